# grotto pack и наборы в остальных командах

cli-help-pack = Создание и проверка наборов для «Выше и ниже»: свои карты, числа и истории.
    .short = создавать и проверять наборы
cli-help-check = Проверить набор: каждая ошибка с файлом и строкой, затем что в нём есть. Если что-то не так, код завершения 2.
    .short = проверить набор и посчитать его содержимое
cli-help-new = Записать в новую или пустую папку небольшой набор с пояснениями, чтобы переделать его по своему вкусу.
    .short = записать набор для начала
cli-option-pack = папка с набором для «Выше и ниже»
cli-option-packs = папка, каждая подпапка которой — набор; за столами можно выбрать любой набор без ошибок
cli-meta-folder = ПАПКА

cli-error-no_packs = У игры «{ $value }» нет наборов; --pack предназначен для { $allowed }.
cli-error-pack_not_empty = Папка «{ $value }» не пуста; новому набору нужна новая или пустая папка.
cli-error-pack_not_writable = В «{ $value }» набор записать нельзя; выберите другую папку.
cli-error-unknown_pack = Набора «{ $value }» здесь нет, есть только: { $allowed }. Другой открывает --pack ПАПКА.

cli-pack-good = { $folder }: в наборе «{ $pack }» ошибок нет.
cli-pack-bad =
    { $n ->
        [one] { $folder }: { $n } ошибка.
        [few] { $folder }: { $n } ошибки.
       *[many] { $folder }: { $n } ошибок.
    }
cli-pack-left-out = Этот набор не предлагается: { $folder }
cli-pack-written = Набор для начала лежит в папке { $folder }.
cli-pack-next = Проверить его: grotto pack check { $folder }
cli-pack-play = Сыграть с ним: grotto play { $game } --pack { $folder }

cli-pack-content = Содержание: { $content }
cli-pack-cards = Карты и жетоны
cli-pack-book = Первая книга
cli-pack-deep = Вторая книга
cli-pack-rewards = Что можно получить
cli-pack-villagers = Жители: в начале / в стопке / дополнительные / особые
cli-pack-buildings = Дома / заставы / дома с ключом / дома со звездой
cli-pack-caves = Карты пещер
cli-pack-modules = Артефакты / задания / состояния / жетоны второй книги
cli-pack-paragraphs = Сюжеты: прямые / продолжения
cli-pack-lengths = Слов в сюжете: меньше всего / обычно / больше всего
cli-pack-direct-choices = Прямые сюжеты по числу вариантов
cli-pack-continuation-choices = Продолжения по числу вариантов
cli-pack-tiers = Варианты: без проверки / с 1 / 2 / 3 значениями
cli-pack-needs = Варианты с условием / ценой / ставкой
cli-pack-bonuses = Варианты с бонусом фонарей / с платным бонусом
cli-pack-tier-costs = Варианты со значением, за которое платят
cli-pack-failures = Варианты с текстом неудачи / со штрафом
cli-pack-numbers = Значения проверок
cli-pack-gotos = Исходы, ведущие дальше
cli-pack-tokens = Полученные жетоны
cli-pack-effects = Другие эффекты
cli-pack-level = Сложность
cli-pack-level-automatic = без проверки
cli-pack-level-easy = лёгкая (1-3)
cli-pack-level-medium = средняя (4-5)
cli-pack-level-hard = высокая (от 6)
cli-pack-cells = Награды
cli-pack-coins = Монеты, в среднем
cli-pack-items = Жетоны, в среднем
cli-pack-reputation = Репутация, в среднем
cli-pack-effect-villager = житель
cli-pack-effect-special = особый житель
cli-pack-effect-cave = пещера
cli-pack-effect-building = постройка
cli-pack-effect-injure = ранение
cli-pack-effect-choose = выбор
cli-pack-effect-coins_for_reputation = монеты за репутацию
cli-pack-effect-gamble = азартная игра
cli-pack-effect-stake = ставка
cli-pack-effect-condition = состояние
cli-pack-effect-supplies = припасы

# Рядом с обычными числами книги.
cli-pack-goals = Рядом с обычными числами
cli-pack-goal = Что сосчитано
cli-pack-here = здесь
cli-pack-usual = обычно
cli-pack-far =
    { $n ->
        [0] Все числа ({ $all }) отличаются от обычных не больше чем на десятую.
        [one] { $n } число из { $all } отличается от обычного больше чем на десятую (!).
        [few] { $n } числа из { $all } отличаются от обычных больше чем на десятую (!).
       *[many] { $n } чисел из { $all } отличаются от обычных больше чем на десятую (!).
    }
cli-pack-goal-continuation = Продолжения
cli-pack-goal-choices_of_direct = Прямые сюжеты, где вариантов { $n }
cli-pack-goal-automatic = Варианты без проверки
cli-pack-goal-tiers_1 = Варианты с одним числом
cli-pack-goal-tiers_2 = Варианты с двумя числами
cli-pack-goal-bonuses = Варианты с добавкой фонарей
cli-pack-goal-tier_cost = Варианты с платным числом
cli-pack-goal-number = Число { $n }
cli-pack-goal-gotos = Исходы, ведущие дальше
cli-pack-goal-coins = Монеты, в среднем: { $level }
cli-pack-goal-tokens = Жетоны, в среднем: { $level }
cli-pack-goal-reputation = Награды с репутацией { $n }
cli-pack-goal-item = Приобретено: { $item }
cli-pack-goal-effect = Награды, где есть: { $effect }
cli-pack-goal-penalties = Неудачи со штрафом
cli-pack-goal-failed_conditions = Неудачи с состоянием
