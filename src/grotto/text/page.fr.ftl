# What the pages around every table say.

## The page

web-nav = Pages
web-home = grotto, vers les tables
web-to-tables = Vers les tables
web-nav-tables = Tables
web-nav-about = À propos
web-log = Journal
web-rules = Règles
web-settings = Réglages
web-keys = Touches
web-close = Fermer
web-loading = La table arrive
web-offline = Pas de connexion, nouvel essai. Votre dernier coup est en sécurité.
web-problem = Cette page ne peut pas être montrée
web-problem-table = Table : { $value }
web-broken = Cette page s’est cassée
web-broken-how = L’erreur est de notre côté, et aucun coup n’est perdu. La position en mots fonctionne sans les plateaux.
web-broken-again = Réessayer
web-broken-report = Rapport pour qui peut réparer cela
web-affordable = Seulement ce que je peux payer
web-none-affordable = Rien qui soit dans vos moyens.
web-show-all = Tout montrer
web-me = Votre pseudo : { $name }. Le changer
web-me-none = Choisir un pseudo
web-error-not_found = Il n’y a rien à cette adresse.
web-error-server = Le serveur n’a pas donné de réponse utile ({ $status }). Rechargez la page.
web-error-refused = Le serveur a refusé cela.

## Lobby

web-lobby = Tables
web-mine = Vos tables
web-mine-none = Vous n’êtes encore à aucune table. Ouvrez-en une, ou jouez contre un bot.
web-waiting-for-you =
    { $n ->
        [one] { $n } table vous attend
       *[other] { $n } tables vous attendent
    }
web-open = Tables ouvertes
web-open-none = Aucune table ouverte. Ouvrez-en une, ou jouez contre un bot.
web-upload = Regarder une partie d’un fichier
web-upload-failed = Ce fichier n’a pas pu être lu comme une partie.
web-play = Jouer
web-look = Voir
web-watch = Regarder
web-sit = S’asseoir
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
web-round = Manche { $n } sur { $rounds }
web-ago-minutes =
    { $n ->
        [0] à l’instant
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
web-ago-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
web-ago-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }
web-new = Nouvelle table
web-name = Votre pseudo
web-name-of = Pseudo du joueur { $n }
web-players = Joueurs
web-players-n =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-sitter-me = Moi, ici
web-sitter-local = Quelqu’un d’autre à cet écran
web-sitter-link = Quiconque a le lien
web-bots-random = Bot « random » : n’importe quel coup permis
web-bots-greedy = Bot « greedy » : prend le meilleur tout de suite
web-bot-seat = Bot { $n }
web-bot = bot { $bot }
web-options-more =
    { $n ->
        [one] { $n } autre option
       *[other] { $n } autres options
    }
web-table-name = Nom de la table
web-listed = L’afficher : chacun peut prendre une place libre
web-fair = Dés honnêtes : la graine est scellée avant le début et révélée à la fin.
web-sealed = Empreinte de la graine scellée
web-open-table = Ouvrir la table
web-made = La table est ouverte
web-made-how = Envoyez chaque lien à une personne ; il sert une fois et attache la place à ce navigateur.
web-seat-link-for = Lien pour le joueur { $n }
web-spectator-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-go = Vers la table
web-claim = Une place vous attend
web-claim-watch = Vous pouvez regarder cette partie
web-claim-mine = Cette place est déjà à vous
web-claim-used = Ce lien a déjà servi
web-claim-used-you = Si c’était vous : ouvrez la table dans le navigateur utilisé alors. De là, les réglages peuvent passer la place sur cet appareil.
web-claim-used-else = Sinon : un lien ne sert qu’une fois. Demandez-en un nouveau à qui a ouvert la table : { $name }.
web-claim-none = Ce lien ne mène nulle part
web-claim-game = Jeu
web-claim-host = Ouverte par
web-claim-host-unknown = quelqu’un sans pseudo
web-claim-seat = Place
web-claim-how = Choisissez un pseudo et asseyez-vous. La place appartient ensuite à ce navigateur.
web-claim-sit = S’asseoir

## Seats

web-seats = Places
web-you = vous
web-away = absent
web-thinks = réfléchit
web-seat-open = place libre
web-seat-move = Passer sur un autre appareil
web-seat-move-how = Ouvrez ce lien sur l’autre appareil : la place y passe. Il sert une fois.
web-seat-link = Nouveau lien
web-seat-bot = Laisser jouer un bot
web-seat-back = Reprendre la place au bot
web-against = { $one } contre { $other }
web-record = Télécharger la partie

## The turn bar

web-turnbar = La décision
web-your-turn = À vous
web-others-turn = { $seat } choisit.
web-waiting = On attend des joueurs.
web-wait = patience
web-preview = comme montré :
web-ends = fin du tour
web-no-way-back = sans retour
web-count-places =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
web-number = Combien
web-count-ways =
    { $n ->
        [one] { $n } façon de continuer
       *[other] { $n } façons de continuer
    }
web-takeback = reprendre
web-back = Choisir autrement
web-lay-here = Poser ici
web-turn-piece = Tourner
web-undo = Annuler
web-restart-nothing = Rien n’a encore été fait dans ce tour.
web-undo-moved = Impossible d’annuler : { $seat } a joué depuis.
web-undo-nothing = Il n’y a rien de vous à annuler.
web-undo-shown = Impossible d’annuler : quelque chose a été révélé.
web-restart = Recommencer le tour
web-end-left =
    { $n ->
        [one] Il reste quelque chose à faire. Le laisser ?
       *[other] Il reste des choses à faire ({ $n } façons). Les laisser ?
    }
web-end-sure = Sûr ?
web-end-no = Pas encore
web-conflict = La partie a avancé entre-temps ; voici la position actuelle.
web-done = Fait.
web-plus = Plus { $amount }.
web-minus = Moins { $amount }.
web-state-lit = peut être choisi
web-state-chosen = choisi
web-state-off = impossible : { $reason }
web-state-taken = pris par { $seat }
web-why-not-now = { $thing } : ce n’est pas ce qui est demandé maintenant.
web-tray = Libre, à tout moment
web-tray-empty = rien pour l’instant
web-type = Écrire un coup
web-type-unknown = « { $act } » n’est pas un coup possible maintenant.
web-tabs = Parties de la table
web-textview = La position en mots
web-board = Vers la table

## What has happened

web-last = Derniers coups
web-since = Depuis votre dernière visite
web-again = Revoir
web-again-stop = Arrêter
web-last-none = Personne n’a joué depuis votre dernière action.
web-log-empty = Personne n’a encore joué.
web-log-look = montrer la position d’alors
web-by-itself = automatiquement
web-told-name = { $seat } :
web-told-and = {" ; "}
web-undone = annulé
web-past = La position après le coup { NUMBER($n, useGrouping: 0) }
web-past-now = Revenir au présent

## Rules, settings, keys

web-rules-search = Chercher dans les règles
web-rules-found =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
web-rules-none = Rien dans les règles n’a ces mots.
web-save = Enregistrer
web-saved = Enregistré
web-language = Langue
web-language-en = English
web-language-ru = Русский
web-language-fr = Français
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-confirm-setting = Redemander à la fin du tour
web-confirm-always = toujours
web-confirm-left = seulement s’il reste à faire
web-confirm-never = jamais
web-motion = Mouvements visibles
web-motion-auto = comme le système
web-motion-full = oui
web-motion-none = non
web-letters = Les lettres seules sont des touches
web-key-tab = d’un élément au suivant
web-key-arrows = sur un plateau
web-key-next = à la prochaine chose à choisir
web-key-choose = choisir
web-key-turn = tourner la pièce
web-key-back = reprendre le dernier choix
web-key-undo = annuler
web-key-restart = recommencer le tour
web-key-skip = passer le reste
web-key-end = finir le tour
web-key-tray = aux échanges libres
web-key-type = écrire un coup
web-key-option = boutons de la décision, dans l’ordre
web-key-boards = plateaux des autres
web-key-log = journal
web-key-rules = règles de la chose visée
web-key-close = fermer, ou reprendre

## After the game

web-result = Résultat
web-result-running = La partie continue
web-result-winner = { $seat } gagne
web-result-draw = Égalité
web-wins = { $seat } gagne, { $scores }
web-draw = Égalité, { $scores }
web-scores-two = { $n } à { $other }
web-result-solo =
    { $n ->
        [one] { $seat } : { $n } point
       *[other] { $seat } : { $n } points
    }
web-result-parts = Points par catégorie
web-result-category = Catégorie
web-result-total = Total
web-result-course = Le score au fil du temps
web-result-course-label = Le score de chaque joueur sur { $moves } coups, jusqu’à { $high }
web-result-legend = Ce que disent les motifs
web-result-round = Manche
web-doubt = Les dés de ce compte rendu ne se vérifient pas.
web-dice = Vérifier le hasard
web-dice-how = Avant la partie, le serveur a montré l’empreinte d’une graine secrète. Chaque résultat du hasard découle de cette graine, et chacun peut maintenant le recalculer.
web-dice-commitment = Empreinte
web-dice-seed = Graine
web-dice-check = Vérifier les dés
web-dice-ok = Les { $moves } coups sont permis, et les { $outcomes } résultats du hasard découlent de la graine.
web-dice-wrong = Quelque chose ne découle pas de la graine.
web-replay = Revoir la partie
web-replay-start = Le début
web-replay-move = Coup
web-replay-of = { NUMBER($n, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) }
web-replay-first = Au début
web-replay-last = À la fin
web-replay-round-back = À la manche précédente
web-replay-round-next = À la manche suivante
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-seat = Vu par
web-replay-more = Plus : vitesse, place, nouvelle partie, lien
web-replay-link = Lien vers ce coup
web-fork = Jouer à partir d’ici
web-fork-here = Nouvelle partie après le coup { NUMBER($n, useGrouping: 0) }

## About

web-about-what = grotto est une table pour jeux de société de grottes : dans le navigateur, dans le terminal, seul, à plusieurs ou contre des bots.
web-about-fan = C’est un projet d’amateurs, sans lien avec les auteurs et éditeurs des jeux, et sans leurs images ni leurs textes. Achetez les jeux : ils en valent la peine.
web-about-thanks = Avec nos remerciements
web-about-icons = Icônes :
web-about-fonts = Caractères :
web-about-licence = grotto est un logiciel libre sous licence MIT.
web-about-api = L’interface pour vos programmes (OpenAPI)

# A game without boards of its own.
web-plain-choices = Ce qui peut être choisi
web-plain-mine = Table
web-plain-theirs = Les autres
web-plain-common = Entre les joueurs
web-plain-round = Manche { $n }
web-yes = oui
web-no = non
