game-name = Toy
game-about = Mark letters, and roll the die for them.

letter-a = the letter A
letter-b = the letter B
letter-c = the letter C
letter-d = the letter D

verb-mark = Mark
verb-stop = Stop
verb-roll = Roll
verb-earn = Earn
verb-borrow = Borrow

act-mark = Mark { $letter }
act-stop = Stop
act-roll = The die shows { $number }
act-earn = Earn a coin
act-borrow = Borrow a coin and roll the die

prompt-rolling = Which letter?
prompt-die = The die is rolled.

event-marked = marks { $letter }
event-rolled = rolls a { $n }

reason-coins = { $n } coins are missing.
reason-earned = You have earned a coin already.

counter-coins = coins
counter-marks = marks
category-marks = marks
verdict-points = Most letters.

field-rolls = rolled so far
