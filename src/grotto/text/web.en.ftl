# Messages of the table in the browser.

## Errors: what a table or its server refuses

error-stale = The table has moved on in the meantime; here is the position as it is now.
error-not_your_seat = That seat is not yours.
error-not_your_turn = It is someone else’s decision: { $seat }.
error-not_your_undo = Only the player who made the last act may undo it: { $seat }.
error-no_undo = There is nothing that could be undone: what chance has shown, or another player has done, stays.
error-bot_sits = A bot plays this seat at the moment ({ $seat }); take the seat back first.
error-table_over = This game is over.
error-table_running = This game is not over yet.
error-table_imported = This is an uploaded record; to play on, start a new game from a position of it.
error-table_frozen = This version of grotto can’t replay the game, so it can only be read here.
error-table_halted = Those who run this server have stopped this game, so it can only be read.
error-blocked = You are blocked on this server and can change nothing here.
error-table_closed = A seat at this table needs a link from its host.
error-request_used = This request id has been used for something else; use a new one for each act.
error-no_table = There is no such table.
error-no_seat = This table has no seat with the number { $value }.
error-no_lesson = There is no such lesson: { $value }.
error-no_claim = This link leads nowhere; ask for a new one.
error-no_example = This game has no example.
error-claim_used = Someone has used this link already; ask for a new one.
error-no_position = There is no position after { $value } moves; the game has { NUMBER($n, useGrouping: 0) }.
error-seat_taken = This seat is taken: { $seat }.
error-seat_present = The owner of this seat is at the table ({ $seat }); only they may hand it to a bot.
error-no_cookie = Your browser has not introduced itself; allow cookies for this site and load the page again.
error-csrf = This request does not come from a page of this table; load the page again.
error-bad_request = The server can’t make sense of this request.
error-bad_body = The body of this request must be a JSON object.
error-field_missing = The field “{ $key }” is missing.
error-field_type =
    { $type ->
        [int] “{ $key }” must be a whole number.
        [str] “{ $key }” must be a text.
        [bool] “{ $key }” must be true or false.
        [array] “{ $key }” must be a list.
        [object] “{ $key }” must be an object.
       *[other] “{ $key }” must be: { $allowed }.
    }
error-field_long = “{ $key }” is too long: at most { NUMBER($n, useGrouping: 0) } characters.
error-field_limit = “{ $key }” must be { $allowed }.
error-field_value = “{ $key }” can’t be “{ $value }”.
error-field_form = “{ $key }” is not written as it must be.
error-no_tales = Nobody tells stories at this table.
error-no_page = There is nothing at this address.
error-no_method = This can’t be done at this address.
error-too_large = This is too large for the server.
error-too_many = Too much at once; try again in { NUMBER($n, useGrouping: 0) } s.
error-server = Something went wrong in the server. Nothing that was confirmed is lost.
error-database = The database does not answer; try again.
error-seed_hidden = The seed is published when the game is over; then every roll can be checked.
error-no_language = There are no texts in “{ $value }”; the languages are: { $allowed }.
error-unknown_bot = There is no bot “{ $value }”; the bots are: { $allowed }.
error-bad_seats = { $value } seats are described, but { $n } people or bots play.
error-record_encoding = This is not a record: it is not a text in UTF-8.
error-db_url = “{ $value }” is no address of a database; write it like one of these: { $allowed }.
error-db_closed = The database { $value } can’t be opened: { $key }
error-db_newer = The database { $value } was written by a newer grotto (its version is { $key }, this one knows { $allowed } at most). Start that one, or bring back a backup with grotto restore.
error-db_served = A server is using the database { $value }; stop it first.
error-db_restored = A backup is just being brought back into the database { $value }; start again in a moment.
error-backup_there = There is a file { $value } already; a backup is written over nothing.
error-backup_foreign = { $value } is no backup of grotto.
error-bad_host = Nothing can listen at { $value }; --host must be an address of this machine and --port between 0 and 65535.
error-port_taken = Another program listens at { $value } already; choose another port with --port.
error-wrong_host = This server is not reached under that name.
error-config_missing = The settings “{ $value }” can’t be read: { $key }
error-config_wrong = The settings in “{ $value }” can’t be used: { $key }
error-quota_tables = { NUMBER($n, useGrouping: 0) } of your tables are not over yet; finish one before you open another.
error-quota_bots = Bots play { NUMBER($n, useGrouping: 0) } seats at your tables already; finish one of those games first.
error-quota_address = { NUMBER($n, useGrouping: 0) } tables that were opened from your network are not over yet; one of them must end first.
error-quota_address_bots = Bots play { NUMBER($n, useGrouping: 0) } seats at tables that were opened from your network; one of those games must end first.
error-quota_records = You have brought { NUMBER($n, useGrouping: 0) } games here within two weeks; more can come when the first of them are older.
error-quota_address_records = { NUMBER($n, useGrouping: 0) } games have been brought here from your network within two weeks; more can come when the first of them are older.
error-quota_undone = So much has been undone at this table that nothing more can be; play on from here.
error-seat_left = The owner of this seat was here a moment ago ({ $seat }); a bot may take over in { NUMBER($n, useGrouping: 0) } s.
error-fork_hidden = A story is told there; until this game is over, a new one can begin before it or after it.
error-name_blank = Nobody could see this name; choose one with letters or digits.
error-packs_missing = There is no folder “{ $value }”; --packs takes a folder whose subfolders are packs.

## Games over days: what is said besides acts, and refusals of acts

event-said_resign = { $seat } resigns.
event-said_leave = { $seat } leaves the table; a bot plays on.
event-said_offer = { $seat } proposes a draw.
event-said_agree = { $seat } agrees to the draw.
event-said_decline = { $seat } declines the draw.
event-said_resume = { $seat } goes on.
event-said_flag_bot = Time is up for { $seat }; a bot plays on.
event-said_flag_pause = Time is up for { $seat }; the table waits.
event-said_over_draw = The game ends as a draw.
event-said_over_resign = The game is over.
verdict-agreed = The players have agreed on a draw.
verdict-resigned = The other side has resigned.
web-wins-resigned = { $seat } wins; the other side has resigned.
error-time_over = Too late: the time is up.
error-paused = The table waits for { $seat }, whose time is up.
error-clock_alone = Alone at a table there is no clock.
error-clock_days = At most { NUMBER($n, useGrouping: 0) } days for a turn, not { $value }.
