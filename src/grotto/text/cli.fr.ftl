# La commande grotto.

## Pages d’aide

cli-help-usage = Usage :
cli-help-options-word = [OPTIONS]
cli-help-command-word = COMMANDE …
cli-help-options = Options{" "}
cli-help-commands = Commandes{" "}

cli-help-main = Une table pour les jeux de société qui se jouent sous terre. Jouez contre des gens ou des robots, revoyez des parties, vérifiez que le hasard a été honnête, faites s’affronter des robots.
cli-help-games = Liste des jeux : nombre de joueurs, réglages, langues.
    .short = liste des jeux
cli-help-learn = Apprendre à jouer : une courte leçon à une vraie table, quelques minutes par chapitre. La monitrice dit une chose à la fois et attend que vous l’ayez faite. Partez quand vous voulez ; la prochaine fois, la leçon reprend au même endroit.
    .short = apprendre un jeu
cli-help-play = Jouer une partie entière dans le terminal. Choisissez par numéro, par nom ou par notation ; pendant la partie, « aide » montre les commandes. Une partie enregistrée se reprend avec --from.
    .short = jouer dans le terminal
cli-help-replay = Raconter une partie enregistrée coup par coup et montrer sa dernière position, ou la position après un certain nombre de coups.
    .short = revoir une partie
cli-help-verify = Vérifier une partie enregistrée : chaque coup selon les règles, le résultat et, si la graine est donnée, chaque tirage du hasard.
    .short = vérifier une partie enregistrée
cli-help-arena = Faire jouer beaucoup de parties à autant de robots qu’on veut et dire comment ils s’en tirent : classement, victoires, scores, ce que vaut une place. Un robot est un nom de chez nous, « module:Class » ou un programme qui parle un protocole simple (docs/protocol.md). Chaque groupe joue chaque donne à toutes les places, avec la même chance.
    .short = faire s’affronter des robots
cli-help-bench = Mesurer combien de décisions par seconde prend le moteur. Sans nom de jeu : tous les jeux.
    .short = mesurer la vitesse du moteur
cli-help-train = Apprendre à un réseau ce que valent les positions d’un jeu : il joue contre lui-même. L’apprentissage vit dans un dossier et reprend là où il s’est arrêté.
    .short = apprendre un jeu à un réseau

cli-option-lang = langue de tous les textes : en, ru ou fr ; sinon, celle de votre système
cli-option-help = montrer cette page
cli-version =
    grotto { $version } ({ $compiled ->
        [yes] moteur compilé
       *[no] moteur interprété
    })
cli-option-version = montrer la version
cli-option-json = écrire du JSON, pour les programmes
cli-option-tales = n’écrire que les histoires racontées
cli-option-plain = sans dessin ni couleur, pour les tubes et les lecteurs d’écran
cli-option-chapter = commencer par ce chapitre, par son numéro
cli-option-seats = qui est assis où, séparés par des virgules : human (une personne) ou le nom d’un robot ({ $bots }) ; « human » seul joue en solitaire
cli-option-seed = un nombre qui fixe tout le hasard de la partie, pour pouvoir la rejouer
cli-option-option = un réglage du jeu, comme first_player=0 ; peut être répété
cli-option-from = reprendre une partie enregistrée
cli-option-play-save = garder la partie dans ce nouveau fichier
cli-option-at = la position après tant de coups
cli-option-bots = les robots, séparés par des virgules : des noms ({ $bots }), module:Class ou des programmes
cli-option-games = combien de parties jouer (100)
cli-option-arena-seed = un nombre qui fixe tout le match (0)
cli-option-jobs = combien de processus jouent en même temps (1)
cli-option-against = mesurer un autre moteur dans la même passe : catanatron
cli-option-beside = mesurer à tour de rôle avec celui-ci le moteur d’une autre copie de ce projet
cli-option-compare = montrer combien de fois on est plus rapide que lors d’une passe enregistrée avec --json
cli-option-web = mesurer plutôt la table du navigateur : un serveur et 50 tables de robots
cli-option-envs = mesurer ce que coûte un pas d’environnement pour agents au-delà de la décision du moteur
cli-option-seconds = combien de temps mesurer chacun (5)
cli-option-folder = où l’apprentissage est conservé
cli-option-generations = nombre total de générations de jeu et d’apprentissage (10)
cli-option-players = pour combien de joueurs, séparés par des virgules ; sans cela le nombre habituel
cli-option-train-games = parties jouées par génération (60)
cli-option-first = parties de la première génération, selon l’estimation du jeu lui-même (300)
cli-option-positions = positions examinées par tour (150)
cli-option-steps = nombre de lots appris après chaque génération (1000)
cli-option-trust = part du réseau dans le jugement de ses parties, en pour cent ; le reste est l’estimation du jeu (50)
cli-option-trial = parties de chaque génération contre l’estimation du jeu lui-même (0)
cli-option-train-seed = un nombre qui fixe tout l’apprentissage (0)
cli-option-keep = écrire le réseau pour jouer dans ce fichier : la moyenne des dernières générations

cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-lang = LANGUE
cli-meta-number = N
cli-meta-seats = PLACES
cli-meta-option = NOM=VALEUR
cli-meta-bots = ROBOTS
cli-meta-rival = MOTEUR
cli-meta-seconds = S
cli-meta-numbers = N,N

## Ce qui ne va pas

cli-error-command = Il n’y a pas de commande « { $value } » ; les commandes sont : { $allowed }.
cli-error-flag = « { $command } » n’a pas d’option « { $value } » ; « { $command } --help » les montre toutes.
cli-error-flag_similar = Il n’y a pas d’option « { $value } » ; vouliez-vous dire { $allowed } ?
cli-error-missing = Il manque { $value } à « { $command } » ; « { $command } --help » dit ce que c’est.
cli-error-needs_value = Il faut une valeur à l’option « { $value } » ; « { $command } --help » dit laquelle.
cli-error-takes_no_value = L’option « { $value } » s’écrit sans valeur.
cli-error-usage = « { $command } » ne s’emploie pas ainsi ; « { $command } --help » dit comment.
cli-error-extra = « { $command } » n’a que faire de « { $value } » ; « { $command } --help » dit ce qu’il lui faut.
cli-error-language = Nous ne parlons pas « { $value } » ; les langues sont : { $allowed }.
cli-error-number =
    { $least ->
        [0] « { $value } » ne convient pas à { $option } : il faut un nombre entier, 0 ou plus.
       *[other] « { $value } » ne convient pas à { $option } : il faut un nombre entier, { $least } ou plus.
    }
cli-error-seconds = « { $value } » ne convient pas à { $option } : il faut un nombre de secondes plus grand que 0.
cli-error-seat = « { $value } » ne peut pas s’asseoir à la table ; à chaque place : { $allowed }.
cli-error-unknown_bot = Il n’y a pas de robot « { $value } » ; les robots sont : { $allowed }.
cli-error-bench_missing = « { $value } » n’est pas installé ici ; « { $allowed } » l’installe.
cli-error-bench_report = « { $value } » n’est pas ce qu’écrit « grotto bench --json ».
cli-error-bench_clone = Il n’y a pas de copie de grotto dans « { $value } ».
cli-error-training_settings = « { $value } » a d’autres réglages ({ $allowed } diffèrent) ; continuez avec les mêmes ou prenez un autre dossier.
cli-error-training_damaged = « { $value } » est abîmé : les réglages de l’entraînement ne s’y lisent plus. Prenez un autre dossier.
cli-error-training_folder = L’entraînement ne peut pas être gardé dans « { $value } » : ce n’est pas un dossier, ou on ne peut pas y écrire.
cli-error-training_busy = Un entraînement est déjà en cours dans « { $value } ».
cli-error-option_form = Il manque une valeur au réglage « { $value } » ; écrivez par exemple first_player=0.
cli-error-with_from = { $value } ne va pas avec --from : c’est la partie enregistrée qui le dit.
cli-error-other_game = La partie enregistrée est « { $allowed } », pas « { $value } » ; omettez le nom ou donnez le bon.
cli-error-record_seats =
    { $n ->
        [one] Le compte rendu a { $value } lignes « seat: » pour { $n } joueur ; il en faut une par joueur, ou aucune.
       *[other] Le compte rendu a { $value } lignes « seat: » pour { $n } joueurs ; il en faut une par joueur, ou aucune.
    }
cli-error-no_seed = « { $value } » ne peut pas être repris ici : sa graine est restée secrète, et seule la table d’où il vient sait ce que le hasard réserve.
cli-error-file_missing = Il n’y a pas de fichier « { $value } » ; donnez le nom d’une partie enregistrée.
cli-error-file_directory = « { $value } » est un dossier ; donnez le nom d’un fichier.
cli-error-file_binary = « { $value } » n’est pas un fichier de texte, ce ne peut pas être une partie enregistrée.
cli-error-file_unreadable = Le fichier « { $value } » ne peut pas être lu ; vérifiez vos droits d’accès.
cli-error-file_exists = Le fichier « { $value } » existe déjà ; choisissez un autre nom.
cli-error-cannot_save = La partie ne peut pas être enregistrée sous « { $value } » ; choisissez un autre nom ou un autre dossier.

## Les jeux

cli-games-game = Jeu
cli-games-seats = Joueurs
cli-games-options = Réglages
cli-games-languages = Langues
cli-games-option = { $name } : { $values } ; d’habitude { $default }
cli-games-value = { $value } ({ $meaning })
cli-games-hint = Pour jouer : grotto play { $game }

## La partie

cli-welcome = Tapez un numéro, un nom ou un coup. « aide » montre les commandes, « aide » suivi d’un nom dit ce que fait la chose, « annuler » revient en arrière.
cli-already-over = Cette partie est déjà finie. Voici comment :
cli-player-you = { $player } (vous)
cli-player-bot = { $player } ({ $bot })
cli-turn = { $player }. { $prompt }
cli-thinking = { $player } réfléchit…
cli-ask = Quoi exactement ?
cli-ask-seat = Quel joueur ?
cli-ask-number = Combien ?
cli-have = Vous avez : { $counters }.
cli-have-nothing = Vous n’avez encore rien.
cli-role-close = Quand vous avez fini :
cli-role-side = Librement, à tout moment :
cli-labelled = { $name } :
cli-part-sign = {" ; "}
cli-listed-above = Les numéros sont plus haut, à côté des noms ; un nom suffit aussi.
cli-ends = fin du tour
cli-no-way-back = sans retour possible
cli-hint = aide · table · annuler · recommencer · conseil · journal · enregistrer · quitter
cli-hint-back = 0 retour · aide · quitter

cli-position-round = Manche { $n } sur { $last }.
cli-position-legend = Voici la position elle-même : un numéro entre parenthèses après une chose est celui de la liste.

cli-not-possible = Impossible. { $reason }
cli-several = « { $text } » peut se comprendre de plusieurs façons : { $meanings }
cli-unknown = Rien ne s’appelle « { $text } ». Tapez un numéro de la liste, un nom, ou « aide ».
cli-undone = Annulé : { $act }.
cli-undo-nothing = Il n’y a encore rien à annuler.
cli-undo-chance = Le hasard a décidé depuis ; il n’y a pas de retour possible.
cli-undo-other = Le dernier coup est celui d’un autre joueur ; on n’annule que les siens.
cli-restarted = Le tour recommence.
cli-restart-nothing = Rien n’a encore été fait dans ce tour.
cli-nothing-chosen = Rien n’est encore choisi. « annuler » reprend un coup joué.

cli-told-events = { $player } { $events }.
cli-told-table = { $event }.
cli-told-act = { $player } : { $act }.
cli-told-chance = { $act }.
cli-log-undone = { $line } (annulé)
cli-log-empty = Il ne s’est encore rien passé.
cli-tales-none = Aucune histoire n’a encore été racontée.

cli-commands-how = Choisissez par le numéro dans la liste, par le nom (le début suffit), ou écrivez tout le coup, comme « { $example } ». Tapez ce qui n’est pas proposé pour savoir pourquoi c’est impossible. Une ligne vide repose la question.
cli-commands-title = Commandes :
cli-command-help = aide
    .help = cette liste ; avec le nom d’une chose : ce qu’elle fait
cli-command-board = table
    .help = montrer toute la table
cli-command-undo = annuler
    .help = reprendre le dernier mot ou coup, jamais au-delà du hasard ou d’un autre joueur
cli-command-restart = recommencer
    .help = revenir au début du tour
cli-command-back = retour
    .help = reprendre le dernier mot d’un coup (ou 0)
cli-command-hint = conseil
    .help = jusqu’à trois tours que jouerait un bot, avec les points à en attendre
cli-hint-thinking = Je réfléchis…
cli-hint-none = Rien de mieux ne vient à l’esprit.
cli-command-log = journal
    .help = tout ce qui s’est passé
cli-command-tales = contes
    .help = les histoires racontées jusqu’ici, à relire
cli-command-save = enregistrer
    .help = enregistrer la partie ; un nom de fichier peut suivre
cli-command-quit = quitter
    .help = partir ; on vous demande s’il faut enregistrer
cli-explained = { $name } : { $help }
cli-help-unknown = Il n’y a pas d’aide sur « { $text } ».

## Les leçons

cli-learn-chapter = Chapitre { $n } sur { $of } : { $chapter }
cli-learn-step = { $name } ({ $n }/{ $of }) : { $title }
cli-learn-do = Maintenant : { $act } [{ $notation }]
cli-learn-enter = Entrée pour continuer. « montre » fait l’étape pour vous, « annuler » revient d’une étape, « sauter » passe au chapitre suivant.
cli-learn-only-enter = Rien à faire ici : tapez Entrée pour continuer, ou « aide ».
cli-learn-off = C’est permis, mais cette étape parle d’autre chose.
cli-learn-back = Le coup est déjà repris ; essayez encore.
cli-learn-kept = Votre place est gardée : « { $command } » reprend ici.
cli-learn-no-show = Rien à faire ici : tapez Entrée.
cli-learn-first = C’est le début de la leçon.
cli-learn-play = « { $command } » commence une partie.
cli-command-show = montre
    .help = laisser la monitrice faire ce que l’étape demande
cli-command-skip = sauter
    .help = passer au chapitre suivant
cli-lesson-undo = revenir d’une étape
cli-lesson-restart = recommencer le chapitre
cli-lesson-save = dire comment reprendre la leçon
cli-lesson-quit = partir ; votre place est gardée
cli-error-no_lesson = Il n’y a pas de leçon pour « { $value } » ; il y en a pour : { $allowed }.
cli-error-chapter = Il n’y a pas de chapitre « { $value } » ; la leçon a les chapitres 1 à { $n }.

cli-leave-save = Enregistrer la partie avant de partir ? Tapez oui, non ou un nom de fichier. Une ligne vide reprend la partie.
cli-end-save = Enregistrer cette partie ? Tapez oui, non ou un nom de fichier.
cli-yes = oui o yes y
cli-no = non n no
cli-nothing-to-save = Il n’y a rien à enregistrer.
cli-saved = Enregistré sous { $file }.
cli-saved-beside = Enregistré sous { $file }, car { $taken } existe déjà.
cli-resume = Pour reprendre : grotto play --from { $file }
cli-see-again = Pour revoir : grotto replay { $file }

cli-result = { $player } : { $scores }
cli-total = Total
cli-winner = { $player } gagne. { $verdict }
cli-draw = Égalité : { $players }. { $verdict }

## Les parties jouées

cli-replay-at = Après le coup { NUMBER($n, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) } :
cli-replay-unfinished =
    { $n ->
        [one] Le compte rendu s’arrête ici, après { $n } coup ; la partie n’est pas finie.
       *[other] Le compte rendu s’arrête ici, après { $n } coups ; la partie n’est pas finie.
    }
cli-verified =
    { $moves ->
        [one] Le compte rendu est bon : { $moves } coup vérifié.
       *[other] Le compte rendu est bon : { $moves } coups vérifiés.
    }
cli-verified-chance =
    { $n ->
        [0] Il n’y avait aucun tirage à recalculer.
        [one] { $n } tirage recalculé à partir de la graine.
       *[other] { $n } tirages recalculés à partir de la graine.
    }
cli-verified-no-seed = Sans graine dans le compte rendu, les tirages ne peuvent pas être recalculés.
cli-verified-unfinished = La partie n’est pas finie.

## Matchs et mesures

cli-decimal-sign = ,
cli-percent = { $n } %
cli-train-row = Génération { $generation } : { $positions } positions, erreur { $error } (dispersion { $spread }) ; { $figures }
cli-bench-progress = On mesure…
cli-bench-name = Moteur
cli-bench-decisions = Décisions/s
cli-bench-processor = De même, en temps de processeur
cli-bench-loops = Boucles de recherche/s
cli-bench-clone = Copie, µs
cli-bench-bytes = Octets par position
cli-bench-replay = Relecture, ms
cli-bench-slow = 99,9 % en moins de, ms
cli-bench-slowest = La plus lente, ms
cli-bench-ratio = Fois plus rapide
cli-bench-loop-ratio = Boucles pour une de ses décisions
cli-bench-engine =
    { $compiled ->
        [yes] Le moteur est compilé
       *[no] Le moteur est interprété
    }, Python { $python }.
cli-bench-beside = Combien de fois plus rapide que l’autre copie
cli-bench-compared = Combien de fois plus rapide que la passe précédente
cli-bench-times-decisions = Décisions
cli-bench-times-loops = Boucles de recherche
cli-bench-times-clone = Copies
cli-bench-envs-decision = Décision, µs
cli-bench-envs-step = Pas de PettingZoo, µs
cli-bench-envs-above = En plus, µs
cli-bench-web-median = Un coup vu par un autre, { $tables } tables de robots, médiane, ms
cli-bench-web-most = De même, 95 % en moins de, ms
cli-bench-web-opening = Ouvrir une partie terminée, ms
