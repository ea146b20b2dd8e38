# What the coach says when somebody asks for a hint.

web-hint-title = I would do this
web-hint-looking = Thinking it through
web-hint-stop = Stop
web-hint-thanks = Thanks
web-hint-none = I know nothing better either.
web-hint-logged = The log says that you asked.
web-hint-what = Beside it: the points to expect at the end.
web-hint-what-win = Beside it: the points to expect at the end, and how often that wins.
web-hinted = { $way }. { $n } points to expect.
web-hinted-win = { $way }. { $n } points to expect, won in { $win } of all games.
error-hints_off = This table plays without hints.
error-no_hint = You have not asked for a hint here.
