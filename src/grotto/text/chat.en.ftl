# What people say to each other at a table.

web-chat-watchers = Onlookers
web-chat-empty = Nobody has said anything yet.
web-chat-note-players = Onlookers can read this. What they say themselves you will see after the game.
web-chat-note-watchers = Players will see this after the game. You can read along with them now.
web-chat-message = Your message
web-chat-send = Send
web-chat-phrases = Say it with one click
web-chat-lines = What was said
web-chat-you = you
web-chat-somebody = Somebody
web-chat-mute = Mute
web-chat-mute-whom = Mute { $name }: you will read nothing of theirs any more
web-chat-unmute = Read { $name } again
web-chat-report = Report
web-chat-report-what = Report what { $name } said to those who look after this server
web-chat-reported = Reported. Thank you.
web-chat-more = More about this message
web-chat-aloud = Let my screen reader read new messages
web-chat-off = The host has switched the chat off.
web-chat-switch-off = Switch the chat off for everybody
web-chat-switch-on = Switch the chat on
web-chat-heard = { $name } says: { $text }
web-chat-refused = That could not be sent. Try again.

## What can be said with one click

phrase-hello = Hello!
phrase-good_luck = Have fun, and good luck!
phrase-your_turn = It is your turn.
phrase-thinking = Let me think …
phrase-moment = Back in a moment.
phrase-back = I am back.
phrase-nice = Nicely done!
phrase-ouch = Ouch, that hurts.
phrase-sorry = Sorry, my mistake.
phrase-thanks = Thank you!
phrase-good_game = Good game!
phrase-again = Shall we play again?

## What is refused

error-chat_alone = There is nobody to talk to at this table.
error-chat_off = The host has switched the chat off.
error-chat_blank = Write something, or choose a phrase.
error-chat_long = That is too long: at most { NUMBER($n, useGrouping: 0) } characters.
error-chat_control = There are characters in it that nobody could see.
error-no_phrase = There is no phrase “{ $value }”.
error-no_line = Nobody has said that here.
error-no_speaker = Nobody of that kind has said anything here.
error-mute_me = You can’t mute yourself.
error-report_me = You said that yourself.
error-not_your_table = Only the host of this table may do that.
