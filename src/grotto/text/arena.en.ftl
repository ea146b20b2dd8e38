# Matches between bots, their report, and data from games.

cli-option-bot = one more bot; for programs whose command has a comma in it. “name=” before a bot gives it a name
cli-option-arena-players = how many sit at a table; without it all bots at one, if it has so many seats
cli-option-gauntlet = only the first bot meets all others, instead of everybody everybody
cli-option-arena-seconds = how many seconds a program may take for an act (10)
cli-option-arena-out = a folder for games and reports; a match that was stopped goes on there
cli-option-html = write the report as a page into this file
cli-option-ray = work on a Ray cluster: its address, “auto” for the one that runs here; with nothing behind it one is started here
cli-meta-address = [ADDRESS]
cli-meta-bot = BOT
cli-meta-sources = SOURCE
cli-help-dataset = Write the decisions of games as a Parquet file to learn from: what was seen, what was legal, what was done, how it ended. A source is the folder of a match (grotto arena --out) or a saved game; docs/arena.md describes the columns.
    .short = make data of games
cli-option-dataset-out = the Parquet file
cli-option-dataset-jobs = how many processes work at the same time (1)
cli-dataset-done =
    { $n ->
        [one] { $n } decision is in { $file }.
       *[other] { $n } decisions are in { $file }.
    }

cli-arena-progress = Playing
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-share = Wins
cli-arena-mean = Score
cli-arena-best = Best
cli-arena-games = Games
cli-arena-forfeits = Forfeits
cli-arena-game = Game
cli-arena-move = Move
cli-arena-reason = Why
cli-arena-seats = Wins by seat, from the first: { $shares }.
cli-arena-forfeited = { $bot } forfeited game { $game } at move { $move }: { $reason }.
cli-arena-more-forfeits =
    { $n ->
        [one] And { $n } game more was forfeited.
       *[other] And { $n } games more were forfeited.
    }
cli-arena-forfeit-crash = it broke down
cli-arena-forfeit-time = it took too long
cli-arena-forfeit-illegal = the act was not legal
cli-arena-forfeit-nonsense = the answer made no sense
cli-arena-forfeit-resigned = it gave up
# What the program itself has said of it follows.
cli-arena-forfeit-detail = { $reason }: { $detail }
cli-arena-summary =
    { $games ->
        [one] { $games } game, seed { $seed }, { $seconds } s: { $decisions } decisions, { $speed } a second.
       *[other] { $games } games, seed { $seed }, { $seconds } s: { $decisions } decisions, { $speed } a second.
    }

cli-report-title = A match of { $game }
cli-report-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }.
cli-report-sure = Behind “±” and in brackets are 95 % intervals: the true number lies outside one time in twenty. With fewer than ten deals there are none.
cli-report-ladder = The ladder
    .note = Ratings are those of openskill (Plackett-Luce); everybody begins with 25.
cli-report-shares = Wins
    .note = Who wins together shares the win. The dashed line is an even share.
cli-report-pairs = Who is ahead of whom
    .note = How often the bot of the row was ahead of that of the column; equal counts half.
cli-report-scores = Scores
    .note = How often each score came up. Forfeited games are left out.
cli-report-seats = What a seat is worth
    .note = Wins by seat, whoever sat there; every bot sat at every seat equally often.
cli-report-lengths = Length of games
    .note = Decisions of a game, those of chance among them.
cli-report-decisions = Decisions
cli-report-forfeits = Forfeited games
    .note = Such a game is lost. “random” plays on in its place, so that the others can finish.

cli-error-extra_missing = “{ $value }” is not installed here; “{ $allowed }” installs it.
cli-error-ray_address = No Ray cluster answers at “{ $value }” ({ $problem }).
cli-error-ray_start = Ray did not start here ({ $problem }).
cli-error-bot_program = The bot “{ $value }” can’t be started ({ $problem }).
cli-error-arena_folder = “{ $value }” is not the folder of a match, or it can’t be written; take another one.
cli-error-arena_busy = Somebody plays the match in “{ $value }” already.
cli-error-arena_settings = “{ $value }” is another match ({ $allowed } differ); go on with the same one, or take another folder.
cli-error-arena_line = Line { $n } of “{ $value }” is damaged or there twice; delete it, and its game is played again.
cli-error-other_grotto = A worker has another grotto ({ $value }) than you ({ $allowed }); install the same one everywhere.
cli-error-net_file = “{ $value }” is no net that “grotto train --keep” has written.
cli-error-net_missing = There is no file “{ $value }”; “grotto train --keep” writes one.
cli-error-net_misfit = The net “{ $value }” is not for { $game } with this number of players ({ $n }), or for another version of grotto.
cli-error-worker_died = One of the { $value } processes has died; perhaps there was not enough memory. Take fewer --jobs.
cli-error-bot_here_only = Other processes don’t find the class “{ $value }”; put it into a module, or play without --jobs.
cli-error-arena_gauntlet = A gauntlet takes two bots or more.
cli-error-no_games = “{ $value }” is neither the folder of a match (“grotto arena --out” makes one) nor a saved game.
cli-error-cannot_write = “{ $value }” can’t be written; choose another name or folder.
cli-error-dataset_unfinished = Game { $n } is not over, so nobody knows how it ends.
cli-error-dataset_mixed = One file holds games of { $game } with the same options only.
cli-error-dataset_empty = There is no game in these sources.
