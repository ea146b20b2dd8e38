# What the pages after a game say: result and replay.

web-result-running = La partie continue
web-result-winner = { $seat } gagne
web-result-draw = Égalité
web-result-parts = Points par catégorie
web-result-category = Catégorie
web-result-total = Total
web-result-course = Le score au fil du temps
web-result-course-label = Le score de chaque joueur sur { $moves } coups, jusqu’à { $high }
web-result-legend = Ce que disent les motifs
web-result-round = Manche
web-analysis = Analyse
web-doubt = Les tirages de ce compte rendu ne se vérifient pas.
web-dice = Vérifier les tirages
web-dice-how = Avant la partie, le serveur a montré l’empreinte d’une graine secrète. Chaque tirage découle de cette graine, et chacun peut maintenant le recalculer.
web-dice-commitment = Empreinte
web-dice-seed = Graine
web-dice-check = Vérifier les tirages
web-dice-ok = Les { $moves } coups sont permis, et les { $outcomes } tirages découlent de la graine.
web-dice-wrong = Quelque chose ne découle pas de la graine.
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
web-result-subline = { $n } points contre { $others }, en { $rounds } manches.
web-result-look = Voir le plateau : { $seat }
web-result-table = En tableau, avec explications
web-result-rounds = Score par manche
web-result-turned = Comment la partie a tourné
web-why-title = Ce qui a fait la différence : { $category }
web-why-ahead =
    { $n ->
        [one] Ici, { $seat } a { $n } point de plus que { $other }.
       *[other] Ici, { $seat } a { $n } points de plus que { $other }.
    }
web-why-back = { $other } en reprend { $n } : { $category }.
web-why-most = Le plus de points : { $category }, { $n }.
web-share = Partager
web-share-link = Lien vers ce résultat
web-share-picture = Enregistrer en image
web-rematch-alone = Rejouer
