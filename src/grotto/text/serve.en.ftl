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
