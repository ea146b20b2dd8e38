# grotto serve

cli-help-serve = Servir la table dans le navigateur, pour les gens d’ici et d’ailleurs.
    .short = jouer dans le navigateur
cli-option-host = l’adresse où écouter ; 0.0.0.0 laisse entrer les autres (127.0.0.1)
cli-option-port = le port où écouter ; 0 en prend un libre (8765)
cli-option-db = où garder les tables : sqlite:///table.db ou postgresql://user@host/name ; sinon un fichier à vous
cli-option-bot-delay = combien de secondes un robot attend avant chaque action (0.25)
cli-option-open = ouvrir le navigateur, s’il y en a un
cli-option-log = écrire chaque requête sur la sortie d’erreur
cli-meta-host = HÔTE
cli-meta-port = PORT
cli-meta-url = URL
cli-serve-ready = La table est ouverte à l’adresse { $address } (Ctrl C pour finir).
cli-error-delay = « { $value } » n’est pas une durée pour { $option } ; il faut un nombre de secondes, 0 ou plus.
