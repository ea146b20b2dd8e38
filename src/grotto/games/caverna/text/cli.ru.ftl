# «Каверна» в терминале.

cli-caverna-round = Раунд { $n } из { $rounds }
cli-caverna-first = первый игрок: { $player }
cli-caverna-harvest = урожай: { $harvest }
cli-caverna-markers = Закрытые жетоны урожая: с листом — { $leaves }, с вопросительным знаком — { $questions }
cli-caverna-next-question = Следующий вопросительный знак означал бы: { $harvest }
cli-caverna-coming =
    { $n ->
        [one] Карта раунда { $rounds }: { $cards }
        [few] Карты раундов { $rounds }, порядок неизвестен: { $cards }
       *[many] Карты раундов { $rounds }, порядок неизвестен: { $cards }
    }
cli-caverna-or = или
cli-caverna-collect = товары
cli-caverna-starting_player = товары, первый ход в следующем раунде
cli-caverna-with-ruby-mines =
    { $n ->
        [one] {" "}+{ $goods }, если есть рубиновая шахта ({ $n })
        [few] {" "}+{ $goods }, если есть { $n } рубиновые шахты
       *[many] {" "}+{ $goods }, если есть { $n } рубиновых шахт
    }
cli-caverna-per-ore-mine = {" "}+{ $goods } за каждый рудник
cli-caverna-furnish-dwelling = обустроить жилище
cli-caverna-expedition = экспедиция { $level }
cli-caverna-ruby-mine = рубиновая шахта ({ $ground })
cli-caverna-goods-here = здесь { $goods }
cli-caverna-free = бесплатно
cli-caverna-furnishings = Обустройство
cli-caverna-group-dwellings = Жилища
cli-caverna-group-special_rooms = Особые комнаты
cli-caverna-group-craft = Ремесленники
cli-caverna-group-suppliers = Поставщики
cli-caverna-group-caves = Пещеры
cli-caverna-group-parlors = Помещения
cli-caverna-group-storages = Склады
cli-caverna-group-chambers = Комнаты

cli-caverna-ground-forest = лес
cli-caverna-ground-mountain = гора
cli-caverna-ground-meadow = луг
cli-caverna-ground-field = поле
cli-caverna-ground-pasture = пастбище
cli-caverna-ground-cavern = каверна
cli-caverna-ground-tunnel = туннель
cli-caverna-ground-deep_tunnel = глубокий туннель
cli-caverna-ground-ore_mine = рудник
cli-caverna-ground-ruby_mine = рубиновая шахта
cli-caverna-entry-dwelling = Входное жилище
cli-caverna-dogs = с{ $n }

cli-caverna-unarmed = без оружия
cli-caverna-dwarfs-home = Гномы дома: { $dwarfs }.
cli-caverna-dwarfs-away = Гномы заняты: { $dwarfs }.
cli-caverna-at-newborn = новорождённый
cli-caverna-at-stayed = остался дома
cli-caverna-food-due = Нужно еды в этом раунде: { $due }; есть { $food }.
cli-caverna-food-maybe = Если в этом раунде будет урожай, нужно еды: { $due }; есть { $food }.
cli-caverna-begging = Жетоны попрошайничества: { $n }
cli-caverna-deliveries = Ещё придёт в начале раундов: { $goods }
cli-caverna-delivery = { $good } ({ $n })

cli-caverna-legend-signs = Знаки: · и/или, в любом порядке; » и затем/или, хотя бы одно из двух; ⇒ и затем, не без первого; → заплатить то, что слева, за то, что справа; + получить; ★ очки. Число на жёлтом фоне можно набрать.
cli-caverna-legend-rounds = Раунды: ❀ полный урожай, – без урожая, ① 1 еда за каждого гнома, ◐ поля или разведение, ? жетон, которого никто не видел; [ ] — текущий раунд.
cli-caverna-legend-spaces = Поля действий: [ ] товары на поле, «товары» — взять их все; «экспедиция 3» приносит до 3 трофеев; ▲ ● ■ ◆ ⬟ ✚ ⬢ показывают, чей гном там стоит; ▒ — будущие карты с их раундами, / — порядок неизвестен.
cli-caverna-legend-board = Планшет: ♣ лес, ░ гора, » клетка перед входом, толстые линии — изгородь, ⌂ хлев, с2 — две собаки на страже, +1 получает тот, кто накроет клетку. Животные показаны там, где для них есть место; расставлять их не нужно.

cli-caverna-plain-first = Жетон первого игрока: { $player }
cli-caverna-plain-harvest = Урожай этого раунда: { $harvest }
cli-caverna-plain-harvests = Урожай следующих раундов: { $rounds }
cli-caverna-plain-space = Поле «{ $space }»: свободно. { $help }
cli-caverna-plain-space-goods = Поле «{ $space }»: свободно, лежит { $goods }. { $help }
cli-caverna-plain-space-taken = Поле «{ $space }» занято: { $player }.
cli-caverna-plain-supply = Обустройство в запасе, { $group }: { $furnishings }.
cli-caverna-plain-score = { $player }: очков { $total }: { $scores }.
cli-caverna-plain-goods = { $player }: в наличии { $goods }.
cli-caverna-nothing = ничего
cli-caverna-plain-dwarfs = { $player }. { $dwarfs }
cli-caverna-plain-food = { $player }: нужно еды в этом раунде { $due }, есть { $food }.
cli-caverna-plain-food-maybe = { $player }: если в этом раунде будет урожай, нужно еды { $due }, есть { $food }.
cli-caverna-plain-begging = { $player }: жетонов попрошайничества { $n }.
cli-caverna-plain-deliveries = { $player }: ещё придёт в начале раундов: { $goods }.
cli-caverna-plain-covered = { $player }: застроено: { $furnishings }.
cli-caverna-plain-cell = { $player }, { $place }: { $there }.
cli-caverna-plain-icon = кто накроет, получит { $goods }
cli-caverna-plain-together = одно пастбище с клеткой { $place }

cli-caverna-ask-twin-cell =
    { $n ->
        [0] Куда положить первую половину жетона «{ $twin }»?
       *[other] Куда положить вторую половину жетона «{ $twin }»?
    }
cli-caverna-ask-large_pasture-cell = Какие два луга станут одним пастбищем?

## Что спрашивается, по виду слова
cli-ask-cell = Где?
cli-ask-furnishing = Что обустроить?
cli-ask-good = Какой товар?
cli-ask-loot = Какой трофей?
cli-ask-payment = Чем платите?
cli-ask-single = Какой жетон?
cli-ask-space = Какое поле?
cli-ask-twin = Какой жетон?
cli-ask-weapon = Какое оружие?
