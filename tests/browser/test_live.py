"""What the table does while others move, the line breaks, or the reader changes his mind."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import call, enter, open_table, press, sit_at

ANNA = {"kind": "me", "name": "Anna"}
THEO = {"kind": "local", "name": "Théo"}


def act(page: Page, table: str, text: str) -> None:
    """Make a move behind the page's back, as another tab of the same person would."""
    view = call(page, "GET", f"/tables/{table}")
    request = page.evaluate("() => crypto.randomUUID()")
    call(page, "POST", f"/tables/{table}/acts", {"request": request, "seq": view["seq"], "act": text})


def seq(page: Page) -> str:
    return page.locator(".turn").get_attribute("data-seq") or ""


def tile(page: Page, id: str):  # type: ignore[no-untyped-def]
    return page.locator(f"[data-thing='tile:{id}']")


@pytest.fixture
def table(open_page: OpenPage) -> tuple[Page, str]:
    """A table for two at one screen."""
    page = open_page("about:blank")
    id = open_table(page, ANNA, THEO)["id"]
    sit_at(page, id)
    expect(tile(page, "housework")).to_have_attribute("data-lit", "")
    return page, id


def test_another_tab_sees_the_move_without_reload(table: tuple[Page, str]) -> None:
    page, id = table
    other = page.context.new_page()
    sit_at(other, id)
    tile(page, "undergrowth").click()
    expect(tile(other, "undergrowth")).to_have_attribute("data-taken", "0")
    expect(page.locator(".turn")).to_have_attribute("data-seq", str(seq(other)))


def test_a_lost_connection_comes_back_by_itself(table: tuple[Page, str]) -> None:
    page, _ = table
    page.context.set_offline(True)
    tile(page, "undergrowth").click()
    expect(page.get_by_text("No connection, trying again")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("No connection, trying again")).to_be_hidden()
    expect(tile(page, "undergrowth")).to_have_attribute("data-taken", "0")


def test_a_reload_shows_the_same_position(table: tuple[Page, str]) -> None:
    page, _ = table
    tile(page, "undergrowth").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    before = seq(page)
    page.reload()
    expect(page.locator(".turn")).to_have_attribute("data-seq", before)


def test_the_loser_of_a_race_sees_the_new_position(table: tuple[Page, str]) -> None:
    page, id = table
    other = page.context.new_page()
    sit_at(other, id)
    answers: list[int] = []
    page.on("response", lambda answer: answers.append(answer.status) if "/acts" in answer.url else None)

    def first_the_other(route) -> None:  # type: ignore[no-untyped-def]
        tile(other, "cultivation").click()
        expect(other.get_by_role("button", name="Undo")).to_be_enabled()
        route.continue_()

    page.route("**/acts", first_the_other)
    tile(page, "undergrowth").click()
    expect(page.get_by_text("The table has moved on in the meantime")).to_be_visible()
    expect(tile(page, "cultivation")).to_have_attribute("data-taken", "0")
    assert answers == [409]


def test_the_language_changes_in_the_middle_of_a_choice(table: tuple[Page, str]) -> None:
    page, id = table
    act(page, id, "take excavation")
    dig = page.get_by_role("button", name="Dig", exact=True)
    dig.click()
    lit = page.locator("[data-lit]").count()
    assert lit > 0
    page.get_by_role("button", name="RU, Русский").click()
    expect(page.get_by_role("button", name="Отменить", exact=True)).to_be_visible()
    expect(page.locator(".turn h2")).to_contain_text("Где копать?")
    assert page.locator("[data-lit]").count() == lit
    page.get_by_role("button", name="FR, Français").click()
    expect(page.locator(".turn h2")).to_contain_text("Où creusez-vous")


def test_a_thing_that_cannot_be_chosen_says_why(table: tuple[Page, str]) -> None:
    page, id = table
    act(page, id, "take housework")
    act(page, id, "end_turn")
    taken = tile(page, "housework")
    taken.focus()
    enter(page)
    expect(page.locator(".turn .notice")).to_contain_text("has been taken this round")


def test_undo_and_restart_take_acts_back(table: tuple[Page, str]) -> None:
    page, _ = table
    tile(page, "undergrowth").click()
    goods = page.get_by_role("button", name="Take the goods on the tile")
    goods.click()
    expect(goods).to_be_hidden()
    expect(page.locator(".turn[data-mine]:not([data-busy])")).to_be_visible()
    page.keyboard.press("Shift+Z")
    expect(tile(page, "undergrowth")).to_have_attribute("data-lit", "")
    tile(page, "undergrowth").click()
    expect(goods).to_be_visible()
    page.keyboard.press("Control+z")
    expect(tile(page, "undergrowth")).to_have_attribute("data-lit", "")
    page.keyboard.press("l")
    expect(page.get_by_text("undone").first).to_be_visible()


def test_ending_the_turn_asks_only_if_something_is_left(table: tuple[Page, str]) -> None:
    page, _ = table
    tile(page, "undergrowth").click()
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    press(page, "e")
    expect(page.get_by_text("Still to do here: ")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Still to do here: ")).to_be_hidden()
    press(page, "e")
    press(page, "e")
    expect(page.locator(".turn h2")).to_contain_text("Which action do you take?")


def test_a_log_entry_opens_the_replay_there(table: tuple[Page, str]) -> None:
    page, id = table
    tile(page, "undergrowth").click()
    page.get_by_role("button", name="Take the goods on the tile").click()
    page.keyboard.press("l")
    page.get_by_role("link", name=re.compile("Undergrowth.*open the replay here")).click()
    expect(page).to_have_url(re.compile(f"/t/{id}/replay\\?at=[0-9]+$"))
    expect(page.get_by_role("region", name="Replay").locator("h2")).to_contain_text("takes Undergrowth")
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_a_typed_move_counts(table: tuple[Page, str]) -> None:
    page, _ = table
    page.keyboard.press("/")
    page.keyboard.type("take renovation")
    page.keyboard.press("Enter")
    expect(page.locator(".turn .notice")).to_contain_text("no move that is possible now")
    page.get_by_label("Type a move").fill("take undergrowth")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_what_was_done_is_said_with_what_is_asked_next(table: tuple[Page, str]) -> None:
    page, _ = table
    tile(page, "undergrowth").click()
    page.get_by_role("button", name="Take the goods on the tile").click()
    expect(page.locator("#live")).to_contain_text("Done. Plus 2 wood. Your turn. Cave Entrance")


def test_the_moves_of_a_bot_do_not_silence_my_turn(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    id = open_table(page, ANNA, {"kind": "bot", "bot": "greedy"})["id"]
    sit_at(page, id)
    tile(page, "undergrowth").click()
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    press(page, "e")
    press(page, "e")
    expect(page.locator("#live")).to_contain_text("Bot 2: ends the turn. Your turn.")


def test_undo_says_why_not(table: tuple[Page, str]) -> None:
    page, _ = table
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    enter(page)
    expect(page.locator(".turn .notice")).to_contain_text("nothing of yours to take back")
    expect(undo).to_be_focused()


def test_escape_empties_the_line_and_then_leaves_it(table: tuple[Page, str]) -> None:
    page, _ = table
    line = page.get_by_label("Type a move")
    line.fill("take under")
    line.press("Escape")
    expect(line).to_have_value("")
    expect(line).to_be_focused()
    line.press("Escape")
    expect(page.locator("[data-lit]:focus")).to_have_count(1)


def test_a_spectator_sees_no_tray(table: tuple[Page, str], open_page: OpenPage) -> None:
    _, id = table
    page = open_page(f"/t/{id}", width=820)
    expect(page.locator("[data-panel='actions']")).to_be_visible()
    expect(page.locator("#tray")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_choosing_is_shown_at_once(table: tuple[Page, str]) -> None:
    """No server is involved: from the click to the change less than one frame's worth of work."""
    page, id = table
    act(page, id, "take excavation")
    expect(page.get_by_role("button", name="Dig", exact=True)).to_be_visible()
    spent = page.evaluate(
        """async () => {
          const button = [...document.querySelectorAll('.turn .option')].find((one) => one.textContent.includes('Dig'));
          const start = performance.now();
          button.click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return [performance.now() - start, document.querySelector('.crumb button') !== null];
        }"""
    )
    assert spent[1]
    print(f"from click to change: {spent[0]:.1f} ms")


def test_a_finished_game_can_be_replayed_and_continued(table: tuple[Page, str]) -> None:
    page, id = table
    act(page, id, "take undergrowth")
    page.goto(f"/t/{id}/replay?at=2")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    page.locator("body").press("End")
    page.locator("body").press("ArrowLeft")
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{id}/replay?at={int(slider.input_value())}")
    page.get_by_text("More: speed").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="New game after move").click()
    expect(page.locator(".turn")).to_be_visible()
    assert id not in page.url
