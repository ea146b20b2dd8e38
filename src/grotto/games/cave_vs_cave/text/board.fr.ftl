# What only the table in the browser says.

## Cave vs. Cave : ce qui se dit sur les cavernes et autour

web-cvc-panel-actions = Actions
web-cvc-panel-mine = Ma caverne
web-cvc-panel-rooms = Salles
web-cvc-panel-theirs = Autre caverne
web-cvc-the-table = La table
web-cvc-tiles = Tuiles Action
web-cvc-tile = Tuile Action « { $tile } »
web-cvc-tile-current = Tuile Action « { $tile } », celle de ce tour
web-cvc-tile-hidden = Tuile Action face cachée, avec { $n } au dos
web-cvc-taken-by = prise par { $name }
web-cvc-walls-ignored = malgré les murs
web-cvc-refill-to = à { $n }
web-cvc-refill-all = tout
web-cvc-different =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } différentes
    }
web-cvc-round =
    { $turns ->
        [one] Manche { $n } sur { $rounds } : { $turns } tour
       *[other] Manche { $n } sur { $rounds } : { $turns } tours
    }
web-cvc-over = La partie est finie
web-cvc-display = Salles à l’étalage
web-cvc-below =
    { $n ->
        [one] Encore { $n } salle plus bas
       *[other] Encore { $n } salles plus bas
    }
web-cvc-display-empty = Aucune salle à l’étalage.
web-cvc-stack =
    { $n ->
        [one] { $n } salle dans la pile
       *[other] { $n } salles dans la pile
    }
web-cvc-walls-left = Murs restants : { $n }
web-cvc-walls-left-text = Murs en réserve : { $n }.
web-cvc-free = gratuit
web-cvc-room =
    { $points ->
        [one] { $room }, { $colour }, { $points } point
       *[other] { $room }, { $colour }, { $points } points
    }
web-cvc-card = { $room }, coût : { $cost }, murs : { $pattern }
web-cvc-colour-orange = orange
web-cvc-colour-blue = bleue
web-cvc-no-fit = murs inadaptés
web-cvc-short = il manque { $amount }
web-cvc-too-blue = il faut plus de salles orange
web-cvc-most-gold = il faut le plus d’or
web-cvc-marks = Signes des murs.
web-cvc-mark-needed = épais : mur exigé
web-cvc-mark-either = tireté : peu importe
web-cvc-mark-none = fin : sans mur.
web-cvc-mark-blue = bleue : agit seule.
web-cvc-mark-turn = La tuile peut pivoter.
web-cvc-you = vous
web-cvc-parts = { $rooms } salles + { $gold } or
web-cvc-aim = objectif : 50 points
web-cvc-in-vain = en vain
web-cvc-score = Points des salles : { $rooms }, de l’or : { $gold }, total : { $total }.
web-cvc-score-is =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-cvc-score-then =
    { $n ->
        [one] puis { $n } point
       *[other] puis { $n } points
    }
web-cvc-cave-of = Caverne de { $name }
web-cvc-goods-of = Ressources de { $name }
web-cvc-goods-are = Ressources : { $goods }.
web-cvc-empty = vide
web-cvc-empty-cavern = caverne vide
web-cvc-rock = roche, pas encore creusée
web-cvc-food-icon = 1 nourriture dedans
web-cvc-walls = murs : { $sides }
web-cvc-no-walls = sans mur
web-cvc-side-n = au-dessus
web-cvc-side-e = à droite
web-cvc-side-s = en dessous
web-cvc-side-w = à gauche
web-cvc-wall-places = Emplacements de murs
web-cvc-wall-at = Mur { $edge }
web-cvc-no-wall-at = Emplacement de mur { $edge }
web-cvc-built-walls = Murs construits : { $walls }.
web-cvc-built-none = Aucun mur construit.
