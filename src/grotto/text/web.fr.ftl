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
error-table_frozen = Cette version de grotto ne peut pas rejouer la partie : ici, on ne peut que la lire.
error-table_halted = Ceux qui tiennent ce serveur ont arrêté cette partie ; on ne peut que la lire.
error-blocked = Vous êtes bloqué sur ce serveur et ne pouvez rien y changer.
error-table_closed = Pour s’asseoir à cette table, il faut un lien de son hôte.
error-request_used = Cet identifiant de requête a déjà servi à autre chose ; il en faut un nouveau pour chaque action.
error-no_table = Cette table n’existe pas.
error-no_seat = Cette table n’a pas de place numéro { $value }.
error-no_lesson = Cette leçon n’existe pas : { $value }.
error-no_claim = Ce lien ne mène nulle part ; demandez-en un nouveau.
error-no_example = Ce jeu n’a pas de partie d’exemple.
error-claim_used = Quelqu’un a déjà utilisé ce lien ; demandez-en un nouveau.
error-no_position = Il n’y a pas de position après { $value } coups ; la partie en compte { NUMBER($n, useGrouping: 0) }.
error-seat_taken = Cette place est prise : { $seat }.
error-seat_present = La personne à qui est cette place est à la table ({ $seat }) ; elle seule peut la confier à un robot.
error-no_cookie = Votre navigateur ne s’est pas présenté ; autorisez les cookies de ce site et rechargez la page.
error-csrf = Cette requête ne vient pas d’une page de cette table ; rechargez la page.
error-bad_request = Le serveur ne comprend pas cette requête.
error-bad_body = Le corps de cette requête doit être un objet JSON.
error-field_missing = Il manque le champ « { $key } ».
error-field_type =
    { $type ->
        [int] « { $key } » doit être un nombre entier.
        [str] « { $key } » doit être un texte.
        [bool] « { $key } » doit être true ou false.
        [array] « { $key } » doit être une liste.
        [object] « { $key } » doit être un objet.
       *[other] « { $key } » doit être : { $allowed }.
    }
error-field_long = « { $key } » est trop long : { NUMBER($n, useGrouping: 0) } caractères au plus.
error-field_limit = « { $key } » doit être { $allowed }.
error-field_value = « { $key } » ne peut pas être « { $value } ».
error-field_form = « { $key } » n’est pas écrit comme il faut.
error-no_tales = À cette table, on ne raconte pas d’histoires.
error-no_page = Il n’y a rien à cette adresse.
error-no_method = Cela ne se fait pas à cette adresse.
error-too_large = C’est trop gros pour le serveur.
error-too_many = Trop à la fois ; réessayez dans { NUMBER($n, useGrouping: 0) } s.
error-server = Une erreur s’est produite dans le serveur. Rien de confirmé n’est perdu.
error-database = La base de données ne répond pas ; réessayez.
error-seed_hidden = La graine est publiée à la fin de la partie ; on peut alors tout vérifier.
error-no_language = Il n’y a pas de textes en « { $value } » ; les langues sont : { $allowed }.
error-unknown_bot = Il n’y a pas de robot « { $value } » ; les robots sont : { $allowed }.
error-bad_seats = { $value } places sont décrites, mais il y a { $n } participants.
error-record_encoding = Ce n’est pas un enregistrement : ce n’est pas un texte en UTF-8.
error-db_url = « { $value } » n’est pas l’adresse d’une base de données ; écrivez-la comme ceci : { $allowed }.
error-db_closed = La base de données { $value } ne s’ouvre pas : { $key }
error-db_newer = La base de données { $value } a été écrite par un grotto plus récent (sa version est { $key }, celui-ci connaît { $allowed } au plus). Lancez-le, ou remettez une sauvegarde avec grotto restore.
error-db_served = Un serveur utilise la base de données { $value } ; arrêtez-le d’abord.
error-db_restored = On est en train de remettre une sauvegarde dans la base de données { $value } ; relancez dans un instant.
error-backup_there = Il y a déjà un fichier { $value } ; une sauvegarde ne remplace rien.
error-backup_foreign = { $value } n’est pas une sauvegarde de grotto.
error-bad_host = On ne peut pas écouter sur { $value } ; --host doit être une adresse de cette machine et --port entre 0 et 65535.
error-port_taken = Un autre programme écoute déjà sur { $value } ; choisissez un autre port avec --port.
error-wrong_host = Ce serveur ne répond pas sous ce nom.
error-config_missing = Impossible de lire les réglages « { $value } » : { $key }
error-config_wrong = Les réglages de « { $value } » ne conviennent pas : { $key }
error-quota_tables = { NUMBER($n, useGrouping: 0) } de vos parties ne sont pas terminées ; finissez-en une avant d’ouvrir une autre table.
error-quota_bots = Des robots tiennent déjà { NUMBER($n, useGrouping: 0) } places à vos tables ; terminez d’abord une de ces parties.
error-quota_address = { NUMBER($n, useGrouping: 0) } parties ouvertes depuis votre réseau ne sont pas terminées ; l’une d’elles doit d’abord finir.
error-quota_address_bots = Des robots tiennent { NUMBER($n, useGrouping: 0) } places aux tables ouvertes depuis votre réseau ; l’une de ces parties doit d’abord finir.
error-quota_records = Vous avez apporté ici { NUMBER($n, useGrouping: 0) } parties en deux semaines ; d’autres pourront venir quand les premières seront plus anciennes.
error-quota_address_records = { NUMBER($n, useGrouping: 0) } parties ont été apportées ici depuis votre réseau en deux semaines ; d’autres pourront venir quand les premières seront plus anciennes.
error-quota_undone = On a tant annulé à cette table qu’on ne peut plus rien annuler ; continuez à partir d’ici.
error-seat_left = La personne à qui est cette place était là à l’instant ({ $seat }) ; un robot pourra la prendre dans { NUMBER($n, useGrouping: 0) } s.
error-fork_hidden = On y raconte une histoire ; tant que cette partie dure, une nouvelle peut commencer avant ou après.
error-name_blank = Personne ne verrait ce nom ; choisissez-en un avec des lettres ou des chiffres.
error-packs_missing = Il n’y a pas de dossier « { $value } » ; --packs prend un dossier dont les sous-dossiers sont des paquets.

## Parties sur plusieurs jours : ce qui se dit en plus des coups, et ce qui est refusé

event-said_resign = { $seat } abandonne.
event-said_leave = { $seat } quitte la table ; un robot continue.
event-said_offer = { $seat } propose la nulle.
event-said_agree = { $seat } accepte la nulle.
event-said_decline = { $seat } refuse la nulle.
event-said_resume = { $seat } reprend.
event-said_flag_bot = Temps écoulé : { $seat }. Un robot continue.
event-said_flag_pause = Temps écoulé : { $seat }. La table attend.
event-said_over_draw = La partie finit sur une nulle.
event-said_over_resign = La partie est finie.
verdict-agreed = Les joueurs sont convenus de la nulle.
verdict-resigned = L’autre camp a abandonné.
web-wins-resigned = { $seat } gagne ; l’autre camp a abandonné.
error-time_over = Trop tard : le temps est écoulé.
error-paused = La table attend { $seat }, dont le temps est écoulé.
error-clock_alone = Seul à une table, il n’y a pas de pendule.
error-clock_days = { NUMBER($n, useGrouping: 0) } jours par tour au plus, et non { $value }.
