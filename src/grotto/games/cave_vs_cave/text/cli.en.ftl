# Cave vs. Cave in the terminal.

cli-cave_vs_cave-round = Round { $n } of { $rounds }, turn { $turn } of { $turns }
cli-cave_vs_cave-first = first: { $player }
cli-cave_vs_cave-or = or
cli-cave_vs_cave-food-icon = +1 food
cli-cave_vs_cave-dig = dig
cli-cave_vs_cave-dig-two = dig twice
cli-cave_vs_cave-dig-through = dig through walls
cli-cave_vs_cave-furnish = furnish
cli-cave_vs_cave-build-wall = build wall
cli-cave_vs_cave-own-wall = own wall
cli-cave_vs_cave-most-gold = only with more gold
cli-cave_vs_cave-different = { $n } different goods
cli-cave_vs_cave-refill = { $goods } up to { $level }
cli-cave_vs_cave-refill-all = all goods up to { $level }
cli-cave_vs_cave-more-rooms = +{ $n } room
cli-cave_vs_cave-whenever = { $event }: { $effect }
cli-cave_vs_cave-no-cost = free
cli-cave_vs_cave-shape = walls { $shape }
cli-cave_vs_cave-mark =
    { $colour ->
        [orange] O
       *[blue] B
    }
cli-cave_vs_cave-face-down = Face down
cli-cave_vs_cave-display = Rooms on display
cli-cave_vs_cave-walls-left = walls left: { $n }
cli-cave_vs_cave-stack = stack: { $n }

cli-cave_vs_cave-legend-signs = Signs: [1] use an orange room, [2] up to two; · and, in any order; / one of these; → pay the left, get the right; ★ points.
cli-cave_vs_cave-legend-rooms = Rooms: O orange, usable by [1], [2], [3]; B blue, works always. You need more orange than blue ones, the entrance included.
cli-cave_vs_cave-legend-walls = Walls that a room wants, or a cavern has: 1, 3 or 4 of them, └ two in a corner, ║ two facing each other. Where several are named, one of them must fit.
cli-cave_vs_cave-legend-caves = Caves: thick lines are rock, bricks are built walls, dotted lines are places for walls, ░ is not dug yet, » is the way in. You dig from the entrance outward.

cli-cave_vs_cave-plain-walls-left =
    { $n ->
        [0] No wall left in the supply.
        [one] { $n } wall left in the supply.
       *[other] { $n } walls left in the supply.
    }
cli-cave_vs_cave-plain-tile = Action tile { $tile }: { $help }
cli-cave_vs_cave-plain-tile-taken = Action tile { $tile }: taken this round by { $player }.
cli-cave_vs_cave-plain-face-down =
    { $n ->
        [one] { $n } action tile is face down; it comes in a round with { $turns } turns.
       *[other] { $n } action tiles are face down; they come in rounds with { $turns } turns.
    }
cli-cave_vs_cave-plain-displayed = On display: { $room }. { $help }
cli-cave_vs_cave-plain-no-display = No room is on display.
cli-cave_vs_cave-plain-stack =
    { $n ->
        [0] The stack is empty.
        [one] { $n } room lies in the stack.
       *[other] { $n } rooms lie in the stack.
    }
cli-cave_vs_cave-plain-score = { $player }: score { $total }, rooms { $rooms } and gold { $gold }.
cli-cave_vs_cave-plain-goods = { $player }: { $goods }.
cli-cave_vs_cave-plain-room =
    { $colour ->
        [orange] { $room }, orange, { $points } points
       *[blue] { $room }, blue, { $points } points
    }
cli-cave_vs_cave-plain-cell = { $player }, { $place }: { $there }; { $walls }.
cli-cave_vs_cave-plain-rock = not dug yet
cli-cave_vs_cave-plain-rock-food = not dug yet, with 1 food in the rock
cli-cave_vs_cave-plain-empty = empty
cli-cave_vs_cave-plain-walls =
    { $n ->
        [0] no walls
        [one] { $n } wall: { $walls }
       *[other] { $n } walls: { $walls }
    }
cli-cave_vs_cave-side-n = above
cli-cave_vs_cave-side-e = right
cli-cave_vs_cave-side-s = below
cli-cave_vs_cave-side-w = left
cli-cave_vs_cave-built = { $side } (built)

## What is asked for, by the kind of word
cli-ask-cell = Where?
cli-ask-edge = Where?
cli-ask-good = Which good?
cli-ask-room = Which room?
cli-ask-surcharge = How do you pay?
cli-ask-tile = Which tile?
