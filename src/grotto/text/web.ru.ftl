# Сообщения стола в браузере.

## Ошибки: в чём отказывает стол или сервер

error-stale = Тем временем за столом сделали ход; вот позиция на сейчас.
error-not_your_seat = Это не ваше место.
error-not_your_turn = Сейчас решает другой: { $seat }.
error-not_your_undo = Отменить последнее действие может только тот, кто его сделал: { $seat }.
error-no_undo = Отменить нечего: то, что решил случай или сделал другой игрок, остаётся.
error-bot_sits = Сейчас за это место играет бот ({ $seat }); сначала верните место себе.
error-table_over = Эта партия окончена.
error-table_running = Эта партия ещё не окончена.
error-table_imported = Это загруженная запись; чтобы играть дальше, начните новую партию с одной из её позиций.
error-table_closed = Чтобы сесть за этот стол, нужна ссылка от его хозяина.
error-request_used = Этот номер запроса уже использован для другого; для каждого действия нужен новый.
error-no_table = Такого стола нет.
error-no_seat = За этим столом нет места с номером { $value }.
error-no_claim = Эта ссылка никуда не ведёт; попросите новую.
error-claim_used = Этой ссылкой уже воспользовались; попросите новую.
error-no_position = Позиции после хода { $value } нет; всего ходов в партии: { NUMBER($n, useGrouping: 0) }.
error-seat_taken = Это место занято: { $seat }.
error-seat_present = Хозяин этого места за столом ({ $seat }); только он может отдать его боту.
error-no_cookie = Ваш браузер не представился; разрешите файлы cookie для этого сайта и загрузите страницу снова.
error-csrf = Этот запрос пришёл не со страницы этого стола; загрузите страницу снова.
error-bad_request = Сервер не понимает этот запрос.
error-no_page = По этому адресу ничего нет.
error-no_method = По этому адресу так делать нельзя.
error-too_large = Это слишком велико для сервера.
error-too_many = Слишком много запросов сразу; подождите немного.
error-server = На сервере что-то пошло не так. Ничто подтверждённое не потеряно.
error-database = База данных не отвечает; попробуйте ещё раз.
error-seed_hidden = Зерно случая публикуется в конце партии; тогда можно проверить каждый исход.
error-no_language = На языке «{ $value }» текстов нет; есть языки: { $allowed }.
error-unknown_bot = Бота «{ $value }» нет; есть боты: { $allowed }.
error-bad_seats = Описано мест: { $value }, а играющих: { $n }.
error-record_encoding = Это не запись: это не текст в UTF-8.
error-db_url = «{ $value }» — не адрес базы данных; пишите как здесь: { $allowed }.
error-db_closed = Базу данных { $value } не открыть: { $key }
error-bad_host = По адресу { $value } слушать нельзя; --host должен быть адресом этой машины, а --port — от 0 до 65535.
error-port_taken = По адресу { $value } уже слушает другая программа; выберите другой порт с помощью --port.

## Cave vs. Cave: что говорится на пещерах и вокруг них

web-cvc-panel-actions = Действия
web-cvc-panel-mine = Моя пещера
web-cvc-panel-rooms = Комнаты
web-cvc-panel-theirs = Чужая пещера
web-cvc-the-table = Стол
web-cvc-tiles = Жетоны действий
web-cvc-tile = Жетон действия «{ $tile }»
web-cvc-tile-current = Жетон действия «{ $tile }», взят на этот ход
web-cvc-tile-hidden = Закрытый жетон действия, на обороте { $n }
web-cvc-taken-by = взял игрок { $name }
web-cvc-walls-ignored = стены не мешают
web-cvc-refill-to = до { $n }
web-cvc-refill-all = все
web-cvc-different =
    { $n ->
        [one] { $n } товар
        [few] { $n } разных
       *[many] { $n } разных
    }
web-cvc-round =
    { $turns ->
        [one] Раунд { $n } из { $rounds }: по { $turns } ходу
       *[other] Раунд { $n } из { $rounds }: по { $turns } хода
    }
web-cvc-over = Партия окончена
web-cvc-display = Комнаты на столе
web-cvc-display-empty = На столе нет комнат.
web-cvc-stack =
    { $n ->
        [one] { $n } комната в стопке
        [few] { $n } комнаты в стопке
       *[many] { $n } комнат в стопке
    }
web-cvc-walls-left = Осталось стен: { $n }
web-cvc-walls-left-text = Стен в запасе: { $n }.
web-cvc-free = бесплатно
web-cvc-room =
    { $points ->
        [one] { $room }, { $colour }, { $points } очко
        [few] { $room }, { $colour }, { $points } очка
       *[many] { $room }, { $colour }, { $points } очков
    }
web-cvc-card = { $room }, стоит: { $cost }, стены: { $pattern }
web-cvc-colour-orange = оранжевая
web-cvc-colour-blue = синяя
web-cvc-no-fit = стены не подходят
web-cvc-short = нужно ещё { $amount }
web-cvc-too-blue = нужно больше оранжевых комнат
web-cvc-most-gold = нужно больше золота
web-cvc-marks = Знаки стен.
web-cvc-mark-needed = толстая: стена нужна
web-cvc-mark-either = прерывистая: всё равно
web-cvc-mark-none = тонкая: без стены.
web-cvc-mark-blue = синяя: действует сама.
web-cvc-mark-turn = Комнату можно повернуть.
web-cvc-you = вы
web-cvc-parts = комнаты { $rooms } + золото { $gold }
web-cvc-score = Очки за комнаты: { $rooms }, за золото: { $gold }, всего: { $total }.
web-cvc-score-is =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-cvc-score-then =
    { $n ->
        [one] затем { $n } очко
        [few] затем { $n } очка
       *[many] затем { $n } очков
    }
web-cvc-cave-of = Пещера, игрок { $name }
web-cvc-goods-of = Товары, игрок { $name }
web-cvc-goods-are = Товары: { $goods }.
web-cvc-empty = пусто
web-cvc-empty-cavern = пустая каверна
web-cvc-rock = порода, ещё не раскопано
web-cvc-food-icon = внутри 1 еда
web-cvc-walls = стены: { $sides }
web-cvc-no-walls = без стен
web-cvc-side-n = сверху
web-cvc-side-e = справа
web-cvc-side-s = снизу
web-cvc-side-w = слева
web-cvc-wall-places = Места для стен
web-cvc-wall-at = Стена { $edge }
web-cvc-no-wall-at = Место для стены { $edge }
web-cvc-built-walls = Построенные стены: { $walls }.
web-cvc-built-none = Стен не построено.
