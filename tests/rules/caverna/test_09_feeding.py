"""Section 9: feeding and begging. Nobody loses points or goods without having been asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import grotto
from grotto.games.caverna.versions import FEEDING_IS_ASKED
from grotto.kernel import record
from grotto.table.history import ACT, UNDO, History, Row, rows_of

from .table import GAME, farm, feeding, got, have, listed, mine, play

OLD = Path(__file__).parents[2] / "records" / "caverna_fed_by_itself.grotto"


def test_nobody_begs_without_a_question() -> None:
    """Ruling 43: missing food is a begging marker; also where nothing can be exchanged it is the player who says so."""
    state = feeding(farm(food=1), farm(food=4))
    assert state.prompt() == grotto.Prompt("feed", {"due": 4, "short": 3})
    assert [GAME.notation(act) for act in state.legal()] == ["feed"]
    assert got(state, "feed") == {"food": -1}
    assert mine(state, 0).begging == 3


def test_an_act_makes_nobody_else_beg() -> None:
    """Each player is asked when it is his turn to feed; until then he has lost nothing."""
    hungry = feeding(farm(food=1), farm(food=0))
    before = [mine(hungry, seat).begging for seat in (0, 1)]
    assert before == [0, 0]
    play(hungry, "feed")
    assert hungry.prompt().id == "feed"
    assert mine(hungry, 1).begging == 0


def test_a_ruby_may_be_used_before_the_food_is_paid() -> None:
    """Section 7: 1 ruby and 1 food buy cattle. Where the food just suffices, it is not taken away unasked."""
    state = feeding(farm(food=4, ruby=1), farm(food=4))
    assert state.prompt() == grotto.Prompt("feed", {"due": 4, "short": 0})
    assert "ruby cattle" in [GAME.notation(act) for act in state.legal()]
    play(state, "ruby cattle")
    assert have(state, 0)["food"] == 3


def test_whoever_has_more_food_than_is_due_lacks_none() -> None:
    state = feeding(farm(food=5, ruby=2), farm(food=4))
    assert state.prompt() == grotto.Prompt("feed", {"due": 4, "short": 0})


@pytest.mark.parametrize(("food", "rubies", "asked"), [(4, 1, True), (5, 1, False), (5, 2, True), (9, 1, False)])
def test_whoever_keeps_enough_food_for_his_rubies_is_not_asked(food: int, rubies: int, asked: bool) -> None:
    state = feeding(farm(food=food, ruby=rubies), farm(food=4))
    assert (state.prompt().id == "feed") == asked


def test_enough_food_and_nothing_to_exchange_goes_by_itself() -> None:
    state = feeding(farm(food=4, grain=2, sheep=2), farm(food=4))
    assert state.prompt().id != "feed"
    assert "food" not in have(state, 0)


# ---- records of versions that fed without asking ---------------------------------------------


def old_record() -> record.Record:
    return record.read(OLD.read_text("utf-8"))


def test_a_record_without_these_questions_is_replayed() -> None:
    """It was written by a version that begged and paid by itself where nothing could be exchanged for food."""
    notes = old_record()
    assert not any(text == "feed" and actor < 0 for actor, text in notes.moves)
    assert record.verify(GAME, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)
    state = record.replay(GAME, notes)
    assert state.actor == grotto.NOBODY
    assert state.result().totals == notes.result


def test_a_meal_that_leaves_an_animal_without_room_is_no_sign_of_an_old_record() -> None:
    """Who eats the donkey of a mine while he is asked for food must say which animals go; then he feeds as usual."""
    notes = record.read(OLD.with_name("caverna_eaten_while_feeding.grotto").read_text("utf-8"))
    assert [text for _, text in notes.moves[-3:]] == ["eat sheep", "feed", "place housework"]
    assert record.verify(GAME, notes) == 0


def test_the_questions_are_really_new() -> None:
    """By the newest rules the record could not be followed, so it was begun before them; it is noted in the record."""
    notes = old_record()
    notes.options["rules"] = FEEDING_IS_ASKED
    with pytest.raises(grotto.BadRecord):
        record.verify(GAME, notes)
    notes = old_record()
    record.verify(GAME, notes)
    assert notes.options["rules"] == FEEDING_IS_ASKED - 1
    assert "\nrules: 1\n" in notes.text()


def test_a_table_without_these_questions_is_read() -> None:
    """The rows of a table in a database: its seed decides the same after them as before."""
    notes = old_record()
    record.name_rules(GAME, notes)
    history = History(GAME, notes.players, notes.options, notes.seed)
    history.replay(rows_of(notes.moves))
    assert history.over
    assert history.state.result().totals == notes.result
    assert history.moves == len(notes.moves)
    begged = [event for entry in history.log for event in entry.events if event.id == "begged"]
    assert begged


def test_a_feeding_is_taken_back_and_done_again() -> None:
    state = GAME.new(1)
    notes = record.Record("caverna", 1, GAME.checked(1, {}))
    while not (state.actor >= 0 and state.prompt().id == "feed"):
        act = next(act for act in state.legal() if not GAME.vocabulary.is_side(act))
        notes.add(GAME, state, act)
        state.apply(act)
    notes.add(GAME, state, GAME.act("feed"))
    state.apply(GAME.act("feed"))
    assert record.replay(GAME, notes) == state
    history = History(GAME, 1, notes.options, "")
    rows = rows_of(notes.moves)
    history.replay(rows)
    assert history.state == state
    # The feeding is taken back and done again.
    more = [Row(len(rows), UNDO, 0, str(len(rows) - 1), None), Row(len(rows) + 1, ACT, 0, "feed", None)]
    history.replay(more)
    assert history.state == state
    assert listed(state, "feed") == []
