# Les amis, le classement et les pages sur les gens.

web-people = Les gens
web-friends = Amis
web-friends-none = Pas encore d’amis ici. Créez un lien et envoyez-le à quelqu’un avec qui vous aimez jouer.
web-friends-how = Qui ouvre votre lien et accepte devient votre ami : ses tables ouvertes viennent en premier dans votre liste, et les vôtres dans la sienne.
web-friends-link = Créer un lien
web-friends-link-new = Créer un nouveau lien ; l’ancien ne servira plus
web-friends-link-yours = Votre lien
web-friends-link-end = Annuler le lien
web-friends-linked = Un de vos liens sert encore.
web-friends-remove = Retirer
web-friends-remove-whom = Retirer { $name } de vos amis
web-friends-unnamed = Quelqu’un sans pseudo
web-befriend = { $name } voudrait être votre ami
web-befriend-how = Vous verrez alors vos tables ouvertes en premier. Vous pouvez y mettre fin à tout moment.
web-befriend-yes = Devenir amis
web-befriend-mine = C’est votre propre lien. Envoyez-le à un ami.
web-befriend-already = Vous êtes déjà amis
web-befriend-none = Ce lien ne mène nulle part
web-ladder = Classement
web-ladder-how = Les gens et les robots dans les parties classées, cotés par openskill. Tout le monde commence à { $n }. Ce qui suit ± dit de combien la cote peut encore se tromper ; qui est fort à coup sûr passe devant qui l’est peut-être.
web-ladder-none = Aucune partie classée de ce jeu n’est encore finie. Ouvrez une table et cochez « Partie classée ».
web-ladder-place = Rang
web-ladder-who = Qui
web-ladder-rating = Cote
web-ladder-games = Parties
web-ladder-hidden = Quelqu’un qui ne veut pas être nommé
web-profile-mine = Votre page
web-profile-of = À propos de { $name }
web-profile-none = Cette page n’existe pas, ou elle est cachée
web-profile-public = Les autres voient votre pseudo, vos cotes, et les parties classées ou ouvertes à tous, avec ceux qui y ont joué. Les autres parties, vous seul les voyez ici. Rien n’est dit d’une partie en cours.
web-profile-hide = Cacher cette page aux autres ; au classement et dans leurs listes, je n’ai pas de nom
web-profile-hidden = Cette page est cachée : vous seul pouvez la lire.
web-profile-empty = Aucune partie finie dont on puisse parler.
web-profile-rating = Cote { $n } ± { $off }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-profile-played =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
web-profile-won = gagnées : { $n }
web-profile-mean = moyenne { $n }
web-profile-best = record { $n }
web-profile-scores = Les points, partie après partie
web-profile-scores-label = Les points des dernières parties ({ $n }), de { $low } à { $high }
web-profile-ratings = La cote, partie après partie
web-profile-ratings-label = La cote après les dernières parties classées ({ $n }), de { $low } à { $high }
web-profile-categories = Points par catégorie, en moyenne
web-profile-built = Ce qui est bâti le plus souvent
web-profile-against = Contre les autres
web-profile-opponent = Adversaire
web-profile-ahead = Devant
web-profile-behind = Derrière
web-profile-history = Dernières parties
web-profile-place = { $n }. { $name }
web-profile-abandoned = abandonnée
web-profile-left = cédée
web-profile-gain = cote { $n }

## Ce qui est refusé

error-no_friend_link = Ce lien ne mène nulle part ; demandez-en un nouveau.
error-friend_me = C’est votre propre lien.
error-quota_friends = L’un de vous a déjà { NUMBER($n, useGrouping: 0) } amis, il n’y a plus de place.
error-no_friend = Vous n’êtes pas amis.
error-no_profile = Cette page n’existe pas, ou elle est cachée.
