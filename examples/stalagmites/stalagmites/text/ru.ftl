game-name = Сталагмиты
game-about = Капает вода: остановитесь, пока камень не сломался.

rule-goal = Цель
    .help = У каждого по три сталагмита. В свой ход вы пускаете воду на один из них, и кубик от 1 до 3 говорит, на сколько он вырастет. Выше 7 он ломается. После 6 раундов побеждает тот, у кого больше камня.

column-left = левый сталагмит
column-middle = средний сталагмит
column-right = правый сталагмит

verb-drip = Пустить воду
verb-peg = Забить клин
verb-grow = Рост
act-drip = Пустить воду: { $column }
act-peg = Забить клин: { $column }, в этот ход он не сломается
act-grow = Рост: { $number }

prompt-turn = Куда пустить воду? Клиньев осталось: { $n }.
prompt-drop = Капает вода.

event-pegged = забивает клин: { $column }
event-grew = { $column } теперь высотой { $n }
event-broke = { $column } ломается

reason-pegged = Здесь уже есть клин.
reason-no_pegs = Клиньев больше нет.

counter-score = очки
category-stone = камень
verdict-points = У кого больше камня.

field-heights = высота
field-pegs = клиньев осталось
field-pegged = с клином
field-caves = пещеры
