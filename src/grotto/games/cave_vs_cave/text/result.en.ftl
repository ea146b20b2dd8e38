# What the categories of the score mean.

web-cat-rooms = points printed on the rooms
web-cat-gold = 1 point each
