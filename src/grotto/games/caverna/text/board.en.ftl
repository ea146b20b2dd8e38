# What only the table in the browser says.

## Caverna: what is said on and around the farms

web-cav-panel-spaces = Actions
web-cav-panel-mine = My farm
web-cav-panel-furnishings = Rooms
web-cav-panel-loot = Loot
web-cav-panel-theirs = Others
web-cav-panel-score = Score
web-cav-the-table = The table
web-cav-spaces = Action spaces
web-cav-cards = Cards by round
web-cav-furnishings = Furnishings
web-cav-loot = Loot of expeditions
web-cav-space = Action space { $space }
web-cav-space-current = Action space { $space }, of this turn
web-cav-goods-here = here: { $goods }
web-cav-goods-lie = Here: { $goods }.
web-cav-taken =
    { $n ->
        [0] Taken by { $name }.
       *[other] Taken by { $name }, weapon { $n }.
    }
web-cav-face-down = Card face down, to be turned up in round { $n }
web-cav-to-come = Still to come:
web-cav-coming = { $rounds }: { $cards }
web-cav-round = Round { $n }.
web-cav-begins = The game begins.
web-cav-over = The game is over
web-cav-harvest-none = No harvest.
web-cav-harvest-full = Harvest ends it.
web-cav-harvest-pay_one = Then 1 food per dwarf.
web-cav-harvest-choice = Then fields or young.
web-cav-harvest-unknown = Harvest not known yet.
web-cav-harvest-now = Meal this round: { $food } food due, you have { $have }.
web-cav-harvest-maybe = If there is a harvest this round: { $food } food due, you have { $have }.
web-cav-harvest-later = Next meal in round { $round }: { $food } food due, you have { $have }.
web-cav-harvest-theirs-now = Meal this round: { $food } food due, { $have } there.
web-cav-harvest-theirs-later = Next meal in round { $round }: { $food } food due, { $have } there.
web-cav-no-more-harvest = No harvest is to come.
web-cav-missing = { $n } missing
web-cav-enough = Enough
web-cav-markers = Harvest markers face down: leaves { $leaf }, question marks { $question }.
web-cav-starts-next = { $name } begins the next round.
web-cav-token = begins the next round
web-cav-you = you
web-cav-left = to place: { $n }
web-cav-dwarfs = Dwarfs
web-cav-dwarf =
    { $n ->
        [0] Dwarf without weapon: { $where }
       *[other] Dwarf with weapon { $n }: { $where }
    }
web-cav-dwarf-home = still to be placed
web-cav-dwarf-newborn = born this round
web-cav-dwarf-stayed = stays at home
web-cav-begging = Begging markers: { $n }
good-begging = begging markers
amount-begging =
    { $n ->
        [one] { $n } begging marker
       *[other] { $n } begging markers
    }
web-cav-farm-of = Farm of { $name }
web-cav-enlarge = Farm of { $name }, show large
web-cav-goods-of = Goods of { $name }
web-cav-goods-are = Goods: { $goods }.
web-cav-score =
    { $n ->
        [one] { $n } point as things stand.
       *[other] { $n } points as things stand.
    }
web-cav-score-parts = Where the points come from
web-cav-ground-forest = forest
web-cav-ground-rock = mountain
web-cav-ground-meadow = meadow
web-cav-ground-field = field
web-cav-ground-small_pasture = small pasture
web-cav-ground-large_pasture = large pasture
web-cav-ground-cavern = Cavern
web-cav-ground-tunnel = Tunnel
web-cav-ground-deep_tunnel = Deep tunnel
web-cav-ground-ore_mine = Ore mine
web-cav-ground-ruby_mine = Ruby mine
web-cav-stable = stable
web-cav-hides = the first tile here brings { $goods }
web-cav-entry-level = Entry-level dwelling
web-cav-card =
    { $points ->
        [one] { $name }, { $points } point, costs: { $cost }
       *[other] { $name }, { $points } points, costs: { $cost }
    }
web-cav-card-bonus = { $name }, bonus points, costs: { $cost }
web-cav-free = free
web-cav-group-dwellings = Dwellings
web-cav-group-special_rooms = Special rooms
web-cav-group-craft = Crafts
web-cav-group-suppliers = Suppliers
web-cav-group-caves = Caves
web-cav-group-parlors = Parlors
web-cav-group-storages = Storages
web-cav-group-chambers = Chambers
web-cav-filter = Which furnishings are shown
web-cav-filter-affordable = Affordable now
web-cav-filter-within_reach = By exchange
web-cav-filter-all = All
web-cav-none = None you can afford.
web-cav-show-all = Show all
web-cav-point = Point at a room to read what it does.
web-cav-and-or = either … or → and/or
web-cav-overhang = over the edge
web-cav-loot-strength =
    { $n ->
        [0] Only an armed dwarf brings loot home.
       *[other] Weapon { $n }: everything up to strength { $n } can be taken.
    }
web-cav-loot-item = { $loot }, strength { $n }

## What is asked once a part of the act is chosen

ask-twin-twin = Which twin tile?
ask-twin-cell-meadow_field = Lay the meadow and the field
ask-twin-cell-cavern_tunnel = Lay the cavern and the tunnel
ask-twin-cell-cavern_cavern = Lay the two caverns
ask-twin-cell-ore_mine_deep_tunnel = Lay the ore mine and the deep tunnel
do-twin-cell-meadow_field = Lay the meadow and the field
do-twin-cell-cavern_tunnel = Lay the cavern and the tunnel
do-twin-cell-cavern_cavern = Lay the two caverns
do-twin-cell-ore_mine_deep_tunnel = Lay the ore mine and the deep tunnel
ask-ruby_mine-cell = Where does the ruby mine go?
ask-small_pasture-cell = Which meadow becomes a small pasture?
ask-large_pasture-cell = Which two meadows become a large pasture?
ask-stable-cell = Where does the stable go?
ask-sow-crop = What do you sow?
ask-furnish-furnishing = Which room do you furnish?
ask-furnish-cell = Where does the { $furnishing } go?
ask-furnish-payment = How do you pay for { $furnishing }?
ask-forge-weapon = How strong is the weapon?
ask-loot-loot = Which loot do you take?
ask-loot-cell = Loot: where does it go?
ask-loot-furnishing = Loot: which furnishing?
ask-loot-payment = Loot: how do you pay?
ask-loot-crop = Loot: what do you sow?
ask-loot-animal = Loot: which animals are born?
ask-place-space = Where does the dwarf go?
ask-hurry-weapon = Which dwarf goes first for a ruby?
ask-hurry-space = Where does the dwarf with { $weapon } go?
ask-imitate-space = Which space do you imitate?
ask-breed-animal = Which animals are born?
ask-eat-animal = Which animals do you eat?
ask-buy-good = What do you buy?
ask-feed-good = What does one dwarf eat instead?
ask-ruby-cell = Where does the { $single } go?
ask-exchange-good = For what?
ask-disarm-dwarf = Which dwarf gives his weapon?
web-cav-begs =
    { $n ->
        [one] takes { $n } begging marker, { $points } points
       *[other] takes { $n } begging markers, { $points } points
    }

## The harvest in the turn bar

web-cav-harvest-steps = Steps of the harvest
web-cav-step-fields = Fields
web-cav-step-feed = Feed
web-cav-step-young = Young
web-cav-fields-gave = The fields gave
web-cav-fields-nothing = Nothing.
web-cav-still-grow =
    { $n ->
        [0] none grow on
        [one] { $n } still grows
       *[other] { $n } still grow
    }
web-cav-plates = Food for the family
web-cav-food-of = { $n } of { $due } food
web-cav-of = { $n } of { $due }
web-cav-larder = { $n } in the larder
web-cav-all-fed = All are fed.
web-cav-not-all-fed = Not enough to eat.
web-cav-put-back = put back
web-cav-after-meal = After the meal
web-cav-young-sheep = lamb
web-cav-young-donkey = foal
web-cav-young-boar = piglet
web-cav-young-cattle = calf
web-cav-no-room-sheep = no room for a lamb
web-cav-no-room-donkey = no room for a foal
web-cav-no-room-boar = no room for a piglet
web-cav-no-room-cattle = no room for a calf
web-cav-instead-sheep = the lamb’s place?
web-cav-instead-donkey = the foal’s place?
web-cav-instead-boar = the piglet’s place?
web-cav-instead-cattle = the calf’s place?
web-cav-no-young = No young: that takes two of a kind.
web-cav-feed-family = Feed the family
web-cav-least-loss = Least loss:
web-cav-points-lost =
    { $n ->
        [0] no points lost
        [one] −{ $n } point
       *[other] −{ $n } points
    }
web-cav-then-beg = then beg for { $n }
web-cav-beg = Beg for { $n }, { $points } points
# After a press that was too short.
web-cav-hold = Press and hold
web-cav-really-beg = Really beg, { $points } points
web-cav-eat = eat { $amount }: { $food } food
web-cav-eat-each = +{ $food } each
web-cav-eat-several = { $n }: +{ $food }
web-cav-eat-gives = +{ $food }
web-cav-keep-two = two must stay for a young one
web-cav-room-of = { $n } of { $room }
web-cav-homeless = Without room
web-cav-aloud-harvest = Harvest.
web-cav-aloud-fields = Fields: { $goods }.
web-cav-aloud-feed = Feed your family: { $due } food, { $have } there, { $short } short.
web-cav-aloud-eat =
    { $n ->
        [one] 1 thing can be eaten.
       *[other] { $n } things can be eaten.
    }
web-cav-aloud-enough = Enough for everybody.
web-cav-loot-bring =
    { $n ->
        [one] Expedition with weapon { $strength }: bring home { $n } thing.
       *[other] Expedition with weapon { $strength }: bring home up to { $n } things.
    }
