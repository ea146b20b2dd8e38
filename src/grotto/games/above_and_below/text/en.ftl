# Above and Below. Names of cards, villagers and goods come with the pack.

game-name = Above and Below
title-above_and_below = Above and Below
    .line = Village and stories · 1–4 players · 90 min
game-about = A village above the ground, and caves below it. Your villagers build houses, train newcomers, gather goods, work for coins, or go down in a party where stories wait that end well or badly. After seven rounds goods, buildings and a good name are worth points.

## What the table may agree on

option-pack = Pack
option-first_player = First player
    .help = Who begins the first round; whoever plays later may begin with a coin more.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-artifacts = Artifacts
    .help = In each round, the first to explore with success takes an artifact.
option-artifacts-no = no
option-artifacts-yes = yes
option-extra_villagers = Extra villagers
    .help = Seven more villagers join the pile.
option-extra_villagers-no = no
option-extra_villagers-yes = yes
option-quests = Quests
    .help = Common aims: whoever owns what one asks for first has its points.
option-quests-no = no
option-quests-yes = yes
option-underforest_desert = Underforest and Desert Labyrinth, with conditions and supplies
    .help = Explorers read a second book of stories, and may come back with conditions or with supplies.
option-underforest_desert-no = no
option-underforest_desert-yes = yes
option-reader = Who reads the stories
    .help = Whether the program shows the stories, or the player to the left reads them aloud.
option-reader-program = the program
option-reader-neighbour = the left neighbour
option-odds = Odds are shown
    .help = Whether the chance of success stands beside each choice of a story.
option-odds-no = no
option-odds-yes = yes
option-enforce_token_limits = Tokens are limited
    .help = With limits, whoever is due more than the supply holds takes what is there.
option-enforce_token_limits-no = no
option-enforce_token_limits-yes = yes
option-starting_house_counts_for_house_class = The starting house counts as a house
    .help = Matters for cards that count houses.
option-starting_house_counts_for_house_class-no = no
option-starting_house_counts_for_house_class-yes = yes
option-explore_bonus_mode = Staff and supplies add
    .help = What the staff and each supply are worth when lanterns are counted.
option-explore_bonus_mode-die = 1 to a die
option-explore_bonus_mode-lantern = 1 lantern
option-missing_villager_compensation_coins = Coins for a villager who is not there
    .help = What is paid when a story gives a villager and none is left.
option-missing_villager_compensation_coins-0 = 0
option-missing_villager_compensation_coins-1 = 1
option-missing_villager_compensation_coins-2 = 2
option-missing_villager_compensation_coins-3 = 3
option-missing_villager_compensation_coins-4 = 4
option-missing_villager_compensation_coins-5 = 5
option-market_closes_before_final_placement = The market closes before the last placement
    .help = If it closes, what is still for sale goes back to the supply before goods are placed for the last time.
option-market_closes_before_final_placement-no = no
option-market_closes_before_final_placement-yes = yes
option-trade_max_exchanges = Offers for an item in a turn
    .help = How many offers a buyer may make for the same item in one turn.
option-trade_max_exchanges-1 = 1
option-trade_max_exchanges-2 = 2
option-trade_max_exchanges-3 = 3
option-trade_max_exchanges-4 = 4
option-trade_max_exchanges-5 = 5
option-reputation_tie_rule = Ties in reputation share
    .help = How those with the same reputation divide its points at the end.
option-reputation_tie_rule-all_ranks = the rewards of all their ranks
option-reputation_tie_rule-two_ranks = the rewards of two ranks

## Things

item-cider = Cider
item-potion = Potion
good-coin = Coin
good-cider = Cider
good-potion = Potion
good-supplies = Supplies
amount-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-cider = { $n ->
        [one] { $n } cider
       *[other] { $n } ciders
    }
amount-potion = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
amount-supplies = { $n ->
        [one] { $n } supply token
       *[other] { $n } supply tokens
    }
zone-ready = ready
zone-exhausted = exhausted
zone-injured = injured
row-house = houses
row-outpost = outposts
choice-a = A
choice-b = B
choice-c = C
book-0 = first book
book-1 = second book
action-explore = Explore
action-build = Build
action-harvest = Harvest
action-train = Train
action-labor = Labor
source-labor = labor
source-build = building
source-train = training
source-refresh = refreshing a row
source-choice = the choice
source-bonus = more lanterns
source-tier = the number reached
source-encounter = encounter
source-greed = greed
source-coin_on_build = for building
source-coin_on_explore = for exploring
source-income = income
source-potion_income = end of the round
source-rest = rest

## Verbs

verb-starts = Starts
verb-deal = Deal
verb-arrive = Arrives
verb-reveal = Reveal
verb-unearth = Draw a token
verb-find = Find
verb-roll = Roll
verb-obey = Obedience
verb-lantern = Lanterns
verb-fortune = Fortune
verb-read = Read
verb-explore = Explore
verb-labor = Labor
verb-harvest = Harvest
verb-join = Also send
verb-bring = Bring
verb-set_out = Go
verb-take = Take
verb-take_for_sale = Take and sell
verb-pass = Pass
verb-build = Build
verb-train = Train
verb-train_with = Train with an artifact
verb-enter = Enters
verb-spend = Spend
verb-pay = Pay
verb-offer = Offer
verb-accept = Accept
verb-refuse = Refuse
verb-counter = Name a price
verb-withdraw = Withdraw
verb-put_out = Put up for sale
verb-take_back = Take back
verb-refresh = New cards
verb-place = Place
verb-place_all = Place all
verb-place_won = Onto the track
verb-keep = Keep for now
verb-read_on = Read on
verb-choose = Choose
verb-stake = Stake
verb-agree = Agree
verb-decline = Decline
verb-reroll = Reroll
verb-use = Use
verb-supply = Spend supplies
verb-exert = Exert
verb-resolve = Resolve
verb-option = Take
verb-injure = Injure
verb-afflict = Afflict
verb-bet = Bet
verb-give_up = Give up
verb-receive = Receive
verb-drink = Drink
verb-sleep = Sleep
verb-done = Done

## Acts

act-starts = { $seat } starts
act-deal = { $building } is dealt
act-arrive = { $villager } arrives
act-reveal = The next cave: { $cave }
act-unearth = Token: { $token }
act-find = The artifact: { $artifact }
act-roll = The paragraph die shows { $number }
act-obey = { $villager }: obedience die { $number }
act-lantern = { $villager } rolls { $number }
act-fortune = The die of fortune shows { $number }
act-read = The book is read
act-explore = Explore with { $villager }
act-labor = Labor with { $villager }
act-harvest = Harvest with { $villager }
act-join = Also send { $villager }
act-bring = Bring { $artifact }
act-set_out = Go
act-take = Take a good from { $building }
act-take-building-item = Take { $amount } from { $building }
act-take_for_sale = Take a good from { $building } and put it up for sale
act-take_for_sale-building-item = Take { $amount } from { $building } and put it up for sale
act-pass = Pass
act-build = { $villager } builds { $building }
act-train = { $villager } trains { $newcomer }
act-train_with = { $villager } trains { $newcomer } with { $artifact }
act-enter = The newcomer enters { $zone }
act-spend = Spend 1 { $item } as a coin
act-pay = Pay the rest in coins
act-offer = Offer { $number } coins to { $seat }
act-offer-seat-number-item = Offer { $number } coins for { $amount }
act-accept = Accept
act-refuse = Refuse
act-counter = Ask for { $number } coins
act-withdraw = Withdraw
act-put_out = Put { $amount } up for sale
act-take_back = Stop selling
act-refresh = New { $row }, 1 coin
act-place = Place { $amount } on the track
act-place_all = Place all goods on the track
act-place_won = Onto the track
act-keep = Keep for now
act-read_on = Read on
act-choose = Choose { $choice }
act-stake = Stake { $item }
act-stake-villager = Stake { $villager }
act-agree = Pay
act-decline = Decline
act-reroll = Reroll the die of { $villager }
act-use = Use { $artifact } for 1 lantern
act-use-artifact-villager = Use { $artifact } on the die of { $villager }
act-supply = Spend supplies for 1 lantern
act-supply-villager = Spend supplies on the die of { $villager }
act-exert = Exert { $villager }
act-resolve = Leave it at that
act-option = Reward { $number }
act-injure = { $villager } is injured
act-afflict = { $villager } gets the condition
act-bet = Bet coins: { $number }
act-give_up = Give up reputation for coins: { $number }
act-receive = Receive { $building }
act-drink = { $villager } drinks { $item }
act-sleep = { $villager } sleeps in a bed
act-done = Done
act-done-without-drink = Save the drinks
act-done-without-sleep = Leave the beds empty

## What is being asked

prompt-place_won_kind = You won { $amount }! Onto your track?
prompt-place_won = { $n } goods won! Put them on your track?
prompt-place_before_income = Before income: put goods on your track?
prompt-final_placement = The game ends: place your goods on the track.
prompt-deal = A card is dealt.
prompt-deal_key = The key houses of this game are drawn.
prompt-arrive = A villager arrives in the row.
prompt-reveal = The next cave card is turned up.
prompt-pay = { $n } to pay. Drinks as coins, or coins for the rest?
prompt-find_artifact = The artifact is turned up.
prompt-turn = Your turn. Who does what?
prompt-turn_nobody_ready = Everyone is tired. Anything else before you pass?
prompt-declare = { $action }: { $n ->
        [one] one goes. Who else?
        [2] two go. Anyone else?
        [3] three go. Anyone else?
       *[other] { $n } go. Anyone else?
    }
prompt-obey = Will they obey?
prompt-read_paragraph = Read the paragraph to the explorer.
prompt-choose = What do you do? The book keeps the outcome to itself.
prompt-stake = What do you stake?
prompt-paid_bonus = Pay { $amount } for { $lanterns } more lanterns?
prompt-lantern_die = The explorers roll for lanterns.
prompt-reroll_die = The die is rolled again.
prompt-check =
    { $short ->
        [0] { $n ->
            [one] { $n } lantern: you made it.
           *[other] { $n } lanterns: you made it.
        } Leave it at that?
       *[other] Lanterns: { $n }, { $short } short of { $number }. Raise them, or leave it and fail.
    }
prompt-check_unpaid = You can’t pay the price of { $number }: this will fail.
prompt-tier_cost = You reach { $number }. Pay { $amount } for it?
prompt-read_outcome = The outcome is read.
prompt-unearth = A token is drawn.
prompt-paragraph_die = The paragraph die is rolled.
prompt-pick_building = Take a building of up to { $amount } for nothing, or decline.
prompt-pick_injured = Who is injured?
prompt-pick_afflicted = Who gets the condition “{ $condition }”?
prompt-pick_option = Choose one of the rewards.
prompt-sell_reputation = Give up reputation for coins, up to { $amount }?
prompt-bet = How much do you bet?
prompt-fortune = The die of fortune is rolled.
prompt-take_goods = What do you bring in? { $n } to take.
prompt-answer = { $seat } offers { $n } coins for { $item }.
prompt-countered = { $seat } asks { $n } coins for { $item }.
prompt-drinks = Rest: who drinks?
prompt-sleep = Rest: who sleeps? Beds left: { $n }.
prompt-enter = Where does { $villager } go?
prompt-first_player = The first player is drawn.

## What happened; the player’s name stands in front

event-afflicted = { $villager } is now: { $condition }
event-arrived = { $villager } arrives in the row
event-artifact_found = finds an artifact: { $artifact }
event-artifact_laid = an artifact is laid on the cave deck
event-artifact_lost = the artifact nobody claimed is removed
event-artifact_used = uses { $artifact }
event-bet = bets { $amount }
event-bought = buys { $item } from { $seat } for { $n } coins
event-building_left = { $building } leaves the game
event-built = builds { $building }
event-cave_lost = comes home without { $cave }
event-cave_revealed = the next cave is { $cave }
event-cave_won = wins { $cave }
event-chose = chooses { $choice }
event-dealt = { $building } is dealt
event-exerted = exerts { $villager }
event-exhausted = { $villager } is exhausted
event-failure = it goes wrong
event-fortune = the die of fortune shows { $n }
event-gained = gains { $amount } ({ $source })
event-game_ends = the game ends
event-harvested = takes { $amount } from { $building }
event-harvested_for_sale = takes { $amount } from { $building } and puts it up for sale
event-injured = { $villager } is injured
event-joined = { $villager } joins the village: { $zone }
event-lantern_rolled = { $villager } rolls { $n }, lanterns: { $lanterns }
event-no_choice = there is no way on, and it goes wrong
event-obeys = { $villager } obeys ({ $n })
event-offer_countered = asks for { $n } coins
event-offer_refused = refuses { $n } coins
event-offer_withdrawn = withdraws
event-offered = offers { $n } coins for { $item } to { $seat }
event-outcome =
    { $number ->
        [0] it goes well
       *[other] it goes well: { $number } reached
    }
event-paid = pays { $amount } ({ $source })
event-paragraph_read = { $book }, paragraph { $paragraph }
event-paragraph_rolled = the paragraph die shows { $n }: number { $number }
event-passed = passes
event-placed = places { $amount } on slot { $slot }
event-put_out = puts { $item } up for sale
event-quest_claimed = claims the quest { $quest }
event-quest_left = the quest { $quest } leaves the game
event-refuses = { $villager } refuses ({ $n })
event-reputation_gained = gains { $n } reputation
event-reputation_lost = loses { $n } reputation
event-reputation_rank = rank in reputation: { $was } → { $n } points
event-rested = { $villager } is { $zone }
event-round = round { $n } begins
event-row_refreshed = refreshes the { $row }
event-set_out = sets out into { $cave } with { $n } villagers
event-stake_lost = loses the stake: { $item }
event-staked = stakes { $item }
event-staked_villager = stakes { $villager }
event-starts = starts
event-stocked = { $amount } on { $building }
event-token_drawn = token { $token }
event-took_back = takes { $item } back
event-villager_left = { $villager } leaves the game

## Why an act is not possible

reason-action_first = First choose what to do, or pass.
reason-agree_first = Decide first whether you pay.
reason-already_declared = { $villager } is coming already.
reason-answer_first = Answer the offer first.
reason-artifact_no_help = { $artifact } is of no use here.
reason-artifact_one = One artifact is enough for one harvest.
reason-artifact_turned = { $artifact } has been used this round.
reason-building_empty = There is no good on { $building }.
reason-building_not_open = { $building } is not for sale now.
reason-buyer_short = The buyer has only { $n } coins.
reason-check_first = The dice have fallen: raise them, exert somebody, or leave it at that.
reason-choose_first = Choose one of the choices first.
reason-coward = { $villager } is too cowardly to be injured on an expedition.
reason-deck_empty = The deck is empty.
reason-declare_first = Name the villagers for your action first.
reason-die_is_six = The die of { $villager } can’t be raised any more.
reason-drink_no_help = { $item } does not help { $villager } now.
reason-drinks_first = Drinks come before beds; close the drinks first.
reason-drinks_over = It is too late for drinks: the beds are made.
reason-enter_first = Say first where { $villager } goes.
reason-for_sale = { $item } is up for sale; take it back first.
reason-name_a_die = Name the villager whose die is raised.
reason-name_no_die = At this table a lantern is added, no die is raised.
reason-never_drinks = { $villager } drinks neither cider nor potions.
reason-no_bed_needed = { $villager } needs no bed, or has slept.
reason-no_caves_left = There are no cave cards left.
reason-no_dice = There are no dice on the table.
reason-no_empty_cave = { $building } needs an empty cave.
reason-place_or_keep = First the goods you won: on the track, or into your store?
reason-no_goods = You have no goods to place.
reason-no_rerolls = You have no rerolls left.
reason-no_stake = You have nothing to stake for choice { $choice }.
reason-no_such_choice = There is no such choice.
reason-no_such_item = You have no { $item }.
reason-no_such_seller = There is nobody there to buy from.
reason-no_supplies = You have no supplies that can be spent now.
reason-no_trade_alone = There is no trade in the one-player game.
reason-not_as_coin = You have no building that lets { $item } be spent as a coin.
reason-not_in_party = { $villager } is not on the cave card.
reason-not_your_artifact = You don’t own { $artifact }.
reason-not_your_building = You don’t own { $building }.
reason-not_your_villager = { $villager } does not live in your village.
reason-nothing_for_sale = { $seat } has nothing for sale.
reason-nothing_to_harvest = There are no goods on your buildings.
reason-offer_too_low = You must offer at least { $n } coins.
reason-offer_highest = No price is higher than { $n } coins.
reason-outcome_first = The outcome comes first.
reason-own_bed = { $villager } has a bed of his own.
reason-party_too_small = An expedition needs at least { $n } villagers.
reason-pay_first = Pay { $amount } first.
reason-read_first = The book is read first.
reason-refreshed = You have refreshed a row this turn.
reason-requirement = You don’t meet what choice { $choice } asks for.
reason-round_over = The round is over.
reason-sale_changed = You have changed your sale space this turn.
reason-sale_empty = You have nothing for sale.
reason-same_price = { $n } coins is what was offered: accept, or name another price.
reason-short = You lack { $amount }.
reason-sold_this_harvest = Only one good of a harvest can go up for sale.
reason-stake_first = Name your stake first.
reason-take_first = Take the goods of your harvest first.
reason-take_more = Goods still to take: { $n }.
reason-too_few_goods = There are only { $n } goods to take.
reason-too_late = It is too late for that in this check.
reason-too_many_offers = No more than { $n } offers for an item in a turn.
reason-villager_exhausted = { $villager } is exhausted.
reason-villager_injured = { $villager } is injured.
reason-villager_not_in_row = { $villager } is not in the row.

## Scores

category-advancement_track = Advancement track
category-buildings = Buildings
category-reputation_rank = Reputation: rank
category-reputation_position = Reputation
category-card_flat = Points on cards
category-card_per_thing = Cards that count things
category-quests = Quests
category-supplies = Supplies
counter-coin = Coins
counter-cider = Ciders
counter-potion = Potions
counter-reputation = Reputation
counter-score = Points
verdict-points = Most points.
verdict-tie_break = Equal in points; coins, villagers or buildings decide.
verdict-draw = Equal in everything: the victory is shared.

## What is wrong with a position

error-position_artifacts = “{ $key }” does not agree with the artifacts there are.
error-position_card_twice = { $building } exists only once.
error-position_cave_twice = { $cave } exists only once.
error-position_conditions = The conditions “{ $key }” do not agree with the villagers or tokens there are.
error-position_deck = “{ $key }” has cards that lie elsewhere.
error-position_encounter = “{ $key }” does not fit the encounter.
error-position_outposts = “{ $key }”: { $n } outposts need as many caves.
error-position_quests = “{ $key }”: a quest is claimed once.
error-position_row = “{ $key }” can’t be like this: { $value }.
error-position_this_turn = “{ $key }” does not agree with the rest of the position.
error-position_too_many_tokens = There are only { $n } tokens: { $item }.
error-position_track = “{ $key }”: each good has one slot.
error-position_villager_twice = { $villager } can be in one place only.

## What is wrong with a pack

error-other_content = The pack “{ $pack }” has changed: this game was played with the content { $value }, here it is { $allowed }.
error-unknown_pack = The pack “{ $value }” is not here; here are: { $allowed }.
