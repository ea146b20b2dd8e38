# Что говорит страница разбора партии, и страница итога о нём.

## Насколько готово

web-study = Разбор
web-study-none = Узнайте, чего стоило каждое решение и что было бы лучше.
web-study-running = Смотрим каждое решение.
web-study-stopped = Остановлено. Найденное сохранено.
web-study-failed = Эту партию разобрать не удалось.
web-study-done = Все решения разобраны.
web-study-progress = Решений: { $n } из { $total }
web-study-start = Разобрать партию
web-study-on = Продолжить
web-study-stop = Остановить
web-study-others = Начать разбор могут те, кто играл.
error-analysis_running = Пока играют несколько человек, партию разбирать нельзя.
error-analysis_busy = Уже разбираются ваши партии: { $n }. Дождитесь одной или остановите её.
error-analysis_full = Сейчас разбирается много партий. Попробуйте чуть позже.
error-no_decision = Такого решения нет: { $value }.

## Решение

web-study-move = { $seat }, раунд { $round }: { $name }
web-study-best = Лучше ничего не нашлось.
web-study-better = Лучше на { $n }: { $way }.
web-study-back = На решение назад
web-study-next = На решение вперёд
web-study-round-back = К началу раунда или к прошлому раунду
web-study-round-next = К следующему раунду
web-study-decision = Решение
web-study-of = { $n } из { $total }
web-study-mistake = Следующая ошибка
web-study-show-played = Что сыграно
web-study-show-best = Что лучше
web-study-shown-best = На планшете: лучший ход
web-study-shown-played = На планшете: что сыграно
web-study-shown-way = На планшете: другой ход
web-study-board = Планшет перед этим решением
web-study-key-moves = решения
web-study-key-rounds = раунды
web-study-link = Ссылка на это место

## Ходы

web-study-moves = Ходы
web-moves-best = лучшее
web-moves-lost = потеряно очков
web-moves-round = Раунд { $n }
web-move-best = { $seat }: { $name }, лучшее
web-move-lost = { $seat }: { $name }, потеряно очков: { $n }
web-move-plain = { $seat }: { $name }

## Что ещё можно было сделать

web-ways = { $seat }: что ещё можно было?
web-ways-how = Очки, которых ждать в конце. На каждое решение просмотрено позиций: { $n }.
web-ways-win = Под ними: как часто это победа.
web-ways-error = Плюс-минус { $n }.
web-ways-more =
    { $n ->
        [one] Ещё { $n }
       *[other] Ещё { $n }
    }
web-ways-fewer = Меньше
web-way-this = сыграно
web-way-played = { $rank } из { $of }, { $way }, ожидается { $n }, так сыграно
web-way-better = { $rank } из { $of }, { $way }, ожидается { $n }, лучше сыгранного на { $difference }
web-way-worse = { $rank } из { $of }, { $way }, ожидается { $n }, хуже сыгранного на { $difference }
web-why = Почему так лучше
web-why-nothing = Одной причины нет: лучше вся позиция.
web-because-taken = Следом это забирает другой игрок ({ $seat }): { $act }.
web-because-later =
    { $n ->
        [one] { $seat } делает это { $n } раундом позже, и тогда это стоит меньше.
        [few] { $seat } делает это { $n } раундами позже, и тогда это стоит меньше.
       *[other] { $seat } делает это { $n } раундами позже, и тогда это стоит меньше.
    }
web-because-points = Сразу больше очков: { $n }.
web-because-goods = Разница в запасах: { $goods }.
web-try = Попробовать отсюда
web-try-against = соперник
web-try-level2 = Добряк
web-try-level3 = Крепыш
web-try-level5 = Хитрец

## Как всё повернулось

web-curve-what = Что показывает кривая
web-curve-title = { $seat }: шансы на победу
web-curve-title-points = Ожидаемые очки в конце
web-curve-of-points = очки
web-curve-how = Нажмите на кривую, чтобы перейти туда.
web-curve-chance = Шансы на победу, { $seat }: { $first } в начале, { $last } в конце
web-curve-points = Ожидаемые очки в конце: { $list }
web-costly-title = Что обошлось дороже всего
web-costly = { $seat }, раунд { $round }: { $name }
web-costly-better = Лучше: { $way }.
web-costly-none = Больших потерь не было.
