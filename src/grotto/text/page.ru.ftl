# What the pages around every table say.

## The page

web-nav = Страницы
web-home = grotto, к столам
web-to-tables = К столам
web-nav-tables = Столы
web-nav-about = О проекте
web-nav-account = Учётная запись
web-somebody = кто-то
web-nav-report = Пожаловаться
web-log = Журнал
web-tales = Истории вашей деревни
web-rules = Правила
web-chat = Чат
web-chat-unread = Чат, новых: { $n }
web-settings = Настройки
web-keys = Клавиши
web-close = Закрыть
web-loading = Стол загружается
web-offline = Нет связи, пробуем снова. Ваш последний ход сохранён.
web-problem = Эту страницу нельзя показать
web-problem-table = Стол: { $value }
web-broken = Страница сломалась
web-broken-how = Это наша ошибка; ни один ход не потерян. Положение словами работает и без полей.
web-frozen = Эту партию можно только читать
web-frozen-kept = { $n ->
    [one] Её { $n } ход сохранён вместе с тем, что он принёс; ничего не потеряно.
    [few] Все её { $n } хода сохранены вместе с тем, что они принесли; ничего не потеряно.
   *[other] Все её { $n } ходов сохранены вместе с тем, что они принесли; ничего не потеряно.
}
web-frozen-shown = { $n ->
    [0] Можно посмотреть начальную позицию и начать с неё новую партию.
   *[other] Можно посмотреть позиции до хода { $n } и продолжить с любой из них новой партией.
}
web-broken-again = Попробовать снова
web-broken-report = Отчёт для тех, кто может это исправить
web-affordable = Только по средствам
web-none-affordable = Вам пока ничего не по средствам.
web-show-all = Показать всё
web-me = Ваше имя: { $name }. Изменить
web-me-none = Выбрать имя
web-error-not_found = По этому адресу ничего нет.
web-error-server = Сервер не дал понятного ответа ({ $status }). Загрузите страницу снова.
web-error-refused = Сервер это отклонил.

## Around tables

web-rematch = Реванш
web-rematch-go = К реваншу
web-hint = Совет
web-log-hinted = с подсказкой
web-way-more =
    { $n ->
        [one] и ещё { $n } шаг
        [few] и ещё { $n } шага
       *[other] и ещё { $n } шагов
    }
web-name = Ваше имя
web-sitter-me = Я
web-sitter-local = Кто-то рядом, за этим экраном
web-sitter-link = Друг, по ссылке
web-bot-seat = Бот { $n }
web-bots-random = Растеряха: любой ход по правилам
web-bots-greedy = Торопыга: берёт лучшее сейчас
web-bots-planner = Стратег: в одиночку планирует партию до конца, иначе играет как Торопыга
web-bots-level1 = Новичок: «Мел», хватает что приглянулось
web-bots-level2 = Добряк: «Сланец», старается, но многого не замечает
web-bots-level3 = Крепыш: «Мрамор», играет разумно
web-bots-level4 = Силач: «Гранит», ничего не дарит
web-bots-level5 = Хитрец: «Алмаз», всё проверяет дважды
web-bot =
    { $bot ->
        [random] бот-растеряха
        [greedy] бот-торопыга
        [level1] бот Мел
        [level2] бот Сланец
        [level3] бот Мрамор
        [level4] бот Гранит
        [level5] бот Алмаз
       *[other] бот { $bot }
    }
web-sealed = Отпечаток запечатанного жребия
web-seat-link-for = Ссылка для игрока { $n }
web-spectator-link = Ссылка для зрителей
web-copy = Копировать
web-copied = Скопировано
web-go = К столу
web-claim-game = Игра
web-room-back = В комнату ожидания

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
web-seat-give-up = Сдаться: доиграет бот, партия засчитывается как проигранная
web-seat-back = Забрать место у бота
web-against = { $one } и { $other }
web-record = Скачать партию

## The turn bar

web-turnbar = Решение
web-your-turn = Ваш ход
web-others-turn = Выбирает { $seat }.
web-others-rest = { $seat }: остановка.
web-waiting = Ждём игроков.
web-wait = подождите
web-preview = как показано:
web-once-more = Нажмите ещё раз, если уверены.
web-then = затем
web-then-from = затем: { $source }
web-ends = конец хода
web-gives-up = пропадёт: { $what }
web-ask-one = { $act }?
web-ask-done = Здесь всё сделано. Дальше?
web-no-way-back = нельзя отменить
web-begins-harvest = начнётся урожай
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
web-turn-more = Ещё
web-undo = Отменить
web-restart-nothing = В этом ходу ещё ничего не сделано.
web-undo-moved = Этого уже не отменить: с тех пор был другой ход ({ $seat }).
web-undo-nothing = Отменять нечего: здесь нет вашего действия.
web-undo-shown = Это уже не отменить: кое-что открылось.
web-restart = Начать ход заново
web-end-left = Ещё можно: { $what }. Оставить?
web-end-left-many = Здесь ещё есть что сделать. Оставить?
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
web-tray = В любой момент
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
web-log-look = открыть повтор на этом ходу
web-itself = само собой: { $n }
web-more = и ещё { $n }
web-story = Прочитать целиком
web-replay-here = Повтор отсюда
web-label = { $name }:
web-told-name = { $seat }:
web-told-and = {"; "}
web-undone = отменено
web-new-here = новое
web-new-card = Новое: { $card }
web-past = Положение после хода { NUMBER($n, useGrouping: 0) }
web-past-now = Вернуться к настоящему

## Rules, settings, keys

web-example =
    Посмотреть пример партии: в одиночку, { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
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
web-confirm-setting = Переспрашивать в конце хода и о необратимом
web-confirm-auto = пока я новичок: если ещё есть что делать
web-confirm-always = всегда
web-confirm-left = только если ещё есть что делать
web-confirm-never = никогда
web-motion = Скорость движения
web-motion-auto = как в системе
web-motion-slow = медленно
web-motion-normal = обычно
web-motion-fast = быстро
web-motion-none = без движения
web-sound = Звук
web-volume = Громкость
web-coach-setting = Наставница Бруна подсказывает новое
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
web-key-hint = что бы вы сделали?
web-key-log = журнал
web-key-sound = включить или выключить звук
web-key-rules = правила выделенного
web-key-close = закрыть или взять назад

## After the game

web-result = Итог
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
web-replay = Повтор

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

## The card that explains a thing

web-card-now = Вам сейчас
web-card-rule = правило целиком
web-legend = Что значат знаки
