# What only the table in the browser says.

## Cave vs. Cave: what is said on and around the caves

web-cvc-panel-actions = Actions
web-cvc-panel-mine = My cave
web-cvc-panel-rooms = Rooms
web-cvc-panel-theirs = Other cave
web-cvc-the-table = The table
web-cvc-tiles = Action tiles
web-cvc-tile = Action tile { $tile }
web-cvc-tile-current = Action tile { $tile }, of this turn
web-cvc-tile-hidden = Action tile face down, with { $n } on its back
web-cvc-taken-by = taken by { $name }
web-cvc-walls-ignored = walls ignored
web-cvc-refill-to = to { $n }
web-cvc-refill-all = all
web-cvc-different = { $n } different
web-cvc-round =
    { $turns ->
        [one] Round { $n } of { $rounds }: { $turns } turn
       *[other] Round { $n } of { $rounds }: { $turns } turns
    }
web-cvc-over = The game is over
web-cvc-display = Rooms on display
web-cvc-below =
    { $n ->
        [one] { $n } more room below
       *[other] { $n } more rooms below
    }
web-cvc-display-empty = No room is on display.
web-cvc-stack =
    { $n ->
        [one] { $n } room in the stack
       *[other] { $n } rooms in the stack
    }
web-cvc-walls-left = Walls left: { $n }
web-cvc-walls-left-text = Walls left in the supply: { $n }.
web-cvc-free = free
web-cvc-room =
    { $points ->
        [one] { $room }, { $colour }, { $points } point
       *[other] { $room }, { $colour }, { $points } points
    }
web-cvc-card = { $room }, cost: { $cost }, walls: { $pattern }
web-cvc-colour-orange = orange
web-cvc-colour-blue = blue
web-cvc-no-fit = walls don’t fit
web-cvc-short = { $amount } short
web-cvc-too-blue = needs more orange rooms
web-cvc-most-gold = needs the most gold
web-cvc-marks = Wall marks.
web-cvc-mark-needed = thick: wall needed
web-cvc-mark-either = dashed: either way
web-cvc-mark-none = thin: no wall.
web-cvc-mark-blue = blue: works by itself.
web-cvc-mark-turn = The tile may be turned.
web-cvc-you = you
web-cvc-parts = { $rooms } rooms + { $gold } gold
web-cvc-aim = aim: 50 points
web-cvc-in-vain = in vain
web-cvc-score = { $rooms } points for rooms and { $gold } for gold: { $total }.
web-cvc-score-is =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-cvc-score-then =
    { $n ->
        [one] then { $n } point
       *[other] then { $n } points
    }
web-cvc-cave-of = Cave of { $name }
web-cvc-goods-of = Goods of { $name }
web-cvc-goods-are = Goods: { $goods }.
web-cvc-empty = empty
web-cvc-empty-cavern = empty cavern
web-cvc-rock = rock, not dug yet
web-cvc-food-icon = 1 food inside
web-cvc-walls = walls: { $sides }
web-cvc-no-walls = no walls
web-cvc-side-n = above
web-cvc-side-e = right
web-cvc-side-s = below
web-cvc-side-w = left
web-cvc-wall-places = Places for walls
web-cvc-wall-at = Wall { $edge }
web-cvc-no-wall-at = Place for a wall { $edge }
web-cvc-built-walls = Built walls: { $walls }.
web-cvc-built-none = No walls have been built.
