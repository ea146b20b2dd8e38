# What is wrong with a pack.

error-pack_bad_id = “{ $value }” is no id: lower-case letters, digits and _, beginning with a letter.
error-pack_bands = One of the bands must begin at 0.
error-pack_count = “{ $key }”: { $value } instead of { $n }.
error-pack_cycle = Paragraph { $value } leads back to itself.
error-pack_encoding = The file is not written in UTF-8.
error-pack_goto_direct = Paragraph { $value } is direct; a goto must lead to a continuation.
error-pack_impossible = Paragraph { $value } has no choice that needs nothing.
error-pack_long_chain = More than { $n } gotos in a row from paragraph { $value }.
error-pack_missing_file = The file is missing or can’t be opened.
error-pack_missing_folder = There is no such folder.
error-pack_missing_key = “{ $key }” is missing.
error-pack_no_builder = No starting villager has a hammer.
error-pack_no_direct = The book has no direct paragraph.
error-pack_no_start = There are no starting villagers.
error-pack_no_words = Words are missing ({ $language }): { $value }.
error-pack_not_rising = “{ $key }” must rise.
error-pack_nothing = “{ $key }” = 0 does nothing.
error-pack_one_good = { $building } can have goods of one kind only, stocked or replenished.
error-pack_one_key = Exactly one of these must stand here: { $allowed }.
error-pack_only_with_tiers = “{ $key }” makes sense only with tiers.
error-pack_range = “{ $key }” is { $value }, but must be between { $low } and { $high }.
error-pack_second_book = “{ $key }” belongs to the second book.
error-pack_stake = “{ $value }” needs a stake of another kind: { $allowed }.
error-pack_syntax = The file can’t be read: { $value }.
error-pack_tiers_or_auto = Choice { $value } needs either tiers or auto.
error-pack_twice = “{ $value }” is there twice.
error-pack_type = “{ $key }” can’t be “{ $value }”; wanted: { $type }.
error-pack_unknown_id = “{ $key }” can’t be “{ $value }”; possible are: { $allowed }.
error-pack_unknown_key = Nobody knows “{ $key }” here; possible are: { $allowed }.
error-pack_unknown_paragraph = There is no paragraph { $value }.
error-pack_unreachable = Nothing leads to paragraph { $value }.
error-pack_same_id = Two packs are called “{ $value }”; give the one in { $file } another id in its pack.toml.
error-pack_untold = This end has no words of its own ({ $language }): { $value }.
