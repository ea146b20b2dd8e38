"""From a table to what its viewers are told."""

from __future__ import annotations

import contextlib
from collections.abc import Set
from datetime import UTC, datetime
from functools import lru_cache
from typing import cast

import msgspec

from grotto.kernel.acts import Vocabulary, Word
from grotto.kernel.errors import GrottoError, IllegalAct, UnknownAct
from grotto.kernel.events import Reason, Result
from grotto.kernel.game import Game
from grotto.kernel.kinds import SEAT, ById, Kind, ListOf, OrNone
from grotto.kernel.preview import preview
from grotto.kernel.state import State
from grotto.table.clocks import ClockPlan
from grotto.table.history import LoggedAct
from grotto.table.messages import (
    ActGroup,
    ActInfo,
    EventInfo,
    LogEntry,
    Message,
    Position,
    ResultInfo,
    Role,
    SeatInfo,
    SeatKind,
    Status,
    TableCard,
)
from grotto.table.schema import GONE
from grotto.table.storage import SeatRow, TableRow

# How many acts of a verb are asked for their reason at most.
REASONS_PER_WORD = 64
# Reasons of the kernel that say little: any other one is better.
VAGUE = ("not_now", "not_part", "part_used", "outcome")


def error_message(error: GrottoError) -> Message:
    """What went wrong; a refused act has the id of its reason."""
    kind = "reason" if isinstance(error, IllegalAct) else "error"
    return Message(f"{kind}-{error.id}", error.data)


def reason_message(reason: Reason) -> Message:
    """Why an act is not legal."""
    return Message(f"reason-{reason.id}", reason.data)


def result_info(result: Result) -> ResultInfo:
    """The result as data."""
    return ResultInfo(list(result.categories), list(result.totals), list(result.winners), result.verdict, result.final)


def stored_result(row: TableRow) -> ResultInfo | None:
    """The result that a finished table has noted."""
    return None if row.result is None else msgspec.json.decode(row.result, type=ResultInfo)


def position(game: Game, state: State) -> Position:
    """A position as everybody may see it."""
    prompt = Message(f"prompt-{state.prompt().id}", state.prompt().data)
    result = result_info(state.result())
    counters = [state.counters(seat) for seat in range(len(result.totals))]
    shown, scene = game.shown(state), game.scene(state, frozenset())
    return Position(state.to_data(), state.actor, prompt, result, counters, shown, scene)


def legal_groups(game: Game, state: State) -> list[ActGroup]:
    """Every legal act with its preview, by verb."""
    groups: dict[tuple[str, tuple[str, ...], bool], ActGroup] = {}
    # Acts of one verb carry out the same part, and give up the same.
    given_up: dict[str, list[str]] = {}
    seat = state.actor
    for act in state.legal():
        entry = game.vocabulary.entry(act)
        kinds = tuple(word.kind for word in entry.args)
        any_order = game.vocabulary.is_set(act)
        group = groups.get((entry.verb, kinds, any_order))
        if group is None:
            role = cast(Role, game.vocabulary.role(act))
            group = groups[entry.verb, kinds, any_order] = ActGroup(entry.verb, role, list(kinds), any_order, [])
        seen = preview(state, act)
        args = [word.id for word in entry.args]
        if entry.verb not in given_up:
            given_up[entry.verb] = [game.notation(lost) for lost in state.forfeits(act)]
        info = ActInfo(args, seen.change(seat), seen.reveals, seen.ends_turn, given_up[entry.verb])
        info.begins = game.begins(state, seen.after)
        info.then = seen.following(seat)
        if "score" in info.change:
            info.points = seen.points(seat)
        group.acts.append(info)
    return list(groups.values())


def log_entry(game: Game, entry: LoggedAct) -> LogEntry:
    """An entry of the log as data."""
    events = [
        EventInfo(f"event-{event.id}", event.seat, event.data, game.story(event), game.picture(event))
        for event in entry.events
    ]
    kinds = [] if entry.actor < 0 else kinds_of(game, entry.text)
    return LogEntry(entry.n, entry.seq, entry.actor, entry.text, events, entry.undone, kinds)


def kinds_of(game: Game, text: str) -> list[str]:
    """The kinds of the words of an act; of a game that can't be replayed not even the words may be known any more."""
    with contextlib.suppress(UnknownAct):
        return [word.kind for word in game.vocabulary.entry(game.act(text)).args]
    return []


@lru_cache(maxsize=64)
def by_verb(book: Vocabulary) -> dict[str, list[int]]:
    """All acts of a vocabulary, in its order; whoever asks why not need not look through thousands of them."""
    found: dict[str, list[int]] = {}
    for act, entry in enumerate(book.entries):
        found.setdefault(entry.verb, []).append(act)
    return found


def why_not(game: Game, state: State, prefix: list[str]) -> dict[str, Message]:
    """For each value of the next word that leads to no legal act, why not.

    An act that is complete after the prefix is given under the empty word.
    """
    book = game.vocabulary
    legal = set(state.legal())
    able: set[str] = set()
    acts: dict[str, list[int]] = {}
    verbs = by_verb(book)
    if not prefix:
        acts, able = verbs, {book.entry(act).verb for act in legal}
    for act in verbs.get(prefix[0], []) if prefix else ():
        entry = book.entry(act)
        if len(prefix) > 1 + len(entry.args):
            continue
        kinds = ["verb", *[word.kind for word in entry.args]]
        chosen = [Word(kind, id) for kind, id in zip(kinds, prefix, strict=False)]
        for step in book.narrow([act], chosen):
            if act in legal:
                able.add(step.word.id)
            acts.setdefault(step.word.id, []).append(act)
    reasons: dict[str, Message] = {}
    for word, candidates in acts.items():
        if word not in able:
            reasons[word] = reason_message(_closest(state, candidates, len(prefix)))
    return reasons


def _closest(state: State, acts: list[int], chosen: int) -> Reason:
    """The reason that tells most about the words chosen so far, of acts spread over all there are.

    A reason that speaks of a word still to come (this cavern is face down) says little: another word
    might do. One with a number (1 gold short) is nearest to legal, the nearer the smaller the number.
    """
    vocabulary = state.vocabulary()
    ranked: list[tuple[tuple[bool, bool, bool, int], Reason]] = []
    for act in acts[:: max(1, len(acts) // REASONS_PER_WORD)]:
        reason = state.why_not(act)
        assert reason is not None
        later = any(reason.data.get(word.kind) == word.id for word in vocabulary.entry(act).args[chosen:])
        n = reason.data.get("n")
        number = n if isinstance(n, int) else 0
        ranked.append(((reason.id in VAGUE, later, not number, number), reason))
    return min(ranked, key=lambda row: row[0])[1]


def seat_info(seat: SeatRow, person: str | None, present: Set[str]) -> SeatInfo:
    """A seat as a viewer sees it. No id of a person leaves the server."""
    kind: SeatKind = "bot" if seat.bot else "person" if seat.person else "open"
    mine = person is not None and seat.person == person
    here = seat.person is not None and seat.person in present
    owned, gone = bool(seat.bot and seat.person), seat.person == GONE
    return SeatInfo(seat.seat, seat.name, kind, mine, here or kind == "bot", seat.bot, owned and not gone, gone)


def status(row: TableRow, seats: list[SeatRow]) -> Status:
    """A table waits while a seat is free."""
    if row.over or row.imported:
        return "over"
    return "waiting" if any(seat.person is None and seat.bot is None for seat in seats) else "running"


def table_card(
    row: TableRow, seats: list[SeatRow], person: str | None, present: Set[str], clock: ClockPlan | None
) -> TableCard:
    """A table in a list."""
    acting = [seat for seat in seats if seat.seat == row.actor and not row.over and not row.imported]
    yours = any(seat.person == person and seat.bot is None for seat in acting) and person is not None
    updated = datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="milliseconds")
    chairs = [seat_info(seat, person, present) for seat in seats]
    return TableCard(
        id=row.id, name=row.name, game=row.game, players=row.players, status=status(row, seats), seats=chairs,
        actor=row.actor, your_turn=yours, updated=updated, moves=row.moves, round=row.round, rounds=row.rounds,
        result=stored_result(row), rated=row.rated, clock=clock,
    )  # fmt: skip


def seat_entries(state: State) -> list[str]:
    """The entries of a position's data whose numbers are seats."""
    return [field.name for field in state.shape().fields if _of_seats(field.kind)]


def _of_seats(kind: Kind) -> bool:
    return kind is SEAT or (isinstance(kind, ById | ListOf | OrNone) and kind.kind is SEAT)
