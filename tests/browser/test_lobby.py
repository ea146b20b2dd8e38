"""The lobby: play at once, set up a table, wait for friends, find one's tables."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from .conftest import OpenPage
from .people import MODULES, Json, call, open_table, rested
from .test_access import Looking, play, theme_of

TITLES = {"caverna": "Caverna", "cave_vs_cave": "Cave vs. Cave", "above_and_below": "Above and Below"}
ME, LOCAL, LINK = {"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}, {"kind": "link"}
BOT = {"kind": "bot", "bot": "greedy"}

every_game = pytest.mark.parametrize("game", TITLES)
every_language = pytest.mark.parametrize("language", ["en", "ru", "fr"])


def view_of(page: Page) -> Json:
    """The table that the page shows."""
    page.wait_for_url("**/t/*", wait_until="commit")
    found: Json = call(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    return found


def button(page: Page, word: str, about: str) -> Locator:
    """A button whose word alone does not say what it is about."""
    return page.get_by_role("button", name=re.compile(rf"^{word} ?: {re.escape(about)}$"))


def play_now(page: Page, game: str) -> Locator:
    return button(page, "Play now", TITLES[game])


def inside(page: Page, thing: Locator) -> bool:
    """Whether all of a thing is in the window."""
    box = thing.bounding_box()
    assert box is not None
    size = page.viewport_size
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


def with_levels(route: Route) -> None:
    """A server that has bots of several levels."""
    answer = route.fetch()
    games = answer.json()
    for game in games:
        game["bots"] = ["random", "greedy", "level1", "level2", "level3", "level4", "level5"]
    route.fulfill(response=answer, json=games)


def plans(page: Page) -> list[Json]:
    """What the page asks for when it opens tables. None is opened."""
    asked: list[Json] = []

    def take(route: Route, request: Request) -> None:
        if request.method == "POST":
            asked.append(json.loads(request.post_data or ""))
            route.fulfill(status=404)
        else:
            route.fallback()

    page.route("**/api/tables", take)
    return asked


def new_table(page: Page, title: str) -> Locator:
    """The form for a new table, of this game."""
    opener = page.get_by_role("button", name="New table", exact=True)
    form = page.locator("#new-table")
    expect(opener.or_(form).first).to_be_visible()
    if opener.count():
        opener.click()
    form.get_by_role("radio", name=title).check()
    expect(form.get_by_role("button", name="Open the table")).to_be_visible()
    return form


# ---- play now ------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("width", [1440, 360])
def test_one_click_leads_to_a_running_table(open_page: OpenPage, game: str, width: int) -> None:
    page = open_page("/", width=width, height=740, touch=width < 700)
    if width < 700:
        play_now(page, game).tap()
    else:
        play_now(page, game).click()
    expect(page.locator(".turn")).to_be_visible()
    view = view_of(page)
    assert (view["game"], view["players"], view["status"]) == (game, 2, "running")
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot"]
    assert view["seats"][0]["mine"]
    # Newcomers begin with the introductory game, where there is one.
    assert view["options"].get("furnishings", "introductory") == "introductory"


def test_by_keyboard_and_without_the_introduction(open_page: OpenPage) -> None:
    page = open_page("/")
    introductory = page.get_by_role("checkbox", name="Introductory game")
    expect(introductory).to_be_checked()
    introductory.focus()
    page.keyboard.press("Space")
    expect(introductory).not_to_be_checked()
    page.reload()
    expect(introductory).not_to_be_checked()
    play_now(page, "caverna").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).to_be_visible()
    assert view_of(page)["options"]["furnishings"] == "full"


def test_whoever_has_finished_a_game_is_no_newcomer_to_it(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    plan = {"game": "caverna", "players": 1, "options": {}, "seats": [ME], "open": False}
    play(page, call(page, "POST", "/tables", plan)["id"], 900)
    page.goto("/")
    expect(page.get_by_role("heading", name="Anna", exact=True)).to_be_visible()
    expect(page.get_by_role("checkbox", name="Introductory game")).not_to_be_checked()


def test_a_level_is_chosen_once_for_each_game(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    page.route("**/api/games", with_levels)
    asked = plans(page)
    page.goto("/")
    # A newcomer meets a gentle bot.
    play_now(page, "cave_vs_cave").click()
    expect(page.get_by_text("The table could not be opened. Try again in a moment.")).to_be_visible()
    group = page.get_by_role("group", name="Cave vs. Cave: against")
    expect(group.get_by_role("radio")).to_have_count(3)
    group.get_by_role("radio", name="Gentle").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", name="Sharp")).to_be_checked()
    page.reload()
    expect(group.get_by_role("radio", name="Sharp")).to_be_checked()
    play_now(page, "cave_vs_cave").click()
    page.wait_for_function("() => document.querySelector('[data-sign=cave_vs_cave] [role=status]').textContent")
    play_now(page, "above_and_below").click()
    page.wait_for_function("() => document.querySelector('[data-sign=above_and_below] [role=status]').textContent")
    assert [plan["seats"][1]["bot"] for plan in asked] == ["level2", "level5", "level2"]
    # All five can be chosen by name; the bots of tests are not offered beside them.
    kinds = page.locator("#new-table select").nth(1).locator("option").all_inner_texts()
    names = [name for kind in kinds for name in re.findall(r"“(\w+)”", kind)]
    assert (len(kinds), names) == (8, ["Chalk", "Slate", "Marble", "Granite", "Diamond"])


def test_a_lesson_is_one_click_away_too(open_page: OpenPage) -> None:
    page = open_page("/")
    button(page, r"Learn, \d+ min", "Cave vs. Cave").click()
    expect(page.locator(".turn")).to_be_visible()
    assert view_of(page)["lesson"]
    # The coach comes on demand; how far one is with her is kept from then on.
    expect(page.locator("#coach")).to_be_visible()
    page.goto("/")
    expect(button(page, r"Lesson 1 of \d+", "Cave vs. Cave")).to_be_visible()


# ---- a new table ---------------------------------------------------------------------------


@every_language
def test_every_game_can_be_set_up_with_its_seats_and_options(open_page: OpenPage, language: str) -> None:
    page = open_page("/", language=language)
    form = page.locator("#new-table")
    for place, (game, seats, options, modules) in enumerate(zip(TITLES, (7, 2, 4), (3, 1, 10), (0, 0, 4), strict=True)):
        form.locator("fieldset").first.get_by_role("radio").nth(place).check()
        expect(form.locator(".foot button")).to_be_visible()
        expect(form.locator(".modules")).to_have_count(min(1, modules))
        while form.locator(".add").count():
            form.locator(".add").click()
        expect(form.locator(".sitters select")).to_have_count(seats)
        if modules:
            form.locator(".modules").get_by_role("radio").nth(2).check()
        form.locator("summary").click()
        # Those of the game, whether hints are given, and whether it counts for the ladder.
        expect(form.locator(":is(.line select, .check input)")).to_have_count(options + modules + 2)
        # Each option has a sentence that explains it, and names rather than ids.
        expect(form.locator(":is(.line, .check) small")).to_have_count(options + modules + 2)
        assert not re.search(r"option-|web-|\w_\w", form.inner_text()), game
    # Only those who play can begin.
    form.locator("fieldset").first.get_by_role("radio").first.check()
    expect(form.locator(".foot button")).to_be_visible()
    while form.locator(".sitters select").count() < 4:
        form.locator(".add").click()
    form.locator("summary").click()
    expect(form.locator(".line select").first.locator("option")).to_have_count(5)


@every_game
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768), (360, 740)])
def test_the_button_that_opens_a_table_stays_in_sight(open_page: OpenPage, game: str, width: int, height: int) -> None:
    page = open_page("/", width=width, height=height, touch=width < 700)
    form = new_table(page, TITLES[game])
    opening = form.get_by_role("button", name="Open the table")
    assert inside(page, opening)
    while form.locator(".add").count():
        form.locator(".add").click()
    form.locator("summary").click()
    assert inside(page, opening)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_drawer_closes_and_opens(open_page: OpenPage) -> None:
    page = open_page("/", width=1024, height=768)
    drawer = page.get_by_role("dialog", name="New table")
    expect(drawer).to_have_count(0)
    # The page draws itself anew once its games are there.
    expect(page.get_by_role("button", name="Play now : Caverna")).to_be_visible()
    opener = page.get_by_role("button", name="New table", exact=True)
    for close in ("key", "button"):
        opener.press("Enter")
        expect(drawer).to_be_visible()
        if close == "key":
            page.keyboard.press("Escape")
        else:
            rested(button(page, "Close", "New table")).click()
        expect(drawer).to_have_count(0)
        expect(opener).to_be_focused()
    page.set_viewport_size({"width": 1440, "height": 900})
    panel = page.get_by_role("region", name="New table")
    expect(panel).to_have_count(0)
    opener.click()
    expect(panel).to_be_visible()
    rested(button(page, "Close", "New table")).click()
    expect(opener).to_be_focused()


def test_modules_are_all_none_or_chosen(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    asked = plans(page)
    page.goto("/")
    form = new_table(page, "Above and Below")
    modules = form.get_by_role("group", name="Modules")
    opening = form.get_by_role("button", name="Open the table")

    def opened() -> dict[str, Any]:
        before = len(asked)
        opening.click()
        expect(form.get_by_role("status")).not_to_be_empty()
        assert len(asked) == before + 1
        return {id: asked[-1]["options"][id] for id in MODULES}

    expect(modules.get_by_role("radio", name="none")).to_be_checked()
    assert set(opened().values()) == {"no"}
    modules.get_by_role("radio", name="all").check()
    assert opened() == MODULES
    modules.get_by_role("radio", name="choose").check()
    # What has just come up under the pointer takes no click; a key does.
    form.get_by_role("checkbox", name="Quests").focus()
    page.keyboard.press("Space")
    assert opened() == {**MODULES, "quests": "no"}
    modules.get_by_role("radio", name="none").check()
    expect(form.get_by_role("checkbox")).to_have_count(0)
    assert set(opened().values()) == {"no"}


# ---- the waiting room ----------------------------------------------------------------------


def test_a_friend_comes_by_the_link_and_the_game_begins(open_page: OpenPage) -> None:
    anna = open_page("/")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    form = new_table(anna, "Cave vs. Cave")
    form.get_by_role("combobox", name="Player 2", exact=True).select_option("link")
    form.get_by_label("Your nickname").fill("Anna")
    form.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_role("heading", name="One seat is still free")).to_be_visible()
    seats = anna.locator("main li")
    expect(seats.nth(0)).to_contain_text("Anna")
    expect(seats.nth(1)).to_contain_text("free seat")
    button(anna, "Copy", "Link for player 2").click()
    expect(button(anna, "Copied", "Link for player 2")).to_be_visible()
    link = anna.evaluate("() => navigator.clipboard.readText()")
    assert link == anna.get_by_label("Link for player 2").input_value()
    # The link is still there after a reload, and the table can be seen meanwhile.
    anna.reload()
    expect(anna.get_by_label("Link for player 2")).to_have_value(link)
    anna.get_by_role("button", name="Look at the table").click()
    expect(anna.locator(".turn")).to_be_visible()
    anna.get_by_role("button", name="To the waiting room").click()
    expect(anna.get_by_role("heading", name="One seat is still free")).to_be_visible()
    theo = open_page(link)
    theo.get_by_label("Your nickname").fill("Théo")
    theo.get_by_role("button", name="Sit down").click()
    for page in (anna, theo):
        expect(page.locator(".turn")).to_be_visible()
    assert view_of(anna)["status"] == "running"


def test_bots_instead_of_friends(open_page: OpenPage) -> None:
    page = open_page("about:blank", width=360, height=740, touch=True)
    table = open_table(page, ME, LINK, LINK, game="caverna")["id"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="2 seats are still free")).to_be_visible()
    button(page, "Seat a bot", "Player 3").tap()
    expect(page.get_by_role("heading", name="One seat is still free")).to_be_visible()
    # A link that was not kept can be made again.
    button(page, "Make a link", "Player 2").tap()
    expect(page.get_by_label("Link for player 2")).to_have_value(re.compile("/claim/"))
    page.get_by_role("button", name="Start with a bot instead").tap()
    expect(page.locator(".turn")).to_be_visible()
    assert [seat["kind"] for seat in view_of(page)["seats"]] == ["person", "bot", "bot"]


def test_anybody_may_sit_at_a_listed_table(open_page: OpenPage) -> None:
    anna = open_page("/")
    form = new_table(anna, "Caverna")
    form.get_by_role("combobox", name="Player 2", exact=True).select_option("link")
    form.get_by_role("radio", name="anybody").check()
    form.get_by_label("Your nickname").fill("Anna listed")
    form.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("The table is listed in the lobby")).to_be_visible()
    table = view_of(anna)["id"]
    guest = open_page("/")
    row = guest.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("Anna listed")
    expect(row).to_contain_text("1 free seat")
    row.get_by_role("link", name="Watch").click()
    # The guest sees the same room, but not what only the host may do.
    expect(guest.get_by_role("heading", name="One seat is still free")).to_be_visible()
    expect(guest.get_by_role("button", name="Start with a bot instead")).to_have_count(0)
    expect(guest.get_by_label("Link for player 2")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    for page in (anna, guest):
        expect(page.locator(".turn")).to_be_visible()


# ---- one's tables --------------------------------------------------------------------------


def test_tables_are_called_by_players_game_and_round(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    mine = open_table(page, ME, LOCAL, {"kind": "local", "name": "Petra"}, game="caverna")["id"]
    unnamed = open_table(page, {"kind": "me"}, BOT)["id"]
    named = open_table(page, ME, LOCAL, name="Long winter")["id"]
    page.goto("/")
    for table, title, about in (
        (mine, "Anna, Théo and Petra", "Caverna · round 1 of 12"),
        (unnamed, "You against Bot 2", "Cave vs. Cave · round 1 of 8"),
        (named, "Long winter", "Cave vs. Cave · round 1 of 8 · Anna against Théo"),
    ):
        row = page.locator(f"[data-table='{table}']")
        expect(row.locator("h3")).to_have_text(title)
        expect(row.locator(".what .quiet")).to_have_text(about)
    # A picture of the board, and what is asked there.
    row = page.locator(f"[data-table='{mine}']")
    expect(row.locator(".glimpse svg").first).to_be_visible()
    expect(row).to_contain_text("Where does your dwarf go?")


def test_ended_games_say_who_won_and_only_the_last_are_seen_at_once(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    for n in range(4):
        play(page, open_table(page, ME, LOCAL, name=f"Game {n}")["id"], 900)
    page.goto("/")
    rows = page.locator("section:has(#mine-title) li[data-table]")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(re.compile(r"(Anna|Théo) wins: \d+ to \d+|A draw"))
    page.get_by_role("button", name="Show all 4").click()
    expect(rows).to_have_count(4)


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious_in_drawer_and_waiting_room(open_page: OpenPage, width: int) -> None:
    page = open_page("about:blank", width=width, height=900, touch=width < 700)
    page.route("**/api/games", with_levels)
    page.goto("/")
    looking = Looking(page, theme_of(width))
    form = new_table(page, "Above and Below")
    form.get_by_role("combobox", name="Player 2", exact=True).select_option("link")
    form.get_by_role("group", name="Modules").get_by_role("radio", name="choose").check()
    form.locator("summary").click()
    looking.look("new table")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="One seat is still free")).to_be_visible()
    looking.look("waiting room")
    assert not looking.found, looking.found
