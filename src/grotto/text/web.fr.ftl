# Messages de la table dans le navigateur.

## Erreurs : ce que la table ou son serveur refuse

error-stale = La partie a avancé entre-temps ; voici la position actuelle.
error-not_your_seat = Cette place n’est pas la vôtre.
error-not_your_turn = La décision revient à quelqu’un d’autre : { $seat }.
error-not_your_undo = Seule la personne qui a fait la dernière action peut l’annuler : { $seat }.
error-no_undo = Il n’y a rien à annuler : ce que le hasard a montré ou ce qu’un autre a fait demeure.
error-bot_sits = Un robot joue cette place en ce moment ({ $seat }) ; reprenez-la d’abord.
error-table_over = Cette partie est terminée.
error-table_running = Cette partie n’est pas encore terminée.
error-table_imported = C’est un enregistrement importé ; pour continuer, commencez une partie à partir d’une de ses positions.
error-table_closed = Pour s’asseoir à cette table, il faut un lien de son hôte.
error-request_used = Cet identifiant de requête a déjà servi à autre chose ; il en faut un nouveau pour chaque action.
error-no_table = Cette table n’existe pas.
error-no_seat = Cette table n’a pas de place numéro { $value }.
error-no_claim = Ce lien ne mène nulle part ; demandez-en un nouveau.
error-claim_used = Quelqu’un a déjà utilisé ce lien ; demandez-en un nouveau.
error-no_position = Il n’y a pas de position après { $value } coups ; la partie en compte { NUMBER($n, useGrouping: 0) }.
error-seat_taken = Cette place est prise : { $seat }.
error-seat_present = La personne à qui est cette place est à la table ({ $seat }) ; elle seule peut la confier à un robot.
error-no_cookie = Votre navigateur ne s’est pas présenté ; autorisez les cookies de ce site et rechargez la page.
error-csrf = Cette requête ne vient pas d’une page de cette table ; rechargez la page.
error-bad_request = Le serveur ne comprend pas cette requête.
error-no_page = Il n’y a rien à cette adresse.
error-no_method = Cela ne se fait pas à cette adresse.
error-too_large = C’est trop gros pour le serveur.
error-too_many = Trop de requêtes à la fois ; attendez un instant.
error-server = Une erreur s’est produite dans le serveur. Rien de confirmé n’est perdu.
error-database = La base de données ne répond pas ; réessayez.
error-seed_hidden = La graine est publiée à la fin de la partie ; on peut alors tout vérifier.
error-no_language = Il n’y a pas de textes en « { $value } » ; les langues sont : { $allowed }.
error-unknown_bot = Il n’y a pas de robot « { $value } » ; les robots sont : { $allowed }.
error-bad_seats = { $value } places sont décrites, mais il y a { $n } participants.
error-record_encoding = Ce n’est pas un enregistrement : ce n’est pas un texte en UTF-8.
error-db_url = « { $value } » n’est pas l’adresse d’une base de données ; écrivez-la comme ceci : { $allowed }.
error-db_closed = La base de données { $value } ne s’ouvre pas : { $key }
error-bad_host = On ne peut pas écouter sur { $value } ; --host doit être une adresse de cette machine et --port entre 0 et 65535.
error-port_taken = Un autre programme écoute déjà sur { $value } ; choisissez un autre port avec --port.

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
        [one] Manche { $n } sur { $rounds } : { $turns } tour chacun
       *[other] Manche { $n } sur { $rounds } : { $turns } tours chacun
    }
web-cvc-over = La partie est finie
web-cvc-display = Salles à l’étalage
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
web-cvc-no-fit = les murs ne conviennent pas
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
