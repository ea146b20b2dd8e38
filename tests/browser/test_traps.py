"""Nothing is lost by accident: questions go when they are answered, choices can be taken back, losses are named."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import Json, call, enter, open_at, open_table, play_on, press, rested, sit_at, texts
from .test_above_and_below import do
from .test_caverna import offer_only

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}
GO: Json = {"args": [], "change": {}, "reveals": False}


def at(page: Page, position: str) -> str:
    table = open_at(page, position, ANNA, THEO)
    sit_at(page, table)
    return table


def village(page: Page) -> str:
    return str(open_table(page, ANNA, THEO, game="above_and_below")["id"])


def test_a_question_goes_with_the_decision_it_was_about(open_page: OpenPage) -> None:
    """ "Leave it?" is not asked of whoever decides next, nor about what is decided next."""
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO)["id"])
    do(page, table, "take undergrowth")
    sit_at(page, table)
    press(page, "e")
    expect(page.locator(".turn .ask")).to_be_visible()
    # Leaving it is not what is lit.
    expect(page.locator(".turn .ask + .hewn-button")).not_to_contain_class("main")
    # Somebody acts in another window.
    do(page, table, "end_turn")
    expect(page.locator(".turn h2")).to_contain_text("Which action")
    expect(page.locator(".turn .ask")).to_have_count(0)


def test_escape_leaves_a_side_act_altogether(open_page: OpenPage) -> None:
    """What was begun in the tray is not half begun under another question."""
    page = open_page("about:blank")
    at(page, "caverna_full")
    sentence = page.locator(".turn h2").inner_text()
    page.locator(".tray button.side", has_text="…").first.click()
    expect(page.locator(".turn .crumb button").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".turn .crumb button")).to_have_count(0)
    expect(page.locator(".turn h2")).to_have_text(sentence)


def test_the_focus_stays_with_the_decision_after_a_choice_by_key(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO, game="above_and_below")["id"])
    sit_at(page, table)
    option = page.locator(".turn .option").first
    option.focus()
    enter(page)
    expect(page.locator(".turn .crumb button").first).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert page.evaluate("() => document.activeElement.matches('[data-lit], .turn *')")


def test_a_chosen_villager_is_called_back_by_a_click(open_page: OpenPage) -> None:
    """Also the first one: then the second one goes alone."""
    page = open_page("about:blank")
    table = village(page)
    do(page, table, "labor start_scout", "join start_builder")
    sit_at(page, table)
    chosen = page.locator("[data-thing='villager:start_scout'][data-chosen]").first
    expect(chosen).to_be_visible()
    chosen.click()
    # While nobody goes, for a moment, all are lit.
    expect(page.locator("[data-thing='villager:start_scout'][data-lit]").first).to_be_visible()
    expect(page.locator("[data-thing='villager:start_builder'][data-chosen]").first).to_be_visible()
    assert call(page, "GET", f"/tables/{table}")["state"]["this_turn"]["members"] == ["start_builder"]


def test_nobody_is_to_be_clicked_when_nobody_is_left(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = village(page)
    do(page, table, "labor start_scout", "join start_builder")
    sit_at(page, table)
    hint = page.locator(".zone.ready .hint")
    expect(hint).to_contain_text("Click others to send them too")
    offer_only(page, table, {"verb": "set_out", "role": "close", "kinds": [], "any_order": False, "acts": [GO]})
    page.reload()
    expect(hint).to_have_text("Click one who goes to call them back.")


def test_exerting_is_not_offered_first_when_it_helps_no_more(open_page: OpenPage) -> None:
    """R13: everybody left could exert themselves and no higher number would be reached."""
    page = open_page("about:blank")

    def choose(legal: list[Json]) -> str:
        wanted = [group for group in legal if group["verb"] in ("explore", "join", "set_out")]
        return texts(wanted or legal)[0]

    def helps(view: Json) -> bool:
        scene = view["scene"]
        tiers = next(choice["tiers"] for choice in scene["choices"] if choice["id"] == scene["chosen"])
        verbs = {group["verb"] for group in view["legal"] if group["role"] == "main"}
        total, most = view["prompt"]["data"]["n"], len(texts([g for g in view["legal"] if g["verb"] == "exert"]))
        return verbs != {"exert", "resolve"} or any(total < tier["explore"] <= total + most for tier in tiers)

    for tale in range(60):
        table = str(open_table(page, ANNA, name=f"tale {tale}", game="above_and_below")["id"])
        view = play_on(page, table, choose, lambda view: bool(view["prompt"]["id"] == "prompt-check"))
        if not view["over"] and not helps(view):
            break
    sit_at(page, table)
    first = page.locator(".turn .buttons > *").first
    expect(first).to_contain_text("Leave it at that")
    expect(first).to_have_class(re.compile(r"\bmain\b"))


def test_a_counter_price_begins_above_the_offer(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = village(page)
    do(page, table, "labor start_scout", "set_out", "labor start_scout", "join start_builder", "join start_scribe")
    do(page, table, "put_out cider", "labor start_builder", "set_out", "offer 0 5")
    sit_at(page, table)
    page.locator(".turn").get_by_role("button", name="Name a price").click()
    expect(page.locator(".turn").get_by_role("button", name="Ask for 6 coins")).to_be_visible()


# ---- losses are named ------------------------------------------------------------------------


def test_what_is_given_up_is_named(open_page: OpenPage) -> None:
    """Caverna, section 5: who sets out from Logging first leaves the wood where it lies."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_full", ANNA, THEO)
    do(page, table, "place logging")
    sit_at(page, table)
    page.locator("[data-thing='loot:dog'][data-lit]").hover()
    expect(page.locator(".turn .preview")).to_contain_text(re.compile(r"gives up: \d+ wood"))


def test_loot_is_announced(open_page: OpenPage) -> None:
    """Section 6.5: the level of the expedition says how many things are brought home."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_full", ANNA, THEO)
    do(page, table, "place logging", "collect")
    sit_at(page, table)
    announced = page.locator("[data-panel='loot'] p").first
    expect(announced).to_have_text("Expedition with weapon 9: bring home 1 thing.")


@pytest.mark.parametrize(("games", "asked"), [(0, True), (3, False)])
def test_newcomers_are_asked_before_they_leave_something(open_page: OpenPage, games: int, asked: bool) -> None:
    page = open_page("/")
    kept = json.dumps({"ended": [f"table {n}" for n in range(games)]})
    page.evaluate("kept => localStorage.setItem('grotto', kept)", kept)
    table = str(open_table(page, ANNA, THEO)["id"])
    do(page, table, "take undergrowth")
    sit_at(page, table)
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    rested(page.locator(".turn [data-close]")).click()
    if asked:
        expect(page.locator(".turn .ask")).to_be_visible()
    else:
        expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
