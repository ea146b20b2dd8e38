"""Where a turn begins (section 4), and what decides the game (section 14)."""

from __future__ import annotations

from .table import table, village


def test_section_4_nothing_is_pending_between_two_turns() -> None:
    at = table(village(), village())
    assert at.state.between_turns()
    assert not at.do("labor start_scout").state.between_turns()
    assert at.do("set_out").state.between_turns()
    assert at.state.seat == 1


def test_section_14_most_points_win_without_a_tie_break() -> None:
    at = table(village(reputation=5), village(coins=9))
    result = at.state.result()
    assert result.totals[0] > result.totals[1]
    assert (result.winners, result.verdict) == ((0,), "points")


def test_r44_in_the_steps_of_a_round_the_first_player_counts_as_active() -> None:
    tired = village(ready=[], exhausted=["start_builder", "start_scribe", "start_scout", "v_mason"])
    at = table(tired, tired | {"exhausted": ["start_builder", "start_scribe", "start_scout", "v_tinker"]})
    at.do("pass")
    assert (at.prompt, at.state.actor, at.state.seat) == ("sleep", 0, 0)
