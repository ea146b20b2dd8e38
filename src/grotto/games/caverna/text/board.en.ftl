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
web-cav-over = The game is over
web-cav-harvest-none = No harvest this round.
web-cav-harvest-full = Harvest ends the round.
web-cav-harvest-pay_one = 1 food per dwarf ends the round.
web-cav-harvest-choice = Fields or breeding ends the round.
web-cav-harvest-unknown = Harvest not known yet.
web-cav-harvest-now = Harvest this round: { $food } food due, you have { $have }.
web-cav-harvest-maybe = If there is a harvest this round: { $food } food due, you have { $have }.
web-cav-harvest-later = Next harvest in round { $round }: { $food } food due, you have { $have }.
web-cav-harvest-theirs = Harvest in round { $round }: { $food } food due, { $have } there.
web-cav-no-more-harvest = No harvest is to come.
web-cav-missing = { $n } missing
web-cav-enough = enough
web-cav-markers = Harvest markers face down: leaves { $leaf }, question marks { $question }.
web-cav-starts-next = The next round is begun by: { $name }.
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
web-cav-point = Point at a furnishing to read what it does.
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
ask-twin-cell = Lay { $twin }: one half, then the other
ask-ruby_mine-cell = Where does the ruby mine go?
ask-small_pasture-cell = Which meadow becomes a small pasture?
ask-large_pasture-cell = Which two meadows become a large pasture?
ask-stable-cell = Where does the stable go?
ask-sow-crop = What do you sow?
ask-furnish-furnishing = Which furnishing do you build?
ask-furnish-cell = Where does { $furnishing } go?
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
