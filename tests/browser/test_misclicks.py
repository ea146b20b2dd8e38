"""No misclicks: what comes up, moves or changes under the pointer takes no click for 400 ms.

Time stands still in these pages until a test moves it, so nothing here depends on how fast the machine is.
"""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import RESTING, OpenPage
from .people import Json, call, open_at, open_table, play_on, sit_at, texts

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


def stop_time(page: Page) -> None:
    """From the next page on, time passes only when a test says so: nothing waits until controls have rested."""
    page.remove_locator_handler(page.locator(RESTING))
    page.clock.install(time=0)


def start_at(page: Page, table: str) -> None:
    """Open a table and stop the clock once it is there, long after the last press."""
    stop_time(page)
    sit_at(page, table)
    page.clock.pause_at(3_600_000)


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moves(page: Page, table: str) -> int:
    return int(call(page, "GET", f"/tables/{table}")["moves"])


def armed_dwarf(page: Page) -> str:
    """A table where Logging leads to an expedition."""
    return open_at(page, "caverna_full", ANNA, THEO)


def test_the_second_click_on_logging_takes_no_loot(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = armed_dwarf(page)
    start_at(page, table)
    before = moves(page, table)
    x, y = centre(page.locator("[data-thing='space:logging']"))
    page.mouse.click(x, y)
    expect(page.locator("[data-thing^='loot:'][data-lit]").first).to_be_visible()
    # The wood came with the dwarf.
    expect(page.locator(".turn")).to_have_attribute("data-seq", "2")
    asked = page.locator(".turn").get_attribute("data-seq")
    taken = moves(page, table)
    assert taken > before
    # The loot stands where the space was; whoever clicks again before seeing it takes nothing.
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-panel]')?.dataset.panel"
    assert page.evaluate(under, [x, y]) == "loot"
    for passed in (100, 260):
        page.clock.run_for(passed)
        page.mouse.click(x, y)
        assert page.locator(".turn").get_attribute("data-seq") == asked
        expect(page.locator("[data-chosen]")).to_have_count(0)
    assert moves(page, table) == taken


def test_what_has_rested_takes_a_click(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = armed_dwarf(page)
    start_at(page, table)
    page.locator("[data-thing='space:logging']").click()
    loot = page.locator("[data-thing^='loot:'][data-lit]").first
    expect(loot).to_be_visible()
    page.clock.run_for(1000)
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    loot.click()
    expect(page.locator(f".turn:not([data-seq='{seq}']), [data-chosen]").first).to_be_attached()


def test_a_far_control_never_rests(open_page: OpenPage) -> None:
    """Only what is within 24 px of the last press can be hit by mistake."""
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO, game="caverna")["id"])
    start_at(page, table)
    page.locator("[data-thing='space:drift_mining']").click()
    cell = page.locator("[data-thing='cell:r1c3'][data-lit]")
    expect(cell).to_be_visible()
    # A press whose meaning changes before its release counts for nothing, near or far: all has arrived.
    expect(page.locator(".turn[data-busy]")).to_have_count(0)
    cell.click()
    expect(page.locator("[data-thing='cell:r1c3'][data-chosen]")).to_be_visible()


def test_the_second_click_on_show_the_chances_chooses_nothing(open_page: OpenPage) -> None:
    """The choices move when their chances are shown."""
    page = open_page("about:blank")

    def explore(legal: list[Json]) -> str:
        wanted = [group for group in legal if group["verb"] in ("explore", "join", "set_out")]
        return texts(wanted or legal)[0]

    for tale in range(9):
        table = str(open_table(page, ANNA, THEO, name=f"tale {tale}", game="above_and_below")["id"])
        view = play_on(page, table, explore, lambda view: bool(view["prompt"]["id"] == "prompt-choose"))
        if any(choice["tiers"] for choice in view["scene"]["choices"]):
            break
    start_at(page, table)
    before = moves(page, table)
    x, y = centre(page.get_by_role("button", name="Show the chances"))
    for passed in (0, 120, 250):
        page.clock.run_for(passed)
        page.mouse.click(x, y)
    expect(page.locator(".percent").first).to_be_visible()
    expect(page.locator("[data-thing^='choice:'][data-chosen], [data-armed]")).to_have_count(0)
    assert moves(page, table) == before


def test_an_act_is_fixed_when_it_is_pressed(open_page: OpenPage) -> None:
    """Pressed when one thing was asked, released when it is another: nothing happens."""
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO, game="caverna")["id"])
    start_at(page, table)
    page.clock.run_for(1000)
    x, y = centre(page.locator("[data-thing='space:supplies']"))
    page.mouse.move(x, y)
    page.mouse.down()
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    page.locator("[data-thing='space:logging']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
    expect(page.locator("[data-thing='space:supplies'][data-lit]")).to_be_visible()
    after = moves(page, table)
    page.mouse.up()
    asked = page.locator(".turn").get_attribute("data-seq") or ""
    assert moves(page, table) == after
    # Pressed and released, it is meant.
    page.clock.run_for(1000)
    page.mouse.click(x, y)
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", asked)


def test_others_wait_while_the_pointer_is_down(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    made = open_table(page, ANNA, {"kind": "link"}, game="caverna")
    table = str(made["id"])
    other = open_page(f"/claim/{made['links'][0]['token']}")
    other.get_by_label("Your nickname").fill("Théo")
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator(".turn")).to_be_visible()
    seq = call(page, "GET", f"/tables/{table}")["seq"]
    call(page, "POST", f"/tables/{table}/acts", {"request": str(uuid4()), "seq": seq, "act": "place logging"})
    start_at(page, table)
    space = page.locator("[data-thing='space:supplies']")
    page.mouse.move(*centre(page.locator(".turn h2")))
    page.mouse.down()
    other.locator("[data-thing='space:supplies']").click()
    expect(other.locator("[data-thing='space:supplies'][data-taken]")).to_be_visible()
    page.clock.run_for(900)
    expect(space).not_to_have_attribute("data-taken", "1")
    page.mouse.up()
    page.clock.run_for(50)
    expect(space).to_have_attribute("data-taken", "1")


def test_a_key_that_is_held_down_acts_once(open_page: OpenPage) -> None:
    """Key repeat never acts, and Enter rests 250 ms after a new decision."""
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO, game="caverna")["id"])
    start_at(page, table)
    page.clock.run_for(1000)
    before = moves(page, table)
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    page.locator("[data-thing='space:starting_player']").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
    after = moves(page, table)
    assert after > before
    asked = page.locator(".turn").get_attribute("data-seq") or ""
    # The same key again, as a keyboard repeats it; then a second press before one can have read the question.
    page.clock.run_for(1000)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.locator("[data-lit]:visible").first.focus()
    assert moves(page, table) == after
    expect(page.locator(".turn")).to_have_attribute("data-seq", asked)


def test_enter_rests_after_a_new_decision(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO, game="caverna")["id"])
    start_at(page, table)
    page.clock.run_for(1000)
    page.locator("[data-thing='space:logging']").focus()
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
    after = moves(page, table)
    asked = page.locator(".turn").get_attribute("data-seq") or ""
    free = page.locator("[data-thing^='space:'][data-lit]").first
    free.focus()
    page.clock.run_for(200)
    page.keyboard.press("Enter")
    assert moves(page, table) == after
    page.clock.run_for(60)
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", asked)


# E and S ask whoever is new here before something is left; the first option is a verb that asks for more, the second
# is done at once.
ANSWERED = {"e": ".turn .ask", "s": ".turn .ask", "1": ".turn h2:has-text('Cave Entrance')"}
ANSWERED["2"] = ".turn:not([data-seq='{asked}'])"


@pytest.mark.parametrize("key", ANSWERED)
def test_keys_rest_after_a_new_decision_as_enter_does(open_page: OpenPage, key: str) -> None:
    """What was pressed for the old question never answers the new one."""
    page = open_page("about:blank")
    table = str(open_table(page, ANNA, THEO)["id"])
    start_at(page, table)
    page.clock.run_for(1000)
    seq = page.locator(".turn").get_attribute("data-seq") or ""
    page.locator("[data-thing='tile:undergrowth']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
    asked, after = page.locator(".turn").get_attribute("data-seq") or "", moves(page, table)
    answered = page.locator(ANSWERED[key].format(asked=asked))
    page.clock.run_for(200)
    page.keyboard.press(key)
    expect(answered).to_have_count(0)
    assert moves(page, table) == after
    page.clock.run_for(60)
    # There is no ninth option.
    page.keyboard.press("9")
    expect(answered).to_have_count(0)
    page.keyboard.press(key)
    expect(answered).to_be_visible()
    assert (moves(page, table) > after) == (key == "2")
