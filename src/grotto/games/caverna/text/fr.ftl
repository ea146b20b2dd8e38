# Caverna: The Cave Farmers

## Le jeu et ses options

game-name = Caverna
title-caverna = Caverna
    .line = Ferme et grotte · 1–7 joueurs · 30 min chacun
    .first = Partie de découverte
game-about = Des familles de nains vivent à l’orée d’une forêt : elles creusent cavernes et mines dans la montagne, aménagent des salles, défrichent pour des champs et des pâturages, élèvent des animaux et partent en expédition avec des armes forgées. À chaque manche, chaque nain est placé sur une case action que personne n’a prise ; la famille grandit et il faut la nourrir. Après onze ou douze manches, le plus de points l’emporte ; en solitaire, l’objectif est de 100 points.

option-first_player = Premier joueur
    .help = Qui commence. À partir du troisième joueur, on a plus de nourriture au départ.
option-first_player-random = tiré au sort
option-first_player-0 = joueur 1
option-first_player-1 = joueur 2
option-first_player-2 = joueur 3
option-first_player-3 = joueur 4
option-first_player-4 = joueur 5
option-first_player-5 = joueur 6
option-first_player-6 = joueur 7
option-furnishings = Aménagements
    .help = Le jeu d’initiation a moins d’aménagements, et de plus simples ; les autres règles ne changent pas.
option-furnishings-full = les 48 (jeu complet)
option-furnishings-introductory = 27 plus simples (jeu d’initiation)
option-harvest_markers = Marqueurs de récolte
    .help = Quand on voit quelle sera la récolte d’une manche. Plus tôt, il est plus facile de prévoir.
option-harvest_markers-at_round_start = retournés au début de la manche
option-harvest_markers-at_harvest = retournés seulement quand la récolte commence

## Cases action

space-drift_mining = Galerie
    .help = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel. À chaque manche : 1 pierre ; à 4 joueurs ou plus 2 pierres.
    .few = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel. À chaque manche : 1 pierre.
    .many = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel. À chaque manche : 2 pierres.
space-drift_mining_2 = Galerie (seconde)
    .help = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel. À chaque manche : 1 pierre.
space-excavation = Excavation
    .help = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel ou caverne/caverne. À chaque manche : 1 pierre ; à 4 joueurs ou plus 2 pierres si la case est vide.
    .few = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel ou caverne/caverne. À chaque manche : 1 pierre.
    .many = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double caverne/tunnel ou caverne/caverne. À chaque manche : 2 pierres si la case est vide, sinon 1.
space-starting_player = Premier joueur
    .help = Prenez le jeton premier joueur et tout ce qui se trouve ici, et gagnez 2 minerais ; à 4 joueurs ou plus 1 rubis à la place. Vous commencez la manche suivante. À chaque manche : 1 nourriture.
    .few = Prenez le jeton premier joueur et tout ce qui se trouve ici, et gagnez 2 minerais. Vous commencez la manche suivante. À chaque manche : 1 nourriture.
    .many = Prenez le jeton premier joueur et tout ce qui se trouve ici, et gagnez 1 rubis. Vous commencez la manche suivante. À chaque manche : 1 nourriture.
space-imitation_basic = Imitation (2 nourritures)
    .help = Payez 2 nourritures et utilisez une case occupée par un adversaire comme si votre nain s’y trouvait. Ni Premier joueur, ni une autre Imitation.
space-imitation_3 = Imitation (4 nourritures, 3 joueurs)
    .help = Payez 4 nourritures et utilisez une case occupée par un adversaire comme si votre nain s’y trouvait. Ni Premier joueur, ni une autre Imitation.
space-imitation_5 = Imitation (4 nourritures, 5 joueurs)
    .help = Payez 4 nourritures et utilisez une case occupée par un adversaire comme si votre nain s’y trouvait. Ni Premier joueur, ni une autre Imitation.
space-imitation_6_7 = Imitation (1 nourriture)
    .help = Payez 1 nourriture et utilisez une case occupée par un adversaire comme si votre nain s’y trouvait. Ni Premier joueur, ni une autre Imitation.
space-imitation_7 = Imitation (gratuite)
    .help = Utilisez une case occupée par un adversaire comme si votre nain s’y trouvait. Ni Premier joueur, ni une autre Imitation.
space-logging = Bûcheronnage
    .help = Prenez tout ce qui se trouve ici et ensuite/ou partez en expédition de niveau 1. À chaque manche : 3 bois si la case est vide, sinon 1 ; à 4 joueurs ou plus toujours 3.
    .few = Prenez tout ce qui se trouve ici et ensuite/ou partez en expédition de niveau 1. À chaque manche : 3 bois si la case est vide, sinon 1.
    .many = Prenez tout ce qui se trouve ici et ensuite/ou partez en expédition de niveau 1. À chaque manche : 3 bois.
space-supplies = Provisions
    .help = Gagnez 1 bois, 1 pierre, 1 minerai, 1 nourriture et 2 or.
space-growth = Croissance
    .help = Soit gagnez 1 bois, 1 pierre, 1 minerai, 1 nourriture et 2 or, soit agrandissez la famille.
space-ore_mining = Extraction de minerai
    .help = Prenez tout ce qui se trouve ici et gagnez 2 minerais par mine de minerai. À chaque manche : 2 minerais si la case est vide, sinon 1 ; à 4 joueurs ou plus 3 et 2.
    .few = Prenez tout ce qui se trouve ici et gagnez 2 minerais par mine de minerai. À chaque manche : 2 minerais si la case est vide, sinon 1.
    .many = Prenez tout ce qui se trouve ici et gagnez 2 minerais par mine de minerai. À chaque manche : 3 minerais si la case est vide, sinon 2.
space-wood_gathering = Ramassage de bois
    .help = Prenez tout ce qui se trouve ici. À chaque manche : 1 bois.
space-forest_exploration = Exploration de la forêt
    .help = Prenez tout ce qui se trouve ici et gagnez 2 nourritures ; à 3 joueurs 1 légume à la place. À chaque manche : 2 bois si la case est vide, sinon 1 ; à 3 joueurs toujours 1.
    .few = Prenez tout ce qui se trouve ici et gagnez 1 légume. À chaque manche : 1 bois.
    .many = Prenez tout ce qui se trouve ici et gagnez 2 nourritures. À chaque manche : 2 bois si la case est vide, sinon 1.
space-clearing = Défrichage
    .help = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double prairie/champ. À chaque manche : 1 bois ; à 4 joueurs ou plus 2 bois.
    .few = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double prairie/champ. À chaque manche : 1 bois.
    .many = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double prairie/champ. À chaque manche : 2 bois.
space-sustenance = Subsistance
    .help = Prenez tout ce qui se trouve ici (à 3 joueurs ou moins, plus 1 céréale) et/ou posez 1 tuile double prairie/champ. À chaque manche : 1 nourriture ; à 4 joueurs ou plus 1 céréale si la case est vide, sinon 1 légume.
    .few = Prenez tout ce qui se trouve ici et 1 céréale, et/ou posez 1 tuile double prairie/champ. À chaque manche : 1 nourriture.
    .many = Prenez tout ce qui se trouve ici et/ou posez 1 tuile double prairie/champ. À chaque manche : 1 céréale si la case est vide, sinon 1 légume.
space-ruby_mining = Extraction de rubis
    .help = Prenez tout ce qui se trouve ici, et 1 rubis de plus si vous avez une mine de rubis. À chaque manche : 1 rubis ; à 2 joueurs à partir de la manche 3.
space-housework = Travaux ménagers
    .help = Gagnez 1 chien et/ou aménagez une caverne.
space-slash_and_burn = Culture sur brûlis
    .help = Posez 1 tuile double prairie/champ et ensuite/ou semez jusqu’à 2 céréales et jusqu’à 2 légumes.
space-strip_mining = Mine à ciel ouvert
    .help = Prenez tout ce qui se trouve ici et gagnez 2 bois. À chaque manche : 1 minerai si la case est vide, sinon 1 pierre.
space-depot = Dépôt
    .help = Prenez tout ce qui se trouve ici. À chaque manche : 1 bois et 1 minerai.
space-small_scale_drift_mining = Petite galerie
    .help = Posez 1 tuile double caverne/tunnel et ensuite gagnez 1 pierre.
space-weekly_market = Marché hebdomadaire
    .help = Gagnez 4 or et ensuite achetez au plus un de chaque : bois, pierre, minerai, céréale, mouton ou âne pour 1 or, légume, sanglier ou chien pour 2, bœuf pour 3.
space-hardware_rental = Location de matériel
    .help = Gagnez 2 bois (à 6 ou 7 joueurs seulement) et ensuite/ou partez en expédition de niveau 2 et ensuite/ou semez jusqu’à 2 céréales et jusqu’à 2 légumes.
space-fence_building = Pose de clôtures
    .help = Prenez tout ce qui se trouve ici et ensuite/ou construisez un petit pâturage pour 2 bois et/ou un grand pour 4 bois. À chaque manche : 1 bois ; à 6 ou 7 joueurs 2 bois si la case est vide.
space-large_depot = Grand dépôt
    .help = Prenez tout ce qui se trouve ici. À chaque manche : 1 bois, 1 pierre et 1 minerai, et 1 bois de plus si la case est vide.
space-extension = Agrandissement
    .help = Soit posez 1 tuile double prairie/champ et gagnez 1 bois, soit posez 1 tuile double caverne/tunnel et gagnez 1 pierre.
space-blacksmithing = Forge
    .help = Forgez une arme pour 1 à 8 minerais et ensuite/ou partez en expédition de niveau 3.
space-sheep_farming = Élevage de moutons
    .help = Construisez un petit pâturage pour 2 bois et/ou un grand pour 4 bois et/ou une étable pour 1 pierre, et ensuite/ou prenez tous les moutons. À chaque manche : 1 mouton.
space-ore_mine_construction = Construction de mine de minerai
    .help = Posez une tuile double mine de minerai/tunnel profond sur deux tunnels voisins et gagnez 3 minerais, et ensuite/ou partez en expédition de niveau 2.
space-wish_for_children = Désir d’enfant
    .help = Soit agrandissez la famille, soit aménagez une habitation.
space-urgent_wish_for_children = Désir d’enfant pressant
    .help = Soit aménagez une habitation et ensuite agrandissez la famille, soit gagnez 3 or.
space-donkey_farming = Élevage d’ânes
    .help = Construisez un petit pâturage pour 2 bois et/ou un grand pour 4 bois et/ou une étable pour 1 pierre, et ensuite/ou prenez tous les ânes. À chaque manche : 1 âne.
space-ruby_mine_construction = Construction de mine de rubis
    .help = Posez une mine de rubis soit sur un tunnel ordinaire, soit sur un tunnel profond en gagnant 1 rubis.
space-family_life = Vie de famille
    .help = Agrandissez la famille et/ou semez jusqu’à 2 céréales et jusqu’à 2 légumes.
space-exploration = Exploration
    .help = Partez en expédition de niveau 4.
space-ore_delivery = Livraison de minerai
    .help = Prenez tout ce qui se trouve ici et gagnez 2 minerais par mine de minerai. À chaque manche : 1 pierre et 1 minerai.
space-adventure = Aventure
    .help = Forgez une arme pour 1 à 8 minerais et ensuite/ou partez pour au plus 2 expéditions de niveau 1, l’une après l’autre.
space-ore_trading = Commerce de minerai
    .help = Échangez 2 minerais contre 2 or et 1 nourriture, jusqu’à 3 fois.
space-ruby_delivery = Livraison de rubis
    .help = Prenez tout ce qui se trouve ici, et 1 rubis de plus si vous avez au moins 2 mines de rubis. À chaque manche : 2 rubis si la case est vide, sinon 1.

## Aménagements

furnishing-dwelling = Habitation
    .help = 3 points. Coûte 4 bois et 3 pierres. Place pour 1 nain. Leur nombre n’est pas limité.
furnishing-simple_dwelling_1 = Habitation simple (4 bois)
    .help = 0 point. Coûte 4 bois et 2 pierres. Place pour 1 nain.
furnishing-simple_dwelling_2 = Habitation simple (3 bois)
    .help = 0 point. Coûte 3 bois et 3 pierres. Place pour 1 nain.
furnishing-mixed_dwelling = Habitation mixte
    .help = 4 points. Coûte 5 bois et 4 pierres. Place pour 1 nain et pour 2 animaux d’un même type.
furnishing-couple_dwelling = Habitation de couple
    .help = 5 points. Coûte 8 bois et 6 pierres. Place pour 2 nains.
furnishing-additional_dwelling = Habitation supplémentaire
    .help = 5 points. Coûte 4 bois et 3 pierres. Place pour un sixième nain, et pour lui seul.
furnishing-cuddle_room = Salle à câlins
    .help = 2 points. Coûte 1 bois. Abrite autant de moutons que vous avez de nains.
furnishing-breakfast_room = Salle du petit-déjeuner
    .help = 0 point. Coûte 1 bois. Abrite jusqu’à 3 bœufs.
furnishing-stubble_room = Salle du chaume
    .help = 1 point. Coûte 1 bois et 1 minerai. Chaque champ sans culture peut abriter 1 animal.
furnishing-work_room = Salle de travail
    .help = 2 points. Coûte 1 pierre. Vous pouvez aussi aménager tunnels et tunnels profonds.
furnishing-guest_room = Chambre d’amis
    .help = 0 point. Coûte 1 bois et 1 pierre. Chaque « soit … soit » d’une case action devient « et/ou » ; sur Agrandissement une seule fois par partie.
furnishing-office_room = Bureau
    .help = 0 point. Coûte 1 pierre. Une moitié d’une tuile prairie/champ, caverne/tunnel ou caverne/caverne peut dépasser du plateau ; gagnez 2 or à chaque fois.
furnishing-carpenter = Charpentier
    .help = 0 point. Coûte 1 pierre. Chaque aménagement et chaque pâturage vous coûte 1 bois de moins.
furnishing-stone_carver = Tailleur de pierre
    .help = 1 point. Coûte 1 bois. Aussitôt : 2 pierres. Chaque aménagement et chaque étable vous coûte 1 pierre de moins.
furnishing-blacksmith = Forgeron
    .help = 3 points. Coûte 1 bois et 2 pierres. Aussitôt : 2 minerais. Chaque arme vous coûte 2 minerais de moins.
furnishing-miner = Mineur
    .help = 3 points. Coûte 1 bois et 1 pierre. Au début de chaque manche gagnez 1 minerai par mine de minerai où se tient un âne.
furnishing-builder = Maçon
    .help = 2 points. Coûte 1 pierre. En payant un aménagement vous pouvez remplacer 1 bois par 1 minerai et 1 pierre par 1 minerai.
furnishing-trader = Marchand
    .help = 2 points. Coûte 1 bois. À tout moment échangez 2 or contre 1 bois, 1 pierre et 1 minerai. Si vous avez la Réserve de pièces, il se construit dessus.
furnishing-wood_supplier = Fournisseur de bois
    .help = 2 points. Coûte 1 pierre. Gagnez 1 bois au début de chacune des 7 manches suivantes.
furnishing-stone_supplier = Fournisseur de pierre
    .help = 1 point. Coûte 1 bois. Gagnez 1 pierre au début de chacune des 5 manches suivantes.
furnishing-ruby_supplier = Fournisseur de rubis
    .help = 2 points. Coûte 2 bois et 2 pierres. Gagnez 1 rubis au début de chacune des 4 manches suivantes.
furnishing-dog_school = École canine
    .help = 0 point. Ne coûte rien. Pour chaque chien gagné, gagnez 1 bois.
furnishing-quarry = Carrière
    .help = 2 points. Coûte 1 bois. Pour chaque âne qui naît, gagnez 1 pierre.
furnishing-seam = Filon
    .help = 1 point. Coûte 2 bois. Pour chaque pierre gagnée, gagnez 1 minerai.
furnishing-slaughtering_cave = Grotte du boucher
    .help = 2 points. Coûte 2 bois et 2 pierres. Chaque animal converti en nourriture en donne 1 de plus ; pas au Salon de chasse.
furnishing-cooking_cave = Grotte du cuisinier
    .help = 2 points. Coûte 2 pierres. À tout moment échangez 1 céréale et 1 légume contre 5 nourritures.
furnishing-working_cave = Grotte de travail
    .help = 2 points. Coûte 1 bois et 1 pierre. À chaque repas vous pouvez nourrir un nain avec 1 bois, 1 pierre ou 2 minerais.
furnishing-mining_cave = Grotte minière
    .help = 2 points. Coûte 3 bois et 2 pierres. À chaque repas payez 1 nourriture de moins par âne dans une mine.
furnishing-breeding_cave = Grotte d’élevage
    .help = 2 points. Coûte 1 pierre et 1 céréale. Quand 1, 2, 3 ou 4 animaux naissent ensemble, gagnez 1, 2, 3 ou 5 nourritures.
furnishing-peaceful_cave = Grotte paisible
    .help = 2 points. Coûte 2 bois et 2 pierres. À tout moment échangez l’arme d’un nain contre autant de nourriture que sa force.
furnishing-weaving_parlor = Salon de tissage
    .help = Coûte 2 bois et 1 pierre. Aussitôt : 1 nourriture par mouton. À la fin 1 point par groupe de 2 moutons.
furnishing-milking_parlor = Salle de traite
    .help = Coûte 2 bois et 2 pierres. Aussitôt : 1 nourriture par bœuf. À la fin 1 point par bœuf.
furnishing-state_parlor = Salon d’apparat
    .help = Coûte 3 pierres et 5 or. Aussitôt : 2 nourritures par habitation voisine. À la fin 4 points par habitation voisine.
furnishing-hunting_parlor = Salon de chasse
    .help = 1 point. Coûte 2 bois. À tout moment échangez 2 sangliers contre 2 or et 2 nourritures.
furnishing-beer_parlor = Brasserie
    .help = 3 points. Coûte 2 bois. À tout moment échangez 2 céréales contre 3 or ou contre 4 nourritures.
furnishing-blacksmithing_parlor = Salon du forgeron
    .help = 2 points. Coûte 3 minerais. À tout moment échangez 1 rubis et 1 minerai contre 2 or et 1 nourriture.
furnishing-stone_storage = Réserve de pierre
    .help = Coûte 3 bois et 1 minerai. À la fin 1 point par pierre.
furnishing-ore_storage = Réserve de minerai
    .help = Coûte 1 bois et 2 pierres. À la fin 1 point par groupe de 2 minerais.
furnishing-spare_part_storage = Réserve de pièces
    .help = 0 point. Coûte 2 bois. À tout moment échangez 1 bois, 1 pierre et 1 minerai contre 2 or. Si vous avez le Marchand, elle se construit dessus.
furnishing-main_storage = Réserve principale
    .help = Coûte 2 bois et 1 pierre. À la fin 2 points par aménagement jaune, celui-ci compris.
furnishing-weapon_storage = Réserve d’armes
    .help = Coûte 3 bois et 2 pierres. À la fin 3 points par nain armé.
furnishing-supplies_storage = Réserve de vivres
    .help = Coûte 1 bois et 3 nourritures. À la fin 8 points si tous vos nains sont armés.
furnishing-broom_chamber = Chambre aux balais
    .help = Coûte 1 bois. À la fin 5 points pour 5 nains, 10 points pour 6.
furnishing-treasure_chamber = Chambre au trésor
    .help = Coûte 1 bois et 1 pierre. À la fin 1 point de plus par rubis.
furnishing-food_chamber = Garde-manger
    .help = Coûte 2 bois et 2 légumes. À la fin 2 points par paire de 1 céréale et 1 légume, champs compris.
furnishing-prayer_chamber = Chambre de prière
    .help = Coûte 2 bois. À la fin 8 points si aucun de vos nains n’est armé.
furnishing-writing_chamber = Chambre d’écriture
    .help = 0 point. Coûte 2 pierres. À la fin, jusqu’à 7 points négatifs pour la mendicité, les cases inutilisées et les animaux manquants ne comptent pas.
furnishing-fodder_chamber = Chambre à fourrage
    .help = Coûte 1 pierre et 2 céréales. À la fin 1 point par groupe de 3 animaux, chiens exclus.

## Butin

loot-all_weapons_plus_1 = toutes les armes +1
    .help = Force 1. Après l’expédition, chacun de vos nains armés gagne 1 de force.
loot-dog = un chien
    .help = Force 1. Gagnez 1 chien.
loot-wood = du bois
    .help = Force 1. Gagnez 1 bois.
loot-sheep = un mouton
    .help = Force 2. Gagnez 1 mouton.
loot-grain = une céréale
    .help = Force 2. Gagnez 1 céréale.
loot-donkey = un âne
    .help = Force 3. Gagnez 1 âne.
loot-stone = une pierre
    .help = Force 3. Gagnez 1 pierre.
loot-vegetable = un légume
    .help = Force 4. Gagnez 1 légume.
loot-two_ore = 2 minerais
    .help = Force 4. Gagnez 2 minerais.
loot-boar = un sanglier
    .help = Force 5. Gagnez 1 sanglier.
loot-two_gold = 2 or
    .help = Force 6. Gagnez 2 or.
loot-furnish_cavern = aménager une caverne
    .help = Force 7. Aménagez une caverne au prix habituel.
loot-stable = une étable
    .help = Force 8. Construisez une étable gratuitement.
loot-tunnel = un tunnel
    .help = Force 9. Posez un tunnel simple.
loot-small_pasture = un petit pâturage
    .help = Force 9. Construisez un petit pâturage pour 1 bois.
loot-cattle = un bœuf
    .help = Force 10. Gagnez 1 bœuf.
loot-large_pasture = un grand pâturage
    .help = Force 10. Construisez un grand pâturage pour 2 bois.
loot-meadow = une prairie
    .help = Force 11. Posez une prairie simple.
loot-dwelling = une habitation
    .help = Force 11. Aménagez une Habitation ordinaire pour 2 bois et 2 pierres.
loot-field = un champ
    .help = Force 12. Posez un champ simple.
loot-sow = semailles
    .help = Force 12. Semez jusqu’à 2 céréales et jusqu’à 2 légumes.
loot-cavern = une caverne
    .help = Force 14. Posez une caverne simple.
loot-breed_two = reproduction
    .help = Force 14. Faites naître jusqu’à 2 types d’animaux.

## Marchandises ; une quantité est ce que l’on gagne ou paie

good-wood = bois
good-stone = pierre
good-ore = minerai
good-ruby = rubis
good-food = nourriture
good-gold = or
good-grain = céréale
good-vegetable = légume
good-dog = chien
good-sheep = mouton
good-donkey = âne
good-boar = sanglier
good-cattle = bœuf

amount-wood = { $n } bois
amount-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
amount-ore =
    { $n ->
        [one] { $n } minerai
       *[other] { $n } minerais
    }
amount-ruby = { $n } rubis
amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
amount-gold = { $n } or
amount-grain =
    { $n ->
        [one] { $n } céréale
       *[other] { $n } céréales
    }
amount-vegetable =
    { $n ->
        [one] { $n } légume
       *[other] { $n } légumes
    }
amount-dog =
    { $n ->
        [one] { $n } chien
       *[other] { $n } chiens
    }
amount-sheep =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
amount-donkey =
    { $n ->
        [one] { $n } âne
       *[other] { $n } ânes
    }
amount-boar =
    { $n ->
        [one] { $n } sanglier
       *[other] { $n } sangliers
    }
amount-cattle =
    { $n ->
        [one] { $n } bœuf
       *[other] { $n } bœufs
    }

animal-sheep = mouton
animal-donkey = âne
animal-boar = sanglier
animal-cattle = bœuf
crop-grain = céréale
crop-vegetable = légume
conversion-sheep = 1 mouton
conversion-donkey = 1 âne
conversion-donkey_pair = 2 ânes
conversion-boar = 1 sanglier
conversion-cattle = 1 bœuf
conversion-grain = 1 céréale
conversion-vegetable = 1 légume
conversion-ruby = 1 rubis

## Tuiles et autres mots

twin-meadow_field = prairie/champ
twin-cavern_tunnel = caverne/tunnel
twin-cavern_cavern = caverne/caverne
twin-ore_mine_deep_tunnel = mine de minerai/tunnel profond
single-meadow = prairie
single-field = champ
single-tunnel = tunnel
single-cavern = caverne
payment-plain = comme indiqué
payment-ore_for_wood = 1 minerai à la place de 1 bois
payment-ore_for_stone = 1 minerai à la place de 1 pierre
payment-ore_for_both = 1 minerai à la place de 1 bois et 1 minerai à la place de 1 pierre
payment-ask = en choisissant le paiement
dwarf-waiting = un nain encore à placer
dwarf-working = un nain sur une case
dwarf-acting = le nain qui agit
phase-field = phase des champs
phase-breeding = phase de reproduction
marker-leaf = feuille
marker-question = point d’interrogation
harvest-none = pas de récolte
harvest-full = récolte complète
harvest-pay_one = 1 nourriture par nain
harvest-choice = champs ou reproduction, et repas
harvest-unknown = pas encore connu

source-icon = imprimé sur la case
source-overhang = tuile qui dépasse
source-ruby = pour un rubis
source-convert = échange contre nourriture
source-sow = semailles
source-eat = animaux mangés
source-disarm = arme échangée
source-breeding = reproduction
source-loot = butin
source-feeding = repas
source-supplier = fournisseur
source-protect = marchandises sauvées
source-hurry = hors de l’ordre
source-fields = des champs

## Ce qu’on peut faire

verb-skip = laisser le reste
verb-end_expedition = terminer l’expédition
verb-collect = prendre les marchandises
verb-gain = gagner
verb-twin = tuile double
verb-ruby_mine = mine de rubis
verb-sow = semer
verb-small_pasture = petit pâturage
verb-large_pasture = grand pâturage
verb-stable = étable
verb-grow = agrandir la famille
verb-furnish = aménager
verb-pay = payer
verb-forge = forger
verb-disarm = échanger une arme
verb-eat = manger
verb-breed = reproduction
verb-no_newborn = pas de petits
verb-loot = expédition
verb-ruby = dépenser un rubis
verb-convert = en nourriture
verb-convert_gold = or en nourriture
verb-exchange = échanger
verb-trade = vendre du minerai
verb-buy = acheter
verb-imitate = imiter
verb-place = placer un nain
verb-hurry = placer hors de l’ordre pour 1 rubis
verb-stay_home = rester à la maison
verb-choose = choisir une phase
verb-feed = nourrir
verb-protect = sauver les marchandises
verb-let_go = abandonner les marchandises
verb-starts = commence
verb-reveal = nouvelle carte
verb-marker = marqueur de récolte
verb-done = passer au décompte

act-skip = Renoncer au reste
act-skip-without-twin = Ne pas poser de tuile
act-skip-without-collect = Laisser les marchandises
act-skip-without-sow = Ne rien semer
act-skip-without-furnish = Ne rien aménager
act-skip-without-loot = Rester à la maison
act-skip-without-small_pasture = Pas de pâturage
act-skip-without-large_pasture = Pas de pâturage
act-skip-without-stable = Pas d’étable
act-skip-without-ruby_mine = Pas de mine
act-skip-without-grow = Pas d’enfant
act-skip-without-forge = Ne rien forger
act-end_expedition = Terminer l’expédition
act-collect = Prendre les marchandises
act-gain = Gagner les marchandises
act-twin = Poser une tuile { $twin } : { $cell }
act-ruby_mine = Mine de rubis : { $cell }
act-sow = Semer : { $crop }
act-small_pasture = Petit pâturage : { $cell }
act-large_pasture = Grand pâturage : { $cell }
act-stable = Étable : { $cell }
act-grow = Agrandir la famille
act-furnish-furnishing-cell = Aménager { $furnishing } : { $cell }
act-furnish-furnishing-cell-payment = Aménager { $furnishing } : { $cell }, { $payment }
act-pay = Payer { $payment }
act-forge = Forger : { $weapon }
act-disarm = Échanger contre de la nourriture : { $weapon }, { $dwarf }
act-eat = Manger : { $animal }
act-breed = Naissances : { $animal }
act-no_newborn = Pas de petits
act-loot-loot = Butin : { $loot }
act-loot-loot-cell = Butin : { $loot }, { $cell }
act-loot-loot-cell-cell = Butin : { $loot }, { $cell }
act-loot-loot-cell-payment = Butin : { $loot }, { $cell }, { $payment }
act-loot-loot-furnishing-cell = Butin : aménager { $furnishing }, { $cell }
act-loot-loot-furnishing-cell-payment = Butin : aménager { $furnishing }, { $cell }, { $payment }
act-loot-sow = Butin : { $loot } ({ $crop })
act-loot-breed_two = Butin : { $loot } ({ $animal })
act-ruby-good = Échanger 1 rubis contre { $amount }
act-ruby-cattle = Échanger 1 rubis et 1 nourriture contre { $amount }
act-ruby-single-cell = Pour 1 rubis, une tuile { $single } : { $cell }
act-ruby-cavern = Pour 2 rubis, une tuile { $single } : { $cell }
act-convert = Convertir en nourriture : { $conversion }
act-convert_gold = Convertir l’or en nourriture (1 de moins) : { $number }
act-exchange-trader = { $furnishing } : 2 or contre 1 bois, 1 pierre et 1 minerai
act-exchange-cooking_cave = { $furnishing } : 1 céréale et 1 légume contre 5 nourritures
act-exchange-hunting_parlor = { $furnishing } : 2 sangliers contre 2 or et 2 nourritures
act-exchange-beer_parlor-gold = { $furnishing } : 2 céréales contre 3 or
act-exchange-beer_parlor-food = { $furnishing } : 2 céréales contre 4 nourritures
act-exchange-blacksmithing_parlor = { $furnishing } : 1 rubis et 1 minerai contre 2 or et 1 nourriture
act-exchange-spare_part_storage = { $furnishing } : 1 bois, 1 pierre et 1 minerai contre 2 or
act-trade = Échanger 2 minerais contre 2 or et 1 nourriture
act-buy = Acheter { $amount }
act-imitate = Imiter : { $space }
act-place = Placer un nain : { $space }
act-hurry = Pour 1 rubis, placer le nain ({ $weapon }) : { $space }
act-stay_home = Le nain reste à la maison
act-choose = Choisir : { $phase }
act-feed = Nourrir la famille
act-feed-good = Nourrir la famille, un nain avec { $amount }
act-feed-ore = Nourrir la famille, un nain avec 2 minerais
act-protect = Sauver les marchandises pour 1 rubis : { $space }
act-let_go = Abandonner les marchandises
act-starts = { $seat } commence
act-reveal = Nouvelle carte : { $space }
act-marker = Marqueur de récolte : { $marker }
act-done = Passer au décompte
told-done = n’échange plus rien

## Ce qui est demandé

prompt-first_player = Qui commence ?
prompt-new_card = La carte action suivante est retournée.
prompt-turn_marker = Le marqueur de récolte de cette manche est retourné.
prompt-place_dwarf = Où va votre nain{ $n ->
        [0] {""}
       *[other] {" "}avec l’arme { $n }
    } ? Il en reste { $left }.
prompt-carry_out = { $space } : que faites-vous ?
prompt-go_on = Autre chose ici, ou c’est tout ?
prompt-loot = En expédition, arme { $strength } : { $n ->
        [one] encore { $n } butin.
       *[other] encore jusqu’à { $n } butins.
    }
prompt-payment = Comment payez-vous { $furnishing } ?
prompt-keep = Trop d’animaux. Lesquels mange-t-on ?
prompt-breed = Quels animaux naissent ?
prompt-breed-none = Pas de place pour les petits. On continue ?
prompt-more_trades = Vendre encore du minerai ? { $n ->
        [one] Encore { $n } fois.
       *[other] Encore jusqu’à { $n } fois.
    }
prompt-more_goods = Qu’achetez-vous encore ?
prompt-imitate = Quelle case imitez-vous ?
prompt-overflow = { $n ->
        [one] { $n } case déborde : ses marchandises sont perdues si vous ne les sauvez pas.
       *[other] { $n } cases débordent : leurs marchandises sont perdues si vous ne les sauvez pas.
    }
prompt-choose_phase = Les champs ou les petits ? La famille mange de toute façon.
prompt-feed = Nourrissez la famille : { $short ->
        [0] { $due } de nourriture.
       *[other] il manque { $short }.
    }
prompt-before_income = Un échange avant que vos ânes rapportent du minerai ?
prompt-last_window = Derniers échanges avant le décompte.

## Ce qui s’est passé ; le nom du joueur précède

event-gained = gagne { $amount } ({ $source })
event-answered = gagne aussi { $amount }
event-paid = paie { $amount } ({ $source })
event-starts = commence
event-round = la manche { $n } commence
event-revealed = une nouvelle carte : { $space }
event-marker = à la fin de cette manche : { $harvest }
event-harvest = la manche s’achève : { $harvest }
event-placed = place un nain : { $space }{ $n ->
        [0] {""}
       *[other] {" "}(arme { $n })
    }
event-stayed = ne trouve pas de case : un nain reste à la maison
event-token = prend le jeton premier joueur
event-imitated = imite : { $space }
event-twin_laid = pose une tuile { $twin } : { $cell } et { $other_cell }
event-single_laid = pose une tuile { $single } : { $cell }
event-ruby_mine = construit une mine de rubis : { $cell }
event-small_pasture = construit un petit pâturage : { $cell }
event-large_pasture = construit un grand pâturage : { $cell } et { $other_cell }
event-stable = construit une étable : { $cell }
event-sown = sème { $vegetables ->
        [0] { $grain ->
            [one] { $grain } céréale
           *[other] { $grain } céréales
        }
        [one] { $grain ->
            [0] { $vegetables } légume
            [one] { $grain } céréale et { $vegetables } légume
           *[other] { $grain } céréales et { $vegetables } légume
        }
       *[other] { $grain ->
            [0] { $vegetables } légumes
            [one] { $grain } céréale et { $vegetables } légumes
           *[other] { $grain } céréales et { $vegetables } légumes
        }
    }
event-grown = a un nain de plus, { $n } en tout
event-furnished = aménage { $furnishing } : { $cell }
event-forged = forge une arme de force { $n }
event-loot = prend du butin : { $loot }
event-returned = revient de l’expédition, { $n ->
        [0] sans arme
       *[other] arme { $n }
    }
event-chosen = choisit : { $phase }
event-begged = mendie, nourriture manquante : { $n }
event-overflow = la case débordait, tout est perdu : { $space }

## Pourquoi un acte est impossible

reason-short = Il vous manque { $amount }.
reason-nothing_here = Il n’y a rien ici : { $space }.
reason-nothing_to_do = Rien à y faire pour l’instant : { $space }. Il faudrait { $need }.
need-goods = des marchandises sur la case
need-forge = 1 minerai pour une arme, ou un nain armé
need-ore_mine = deux tunnels ordinaires côte à côte, ou un nain armé
need-ruby_mine = un tunnel sans mine
need-children = un lit pour l’enfant, ou une caverne et le prix d’une habitation
need-family = un lit pour l’enfant, ou une semence et un champ vide
need-burn = de la place pour une prairie et un champ, ou une semence et un champ vide
need-rental = un nain armé, ou une semence et un champ vide
need-cells = deux cases libres côte à côte
need-imitate = une case prise par un autre où votre nain trouve à faire
need-armed = un nain armé
need-pasture = une prairie et son bois, ou une pierre pour une étable
need-fence = une prairie et son bois
need-dwelling = une caverne et le prix d’une habitation
need-sow = une semence et un champ vide
reason-not_in_play = Cette case n’est pas en jeu : { $space }.
reason-taken = Cette case est prise : { $space } ({ $seat }).
reason-place_first = Placez d’abord un nain.
reason-must_place = Votre nain a encore une case où aller.
reason-no_hurry = C’est déjà le tour du nain avec l’arme { $n } ; aucun rubis n’est nécessaire.
reason-no_such_weapon = Vous n’y avez aucun nain avec une arme de force { $n }.
reason-occupied = Il y a déjà une tuile : { $cell }.
reason-field_under_stable = Pas de champ sous une étable : { $cell }.
reason-no_overhang = Une tuile ne peut dépasser du plateau qu’avec le Bureau : { $cell }.
reason-entrance_first = Votre première tuile de forêt doit couvrir la case devant l’entrée : { $cell }.
reason-not_connected = Trop loin : il faut toucher vos autres tuiles ({ $cell }).
reason-no_tunnel = Une mine demande un tunnel, et aucun ne convient ici : { $cell }.
reason-no_meadow = Une clôture demande une prairie ouverte : { $cell }.
reason-no_stable_left = Vos { $n } étables sont toutes construites.
reason-no_place_for_stable = Aucune étable ne peut être construite là : { $cell }.
reason-too_few_fields =
    { $n ->
        [one] Vous n’avez que { $n } champ vide.
       *[other] Vous n’avez que { $n } champs vides.
    }
reason-family_complete = Vous ne pouvez pas avoir plus de { $n } nains.
reason-no_room_for_dwarf = Vous n’avez de place que pour { $n } nains.
reason-furnishing_gone = { $furnishing } n’est pas dans la réserve.
reason-must_cover = { $furnishing } se construit sur son pendant : { $cell }.
reason-no_cavern = Il n’y a pas de caverne vide : { $cell }.
reason-no_ore_instead = Le minerai ne remplace pas cela.
reason-other_payment = Payez autrement.
reason-pay_first = Dites d’abord comment vous payez.
reason-already_armed = Ce nain a déjà une arme, de force { $n }.
reason-unarmed = On ne part en expédition qu’armé. Forgez d’abord une arme.
reason-too_weak = Il faut une arme de force { $n } : { $loot }.
reason-loot_taken = Chaque butin ne se prend qu’une fois par expédition : { $loot }.
reason-on_expedition = Votre nain est en route : prenez du butin, ou rentrez.
reason-animals_first = Trouvez d’abord de la place pour tous vos animaux.
reason-wrong_meal = On ne mange que les animaux sans place. Pour en manger d’autres, convertissez-les.
reason-too_few_parents = Il faut { $amount } comme parents.
reason-no_room_for_newborn = Il n’y a pas assez de place pour eux.
reason-breeding_now = Décidez d’abord quels animaux naissent.
reason-choose_phase = Choisissez d’abord une phase.
reason-feed_first = Nourrissez d’abord votre famille.
reason-not_yours = Vous n’avez pas l’aménagement { $furnishing }.
reason-bought_already = Vous avez déjà acheté cela : { $good }.
reason-imitate_first = Choisissez d’abord la case à imiter.
reason-not_imitable = Cette case ne peut pas être imitée : { $space }.
reason-no_opponent_there = Aucun nain adverse ne s’y trouve : { $space }.
reason-overflow_first = Décidez d’abord des cases qui débordent.
reason-not_overfull = Il n’y a pas { $n } marchandises sur cette case : { $space }.
reason-protected = Cette case est déjà préservée : { $space }.
reason-only_exchanges = Il ne reste que des échanges.
reason-leaves_nothing = Votre nain n’aurait plus rien à faire ici. Faites d’abord quelque chose sur la case.

## Ce qui ne va pas dans une position

error-position_round = Il n’y a pas de manche { $value } avec ce nombre de joueurs.
error-position_harvest = Aucun marqueur de récolte ne peut être face cachée à la manche { $round }.
error-position_markers = { $value } marqueurs de récolte sont cachés, mais { $n } manches à marqueur restent à jouer.
error-position_cards = À la manche { $round } il faut { $n } cartes de cette étape ; ici : { $value }.
error-position_space = Cette case n’est pas en jeu à { $n } joueurs : { $space }.
error-position_space_missing = Il manque la case { $space }.
error-position_wish = Désir d’enfant montre la mauvaise face : Vie de famille la retourne.
error-position_no_pile = Rien ne s’accumule sur { $space }.
error-position_ground = « { $key } » : cela ne peut pas se trouver là : { $cell }.
error-position_pair = « { $key } » doit nommer chaque grand pâturage par deux cases voisines.
error-position_stables = « { $key } » : au plus 3 étables, en forêt, sur prairies et pâturages.
error-position_crops = « { $key } » : des cultures d’une seule sorte, sur les champs seulement : { $cell }.
error-position_furnishing_twice = { $furnishing } n’existe qu’une fois.
error-position_covered = « { $key } » : seuls le Marchand et la Réserve de pièces se recouvrent, l’un l’autre.
error-position_dwarfs = « { $key } » : il y a { $value } nains, mais il en faut au moins 2 et au plus { $n }.
error-position_occupied = « { $key } » : cette case n’est pas en jeu ou déjà prise : { $space }.
error-position_not_introductory = { $furnishing } n’est pas dans le jeu d’initiation.
error-position_dwelling = L’Habitation est toujours dans la réserve.
error-position_this_turn = Le nain et la case de ce tour ne vont pas avec le reste.
error-position_no_room = Tous les animaux n’ont pas de place : { $seat }.

## Points

category-animals = animaux
category-missing_types = types manquants
category-grain = céréales
category-vegetables = légumes
category-rubies = rubis
category-dwarfs = nains
category-unused_cells = cases inutilisées
category-furnishings = aménagements
category-pastures = pâturages
category-mines = mines
category-bonus = bonus
category-gold = or
category-begging = mendicité
counter-dwarfs = nains
counter-food_due = nourriture due cette manche
counter-begging = marqueurs de mendicité
counter-score = points
verdict-solo = En solitaire : chaque point compte.
verdict-points = Le plus de points l’emporte.
verdict-shared = La victoire est partagée.

## Les lieux ; rangées et colonnes se comptent à partir de 1

cell-r0c0 = rangée 1, colonne 1
cell-r0c1 = rangée 1, colonne 2
cell-r0c2 = rangée 1, colonne 3
cell-r0c3 = rangée 1, colonne 4
cell-r0c4 = rangée 1, colonne 5
cell-r0c5 = rangée 1, colonne 6
cell-r1c0 = rangée 2, colonne 1
cell-r1c1 = rangée 2, colonne 2
cell-r1c2 = rangée 2, colonne 3
cell-r1c3 = rangée 2, colonne 4
cell-r1c4 = rangée 2, colonne 5
cell-r1c5 = rangée 2, colonne 6
cell-r2c0 = rangée 3, colonne 1
cell-r2c1 = rangée 3, colonne 2
cell-r2c2 = rangée 3, colonne 3
cell-r2c3 = rangée 3, colonne 4
cell-r2c4 = rangée 3, colonne 5
cell-r2c5 = rangée 3, colonne 6
cell-r3c0 = rangée 4, colonne 1
cell-r3c1 = rangée 4, colonne 2
cell-r3c2 = rangée 4, colonne 3
cell-r3c3 = rangée 4, colonne 4
cell-r3c4 = rangée 4, colonne 5
cell-r3c5 = rangée 4, colonne 6
cell-r-1c0 = au-dessus du plateau, colonne 1
cell-r-1c1 = au-dessus du plateau, colonne 2
cell-r-1c2 = au-dessus du plateau, colonne 3
cell-r0c-1 = à gauche du plateau, rangée 1
cell-r1c-1 = à gauche du plateau, rangée 2
cell-r2c-1 = à gauche du plateau, rangée 3
cell-r3c-1 = à gauche du plateau, rangée 4
cell-r4c0 = sous le plateau, colonne 1
cell-r4c1 = sous le plateau, colonne 2
cell-r4c2 = sous le plateau, colonne 3
cell-r-1c3 = au-dessus du plateau, colonne 4
cell-r-1c4 = au-dessus du plateau, colonne 5
cell-r-1c5 = au-dessus du plateau, colonne 6
cell-r0c6 = à droite du plateau, rangée 1
cell-r1c6 = à droite du plateau, rangée 2
cell-r2c6 = à droite du plateau, rangée 3
cell-r3c6 = à droite du plateau, rangée 4
cell-r4c4 = sous le plateau, colonne 5
cell-r4c5 = sous le plateau, colonne 6

weapon-1 = arme 1
weapon-2 = arme 2
weapon-3 = arme 3
weapon-4 = arme 4
weapon-5 = arme 5
weapon-6 = arme 6
weapon-7 = arme 7
weapon-8 = arme 8
weapon-9 = arme 9
weapon-10 = arme 10
weapon-11 = arme 11
weapon-12 = arme 12
weapon-13 = arme 13
weapon-14 = arme 14
