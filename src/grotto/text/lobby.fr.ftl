# What the lobby, the waiting room and the page of a link say.

## Play now

web-lobby = Tables
web-play-now = Jouer
web-against-level = contre
web-against-bot = contre un robot
web-level-level2 = Doux
web-level-level3 = Solide
web-level-level5 = Rusé
web-learn = Apprendre, { $n } min
web-learnt = ✓ Revoir la leçon
web-learn-on = Leçon, étape { $n } sur { $of }
web-play-failed = Impossible d’ouvrir la table. Réessayez dans un instant.
web-hints = Conseils permis
web-hints-help = Qui doit jouer peut demander ce qu’un robot ferait. Le journal le dit.
web-hints-off = Sans conseils

## Tables

web-mine = Vos tables
web-mine-none = Pas encore de partie. Jouez contre un robot, ou ouvrez une table et invitez un ami.
web-waiting-for-you =
    { $n ->
        [one] { $n } vous attend
       *[other] { $n } vous attendent
    }
web-open = Tables ouvertes
web-open-n =
    { $n ->
        [one] { $n } en attente
       *[other] { $n } en attente
    }
web-open-none = Personne ne cherche de joueurs pour l’instant. Ouvrez une table, on la verra ici.
web-show-n = Tout voir ({ $n })
web-upload = Regarder une partie enregistrée
web-upload-failed = Ce fichier ne contient aucune partie lisible.
web-play = Jouer
web-look = Voir
web-watch = Regarder
web-sit = S’asseoir
web-invite = Inviter
web-me-unnamed = Vous
web-seats-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
web-round = manche { $n } sur { $rounds }
web-ended = finie { $when }
web-won = Vous gagnez, { $scores }
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
        [one] hier
       *[other] il y a { $n } jours
    }

## New table

web-new = Nouvelle table
web-seats-who = Qui joue
web-name-of = Pseudo du joueur { $n }
web-seat-add = Ajouter une place
web-seat-most = jusqu’à { $n }
web-seat-remove = Retirer la place { $n }
web-listing = Qui peut s’asseoir
web-listing-link = mes amis, par lien
web-listing-any = tout le monde
web-modules = Modules
web-modules-none = aucun
web-modules-all = tous
web-modules-choose = choisir
web-options = Options
web-options-told = { $option } : { $value }
web-options-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
web-table-name = Nom de la table
web-table-name-hint = à votre goût
web-fair = Hasard honnête, scellé avant le début
web-open-table = Ouvrir la table

## The waiting room

web-room =
    { $n ->
        [one] Il reste une place libre
       *[other] Il reste { $n } places libres
    }
web-room-how =
    { $n ->
        [one] Envoyez le lien à un ami. La partie commence dès qu’il s’assied.
       *[other] Envoyez à chaque ami son lien. La partie commence dès que tout le monde est assis.
    }
web-room-guest = La partie commence dès que tout le monde est assis.
web-room-make = Créer un lien
web-room-send = Envoyer
web-room-bot = Asseoir un robot
web-room-bots =
    { $n ->
        [one] Commencer avec un robot
       *[other] Commencer avec des robots
    }
web-room-look = Voir la table
web-room-listed = La table est affichée : tout le monde peut s’asseoir.

## A link

web-claim = Une place vous attend
web-claim-watch = Vous pouvez regarder cette partie
web-claim-mine = Cette place est déjà à vous
web-claim-used = Ce lien a déjà servi
web-claim-used-you = C’était vous ? Ouvrez la table dans le navigateur utilisé alors. De là, les réglages peuvent passer votre place sur cet appareil.
web-claim-used-else = Quelqu’un d’autre ? Un lien ne sert qu’une fois. Demandez-en un nouveau à qui a ouvert la table : { $name }.
web-claim-none = Ce lien ne mène nulle part
web-claim-host = Ouverte par
web-claim-host-unknown = quelqu’un sans pseudo
web-claim-seat = Place
web-claim-how = Choisissez un pseudo et asseyez-vous. La place appartient ensuite à ce navigateur.
web-claim-sit = S’asseoir
web-players-n =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

## La pendule d'une nouvelle table

web-clock = Pendule
web-clock-none = aucune
web-clock-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
web-clock-minutes = { $n } minutes pour la partie, plus { $more } secondes par tour
web-clock-zero = Quand le temps est écoulé
web-clock-zero-bot = un robot continue
web-clock-zero-pause = la table attend

## Quelles tables ouvertes, et ce qui compte

web-filter = Quelles tables
web-filter-game = Tous les jeux
web-filter-pace = À tout moment
web-filter-clock = Avec ou sans pendule
web-filter-level = Tous les joueurs
web-filter-none = Aucune table ouverte de ce genre en ce moment.
web-pace-now = quelqu’un est là
web-pace-days = personne pour l’instant
web-timing-none = sans pendule
web-timing-minutes = des minutes pour la partie
web-timing-days = des jours par tour
web-player-new = pas encore de cote
web-player-steady = joueurs aguerris
web-player-strong = joueurs forts
web-friend-here = ami
web-rated = Partie classée
web-rated-help = Compte pour le classement. Pas de conseils, chacun joue pour soi ; qui laisse sa place à un robot, ou fait attendre les autres une semaine, a perdu.
web-to-friends = Amis
web-to-ladder = Classement
web-to-me = Votre page
error-rated_seats = Une partie classée demande au moins deux places, chacune à quelqu’un d’autre, et au moins une personne.
error-rated_bot = « { $value } » n’a pas de place au classement ; ces robots en ont une : { $allowed }.
error-rated_seat = Dans une partie classée, seul le joueur peut céder sa place à un robot, et pour de bon ({ $seat }).
error-rated_twice = Vous avez déjà une place ; dans une partie classée, personne ne joue contre soi-même.
