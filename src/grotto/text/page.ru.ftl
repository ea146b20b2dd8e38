# What the pages around every table say.

## The page

web-nav = Страницы
web-home = grotto, к столам
web-to-tables = К столам
web-nav-tables = Столы
web-nav-about = О проекте
web-log = Журнал
web-rules = Правила
web-settings = Настройки
web-keys = Клавиши
web-close = Закрыть
web-loading = Стол загружается
web-offline = Нет связи, пробуем снова. Ваш последний ход сохранён.
web-problem = Эту страницу нельзя показать
web-problem-table = Стол: { $value }
web-broken = Страница сломалась
web-broken-how = Это наша ошибка; ни один ход не потерян. Положение словами работает и без полей.
web-broken-again = Попробовать снова
web-broken-report = Отчёт для тех, кто может это исправить
web-affordable = Только то, что мне по средствам
web-none-affordable = Вам пока ничего не по средствам.
web-show-all = Показать всё
web-me = Ваше имя: { $name }. Изменить
web-me-none = Выбрать имя
web-error-not_found = По этому адресу ничего нет.
web-error-server = Сервер не дал понятного ответа ({ $status }). Загрузите страницу снова.
web-error-refused = Сервер это отклонил.

## Lobby

web-lobby = Столы
web-mine = Ваши столы
web-mine-none = Вы пока не сидите ни за одним столом. Откройте свой или сыграйте с ботом.
web-waiting-for-you =
    { $n ->
        [one] { $n } стол ждёт вас
        [few] { $n } стола ждут вас
        [many] { $n } столов ждут вас
       *[other] { $n } столов ждут вас
    }
web-open = Открытые столы
web-open-none = Открытых столов нет. Откройте свой или сыграйте с ботом.
web-upload = Посмотреть партию из файла
web-upload-failed = Этот файл не удалось прочесть как партию.
web-play = Играть
web-look = Смотреть
web-watch = Смотреть
web-sit = Сесть
web-rematch = Реванш
web-rematch-go = К реваншу
web-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } ходов
    }
web-round = Раунд { $n } из { $rounds }
web-ago-minutes =
    { $n ->
        [0] только что
        [one] { $n } минуту назад
        [few] { $n } минуты назад
        [many] { $n } минут назад
       *[other] { $n } минут назад
    }
web-ago-hours =
    { $n ->
        [one] { $n } час назад
        [few] { $n } часа назад
        [many] { $n } часов назад
       *[other] { $n } часов назад
    }
web-ago-days =
    { $n ->
        [one] { $n } день назад
        [few] { $n } дня назад
        [many] { $n } дней назад
       *[other] { $n } дней назад
    }
web-new = Новый стол
web-name = Ваше имя
web-name-of = Имя игрока { $n }
web-players = Игроки
web-players-n =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игроков
    }
web-sitter-me = Я, здесь
web-sitter-local = Другой человек за этим экраном
web-sitter-link = Любой по ссылке
web-bots-random = Бот «random»: любой ход по правилам
web-bots-greedy = Бот «greedy»: берёт лучшее сейчас
web-bot-seat = Бот { $n }
web-bot = бот { $bot }
web-options-more =
    { $n ->
        [one] Ещё { $n } настройка
        [few] Ещё { $n } настройки
        [many] Ещё { $n } настроек
       *[other] Ещё { $n } настроек
    }
web-table-name = Название стола
web-listed = Показать в списке: любой может занять свободное место
web-fair = Честный жребий: зерно запечатано до начала и открывается в конце.
web-sealed = Отпечаток запечатанного зерна
web-open-table = Открыть стол
web-made = Стол открыт
web-made-how = Пошлите каждую ссылку одному человеку: она действует один раз и закрепляет место за его браузером.
web-seat-link-for = Ссылка для игрока { $n }
web-spectator-link = Ссылка для зрителей
web-copy = Копировать
web-copied = Скопировано
web-go = К столу
web-claim = Для вас есть место
web-claim-watch = Эту партию можно посмотреть
web-claim-mine = Это место уже ваше
web-claim-used = Эта ссылка уже использована
web-claim-used-you = Если это были вы, откройте стол в том же браузере, что и тогда. Оттуда, в настройках, место можно перенести на это устройство.
web-claim-used-else = Если не вы: ссылка действует один раз. Попросите новую у того, кто открыл стол: { $name }.
web-claim-none = Эта ссылка никуда не ведёт
web-claim-game = Игра
web-claim-host = Кто открыл стол
web-claim-host-unknown = без имени
web-claim-seat = Место
web-claim-how = Выберите имя и садитесь. После этого место принадлежит этому браузеру.
web-claim-sit = Сесть за стол

## Seats

web-seats = Места
web-you = вы
web-away = не за столом
web-thinks = думает
web-seat-open = свободно
web-seat-move = Перенести на другое устройство
web-seat-move-how = Откройте эту ссылку на другом устройстве: место перейдёт туда. Она действует один раз.
web-seat-link = Новая ссылка
web-seat-bot = Пусть играет бот
web-seat-back = Забрать место у бота
web-against = { $one } против { $other }
web-record = Скачать партию

## The turn bar

web-turnbar = Решение
web-your-turn = Ваш ход
web-others-turn = Выбирает { $seat }.
web-waiting = Ждём игроков.
web-wait = подождите
web-preview = как показано:
web-ends = конец хода
web-no-way-back = без возврата
web-count-places =
    { $n ->
        [one] { $n } вариант на выбор
        [few] { $n } варианта на выбор
        [many] { $n } вариантов на выбор
       *[other] { $n } вариантов на выбор
    }
web-number = Сколько
web-count-ways =
    { $n ->
        [one] { $n } способ продолжить
        [few] { $n } способа продолжить
        [many] { $n } способов продолжить
       *[other] { $n } способов продолжить
    }
web-takeback = взять назад
web-back = Выбрать заново
web-lay-here = Положить здесь
web-turn-piece = Повернуть
web-undo = Отменить
web-restart-nothing = В этом ходу ещё ничего не сделано.
web-undo-moved = Этого уже не отменить: с тех пор был другой ход ({ $seat }).
web-undo-nothing = Отменять нечего: здесь нет вашего действия.
web-undo-shown = Это уже не отменить: кое-что открылось.
web-restart = Начать ход заново
web-end-left =
    { $n ->
        [one] Ещё есть что сделать. Оставить?
        [few] Ещё есть что сделать ({ $n } способа). Оставить?
        [many] Ещё есть что сделать ({ $n } способов). Оставить?
       *[other] Ещё есть что сделать ({ $n } способов). Оставить?
    }
web-end-sure = Точно?
web-end-no = Ещё нет
web-conflict = Тем временем положение изменилось; вот оно.
web-done = Готово.
web-plus = Плюс { $amount }.
web-minus = Минус { $amount }.
web-state-lit = можно выбрать
web-state-chosen = выбрано
web-state-off = нельзя: { $reason }
web-state-taken = занято: { $seat }
web-why-not-now = { $thing }: сейчас вопрос не об этом.
web-tray = Свободно, в любой момент
web-tray-empty = сейчас ничего
web-type = Ввести ход
web-type-unknown = «{ $act }» — сейчас такого хода нет.
web-tabs = Части стола
web-textview = Положение словами
web-board = К столу

## What has happened

web-last = Последние ходы
web-since = С вашего прошлого визита
web-again = Показать снова
web-again-stop = Остановить
web-last-none = С вашего последнего действия никто не ходил.
web-log-empty = Ещё никто не ходил.
web-log-look = показать положение тогда
web-by-itself = само собой
web-told-name = { $seat }:
web-told-and = {"; "}
web-undone = отменено
web-past = Положение после хода { NUMBER($n, useGrouping: 0) }
web-past-now = Вернуться к настоящему

## Rules, settings, keys

web-rules-search = Искать в правилах
web-rules-found =
    { $n ->
        [one] { $n } запись
        [few] { $n } записи
        [many] { $n } записей
       *[other] { $n } записей
    }
web-rules-none = В правилах нет таких слов.
web-save = Сохранить
web-saved = Сохранено
web-language = Язык
web-language-en = English
web-language-ru = Русский
web-language-fr = Français
web-theme = Цвета
web-theme-auto = как в системе
web-theme-light = светлые
web-theme-dark = тёмные
web-confirm-setting = Переспрашивать в конце хода
web-confirm-always = всегда
web-confirm-left = только если ещё есть что делать
web-confirm-never = никогда
web-motion = Движение на столе
web-motion-auto = как в системе
web-motion-full = да
web-motion-none = нет
web-letters = Отдельные буквы — клавиши команд
web-key-tab = к следующему элементу
web-key-arrows = по полю
web-key-next = к следующему, что можно выбрать
web-key-choose = выбрать
web-key-turn = повернуть деталь
web-key-back = взять последний выбор назад
web-key-undo = отменить
web-key-restart = начать ход заново
web-key-skip = пропустить остальное
web-key-end = закончить ход
web-key-tray = к свободным обменам
web-key-type = ввести ход
web-key-option = кнопки решения по порядку
web-key-boards = поля соперников
web-key-log = журнал
web-key-rules = правила выделенного
web-key-close = закрыть или взять назад

## After the game

web-result = Итог
web-result-running = Партия ещё идёт
web-result-winner = Победа: { $seat }
web-result-draw = Ничья
web-wins = Победа: { $seat }, { $scores }
web-draw = Ничья, { $scores }
web-scores-two = { $n } : { $other }
web-result-solo =
    { $n ->
        [one] { $seat }: { $n } очко
        [few] { $seat }: { $n } очка
        [many] { $seat }: { $n } очков
       *[other] { $seat }: { $n } очков
    }
web-result-parts = Очки по видам
web-result-category = Вид
web-result-total = Всего
web-result-course = Счёт по ходу партии
web-result-course-label = Счёт каждого игрока за ходы ({ $moves }), до { $high }
web-result-legend = Что значат узоры
web-result-round = Раунд
web-doubt = Жребий этой записи не сходится.
web-dice = Проверка жребия
web-dice-how = До партии сервер показал отпечаток тайного зерна. Каждый исход случая следует из этого зерна, и теперь это может пересчитать любой.
web-dice-commitment = Отпечаток
web-dice-seed = Зерно
web-dice-check = Проверить жребий
web-dice-ok = Все ходы ({ $moves }) по правилам, и все исходы случая ({ $outcomes }) следуют из зерна.
web-dice-wrong = Что-то не следует из зерна.
web-replay = Повтор
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

## About

web-about-what = grotto — стол для настольных игр о пещерах: в браузере, в терминале, в одиночку, с другими или против ботов.
web-about-fan = Это проект любителей. Он не связан с авторами и издателями игр и не использует их рисунков и текстов. Покупайте сами игры: они того стоят.
web-about-thanks = С благодарностью
web-about-icons = Значки:
web-about-fonts = Шрифты:
web-about-licence = grotto — свободная программа под лицензией MIT.
web-about-api = Интерфейс для ваших программ (OpenAPI)

# A game without boards of its own.
web-plain-choices = Что можно выбрать
web-plain-mine = Стол
web-plain-theirs = Другие игроки
web-plain-common = Между игроками
web-plain-round = Раунд { $n }
web-yes = да
web-no = нет
