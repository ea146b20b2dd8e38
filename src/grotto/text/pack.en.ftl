# grotto pack, and packs elsewhere on the command line

cli-help-pack = Make and check content packs for Above and Below: cards, numbers and stories of your own.
    .short = make and check content packs
cli-help-check = Check a pack: every mistake with file and line, then what is in it. Ends with 2 if something is wrong.
    .short = check a pack and count what is in it
cli-help-new = Write a small pack with comments into a new or empty folder, to be changed to your liking.
    .short = write a pack to begin with
cli-option-pack = a folder with a content pack for Above and Below
cli-option-packs = a folder whose subfolders are content packs; tables can choose among those without mistakes
cli-meta-folder = FOLDER

cli-error-no_packs = “{ $value }” has no content packs; --pack is for { $allowed }.
cli-error-pack_not_empty = “{ $value }” is not empty; a new pack needs a new or empty folder.
cli-error-pack_not_writable = No pack can be written to “{ $value }”; choose another folder.
cli-error-unknown_pack = The pack “{ $value }” is not here, only: { $allowed }. --pack FOLDER opens another one.

cli-pack-good = { $folder }: the pack “{ $pack }” has no mistakes.
cli-pack-bad =
    { $n ->
        [one] { $folder }: { $n } mistake.
       *[other] { $folder }: { $n } mistakes.
    }
cli-pack-left-out = This pack is not offered: { $folder }
cli-pack-written = A pack to begin with lies in { $folder }.
cli-pack-next = Check it with: grotto pack check { $folder }
cli-pack-play = Play it with: grotto play { $game } --pack { $folder }

cli-pack-content = Content: { $content }
cli-pack-cards = Cards and tokens
cli-pack-book = First book
cli-pack-deep = Second book
cli-pack-rewards = What is won
cli-pack-villagers = Villagers: at the start / in the pile / extra / special
cli-pack-buildings = Houses / outposts / key houses / star houses
cli-pack-caves = Cave cards
cli-pack-modules = Artifacts / quests / conditions / tokens of the second book
cli-pack-paragraphs = Paragraphs: direct / continuations
cli-pack-lengths = Words in a paragraph: fewest / usual / most
cli-pack-direct-choices = Direct paragraphs by number of choices
cli-pack-continuation-choices = Continuations by number of choices
cli-pack-tiers = Choices: automatic / with 1 / 2 / 3 explore numbers
cli-pack-needs = Choices with requirement / cost / stake
cli-pack-bonuses = Choices with lantern bonus / one that is paid for
cli-pack-tier-costs = Choices with a number that costs coins
cli-pack-failures = Choices with words for failure / with a penalty
cli-pack-numbers = Explore numbers
cli-pack-gotos = Outcomes that lead on
cli-pack-tokens = Tokens won
cli-pack-effects = Other effects
cli-pack-level = Difficulty
cli-pack-level-automatic = automatic
cli-pack-level-easy = easy (1-3)
cli-pack-level-medium = medium (4-5)
cli-pack-level-hard = hard (6 and more)
cli-pack-cells = Rewards
cli-pack-coins = Coins, mean
cli-pack-items = Tokens, mean
cli-pack-reputation = Reputation, mean
cli-pack-effect-villager = villager
cli-pack-effect-special = special villager
cli-pack-effect-cave = cave
cli-pack-effect-building = building
cli-pack-effect-injure = injury
cli-pack-effect-choose = choice
cli-pack-effect-coins_for_reputation = coins for reputation
cli-pack-effect-gamble = gamble
cli-pack-effect-stake = stake
cli-pack-effect-condition = condition
cli-pack-effect-supplies = supplies

# Beside the usual numbers of a book.
cli-pack-goals = Beside the usual numbers
cli-pack-goal = What is counted
cli-pack-here = here
cli-pack-usual = usual
cli-pack-far =
    { $n ->
        [0] All { $all } numbers are within a tenth of the usual ones.
        [one] { $n } of { $all } numbers is further than a tenth from the usual one (!).
       *[other] { $n } of { $all } numbers are further than a tenth from the usual ones (!).
    }
cli-pack-goal-continuation = Continuations
cli-pack-goal-choices_of_direct = Direct paragraphs with { $n } choices
cli-pack-goal-automatic = Automatic choices
cli-pack-goal-tiers_1 = Choices with one explore number
cli-pack-goal-tiers_2 = Choices with two explore numbers
cli-pack-goal-bonuses = Choices with lantern bonus
cli-pack-goal-tier_cost = Choices with a number that costs coins
cli-pack-goal-number = Explore number { $n }
cli-pack-goal-gotos = Outcomes that lead on
cli-pack-goal-coins = Coins, mean: { $level }
cli-pack-goal-tokens = Tokens, mean: { $level }
cli-pack-goal-reputation = Rewards with reputation { $n }
cli-pack-goal-item = Won: { $item }
cli-pack-goal-effect = Rewards with: { $effect }
cli-pack-goal-penalties = Failures with a penalty
cli-pack-goal-failed_conditions = Failures with a condition
