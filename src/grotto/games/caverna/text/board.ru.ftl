# What only the table in the browser says.

## Caverna: что сказано на планшетах и вокруг них

web-cav-panel-spaces = Места
web-cav-panel-mine = Ферма
web-cav-panel-furnishings = Комнаты
web-cav-panel-loot = Трофеи
web-cav-panel-theirs = Другие
web-cav-panel-score = Счёт
web-cav-the-table = Стол
web-cav-spaces = Поля действий
web-cav-cards = Карты по раундам
web-cav-furnishings = Помещения
web-cav-loot = Трофеи экспедиций
web-cav-space = Поле действия «{ $space }»
web-cav-space-current = Поле действия «{ $space }», выбрано в этот ход
web-cav-goods-here = можно взять: { $goods }
web-cav-goods-lie = Здесь: { $goods }.
web-cav-taken =
    { $n ->
        [0] Занято: { $name }.
       *[other] Занято: { $name }, оружие { $n }.
    }
web-cav-face-down = Карта лежит рубашкой вверх, откроется в раунде { $n }
web-cav-to-come = Ещё впереди:
web-cav-coming = { $rounds }: { $cards }
web-cav-round = Раунд { $n }.
web-cav-begins = Игра начинается.
web-cav-over = Игра окончена
web-cav-harvest-none = Без урожая.
web-cav-harvest-full = В конце урожай.
web-cav-harvest-pay_one = В конце 1 еда за гнома.
web-cav-harvest-choice = В конце поля или приплод.
web-cav-harvest-unknown = Урожай пока неизвестен.
web-cav-harvest-now = Кормить семью в этом раунде: нужно еды { $food }, есть { $have }.
web-cav-harvest-maybe = Если в этом раунде будет урожай: нужно еды { $food }, есть { $have }.
web-cav-harvest-later = Кормить семью в раунде { $round }: нужно еды { $food }, есть { $have }.
web-cav-harvest-theirs-now = Кормить семью в этом раунде: нужно еды { $food }, есть { $have }.
web-cav-harvest-theirs-later = Кормить семью в раунде { $round }: нужно еды { $food }, есть { $have }.
web-cav-no-more-harvest = Урожая больше не будет.
web-cav-missing = Не хватает { $n }
web-cav-enough = Хватает
web-cav-markers = Закрытые жетоны урожая: листьев { $leaf }, вопросительных знаков { $question }.
web-cav-starts-next = Следующий раунд начинает { $name }.
web-cav-token = начинает следующий раунд
web-cav-you = вы
web-cav-left = выставить: { $n }
web-cav-dwarfs = Гномы
web-cav-dwarf =
    { $n ->
        [0] Гном без оружия: { $where }
       *[other] Гном с оружием { $n }: { $where }
    }
web-cav-dwarf-home = ещё не выставлен
web-cav-dwarf-newborn = родился в этом раунде
web-cav-dwarf-stayed = остаётся дома
web-cav-begging = Жетоны попрошайничества: { $n }
good-begging = жетоны попрошайничества
amount-begging =
    { $n ->
        [one] { $n } жетон попрошайничества
        [few] { $n } жетона попрошайничества
       *[many] { $n } жетонов попрошайничества
    }
web-cav-farm-of = Ферма: { $name }
web-cav-enlarge = Ферма: { $name }, показать крупно
web-cav-goods-of = Запасы: { $name }
web-cav-goods-are = Запасы: { $goods }.
web-cav-score =
    { $n ->
        [one] Сейчас { $n } очко.
        [few] Сейчас { $n } очка.
       *[many] Сейчас { $n } очков.
    }
web-cav-score-parts = Откуда очки
web-cav-ground-forest = лес
web-cav-ground-rock = гора
web-cav-ground-meadow = луг
web-cav-ground-field = поле
web-cav-ground-small_pasture = маленькое пастбище
web-cav-ground-large_pasture = большое пастбище
web-cav-ground-cavern = Каверна
web-cav-ground-tunnel = Туннель
web-cav-ground-deep_tunnel = Глубокий туннель
web-cav-ground-ore_mine = Рудник
web-cav-ground-ruby_mine = Рубиновая шахта
web-cav-stable = хлев
web-cav-hides = первый жетон здесь принесёт: { $goods }
web-cav-entry-level = Входное жилище
web-cav-card =
    { $points ->
        [one] { $name }, { $points } очко, цена: { $cost }
        [few] { $name }, { $points } очка, цена: { $cost }
       *[many] { $name }, { $points } очков, цена: { $cost }
    }
web-cav-card-bonus = { $name }, бонусные очки, цена: { $cost }
web-cav-free = даром
web-cav-group-dwellings = Жилища
web-cav-group-special_rooms = Особые комнаты
web-cav-group-craft = Ремёсла
web-cav-group-suppliers = Поставщики
web-cav-group-caves = Пещеры
web-cav-group-parlors = Гостиные
web-cav-group-storages = Склады
web-cav-group-chambers = Палаты
web-cav-filter = Какие помещения показаны
web-cav-filter-affordable = По карману
web-cav-filter-within_reach = С обменом
web-cav-filter-all = Все
web-cav-none = Ничего не по карману.
web-cav-show-all = Показать все
web-cav-point = Наведите на комнату, чтобы прочесть, что она делает.
web-cav-and-or = либо… либо → и/или
web-cav-overhang = за край планшета
web-cav-loot-strength =
    { $n ->
        [0] Трофеи приносит только вооружённый гном.
       *[other] Оружие { $n }: доступно всё до силы { $n }.
    }
web-cav-loot-item = { $loot }, сила { $n }

## О чём спрашивают, когда часть хода уже выбрана

ask-twin-twin = Какой двойной жетон?
ask-twin-cell-meadow_field = Положите луг и поле
ask-twin-cell-cavern_tunnel = Положите каверну и туннель
ask-twin-cell-cavern_cavern = Положите две каверны
ask-twin-cell-ore_mine_deep_tunnel = Положите рудник и глубокий туннель
do-twin-cell-meadow_field = Положить луг и поле
do-twin-cell-cavern_tunnel = Положить каверну и туннель
do-twin-cell-cavern_cavern = Положить две каверны
do-twin-cell-ore_mine_deep_tunnel = Положить рудник и глубокий туннель
ask-ruby_mine-cell = Где будет рубиновая шахта?
ask-small_pasture-cell = Какой луг станет маленьким пастбищем?
ask-large_pasture-cell = Какие два луга станут большим пастбищем?
ask-stable-cell = Где будет хлев?
ask-sow-crop = Что вы сеете?
ask-furnish-furnishing = Какую комнату обустроите?
ask-furnish-cell = Где разместить: { $furnishing }?
ask-furnish-payment = Как вы платите: { $furnishing }?
ask-forge-weapon = Какой силы оружие?
ask-loot-loot = Какой трофей вы берёте?
ask-loot-cell = Трофей: где разместить?
ask-loot-furnishing = Трофей: какое помещение?
ask-loot-payment = Трофей: как вы платите?
ask-loot-crop = Трофей: что вы сеете?
ask-loot-animal = Трофей: какие животные рождаются?
ask-place-space = Куда идёт гном?
ask-hurry-weapon = Какой гном идёт вне очереди за рубин?
ask-hurry-space = Куда идёт гном ({ $weapon })?
ask-imitate-space = Какому полю вы подражаете?
ask-breed-animal = Какие животные родятся?
ask-eat-animal = Каких животных вы едите?
ask-buy-good = Что вы покупаете?
ask-feed-good = Чем накормить одного гнома?
ask-ruby-cell = Где разместить: { $single }?
ask-exchange-good = На что обменять?
ask-disarm-dwarf = Какой гном отдаёт оружие?
web-cav-begs =
    { $n ->
        [one] { $n } жетон попрошайничества, очки { $points }
        [few] { $n } жетона попрошайничества, очки { $points }
       *[many] { $n } жетонов попрошайничества, очки { $points }
    }

## Урожай в строке хода

web-cav-harvest-steps = Шаги урожая
web-cav-step-fields = Поля
web-cav-step-feed = Еда
web-cav-step-young = Приплод
web-cav-fields-gave = Поля дали
web-cav-fields-nothing = Ничего.
web-cav-still-grow = ещё растёт: { $n }
web-cav-plates = Еда для семьи
web-cav-food-of = еды { $n } из { $due }
web-cav-of = { $n } из { $due }
web-cav-larder = { $n } в кладовой
web-cav-all-fed = Все сыты.
web-cav-not-all-fed = Еды не хватило.
web-cav-put-back = вернуть
web-cav-after-meal = После еды
web-cav-young-sheep = ягнёнок
web-cav-young-donkey = ослёнок
web-cav-young-boar = кабанчик
web-cav-young-cattle = телёнок
web-cav-no-room-sheep = ягнёнку нет места
web-cav-no-room-donkey = ослёнку нет места
web-cav-no-room-boar = кабанчику нет места
web-cav-no-room-cattle = телёнку нет места
web-cav-instead-sheep = вместо ягнёнка?
web-cav-instead-donkey = вместо ослёнка?
web-cav-instead-boar = вместо кабанчика?
web-cav-instead-cattle = вместо телёнка?
web-cav-no-young = Приплода не будет: нужны двое одного вида.
web-cav-feed-family = Накормить семью
web-cav-least-loss = Лучше всего:
web-cav-points-lost =
    { $n ->
        [0] без потери очков
        [one] −{ $n } очко
        [few] −{ $n } очка
       *[other] −{ $n } очков
    }
web-cav-then-beg = и просить: { $n }
web-cav-beg = Просить милостыню ({ $n }): { $points } { $n ->
        [1] очка
        [7] очко
        [8] очка
       *[other] очков
    }
# За слишком коротким нажатием.
web-cav-hold = Нажмите и держите
web-cav-really-beg = Точно просить? Очки: { $points }
web-cav-eat = съесть { $amount }: еды { $food }
web-cav-eat-each = по +{ $food }
web-cav-eat-several = { $n }: +{ $food }
web-cav-eat-gives = +{ $food }
web-cav-keep-two = для приплода нужны двое
web-cav-room-of = { $n } из { $room }
web-cav-homeless = Без места
web-cav-aloud-harvest = Урожай.
web-cav-aloud-fields = Поля дали: { $goods }.
web-cav-aloud-feed = Накормите семью: нужно еды { $due }, есть { $have }, не хватает { $short }.
web-cav-aloud-eat = Съесть можно: { $n }.
web-cav-aloud-enough = Хватает на всех.
web-cav-loot-bring =
    { $n ->
        [one] Экспедиция, сила { $strength }: { $n } трофей.
       *[other] Экспедиция, сила { $strength }: до { $n } трофеев.
    }
