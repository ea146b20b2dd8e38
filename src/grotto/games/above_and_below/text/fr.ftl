# Above and Below. Les noms des cartes, des villageois et des biens viennent du paquet.

game-name = Above and Below
title-above_and_below = Above and Below
    .line = Village et contes · 1–4 joueurs · 90 min
game-about = Un village en surface, des grottes en dessous. Vos villageois construisent des maisons, forment des nouveaux venus, récoltent des biens, travaillent pour quelques pièces, ou descendent en groupe là où attendent des histoires qui finissent bien ou mal. Après sept manches, les biens, les bâtiments et une bonne réputation valent des points.

## Ce dont la table convient

option-pack = Paquet
option-first_player = Premier joueur
    .help = Qui commence la première manche ; qui joue plus tard a parfois une pièce de plus au départ.
option-first_player-random = au hasard
option-first_player-0 = joueur 1
option-first_player-1 = joueur 2
option-first_player-2 = joueur 3
option-first_player-3 = joueur 4
option-artifacts = Artefacts
    .help = À chaque manche, le premier à explorer avec succès prend un artefact.
option-artifacts-no = non
option-artifacts-yes = oui
option-extra_villagers = Villageois supplémentaires
    .help = Sept villageois de plus rejoignent la pile.
option-extra_villagers-no = non
option-extra_villagers-yes = oui
option-quests = Quêtes
    .help = Des buts communs : le premier qui possède ce qu’il faut en a les points.
option-quests-no = non
option-quests-yes = oui
option-underforest_desert = Sous-Bois et Labyrinthe du désert, avec états et provisions
    .help = Les explorateurs lisent un second livre d’histoires, et peuvent en revenir avec des états ou des provisions.
option-underforest_desert-no = non
option-underforest_desert-yes = oui
option-reader = Qui lit les histoires
    .help = Si le programme montre les histoires, ou si le voisin de gauche les lit à voix haute.
option-reader-program = le programme
option-reader-neighbour = le voisin de gauche
option-odds = Montrer les chances
    .help = Si la chance de réussir est écrite à côté de chaque choix d’une histoire.
option-odds-no = non
option-odds-yes = oui
option-enforce_token_limits = Les jetons sont limités
    .help = Avec des limites, qui a droit à plus que la réserve prend ce qui reste.
option-enforce_token_limits-no = non
option-enforce_token_limits-yes = oui
option-starting_house_counts_for_house_class = La maison de départ compte comme maison
    .help = Compte pour les cartes qui comptent les maisons.
option-starting_house_counts_for_house_class-no = non
option-starting_house_counts_for_house_class-yes = oui
option-explore_bonus_mode = Le bâton et les provisions ajoutent
    .help = Ce que valent le bâton et chaque provision quand on compte les lanternes.
option-explore_bonus_mode-die = 1 à un dé
option-explore_bonus_mode-lantern = 1 lanterne
option-missing_villager_compensation_coins = Pièces pour un villageois absent
    .help = Ce qui est payé quand une histoire donne un villageois et qu’il n’en reste plus.
option-missing_villager_compensation_coins-0 = 0
option-missing_villager_compensation_coins-1 = 1
option-missing_villager_compensation_coins-2 = 2
option-missing_villager_compensation_coins-3 = 3
option-missing_villager_compensation_coins-4 = 4
option-missing_villager_compensation_coins-5 = 5
option-market_closes_before_final_placement = Le marché ferme avant le dernier placement
    .help = S’il ferme, ce qui est encore en vente retourne à la réserve avant le dernier placement.
option-market_closes_before_final_placement-no = non
option-market_closes_before_final_placement-yes = oui
option-trade_max_exchanges = Offres pour un objet par tour
    .help = Combien d’offres l’acheteur peut faire pour le même objet en un tour.
option-trade_max_exchanges-1 = 1
option-trade_max_exchanges-2 = 2
option-trade_max_exchanges-3 = 3
option-trade_max_exchanges-4 = 4
option-trade_max_exchanges-5 = 5
option-reputation_tie_rule = À réputation égale on partage
    .help = Comment ceux qui ont la même réputation en partagent les points à la fin.
option-reputation_tie_rule-all_ranks = les récompenses de tous ses rangs
option-reputation_tie_rule-two_ranks = les récompenses de deux rangs

## Les choses

item-cider = Cidre
item-potion = Potion
good-coin = Pièce
good-cider = Cidre
good-potion = Potion
good-supplies = Provisions
amount-coin = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-cider = { $n ->
        [one] { $n } cidre
       *[other] { $n } cidres
    }
amount-potion = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
amount-supplies = { $n ->
        [one] { $n } jeton de provisions
       *[other] { $n } jetons de provisions
    }
zone-ready = chez les prêts
zone-exhausted = au repos
zone-injured = chez les blessés
row-house = maisons
row-outpost = avant-postes
choice-a = A
choice-b = B
choice-c = C
book-0 = premier livre
book-1 = second livre
action-explore = Explorer
action-build = Construire
action-harvest = Récolter
action-train = Former
action-labor = Travailler
source-labor = travail
source-build = construction
source-train = formation
source-refresh = renouvellement d’une rangée
source-choice = le choix
source-bonus = lanternes supplémentaires
source-tier = le nombre atteint
source-encounter = rencontre
source-greed = cupidité
source-coin_on_build = pour la construction
source-coin_on_explore = pour l’exploration
source-income = revenu
source-potion_income = fin de la manche
source-rest = repos

## Verbes

verb-starts = Commence
verb-deal = Distribuer
verb-arrive = Arrive
verb-reveal = Révéler
verb-unearth = Tirer un jeton
verb-find = Trouver
verb-roll = Lancer
verb-obey = Obéissance
verb-lantern = Lanternes
verb-fortune = Fortune
verb-read = Lire
verb-explore = Explorer
verb-labor = Travailler
verb-harvest = Récolter
verb-join = Envoyer aussi
verb-bring = Emporter
verb-set_out = En route
verb-take = Prendre
verb-take_for_sale = Prendre et vendre
verb-pass = Passer
verb-build = Construire
verb-train = Former
verb-train_with = Former avec un artefact
verb-enter = Entre en
verb-spend = Dépenser
verb-pay = Payer
verb-offer = Offrir
verb-accept = Accepter
verb-refuse = Refuser
verb-counter = Dire un prix
verb-withdraw = Renoncer
verb-put_out = En vente
verb-take_back = Reprendre
verb-refresh = Nouvelles cartes
verb-place = Placer
verb-place_all = Tout placer
verb-place_won = Sur la piste
verb-keep = Garder
verb-read_on = Continuer à lire
verb-choose = Choisir
verb-stake = Miser
verb-agree = Accepter
verb-decline = Décliner
verb-reroll = Relancer
verb-use = Utiliser
verb-supply = Dépenser des provisions
verb-exert = Demander un effort
verb-resolve = En rester là
verb-option = Prendre
verb-injure = Blesser
verb-afflict = Donner un état
verb-bet = Parier
verb-give_up = Céder
verb-receive = Recevoir
verb-drink = Boire
verb-sleep = Dormir
verb-done = Terminé

## Actes

act-starts = { $seat } commence
act-deal = Carte distribuée : { $building }
act-arrive = Arrive : { $villager }
act-reveal = La grotte suivante : { $cave }
act-unearth = Jeton : { $token }
act-find = L’artefact : { $artifact }
act-roll = Le dé de paragraphe montre { $number }
act-obey = { $villager } : dé d’obéissance { $number }
act-lantern = { $villager } lance { $number }
act-fortune = Le dé de la fortune montre { $number }
act-read = Le livre est lu
act-explore = { $villager } part explorer
act-labor = { $villager } travaille
act-harvest = { $villager } récolte
act-join = Envoyer aussi : { $villager }
act-bring = Emporter : { $artifact }
act-set_out = En route
act-take = Prendre un bien : { $building }
act-take-building-item = Prendre { $amount } : { $building }
act-take_for_sale = Prendre un bien et le mettre en vente : { $building }
act-take_for_sale-building-item = Prendre { $amount } et mettre en vente : { $building }
act-pass = Passer
act-build = { $villager } construit : { $building }
act-train = { $villager } forme : { $newcomer }
act-train_with = { $villager } forme : { $newcomer }, { $artifact }
act-enter = Le nouveau venu va { $zone }
act-spend = Dépenser comme pièce : { $item }
act-pay = Payer le reste en pièces
act-offer = Offrir { $number } pièces à { $seat }
act-offer-seat-number-item = Offrir { $number } pièces pour { $amount }
act-accept = Accepter
act-refuse = Refuser
act-counter = Demander { $number } pièces
act-withdraw = Renoncer
act-put_out = Mettre en vente { $amount }
act-take_back = Ne plus vendre
act-refresh = Autres { $row }, 1 pièce
act-place = Placer { $amount } sur la piste
act-place_all = Placer tous les biens sur la piste
act-place_won = Sur la piste
act-keep = Garder
act-read_on = Continuer à lire
act-choose = Choisir { $choice }
act-stake = Miser : { $item }
act-stake-villager = Miser : { $villager }
act-agree = Payer
act-decline = Décliner
act-reroll = Relancer le dé : { $villager }
act-use = Utiliser pour 1 lanterne : { $artifact }
act-use-artifact-villager = Utiliser : { $artifact }, dé : { $villager }
act-supply = Dépenser des provisions pour 1 lanterne
act-supply-villager = Dépenser des provisions, dé : { $villager }
act-exert = Demander un effort : { $villager }
act-resolve = En rester là
act-option = Récompense { $number }
act-injure = Blesser : { $villager }
act-afflict = L’état va à : { $villager }
act-bet = Pièces pariées : { $number }
act-give_up = Réputation cédée contre des pièces : { $number }
act-receive = Recevoir : { $building }
act-drink = { $villager } boit : { $item }
act-sleep = { $villager } dort dans un lit
act-done = Terminé
act-done-without-drink = Garder les boissons
act-done-without-sleep = Laisser les lits vides

## Ce qui est demandé

prompt-place_won_kind = Gagné : { $amount } ! Sur la piste ?
prompt-place_won = { $n } biens gagnés ! Sur la piste ?
prompt-place_before_income = Avant le revenu : des biens sur la piste ?
prompt-final_placement = La partie se termine : placez vos biens sur la piste.
prompt-deal = Une carte est distribuée.
prompt-deal_key = Les maisons-clés de la partie sont tirées.
prompt-arrive = Un villageois arrive dans la rangée.
prompt-reveal = La carte grotte suivante est révélée.
prompt-pay = { $n } à payer. En boissons, ou en pièces ?
prompt-find_artifact = L’artefact est révélé.
prompt-turn = À vous. Qui fait quoi ?
prompt-turn_nobody_ready = Plus personne de prêt. Autre chose ?
prompt-declare = { $action } : { $n ->
        [1] un villageois y va. Qui d’autre ?
        [2] deux y vont. Qui d’autre ?
        [3] trois y vont. Qui d’autre ?
        [4] quatre y vont. Qui d’autre ?
       *[other] { $n } y vont. Qui d’autre ?
    }
prompt-obey = Vont-ils obéir ?
prompt-read_paragraph = Lisez le paragraphe à l’explorateur.
prompt-choose = Que faites-vous ? Le livre garde la suite pour lui.
prompt-stake = Que misez-vous ?
prompt-paid_bonus = Payer { $amount } ? Lanternes en plus : { $lanterns }.
prompt-lantern_die = Les explorateurs lancent les dés.
prompt-reroll_die = Le dé est relancé.
prompt-check =
    { $short ->
        [0] { $n ->
            [one] { $n } lanterne : c’est réussi.
           *[other] { $n } lanternes : c’est réussi.
        } En rester là ?
       *[other] Lanternes : { $n }, il en manque { $short } pour { $number }. Ajoutez-en, ou c’est l’échec.
    }
prompt-check_unpaid = Vous ne pouvez pas payer le prix de { $number } : ce sera l’échec.
prompt-tier_cost = Vous atteignez { $number }. Payer { $amount } ?
prompt-read_outcome = Le résultat est lu.
prompt-unearth = Un jeton est tiré.
prompt-paragraph_die = Le dé de paragraphe est lancé.
prompt-pick_building = Prenez gratuitement un bâtiment coûtant au plus { $amount }, ou déclinez.
prompt-pick_injured = Qui est blessé ?
prompt-pick_afflicted = Qui reçoit l’état « { $condition } » ?
prompt-pick_option = Choisissez une des récompenses.
prompt-sell_reputation = Céder de la réputation contre des pièces, jusqu’à { $amount } ?
prompt-bet = Combien pariez-vous ?
prompt-fortune = Le dé de la fortune est lancé.
prompt-take_goods = Que rentrez-vous ? { $n } à prendre.
prompt-answer = { $seat } offre { $n } pièces pour « { $item } ».
prompt-countered = { $seat } demande { $n } pièces pour « { $item } ».
prompt-drinks = Repos : qui boit ?
prompt-sleep = Repos : qui dort ? Lits restants : { $n }.
prompt-enter = Où va { $villager } ?
prompt-first_player = Le premier joueur est tiré au sort.

## Ce qui s’est passé ; le nom du joueur précède

event-afflicted = { $villager }, état : { $condition }
event-arrived = { $villager } arrive dans la rangée
event-artifact_found = trouve un artefact : { $artifact }
event-artifact_laid = un artefact est posé sur la pile des grottes
event-artifact_lost = l’artefact que personne n’a pris est retiré
event-artifact_used = utilise : { $artifact }
event-bet = parie { $amount }
event-bought = achète à { $seat } pour { $n } pièces : { $item }
event-building_left = quitte la partie : { $building }
event-built = construit : { $building }
event-cave_lost = rentre sans { $cave }
event-cave_revealed = la grotte suivante : { $cave }
event-cave_won = gagne { $cave }
event-chose = choisit { $choice }
event-dealt = carte distribuée : { $building }
event-exerted = demande un effort à { $villager }
event-exhausted = { $villager } est épuisé
event-failure = l’affaire tourne mal
event-fortune = le dé de la fortune montre { $n }
event-gained = gagne { $amount } ({ $source })
event-game_ends = la partie se termine
event-harvested = prend { $amount } : { $building }
event-harvested_for_sale = prend { $amount } et le met en vente : { $building }
event-injured = se blesse : { $villager }
event-joined = rejoint le village : { $villager } ({ $zone })
event-lantern_rolled = { $villager } lance { $n }, lanternes : { $lanterns }
event-no_choice = aucune voie ne s’ouvre, l’affaire tourne mal
event-obeys = { $villager } obéit ({ $n })
event-offer_countered = demande { $n } pièces
event-offer_refused = refuse { $n } pièces
event-offer_withdrawn = renonce
event-offered = offre { $n } pièces à { $seat } pour : { $item }
event-outcome =
    { $number ->
        [0] tout va bien
       *[other] tout va bien : { $number } atteint
    }
event-paid = paie { $amount } ({ $source })
event-paragraph_read = { $book }, paragraphe { $paragraph }
event-paragraph_rolled = le dé de paragraphe montre { $n } : numéro { $number }
event-passed = passe
event-placed = place { $amount } sur la case { $slot }
event-put_out = met en vente : { $item }
event-quest_claimed = accomplit la quête : { $quest }
event-quest_left = la quête quitte la partie : { $quest }
event-refuses = { $villager } refuse ({ $n })
event-reputation_gained = gagne { $n } en réputation
event-reputation_lost = perd { $n } en réputation
event-reputation_rank = rang de réputation : { $was } → { $n } points
event-rested = { $villager } passe { $zone }
event-round = la manche { $n } commence
event-row_refreshed = renouvelle la rangée : { $row }
event-set_out = part pour { $cave } avec { $n } villageois
event-stake_lost = perd sa mise : { $item }
event-staked = mise : { $item }
event-staked_villager = mise : { $villager }
event-starts = commence
event-stocked = reçoit sur une carte { $amount } : { $building }
event-token_drawn = jeton : { $token }
event-took_back = reprend : { $item }
event-villager_left = quitte la partie : { $villager }

## Pourquoi un acte est impossible

reason-action_first = Choisissez d’abord quoi faire, ou passez.
reason-agree_first = Décidez d’abord si vous payez.
reason-already_declared = { $villager } y va déjà.
reason-answer_first = Répondez d’abord à l’offre.
reason-artifact_no_help = { $artifact } ne sert à rien ici.
reason-artifact_one = Un artefact suffit pour une récolte.
reason-artifact_turned = { $artifact } a déjà servi cette manche.
reason-building_empty = Aucun bien sur la carte : { $building }.
reason-building_not_open = Pas à vendre pour l’instant : { $building }.
reason-buyer_short = L’acheteur n’a que { $n } pièces.
reason-check_first = Les dés sont lancés : changez-les, demandez un effort, ou restez-en là.
reason-choose_first = Faites d’abord un choix.
reason-coward = { $villager } est trop peureux pour être blessé en expédition.
reason-deck_empty = La pile est vide.
reason-declare_first = Nommez d’abord les villageois de l’action.
reason-die_is_six = Ce dé ne peut plus monter : { $villager }.
reason-drink_no_help = { $item } n’aide pas { $villager } pour l’instant.
reason-drinks_first = Les boissons viennent avant les lits ; terminez-les d’abord.
reason-drinks_over = Trop tard pour boire : les lits sont faits.
reason-enter_first = Dites d’abord où va { $villager }.
reason-for_sale = { $item } est en vente ; reprenez-le d’abord.
reason-name_a_die = Nommez le villageois dont le dé monte.
reason-name_no_die = À cette table on ajoute une lanterne, aucun dé ne monte.
reason-never_drinks = { $villager } ne boit ni cidre ni potion.
reason-no_bed_needed = { $villager } n’a pas besoin de lit, ou a dormi.
reason-no_caves_left = Il ne reste plus de cartes grotte.
reason-no_dice = Il n’y a pas de dés sur la table.
reason-no_empty_cave = Il faut une grotte vide : { $building }.
reason-place_or_keep = D’abord vos gains : sur la piste, ou en réserve ?
reason-no_goods = Vous n’avez aucun bien à placer.
reason-no_rerolls = Il ne vous reste aucune relance.
reason-no_stake = Vous n’avez rien à miser pour le choix { $choice }.
reason-no_such_choice = Ce choix n’existe pas.
reason-no_such_item = Vous n’en avez pas : { $item }.
reason-no_such_seller = Il n’y a personne à qui acheter.
reason-no_supplies = Vous n’avez pas de provisions à dépenser maintenant.
reason-no_trade_alone = On ne fait pas de commerce en solitaire.
reason-not_as_coin = Aucun de vos bâtiments ne permet de dépenser comme pièce : { $item }.
reason-not_in_party = { $villager } n’est pas sur la carte grotte.
reason-not_your_artifact = Vous ne possédez pas : { $artifact }.
reason-not_your_building = Vous ne possédez pas : { $building }.
reason-not_your_villager = { $villager } n’habite pas votre village.
reason-nothing_for_sale = { $seat } n’a rien en vente.
reason-nothing_to_harvest = Il n’y a aucun bien sur vos bâtiments.
reason-offer_too_low = Il faut offrir au moins { $n } pièces.
reason-offer_highest = Aucun prix ne dépasse { $n } pièces.
reason-outcome_first = Le résultat passe d’abord.
reason-own_bed = { $villager } a son propre lit.
reason-party_too_small = Une expédition demande au moins { $n } villageois.
reason-pay_first = Payez d’abord { $amount }.
reason-read_first = On lit d’abord le livre.
reason-refreshed = Vous avez déjà renouvelé une rangée ce tour-ci.
reason-requirement = Vous ne remplissez pas la condition du choix { $choice }.
reason-round_over = La manche est finie.
reason-sale_changed = Vous avez déjà changé votre espace de vente ce tour-ci.
reason-sale_empty = Vous n’avez rien en vente.
reason-same_price = C’est ce qui est offert ({ $n }) : acceptez, ou dites un autre prix.
reason-short = Il vous manque { $amount }.
reason-sold_this_harvest = Un seul bien par récolte peut être mis en vente.
reason-stake_first = Dites d’abord votre mise.
reason-take_first = Prenez d’abord les biens de la récolte.
reason-take_more = Biens encore à prendre : { $n }.
reason-too_few_goods = Il n’y a que { $n } biens à prendre.
reason-too_late = Trop tard pour cela dans cette épreuve.
reason-too_many_offers = Pas plus de { $n } offres pour un objet par tour.
reason-villager_exhausted = { $villager } se repose.
reason-villager_injured = { $villager } est blessé.
reason-villager_not_in_row = { $villager } n’est pas dans la rangée.

## Points

category-advancement_track = Piste de progression
category-buildings = Bâtiments
category-reputation_rank = Rang de réputation
category-reputation_position = Réputation
category-card_flat = Points des cartes
category-card_per_thing = Cartes à décompte
category-quests = Quêtes
category-supplies = Provisions
counter-coin = Pièces
counter-cider = Cidres
counter-potion = Potions
counter-reputation = Réputation
counter-score = Points
verdict-points = Victoire aux points.
verdict-tie_break = Égalité de points ; les pièces, les villageois ou les bâtiments décident.
verdict-draw = Égalité parfaite : la victoire est partagée.

## Ce qui ne va pas dans une position

error-position_artifacts = « { $key } » ne s’accorde pas avec les artefacts.
error-position_card_twice = Cette carte est unique : { $building }.
error-position_cave_twice = Cette carte est unique : { $cave }.
error-position_conditions = Les états « { $key } » ne s’accordent pas avec les villageois ou les jetons.
error-position_deck = « { $key } » contient des cartes qui sont ailleurs.
error-position_encounter = « { $key } » ne convient pas à la rencontre.
error-position_outposts = « { $key } » : { $n } avant-postes demandent autant de grottes.
error-position_quests = « { $key } » : une quête ne s’accomplit qu’une fois.
error-position_row = « { $key } » ne peut pas être ainsi : { $value }.
error-position_this_turn = « { $key } » ne s’accorde pas avec le reste de la position.
error-position_too_many_tokens = Il n’y a que { $n } jetons : { $item }.
error-position_track = « { $key } » : chaque bien a une seule case.
error-position_villager_twice = { $villager } ne peut être qu’à un endroit.

## Ce qui ne va pas dans un paquet

error-other_content = Le paquet « { $pack } » a changé : cette partie a été jouée avec le contenu { $value }, ici c’est { $allowed }.
error-unknown_pack = Le paquet « { $value } » n’est pas ici ; il y a : { $allowed }.
