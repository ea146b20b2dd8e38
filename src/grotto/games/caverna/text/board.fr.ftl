# What only the table in the browser says.

## Caverna : ce qui se dit sur les plateaux et autour

web-cav-panel-spaces = Actions
web-cav-panel-mine = Ferme
web-cav-panel-furnishings = Salles
web-cav-panel-loot = Butin
web-cav-panel-theirs = Autres
web-cav-panel-score = Points
web-cav-the-table = La table
web-cav-spaces = Cases Action
web-cav-cards = Cartes par manche
web-cav-furnishings = Aménagements
web-cav-loot = Butin des expéditions
web-cav-space = Case Action « { $space } »
web-cav-space-current = Case Action « { $space } », celle de ce tour
web-cav-goods-here = ici : { $goods }
web-cav-goods-lie = Ici : { $goods }.
web-cav-taken =
    { $n ->
        [0] Prise par { $name }.
       *[other] Prise par { $name }, arme { $n }.
    }
web-cav-face-down = Carte face cachée, révélée à la manche { $n }
web-cav-to-come = À venir :
web-cav-coming = { $rounds } : { $cards }
web-cav-round = Manche { $n }.
web-cav-begins = La partie commence.
web-cav-over = La partie est finie
web-cav-harvest-none = Sans récolte.
web-cav-harvest-full = Récolte à la fin.
web-cav-harvest-pay_one = 1 nourriture par nain à la fin.
web-cav-harvest-choice = Champs ou petits à la fin.
web-cav-harvest-unknown = Récolte pas encore connue.
web-cav-harvest-now = Repas cette manche : nourriture due { $food }, vous avez { $have }.
web-cav-harvest-maybe = En cas de récolte cette manche : nourriture due { $food }, vous avez { $have }.
web-cav-harvest-later = Prochain repas à la manche { $round } : nourriture due { $food }, vous avez { $have }.
web-cav-harvest-theirs-now = Repas cette manche : nourriture due { $food }, en réserve { $have }.
web-cav-harvest-theirs-later = Prochain repas à la manche { $round } : nourriture due { $food }, en réserve { $have }.
web-cav-no-more-harvest = Il n’y aura plus de récolte.
web-cav-missing = Il manque { $n }
web-cav-enough = Assez
web-cav-markers = Marqueurs de récolte face cachée : feuilles { $leaf }, points d’interrogation { $question }.
web-cav-starts-next = { $name } commence la prochaine manche.
web-cav-token = commence la prochaine manche
web-cav-you = vous
web-cav-left = à placer : { $n }
web-cav-dwarfs = Nains
web-cav-dwarf =
    { $n ->
        [0] Nain sans arme : { $where }
       *[other] Nain avec arme { $n } : { $where }
    }
web-cav-dwarf-home = encore à placer
web-cav-dwarf-newborn = né cette manche
web-cav-dwarf-stayed = reste à la maison
web-cav-begging = Marqueurs de mendicité : { $n }
good-begging = marqueurs de mendicité
amount-begging =
    { $n ->
        [one] { $n } marqueur de mendicité
       *[other] { $n } marqueurs de mendicité
    }
web-cav-farm-of = Ferme de { $name }
web-cav-enlarge = Ferme de { $name }, montrer en grand
web-cav-goods-of = Biens de { $name }
web-cav-goods-are = Biens : { $goods }.
web-cav-score =
    { $n ->
        [one] { $n } point en l’état.
       *[other] { $n } points en l’état.
    }
web-cav-score-parts = D’où viennent les points
web-cav-ground-forest = forêt
web-cav-ground-rock = montagne
web-cav-ground-meadow = prairie
web-cav-ground-field = champ
web-cav-ground-small_pasture = petit pâturage
web-cav-ground-large_pasture = grand pâturage
web-cav-ground-cavern = Caverne
web-cav-ground-tunnel = Tunnel
web-cav-ground-deep_tunnel = Tunnel profond
web-cav-ground-ore_mine = Mine de minerai
web-cav-ground-ruby_mine = Mine de rubis
web-cav-stable = étable
web-cav-hides = la première tuile ici rapporte { $goods }
web-cav-entry-level = Habitation de départ
web-cav-card =
    { $points ->
        [one] { $name }, { $points } point, coût : { $cost }
       *[other] { $name }, { $points } points, coût : { $cost }
    }
web-cav-card-bonus = { $name }, points bonus, coût : { $cost }
web-cav-free = gratuit
web-cav-group-dwellings = Habitations
web-cav-group-special_rooms = Salles spéciales
web-cav-group-craft = Métiers
web-cav-group-suppliers = Fournisseurs
web-cav-group-caves = Grottes
web-cav-group-parlors = Salons
web-cav-group-storages = Réserves
web-cav-group-chambers = Chambres
web-cav-filter = Quels aménagements sont montrés
web-cav-filter-affordable = Payables
web-cav-filter-within_reach = Par échange
web-cav-filter-all = Tous
web-cav-none = Aucun n’est à votre portée.
web-cav-show-all = Tout montrer
web-cav-point = Pointez un aménagement pour lire son effet.
web-cav-and-or = soit … soit → et/ou
web-cav-overhang = hors du plateau
web-cav-loot-strength =
    { $n ->
        [0] Seul un nain armé rapporte du butin.
       *[other] Arme { $n } : tout est accessible jusqu’à la force { $n }.
    }
web-cav-loot-item = { $loot }, force { $n }

## Ce qui est demandé quand une partie du coup est choisie

ask-twin-twin = Quelle tuile double ?
ask-twin-cell-meadow_field = Posez la prairie et le champ
ask-twin-cell-cavern_tunnel = Posez la caverne et le tunnel
ask-twin-cell-cavern_cavern = Posez les deux cavernes
ask-twin-cell-ore_mine_deep_tunnel = Posez la mine et le tunnel profond
do-twin-cell-meadow_field = Poser la prairie et le champ
do-twin-cell-cavern_tunnel = Poser la caverne et le tunnel
do-twin-cell-cavern_cavern = Poser les deux cavernes
do-twin-cell-ore_mine_deep_tunnel = Poser la mine et le tunnel profond
ask-ruby_mine-cell = Où va la mine de rubis ?
ask-small_pasture-cell = Quelle prairie devient un petit pâturage ?
ask-large_pasture-cell = Quelles deux prairies deviennent un grand pâturage ?
ask-stable-cell = Où va l’étable ?
ask-sow-crop = Que semez-vous ?
ask-furnish-furnishing = Quelle salle aménagez-vous ?
ask-furnish-cell = Où placer « { $furnishing } » ?
ask-furnish-payment = Comment payez-vous { $furnishing } ?
ask-forge-weapon = Quelle force pour l’arme ?
ask-loot-loot = Quel butin prenez-vous ?
ask-loot-cell = Butin : où le posez-vous ?
ask-loot-furnishing = Butin : quel aménagement ?
ask-loot-payment = Butin : comment payez-vous ?
ask-loot-crop = Butin : que semez-vous ?
ask-loot-animal = Butin : quels animaux naissent ?
ask-place-space = Où va le nain ?
ask-hurry-weapon = Quel nain passe devant pour un rubis ?
ask-hurry-space = Où va le nain ({ $weapon }) ?
ask-imitate-space = Quelle case imitez-vous ?
ask-breed-animal = Quels animaux naissent ?
ask-eat-animal = Quels animaux mangez-vous ?
ask-buy-good = Qu’achetez-vous ?
ask-feed-good = De quoi se nourrit un nain à la place ?
ask-ruby-cell = Où va la tuile ({ $single }) ?
ask-exchange-good = Contre quoi ?
ask-disarm-dwarf = Quel nain cède son arme ?
web-cav-begs =
    { $n ->
        [one] prend { $n } marqueur de mendicité, { $points } points
       *[other] prend { $n } marqueurs de mendicité, { $points } points
    }

## La récolte dans la barre du tour

web-cav-harvest-steps = Étapes de la récolte
web-cav-step-fields = Champs
web-cav-step-feed = Repas
web-cav-step-young = Petits
web-cav-fields-gave = Les champs ont donné
web-cav-fields-nothing = Rien.
web-cav-still-grow =
    { $n ->
        [0] plus rien ne pousse
        [one] { $n } pousse encore
       *[other] { $n } poussent encore
    }
web-cav-plates = Repas de la famille
web-cav-food-of = { $n } nourritures sur { $due }
web-cav-of = { $n } sur { $due }
web-cav-larder = { $n } en réserve
web-cav-all-fed = Tout le monde a mangé.
web-cav-not-all-fed = Il a manqué à manger.
web-cav-put-back = remettre
web-cav-after-meal = Après le repas
web-cav-young-sheep = agneau
web-cav-young-donkey = ânon
web-cav-young-boar = marcassin
web-cav-young-cattle = veau
web-cav-no-room-sheep = pas de place pour un agneau
web-cav-no-room-donkey = pas de place pour un ânon
web-cav-no-room-boar = pas de place pour un marcassin
web-cav-no-room-cattle = pas de place pour un veau
web-cav-instead-sheep = la place de l’agneau ?
web-cav-instead-donkey = la place de l’ânon ?
web-cav-instead-boar = la place du marcassin ?
web-cav-instead-cattle = la place du veau ?
web-cav-no-young = Aucun petit : il en faut deux de la même espèce.
web-cav-feed-family = Nourrir la famille
web-cav-least-loss = Au moindre coût :
web-cav-points-lost =
    { $n ->
        [0] aucun point perdu
        [one] −{ $n } point
       *[other] −{ $n } points
    }
web-cav-then-beg = puis mendier pour { $n }
web-cav-beg = Mendier pour { $n } : { $points } points
# Après un appui trop court.
web-cav-hold = Appuyez sans relâcher
web-cav-really-beg = Vraiment mendier ? { $points } points
web-cav-eat = manger { $amount } : { $food } de nourriture
web-cav-eat-each = +{ $food }
web-cav-eat-several = { $n } : +{ $food }
web-cav-eat-gives = +{ $food }
web-cav-keep-two = il en faut deux pour un petit
web-cav-room-of = { $n } sur { $room }
web-cav-homeless = Sans place
web-cav-aloud-harvest = Récolte.
web-cav-aloud-fields = Les champs : { $goods }.
web-cav-aloud-feed = Nourrissez la famille : nourriture due { $due }, en réserve { $have }, il manque { $short }.
web-cav-aloud-eat =
    { $n ->
        [one] 1 chose se mange.
       *[other] { $n } choses se mangent.
    }
web-cav-aloud-enough = Il y en a assez pour tous.
web-cav-loot-bring =
    { $n ->
        [one] Expédition, arme { $strength } : rapportez { $n } butin.
       *[other] Expédition, arme { $strength } : rapportez jusqu’à { $n } butins.
    }
