game-name = Jouet
game-about = Marquez des lettres et lancez le dé.

letter-a = la lettre A
letter-b = la lettre B
letter-c = la lettre C
letter-d = la lettre D

verb-mark = Marquer
verb-stop = Arrêter
verb-roll = Lancer
verb-earn = Gagner
verb-borrow = Emprunter

act-mark = Marquer { $letter }
act-stop = Arrêter
act-roll = Le dé montre { $number }
act-earn = Gagner une pièce
act-borrow = Emprunter une pièce et lancer le dé

prompt-rolling = Quelle lettre ?
prompt-die = On lance le dé.

event-marked = marque { $letter }
event-rolled = lance un { $n }

reason-coins = Il manque { $n } pièces.
reason-earned = Vous avez déjà gagné une pièce.

counter-coins = pièces
counter-marks = lettres
category-marks = lettres
verdict-points = Le plus de lettres.

field-rolls = dé jusqu’ici
