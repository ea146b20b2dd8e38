# What the signs on the boards mean; fetched when somebody asks for it.

legend-mark-blue = Blue room
    .help = works by itself, whenever its moment comes
legend-mark-dig = Dig
    .help = turn a covered place into a cavern
legend-mark-furnish = Furnish a room
    .help = pay its price, walls must fit
legend-mark-lantern = You may act here
    .help = what is lit can be done now
legend-mark-raze_wall = Tear down a wall
    .help = a wall of your cave goes
legend-mark-refill = Fill up
    .help = goods rise to the level shown
legend-mark-wall = Build a wall
    .help = between two places of your cave
