# Друзья, рейтинг и страницы о людях.

web-people = Люди
web-friends = Друзья
web-friends-none = Друзей здесь пока нет. Сделайте ссылку и отправьте тому, с кем любите играть.
web-friends-how = Кто откроет вашу ссылку и согласится, станет вашим другом: его открытые столы будут у вас первыми, а ваши — у него.
web-friends-link = Сделать ссылку
web-friends-link-new = Сделать новую ссылку; старая перестанет работать
web-friends-link-yours = Ваша ссылка
web-friends-link-end = Отменить ссылку
web-friends-linked = Одна ваша ссылка ещё работает.
web-friends-remove = Убрать
web-friends-remove-whom = Убрать из друзей: { $name }
web-friends-unnamed = Кто-то без имени
web-befriend = { $name } предлагает дружить
web-befriend-how = Тогда вы первыми увидите открытые столы друг друга. Отказаться можно в любое время.
web-befriend-yes = Дружить
web-befriend-mine = Это ваша собственная ссылка. Отправьте её другу.
web-befriend-already = Вы уже друзья
web-befriend-none = Эта ссылка никуда не ведёт
web-ladder = Рейтинг
web-ladder-how = Люди и боты в рейтинговых партиях; считает openskill. Все начинают с { $n }. После ± стоит, насколько оценка ещё может ошибаться; кто силён наверняка, стоит выше того, кто, может быть, силён.
web-ladder-none = Ни одна рейтинговая партия в эту игру ещё не закончилась. Откройте стол и отметьте «На рейтинг».
web-ladder-place = Место
web-ladder-who = Кто
web-ladder-rating = Рейтинг
web-ladder-games = Партии
web-ladder-hidden = Кто-то, кто не хочет называться
web-profile-mine = Ваша страница
web-profile-of = Кто такой { $name }
web-profile-none = Такой страницы нет, или она скрыта
web-profile-public = Другие видят ваше имя, рейтинг и партии, которые шли на рейтинг или были открыты для всех, с их участниками. Остальные партии видите здесь только вы. О партии, которая ещё идёт, не сообщается ничего.
web-profile-hide = Скрыть эту страницу от других; в рейтинге и в их списках я без имени
web-profile-hidden = Страница скрыта: её видите только вы.
web-profile-empty = Ещё не закончилась ни одна партия, о которой можно рассказать.
web-profile-rating = Рейтинг { $n } ± { $off }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
web-profile-played =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
web-profile-won = выиграно: { $n }
web-profile-mean = в среднем { $n }
web-profile-best = лучшее { $n }
web-profile-scores = Очки, партия за партией
web-profile-scores-label = Очки за последние партии, всего { $n }: от { $low } до { $high }
web-profile-ratings = Рейтинг, партия за партией
web-profile-ratings-label = Рейтинг после последних рейтинговых партий, всего { $n }: от { $low } до { $high }
web-profile-categories = Очки по видам, в среднем
web-profile-built = Что строится чаще всего
web-profile-against = Против других
web-profile-opponent = Соперник
web-profile-ahead = Впереди
web-profile-behind = Позади
web-profile-history = Последние партии
web-profile-place = { $n }. { $name }
web-profile-abandoned = брошена
web-profile-left = сдана
web-profile-gain = рейтинг { $n }

## В чём отказано

error-no_friend_link = Эта ссылка никуда не ведёт; попросите новую.
error-friend_me = Это ваша собственная ссылка.
error-quota_friends = У одного из вас уже { NUMBER($n, useGrouping: 0) } друзей, больше не поместится.
error-no_friend = Вы не друзья.
error-no_profile = Такой страницы нет, или она скрыта.
