# Ce que l'on écrit à qui n'est pas à la table.

notice-turn = C’est à vous
notice-turn-at = À vous de jouer : { $table }
notice-turn-mail =
    C’est à vous de jouer à la table « { $table } » :
    { $address }

    Un message par tour, et aucun tant que vous êtes à la table.
    Plus de messages : { $stop }
notice-code = Votre code : { $code }
notice-code-mail =
    Quelqu’un veut recevoir à cette adresse des messages sur ses tours à { $site }. Si c’est vous, tapez-y ce code :

    { $code }

    Il vaut une heure. Si ce n’est pas vous, il n’y a rien à faire : aucun autre message ne viendra.
