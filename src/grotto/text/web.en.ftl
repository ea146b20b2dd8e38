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
error-table_closed = A seat at this table needs a link from its host.
error-request_used = This request id has been used for something else; use a new one for each act.
error-no_table = There is no such table.
error-no_seat = This table has no seat with the number { $value }.
error-no_claim = This link leads nowhere; ask for a new one.
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
error-no_page = There is nothing at this address.
error-no_method = This can’t be done at this address.
error-too_large = This is too large for the server.
error-too_many = Too many requests at once; wait a moment.
error-server = Something went wrong in the server. Nothing that was confirmed is lost.
error-database = The database does not answer; try again.
error-seed_hidden = The seed is published when the game is over; then every roll can be checked.
error-no_language = There are no texts in “{ $value }”; the languages are: { $allowed }.
error-unknown_bot = There is no bot “{ $value }”; the bots are: { $allowed }.
error-bad_seats = { $value } seats are described, but { $n } people or bots play.
error-record_encoding = This is not a record: it is not a text in UTF-8.
error-db_url = “{ $value }” is no address of a database; write it like one of these: { $allowed }.
error-db_closed = The database { $value } can’t be opened: { $key }
error-bad_host = Nothing can listen at { $value }; --host must be an address of this machine and --port between 0 and 65535.
error-port_taken = Another program listens at { $value } already; choose another port with --port.
error-packs_missing = There is no folder “{ $value }”; --packs takes a folder whose subfolders are packs.
