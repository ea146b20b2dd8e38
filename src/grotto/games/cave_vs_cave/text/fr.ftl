# Caverna : Caverne contre Caverne

## Le jeu et ses options

game-name = Caverna : Caverne contre Caverne
title-cave_vs_cave = Caverne contre Caverne
    .line = Un duel dans la pierre · 1–2 joueurs · 40 min
game-about = Deux clans de nains, ou un seul, s’enfoncent dans la montagne : à chaque tour, vous prenez une tuile Action, vous creusez, dressez des murs et aménagez vos cavernes en salles qui travaillent pour vous. Chaque salle, ou presque, veut autour d’elle des murs bien précis, et une tuile ne se prend qu’une fois par manche. Les salles et l’or rapportent des points ; en solitaire, essayez d’en atteindre 50.

option-first_player = Premier joueur
    .help = Qui prend la première tuile Action.
option-first_player-random = au hasard
option-first_player-0 = joueur 1
option-first_player-1 = joueur 2

## Tuiles Action

tile-cultivation = Culture
    .help = Utilisez 1 salle orange. Gagnez 2 céréales et 1 lin. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-undergrowth = Sous-bois
    .help = Utilisez 1 salle orange. Gagnez 2 bois. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-excavation = Excavation
    .help = Creusez 1 caverne, ou, si deux sont accessibles, payez 2 nourritures et creusez 2 cavernes l’une après l’autre ; la première peut ouvrir le chemin de la seconde. Gagnez 1 pierre. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-housework = Travaux domestiques
    .help = Aménagez une salle pour 1 nourriture par nain (1 par tour de chacun : 2, 3 ou 4). Aménagez une salle pour 5 nourritures ou 1 or. L’un, l’autre ou les deux, dans l’ordre voulu ; ce supplément s’ajoute au prix de la salle.
tile-furnishing = Aménagement
    .help = Gagnez 1 nourriture. Aménagez une salle pour un supplément de 1 nourriture par nain (1 par tour de chacun : 2, 3 ou 4), qui s’ajoute au prix de la salle. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-masonry = Maçonnerie
    .help = Utilisez 1 salle orange. Gagnez 1 bois ou 1 pierre. Construisez 1 mur dans votre caverne. Ce que vous voulez de tout cela, dans l’ordre voulu.
tile-undermining = Sape
    .help = Utilisez jusqu’à 2 salles orange différentes, ou creusez 1 caverne. Les murs n’arrêtent pas cette sape, ni en chemin ni à l’arrivée ; les tuiles face cachée, si.
tile-expansion = Agrandissement
    .help = Creusez 1 caverne. Aménagez une salle pour un supplément de 5 nourritures ou de 2 or, qui s’ajoute au prix de la salle. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-breach = Brèche
    .help = Abattez un mur construit chez vous et gagnez 2 pierres, 3 nourritures et 1 or. Les salles voisines restent en place. Cette tuile n’existe pas en solitaire.
tile-drift_mining = Percement
    .help = Utilisez 1 salle orange. Creusez 1 caverne. L’un, l’autre ou les deux, dans l’ordre voulu.
tile-expedition = Expédition
    .help = Échangez 5 bois ou 5 pierres contre 4 or, ou utilisez jusqu’à 3 salles orange différentes.
tile-renovation = Rénovation
    .help = Construisez 1 mur dans votre caverne. Aménagez une salle sans supplément. L’un, l’autre ou les deux, dans l’ordre voulu. À deux, seul celui qui a plus d’or que l’autre peut prendre cette tuile.

## Salles

room-cave_entrance = Entrée de la caverne
    .help = Orange, imprimée sur le plateau, 0 point. Action : gagnez 1 bois, 1 pierre, 1 céréale ou 1 lin.
room-shelf = Étagère
    .help = Orange, 3 points. Coûte 1 bois. Il lui faut { pattern-one }. Action : remontez à 2 votre bois, votre pierre, vos céréales ou votre lin, au choix.
room-spinning_wheel = Rouet
    .help = Orange, 4 points. Coûte 1 bois. Il lui faut { pattern-one }. Action : échangez 1 lin contre 1 or, ou 3 lin contre 2 or.
room-tunnel = Tunnel
    .help = Orange, 3 points. Coûte 1 bois. Il lui faut { pattern-passage }. Action : gagnez 2 nourritures et, si vous avez moins de 3 pierres, 1 pierre aussi ; vous pouvez ne prendre que l’un des deux.
room-grindstone = Meule
    .help = Orange, 4 points. Coûte 1 pierre. Il lui faut { pattern-one_opt_one }. Action : échangez 1 céréale contre 3 nourritures, ou 4 céréales contre 7 nourritures.
room-food_corner = Coin repas
    .help = Orange, 3 points. Coûte 1 pierre. Il lui faut { pattern-corner }. Action : remontez votre nourriture à 3.
room-parlor = Petit salon
    .help = Orange, 6 points. Coûte 1 pierre et 1 or. Il lui faut { pattern-three }. Action : remontez à 1 toutes les ressources qui vous manquent.
room-warehouse = Entrepôt
    .help = Orange, 2 points. Coûte 2 bois. Il lui faut { pattern-one_opt_two }. Action : échangez 2 nourritures contre 1 bois, 1 pierre, 1 céréale et 1 lin.
room-stall = Étal
    .help = Orange, 6 points. Coûte 1 bois et 1 or. Il lui faut { pattern-one_opt_two }. Action : échangez 5 céréales contre 4 or, ou 5 lin contre 4 or.
room-sacrificial_altar = Autel sacrificiel
    .help = Orange, 7 points. Coûte 4 pierres. Il lui faut { pattern-one_opt_two }. Action : échangez 1 bois, 1 céréale, 1 lin et 1 nourriture, ensemble, contre 3 or.
room-storeroom = Réserve
    .help = Orange, 6 points. Coûte 2 bois et 1 or. Il lui faut { pattern-corner }. Action : gagnez 1 céréale, 1 lin et 1 nourriture.
room-weaving_room = Atelier de tissage
    .help = Orange, 5 points. Coûte 2 bois. Il lui faut { pattern-corner }. Action : échangez 2 lin contre 2 nourritures et 2 or.
room-furniture_workshop = Ébénisterie
    .help = Orange, 5 points. Coûte 1 bois et 2 pierres. Il lui faut { pattern-corner_opt }. Action : échangez 2 bois et 1 lin contre 3 or.
room-gold_vein = Filon d’or
    .help = Orange, 9 points. Coûte 5 or. Il lui faut { pattern-corner_opt }. Action : gagnez 1 pierre et 1 or.
room-junction_room = Carrefour
    .help = Orange, 6 points. Coûte 2 bois. Il lui faut { pattern-passage }. Action : échangez 3 ressources différentes, 1 de chaque, contre 2 or. L’or peut être l’une des trois.
room-digging_cave = Chantier de fouilles
    .help = Orange, 8 points. Coûte 3 bois et 1 pierre. Il lui faut { pattern-three }. Action : payez 1 or et creusez 1 caverne ; les murs barrent le chemin comme d’habitude.
room-bakehouse = Fournil
    .help = Orange, 6 points. Coûte 1 bois et 2 pierres. Il lui faut { pattern-three }. Action : échangez 2 céréales contre 4 nourritures et 1 or, ou 3 céréales contre 4 nourritures et 2 or.
room-state_room = Salle d’apparat
    .help = Orange, 12 points. Coûte 7 or. Il lui faut { pattern-three_opt }. Action : gagnez 1 lin et 1 or.
room-secret_chamber = Chambre secrète
    .help = Orange, 8 points. Coûte 2 bois et 1 pierre. Il lui faut { pattern-four }. Action : gagnez 3 lin, ou 1 or.
room-treasury = Salle du trésor
    .help = Orange, 10 points. Coûte 3 or. Il lui faut { pattern-four }. Action : échangez 3 or contre 4 or et 1 nourriture.
room-prospecting_site = Site de prospection
    .help = Bleue, 5 points. Gratuite. Il lui faut { pattern-one_opt_one }. Toujours : dans un tour où vous avez pris « Sous-bois », vous pouvez échanger 1 nourriture contre 1 or, une seule fois.
room-retting_room = Rouissoir
    .help = Bleue, 3 points. Coûte 1 pierre. Il lui faut { pattern-one_opt_two }. Toujours : chaque fois que votre lin augmente de 1 à 3, de quelque façon que ce soit, gagnez 1 nourriture.
room-equipment_room = Remise à outils
    .help = Bleue, 3 points. Coûte 2 bois. Il lui faut { pattern-one_opt_one }. Toujours : quand une tuile vous permet d’utiliser jusqu’à 2 ou 3 salles, vous pouvez en utiliser 1 de plus.
room-wood_storeroom = Réserve de bois
    .help = Bleue, 2 points. Coûte 1 pierre. Il lui faut { pattern-corner }. Toujours : quand une tuile vous permet d’utiliser 1 salle et que vous le faites, gagnez d’abord 1 bois.
room-dungeon = Cachot
    .help = Bleue, 11 points. Coûte 3 pierres et 4 or. Il lui faut { pattern-four }. Toujours : chaque fois que vous construisez un mur, gagnez 2 or.

## Ressources ; une quantité est ce que l’on gagne, paie ou perd

good-wood = bois
good-stone = pierre
good-emmer = céréales
good-flax = lin
good-food = nourriture
good-gold = or

amount-wood = { $n } bois
amount-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
amount-emmer =
    { $n ->
        [one] { $n } céréale
       *[other] { $n } céréales
    }
amount-flax = { $n } lin
amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
amount-gold = { $n } or

## Lieux ; les lignes et les colonnes se comptent à partir de 1

cell-r0c0 = ligne 1, colonne 1
cell-r0c1 = ligne 1, colonne 2
cell-r1c0 = ligne 2, colonne 1
cell-r1c1 = ligne 2, colonne 2
cell-r2c0 = ligne 3, colonne 1
cell-r2c1 = ligne 3, colonne 2
cell-r3c0 = l’entrée (ligne 4, colonne 1)
cell-r3c1 = ligne 4, colonne 2
cell-r4c0 = ligne 5, colonne 1
cell-r4c1 = ligne 5, colonne 2
cell-r4c2 = ligne 5, colonne 3
cell-extra = la caverne supplémentaire

edge-r0c0-r0c1 = en ligne 1, entre les colonnes 1 et 2
edge-r0c0-r1c0 = en colonne 1, entre les lignes 1 et 2
edge-r0c1-r1c1 = en colonne 2, entre les lignes 1 et 2
edge-r1c0-r1c1 = en ligne 2, entre les colonnes 1 et 2
edge-r1c0-r2c0 = en colonne 1, entre les lignes 2 et 3
edge-r1c1-r2c1 = en colonne 2, entre les lignes 2 et 3
edge-r2c0-r2c1 = en ligne 3, entre les colonnes 1 et 2
edge-r2c0-r3c0 = en colonne 1, entre la ligne 3 et l’entrée
edge-r2c1-r3c1 = en colonne 2, entre les lignes 3 et 4
edge-r3c0-r3c1 = en ligne 4, entre l’entrée et la colonne 2
edge-r3c0-r4c0 = en colonne 1, entre l’entrée et la ligne 5
edge-r3c1-r4c1 = en colonne 2, entre les lignes 4 et 5
edge-r4c0-r4c1 = en ligne 5, entre les colonnes 1 et 2
edge-r4c1-r4c2 = en ligne 5, entre les colonnes 2 et 3
edge-extra-e = à droite de la caverne supplémentaire
edge-extra-s = en bas de la caverne supplémentaire

side-two_walls = deux murs en angle
side-three_walls = trois murs

surcharge-per_dwarf = 1 nourriture par nain
surcharge-food = 5 nourritures
surcharge-gold = or
surcharge-free = aucun

## Les murs que veut une salle

pattern-one = exactement un mur
pattern-one_opt_one = un mur, ou deux en angle
pattern-one_opt_two = un mur, deux en angle, ou trois
pattern-corner = exactement deux murs en angle
pattern-corner_opt = deux murs en angle, ou trois
pattern-passage = exactement deux murs face à face
pattern-three = exactement trois murs
pattern-three_opt = trois ou quatre murs
pattern-four = quatre murs

## Les murs qu’a une caverne

shape-none = aucun mur
shape-one = un mur
shape-corner = deux murs en angle
shape-passage = deux murs face à face
shape-three = trois murs
shape-four = quatre murs

## Coups : le verbe sur un bouton, et le coup entier en une phrase

verb-end_turn = Finir le tour
verb-convert = Échanger contre de la nourriture
verb-dig = Creuser
verb-dig_two = Creuser deux fois
verb-turn_up = Dévoiler une salle
verb-use = Utiliser une salle
verb-gain = Prendre les ressources
verb-exchange = Échanger des ressources
verb-furnish = Aménager
verb-extra_cavern = Choisir un côté
verb-build_wall = Construire un mur
verb-raze_wall = Abattre un mur
verb-prospect = Utiliser « Site de prospection »
verb-take = Prendre une tuile
verb-starts = Tirer au sort le premier joueur
verb-reveal = Dévoiler une tuile Action

act-end_turn = Finir le tour
# What is told of it afterwards, behind the player's name.
told-end_turn = finit son tour
act-convert = Échanger { $amount } contre 1 nourriture
act-dig = Creuser : { $cell }
act-dig_two = Payer 2 nourritures et creuser deux fois, d’abord : { $cell }
act-turn_up = La salle « { $room } » est dévoilée
act-gain = Prendre les ressources de la tuile
act-gain-good = Gagner { $amount }
act-exchange-good = Échanger : { $good }
act-exchange-wood = Échanger 5 bois contre 4 or
act-exchange-stone = Échanger 5 pierres contre 4 or
act-furnish = Aménager « { $room } » : { $cell }, supplément : { $surcharge }
act-extra_cavern = Prendre la caverne supplémentaire : { $side }
act-build_wall = Construire un mur { $edge }
act-raze_wall = Abattre le mur { $edge }
act-prospect = Utiliser « Site de prospection » : échanger 1 nourriture contre 1 or
act-take = Prendre « { $tile } »
act-starts = { $seat } commence
act-reveal = La tuile « { $tile } » est dévoilée

act-use-cave_entrance = Utiliser « { $room } » : gagner { $amount }
act-use-shelf = Utiliser « { $room } » : remonter à 2 ({ $good })
act-use-spinning_wheel-1 = Utiliser « { $room } » : échanger 1 lin contre 1 or
act-use-spinning_wheel-3 = Utiliser « { $room } » : échanger 3 lin contre 2 or
act-use-tunnel-food = Utiliser « { $room } » : gagner 2 nourritures
act-use-tunnel-stone = Utiliser « { $room } » : gagner 1 pierre
act-use-tunnel-food-stone = Utiliser « { $room } » : gagner 2 nourritures et 1 pierre
act-use-grindstone-1 = Utiliser « { $room } » : échanger 1 céréale contre 3 nourritures
act-use-grindstone-4 = Utiliser « { $room } » : échanger 4 céréales contre 7 nourritures
act-use-food_corner = Utiliser « { $room } » : remonter la nourriture à 3
act-use-parlor = Utiliser « { $room } » : remonter toutes les ressources à 1
act-use-warehouse = Utiliser « { $room } » : échanger 2 nourritures contre 1 bois, 1 pierre, 1 céréale et 1 lin
act-use-stall-emmer = Utiliser « { $room } » : échanger 5 céréales contre 4 or
act-use-stall-flax = Utiliser « { $room } » : échanger 5 lin contre 4 or
act-use-sacrificial_altar = Utiliser « { $room } » : échanger 1 bois, 1 céréale, 1 lin et 1 nourriture contre 3 or
act-use-storeroom = Utiliser « { $room } » : gagner 1 céréale, 1 lin et 1 nourriture
act-use-weaving_room = Utiliser « { $room } » : échanger 2 lin contre 2 nourritures et 2 or
act-use-furniture_workshop = Utiliser « { $room } » : échanger 2 bois et 1 lin contre 3 or
act-use-gold_vein = Utiliser « { $room } » : gagner 1 pierre et 1 or
act-use-junction_room = Utiliser « { $room } » : échanger { $amount } contre 2 or
act-use-digging_cave = Utiliser « { $room } » : payer 1 or et creuser ({ $cell })
act-use-bakehouse-2 = Utiliser « { $room } » : échanger 2 céréales contre 4 nourritures et 1 or
act-use-bakehouse-3 = Utiliser « { $room } » : échanger 3 céréales contre 4 nourritures et 2 or
act-use-state_room = Utiliser « { $room } » : gagner 1 lin et 1 or
act-use-secret_chamber-flax = Utiliser « { $room } » : gagner 3 lin
act-use-secret_chamber-gold = Utiliser « { $room } » : gagner 1 or
act-use-treasury = Utiliser « { $room } » : échanger 3 or contre 4 or et 1 nourriture

## What is being asked word by word, while an act is put together

ask-dig-cell = Où creusez-vous ?
ask-dig_two-cell = Où creusez-vous d’abord ?
ask-use-room = Quelle salle utilisez-vous ?
ask-use-good = { $room } : quelle ressource ?
ask-use-number = { $room } : combien ?
ask-use-cell = { $room } : où creusez-vous ?
ask-gain-good = Quelle ressource prenez-vous ?
ask-exchange-good = Qu’échangez-vous ?
ask-furnish-room = Quelle salle aménagez-vous ?
ask-furnish-cell = Où placer « { $room } » ?
ask-furnish-surcharge = Comment payer le supplément pour « { $room } » ?
ask-extra_cavern-side = Quelle face de la caverne supplémentaire ?
ask-build_wall-edge = Où bâtir le mur ?
ask-raze_wall-edge = Quel mur abattez-vous ?
ask-take-tile = Quelle tuile Action prenez-vous ?

## Ce qui est demandé

prompt-take_tile = Quelle action prenez-vous ? Tour { $turn } sur { $turns }.
prompt-play_tile = « { $tile } » : que faites-vous ?
prompt-more_rooms =
    { $n ->
        [one] Encore { $n } salle, ou fin du tour ?
       *[other] Encore { $n } salles au plus, ou fin du tour ?
    }
prompt-second_dig = Où creuser la seconde caverne ?
prompt-extra_side = Votre caverne est pleine ! Quel côté pour la caverne supplémentaire ?
prompt-first_player = Qui commence ?
prompt-display_room = Quelle salle rejoint l’étalage ?
prompt-new_round = Nouvelle manche : quelle tuile Action est dévoilée ?
prompt-dug_room = Quelle salle se cachait dans la roche ?
prompt-stack_room = Quelle salle sort de la pile ?

## Ce qui s’est passé ; le nom du joueur est écrit devant

event-gained = gagne { $amount } ({ $source })
event-lost = perd { $amount }, faute de place
event-paid = paie { $amount } ({ $source })
event-dug = creuse : { $cell }
event-turned_up = dévoile « { $room } » ({ $source })
event-furnished = aménage « { $room } » : { $cell }
event-wall_built = construit un mur { $edge }
event-wall_razed = abat le mur { $edge }
event-used = utilise « { $room } »
event-extra_cavern = prend la caverne supplémentaire : { $side }
event-took = prend « { $tile } »
event-round =
    { $turns ->
        [one] la manche { $n } commence : { $turns } tour
       *[other] la manche { $n } commence : { $turns } tours
    }
event-revealed = une nouvelle tuile Action : { $tile }
event-laid_out = à l’étalage : { $room }
event-starts = commence
event-game_ends = c’était le dernier tour : la partie est terminée

source-tile = tuile Action
source-convert = échange libre
source-dig_two = deux cavernes à creuser
source-food_icon = trouvaille dans la roche
source-dug_room = dans la roche
source-stack_room = de la pile

## Pourquoi une action est impossible

reason-take_first = Prenez d’abord une tuile Action.
reason-tile_hidden = La tuile « { $tile } » n’est pas encore dévoilée.
reason-not_in_solo = La tuile « { $tile } » n’existe pas en solitaire.
reason-tile_taken = La tuile « { $tile } » a déjà été prise dans cette manche ({ $seat }).
reason-needs_most_gold = Seul un joueur qui a plus d’or que l’autre peut prendre « { $tile } » ; il vous manque { $amount }.
reason-tile_in_hand = Vous avez déjà pris « { $tile } » à ce tour ; finissez-le d’abord.
reason-only_with_tile = C’est réservé aux tours où vous avez pris « { $tile } ».
reason-short = Il vous manque { $amount }.
reason-food_full = Vous avez déjà { $n } nourritures, et plus de place pour d’autres.
reason-not_your_room = La salle « { $room } » n’est pas dans votre caverne.
reason-room_resting = La salle « { $room } » a déjà servi à ce tour, ou vient d’être aménagée.
reason-too_many = Il faut en avoir moins de { $n } ({ $good }).
reason-not_on_display = La salle « { $room } » n’est pas à l’étalage.
reason-no_extra_cavern = Vous n’avez pas la caverne supplémentaire.
reason-face_down = Cette caverne n’est pas encore creusée : { $cell }.
reason-occupied = Il y a déjà une salle à cet endroit : { $cell }.
reason-walls = { $room } : il lui faut { $pattern } ; cette caverne a { $shape }.
reason-colours = La salle « { $room } » est bleue : après l’avoir aménagée, vous devez garder plus de salles orange que de bleues, entrée comprise.
reason-extra_side_first = Choisissez d’abord le côté de votre caverne supplémentaire.
reason-no_walls_left = Tous les murs sont construits ; il n’en reste aucun en réserve.
reason-wall_stands = Un mur s’y trouve déjà : { $edge }.
reason-natural_wall = C’est la roche, pas un emplacement de mur : { $edge }.
reason-no_wall_there = Vous n’avez construit aucun mur à cet endroit : { $edge }.
reason-not_accessible = Aucun chemin ne mène de l’entrée à cette caverne : { $cell }.
reason-not_face_down = Il n’y a rien à creuser à cet endroit : { $cell }.
reason-no_second_dig = Après cette caverne, une seconde serait hors d’atteinte ; n’en creusez qu’une, ou commencez ailleurs.
reason-second_dig_owed = Vous avez payé pour creuser deux fois : creusez d’abord la seconde caverne.

## Ce qui ne va pas dans une position donnée

error-position_walls =
    { $value ->
        [one] { $value } mur se dresse dans les cavernes, mais il n’y en a que { $n } en tout.
       *[other] { $value } murs se dressent dans les cavernes, mais il n’y en a que { $n } en tout.
    }
error-position_room_twice = La salle « { $room } » apparaît deux fois ; chaque salle est unique.
error-position_cell = « { $key } » ne convient pas à cet endroit : { $cell } ; une caverne creusée est soit aménagée, soit vide, rien ne se pose sur l’entrée, et il faut posséder la caverne supplémentaire.
error-position_extra = « { $key } » est de trop : seule une caverne dont les dix emplacements ont leur salle peut avoir la caverne supplémentaire.
error-position_edge = « { $key } » nomme un endroit où aucun mur ne peut se construire : { $edge }.
error-position_colours = « { $key } » doit compter plus de salles orange que de bleues, entrée comprise.
error-position_unseen = La salle « { $room } » ne peut pas être inconnue ; seules les salles à dos sombre le peuvent.
error-position_too_few_rooms = Salles inconnues : { $value } ; tuiles face cachée sur les plateaux et dans la pile : { $n } ; il faut au moins autant de salles inconnues.
error-position_this_turn = « { $key } » ne convient pas au joueur dont c’est le tour : la tuile doit être prise par lui, les salles doivent être les siennes.
error-position_extra_twice = Les deux joueurs ont la caverne supplémentaire ; un seul peut l’avoir.
error-position_extra_missing = Un joueur a une salle dans ses dix cavernes, mais personne n’a la caverne supplémentaire ; quelqu’un doit l’avoir.
error-position_tiles =
    { $back ->
        [0] À la manche { $round }, « tiles » doit nommer toutes les tuiles de départ, soit { $n }.
       *[other] À la manche { $round }, « tiles » doit nommer exactement { $n } des tuiles au dos « { $back } » ; en solitaire, « Brèche » n’existe pas.
    }
error-position_taken_hidden = La tuile « { $tile } » est prise, mais n’est pas dévoilée ; « tiles » doit la nommer.
error-position_taken = Nombre de tuiles prises : { $value } ; à ce moment de la manche, il doit être de { $n }.
error-position_taken_seat = { $seat }, nombre de tuiles prises : { $value } ; à ce moment de la manche, il doit être de { $n }.

## La fin

category-rooms = Salles
category-gold = Or
counter-score = points

verdict-points = Victoire aux points.
verdict-tie_break = Égalité de points : la salle la plus précieuse décide.
verdict-draw = Match nul : autant de points, et des meilleures salles de même valeur.
verdict-mastery = Un travail de maître : 60 points ou plus !
verdict-aim_reached = Bien creusé : l’objectif de 50 points est atteint.
verdict-aim_missed = L’objectif de 50 points n’est pas atteint.
