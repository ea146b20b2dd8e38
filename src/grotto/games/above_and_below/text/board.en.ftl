# What only the table in the browser says.

## The parts of the table

web-ab-panel-mine = Village
web-ab-panel-market = For sale
web-ab-panel-people = Table
web-ab-the-table = The table
web-ab-round = Round { $n } of { $rounds }
web-ab-over = The game is over
web-ab-cider = a cider for the first to labor
web-ab-market = For sale
web-ab-people = Players
web-ab-first = first player
web-ab-first-is = First player: { $name }.
web-ab-row-house = Houses
web-ab-row-outpost = Outposts, need an empty cave
web-ab-row-key = Key houses
web-ab-row-star = Star houses
web-ab-row-seekers = Looking for work
web-ab-row-quests = Quests
web-ab-row-empty = None left.
web-ab-no-quests = All quests are claimed.
web-ab-quest =
    { $points ->
        [one] { $quest }: { $list }, { $points } point
       *[other] { $quest }: { $list }, { $points } points
    }
web-ab-new-row = new row
web-ab-refresh = Refresh the { $row } for 1 coin, { $n } cards in the deck
web-ab-train-with-quill = train with a quill
web-ab-looks-for-work = looking for work

## Cards and villagers

web-ab-costs = costs { $amount }
web-ab-lies-here = { $amount } to harvest
web-ab-goods-ready = ready
web-ab-needs-cave = Needs an empty cave.
web-ab-fx-beds =
    { $n ->
        [one] { $n } bed.
       *[other] { $n } beds.
    }
web-ab-fx-replenish = Brings { $amount } each round.
web-ab-fx-stock = Holds { $amount }.
web-ab-fx-income = +{ $n } income.
web-ab-fx-reroll =
    { $n ->
        [one] { $n } reroll on each expedition.
       *[other] { $n } rerolls on each expedition.
    }
web-ab-fx-coin-on-build = { $amount } whenever you build.
web-ab-fx-coin-on-explore = { $amount } for each successful expedition.
web-ab-fx-potion-income = { $amount } each round.
web-ab-fx-once-potion = { $amount } when built.
web-ab-fx-once-reputation = { $n } reputation when built.
web-ab-fx-train-to-ready = Newcomers may go to ready.
web-ab-fx-spend = { $item } can be spent as a coin.
web-ab-fx-income-per = +{ $n } income for each { $item } on your track.
web-ab-fx-vp =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
web-ab-fx-vp-per =
    { $n ->
        [one] { $n } point for each: { $item }.
       *[other] { $n } points for each: { $item }.
    }
web-ab-thing-house_class = building above the ground
web-ab-thing-villager = villager
web-ab-thing-empty_cave = empty cave
web-ab-die-row =
    { $n ->
        [one] from { $roll }: { $n } lantern
       *[other] from { $roll }: { $n } lanterns
    }
web-ab-symbol-hammer = hammer
web-ab-symbol-quill = quill
web-ab-symbol-hammer_plus = hammer, building is 1 coin cheaper
web-ab-symbol-quill_plus = quill, training is 1 coin cheaper
web-ab-trait-disobedient = may refuse
web-ab-trait-bad_reputation = costs 1 reputation on joining
web-ab-trait-own_bed = has a bed of their own
web-ab-trait-no_cider_no_potion = drinks neither cider nor potion
web-ab-goes = goes along

## A village

web-ab-village-of = Village of { $name }
web-ab-my-village = Back to mine
web-ab-look = Look
web-ab-zone = { $zone }: { $n }
web-ab-zone-ready = Ready
web-ab-zone-exhausted = Exhausted
web-ab-zone-injured = Injured
web-ab-nobody = Nobody.
web-ab-nothing = nothing
web-ab-hint-declare = Click others to send them too. Undo calls the last one back.
web-ab-hint-villager = Click who shall act, or choose what to do above.
web-ab-tonight =
    { $n ->
        [one] Tonight: { $n } bed.
       *[other] Tonight: { $n } beds.
    }
web-ab-track = Advancement track
web-ab-income = income now { $n }, with a new kind { $next }
web-ab-slot = { $points } pt
web-ab-slot-worth = { $points } points each, { $income } coins income
web-ab-for-sale = For sale: { $item }
web-ab-nothing-for-sale = Nothing for sale
web-ab-empty-cave = empty cave
web-ab-empty-caves = Empty caves: { $n }
web-ab-no-caves = No caves yet: explore to find some.
web-ab-next-cave = Next cave card: { $cave }
web-ab-caves-left =
    { $n ->
        [one] { $n } cave card left
       *[other] { $n } cave cards left
    }
web-ab-no-cave-cards = No cave cards are left.
web-ab-artifact-on-deck = An artifact lies on the cave deck.
web-ab-artifact = { $artifact }, { $n }
web-ab-artifact-used = { $artifact }, { $n }, used this round
web-ab-passed = passed
web-ab-people-count = { $ready } ready, { $exhausted } exhausted, { $injured } injured
web-ab-sells = { $name } sells { $item }
web-ab-sells-short = sells
web-ab-points-are = Points now: { $n }
web-ab-reputation = Reputation
web-ab-rank = Best names: { $list } pt
web-ab-rival = The rival’s reputation: { $n }

## An encounter

web-ab-encounter = Encounter
web-ab-reads = { $name } reads
web-ab-listen = Listen
web-ab-silence = Stop
web-ab-is-reading = { $name } reads the page to { $other }.
web-ab-going-down = The party goes down into the dark.
web-ab-only-reader = Only you see how it may end.
web-ab-choices = Choices
web-ab-rewards = Rewards to choose from
web-ab-party = The party
web-ab-what-stake = What you may stake
web-ab-lanterns =
    { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
web-ab-tier =
    { $pay ->
        [0] { $n } lanterns
       *[other] { $n } lanterns and { $pay } coins
    }
web-ab-tier-pays = and { $amount }
web-ab-choice-costs = Costs { $amount }
web-ab-stake-item = You stake one of your things
web-ab-stake-villager = You stake one of the party
web-ab-no-roll = No roll
web-ab-at-once = At once
web-ab-goes-on = → paragraph { $n }
web-ab-need-owns = Needs { $amount }
web-ab-need-tag = Needs in the party: { $tag }
web-ab-need-symbol = Needs in the party: { $symbol }
web-ab-need-explorers = Needs a party of { $n }
web-ab-need-reputation-least = Needs reputation { $n } or better
web-ab-need-reputation-most = Needs reputation { $n } or worse
web-ab-bonus-per = +{ $n } for each { $thing }
web-ab-bonus-owns = +{ $n } if you own: { $list }
web-ab-bonus-pays = +{ $n } if you pay { $amount }
web-ab-bonus-tag = +{ $n } with { $tag } in the party
web-ab-bonus-without = +{ $n } if nobody in the party is: { $condition }
web-ab-bonus-now = +{ $n } for you
web-ab-odds-show = Show the chances
web-ab-odds-hide = Hide the chances
web-ab-odds-paying = if you pay: { $percent }
web-ab-odds-exerting = exerting everybody: { $percent }
web-ab-reached = reached
web-ab-gives = gives { $range } lanterns
web-ab-rolled = die { $n }, lanterns: { $lanterns }
web-ab-exerted = exerted
web-ab-sum = { $dice } from the dice, { $bonus } more
web-ab-rerolls =
    { $n ->
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
web-ab-exert-help = After the roll: +1 lantern for each villager you exert, who ends up injured.
web-ab-succeeded = It goes well.
web-ab-failed = It goes wrong.
web-ab-close-book = Close the book
web-ab-out-gain = gain { $amount }
web-ab-out-lose = lose { $amount }
web-ab-out-reputation = reputation { $n }
web-ab-out-cave =
    { $n ->
        [one] a further cave card
       *[other] { $n } further cave cards
    }
web-ab-out-building = a building of up to { $n } coins for nothing
web-ab-out-injure =
    { $n ->
        [one] { $n } villager is injured
       *[other] { $n } villagers are injured
    }
web-ab-out-sell = up to { $n } coins for as much reputation
web-ab-out-villager = the cheapest villager joins
web-ab-out-special = { $villager } joins
web-ab-out-condition = { $condition }: { $n }
web-ab-out-choose = one of these: { $list }
web-ab-out-gamble =
    { $n ->
        [one] a die of fortune ({ $list })
       *[other] { $n } dice of fortune ({ $list })
    }
web-ab-out-stake-copy = one more like the stake
web-ab-out-stake-lose = the stake is lost
web-ab-out-stake-injure = the staked villager is injured
