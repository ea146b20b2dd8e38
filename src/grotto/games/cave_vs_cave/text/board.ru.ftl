# What only the table in the browser says.

## Cave vs. Cave: что говорится на пещерах и вокруг них

web-cvc-panel-actions = Действия
web-cvc-panel-mine = Моя пещера
web-cvc-panel-rooms = Комнаты
web-cvc-panel-theirs = Чужая пещера
web-cvc-the-table = Стол
web-cvc-tiles = Жетоны действий
web-cvc-tile = Жетон действия «{ $tile }»
web-cvc-tile-current = Жетон действия «{ $tile }», взят на этот ход
web-cvc-tile-hidden = Закрытый жетон действия, на обороте { $n }
web-cvc-taken-by = взял игрок { $name }
web-cvc-walls-ignored = стены не мешают
web-cvc-refill-to = до { $n }
web-cvc-refill-all = все
web-cvc-different =
    { $n ->
        [one] { $n } товар
        [few] { $n } разных
       *[many] { $n } разных
    }
web-cvc-round =
    { $turns ->
        [one] Раунд { $n } из { $rounds }: { $turns } ход
       *[other] Раунд { $n } из { $rounds }: { $turns } хода
    }
web-cvc-over = Партия окончена
web-cvc-display = Комнаты на столе
web-cvc-below =
    { $n ->
        [one] Ниже ещё { $n } комната
        [few] Ниже ещё { $n } комнаты
        [many] Ниже ещё { $n } комнат
       *[other] Ниже ещё { $n } комнат
    }
web-cvc-display-empty = На столе нет комнат.
web-cvc-stack =
    { $n ->
        [one] { $n } комната в стопке
        [few] { $n } комнаты в стопке
       *[many] { $n } комнат в стопке
    }
web-cvc-walls-left = Осталось стен: { $n }
web-cvc-walls-left-text = Стен в запасе: { $n }.
web-cvc-free = бесплатно
web-cvc-room =
    { $points ->
        [one] { $room }, { $colour }, { $points } очко
        [few] { $room }, { $colour }, { $points } очка
       *[many] { $room }, { $colour }, { $points } очков
    }
web-cvc-card = { $room }, стоит: { $cost }, стены: { $pattern }
web-cvc-colour-orange = оранжевая
web-cvc-colour-blue = синяя
web-cvc-no-fit = стены не те
web-cvc-short = нужно ещё { $amount }
web-cvc-too-blue = нужно больше оранжевых комнат
web-cvc-most-gold = нужно больше золота
web-cvc-marks = Знаки стен.
web-cvc-mark-needed = толстая: стена нужна
web-cvc-mark-either = прерывистая: всё равно
web-cvc-mark-none = тонкая: без стены.
web-cvc-mark-blue = синяя: действует сама.
web-cvc-mark-turn = Комнату можно повернуть.
web-cvc-you = вы
web-cvc-parts = комнаты { $rooms } + золото { $gold }
web-cvc-aim = цель: 50 очков
web-cvc-in-vain = впустую
web-cvc-score = Очки за комнаты: { $rooms }, за золото: { $gold }, всего: { $total }.
web-cvc-score-is =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
web-cvc-score-then =
    { $n ->
        [one] затем { $n } очко
        [few] затем { $n } очка
       *[many] затем { $n } очков
    }
web-cvc-cave-of = Пещера, игрок { $name }
web-cvc-goods-of = Товары, игрок { $name }
web-cvc-goods-are = Товары: { $goods }.
web-cvc-empty = пусто
web-cvc-empty-cavern = пустая каверна
web-cvc-rock = порода, ещё не раскопана
web-cvc-food-icon = внутри 1 еда
web-cvc-walls = стены: { $sides }
web-cvc-no-walls = без стен
web-cvc-side-n = сверху
web-cvc-side-e = справа
web-cvc-side-s = снизу
web-cvc-side-w = слева
web-cvc-wall-places = Места для стен
web-cvc-wall-at = Стена { $edge }
web-cvc-no-wall-at = Место для стены { $edge }
web-cvc-built-walls = Построенные стены: { $walls }.
web-cvc-built-none = Стен не построено.
