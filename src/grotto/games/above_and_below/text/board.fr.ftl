# Ce que seule la table dans le navigateur dit.

## Les parties de la table

web-ab-panel-mine = Village
web-ab-panel-market = Marché
web-ab-panel-people = Table
web-ab-the-table = La table
web-ab-round = Manche { $n } sur { $rounds }
web-ab-over = La partie est finie
web-ab-cider = un cidre pour le premier à travailler
web-ab-market = Marché
web-ab-people = Joueurs
web-ab-first = premier joueur
web-ab-first-is = Premier joueur : { $name }.
web-ab-row-house = Maisons
    .help = Les maisons sont en surface. Celui qui a un marteau construit ; la rangée se complète. Une fois par tour, pour 1 pièce, toute la rangée est renouvelée.
web-ab-row-outpost = Avant-postes, dans une grotte vide
    .help = Les avant-postes sont sous terre : chacun demande une grotte vide, que les expéditions rapportent.
web-ab-row-key = Maisons-Clés
    .help = Les maisons-clés sont tirées pour cette partie ; chacune n’existe qu’une fois.
web-ab-row-star = Maisons-Étoiles
    .help = Les maisons-étoiles sont de toutes les parties ; chacune n’existe qu’une fois.
web-ab-row-seekers = Cherchent du travail
    .help = Celui qui a une plume forme un nouveau venu au prix de sa place. Il arrive au repos. En fin de manche la rangée glisse à gauche et d’autres arrivent.
web-ab-row-quests = Quêtes
    .help = Le premier qui possède ce que demande une quête la reçoit d’elle-même, et ses points à la fin ; on ne paie rien.
web-ab-row-empty = Il n’y en a plus.
web-ab-no-quests = Toutes les quêtes sont accomplies.
web-ab-quest =
    { $points ->
        [one] { $quest } : { $list }, { $points } point
       *[other] { $quest } : { $list }, { $points } points
    }
web-ab-new-row = renouveler
web-ab-refresh = Renouveler la rangée « { $row } » pour 1 pièce, cartes dans la pioche : { $n }
web-ab-train-with-quill = une plume les forme
web-ab-looks-for-work = cherche du travail

## Cartes et villageois

web-ab-costs = coûte { $amount }
web-ab-lies-here = { $amount } à récolter
web-ab-goods-ready = dessus
web-ab-needs-cave = Demande une grotte vide.
web-ab-fx-beds =
    { $n ->
        [one] { $n } lit.
       *[other] { $n } lits.
    }
web-ab-fx-replenish = Donne { $amount } à chaque manche s’il n’y a rien dessus.
web-ab-fx-stock = Contient { $amount }.
web-ab-fx-income = Revenu +{ $n }.
web-ab-fx-reroll =
    { $n ->
        [one] { $n } relance par expédition.
       *[other] { $n } relances par expédition.
    }
web-ab-fx-coin-on-build = { $amount } quand vous achetez un autre bâtiment.
web-ab-fx-coin-on-explore = { $amount } par expédition réussie.
web-ab-fx-potion-income = { $amount } à chaque manche.
web-ab-fx-once-potion = { $amount } à la construction.
web-ab-fx-once-reputation = Réputation +{ $n } à la construction.
web-ab-fx-train-to-ready = Les nouveaux peuvent être prêts tout de suite.
web-ab-fx-spend = { $item } : se dépense comme une pièce.
web-ab-fx-income-per = Revenu +{ $n } par { $item } sur la piste.
web-ab-fx-vp =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
web-ab-fx-vp-per =
    { $n ->
        [one] { $n } point par { $item }.
       *[other] { $n } points par { $item }.
    }
web-ab-thing-house_class = bâtiment de surface
web-ab-thing-villager = villageois
web-ab-thing-empty_cave = grotte vide
web-ab-die-row =
    { $n ->
        [one] { $n } lanterne
       *[other] { $n } lanternes
    } { $roll ->
        [1] à chaque jet
       *[other] dès { $roll } au dé
    }
web-ab-symbol-hammer = marteau
web-ab-symbol-quill = plume
web-ab-symbol-hammer_plus = marteau, construit pour 1 pièce de moins
web-ab-symbol-quill_plus = plume, forme pour 1 pièce de moins
web-ab-trait-disobedient = peut refuser d’obéir
web-ab-trait-bad_reputation = coûte 1 réputation à son arrivée
web-ab-trait-own_bed = a son propre lit
web-ab-trait-no_cider_no_potion = ne boit ni cidre ni potion
web-ab-goes = en est

## Un village

web-ab-village-of = Village de { $name }
web-ab-my-village = Mon village
web-ab-look = Voir
web-ab-zone = { $zone } : { $n }
web-ab-zone-ready = Prêts
    .help = Les villageois prêts peuvent agir. Explorer en demande au moins deux ; récolter et travailler, autant qu’on veut ; construire et former, un seul. Qui a agi va se reposer.
web-ab-zone-exhausted = Au repos
    .help = Ceux qui se reposent redeviennent prêts en fin de manche, grâce à un cidre ou à un lit chacun.
web-ab-zone-injured = Blessés
    .help = Une potion ou un lit met un blessé au repos ; après une potion, un cidre ou un lit le rend prêt la même nuit. Personne ne dort dans deux lits.
web-ab-nobody = Personne.
web-ab-nothing = rien
web-ab-hint-declare = Choisissez qui part aussi, ou un partant pour le rappeler.
web-ab-hint-two = Sous terre, on descend à deux au moins.
web-ab-hint-declared = Choisissez un partant pour le rappeler.
web-ab-hint-villager = Choisissez qui agit, ou que faire.
web-ab-tonight =
    { $n ->
        [one] Cette nuit : { $n } lit.
       *[other] Cette nuit : { $n } lits.
    }
web-ab-track = Piste de progression
    .help = On place des biens à chacune de ses décisions, pour toujours. Le premier d’une sorte ouvre la case libre la plus à gauche, les autres l’y rejoignent. À la fin chaque bien rapporte les points de sa case ; la case occupée la plus à droite fixe le revenu.
web-ab-income = revenu { $n }, avec un nouveau bien { $next }
web-ab-slot = { $points } pt
web-ab-slot-worth = points chacun : { $points }, pièces de revenu : { $income }
web-ab-for-sale = À vendre : { $item }
web-ab-nothing-for-sale = Rien à vendre
web-ab-empty-cave = grotte vide
web-ab-empty-caves = Grottes vides : { $n }
web-ab-no-caves = Pas encore de grotte : on en trouve en explorant.
web-ab-next-cave = Prochaine carte : { $cave }
web-ab-caves-left =
    { $n ->
        [one] { $n } carte de grotte restante
       *[other] { $n } cartes de grotte restantes
    }
web-ab-no-cave-cards = Il ne reste plus de carte de grotte.
web-ab-artifact-on-deck = Un artefact est posé sur la pioche des grottes.
web-ab-artifact = { $artifact }, { $n }
web-ab-artifact-used = { $artifact }, { $n }, utilisé pendant cette manche
web-ab-passed = a passé
web-ab-people-count = prêts : { $ready }, au repos : { $exhausted }, blessés : { $injured }
web-ab-sells = { $name } vend : { $item }
web-ab-sells-short = vend
web-ab-points-are = Points pour l’instant : { $n }
web-ab-reputation = Réputation
    .help = Les rencontres et quelques bâtiments vous font avancer. À la fin votre case compte, et les meilleures réputations rapportent des points en plus.
web-ab-rank = Meilleures réputations : { $list } pt
web-ab-rival = Réputation du rival : { $n }

## Une rencontre

web-ab-encounter = Rencontre
    .help = Un dé désigne le paragraphe. Choisissez sans connaître les récompenses ; puis un dé par membre de l’équipe donne des lanternes. Demandez un effort à un villageois pour une lanterne : il est blessé. Le plus haut nombre atteint compte.
web-ab-reads = { $name } lit
web-ab-listen = Écouter
web-ab-silence = Silence
web-ab-is-reading = { $name } lit la page à { $other }.
web-ab-going-down = L’équipe descend dans le noir.
web-ab-only-reader = Vous seul savez comment cela peut finir.
web-ab-choices = Choix
web-ab-rewards = Récompenses au choix
web-ab-party = L’équipe
web-ab-what-stake = Ce que vous pouvez miser
web-ab-lanterns =
    { $n ->
        [one] { $n } lanterne
       *[other] { $n } lanternes
    }
web-ab-tier =
    { $pay ->
        [0] { $n } lanternes
       *[other] { $n } lanternes et { $pay } pièces
    }
web-ab-tier-pays = et { $amount }
web-ab-choice-costs = Coûte { $amount }
web-ab-stake-item = Vous misez un de vos biens
web-ab-stake-villager = Vous misez un membre de l’équipe
web-ab-no-roll = Sans jet de dés
web-ab-at-once = Aussitôt
web-ab-goes-on = → paragraphe { $n }
web-ab-need-owns = Il faut { $amount }
web-ab-need-tag = Il faut dans l’équipe : { $tag }
web-ab-need-symbol = Il faut dans l’équipe : { $symbol }
web-ab-need-explorers = Il faut être au moins { $n }
web-ab-need-reputation-least = Il faut une réputation d’au moins { $n }
web-ab-need-reputation-most = Il faut une réputation d’au plus { $n }
web-ab-bonus-per = +{ $n } par { $thing }
web-ab-bonus-owns = +{ $n } si vous avez : { $list }
web-ab-bonus-pays = +{ $n } si vous payez { $amount }
web-ab-bonus-tag = +{ $n } si l’équipe compte : { $tag }
web-ab-bonus-without = +{ $n } si personne dans l’équipe n’a l’état « { $condition } »
web-ab-bonus-now = +{ $n } pour vous
web-ab-odds-show = Montrer les chances
web-ab-odds-hide = Cacher les chances
web-ab-odds-paying = en payant : { $percent }
web-ab-odds-exerting = si tous font un effort : { $percent }
web-ab-reached = atteint
web-ab-gives = lanternes : { $range }
web-ab-rolled = dé { $n }, lanternes : { $lanterns }
web-ab-exerted = a donné toutes ses forces
web-ab-sum = { $dice } aux dés, { $bonus } en plus
web-ab-rerolls =
    { $n ->
        [one] { $n } relance restante
       *[other] { $n } relances restantes
    }
web-ab-exert-help = Après le jet : +1 lanterne par villageois qui fait un effort ; il finit blessé.
web-ab-succeeded = C’est réussi.
web-ab-failed = C’est raté.
web-ab-close-book = Fermer le livre
web-ab-out-gain = gagner { $amount }
web-ab-out-lose = perdre { $amount }
web-ab-out-reputation = réputation { $n }
web-ab-out-cave =
    { $n ->
        [one] une carte de grotte de plus
       *[other] { $n } cartes de grotte de plus
    }
web-ab-out-building = un bâtiment gratuit valant { $n } pièces au plus
web-ab-out-injure =
    { $n ->
        [one] { $n } villageois est blessé
       *[other] { $n } villageois sont blessés
    }
web-ab-out-sell = jusqu’à { $n } pièces contre autant de réputation
web-ab-out-villager = le villageois le moins cher vous rejoint
web-ab-out-special = { $villager } vous rejoint
web-ab-out-condition = { $condition } : { $n }
web-ab-out-choose = au choix : { $list }
web-ab-out-gamble =
    { $n ->
        [one] un dé de fortune ({ $list })
       *[other] { $n } dés de fortune ({ $list })
    }
web-ab-out-stake-copy = un de plus comme la mise
web-ab-out-stake-lose = la mise est perdue
web-ab-out-stake-injure = le villageois misé est blessé

## Ce qui est demandé, mot à mot

ask-explore-villager = Explorer : qui descend en premier ?
ask-labor-villager = Travailler : qui ?
ask-harvest-villager = Récolter : qui ?
ask-build-villager = Construire : qui ?
ask-build-building = Construire : quel bâtiment ?
ask-train-villager = Former : qui enseigne ?
ask-train-newcomer = Former : qui ?
ask-train_with-artifact = Former : avec quel artefact ?
ask-train_with-villager = Former avec un artefact : qui enseigne ?
ask-train_with-newcomer = Former avec un artefact : qui ?
ask-offer-seat = À qui achetez-vous ?
ask-offer-number = Combien offrez-vous à { $seat } ?
ask-counter-number = Combien en demandez-vous ?
ask-put_out-item = Que vendez-vous ?
ask-refresh-row = Quelle rangée renouveler ?
ask-take-building = De quel bâtiment ?
ask-take_for_sale-building = Un bien à vendre : de quel bâtiment ?
ask-reroll-villager = Quel dé relancer ?
ask-exert-villager = À qui demander un effort ?
ask-use-artifact = Quel artefact ?
ask-use-villager = Quel dé augmenter ?
ask-supply-villager = Provisions : quel dé augmenter ?
ask-drink-item = Qui boit quoi ?
ask-drink-villager = { $item } : qui boit ?

## Tales

web-ab-tales-whose = Les contes de
web-ab-tales-all = tout le monde
web-ab-tales-print = Imprimer
web-ab-tales-link = Lien vers ces contes
web-ab-tales-none = Personne n’est encore descendu. Le premier conte commence par une expédition.
web-ab-tales-title = Conte { $n }, manche { $round }
web-ab-tales-open = Le groupe est encore sous terre…
web-ab-tales-threads = Les fils du récit
web-ab-tales-place = { $name }, conte { $n }

slot-next = la prochaine place libre
ask-which-item = { $item } : qu’en faites-vous ?
ask-which-villager = { $villager } : que faire ?
