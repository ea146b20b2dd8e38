# Friends, the ladder, and the pages about people.

web-people = People
web-friends = Friends
web-friends-none = No friends here yet. Make a link and send it to somebody you like to play with.
web-friends-how = Whoever opens your link and agrees is your friend: their open tables come first in your list, and yours in theirs.
web-friends-link = Make a link
web-friends-link-new = Make a new link; the old one ends
web-friends-link-yours = Your link
web-friends-link-end = End the link
web-friends-linked = There is a link of yours that still works.
web-friends-remove = Remove
web-friends-remove-whom = Remove { $name } from your friends
web-friends-unnamed = Somebody without a nickname
web-befriend = { $name } would like to be your friend
web-befriend-how = Then you find each other’s open tables first. You can end it at any time.
web-befriend-yes = Be friends
web-befriend-mine = This is your own link. Send it to a friend.
web-befriend-already = You are friends already
web-befriend-none = This link leads nowhere
web-ladder = Ladder
web-ladder-how = People and bots in rated games, rated by openskill. Everybody begins with { $n }. What stands after ± is how far it may still be off; who is surely good stands before who may be.
web-ladder-none = No rated game of this kind has ended yet. Open a table and tick “Rated”.
web-ladder-place = Place
web-ladder-who = Who
web-ladder-rating = Rating
web-ladder-games = Games
web-ladder-hidden = Somebody who does not want to be named
web-profile-mine = Your page
web-profile-of = About { $name }
web-profile-none = There is no such page, or it is hidden
web-profile-public = Others see your nickname, your ratings, and games that were rated or open to all, with who played in them. All other games only you see here. Nothing is told of a game that goes on.
web-profile-hide = Hide this page from others; on the ladder and in their lists I have no name
web-profile-hidden = This page is hidden: only you can read it.
web-profile-empty = No game has ended yet that could be told of.
web-profile-rating = Rating { $n } ± { $off }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-profile-played =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-profile-won = won: { $n }
web-profile-mean = mean { $n }
web-profile-best = best { $n }
web-profile-scores = Points, game by game
web-profile-scores-label = The points of the last { $n } games, from { $low } to { $high }
web-profile-ratings = Rating, game by game
web-profile-ratings-label = The rating after the last { $n } rated games, from { $low } to { $high }
web-profile-categories = Points by category, on average
web-profile-built = Liked to build
web-profile-against = Against others
web-profile-opponent = Opponent
web-profile-ahead = Ahead
web-profile-behind = Behind
web-profile-history = Last games
web-profile-place = { $n }. { $name }
web-profile-abandoned = abandoned
web-profile-left = given up
web-profile-gain = rating { $n }

## What is refused

error-no_friend_link = This link leads nowhere; ask for a new one.
error-friend_me = This is your own link.
error-quota_friends = One of you has { NUMBER($n, useGrouping: 0) } friends already, and more can’t be kept.
error-no_friend = You are not friends.
error-no_profile = There is no such page, or it is hidden.
