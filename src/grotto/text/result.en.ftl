# What the pages after a game say: result and replay.

web-result-running = The game is still going on
web-result-winner = { $seat } wins
web-result-draw = A draw
web-result-parts = Points by category
web-result-category = Category
web-result-total = Total
web-result-course = The score over time
web-result-course-label = The score of each player over { $moves } moves, up to { $high }
web-result-legend = What the patterns mean
web-result-round = Round
web-analysis = Analysis
web-doubt = The dice of this record do not check.
web-dice = Check the dice
web-dice-how = Before the game the server showed the fingerprint of a secret seed. Every chance outcome follows from that seed, which anyone can now recompute.
web-dice-commitment = Fingerprint
web-dice-seed = Seed
web-dice-check = Check the dice
web-dice-ok = All { $moves } moves are legal, and all { $outcomes } chance outcomes follow from the seed.
web-dice-wrong = Something does not follow from the seed.
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
web-result-subline = { $n } points to { $others }, after { $rounds } rounds.
web-result-look = Look at the board: { $seat }
web-result-table = As a table, explained
web-result-rounds = Score by round
web-result-turned = How it turned
web-why-title = What made the difference: { $category }
web-why-ahead =
    { $n ->
        [one] Here { $seat } has { $n } point more than { $other }.
       *[other] Here { $seat } has { $n } points more than { $other }.
    }
web-why-back = { $other } took back { $n }: { $category }.
web-why-most = Most points: { $category }, { $n }.
web-share = Share
web-share-link = Link to this result
web-share-picture = Save as a picture
web-rematch-alone = Play again
