# What only the table in the browser says.

## The parts of the table

web-ab-panel-mine = Village
web-ab-panel-market = Market
web-ab-panel-people = Table
web-ab-the-table = The table
web-ab-round = Round { $n } of { $rounds }
web-ab-over = The game is over
web-ab-cider = a cider for the first to labor
web-ab-market = Market
web-ab-people = Players
web-ab-first = first player
web-ab-first-is = First player: { $name }.
web-ab-row-house = Houses
    .help = Houses stand above the ground. One who has a hammer builds; the row is filled again. For 1 coin, once a turn, the whole row is dealt anew.
web-ab-row-outpost = Outposts, need an empty cave
    .help = Outposts stand in caves: each needs an empty cave, which expeditions bring.
web-ab-row-key = Key houses
    .help = Key houses are drawn for this game; each is there once.
web-ab-row-star = Star houses
    .help = Star houses are in every game; each is there once.
web-ab-row-seekers = Looking for work
    .help = One who has a quill trains a newcomer for the price of the place. The newcomer comes exhausted. At the end of the round the row moves left, and new ones come.
web-ab-row-quests = Quests
    .help = Who first owns what a quest asks for gets it by itself, and its points at the end; nothing is paid.
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
web-ab-fx-replenish = Brings { $amount } each round if nothing lies there.
web-ab-fx-stock = Holds { $amount }.
web-ab-fx-income = +{ $n } income.
web-ab-fx-reroll =
    { $n ->
        [one] { $n } reroll on each expedition.
       *[other] { $n } rerolls on each expedition.
    }
web-ab-fx-coin-on-build = { $amount } whenever you buy another building.
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
        [one] { $n } lantern
       *[other] { $n } lanterns
    } { $roll ->
        [1] on any roll
       *[other] on a roll of { $roll } or more
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
    .help = Ready villagers can act. Explore takes at least two; harvest and labor as many as you like; build and train one. Whoever acts is exhausted.
web-ab-zone-exhausted = Exhausted
    .help = Exhausted villagers rest at the end of the round: a cider or a bed makes one of them ready.
web-ab-zone-injured = Injured
    .help = A potion or a bed makes an injured villager exhausted; after a potion, a cider or a bed of the same night makes him ready. Nobody sleeps in two beds.
web-ab-nobody = Nobody.
web-ab-nothing = nothing
web-ab-hint-declare = Click others to send them too, or one who goes to call them back.
web-ab-hint-two = At least two go down into the caves.
web-ab-hint-declared = Click one who goes to call them back.
web-ab-hint-villager = Choose who shall act, or what to do.
web-ab-tonight =
    { $n ->
        [one] Tonight: { $n } bed.
       *[other] Tonight: { $n } beds.
    }
web-ab-track = Advancement track
    .help = Goods may be placed at any of your decisions, for good. The first of a kind opens the leftmost free slot, the others join it. Each good counts the points of its slot at the end; the rightmost slot in use decides your income.
web-ab-income = income now { $n }, with a new kind { $next }
web-ab-slot = { $points } pt
web-ab-slot-worth =
    { $points ->
        [one] { $points } point each, { $income } coins income
       *[other] { $points } points each, { $income } coins income
    }
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
    .help = Encounters and some buildings move you along the board. At the end your space counts, and the best names get points besides.
web-ab-rank = Best reputation: { $list } pt
web-ab-rival = The rival’s reputation: { $n }

## An encounter

web-ab-encounter = Encounter
    .help = A die names the paragraph. Choose without knowing the rewards; then one die for each of the party gives lanterns. Exert villagers for one lantern each: they are injured. The highest number you reach counts.
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

## What is asked, word by word

ask-explore-villager = Explore: who goes down first?
ask-labor-villager = Labor: who works?
ask-harvest-villager = Harvest: who gathers?
ask-build-villager = Build: who builds?
ask-build-building = Build: which building?
ask-train-villager = Train: who teaches?
ask-train-newcomer = Train: whom?
ask-train_with-artifact = Train: with which artifact?
ask-train_with-villager = Train with an artifact: who teaches?
ask-train_with-newcomer = Train with an artifact: whom?
ask-offer-seat = From whom do you buy?
ask-offer-number = What do you offer { $seat }?
ask-counter-number = What do you ask for it?
ask-put_out-item = What do you sell?
ask-refresh-row = Which row is dealt anew?
ask-take-building = From which building?
ask-take_for_sale-building = A good for sale: from which building?
ask-reroll-villager = Whose die is rolled again?
ask-exert-villager = Who gives everything?
ask-use-artifact = Which artifact?
ask-use-villager = Whose die is raised?
ask-supply-villager = Supplies: whose die is raised?
ask-drink-item = Who drinks what?
ask-drink-villager = { $item }: who drinks?

## Tales

web-ab-tales-whose = Whose tales
web-ab-tales-all = all players
web-ab-tales-print = Print
web-ab-tales-link = Link to these tales
web-ab-tales-none = Nobody has been below yet. The first tale begins with an expedition.
web-ab-tales-title = Tale { $n }, round { $round }
web-ab-tales-open = The party is still below …
web-ab-tales-threads = What goes on
web-ab-tales-place = { $name }, tale { $n }

slot-next = the next free place
ask-which-item = { $item }: what becomes of it?
ask-which-villager = { $villager }: what to do?
