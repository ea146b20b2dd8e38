# Above and Below in the terminal.

cli-above_and_below-told-events = { $player }: { $events }.
cli-above_and_below-round = Round { $n } of { $rounds }
cli-above_and_below-first = first player: { $player }
cli-above_and_below-cider-here = the cider is there for the first to labor
cli-above_and_below-cider-gone = the cider is gone for this round
cli-above_and_below-caves-left = caves to explore: { $n }
cli-above_and_below-decks = in the decks: { $decks }, villagers { $villagers }
cli-above_and_below-artifact-waits = an artifact waits for the next success below
cli-above_and_below-open-quest = quest { $name }: { $help }
cli-above_and_below-rival = reputation of the rival: { $n }
cli-above_and_below-row-houses = Houses
cli-above_and_below-row-outposts = Outposts
cli-above_and_below-row-keys = Key houses
cli-above_and_below-row-stars = Star houses
cli-above_and_below-row-villagers = Villagers to train
cli-above_and_below-group-start = Starting house
cli-above_and_below-group-house = House
cli-above_and_below-group-outpost = Outpost, needs an empty cave
cli-above_and_below-group-key = Key house
cli-above_and_below-group-star = Star house

## Cards

cli-above_and_below-price = { $n }¢
cli-above_and_below-card-cost = costs { $price }
cli-above_and_below-card-beds =
    { $n ->
        [one] { $n } bed
       *[other] { $n } beds
    }
cli-above_and_below-card-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-above_and_below-card-income = income +{ $n }
cli-above_and_below-card-reroll =
    { $n ->
        [one] { $n } reroll per encounter
       *[other] { $n } rerolls per encounter
    }
cli-above_and_below-card-coin_on_build =
    { $n ->
        [one] { $n } coin for every other building you buy
       *[other] { $n } coins for every other building you buy
    }
cli-above_and_below-card-coin_on_explore =
    { $n ->
        [one] { $n } coin for every success below
       *[other] { $n } coins for every success below
    }
cli-above_and_below-card-potion_income =
    { $n ->
        [one] { $n } potion every round
       *[other] { $n } potions every round
    }
cli-above_and_below-card-stock = { $good } { $n } to harvest, once
cli-above_and_below-card-replenish = { $good } { $n } to harvest, every round it is empty
cli-above_and_below-card-on-build = at once { $gain }
cli-above_and_below-card-train_to_ready = whom you train may be ready at once
cli-above_and_below-card-spend_as_coin = can be spent as a coin: { $drinks }
cli-above_and_below-card-vp_per =
    { $n ->
        [one] { $n } point each: { $thing }
       *[other] { $n } points each: { $thing }
    }
cli-above_and_below-card-income_per = income +{ $n } for each { $good } on the track
cli-above_and_below-thing-house_class = house of any kind
cli-above_and_below-thing-villager = villager
cli-above_and_below-thing-empty_cave = empty cave
cli-above_and_below-no-effect = nothing but its point
cli-above_and_below-reputation = reputation { $n }
cli-above_and_below-symbol-hammer = builds
cli-above_and_below-symbol-hammer_plus = builds for 1 coin less
cli-above_and_below-symbol-quill = trains
cli-above_and_below-symbol-quill_plus = trains for 1 coin less
cli-above_and_below-die =
    { $n ->
        [one] die { $roll } or more: { $n } lantern
       *[other] die { $roll } or more: { $n } lanterns
    }
cli-above_and_below-trait-disobedient = rolls a die before every action and refuses on 1 and 2
cli-above_and_below-trait-bad_reputation = costs 1 reputation on arrival
cli-above_and_below-trait-own_bed = has a bed of its own
cli-above_and_below-trait-no_cider_no_potion = drinks neither cider nor potions
cli-above_and_below-quest =
    { $n ->
        [one] { $n } point for the first who owns: { $goods }.
       *[other] { $n } points for the first who owns: { $goods }.
    }
cli-above_and_below-artifact-explore_bonus = Once a round, when all lantern dice have fallen: 1 more on a die, or 1 lantern more where the table plays it so.
cli-above_and_below-artifact-train_with_quill_plus = Once a round anybody can train with it, for 1 coin less.
cli-above_and_below-artifact-harvest_two = Once a round one harvesting villager takes up to 2 goods.
cli-above_and_below-condition-lantern_die_minus_1 = His lantern die counts 1 less.
cli-above_and_below-condition-obedience_die_1_2_refuses = He rolls a die before every action and refuses on 1 and 2.
cli-above_and_below-condition-expedition_coins_minus_1 = Encounters that give coins give 1 less when he takes part.
cli-above_and_below-condition-cannot_be_injured_while_exploring = He can’t be injured or exerted below.
cli-above_and_below-cave = Paragraphs for the die from 1 to 6: { $numbers }.
cli-above_and_below-item-cider = At rest it makes an exhausted villager ready.
cli-above_and_below-item-potion = At rest it moves an injured villager to the exhausted.
cli-above_and_below-rarity-common = A common good. Goods on the advancement track bring income and points.
cli-above_and_below-rarity-uncommon = An uncommon good. Goods on the advancement track bring income and points.
cli-above_and_below-rarity-rare = A rare good. Goods on the advancement track bring income and points.

## Villages

cli-above_and_below-reputation-at = reputation { $n }
cli-above_and_below-sale = for sale: { $item }
cli-above_and_below-passed = passed
cli-above_and_below-artifacts = Artifacts: { $artifacts }
cli-above_and_below-turned = { $name } (used this round: { $n })
cli-above_and_below-quests = Quests claimed: { $quests }
cli-above_and_below-empty-cave = empty cave
cli-above_and_below-empty-caves = empty caves { $n }
cli-above_and_below-track = Income { $income }, beds { $beds }. Track:
cli-above_and_below-zone-ready = Ready
cli-above_and_below-zone-exhausted = Exhausted
cli-above_and_below-zone-injured = Injured

cli-above_and_below-legend-signs = Signs: ★ points, ¢ coins. A number on yellow can be typed.
cli-above_and_below-legend-villagers = Villagers: ⚒ builds, ✎ trains, with + for 1 coin less; 1→1 5→2: a die of 1 or more gives 1 lantern, of 5 or more 2. In [ ] what ails somebody.
cli-above_and_below-legend-village = Village: houses stand above the line, caves lie below it, outposts in caves; [ ] goods to harvest. On the track each slot holds one kind of good: its points for every one of them; the last slot taken sets the income.

## Encounters

cli-above_and_below-paragraph = { $cave }, paragraph { $n }
cli-above_and_below-party = The party: { $villagers }
cli-above_and_below-choice-plain = { $choice }. { $label }
cli-above_and_below-choice = { $choice }. { $label }: { $details }
cli-above_and_below-choice-cost = costs { $price }
cli-above_and_below-choice-stake-item = you stake an item
cli-above_and_below-choice-stake-villager = you stake a villager
cli-above_and_below-choice-impossible = not possible now
cli-above_and_below-tiers = lanterns needed: { $numbers }
cli-above_and_below-tier-pay = { $n } and { $price }
cli-above_and_below-holder-hammer = villager with a hammer
cli-above_and_below-holder-quill = villager with a quill
cli-above_and_below-exerted = 1 lantern more, and injured
cli-above_and_below-needs = needs { $thing }
cli-above_and_below-needs-coins = needs coins: { $n }
cli-above_and_below-needs-reputation_at_least = needs a reputation of { $n } or more
cli-above_and_below-needs-reputation_at_most = needs a reputation of { $n } or less
cli-above_and_below-needs-explorers = needs explorers: { $n }
cli-above_and_below-bonus-per =
    { $n ->
        [one] { $n } lantern more for each: { $thing }
       *[other] { $n } lanterns more for each: { $thing }
    }
cli-above_and_below-bonus-owns =
    { $n ->
        [one] { $n } lantern more if you own { $thing }
       *[other] { $n } lanterns more if you own { $thing }
    }
cli-above_and_below-bonus-pays =
    { $n ->
        [one] { $n } lantern more for { $price }
       *[other] { $n } lanterns more for { $price }
    }
cli-above_and_below-bonus-tag =
    { $n ->
        [one] { $n } lantern more with { $thing }
       *[other] { $n } lanterns more with { $thing }
    }
cli-above_and_below-bonus-without =
    { $n ->
        [one] { $n } lantern more if nobody is { $thing }
       *[other] { $n } lanterns more if nobody is { $thing }
    }
cli-above_and_below-rolled = { $villager } has rolled { $n } ({ $skills })
cli-above_and_below-rolled-more = { $villager } has rolled { $n }, raised by { $added } ({ $skills })
cli-above_and_below-bonus = More lanterns: { $n }
cli-above_and_below-rerolls = Rerolls left: { $n }
cli-above_and_below-effect-special = { $villager } joins
cli-above_and_below-effect-condition =
    { $n ->
        [one] a villager becomes { $condition }
       *[other] { $n } villagers become { $condition }
    }
cli-above_and_below-effect-cave =
    { $n ->
        [one] { $n } more cave
       *[other] { $n } more caves
    }
cli-above_and_below-effect-building = a building of up to { $n } coins for nothing
cli-above_and_below-effect-injure =
    { $n ->
        [one] { $n } villager is injured
       *[other] { $n } villagers are injured
    }
cli-above_and_below-effect-coins_for_reputation = coins for reputation, up to { $n }
cli-above_and_below-effect-villager = a villager from the row for nothing
cli-above_and_below-effect-gamble = a game of dice
cli-above_and_below-effect-stake-copy = the stake once more
cli-above_and_below-effect-stake-lose = the stake is lost
cli-above_and_below-effect-stake-injure = the staked villager is injured

## In lines

cli-above_and_below-plain-for-sale = For sale: { $name }. { $help }
cli-above_and_below-plain-training = To be trained for { $price }: { $name }. { $help }
cli-above_and_below-plain-score = { $player }: score { $total }: { $scores }.
cli-above_and_below-plain-purse = { $player }: { $goods }.
cli-above_and_below-plain-reputation = { $player }: reputation { $n }.
cli-above_and_below-plain-passed = { $player } has passed for this round.
cli-above_and_below-plain-sale = { $player } has for sale: { $item }.
cli-above_and_below-plain-slot = { $player }, slot { $slot } of the track: { $good }, points for each { $n }.
cli-above_and_below-plain-income = { $player }: income { $n }, beds { $beds }.
cli-above_and_below-plain-villager = { $player }, { $zone }: { $name }. { $help }
cli-above_and_below-plain-building = { $player }, building { $name }: { $help }.
cli-above_and_below-plain-building-goods = { $player }, building { $name }, with { $goods } on it: { $help }.
cli-above_and_below-plain-caves = { $player }: empty caves { $n }.
cli-above_and_below-plain-artifacts = { $player }, artifacts: { $artifacts }.
cli-above_and_below-plain-quest = { $player } has claimed the quest { $name }.

## Tales

cli-above_and_below-tale = Tale { $n } of { $player }: { $cave }, round { $round }
cli-above_and_below-tale-threads = Thread: { $names }
cli-above_and_below-tale-deed = – { $label }
cli-above_and_below-tale-came = → { $events }
cli-above_and_below-tale-open = It is still going on.

## What is asked for, by the kind of word
cli-ask-artifact = Which artifact?
cli-ask-building = Which building?
cli-ask-good = Which good?
cli-ask-item = What?
cli-ask-newcomer = Whom?
cli-ask-villager = Who?
