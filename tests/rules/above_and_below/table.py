"""Setting positions up and playing them with words."""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import grotto
from grotto.games.above_and_below.content.folder import DEFAULT
from grotto.games.above_and_below.game import AboveAndBelow, open_pack
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.events import Event, Reason

GAME = grotto.game("above_and_below")
assert isinstance(GAME, AboveAndBelow)
PACK = GAME.pack

MODULES = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}
DEEP = {"underforest_desert": "yes"}


def words_for(toml: str) -> str:
    """Words for every paragraph of a book, so that it can be played."""
    rows: list[str] = []
    for paragraph in re.split(r"(?m)^\[\[paragraph\]\]", toml)[1:]:
        number = re.search(r"(?m)^id = (\d+)", paragraph)
        assert number
        rows.append(f'[{number[1]}]\ntext = "Paragraph {number[1]}."')
        for choice in re.split(r"(?m)^\[\[paragraph\.choice\]\]", paragraph)[1:]:
            id = re.search(r'(?m)^id = "(\w)"', choice)
            assert id
            rows.append(f'{id[1]} = "CHOICE {id[1]}"')
            if re.search(r"(?m)^failure", choice):
                rows.append(f'{id[1]}_fails = "It fails."')
    return "\n".join(rows) + "\n"


QUIET = '[[paragraph]]\nid = 1\n[[paragraph.choice]]\nid = "a"\nauto = {}\n[[paragraph.choice]]\nid = "b"\nauto = {}\n'


def write_pack(folder: Path, book: str = QUIET, deep: str = QUIET) -> None:
    """Our own pack with other books, which have no threads."""
    shutil.copytree(DEFAULT, folder, dirs_exist_ok=True)
    for file in folder.rglob("threads.toml"):
        file.unlink()
    for name, toml in (("book", book), ("deep", deep)):
        (folder / f"{name}.toml").write_text(toml, "utf-8")
        for language in ("en", "ru", "fr"):
            (folder / "text" / language / f"{name}.toml").write_text(words_for(toml), "utf-8")


@cache
def game_with(book: str = QUIET, deep: str = QUIET) -> AboveAndBelow:
    """The game with other books; each is made once."""
    folder = Path(tempfile.mkdtemp(prefix="grotto-pack-"))
    # The words of a pack are read when they are needed, so the folder stays until the end.
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write_pack(folder, book, deep)
    game = AboveAndBelow(open_pack(folder))
    game.pack.book(0)
    return game


def choices(*bodies: str, more: str = "") -> str:
    """A book with one direct paragraph that has these choices, and perhaps more paragraphs."""
    rows = list(bodies) if len(bodies) > 1 else [*bodies, "auto = {}"]
    toml = "[[paragraph]]\nid = 1\n"
    for letter, body in zip("abc", rows, strict=False):
        toml += f'[[paragraph.choice]]\nid = "{letter}"\n{body}\n'
    return toml + more


def continuation(id: int, *bodies: str) -> str:
    """A continuation with these choices."""
    toml = f'[[paragraph]]\nid = {id}\nentry = "continuation"\n'
    for letter, body in zip("abc", bodies, strict=False):
        toml += f'[[paragraph.choice]]\nid = "{letter}"\n{body}\n'
    return toml


class Table:
    """A position and short ways to look at it."""

    def __init__(self, data: dict[str, Any] | None = None, game: AboveAndBelow | None = None) -> None:
        self.game = game or GAME
        assert isinstance(self.game, AboveAndBelow)
        self.pack = self.game.pack
        state = self.game.from_data(data or {})
        assert isinstance(state, TableState)
        self.state = state
        self.state.listen()
        self.heard: list[Event] = []

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.state.apply(self.game.act(text))
            assert self.state.events is not None
            self.heard += self.state.events
        return self

    def why(self, text: str) -> Reason | None:
        return self.state.why_not(self.game.act(text))

    def why_id(self, text: str) -> str:
        reason = self.why(text)
        return "" if reason is None else reason.id

    def legal(self) -> list[str]:
        return [self.game.notation(act) for act in self.state.legal()]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.legal()}

    def village(self, seat: int = 0) -> Village:
        return self.state.villages[seat]

    def items(self, seat: int = 0) -> dict[str, int]:
        return {id: n for id, n in zip(self.pack.items, self.village(seat).items, strict=True) if n}

    def zone(self, villager: str, seat: int = 0) -> str:
        bit = 1 << self.pack.villager_ids.index(villager)
        village = self.village(seat)
        for zone in ("ready", "exhausted", "injured"):
            if getattr(village, zone) & bit:
                return zone
        encounter = self.state.encounter
        return "party" if encounter and encounter.party & bit else ""

    def on_card(self, building: str, seat: int = 0) -> int:
        village = self.village(seat)
        return village.stock[village.buildings.index(self.pack.card_ids.index(building))]

    def events(self, id: str) -> list[Event]:
        return [event for event in self.heard if event.id == id]

    @property
    def prompt(self) -> str:
        return self.state.prompt().id


def village(**fields: Any) -> dict[str, Any]:
    """The data of a village; `buildings` come on top of the starting house."""
    if "buildings" in fields:
        fields["buildings"] = ["starting_house", *fields["buildings"]]
    return fields


def table(*villages: dict[str, Any], game: AboveAndBelow | None = None, **fields: Any) -> Table:
    """A table with these villages; two players unless more villages are given. Seat 0 is to move.

    Nobody has coins, and no artifact lies on the deck, unless it is said.
    """
    players = fields.pop("players", max(2, len(villages)))
    rows = [{"coins": 0, **one} for one in [*villages, *[{}] * (players - len(villages))]]
    return Table({"players": players, "villages": rows, "artifact_on_deck": False, **fields}, game)


# A cave deck whose order is known, so that no chance comes in between.
KNOWN_CAVES = {
    "cave_top": "cave_01",
    "decks": {"caves": {"unseen": [], "below": ["cave_02", "cave_03", "cave_04"]}},
}


def expedition(
    book: str,
    party: list[str],
    dice: list[int] | None = None,
    choose: str = "a",
    deep: str | None = None,
    options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """Send a party out, open the paragraph, choose, roll the dice of those named in the order of the pack."""
    game = game_with(book, QUIET if deep is None else deep)
    fields.setdefault("ready", party)
    decks = {"caves": {"unseen": [], "below": ["cave_02", "cave_03", "cave_04"]}}
    used = dict(options or {})
    if deep is not None:
        used = {**DEEP, **used}
        decks["tokens"] = {"unseen": ["uf_01"], "below": ["uf_02"]}
    data: dict[str, Any] = {"options": used, "cave_top": "cave_01", "decks": decks, **(more or {})}
    at = table(village(**fields), game=game, **data)
    at.do(f"explore {party[0]}")
    for member in party[1:]:
        if f"join {member}" in at.legal():
            at.do(f"join {member}")
    if "set_out" in at.legal():
        at.do("set_out")
    if at.prompt == "paragraph_die":
        at.do("roll 1")
    if choose and at.prompt == "choose":
        at.do(f"choose {choose}")
    if dice is not None:
        roll(at, dict(zip(party, dice, strict=True)))
    return at


PAIR = ["start_scout", "start_builder"]


def deep(book: str, dice: list[int] | None = None, **fields: Any) -> Table:
    """Send a pair out into the second book."""
    return expedition(QUIET, PAIR, dice, deep=book, **fields)


def roll(at: Table, dice: dict[str, int]) -> Table:
    """Roll the lantern dice."""
    for member in sorted(dice, key=at.pack.villager_ids.index):
        at.do(f"lantern {member} {dice[member]}")
    return at


def finish(at: Table, *exerted: str) -> Table:
    """Exert, resolve the check and read the outcome."""
    for member in exerted:
        at.do(f"exert {member}")
    if "resolve" in at.legal():
        at.do("resolve")
    if at.prompt == "read_outcome":
        at.do("read")
    return at
