# What only the table in the browser says.

## How it is played

rule-goal = Goal and points
    .help = The game has seven rounds; then the most points win. They come from the goods on your track, your buildings (1 each, the starting house too, empty caves not), your reputation and the points on your cards; quests and supplies may add some. Goods in your supply score only if a card counts them, so place them; goods still lying on buildings are lost. If points are equal, more coins win, then more villagers, then more buildings; otherwise the victory is shared.
rule-round = Rounds and turns
    .help = The first player begins; turns go clockwise until everybody has passed. On your turn make as many free actions as you like, then one action (Explore, Build, Harvest, Train or Labor), or pass. Free actions: buy from a player, change what you have for sale, and once a turn, for 1 coin, replace all open houses or all open outposts. With nobody ready you must pass; you may also pass earlier, and whoever is ready stays so for the next round.
rule-villagers = Villagers and their zones
    .help = Only ready villagers can act; then they are exhausted. The injured become exhausted first, and only then ready. Anybody can explore, harvest or labor; building needs a hammer, training a quill. With a plus beside the hammer or quill the price is 1 coin less. With four players, everybody’s two starting villagers without a hammer begin exhausted.
rule-explore = Explore
    .help = Two or more ready villagers go into the top cave card. A die picks one of its paragraphs, which is read to you without the rewards. You choose, pay what the choice costs, and roll for lanterns; a choice without a number needs no roll. Success brings the reward, and the card becomes your empty cave; after a failure there is no reward, perhaps a penalty, and the card goes under the deck. Some outcomes lead on to another paragraph. The party is exhausted either way, but whoever was exerted is injured.
rule-lanterns = Dice, lanterns and exerting
    .help = Each explorer rolls a die and gives the lanterns of the highest line that it reaches: never the sum, and none if it reaches no line. Then you may use rerolls, each for one die, whose new result stands. At the end you may exert anybody still on the card: he adds 1 lantern to those of his die and is injured. You get the reward of the highest number reached and no other; if none is reached, you fail. A number with a price counts only if you pay it.
rule-build = Build
    .help = One ready villager with a hammer builds an open house, outpost, key house or star house, and you pay its cost. An outpost needs an empty cave of yours, which is then no longer empty. The rows of houses and outposts are filled up at once; key and star houses are not replaced. What you build works from now on: its beds serve at the end of this very round.
rule-signs = Signs on buildings
    .help = Bed: a place to rest. Good with a number: that many lie on the card once it is built; with arrows in a circle it is 1 good, and 1 again at the end of a round if the card is empty. Coin with a plus: more income, with a slash for each such good on your track; after a hammer you get it whenever you buy another building, after a lantern for each successful exploration. Potion or torch with a plus: a potion or reputation once, when you build; a potion with arrows comes at the end of every round. Dice: so many rerolls in each encounter. Teacher and arrow: those you train may be ready at once. Drink = coin: it pays 1 coin of any price, except to other players. Shield: points at the end besides the 1 for the building, with a slash for each such thing.
rule-harvest = Harvest and labor
    .help = Harvest: as many ready villagers as you like take 1 good each from your buildings, also several from one card, but never more villagers than goods. One of these goods may go up for sale at once; what lay there comes back to your supply. Labor: as many ready villagers as you like earn 1 coin each. The first labor of the round also takes the cider from the board: one, however many work.
rule-train = Train
    .help = One ready villager with a quill trains a newcomer from the row. From left to right the places cost 2, 3, 3, 4 and 5 coins. The newcomer is exhausted, or ready if you wish and a building of yours allows it. The place stays empty until the end of the round; then the row moves left and is filled from the pile. With the extra villagers, 7 more are in the pile.
rule-track = Advancement track and income
    .help = Goods from your supply may be placed at any of your decisions; they never leave or move. The first of a kind takes the leftmost free slot, the others of its kind join it. At the end each good scores what its slot says, from left to right 1, 1, 2, 2, 3, 4, 5 and 6 points. The rightmost slot in use sets your income, 5, 5, 6, 6, 7, 8, 9 or 10 coins; with an empty track it is 4. Some buildings add to it.
rule-trade = Trade and the sale space
    .help = On your turn, before your action, you may put one good, cider or potion up for sale, exchange it or take it back; what you put out stays until your next turn. It is still yours, but can’t be drunk, spent or placed while it lies there. To buy, offer another player at least 3 coins before your action. The seller accepts, refuses or names another price, even after passing. Unless the table agreed otherwise, you may make 3 offers for an item in a turn, each higher than the last.
rule-rest = Passing and the end of the round
    .help = When all have passed, the cider is replaced if it was taken, newcomers fill the row, and all rest. Drinks come first: a potion makes an injured villager exhausted, a cider makes an exhausted one ready, and one villager may have both. Then each bed moves one villager one zone, from injured to exhausted or from exhausted to ready; nobody uses two beds. Then come income, new goods on empty cards that bring them, and potions from buildings; the next player on the left begins. After round 7 none of this happens: what is for sale comes back, you place your last goods, and points are counted.
rule-reputation = Reputation and its points
    .help = All begin at 0; stories, a few buildings and the Liquid Woman move you between −3 and 10. At the end −3 costs 2 points and −2 costs 1; from −1 to 2 nothing happens; 3 and 4 give 1 point, 5 and 6 give 2, 7 and 8 give 3, 9 gives 4 and 10 gives 5. Besides, the best three get 5, 3 and 2 points; of two players only the better one gets 3. Those who are equal add up the rewards of their places and divide them evenly, rounded up.
rule-special = Special villagers and obedience
    .help = They come only from stories, and come exhausted. The Liquid Woman costs you 1 reputation as she joins; Glogo builds for 1 coin less. A Cave Cat rolls a die whenever you name it for an action: with 1 or 2 it refuses and is exhausted, but you keep your action and may send others or do something else. A Metal Man moves one zone each round in a bed of his own, and drinks neither cider nor potions.
rule-artifacts = Artifacts
    .help = At the start of a round an artifact is laid on the cave deck, unless one still lies there. The first to explore with success takes it and keeps it; each works once a round. Mystic’s Staff: after any rerolls, 1 more on a lantern die, up to 6, or 1 lantern if the table agreed so. Book of Knowledge: somebody trains without a quill, or with a plain one, and for 1 coin less. Basket of Plenty: one harvester takes up to 2 goods.
rule-quests = Quests
    .help = Five quests lie open. Whoever is first to own everything that one asks for gets it at once, and its points at the end; nothing is spent, and it is never lost. Your supply, your sale space and your track count, goods still on buildings do not.
rule-underforest = Underforest and Desert Labyrinth
    .help = For each exploration a token is drawn; its numbers replace those of the cave card and belong to the second book. Supplies won there help in a later exploration: after any rerolls, each one spent adds 1 to a die, up to 6, or 1 lantern if the table agreed so. At the end every 2 left are 1 point. A condition stays with a villager until the end. Poisoned: his die counts 1 less. Sad: he refuses with 1 or 2, as the cat does. Greedy: if the encounter gives coins, 1 coin less. Cowardly: he can’t be exerted or injured while exploring.
rule-alone = Playing alone
    .help = You begin with 7 coins, and there is no trade. At the end of each round the leftmost villager of the row leaves the game, and the leftmost house and outpost go under their decks. The cheapest key house leaves after rounds 3 and 5; after rounds 2, 4 and 6 the rival gains 1 reputation, and the open quest worth most leaves. An artifact not won in its round is gone. More reputation than the rival is worth 3 points, as much is worth 2. Your rank: Camp, from 30 points Hamlet, from 40 Village, from 50 Town, from 60 Legend.

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
    .help = Ready villagers can act. Explore takes at least two; harvest and labor as many as you like; build and train one. Whoever acts is exhausted.
web-ab-zone-exhausted = Exhausted
    .help = Exhausted villagers rest at the end of the round: a cider or a bed makes one of them ready.
web-ab-zone-injured = Injured
    .help = A potion or a bed makes an injured villager exhausted; after a potion, a cider or a bed of the same night makes him ready. Nobody sleeps in two beds.
web-ab-nobody = Nobody.
web-ab-nothing = nothing
web-ab-hint-declare = Click others to send them too. Undo calls the last one back.
web-ab-hint-villager = Click who shall act, or choose what to do.
web-ab-tonight =
    { $n ->
        [one] Tonight: { $n } bed.
       *[other] Tonight: { $n } beds.
    }
web-ab-track = Advancement track
    .help = Goods may be placed at any of your decisions, for good. The first of a kind opens the leftmost free slot, the others join it. Each good counts the points of its slot at the end; the rightmost slot in use decides your income.
web-ab-income = income now { $n }, with a new kind { $next }
web-ab-slot = { $points } pt
web-ab-slot-worth = { $points } points each, { $income } coins income
web-ab-for-sale = For sale: { $item }
rule-for_sale = For sale
    .help = One of your goods or drinks may lie out for sale, changed once a turn. Others offer at least 3 coins on their turn; you accept, refuse or name your price.
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
web-ab-rank = Best names: { $list } pt
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
ask-put_out-item = What do you put up for sale?
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
