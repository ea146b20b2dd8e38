# grotto serve

cli-help-serve = Serve the table in the browser, for people here and elsewhere.
    .short = play in the browser
cli-option-host = the address to listen at; 0.0.0.0 lets others in (127.0.0.1)
cli-option-port = the port to listen at; 0 takes a free one (8765)
cli-option-db = where tables are kept, as sqlite:///table.db or postgresql://user@host/name; without it a file of your own
cli-option-bot-delay = how many seconds a bot waits before each act (0.25)
cli-option-open = open the browser, where there is one
cli-option-config = a file with the settings of a public server
cli-option-log = write every request on the standard error
cli-meta-host = HOST
cli-meta-port = PORT
cli-meta-url = URL
cli-serve-ready = The table is open at { $address } (Ctrl C ends it).
cli-help-backup = Write all tables of a server into a file, while people go on playing.
    .short = keep a copy of all tables
cli-help-restore = Put a backup in the place of the tables of a server that does not run.
    .short = bring a copy back
cli-backup-done = { $n ->
    [one] One table is in { $file }.
   *[other] { $n } tables are in { $file }.
}
cli-restore-done = { $n ->
    [one] One table is back.
   *[other] { $n } tables are back.
}
cli-restore-kept = What was there before is kept in { $file }.
cli-help-admin = Say who looks after a server: its tables, reports and blocks, on the page /admin.
    .short = who looks after a server
cli-help-add = Let somebody who has an account look after the server.
    .short = let somebody look after it
cli-help-remove = Let somebody look after the server no more.
    .short = let somebody do so no more
cli-help-list = List those who look after the server.
    .short = who does
cli-meta-name = NAME
cli-admin-added = { $name } looks after the server now.
cli-admin-removed = { $name } looks after the server no more.
cli-admin-none = Nobody looks after this server yet.
cli-error-delay = “{ $value }” is no time for { $option }; it takes a number of seconds, 0 or more.
cli-option-workers = how many server processes share the port; more than one needs PostgreSQL (1)
cli-help-worker = Think for the bots of all servers on a PostgreSQL database, on this machine or another.
    .short = lend bots a hand
cli-option-worker-db = the database of the servers, as postgresql://user@host/name
cli-option-worker-jobs = how many moves to think about at a time (processors less one)
cli-worker-ready = { $n ->
    [one] Ready to think about one move at a time (Ctrl C ends it).
   *[other] Ready to think about { $n } moves at a time (Ctrl C ends it).
}
cli-error-worker_db = Say which database the servers use: --db postgresql://user@host/name, or db in the file of --config.
cli-error-db_one_process = Several processes can’t share { $value }; use PostgreSQL, as in postgresql://user@host/name.
cli-error-db_older = The database { $value } has version { $key }, this grotto needs { $allowed }. Start its server with this grotto first; that brings it up to date.
cli-error-child_failed = A server process could not be started; what it wrote above says why.
cli-option-bench-db = where the servers of --load keep their tables; without it a file that goes away
cli-option-load = measure a server with many people instead, as JSON: idle, spectators, bots, crowd, level or processes; may be given several times
cli-option-scale = how many people --load takes, times this (1)
cli-meta-scene = SCENE
cli-meta-factor = N
cli-error-load_scene = There is no scene “{ $value }”; the scenes are: { $allowed }.
cli-error-load_db = “{ $value }” needs a PostgreSQL database: --db postgresql://user@host/name.
cli-error-factor = “{ $value }” is no factor for { $option }; it takes a number above 0.
