# Caverna: Cave vs. Cave

## The game and its options

game-name = Caverna: Cave vs. Cave
title-cave_vs_cave = Cave vs. Cave
    .line = A duel in stone · 1–2 players · 40 min
game-about = Two dwarf clans, or one on its own, hollow out a mountain: every turn you take one action tile, dig, raise walls and furnish caverns with rooms that work for you. Most rooms want particular walls around them, and no tile can be taken twice in a round. Rooms and gold are worth points; alone you try to reach 50.

option-first_player = First player
    .help = Who takes the first action tile.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2

## Action tiles

tile-cultivation = Cultivation
    .help = Use 1 orange room. Gain 2 emmer and 1 flax. Either or both, in any order.
tile-undergrowth = Undergrowth
    .help = Use 1 orange room. Gain 2 wood. Either or both, in any order.
tile-excavation = Excavation
    .help = Dig 1 cavern, or, if you can reach two, pay 2 food and dig 2 caverns one after the other; the first may open the way to the second. Gain 1 stone. Either or both, in any order.
tile-housework = Housework
    .help = Furnish a cavern for 1 food per dwarf (1 for each turn of a player this round: 2, 3 or 4). Furnish a cavern for 5 food or 1 gold. Either or both, in any order; this surcharge comes on top of the room’s price.
tile-furnishing = Furnishing
    .help = Gain 1 food. Furnish a cavern for a surcharge of 1 food per dwarf (1 for each turn of a player this round: 2, 3 or 4), on top of what the room costs. Either or both, in any order.
tile-masonry = Masonry
    .help = Use 1 orange room. Gain 1 wood or 1 stone. Build 1 wall in your cave. Any of these, in any order.
tile-undermining = Undermining
    .help = Use up to 2 different orange rooms, or dig 1 cavern. Walls do not stop this dig, neither on the way nor at the cavern; face-down tiles still do.
tile-expansion = Expansion
    .help = Dig 1 cavern. Furnish a cavern for a surcharge of 5 food or 2 gold, on top of what the room costs. Either or both, in any order.
tile-breach = Breach
    .help = Tear down one wall that was built in your own cave, and gain 2 stone, 3 food and 1 gold. Rooms beside it stay. Not in the solo game.
tile-drift_mining = Drift Mining
    .help = Use 1 orange room. Dig 1 cavern. Either or both, in any order.
tile-expedition = Expedition
    .help = Exchange 5 wood or 5 stone for 4 gold, or use up to 3 different orange rooms.
tile-renovation = Renovation
    .help = Build 1 wall in your cave. Furnish a cavern without any surcharge. Either or both, in any order. With two players only someone who has more gold than the other may take this tile.

## Rooms

room-cave_entrance = Cave Entrance
    .help = Orange, printed on the board, 0 points. When used: gain 1 wood, 1 stone, 1 emmer or 1 flax.
room-shelf = Shelf
    .help = Orange, 3 points. Costs 1 wood. Needs { pattern-one }. When used: raise your wood, stone, emmer or flax, one of them, to 2.
room-spinning_wheel = Spinning Wheel
    .help = Orange, 4 points. Costs 1 wood. Needs { pattern-one }. When used: exchange 1 flax for 1 gold, or 3 flax for 2 gold.
room-tunnel = Tunnel
    .help = Orange, 3 points. Costs 1 wood. Needs { pattern-passage }. When used: gain 2 food, and also, if you own fewer than 3 stone, 1 stone; you may take just one of the two.
room-grindstone = Grindstone
    .help = Orange, 4 points. Costs 1 stone. Needs { pattern-one_opt_one }. When used: exchange 1 emmer for 3 food, or 4 emmer for 7 food.
room-food_corner = Food Corner
    .help = Orange, 3 points. Costs 1 stone. Needs { pattern-corner }. When used: raise your food to 3.
room-parlor = Parlor
    .help = Orange, 6 points. Costs 1 stone and 1 gold. Needs { pattern-three }. When used: raise to 1 every good that you have run out of.
room-warehouse = Warehouse
    .help = Orange, 2 points. Costs 2 wood. Needs { pattern-one_opt_two }. When used: exchange 2 food for 1 wood, 1 stone, 1 emmer and 1 flax.
room-stall = Stall
    .help = Orange, 6 points. Costs 1 wood and 1 gold. Needs { pattern-one_opt_two }. When used: exchange 5 emmer for 4 gold, or 5 flax for 4 gold.
room-sacrificial_altar = Sacrificial Altar
    .help = Orange, 7 points. Costs 4 stone. Needs { pattern-one_opt_two }. When used: exchange 1 wood, 1 emmer, 1 flax and 1 food together for 3 gold.
room-storeroom = Storeroom
    .help = Orange, 6 points. Costs 2 wood and 1 gold. Needs { pattern-corner }. When used: gain 1 emmer, 1 flax and 1 food.
room-weaving_room = Weaving Room
    .help = Orange, 5 points. Costs 2 wood. Needs { pattern-corner }. When used: exchange 2 flax for 2 food and 2 gold.
room-furniture_workshop = Furniture Workshop
    .help = Orange, 5 points. Costs 1 wood and 2 stone. Needs { pattern-corner_opt }. When used: exchange 2 wood and 1 flax for 3 gold.
room-gold_vein = Gold Vein
    .help = Orange, 9 points. Costs 5 gold. Needs { pattern-corner_opt }. When used: gain 1 stone and 1 gold.
room-junction_room = Junction Room
    .help = Orange, 6 points. Costs 2 wood. Needs { pattern-passage }. When used: exchange 3 different goods, 1 of each, for 2 gold. Gold may be one of the three.
room-digging_cave = Digging Cave
    .help = Orange, 8 points. Costs 3 wood and 1 stone. Needs { pattern-three }. When used: pay 1 gold and dig 1 cavern; walls are in the way as usual.
room-bakehouse = Bakehouse
    .help = Orange, 6 points. Costs 1 wood and 2 stone. Needs { pattern-three }. When used: exchange 2 emmer for 4 food and 1 gold, or 3 emmer for 4 food and 2 gold.
room-state_room = State Room
    .help = Orange, 12 points. Costs 7 gold. Needs { pattern-three_opt }. When used: gain 1 flax and 1 gold.
room-secret_chamber = Secret Chamber
    .help = Orange, 8 points. Costs 2 wood and 1 stone. Needs { pattern-four }. When used: gain 3 flax, or 1 gold.
room-treasury = Treasury
    .help = Orange, 10 points. Costs 3 gold. Needs { pattern-four }. When used: exchange 3 gold for 4 gold and 1 food.
room-prospecting_site = Prospecting Site
    .help = Blue, 5 points. Costs nothing. Needs { pattern-one_opt_one }. Always: in a turn in which you have taken Undergrowth you may exchange 1 food for 1 gold, once.
room-retting_room = Retting Room
    .help = Blue, 3 points. Costs 1 stone. Needs { pattern-one_opt_two }. Always: each time your flax rises by 1–3, by whatever means, gain 1 food.
room-equipment_room = Equipment Room
    .help = Blue, 3 points. Costs 2 wood. Needs { pattern-one_opt_one }. Always: when a tile lets you use up to 2 or 3 rooms, you may use 1 more.
room-wood_storeroom = Wood Storeroom
    .help = Blue, 2 points. Costs 1 stone. Needs { pattern-corner }. Always: when a tile lets you use 1 room and you use one, gain 1 wood first.
room-dungeon = Dungeon
    .help = Blue, 11 points. Costs 3 stone and 4 gold. Needs { pattern-four }. Always: each time you build a wall, gain 2 gold.

## Goods; an amount is what one gains, pays or loses

good-wood = wood
good-stone = stone
good-emmer = emmer
good-flax = flax
good-food = food
good-gold = gold

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-emmer = { $n } emmer
amount-flax = { $n } flax
amount-food = { $n } food
amount-gold = { $n } gold

## Places; rows and columns are counted from 1

cell-r0c0 = row 1, column 1
cell-r0c1 = row 1, column 2
cell-r1c0 = row 2, column 1
cell-r1c1 = row 2, column 2
cell-r2c0 = row 3, column 1
cell-r2c1 = row 3, column 2
cell-r3c0 = the entrance (row 4, column 1)
cell-r3c1 = row 4, column 2
cell-r4c0 = row 5, column 1
cell-r4c1 = row 5, column 2
cell-r4c2 = row 5, column 3
cell-extra = the extra cavern

edge-r0c0-r0c1 = in row 1 between columns 1 and 2
edge-r0c0-r1c0 = in column 1 between rows 1 and 2
edge-r0c1-r1c1 = in column 2 between rows 1 and 2
edge-r1c0-r1c1 = in row 2 between columns 1 and 2
edge-r1c0-r2c0 = in column 1 between rows 2 and 3
edge-r1c1-r2c1 = in column 2 between rows 2 and 3
edge-r2c0-r2c1 = in row 3 between columns 1 and 2
edge-r2c0-r3c0 = in column 1 between row 3 and the entrance
edge-r2c1-r3c1 = in column 2 between rows 3 and 4
edge-r3c0-r3c1 = in row 4 between the entrance and column 2
edge-r3c0-r4c0 = in column 1 between the entrance and row 5
edge-r3c1-r4c1 = in column 2 between rows 4 and 5
edge-r4c0-r4c1 = in row 5 between columns 1 and 2
edge-r4c1-r4c2 = in row 5 between columns 2 and 3
edge-extra-e = on the right side of the extra cavern
edge-extra-s = on the lower side of the extra cavern

side-two_walls = two walls in a corner
side-three_walls = three walls

surcharge-per_dwarf = 1 food per dwarf
surcharge-food = 5 food
surcharge-gold = gold
surcharge-free = none

## The walls that a room wants around it

pattern-one = exactly one wall
pattern-one_opt_one = one wall, or two in a corner
pattern-one_opt_two = one wall, two in a corner, or three
pattern-corner = exactly two walls in a corner
pattern-corner_opt = two walls in a corner, or three
pattern-passage = exactly two walls, facing each other
pattern-three = exactly three walls
pattern-three_opt = three or four walls
pattern-four = four walls

## The walls that a cavern has

shape-none = no wall
shape-one = one wall
shape-corner = two walls in a corner
shape-passage = two walls facing each other
shape-three = three walls
shape-four = four walls

## Acts: the verb on a button, and the whole act as a sentence

verb-end_turn = End turn
verb-convert = Exchange for food
verb-dig = Dig
verb-dig_two = Dig twice
verb-turn_up = Turn up a room
verb-use = Use a room
verb-gain = Take goods
verb-exchange = Exchange goods
verb-furnish = Furnish
verb-extra_cavern = Choose a side
verb-build_wall = Build a wall
verb-raze_wall = Tear down a wall
verb-prospect = Use Prospecting Site
verb-take = Take a tile
verb-starts = Draw the first player
verb-reveal = Turn up an action tile

act-end_turn = End the turn
# What is told of it afterwards, behind the player's name.
told-end_turn = ends the turn
act-convert = Exchange { $amount } for 1 food
act-dig = Dig out { $cell }
act-dig_two = Pay 2 food and dig twice, beginning with { $cell }
act-turn_up = { $room } is turned up
act-gain = Take the goods on the tile
act-gain-good = Gain { $amount }
act-exchange-good = Exchange { $good }
act-exchange-wood = Exchange 5 wood for 4 gold
act-exchange-stone = Exchange 5 stone for 4 gold
act-furnish = Furnish { $room }: { $cell }, surcharge: { $surcharge }
act-extra_cavern = Take the extra cavern with { $side }
act-build_wall = Build a wall { $edge }
act-raze_wall = Tear down the wall { $edge }
act-prospect = Use Prospecting Site: exchange 1 food for 1 gold
act-take = Take { $tile }
act-starts = { $seat } plays first
act-reveal = { $tile } is turned up

act-use-cave_entrance = Use { $room }: gain { $amount }
act-use-shelf = Use { $room }: raise { $good } to 2
act-use-spinning_wheel-1 = Use { $room }: exchange 1 flax for 1 gold
act-use-spinning_wheel-3 = Use { $room }: exchange 3 flax for 2 gold
act-use-tunnel-food = Use { $room }: gain 2 food
act-use-tunnel-stone = Use { $room }: gain 1 stone
act-use-tunnel-food-stone = Use { $room }: gain 2 food and 1 stone
act-use-grindstone-1 = Use { $room }: exchange 1 emmer for 3 food
act-use-grindstone-4 = Use { $room }: exchange 4 emmer for 7 food
act-use-food_corner = Use { $room }: raise food to 3
act-use-parlor = Use { $room }: raise every good to 1
act-use-warehouse = Use { $room }: exchange 2 food for 1 wood, 1 stone, 1 emmer and 1 flax
act-use-stall-emmer = Use { $room }: exchange 5 emmer for 4 gold
act-use-stall-flax = Use { $room }: exchange 5 flax for 4 gold
act-use-sacrificial_altar = Use { $room }: exchange 1 wood, 1 emmer, 1 flax and 1 food for 3 gold
act-use-storeroom = Use { $room }: gain 1 emmer, 1 flax and 1 food
act-use-weaving_room = Use { $room }: exchange 2 flax for 2 food and 2 gold
act-use-furniture_workshop = Use { $room }: exchange 2 wood and 1 flax for 3 gold
act-use-gold_vein = Use { $room }: gain 1 stone and 1 gold
act-use-junction_room = Use { $room }: exchange { $amount } for 2 gold
act-use-digging_cave = Use { $room }: pay 1 gold and dig out { $cell }
act-use-bakehouse-2 = Use { $room }: exchange 2 emmer for 4 food and 1 gold
act-use-bakehouse-3 = Use { $room }: exchange 3 emmer for 4 food and 2 gold
act-use-state_room = Use { $room }: gain 1 flax and 1 gold
act-use-secret_chamber-flax = Use { $room }: gain 3 flax
act-use-secret_chamber-gold = Use { $room }: gain 1 gold
act-use-treasury = Use { $room }: exchange 3 gold for 4 gold and 1 food

## What is being asked

prompt-take_tile = Which action do you take? Turn { $turn } of { $turns }.
prompt-play_tile = { $tile }: what will you do?
prompt-more_rooms =
    { $n ->
        [one] Use one more room, or end your turn?
       *[other] Use up to { $n } more rooms, or end your turn?
    }
prompt-second_dig = Where do you dig the second cavern?
prompt-extra_side = Your cave is full! Which side of the extra cavern?
prompt-first_player = Who plays first?
prompt-display_room = Which room joins the display?
prompt-new_round = A new round: which action tile is turned up?
prompt-dug_room = Which room was dug up?
prompt-stack_room = Which room comes from the stack?

## What is being asked word by word, while an act is put together

ask-dig-cell = Where do you dig?
ask-dig_two-cell = Where do you dig first?
ask-use-room = Which room do you use?
ask-use-good = { $room }: which goods?
ask-use-number = { $room }: how many?
ask-use-cell = { $room }: where do you dig?
ask-gain-good = Which goods do you take?
ask-exchange-good = What do you exchange?
ask-furnish-room = Which room do you furnish?
ask-furnish-cell = Where does the { $room } go?
ask-furnish-surcharge = How do you pay the surcharge for { $room }?
ask-extra_cavern-side = Which side of the extra cavern?
ask-build_wall-edge = Where does the wall go?
ask-raze_wall-edge = Which wall do you tear down?
ask-take-tile = Which action tile do you take?

## What happened; the player's name stands in front

event-gained = gains { $amount } ({ $source })
event-lost = has no room for { $amount } more
event-paid = pays { $amount } ({ $source })
event-dug = digs out { $cell }
event-turned_up = turns up { $room } ({ $source })
event-furnished = furnishes { $room }: { $cell }
event-wall_built = builds a wall { $edge }
event-wall_razed = tears down the wall { $edge }
event-used = uses { $room }
event-extra_cavern = takes the extra cavern with { $side }
event-took = takes { $tile }
event-round =
    { $turns ->
        [one] round { $n } begins: { $turns } turn
       *[other] round { $n } begins: { $turns } turns
    }
event-revealed = a new action tile: { $tile }
event-laid_out = on display: { $room }
event-starts = plays first
event-game_ends = that was the last turn: the game is over

source-tile = action tile
source-convert = free exchange
source-dig_two = double dig
source-food_icon = found in the rock
source-dug_room = from the rock
source-stack_room = from the stack

## Why an act is not possible

reason-take_first = Take an action tile first.
reason-tile_hidden = { $tile } has not been turned up yet.
reason-not_in_solo = { $tile } is not part of the solo game.
reason-tile_taken = { $tile } has been taken this round ({ $seat }).
reason-needs_most_gold = Only someone with more gold than the other player may take { $tile }; you are { $amount } short.
reason-tile_in_hand = You have taken { $tile } this turn; end your turn first.
reason-only_with_tile = That needs a turn in which you have taken { $tile }.
reason-short = You are { $amount } short.
reason-food_full = You have { $n } food already, and there is no space for more.
reason-not_your_room = { $room } is not in your cave.
reason-room_resting = { $room } was used or furnished this turn and has to rest.
reason-too_many = That works only while you own fewer than { $n } { $good }.
reason-not_on_display = { $room } is not on display.
reason-no_extra_cavern = You don’t have the extra cavern.
reason-face_down = That cavern has not been dug yet: { $cell }.
reason-occupied = There is a room in that place already: { $cell }.
reason-walls = { $room } needs { $pattern }; that cavern has { $shape }.
reason-colours = { $room } is blue: you must have more orange than blue rooms after furnishing it, the entrance included.
reason-extra_side_first = Choose the side of your extra cavern first.
reason-no_walls_left = All walls are built; none is left in the supply.
reason-wall_stands = A wall stands there already: { $edge }.
reason-natural_wall = There is rock, no place for a wall: { $edge }.
reason-no_wall_there = You have built no wall there: { $edge }.
reason-not_accessible = There is no way from the entrance to that cavern: { $cell }.
reason-not_face_down = There is nothing to dig in that place: { $cell }.
reason-no_second_dig = After that cavern you could not reach a second one; dig only one, or begin elsewhere.
reason-second_dig_owed = You have paid for two digs: dig the second cavern first.

## What is wrong with a position that was given

error-position_walls =
    { $value ->
        [one] { $value } wall stands in the caves, but there are only { $n }.
       *[other] { $value } walls stand in the caves, but there are only { $n }.
    }
error-position_room_twice = { $room } occurs twice; each room exists once.
error-position_cell = “{ $key }” does not fit this place: { $cell }; a cavern that is dug is either furnished or empty, nothing is put on the entrance, and the extra cavern must be owned.
error-position_extra = “{ $key }” must be left out: only a cave with rooms in all ten caverns can have the extra cavern.
error-position_edge = “{ $key }” names a place where no wall can be built: { $edge }.
error-position_colours = “{ $key }” must have more orange than blue rooms, the entrance included.
error-position_unseen = { $room } can’t be unseen; only rooms with a dark back can.
error-position_too_few_rooms = Unseen rooms: { $value }; tiles face down on the boards and in the stack: { $n }; there must be at least as many unseen rooms.
error-position_this_turn = “{ $key }” does not fit the player whose turn it is: the tile must be one this player has taken, the rooms must be this player’s own.
error-position_extra_twice = Both caves have the extra cavern; only one can.
error-position_extra_missing = A cave has rooms in all ten caverns, but nobody has the extra cavern; one must.
error-position_tiles =
    { $back ->
        [0] “tiles” must name all { $n } starting tiles in round { $round }.
       *[other] “tiles” must name exactly { $n } of the tiles with the back “{ $back }” in round { $round }; the solo game has no Breach.
    }
error-position_taken_hidden = { $tile } is taken, but it has not been turned up; “tiles” must name it.
error-position_taken = The number of taken tiles is { $value }; at this point of the round it must be { $n }.
error-position_taken_seat = { $seat } has taken { $value } of the tiles; at this point of the round it must be { $n }.

## The end

category-rooms = Rooms
category-gold = Gold
counter-score = score

verdict-points = The higher score wins.
verdict-tie_break = Equal scores: the most valuable single room decides.
verdict-draw = A draw: equal scores, and equally valuable best rooms.
verdict-mastery = A masterpiece: 60 points or more!
verdict-aim_reached = Well dug: the aim of 50 points is reached.
verdict-aim_missed = The aim of 50 points is not reached.
