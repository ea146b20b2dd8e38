"""Above and Below for the kernel: one `Game` per pack."""

from __future__ import annotations

from pathlib import Path

from grotto.games.above_and_below.book import acts_of
from grotto.games.above_and_below.content.folder import GAME_ID, check_pack, default_pack, load_pack
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.starter import write_starter
from grotto.games.above_and_below.content.statistics import statistics
from grotto.games.above_and_below.content.words import untold, words_of
from grotto.games.above_and_below.course import first_turn, set_up
from grotto.games.above_and_below.facts import facts
from grotto.games.above_and_below.observation import OBSERVATION, observe
from grotto.games.above_and_below.scoring import points
from grotto.games.above_and_below.settings import game_options, rules_of
from grotto.games.above_and_below.shown import shown
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.tales import tales
from grotto.games.above_and_below.telling import picture, scene, story
from grotto.games.above_and_below.value import prospect, value
from grotto.games.above_and_below.versions import VERSIONS
from grotto.kernel.data import Fields
from grotto.kernel.errors import BadData, BadOption, Data
from grotto.kernel.events import Event
from grotto.kernel.game import Game, Options
from grotto.kernel.observation import Observation
from grotto.kernel.packs import BadPack, Problem
from grotto.kernel.state import Json, State


class AboveAndBelow(Game):
    """Above and Below for 1-4 players, with a pack or with one of the other installed packs.

    Acts, facts and words are those of the pack; every other pack is an edition with its own.
    """

    # A player who has passed has no more turns this round.
    even_turns = False
    far_sighted = True

    def __init__(self, pack: Pack, others: list[Pack] | None = None) -> None:
        self.pack = pack
        self.acts = acts_of(pack)
        self.editions: dict[str, AboveAndBelow] = {pack.id: self}
        for other in others or []:
            if other.id in self.editions:
                raise BadOption("pack_same_id", {"value": other.id, "file": str(other.folder)})
            self.editions[other.id] = AboveAndBelow(other)
        super().__init__(GAME_ID, (1, 2, 3, 4), game_options(tuple(self.editions)), self.acts.vocabulary)
        self.versions = VERSIONS

    def __reduce__(self) -> tuple[object, ...]:
        return AboveAndBelow, (self.pack, [edition.pack for edition in self.editions.values()][1:])

    def edition(self, options: Options) -> AboveAndBelow:
        """The game with the pack that the options name; a record replays only with the same content."""
        id = str(options.get("pack", self.pack.id))
        if id not in self.editions:
            raise BadOption("unknown_pack", {"value": id, "allowed": ", ".join(self.editions)})
        edition = self.editions[id]
        content = str(options.get("content", edition.pack.content))
        if content != edition.pack.content:
            raise BadOption("other_content", {"pack": id, "value": content, "allowed": edition.pack.content})
        return edition

    def packs(self) -> list[Path]:
        return [edition.pack.folder for edition in self.editions.values()]

    def with_pack(self, folder: Path, first: bool) -> AboveAndBelow:
        pack = open_pack(folder)
        packs = [edition.pack for edition in self.editions.values()]
        if first:
            return AboveAndBelow(pack, [other for other in packs if other.id != pack.id])
        return AboveAndBelow(packs[0], [*packs[1:], pack])

    def with_packs(self, folders: list[Path]) -> AboveAndBelow:
        packs = [load_pack(folder) for folder in folders]
        return AboveAndBelow(packs[0], packs[1:])

    def start_pack(self, folder: Path) -> None:
        write_starter(folder)

    def check_pack(self, folder: Path) -> list[Problem]:
        return check_pack(folder)

    def untold(self) -> list[Problem]:
        return untold(self.pack)

    def content(self) -> Json:
        return {"pack": self.pack.id, "content": self.pack.content, "statistics": statistics(self.pack)}

    def checked(self, players: int, options: Options) -> Options:
        """The options with defaults and the content of the pack filled in."""
        content = self.edition(options).pack.content
        full = super().checked(players, {id: value for id, value in options.items() if id != "content"})
        return {"rules": full.pop("rules"), "pack": full.pop("pack"), "content": content, **full}

    def start(self, players: int, options: Options) -> State:
        edition = self.edition(options)
        return set_up(edition.acts, edition.pack, rules_of(options), players)

    def blank(self, players: int, options: Options) -> State:
        return first_turn(self.acts, self.pack, rules_of(options), players)

    def from_data(self, data: object) -> State:
        options = data.get("options") if isinstance(data, dict) else None
        id = options.get("pack") if isinstance(options, dict) else None
        edition = self.editions.get(id, self) if isinstance(id, str) else self
        return Game.from_data(edition, data)

    def read_options(self, players: int, fields: Fields) -> Options:
        content = fields.get("content")
        if content is not None and content != self.pack.content:
            data: Data = {"key": fields.where("content"), "value": str(content), "allowed": self.pack.content}
            raise BadData("data_value", data)
        return super().read_options(players, fields)

    def built(self) -> dict[str, str]:
        return {"built": "building"}

    def facts(self) -> Json:
        return facts(self.pack)

    def shown(self, state: State) -> Json:
        assert isinstance(state, TableState)
        return shown(state)

    def words(self, language: str) -> dict[str, str]:
        found = words_of(self.pack, language).messages()
        for edition in self.editions.values():
            found.update(words_of(edition.pack, language).title())
        return found

    def scene(self, state: State, seats: frozenset[int]) -> Json | None:
        assert isinstance(state, TableState)
        return scene(state, seats)

    def story(self, event: Event) -> dict[str, str]:
        return story(self.pack, event)

    def tales(self, events: list[Event]) -> Json | None:
        return tales(self.pack, events)

    def picture(self, event: Event) -> list[str]:
        return picture(self.pack, event)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, TableState)
        return value(state, seat)

    def prospect(self, state: State, seat: int) -> float:
        assert isinstance(state, TableState)
        return prospect(state, seat)

    def observation(self) -> Observation:
        return OBSERVATION

    def observe(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TableState)
        return observe(state, seat)

    def progress(self, state: State) -> tuple[int, int]:
        assert isinstance(state, TableState)
        return state.round, self.pack.rounds

    def marked(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, TableState)
        village = state.villages[seat]
        return (village.coins, *village.items, village.reputation, points(state, seat))


def open_pack(folder: Path) -> Pack:
    """A checked pack; raises BadPack with all problems."""
    problems = check_pack(folder)
    if problems:
        raise BadPack(GAME_ID, folder, problems)
    return load_pack(folder)


def with_default_pack() -> AboveAndBelow:
    """The game with our own pack."""
    return AboveAndBelow(default_pack())
