# What the pages around every table say.

## The page

web-nav = Pages
web-home = grotto, to the tables
web-to-tables = To the tables
web-nav-tables = Tables
web-nav-about = About
web-nav-account = Account
web-somebody = somebody
web-nav-report = Report something
web-log = Log
web-tales = Tales of your village
web-rules = Rules
web-chat = Chat
web-chat-unread = Chat, { $n } new
web-settings = Settings
web-keys = Keys
web-close = Close
web-loading = Fetching the table
web-offline = No connection, trying again. Your last move is safe.
web-problem = This page can’t be shown
web-problem-table = Table: { $value }
web-broken = This page broke
web-broken-how = The fault is ours, and no move is lost. The position in words works without the boards.
web-frozen = This game can only be read
web-frozen-kept = { $n ->
    [one] Its one move is kept, with what it brought; nothing is lost.
   *[other] All its { $n } moves are kept, with what they brought; nothing is lost.
}
web-frozen-shown = { $n ->
    [0] The opening position can be shown, and a new game can begin there.
    [one] The position after the first move can be shown, and a new game can go on from there.
   *[other] The positions up to move { $n } can be shown, and a new game can go on from any of them.
}
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

## Around tables

web-rematch = Rematch
web-rematch-go = To the rematch
web-hint = Hint
web-log-hinted = asked for a hint before
web-way-more = then { $n } more steps
web-name = Your nickname
web-sitter-me = Me
web-sitter-local = Someone at this screen
web-sitter-link = A friend, by link
web-bot-seat = Bot { $n }
web-bots-random = Clueless: any legal move
web-bots-greedy = Hasty: takes what is best now
web-bots-planner = Planner: plans a solo game to its end, else plays like Hasty
web-bots-level1 = Easiest: “Chalk”, takes what catches the eye
web-bots-level2 = Gentle: “Slate”, means well and misses much
web-bots-level3 = Steady: “Marble”, plays a sound game
web-bots-level4 = Strong: “Granite”, gives nothing away
web-bots-level5 = Sharp: “Diamond”, looks at everything twice
web-bot =
    { $bot ->
        [random] clueless bot
        [greedy] hasty bot
        [level1] bot Chalk
        [level2] bot Slate
        [level3] bot Marble
        [level4] bot Granite
        [level5] bot Diamond
       *[other] bot { $bot }
    }
web-sealed = Fingerprint of the sealed dice
web-seat-link-for = Link for player { $n }
web-spectator-link = Link for onlookers
web-copy = Copy
web-copied = Copied
web-go = To the table
web-claim-game = Game
web-room-back = To the waiting room

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
web-seat-give-up = Give up: a bot plays on, and it counts as lost
web-seat-back = Take the seat back from the bot
web-against = { $one } against { $other }
web-record = Download the game

## The turn bar

web-turnbar = The decision
web-your-turn = Your turn
web-others-turn = { $seat } is choosing.
web-others-rest = { $seat } has stopped.
web-waiting = Waiting for players.
web-wait = please wait
web-preview = as shown:
web-once-more = Choose it once more to be sure.
web-then = then
web-then-from = then: { $source }
web-ends = ends the turn
web-gives-up = gives up: { $what }
web-ask-one = { $act }?
web-ask-done = All done here. Go on?
web-no-way-back = can’t be undone
web-begins-harvest = the harvest begins
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
web-turn-more = More
web-undo = Undo
web-restart-nothing = Nothing of this turn has been done yet.
web-undo-moved = This can’t be taken back: { $seat } has moved since.
web-undo-nothing = There is nothing of yours to take back.
web-undo-shown = This can’t be taken back: something was revealed.
web-restart = Restart turn
web-end-left = Still to do here: { $what }. Leave it?
web-end-left-many = There is more to do here. Leave it?
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
web-tray = At any time
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
web-log-look = open the replay here
web-itself = { $n } by itself
web-more = and { $n } more
web-story = Read it all
web-replay-here = Replay from here
web-label = { $name }:
web-told-name = { $seat }:
web-told-and = {"; "}
web-undone = undone
web-new-here = new
web-new-card = New: { $card }
web-past = The position after move { NUMBER($n, useGrouping: 0) }
web-past-now = Back to now

## Rules, settings, keys

web-example = Watch an example game: alone, { $n } points
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
web-confirm-setting = Ask again when the turn ends, and before what can’t be undone
web-confirm-auto = while I am new: as long as something is left
web-confirm-always = always
web-confirm-left = only when something is left to do
web-confirm-never = never
web-motion = Animation speed
web-motion-auto = like the system
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-none = off
web-sound = Sound
web-volume = Volume
web-coach-setting = Bruna, the coach, remarks on what is new
web-letters = Single-letter shortcuts
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
web-key-hint = what would you do?
web-key-log = log
web-key-sound = sound on or off
web-key-rules = rules of the thing in focus
web-key-close = close, or take back

## After the game

web-result = Result
web-wins = { $seat } wins: { $scores }
web-draw = A draw, { $scores }
web-scores-two = { $n } to { $other }
web-result-solo =
    { $n ->
        [one] { $seat }: { $n } point
       *[other] { $seat }: { $n } points
    }
web-replay = Replay

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

## The card that explains a thing

web-card-now = For you now
web-card-rule = the whole rule
web-legend = What the signs mean
