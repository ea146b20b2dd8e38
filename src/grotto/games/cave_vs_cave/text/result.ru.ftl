# What the categories of the score mean.

web-cat-rooms = очки на самих комнатах
web-cat-gold = 1 очко за каждое
