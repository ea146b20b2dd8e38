"""A game: its id, seat counts, options and vocabulary, and how a new position is made."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from grotto.kernel import mypyc_attr
from grotto.kernel.acts import Vocabulary
from grotto.kernel.data import Fields, quoted_id
from grotto.kernel.errors import BadData, BadOption, Data, Datum
from grotto.kernel.events import Event
from grotto.kernel.observation import PLAIN, Observation, other_totals
from grotto.kernel.packs import Problem
from grotto.kernel.state import Json, State
from grotto.kernel.versions import Versions


class Option(NamedTuple):
    """Something the table agrees on before the game."""

    id: str
    """Its name, as in `game.new(players=2, first_player=0)`."""
    values: tuple[Datum, ...]
    """What it may be."""
    default: Datum
    """Its value if it is not given."""
    of_seats: bool = False
    """Whether numbers among the values are seats: only those who play can be meant."""
    first: Datum | None = None
    """Its value in somebody's first game, where that is better than the default."""
    module: bool = False
    """Whether it adds a part to the game: its values are no and yes."""

    def allowed(self, players: int) -> list[Datum]:
        """The values that it can have with so many players."""
        if not self.of_seats:
            return list(self.values)
        return [one for one in self.values if not isinstance(one, int) or one < players]


Options = dict[str, Datum]

# A game in outline: turns that are worth trying, each with the first round for it and the beginnings of its acts in
# notation: ("furnish carpenter") is any act that furnishes a Carpenter. The turns between them are left open.
Sketch = tuple[tuple[int, tuple[str, ...]], ...]


def _is_one_of(value: Datum, values: list[Datum]) -> bool:
    """Whether the value is one of these; 1 is not "1", and not true."""
    return any(value == one and type(value) is type(one) for one in values)


def _listed(values: list[Datum]) -> str:
    return ", ".join([str(value) for value in values])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Use `grotto.game(id)` to get one."""

    id: str
    """Its id, as in `grotto.game(id)`."""
    seats: tuple[int, ...]
    """The numbers of players that it can be played with."""
    options: tuple[Option, ...]
    """What a table may agree on."""
    vocabulary: Vocabulary
    """All acts, by number."""
    # False where a player can pass for the round, so that acts differ in how soon his next turn comes.
    even_turns: bool = True
    # True if `prospect` is a better estimate than `value`. `value` never changes: bots are measured against it.
    far_sighted: bool = False
    # The versions of its rules. Options name one as `rules`; the default is the newest.
    versions: Versions

    def __init__(self, id: str, seats: tuple[int, ...], options: tuple[Option, ...], vocabulary: Vocabulary) -> None:
        for option in options:
            # A record has no quotes: what looks like a number is read as one.
            if any(isinstance(value, str) and value.isdecimal() for value in option.values):
                raise ValueError(f"the option {option.id!r} has numbers in quotes among its values: write 4, not '4'")
        self.id = id
        self.seats = seats
        self.options = options
        self.vocabulary = vocabulary
        self.versions = Versions()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: another process makes the game anew. A game with arguments overrides this."""
        return self.__class__, ()

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """For `copy.deepcopy`: rules never change."""
        return self

    def new(self, players: int | None = None, **options: Datum) -> State:
        """A new game. Without a number of players: the most usual one."""
        if players is None:
            players = self.default_seats()
        state = self.start(players, self.checked(players, options))
        # Here rather than in `start`: those of games that add to the agenda would have to call it again.
        state.settle()
        return state

    def start(self, players: int, options: Options) -> State:
        """The opening position for checked options: a blank one, unless something is drawn or dealt before."""
        state = self.blank(players, options)
        state.agenda = state.usual_agenda()
        state.settle()
        return state

    def blank(self, players: int, options: Options) -> State:
        """The position in which the first turn begins; data that leave something out are filled up from it."""
        raise NotImplementedError

    def from_data(self, data: object) -> State:
        """The position that `to_data()` wrote, or that was written by hand. BadData names what is wrong with it.

        Every key may be left out.
        """
        fields = Fields(data, "")
        fields.index("game", (self.id,), 0)
        players = fields.integer("players", self.seats[0], self.seats[-1], self.default_seats())
        state = self.blank(players, self.read_options(players, fields.fields("options")))
        state.read_data(fields)
        return state

    def read_options(self, players: int, fields: Fields) -> Options:
        """The options of a position in data, with defaults filled in."""
        newest = self.versions.newest
        options: Options = {"rules": fields.integer("rules", 1, newest, newest)}
        for option in self.options:
            value = fields.get(option.id)
            if value is None:
                options[option.id] = option.default
            elif isinstance(value, (int, str)) and _is_one_of(value, option.allowed(players)):
                options[option.id] = value
            else:
                allowed = _listed(option.allowed(players))
                key = fields.where(option.id)
                raise BadData("data_value", {"key": key, "value": quoted_id(value), "allowed": allowed})
        fields.done()
        return options

    def begins(self, before: State, after: State) -> str:
        """The id of what the act between two positions starts for the whole table, such as a harvest; or nothing."""
        return ""

    def facts(self) -> Json:
        """What is printed on boards and tiles, for front ends that draw them."""
        return {}

    def shown(self, state: State) -> Json:
        """What follows from a position and only a picture needs: sent beside it, never a part of it."""
        return {}

    def value(self, state: State, seat: int) -> float:
        """How good the position is for a seat: a rough estimate of the final score, by default the current score."""
        return float(state.result().totals[seat])

    def prospect(self, state: State, seat: int) -> float:
        """The estimate that stronger bots use: `value`, unless the game is `far_sighted`."""
        return self.value(state, seat)

    def growth(self, state: State, seat: int) -> float:
        """The part of `value` that stands for additional turns later; 0 where the number of turns is fixed.

        The search for whole solo games may give it a higher weight.
        """
        return 0.0

    def sketches(self) -> tuple[Sketch, ...]:
        """Outlines of good solo games, the starting points of bots that plan a whole game; by default none."""
        return ()

    def observation(self) -> Observation:
        """The features that `observe` writes; by default those that every game has."""
        return PLAIN

    def observe(self, state: State, seat: int) -> list[float]:
        """The position as a seat sees it, as numbers; nothing that is hidden from players is in them."""
        totals = state.result().totals
        round, last = self.progress(state)
        best, mean = other_totals(totals, seat)
        table = [float(state.players), float(round), float(last - round)]
        return [*table, float(totals[seat]), float(state.seat == seat), best, mean]

    def progress(self, state: State) -> tuple[int, int]:
        """The round that is being played and the last one, as they are printed; 0 before the first."""
        raise NotImplementedError

    def marked(self, state: State, seat: int) -> tuple[int, ...]:
        """Numbers of a seat that are stored with each move and compared when a stored game is replayed.

        Other numbers or another order would make every stored game read-only.
        """
        return (state.result().totals[seat],)

    def edition(self, options: Options) -> Game:
        """The game as these options have it played: other content has acts and words of its own. Most games have one.

        BadOption if it is not here.
        """
        return self

    def packs(self) -> list[Path]:
        """The folders of the content packs that it can be played with; most games take none."""
        return []

    def with_pack(self, folder: Path, first: bool) -> Game:
        """The game with one more pack, checked: as the first choice, in place of one with its id, or as the last.

        For games that take packs; BadPack or BadOption names what is wrong.
        """
        raise NotImplementedError

    def with_packs(self, folders: list[Path]) -> Game:
        """The game with these packs, which have been checked before; the first one is the default."""
        raise NotImplementedError

    def start_pack(self, folder: Path) -> None:
        """Write a pack to begin with into a folder; for games that take packs."""
        raise NotImplementedError

    def check_pack(self, folder: Path) -> list[Problem]:
        """Everything that is wrong with a pack; nothing if it can be played. For games that take packs."""
        raise NotImplementedError

    def untold(self) -> list[Problem]:
        """What a checked pack should say and does not, though it can be played without; for games that take packs."""
        return []

    def content(self) -> Json:
        """The default pack: its id, a hash of its content, numbers about it."""
        return {}

    def home(self) -> str:
        """The package in whose folder `text` the messages of the game lie: that of its class."""
        module = type(self).__module__
        return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]

    def words(self, language: str) -> dict[str, str]:
        """Messages that come with a content pack rather than with the rules, by id; most games have none."""
        return {}

    def sources(self) -> tuple[str, ...]:
        """Kinds of things that events name as where goods come from or go to: `source` is then the id of such a thing.

        They are spoken of by their own names; any other source has a message `source-<id>`.
        """
        return ()

    def built(self) -> dict[str, str]:
        """The events that tell what a player has built, each with the kind of that thing; profiles count the things."""
        return {}

    def scene(self, state: State, seats: frozenset[int]) -> Json | None:
        """What the game shows, besides the position, to a person with these seats; most games show nothing."""
        return None

    def story(self, event: Event) -> dict[str, str]:
        """What an event has told in words of the content of the game, by language; most games tell nothing."""
        return {}

    def tales(self, events: list[Event]) -> Json | None:
        """The stories that these events have told, to be read again; None if the game tells none."""
        return None

    def picture(self, event: Event) -> list[str]:
        """What an event is shown with, in words of the game's own drawings; most games show nothing."""
        return []

    def default_seats(self) -> int:
        """Two, where two can play."""
        return 2 if 2 in self.seats else self.seats[0]

    def checked(self, players: int, options: Options) -> Options:
        """The options with defaults filled in; BadOption names what is wrong."""
        if players not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadOption("bad_players", {"game": self.id, "value": players, "allowed": allowed})
        known = {option.id: option for option in self.options}
        full: Options = {"rules": self.version_of(options)}
        for id, value in options.items():
            if id == "rules":
                continue
            if id not in known:
                raise BadOption("unknown_option", {"value": id, "allowed": ", ".join(known)})
            allowed_values = known[id].allowed(players)
            if not _is_one_of(value, allowed_values):
                data: Data = {"option": id, "value": value, "allowed": _listed(allowed_values)}
                raise BadOption("bad_option_value", data)
        for option in self.options:
            full[option.id] = options.get(option.id, option.default)
        return full

    def renewed(self, players: int, options: Options) -> Options:
        """The options of a game stored without a version: early ones could name a first player without a seat."""
        full = options.copy()
        for option in self.options:
            value = full.get(option.id, option.default)
            if _is_one_of(value, list(option.values)) and not _is_one_of(value, option.allowed(players)):
                full[option.id] = option.default
        return full

    def version_of(self, options: Options) -> int:
        """The version of the rules that options name; BadOption if this program does not know it."""
        newest = self.versions.newest
        version = options.get("rules", newest)
        if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= newest:
            raise BadOption("unknown_rules", {"game": self.id, "value": str(version), "allowed": newest})
        return version

    def act(self, text: str) -> int:
        """The act with this notation: `game.act("take housework")`."""
        return self.vocabulary.act(text)

    def notation(self, act: int) -> str:
        """The notation of an act."""
        return self.vocabulary.notation(act)
