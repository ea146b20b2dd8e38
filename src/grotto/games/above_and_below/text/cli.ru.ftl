# «Выше и ниже» в терминале.

cli-above_and_below-told-events = { $player }: { $events }.
cli-above_and_below-round = Раунд { $n } из { $rounds }
cli-above_and_below-first = первый игрок: { $player }
cli-above_and_below-cider-here = сидр ждёт того, кто первым выйдет на работы
cli-above_and_below-cider-gone = сидр в этом раунде уже взят
cli-above_and_below-caves-left = неисследованных пещер: { $n }
cli-above_and_below-decks = в колодах: { $decks }, жители { $villagers }
cli-above_and_below-artifact-waits = артефакт ждёт следующего успеха под землёй
cli-above_and_below-open-quest = задание «{ $name }»: { $help }
cli-above_and_below-rival = репутация соперника: { $n }
cli-above_and_below-row-houses = Дома
cli-above_and_below-row-outposts = Заставы
cli-above_and_below-row-keys = Дома с ключом
cli-above_and_below-row-stars = Дома со звездой
cli-above_and_below-row-villagers = Кого можно обучить
cli-above_and_below-group-start = Стартовый дом
cli-above_and_below-group-house = Дом
cli-above_and_below-group-outpost = Застава, нужна пустая пещера
cli-above_and_below-group-key = Дом с ключом
cli-above_and_below-group-star = Дом со звездой

## Карты

cli-above_and_below-price = { $n }¢
cli-above_and_below-card-cost = стоит { $price }
cli-above_and_below-card-beds =
    { $n ->
        [one] { $n } кровать
        [few] { $n } кровати
       *[many] { $n } кроватей
    }
cli-above_and_below-card-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
cli-above_and_below-card-income = доход +{ $n }
cli-above_and_below-card-reroll =
    { $n ->
        [one] { $n } переброс за приключение
        [few] { $n } переброса за приключение
       *[many] { $n } перебросов за приключение
    }
cli-above_and_below-card-coin_on_build =
    { $n ->
        [one] { $n } монета за покупку каждой другой постройки
        [few] { $n } монеты за покупку каждой другой постройки
       *[many] { $n } монет за покупку каждой другой постройки
    }
cli-above_and_below-card-coin_on_explore =
    { $n ->
        [one] { $n } монета за каждый успех под землёй
        [few] { $n } монеты за каждый успех под землёй
       *[many] { $n } монет за каждый успех под землёй
    }
cli-above_and_below-card-potion_income =
    { $n ->
        [one] { $n } зелье каждый раунд
        [few] { $n } зелья каждый раунд
       *[many] { $n } зелий каждый раунд
    }
cli-above_and_below-card-stock = сбор: { $good } { $n }, один раз
cli-above_and_below-card-replenish = сбор: { $good } { $n }, каждый раунд, когда там пусто
cli-above_and_below-card-on-build = сразу { $gain }
cli-above_and_below-card-train_to_ready = обученный может сразу быть готов
cli-above_and_below-card-spend_as_coin = можно тратить как монету: { $drinks }
cli-above_and_below-card-vp_per =
    { $n ->
        [one] по { $n } очку: { $thing }
        [few] по { $n } очка: { $thing }
       *[many] по { $n } очков: { $thing }
    }
cli-above_and_below-card-income_per = доход +{ $n } за каждый такой товар на шкале: { $good }
cli-above_and_below-thing-house_class = любой дом
cli-above_and_below-thing-villager = житель
cli-above_and_below-thing-empty_cave = пустая пещера
cli-above_and_below-no-effect = только своё очко
cli-above_and_below-reputation = репутация { $n }
cli-above_and_below-symbol-hammer = строит
cli-above_and_below-symbol-hammer_plus = строит на 1 монету дешевле
cli-above_and_below-symbol-quill = обучает
cli-above_and_below-symbol-quill_plus = обучает на 1 монету дешевле
cli-above_and_below-die =
    { $n ->
        [one] кубик { $roll } и больше: { $n } фонарь
        [few] кубик { $roll } и больше: { $n } фонаря
       *[many] кубик { $roll } и больше: { $n } фонарей
    }
cli-above_and_below-trait-disobedient = перед каждым действием бросает кубик и при 1 и 2 отказывается
cli-above_and_below-trait-bad_reputation = при появлении отнимает 1 репутацию
cli-above_and_below-trait-own_bed = спит в своей кровати
cli-above_and_below-trait-no_cider_no_potion = не пьёт ни сидра, ни зелий
cli-above_and_below-quest =
    { $n ->
        [one] { $n } очко первому, у кого есть: { $goods }.
        [few] { $n } очка первому, у кого есть: { $goods }.
       *[many] { $n } очков первому, у кого есть: { $goods }.
    }
cli-above_and_below-artifact-explore_bonus = Раз в раунд, когда все кубики фонарей брошены: на одном кубике на 1 больше или, если так играют за столом, на 1 фонарь больше.
cli-above_and_below-artifact-train_with_quill_plus = Раз в раунд с ней может обучать кто угодно, на 1 монету дешевле.
cli-above_and_below-artifact-harvest_two = Раз в раунд один житель собирает до 2 товаров.
cli-above_and_below-condition-lantern_die_minus_1 = Его кубик фонарей считается на 1 меньше.
cli-above_and_below-condition-obedience_die_1_2_refuses = Перед каждым действием бросает кубик и при 1 и 2 отказывается.
cli-above_and_below-condition-expedition_coins_minus_1 = Если он участвует, приключение, которое даёт монеты, даёт на 1 меньше.
cli-above_and_below-condition-cannot_be_injured_while_exploring = Под землёй его нельзя ни ранить, ни отправить домой ради фонаря.
cli-above_and_below-cave = Сюжеты для кубика от 1 до 6: { $numbers }.
cli-above_and_below-item-cider = На отдыхе делает уставшего жителя готовым.
cli-above_and_below-item-potion = На отдыхе переводит раненого жителя к уставшим.
cli-above_and_below-rarity-common = Обычный товар. Товары на шкале развития приносят доход и очки.
cli-above_and_below-rarity-uncommon = Необычный товар. Товары на шкале развития приносят доход и очки.
cli-above_and_below-rarity-rare = Редкий товар. Товары на шкале развития приносят доход и очки.

## Поселения

cli-above_and_below-reputation-at = репутация { $n }
cli-above_and_below-sale = продаётся: { $item }
cli-above_and_below-passed = пас
cli-above_and_below-artifacts = Артефакты: { $artifacts }
cli-above_and_below-turned = { $name } (использовано в этом раунде: { $n })
cli-above_and_below-quests = Выполненные задания: { $quests }
cli-above_and_below-empty-cave = пустая пещера
cli-above_and_below-empty-caves = пустые пещеры { $n }
cli-above_and_below-track = Доход { $income }, кровати { $beds }. Шкала:
cli-above_and_below-zone-ready = Готовы
cli-above_and_below-zone-exhausted = Устали
cli-above_and_below-zone-injured = Ранены

cli-above_and_below-legend-signs = Знаки: ★ очки, ¢ монеты. Число на жёлтом фоне можно набрать.
cli-above_and_below-legend-villagers = Жители: ⚒ строит, ✎ обучает, с + на 1 монету дешевле; 1→1 5→2: кубик 1 и больше даёт 1 фонарь, 5 и больше — 2. В [ ] состояние жителя.
cli-above_and_below-legend-village = Поселение: дома стоят над чертой, пещеры под ней, заставы в пещерах; [ ] товары для сбора. На шкале каждая ячейка для одного вида товара: её очки за каждый из них; последняя занятая ячейка определяет доход.

## Приключения

cli-above_and_below-paragraph = { $cave }, сюжет { $n }
cli-above_and_below-party = Отряд: { $villagers }
cli-above_and_below-choice-plain = { $choice }. { $label }
cli-above_and_below-choice = { $choice }. { $label }: { $details }
cli-above_and_below-choice-cost = стоит { $price }
cli-above_and_below-choice-stake-item = вы ставите предмет
cli-above_and_below-choice-stake-villager = вы ставите жителя
cli-above_and_below-choice-impossible = сейчас невозможно
cli-above_and_below-tiers = нужно фонарей: { $numbers }
cli-above_and_below-tier-pay = { $n } и { $price }
cli-above_and_below-holder-hammer = житель с молотом
cli-above_and_below-holder-quill = житель с пером
cli-above_and_below-exerted = ещё 1 фонарь, житель ранен
cli-above_and_below-needs = требуется: { $thing }
cli-above_and_below-needs-coins = требуется монет: { $n }
cli-above_and_below-needs-reputation_at_least = требуется репутация { $n } или выше
cli-above_and_below-needs-reputation_at_most = требуется репутация { $n } или ниже
cli-above_and_below-needs-explorers = требуется исследователей: { $n }
cli-above_and_below-bonus-per =
    { $n ->
        [one] ещё { $n } фонарь за каждое такое: { $thing }
        [few] ещё { $n } фонаря за каждое такое: { $thing }
       *[many] ещё { $n } фонарей за каждое такое: { $thing }
    }
cli-above_and_below-bonus-owns =
    { $n ->
        [one] ещё { $n } фонарь, если у вас есть: { $thing }
        [few] ещё { $n } фонаря, если у вас есть: { $thing }
       *[many] ещё { $n } фонарей, если у вас есть: { $thing }
    }
cli-above_and_below-bonus-pays =
    { $n ->
        [one] ещё { $n } фонарь за { $price }
        [few] ещё { $n } фонаря за { $price }
       *[many] ещё { $n } фонарей за { $price }
    }
cli-above_and_below-bonus-tag =
    { $n ->
        [one] ещё { $n } фонарь, если в отряде есть: { $thing }
        [few] ещё { $n } фонаря, если в отряде есть: { $thing }
       *[many] ещё { $n } фонарей, если в отряде есть: { $thing }
    }
cli-above_and_below-bonus-without =
    { $n ->
        [one] ещё { $n } фонарь, если ни у кого нет состояния «{ $thing }»
        [few] ещё { $n } фонаря, если ни у кого нет состояния «{ $thing }»
       *[many] ещё { $n } фонарей, если ни у кого нет состояния «{ $thing }»
    }
cli-above_and_below-rolled = { $villager }: на кубике { $n } ({ $skills })
cli-above_and_below-rolled-more = { $villager }: на кубике { $n }, прибавлено { $added } ({ $skills })
cli-above_and_below-bonus = Ещё фонарей: { $n }
cli-above_and_below-rerolls = Осталось перебросов: { $n }
cli-above_and_below-effect-special = присоединяется { $villager }
cli-above_and_below-effect-condition =
    { $n ->
        [one] житель получает состояние «{ $condition }»
        [few] { $n } жителя получают состояние «{ $condition }»
       *[many] { $n } жителей получают состояние «{ $condition }»
    }
cli-above_and_below-effect-cave =
    { $n ->
        [one] ещё { $n } пещера
        [few] ещё { $n } пещеры
       *[many] ещё { $n } пещер
    }
cli-above_and_below-effect-building = постройка ценой до { $n } монет даром
cli-above_and_below-effect-injure =
    { $n ->
        [one] { $n } житель ранен
        [few] { $n } жителя ранены
       *[many] { $n } жителей ранены
    }
cli-above_and_below-effect-coins_for_reputation = монеты за репутацию, до { $n }
cli-above_and_below-effect-villager = житель из ряда даром
cli-above_and_below-effect-gamble = игра в кости
cli-above_and_below-effect-stake-copy = ещё раз то же, что поставлено
cli-above_and_below-effect-stake-lose = поставленное потеряно
cli-above_and_below-effect-stake-injure = поставленный житель ранен

## Строками

cli-above_and_below-plain-for-sale = Можно построить: «{ $name }». { $help }
cli-above_and_below-plain-training = Можно обучить за { $price }: { $name }. { $help }
cli-above_and_below-plain-score = { $player }: очков { $total }: { $scores }.
cli-above_and_below-plain-purse = { $player }: { $goods }.
cli-above_and_below-plain-reputation = { $player }: репутация { $n }.
cli-above_and_below-plain-passed = { $player }: пас до конца раунда.
cli-above_and_below-plain-sale = { $player } продаёт: { $item }.
cli-above_and_below-plain-slot = { $player }, ячейка шкалы { $slot }: { $good }, очков за каждый { $n }.
cli-above_and_below-plain-income = { $player }: доход { $n }, кроватей { $beds }.
cli-above_and_below-plain-villager = { $player }, { $zone }: { $name }. { $help }
cli-above_and_below-plain-building = { $player }, постройка «{ $name }»: { $help }.
cli-above_and_below-plain-building-goods = { $player }, постройка «{ $name }», на ней { $goods }: { $help }.
cli-above_and_below-plain-caves = { $player }: пустых пещер { $n }.
cli-above_and_below-plain-artifacts = { $player }, артефакты: { $artifacts }.
cli-above_and_below-plain-quest = { $player } выполняет задание «{ $name }».

## Tales

cli-above_and_below-tale = { $player }, история { $n }: { $cave }, раунд { $round }
cli-above_and_below-tale-threads = Сквозной сюжет: { $names }
cli-above_and_below-tale-deed = – { $label }
cli-above_and_below-tale-came = → { $events }
cli-above_and_below-tale-open = Она ещё не кончилась.

## Что спрашивается, по виду слова
cli-ask-artifact = Какой артефакт?
cli-ask-building = Какая постройка?
cli-ask-good = Какой товар?
cli-ask-item = Что?
cli-ask-newcomer = Кого?
cli-ask-villager = Кто?
