# Ce que les gens se disent à une table.

web-chat-watchers = Spectateurs
web-chat-empty = Personne n’a encore rien dit.
web-chat-note-players = Les spectateurs peuvent lire ceci. Ce qu’ils disent entre eux, vous le verrez après la partie.
web-chat-note-watchers = Les joueurs verront ceci après la partie. Vous pouvez déjà lire ce qu’ils se disent.
web-chat-message = Votre message
web-chat-send = Envoyer
web-chat-phrases = À dire d’un clic
web-chat-lines = Ce qui a été dit
web-chat-you = vous
web-chat-somebody = Quelqu’un
web-chat-mute = Ne plus lire
web-chat-mute-whom = Ne plus lire { $name }
web-chat-unmute = Lire de nouveau { $name }
web-chat-report = Signaler
web-chat-report-what = Signaler ce message de { $name } à ceux qui s’occupent du serveur
web-chat-reported = Signalé. Merci.
web-chat-more = Autour de ce message
web-chat-aloud = Mon lecteur d’écran lit les nouveaux messages
web-chat-off = L’hôte a fermé la discussion.
web-chat-switch-off = Fermer la discussion pour tous
web-chat-switch-on = Ouvrir la discussion
web-chat-heard = { $name } dit : { $text }
web-chat-refused = L’envoi a échoué. Essayez encore.

## Ce qui se dit d’un clic

phrase-hello = Bonjour !
phrase-good_luck = Amusez-vous bien, et bonne chance !
phrase-your_turn = À vous de jouer.
phrase-thinking = Je réfléchis …
phrase-moment = Je reviens tout de suite.
phrase-back = Me revoilà.
phrase-nice = Bien joué !
phrase-ouch = Aïe, ça fait mal.
phrase-sorry = Pardon, c’est mon erreur.
phrase-thanks = Merci !
phrase-good_game = Belle partie !
phrase-again = On en refait une ?

## Ce qui est refusé

error-chat_alone = Il n’y a personne à qui parler à cette table.
error-chat_off = L’hôte a fermé la discussion.
error-chat_blank = Écrivez quelque chose, ou choisissez une phrase.
error-chat_long = C’est trop long : { NUMBER($n, useGrouping: 0) } caractères au plus.
error-chat_control = Il s’y trouve des caractères que personne ne verrait.
error-no_phrase = Il n’y a pas de phrase « { $value } ».
error-no_line = Personne n’a dit cela ici.
error-no_speaker = Cette personne n’a rien dit ici.
error-mute_me = On ne peut pas se faire taire soi-même.
error-report_me = C’est vous qui l’avez dit.
error-not_your_table = Seul l’hôte de cette table peut le faire.
