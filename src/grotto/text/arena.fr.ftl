# Les matchs de robots, leur rapport, et des données tirées des parties.

cli-option-bot = encore un robot ; pour les programmes dont la commande contient une virgule. « nom= » devant un robot lui donne un nom
cli-option-arena-players = combien de joueurs à une table ; sans cela tous les robots à la même, s’il y a assez de places
cli-option-gauntlet = seul le premier robot rencontre tous les autres, au lieu de chacun contre chacun
cli-option-arena-seconds = combien de secondes un programme peut prendre pour un coup (10)
cli-option-arena-out = un dossier pour les parties et les rapports ; un match interrompu y reprend
cli-option-html = écrire le rapport dans ce fichier, comme une page
cli-option-ray = travailler sur une grappe Ray : son adresse, ou « auto » pour celle qui tourne ici ; sans rien derrière, on en lance une ici
cli-meta-address = [ADRESSE]
cli-meta-bot = ROBOT
cli-meta-sources = SOURCE
cli-help-dataset = Écrire les décisions de parties dans un fichier Parquet, pour apprendre : ce qu’on voyait, ce qui était permis, ce qu’on a fait, comment cela a fini. Une source est le dossier d’un match (grotto arena --out) ou une partie enregistrée ; docs/arena.md décrit les colonnes.
    .short = tirer des données des parties
cli-option-dataset-out = le fichier Parquet
cli-option-dataset-jobs = combien de processus travaillent en même temps (1)
cli-dataset-done =
    { $n ->
        [one] { $n } décision est dans { $file }.
       *[other] { $n } décisions sont dans { $file }.
    }

cli-arena-progress = On joue
cli-arena-bot = Robot
cli-arena-rating = Cote
cli-arena-share = Victoires
cli-arena-mean = Score
cli-arena-best = Record
cli-arena-games = Parties
cli-arena-forfeits = Forfaits
cli-arena-game = Partie
cli-arena-move = Coup
cli-arena-reason = Pourquoi
cli-arena-seats = Victoires par place, depuis la première : { $shares }.
cli-arena-forfeited = { $bot } perd la partie { $game } par forfait au coup { $move } : { $reason }.
cli-arena-more-forfeits =
    { $n ->
        [one] Et { $n } autre partie perdue par forfait.
       *[other] Et { $n } autres parties perdues par forfait.
    }
cli-arena-forfeit-crash = il est tombé en panne
cli-arena-forfeit-time = il a pris trop de temps
cli-arena-forfeit-illegal = le coup n’était pas permis
cli-arena-forfeit-nonsense = la réponse n’avait pas de sens
cli-arena-forfeit-resigned = il a abandonné
# What the program itself has said of it follows.
cli-arena-forfeit-detail = { $reason } : { $detail }
cli-arena-summary =
    { $games ->
        [one] { $games } partie, graine { $seed }, { $seconds } s : { $decisions } décisions, { $speed } par seconde.
       *[other] { $games } parties, graine { $seed }, { $seconds } s : { $decisions } décisions, { $speed } par seconde.
    }

cli-report-title = Un match : { $game }
cli-report-about =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }.
cli-report-sure = Après « ± » et entre parenthèses, les intervalles à 95 % : le vrai nombre est en dehors une fois sur vingt. À moins de dix donnes il n’y en a pas.
cli-report-ladder = L’échelle
    .note = Les cotes sont calculées par openskill (Plackett-Luce) ; tout le monde commence à 25.
cli-report-shares = Victoires
    .note = Qui gagne à plusieurs partage la victoire. Le trait interrompu marque des parts égales.
cli-report-pairs = Qui devance qui
    .note = Combien de fois le robot de la ligne a devancé celui de la colonne ; à égalité, la moitié.
cli-report-scores = Scores
    .note = Combien de fois chaque score est venu. Les parties perdues par forfait ne comptent pas.
cli-report-seats = Ce que vaut une place
    .note = Victoires par place, peu importe qui s’y trouvait ; chaque robot a occupé chaque place aussi souvent.
cli-report-lengths = Durée des parties
    .note = Les décisions d’une partie, celles du hasard comprises.
cli-report-decisions = Décisions
cli-report-forfeits = Parties perdues par forfait
    .note = Une telle partie est perdue. « random » joue à la place du robot, pour que les autres puissent finir.

cli-error-extra_missing = « { $value } » n’est pas installé ici ; « { $allowed } » l’installe.
cli-error-ray_address = Aucune grappe Ray ne répond à « { $value } » ({ $problem }).
cli-error-ray_start = Ray n’a pas démarré ici ({ $problem }).
cli-error-bot_program = Le robot « { $value } » ne démarre pas ({ $problem }).
cli-error-arena_folder = « { $value } » n’est pas le dossier d’un match, ou on ne peut pas y écrire ; prenez-en un autre.
cli-error-arena_busy = Quelqu’un joue déjà le match de « { $value } ».
cli-error-arena_settings = « { $value } » est un autre match ({ $allowed } diffèrent) ; continuez avec le même ou prenez un autre dossier.
cli-error-arena_line = La ligne { $n } de « { $value } » est abîmée ou en double ; supprimez-la, et sa partie sera rejouée.
cli-error-other_grotto = Une machine a un autre grotto ({ $value }) que vous ({ $allowed }) ; installez partout le même.
cli-error-net_file = « { $value } » n’est pas un réseau écrit par « grotto train --keep ».
cli-error-net_missing = Il n’y a pas de fichier « { $value } » ; « grotto train --keep » l’écrit.
cli-error-net_misfit = Le réseau « { $value } » n’est pas fait pour { $game } avec ce nombre de joueurs ({ $n }), ou l’est pour une autre version de grotto.
cli-error-worker_died = L’un des { $value } processus est mort ; peut-être manquait-il de mémoire. Prenez moins de --jobs.
cli-error-bot_here_only = Les autres processus ne trouvent pas la classe « { $value } » ; mettez-la dans un module ou jouez sans --jobs.
cli-error-arena_gauntlet = Il faut au moins deux robots pour que le premier rencontre les autres.
cli-error-no_games = « { $value } » n’est ni le dossier d’un match (« grotto arena --out » en crée un) ni une partie enregistrée.
cli-error-cannot_write = « { $value } » ne peut pas être écrit ; choisissez un autre nom ou un autre dossier.
cli-error-dataset_unfinished = La partie { $n } n’est pas finie : personne ne sait comment elle se termine.
cli-error-dataset_mixed = Un fichier ne contient que des parties de { $game } avec les mêmes réglages.
cli-error-dataset_empty = Il n’y a aucune partie dans ces sources.
