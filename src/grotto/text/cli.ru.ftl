# Команда grotto.

## Страницы справки

cli-help-usage = Вызов:
cli-help-options-word = [КЛЮЧИ]
cli-help-command-word = КОМАНДА …
cli-help-options = Ключи
cli-help-commands = Команды

cli-help-main = Стол для настольных игр о пещерах. Играйте с людьми и ботами, пересматривайте партии, проверяйте честность случая, устраивайте матчи ботов.
cli-help-games = Список игр: число игроков, настройки, языки.
    .short = какие есть игры
cli-help-learn = Учитесь играть: короткий урок за настоящим столом, по нескольку минут на главу. Наставница говорит об одном и ждёт, пока вы это сделаете. Уйти можно когда угодно, в следующий раз урок продолжится с того же места.
    .short = научиться игре
cli-help-play = Сыграть целую партию в терминале. Выбирайте по номеру, названию или записи хода; во время партии слово «помощь» покажет команды. Сохранённую партию продолжает ключ --from.
    .short = сыграть партию в терминале
cli-help-replay = Пересказать сохранённую партию ход за ходом и показать последнюю позицию либо позицию после нескольких ходов.
    .short = пересмотреть партию
cli-help-verify = Проверить сохранённую партию: каждый ход по правилам, итог и, если в записи есть зерно, каждый исход случая.
    .short = проверить запись партии
cli-help-arena = Провести матч любого числа ботов и показать, кто как сыграл: рейтинги, победы, очки, что даёт место за столом. Бот — это имя нашего бота, «module:Class» или программа, которая говорит по простому протоколу (docs/protocol.md). Каждая группа ботов играет каждую раздачу на всех местах, с одной и той же удачей.
    .short = матч ботов
cli-help-bench = Измерить, сколько решений в секунду принимает движок. Без названия игры — для всех игр.
    .short = измерить скорость движка
cli-help-train = Научить сеть оценивать позиции игры: она играет сама с собой. Обучение хранится в папке и продолжается с того места, где остановилось.
    .short = научить сеть игре

cli-option-lang = язык всех слов: en, ru или fr; без ключа — язык вашей системы
cli-option-help = показать эту страницу
cli-version =
    grotto { $version } ({ $compiled ->
        [yes] движок скомпилирован
       *[no] движок интерпретируется
    })
cli-option-version = показать версию
cli-option-json = вывести JSON, для программ
cli-option-tales = вывести только рассказанные истории
cli-option-plain = без рисунков и цвета, для каналов и программ экранного чтения
cli-option-chapter = начать с этой главы, по номеру
cli-option-seats = кто где сидит, через запятую: human (человек) или имя бота ({ $bots }); одно «human» — игра в одиночку
cli-option-seed = число, которое определяет весь случай в партии, чтобы её можно было повторить
cli-option-option = настройка игры, например first_player=0; ключ можно повторять
cli-option-from = продолжить сохранённую партию
cli-option-play-save = вести запись партии в этом новом файле
cli-option-at = позиция после стольких ходов
cli-option-bots = боты через запятую: имена ({ $bots }), module:Class или программы
cli-option-games = сколько партий сыграть (100)
cli-option-arena-seed = число, которое определяет весь матч (0)
cli-option-jobs = сколько процессов играют одновременно (1)
cli-option-against = измерить в том же прогоне другой движок: catanatron
cli-option-beside = измерять по очереди с этим движок из другой копии проекта
cli-option-compare = показать, во сколько раз быстрее прежнего прогона, сохранённого с --json
cli-option-web = вместо этого измерить стол в браузере: сервер и 50 столов с ботами
cli-option-envs = измерить, во что обходится шаг среды для агентов сверх решения движка
cli-option-seconds = сколько секунд измерять каждый (5)
cli-option-folder = где хранится обучение
cli-option-generations = сколько всего поколений игры и обучения (10)
cli-option-players = для скольких игроков, через запятую; без этого — обычное число
cli-option-train-games = сколько партий играет каждое поколение (60)
cli-option-first = сколько партий играет первое поколение, по оценке самой игры (300)
cli-option-positions = сколько позиций просматривается за ход (150)
cli-option-steps = сколько порций позиций изучается после каждого поколения (1000)
cli-option-trust = насколько сети верят в её партиях, в процентах; остальное — оценка самой игры (50)
cli-option-trial = сколько партий каждое поколение играет против оценки самой игры (0)
cli-option-train-seed = число, от которого зависит всё обучение (0)
cli-option-keep = записать сеть для игры в этот файл: среднее последних поколений

cli-meta-game = ИГРА
cli-meta-file = ФАЙЛ
cli-meta-lang = ЯЗЫК
cli-meta-number = N
cli-meta-seats = МЕСТА
cli-meta-option = ИМЯ=ЗНАЧЕНИЕ
cli-meta-bots = БОТЫ
cli-meta-rival = ДВИЖОК
cli-meta-seconds = С
cli-meta-numbers = N,N

## Что не так

cli-error-command = Команды «{ $value }» нет; есть такие: { $allowed }.
cli-error-flag = У команды «{ $command }» нет ключа «{ $value }»; ключи покажет «{ $command } --help».
cli-error-flag_similar = Ключа «{ $value }» нет; может быть, вы имели в виду { $allowed }?
cli-error-missing = Команде «{ $command }» не хватает: { $value }; что это, скажет «{ $command } --help».
cli-error-needs_value = Ключу «{ $value }» нужно значение; какое, скажет «{ $command } --help».
cli-error-takes_no_value = Ключ «{ $value }» пишется без значения.
cli-error-usage = Команду «{ $command }» так не вызвать; как нужно, скажет «{ $command } --help».
cli-error-extra = Команде «{ $command }» не нужно «{ $value }»; что ей нужно, скажет «{ $command } --help».
cli-error-language = Языка «{ $value }» у нас нет; есть: { $allowed }.
cli-error-number =
    { $least ->
        [0] «{ $value }» не годится для { $option }: нужно целое число, 0 или больше.
       *[other] «{ $value }» не годится для { $option }: нужно целое число, { $least } или больше.
    }
cli-error-seconds = «{ $value }» не годится для { $option }: нужно число секунд больше 0.
cli-error-seat = «{ $value }» за стол не сядет; на каждом месте может быть: { $allowed }.
cli-error-unknown_bot = Бота «{ $value }» нет; есть такие: { $allowed }.
cli-error-bench_missing = «{ $value }» здесь не установлен; установит «{ $allowed }».
cli-error-bench_report = «{ $value }» — не то, что пишет «grotto bench --json».
cli-error-bench_clone = В «{ $value }» нет копии grotto.
cli-error-training_settings = В «{ $value }» другие настройки (отличается: { $allowed }); продолжайте с теми же или возьмите другую папку.
cli-error-training_damaged = Файл «{ $value }» повреждён: по нему не узнать настройки. Возьмите другую папку.
cli-error-training_folder = Обучение нельзя хранить в «{ $value }»: это не папка, или в неё нельзя писать.
cli-error-training_busy = В «{ $value }» уже идёт обучение.
cli-error-option_form = У настройки «{ $value }» нет значения; пишите так: first_player=0.
cli-error-with_from = { $value } нельзя указать вместе с --from: это уже сказано в сохранённой партии.
cli-error-other_game = Сохранённая партия — «{ $allowed }», а не «{ $value }»; уберите название или укажите верное.
cli-error-record_seats = Строк «seat:» в записи { $value }, а игроков { $n }; нужна одна на каждого игрока или ни одной.
cli-error-no_seed = Продолжить «{ $value }» здесь нельзя: зерно партии скрыто, и что принесёт случай, знает только стол, за которым её играли.
cli-error-file_missing = Файла «{ $value }» нет; укажите сохранённую партию.
cli-error-file_directory = «{ $value }» — это каталог; укажите файл.
cli-error-file_binary = «{ $value }» — не текстовый файл, сохранённой партией он быть не может.
cli-error-file_unreadable = Файл «{ $value }» не читается; проверьте права доступа.
cli-error-file_exists = Файл «{ $value }» уже есть; выберите другое имя.
cli-error-cannot_save = Сохранить партию как «{ $value }» не удаётся; выберите другое имя или каталог.

## Игры

cli-games-game = Игра
cli-games-seats = Игроки
cli-games-options = Настройки
cli-games-languages = Языки
cli-games-option = { $name }: { $values }; обычно { $default }
cli-games-value = { $value } ({ $meaning })
cli-games-hint = Сыграть: grotto play { $game }

## Партия

cli-welcome = Введите номер, название или ход. «помощь» покажет команды, «помощь» с названием скажет, что эта вещь делает, «отмена» вернёт ход назад.
cli-already-over = Эта партия уже сыграна. Вот чем она кончилась:
cli-player-you = { $player } (вы)
cli-player-bot = { $player } ({ $bot })
cli-turn = { $player }. { $prompt }
cli-thinking = { $player } думает …
cli-ask = Что именно?
cli-ask-seat = Какой игрок?
cli-ask-number = Сколько?
cli-have = У вас: { $counters }.
cli-have-nothing = У вас пока ничего нет.
cli-role-close = Когда закончите:
cli-role-side = В любой момент, сколько угодно:
cli-labelled = { $name }:
cli-part-sign = {"; "}
cli-listed-above = Номера стоят выше, рядом с названиями; можно ввести и название.
cli-ends = конец хода
cli-no-way-back = отменить будет нельзя
cli-hint = помощь · стол · отмена · заново · совет · журнал · сохранить · выход
cli-hint-back = 0 назад · помощь · выход

cli-position-round = Раунд { $n } из { $last }.
cli-position-legend = Здесь показана сама позиция: число в скобках после названия — номер в списке.

cli-not-possible = Нельзя. { $reason }
cli-several = «{ $text }» можно понять по-разному: { $meanings }
cli-unknown = Не знаю, что такое «{ $text }». Введите номер из списка, название или «помощь».
cli-undone = Отменено: { $act }.
cli-undo-nothing = Отменять пока нечего.
cli-undo-chance = С тех пор решал случай, назад пути нет.
cli-undo-other = Последним ходил другой игрок, а отменить можно только свой ход.
cli-restarted = Ход начинается заново.
cli-restart-nothing = В этом ходу ещё ничего не сделано.
cli-nothing-chosen = Пока ничего не выбрано. Сделанный ход отменяет «отмена».

cli-told-events = { $player } { $events }.
cli-told-table = { $event }.
cli-told-act = { $player }: { $act }.
cli-told-chance = { $act }.
cli-log-undone = { $line } (отменено)
cli-log-empty = Пока ничего не произошло.
cli-tales-none = Пока не рассказано ни одной истории.

cli-commands-how = Выбирайте по номеру в списке, по названию (хватит и начала) или записью хода целиком, например «{ $example }». Введите то, чего в списке нет, и узнаете, почему так нельзя. Пустая строка повторит вопрос.
cli-commands-title = Команды:
cli-command-help = помощь справка
    .help = этот список; с названием вещи — что она делает
cli-command-board = стол
    .help = показать весь стол
cli-command-undo = отмена
    .help = вернуть последнее слово или ход, но не дальше случая или чужого хода
cli-command-restart = заново
    .help = вернуться к началу хода
cli-command-back = назад
    .help = вернуть последнее слово хода (или 0)
cli-command-hint = совет
    .help = до трёх ходов, которые выбрал бы бот, и сколько очков они обещают
cli-hint-thinking = Обдумываю …
cli-hint-none = Ничего лучше в голову не приходит.
cli-command-log = журнал
    .help = всё, что произошло
cli-command-tales = истории
    .help = рассказанные истории, чтобы перечитать
cli-command-save = сохранить
    .help = сохранить партию; можно указать имя файла
cli-command-quit = выход
    .help = выйти; перед этим спросим, сохранить ли партию
cli-explained = { $name }: { $help }
cli-help-unknown = О «{ $text }» справки нет.

## Уроки

cli-learn-chapter = Глава { $n } из { $of }: { $chapter }
cli-learn-step = { $name } ({ $n }/{ $of }): { $title }
cli-learn-do = Теперь: { $act } [{ $notation }]
cli-learn-enter = Enter — дальше. «покажи» сделает шаг за вас, «отмена» вернёт на шаг, «пропустить» — к следующей главе.
cli-learn-only-enter = Здесь делать нечего: нажмите Enter или введите «помощь».
cli-learn-off = Так можно, но этот шаг о другом.
cli-learn-back = Ход уже возвращён, попробуйте ещё раз.
cli-learn-kept = Место запомнено: «{ $command }» продолжит отсюда.
cli-learn-no-show = Здесь делать нечего: нажмите Enter.
cli-learn-first = Это начало урока.
cli-learn-play = «{ $command }» начнёт партию.
cli-command-show = покажи
    .help = пусть наставница сделает то, о чём этот шаг
cli-command-skip = пропустить
    .help = перейти к следующей главе
cli-lesson-undo = вернуться на шаг
cli-lesson-restart = начать главу заново
cli-lesson-save = сказать, как продолжить урок
cli-lesson-quit = выйти; место запомнится
cli-error-no_lesson = Для «{ $value }» урока нет; уроки есть для: { $allowed }.
cli-error-chapter = Главы «{ $value }» нет; в уроке главы от 1 до { $n }.

cli-leave-save = Сохранить партию перед выходом? Введите «да», «нет» или имя файла. Пустая строка — играть дальше.
cli-end-save = Сохранить запись партии? Введите «да», «нет» или имя файла.
cli-yes = да д yes y
cli-no = нет н no n
cli-nothing-to-save = Сохранять нечего.
cli-saved = Сохранено: { $file }.
cli-saved-beside = Сохранено: { $file }, потому что { $taken } уже есть.
cli-resume = Продолжить: grotto play --from { $file }
cli-see-again = Пересмотреть: grotto replay { $file }

cli-result = { $player }: { $scores }
cli-total = Всего
cli-winner = { $player } побеждает. { $verdict }
cli-draw = Ничья: { $players }. { $verdict }

## Сыгранные партии

cli-replay-at = После хода { NUMBER($n, useGrouping: 0) } из { NUMBER($total, useGrouping: 0) }:
cli-replay-unfinished =
    { $n ->
        [one] На этом запись кончается: { $n } ход; партия не доиграна.
        [few] На этом запись кончается: { $n } хода; партия не доиграна.
       *[many] На этом запись кончается: { $n } ходов; партия не доиграна.
    }
cli-verified =
    { $moves ->
        [one] Запись верна: проверен { $moves } ход.
        [few] Запись верна: проверено { $moves } хода.
       *[many] Запись верна: проверено { $moves } ходов.
    }
cli-verified-chance =
    { $n ->
        [0] Исходов случая в ней нет.
        [one] По зерну пересчитан { $n } исход случая.
        [few] По зерну пересчитано { $n } исхода случая.
       *[many] По зерну пересчитано { $n } исходов случая.
    }
cli-verified-no-seed = Зерна в записи нет, поэтому исходы случая не пересчитать.
cli-verified-unfinished = Партия не доиграна.

## Матчи и измерения

cli-decimal-sign = ,
cli-percent = { $n } %
cli-train-row = Поколение { $generation }: позиций { $positions }, ошибка { $error } (разброс { $spread }); { $figures }
cli-bench-progress = Измеряем …
cli-bench-name = Движок
cli-bench-decisions = Решений/с
cli-bench-processor = То же по времени процессора
cli-bench-loops = Шагов поиска/с
cli-bench-clone = Копия, мкс
cli-bench-bytes = Байт на позицию
cli-bench-replay = Повтор партии, мс
cli-bench-slow = 99,9 % не дольше, мс
cli-bench-slowest = Дольше всего, мс
cli-bench-ratio = Во сколько раз быстрее
cli-bench-loop-ratio = Шагов поиска на его решение
cli-bench-engine =
    { $compiled ->
        [yes] Движок скомпилирован
       *[no] Движок интерпретируется
    }, Python { $python }.
cli-bench-beside = Во сколько раз быстрее другой копии
cli-bench-compared = Во сколько раз быстрее прежнего прогона
cli-bench-times-decisions = Решения
cli-bench-times-loops = Шаги поиска
cli-bench-times-clone = Копии
cli-bench-envs-decision = Решение, мкс
cli-bench-envs-step = Шаг PettingZoo, мкс
cli-bench-envs-above = Сверх того, мкс
cli-bench-web-median = Ход виден другому при { $tables } столах с ботами, медиана, мс
cli-bench-web-most = То же, 95 % не дольше, мс
cli-bench-web-opening = Открыть законченную партию, мс
