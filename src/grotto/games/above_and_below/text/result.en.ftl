# What the categories of the score mean.

web-cat-advancement_track = each good counts what stands under its place
web-cat-buildings =
    { $building ->
        [one] { $building } point for each building
       *[other] { $building } points for each building
    }
web-cat-reputation_rank = for the first places on the reputation track: { $ranks }
web-cat-reputation_position = what stands beside your marker
web-cat-card_flat = points printed on houses and outposts
web-cat-card_per_thing = houses that count something in your village
web-cat-quests = points printed on claimed quests
web-cat-supplies = 1 point for every { $supplies } left over
