# Ce qui ne va pas dans un paquet.

error-pack_bad_id = « { $value } » ne convient pas : minuscules, chiffres et _, une lettre d’abord.
error-pack_bands = Un des paliers doit commencer à 0.
error-pack_count = « { $key } » : { $value } au lieu de { $n }.
error-pack_cycle = Le paragraphe { $value } ramène à lui-même.
error-pack_encoding = Le fichier n’est pas écrit en UTF-8.
error-pack_goto_direct = Le paragraphe { $value } est direct ; un renvoi doit mener à une suite.
error-pack_impossible = Le paragraphe { $value } n’a aucun choix qui ne demande rien.
error-pack_long_chain = Plus de { $n } renvois de suite depuis le paragraphe { $value }.
error-pack_missing_file = Le fichier manque ou ne peut pas être ouvert.
error-pack_missing_folder = Ce dossier n’existe pas.
error-pack_missing_key = Il manque « { $key } ».
error-pack_no_builder = Aucun villageois de départ n’a de marteau.
error-pack_no_direct = Le livre n’a aucun paragraphe direct.
error-pack_no_start = Il n’y a pas de villageois de départ.
error-pack_no_words = Il manque des mots ({ $language }) : { $value }.
error-pack_not_rising = « { $key } » doit croître.
error-pack_nothing = « { $key } » = 0 ne fait rien.
error-pack_one_good = Un seul type de bien par carte : { $building }.
error-pack_one_key = Il faut ici exactement un de ces mots : { $allowed }.
error-pack_only_with_tiers = « { $key } » n’a de sens qu’avec tiers.
error-pack_range = « { $key } » vaut { $value }, mais doit être entre { $low } et { $high }.
error-pack_second_book = « { $key } » appartient au second livre.
error-pack_stake = « { $value } » demande une autre mise : { $allowed }.
error-pack_syntax = Le fichier est illisible : { $value }.
error-pack_tiers_or_auto = Le choix { $value } demande soit tiers, soit auto.
error-pack_twice = « { $value } » s’y trouve deux fois.
error-pack_type = « { $key } » ne peut pas être « { $value } » ; il faut : { $type }.
error-pack_unknown_id = « { $key } » ne peut pas être « { $value } » ; possibles : { $allowed }.
error-pack_unknown_key = « { $key } » est inconnu ici ; possibles : { $allowed }.
error-pack_unknown_paragraph = Il n’y a pas de paragraphe { $value }.
error-pack_unreachable = Rien ne mène au paragraphe { $value }.
error-pack_same_id = Deux paquets s’appellent « { $value } » ; donnez un autre id à celui de { $file } dans son pack.toml.
error-pack_untold = Cette fin n’a pas de mots à elle ({ $language }) : { $value }.
