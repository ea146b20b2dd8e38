# Caverna: The Cave Farmers

## The game and its options

game-name = Caverna: The Cave Farmers
title-caverna = Caverna
    .line = Farm and cave · 1–7 players · 30 min each
    .first = Introductory game
game-about = Dwarf families live at the edge of a forest: they dig caverns and mines into the mountain, furnish rooms, clear the forest for fields and pastures, raise animals and go on expeditions with forged weapons. Every round each dwarf is placed on an action space that nobody else has taken; the family grows and must be fed. After eleven or twelve rounds the most points win; alone, 100 points is the mark to reach.

option-first_player = Starting player
    .help = Who begins. From the third player on, one starts with more food.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5
option-first_player-5 = player 6
option-first_player-6 = player 7
option-furnishings = Furnishings
    .help = The introductory game has fewer furnishings, and simpler ones; all other rules are the same.
option-furnishings-full = all 48 (full game)
option-furnishings-introductory = 27 simple ones (introductory game)
option-harvest_markers = Harvest markers
    .help = When it is seen what the harvest of a round will be. Early makes planning easier.
option-harvest_markers-at_round_start = turned up at the start of the round
option-harvest_markers-at_harvest = turned up only when the harvest begins

## Action spaces

space-drift_mining = Drift mining
    .help = Take all goods here and/or place 1 cavern/tunnel twin tile. Each round: 1 stone; with 4 or more players 2 stone.
    .few = Take all goods here and/or place 1 cavern/tunnel twin tile. Each round: 1 stone.
    .many = Take all goods here and/or place 1 cavern/tunnel twin tile. Each round: 2 stone.
space-drift_mining_2 = Drift mining (second)
    .help = Take all goods here and/or place 1 cavern/tunnel twin tile. Each round: 1 stone.
space-excavation = Excavation
    .help = Take all goods here and/or place 1 cavern/tunnel or cavern/cavern twin tile. Each round: 1 stone; with 4 or more players 2 stone if the space is empty.
    .few = Take all goods here and/or place 1 cavern/tunnel or cavern/cavern twin tile. Each round: 1 stone.
    .many = Take all goods here and/or place 1 cavern/tunnel or cavern/cavern twin tile. Each round: 2 stone if the space is empty, else 1.
space-starting_player = Starting player
    .help = Take the starting player token and all goods here, and gain 2 ore; with 4 or more players 1 ruby instead of the ore. You begin the next round. Each round: 1 food.
    .few = Take the starting player token and all goods here, and gain 2 ore. You begin the next round. Each round: 1 food.
    .many = Take the starting player token and all goods here, and gain 1 ruby. You begin the next round. Each round: 1 food.
space-imitation_basic = Imitation (2 food)
    .help = Pay 2 food and use a space occupied by an opponent as if your dwarf stood there. Not Starting player, not another Imitation.
space-imitation_3 = Imitation (4 food, 3 players)
    .help = Pay 4 food and use a space occupied by an opponent as if your dwarf stood there. Not Starting player, not another Imitation.
space-imitation_5 = Imitation (4 food, 5 players)
    .help = Pay 4 food and use a space occupied by an opponent as if your dwarf stood there. Not Starting player, not another Imitation.
space-imitation_6_7 = Imitation (1 food)
    .help = Pay 1 food and use a space occupied by an opponent as if your dwarf stood there. Not Starting player, not another Imitation.
space-imitation_7 = Imitation (free)
    .help = Use a space occupied by an opponent as if your dwarf stood there. Not Starting player, not another Imitation.
space-logging = Logging
    .help = Take all goods here and then/or go on a level 1 expedition. Each round: 3 wood if the space is empty, else 1; with 4 or more players always 3.
    .few = Take all goods here and then/or go on a level 1 expedition. Each round: 3 wood if the space is empty, else 1.
    .many = Take all goods here and then/or go on a level 1 expedition. Each round: 3 wood.
space-supplies = Supplies
    .help = Gain 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
space-growth = Growth
    .help = Either gain 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or grow your family.
space-ore_mining = Ore mining
    .help = Take all goods here and gain 2 ore for each of your ore mines. Each round: 2 ore if the space is empty, else 1; with 4 or more players 3 and 2.
    .few = Take all goods here and gain 2 ore for each of your ore mines. Each round: 2 ore if the space is empty, else 1.
    .many = Take all goods here and gain 2 ore for each of your ore mines. Each round: 3 ore if the space is empty, else 2.
space-wood_gathering = Wood gathering
    .help = Take all goods here. Each round: 1 wood.
space-forest_exploration = Forest exploration
    .help = Take all goods here and gain 2 food; with 3 players 1 vegetable instead. Each round: 2 wood if the space is empty, else 1; with 3 players always 1.
    .few = Take all goods here and gain 1 vegetable. Each round: 1 wood.
    .many = Take all goods here and gain 2 food. Each round: 2 wood if the space is empty, else 1.
space-clearing = Clearing
    .help = Take all goods here and/or place 1 meadow/field twin tile. Each round: 1 wood; with 4 or more players 2 wood.
    .few = Take all goods here and/or place 1 meadow/field twin tile. Each round: 1 wood.
    .many = Take all goods here and/or place 1 meadow/field twin tile. Each round: 2 wood.
space-sustenance = Sustenance
    .help = Take all goods here (with up to 3 players also 1 grain) and/or place 1 meadow/field twin tile. Each round: 1 food; with 4 or more players 1 grain if the space is empty, else 1 vegetable.
    .few = Take all goods here and 1 grain, and/or place 1 meadow/field twin tile. Each round: 1 food.
    .many = Take all goods here and/or place 1 meadow/field twin tile. Each round: 1 grain if the space is empty, else 1 vegetable.
space-ruby_mining = Ruby mining
    .help = Take all goods here, and 1 ruby more if you have a ruby mine. Each round: 1 ruby; with 2 players from round 3 on.
space-housework = Housework
    .help = Gain 1 dog and/or furnish a cavern.
space-slash_and_burn = Slash-and-burn
    .help = Place 1 meadow/field twin tile and then/or sow up to 2 grain and up to 2 vegetables.
space-strip_mining = Strip mining
    .help = Take all goods here and gain 2 wood. Each round: 1 ore if the space is empty, else 1 stone.
space-depot = Depot
    .help = Take all goods here. Each round: 1 wood and 1 ore.
space-small_scale_drift_mining = Small-scale drift mining
    .help = Place 1 cavern/tunnel twin tile and then gain 1 stone.
space-weekly_market = Weekly market
    .help = Gain 4 gold and then buy at most one of each: wood, stone, ore, grain, sheep or donkey for 1 gold, vegetable, boar or dog for 2, cattle for 3.
space-hardware_rental = Hardware rental
    .help = Gain 2 wood (only with 6 or 7 players) and then/or go on a level 2 expedition and then/or sow up to 2 grain and up to 2 vegetables.
space-fence_building = Fence building
    .help = Take all goods here and then/or build a small pasture for 2 wood and/or a large one for 4 wood. Each round: 1 wood; with 6 or 7 players 2 wood if the space is empty.
space-large_depot = Large depot
    .help = Take all goods here. Each round: 1 wood, 1 stone and 1 ore, and 1 wood more if the space is empty.
space-extension = Extension
    .help = Either place 1 meadow/field twin tile and gain 1 wood, or place 1 cavern/tunnel twin tile and gain 1 stone.
space-blacksmithing = Blacksmithing
    .help = Forge a weapon for 1 to 8 ore and then/or go on a level 3 expedition.
space-sheep_farming = Sheep farming
    .help = Build a small pasture for 2 wood and/or a large one for 4 wood and/or a stable for 1 stone, and then/or take all sheep here. Each round: 1 sheep.
space-ore_mine_construction = Ore mine construction
    .help = Place an ore mine/deep tunnel twin tile on two adjacent tunnels and gain 3 ore, and then/or go on a level 2 expedition.
space-wish_for_children = Wish for children
    .help = Either grow your family, or furnish a dwelling.
space-urgent_wish_for_children = Urgent wish for children
    .help = Either furnish a dwelling and then grow your family, or gain 3 gold.
space-donkey_farming = Donkey farming
    .help = Build a small pasture for 2 wood and/or a large one for 4 wood and/or a stable for 1 stone, and then/or take all donkeys here. Each round: 1 donkey.
space-ruby_mine_construction = Ruby mine construction
    .help = Either place a ruby mine on an ordinary tunnel, or on a deep tunnel and gain 1 ruby.
space-family_life = Family life
    .help = Grow your family and/or sow up to 2 grain and up to 2 vegetables.
space-exploration = Exploration
    .help = Go on a level 4 expedition.
space-ore_delivery = Ore delivery
    .help = Take all goods here and gain 2 ore for each of your ore mines. Each round: 1 stone and 1 ore.
space-adventure = Adventure
    .help = Forge a weapon for 1 to 8 ore and then/or go on up to 2 expeditions of level 1, one after the other.
space-ore_trading = Ore trading
    .help = Exchange 2 ore for 2 gold and 1 food, up to 3 times.
space-ruby_delivery = Ruby delivery
    .help = Take all goods here, and 1 ruby more if you have at least 2 ruby mines. Each round: 2 rubies if the space is empty, else 1.

## Furnishings

furnishing-dwelling = Dwelling
    .help = 3 points. Costs 4 wood and 3 stone. Room for 1 dwarf. There is no limit to these.
furnishing-simple_dwelling_1 = Simple dwelling (4 wood)
    .help = 0 points. Costs 4 wood and 2 stone. Room for 1 dwarf.
furnishing-simple_dwelling_2 = Simple dwelling (3 wood)
    .help = 0 points. Costs 3 wood and 3 stone. Room for 1 dwarf.
furnishing-mixed_dwelling = Mixed dwelling
    .help = 4 points. Costs 5 wood and 4 stone. Room for 1 dwarf and for 2 farm animals of one type.
furnishing-couple_dwelling = Couple dwelling
    .help = 5 points. Costs 8 wood and 6 stone. Room for 2 dwarfs.
furnishing-additional_dwelling = Additional dwelling
    .help = 5 points. Costs 4 wood and 3 stone. Room for a sixth dwarf, and only for him.
furnishing-cuddle_room = Cuddle room
    .help = 2 points. Costs 1 wood. Holds as many sheep as you have dwarfs.
furnishing-breakfast_room = Breakfast room
    .help = 0 points. Costs 1 wood. Holds up to 3 cattle.
furnishing-stubble_room = Stubble room
    .help = 1 point. Costs 1 wood and 1 ore. Each field without crops may hold 1 farm animal.
furnishing-work_room = Work room
    .help = 2 points. Costs 1 stone. You may also furnish tunnels and deep tunnels.
furnishing-guest_room = Guest room
    .help = 0 points. Costs 1 wood and 1 stone. Every “either … or” on an action space becomes “and/or”; on Extension only once per game.
furnishing-office_room = Office room
    .help = 0 points. Costs 1 stone. One half of a meadow/field, cavern/tunnel or cavern/cavern tile may lie outside your board; gain 2 gold each time.
furnishing-carpenter = Carpenter
    .help = 0 points. Costs 1 stone. Each furnishing and each pasture costs you 1 wood less.
furnishing-stone_carver = Stone carver
    .help = 1 point. Costs 1 wood. At once: 2 stone. Each furnishing and each stable costs you 1 stone less.
furnishing-blacksmith = Blacksmith
    .help = 3 points. Costs 1 wood and 2 stone. At once: 2 ore. Each weapon costs you 2 ore less.
furnishing-miner = Miner
    .help = 3 points. Costs 1 wood and 1 stone. At the start of each round gain 1 ore per ore mine that holds a donkey.
furnishing-builder = Builder
    .help = 2 points. Costs 1 stone. When you pay for a furnishing you may replace 1 wood by 1 ore and 1 stone by 1 ore.
furnishing-trader = Trader
    .help = 2 points. Costs 1 wood. At any time exchange 2 gold for 1 wood, 1 stone and 1 ore. If you have the Spare part storage, it is built on top of that.
furnishing-wood_supplier = Wood supplier
    .help = 2 points. Costs 1 stone. Gain 1 wood at the start of each of the next 7 rounds.
furnishing-stone_supplier = Stone supplier
    .help = 1 point. Costs 1 wood. Gain 1 stone at the start of each of the next 5 rounds.
furnishing-ruby_supplier = Ruby supplier
    .help = 2 points. Costs 2 wood and 2 stone. Gain 1 ruby at the start of each of the next 4 rounds.
furnishing-dog_school = Dog school
    .help = 0 points. Costs nothing. For every dog you gain, gain 1 wood.
furnishing-quarry = Quarry
    .help = 2 points. Costs 1 wood. For every donkey that is born, gain 1 stone.
furnishing-seam = Seam
    .help = 1 point. Costs 2 wood. For every stone you gain, gain 1 ore.
furnishing-slaughtering_cave = Slaughtering cave
    .help = 2 points. Costs 2 wood and 2 stone. Every farm animal that you turn into food gives 1 food more; not in the Hunting parlor.
furnishing-cooking_cave = Cooking cave
    .help = 2 points. Costs 2 stone. At any time exchange 1 grain and 1 vegetable for 5 food.
furnishing-working_cave = Working cave
    .help = 2 points. Costs 1 wood and 1 stone. At each feeding you may feed one dwarf with 1 wood, 1 stone or 2 ore.
furnishing-mining_cave = Mining cave
    .help = 2 points. Costs 3 wood and 2 stone. At each feeding pay 1 food less for each donkey in a mine.
furnishing-breeding_cave = Breeding cave
    .help = 2 points. Costs 1 stone and 1 grain. When 1, 2, 3 or 4 animals are born together, gain 1, 2, 3 or 5 food.
furnishing-peaceful_cave = Peaceful cave
    .help = 2 points. Costs 2 wood and 2 stone. At any time trade a weapon of one of your dwarfs for food equal to its strength.
furnishing-weaving_parlor = Weaving parlor
    .help = Costs 2 wood and 1 stone. At once: 1 food per sheep. At the end 1 point per 2 sheep.
furnishing-milking_parlor = Milking parlor
    .help = Costs 2 wood and 2 stone. At once: 1 food per cattle. At the end 1 point per cattle.
furnishing-state_parlor = State parlor
    .help = Costs 3 stone and 5 gold. At once: 2 food per adjacent dwelling. At the end 4 points per adjacent dwelling.
furnishing-hunting_parlor = Hunting parlor
    .help = 1 point. Costs 2 wood. At any time exchange 2 boars for 2 gold and 2 food.
furnishing-beer_parlor = Beer parlor
    .help = 3 points. Costs 2 wood. At any time exchange 2 grain for 3 gold or for 4 food.
furnishing-blacksmithing_parlor = Blacksmithing parlor
    .help = 2 points. Costs 3 ore. At any time exchange 1 ruby and 1 ore for 2 gold and 1 food.
furnishing-stone_storage = Stone storage
    .help = Costs 3 wood and 1 ore. At the end 1 point per stone.
furnishing-ore_storage = Ore storage
    .help = Costs 1 wood and 2 stone. At the end 1 point per 2 ore.
furnishing-spare_part_storage = Spare part storage
    .help = 0 points. Costs 2 wood. At any time exchange 1 wood, 1 stone and 1 ore for 2 gold. If you have the Trader, it is built on top of that.
furnishing-main_storage = Main storage
    .help = Costs 2 wood and 1 stone. At the end 2 points per yellow furnishing, this one included.
furnishing-weapon_storage = Weapon storage
    .help = Costs 3 wood and 2 stone. At the end 3 points per armed dwarf.
furnishing-supplies_storage = Supplies storage
    .help = Costs 1 wood and 3 food. At the end 8 points if all your dwarfs are armed.
furnishing-broom_chamber = Broom chamber
    .help = Costs 1 wood. At the end 5 points for 5 dwarfs, 10 points for 6.
furnishing-treasure_chamber = Treasure chamber
    .help = Costs 1 wood and 1 stone. At the end 1 more point per ruby.
furnishing-food_chamber = Food chamber
    .help = Costs 2 wood and 2 vegetables. At the end 2 points per pair of 1 grain and 1 vegetable, fields included.
furnishing-prayer_chamber = Prayer chamber
    .help = Costs 2 wood. At the end 8 points if none of your dwarfs is armed.
furnishing-writing_chamber = Writing chamber
    .help = 0 points. Costs 2 stone. At the end up to 7 minus points for begging, unused cells and missing animals don’t count.
furnishing-fodder_chamber = Fodder chamber
    .help = Costs 1 stone and 2 grain. At the end 1 point per 3 farm animals.

## Loot

loot-all_weapons_plus_1 = all weapons +1
    .help = Strength 1. After the expedition each of your armed dwarfs gets 1 stronger.
loot-dog = a dog
    .help = Strength 1. Gain 1 dog.
loot-wood = wood
    .help = Strength 1. Gain 1 wood.
loot-sheep = a sheep
    .help = Strength 2. Gain 1 sheep.
loot-grain = grain
    .help = Strength 2. Gain 1 grain.
loot-donkey = a donkey
    .help = Strength 3. Gain 1 donkey.
loot-stone = stone
    .help = Strength 3. Gain 1 stone.
loot-vegetable = a vegetable
    .help = Strength 4. Gain 1 vegetable.
loot-two_ore = 2 ore
    .help = Strength 4. Gain 2 ore.
loot-boar = a boar
    .help = Strength 5. Gain 1 boar.
loot-two_gold = 2 gold
    .help = Strength 6. Gain 2 gold.
loot-furnish_cavern = furnish a cavern
    .help = Strength 7. Furnish a cavern at the usual price.
loot-stable = a stable
    .help = Strength 8. Build a stable for free.
loot-tunnel = a tunnel
    .help = Strength 9. Place a single tunnel.
loot-small_pasture = a small pasture
    .help = Strength 9. Build a small pasture for 1 wood.
loot-cattle = cattle
    .help = Strength 10. Gain 1 cattle.
loot-large_pasture = a large pasture
    .help = Strength 10. Build a large pasture for 2 wood.
loot-meadow = a meadow
    .help = Strength 11. Place a single meadow.
loot-dwelling = a Dwelling
    .help = Strength 11. Furnish an ordinary Dwelling for 2 wood and 2 stone.
loot-field = a field
    .help = Strength 12. Place a single field.
loot-sow = sowing
    .help = Strength 12. Sow up to 2 grain and up to 2 vegetables.
loot-cavern = a cavern
    .help = Strength 14. Place a single cavern.
loot-breed_two = breeding
    .help = Strength 14. Breed up to 2 types of farm animals.

## Goods; an amount is what one gains or pays

good-wood = wood
good-stone = stone
good-ore = ore
good-ruby = ruby
good-food = food
good-gold = gold
good-grain = grain
good-vegetable = vegetable
good-dog = dog
good-sheep = sheep
good-donkey = donkey
good-boar = boar
good-cattle = cattle

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-ore = { $n } ore
amount-ruby =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
amount-food = { $n } food
amount-gold = { $n } gold
amount-grain = { $n } grain
amount-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
amount-dog =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
amount-sheep = { $n } sheep
amount-donkey =
    { $n ->
        [one] { $n } donkey
       *[other] { $n } donkeys
    }
amount-boar =
    { $n ->
        [one] { $n } boar
       *[other] { $n } boars
    }
amount-cattle = { $n } cattle

animal-sheep = sheep
animal-donkey = donkey
animal-boar = boar
animal-cattle = cattle
crop-grain = grain
crop-vegetable = vegetable
conversion-sheep = 1 sheep
conversion-donkey = 1 donkey
conversion-donkey_pair = 2 donkeys
conversion-boar = 1 boar
conversion-cattle = 1 cattle
conversion-grain = 1 grain
conversion-vegetable = 1 vegetable
conversion-ruby = 1 ruby

## Tiles and other words

twin-meadow_field = meadow/field
twin-cavern_tunnel = cavern/tunnel
twin-cavern_cavern = cavern/cavern
twin-ore_mine_deep_tunnel = ore mine/deep tunnel
single-meadow = meadow
single-field = field
single-tunnel = tunnel
single-cavern = cavern
payment-plain = as printed
payment-ore_for_wood = 1 ore instead of 1 wood
payment-ore_for_stone = 1 ore instead of 1 stone
payment-ore_for_both = 1 ore instead of 1 wood and 1 ore instead of 1 stone
payment-ask = choosing how to pay
dwarf-waiting = a dwarf still to be placed
dwarf-working = a dwarf on a space
dwarf-acting = the acting dwarf
phase-field = field phase
phase-breeding = breeding phase
marker-leaf = leaf
marker-question = question mark
harvest-none = no harvest
harvest-full = full harvest
harvest-pay_one = 1 food per dwarf
harvest-choice = field or breeding phase, and feeding
harvest-unknown = not known yet

source-icon = printed on the cell
source-overhang = overhanging tile
source-ruby = for a ruby
source-convert = exchange for food
source-sow = sowing
source-eat = meal
source-disarm = weapon traded
source-breeding = breeding
source-loot = loot
source-feeding = feeding
source-supplier = supplier
source-protect = saving the goods
source-hurry = out of order
source-fields = from the fields

## What can be done

verb-skip = leave the rest
verb-end_expedition = end the expedition
verb-collect = take the goods
verb-gain = gain
verb-twin = twin tile
verb-ruby_mine = ruby mine
verb-sow = sow
verb-small_pasture = small pasture
verb-large_pasture = large pasture
verb-stable = stable
verb-grow = family growth
verb-furnish = furnish
verb-pay = pay
verb-forge = forge
verb-disarm = trade a weapon
verb-eat = eat
verb-breed = breed
verb-no_newborn = no newborn
verb-loot = expedition
verb-ruby = spend a ruby
verb-convert = into food
verb-convert_gold = gold into food
verb-exchange = exchange
verb-trade = trade ore
verb-buy = buy
verb-imitate = imitate
verb-place = place a dwarf
verb-hurry = place out of order for 1 ruby
verb-stay_home = stay at home
verb-choose = choose a phase
verb-feed = feed
verb-protect = save the goods
verb-let_go = let the goods go
verb-starts = starts
verb-reveal = new card
verb-marker = harvest marker
verb-done = count the points

act-skip = Skip the rest
act-skip-without-twin = Skip the tile
act-skip-without-collect = Leave the goods
act-skip-without-sow = Sow nothing
act-skip-without-furnish = Furnish nothing
act-skip-without-loot = Stay at home
act-skip-without-small_pasture = Build no pasture
act-skip-without-large_pasture = Build no pasture
act-skip-without-stable = Build no stable
act-skip-without-ruby_mine = Build no mine
act-skip-without-grow = No child
act-skip-without-forge = Forge nothing
act-end_expedition = End the expedition
act-collect = Take the goods
act-gain = Gain the goods
act-twin = Place { $twin }: { $cell }
act-ruby_mine = Ruby mine: { $cell }
act-sow = Sow { $crop }
act-small_pasture = Small pasture: { $cell }
act-large_pasture = Large pasture: { $cell }
act-stable = Stable: { $cell }
act-grow = Family growth
act-furnish-furnishing-cell = Furnish { $furnishing }: { $cell }
act-furnish-furnishing-cell-payment = Furnish { $furnishing }: { $cell }, { $payment }
act-pay = Pay { $payment }
act-forge = Forge { $weapon }
act-disarm = Trade { $weapon } for food: { $dwarf }
act-eat = Eat { $animal }
act-breed = Born: { $animal }
act-no_newborn = No young
act-loot-loot = Loot: { $loot }
act-loot-loot-cell = Loot: { $loot }, { $cell }
act-loot-loot-cell-cell = Loot: { $loot }, { $cell }
act-loot-loot-cell-payment = Loot: { $loot }, { $cell }, { $payment }
act-loot-loot-furnishing-cell = Loot: furnish { $furnishing }, { $cell }
act-loot-loot-furnishing-cell-payment = Loot: furnish { $furnishing }, { $cell }, { $payment }
act-loot-sow = Loot: { $loot } ({ $crop })
act-loot-breed_two = Loot: { $loot } ({ $animal })
act-ruby-good = 1 ruby for { $amount }
act-ruby-cattle = 1 ruby and 1 food for { $amount }
act-ruby-single-cell = 1 ruby for a { $single }: { $cell }
act-ruby-cavern = 2 rubies for a { $single }: { $cell }
act-convert = Turn { $conversion } into food
act-convert_gold = Turn { $number } gold into food (1 less)
act-exchange-trader = { $furnishing }: 2 gold for 1 wood, 1 stone and 1 ore
act-exchange-cooking_cave = { $furnishing }: 1 grain and 1 vegetable for 5 food
act-exchange-hunting_parlor = { $furnishing }: 2 boars for 2 gold and 2 food
act-exchange-beer_parlor-gold = { $furnishing }: 2 grain for 3 gold
act-exchange-beer_parlor-food = { $furnishing }: 2 grain for 4 food
act-exchange-blacksmithing_parlor = { $furnishing }: 1 ruby and 1 ore for 2 gold and 1 food
act-exchange-spare_part_storage = { $furnishing }: 1 wood, 1 stone and 1 ore for 2 gold
act-trade = Trade 2 ore for 2 gold and 1 food
act-buy = Buy { $amount }
act-imitate = Imitate { $space }
act-place = Place a dwarf: { $space }
act-hurry = For 1 ruby place the dwarf with { $weapon }: { $space }
act-stay_home = The dwarf stays at home
act-choose = Choose the { $phase }
act-feed = Feed the family
act-feed-good = Feed the family, one dwarf with { $amount }
act-feed-ore = Feed the family, one dwarf with 2 ore
act-protect = Save the goods for 1 ruby: { $space }
act-let_go = Let the goods go
act-starts = { $seat } starts
act-reveal = New card: { $space }
act-marker = Harvest marker: { $marker }
act-done = Count the points
told-done = exchanges nothing more

## What is being asked

prompt-first_player = Who starts?
prompt-new_card = The next action card is turned up.
prompt-turn_marker = The harvest marker of this round is turned up.
prompt-place_dwarf = Where does your dwarf{ $n ->
        [0] {""}
       *[other] {" "}with weapon { $n }
    } go? { $left } left.
prompt-carry_out = { $space }: what will you do?
prompt-go_on = Anything else here, or done?
prompt-loot = On the road with weapon { $strength }: { $n ->
        [one] bring 1 more.
       *[other] bring up to { $n } more.
    }
prompt-payment = How do you pay for { $furnishing }?
prompt-keep = Too many animals. Who goes to the pot?
prompt-breed = Which animals are born?
prompt-breed-none = No room for the young. Leave it so?
prompt-more_trades = Trade ore again? { $n ->
        [one] 1 trade left.
       *[other] Up to { $n } trades left.
    }
prompt-more_goods = What else do you buy?
prompt-imitate = Which space do you imitate?
prompt-overflow = { $n ->
        [one] 1 space is overfull: its goods go unless you save them.
       *[other] { $n } spaces are overfull: their goods go unless you save them.
    }
prompt-choose_phase = Fields or young animals? You feed your family either way.
prompt-feed = Feed your family: { $short ->
        [0] { $due } food.
       *[other] { $short } food short.
    }
prompt-before_income = Any exchange before your donkeys bring ore?
prompt-last_window = The last exchanges before the points are counted.

## What happened; the player’s name stands in front

event-gained = gains { $amount } ({ $source })
event-answered = also gains { $amount }
event-paid = pays { $amount } ({ $source })
event-starts = starts
event-round = round { $n } begins
event-revealed = a new card: { $space }
event-marker = at the end of this round: { $harvest }
event-harvest = the round is over: { $harvest }
event-placed = places a dwarf: { $space }{ $n ->
        [0] {""}
       *[other] {" "}(weapon { $n })
    }
event-stayed = finds no space: a dwarf stays at home
event-token = takes the starting player token
event-imitated = imitates { $space }
event-twin_laid = lays { $twin }: { $cell } and { $other_cell }
event-single_laid = places a { $single }: { $cell }
event-ruby_mine = builds a ruby mine: { $cell }
event-small_pasture = builds a small pasture: { $cell }
event-large_pasture = builds a large pasture: { $cell } and { $other_cell }
event-stable = builds a stable: { $cell }
event-sown = sows { $vegetables ->
        [0] { $grain } grain
        [one] { $grain ->
            [0] { $vegetables } vegetable
           *[other] { $grain } grain and { $vegetables } vegetable
        }
       *[other] { $grain ->
            [0] { $vegetables } vegetables
           *[other] { $grain } grain and { $vegetables } vegetables
        }
    }
event-grown = has a new dwarf, now { $n }
event-furnished = furnishes { $furnishing }: { $cell }
event-forged = forges a weapon of strength { $n }
event-loot = takes loot: { $loot }
event-returned = is back from the expedition, { $n ->
        [0] without a weapon
       *[other] weapon { $n }
    }
event-chosen = chooses the { $phase }
event-begged = begs for { $n } food
event-overflow = too much lay there, and it is gone: { $space }

## Why an act is not possible

reason-short = You lack { $amount }.
reason-nothing_here = There are no goods on { $space }.
reason-nothing_to_do = { $space } needs { $need }.
need-goods = goods that lie there
need-forge = 1 ore for a weapon, or an armed dwarf
need-ore_mine = two ordinary tunnels side by side, or an armed dwarf
need-ruby_mine = a tunnel without a mine
need-children = a bed for the child, or a cavern and the price of a dwelling
need-family = a bed for the child, or a crop and an empty field
need-burn = room for a meadow and a field, or a crop and an empty field
need-rental = an armed dwarf, or a crop and an empty field
need-cells = two free cells side by side
need-imitate = a space of somebody else where your dwarf finds something to do
need-armed = an armed dwarf
need-pasture = a meadow and its wood, or a stone for a stable
need-fence = a meadow and its wood
need-dwelling = a cavern and the price of a dwelling
need-sow = a crop and an empty field
reason-not_in_play = { $space } is not in play.
reason-taken = { $space } is taken by { $seat }.
reason-place_first = First place a dwarf.
reason-must_place = Your dwarf still has a space to go to.
reason-no_hurry = The dwarf with weapon { $n } is due anyway; no ruby is needed.
reason-no_such_weapon = You have no dwarf there with a weapon of strength { $n }.
reason-occupied = There is a tile already: { $cell }.
reason-field_under_stable = A field can’t be laid under a stable: { $cell }.
reason-no_overhang = Only with the Office room may a tile lie outside the board: { $cell }.
reason-entrance_first = Your first forest tile must cover the cell before the entrance: { $cell }.
reason-not_connected = Too far: it must touch your other tiles ({ $cell }).
reason-no_tunnel = A mine needs a tunnel, and there is none that fits: { $cell }.
reason-no_meadow = A fence needs an open meadow: { $cell }.
reason-no_stable_left = All your { $n } stables are built.
reason-no_place_for_stable = No stable can be built there: { $cell }.
reason-too_few_fields =
    { $n ->
        [one] You have only { $n } empty field.
       *[other] You have only { $n } empty fields.
    }
reason-family_complete = You can have no more than { $n } dwarfs.
reason-no_room_for_dwarf = You have room for { $n } dwarfs only.
reason-furnishing_gone = { $furnishing } is not in the supply.
reason-must_cover = { $furnishing } must be laid on its counterpart: { $cell }.
reason-no_cavern = There is no empty cavern: { $cell }.
reason-no_ore_instead = Ore can’t replace that.
reason-other_payment = Pay in another way.
reason-pay_first = First say how you pay.
reason-already_armed = This dwarf has a weapon already, of strength { $n }.
reason-unarmed = Only an armed dwarf sets out. Forge a weapon first.
reason-too_weak = { $loot } needs a weapon of strength { $n }.
reason-loot_taken = Each item can be taken only once per expedition: { $loot }.
reason-on_expedition = Your dwarf is on the road: take loot, or come home.
reason-animals_first = First find room for all your animals.
reason-wrong_meal = Only as many as have no room go to the pot. To eat more, turn animals into food.
reason-too_few_parents = Young animals need parents: { $amount }.
reason-no_room_for_newborn = There is not enough room for them.
reason-breeding_now = First decide which animals are born.
reason-choose_phase = First choose a phase.
reason-feed_first = First feed your family.
reason-not_yours = You don’t have the furnishing { $furnishing }.
reason-bought_already = You have bought that already: { $good }.
reason-imitate_first = First choose the space to imitate.
reason-not_imitable = { $space } can’t be imitated.
reason-no_opponent_there = No opponent’s dwarf stands on { $space }.
reason-overflow_first = First decide about the overfull spaces.
reason-not_overfull = { $space } does not hold { $n } goods.
reason-protected = { $space } is safe already.
reason-only_exchanges = Only exchanges are left now.
reason-leaves_nothing = Then nothing would be left for your dwarf to do here. Do something here first.

## What is wrong with a position

error-position_round = There is no round { $value } with so many players.
error-position_harvest = No harvest marker can lie face down in round { $round }.
error-position_markers = { $value } harvest markers are face down, but { $n } rounds with markers are to come.
error-position_cards = In round { $round } there must be { $n } cards of each such stage; here are: { $value }.
error-position_space = { $space } is not in play with { $n } players.
error-position_space_missing = The space { $space } is missing.
error-position_wish = Wish for children lies with its other side up: Family life turns it over.
error-position_no_pile = No goods gather on { $space }.
error-position_ground = “{ $key }”: that can’t be on { $cell }.
error-position_pair = “{ $key }” must name each large pasture as two adjacent cells.
error-position_stables = “{ $key }”: at most 3 stables, on forest, meadows and pastures.
error-position_crops = “{ $key }”: crops of one kind lie on fields only: { $cell }.
error-position_furnishing_twice = { $furnishing } exists only once.
error-position_covered = “{ $key }”: only the Trader and the Spare part storage are built over, each by the other.
error-position_dwarfs = “{ $key }”: there are { $value } dwarfs, but at least 2 and at most { $n } are possible.
error-position_occupied = “{ $key }”: { $space } is not in play or taken already.
error-position_not_introductory = { $furnishing } is not in the introductory game.
error-position_dwelling = The Dwelling is always in the supply.
error-position_this_turn = Dwarf and space of this turn don’t fit the rest.
error-position_no_room = The animals of { $seat } don’t all have room.

## Scores

category-animals = animals
category-missing_types = missing types
category-grain = grain
category-vegetables = vegetables
category-rubies = rubies
category-dwarfs = dwarfs
category-unused_cells = unused cells
category-furnishings = furnishings
category-pastures = pastures
category-mines = mines
category-bonus = bonus
category-gold = gold
category-begging = begging
counter-dwarfs = dwarfs
counter-food_due = food due this round
counter-begging = begging markers
counter-score = points
verdict-solo = Played alone: every point counts.
verdict-points = Most points win.
verdict-shared = The victory is shared.

## Places; rows and columns are counted from 1

cell-r0c0 = row 1, column 1
cell-r0c1 = row 1, column 2
cell-r0c2 = row 1, column 3
cell-r0c3 = row 1, column 4
cell-r0c4 = row 1, column 5
cell-r0c5 = row 1, column 6
cell-r1c0 = row 2, column 1
cell-r1c1 = row 2, column 2
cell-r1c2 = row 2, column 3
cell-r1c3 = row 2, column 4
cell-r1c4 = row 2, column 5
cell-r1c5 = row 2, column 6
cell-r2c0 = row 3, column 1
cell-r2c1 = row 3, column 2
cell-r2c2 = row 3, column 3
cell-r2c3 = row 3, column 4
cell-r2c4 = row 3, column 5
cell-r2c5 = row 3, column 6
cell-r3c0 = row 4, column 1
cell-r3c1 = row 4, column 2
cell-r3c2 = row 4, column 3
cell-r3c3 = row 4, column 4
cell-r3c4 = row 4, column 5
cell-r3c5 = row 4, column 6
cell-r-1c0 = above the board, column 1
cell-r-1c1 = above the board, column 2
cell-r-1c2 = above the board, column 3
cell-r0c-1 = left of the board, row 1
cell-r1c-1 = left of the board, row 2
cell-r2c-1 = left of the board, row 3
cell-r3c-1 = left of the board, row 4
cell-r4c0 = below the board, column 1
cell-r4c1 = below the board, column 2
cell-r4c2 = below the board, column 3
cell-r-1c3 = above the board, column 4
cell-r-1c4 = above the board, column 5
cell-r-1c5 = above the board, column 6
cell-r0c6 = right of the board, row 1
cell-r1c6 = right of the board, row 2
cell-r2c6 = right of the board, row 3
cell-r3c6 = right of the board, row 4
cell-r4c4 = below the board, column 5
cell-r4c5 = below the board, column 6

weapon-1 = weapon 1
weapon-2 = weapon 2
weapon-3 = weapon 3
weapon-4 = weapon 4
weapon-5 = weapon 5
weapon-6 = weapon 6
weapon-7 = weapon 7
weapon-8 = weapon 8
weapon-9 = weapon 9
weapon-10 = weapon 10
weapon-11 = weapon 11
weapon-12 = weapon 12
weapon-13 = weapon 13
weapon-14 = weapon 14
