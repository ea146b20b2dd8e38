# Ce que dit la page de ceux qui prennent soin d’un serveur.

web-admin = Ce serveur
web-admin-only = Cette page est pour ceux qui prennent soin du serveur.
web-admin-tables = Tables
web-admin-reports = Signalements
web-admin-blocks = Blocages
web-admin-limits = Limites
web-admin-log = Journal
web-admin-search = Chercher par nom, joueur, jeu ou adresse
web-admin-search-go = Chercher
web-admin-none = Rien ici.
web-admin-failed = Cela n’a pas marché. Réessayez dans un instant.
web-admin-unnamed = Sans nom
web-admin-nobody = personne
web-admin-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
web-admin-host = ouverte par { $name }
web-admin-status-waiting = en attente
web-admin-status-running = en cours
web-admin-status-over = finie
web-admin-halted = arrêtée
web-admin-blocked = bloqué
web-admin-look = Voir
web-admin-halt = Arrêter la partie
web-admin-release = La laisser continuer
web-admin-delete = Supprimer
web-admin-delete-sure = Supprimer pour de bon
web-admin-cancel = Annuler
web-admin-block = Bloquer { $name }
web-admin-reason = Raison, pour le journal
web-admin-kind-table = Sur une table
web-admin-kind-person = Sur un joueur
web-admin-kind-other = Sur « { $value } »
web-admin-from = de { $name }
web-admin-about = sur { $name }
web-admin-settle = C’est réglé
web-admin-reopen = Rouvrir
web-admin-open = Ouverts
web-admin-done = Réglés
web-admin-address = Adresse ou réseau
web-admin-days = Combien de jours ; vide, c’est pour de bon
web-admin-block-go = Bloquer
web-admin-unblock = Débloquer
web-admin-until = jusqu’au { $when }
web-admin-for-good = pour de bon
web-admin-block-how = Qui est bloqué peut lire mais ne change rien. D’une adresse bloquée, personne n’entre ; le journal du serveur a les adresses.
web-admin-limits-how = Voici ce qui vaut en ce moment. Ce que vous fixez ici passe avant le fichier des réglages (docs/server.md), sur tous les serveurs de cette base de données.
web-admin-limit-set = Fixer
web-admin-limit-reset = Comme dans le fichier
web-admin-limit-what = Quoi
web-admin-limit-whose = Pour
web-admin-limit-burst = D’un coup
web-admin-limit-second = Par minute
web-admin-what-read = lire
web-admin-what-write = écrire
web-admin-what-open = ouvrir des tables
web-admin-what-open_a_day = ouvrir des tables en un jour
web-admin-what-bring_a_day = apporter des parties en un jour
web-admin-what-work = travail du serveur
web-admin-what-guess = essais de mot de passe
web-admin-what-account = nouveaux comptes
web-admin-what-report = signalements
web-admin-what-mail = codes par courriel
web-admin-what-talk = messages
web-admin-what-keep = noms, liens d’amis, navigateurs
web-admin-what-export = exports de données
web-admin-whose-address = une adresse
web-admin-whose-person = une personne
web-admin-whose-table = ceux d’une table
web-admin-whose-strangers = les autres à une table
web-admin-whose-name = un nom
web-admin-earlier = Plus tôt
web-admin-act-halt = a arrêté la partie
web-admin-act-release = a laissé continuer la partie
web-admin-act-delete = a supprimé la table
web-admin-act-block = a bloqué
web-admin-act-unblock = a débloqué
web-admin-act-settle = a réglé le signalement
web-admin-act-reopen = a rouvert le signalement
web-admin-act-appoint = a nommé
web-admin-act-dismiss = a démis
web-admin-act-limit = a fixé la limite
web-admin-who-server = Le serveur
web-admin-who-console = Sur la machine du serveur

## Erreurs

error-not_admin = C’est pour ceux qui prennent soin du serveur.
error-limit_value = « { $value } » ne peut pas avoir cette valeur.
error-block_address = « { $value } » n’est pas une adresse à bloquer ; écrivez 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
error-block_what = Un blocage vise une personne ou une adresse.
error-block_self = On ne peut pas se bloquer soi-même.
error-no_block = Ce blocage n’existe plus.
error-no_report = Ce signalement n’existe pas.
