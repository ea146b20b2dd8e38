# What the categories of the score mean.

web-cat-advancement_track = товары стоят столько, сколько указано под их местом
web-cat-buildings = за каждое здание: { $building }
web-cat-reputation_rank = за первые места на шкале репутации: { $ranks }
web-cat-reputation_position = число рядом с вашей фишкой
web-cat-card_flat = очки на домах и заставах
web-cat-card_per_thing = дома, которые что-то считают в деревне
web-cat-quests = очки выполненных заданий
web-cat-supplies = 1 очко за каждые { $supplies } в остатке
