# Выше и ниже. Названия карт, жителей и товаров приходят вместе с набором.

game-name = Выше и ниже
title-above_and_below = Выше и ниже
    .line = Деревня и истории · 1–4 игрока · 90 мин
game-about = Наверху поселение, под ним пещеры. Ваши жители строят дома, обучают новичков, собирают товары, зарабатывают монеты или спускаются отрядом вниз, где ждут истории с хорошим или дурным концом. После семи раундов очки приносят товары, постройки и доброе имя.

## О чём договариваются за столом

option-pack = Набор
option-first_player = Первый игрок
    .help = Кто начинает первый раунд; те, кто ходит позже, могут получить на монету больше.
option-first_player-random = по жребию
option-first_player-0 = игрок 1
option-first_player-1 = игрок 2
option-first_player-2 = игрок 3
option-first_player-3 = игрок 4
option-artifacts = Артефакты
    .help = В каждом раунде артефакт получает тот, кто первым удачно исследует пещеру.
option-artifacts-no = нет
option-artifacts-yes = да
option-extra_villagers = Дополнительные жители
    .help = К стопке добавляются ещё семь жителей.
option-extra_villagers-no = нет
option-extra_villagers-yes = да
option-quests = Задания
    .help = Общие цели: очки получает тот, кто первым соберёт всё, что требуется.
option-quests-no = нет
option-quests-yes = да
option-underforest_desert = Подлесье и Пустынный лабиринт, с состояниями и припасами
    .help = Исследователи читают вторую книгу историй и могут вернуться с состояниями или с припасами.
option-underforest_desert-no = нет
option-underforest_desert-yes = да
option-reader = Кто читает истории
    .help = Показывает ли истории программа или их вслух читает сосед слева.
option-reader-program = программа
option-reader-neighbour = сосед слева
option-odds = Показывать шансы
    .help = Стоит ли рядом с каждым выбором в истории шанс на успех.
option-odds-no = нет
option-odds-yes = да
option-enforce_token_limits = Жетоны ограничены
    .help = С ограничением тот, кому положено больше, чем есть в запасе, берёт то, что есть.
option-enforce_token_limits-no = нет
option-enforce_token_limits-yes = да
option-starting_house_counts_for_house_class = Стартовый дом считается домом
    .help = Важно для карт, которые считают дома.
option-starting_house_counts_for_house_class-no = нет
option-starting_house_counts_for_house_class-yes = да
option-explore_bonus_mode = Посох и припасы добавляют
    .help = Что дают посох и каждый припас при подсчёте фонарей.
option-explore_bonus_mode-die = 1 к кубику
option-explore_bonus_mode-lantern = 1 фонарь
option-missing_villager_compensation_coins = Монеты за жителя, которого нет
    .help = Что платят, если история даёт жителя, а жителей больше нет.
option-missing_villager_compensation_coins-0 = 0
option-missing_villager_compensation_coins-1 = 1
option-missing_villager_compensation_coins-2 = 2
option-missing_villager_compensation_coins-3 = 3
option-missing_villager_compensation_coins-4 = 4
option-missing_villager_compensation_coins-5 = 5
option-market_closes_before_final_placement = Рынок закрывается перед последним размещением
    .help = Если закрывается, то непроданное возвращается в запас, прежде чем товары разместят в последний раз.
option-market_closes_before_final_placement-no = нет
option-market_closes_before_final_placement-yes = да
option-trade_max_exchanges = Предложений за предмет в ход
    .help = Сколько предложений за один и тот же предмет покупатель может сделать за ход.
option-trade_max_exchanges-1 = 1
option-trade_max_exchanges-2 = 2
option-trade_max_exchanges-3 = 3
option-trade_max_exchanges-4 = 4
option-trade_max_exchanges-5 = 5
option-reputation_tie_rule = При равной репутации делят
    .help = Как в конце делят очки те, у кого репутация одинакова.
option-reputation_tie_rule-all_ranks = награды всех своих мест
option-reputation_tie_rule-two_ranks = награды двух мест

## Вещи

item-cider = Сидр
item-potion = Зелье
good-coin = Монета
good-cider = Сидр
good-potion = Зелье
good-supplies = Припасы
amount-coin = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
    }
amount-cider = { $n } сидр
amount-potion = { $n ->
        [one] { $n } зелье
        [few] { $n } зелья
       *[other] { $n } зелий
    }
amount-supplies = { $n ->
        [one] { $n } жетон припасов
        [few] { $n } жетона припасов
       *[other] { $n } жетонов припасов
    }
zone-ready = к готовым
zone-exhausted = к уставшим
zone-injured = к раненым
row-house = дома
row-outpost = заставы
choice-a = А
choice-b = Б
choice-c = В
book-0 = первая книга
book-1 = вторая книга
action-explore = Исследование
action-build = Строительство
action-harvest = Сбор урожая
action-train = Обучение
action-labor = Работы
source-labor = работы
source-build = строительство
source-train = обучение
source-refresh = замена ряда
source-choice = выбор
source-bonus = дополнительные фонари
source-tier = пройденная проверка
source-encounter = приключение
source-greed = алчность
source-coin_on_build = за постройку
source-coin_on_explore = за исследование
source-income = доход
source-potion_income = конец раунда
source-rest = отдых

## Глаголы

verb-starts = Начинает
verb-deal = Выложить
verb-arrive = Приходит
verb-reveal = Открыть
verb-unearth = Вытянуть жетон
verb-find = Найти
verb-roll = Бросок
verb-obey = Послушание
verb-lantern = Фонари
verb-fortune = Удача
verb-read = Прочесть
verb-explore = Исследовать
verb-labor = Работать
verb-harvest = Собирать урожай
verb-join = Послать ещё
verb-bring = Взять с собой
verb-set_out = Вперёд
verb-take = Взять
verb-take_for_sale = Взять на продажу
verb-pass = Пас
verb-build = Построить
verb-train = Обучить
verb-train_with = Обучить с артефактом
verb-enter = Приходит в
verb-spend = Потратить
verb-pay = Заплатить
verb-offer = Предложить
verb-accept = Согласиться
verb-refuse = Отказать
verb-counter = Назвать цену
verb-withdraw = Отступить
verb-put_out = На продажу
verb-take_back = Забрать
verb-refresh = Новые карты
verb-place = Разместить
verb-place_all = Разместить всё
verb-place_won = На шкалу
verb-keep = Оставить у себя
verb-read_on = Читать дальше
verb-choose = Выбрать
verb-stake = Поставить
verb-agree = Согласиться
verb-decline = Отклонить
verb-reroll = Перебросить
verb-use = Применить
verb-supply = Потратить припасы
verb-exert = Отправить домой
verb-resolve = Оставить так
verb-option = Взять
verb-injure = Ранить
verb-afflict = Наложить состояние
verb-bet = Сделать ставку
verb-give_up = Уступить
verb-receive = Получить
verb-drink = Пить
verb-sleep = Спать
verb-done = Готово

## Действия

act-starts = Начинает { $seat }
act-deal = Выложена карта: { $building }
act-arrive = Приходит { $villager }
act-reveal = Следующая пещера: { $cave }
act-unearth = Жетон: { $token }
act-find = Артефакт: { $artifact }
act-roll = Кубик сюжета: { $number }
act-obey = { $villager }: кубик послушания { $number }
act-lantern = { $villager }: бросок { $number }
act-fortune = Кубик удачи: { $number }
act-read = Книга прочитана
act-explore = { $villager } идёт в поход
act-labor = { $villager } работает
act-harvest = { $villager } собирает урожай
act-join = Послать ещё: { $villager }
act-bring = Взять с собой: { $artifact }
act-set_out = Вперёд
act-take = Взять товар: { $building }
act-take-building-item = Взять { $amount }: { $building }
act-take_for_sale = Взять товар и выставить на продажу: { $building }
act-take_for_sale-building-item = Взять { $amount } и выставить на продажу: { $building }
act-pass = Пас
act-build = { $villager } строит: { $building }
act-train = { $villager } обучает: { $newcomer }
act-train_with = { $villager } обучает: { $newcomer }, { $artifact }
act-enter = Куда приходит новичок: { $zone }
act-spend = Потратить как монету: { $item }
act-pay = Остальное заплатить монетами
act-offer = Предложить цену { $number } (продаёт { $seat })
act-offer-seat-number-item = Предложить цену { $number } за { $amount }
act-accept = Согласиться
act-refuse = Отказать
act-counter = Просить цену { $number }
act-withdraw = Отступить
act-put_out = Выставить на продажу { $amount }
act-take_back = Снять с продажи
act-refresh = Новые { $row }, 1 монета
act-place = Разместить на шкале { $amount }
act-place_all = Разместить на шкале все товары
act-place_won = Выложить на шкалу
act-keep = Оставить у себя
act-read_on = Читать дальше
act-choose = Выбрать { $choice }
act-stake = Поставить: { $item }
act-stake-villager = Поставить: { $villager }
act-agree = Заплатить
act-decline = Отклонить
act-reroll = Перебросить кубик: { $villager }
act-use = Применить ради фонаря: { $artifact }
act-use-artifact-villager = Применить: { $artifact }, кубик: { $villager }
act-supply = Потратить припасы ради фонаря
act-supply-villager = Потратить припасы, кубик: { $villager }
act-exert = Отправить домой ради фонаря: { $villager }
act-resolve = Оставить так
act-option = Награда { $number }
act-injure = Ранить: { $villager }
act-afflict = Состояние получает { $villager }
act-bet = Поставить монет: { $number }
act-give_up = Уступить репутацию за монеты: { $number }
act-receive = Получить: { $building }
act-drink = { $villager } пьёт: { $item }
act-sleep = { $villager } спит в кровати
act-done = Готово
act-done-without-drink = Поберечь напитки
act-done-without-sleep = Оставить кровати пустыми

## О чём спрашивают

prompt-place_won_kind = Добыча: { $amount }! Выложить на шкалу?
prompt-place_won = Добыто товаров: { $n }! Выложить на шкалу?
prompt-place_before_income = Перед доходом: выложить товары на шкалу?
prompt-final_placement = Игра заканчивается: разместите товары на шкале.
prompt-deal = Выкладывается карта.
prompt-deal_key = Выбираются дома с ключом для этой партии.
prompt-arrive = В ряд приходит житель.
prompt-reveal = Открывается следующая карта пещеры.
prompt-pay = К оплате { $n }. Напитками или монетами?
prompt-find_artifact = Артефакт открывается.
prompt-turn = Ваш ход. Кто чем займётся?
prompt-turn_nobody_ready = Все устали. Что-нибудь перед пасом?
prompt-declare = { $action }: { $n ->
        [1] идёт один. Кто ещё?
        [2] идут двое. Кто ещё?
        [3] идут трое. Кто ещё?
        [4] идут четверо. Кто ещё?
       *[other] идут { $n }. Кто ещё?
    }
prompt-obey = Послушаются ли?
prompt-read_paragraph = Прочтите сюжет исследователю.
prompt-choose = Что делаете? Чем кончится, книга не скажет.
prompt-stake = Что ставите?
prompt-paid_bonus = Заплатить { $amount }? Фонарей больше на { $lanterns }.
prompt-lantern_die = Исследователи бросают кубики.
prompt-reroll_die = Кубик бросают ещё раз.
prompt-check =
    { $short ->
        [0] Фонарей: { $n }, этого хватает. Оставить так?
       *[other] Фонарей: { $n }, до { $number } не хватает { $short }. Добавьте ещё, иначе неудача.
    }
prompt-check_unpaid = За { $number } вам нечем заплатить: это неудача.
prompt-tier_cost = Пройдена проверка { $number }. Заплатить за неё { $amount }?
prompt-read_outcome = Читается исход.
prompt-unearth = Вытягивается жетон.
prompt-paragraph_die = Бросается кубик сюжета.
prompt-pick_building = Возьмите бесплатно постройку ценой не больше чем { $amount } или откажитесь.
prompt-pick_injured = Кто ранен?
prompt-pick_afflicted = Кто получает состояние «{ $condition }»?
prompt-pick_option = Выберите одну из наград.
prompt-sell_reputation = Уступить репутацию за монеты? Можно получить до { $amount }.
prompt-bet = Сколько ставите?
prompt-fortune = Бросается кубик удачи.
prompt-take_goods = Что собираете? Можно взять { $n }.
prompt-answer = { $seat } предлагает за «{ $item }» { $n ->
        [one] { $n } монету.
        [few] { $n } монеты.
       *[other] { $n } монет.
    }
prompt-countered = { $seat } просит за «{ $item }» { $n ->
        [one] { $n } монету.
        [few] { $n } монеты.
       *[other] { $n } монет.
    }
prompt-drinks = Отдых: кто пьёт?
prompt-sleep = Отдых: кто спит? Осталось кроватей: { $n }.
prompt-enter = Куда приходит { $villager }?
prompt-first_player = Выбирается первый игрок.

## Что произошло; перед этим стоит имя игрока

event-afflicted = { $villager }, состояние: { $condition }
event-arrived = в ряд приходит { $villager }
event-artifact_found = находит артефакт: { $artifact }
event-artifact_laid = на колоду пещер кладётся артефакт
event-artifact_lost = артефакт, который никто не взял, уходит из игры
event-artifact_used = применяет: { $artifact }
event-bet = ставит { $amount }
event-bought = покупает: { $item } ({ $seat }, монет: { $n })
event-building_left = уходит из игры: { $building }
event-built = строит: { $building }
event-cave_lost = возвращается без пещеры: { $cave }
event-cave_revealed = следующая пещера: { $cave }
event-cave_won = новая пещера: { $cave }
event-chose = выбирает { $choice }
event-dealt = выложена карта: { $building }
event-exerted = отправляет домой ради фонаря: { $villager }
event-exhausted = { $villager } устаёт
event-failure = не получилось
event-fortune = кубик удачи: { $n }
event-gained = получает { $amount } ({ $source })
event-game_ends = игра заканчивается
event-harvested = берёт { $amount }: { $building }
event-harvested_for_sale = берёт { $amount } и выставляет на продажу: { $building }
event-injured = ранен житель: { $villager }
event-joined = в поселение приходит { $villager } ({ $zone })
event-lantern_rolled = { $villager }: бросок { $n }, фонарей: { $lanterns }
event-no_choice = выбрать нечего, и ничего не вышло
event-obeys = { $villager } слушается ({ $n })
event-offer_countered = просит цену { $n }
event-offer_refused = отклоняет цену { $n }
event-offer_withdrawn = отступает
event-offered = предлагает цену { $n }: «{ $item }» (продаёт { $seat })
event-outcome =
    { $number ->
        [0] всё получилось
       *[other] пройдена проверка { $number }
    }
event-paid = платит { $amount } ({ $source })
event-paragraph_read = { $book }, сюжет { $paragraph }
event-paragraph_rolled = кубик сюжета: { $n }, номер { $number }
event-passed = пасует
event-placed = размещает { $amount }, ячейка { $slot }
event-put_out = выставляет на продажу: { $item }
event-quest_claimed = выполняет задание: { $quest }
event-quest_left = уходит из игры задание: { $quest }
event-refuses = { $villager } не слушается ({ $n })
event-reputation_gained = репутация растёт на { $n }
event-reputation_lost = репутация падает на { $n }
event-reputation_rank = очки за место по репутации: { $was } → { $n }
event-rested = { $villager } переходит { $zone }
event-round = начинается раунд { $n }
event-row_refreshed = заменяет ряд: { $row }
event-set_out = отправляется в путь: { $cave }, жителей: { $n }
event-stake_lost = теряет поставленное: { $item }
event-staked = ставит: { $item }
event-staked_villager = ставит: { $villager }
event-starts = начинает
event-stocked = на карту «{ $building }» кладут { $amount }
event-token_drawn = жетон: { $token }
event-took_back = забирает: { $item }
event-villager_left = уходит из игры: { $villager }

## Почему так нельзя

reason-action_first = Сначала решите, что делать, или пасуйте.
reason-agree_first = Сначала решите, платите ли вы.
reason-already_declared = { $villager } уже идёт.
reason-answer_first = Сначала ответьте на предложение.
reason-artifact_no_help = { $artifact } здесь не поможет.
reason-artifact_one = На один сбор урожая хватит одного артефакта.
reason-artifact_turned = { $artifact } уже применён в этом раунде.
reason-building_empty = Товаров нет: { $building }.
reason-building_not_open = Сейчас не продаётся: { $building }.
reason-buyer_short = У покупателя монет только { $n }.
reason-check_first = Кубики брошены: измените их, отправьте кого-нибудь домой или оставьте так.
reason-choose_first = Сначала сделайте выбор.
reason-coward = { $villager } слишком труслив, чтобы получить рану в походе.
reason-deck_empty = Колода пуста.
reason-declare_first = Сначала назовите жителей для действия.
reason-die_is_six = Кубик больше не поднять: { $villager }.
reason-drink_no_help = { $item } сейчас не поможет: { $villager }.
reason-drinks_first = Напитки раньше кроватей; сначала закончите с напитками.
reason-drinks_over = Для напитков поздно: кровати уже постелены.
reason-enter_first = Сначала скажите, куда приходит { $villager }.
reason-for_sale = { $item } на продаже; сначала заберите.
reason-name_a_die = Назовите жителя, чей кубик поднимается.
reason-name_no_die = За этим столом добавляется фонарь, а кубики не поднимаются.
reason-never_drinks = { $villager } не пьёт ни сидра, ни зелий.
reason-no_bed_needed = { $villager } уже спит или не нуждается в кровати.
reason-no_caves_left = Карт пещер больше нет.
reason-no_dice = На столе нет кубиков.
reason-no_empty_cave = Нужна пустая пещера: { $building }.
reason-place_or_keep = Сначала решите, что с добычей: на шкалу или в запас?
reason-no_goods = Размещать нечего.
reason-no_rerolls = Перебросов не осталось.
reason-no_stake = Для выбора { $choice } нечего поставить.
reason-no_such_choice = Такого выбора нет.
reason-no_such_item = У вас этого нет: { $item }.
reason-no_such_seller = Там не у кого покупать.
reason-no_supplies = Нет припасов, которые можно потратить сейчас.
reason-no_trade_alone = В одиночной игре нет торговли.
reason-not_as_coin = Ни одна ваша постройка не позволяет тратить как монету: { $item }.
reason-not_in_party = { $villager } не на карте пещеры.
reason-not_your_artifact = У вас нет артефакта: { $artifact }.
reason-not_your_building = У вас нет постройки: { $building }.
reason-not_your_villager = { $villager } не живёт в вашем поселении.
reason-nothing_for_sale = { $seat } ничего не продаёт.
reason-nothing_to_harvest = На ваших постройках нет товаров.
reason-offer_too_low = Предложить можно не меньше монет, чем { $n }.
reason-offer_highest = Цена не бывает выше { $n } монет.
reason-outcome_first = Сначала исход.
reason-own_bed = { $villager } спит в собственной кровати.
reason-party_too_small = Для похода нужно жителей: { $n } или больше.
reason-pay_first = Сначала заплатите { $amount }.
reason-read_first = Сначала читается книга.
reason-refreshed = В этот ход вы уже заменили ряд.
reason-requirement = Не выполнено условие выбора { $choice }.
reason-round_over = Раунд закончен.
reason-sale_changed = В этот ход вы уже меняли место продажи.
reason-sale_empty = Вы ничего не продаёте.
reason-same_price = Столько ({ $n }) и предложено: соглашайтесь или назовите другую цену.
reason-short = Нужно ещё { $amount }.
reason-sold_this_harvest = На продажу можно выставить только один товар за сбор урожая.
reason-stake_first = Сначала назовите ставку.
reason-take_first = Сначала возьмите собранные товары.
reason-take_more = Осталось взять товаров: { $n }.
reason-too_few_goods = Товаров можно взять только { $n }.
reason-too_late = В этой проверке для этого поздно.
reason-too_many_offers = Предложений за предмет в ход не больше { $n }.
reason-villager_exhausted = { $villager } без сил.
reason-villager_injured = { $villager } лечится.
reason-villager_not_in_row = { $villager } не в ряду.

## Очки

category-advancement_track = Шкала развития
category-buildings = Постройки
category-reputation_rank = Место по репутации
category-reputation_position = Репутация
category-card_flat = Очки карт
category-card_per_thing = Карты с подсчётом
category-quests = Задания
category-supplies = Припасы
counter-coin = Монеты
counter-cider = Сидр
counter-potion = Зелья
counter-reputation = Репутация
counter-score = Очки
verdict-points = Больше всего очков.
verdict-tie_break = Очков поровну; решают монеты, жители или постройки.
verdict-draw = Всё поровну: победа общая.

## Что не так с позицией

error-position_artifacts = «{ $key }» не согласуется с числом артефактов.
error-position_card_twice = Эта карта одна: { $building }.
error-position_cave_twice = Эта карта одна: { $cave }.
error-position_conditions = Состояния «{ $key }» не согласуются с жителями или жетонами.
error-position_deck = В «{ $key }» карты, которые лежат в другом месте.
error-position_encounter = «{ $key }» не подходит к приключению.
error-position_outposts = «{ $key }»: застав { $n }, столько же нужно пещер.
error-position_quests = «{ $key }»: задание выполняют один раз.
error-position_row = «{ $key }» так лежать не может: { $value }.
error-position_this_turn = «{ $key }» не согласуется с остальной позицией.
error-position_too_many_tokens = Жетонов всего { $n }: { $item }.
error-position_track = «{ $key }»: у каждого товара одна ячейка.
error-position_villager_twice = { $villager } может быть только в одном месте.

## Что не так с набором

error-other_content = Набор «{ $pack }» изменился: в этой партии содержание { $value }, а здесь { $allowed }.
error-unknown_pack = Набора «{ $value }» здесь нет; есть: { $allowed }.
