# What the categories of the score mean.

web-cat-animals = 1 point for each farm animal and dog
web-cat-missing_types = −2 for each kind of farm animal you have none of
web-cat-grain = half a point each, rounded up
web-cat-vegetables = 1 point each
web-cat-rubies = 1 point each
web-cat-dwarfs = 1 point each
web-cat-unused_cells = −1 for each
web-cat-furnishings = points printed on the tiles
web-cat-pastures = 2 for a small one, 4 for a large one
web-cat-mines = 3 for an ore mine, 4 for a ruby mine
web-cat-bonus = from rooms that count something at the end
web-cat-gold = 1 point each
web-cat-begging = −3 for each marker
