# Партии на много дней: часы, оповещения, отпуск, ничья, доски для расчёта. Загружается, когда понадобится.

web-days-talk = Партия
web-days-draw = Предложить ничью
web-days-draw-sure = Нужно согласие всех игроков. Тогда партия закончится здесь, без победителя.
web-days-resign = Сдаться
web-days-resign-two = Партия сразу закончится, победит другая сторона.
web-days-resign-more = Бот доиграет за вас до конца. Вернуть место нельзя.
web-days-leave = Покинуть стол
web-days-leave-sure = Место перестанет быть вашим, дальше играет бот.
web-days-sure = { $what }: вы уверены?
web-days-yes = Да, { $what }
web-days-no = Нет
web-days-offered = { $seat } предлагает ничью.
web-days-waits = Вы предложили ничью. Остальные ещё не ответили.
web-days-agree = Согласиться
web-days-decline = Отказаться
web-days-withdraw = Отозвать
web-days-paused = Время вышло: { $seat }. Стол ждёт, пока игрок продолжит или за него сядет бот.
web-days-paused-me = Ваше время вышло, остальные ждут вас.
web-days-resume = Продолжить
web-days-aside = { $seat } не успевает найти ход и остановился. Следующая попытка — в { $time }.
web-days-aside-other = Пусть играет другой бот
web-days-aside-host = А пока тот, кто открыл стол, может посадить другого бота.

web-days-plan = Доска для расчёта
web-days-plan-help = Играйте дальше в одиночку. Никто этого не видит, кубики и карты выпадут заново.
web-days-planning = Ваша доска для расчёта. Кроме вас, её никто не видит.
web-days-plan-back = К столу
web-days-plan-keep = Оставить как условные ходы
web-days-plan-keep-help = Если остальные сыграют в точности так, ваши ходы сделаются сами.
web-days-plan-kept = Сохранено. Если остальные сыграют так, ваши ходы сделаются сами.
web-days-conditions = Условные ходы
web-days-condition = После { $expected }: { $planned }
web-days-condition-drop = Забыть

web-days-clock-left = Осталось { $time }
web-days-clock-runs = Часы идут
web-days-clock-rests = В отпуске: часы стоят

web-days-notices = Когда ваш ход
web-days-browser = Сообщать в этом браузере
web-days-browser-help = Даже если ни одна страница grotto не открыта. Пока вы смотрите на стол, ничего не приходит.
web-days-browser-denied = Браузер не разрешает. Это можно изменить в его настройках для этого сайта.
web-days-browser-unable = Здесь браузер этого не умеет: нужно защищённое соединение.
web-days-mail = Писать мне
web-days-mail-address = Адрес почты
web-days-mail-send = Прислать код
web-days-mail-sent = Мы написали на { $address }. Введите код из этого письма.
web-days-mail-code = Код
web-days-mail-confirm = Подтвердить
web-days-mail-on = Письма приходят на { $address }.
web-days-mail-stop = Больше не писать
web-days-mail-stopped = Больше писем отсюда не будет.
web-days-mail-stop-ask = Больше не присылать писем о ваших ходах?
web-days-vacation = Отпуск
web-days-vacation-help =
    { $n ->
        [one] Часы с днями на ход для вас стоят. В этом году остался { $n } день.
        [few] Часы с днями на ход для вас стоят. В этом году осталось { $n } дня.
        [many] Часы с днями на ход для вас стоят. В этом году осталось { $n } дней.
       *[other] Часы с днями на ход для вас стоят. В этом году осталось { $n } дня.
    }
web-days-vacation-on = Вы в отпуске, самое позднее до { $date }.
web-days-vacation-begin = Уйти в отпуск
web-days-vacation-end = Я вернулся

error-word_here = Здесь этого сказать нельзя.
error-word_alone = За столом вы один, сдаваться некому.
error-resigned = Это место сдалось ({ $seat }); бот доиграет за него до конца.
error-offered = Ничья уже предложена: { $seat }.
error-offer_alone = Согласиться на ничью больше некому: боты не соглашаются.
error-offer_again =
    { $n ->
        [one] Вы недавно предлагали. Ещё { NUMBER($n, useGrouping: 0) } ход, и можно предложить снова.
        [few] Вы недавно предлагали. Ещё { NUMBER($n, useGrouping: 0) } хода, и можно предложить снова.
        [many] Вы недавно предлагали. Ещё { NUMBER($n, useGrouping: 0) } ходов, и можно предложить снова.
       *[other] Вы недавно предлагали. Ещё { NUMBER($n, useGrouping: 0) } хода, и можно предложить снова.
    }
error-no_offer = Сейчас никто не предлагает ничью.
error-agreed = Вы уже согласились.
error-rated_leave = Кто покидает партию на рейтинг, тот проиграл: лучше сдайтесь.
error-rated_link = В партии на рейтинг место никому не передают. С учётной записью можно играть дальше с любого устройства.
error-not_paused = Этого места никто не ждёт.
error-quota_words = За этим столом сказано достаточно.
error-no_plan = Здесь нечего рассчитывать.
error-plan_private = Доска для расчёта только ваша: ни ссылок, ни ботов, ни других игроков.
error-quota_conditions = Здесь у вас уже сохранено линий: { NUMBER($n, useGrouping: 0) }. Сначала забудьте одну.
error-condition_own = В линии нужен чужой ход, а после него ваш.
error-condition_passed = Партия уже пошла по-другому.
error-condition_hidden = Линия не может проходить через историю: никто ещё не знает, чем она обернётся.
error-no_condition = Этой линии больше нет.
error-vacation_used = Отпуск за этот год вы уже взяли, дней: { NUMBER($n, useGrouping: 0) }.
error-push_host = Такая служба оповещений здесь неизвестна.
error-push_keys = Браузер прислал ключи, которые не подходят.
error-mail_address = Это не похоже на адрес почты.
error-mail_often = На этот адрес сегодня уже писали достаточно.
error-mail_late = Кода не ждут; попросите новый.
error-mail_code = В письме был другой код.
error-mail_failed = Письмо не отправилось. Проверьте адрес или попробуйте позже.
error-no_mail_here = Этот сервер не шлёт писем.
error-no_mail = По этой ссылке писем больше не шлют.
