# What the categories of the score mean.

web-cat-rooms = points imprimés sur les pièces
web-cat-gold = 1 point chacun
