# What the pages around every table say.

## The page

web-nav = Pages
web-home = grotto, vers les tables
web-to-tables = Vers les tables
web-nav-tables = Tables
web-nav-about = À propos
web-nav-account = Compte
web-somebody = quelqu’un
web-nav-report = Signaler quelque chose
web-log = Journal
web-tales = Les contes de votre village
web-rules = Règles
web-chat = Discussion
web-chat-unread = Discussion, nouveaux : { $n }
web-settings = Réglages
web-keys = Touches
web-close = Fermer
web-loading = La table arrive
web-offline = Pas de connexion, nouvel essai. Votre dernier coup est en sécurité.
web-problem = Cette page ne peut pas être montrée
web-problem-table = Table : { $value }
web-broken = Cette page s’est cassée
web-broken-how = L’erreur est de notre côté, et aucun coup n’est perdu. La position en mots fonctionne sans les plateaux.
web-frozen = Cette partie ne peut plus qu’être lue
web-frozen-kept = { $n ->
    [one] Son coup est conservé, avec ce qu’il a apporté ; rien n’est perdu.
   *[other] Ses { $n } coups sont tous conservés, avec ce qu’ils ont apporté ; rien n’est perdu.
}
web-frozen-shown = { $n ->
    [0] On peut voir la position de départ et commencer une partie à partir d’elle.
   *[other] On peut voir les positions jusqu’au coup { $n } et continuer une nouvelle partie à partir de chacune.
}
web-broken-again = Réessayer
web-broken-report = Rapport pour qui peut réparer cela
web-affordable = Ce que je peux payer
web-none-affordable = Rien qui soit dans vos moyens.
web-show-all = Tout montrer
web-me = Votre pseudo : { $name }. Le changer
web-me-none = Choisir un pseudo
web-error-not_found = Il n’y a rien à cette adresse.
web-error-server = Le serveur n’a pas donné de réponse utile ({ $status }). Rechargez la page.
web-error-refused = Le serveur a refusé cela.

## Around tables

web-rematch = Revanche
web-rematch-go = Vers la revanche
web-hint = Conseil
web-log-hinted = avec un conseil
web-way-more = puis { $n } autres étapes
web-name = Votre pseudo
web-sitter-me = Moi
web-sitter-local = Quelqu’un à cet écran
web-sitter-link = Un ami, par lien
web-bot-seat = Robot { $n }
web-bots-random = Étourdi : n’importe quel coup permis
web-bots-greedy = Pressé : prend le meilleur tout de suite
web-bots-planner = Stratège : planifie une partie en solitaire jusqu’au bout, sinon joue comme Pressé
web-bots-level1 = Facile : « Craie », prend ce qui lui plaît
web-bots-level2 = Doux : « Ardoise », s’applique, mais laisse passer bien des choses
web-bots-level3 = Solide : « Marbre », joue juste
web-bots-level4 = Fort : « Granit », ne fait pas de cadeaux
web-bots-level5 = Rusé : « Diamant », vérifie tout deux fois
web-bot =
    { $bot ->
        [random] robot étourdi
        [greedy] robot pressé
        [level1] robot Craie
        [level2] robot Ardoise
        [level3] robot Marbre
        [level4] robot Granit
        [level5] robot Diamant
       *[other] robot { $bot }
    }
web-sealed = Empreinte des dés scellés
web-seat-link-for = Lien pour le joueur { $n }
web-spectator-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-go = Vers la table
web-claim-game = Jeu
web-room-back = Vers la salle d’attente

## Seats

web-seats = Places
web-you = vous
web-away = absent
web-thinks = réfléchit
web-seat-open = place libre
web-seat-move = Passer sur un autre appareil
web-seat-move-how = Ouvrez ce lien sur l’autre appareil : la place y passe. Il sert une fois.
web-seat-link = Nouveau lien
web-seat-bot = Laisser jouer un robot
web-seat-give-up = Abandonner : un robot finit à votre place, la partie compte comme perdue
web-seat-back = Reprendre la place au robot
web-against = { $one } contre { $other }
web-record = Télécharger la partie

## The turn bar

web-turnbar = La décision
web-your-turn = À vous
web-others-turn = { $seat } choisit.
web-others-rest = { $seat } s’est arrêté.
web-waiting = On attend des joueurs.
web-wait = patience
web-preview = comme montré :
web-once-more = Choisissez encore une fois pour confirmer.
web-then = puis
web-then-from = puis : { $source }
web-ends = fin du tour
web-gives-up = en renonçant à : { $what }
web-ask-one = { $act } ?
web-ask-done = Tout est fait ici. On continue ?
web-no-way-back = irréversible
web-begins-harvest = la récolte commence
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
web-turn-more = Plus
web-undo = Annuler
web-restart-nothing = Rien n’a encore été fait dans ce tour.
web-undo-moved = Impossible d’annuler : { $seat } a joué depuis.
web-undo-nothing = Il n’y a rien de vous à annuler.
web-undo-shown = Impossible d’annuler : quelque chose a été révélé.
web-restart = Recommencer le tour
web-end-left = Il reste à faire : { $what }. Laisser cela ?
web-end-left-many = Il reste plusieurs choses à faire. Les laisser ?
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
web-tray = À tout moment
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
web-log-look = ouvrir la partie à ce moment
web-itself =
    { $n ->
        [one] { $n } étape automatique
       *[other] { $n } étapes automatiques
    }
web-more = et { $n } de plus
web-story = Tout lire
web-replay-here = Revoir à partir d’ici
web-label = { $name } :
web-told-name = { $seat } :
web-told-and = {" ; "}
web-undone = annulé
web-new-here = nouveau
web-new-card = Nouveau : { $card }
web-past = La position après le coup { NUMBER($n, useGrouping: 0) }
web-past-now = Revenir au présent

## Rules, settings, keys

web-example = Voir une partie d’exemple : en solitaire, { $n } points
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
web-confirm-setting = Confirmer la fin du tour et l’irréversible
web-confirm-auto = tant que je débute : s’il reste à faire
web-confirm-always = toujours
web-confirm-left = seulement s’il reste à faire
web-confirm-never = jamais
web-motion = Vitesse des mouvements
web-motion-auto = comme le système
web-motion-slow = lente
web-motion-normal = normale
web-motion-fast = rapide
web-motion-none = aucune animation
web-sound = Son
web-volume = Volume
web-coach-setting = Bruna, votre guide, commente ce qui est nouveau
web-letters = Raccourcis clavier d’une seule lettre
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
web-key-hint = que feriez-vous ?
web-key-log = journal
web-key-sound = activer ou couper le son
web-key-rules = règles de la chose visée
web-key-close = fermer, ou reprendre

## After the game

web-result = Résultat
web-wins = { $seat } gagne : { $scores }
web-draw = Égalité, { $scores }
web-scores-two = { $n } à { $other }
web-result-solo =
    { $n ->
        [one] { $seat } : { $n } point
       *[other] { $seat } : { $n } points
    }
web-replay = Revoir la partie

## About

web-about-what = grotto est une table pour jeux de société de grottes : dans le navigateur, dans le terminal, seul, à plusieurs ou contre des robots.
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

## The card that explains a thing

web-card-now = Pour vous maintenant
web-card-rule = la règle entière
web-legend = Ce que disent les signes
