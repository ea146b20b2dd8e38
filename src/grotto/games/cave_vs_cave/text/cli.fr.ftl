# Cave vs Cave dans le terminal.

cli-cave_vs_cave-round = Manche { $n } sur { $rounds }, tour { $turn } sur { $turns }
cli-cave_vs_cave-first = premier : { $player }
cli-cave_vs_cave-or = ou
cli-cave_vs_cave-food-icon = +1 nourr.
cli-cave_vs_cave-dig = creuser
cli-cave_vs_cave-dig-two = creuser deux fois
cli-cave_vs_cave-dig-through = creuser malgré les murs
cli-cave_vs_cave-furnish = aménager
cli-cave_vs_cave-build-wall = un mur
cli-cave_vs_cave-own-wall = abattre son mur
cli-cave_vs_cave-most-gold = seulement avec plus d’or
cli-cave_vs_cave-different =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources différentes
    }
cli-cave_vs_cave-refill = compléter jusqu’à { $level } : { $goods }
cli-cave_vs_cave-refill-all = compléter tout jusqu’à { $level }
cli-cave_vs_cave-more-rooms =
    { $n ->
        [one] +{ $n } salle
       *[other] +{ $n } salles
    }
cli-cave_vs_cave-whenever = { $event } : { $effect }
cli-cave_vs_cave-no-cost = gratuit
cli-cave_vs_cave-shape = murs { $shape }
cli-cave_vs_cave-mark =
    { $colour ->
        [orange] O
       *[blue] B
    }
cli-cave_vs_cave-face-down = Cachées
cli-cave_vs_cave-display = Salles à l’étalage
cli-cave_vs_cave-walls-left = murs restants : { $n }
cli-cave_vs_cave-stack = pile : { $n }

cli-cave_vs_cave-legend-signs = Signes : [1] utiliser une salle orange, [2] jusqu’à deux ; · et, dans n’importe quel ordre ; / au choix ; → payer ce qui est à gauche pour ce qui est à droite ; ★ points.
cli-cave_vs_cave-legend-rooms = Salles : O orange, s’utilise avec [1], [2], [3] ; B bleue, agit toujours. Il faut plus de salles orange que de bleues, entrée comprise.
cli-cave_vs_cave-legend-walls = Murs que veut une salle, ou qu’a une caverne : 1, 3 ou 4, └ deux en coin, ║ deux face à face. S’il y a plusieurs possibilités, une seule suffit.
cli-cave_vs_cave-legend-caves = Cavernes : traits épais, la roche ; briques, les murs construits ; pointillés, les emplacements de mur ; ░ pas encore creusé ; » l’entrée. On creuse à partir de l’entrée.

cli-cave_vs_cave-plain-walls-left =
    { $n ->
        [0] Il ne reste aucun mur en réserve.
        [one] Il reste { $n } mur en réserve.
       *[other] Il reste { $n } murs en réserve.
    }
cli-cave_vs_cave-plain-tile = Tuile Action « { $tile } » : { $help }
cli-cave_vs_cave-plain-tile-taken = Tuile Action « { $tile } » : prise dans cette manche par { $player }.
cli-cave_vs_cave-plain-face-down =
    { $n ->
        [one] { $n } tuile Action est cachée ; elle viendra dans une manche à { $turns } tours.
       *[other] { $n } tuiles Action sont cachées ; elles viendront dans des manches à { $turns } tours.
    }
cli-cave_vs_cave-plain-displayed = À l’étalage : « { $room } ». { $help }
cli-cave_vs_cave-plain-no-display = Aucune salle à l’étalage.
cli-cave_vs_cave-plain-stack =
    { $n ->
        [0] La pile est vide.
        [one] Il reste { $n } salle dans la pile.
       *[other] Il reste { $n } salles dans la pile.
    }
cli-cave_vs_cave-plain-score =
    { $total ->
        [one] { $player } : { $total } point, salles { $rooms } et or { $gold }.
       *[other] { $player } : { $total } points, salles { $rooms } et or { $gold }.
    }
cli-cave_vs_cave-plain-goods = { $player } : { $goods }.
cli-cave_vs_cave-plain-room =
    { $colour ->
        [orange] « { $room } », orange, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[blue] « { $room } », bleue, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
cli-cave_vs_cave-plain-cell = { $player }, { $place } : { $there } ; { $walls }.
cli-cave_vs_cave-plain-rock = pas encore creusé
cli-cave_vs_cave-plain-rock-food = pas encore creusé, 1 nourriture dans la roche
cli-cave_vs_cave-plain-empty = vide
cli-cave_vs_cave-plain-walls =
    { $n ->
        [0] aucun mur
        [one] { $n } mur : { $walls }
       *[other] { $n } murs : { $walls }
    }
cli-cave_vs_cave-side-n = en haut
cli-cave_vs_cave-side-e = à droite
cli-cave_vs_cave-side-s = en bas
cli-cave_vs_cave-side-w = à gauche
cli-cave_vs_cave-built = { $side } (construit)

## Ce qui est demandé, par sorte de mot
cli-ask-cell = Où ?
cli-ask-edge = Où ?
cli-ask-good = Quelle ressource ?
cli-ask-room = Quelle salle ?
cli-ask-surcharge = Comment payez-vous ?
cli-ask-tile = Quelle tuile ?
