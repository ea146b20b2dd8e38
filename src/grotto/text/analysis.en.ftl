# What the page says on which a game is looked through, and the result about it.

## How far it is

web-study = Analysis
web-study-none = See what each decision was worth, and what would have been better.
web-study-running = Looking at every decision.
web-study-stopped = Stopped. What was found stays.
web-study-failed = This game could not be looked through.
web-study-done = All decisions have been looked at.
web-study-progress = { $n } of { $total } decisions
web-study-start = Analyse the game
web-study-on = Go on
web-study-stop = Stop
web-study-others = Those who played can have it analysed.
error-analysis_running = While several still play, a game can’t be analysed.
error-analysis_busy = { $n } of your games are being analysed already. Wait for one, or stop it.
error-analysis_full = Many games are being analysed just now. Try again a little later.
error-no_decision = There is no such decision: { $value }.

## A decision

web-study-move = { $seat }, round { $round }: { $name }
web-study-best = Nothing better was found.
web-study-better = { $n } better: { $way }.
web-study-back = One decision back
web-study-next = One decision on
web-study-round-back = To the start of the round, or the round before
web-study-round-next = To the next round
web-study-decision = Decision
web-study-of = { $n } of { $total }
web-study-mistake = Next mistake
web-study-show-played = Show what was played
web-study-show-best = Show the best
web-study-shown-best = On the board: the best turn
web-study-shown-played = On the board: what was played
web-study-shown-way = On the board: another turn
web-study-board = The board before this decision
web-study-key-moves = decisions
web-study-key-rounds = rounds
web-study-link = Link to here

## The moves

web-study-moves = Moves
web-moves-best = best
web-moves-lost = points lost
web-moves-round = Round { $n }
web-move-best = { $seat }: { $name }, the best
web-move-lost = { $seat }: { $name }, { $n } points lost
web-move-plain = { $seat }: { $name }

## What else could be done

web-ways = What else could { $seat } do?
web-ways-how = Expected points at the end. { $n } positions looked at for each decision.
web-ways-win = Below them: how often that wins.
web-ways-error = Give or take { $n }.
web-ways-more =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
web-ways-fewer = Fewer
web-way-this = played
web-way-played = { $rank } of { $of }, { $way }, expected { $n }, played
web-way-better = { $rank } of { $of }, { $way }, expected { $n }, { $difference } better than played
web-way-worse = { $rank } of { $of }, { $way }, expected { $n }, { $difference } worse than played
web-why = Why the best is better
web-why-nothing = No single difference stands out; the position is better as a whole.
web-because-taken = { $seat } takes it next: { $act }.
web-because-later =
    { $n ->
        [one] { $seat } does it a round later, and it is worth less then.
       *[other] { $seat } does it { $n } rounds later, and it is worth less then.
    }
web-because-points = It scores { $n } points more at once.
web-because-goods = It leaves other goods: { $goods }.
web-try = Try it from here
web-try-against = against
web-try-level2 = Gentle
web-try-level3 = Steady
web-try-level5 = Sharp

## How it turned

web-curve-what = What the curve shows
web-curve-title = { $seat }: chance to win
web-curve-title-points = Expected points at the end
web-curve-of-points = points
web-curve-how = Click the curve to go there.
web-curve-chance = Chance to win of { $seat }: { $first } at the beginning, { $last } at the end
web-curve-points = Expected points at the end: { $list }
web-costly-title = What cost most
web-costly = { $seat }, round { $round }: { $name }
web-costly-better = Better: { $way }.
web-costly-none = No decision gave much away.
