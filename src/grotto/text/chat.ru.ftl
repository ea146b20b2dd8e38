# Что люди говорят друг другу за столом.

web-chat-watchers = Зрители
web-chat-empty = Пока никто ничего не сказал.
web-chat-note-players = Зрители могут это читать. Что пишут они сами, вы увидите после партии.
web-chat-note-watchers = Игроки увидят это после партии. А вы уже сейчас можете читать, о чём говорят они.
web-chat-message = Ваше сообщение
web-chat-send = Отправить
web-chat-phrases = Одним нажатием
web-chat-lines = Что сказано
web-chat-you = вы
web-chat-somebody = Кто-то
web-chat-mute = Не читать
web-chat-mute-whom = Не читать сообщения: { $name }
web-chat-unmute = Снова читать: { $name }
web-chat-report = Пожаловаться
web-chat-report-what = Пожаловаться на это сообщение тем, кто следит за сервером: { $name }
web-chat-reported = Передано. Спасибо.
web-chat-more = Ещё об этом сообщении
web-chat-aloud = Пусть программа чтения с экрана читает новые сообщения
web-chat-off = Хозяин стола выключил чат.
web-chat-switch-off = Выключить чат для всех
web-chat-switch-on = Включить чат
web-chat-heard = { $name } говорит: { $text }
web-chat-refused = Не удалось отправить. Попробуйте ещё раз.

## Что можно сказать одним нажатием

phrase-hello = Привет!
phrase-good_luck = Приятной игры и удачи!
phrase-your_turn = Ваш ход.
phrase-thinking = Дайте подумать …
phrase-moment = Скоро вернусь.
phrase-back = Я снова здесь.
phrase-nice = Отличный ход!
phrase-ouch = Ой, больно.
phrase-sorry = Простите, моя ошибка.
phrase-thanks = Спасибо!
phrase-good_game = Хорошая партия!
phrase-again = Сыграем ещё раз?

## В чём отказано

error-chat_alone = За этим столом не с кем говорить.
error-chat_off = Хозяин стола выключил чат.
error-chat_blank = Напишите что-нибудь или выберите фразу.
error-chat_long = Слишком длинно: не больше { NUMBER($n, useGrouping: 0) } знаков.
error-chat_control = В тексте есть знаки, которых никто не увидит.
error-no_phrase = Нет фразы «{ $value }».
error-no_line = Здесь никто такого не говорил.
error-no_speaker = Такой человек здесь ничего не говорил.
error-mute_me = Себя скрыть нельзя.
error-report_me = Это сказали вы сами.
error-not_your_table = Это может только хозяин стола.
