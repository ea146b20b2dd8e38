# grotto pack, et les paquets ailleurs en ligne de commande

cli-help-pack = Créer et vérifier des paquets de contenu pour Above and Below : vos propres cartes, nombres et histoires.
    .short = créer et vérifier des paquets de contenu
cli-help-check = Vérifier un paquet : chaque erreur avec son fichier et sa ligne, puis ce qu’il contient. Se termine par 2 si quelque chose ne va pas.
    .short = vérifier un paquet et compter ce qu’il contient
cli-help-new = Écrire un petit paquet commenté dans un dossier nouveau ou vide, à modifier à votre guise.
    .short = écrire un paquet pour commencer
cli-option-pack = un dossier avec un paquet de contenu pour Above and Below
cli-option-packs = un dossier dont les sous-dossiers sont des paquets ; les tables choisissent parmi ceux qui sont sans erreur
cli-meta-folder = DOSSIER

cli-error-no_packs = « { $value } » n’a pas de paquets de contenu ; --pack sert à { $allowed }.
cli-error-pack_not_empty = « { $value } » n’est pas vide ; un nouveau paquet demande un dossier nouveau ou vide.
cli-error-pack_not_writable = Aucun paquet ne peut être écrit dans « { $value } » ; choisissez un autre dossier.
cli-error-unknown_pack = Le paquet « { $value } » n’est pas ici, seulement : { $allowed }. --pack DOSSIER en ouvre un autre.

cli-pack-good = { $folder } : le paquet « { $pack } » est sans erreur.
cli-pack-bad =
    { $n ->
        [one] { $folder } : { $n } erreur.
       *[other] { $folder } : { $n } erreurs.
    }
cli-pack-left-out = Ce paquet n’est pas proposé : { $folder }
cli-pack-written = Un paquet pour commencer se trouve dans { $folder }.
cli-pack-next = Le vérifier : grotto pack check { $folder }
cli-pack-play = Y jouer : grotto play { $game } --pack { $folder }

cli-pack-content = Contenu : { $content }
cli-pack-cards = Cartes et jetons
cli-pack-book = Premier livre
cli-pack-deep = Second livre
cli-pack-rewards = Ce que l’on gagne
cli-pack-villagers = Villageois : au départ / dans la pile / supplémentaires / spéciaux
cli-pack-buildings = Maisons / avant-postes / maisons-clés / maisons-étoiles
cli-pack-caves = Cartes Grotte
cli-pack-modules = Artefacts / quêtes / états / jetons du second livre
cli-pack-paragraphs = Paragraphes : directs / suites
cli-pack-lengths = Mots par paragraphe : minimum / habituel / maximum
cli-pack-direct-choices = Paragraphes directs par nombre de choix
cli-pack-continuation-choices = Suites par nombre de choix
cli-pack-tiers = Choix : automatiques / à 1 / 2 / 3 nombres d’exploration
cli-pack-needs = Choix avec condition / coût / mise
cli-pack-bonuses = Choix avec bonus de lanternes / bonus payant
cli-pack-tier-costs = Choix avec un nombre qui coûte des pièces
cli-pack-failures = Choix avec un texte d’échec / avec une pénalité
cli-pack-numbers = Nombres d’exploration
cli-pack-gotos = Issues qui mènent plus loin
cli-pack-tokens = Jetons gagnés
cli-pack-effects = Autres effets
cli-pack-level = Difficulté
cli-pack-level-automatic = automatique
cli-pack-level-easy = facile (1-3)
cli-pack-level-medium = moyenne (4-5)
cli-pack-level-hard = difficile (6 et plus)
cli-pack-cells = Récompenses
cli-pack-coins = Pièces, moyenne
cli-pack-items = Jetons, moyenne
cli-pack-reputation = Réputation, moyenne
cli-pack-effect-villager = villageois
cli-pack-effect-special = villageois spécial
cli-pack-effect-cave = grotte
cli-pack-effect-building = bâtiment
cli-pack-effect-injure = blessure
cli-pack-effect-choose = choix
cli-pack-effect-coins_for_reputation = pièces contre réputation
cli-pack-effect-gamble = jeu de hasard
cli-pack-effect-stake = mise
cli-pack-effect-condition = état
cli-pack-effect-supplies = provisions

# À côté des nombres habituels d’un livre.
cli-pack-goals = À côté des nombres habituels
cli-pack-goal = Ce qui est compté
cli-pack-here = ici
cli-pack-usual = d’habitude
cli-pack-far =
    { $n ->
        [0] Les { $all } nombres sont à moins d’un dixième des nombres habituels.
        [one] { $n } nombre sur { $all } s’écarte de plus d’un dixième du nombre habituel (!).
       *[other] { $n } nombres sur { $all } s’écartent de plus d’un dixième des nombres habituels (!).
    }
cli-pack-goal-continuation = Suites
cli-pack-goal-choices_of_direct = Paragraphes directs à { $n } choix
cli-pack-goal-automatic = Choix automatiques
cli-pack-goal-tiers_1 = Choix à un seul nombre
cli-pack-goal-tiers_2 = Choix à deux nombres
cli-pack-goal-bonuses = Choix avec bonus de lanternes
cli-pack-goal-tier_cost = Choix avec un nombre payant
cli-pack-goal-number = Nombre { $n }
cli-pack-goal-gotos = Issues qui mènent plus loin
cli-pack-goal-coins = Pièces, moyenne : { $level }
cli-pack-goal-tokens = Jetons, moyenne : { $level }
cli-pack-goal-reputation = Récompenses avec réputation { $n }
cli-pack-goal-item = Gagné : { $item }
cli-pack-goal-effect = Récompenses avec : { $effect }
cli-pack-goal-penalties = Échecs avec pénalité
cli-pack-goal-failed_conditions = Échecs avec état
