# Above and Below dans le terminal.

cli-above_and_below-told-events = { $player } : { $events }.
cli-above_and_below-round = Manche { $n } sur { $rounds }
cli-above_and_below-first = premier joueur : { $player }
cli-above_and_below-cider-here = le cidre attend le premier qui travaille
cli-above_and_below-cider-gone = le cidre de cette manche est pris
cli-above_and_below-caves-left = grottes à explorer : { $n }
cli-above_and_below-decks = dans les pioches : { $decks }, villageois { $villagers }
cli-above_and_below-artifact-waits = un artefact attend le prochain succès sous terre
cli-above_and_below-open-quest = quête { $name } : { $help }
cli-above_and_below-rival = réputation du rival : { $n }
cli-above_and_below-row-houses = Maisons
cli-above_and_below-row-outposts = Avant-postes
cli-above_and_below-row-keys = Maisons-Clés
cli-above_and_below-row-stars = Maisons-Étoiles
cli-above_and_below-row-villagers = Villageois à former
cli-above_and_below-group-start = Maison de départ
cli-above_and_below-group-house = Maison
cli-above_and_below-group-outpost = Avant-poste, demande une grotte vide
cli-above_and_below-group-key = Maison-Clé
cli-above_and_below-group-star = Maison-Étoile

## Cartes

cli-above_and_below-price = { $n }¢
cli-above_and_below-card-cost = coûte { $price }
cli-above_and_below-card-beds =
    { $n ->
        [one] { $n } lit
       *[other] { $n } lits
    }
cli-above_and_below-card-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-above_and_below-card-income = revenu +{ $n }
cli-above_and_below-card-reroll =
    { $n ->
        [one] { $n } relance par rencontre
       *[other] { $n } relances par rencontre
    }
cli-above_and_below-card-coin_on_build =
    { $n ->
        [one] { $n } pièce pour chaque autre bâtiment acheté
       *[other] { $n } pièces pour chaque autre bâtiment acheté
    }
cli-above_and_below-card-coin_on_explore =
    { $n ->
        [one] { $n } pièce pour chaque succès sous terre
       *[other] { $n } pièces pour chaque succès sous terre
    }
cli-above_and_below-card-potion_income =
    { $n ->
        [one] { $n } potion par manche
       *[other] { $n } potions par manche
    }
cli-above_and_below-card-stock = récolte : { $good } { $n }, une fois
cli-above_and_below-card-replenish = récolte : { $good } { $n }, chaque manche où il n’y a rien
cli-above_and_below-card-on-build = aussitôt { $gain }
cli-above_and_below-card-train_to_ready = qui est formé peut être prêt aussitôt
cli-above_and_below-card-spend_as_coin = se dépense comme une pièce : { $drinks }
cli-above_and_below-card-vp_per =
    { $n ->
        [one] { $n } point pour chaque : { $thing }
       *[other] { $n } points pour chaque : { $thing }
    }
cli-above_and_below-card-income_per = revenu +{ $n } pour chaque { $good } sur la piste
cli-above_and_below-thing-house_class = maison de toute sorte
cli-above_and_below-thing-villager = villageois
cli-above_and_below-thing-empty_cave = grotte vide
cli-above_and_below-no-effect = rien que son point
cli-above_and_below-reputation = réputation { $n }
cli-above_and_below-symbol-hammer = construit
cli-above_and_below-symbol-hammer_plus = construit pour 1 pièce de moins
cli-above_and_below-symbol-quill = forme
cli-above_and_below-symbol-quill_plus = forme pour 1 pièce de moins
cli-above_and_below-die =
    { $n ->
        [one] dé { $roll } ou plus : { $n } lanterne
       *[other] dé { $roll } ou plus : { $n } lanternes
    }
cli-above_and_below-trait-disobedient = lance un dé avant chaque action et refuse sur 1 et 2
cli-above_and_below-trait-bad_reputation = coûte 1 réputation à son arrivée
cli-above_and_below-trait-own_bed = a son propre lit
cli-above_and_below-trait-no_cider_no_potion = ne boit ni cidre ni potion
cli-above_and_below-quest =
    { $n ->
        [one] { $n } point au premier qui possède : { $goods }.
       *[other] { $n } points au premier qui possède : { $goods }.
    }
cli-above_and_below-artifact-explore_bonus = Une fois par manche, quand tous les dés de lanternes sont lancés : 1 de plus sur un dé, ou 1 lanterne de plus si la table joue ainsi.
cli-above_and_below-artifact-train_with_quill_plus = Une fois par manche, n’importe qui peut former avec lui, pour 1 pièce de moins.
cli-above_and_below-artifact-harvest_two = Une fois par manche, un villageois qui récolte prend jusqu’à 2 biens.
cli-above_and_below-condition-lantern_die_minus_1 = Son dé de lanternes compte 1 de moins.
cli-above_and_below-condition-obedience_die_1_2_refuses = Il lance un dé avant chaque action et refuse sur 1 et 2.
cli-above_and_below-condition-expedition_coins_minus_1 = S’il participe, une rencontre qui donne des pièces en donne 1 de moins.
cli-above_and_below-condition-cannot_be_injured_while_exploring = Sous terre, il ne peut être ni blessé ni fournir d’effort.
cli-above_and_below-cave = Paragraphes pour le dé de 1 à 6 : { $numbers }.
cli-above_and_below-item-cider = Au repos, rend prêt un villageois fatigué.
cli-above_and_below-item-potion = Au repos, fait passer un villageois blessé parmi les fatigués.
cli-above_and_below-rarity-common = Un bien commun. Sur la piste de progression, les biens rapportent revenu et points.
cli-above_and_below-rarity-uncommon = Un bien peu commun. Sur la piste de progression, les biens rapportent revenu et points.
cli-above_and_below-rarity-rare = Un bien rare. Sur la piste de progression, les biens rapportent revenu et points.

## Villages

cli-above_and_below-reputation-at = réputation { $n }
cli-above_and_below-sale = à vendre : { $item }
cli-above_and_below-passed = a passé
cli-above_and_below-artifacts = Artefacts : { $artifacts }
cli-above_and_below-turned = { $name } (utilisés cette manche : { $n })
cli-above_and_below-quests = Quêtes accomplies : { $quests }
cli-above_and_below-empty-cave = grotte vide
cli-above_and_below-empty-caves = grottes vides { $n }
cli-above_and_below-track = Revenu { $income }, lits { $beds }. Piste :
cli-above_and_below-zone-ready = Prêts
cli-above_and_below-zone-exhausted = Au repos
cli-above_and_below-zone-injured = Blessés

cli-above_and_below-legend-signs = Signes : ★ points, ¢ pièces. Un nombre sur fond jaune peut être tapé.
cli-above_and_below-legend-villagers = Villageois : ⚒ construit, ✎ forme, avec + pour 1 pièce de moins ; 1→1 5→2 : un dé de 1 ou plus donne 1 lanterne, de 5 ou plus 2. Entre [ ] l’état de quelqu’un.
cli-above_and_below-legend-village = Village : les maisons sont au-dessus du trait, les grottes au-dessous, les avant-postes dans les grottes ; [ ] biens à récolter. Sur la piste, chaque case porte une seule sorte de bien : ses points pour chacun d’eux ; la dernière case prise fixe le revenu.

## Rencontres

cli-above_and_below-paragraph = { $cave }, paragraphe { $n }
cli-above_and_below-party = L’expédition : { $villagers }
cli-above_and_below-choice-plain = { $choice }. { $label }
cli-above_and_below-choice = { $choice }. { $label } : { $details }
cli-above_and_below-choice-cost = coûte { $price }
cli-above_and_below-choice-stake-item = vous misez un objet
cli-above_and_below-choice-stake-villager = vous misez un villageois
cli-above_and_below-choice-impossible = pas possible maintenant
cli-above_and_below-tiers = lanternes nécessaires : { $numbers }
cli-above_and_below-tier-pay = { $n } et { $price }
cli-above_and_below-holder-hammer = villageois avec un marteau
cli-above_and_below-holder-quill = villageois avec une plume
cli-above_and_below-exerted = 1 lanterne de plus, et blessé
cli-above_and_below-needs = demande : { $thing }
cli-above_and_below-needs-coins = demande des pièces : { $n }
cli-above_and_below-needs-reputation_at_least = demande une réputation de { $n } ou plus
cli-above_and_below-needs-reputation_at_most = demande une réputation de { $n } ou moins
cli-above_and_below-needs-explorers = demande des explorateurs : { $n }
cli-above_and_below-bonus-per =
    { $n ->
        [one] { $n } lanterne de plus pour chaque : { $thing }
       *[other] { $n } lanternes de plus pour chaque : { $thing }
    }
cli-above_and_below-bonus-owns =
    { $n ->
        [one] { $n } lanterne de plus si vous possédez : { $thing }
       *[other] { $n } lanternes de plus si vous possédez : { $thing }
    }
cli-above_and_below-bonus-pays =
    { $n ->
        [one] { $n } lanterne de plus pour { $price }
       *[other] { $n } lanternes de plus pour { $price }
    }
cli-above_and_below-bonus-tag =
    { $n ->
        [one] { $n } lanterne de plus avec : { $thing }
       *[other] { $n } lanternes de plus avec : { $thing }
    }
cli-above_and_below-bonus-without =
    { $n ->
        [one] { $n } lanterne de plus si personne n’est « { $thing } »
       *[other] { $n } lanternes de plus si personne n’est « { $thing } »
    }
cli-above_and_below-rolled = { $villager } a lancé { $n } ({ $skills })
cli-above_and_below-rolled-more = { $villager } a lancé { $n }, augmenté de { $added } ({ $skills })
cli-above_and_below-bonus = Lanternes en plus : { $n }
cli-above_and_below-rerolls = Relances restantes : { $n }
cli-above_and_below-effect-special = arrivée : { $villager }
cli-above_and_below-effect-condition =
    { $n ->
        [one] un villageois reçoit l’état « { $condition } »
       *[other] { $n } villageois reçoivent l’état « { $condition } »
    }
cli-above_and_below-effect-cave =
    { $n ->
        [one] { $n } grotte de plus
       *[other] { $n } grottes de plus
    }
cli-above_and_below-effect-building = un bâtiment jusqu’à { $n } pièces, gratuit
cli-above_and_below-effect-injure =
    { $n ->
        [one] { $n } villageois est blessé
       *[other] { $n } villageois sont blessés
    }
cli-above_and_below-effect-coins_for_reputation = des pièces contre de la réputation, jusqu’à { $n }
cli-above_and_below-effect-villager = un villageois de la rangée, gratuit
cli-above_and_below-effect-gamble = un jeu de dés
cli-above_and_below-effect-stake-copy = la mise une fois de plus
cli-above_and_below-effect-stake-lose = la mise est perdue
cli-above_and_below-effect-stake-injure = le villageois misé est blessé

## En lignes

cli-above_and_below-plain-for-sale = À construire : { $name }. { $help }
cli-above_and_below-plain-training = À former pour { $price } : { $name }. { $help }
cli-above_and_below-plain-score = { $player } : score { $total } : { $scores }.
cli-above_and_below-plain-purse = { $player } : { $goods }.
cli-above_and_below-plain-reputation = { $player } : réputation { $n }.
cli-above_and_below-plain-passed = { $player } a passé pour cette manche.
cli-above_and_below-plain-sale = { $player } met en vente : { $item }.
cli-above_and_below-plain-slot = { $player }, case { $slot } de la piste : { $good }, points pour chacune { $n }.
cli-above_and_below-plain-income = { $player } : revenu { $n }, lits { $beds }.
cli-above_and_below-plain-villager = { $player }, { $zone } : { $name }. { $help }
cli-above_and_below-plain-building = { $player }, bâtiment { $name } : { $help }.
cli-above_and_below-plain-building-goods = { $player }, bâtiment { $name }, avec { $goods } : { $help }.
cli-above_and_below-plain-caves = { $player } : grottes vides { $n }.
cli-above_and_below-plain-artifacts = { $player }, artefacts : { $artifacts }.
cli-above_and_below-plain-quest = { $player } a accompli la quête { $name }.

## Tales

cli-above_and_below-tale = { $player }, conte { $n } : { $cave }, manche { $round }
cli-above_and_below-tale-threads = Fil : { $names }
cli-above_and_below-tale-deed = – { $label }
cli-above_and_below-tale-came = → { $events }
cli-above_and_below-tale-open = Il n’est pas encore fini.

## Ce qui est demandé, par sorte de mot
cli-ask-artifact = Quel artefact ?
cli-ask-building = Quel bâtiment ?
cli-ask-good = Quel bien ?
cli-ask-item = Quoi ?
cli-ask-newcomer = Qui ?
cli-ask-villager = Qui ?
