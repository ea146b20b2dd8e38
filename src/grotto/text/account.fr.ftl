# Ce que dit la page du compte, et la page des signalements.

web-account = Votre compte
web-account-guest = Vous êtes ici en invité et pouvez le rester : tout se joue sans compte. Avec un compte, vos parties vous retrouvent sur chaque appareil.
web-account-comes-along = Les parties jouées ici vous suivent.
web-account-as = Vous êtes connecté sous le nom { $name }.
web-account-in = Vous êtes connecté.
web-account-admin = Prendre soin du serveur
web-account-logout = Se déconnecter
web-account-working = Un instant
web-account-failed = Cela n’a pas marché. Réessayez dans un instant.

## Se connecter

web-account-login = Se connecter
web-account-login-name = Nom
web-account-password = Mot de passe
web-account-login-passkey = Se connecter avec une clé d’accès
web-account-recover = J’ai un code de secours
web-account-code = Code de secours
web-account-recover-go = Revenir

## Un nouveau compte

web-account-new = Nouveau compte
web-account-new-name = Un nom pour se connecter
web-account-new-password = Un mot de passe, huit caractères au moins
web-account-create = Créer un compte
web-account-or = ou
web-account-new-passkey = Le créer avec une clé d’accès
web-account-passkey-what = Une clé d’accès reste sur votre appareil et s’ouvre avec le doigt, le visage ou un code PIN. Il n’y a rien à retenir.
web-account-passkey-none = Le navigateur n’a pas créé de clé. Rien n’a changé.
web-account-stay = Rester invité et pouvoir revenir
web-account-stay-how = Un code de secours amène vos parties sur un autre appareil, ou les ramène sur celui-ci. Personne n’a besoin de votre nom.
web-account-code-show = Me montrer un code
web-account-code-write = Notez-le ou gardez-le dans votre gestionnaire de mots de passe. On ne le montre que maintenant, et qui l’a peut entrer.
web-account-code-kept = Je l’ai gardé

## Les entrées

web-account-ways = Comment vous vous connectez
web-account-proof = Votre mot de passe, pour changer quelque chose ici
web-account-add-password = Ajouter un nom et un mot de passe
web-account-add-password-go = Ajouter
web-account-change-password = Changer de mot de passe
web-account-old-password = Le mot de passe actuel
web-account-change-go = Changer
web-account-changed = C’est changé. Les autres appareils sont déconnectés.
web-account-passkeys = Clés d’accès
web-account-passkeys-none = Pas encore de clé d’accès.
web-account-passkey-add = Ajouter une clé d’accès
web-account-passkey-row = { $device }, pour { $site }, dernière fois { $when }
web-account-passkey-remove = Retirer
web-account-recovery-none = Pas encore de code de secours.
web-account-recovery-there = Vous avez un code de secours. Un nouveau prend sa place.
web-account-recovery-new = Créer un nouveau code

## Les appareils

web-account-sessions = Où vous êtes connecté
web-account-session = { $device }, vu { $when }
web-account-device-unknown = Un appareil inconnu
web-account-session-this = cet appareil
web-account-session-end = Déconnecter
web-account-sessions-end = Déconnecter tous les autres

## Mes données

web-account-data = Vos données
web-account-export = Tout télécharger
web-account-export-what = Votre nom, vos tables et leurs coups, et où vous êtes connecté, en un fichier JSON.
web-account-delete = Tout supprimer
web-account-delete-what = Les parties jouées seul ou contre des robots sont supprimées. Dans les parties avec d’autres, un robot joue à votre place et votre nom devient « quelqu’un ». Personne ne pourra rien ramener.
web-account-delete-sure = Oui, supprimer tout ce qui est à moi
web-account-delete-not = Garder
web-account-deleted = Tout ce qui était à vous est supprimé.

## Les signalements

web-report-what = Dites à ceux qui tiennent ce serveur ce qui ne va pas à cette table : un nom, ou la conduite de quelqu’un. Personne à la table ne le voit.
web-report-whom = De qui s’agit-il ?
web-report-table = de la table entière
web-report-text = Qu’est-ce qui ne va pas ?
web-report-send = Envoyer
web-report-sent = Merci. Quelqu’un va regarder.

## Erreurs

error-no_account = Pour cela, il faut être connecté.
error-no_account_called = Personne ne se connecte ici sous le nom « { $value } ».
error-name_taken = Quelqu’un a déjà ce nom, ou un nom qui lui ressemble ; choisissez-en un autre.
error-credential_taken = On connaît déjà cela ici ; créez-en un nouveau.
error-password_short = Un mot de passe a au moins { $n } caractères.
error-password_name = Votre mot de passe ne doit pas être votre nom.
error-password_there = Vous avez déjà un nom et un mot de passe.
error-no_password = Vous n’avez pas de mot de passe à changer.
error-password_wrong = Ce n’est pas votre mot de passe.
error-login_wrong = Le nom et le mot de passe ne vont pas ensemble.
error-logins_busy = Trop de gens se connectent à la fois ; réessayez dans un instant.
error-code_form = Un code de secours est fait de cinq groupes de cinq lettres et chiffres.
error-code_wrong = Personne n’a ce code de secours.
error-passkey_late = Cela a pris trop de temps ; réessayez.
error-passkey_form = Le navigateur n’a pas envoyé de clé d’accès.
error-passkey_wrong = Cette clé n’ouvre rien ici.
error-passkeys_many = Vous avez { $n } clés d’accès ; retirez-en une d’abord.
error-no_passkey = Vous n’avez pas cette clé d’accès.
error-last_way_in = C’est votre seule entrée ; ajoutez-en une autre d’abord.
error-no_session = Cet appareil est déjà déconnecté.
error-no_data = Il n’y a rien ici à votre sujet.
error-reports_many = { $n } de vos signalements attendent d’être lus ; cela suffit pour l’instant.
