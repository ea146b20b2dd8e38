# Les règles, sujet par sujet ; chargées quand on les ouvre.

rule-goal = But et décompte
    .help = Vos salles valent les points indiqués, chaque or 1 point ; les autres ressources ne valent rien à la fin. Le plus de points l’emporte. En cas d’égalité, la salle la plus précieuse décide ; si elles se valent aussi, la partie est nulle.
rule-round = Une manche
    .help = La tuile Action suivante est dévoilée. Puis les joueurs jouent tour à tour, en commençant par le premier : 2 tours chacun aux manches 1 à 3, 3 aux manches 4 à 7, et 4 à la manche 8, la dernière. Ensuite toutes les tuiles reviennent et l’autre joueur commence. En solitaire, il y a une manche de moins.
rule-tile = Prendre une tuile
    .help = À chaque tour, vous prenez une tuile dévoilée que personne n’a prise dans cette manche ; on ne peut pas passer. Effectuez celles de ses parties que vous voulez, dans l’ordre de votre choix, chacune une fois au plus, ou aucune. Là où il est dit « ou », choisissez un seul côté. Les parties qui restent à la fin du tour sont perdues.
rule-dig = Creuser
    .help = Creusez une tuile face cachée que l’on peut atteindre depuis l’entrée par des cavernes vides et des salles, jamais en diagonale ni à travers un mur construit. La salle dévoilée rejoint l’étalage, pour les deux joueurs, et la caverne est vide. Deux de vos cavernes rapportent chacune 1 nourriture quand on les creuse. Seule la Sape permet de creuser malgré les murs.
rule-walls = Murs
    .help = Il y a 7 murs en tout, pour tout le monde. On en construit un entre deux cases de sa propre caverne, quoi qu’il s’y trouve, un seul par endroit. Les murs empêchent de creuser et décident quelles salles conviennent. Les murs extérieurs comptent aussi, mais ne s’abattent jamais ; un mur construit ne s’abat qu’avec la Brèche.
rule-furnish = Aménager une salle
    .help = Prenez une salle à l’étalage et posez-la sur une de vos cavernes vides. Payez ensemble le prix de la salle et le supplément de la tuile. La caverne doit avoir exactement les murs que veut la salle : un de trop ne vaut pas mieux qu’un de moins ; la salle peut pivoter. Il ne lui faut pas de chemin vers l’entrée. Elle reste pour toujours, même si les murs changent ensuite.
rule-colours = Salles orange et bleues
    .help = Vous devez toujours avoir plus de salles orange que de bleues ; l’Entrée de la caverne compte comme orange. Les salles orange s’utilisent quand une tuile le permet : différentes, l’une après l’autre, chacune une fois par tour au plus et pas dans le tour où elle a été aménagée. Les bleues agissent d’elles-mêmes, dès qu’elles sont aménagées.
rule-goods = Ressources et échange libre
    .help = Vous commencez avec 1 de chaque ressource. Vous pouvez en avoir jusqu’à 9 de chaque, et jusqu’à 19 or ; ce que vous gagnez au-delà est perdu. À tout moment de votre tour, vous pouvez échanger 1 céréale, 1 lin ou 1 or contre 1 nourriture, autant de fois que vous voulez tant que vous en avez moins de 9.
rule-extra = La caverne supplémentaire
    .help = Le premier qui a aménagé ses 10 cavernes la reçoit aussitôt et choisit son côté : deux murs en angle ou trois murs. Elle est vide et à l’écart de la caverne. On y ajoute des murs et une salle comme ailleurs.
rule-alone = En solitaire
    .help = Vous jouez 7 manches, de 2 tours jusqu’à la manche 3, de 3 tours jusqu’à la manche 6, et de 4 tours à la manche 7. La Brèche manque, et la Rénovation ne demande pas qui a plus d’or. Au départ, 3 salles sont à l’étalage et 9 dans une pile. Si vous creusez exactement 1 caverne dans un tour, la salle du dessus de la pile rejoint l’étalage. Atteignez 50 points ; à partir de 60, c’est de la maîtrise.
