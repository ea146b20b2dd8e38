"""Friends, the ladder, and the pages about people."""

from __future__ import annotations

from litestar import delete, get, post, put
from msgspec import Struct

from grotto.games import GAMES
from grotto.table.errors import NotFound
from grotto.table.friends import Friendships
from grotto.table.profile_messages import FriendLink, Friends, Ladder, Profile
from grotto.table.profiles import Profiles
from grotto.web.api_seats import Token
from grotto.web.limits import COST, KEEPS


class Hidden(Struct):
    """Whether the page about me is kept from others."""

    hidden: bool


@get("/friends")
async def friends(friendships: Friendships, person: str | None) -> Friends:
    """My friends."""
    return await friendships.friends(person)


@post("/friends/link", opt={KEEPS: True})
async def make_link(friendships: Friendships, me: str) -> Token:
    """A new link by which others become friends of mine; the one before ends. The page /friend/<token> uses it."""
    return Token(await friendships.link(me))


@delete("/friends/link", status_code=200)
async def end_link(friendships: Friendships, me: str) -> Friends:
    """Let my link lead nowhere."""
    await friendships.unlink(me)
    return await friendships.friends(me)


@get("/friends/by/{token:str}")
async def look_at_link(friendships: Friendships, person: str | None, token: str) -> FriendLink:
    """Who asks for my friendship."""
    return await friendships.look(person, token)


@post("/friends/by/{token:str}", status_code=200, opt={KEEPS: True})
async def use_link(friendships: Friendships, me: str, token: str) -> Friends:
    """Become friends with whoever has made a link."""
    await friendships.accept(me, token)
    return await friendships.friends(me)


@delete("/friends/{handle:str}", status_code=200)
async def part(friendships: Friendships, me: str, handle: str) -> Friends:
    """Be friends no more."""
    await friendships.part(me, handle)
    return await friendships.friends(me)


@get("/ladder/{game:str}", opt={COST: 1})
async def ladder(profiles: Profiles, person: str | None, game: str) -> Ladder:
    """People and bots who have played rated games, the best first."""
    if game not in GAMES:
        raise NotFound("unknown_game", {"value": game, "allowed": ", ".join(GAMES)})
    return await profiles.ladder(game, person)


@get("/profiles/{handle:str}", opt={COST: 3})
async def profile(profiles: Profiles, person: str | None, handle: str) -> Profile:
    """The page about somebody: games that were rated or open to all."""
    return await profiles.profile(person, handle)


@get("/profile", opt={COST: 3})
async def own_profile(profiles: Profiles, person: str | None) -> Profile:
    """The page about me, with all my games."""
    if person is None:
        raise NotFound("no_profile", {})
    return await profiles.mine(person)


@put("/profile", opt={COST: 3})
async def hide(profiles: Profiles, me: str, data: Hidden) -> Profile:
    """Keep the page about me from others, or show it again."""
    await profiles.hide(me, data.hidden)
    return await profiles.mine(me)


HANDLERS = [friends, make_link, end_link, look_at_link, use_link, part, ladder, profile, own_profile, hide]
