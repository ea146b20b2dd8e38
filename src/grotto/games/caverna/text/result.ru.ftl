# What the categories of the score mean.

web-cat-animals = 1 очко за каждое животное и собаку
web-cat-missing_types = −2 за каждый вид скота, которого нет
web-cat-grain = пол-очка за единицу, с округлением вверх
web-cat-vegetables = 1 очко за каждый
web-cat-rubies = 1 очко за каждый
web-cat-dwarfs = 1 очко за каждого
web-cat-unused_cells = −1 за каждую
web-cat-furnishings = очки на самих жетонах
web-cat-pastures = 2 за малое, 4 за большое
web-cat-mines = 3 за рудник, 4 за рубиновую шахту
web-cat-bonus = за комнаты, которые считают что-то в конце
web-cat-gold = 1 очко за каждое
web-cat-begging = −3 за каждый жетон
