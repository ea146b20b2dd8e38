# The grotto command.

## Help pages

cli-help-usage = Usage:
cli-help-options-word = [OPTIONS]
cli-help-command-word = COMMAND …
cli-help-options = Options
cli-help-commands = Commands

cli-help-main = A table for cave-building board games. Play against people or bots, look at games again, check that their chance was fair, let bots compete.
cli-help-games = List the games with their seats, options and languages.
    .short = list the games
cli-help-learn = Learn to play: a short lesson on a real table, a few minutes for each chapter. The coach says one thing at a time and waits until you have done it. Leave whenever you like; the next time you go on from there.
    .short = learn a game
cli-help-play = Play a whole game in the terminal. Choose by number, by name or by notation; “help” lists the commands during the game. A saved game is continued with --from.
    .short = play a game in the terminal
cli-help-replay = Tell a saved game move by move and show its last position, or show the position after some number of moves.
    .short = look at a game again
cli-help-verify = Check a saved game: every act against the rules, the result, and, if the record has the seed, every chance outcome.
    .short = check a saved game
cli-help-arena = Let any number of bots play many games and say how they did: ratings, wins, scores, what a seat is worth. A bot is a name of ours, “module:Class”, or a program that speaks a simple protocol (docs/protocol.md). Each group of bots plays every deal at every seat, with the same luck.
    .short = let bots compete
cli-help-bench = Measure how many decisions a second the engine makes. Without a game: all of them.
    .short = measure the speed of the engine
cli-help-train = Let a net learn what positions of a game are worth, by playing against itself. A run lives in a folder and goes on where it stopped.
    .short = let a net learn a game

cli-option-lang = language of all words: en, ru or fr; without it that of your locale
cli-option-help = show this page
cli-version =
    grotto { $version } ({ $compiled ->
        [yes] compiled engine
       *[no] interpreted engine
    })
cli-option-version = show the version
cli-option-json = write JSON, for programs
cli-option-tales = write only the stories that were told
cli-option-plain = no drawing and no colours, for pipes and screen readers
cli-option-chapter = begin with this chapter, by its number
cli-option-seats = who sits where, separated by commas: human or the name of a bot ({ $bots }); “human” alone is solo
cli-option-seed = a number that fixes all chance of the game, so that it can be repeated
cli-option-option = an option of the game, as first_player=0; can be given several times
cli-option-from = go on with a saved game
cli-option-play-save = keep the game in this new file
cli-option-at = the position after so many moves
cli-option-bots = the bots, separated by commas: names ({ $bots }), module:Class, or programs
cli-option-games = how many games are played (100)
cli-option-arena-seed = a number that fixes the whole match (0)
cli-option-jobs = how many processes play at the same time (1)
cli-option-against = measure another engine in the same run: catanatron
cli-option-beside = measure the engine of another clone of this project by turns with this one
cli-option-compare = show how many times as fast this is as an earlier run, saved with --json
cli-option-web = measure the table in the browser instead: a server with 50 tables of bots
cli-option-envs = measure what a step of an environment for agents costs above the engine’s decision
cli-option-seconds = how long each is measured (5)
cli-option-folder = where the run is kept
cli-option-generations = how many rounds of play and learning there are in all (10)
cli-option-players = for how many players, separated by commas; without it the usual number
cli-option-train-games = how many games each generation plays (60)
cli-option-first = how many games the first generation plays, by the game’s own estimate (300)
cli-option-positions = how many positions a turn is looked through with (150)
cli-option-steps = how many batches are learned from after each generation (1000)
cli-option-trust = how far the net is trusted in its games, in percent; the rest is the game’s own estimate (50)
cli-option-trial = how many games each generation plays against the game’s own estimate (0)
cli-option-train-seed = a number that fixes the whole run (0)
cli-option-keep = write the net for play into this file: the mean of the last generations

cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-lang = LANG
cli-meta-number = N
cli-meta-seats = KINDS
cli-meta-option = NAME=VALUE
cli-meta-bots = BOTS
cli-meta-rival = ENGINE
cli-meta-seconds = S
cli-meta-numbers = N,N

## What is wrong

cli-error-command = There is no command “{ $value }”; the commands are: { $allowed }.
cli-error-flag = “{ $command }” has no option “{ $value }”; “{ $command } --help” lists the options.
cli-error-flag_similar = There is no option “{ $value }”; did you mean { $allowed }?
cli-error-missing = “{ $command }” needs { $value }; “{ $command } --help” says what it is.
cli-error-needs_value = The option “{ $value }” needs a value; “{ $command } --help” says which.
cli-error-takes_no_value = The option “{ $value }” takes no value.
cli-error-usage = “{ $command }” can’t be used like that; “{ $command } --help” says how.
cli-error-extra = “{ $command }” has no use for “{ $value }”; “{ $command } --help” says what it takes.
cli-error-language = “{ $value }” is no language of ours; we speak: { $allowed }.
cli-error-number =
    { $least ->
        [0] “{ $value }” is no number for { $option }; it takes a whole number, 0 or more.
       *[other] “{ $value }” is no number for { $option }; it takes a whole number, { $least } or more.
    }
cli-error-seconds = “{ $value }” is no time for { $option }; it takes a number of seconds greater than 0.
cli-error-seat = “{ $value }” can’t take a seat; each seat is one of: { $allowed }.
cli-error-unknown_bot = There is no bot “{ $value }”; the bots are: { $allowed }.
cli-error-bench_missing = “{ $value }” is not installed here; “{ $allowed }” installs it.
cli-error-bench_report = “{ $value }” is not what “grotto bench --json” writes.
cli-error-bench_clone = There is no clone of grotto in “{ $value }”.
cli-error-training_settings = “{ $value }” has other settings ({ $allowed } differ); go on with the same ones, or take another folder.
cli-error-training_damaged = “{ $value }” is damaged: it does not say which settings the run had. Take another folder.
cli-error-training_folder = The run can’t be kept in “{ $value }”: it is no folder, or it can’t be written.
cli-error-training_busy = Somebody trains in “{ $value }” already.
cli-error-option_form = The game option “{ $value }” lacks its value; write it as first_player=0.
cli-error-with_from = { $value } can’t be given together with --from; the saved game says it.
cli-error-other_game = The saved game is “{ $allowed }”, not “{ $value }”; leave the name out or give the right one.
cli-error-record_seats =
    { $n ->
        [one] The record has { $value } lines “seat:”, but there is { $n } player; there must be one for each player, or none at all.
       *[other] The record has { $value } lines “seat:”, but there are { $n } players; there must be one for each player, or none at all.
    }
cli-error-no_seed = “{ $value }” can’t be continued here: the record keeps its seed secret, so only the table it comes from knows what chance brings.
cli-error-file_missing = There is no file “{ $value }”; give the name of a saved game.
cli-error-file_directory = “{ $value }” is a directory; give the name of a file.
cli-error-file_binary = “{ $value }” is not a text file, so it can’t be a saved game.
cli-error-file_unreadable = The file “{ $value }” can’t be read; check its permissions.
cli-error-file_exists = The file “{ $value }” exists already; choose another name.
cli-error-cannot_save = The game can’t be saved as “{ $value }”; choose another name or directory.

## The games

cli-games-game = Game
cli-games-seats = Players
cli-games-options = Options
cli-games-languages = Languages
cli-games-option = { $name }: { $values }; usually { $default }
cli-games-value = { $value } ({ $meaning })
cli-games-hint = Play one with: grotto play { $game }

## Playing

cli-welcome = Type a number, a name or a move. “help” lists the commands, “help” with a name says what that thing does, “undo” takes back.
cli-already-over = This game is over already. This is how it ended:
cli-player-you = { $player } (you)
cli-player-bot = { $player } ({ $bot })
cli-turn = { $player }. { $prompt }
cli-thinking = { $player } is thinking …
cli-ask = What exactly?
cli-ask-seat = Which player?
cli-ask-number = How many?
cli-have = You have: { $counters }.
cli-have-nothing = You have nothing yet.
cli-role-close = When you are done:
cli-role-side = Free, any time:
cli-labelled = { $name }:
cli-part-sign = {"; "}
cli-listed-above = The numbers are above, beside the names; a name will do as well.
cli-ends = ends the turn
cli-no-way-back = no way back
cli-hint = help · board · undo · restart · hint · log · save · quit
cli-hint-back = 0 back · help · quit

cli-position-round = Round { $n } of { $last }.
cli-position-legend = The picture is made of the position itself: a number in brackets behind a thing is its number in the list.

cli-not-possible = Not possible: { $reason }
cli-several = “{ $text }” can mean several things: { $meanings }
cli-unknown = Nothing is called “{ $text }”. Type a number from the list, a name, or “help”.
cli-undone = Taken back: { $act }.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-chance = Chance has decided since; there is no way back.
cli-undo-other = The last act was another player’s; you can only take back your own.
cli-restarted = The turn begins again.
cli-restart-nothing = Nothing of this turn has been done yet.
cli-nothing-chosen = Nothing is chosen yet. “undo” takes back an act.

cli-told-events = { $player } { $events }.
cli-told-table = { $event }.
cli-told-act = { $player }: { $act }.
cli-told-chance = { $act }.
cli-log-undone = { $line } (taken back)
cli-log-empty = Nothing has happened yet.
cli-tales-none = No tale has been told yet.

cli-commands-how = Choose by the number in the list, by name (its beginning will do), or write the whole move, as “{ $example }”. Type something that is not on offer to learn why it is not possible. An empty line shows the question again.
cli-commands-title = Commands:
cli-command-help = help
    .help = this list; with the name of a thing: what it does
cli-command-board = board
    .help = show the whole table
cli-command-undo = undo
    .help = take back the last word or act, never past chance or another player
cli-command-restart = restart
    .help = go back to the start of the turn
cli-command-back = back
    .help = take back the last word of a move (also 0)
cli-command-hint = hint
    .help = up to three turns that a bot would play, with the points to expect
cli-hint-thinking = Thinking it through …
cli-hint-none = Nothing better comes to mind.
cli-command-log = log
    .help = everything that has happened
cli-command-tales = tales
    .help = the stories told so far, to be read again
cli-command-save = save
    .help = save the game; a file name may follow
cli-command-quit = quit
    .help = leave; you are asked whether to save
cli-explained = { $name }: { $help }
cli-help-unknown = There is no help about “{ $text }”.

## Lessons

cli-learn-chapter = Chapter { $n } of { $of }: { $chapter }
cli-learn-step = { $name } ({ $n }/{ $of }): { $title }
cli-learn-do = Now: { $act } [{ $notation }]
cli-learn-enter = Press Enter to go on. “show” does a step for you, “undo” goes a step back, “skip” goes to the next chapter.
cli-learn-only-enter = There is nothing to do here: press Enter to go on, or type “help”.
cli-learn-off = That is allowed, but this step is about something else.
cli-learn-back = It is taken back already; try again.
cli-learn-kept = Your place is kept: “{ $command }” goes on from here.
cli-learn-no-show = There is nothing to do here; press Enter.
cli-learn-first = This is the beginning of the lesson.
cli-learn-play = “{ $command }” begins a game.
cli-command-show = show
    .help = let the coach do what this step asks for
cli-command-skip = skip
    .help = go to the next chapter
cli-lesson-undo = go a step back
cli-lesson-restart = begin the chapter anew
cli-lesson-save = say where the lesson is kept
cli-lesson-quit = leave; your place is kept
cli-error-no_lesson = There is no lesson for “{ $value }”; there are lessons for: { $allowed }.
cli-error-chapter = There is no chapter “{ $value }”; the lesson has the chapters 1 to { $n }.

cli-leave-save = Save the game before you leave? Type yes, no, or a file name. An empty line goes on playing.
cli-end-save = Save the record of this game? Type yes, no, or a file name.
cli-yes = yes y
cli-no = no n
cli-nothing-to-save = There is nothing to save.
cli-saved = Saved as { $file }.
cli-saved-beside = Saved as { $file }, because { $taken } exists already.
cli-resume = Go on with: grotto play --from { $file }
cli-see-again = See it again with: grotto replay { $file }

cli-result = { $player }: { $scores }
cli-total = Total
cli-winner = { $player } wins. { $verdict }
cli-draw = A draw: { $players }. { $verdict }

## Games that were played

cli-replay-at = After move { NUMBER($n, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }:
cli-replay-unfinished =
    { $n ->
        [one] The record ends here, after { $n } move; the game is not over.
       *[other] The record ends here, after { $n } moves; the game is not over.
    }
cli-verified =
    { $moves ->
        [one] The record is good: { $moves } move checked.
       *[other] The record is good: { $moves } moves checked.
    }
cli-verified-chance =
    { $n ->
        [0] There was no chance outcome to recompute.
        [one] { $n } chance outcome recomputed from the seed.
       *[other] { $n } chance outcomes recomputed from the seed.
    }
cli-verified-no-seed = The record has no seed, so its chance outcomes can’t be recomputed.
cli-verified-unfinished = The game is not over.

## Matches and measurements

cli-decimal-sign = .
cli-percent = { $n } %
cli-train-row = Generation { $generation }: { $positions } positions, error { $error } (spread { $spread }); { $figures }
cli-bench-progress = Measuring …
cli-bench-name = Engine
cli-bench-decisions = Decisions/s
cli-bench-processor = The same by processor time
cli-bench-loops = Search loops/s
cli-bench-clone = Copy, µs
cli-bench-bytes = Bytes of a position
cli-bench-replay = Replay, ms
cli-bench-slow = 99.9 % within, ms
cli-bench-slowest = Slowest, ms
cli-bench-ratio = Times as fast
cli-bench-loop-ratio = Search loops to its decisions
cli-bench-engine =
    { $compiled ->
        [yes] The engine is compiled
       *[no] The engine is interpreted
    }, Python { $python }.
cli-bench-beside = How many times as fast as the other clone
cli-bench-compared = How many times as fast as the earlier run
cli-bench-times-decisions = Decisions
cli-bench-times-loops = Search loops
cli-bench-times-clone = Copies
cli-bench-envs-decision = Decision, µs
cli-bench-envs-step = Step of PettingZoo, µs
cli-bench-envs-above = Above it, µs
cli-bench-web-median = A move seen by another, { $tables } tables of bots, median, ms
cli-bench-web-most = The same, 95 % within, ms
cli-bench-web-opening = Opening a finished game, ms
