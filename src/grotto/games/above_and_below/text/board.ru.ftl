# Что говорит только стол в браузере.

## Части стола

web-ab-panel-mine = Деревня
web-ab-panel-market = Рынок
web-ab-panel-people = Стол
web-ab-the-table = Стол
web-ab-round = Раунд { $n } из { $rounds }
web-ab-over = Игра окончена
web-ab-cider = сидр ждёт первого работника
web-ab-market = Рынок
web-ab-people = Игроки
web-ab-first = первый игрок
web-ab-first-is = Первый игрок: { $name }.
web-ab-row-house = Дома
    .help = Дома стоят на поверхности. Строит тот, у кого молоток; ряд пополняется. Раз за ход за 1 монету можно сменить весь ряд.
web-ab-row-outpost = Заставы, нужна пустая пещера
    .help = Заставы стоят под землёй: каждой нужна пустая пещера, её приносят походы.
web-ab-row-key = Дома с ключом
    .help = Дома с ключом разыграны для этой партии; каждый есть в одном экземпляре.
web-ab-row-star = Дома со звездой
    .help = Дома со звездой есть в каждой партии; каждый в одном экземпляре.
web-ab-row-seekers = Ищут работу
    .help = Тот, у кого перо, обучает новичка за цену его места. Новичок приходит уставшим. В конце раунда ряд сдвигается влево, и приходят новые.
web-ab-row-quests = Задания
    .help = Кто первым имеет всё, чего требует задание, получает его само собой, а в конце его очки; платить ничего не нужно.
web-ab-row-empty = Больше нет.
web-ab-no-quests = Все задания выполнены.
web-ab-quest =
    { $points ->
        [one] { $quest }: { $list }, { $points } очко
        [few] { $quest }: { $list }, { $points } очка
       *[other] { $quest }: { $list }, { $points } очков
    }
web-ab-new-row = новый ряд
web-ab-refresh = Обновить ряд «{ $row }» за 1 монету, карт в колоде: { $n }
web-ab-train-with-quill = обучает тот, у кого перо
web-ab-looks-for-work = ищет работу

## Карты и жители

web-ab-costs = стоит { $amount }
web-ab-lies-here = можно собрать { $amount }
web-ab-goods-ready = ждёт
web-ab-needs-cave = Нужна пустая пещера.
web-ab-fx-beds =
    { $n ->
        [one] { $n } кровать.
        [few] { $n } кровати.
       *[other] { $n } кроватей.
    }
web-ab-fx-replenish = Каждый раунд даёт { $amount }, если там пусто.
web-ab-fx-stock = Хранит { $amount }.
web-ab-fx-income = Доход +{ $n }.
web-ab-fx-reroll =
    { $n ->
        [one] { $n } переброс в каждом походе.
        [few] { $n } переброса в каждом походе.
       *[other] { $n } перебросов в каждом походе.
    }
web-ab-fx-coin-on-build = За покупку каждой другой постройки приносит { $amount }.
web-ab-fx-coin-on-explore = За каждый удачный поход приносит { $amount }.
web-ab-fx-potion-income = Каждый раунд даёт { $amount }.
web-ab-fx-once-potion = При постройке даёт { $amount }.
web-ab-fx-once-reputation = Репутация при постройке: +{ $n }.
web-ab-fx-train-to-ready = Новички могут сразу быть готовы.
web-ab-fx-spend = «{ $item }» можно тратить как монету.
web-ab-fx-income-per = Доход +{ $n } за каждый товар «{ $item }» на шкале.
web-ab-fx-vp =
    { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[other] { $n } очков.
    }
web-ab-fx-vp-per =
    { $n ->
        [one] { $n } очко за каждое: { $item }.
        [few] { $n } очка за каждое: { $item }.
       *[other] { $n } очков за каждое: { $item }.
    }
web-ab-thing-house_class = постройка на поверхности
web-ab-thing-villager = житель
web-ab-thing-empty_cave = пустая пещера
web-ab-die-row =
    { $n ->
        [one] { $n } фонарь
        [few] { $n } фонаря
       *[other] { $n } фонарей
    } { $roll ->
        [1] при любом броске
       *[other] при броске от { $roll }
    }
web-ab-symbol-hammer = молоток
web-ab-symbol-quill = перо
web-ab-symbol-hammer_plus = молоток, строит на 1 монету дешевле
web-ab-symbol-quill_plus = перо, обучает на 1 монету дешевле
web-ab-trait-disobedient = может не послушаться
web-ab-trait-bad_reputation = при вступлении стоит 1 репутации
web-ab-trait-own_bed = спит в своей кровати
web-ab-trait-no_cider_no_potion = не пьёт ни сидра, ни зелий
web-ab-goes = идёт

## Деревня

web-ab-village-of = Деревня: { $name }
web-ab-my-village = К своей
web-ab-look = Посмотреть
web-ab-zone = { $zone }: { $n }
web-ab-zone-ready = Готовы
    .help = Готовые жители могут действовать. В поход идут не меньше двух, на сбор урожая и на работу сколько угодно, строит и обучает один. Кто действовал, тот устал.
web-ab-zone-exhausted = Устали
    .help = Уставшие отдыхают в конце раунда: кружка сидра или кровать делает одного из них готовым.
web-ab-zone-injured = Ранены
    .help = От зелья или кровати раненый становится уставшим; после зелья сидр или кровать в ту же ночь делают его готовым. В двух кроватях никто не спит.
web-ab-nobody = Никого.
web-ab-nothing = пусто
web-ab-hint-declare = Нажмите на тех, кто тоже пойдёт. Ещё раз на выбранного, и он останется.
web-ab-hint-two = Под землю идут хотя бы двое.
web-ab-hint-declared = Нажмите на выбранного, и он останется.
web-ab-hint-villager = Выберите, кто будет действовать, или что делать.
web-ab-tonight =
    { $n ->
        [one] Ночью: { $n } кровать.
        [few] Ночью: { $n } кровати.
       *[other] Ночью: { $n } кроватей.
    }
web-ab-track = Шкала развития
    .help = Товары выкладывают при любом своём решении и навсегда. Первый товар вида занимает самую левую свободную ячейку, остальные ложатся к нему. В конце каждый товар приносит очки своей ячейки, а самая правая занятая ячейка определяет доход.
web-ab-income = доход { $n }, с новым видом товара { $next }
web-ab-slot = { $points } оч.
web-ab-slot-worth = очков за каждый: { $points }, доход монет: { $income }
web-ab-for-sale = На продажу: { $item }
web-ab-nothing-for-sale = Ничего не продаётся
web-ab-empty-cave = пустая пещера
web-ab-empty-caves = Пустых пещер: { $n }
web-ab-no-caves = Пещер пока нет: их находят в походах.
web-ab-next-cave = Следующая карта: { $cave }
web-ab-caves-left =
    { $n ->
        [one] осталась { $n } карта пещер
        [few] остались { $n } карты пещер
       *[other] осталось { $n } карт пещер
    }
web-ab-no-cave-cards = Карт пещер не осталось.
web-ab-artifact-on-deck = На колоде пещер лежит артефакт.
web-ab-artifact = { $artifact }, { $n }
web-ab-artifact-used = { $artifact }, { $n }, в этом раунде использован
web-ab-passed = уже пас
web-ab-people-count = готовы: { $ready }, устали: { $exhausted }, ранены: { $injured }
web-ab-sells = { $name } продаёт: { $item }
web-ab-sells-short = продаёт
web-ab-points-are = Очков сейчас: { $n }
web-ab-reputation = Репутация
    .help = Приключения и некоторые постройки двигают вас по полю. В конце приносит очки ваше место, а лучшие по репутации получают ещё.
web-ab-rank = Лучшим по репутации: { $list } оч.
web-ab-rival = Репутация соперника: { $n }

## Приключение

web-ab-encounter = Приключение
    .help = Кубик называет сюжет. Выбирайте, не зная наград; потом по кубику за каждого из отряда даёт фонари. Отправьте жителя домой ради одного фонаря: он будет ранен. Считается высшее достигнутое число.
web-ab-reads = { $name } читает
web-ab-listen = Слушать
web-ab-silence = Тише
web-ab-is-reading = { $name } читает страницу. Слушает { $other }.
web-ab-going-down = Отряд спускается в темноту.
web-ab-only-reader = Чем это кончится, видите только вы.
web-ab-choices = Варианты
web-ab-rewards = Награды на выбор
web-ab-party = Отряд
web-ab-what-stake = Что можно поставить
web-ab-lanterns =
    { $n ->
        [one] { $n } фонарь
        [few] { $n } фонаря
       *[other] { $n } фонарей
    }
web-ab-tier =
    { $pay ->
        [0] фонарей: { $n }
       *[other] фонарей: { $n }, монет: { $pay }
    }
web-ab-tier-pays = и { $amount }
web-ab-choice-costs = Стоит { $amount }
web-ab-stake-item = Вы ставите одну из своих вещей
web-ab-stake-villager = Вы ставите одного из отряда
web-ab-no-roll = Без броска
web-ab-at-once = Сразу
web-ab-goes-on = → сюжет { $n }
web-ab-need-owns = Нужно иметь { $amount }
web-ab-need-tag = Нужно в отряде: { $tag }
web-ab-need-symbol = Нужно в отряде: { $symbol }
web-ab-need-explorers = Нужен отряд не меньше: { $n }
web-ab-need-reputation-least = Нужна репутация не ниже { $n }
web-ab-need-reputation-most = Нужна репутация не выше { $n }
web-ab-bonus-per = { $thing }: +{ $n } за штуку
web-ab-bonus-owns = +{ $n }, если у вас есть: { $list }
web-ab-bonus-pays = +{ $n }, если заплатить { $amount }
web-ab-bonus-tag = +{ $n }, если в отряде { $tag }
web-ab-bonus-without = +{ $n }, если в отряде нет состояния «{ $condition }»
web-ab-bonus-now = у вас +{ $n }
web-ab-odds-show = Показать шансы
web-ab-odds-hide = Скрыть шансы
web-ab-odds-paying = если заплатить: { $percent }
web-ab-odds-exerting = если отправить домой всех: { $percent }
web-ab-reached = есть
web-ab-gives = фонарей: { $range }
web-ab-rolled = кубик { $n }, фонарей: { $lanterns }
web-ab-exerted = уходит домой с раной
web-ab-sum = кубики дали { $dice }, сверх того { $bonus }
web-ab-rerolls =
    { $n ->
        [one] остался { $n } переброс
        [few] осталось { $n } переброса
       *[other] осталось { $n } перебросов
    }
web-ab-exert-help = После броска: +1 фонарь за каждого, кого вы отправите домой; он будет ранен.
web-ab-succeeded = Всё удалось.
web-ab-failed = Не вышло.
web-ab-close-book = Закрыть книгу
web-ab-out-gain = получить { $amount }
web-ab-out-lose = потерять { $amount }
web-ab-out-reputation = репутация { $n }
web-ab-out-cave =
    { $n ->
        [one] ещё { $n } карта пещер
        [few] ещё { $n } карты пещер
       *[other] ещё { $n } карт пещер
    }
web-ab-out-building = бесплатная постройка ценой до { $n }
web-ab-out-injure =
    { $n ->
        [one] { $n } житель ранен
        [few] { $n } жителя ранены
       *[other] { $n } жителей ранены
    }
web-ab-out-sell = до { $n } монет за столько же репутации
web-ab-out-villager = приходит самый дешёвый житель
web-ab-out-special = приходит { $villager }
web-ab-out-condition = { $condition }: { $n }
web-ab-out-choose = одно из: { $list }
web-ab-out-gamble =
    { $n ->
        [one] { $n } кубик удачи ({ $list })
        [few] { $n } кубика удачи ({ $list })
       *[other] { $n } кубиков удачи ({ $list })
    }
web-ab-out-stake-copy = ещё одна такая же вещь, как ставка
web-ab-out-stake-lose = ставка потеряна
web-ab-out-stake-injure = тот, на кого ставили, ранен

## Что спрашивают, слово за словом

ask-explore-villager = Поход: кто спускается первым?
ask-labor-villager = Кто работает?
ask-harvest-villager = Кто собирает урожай?
ask-build-villager = Кто строит?
ask-build-building = Что построить?
ask-train-villager = Кто обучает?
ask-train-newcomer = Кого обучить?
ask-train_with-artifact = С каким артефактом обучать?
ask-train_with-villager = Кто обучает с артефактом?
ask-train_with-newcomer = Кого обучить с артефактом?
ask-offer-seat = У кого вы покупаете?
ask-offer-number = Сколько предложить? Продаёт { $seat }.
ask-counter-number = Сколько вы просите?
ask-put_out-item = Что продать?
ask-refresh-row = Какой ряд сменить?
ask-take-building = С какой постройки?
ask-take_for_sale-building = Товар на продажу: с какой постройки?
ask-reroll-villager = Чей кубик перебросить?
ask-exert-villager = Кого отправить домой ради фонаря?
ask-use-artifact = Какой артефакт?
ask-use-villager = Чей кубик повысить?
ask-supply-villager = Припасы: чей кубик повысить?
ask-drink-item = Кто что пьёт?
ask-drink-villager = { $item }: кто пьёт?

## Tales

web-ab-tales-whose = Чьи истории
web-ab-tales-all = все игроки
web-ab-tales-print = Напечатать
web-ab-tales-link = Ссылка на эти истории
web-ab-tales-none = Под землёй ещё никто не был. Первая история начнётся с первого похода.
web-ab-tales-title = История { $n }, раунд { $round }
web-ab-tales-open = Отряд ещё под землёй…
web-ab-tales-threads = Сквозные сюжеты
web-ab-tales-place = { $name }, история { $n }

slot-next = следующее свободное место
ask-which-item = { $item }: что с этим сделать?
ask-which-villager = { $villager }: чем займётся?
