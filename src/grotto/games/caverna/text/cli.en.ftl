# Caverna in the terminal.

cli-caverna-round = Round { $n } of { $rounds }
cli-caverna-first = starting player: { $player }
cli-caverna-harvest = harvest: { $harvest }
cli-caverna-markers = Harvest markers face down: { $leaves } with a leaf, { $questions } with a question mark
cli-caverna-next-question = The next question mark would be: { $harvest }
cli-caverna-coming =
    { $n ->
        [one] Card of round { $rounds }: { $cards }
       *[other] Cards of rounds { $rounds }, in some order: { $cards }
    }
cli-caverna-or = or
cli-caverna-collect = goods
cli-caverna-starting_player = goods, begin the next round
cli-caverna-with-ruby-mines =
    { $n ->
        [one] {" "}+{ $goods } with { $n } ruby mine
       *[other] {" "}+{ $goods } with { $n } ruby mines
    }
cli-caverna-per-ore-mine = {" "}+{ $goods } per ore mine
cli-caverna-furnish-dwelling = furnish a dwelling
cli-caverna-expedition = expedition { $level }
cli-caverna-ruby-mine = ruby mine on a { $ground }
cli-caverna-goods-here = { $goods } here
cli-caverna-free = free
cli-caverna-furnishings = Furnishings
cli-caverna-group-dwellings = Dwellings
cli-caverna-group-special_rooms = Special rooms
cli-caverna-group-craft = Craftsmen
cli-caverna-group-suppliers = Suppliers
cli-caverna-group-caves = Caves
cli-caverna-group-parlors = Parlors
cli-caverna-group-storages = Storages
cli-caverna-group-chambers = Chambers

cli-caverna-ground-forest = forest
cli-caverna-ground-mountain = mountain
cli-caverna-ground-meadow = meadow
cli-caverna-ground-field = field
cli-caverna-ground-pasture = pasture
cli-caverna-ground-cavern = cavern
cli-caverna-ground-tunnel = tunnel
cli-caverna-ground-deep_tunnel = deep tunnel
cli-caverna-ground-ore_mine = ore mine
cli-caverna-ground-ruby_mine = ruby mine
cli-caverna-entry-dwelling = Entry-level dwelling
cli-caverna-dogs = d{ $n }

cli-caverna-unarmed = unarmed
cli-caverna-dwarfs-home = Dwarfs at home: { $dwarfs }.
cli-caverna-dwarfs-away = Dwarfs out: { $dwarfs }.
cli-caverna-at-newborn = newborn
cli-caverna-at-stayed = stayed at home
cli-caverna-food-due = Food due this round: { $due }; in stock: { $food }.
cli-caverna-food-maybe = If there is a harvest this round: food due { $due }; in stock: { $food }.
cli-caverna-begging = Begging markers: { $n }
cli-caverna-deliveries = Still to come at the start of rounds: { $goods }
cli-caverna-delivery = { $good } ({ $n })

cli-caverna-legend-signs = Signs: · and/or, in any order; » and then/or, at least one of the two; ⇒ and then, not without the first; → pay the left, get the right; + gain; ★ points. A number on yellow can be typed.
cli-caverna-legend-rounds = Rounds: ❀ full harvest, – none, ① 1 food per dwarf, ◐ field or breeding phase, ? a marker nobody has seen; [ ] is the round being played.
cli-caverna-legend-spaces = Spaces: [ ] goods that lie there, “goods” takes them all; “expedition 3” brings up to 3 items; ▲ ● ■ ◆ ⬟ ✚ ⬢ show who stands there; ▒ cards to come with their rounds, / where the order is not known.
cli-caverna-legend-board = Board: ♣ forest, ░ mountain, » the cell before the entrance, thick lines are fences, ⌂ a stable, d2 two dogs on guard, +1 is gained by whoever covers the cell. Animals are shown where they fit; you need not place them.

cli-caverna-plain-first = Starting player token: { $player }
cli-caverna-plain-harvest = Harvest of this round: { $harvest }
cli-caverna-plain-harvests = Harvests of later rounds: { $rounds }
cli-caverna-plain-space = Space { $space }: free. { $help }
cli-caverna-plain-space-goods = Space { $space }: free, { $goods } here. { $help }
cli-caverna-plain-space-taken = Space { $space }: taken by { $player }.
cli-caverna-plain-supply = Furnishings to be had, { $group }: { $furnishings }.
cli-caverna-plain-score = { $player }: score { $total }: { $scores }.
cli-caverna-plain-goods = { $player } has { $goods }.
cli-caverna-nothing = no goods
cli-caverna-plain-dwarfs = { $player }. { $dwarfs }
cli-caverna-plain-food = { $player }: food due this round { $due }, food there { $food }.
cli-caverna-plain-food-maybe = { $player }: if there is a harvest this round, food due { $due }, food there { $food }.
cli-caverna-plain-begging = { $player }: begging markers { $n }.
cli-caverna-plain-deliveries = { $player }: still to come at the start of rounds: { $goods }.
cli-caverna-plain-covered = { $player }: built over: { $furnishings }.
cli-caverna-plain-cell = { $player }, { $place }: { $there }.
cli-caverna-plain-icon = whoever covers it gains { $goods }
cli-caverna-plain-together = one pasture with { $place }

cli-caverna-ask-twin-cell =
    { $n ->
        [0] Where does the first half of { $twin } go?
       *[other] Where does the second half of { $twin } go?
    }
cli-caverna-ask-large_pasture-cell = Which two meadows become one pasture?

## What is asked for, by the kind of word
cli-ask-cell = Where?
cli-ask-furnishing = Which furnishing?
cli-ask-good = Which good?
cli-ask-loot = Which loot?
cli-ask-payment = How do you pay?
cli-ask-single = Which tile?
cli-ask-space = Which space?
cli-ask-twin = Which tile?
cli-ask-weapon = Which weapon?
