# Caverna: The Cave Farmers

## Игра и её настройки

game-name = Каверна
title-caverna = Каверна
    .line = Ферма и пещера · 1–7 игроков · 30 мин на каждого
    .first = Вводная партия
game-about = Семьи гномов живут на краю леса: роют в горе каверны и рудники, обустраивают помещения, расчищают лес под поля и пастбища, разводят животных и ходят в экспедиции с выкованным оружием. Каждый раунд каждого гнома ставят на поле действия, которое ещё никто не занял; семья растёт, и её надо кормить. После одиннадцати или двенадцати раундов побеждает тот, у кого больше очков; в одиночной игре цель — 100 очков.

option-first_player = Первый игрок
    .help = Кто начинает. Начиная с третьего игрока, еды в начале больше.
option-first_player-random = по жребию
option-first_player-0 = игрок 1
option-first_player-1 = игрок 2
option-first_player-2 = игрок 3
option-first_player-3 = игрок 4
option-first_player-4 = игрок 5
option-first_player-5 = игрок 6
option-first_player-6 = игрок 7
option-furnishings = Помещения
    .help = В вводной игре помещений меньше и они проще; остальные правила те же.
option-furnishings-full = все 48 (полная игра)
option-furnishings-introductory = 27 простых (вводная игра)
option-harvest_markers = Жетоны урожая
    .help = Когда становится видно, каким будет урожай раунда. Заранее — легче планировать.
option-harvest_markers-at_round_start = открываются в начале раунда
option-harvest_markers-at_harvest = открываются только в начале сбора урожая

## Поля действий

space-drift_mining = Подземная добыча
    .help = Возьмите все товары с поля и/или разместите 1 двойной жетон «каверна/туннель». Каждый раунд: 1 камень; при 4 и более игроках 2 камня.
space-drift_mining_2 = Подземная добыча (вторая)
    .help = Возьмите все товары с поля и/или разместите 1 двойной жетон «каверна/туннель». Каждый раунд: 1 камень.
space-excavation = Разработка
    .help = Возьмите все товары с поля и/или разместите 1 двойной жетон «каверна/туннель» или «каверна/каверна». Каждый раунд: 1 камень; при 4 и более игроках 2 камня, если поле пусто.
space-starting_player = Первый игрок
    .help = Возьмите жетон первого игрока и все товары с поля и получите 2 руды; при 4 и более игроках вместо руды 1 рубин. Следующий раунд начинаете вы. Каждый раунд: 1 еда.
space-imitation_basic = Подражание (2 еды)
    .help = Заплатите 2 еды и используйте поле, занятое соперником, как если бы ваш гном стоял там. Кроме «Первого игрока» и другого «Подражания».
space-imitation_3 = Подражание (4 еды, 3 игрока)
    .help = Заплатите 4 еды и используйте поле, занятое соперником, как если бы ваш гном стоял там. Кроме «Первого игрока» и другого «Подражания».
space-imitation_5 = Подражание (4 еды, 5 игроков)
    .help = Заплатите 4 еды и используйте поле, занятое соперником, как если бы ваш гном стоял там. Кроме «Первого игрока» и другого «Подражания».
space-imitation_6_7 = Подражание (1 еда)
    .help = Заплатите 1 еду и используйте поле, занятое соперником, как если бы ваш гном стоял там. Кроме «Первого игрока» и другого «Подражания».
space-imitation_7 = Подражание (бесплатно)
    .help = Используйте поле, занятое соперником, как если бы ваш гном стоял там. Кроме «Первого игрока» и другого «Подражания».
space-logging = Заготовка брёвен
    .help = Возьмите все товары с поля и затем/или отправьтесь в экспедицию уровня 1. Каждый раунд: 3 дерева, если поле пусто, иначе 1; при 4 и более игроках всегда 3.
space-supplies = Запасы
    .help = Получите 1 дерево, 1 камень, 1 руду, 1 еду и 2 золотых.
space-growth = Пополнение
    .help = Либо получите 1 дерево, 1 камень, 1 руду, 1 еду и 2 золотых, либо пополните семью.
space-ore_mining = Добыча руды
    .help = Возьмите все товары с поля и получите 2 руды за каждый свой рудник. Каждый раунд: 2 руды, если поле пусто, иначе 1; при 4 и более игроках 3 и 2.
space-wood_gathering = Колка дров
    .help = Возьмите все товары с поля. Каждый раунд: 1 дерево.
space-forest_exploration = Прогулка по лесу
    .help = Возьмите все товары с поля и получите 2 еды; при 3 игроках вместо этого 1 овощ. Каждый раунд: 2 дерева, если поле пусто, иначе 1; при 3 игроках всегда 1.
space-clearing = Вырубка леса
    .help = Возьмите все товары с поля и/или разместите 1 двойной жетон «луг/поле». Каждый раунд: 1 дерево; при 4 и более игроках 2 дерева.
space-sustenance = Снабжение
    .help = Возьмите все товары с поля (если игроков до 3, ещё и 1 злак) и/или разместите 1 двойной жетон «луг/поле». Каждый раунд: 1 еда; при 4 и более игроках 1 злак, если поле пусто, иначе 1 овощ.
space-ruby_mining = Добыча рубинов
    .help = Возьмите все товары с поля и ещё 1 рубин, если у вас есть рубиновая шахта. Каждый раунд: 1 рубин; при 2 игроках — начиная с раунда 3.
space-housework = Работа по дому
    .help = Получите 1 собаку и/или обустройте каверну.
space-slash_and_burn = Подсечное земледелие
    .help = Разместите 1 двойной жетон «луг/поле» и затем/или посейте до 2 злаков и до 2 овощей.
space-strip_mining = Открытая добыча
    .help = Возьмите все товары с поля и получите 2 дерева. Каждый раунд: 1 руда, если поле пусто, иначе 1 камень.
space-depot = Хранилище
    .help = Возьмите все товары с поля. Каждый раунд: 1 дерево и 1 руда.
space-small_scale_drift_mining = Локальная добыча
    .help = Разместите 1 двойной жетон «каверна/туннель» и затем получите 1 камень.
space-weekly_market = Ярмарка
    .help = Получите 4 золотых и затем купите не больше чем по одному: дерево, камень, руду, злак, овцу или осла за 1 золотой, овощ, кабана или собаку за 2, корову за 3.
space-hardware_rental = Прокат инвентаря
    .help = Получите 2 дерева (только при 6 или 7 игроках) и затем/или отправьтесь в экспедицию уровня 2 и затем/или посейте до 2 злаков и до 2 овощей.
space-fence_building = Возведение изгороди
    .help = Возьмите все товары с поля и затем/или постройте маленькое пастбище за 2 дерева и/или большое за 4 дерева. Каждый раунд: 1 дерево; при 6 или 7 игроках 2 дерева, если поле пусто.
space-large_depot = Большое хранилище
    .help = Возьмите все товары с поля. Каждый раунд: 1 дерево, 1 камень и 1 руда, и ещё 1 дерево, если поле пусто.
space-extension = Расширение
    .help = Либо разместите 1 двойной жетон «луг/поле» и получите 1 дерево, либо разместите 1 двойной жетон «каверна/туннель» и получите 1 камень.
space-blacksmithing = Кузнечное дело
    .help = Выкуйте оружие за 1–8 руды и затем/или отправьтесь в экспедицию уровня 3.
space-sheep_farming = Овцеводство
    .help = Постройте маленькое пастбище за 2 дерева и/или большое за 4 дерева и/или хлев за 1 камень и затем/или возьмите всех овец с поля. Каждый раунд: 1 овца.
space-ore_mine_construction = Постройка рудника
    .help = Разместите двойной жетон «рудник/глубокий туннель» на двух соседних туннелях и получите 3 руды и затем/или отправьтесь в экспедицию уровня 2.
space-wish_for_children = Разговоры о детях
    .help = Либо пополните семью, либо обустройте жилище.
space-urgent_wish_for_children = Настойчивые разговоры о детях
    .help = Либо обустройте жилище и затем пополните семью, либо получите 3 золотых.
space-donkey_farming = Ословодство
    .help = Постройте маленькое пастбище за 2 дерева и/или большое за 4 дерева и/или хлев за 1 камень и затем/или возьмите всех ослов с поля. Каждый раунд: 1 осёл.
space-ruby_mine_construction = Постройка рубиновой шахты
    .help = Постройте рубиновую шахту либо в обычном туннеле, либо в глубоком туннеле и тогда получите 1 рубин.
space-family_life = Семейная жизнь
    .help = Пополните семью и/или посейте до 2 злаков и до 2 овощей.
space-exploration = Поход
    .help = Отправьтесь в экспедицию уровня 4.
space-ore_delivery = Доставка руды
    .help = Возьмите все товары с поля и получите 2 руды за каждый свой рудник. Каждый раунд: 1 камень и 1 руда.
space-adventure = Приключение
    .help = Выкуйте оружие за 1–8 руды и затем/или отправьтесь в экспедицию уровня 1, до 2 раз подряд.
space-ore_trading = Продажа руды
    .help = Обменяйте 2 руды на 2 золотых и 1 еду, до 3 раз.
space-ruby_delivery = Доставка рубинов
    .help = Возьмите все товары с поля и ещё 1 рубин, если у вас не меньше 2 рубиновых шахт. Каждый раунд: 2 рубина, если поле пусто, иначе 1.

## Помещения

furnishing-dwelling = Жилище
    .help = 3 очка. Стоит 4 дерева и 3 камня. Место для 1 гнома. Число таких жетонов не ограничено.
furnishing-simple_dwelling_1 = Скромное жилище (4 дерева)
    .help = 0 очков. Стоит 4 дерева и 2 камня. Место для 1 гнома.
furnishing-simple_dwelling_2 = Скромное жилище (3 дерева)
    .help = 0 очков. Стоит 3 дерева и 3 камня. Место для 1 гнома.
furnishing-mixed_dwelling = Смешанное жилище
    .help = 4 очка. Стоит 5 дерева и 4 камня. Место для 1 гнома и для 2 животных одного типа.
furnishing-couple_dwelling = Семейное жилище
    .help = 5 очков. Стоит 8 дерева и 6 камней. Место для 2 гномов.
furnishing-additional_dwelling = Дополнительное жилище
    .help = 5 очков. Стоит 4 дерева и 3 камня. Место только для шестого гнома.
furnishing-cuddle_room = Питомник
    .help = 2 очка. Стоит 1 дерево. Вмещает столько овец, сколько у вас гномов.
furnishing-breakfast_room = Столовая
    .help = 0 очков. Стоит 1 дерево. Вмещает до 3 коров.
furnishing-stubble_room = Сеновал
    .help = 1 очко. Стоит 1 дерево и 1 руду. На каждом поле без посевов может стоять 1 животное.
furnishing-work_room = Мастерская
    .help = 2 очка. Стоит 1 камень. Можно обустраивать также туннели и глубокие туннели.
furnishing-guest_room = Гостевая
    .help = 0 очков. Стоит 1 дерево и 1 камень. Каждое «либо… либо» на поле действия становится «и/или»; на «Расширении» лишь однажды за игру.
furnishing-office_room = Кабинет
    .help = 0 очков. Стоит 1 камень. Одна половина жетона «луг/поле», «каверна/туннель» или «каверна/каверна» может лежать за краем планшета; каждый раз получите 2 золотых.
furnishing-carpenter = Плотник
    .help = 0 очков. Стоит 1 камень. Каждое помещение и каждое пастбище стоит вам на 1 дерево меньше.
furnishing-stone_carver = Каменотёс
    .help = 1 очко. Стоит 1 дерево. Сразу: 2 камня. Каждое помещение и каждый хлев стоит вам на 1 камень меньше.
furnishing-blacksmith = Кузнец
    .help = 3 очка. Стоит 1 дерево и 2 камня. Сразу: 2 руды. Каждое оружие стоит вам на 2 руды меньше.
furnishing-miner = Рудокоп
    .help = 3 очка. Стоит 1 дерево и 1 камень. В начале каждого раунда получите 1 руду за каждый рудник с ослом.
furnishing-builder = Строитель
    .help = 2 очка. Стоит 1 камень. Платя за помещение, можно заменить 1 дерево на 1 руду и 1 камень на 1 руду.
furnishing-trader = Торговец
    .help = 2 очка. Стоит 1 дерево. В любой момент обменяйте 2 золотых на 1 дерево, 1 камень и 1 руду. Если у вас есть Склад стройматериалов, строится поверх него.
furnishing-wood_supplier = Поставщик дерева
    .help = 2 очка. Стоит 1 камень. Получайте 1 дерево в начале каждого из следующих 7 раундов.
furnishing-stone_supplier = Поставщик камня
    .help = 1 очко. Стоит 1 дерево. Получайте 1 камень в начале каждого из следующих 5 раундов.
furnishing-ruby_supplier = Поставщик рубинов
    .help = 2 очка. Стоит 2 дерева и 2 камня. Получайте 1 рубин в начале каждого из следующих 4 раундов.
furnishing-dog_school = Дрессировочная площадка
    .help = 0 очков. Ничего не стоит. За каждую полученную собаку получите 1 дерево.
furnishing-quarry = Каменоломня
    .help = 2 очка. Стоит 1 дерево. За каждого родившегося осла получите 1 камень.
furnishing-seam = Рудоносный пласт
    .help = 1 очко. Стоит 2 дерева. За каждый полученный камень получите 1 руду.
furnishing-slaughtering_cave = Пещера мясника
    .help = 2 очка. Стоит 2 дерева и 2 камня. Каждое животное, которое вы обмениваете на еду, даёт на 1 еду больше; кроме Охотничьего помещения.
furnishing-cooking_cave = Пещера повара
    .help = 2 очка. Стоит 2 камня. В любой момент обменяйте 1 злак и 1 овощ на 5 еды.
furnishing-working_cave = Пещера батрака
    .help = 2 очка. Стоит 1 дерево и 1 камень. При каждом кормлении одного гнома можно накормить за 1 дерево, 1 камень или 2 руды.
furnishing-mining_cave = Пещера горняка
    .help = 2 очка. Стоит 3 дерева и 2 камня. При каждом кормлении платите на 1 еду меньше за каждого осла в руднике или шахте.
furnishing-breeding_cave = Пещера скотовода
    .help = 2 очка. Стоит 1 камень и 1 злак. Если вместе родились 1, 2, 3 или 4 животных, получите 1, 2, 3 или 5 еды.
furnishing-peaceful_cave = Пещера миротворца
    .help = 2 очка. Стоит 2 дерева и 2 камня. В любой момент обменяйте оружие одного из своих гномов на столько еды, какова его сила.
furnishing-weaving_parlor = Ткацкое помещение
    .help = Стоит 2 дерева и 1 камень. Сразу: 1 еда за каждую овцу. В конце 1 очко за каждые 2 овцы.
furnishing-milking_parlor = Доильное помещение
    .help = Стоит 2 дерева и 2 камня. Сразу: 1 еда за каждую корову. В конце 1 очко за каждую корову.
furnishing-state_parlor = Хозяйственное помещение
    .help = Стоит 3 камня и 5 золотых. Сразу: 2 еды за каждое соседнее жилище. В конце 4 очка за каждое соседнее жилище.
furnishing-hunting_parlor = Охотничье помещение
    .help = 1 очко. Стоит 2 дерева. В любой момент обменяйте 2 кабанов на 2 золотых и 2 еды.
furnishing-beer_parlor = Пивоваренное помещение
    .help = 3 очка. Стоит 2 дерева. В любой момент обменяйте 2 злака на 3 золотых или на 4 еды.
furnishing-blacksmithing_parlor = Кузнечное помещение
    .help = 2 очка. Стоит 3 руды. В любой момент обменяйте 1 рубин и 1 руду на 2 золотых и 1 еду.
furnishing-stone_storage = Склад камня
    .help = Стоит 3 дерева и 1 руду. В конце 1 очко за каждый камень.
furnishing-ore_storage = Склад руды
    .help = Стоит 1 дерево и 2 камня. В конце 1 очко за каждые 2 руды.
furnishing-spare_part_storage = Склад стройматериалов
    .help = 0 очков. Стоит 2 дерева. В любой момент обменяйте 1 дерево, 1 камень и 1 руду на 2 золотых. Если у вас есть Торговец, строится поверх него.
furnishing-main_storage = Главный склад
    .help = Стоит 2 дерева и 1 камень. В конце 2 очка за каждое жёлтое помещение, включая это.
furnishing-weapon_storage = Склад оружия
    .help = Стоит 3 дерева и 2 камня. В конце 3 очка за каждого вооружённого гнома.
furnishing-supplies_storage = Склад провианта
    .help = Стоит 1 дерево и 3 еды. В конце 8 очков, если все ваши гномы вооружены.
furnishing-broom_chamber = Комната для инвентаря
    .help = Стоит 1 дерево. В конце 5 очков, если гномов 5, и 10 очков, если их 6.
furnishing-treasure_chamber = Комната сокровищ
    .help = Стоит 1 дерево и 1 камень. В конце ещё 1 очко за каждый рубин.
furnishing-food_chamber = Продуктовая комната
    .help = Стоит 2 дерева и 2 овоща. В конце 2 очка за каждую пару из 1 злака и 1 овоща, считая поля.
furnishing-prayer_chamber = Молельная комната
    .help = Стоит 2 дерева. В конце 8 очков, если ни один ваш гном не вооружён.
furnishing-writing_chamber = Писательская комната
    .help = 0 очков. Стоит 2 камня. В конце не считаются до 7 штрафных очков за попрошайничество, пустые клетки и недостающих животных.
furnishing-fodder_chamber = Комната для корма
    .help = Стоит 1 камень и 2 злака. В конце 1 очко за каждых 3 животных, не считая собак.

## Трофеи

loot-all_weapons_plus_1 = всё оружие +1
    .help = Сила 1. После экспедиции каждый ваш вооружённый гном становится сильнее на 1.
loot-dog = собака
    .help = Сила 1. Получите 1 собаку.
loot-wood = дерево
    .help = Сила 1. Получите 1 дерево.
loot-sheep = овца
    .help = Сила 2. Получите 1 овцу.
loot-grain = злак
    .help = Сила 2. Получите 1 злак.
loot-donkey = осёл
    .help = Сила 3. Получите 1 осла.
loot-stone = камень
    .help = Сила 3. Получите 1 камень.
loot-vegetable = овощ
    .help = Сила 4. Получите 1 овощ.
loot-two_ore = 2 руды
    .help = Сила 4. Получите 2 руды.
loot-boar = кабан
    .help = Сила 5. Получите 1 кабана.
loot-two_gold = 2 золотых
    .help = Сила 6. Получите 2 золотых.
loot-furnish_cavern = обустройство каверны
    .help = Сила 7. Обустройте каверну по обычной цене.
loot-stable = хлев
    .help = Сила 8. Постройте хлев бесплатно.
loot-tunnel = туннель
    .help = Сила 9. Разместите одиночный туннель.
loot-small_pasture = маленькое пастбище
    .help = Сила 9. Постройте маленькое пастбище за 1 дерево.
loot-cattle = корова
    .help = Сила 10. Получите 1 корову.
loot-large_pasture = большое пастбище
    .help = Сила 10. Постройте большое пастбище за 2 дерева.
loot-meadow = луг
    .help = Сила 11. Разместите одиночный луг.
loot-dwelling = жилище
    .help = Сила 11. Обустройте обычное «Жилище» за 2 дерева и 2 камня.
loot-field = поле
    .help = Сила 12. Разместите одиночное поле.
loot-sow = посев
    .help = Сила 12. Посейте до 2 злаков и до 2 овощей.
loot-cavern = каверна
    .help = Сила 14. Разместите одиночную каверну.
loot-breed_two = разведение
    .help = Сила 14. Разведите до 2 типов животных.

## Товары; количество стоит там, где что-то получают или платят

good-wood = дерево
good-stone = камень
good-ore = руда
good-ruby = рубин
good-food = еда
good-gold = золото
good-grain = злак
good-vegetable = овощ
good-dog = собака
good-sheep = овца
good-donkey = осёл
good-boar = кабан
good-cattle = корова

amount-wood =
    { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[other] { $n } дерева
    }
amount-stone =
    { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[other] { $n } камней
    }
amount-ore =
    { $n ->
        [one] { $n } руду
       *[other] { $n } руды
    }
amount-ruby =
    { $n ->
        [one] { $n } рубин
        [few] { $n } рубина
       *[other] { $n } рубинов
    }
amount-food =
    { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
amount-gold =
    { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
amount-grain =
    { $n ->
        [one] { $n } злак
        [few] { $n } злака
       *[other] { $n } злаков
    }
amount-vegetable =
    { $n ->
        [one] { $n } овощ
        [few] { $n } овоща
       *[other] { $n } овощей
    }
amount-dog =
    { $n ->
        [one] { $n } собаку
        [few] { $n } собаки
       *[other] { $n } собак
    }
amount-sheep =
    { $n ->
        [one] { $n } овцу
        [few] { $n } овцы
       *[other] { $n } овец
    }
amount-donkey =
    { $n ->
        [one] { $n } осла
        [few] { $n } осла
       *[other] { $n } ослов
    }
amount-boar =
    { $n ->
        [one] { $n } кабана
        [few] { $n } кабана
       *[other] { $n } кабанов
    }
amount-cattle =
    { $n ->
        [one] { $n } корову
        [few] { $n } коровы
       *[other] { $n } коров
    }

animal-sheep = овца
animal-donkey = осёл
animal-boar = кабан
animal-cattle = корова
crop-grain = злак
crop-vegetable = овощ
conversion-sheep = 1 овца
conversion-donkey = 1 осёл
conversion-donkey_pair = 2 осла
conversion-boar = 1 кабан
conversion-cattle = 1 корова
conversion-grain = 1 злак
conversion-vegetable = 1 овощ
conversion-ruby = 1 рубин

## Жетоны и другие слова

twin-meadow_field = луг/поле
twin-cavern_tunnel = каверна/туннель
twin-cavern_cavern = каверна/каверна
twin-ore_mine_deep_tunnel = рудник/глубокий туннель
single-meadow = луг
single-field = поле
single-tunnel = туннель
single-cavern = каверна
payment-plain = по указанной цене
payment-ore_for_wood = 1 руда вместо 1 дерева
payment-ore_for_stone = 1 руда вместо 1 камня
payment-ore_for_both = 1 руда вместо 1 дерева и 1 руда вместо 1 камня
payment-ask = с выбором оплаты
dwarf-waiting = гном, который ещё не выставлен
dwarf-working = гном на поле действия
dwarf-acting = действующий гном
phase-field = сбор урожая с полей
phase-breeding = разведение животных
marker-leaf = лист
marker-question = вопросительный знак
harvest-none = без урожая
harvest-full = полный урожай
harvest-pay_one = 1 еда за каждого гнома
harvest-choice = поля или разведение, и кормление
harvest-unknown = ещё неизвестно

source-icon = напечатано на клетке
source-overhang = жетон за краем планшета
source-ruby = за рубин
source-convert = обмен на еду
source-sow = посев
source-eat = съедено
source-disarm = обмен оружия
source-breeding = разведение
source-loot = трофей
source-feeding = кормление
source-supplier = поставщик
source-protect = сохранение товаров
source-hurry = вне очереди
source-fields = с полей

## Что можно сделать

verb-skip = оставить остальное
verb-end_expedition = закончить экспедицию
verb-collect = взять товары
verb-gain = получить
verb-twin = двойной жетон
verb-ruby_mine = рубиновая шахта
verb-sow = сеять
verb-small_pasture = маленькое пастбище
verb-large_pasture = большое пастбище
verb-stable = хлев
verb-grow = пополнение семьи
verb-furnish = обустроить
verb-pay = заплатить
verb-forge = ковать
verb-disarm = обменять оружие
verb-eat = съесть
verb-breed = разведение
verb-no_newborn = без приплода
verb-loot = экспедиция
verb-ruby = потратить рубин
verb-convert = на еду
verb-convert_gold = золото на еду
verb-exchange = обмен
verb-trade = продать руду
verb-buy = купить
verb-imitate = подражать
verb-place = выставить гнома
verb-hurry = выставить вне очереди за 1 рубин
verb-stay_home = остаться дома
verb-choose = выбрать фазу
verb-feed = кормить
verb-protect = сохранить товары
verb-let_go = отдать товары
verb-starts = начинает
verb-reveal = новая карта
verb-marker = жетон урожая
verb-done = дальше

act-skip = Оставить остальное
act-skip-without-twin = Обойтись без жетона
act-skip-without-collect = Оставить товары
act-skip-without-sow = Ничего не сеять
act-skip-without-furnish = Ничего не обустраивать
act-skip-without-loot = Остаться дома
act-skip-without-small_pasture = Обойтись без пастбища
act-skip-without-large_pasture = Обойтись без пастбища
act-skip-without-stable = Обойтись без хлева
act-skip-without-ruby_mine = Обойтись без шахты
act-skip-without-grow = Обойтись без ребёнка
act-skip-without-forge = Ничего не ковать
act-end_expedition = Закончить экспедицию
act-collect = Взять товары
act-gain = Получить товары
act-twin = Разместить жетон «{ $twin }»: { $cell }
act-ruby_mine = Рубиновая шахта: { $cell }
act-sow = Посеять: { $crop }
act-small_pasture = Маленькое пастбище: { $cell }
act-large_pasture = Большое пастбище: { $cell }
act-stable = Хлев: { $cell }
act-grow = Пополнение семьи
act-furnish-furnishing-cell = Обустроить «{ $furnishing }»: { $cell }
act-furnish-furnishing-cell-payment = Обустроить «{ $furnishing }»: { $cell }, { $payment }
act-pay = Заплатить: { $payment }
act-forge = Выковать: { $weapon }
act-disarm = Обменять на еду: { $weapon }, { $dwarf }
act-eat = Съесть: { $animal }
act-breed = Приплод: { $animal }
act-no_newborn = Без приплода
act-loot-loot = Трофей: { $loot }
act-loot-loot-cell = Трофей: { $loot }, { $cell }
act-loot-loot-cell-cell = Трофей: { $loot }, { $cell }
act-loot-loot-cell-payment = Трофей: { $loot }, { $cell }, { $payment }
act-loot-loot-furnishing-cell = Трофей: обустроить «{ $furnishing }», { $cell }
act-loot-loot-furnishing-cell-payment = Трофей: обустроить «{ $furnishing }», { $cell }, { $payment }
act-loot-sow = Трофей: { $loot } ({ $crop })
act-loot-breed_two = Трофей: { $loot } ({ $animal })
act-ruby-good = Обменять 1 рубин на { $amount }
act-ruby-cattle = Обменять 1 рубин и 1 еду на { $amount }
act-ruby-single-cell = За 1 рубин — { $single }: { $cell }
act-ruby-cavern = За 2 рубина — { $single }: { $cell }
act-convert = Обменять на еду: { $conversion }
act-convert_gold = Обменять золото на еду (на 1 меньше): { $number }
act-exchange-trader = { $furnishing }: 2 золотых на 1 дерево, 1 камень и 1 руду
act-exchange-cooking_cave = { $furnishing }: 1 злак и 1 овощ на 5 еды
act-exchange-hunting_parlor = { $furnishing }: 2 кабана на 2 золотых и 2 еды
act-exchange-beer_parlor-gold = { $furnishing }: 2 злака на 3 золотых
act-exchange-beer_parlor-food = { $furnishing }: 2 злака на 4 еды
act-exchange-blacksmithing_parlor = { $furnishing }: 1 рубин и 1 руда на 2 золотых и 1 еду
act-exchange-spare_part_storage = { $furnishing }: 1 дерево, 1 камень и 1 руда на 2 золотых
act-trade = Обменять 2 руды на 2 золотых и 1 еду
act-buy = Купить { $amount }
act-imitate = Подражать: { $space }
act-place = Выставить гнома: { $space }
act-hurry = За 1 рубин выставить гнома ({ $weapon }): { $space }
act-stay_home = Гном остаётся дома
act-choose = Выбрать: { $phase }
act-feed = Накормить семью
act-feed-good = Накормить семью, за одного гнома отдать { $amount }
act-feed-ore = Накормить семью, за одного гнома отдать 2 руды
act-protect = Сохранить товары за 1 рубин: { $space }
act-let_go = Отдать товары
act-starts = { $seat } начинает
act-reveal = Новая карта: { $space }
act-marker = Жетон урожая: { $marker }
act-done = Дальше
told-done = больше ничего не меняет

## О чём спрашивают

prompt-first_player = Кто начинает?
prompt-new_card = Открывается следующая карта действия.
prompt-turn_marker = Открывается жетон урожая этого раунда.
prompt-place_dwarf = Куда пойдёт гном{ $n ->
        [0] {""}
       *[other] {" "}с оружием { $n }
    }? Осталось { $left }.
prompt-carry_out = { $space }: что сделаете?
prompt-go_on = Что-нибудь ещё или хватит?
prompt-loot = В экспедиции, сила { $strength }: { $n ->
        [one] ещё { $n } трофей.
       *[other] ещё до { $n } трофеев.
    }
prompt-payment = Как вы платите за «{ $furnishing }»?
prompt-keep = Животным тесно. Кого съесть?
prompt-breed = Какие животные родятся?
prompt-breed-none = Приплоду нет места. Освободить?
prompt-more_trades = Продать руду ещё? { $n ->
        [one] Ещё { $n } раз.
        [few] Ещё до { $n } раз.
       *[other] Ещё до { $n } раз.
    }
prompt-more_goods = Что купить ещё?
prompt-imitate = Какому полю подражать?
prompt-overflow = { $n ->
        [one] Переполнено { $n } поле: его товары пропадут, если их не сохранить.
        [few] Переполнены { $n } поля: их товары пропадут, если их не сохранить.
       *[other] Переполнено { $n } полей: их товары пропадут, если их не сохранить.
    }
prompt-choose_phase = Поля или приплод? Семью кормят в любом случае.
prompt-feed = Накормите семью: { $short ->
        [0] еды { $due }.
       *[other] ещё { $short }.
    }
prompt-before_income = Обменять что-нибудь, пока ослы не принесли руду?
prompt-last_window = Последние обмены перед подсчётом очков.

## Что произошло; впереди стоит имя игрока

event-gained = получает { $amount } ({ $source })
event-answered = получает также { $amount }
event-paid = платит { $amount } ({ $source })
event-starts = начинает
event-round = начинается раунд { $n }
event-revealed = новая карта: { $space }
event-marker = в конце этого раунда: { $harvest }
event-harvest = раунд окончен: { $harvest }
event-placed = выставляет гнома: { $space }{ $n ->
        [0] {""}
       *[other] {" "}(оружие { $n })
    }
event-stayed = не находит поля: гном остаётся дома
event-token = берёт жетон первого игрока
event-imitated = подражает: { $space }
event-twin_laid = размещает жетон «{ $twin }»: { $cell } и { $other_cell }
event-single_laid = размещает жетон «{ $single }»: { $cell }
event-ruby_mine = строит рубиновую шахту: { $cell }
event-small_pasture = строит маленькое пастбище: { $cell }
event-large_pasture = строит большое пастбище: { $cell } и { $other_cell }
event-stable = строит хлев: { $cell }
event-sown = сеет { $vegetables ->
        [0] { $grain ->
            [one] { $grain } злак
            [few] { $grain } злака
           *[other] { $grain } злаков
        }
        [one] { $grain ->
            [0] { $vegetables } овощ
            [one] { $grain } злак и { $vegetables } овощ
            [few] { $grain } злака и { $vegetables } овощ
           *[other] { $grain } злаков и { $vegetables } овощ
        }
       *[other] { $grain ->
            [0] { $vegetables } овоща
            [one] { $grain } злак и { $vegetables } овоща
            [few] { $grain } злака и { $vegetables } овоща
           *[other] { $grain } злаков и { $vegetables } овоща
        }
    }
event-grown = пополняет семью, гномов теперь { $n }
event-furnished = обустраивает «{ $furnishing }»: { $cell }
event-forged = куёт оружие силы { $n }
event-loot = берёт трофей: { $loot }
event-returned = возвращается из экспедиции, { $n ->
        [0] без оружия
       *[other] оружие { $n }
    }
event-chosen = выбирает: { $phase }
event-begged = попрошайничает, не хватает еды: { $n }
event-overflow = скопилось слишком много, и всё пропало: { $space }

## Почему действие невозможно

reason-short = Нужно получить ещё { $amount }.
reason-nothing_here = Товаров нет: { $space }.
reason-nothing_to_do = Гному там пока нечего делать: { $space }. Поможет { $need }.
need-goods = товар на этом месте
need-forge = 1 руда на оружие или гном с оружием
need-ore_mine = пара простых туннелей рядом или гном с оружием
need-ruby_mine = свободный туннель
need-children = место для ребёнка или каверна и цена жилища
need-family = место для ребёнка или семена и пустое поле
need-burn = место для луга с полем или семена и пустое поле
need-rental = гном с оружием или семена и пустое поле
need-cells = пара свободных клеток рядом
need-imitate = чужое место, где гному есть что делать
need-armed = гном с оружием
need-pasture = луг и дерево на ограду или камень на хлев
need-fence = луг и дерево на ограду
need-dwelling = каверна и цена жилища
need-sow = семена и пустое поле
reason-not_in_play = Этого поля нет в игре: { $space }.
reason-taken = Поле занято: { $space } ({ $seat }).
reason-place_first = Сначала выставьте гнома.
reason-must_place = Гному ещё есть куда пойти.
reason-no_hurry = Гном с оружием { $n } и так на очереди; рубин не нужен.
reason-no_such_weapon = Там у вас нет гнома с оружием силы { $n }.
reason-occupied = Там уже лежит жетон: { $cell }.
reason-field_under_stable = Под хлев нельзя положить поле: { $cell }.
reason-no_overhang = Лежать за краем планшета жетон может только с Кабинетом: { $cell }.
reason-entrance_first = Первый жетон леса должен накрыть клетку перед входом: { $cell }.
reason-not_connected = Далеко: жетон кладут рядом с вашими ({ $cell }).
reason-no_tunnel = Для шахты нужен туннель, а подходящего там нет: { $cell }.
reason-no_meadow = Для изгороди нужен открытый луг: { $cell }.
reason-no_stable_left = Все ваши хлева ({ $n }) уже построены.
reason-no_place_for_stable = Там нельзя построить хлев: { $cell }.
reason-too_few_fields =
    { $n ->
        [one] У вас только { $n } пустое поле.
        [few] У вас только { $n } пустых поля.
       *[other] У вас только { $n } пустых полей.
    }
reason-family_complete = Гномов может быть не больше { $n }.
reason-no_room_for_dwarf =
    { $n ->
        [one] Места хватает только для { $n } гнома.
       *[other] Места хватает только для { $n } гномов.
    }
reason-furnishing_gone = В запасе нет помещения «{ $furnishing }».
reason-must_cover = «{ $furnishing }» строится только поверх парного помещения: { $cell }.
reason-no_cavern = Там нет пустой каверны: { $cell }.
reason-no_ore_instead = Руда этого не заменяет.
reason-other_payment = Заплатите иначе.
reason-pay_first = Сначала решите, как платить.
reason-already_armed = У этого гнома уже есть оружие силы { $n }.
reason-unarmed = В экспедицию идут с оружием. Сначала выкуйте его.
reason-too_weak = Для этого нужно оружие силы { $n }: { $loot }.
reason-loot_taken = Каждый трофей берут лишь однажды за экспедицию: { $loot }.
reason-on_expedition = Ваш гном в пути: берите трофеи или возвращайтесь домой.
reason-animals_first = Сначала найдите место всем животным.
reason-wrong_meal = Съедают ровно тех, кому не хватило места. Остальных можно обменять на еду.
reason-too_few_parents = Для приплода нужно: { $amount }.
reason-no_room_for_newborn = Для них не хватает места.
reason-breeding_now = Сначала решите, какие животные родятся.
reason-choose_phase = Сначала выберите фазу.
reason-feed_first = Сначала накормите семью.
reason-not_yours = У вас нет помещения «{ $furnishing }».
reason-bought_already = Это вы уже купили: { $good }.
reason-imitate_first = Сначала выберите, чему подражать.
reason-not_imitable = Этому полю подражать нельзя: { $space }.
reason-no_opponent_there = Там нет гнома соперника: { $space }.
reason-overflow_first = Сначала решите, что делать с переполненными полями.
reason-not_overfull = Там нет стольких товаров ({ $n }): { $space }.
reason-protected = Это поле уже сохранено: { $space }.
reason-only_exchanges = Сейчас остались только обмены.
reason-leaves_nothing = Тогда гному здесь будет нечего делать. Сначала сделайте что-нибудь здесь.

## Что не так с позицией

error-position_round = С таким числом игроков нет раунда { $value }.
error-position_harvest = В раунде { $round } не может лежать закрытый жетон урожая.
error-position_markers = Закрытых жетонов урожая { $value }, а раундов с жетонами впереди { $n }.
error-position_cards = В раунде { $round } должно быть карт этого этапа: { $n }; здесь: { $value }.
error-position_space = При числе игроков { $n } этого поля нет в игре: { $space }.
error-position_space_missing = Не хватает поля: { $space }.
error-position_wish = «Разговоры о детях» лежат не той стороной: их переворачивает «Семейная жизнь».
error-position_no_pile = На этом поле товары не копятся: { $space }.
error-position_ground = «{ $key }»: этого там быть не может: { $cell }.
error-position_pair = «{ $key }» должен называть каждое большое пастбище как две соседние клетки.
error-position_stables = «{ $key }»: не больше 3 хлевов, в лесу, на лугах и пастбищах.
error-position_crops = «{ $key }»: посевы одного вида лежат только на полях: { $cell }.
error-position_furnishing_twice = Помещение «{ $furnishing }» только одно.
error-position_covered = «{ $key }»: перекрывают друг друга только Торговец и Склад стройматериалов.
error-position_dwarfs = «{ $key }»: гномов { $value }, а возможно не меньше 2 и не больше { $n }.
error-position_occupied = «{ $key }»: этого поля нет в игре или оно занято: { $space }.
error-position_not_introductory = Помещения «{ $furnishing }» нет во вводной игре.
error-position_dwelling = «Жилище» всегда есть в запасе.
error-position_this_turn = Гном и поле этого хода не подходят к остальному.
error-position_no_room = Не всем животным хватает места: { $seat }.

## Очки

category-animals = животные
category-missing_types = недостающие типы животных
category-grain = злаки
category-vegetables = овощи
category-rubies = рубины
category-dwarfs = гномы
category-unused_cells = пустые клетки
category-furnishings = помещения
category-pastures = пастбища
category-mines = рудники и шахты
category-bonus = бонус
category-gold = золото
category-begging = попрошайничество
counter-dwarfs = гномы
counter-food_due = нужно еды в этом раунде
counter-begging = жетоны попрошайничества
counter-score = очки
verdict-solo = Одиночная игра: важно каждое очко.
verdict-points = Побеждает тот, у кого больше очков.
verdict-shared = Победа разделена.

## Места; ряды и столбцы считаются с 1

cell-r0c0 = ряд 1, столбец 1
cell-r0c1 = ряд 1, столбец 2
cell-r0c2 = ряд 1, столбец 3
cell-r0c3 = ряд 1, столбец 4
cell-r0c4 = ряд 1, столбец 5
cell-r0c5 = ряд 1, столбец 6
cell-r1c0 = ряд 2, столбец 1
cell-r1c1 = ряд 2, столбец 2
cell-r1c2 = ряд 2, столбец 3
cell-r1c3 = ряд 2, столбец 4
cell-r1c4 = ряд 2, столбец 5
cell-r1c5 = ряд 2, столбец 6
cell-r2c0 = ряд 3, столбец 1
cell-r2c1 = ряд 3, столбец 2
cell-r2c2 = ряд 3, столбец 3
cell-r2c3 = ряд 3, столбец 4
cell-r2c4 = ряд 3, столбец 5
cell-r2c5 = ряд 3, столбец 6
cell-r3c0 = ряд 4, столбец 1
cell-r3c1 = ряд 4, столбец 2
cell-r3c2 = ряд 4, столбец 3
cell-r3c3 = ряд 4, столбец 4
cell-r3c4 = ряд 4, столбец 5
cell-r3c5 = ряд 4, столбец 6
cell-r-1c0 = над планшетом, столбец 1
cell-r-1c1 = над планшетом, столбец 2
cell-r-1c2 = над планшетом, столбец 3
cell-r0c-1 = слева от планшета, ряд 1
cell-r1c-1 = слева от планшета, ряд 2
cell-r2c-1 = слева от планшета, ряд 3
cell-r3c-1 = слева от планшета, ряд 4
cell-r4c0 = под планшетом, столбец 1
cell-r4c1 = под планшетом, столбец 2
cell-r4c2 = под планшетом, столбец 3
cell-r-1c3 = над планшетом, столбец 4
cell-r-1c4 = над планшетом, столбец 5
cell-r-1c5 = над планшетом, столбец 6
cell-r0c6 = справа от планшета, ряд 1
cell-r1c6 = справа от планшета, ряд 2
cell-r2c6 = справа от планшета, ряд 3
cell-r3c6 = справа от планшета, ряд 4
cell-r4c4 = под планшетом, столбец 5
cell-r4c5 = под планшетом, столбец 6

weapon-1 = оружие 1
weapon-2 = оружие 2
weapon-3 = оружие 3
weapon-4 = оружие 4
weapon-5 = оружие 5
weapon-6 = оружие 6
weapon-7 = оружие 7
weapon-8 = оружие 8
weapon-9 = оружие 9
weapon-10 = оружие 10
weapon-11 = оружие 11
weapon-12 = оружие 12
weapon-13 = оружие 13
weapon-14 = оружие 14
