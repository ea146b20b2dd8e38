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
cli-pack-play = Play it with: grotto play above_and_below --pack { $folder }

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
