# The rules, topic by topic; fetched when somebody opens them.

rule-goal = Goal and scoring
    .help = Your rooms are worth the points on them, each gold 1 point; other goods are worth nothing at the end. The most points win. At a tie the most valuable single room decides; if these are equal too, it is a draw.
rule-round = A round
    .help = The next action tile is turned up. Then the players take turns, beginning with the first player: 2 turns each in rounds 1 to 3, 3 in rounds 4 to 7, and 4 in round 8, the last. After that all tiles go back and the other player begins. Alone there is one round less.
rule-tile = Taking a tile
    .help = Every turn you take an open tile that nobody has taken this round; you may not pass. Carry out as many of its parts as you like, in any order, each at most once, or none at all. Where it says “or”, you choose one side. Parts left over when you end the turn are lost.
rule-dig = Digging
    .help = Dig out a face-down tile that can be reached from the entrance through empty caverns and rooms, never diagonally and not through a built wall. The room on it joins those on display, for both players, and the cavern is empty. Two caverns of your cave bring 1 food each when they are dug out. Only Undermining lets you dig in spite of walls.
rule-walls = Walls
    .help = There are 7 walls in all, for everybody together. You build one between two cells of your own cave, whatever lies there, at most one in each place. Walls stop digging and decide which rooms fit. The outer walls of the cave count too, but are never torn down; a built wall is torn down only with Breach.
rule-furnish = Furnishing a cavern
    .help = Take a room on display and put it on one of your empty caverns. Pay the price of the room and the surcharge of the tile, together. The cavern must have exactly the walls that the room asks for: one too many is as bad as one too few. The room may be turned. It needs no way to the entrance. It stays for good, even if walls change later.
rule-colours = Orange and blue rooms
    .help = You must always have more orange rooms than blue ones; the Cave Entrance counts as orange. Orange rooms are used when a tile lets you: different ones, one after the other, each at most once per turn and not in the turn in which it was furnished. Blue rooms work by themselves, as soon as they are furnished.
rule-goods = Goods and free exchange
    .help = You begin with 1 of each good. You can have up to 9 of each, of gold up to 19; what you gain beyond that is lost. At any moment of your turn you may exchange 1 emmer, 1 flax or 1 gold for 1 food, as often as you like while you have fewer than 9 food.
rule-extra = The extra cavern
    .help = Whoever is first to have furnished all 10 caverns gets it at once and chooses its side, with two walls in a corner or with three walls. It is empty and lies apart from the cave. Walls and a room can be added to it as anywhere else.
rule-alone = Alone
    .help = You play 7 rounds, of 2 turns up to round 3, 3 turns up to round 6, and 4 turns in round 7. Breach is missing, and Renovation does not ask who has more gold. At the start 3 rooms are on display and 9 lie in a stack. If you dig out exactly 1 cavern in a turn, the top room of the stack joins the display. Reach 50 points; from 60 on you are a master.
