# Ce que dit la conseillère quand on lui demande son avis.

web-hint-title = Moi, je ferais ceci
web-hint-looking = Je réfléchis
web-hint-stop = Arrêter
web-hint-thanks = Merci
web-hint-none = Je ne vois pas mieux non plus.
web-hint-logged = Le journal dira que vous avez demandé.
web-hint-what = À droite : les points à attendre à la fin.
web-hint-what-win = À droite : les points à attendre à la fin, et les chances de gagner.
web-hinted = { $way }. { $n } points à attendre.
web-hinted-win = { $way }. { $n } points à attendre, { $win } de victoires.
error-hints_off = À cette table, on joue sans conseils.
error-no_hint = Vous n’avez pas demandé de conseil ici.
