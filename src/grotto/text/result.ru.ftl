# What the pages after a game say: result and replay.

web-result-running = Партия ещё идёт
web-result-winner = Победа: { $seat }
web-result-draw = Ничья
web-result-parts = Очки по видам
web-result-category = Вид
web-result-total = Всего
web-result-course = Счёт по ходу партии
web-result-course-label = Счёт каждого игрока за ходы ({ $moves }), до { $high }
web-result-legend = Что значат узоры
web-result-round = Раунд
web-analysis = Разбор
web-doubt = Жребий этой записи не сходится.
web-dice = Проверка жребия
web-dice-how = До партии сервер показал отпечаток тайного зерна. Каждый исход случая следует из этого зерна, и теперь это может пересчитать любой.
web-dice-commitment = Отпечаток
web-dice-seed = Зерно
web-dice-check = Проверить жребий
web-dice-ok = Все ходы ({ $moves }) по правилам, и все исходы случая ({ $outcomes }) следуют из зерна.
web-dice-wrong = Что-то не следует из зерна.
web-replay-start = Начало
web-replay-move = Ход
web-replay-of = { NUMBER($n, useGrouping: 0) } из { NUMBER($total, useGrouping: 0) }
web-replay-first = К началу
web-replay-last = К концу
web-replay-round-back = К предыдущему раунду
web-replay-round-next = К следующему раунду
web-replay-back = На ход назад
web-replay-next = На ход вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-seat = Глазами
web-replay-more = Ещё: скорость, место, новая партия, ссылка
web-replay-link = Ссылка на этот ход
web-fork = Играть отсюда
web-fork-here = Новая партия после хода { NUMBER($n, useGrouping: 0) }
web-result-subline = Очки: { $n } против { $others }, раундов: { $rounds }.
web-result-look = Рассмотреть поле: { $seat }
web-result-table = Таблица с пояснениями
web-result-rounds = Очки по раундам
web-result-turned = Как шла игра
web-why-title = Что решило партию: { $category }
web-why-ahead =
    { $n ->
        [one] Здесь { $seat } впереди на { $n } очко, { $other } позади.
        [few] Здесь { $seat } впереди на { $n } очка, { $other } позади.
       *[many] Здесь { $seat } впереди на { $n } очков, { $other } позади.
    }
web-why-back = { $other } отыгрывает { $n }: { $category }.
web-why-most = Больше всего очков: { $category }, { $n }.
web-share = Поделиться
web-share-link = Ссылка на этот итог
web-share-picture = Сохранить картинкой
web-rematch-alone = Ещё раз
