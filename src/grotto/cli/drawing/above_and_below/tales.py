"""The encounters of a game as tales to be read again, player by player."""

from __future__ import annotations

import msgspec

from grotto.cli.drawing.above_and_below.story import words_of
from grotto.cli.telling import Teller, capital
from grotto.kernel.events import Event
from grotto.table.wire.above_and_below import VillageTale, VillageTalePage, VillageTales


def tales(teller: Teller, events: list[Event]) -> list[str]:
    """The tales of each player in turn, a line for each part; nothing if nobody has been below."""
    told = msgspec.convert(teller.game.tales(events), VillageTales)
    language = words_of(teller).language
    lines: list[str] = []
    for seat in sorted({tale.seat for tale in told.tales}):
        own = [tale for tale in told.tales if tale.seat == seat]
        for n, tale in enumerate(own, 1):
            lines += _tale(teller, tale, n, [told.threads[id][language] for id in tale.threads])
    return lines


def _tale(teller: Teller, tale: VillageTale, n: int, threads: list[str]) -> list[str]:
    cave = teller.speech.word("cave", tale.cave)
    lines = ["", teller.say("tale", player=teller.player(tale.seat), n=n, cave=cave, round=tale.round)]
    if threads:
        lines.append(teller.say("tale-threads", names=", ".join(threads)))
    for page in tale.pages:
        lines += _page(teller, page)
    if tale.won is None:
        lines.append(teller.say("tale-open"))
    return lines


def _page(teller: Teller, page: VillageTalePage) -> list[str]:
    language = words_of(teller).language
    lines = [page.text[language]]
    if page.deed:
        lines.append(teller.say("tale-deed", label=page.deed[language]))
    if page.end:
        lines.append(page.end[language])
    came = [teller.speech.event(Event(event.id, event.seat, event.data)) for event in page.came]
    if came:
        lines.append(teller.say("tale-came", events=capital(", ".join(came))))
    return lines
