# What the lobby, the waiting room and the page of a link say.

## Play now

web-lobby = Столы
web-play-now = Играть
web-against-level = соперник
web-against-bot = против бота
web-level-level2 = Добряк
web-level-level3 = Крепыш
web-level-level5 = Хитрец
web-learn = Урок, { $n } мин
web-learnt = ✓ Повторить урок
web-learn-on = Урок: шаг { $n } из { $of }
web-play-failed = Стол открыть не удалось. Попробуйте ещё раз чуть позже.
web-hints = Подсказки разрешены
web-hints-help = Чей ход, тот может спросить, что сделал бы бот. В журнале будет отметка.
web-hints-off = Без подсказок

## Tables

web-mine = Ваши столы
web-mine-none = Партий пока нет. Сыграйте с ботом или откройте стол и позовите друга.
web-waiting-for-you =
    { $n ->
        [one] { $n } ждёт вас
        [few] { $n } ждут вас
        [many] { $n } ждут вас
       *[other] { $n } ждут вас
    }
web-open = Открытые столы
web-open-n =
    { $n ->
        [one] { $n } ждёт игроков
        [few] { $n } ждут игроков
        [many] { $n } ждут игроков
       *[other] { $n } ждут игроков
    }
web-open-none = Сейчас никто не ищет игроков. Откройте стол, и его увидят здесь.
web-show-n = Показать все: { $n }
web-upload = Посмотреть сохранённую партию
web-upload-failed = В этом файле нет партии, которую можно прочесть.
web-play = Играть
web-look = Взглянуть
web-watch = Смотреть
web-sit = Сесть
web-invite = Позвать
web-me-unnamed = Вы
web-seats-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободных мест
    }
web-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } ходов
    }
web-round = раунд { $n } из { $rounds }
web-ended = закончена { $when }
web-won = Вы победили, { $scores }
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
        [1] вчера
        [one] { $n } день назад
        [few] { $n } дня назад
        [many] { $n } дней назад
       *[other] { $n } дней назад
    }

## New table

web-new = Новый стол
web-seats-who = Кто играет
web-name-of = Имя игрока { $n }
web-seat-add = Ещё место
web-seat-most = до { $n }
web-seat-remove = Убрать место { $n }
web-listing = Кто может сесть
web-listing-link = друзья по ссылке
web-listing-any = кто угодно
web-modules = Модули
web-modules-none = без них
web-modules-all = все
web-modules-choose = выбрать
web-options = Настройки
web-options-told = { $option }: { $value }
web-options-more = и ещё { $n }
web-table-name = Название стола
web-table-name-hint = какое захотите
web-fair = Честный жребий: запечатан до начала
web-open-table = Открыть стол

## The waiting room

web-room =
    { $n ->
        [one] Ещё одно место свободно
        [few] Ещё { $n } места свободны
        [many] Ещё { $n } мест свободны
       *[other] Ещё { $n } мест свободны
    }
web-room-how =
    { $n ->
        [1] Пошлите ссылку другу. Партия начнётся, как только он сядет за стол.
       *[other] Пошлите каждому другу свою ссылку. Партия начнётся, как только все сядут.
    }
web-room-guest = Партия начнётся, как только все сядут.
web-room-make = Создать ссылку
web-room-send = Отправить
web-room-bot = Посадить бота
web-room-bots =
    { $n ->
        [1] Начать с ботом
       *[other] Начать с ботами
    }
web-room-look = Взглянуть на стол
web-room-listed = Стол виден в списке: сесть может кто угодно.

## A link

web-claim = Для вас есть место
web-claim-watch = Эту партию можно посмотреть
web-claim-mine = Это место уже ваше
web-claim-used = Эта ссылка уже использована
web-claim-used-you = Это были вы? Откройте стол в том же браузере, что и тогда. Оттуда, в настройках, место можно перенести на это устройство.
web-claim-used-else = Кто-то другой? Ссылка действует один раз. Попросите новую у того, кто открыл стол: { $name }.
web-claim-none = Эта ссылка никуда не ведёт
web-claim-host = Кто открыл стол
web-claim-host-unknown = без имени
web-claim-seat = Место
web-claim-how = Выберите имя и садитесь. После этого место принадлежит этому браузеру.
web-claim-sit = Сесть за стол
web-players-n =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игроков
    }

## Часы нового стола

web-clock = Часы
web-clock-none = без часов
web-clock-days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
        [many] { $n } дней на ход
       *[other] { $n } дня на ход
    }
web-clock-minutes = { $n } минут на партию и ещё { $more } секунд на ход
web-clock-zero = Когда время выйдет
web-clock-zero-bot = играет бот
web-clock-zero-pause = стол ждёт

## Какие открытые столы и что засчитывается

web-filter = Какие столы
web-filter-game = Любая игра
web-filter-pace = В любое время
web-filter-clock = С часами и без
web-filter-level = Любые игроки
web-filter-none = Сейчас таких открытых столов нет.
web-pace-now = там кто-то есть
web-pace-days = сейчас там никого
web-timing-none = без часов
web-timing-minutes = минуты на партию
web-timing-days = дни на ход
web-player-new = ещё без рейтинга
web-player-steady = уверенные игроки
web-player-strong = сильные игроки
web-friend-here = друг
web-rated = На рейтинг
web-rated-help = Засчитывается в рейтинг. Без подсказок, каждый играет за себя; кто отдал место боту или заставил других ждать неделю, тот проиграл.
web-to-friends = Друзья
web-to-ladder = Рейтинг
web-to-me = Ваша страница
error-rated_seats = Для партии на рейтинг нужны хотя бы два места, на каждом кто-то свой, и хотя бы один человек.
error-rated_bot = У бота «{ $value }» нет места в рейтинге; есть у этих: { $allowed }.
error-rated_seat = В партии на рейтинг отдать место боту может только сам игрок, и насовсем ({ $seat }).
error-rated_twice = У вас уже есть место; в партии на рейтинг никто не играет против себя.
