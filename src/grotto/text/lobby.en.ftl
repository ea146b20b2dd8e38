# What the lobby, the waiting room and the page of a link say.

## Play now

web-lobby = Tables
web-play-now = Play now
web-against-level = against
web-against-bot = against a bot
web-level-level2 = Gentle
web-level-level3 = Steady
web-level-level5 = Sharp
web-learn = Learn, { $n } min
web-learnt = ✓ Learn again
web-learn-on = Lesson { $n } of { $of }
web-play-failed = The table could not be opened. Try again in a moment.
web-hints = Hints allowed
web-hints-help = Whoever is to act may ask what a bot would do. The log says so.
web-hints-off = No hints

## Tables

web-mine = Your tables
web-mine-none = No game yet. Play a bot now, or open a table and invite a friend.
web-waiting-for-you =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
web-open = Open tables
web-open-n =
    { $n ->
        [one] { $n } waiting
       *[other] { $n } waiting
    }
web-open-none = Nobody is looking for players right now. Open a table, and others will find it here.
web-show-n = Show all { $n }
web-upload = Watch a saved game
web-upload-failed = There is no game in this file that we can read.
web-play = Play
web-look = Look
web-watch = Watch
web-sit = Sit down
web-invite = Invite
web-me-unnamed = You
web-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-round = round { $n } of { $rounds }
web-ended = ended { $when }
web-won = You won, { $scores }
web-ago-minutes =
    { $n ->
        [0] just now
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
web-ago-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
web-ago-days =
    { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }

## New table

web-new = New table
web-seats-who = Who plays
web-name-of = Nickname of player { $n }
web-seat-add = Add a seat
web-seat-most = up to { $n }
web-seat-remove = Remove seat { $n }
web-listing = Who may sit
web-listing-link = friends with the link
web-listing-any = anybody
web-modules = Modules
web-modules-none = none
web-modules-all = all
web-modules-choose = choose
web-options = Options
web-options-told = { $option }: { $value }
web-options-more = { $n } more
web-table-name = Name of the table
web-table-name-hint = as you like
web-fair = Fair dice, sealed before the start
web-open-table = Open the table

## The waiting room

web-room =
    { $n ->
        [one] One seat is still free
       *[other] { $n } seats are still free
    }
web-room-how =
    { $n ->
        [one] Send the link to a friend. The game begins as soon as they sit down.
       *[other] Send each friend a link of their own. The game begins as soon as everybody sits.
    }
web-room-guest = The game begins as soon as everybody sits.
web-room-make = Make a link
web-room-send = Send
web-room-bot = Seat a bot
web-room-bots =
    { $n ->
        [one] Start with a bot instead
       *[other] Start with bots instead
    }
web-room-look = Look at the table
web-room-listed = The table is listed in the lobby: anybody may sit down.

## A link

web-claim = A seat is kept for you
web-claim-watch = You may watch this game
web-claim-mine = This seat is yours already
web-claim-used = This link has been used
web-claim-used-you = Was it you? Then open the table in the browser you used. From there, the settings can move your seat to this device.
web-claim-used-else = Was it somebody else? A link works only once. Ask for a new one: { $name }.
web-claim-none = This link leads nowhere
web-claim-host = Opened by
web-claim-host-unknown = somebody without a nickname
web-claim-seat = Seat
web-claim-how = Choose a nickname and sit down. The seat then belongs to this browser.
web-claim-sit = Sit down
web-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## The clock of a new table

web-clock = Clock
web-clock-none = none
web-clock-days =
    { $n ->
        [one] { $n } day for each turn
       *[other] { $n } days for each turn
    }
web-clock-minutes = { $n } minutes for the game, and { $more } seconds for each turn
web-clock-zero = When time is up
web-clock-zero-bot = a bot plays on
web-clock-zero-pause = the table waits

## Which open tables, and what counts

web-filter = Which tables
web-filter-game = Any game
web-filter-pace = At any time
web-filter-clock = With any clock or none
web-filter-level = Any players
web-filter-none = No open table is like that right now.
web-pace-now = somebody is there
web-pace-days = nobody there now
web-timing-none = no clock
web-timing-minutes = minutes for the game
web-timing-days = days for each turn
web-player-new = no rating yet
web-player-steady = steady players
web-player-strong = strong players
web-friend-here = friend
web-rated = Rated
web-rated-help = Counts for the ladder. No hints, everybody plays for themselves; who lets a bot take over, or lets the others wait for a week, has lost.
web-to-friends = Friends
web-to-ladder = Ladder
web-to-me = Your page
error-rated_seats = A rated game needs at least two seats, each with somebody of their own, and one person at least.
error-rated_bot = “{ $value }” has no place on the ladder; bots that do: { $allowed }.
error-rated_seat = In a rated game only the player may hand this seat to a bot, and it stays with it ({ $seat }).
error-rated_twice = You have a seat already; in a rated game nobody plays against themselves.
