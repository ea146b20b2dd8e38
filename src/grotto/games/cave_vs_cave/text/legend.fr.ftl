# Ce que veulent dire les signes des plateaux ; chargé à la demande.

legend-mark-blue = Salle bleue
    .help = agit d’elle-même, le moment venu
legend-mark-dig = Creuser
    .help = ouvrir une case fermée
legend-mark-furnish = Aménager une salle
    .help = payer son prix ; les murs doivent convenir
legend-mark-lantern = Vous pouvez agir ici
    .help = ce qui est éclairé est possible
legend-mark-raze_wall = Abattre un mur
    .help = un mur de votre caverne disparaît
legend-mark-refill = Remplir
    .help = les biens montent au niveau indiqué
legend-mark-wall = Construire un mur
    .help = entre deux cases de votre caverne
