# grotto serve

cli-help-serve = Servir la table dans le navigateur, pour les gens d’ici et d’ailleurs.
    .short = jouer dans le navigateur
cli-option-host = l’adresse où écouter ; 0.0.0.0 laisse entrer les autres (127.0.0.1)
cli-option-port = le port où écouter ; 0 en prend un libre (8765)
cli-option-db = où garder les tables : sqlite:///table.db ou postgresql://user@host/name ; sinon un fichier à vous
cli-option-bot-delay = combien de secondes un robot attend avant chaque action (0.25)
cli-option-open = ouvrir le navigateur, s’il y en a un
cli-option-config = un fichier avec les réglages d’un serveur public
cli-option-log = écrire chaque requête sur la sortie d’erreur
cli-meta-host = HÔTE
cli-meta-port = PORT
cli-meta-url = URL
cli-serve-ready = La table est ouverte à l’adresse { $address } (Ctrl C pour finir).
cli-help-backup = Écrire toutes les tables d’un serveur dans un fichier, pendant que l’on joue.
    .short = garder une copie de toutes les tables
cli-help-restore = Remettre une sauvegarde à la place des tables d’un serveur arrêté.
    .short = remettre une copie
cli-backup-done = { $n ->
    [one] Une table est dans { $file }.
   *[other] { $n } tables sont dans { $file }.
}
cli-restore-done = { $n ->
    [one] Une table est revenue.
   *[other] { $n } tables sont revenues.
}
cli-restore-kept = Ce qu’il y avait avant est gardé dans { $file }.
cli-help-admin = Dire qui prend soin d’un serveur : ses tables, signalements et blocages, à la page /admin.
    .short = qui prend soin d’un serveur
cli-help-add = Confier le serveur à quelqu’un qui a un compte.
    .short = le confier à quelqu’un
cli-help-remove = Ne plus confier le serveur à quelqu’un.
    .short = ne plus le confier
cli-help-list = Citer ceux qui prennent soin du serveur.
    .short = qui le fait
cli-meta-name = NOM
cli-admin-added = { $name } prend désormais soin du serveur.
cli-admin-removed = { $name } ne prend plus soin du serveur.
cli-admin-none = Personne ne prend encore soin de ce serveur.
cli-error-delay = « { $value } » n’est pas une durée pour { $option } ; il faut un nombre de secondes, 0 ou plus.
cli-option-workers = combien de processus du serveur partagent le port ; plus d’un demande PostgreSQL (1)
cli-help-worker = Réfléchir pour les robots de tous les serveurs d’une base PostgreSQL, sur cette machine ou une autre.
    .short = aider les robots à réfléchir
cli-option-worker-db = la base de données des serveurs : postgresql://user@host/name
cli-option-worker-jobs = à combien de coups réfléchir à la fois (les processeurs moins un)
cli-worker-ready = { $n ->
    [one] Prêt à réfléchir à un coup à la fois (Ctrl C pour finir).
   *[other] Prêt à réfléchir à { $n } coups à la fois (Ctrl C pour finir).
}
cli-error-worker_db = Dites quelle base utilisent les serveurs : --db postgresql://user@host/name, ou db dans le fichier de --config.
cli-error-db_one_process = Plusieurs processus ne peuvent pas partager { $value } ; il faut PostgreSQL, comme dans postgresql://user@host/name.
cli-error-db_older = La base de données { $value } est en version { $key }, ce grotto demande { $allowed }. Lancez d’abord son serveur avec ce grotto : il la met à jour.
cli-error-child_failed = Un processus du serveur n’a pas pu démarrer ; ce qu’il a écrit plus haut dit pourquoi.
cli-option-bench-db = où les serveurs de --load gardent leurs tables ; sinon un fichier provisoire
cli-option-load = mesurer plutôt un serveur avec beaucoup de monde, en JSON : idle, spectators, bots, crowd, level ou processes ; peut être donné plusieurs fois
cli-option-scale = multiplie le nombre de gens pour --load (1)
cli-meta-scene = SCÈNE
cli-meta-factor = N
cli-error-load_scene = Il n’y a pas de scène « { $value } » ; les scènes sont : { $allowed }.
cli-error-load_db = « { $value } » demande une base PostgreSQL : --db postgresql://user@host/name.
cli-error-factor = « { $value } » n’est pas un facteur pour { $option } ; il faut un nombre supérieur à 0.
