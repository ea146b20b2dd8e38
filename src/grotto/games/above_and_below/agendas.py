"""Checking agendas that come as data: a game must be able to reach them."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.content.kinds import DIE, NO_STAKE, VILLAGER_STAKE, Choice
from grotto.games.above_and_below.effects.choices import ChooseOne, Gamble
from grotto.games.above_and_below.effects.effect import Effect
from grotto.games.above_and_below.payment import PURPOSES
from grotto.games.above_and_below.state import (
    BUILD,
    CAVES,
    EXPLORE,
    NONE,
    PILE,
    SOLO,
    TOKENS,
    TRAIN,
    Encounter,
    TableState,
)
from grotto.kernel.agenda import Frame
from grotto.kernel.errors import BadData, Data

# Steps of an expedition; all others come up only while there is none.
IN_ENCOUNTER = (
    "unearth", "paragraph_die", "read_paragraph", "choices", "choose", "stake", "bonuses", "paid_bonus",
    "lantern_die", "reroll_die", "begin_check", "check", "tiers", "tier_cost", "read_outcome", "outcome_ends",
    "effects", "extra_caves", "pick_building", "injuries", "pick_injured", "afflictions", "pick_afflicted",
    "pick_option", "sell_reputation", "bet", "fortune", "success", "home", "find_artifact",
)  # fmt: skip
# Steps that come up in both.
EITHER = ("pay", "charge", "built", "deal", "reveal", "turn_ends")
# What may lie at the bottom of a stack.
BOTTOMS = ("turn", "turn_ends", "declare", "judge", "new_round", "round_ends", "round_is_over", "last_window",
           "final_placement")  # fmt: skip


def _wrong(id: str, data: Data) -> BadData:
    return BadData(f"position_{id}", data)


def check_agenda(state: TableState) -> None:
    """Refuse a stack that no game can reach."""
    names = [STEPS.steps[frame[0]].name for frame in state.agenda]
    bad = _wrong("agenda", {"value": ", ".join(names)})
    if not names:
        if state.encounter is not None:
            raise bad
        return
    if names[0] not in BOTTOMS:
        raise bad
    exploring = [name for name in names if name in IN_ENCOUNTER]
    if (state.encounter is not None) != bool(exploring) or (exploring and names[0] != "turn_ends"):
        raise bad
    if exploring and any(name not in IN_ENCOUNTER and name not in EITHER for name in names):
        raise bad
    for frame, name in zip(state.agenda, names, strict=True):
        limits = frame_limits(state, name)
        if limits is None or len(frame) != 1 + len(limits):
            raise bad
        if any(not low <= n <= high for n, (low, high) in zip(frame[1:], limits, strict=True)):
            raise bad
        if not fits(state, name, frame):
            raise bad
    check_top(state, names, bad)


def check_top(state: TableState, names: list[str], bad: BadData) -> None:
    """Refuse a decision that has no legal act."""
    if names[-1] in ("turn", "declare") and state.villages[state.seat].passed:
        raise bad
    if "declare" in names or "judge" in names or "obey" in names:
        ready = state.villages[state.seat].ready
        if state.action == NONE or not state.members or state.members & ~ready:
            raise bad
    if names[-1] == "find_artifact" and not state.artifact_on_deck:
        raise bad
    top = STEPS.steps[state.agenda[-1][0]]
    if not top.automatic:
        acts: list[int] = []
        top.legal(state, state.agenda[-1], acts)
        if not acts:
            raise bad


Limits = list[tuple[int, int]]


def frame_limits(state: TableState, name: str) -> Limits | None:
    """The lowest and highest values of the numbers in a frame of this step."""
    pack = state.pack
    many = 99
    seat = (0, state.players - 1)
    card = (0, len(pack.cards) - 1)
    villager = (0, len(pack.villagers) - 1)
    everybody = (0, (1 << len(pack.villagers)) - 1)
    outcomes = 0
    if state.encounter is not None:
        outcomes = len(pack.book(state.encounter.book).outcomes) - 1
    outcome = (0, outcomes)
    known: dict[str, Limits] = {
        "deal": [(0, 1), (0, many)],
        "deal_key": [(1, many)],
        "arrive": [(0, len(pack.training) - 1)],
        "pay": [(1, many), (0, len(PURPOSES) - 1)],
        "charge": [(0, many), (0, len(PURPOSES) - 1)],
        "obey": [villager],
        "judge": [(0, max(card[1], villager[1])), (0, len(pack.artifacts))],
        "built": [card, (0, 1)],
        "take_goods": [(0, many), (0, 1), (0, 1)],
        "trained": [villager],
        "enter": [villager],
        "answer": [seat, (0, many)],
        "countered": [seat, (0, many)],
        "refreshed": [(0, 1)],
        "bonuses": [(0, many)],
        "paid_bonus": [(0, many)],
        "reroll_die": [(0, many)],
        "tiers": [(0, 3)],
        "tier_cost": [(0, 2)],
        "read_outcome": [(0, 3)],
        "home": [(0, 1)],
        "outcome_ends": [outcome, (0, 1)],
        "effects": [outcome, (0, many), (0, many)],
        "extra_caves": [(1, many)],
        "pick_building": [(0, many)],
        "injuries": [(1, many)],
        "afflictions": [(0, len(pack.ailments) - 1), (0, many), everybody],
        "pick_afflicted": [(0, len(pack.ailments) - 1), (1, many), everybody],
        "pick_option": [outcome, (0, many), (0, many)],
        "sell_reputation": [(1, many)],
        "bet": [outcome, (0, many)],
        "fortune": [outcome, (0, many), (0, many), (1, DIE + 3)],
        "drinks": [seat],
        "rest": [seat],
        "beds": [seat],
        "sleep": [seat, (1, many), everybody],
        "window": [seat],
        "last_window": [seat],
        "place_before_income": [seat],
        "final_placement": [seat],
    }
    return known.get(name, [])


def effect_at(state: TableState, outcome: int, place: int) -> Effect | None:
    """The effect that a frame names."""
    assert state.encounter is not None
    effects = state.pack.book(state.encounter.book).outcomes[outcome].effects
    return effects[place] if place < len(effects) else None


def fits(state: TableState, name: str, frame: Frame) -> bool:
    """Whether what a frame names exists."""
    if name in IN_ENCOUNTER:
        return _fits_story(state, name, frame)
    pack = state.pack
    if name == "deal":
        size = (pack.house_row, pack.outpost_row)[frame[1]]
        return bool(state.unseen[frame[1]] or state.below[frame[1]]) and frame[2] < size
    if name == "reveal":
        return bool(state.unseen[CAVES]) and state.cave_top == NONE
    if name == "arrive":
        return bool(state.unseen[PILE]) and state.training[frame[1]] == NONE
    if name in ("answer", "countered"):
        return state.players != SOLO and frame[1] != state.seat and state.villages[frame[1]].sale != NONE
    if name == "trained":
        return frame[1] in state.training
    if name == "enter":
        return frame[1] not in state.training and not _at_home(state, frame[1])
    if name == "built":
        return any(frame[1] in row for row in state.rows)
    if name == "judge":
        return _declared(state, frame)
    if name == "take_goods":
        return frame[1] + frame[2] > 0 and sum(state.villages[state.seat].stock) >= frame[1] + frame[2]
    if name == "sleep":
        village = state.villages[frame[1]]
        return not frame[3] & ~(village.exhausted | village.injured)
    return True


def _fits_story(state: TableState, name: str, frame: Frame) -> bool:
    """Whether a step of an expedition fits what has happened in it so far."""
    encounter = state.encounter
    assert encounter is not None
    if name == "unearth":
        return bool(state.unseen[TOKENS] or state.below[TOKENS])
    if name == "paragraph_die":
        return True
    if encounter.paragraph == NONE:
        return False
    if name in ("choices", "choose", "read_paragraph", "home", "success", "find_artifact"):
        return True
    if encounter.choice == NONE:
        return False
    if name in ("pick_option", "bet", "fortune"):
        effect = effect_at(state, frame[1], frame[2])
        return isinstance(effect, ChooseOne if name == "pick_option" else Gamble)
    chosen = state.pack.book(encounter.book).paragraphs[encounter.paragraph].choices[encounter.choice]
    # A staked item may be lost already.
    if name == "effects" and chosen.stake == VILLAGER_STAKE:
        return encounter.stake != NONE
    return _fits_choice(encounter, chosen, name, frame)


def _fits_choice(encounter: Encounter, chosen: Choice, name: str, frame: Frame) -> bool:
    """Whether a step of choosing or of a check fits the choice and the dice."""
    rolled, dice = len(encounter.rolled), len(encounter.dice)
    if name == "stake":
        return chosen.stake != NO_STAKE
    if name == "paid_bonus":
        return frame[1] < len(chosen.bonuses)
    if name == "lantern_die":
        return dice < rolled
    if name == "reroll_die":
        return dice == rolled and frame[1] < rolled
    if name == "check":
        return dice == rolled and bool(chosen.tiers)
    if name == "begin_check":
        return bool(chosen.tiers)
    if name == "tiers":
        return dice == rolled and frame[1] <= len(chosen.tiers)
    if name == "tier_cost":
        return frame[1] < len(chosen.tiers) and chosen.tiers[frame[1]].pay > 0
    if name == "read_outcome":
        return frame[1] == 1 if chosen.auto >= 0 else frame[1] <= len(chosen.tiers)
    return True


def _at_home(state: TableState, villager: int) -> bool:
    return any(village.villagers() >> villager & 1 for village in state.villages)


def _declared(state: TableState, frame: Frame) -> bool:
    """Whether a declaration that waits for obedience is complete."""
    if state.action == BUILD:
        return any(frame[1] in row for row in state.rows)
    if state.action == TRAIN:
        return frame[1] in state.training
    if state.action == EXPLORE:
        return state.cave_top != NONE and state.members.bit_count() > 1
    return state.action != NONE
