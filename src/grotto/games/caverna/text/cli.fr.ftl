# Caverna dans le terminal.

cli-caverna-round = Manche { $n } sur { $rounds }
cli-caverna-first = premier joueur : { $player }
cli-caverna-harvest = récolte : { $harvest }
cli-caverna-markers = Marqueurs de récolte face cachée : { $leaves } avec une feuille, { $questions } avec un point d’interrogation
cli-caverna-next-question = Le prochain point d’interrogation signifierait : { $harvest }
cli-caverna-coming =
    { $n ->
        [one] Carte de la manche { $rounds } : { $cards }
       *[other] Cartes des manches { $rounds }, dans un ordre inconnu : { $cards }
    }
cli-caverna-or = ou
cli-caverna-collect = marchandises
cli-caverna-starting_player = marchandises, commencer la prochaine manche
cli-caverna-with-ruby-mines =
    { $n ->
        [one] {" "}+{ $goods } avec { $n } mine de rubis
       *[other] {" "}+{ $goods } avec { $n } mines de rubis
    }
cli-caverna-per-ore-mine = {" "}+{ $goods } par mine de minerai
cli-caverna-furnish-dwelling = aménager une habitation
cli-caverna-expedition = expédition { $level }
cli-caverna-ruby-mine = mine de rubis ({ $ground })
cli-caverna-goods-here = { $goods } ici
cli-caverna-free = gratuit
cli-caverna-furnishings = Aménagements
cli-caverna-group-dwellings = Habitations
cli-caverna-group-special_rooms = Pièces spéciales
cli-caverna-group-craft = Artisans
cli-caverna-group-suppliers = Fournisseurs
cli-caverna-group-caves = Grottes
cli-caverna-group-parlors = Salons
cli-caverna-group-storages = Réserves
cli-caverna-group-chambers = Chambres

cli-caverna-ground-forest = forêt
cli-caverna-ground-mountain = montagne
cli-caverna-ground-meadow = prairie
cli-caverna-ground-field = champ
cli-caverna-ground-pasture = pâturage
cli-caverna-ground-cavern = caverne
cli-caverna-ground-tunnel = tunnel
cli-caverna-ground-deep_tunnel = tunnel profond
cli-caverna-ground-ore_mine = mine de minerai
cli-caverna-ground-ruby_mine = mine de rubis
cli-caverna-entry-dwelling = Habitation de départ
cli-caverna-dogs = c{ $n }

cli-caverna-unarmed = sans arme
cli-caverna-dwarfs-home = Nains à la maison : { $dwarfs }.
cli-caverna-dwarfs-away = Nains partis : { $dwarfs }.
cli-caverna-at-newborn = nouveau-né
cli-caverna-at-stayed = resté à la maison
cli-caverna-food-due = Nourriture due cette manche : { $due } ; en réserve : { $food }.
cli-caverna-food-maybe = En cas de récolte cette manche, nourriture due : { $due } ; en réserve : { $food }.
cli-caverna-begging = Marqueurs de mendicité : { $n }
cli-caverna-deliveries = Encore à recevoir en début de manche : { $goods }
cli-caverna-delivery = { $good } ({ $n })

cli-caverna-legend-signs = Signes : · et/ou, dans n’importe quel ordre ; » puis/ou, au moins l’un des deux ; ⇒ puis, pas sans le premier ; → payer la gauche, obtenir la droite ; + gagner ; ★ points. Un nombre sur fond jaune peut être tapé.
cli-caverna-legend-rounds = Manches : ❀ récolte complète, – aucune, ① 1 nourriture par nain, ◐ champs ou reproduction, ? un marqueur que personne n’a vu ; [ ] est la manche en cours.
cli-caverna-legend-spaces = Cases : [ ] marchandises posées là, « marchandises » les prend toutes ; « expédition 3 » rapporte jusqu’à 3 butins ; ▲ ● ■ ◆ ⬟ ✚ ⬢ montrent qui s’y trouve ; ▒ cartes à venir avec leurs manches, / quand l’ordre n’est pas connu.
cli-caverna-legend-board = Plateau : ♣ forêt, ░ montagne, » la case devant l’entrée, les traits épais sont des clôtures, ⌂ une étable, c2 deux chiens de garde, +1 va à qui recouvre la case. Les animaux sont montrés là où ils tiennent ; vous n’avez pas à les placer.

cli-caverna-plain-first = Jeton de premier joueur : { $player }
cli-caverna-plain-harvest = Récolte de cette manche : { $harvest }
cli-caverna-plain-harvests = Récoltes des manches suivantes : { $rounds }
cli-caverna-plain-space = Case { $space } : libre. { $help }
cli-caverna-plain-space-goods = Case { $space } : libre, avec { $goods }. { $help }
cli-caverna-plain-space-taken = Case { $space } : prise par { $player }.
cli-caverna-plain-supply = Aménagements disponibles, { $group } : { $furnishings }.
cli-caverna-plain-score = { $player } : score { $total } : { $scores }.
cli-caverna-plain-goods = { $player } a { $goods }.
cli-caverna-nothing = aucune marchandise
cli-caverna-plain-dwarfs = { $player }. { $dwarfs }
cli-caverna-plain-food = { $player } : nourriture due cette manche { $due }, en réserve { $food }.
cli-caverna-plain-food-maybe = { $player } : en cas de récolte cette manche, nourriture due { $due }, en réserve { $food }.
cli-caverna-plain-begging = { $player } : marqueurs de mendicité { $n }.
cli-caverna-plain-deliveries = { $player } : encore à recevoir en début de manche : { $goods }.
cli-caverna-plain-covered = { $player } : recouvert : { $furnishings }.
cli-caverna-plain-cell = { $player }, { $place } : { $there }.
cli-caverna-plain-icon = qui la recouvre gagne { $goods }
cli-caverna-plain-together = un seul pâturage avec { $place }

cli-caverna-ask-twin-cell =
    { $n ->
        [0] Où va la première moitié de la tuile { $twin } ?
       *[other] Où va la seconde moitié de la tuile { $twin } ?
    }
cli-caverna-ask-large_pasture-cell = Quelles deux prairies deviennent un seul pâturage ?

## Ce qui est demandé, par sorte de mot
cli-ask-cell = Où ?
cli-ask-furnishing = Quel aménagement ?
cli-ask-good = Quelle ressource ?
cli-ask-loot = Quel butin ?
cli-ask-payment = Comment payez-vous ?
cli-ask-single = Quelle tuile ?
cli-ask-space = Quelle case ?
cli-ask-twin = Quelle tuile ?
cli-ask-weapon = Quelle arme ?
