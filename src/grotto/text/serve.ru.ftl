# grotto serve

cli-help-serve = Запустить стол в браузере, для людей здесь и вдали.
    .short = играть в браузере
cli-option-host = адрес, по которому слушать; 0.0.0.0 впускает других (127.0.0.1)
cli-option-port = порт, на котором слушать; 0 — любой свободный (8765)
cli-option-db = где хранятся столы: sqlite:///table.db или postgresql://user@host/name; без этого — ваш собственный файл
cli-option-bot-delay = сколько секунд бот ждёт перед каждым действием (0.25)
cli-option-open = открыть браузер, если он есть
cli-option-config = файл с настройками открытого сервера
cli-option-log = писать каждый запрос в стандартный поток ошибок
cli-meta-host = АДРЕС
cli-meta-port = ПОРТ
cli-meta-url = URL
cli-serve-ready = Стол открыт по адресу { $address } (Ctrl C — закончить).
cli-help-backup = Записать все столы сервера в файл, пока за ними играют.
    .short = сохранить копию всех столов
cli-help-restore = Вернуть резервную копию на место столов сервера, который не работает.
    .short = вернуть копию
cli-backup-done = { $n ->
    [one] В файле { $file } { $n } стол.
    [few] В файле { $file } { $n } стола.
   *[other] В файле { $file } { $n } столов.
}
cli-restore-done = { $n ->
    [one] Возвращён { $n } стол.
    [few] Возвращены { $n } стола.
   *[other] Возвращено { $n } столов.
}
cli-restore-kept = Что было там раньше, лежит в { $file }.
cli-help-admin = Указать, кто присматривает за сервером: за столами, жалобами и запретами, на странице /admin.
    .short = кто присматривает за сервером
cli-help-add = Доверить сервер тому, у кого есть учётная запись.
    .short = доверить сервер
cli-help-remove = Больше не доверять сервер.
    .short = больше не доверять
cli-help-list = Перечислить тех, кто присматривает за сервером.
    .short = кто это
cli-meta-name = ИМЯ
cli-admin-added = Теперь за сервером присматривает { $name }.
cli-admin-removed = { $name } больше не присматривает за сервером.
cli-admin-none = За этим сервером пока никто не присматривает.
cli-error-delay = «{ $value }» — не время для { $option }; нужно число секунд, 0 или больше.
cli-option-workers = сколько процессов сервера делят порт; больше одного — только с PostgreSQL (1)
cli-help-worker = Думать за ботов всех серверов на базе PostgreSQL, на этой машине или на другой.
    .short = помогать ботам думать
cli-option-worker-db = база данных серверов: postgresql://user@host/name
cli-option-worker-jobs = о скольких ходах думать одновременно (процессоров минус один)
cli-worker-ready = { $n ->
    [one] Готов обдумывать { $n } ход одновременно (Ctrl C — закончить).
    [few] Готов обдумывать { $n } хода одновременно (Ctrl C — закончить).
   *[other] Готов обдумывать { $n } ходов одновременно (Ctrl C — закончить).
}
cli-error-worker_db = Укажите базу данных серверов: --db postgresql://user@host/name или db в файле из --config.
cli-error-db_one_process = Несколько процессов не могут делить { $value }; нужна база PostgreSQL, например postgresql://user@host/name.
cli-error-db_older = У базы данных { $value } версия { $key }, а этой программе нужна { $allowed }. Сначала запустите сервер этой же версии: он обновит базу.
cli-error-child_failed = Процесс сервера не запустился; причина — в его сообщениях выше.
cli-option-bench-db = где серверы для --load хранят столы; без этого — временный файл
cli-option-load = вместо этого измерить сервер, за которым много людей, в виде JSON: idle, spectators, bots, crowd, level или processes; можно указать несколько раз
cli-option-scale = во сколько раз изменить число людей для --load (1)
cli-meta-scene = СЦЕНА
cli-meta-factor = N
cli-error-load_scene = Сцены «{ $value }» нет; есть такие: { $allowed }.
cli-error-load_db = Для «{ $value }» нужна база PostgreSQL: --db postgresql://user@host/name.
cli-error-factor = «{ $value }» — не множитель для { $option }; нужно число больше 0.
