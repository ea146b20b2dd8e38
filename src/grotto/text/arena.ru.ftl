# Матчи ботов, отчёт о них и данные из партий.

cli-option-bot = ещё один бот; для программ, в команде которых есть запятая. «имя=» перед ботом даёт ему имя
cli-option-arena-players = сколько игроков за столом; без этого все боты за одним, если мест хватает
cli-option-gauntlet = только первый бот встречается со всеми остальными, а не каждый с каждым
cli-option-arena-seconds = сколько секунд программа может думать над ходом (10)
cli-option-arena-out = папка для партий и отчётов; прерванный матч продолжится в ней
cli-option-html = записать отчёт страницей в этот файл
cli-option-ray = работать на кластере Ray: его адрес или «auto» для того, что уже запущен; если ничего не указать, запустится свой
cli-meta-address = [АДРЕС]
cli-meta-bot = БОТ
cli-meta-sources = ИСТОЧНИК
cli-help-dataset = Записать решения партий в файл Parquet для обучения: что было видно, что было можно, что сделано и чем кончилось. Источник — папка матча (grotto arena --out) или сохранённая партия; столбцы описаны в docs/arena.md.
    .short = данные из партий
cli-option-dataset-out = файл Parquet
cli-option-dataset-jobs = сколько процессов работают одновременно (1)
cli-dataset-done =
    { $n ->
        [one] { $n } решение записано в { $file }.
        [few] { $n } решения записаны в { $file }.
       *[many] { $n } решений записано в { $file }.
    }

cli-arena-progress = Играем
cli-arena-bot = Бот
cli-arena-rating = Рейтинг
cli-arena-share = Победы
cli-arena-mean = Очки
cli-arena-best = Рекорд
cli-arena-games = Партии
cli-arena-forfeits = Ошибки
cli-arena-game = Партия
cli-arena-move = Ход
cli-arena-reason = Почему
cli-arena-seats = Победы по местам, начиная с первого: { $shares }.
cli-arena-forfeited = { $bot }: партия { $game } проиграна за ошибку, ход { $move }: { $reason }.
cli-arena-more-forfeits =
    { $n ->
        [one] И ещё { $n } партия проиграна за ошибку.
        [few] И ещё { $n } партии проиграны за ошибку.
       *[many] И ещё { $n } партий проиграно за ошибку.
    }
cli-arena-forfeit-crash = сбой
cli-arena-forfeit-time = слишком долго
cli-arena-forfeit-illegal = такой ход недопустим
cli-arena-forfeit-nonsense = ответ не понять
cli-arena-forfeit-resigned = сдался
# What the program itself has said of it follows.
cli-arena-forfeit-detail = { $reason }: { $detail }
cli-arena-summary =
    { $games ->
        [one] { $games } партия, зерно { $seed }, { $seconds } с; решений: { $decisions }, в секунду { $speed }.
        [few] { $games } партии, зерно { $seed }, { $seconds } с; решений: { $decisions }, в секунду { $speed }.
       *[many] { $games } партий, зерно { $seed }, { $seconds } с; решений: { $decisions }, в секунду { $speed }.
    }

cli-report-title = Матч: { $game }
cli-report-about =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, за столом { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }, зерно { $seed }.
cli-report-sure = После «±» и в скобках — интервалы 95 %: истинное число лежит вне их один раз из двадцати. Если раздач меньше десяти, интервалов нет.
cli-report-ladder = Лестница
    .note = Рейтинги — openskill (Плакетт — Льюс); все начинают с 25.
cli-report-shares = Победы
    .note = Кто победил вместе, делит победу. Пунктир — равные доли.
cli-report-pairs = Кто кого опережает
    .note = Как часто бот из строки был впереди бота из столбца; поровну — половина.
cli-report-scores = Очки
    .note = Как часто выпадал каждый счёт. Партии, проигранные за ошибку, не считаются.
cli-report-seats = Что даёт место
    .note = Победы по местам, кто бы там ни сидел; каждый бот сидел на каждом месте одинаково часто.
cli-report-lengths = Длина партий
    .note = Сколько решений в партии, считая случай.
cli-report-decisions = Решения
cli-report-forfeits = Партии, проигранные за ошибку
    .note = Такая партия проиграна. Дальше вместо бота играет «random», чтобы остальные могли закончить.

cli-error-extra_missing = «{ $value }» здесь не установлен; установит «{ $allowed }».
cli-error-ray_address = По адресу «{ $value }» кластер Ray не отвечает ({ $problem }).
cli-error-ray_start = Ray здесь не запустился ({ $problem }).
cli-error-bot_program = Бот «{ $value }» не запускается ({ $problem }).
cli-error-arena_folder = «{ $value }» — не папка матча, или в неё нельзя писать; возьмите другую.
cli-error-arena_busy = Матч в «{ $value }» уже кто-то играет.
cli-error-arena_settings = «{ $value }» — другой матч (отличается: { $allowed }); продолжайте тот же или возьмите другую папку.
cli-error-arena_line = Строка { $n } в «{ $value }» повреждена или повторяется; удалите её, и партия будет сыграна снова.
cli-error-other_grotto = На одной из машин другой grotto ({ $value }), а у вас { $allowed }; установите всюду один и тот же.
cli-error-net_file = «{ $value }» — не сеть, записанная «grotto train --keep».
cli-error-net_missing = Файла «{ $value }» нет; его записывает «grotto train --keep».
cli-error-net_misfit = Сеть «{ $value }» не для игры { $game } с таким числом игроков ({ $n }) или для другой версии grotto.
cli-error-worker_died = Один из процессов (их { $value }) погиб; возможно, не хватило памяти. Возьмите меньше --jobs.
cli-error-bot_here_only = Другие процессы не находят класс «{ $value }»; положите его в модуль или играйте без --jobs.
cli-error-arena_gauntlet = Чтобы первый встретился с остальными, ботов нужно не меньше двух.
cli-error-no_games = «{ $value }» — не папка матча (её создаёт «grotto arena --out») и не сохранённая партия.
cli-error-cannot_write = Записать «{ $value }» не удаётся; выберите другое имя или папку.
cli-error-dataset_unfinished = Партия { $n } не закончена, и чем она кончится, неизвестно.
cli-error-dataset_mixed = В одном файле — только партии игры { $game } с одними и теми же настройками.
cli-error-dataset_empty = В этих источниках нет ни одной партии.
