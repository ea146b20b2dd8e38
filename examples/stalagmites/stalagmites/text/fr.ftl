game-name = Stalagmites
game-about = Laissez goutter l’eau, et arrêtez-vous avant que la pierre casse.

rule-goal = Le but
    .help = Chacun a trois stalagmites. À votre tour, l’eau goutte sur l’une d’elles et un dé de 1 à 3 dit de combien elle pousse. Au-delà de 7, elle casse. Après 6 manches, le plus de pierre l’emporte.

column-left = la stalagmite de gauche
column-middle = la stalagmite du milieu
column-right = la stalagmite de droite

verb-drip = Laisser goutter
verb-peg = Planter un coin
verb-grow = Pousser
act-drip = Laisser goutter sur { $column }
act-peg = Caler { $column } : elle ne peut pas casser à ce tour
act-grow = Elle pousse de { $number }

prompt-turn = Où goutte l’eau ? Coins restants : { $n }.
prompt-drop = L’eau goutte.

event-pegged = cale { $column }
event-grew = { $column } mesure maintenant { $n }
event-broke = { $column } casse

reason-pegged = Elle est déjà calée.
reason-no_pegs = Vous n’avez plus de coins.

counter-score = score
category-stone = pierre
verdict-points = Le plus de pierre.

field-heights = hauteurs
field-pegs = coins restants
field-pegged = calées
field-caves = grottes
