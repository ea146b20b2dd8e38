# Games over days: clocks, notices, vacation, draws, planning boards. Fetched when they are needed.

web-days-talk = The game
web-days-draw = Propose a draw
web-days-draw-sure = All players must agree. Then the game ends here, and nobody has won.
web-days-resign = Resign
web-days-resign-two = The game ends at once, and the other side has won.
web-days-resign-more = A bot plays your seat to the end. You can’t take it back.
web-days-leave = Leave the table
web-days-leave-sure = The seat is no longer yours, and a bot plays on.
web-days-sure = { $what }: are you sure?
web-days-yes = Yes, { $what }
web-days-no = No
web-days-offered = { $seat } proposes a draw.
web-days-waits = You have proposed a draw. The others have not answered yet.
web-days-agree = Agree
web-days-decline = Decline
web-days-withdraw = Withdraw it
web-days-paused = Time is up for { $seat }. The table waits until they go on, or a bot takes the seat.
web-days-paused-me = Your time is up, and the others are waiting for you.
web-days-resume = Go on
web-days-aside = { $seat } could not find a move in time and has stopped. It tries again at { $time }.
web-days-aside-other = Let another bot play
web-days-aside-host = Until then whoever opened the table can let another bot play.

web-days-plan = Planning board
web-days-plan-help = Play on from here alone. Nobody sees it, and dice and cards fall anew.
web-days-planning = Your planning board. Nobody else sees it.
web-days-plan-back = To the table
web-days-plan-keep = Keep as conditional moves
web-days-plan-keep-help = If the others play exactly like this, your own moves are made for you.
web-days-plan-kept = Kept. If the others play like this, your moves are made for you.
web-days-conditions = Conditional moves
web-days-condition = After { $expected }: { $planned }
web-days-condition-drop = Forget

web-days-clock-left = { $time } left
web-days-clock-runs = The clock is running
web-days-clock-rests = On vacation: the clock stands still

web-days-notices = When it is your turn
web-days-browser = Tell me in this browser
web-days-browser-help = Also while no page of grotto is open. Nothing is sent while you look at the table.
web-days-browser-denied = The browser does not allow it. Its own settings for this site can change that.
web-days-browser-unable = This browser can’t do that here; it needs a secure connection.
web-days-mail = Write to me
web-days-mail-address = E-mail address
web-days-mail-send = Send a code
web-days-mail-sent = We have written to { $address }. Please type the code from that mail.
web-days-mail-code = Code
web-days-mail-confirm = Confirm
web-days-mail-on = Mail goes to { $address }.
web-days-mail-stop = No more mail
web-days-mail-stopped = No more mail will come to you from here.
web-days-mail-stop-ask = Do you want no more mail about your turns?
web-days-vacation = Vacation
web-days-vacation-help =
    { $n ->
        [one] Clocks with days per turn stand still for you. One day is left this year.
       *[other] Clocks with days per turn stand still for you. { $n } days are left this year.
    }
web-days-vacation-on = You are on vacation, until { $date } at the latest.
web-days-vacation-begin = Go on vacation
web-days-vacation-end = I am back

error-word_here = That can’t be said here.
error-word_alone = Alone at a table there is nobody to give up to.
error-resigned = This seat has resigned ({ $seat }); a bot plays it to the end.
error-offered = A draw has been proposed already: { $seat }.
error-offer_alone = Nobody else is here who could agree to a draw; bots don’t.
error-offer_again =
    { $n ->
        [one] You have asked a short while ago. One more move, then you may ask again.
       *[other] You have asked a short while ago. { NUMBER($n, useGrouping: 0) } more moves, then you may ask again.
    }
error-no_offer = Nobody proposes a draw at the moment.
error-agreed = You have agreed already.
error-rated_leave = Who leaves a rated game has lost it: resign instead.
error-rated_link = In a rated game nobody hands over a seat. With an account you can play on from any device.
error-not_paused = Nobody waits for this seat.
error-quota_words = Enough has been said at this table.
error-no_plan = There is nothing to plan here.
error-plan_private = A planning board is yours alone: no links, no bots, nobody else.
error-quota_conditions = You have kept { NUMBER($n, useGrouping: 0) } lines here already; forget one first.
error-condition_own = A line needs a move of somebody else, and after it one of yours.
error-condition_passed = The game has gone another way already.
error-condition_hidden = A line can’t lead through a story: nobody knows yet what it brings.
error-no_condition = This line is no longer there.
error-vacation_used = You have had your vacation for this year: { NUMBER($n, useGrouping: 0) } days.
error-push_host = This push service is not known here.
error-push_keys = This browser has sent keys that can’t be used.
error-mail_address = This does not look like an e-mail address.
error-mail_often = This address has been written to often enough today.
error-mail_late = There is no code waiting; ask for a new one.
error-mail_code = That is not the code from the mail.
error-mail_failed = The mail could not be sent. Please check the address, or try again later.
error-no_mail_here = This server sends no mail.
error-no_mail = No mail is sent by this link any more.
