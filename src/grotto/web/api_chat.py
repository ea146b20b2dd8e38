"""What people say at a table: read, said, muted, reported, switched off."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from litestar import delete, get, post, put
from msgspec import Meta, Struct

from grotto.table.chat import Chats
from grotto.table.chat_messages import ChatInfo, ChatLine, Muted
from grotto.table.hall import Hall
from grotto.web.limits import TALKS


class Say(Struct):
    """Something to be said: a phrase by its id, or a text. `request` makes a repetition harmless."""

    request: UUID
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class ChatSwitch(Struct):
    """Whether people may talk at a table."""

    on: bool


@get("/tables/{id:str}/chat")
async def chat(hall: Hall, chats: Chats, person: str | None, id: str) -> ChatInfo:
    """What was said, in the rooms I may read: players see that of the onlookers only after the game."""
    return await chats.info(await hall.get(id), person)


@post("/tables/{id:str}/chat", opt={TALKS: True})
async def say(hall: Hall, chats: Chats, me: str, id: str, data: Say) -> ChatLine:
    """Say something: to those who play if I do, else to those who watch."""
    return await chats.say(await hall.get(id), me, str(data.request), data.phrase, data.text)


@put("/tables/{id:str}/chat")
async def switch(hall: Hall, chats: Chats, me: str, id: str, data: ChatSwitch) -> ChatSwitch:
    """Let people talk at a table of mine, or not."""
    await chats.switch(await hall.get(id), me, data.on)
    return data


@put("/tables/{id:str}/chat/muted/{by:str}")
async def mute(hall: Hall, chats: Chats, me: str, id: str, by: str) -> Muted:
    """Read somebody no more, here and elsewhere; nobody else notices."""
    live = await hall.get(id)
    await chats.mute(live, me, by, True)
    return Muted(await chats.muted(live, me))


@delete("/tables/{id:str}/chat/muted/{by:str}", status_code=200)
async def unmute(hall: Hall, chats: Chats, me: str, id: str, by: str) -> Muted:
    """Read somebody again."""
    live = await hall.get(id)
    await chats.mute(live, me, by, False)
    return Muted(await chats.muted(live, me))


@post("/tables/{id:str}/chat/{room:str}/{n:int}/report", status_code=200, opt={TALKS: True})
async def report(hall: Hall, chats: Chats, me: str, id: str, room: str, n: int) -> ChatLine:
    """Ask those who look after the server to look at a line."""
    return await chats.report(await hall.get(id), me, room, n)


HANDLERS = [chat, say, switch, mute, unmute, report]
