# Ce que seule la table dans le navigateur dit.

## Comment on joue

rule-goal = But et points
    .help = La partie dure sept manches ; qui a le plus de points gagne. Ils viennent des biens sur la piste, des bâtiments (1 chacun, maison de départ comprise, grottes vides exclues), de la réputation et des points des cartes, parfois aussi des quêtes et des provisions. Les biens de votre réserve ne comptent que si une carte les compte : placez-les ; ceux qui restent sur les bâtiments sont perdus. À égalité, le plus de pièces l’emporte, puis de villageois, puis de bâtiments ; sinon la victoire est partagée.
rule-round = Manches et tours
    .help = Le premier joueur commence et l’on joue dans le sens des aiguilles d’une montre, jusqu’à ce que tous aient passé. À votre tour, faites autant d’actions libres que vous voulez, puis une action (Explorer, Construire, Récolter, Entraîner ou Travailler), ou passez. Les actions libres : acheter à un joueur, changer ce que vous vendez et, une fois par tour, pour 1 pièce, remplacer toutes les maisons ou tous les avant-postes visibles. Si personne n’est prêt, il faut passer ; on peut aussi passer plus tôt, et qui est prêt le reste pour la manche suivante.
rule-villagers = Les villageois et leurs zones
    .help = Seuls les villageois prêts agissent ; ensuite ils vont au repos. Un blessé passe d’abord au repos, et alors seulement redevient prêt. Tous peuvent explorer, récolter ou travailler ; il faut un marteau pour construire, une plume pour entraîner. Un plus à côté du marteau ou de la plume fait payer 1 pièce de moins. À quatre joueurs, les deux villageois de départ sans marteau de chacun commencent au repos.
rule-explore = Explorer
    .help = Au moins deux villageois prêts descendent dans la carte grotte du dessus de la pioche. Un dé désigne un de ses paragraphes, qu’on vous lit sans les récompenses. Vous choisissez, payez ce que coûte le choix et lancez les dés pour les lanternes ; un choix sans nombre se passe de dés. Un succès donne la récompense, et la carte devient votre grotte vide ; après un échec, pas de récompense, parfois une pénalité, et la carte va sous la pioche. Parfois le résultat mène à un autre paragraphe. Dans les deux cas l’équipe va au repos, mais les villageois boostés sont blessés.
rule-lanterns = Dés, lanternes et « booster »
    .help = Chaque explorateur lance un dé et donne les lanternes de la plus haute ligne que le dé atteint : les lignes ne s’additionnent pas, et sans ligne atteinte il ne donne rien. Puis viennent les relances, chacune pour un dé, dont le nouveau résultat reste. À la fin, vous pouvez booster tous ceux qui sont encore sur la carte : chacun ajoute 1 lanterne à celles de son dé et se trouve blessé. Vous recevez la récompense du plus haut nombre atteint et aucune autre ; si aucun n’est atteint, c’est l’échec. Un nombre qui a un prix ne compte que si vous le payez.
rule-build = Construire
    .help = Un villageois prêt qui a un marteau construit une maison, un avant-poste, une maison-clé ou une maison-étoile visible, et vous en payez le coût. Un avant-poste demande une de vos grottes vides, qui ne l’est alors plus. Les rangées de maisons et d’avant-postes se complètent aussitôt ; les maisons-clés et les maisons-étoiles ne sont pas remplacées. Ce que vous construisez sert tout de suite : on dort dans ses lits dès la fin de cette manche.
rule-signs = Les signes des bâtiments
    .help = Lit : une place pour se reposer. Bien avec un nombre : autant sont posés sur la carte à la construction ; avec des flèches en cercle, c’est 1 bien, puis encore 1 en fin de manche si la carte est vide. Pièce avec un plus : du revenu, avec une barre pour chaque bien de cette sorte sur la piste ; après un marteau on la reçoit à chaque achat d’un autre bâtiment, après une lanterne à chaque exploration réussie. Potion ou torche avec un plus : une potion ou de la réputation une seule fois, à la construction ; une potion avec des flèches arrive à chaque fin de manche. Dés : autant de relances par rencontre. Professeur et flèche : ceux que vous entraînez peuvent être prêts tout de suite. Boisson = pièce : elle paie 1 pièce de n’importe quel prix, sauf à un autre joueur. Écu : des points à la fin, en plus du 1 que vaut le bâtiment, avec une barre pour chaque chose de cette sorte.
rule-harvest = Récolter et travailler
    .help = Récolter : autant de villageois prêts que vous voulez prennent chacun 1 bien sur vos bâtiments, même plusieurs sur une carte, mais jamais plus de villageois que de biens. Un de ces biens peut être mis en vente aussitôt ; ce qui s’y trouvait revient dans votre réserve. Travailler : autant de villageois prêts que vous voulez gagnent 1 pièce chacun. Le premier travail de la manche rapporte aussi le cidre du plateau : un seul, quel que soit le nombre de travailleurs.
rule-train = Entraîner
    .help = Un villageois prêt qui a une plume entraîne un nouveau venu de la rangée. De gauche à droite, les places coûtent 2, 3, 3, 4 et 5 pièces. Le nouveau venu arrive au repos, ou prêt si vous le voulez et qu’un de vos bâtiments le permet. Sa place reste vide jusqu’à la fin de la manche ; alors la rangée glisse à gauche et se complète depuis la pile. Avec les villageois supplémentaires, la pile en compte 7 de plus.
rule-track = Piste de progression et revenu
    .help = À chacune de vos décisions vous pouvez placer des biens de votre réserve ; ils ne bougent plus et ne repartent plus. Le premier d’une sorte prend la case libre la plus à gauche, les autres l’y rejoignent. À la fin chaque bien rapporte les points de sa case, de gauche à droite 1, 1, 2, 2, 3, 4, 5 et 6. La case occupée la plus à droite fixe le revenu, 5, 5, 6, 6, 7, 8, 9 ou 10 pièces ; tant que la piste est vide, c’est 4. Certains bâtiments en ajoutent.
rule-trade = Le commerce et la mise en vente
    .help = À votre tour, avant votre action, vous pouvez mettre en vente un bien, un cidre ou une potion, l’échanger contre un autre ou le reprendre ; ce que vous mettez en vente y reste jusqu’à votre prochain tour. L’objet est encore à vous, mais tant qu’il est là, on ne peut ni le boire, ni le dépenser, ni le placer. Pour acheter, offrez à un autre joueur au moins 3 pièces avant votre action. Le vendeur accepte, refuse ou dit un autre prix, même s’il a passé. Sauf si la table en a convenu autrement, vous pouvez faire 3 offres par objet et par tour, chacune plus haute que la précédente.
rule-rest = Passer et fin de la manche
    .help = Quand tous ont passé, le cidre est remplacé s’il a été pris, des nouveaux venus complètent la rangée et tout le monde se repose. D’abord les boissons : une potion met un blessé au repos, un cidre rend prêt un villageois au repos, et le même villageois peut avoir les deux. Puis chaque lit fait avancer un villageois d’une zone : un blessé va au repos, ou un villageois au repos redevient prêt ; personne n’occupe deux lits. Viennent ensuite le revenu, de nouveaux biens sur les cartes vides qui en donnent, et les potions des bâtiments ; le joueur de gauche commence la manche suivante. Après la manche 7, rien de tout cela : ce qui est en vente revient, vous placez vos derniers biens et l’on compte les points.
rule-reputation = La réputation et ses points
    .help = Tous commencent à 0 ; les histoires, quelques bâtiments et la Femme Liquide vous déplacent entre −3 et 10. À la fin, −3 coûte 2 points et −2 en coûte 1 ; de −1 à 2, rien ; 3 et 4 donnent 1 point, 5 et 6 en donnent 2, 7 et 8 en donnent 3, 9 en donne 4 et 10 en donne 5. De plus, les trois meilleurs reçoivent 5, 3 et 2 points ; à deux joueurs, seul le meilleur en reçoit 3. À égalité, on additionne les récompenses des rangs occupés et on les partage également, en arrondissant à l’entier supérieur.
rule-special = Villageois spéciaux et obéissance
    .help = Ils ne viennent que des histoires, et arrivent au repos. La Femme Liquide vous coûte 1 réputation à son arrivée ; Glogo construit pour 1 pièce de moins. Un Chat des Grottes lance un dé chaque fois que vous le désignez pour une action : sur 1 ou 2 il refuse et va au repos, mais vous gardez votre action et pouvez en envoyer d’autres ou faire autre chose. Un Homme Métal avance d’une zone par manche dans son propre lit, et ne boit ni cidre ni potion.
rule-artifacts = Artefacts
    .help = Au début d’une manche, un artefact est posé sur la pioche des grottes, sauf s’il y en a encore un. Le premier à explorer avec succès le prend et le garde ; chacun sert une fois par manche. Bâton du mystique : après les relances, 1 de plus à un dé de lanternes, jusqu’à 6, ou 1 lanterne si la table en a convenu. Livre du savoir : un villageois entraîne sans plume, ou avec une plume simple, et pour 1 pièce de moins. Corbeille d’abondance : un de ceux qui récoltent prend jusqu’à 2 biens.
rule-quests = Quêtes
    .help = Cinq quêtes sont visibles. Le premier qui possède tout ce que l’une demande la reçoit aussitôt, et ses points à la fin ; on ne dépense rien, et elle n’est jamais perdue. Votre réserve, ce que vous avez en vente et votre piste comptent, mais pas les biens encore posés sur les bâtiments.
rule-underforest = Sous-Bois et Labyrinthe du désert
    .help = À chaque exploration on tire un jeton : ses numéros remplacent ceux de la carte grotte et renvoient au second livre. Les provisions qu’on y gagne aident lors d’une exploration suivante : après les relances, chaque jeton dépensé ajoute 1 à un dé, jusqu’à 6, ou 1 lanterne si la table en a convenu. À la fin, chaque lot de 2 jetons restants vaut 1 point. Un état reste à un villageois jusqu’à la fin. Empoisonné : son dé compte 1 de moins. Triste : il refuse sur 1 ou 2, comme le chat. Cupide : si la rencontre donne des pièces, 1 pièce de moins. Peureux : en exploration on ne peut ni le booster ni le blesser.
rule-alone = Jouer seul
    .help = Vous commencez avec 7 pièces, et il n’y a pas de commerce. À la fin de chaque manche, le villageois le plus à gauche de la rangée quitte la partie, et la maison et l’avant-poste les plus à gauche vont sous leur pioche. La maison-clé la moins chère part après les manches 3 et 5 ; après les manches 2, 4 et 6, le rival gagne 1 réputation et la quête ouverte qui vaut le plus part. Un artefact qu’on n’a pas gagné dans sa manche est retiré. Plus de réputation que le rival vaut 3 points, autant en vaut 2. Votre rang : Campement, dès 30 points Hameau, dès 40 Village, dès 50 Ville, dès 60 Légende.

## Les parties de la table

web-ab-panel-mine = Village
web-ab-panel-market = À vendre
web-ab-panel-people = Table
web-ab-the-table = La table
web-ab-round = Manche { $n } sur { $rounds }
web-ab-over = La partie est finie
web-ab-cider = un cidre pour le premier à travailler
web-ab-market = À vendre
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
web-ab-goods-ready = à prendre
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
        [one] dès { $roll } : { $n } lanterne
       *[other] dès { $roll } : { $n } lanternes
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
web-ab-hint-declare = Cliquez sur ceux qui partent aussi. « Annuler » rappelle le dernier.
web-ab-hint-villager = Cliquez sur celui qui agit, ou choisissez l’action.
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
rule-for_sale = À vendre
    .help = Un de vos biens ou une de vos boissons peut être à vendre, et changer une fois par tour. À leur tour les autres offrent au moins 3 pièces ; vous acceptez, refusez ou nommez votre prix.
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
web-ab-people-count = { $ready } prêts, { $exhausted } au repos, { $injured } blessés
web-ab-sells = { $name } vend : { $item }
web-ab-sells-short = vend
web-ab-points-are = Points pour l’instant : { $n }
web-ab-reputation = Réputation
    .help = Les rencontres et quelques bâtiments vous font avancer. À la fin votre case compte, et les meilleures réputations rapportent des points en plus.
web-ab-rank = Meilleures réputations : { $list } pt
web-ab-rival = Réputation du rival : { $n }

## Une rencontre

web-ab-encounter = Rencontre
    .help = Un dé désigne le paragraphe. Choisissez sans connaître les récompenses ; puis un dé par membre de l’équipe donne des lanternes. Boostez un villageois pour une lanterne : il est blessé. Le plus haut nombre atteint compte.
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
web-ab-odds-exerting = en boostant tout le monde : { $percent }
web-ab-reached = atteint
web-ab-gives = lanternes : { $range }
web-ab-rolled = dé { $n }, lanternes : { $lanterns }
web-ab-exerted = boosté
web-ab-sum = { $dice } aux dés, { $bonus } en plus
web-ab-rerolls =
    { $n ->
        [one] { $n } relance restante
       *[other] { $n } relances restantes
    }
web-ab-exert-help = Après le jet : +1 lanterne par villageois boosté, qui finit blessé.
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
ask-put_out-item = Que mettez-vous en vente ?
ask-refresh-row = Quelle rangée renouveler ?
ask-take-building = De quel bâtiment ?
ask-take_for_sale-building = Un bien à vendre : de quel bâtiment ?
ask-reroll-villager = Quel dé relancer ?
ask-exert-villager = Qui boostez-vous ?
ask-use-artifact = Quel artefact ?
ask-use-villager = Quel dé augmenter ?
ask-supply-villager = Provisions : quel dé augmenter ?
ask-drink-item = Qui boit quoi ?
ask-drink-villager = { $item } : qui boit ?
