# Messages that all games and all front ends share.

seat = Player { $n }
field-seat = Turn

## What is being asked

prompt-game_over = The game is over.

## What happened; the player’s name stands in front

event-by_itself = has nothing to choose; the game goes on by itself
event-follows = then, by itself

## Why an act is not possible

reason-not_now = Not now: another question comes first.
reason-part_used = You have done that here already.
reason-part_passed = Too late: here this comes before what you have done.
reason-part_to_come = Not yet: here something else comes first.
reason-not_part = Not here: this action does not have it.
reason-choice_made = Only one of these, and you have chosen yours.
reason-chance_decides = Chance decides now.
reason-outcome = That is decided by chance and can’t be chosen.
reason-game_over = The game is over.

## What is wrong with something that was given

error-unknown_act = No act of this game is written “{ $act }”; an act is a verb followed by its arguments.
error-unknown_game = There is no game “{ $value }”; the games are: { $allowed }.
error-broken_game = The game “{ $value }” of the package { $package } can’t be played: { $problem }
error-bad_players = This game can’t be played by { $value }; the number of players may be: { $allowed }.
error-unknown_option = There is no option “{ $value }”; the options are: { $allowed }.
error-bad_option_value = The option “{ $option }” can’t be “{ $value }”; it may be: { $allowed }.
error-unknown_rules = This game was begun with version { $value } of its rules, which this program does not know; it knows 1 to { $allowed }. A newer grotto may.

error-data_type =
    { $type ->
        [object] “{ $key }” must be an object with named entries, not { $value }.
        [integer] “{ $key }” must be a whole number of 0 or more, not { $value }.
       *[list] “{ $key }” must be a list, not { $value }.
    }
error-data_range = “{ $key }” is { $value }, but must be between { $low } and { $high }.
error-data_value = “{ $key }” can’t contain “{ $value }”; possible are: { $allowed }.
error-data_twice = “{ $key }” names “{ $value }” twice; name it once.
error-data_disagrees = “{ $key }” follows from the rest of the position; it must be { $value }, or be left out.
error-data_missing = “{ $key }” must be given.
error-data_number = “{ $key }” can’t be { $value }.
error-position_agenda = “{ $key }” does not fit the rest of the position: { $value }; leave out “agenda” and “this_turn” to begin with a new turn.
error-position_stuck = Nobody could do anything in this position: the step “{ $value }” offers no act.
error-data_unknown_key = There is no entry “{ $key }”; possible here are: { $allowed }.

error-record_version = This record is of the form “{ $value }”; only the form “{ $allowed }” can be read.
error-record_foreign = This is not a record: its first line must be “{ $allowed }”, not “{ $value }”.
error-record_line = Line { NUMBER($line, useGrouping: 0) } of the record makes no sense: “{ $value }”; the header has lines like “players: 2”, the game lines like “0 end_turn”.
error-record_header = The header of the record lacks a line that begins with “{ $key }:”.
error-record_value =
    { $key ->
        [players] The header of the record says “players: { $value }”; a whole number must stand there.
        [game] This is a record of the game “{ $value }”, not of the game you asked for.
       *[other] The header of the record says “{ $key }: { $value }”; 64 hexadecimal digits must stand there.
    }
error-record_unknown_act = Move { NUMBER($move, useGrouping: 0) } of the record, “{ $act }”, is no act of this game.
error-record_actor = Move { NUMBER($move, useGrouping: 0) } of the record, “{ $act }”, names the wrong player: it was someone else’s decision.
error-record_illegal = Move { NUMBER($move, useGrouping: 0) } of the record, “{ $act }”, is against the rules in its position.
error-record_no_move =
    { $n ->
        [one] The record has { $n } move; the number of moves must be between 0 and { $n }, not { $value }.
       *[other] The record has { $n } moves; the number of moves must be between 0 and { $n }, not { $value }.
    }
error-record_commitment = The seed in the record is not the one that was committed to before the game.
error-record_chance = Move { NUMBER($move, useGrouping: 0) } of the record, “{ $act }”, does not follow from the seed.
error-record_result = The record says that the result is { $value }, but replaying it gives { $allowed }.
error-record_unfinished = The record says that the result is { $value }, but its moves don’t end the game; the score is { $allowed } so far.
error-record_differs = Replayed by this program the game comes out differently than it was played: after { $n } moves somebody else would be to act, or players would have something else.
