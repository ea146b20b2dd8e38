# Что не так с набором.

error-pack_bad_id = «{ $value }» не годится: строчные латинские буквы, цифры и _, первой буква.
error-pack_bands = Одна из ступеней должна начинаться с 0.
error-pack_count = «{ $key }»: { $value } вместо { $n }.
error-pack_cycle = Сюжет { $value } ведёт к самому себе.
error-pack_encoding = Файл записан не в UTF-8.
error-pack_goto_direct = Сюжет { $value } прямой; переход должен вести к продолжению.
error-pack_impossible = В сюжете { $value } нет выбора, который ничего не требует.
error-pack_long_chain = Больше { $n } переходов подряд из сюжета { $value }.
error-pack_missing_file = Файла нет, или его нельзя открыть.
error-pack_missing_folder = Такой папки нет.
error-pack_missing_key = Не хватает «{ $key }».
error-pack_no_builder = Ни у одного стартового жителя нет молота.
error-pack_no_direct = В книге нет прямых сюжетов.
error-pack_no_start = Нет стартовых жителей.
error-pack_no_words = Нет слов ({ $language }): { $value }.
error-pack_not_rising = «{ $key }» должно возрастать.
error-pack_nothing = «{ $key }» = 0 ничего не даёт.
error-pack_one_good = Товары могут быть только одного вида: { $building }.
error-pack_one_key = Здесь должно стоять ровно одно из: { $allowed }.
error-pack_only_with_tiers = «{ $key }» имеет смысл только вместе с tiers.
error-pack_range = «{ $key }» равно { $value }, а должно быть от { $low } до { $high }.
error-pack_second_book = «{ $key }» бывает только во второй книге.
error-pack_stake = Для «{ $value }» нужна другая ставка: { $allowed }.
error-pack_syntax = Файл не читается: { $value }.
error-pack_tiers_or_auto = Выбору { $value } нужно либо tiers, либо auto.
error-pack_twice = «{ $value }» встречается дважды.
error-pack_type = «{ $key }» не может быть «{ $value }»; нужно: { $type }.
error-pack_unknown_id = «{ $key }» не может быть «{ $value }»; возможно: { $allowed }.
error-pack_unknown_key = «{ $key }» здесь неизвестно; возможно: { $allowed }.
error-pack_unknown_paragraph = Сюжета { $value } нет.
error-pack_unreachable = К сюжету { $value } ничто не ведёт.
error-pack_same_id = Два набора называются «{ $value }»; дайте набору в папке { $file } другой id в файле pack.toml.
error-pack_untold = У этой концовки нет своих слов ({ $language }): { $value }.
