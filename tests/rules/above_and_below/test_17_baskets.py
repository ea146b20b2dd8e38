"""Section 17.1: the Basket of Plenty in a Harvest (R39, R66)."""

from __future__ import annotations

from .table import Table, table, village

GOODS = [{"building": "h_mushroom_shed", "goods": 2}, {"building": "h_fishing_hut", "goods": 2}]
BASKET = "art_basket_of_plenty"


def harvest(**fields: object) -> Table:
    """The scout declares a Harvest."""
    return table(village(buildings=GOODS, **fields), options={"artifacts": "yes"}).do("harvest start_scout")


def test_r39_the_question_counts_the_second_good_of_the_basket() -> None:
    at = harvest(artifacts={BASKET: 1}, ready=["start_scout"]).do(f"bring {BASKET}")
    assert (at.prompt, at.state.prompt().data["n"]) == ("take_goods", 2)
    assert at.do("take h_fishing_hut").state.prompt().data["n"] == 1


def test_r66_one_basket_in_a_harvest_also_for_who_owns_two() -> None:
    at = harvest(artifacts={BASKET: 2}).do(f"bring {BASKET}")
    assert f"bring {BASKET}" not in at.legal()
    assert at.why_id(f"bring {BASKET}") == "artifact_one"


def test_r39_a_basket_must_be_there_and_unused() -> None:
    assert harvest().why_id(f"bring {BASKET}") == "not_your_artifact"
    assert harvest(artifacts={BASKET: 1}, turned={BASKET: 1}).why_id(f"bring {BASKET}") == "artifact_turned"
