# Les parties sur plusieurs jours : pendules, avis, vacances, nulle, plateaux d'étude. Chargé quand il le faut.

web-days-talk = La partie
web-days-draw = Proposer la nulle
web-days-draw-sure = Tous les joueurs doivent être d’accord. La partie s’arrête alors ici, sans vainqueur.
web-days-resign = Abandonner
web-days-resign-two = La partie s’arrête aussitôt, et l’autre camp a gagné.
web-days-resign-more = Un robot joue votre place jusqu’au bout. Vous ne pourrez pas la reprendre.
web-days-leave = Quitter la table
web-days-leave-sure = La place n’est plus à vous, et un robot continue.
web-days-sure = { $what } : vous êtes sûr ?
web-days-yes = Oui, { $what }
web-days-no = Non
web-days-offered = { $seat } propose la nulle.
web-days-waits = Vous avez proposé la nulle. Les autres n’ont pas encore répondu.
web-days-agree = Accepter
web-days-decline = Refuser
web-days-withdraw = La retirer
web-days-paused = Temps écoulé : { $seat }. La table attend son retour, ou qu’un robot prenne la place.
web-days-paused-me = Votre temps est écoulé, et les autres vous attendent.
web-days-resume = Reprendre
web-days-aside = { $seat } n’a pas trouvé de coup à temps et s’est arrêté. Nouvel essai à { $time }.
web-days-aside-other = Faire jouer un autre robot
web-days-aside-host = D’ici là, la personne qui a ouvert la table peut faire jouer un autre robot.

web-days-plan = Plateau d’étude
web-days-plan-help = Continuez d’ici, pour vous. Personne ne le voit, et les dés comme les cartes tombent autrement.
web-days-planning = Votre plateau d’étude. Vous seul le voyez.
web-days-plan-back = À la table
web-days-plan-keep = Garder comme coups conditionnels
web-days-plan-keep-help = Si les autres jouent exactement ainsi, vos coups sont joués pour vous.
web-days-plan-kept = C’est gardé. Si les autres jouent ainsi, vos coups sont joués pour vous.
web-days-conditions = Coups conditionnels
web-days-condition = Après { $expected } : { $planned }
web-days-condition-drop = Oublier

web-days-clock-left = Reste { $time }
web-days-clock-runs = La pendule tourne
web-days-clock-rests = En vacances : la pendule est arrêtée

web-days-notices = Quand c’est votre tour
web-days-browser = Me prévenir dans ce navigateur
web-days-browser-help = Même si aucune page de grotto n’est ouverte. Rien n’est envoyé tant que vous regardez la table.
web-days-browser-denied = Le navigateur ne le permet pas. Ses propres réglages pour ce site peuvent changer cela.
web-days-browser-unable = Ici, ce navigateur ne peut pas ; il lui faut une connexion sûre.
web-days-mail = M’écrire
web-days-mail-address = Adresse électronique
web-days-mail-send = Envoyer un code
web-days-mail-sent = Nous avons écrit à { $address }. Tapez le code de ce message.
web-days-mail-code = Code
web-days-mail-confirm = Confirmer
web-days-mail-on = Les messages vont à { $address }.
web-days-mail-stop = Plus de messages
web-days-mail-stopped = Vous ne recevrez plus de messages d’ici.
web-days-mail-stop-ask = Ne plus recevoir de messages sur vos tours ?
web-days-vacation = Vacances
web-days-vacation-help =
    { $n ->
        [one] Les pendules en jours par tour s’arrêtent pour vous. Il reste { $n } jour cette année.
       *[other] Les pendules en jours par tour s’arrêtent pour vous. Il reste { $n } jours cette année.
    }
web-days-vacation-on = Vous êtes en vacances, jusqu’au { $date } au plus tard.
web-days-vacation-begin = Partir en vacances
web-days-vacation-end = Me revoilà

error-word_here = Cela ne peut pas se dire ici.
error-word_alone = Seul à une table, il n’y a personne à qui céder.
error-resigned = Cette place a abandonné ({ $seat }) ; un robot la joue jusqu’au bout.
error-offered = La nulle est déjà proposée : { $seat }.
error-offer_alone = Personne d’autre ici ne peut accepter la nulle ; les robots ne le font pas.
error-offer_again =
    { $n ->
        [one] Vous l’avez demandé il y a peu. Encore un coup, et vous pourrez recommencer.
       *[other] Vous l’avez demandé il y a peu. Encore { NUMBER($n, useGrouping: 0) } coups, et vous pourrez recommencer.
    }
error-no_offer = Personne ne propose la nulle en ce moment.
error-agreed = Vous avez déjà accepté.
error-rated_leave = Qui quitte une partie classée l’a perdue : abandonnez plutôt.
error-rated_link = Dans une partie classée, personne ne cède sa place. Avec un compte, on continue sur n’importe quel appareil.
error-not_paused = Personne n’attend cette place.
error-quota_words = On en a assez dit à cette table.
error-no_plan = Il n’y a rien à étudier ici.
error-plan_private = Un plateau d’étude n’est qu’à vous : ni liens, ni robots, ni personne d’autre.
error-quota_conditions = Vous gardez déjà { NUMBER($n, useGrouping: 0) } suites ici ; oubliez-en une d’abord.
error-condition_own = Une suite demande un coup de quelqu’un d’autre, puis un des vôtres.
error-condition_passed = La partie a déjà pris un autre chemin.
error-condition_hidden = Une suite ne peut pas passer par une histoire : personne ne sait encore ce qu’elle réserve.
error-no_condition = Cette suite n’est plus là.
error-vacation_used = Vous avez pris vos vacances de l’année : { NUMBER($n, useGrouping: 0) } jours.
error-push_host = Ce service d’avis n’est pas connu ici.
error-push_keys = Ce navigateur a envoyé des clés inutilisables.
error-mail_address = Cela ne ressemble pas à une adresse électronique.
error-mail_often = On a assez écrit à cette adresse aujourd’hui.
error-mail_late = Aucun code n’est attendu ; demandez-en un nouveau.
error-mail_code = Ce n’est pas le code du message.
error-mail_failed = Le message n’est pas parti. Vérifiez l’adresse, ou réessayez plus tard.
error-no_mail_here = Ce serveur n’envoie pas de messages.
error-no_mail = Ce lien n’envoie plus de messages.
