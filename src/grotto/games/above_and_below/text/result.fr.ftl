# What the categories of the score mean.

web-cat-advancement_track = chaque bien vaut ce qui est écrit sous sa case
web-cat-buildings =
    { $building ->
        [one] { $building } point par bâtiment
       *[other] { $building } points par bâtiment
    }
web-cat-reputation_rank = pour les premières places de réputation : { $ranks }
web-cat-reputation_position = le nombre à côté de votre pion
web-cat-card_flat = points imprimés sur maisons et avant-postes
web-cat-card_per_thing = maisons qui comptent quelque chose au village
web-cat-quests = points des quêtes accomplies
web-cat-supplies = 1 point pour { $supplies } provisions restantes
