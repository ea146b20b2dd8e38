# Сообщения, общие для всех игр и всех оболочек.

seat = Игрок { $n }
field-seat = Ходит

## Что решается

prompt-game_over = Партия окончена.

## Что произошло; впереди стоит имя игрока

event-by_itself = выбирать не из чего: игра идёт дальше сама
event-follows = затем само собой

## Почему действие невозможно

reason-not_now = Не сейчас: сначала другой вопрос.
reason-part_used = Здесь вы это уже сделали.
reason-part_passed = Поздно: здесь это делают раньше того, что вы уже сделали.
reason-part_to_come = Рано: здесь сначала делают другое.
reason-not_part = Не здесь: в этом действии такого нет.
reason-choice_made = Можно только что-то одно, и вы уже выбрали.
reason-chance_decides = Сейчас решает случай.
reason-outcome = Это решает случай, выбрать нельзя.
reason-game_over = Партия окончена.

## Что не так с тем, что нам дали

error-unknown_act = В этой игре нет хода «{ $act }»: ход записывается глаголом и словами при нём.
error-unknown_game = Игры «{ $value }» нет; есть такие: { $allowed }.
error-broken_game = Сыграть в «{ $value }» из пакета { $package } нельзя: { $problem }
error-bad_players = В эту игру нельзя играть таким числом игроков: { $value }; можно: { $allowed }.
error-unknown_option = Настройки «{ $value }» нет; есть такие: { $allowed }.
error-bad_option_value = Настройка «{ $option }» не может быть «{ $value }»; возможные значения: { $allowed }.
error-unknown_rules = Эта партия начата по версии правил { $value }, которой программа не знает; она знает версии с 1 по { $allowed }. Поможет более новый grotto.

error-data_type =
    { $type ->
        [object] В «{ $key }» должен быть объект с именованными полями, а не { $value }.
        [integer] В «{ $key }» должно быть целое число от 0 и больше, а не { $value }.
       *[list] В «{ $key }» должен быть список, а не { $value }.
    }
error-data_range = В «{ $key }» стоит { $value }, а должно быть число от { $low } до { $high }.
error-data_value = В «{ $key }» не может быть «{ $value }»; возможные значения: { $allowed }.
error-data_twice = В «{ $key }» дважды названо «{ $value }»; достаточно одного раза.
error-data_disagrees = «{ $key }» следует из остальной позиции: там должно быть { $value }, или не указывайте этого вовсе.
error-data_missing = Не указано «{ $key }».
error-data_number = В «{ $key }» не может быть { $value }.
error-position_agenda = «{ $key }» не сходится с остальной позицией: { $value }; не указывайте «agenda» и «this_turn», чтобы начать с нового хода.
error-position_stuck = В этой позиции никто ничего не может сделать: шаг «{ $value }» ничего не предлагает.
error-data_unknown_key = Поля «{ $key }» нет; здесь возможны: { $allowed }.

error-record_version = Эта запись партии сделана в виде «{ $value }»; прочитать можно только «{ $allowed }».
error-record_foreign = Это не запись партии: в первой строке должно стоять «{ $allowed }», а не «{ $value }».
error-record_line = Строку { NUMBER($line, useGrouping: 0) } записи нельзя понять: «{ $value }»; в заголовке строки вида «players: 2», в партии — вида «0 end_turn».
error-record_header = В заголовке записи нет строки, которая начинается с «{ $key }:».
error-record_value =
    { $key ->
        [players] В заголовке записи стоит «players: { $value }», а должно стоять целое число.
        [game] Это запись игры «{ $value }», а не той, о которой вы спросили.
       *[other] В заголовке записи стоит «{ $key }: { $value }», а должно стоять 64 шестнадцатеричных знака.
    }
error-record_unknown_act = Ход { NUMBER($move, useGrouping: 0) } записи, «{ $act }», в этой игре не существует.
error-record_actor = Ход { NUMBER($move, useGrouping: 0) } записи, «{ $act }», приписан не тому: решать должен был другой.
error-record_illegal = Ход { NUMBER($move, useGrouping: 0) } записи, «{ $act }», в этой позиции против правил.
error-record_no_move =
    { $n ->
        [one] В записи { $n } ход; число ходов должно быть от 0 до { $n }, а не { $value }.
        [few] В записи { $n } хода; число ходов должно быть от 0 до { $n }, а не { $value }.
       *[many] В записи { $n } ходов; число ходов должно быть от 0 до { $n }, а не { $value }.
    }
error-record_commitment = Зерно случайности в записи не то, что было обещано до начала партии.
error-record_chance = Ход { NUMBER($move, useGrouping: 0) } записи, «{ $act }», не следует из зерна случайности.
error-record_result = По записи итог партии — { $value }, но при повторе получается { $allowed }.
error-record_unfinished = По записи итог партии — { $value }, но её ходы не доводят партию до конца; пока счёт { $allowed }.
error-record_differs = В этой программе партия выходит не такой, какой была сыграна: после { $n } ходов очередь была бы за другим игроком или у игроков было бы не то, что есть.
