# What the pages around every table say.

## The page

web-nav = Pages
web-home = grotto, to the tables
web-to-tables = To the tables
web-nav-tables = Tables
web-nav-about = About
web-log = Log
web-rules = Rules
web-settings = Settings
web-keys = Keys
web-close = Close
web-loading = Fetching the table
web-offline = No connection, trying again. Your last move is safe.
web-problem = This page can’t be shown
web-problem-table = Table: { $value }
web-broken = This page broke
web-broken-how = The fault is ours, and no move is lost. The position in words works without the boards.
web-broken-again = Try again
web-broken-report = Report for those who can mend it
web-affordable = Only what I can pay for
web-none-affordable = None you can afford.
web-show-all = Show all
web-me = Your nickname: { $name }. Change it
web-me-none = Choose a nickname
web-error-not_found = There is nothing at this address.
web-error-server = The server gave no useful answer ({ $status }). Load the page again.
web-error-refused = The server refused that.

## Lobby

web-lobby = Tables
web-mine = Your tables
web-mine-none = You sit at no table yet. Open one, or play a bot now.
web-waiting-for-you =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
web-open = Open tables
web-open-none = No open tables. Open one, or play a bot now.
web-upload = Look at a game from a file
web-upload-failed = This file could not be read as a game.
web-play = Play
web-look = Look
web-watch = Watch
web-sit = Sit down
web-rematch = Rematch
web-rematch-go = To the rematch
web-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-round = Round { $n } of { $rounds }
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
        [one] { $n } day ago
       *[other] { $n } days ago
    }
web-new = New table
web-name = Your nickname
web-name-of = Nickname of player { $n }
web-players = Players
web-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-sitter-me = Me, here
web-sitter-local = Somebody else at this screen
web-sitter-link = Anyone with the link
web-bots-random = Bot “random”: any legal move
web-bots-greedy = Bot “greedy”: takes what is best now
web-bot-seat = Bot { $n }
web-bot = bot { $bot }
web-options-more =
    { $n ->
        [one] { $n } more option
       *[other] { $n } more options
    }
web-table-name = Name of the table
web-listed = List it, so that anyone may take a free seat
web-fair = Fair dice: the seed is sealed before the start and opened at the end.
web-sealed = Fingerprint of the sealed seed
web-open-table = Open the table
web-made = The table is open
web-made-how = Send each link to one person; it works once and binds the seat to that browser.
web-seat-link-for = Link for player { $n }
web-spectator-link = Link to watch
web-copy = Copy
web-copied = Copied
web-go = To the table
web-claim = A seat is kept for you
web-claim-watch = You may watch this game
web-claim-mine = This seat is yours already
web-claim-used = This link has been used
web-claim-used-you = If that was you: open the table in the browser you used then. From there, the settings can move the seat to this device.
web-claim-used-else = If it was not you: a link works once. Ask for a new one: { $name }.
web-claim-none = This link leads nowhere
web-claim-game = Game
web-claim-host = Opened by
web-claim-host-unknown = somebody without a nickname
web-claim-seat = Seat
web-claim-how = Choose a nickname and sit down. The seat then belongs to this browser.
web-claim-sit = Sit down

## Seats

web-seats = Seats
web-you = you
web-away = away
web-thinks = is thinking
web-seat-open = free seat
web-seat-move = Move to another device
web-seat-move-how = Open this link on the other device: the seat goes there. It works once.
web-seat-link = New link
web-seat-bot = Let a bot play
web-seat-back = Take the seat back from the bot
web-against = { $one } against { $other }
web-record = Download the game

## The turn bar

web-turnbar = The decision
web-your-turn = Your turn
web-others-turn = { $seat } is choosing.
web-waiting = Waiting for players.
web-wait = please wait
web-preview = as shown:
web-ends = ends the turn
web-no-way-back = no way back
web-count-places =
    { $n ->
        [one] { $n } to choose from
       *[other] { $n } to choose from
    }
web-number = How many
web-count-ways =
    { $n ->
        [one] { $n } way to go on
       *[other] { $n } ways to go on
    }
web-takeback = take back
web-back = Choose anew
web-lay-here = Lay it here
web-turn-piece = Turn it
web-undo = Undo
web-restart-nothing = Nothing of this turn has been done yet.
web-undo-moved = This can’t be taken back: { $seat } has moved since.
web-undo-nothing = There is nothing of yours to take back.
web-undo-shown = This can’t be taken back: something was revealed.
web-restart = Restart turn
web-end-left =
    { $n ->
        [one] There is still something to do. Leave it?
       *[other] There is still something to do ({ $n } ways). Leave it?
    }
web-end-sure = Sure?
web-end-no = Not yet
web-conflict = The table has moved on in the meantime; here is the position as it is now.
web-done = Done.
web-plus = Plus { $amount }.
web-minus = Minus { $amount }.
web-state-lit = can be chosen
web-state-chosen = chosen
web-state-off = not possible: { $reason }
web-state-taken = taken by { $seat }
web-why-not-now = { $thing }: that is not what is being asked now.
web-tray = Free, any time
web-tray-empty = nothing now
web-type = Type a move
web-type-unknown = “{ $act }” is no move that is possible now.
web-tabs = Parts of the table
web-textview = The position in words
web-board = To the table

## What has happened

web-last = Last moves
web-since = Since your last visit
web-again = Show again
web-again-stop = Stop
web-last-none = Nobody else has moved since your last act.
web-log-empty = Nobody has moved yet.
web-log-look = show the position then
web-by-itself = by itself
web-told-name = { $seat }:
web-told-and = {"; "}
web-undone = undone
web-past = The position after move { NUMBER($n, useGrouping: 0) }
web-past-now = Back to now

## Rules, settings, keys

web-rules-search = Search the rules
web-rules-found =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
web-rules-none = Nothing in the rules has these words.
web-save = Save
web-saved = Saved
web-language = Language
web-language-en = English
web-language-ru = Русский
web-language-fr = Français
web-theme = Colours
web-theme-auto = like the system
web-theme-light = light
web-theme-dark = dark
web-confirm-setting = Ask again when the turn ends
web-confirm-always = always
web-confirm-left = only when something is left to do
web-confirm-never = never
web-motion = Things seen moving
web-motion-auto = like the system
web-motion-full = yes
web-motion-none = no
web-letters = Single letters are keys
web-key-tab = from one control to the next
web-key-arrows = within a board
web-key-next = to the next thing that can be chosen
web-key-choose = choose
web-key-turn = turn the piece
web-key-back = take the last choice back
web-key-undo = undo
web-key-restart = restart the turn
web-key-skip = skip the rest
web-key-end = end the turn
web-key-tray = to the free exchanges
web-key-type = type a move
web-key-option = buttons of the turn bar, in order
web-key-boards = boards of the others
web-key-log = log
web-key-rules = rules of the thing in focus
web-key-close = close, or take back

## After the game

web-result = Result
web-result-running = The game is still going on
web-result-winner = { $seat } wins
web-result-draw = A draw
web-wins = { $seat } wins, { $scores }
web-draw = A draw, { $scores }
web-scores-two = { $n } to { $other }
web-result-solo =
    { $n ->
        [one] { $seat }: { $n } point
       *[other] { $seat }: { $n } points
    }
web-result-parts = Points by category
web-result-category = Category
web-result-total = Total
web-result-course = The score over time
web-result-course-label = The score of each player over { $moves } moves, up to { $high }
web-result-legend = What the patterns mean
web-result-round = Round
web-doubt = The dice of this record do not check.
web-dice = Check the dice
web-dice-how = Before the game the server showed the fingerprint of a secret seed. Every chance outcome follows from that seed, which anyone can now recompute.
web-dice-commitment = Fingerprint
web-dice-seed = Seed
web-dice-check = Check the dice
web-dice-ok = All { $moves } moves are legal, and all { $outcomes } chance outcomes follow from the seed.
web-dice-wrong = Something does not follow from the seed.
web-replay = Replay
web-replay-start = The beginning
web-replay-move = Move
web-replay-of = { NUMBER($n, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-round-back = To the round before
web-replay-round-next = To the next round
web-replay-back = One move back
web-replay-next = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-seat = Seen by
web-replay-more = More: speed, seat, new game, link
web-replay-link = Link to this move
web-fork = Play on from here
web-fork-here = New game after move { NUMBER($n, useGrouping: 0) }

## About

web-about-what = grotto is a table for cave-building board games: in the browser, in the terminal, alone, with others, or against bots.
web-about-fan = It is a project by fans. It has no ties to the authors and publishers of the games and uses none of their pictures or texts. Buy the games: they are worth it.
web-about-thanks = With thanks
web-about-icons = Icons:
web-about-fonts = Typefaces:
web-about-licence = grotto is free software under the MIT licence.
web-about-api = The interface for programs of your own (OpenAPI)

# A game without boards of its own.
web-plain-choices = What can be chosen
web-plain-mine = Table
web-plain-theirs = The others
web-plain-common = Between the players
web-plain-round = Round { $n }
web-yes = yes
web-no = no
