# What the categories of the score mean.

web-cat-animals = 1 point par animal, chiens compris
web-cat-missing_types = −2 par espèce absente
web-cat-grain = un demi-point chacun, arrondi au-dessus
web-cat-vegetables = 1 point chacun
web-cat-rubies = 1 point chacun
web-cat-dwarfs = 1 point chacun
web-cat-unused_cells = −1 chacune
web-cat-furnishings = points imprimés sur les tuiles
web-cat-pastures = 2 pour un petit, 4 pour un grand
web-cat-mines = 3 par mine de minerai, 4 par mine de rubis
web-cat-bonus = pour les aménagements qui comptent en fin de partie
web-cat-gold = 1 point chacun
web-cat-begging = −3 par marqueur
