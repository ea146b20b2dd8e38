# Messages communs à tous les jeux et à toutes les interfaces.

seat = Joueur { $n }
field-seat = Tour

## Ce qui est demandé

prompt-game_over = La partie est terminée.

## Ce qui s’est passé ; le nom du joueur est écrit devant

event-by_itself = n’a rien à choisir : le jeu continue tout seul
event-follows = puis, tout seul

## Pourquoi une action est impossible

reason-not_now = Pas maintenant : une autre question passe d’abord.
reason-part_used = Vous l’avez déjà fait ici.
reason-part_passed = Trop tard : ici, cela vient avant ce que vous avez fait.
reason-part_to_come = Pas encore : ici, autre chose vient d’abord.
reason-not_part = Pas ici : cette action ne le permet pas.
reason-choice_made = Une seule de ces possibilités, et votre choix est fait.
reason-chance_decides = C’est au hasard de décider.
reason-outcome = C’est le hasard qui décide ; cela ne se choisit pas.
reason-game_over = La partie est terminée.

## Ce qui ne va pas dans ce qu’on nous a donné

error-unknown_act = Aucun coup de ce jeu ne s’écrit « { $act } » ; un coup est un verbe suivi de ses compléments.
error-unknown_game = Il n’y a pas de jeu « { $value } » ; les jeux sont : { $allowed }.
error-broken_game = On ne peut pas jouer à « { $value } » du paquet { $package } : { $problem }
error-bad_players = Ce jeu ne se joue pas à { $value } ; nombre de joueurs possible : { $allowed }.
error-unknown_option = Il n’y a pas d’option « { $value } » ; les options sont : { $allowed }.
error-bad_option_value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-unknown_rules = Cette partie a commencé avec la version { $value } des règles, que ce programme ne connaît pas ; il connaît 1 à { $allowed }. Un grotto plus récent la connaîtra.

error-data_type =
    { $type ->
        [object] « { $key } » doit être un objet aux champs nommés, et non { $value }.
        [integer] « { $key } » doit être un nombre entier, 0 ou plus, et non { $value }.
       *[list] « { $key } » doit être une liste, et non { $value }.
    }
error-data_range = « { $key } » vaut { $value }, mais doit être compris entre { $low } et { $high }.
error-data_value = « { $key } » ne peut pas contenir « { $value } » ; valeurs possibles : { $allowed }.
error-data_twice = « { $key } » nomme deux fois « { $value } » ; une seule suffit.
error-data_disagrees = « { $key } » découle du reste de la position : il vaut { $value }, ou bien on l’omet.
error-data_missing = Il manque « { $key } ».
error-data_number = « { $key } » ne peut pas valoir { $value }.
error-position_agenda = « { $key } » ne va pas avec le reste de la position : { $value } ; omettez « agenda » et « this_turn » pour commencer par un nouveau tour.
error-position_stuck = Personne ne pourrait agir dans cette position : l’étape « { $value } » ne propose rien.
error-data_unknown_key = Il n’y a pas de champ « { $key } » ; les champs possibles ici : { $allowed }.

error-record_version = Ce compte rendu de partie est au format « { $value } » ; seul le format « { $allowed } » peut être lu.
error-record_foreign = Ce n’est pas un compte rendu de partie : la première ligne doit être « { $allowed } », et non « { $value } ».
error-record_line = La ligne { NUMBER($line, useGrouping: 0) } du compte rendu est incompréhensible : « { $value } » ; l’en-tête a des lignes comme « players: 2 », la partie des lignes comme « 0 end_turn ».
error-record_header = Il manque à l’en-tête du compte rendu une ligne qui commence par « { $key }: ».
error-record_value =
    { $key ->
        [players] L’en-tête du compte rendu dit « players: { $value } » ; il faut un nombre entier.
        [game] Ce compte rendu est celui du jeu « { $value } », et non du jeu demandé.
       *[other] L’en-tête du compte rendu dit « { $key }: { $value } » ; il faut 64 chiffres hexadécimaux.
    }
error-record_unknown_act = Le coup { NUMBER($move, useGrouping: 0) } du compte rendu, « { $act } », n’existe pas dans ce jeu.
error-record_actor = Le coup { NUMBER($move, useGrouping: 0) } du compte rendu, « { $act } », est attribué au mauvais joueur : c’était à quelqu’un d’autre de décider.
error-record_illegal = Le coup { NUMBER($move, useGrouping: 0) } du compte rendu, « { $act } », est contraire aux règles dans sa position.
error-record_no_move =
    { $n ->
        [one] Le compte rendu a { $n } coup ; le nombre de coups doit être compris entre 0 et { $n }, et non { $value }.
       *[other] Le compte rendu a { $n } coups ; le nombre de coups doit être compris entre 0 et { $n }, et non { $value }.
    }
error-record_commitment = La graine du compte rendu n’est pas celle qui avait été promise avant la partie.
error-record_chance = Le coup { NUMBER($move, useGrouping: 0) } du compte rendu, « { $act } », ne découle pas de la graine.
error-record_result = Le compte rendu donne pour résultat { $value }, mais en le rejouant on obtient { $allowed }.
error-record_unfinished = Le compte rendu donne pour résultat { $value }, mais ses coups ne mènent pas la partie à son terme ; le score est pour l’instant { $allowed }.
error-record_differs = Rejouée par ce programme, la partie ne donne pas ce qui a été joué : après { $n } coups, ce serait à quelqu’un d’autre, ou les joueurs n’auraient pas la même chose.
