# Ce que dit la page où l’on revoit une partie, et le résultat à ce propos.

## Où en est-on

web-study = Analyse
web-study-none = Voyez ce que valait chaque décision, et ce qui aurait été meilleur.
web-study-running = Chaque décision est examinée.
web-study-stopped = Arrêtée. Ce qui a été trouvé reste.
web-study-failed = Cette partie n’a pas pu être examinée.
web-study-done = Toutes les décisions ont été examinées.
web-study-progress = { $n } décisions sur { $total }
web-study-start = Analyser la partie
web-study-on = Continuer
web-study-stop = Arrêter
web-study-others = Ses joueurs peuvent la faire analyser.
error-analysis_running = Tant que plusieurs jouent encore, on n’analyse pas la partie.
error-analysis_busy = { $n } de vos parties sont déjà en cours d’analyse. Attendez-en une, ou arrêtez-la.
error-analysis_full = Beaucoup de parties sont en cours d’analyse. Réessayez un peu plus tard.
error-no_decision = Cette décision n’existe pas : { $value }.

## Une décision

web-study-move = { $seat }, manche { $round } : { $name }
web-study-best = Rien de meilleur n’a été trouvé.
web-study-better = { $n } de mieux : { $way }.
web-study-back = Décision précédente
web-study-next = Décision suivante
web-study-round-back = Au début de la manche, ou à la précédente
web-study-round-next = À la manche suivante
web-study-decision = Décision
web-study-of = { $n } sur { $total }
web-study-mistake = Erreur suivante
web-study-show-played = Voir ce qui a été joué
web-study-show-best = Voir le meilleur
web-study-shown-best = Sur le plateau : le meilleur tour
web-study-shown-played = Sur le plateau : ce qui a été joué
web-study-shown-way = Sur le plateau : un autre tour
web-study-board = Le plateau avant cette décision
web-study-key-moves = décisions
web-study-key-rounds = manches
web-study-link = Lien vers ici

## Les coups

web-study-moves = Coups
web-moves-best = le meilleur
web-moves-lost = points perdus
web-moves-round = Manche { $n }
web-move-best = { $seat } : { $name }, le meilleur
web-move-lost = { $seat } : { $name }, { $n } points perdus
web-move-plain = { $seat } : { $name }

## Ce qu’on pouvait faire d’autre

web-ways = { $seat } : quoi d’autre ?
web-ways-how = Points à attendre à la fin. { $n } positions examinées par décision.
web-ways-win = Dessous : la part de parties gagnées.
web-ways-error = À { $n } près.
web-ways-more =
    { $n ->
        [one] Encore { $n }
       *[other] Encore { $n }
    }
web-ways-fewer = Moins
web-way-this = joué
web-way-played = { $rank } sur { $of }, { $way }, { $n } attendus, joué
web-way-better = { $rank } sur { $of }, { $way }, { $n } attendus, { $difference } de mieux que le coup joué
web-way-worse = { $rank } sur { $of }, { $way }, { $n } attendus, { $difference } de moins que le coup joué
web-why = Pourquoi c’est mieux
web-why-nothing = Aucune différence ne ressort ; c’est la position entière qui est meilleure.
web-because-taken = { $seat } le prend juste après : { $act }.
web-because-later =
    { $n ->
        [one] { $seat } le fait une manche plus tard, et cela rapporte moins.
       *[other] { $seat } le fait { $n } manches plus tard, et cela rapporte moins.
    }
web-because-points = Cela rapporte tout de suite { $n } points de plus.
web-because-goods = Il reste d’autres biens : { $goods }.
web-try = Essayer à partir d’ici
web-try-against = contre
web-try-level2 = Doux
web-try-level3 = Solide
web-try-level5 = Rusé

## Comment cela a tourné

web-curve-what = Ce que montre la courbe
web-curve-title = { $seat } : chances de gagner
web-curve-title-points = Points attendus à la fin
web-curve-of-points = points
web-curve-how = Cliquez sur la courbe pour y aller.
web-curve-chance = Chances de gagner de { $seat } : { $first } au début, { $last } à la fin
web-curve-points = Points attendus à la fin : { $list }
web-costly-title = Ce qui a coûté le plus
web-costly = { $seat }, manche { $round } : { $name }
web-costly-better = Mieux : { $way }.
web-costly-none = Aucune décision n’a coûté cher.
