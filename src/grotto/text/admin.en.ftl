# What the page for those who look after a server says.

web-admin = This server
web-admin-only = This page is for those who look after the server.
web-admin-tables = Tables
web-admin-reports = Reports
web-admin-blocks = Blocks
web-admin-limits = Limits
web-admin-log = Log
web-admin-search = Search by name, player, game or address
web-admin-search-go = Search
web-admin-none = Nothing here.
web-admin-failed = That did not work. Try again in a moment.
web-admin-unnamed = No name
web-admin-nobody = nobody
web-admin-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-admin-host = opened by { $name }
web-admin-status-waiting = waiting
web-admin-status-running = running
web-admin-status-over = over
web-admin-halted = stopped
web-admin-blocked = blocked
web-admin-look = Look
web-admin-halt = Stop the game
web-admin-release = Let it go on
web-admin-delete = Delete
web-admin-delete-sure = Delete for good
web-admin-cancel = Cancel
web-admin-block = Block { $name }
web-admin-reason = Reason, for the log
web-admin-kind-table = About a table
web-admin-kind-person = About a player
web-admin-kind-other = About “{ $value }”
web-admin-from = from { $name }
web-admin-about = about { $name }
web-admin-settle = Dealt with
web-admin-reopen = Open again
web-admin-open = Open
web-admin-done = Dealt with
web-admin-address = Address or network
web-admin-days = For how many days; empty is for good
web-admin-block-go = Block
web-admin-unblock = Unblock
web-admin-until = until { $when }
web-admin-for-good = for good
web-admin-block-how = Whoever is blocked can read but change nothing. From a blocked address nobody gets in at all; the server’s log has the addresses.
web-admin-limits-how = These hold now. What you set here goes before the file with the settings (docs/server.md), at all servers of this database.
web-admin-limit-set = Set
web-admin-limit-reset = As in the file
web-admin-limit-what = What
web-admin-limit-whose = Whose
web-admin-limit-burst = At once
web-admin-limit-second = Per minute
web-admin-what-read = reading
web-admin-what-write = writing
web-admin-what-open = opening tables
web-admin-what-open_a_day = opening tables in a day
web-admin-what-bring_a_day = bringing records in a day
web-admin-what-work = work of the server
web-admin-what-guess = guesses at a password
web-admin-what-account = new accounts
web-admin-what-report = reports
web-admin-what-mail = codes by mail
web-admin-what-talk = things said
web-admin-what-keep = names, links of friends, browsers
web-admin-what-export = exports of one’s data
web-admin-whose-address = an address
web-admin-whose-person = a person
web-admin-whose-table = those at a table
web-admin-whose-strangers = others at a table
web-admin-whose-name = a name
web-admin-earlier = Earlier
web-admin-act-halt = stopped the game
web-admin-act-release = let the game go on
web-admin-act-delete = deleted the table
web-admin-act-block = blocked
web-admin-act-unblock = unblocked
web-admin-act-settle = dealt with the report
web-admin-act-reopen = opened the report again
web-admin-act-appoint = appointed
web-admin-act-dismiss = dismissed
web-admin-act-limit = set the limit
web-admin-who-server = The server
web-admin-who-console = On the server’s machine

## Errors

error-not_admin = This is for those who look after the server.
error-limit_value = This can’t be a value of “{ $value }”.
error-block_address = “{ $value }” is no address to block; write it as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
error-block_what = A block is about a person or about an address.
error-block_self = You can’t block yourself.
error-no_block = There is no such block any more.
error-no_report = There is no such report.
