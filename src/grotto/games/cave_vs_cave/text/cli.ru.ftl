# «Каверна. Пещера на пещеру» в терминале.

cli-cave_vs_cave-round = Раунд { $n } из { $rounds }, ход { $turn } из { $turns }
cli-cave_vs_cave-first = первый: { $player }
cli-cave_vs_cave-or = или
cli-cave_vs_cave-food-icon = +1 еда
cli-cave_vs_cave-dig = раскоп
cli-cave_vs_cave-dig-two = раскоп дважды
cli-cave_vs_cave-dig-through = раскоп сквозь стены
cli-cave_vs_cave-furnish = комната
cli-cave_vs_cave-build-wall = стена
cli-cave_vs_cave-own-wall = снос своей стены
cli-cave_vs_cave-most-gold = только если золота больше
cli-cave_vs_cave-different =
    { $n ->
        [one] { $n } товар
        [few] { $n } разных товара
       *[many] { $n } разных товаров
    }
cli-cave_vs_cave-refill = пополнить до { $level }: { $goods }
cli-cave_vs_cave-refill-all = пополнить все товары до { $level }
cli-cave_vs_cave-more-rooms =
    { $n ->
        [one] ещё { $n } комната
        [few] ещё { $n } комнаты
       *[many] ещё { $n } комнат
    }
cli-cave_vs_cave-whenever = { $event }: { $effect }
cli-cave_vs_cave-no-cost = бесплатно
cli-cave_vs_cave-shape = стены { $shape }
cli-cave_vs_cave-mark =
    { $colour ->
        [orange] О
       *[blue] С
    }
cli-cave_vs_cave-face-down = Закрыты
cli-cave_vs_cave-display = Комнаты на столе
cli-cave_vs_cave-walls-left = стен в запасе: { $n }
cli-cave_vs_cave-stack = в стопке: { $n }

cli-cave_vs_cave-legend-signs = Знаки: [1] использовать оранжевую комнату, [2] до двух; · и, в любом порядке; / что-то одно; → заплатить то, что слева, за то, что справа; ★ очки. Цена комнаты на карточке — то, что платят, доплата на жетоне прибавляется к ней.
cli-cave_vs_cave-legend-rooms = Комнаты: О — оранжевая, её используют по [1], [2], [3]; С — синяя, работает всегда. Оранжевых вместе со входом должно быть больше, чем синих.
cli-cave_vs_cave-legend-walls = Стены, которые нужны комнате или есть у каверны: 1, 3 или 4, └ две углом, ║ две напротив. Если названо несколько вариантов, годится любой.
cli-cave_vs_cave-legend-caves = Пещеры: толстые линии — скала, кирпич — построенные стены, пунктир — места для стен, ░ — ещё не раскопано, » — вход. Копают от входа вглубь.

cli-cave_vs_cave-plain-walls-left =
    { $n ->
        [0] Стен в запасе не осталось.
        [one] В запасе { $n } стена.
        [few] В запасе { $n } стены.
       *[many] В запасе { $n } стен.
    }
cli-cave_vs_cave-plain-tile = Жетон «{ $tile }»: { $help }
cli-cave_vs_cave-plain-tile-taken = Жетон «{ $tile }» в этом раунде взят: { $player }.
cli-cave_vs_cave-plain-face-down =
    { $n ->
        [one] Закрыт { $n } жетон действия; он откроется в раунде, где ходов { $turns }.
        [few] Закрыто { $n } жетона действий; они откроются в раундах, где ходов { $turns }.
       *[many] Закрыто { $n } жетонов действий; они откроются в раундах, где ходов { $turns }.
    }
cli-cave_vs_cave-plain-displayed = На общем столе: «{ $room }». { $help }
cli-cave_vs_cave-plain-no-display = На общем столе комнат нет.
cli-cave_vs_cave-plain-stack =
    { $n ->
        [0] Стопка пуста.
        [one] В стопке { $n } комната.
        [few] В стопке { $n } комнаты.
       *[many] В стопке { $n } комнат.
    }
cli-cave_vs_cave-plain-score = { $player }: очков { $total }, за комнаты { $rooms } и за золото { $gold }.
cli-cave_vs_cave-plain-goods = { $player }: { $goods }.
cli-cave_vs_cave-plain-room =
    { $colour ->
        [orange] «{ $room }», оранжевая, очков { $points }
       *[blue] «{ $room }», синяя, очков { $points }
    }
cli-cave_vs_cave-plain-cell = { $player }, { $place }: { $there }; { $walls }.
cli-cave_vs_cave-plain-rock = не раскопано
cli-cave_vs_cave-plain-rock-food = не раскопано, в породе 1 еда
cli-cave_vs_cave-plain-empty = пусто
cli-cave_vs_cave-plain-walls =
    { $n ->
        [0] стен нет
        [one] { $n } стена: { $walls }
        [few] { $n } стены: { $walls }
       *[many] { $n } стен: { $walls }
    }
cli-cave_vs_cave-side-n = сверху
cli-cave_vs_cave-side-e = справа
cli-cave_vs_cave-side-s = снизу
cli-cave_vs_cave-side-w = слева
cli-cave_vs_cave-built = { $side } (построена)

## Что спрашивается, по виду слова
cli-ask-cell = Где?
cli-ask-edge = Где?
cli-ask-good = Какой товар?
cli-ask-room = Какая комната?
cli-ask-surcharge = Чем платите?
cli-ask-tile = Какой жетон?
