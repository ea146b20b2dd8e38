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
error-table_frozen = Эта версия grotto не может воспроизвести партию, поэтому здесь её можно только читать.
error-table_halted = Те, кто следит за сервером, остановили эту партию; её можно только читать.
error-blocked = На этом сервере вам запрещено что-либо менять.
error-table_closed = Чтобы сесть за этот стол, нужна ссылка от его хозяина.
error-request_used = Этот номер запроса уже использован для другого; для каждого действия нужен новый.
error-no_table = Такого стола нет.
error-no_seat = За этим столом нет места с номером { $value }.
error-no_lesson = Такого урока нет: { $value }.
error-no_claim = Эта ссылка никуда не ведёт; попросите новую.
error-no_example = Для этой игры нет образцовой партии.
error-claim_used = Этой ссылкой уже воспользовались; попросите новую.
error-no_position = Позиции после хода { $value } нет; всего ходов в партии: { NUMBER($n, useGrouping: 0) }.
error-seat_taken = Это место занято: { $seat }.
error-seat_present = Хозяин этого места за столом ({ $seat }); только он может отдать его боту.
error-no_cookie = Ваш браузер не представился; разрешите файлы cookie для этого сайта и загрузите страницу снова.
error-csrf = Этот запрос пришёл не со страницы этого стола; загрузите страницу снова.
error-bad_request = Сервер не понимает этот запрос.
error-bad_body = Тело этого запроса должно быть объектом JSON.
error-field_missing = Не хватает поля «{ $key }».
error-field_type =
    { $type ->
        [int] В поле «{ $key }» должно быть целое число.
        [str] В поле «{ $key }» должен быть текст.
        [bool] В поле «{ $key }» должно быть true или false.
        [array] В поле «{ $key }» должен быть список.
        [object] В поле «{ $key }» должен быть объект.
       *[other] В поле «{ $key }» должно быть: { $allowed }.
    }
error-field_long = Поле «{ $key }» слишком длинное; предел в знаках: { NUMBER($n, useGrouping: 0) }.
error-field_limit = Значение поля «{ $key }» должно быть { $allowed }.
error-field_value = В поле «{ $key }» не может стоять «{ $value }».
error-field_form = Поле «{ $key }» записано не так, как нужно.
error-no_tales = За этим столом историй не рассказывают.
error-no_page = По этому адресу ничего нет.
error-no_method = По этому адресу так делать нельзя.
error-too_large = Это слишком велико для сервера.
error-too_many = Слишком много сразу; попробуйте ещё раз через { NUMBER($n, useGrouping: 0) } с.
error-server = На сервере что-то пошло не так. Ничто подтверждённое не потеряно.
error-database = База данных не отвечает; попробуйте ещё раз.
error-seed_hidden = Зерно случая публикуется в конце партии; тогда можно проверить каждый исход.
error-no_language = На языке «{ $value }» текстов нет; есть языки: { $allowed }.
error-unknown_bot = Бота «{ $value }» нет; есть боты: { $allowed }.
error-bad_seats = Описано мест: { $value }, а играющих: { $n }.
error-record_encoding = Это не запись: это не текст в UTF-8.
error-db_url = «{ $value }» — не адрес базы данных; пишите как здесь: { $allowed }.
error-db_closed = Базу данных { $value } не открыть: { $key }
error-db_newer = База данных { $value } записана более новым grotto (её версия { $key }, эта программа знает не выше { $allowed }). Запустите его или верните резервную копию: grotto restore.
error-db_served = С базой данных { $value } работает сервер; сначала остановите его.
error-db_restored = В базу данных { $value } как раз возвращают резервную копию; запустите снова чуть позже.
error-backup_there = Файл { $value } уже есть; резервная копия ничего не заменяет.
error-backup_foreign = { $value } — не резервная копия grotto.
error-bad_host = По адресу { $value } слушать нельзя; --host должен быть адресом этой машины, а --port — от 0 до 65535.
error-port_taken = По адресу { $value } уже слушает другая программа; выберите другой порт с помощью --port.
error-wrong_host = По этому имени сервер не отвечает.
error-config_missing = Настройки «{ $value }» не прочитать: { $key }
error-config_wrong = Настройки в «{ $value }» не годятся: { $key }
error-quota_tables = Столов, где вы ещё не доиграли: { NUMBER($n, useGrouping: 0) }; закончите партию, прежде чем открывать новую.
error-quota_bots = Мест, где за вашими столами играют боты: { NUMBER($n, useGrouping: 0) }; сначала закончите одну из этих партий.
error-quota_address = Столов, открытых из вашей сети, где партия ещё идёт: { NUMBER($n, useGrouping: 0) }; сначала одна из них должна закончиться.
error-quota_address_bots = Мест, где за столами вашей сети играют боты: { NUMBER($n, useGrouping: 0) }; сначала одна из этих партий должна закончиться.
error-quota_records = За две недели вы загрузили сюда партий: { NUMBER($n, useGrouping: 0) }. Новые можно будет загрузить, когда первые станут старше.
error-quota_address_records = За две недели из вашей сети загружено партий: { NUMBER($n, useGrouping: 0) }. Новые можно будет загрузить, когда первые станут старше.
error-quota_undone = За этим столом отменено уже столько ходов, что больше отменить нельзя; играйте дальше отсюда.
error-seat_left = Хозяин этого места только что был здесь ({ $seat }); бот может сесть через { NUMBER($n, useGrouping: 0) } с.
error-fork_hidden = Там рассказывают историю; пока эта партия не окончена, новую можно начать до неё или после.
error-name_blank = Такое имя никто не увидит; выберите имя с буквами или цифрами.
error-packs_missing = Папки «{ $value }» нет; --packs принимает папку, в подпапках которой лежат наборы.

## Партии на много дней: что говорят помимо ходов и в чём отказывают

event-said_resign = { $seat } сдаётся.
event-said_leave = { $seat } покидает стол; дальше играет бот.
event-said_offer = { $seat } предлагает ничью.
event-said_agree = { $seat } соглашается на ничью.
event-said_decline = { $seat } отказывается от ничьей.
event-said_resume = { $seat } продолжает.
event-said_flag_bot = Время вышло: { $seat }. Дальше играет бот.
event-said_flag_pause = Время вышло: { $seat }. Стол ждёт.
event-said_over_draw = Партия заканчивается вничью.
event-said_over_resign = Партия окончена.
verdict-agreed = Игроки согласились на ничью.
verdict-resigned = Другая сторона сдалась.
web-wins-resigned = { $seat } побеждает: другая сторона сдалась.
error-time_over = Поздно: время вышло.
error-paused = Стол ждёт: { $seat }. Время вышло.
error-clock_alone = Когда за столом один человек, часы не нужны.
error-clock_days = На ход не больше { NUMBER($n, useGrouping: 0) } дней, а не { $value }.
