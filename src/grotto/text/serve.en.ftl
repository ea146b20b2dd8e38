# grotto serve

cli-help-serve = Serve the table in the browser, for people here and elsewhere.
    .short = play in the browser
cli-option-host = the address to listen at; 0.0.0.0 lets others in (127.0.0.1)
cli-option-port = the port to listen at; 0 takes a free one (8765)
cli-option-db = where tables are kept, as sqlite:///table.db or postgresql://user@host/name; without it a file of your own
cli-option-bot-delay = how many seconds a bot waits before each act (0.25)
cli-option-open = open the browser, where there is one
cli-option-log = write every request on the standard error
cli-meta-host = HOST
cli-meta-port = PORT
cli-meta-url = URL
cli-serve-ready = The table is open at { $address } (Ctrl C ends it).
cli-error-delay = “{ $value }” is no time for { $option }; it takes a number of seconds, 0 or more.
