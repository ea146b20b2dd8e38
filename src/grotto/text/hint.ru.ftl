# Что говорит наставница, когда просят совета.

web-hint-title = Я бы сделала так
web-hint-looking = Думаю
web-hint-stop = Хватит
web-hint-thanks = Спасибо
web-hint-none = Лучше и я ничего не вижу.
web-hint-logged = В журнале будет отметка о совете.
web-hint-what = Справа: сколько очков ждать в конце.
web-hint-what-win = Справа: сколько очков ждать в конце и как часто это победа.
web-hinted = { $way }. Ожидаемый итог: { $n }.
web-hinted-win = { $way }. Ожидаемый итог: { $n }, побед: { $win }.
error-hints_off = За этим столом играют без подсказок.
error-no_hint = Здесь вы совета не просили.
