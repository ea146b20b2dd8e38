"""Caverna at the table: whole games in different ways, and what must be in sight."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import OpenPage
from .people import (
    Json,
    WithKeys,
    WithMouse,
    WithTouch,
    call,
    open_at,
    open_table,
    over,
    play_on,
    press,
    rested,
    sit_at,
    texts,
)
from .test_access import AXE, Looking, theme_of
from .test_play import sideways

ANNA: Json = {"kind": "me", "name": "Anna"}
BOT: Json = {"kind": "bot", "bot": "random"}


def table_of(page: Page, *seats: Json) -> str:
    return str(open_table(page, *seats, game="caverna")["id"])


def play_until(page: Page, table: str, round: int, verb: str = "", first: tuple[str, ...] = ()) -> None:
    """Play at random, these verbs first, until a round has begun and something is asked in it."""
    chance = random.Random(11)

    def choose(legal: list[Json]) -> str:
        main = [group for group in legal if group["role"] == "main"] or legal
        wanted = [group for group in main if group["verb"] in first] or main
        return chance.choice(texts([chance.choice(wanted)]))

    def asked(view: Json) -> bool:
        return view["state"]["round"] >= round and (not verb or any(one["verb"] == verb for one in view["legal"]))

    assert asked(play_on(page, table, choose, asked)), f"{verb} never came up"


def test_a_whole_game_against_a_bot_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, BOT)
    sit_at(page, table)
    WithMouse(page, 21).play()
    assert over(page)
    page.locator(".turn a[href$='/result']").click()
    expect(page.locator("main .bar").first).to_be_visible()
    # Scores below zero are on the chart, too.
    lines = page.locator(".course polyline")
    expect(lines).to_have_count(2)
    heights = lines.evaluate_all("lines => lines.flatMap((line) => [...line.points].map(({ y }) => y))")
    assert min(heights) >= 20
    assert max(heights) <= 300


def test_a_game_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    """The last rounds by touch: by then everything has been built that there is to touch."""
    page = open_page("about:blank", language="ru", width=360, height=780, touch=True)
    table = table_of(page, ANNA, BOT)
    play_until(page, table, 7, "place", ("twin", "furnish", "forge", "grow", "sow", "small_pasture", "stable"))
    sit_at(page, table)
    person = WithTouch(page, 22)
    while person.asked():
        assert sideways(page) <= 0
        person.step()
    assert sideways(page) <= 0
    page.locator(".turn a[href$='/result']").tap()
    expect(page.locator("main .bar").first).to_be_visible()


class WithKeysAndOne(WithKeys):
    """Where one button is left, 1 presses it."""

    def choices(self) -> list[Locator]:
        return super().choices() or self.page.locator(".turn .buttons .main, .turn [data-end]").all()

    def choose(self, choice: Locator) -> None:
        if self.page.locator("[data-lit]:visible, .turn .option").count():
            super().choose(choice)
        else:
            press(self.page, "1")


def test_alone_with_the_keyboard_only(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr")
    table = table_of(page, {"kind": "me", "name": "Élise"})
    sit_at(page, table)
    WithKeysAndOne(page, 23).play()
    assert over(page)
    assert call(page, "GET", f"/tables/{table}")["result"]["final"]


def acts(page: Page, table: str) -> list[str]:
    """What has been done at a table."""
    return [str(entry["act"]) for entry in call(page, "GET", f"/tables/{table}/log")]


def test_a_twin_tile_takes_two_clicks_and_can_be_turned(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, {"kind": "local", "name": "Théo"})
    sit_at(page, table)
    page.get_by_role("button", name="Action space Drift mining").click()
    # The cells are lit before anything is said about the tile.
    cell = page.get_by_role("gridcell", name=re.compile("row 2, column 4, mountain.*can be chosen"))
    cell.click()
    expect(page.locator(".turn h2")).to_have_text("Lay the cavern and the tunnel")
    main = page.locator(".turn .buttons .main")
    first = main.inner_text()
    page.keyboard.press("r")
    expect(main).not_to_have_text(first)
    expect(page.locator(".turn [data-turn]")).to_contain_text("2/")
    page.get_by_role("gridcell", name=re.compile("row 1, column 4, mountain.*can be chosen")).click()
    # The goods came with the dwarf, so that was all; and whoever acts at this screen has the large board.
    expect(page.get_by_role("grid", name="Farm of Théo")).to_be_visible()
    assert "twin cavern_tunnel r1c3 r0c3" in acts(page, table)


def test_the_decision_brings_the_furnishings_to_the_front(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, {"kind": "local", "name": "Théo"})
    sit_at(page, table)
    page.get_by_role("button", name="Action space Housework").click()
    panel = page.locator("[data-panel='furnishings']")
    expect(panel).to_be_visible()
    expect(page.locator("[data-panel='spaces']")).to_be_hidden()
    # Without any goods one can have what costs nothing.
    expect(panel.get_by_role("radio", name="Affordable now")).to_be_checked()
    expect(panel.locator("[data-thing]")).to_have_count(1)
    panel.get_by_role("button", name="Dog school").click()
    expect(page.get_by_role("grid", name="Farm of Théo")).to_be_visible()
    assert any(act.startswith("furnish dog_school") for act in acts(page, table))


def test_the_furnishings_can_all_be_seen_and_read_at_any_time(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    sit_at(page, table_of(page, ANNA, {"kind": "local", "name": "Théo"}))
    page.get_by_role("tab", name="Rooms").first.click()
    panel = page.locator("[data-panel='furnishings']")
    expect(panel.locator("[data-thing]")).to_have_count(48)
    panel.get_by_role("button", name="Seam").hover()
    expect(panel.locator(".told")).to_contain_text("For every stone you gain, gain 1 ore.")
    panel.get_by_role("radio", name="By exchange").click()
    expect(panel.locator("[data-thing]")).to_have_count(1)


def test_a_rivals_farm_can_be_seen_large(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    sit_at(page, table_of(page, ANNA, {"kind": "local", "name": "Théo"}))
    small = page.get_by_role("button", name="Farm of Théo, show large")
    large = page.locator(".large")
    small.hover()
    expect(large).to_be_visible()
    page.mouse.move(5, 5)
    expect(large).to_be_hidden()
    page.keyboard.press("b")
    expect(large).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Farm of Théo").get_by_role("grid")).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(small).to_be_focused()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_language_says_everything(open_page: OpenPage, language: str) -> None:
    """Nothing on the table or in the text view is the bare id of a message; the console says nothing is missing."""
    page = open_page("about:blank", language=language)
    table = table_of(page, ANNA, BOT, BOT)
    play_until(page, table, 5)
    sit_at(page, table)
    expect(page.locator("[data-panel='furnishings'] [data-thing]").first).to_be_attached()
    page.goto(f"/t/{table}/text")
    expect(page.locator("section li").first).to_be_visible()
    assert re.findall(r"\b(?:web|space|furnishing|loot|cell|good)-[a-z]\w+", page.locator("main").inner_text()) == []


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize(("width", "players"), [(1440, 2), (820, 3), (360, 7)])
def test_axe_finds_nothing_serious(open_page: OpenPage, width: int, players: int) -> None:
    page = open_page("about:blank", width=width, height=900, touch=width < 700)
    looking = Looking(page, theme_of(width))
    table = table_of(page, ANNA, *[BOT] * (players - 1))
    play_until(page, table, 4)
    sit_at(page, table)
    expect(page.locator(".turn[data-mine]")).to_be_visible()
    looking.look("in the middle")
    if width == 1440:
        page.locator(".area-tabs").get_by_role("tab", name="Rooms").click()
        page.locator("[data-enlarge]").first.click()
        looking.look("the furnishings and a rival's farm")
    if width == 820:
        page.locator("#tab-loot").click()
        looking.look("the loot")
    if width == 360:
        page.locator("#tab-theirs").click()
        page.locator("[data-panel='theirs'] .line").first.click()
        looking.look("the rivals")
    assert not looking.found, "\n".join(f"{name}: {line}" for name, lines in looking.found.items() for line in lines)


def offer_only(page: Page, table: str, *groups: Json) -> None:
    """Let the page be told of other acts than the server has."""

    def patch(socket: WebSocketRoute) -> None:
        def patched(message: str | bytes) -> None:
            push = json.loads(message)
            if "view" in push:
                push["view"]["legal"] = groups
            socket.send(json.dumps(push))

        socket.connect_to_server().on_message(patched)

    page.route_web_socket("**/live*", patch)
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json={**route.fetch().json(), "legal": groups}))


def group(verb: str, *kinds: str, args: list[str], **act: object) -> Json:
    one = {"args": args, "change": {}, "reveals": False} | act
    return {"verb": verb, "role": "main", "kinds": list(kinds), "acts": [one]}


def test_a_word_may_come_twice(open_page: OpenPage) -> None:
    """`sow grain grain` fills itself: the button says how much it is."""
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, {"kind": "local", "name": "Théo"})
    offer_only(page, table, group("sow", "crop", "crop", args=["grain", "grain"]))
    sit_at(page, table)
    expect(page.locator(".turn .buttons .main")).to_have_text("Sow 2 grain")


def test_who_would_end_the_turn_by_a_part_is_told_so(open_page: OpenPage) -> None:
    """Section 16: on Sheep farming the animals come last; who takes them builds nothing any more."""
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, {"kind": "local", "name": "Théo"})
    pasture = group("small_pasture", "cell", args=["r3c2"])
    offer_only(page, table, pasture, group("collect", args=[], change={"sheep": 1}, ends=True))
    sit_at(page, table)
    expect(page.locator(".turn .option")).to_have_count(2)
    expect(page.locator(".turn .option").nth(1)).to_contain_text("ends the turn")
    expect(page.locator(".turn .option").nth(0)).not_to_contain_text("ends the turn")


def test_begging_is_said_before_it_is_done(open_page: OpenPage) -> None:
    """Section 9: every missing food is a begging marker; the button that takes them is not the lit one."""
    page = open_page("about:blank", language="en")
    table = table_of(page, ANNA, {"kind": "local", "name": "Théo"})
    offer_only(page, table, group("feed", args=[], change={"food": -2, "begging": 2, "score": -6}))
    sit_at(page, table)
    feed = page.locator(".turn .buttons button")
    expect(feed).to_contain_text("takes 2 begging markers, −6 points")
    expect(feed).to_have_class(re.compile(r"\bloses\b"))


def test_a_tap_tells_what_a_space_does(open_page: OpenPage) -> None:
    """Where nobody can point, the first tap says in words what the second would do."""
    page = open_page("about:blank", language="en", width=360, height=740, touch=True)
    sit_at(page, table_of(page, ANNA, {"kind": "local", "name": "Théo"}))
    page.locator("[data-thing='space:logging']").tap()
    expect(page.locator(".turn .about")).to_contain_text("expedition")


def test_where_one_thing_is_left_the_question_names_it(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    sit_at(page, table_of(page, ANNA, {"kind": "local", "name": "Théo"}))
    # The stone comes with the dwarf; the twin tile is what is left.
    page.locator("[data-thing='space:drift_mining']").click()
    expect(page.locator(".turn h2")).to_have_text("Lay the cavern and the tunnel")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_the_farm_of_the_last_of_six_rivals_comes_into_sight(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("about:blank", width=width, height=height)
    others: list[Json] = [{"kind": "local", "name": f"Théo {seat}"} for seat in range(2, 8)]
    sit_at(page, open_at(page, "caverna_seven", ANNA, *others))
    if width < 700:
        page.locator("#tab-theirs").click()
    page.locator("[data-panel=theirs] .rival > .line").last.click()
    farm = page.locator("[data-panel=theirs] .rival.open")
    expect(farm).to_contain_text("Théo 7")
    expect(farm.locator(".board")).to_be_in_viewport(ratio=1)
    # And it can be seen large, whole.
    rested(farm.locator("[data-enlarge]")).click()
    expect(page.get_by_role("dialog", name="Farm of Théo 7").locator(".board")).to_be_in_viewport(ratio=1)
