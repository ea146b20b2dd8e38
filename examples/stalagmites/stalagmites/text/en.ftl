game-name = Stalagmites
game-about = Let water drip, and stop before the stone breaks.

rule-goal = The goal
    .help = Grow three stalagmites. In your turn water drips on one of them, and a die of 1 to 3 says how much it grows. Higher than 7, it breaks off. After 6 rounds the most stone wins.

column-left = the left stalagmite
column-middle = the middle stalagmite
column-right = the right stalagmite

verb-drip = Let water drip
verb-peg = Drive in a peg
verb-grow = Grow
act-drip = Let water drip on { $column }
act-peg = Peg { $column }: it can’t break in this turn
act-grow = It grows by { $number }

prompt-turn = Where does the water drip? Pegs left: { $n }.
prompt-drop = The water drips.

event-pegged = pegs { $column }
event-grew = { $column } is now { $n } high
event-broke = { $column } breaks off

reason-pegged = There is a peg already.
reason-no_pegs = You have no pegs left.

counter-score = score
category-stone = stone
verdict-points = Most stone.

field-heights = heights
field-pegs = pegs left
field-pegged = pegged
field-caves = caves
