"""Above and Below in the browser: whole games, the book, the market, and the page on every screen."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .people import (
    MODULES,
    POSITION,
    REACHABLE,
    Json,
    WithMouse,
    WithNames,
    WithTouch,
    call,
    enter,
    open_table,
    others,
    over,
    play_all,
    play_on,
    rested,
    sit_at,
    texts,
    wait_for_decision,
)
from .test_access import AXE, Looking, theme_of

ME, FRIEND, BOT = {"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}, {"kind": "bot", "bot": "random"}

# What leaves the rest undone, at night, too.
CLOSING = ("Done", "Save the drinks", "Leave the beds empty")
CLOSES = re.compile(f"^({'|'.join(CLOSING)})$")


def open_village(page: Page, *seats: Json, **options: Any) -> Json:
    return open_table(page, *seats, game="above_and_below", **options)


def play_until(page: Page, table: str, prompt: str) -> Json:
    """Make moves without looking at the page, exploring wherever that is possible, until I am asked this."""

    def choose(legal: list[Json]) -> str:
        wanted = [group for group in legal if group["verb"] in ("explore", "join", "set_out")]
        return texts(wanted or legal)[0]

    def asked(view: Json) -> bool:
        return bool(view["prompt"]["id"] == prompt)

    view = play_on(page, table, choose, asked)
    assert asked(view), f"{prompt} never came up"
    return view


def close_book(page: Page) -> None:
    """What came of an expedition has been read."""
    button = page.locator("[data-close-book]:visible")
    if button.count():
        button.click()


def sideways(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


class Mouse(WithMouse):
    """Clicks what is lit and not covered by the book."""

    def choices(self) -> list[Locator]:
        close_book(self.page)
        found = self.page.locator("[data-lit]:visible, .turn .option, .turn .buttons .main:not([data-close])")
        return [found.nth(index) for index in found.evaluate_all(REACHABLE)]


class Touch(WithTouch):
    """Taps what is lit in the open tab."""

    def choices(self) -> list[Locator]:
        close_book(self.page)
        found = self.page.locator("[data-lit]:visible, .turn .option, .turn .buttons .main:not([data-close])")
        return [found.nth(index) for index in found.evaluate_all(REACHABLE)]


class Names(WithNames):
    """Hears only roles and names."""

    def choices(self) -> list[Locator]:
        book = self.page.get_by_role("button", name="Close the book")
        if book.count():
            book.focus()
            enter(self.page)
        bar = self.page.get_by_role("region", name="The decision")
        known = ("Undo", "Restart turn", "Hint", *CLOSING, "Choose anew", "take back")
        found = self.page.get_by_role("button", name="can be chosen").all()
        return found + others(bar.get_by_role("button", disabled=False), known)

    def can_end(self) -> bool:
        return self.page.get_by_role("button", name=CLOSES).count() > 0

    def end_turn(self) -> None:
        before = self.position()
        button = self.page.get_by_role("button", name=CLOSES).first
        button.focus()
        enter(self.page)
        self.page.wait_for_function(f"() => ({POSITION})() !== {before!r}")
        # It may ask once more.
        if self.page.locator(".turn .ask").count():
            button.focus()
            enter(self.page)


def test_two_people_and_a_bot_with_all_modules(open_page: OpenPage) -> None:
    """Everything by clicking what is lit, in two browsers and two languages."""
    anna = open_page("about:blank", language="en")
    made = open_village(anna, ME, {"kind": "link"}, BOT, **MODULES)
    theo = open_page(f"/claim/{made['links'][0]['token']}", language="ru")
    theo.get_by_label("Ваше имя").fill("Théo")
    theo.get_by_role("button", name="Сесть за стол").click()
    expect(theo.locator(".turn")).to_be_visible()
    sit_at(anna, made["id"])
    play_all([Mouse(anna, 1), Mouse(theo, 2, acts=1)])
    for page in (anna, theo):
        wait_for_decision(page)
        close_book(page)
        page.locator(".turn a[href$='/result']").click()
        expect(page.locator("main .bar").first).to_be_visible()
    anna.locator("summary", has_text="Check the dice").click()
    anna.get_by_role("button", name="Check the dice").click()
    expect(anna.get_by_text("follow from the seed.")).to_be_visible()


def test_alone_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr", width=360, height=780, touch=True)
    table = open_village(page, ME)["id"]
    sit_at(page, table)
    person = Touch(page, 4)
    while person.asked():
        person.step()
        assert sideways(page) <= 0


def test_alone_by_roles_and_names_only(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = open_village(page, ME, **MODULES)["id"]
    sit_at(page, table)
    Names(page, 5).play()
    assert over(page)


# ---- the book ------------------------------------------------------------------------------


def test_a_page_of_the_book(open_page: OpenPage) -> None:
    """Story, choices, chances on request, dice, exerting by a click, the outcome at the end."""
    page = open_page("about:blank", language="en")
    # After some tales there is more to decide, and the book stays open; after most it can be closed.
    for tale in range(9):
        table = open_village(page, ME, BOT, name=f"tale {tale}")["id"]
        view = play_until(page, table, "prompt-check")
        sit_at(page, table)
        book = page.locator("[data-encounter]")
        expect(book.locator(".story")).to_be_visible()
        picture = " ".join(view["scene"]["picture"])
        expect(book.locator(".scene")).to_have_attribute("data-picture", picture)
        # It lies over the sky only: goods, track and villagers are in sight.
        for part in (".beam", ".zones", ".below"):
            expect(page.locator(f".village > {part}")).to_be_in_viewport(ratio=1)
        assert book.locator(".leaf").evaluate_all("all => all.every((one) => one.scrollHeight <= one.clientHeight + 1)")
        dice = book.locator("[data-die]")
        assert dice.count() >= 2
        total = int(book.locator(".sum b").inner_text())
        # Where things move: dice that lie there are not thrown again.
        page.emulate_media(reduced_motion="no-preference")
        book.locator(".party [data-lit]").first.click()
        expect(book.locator(".sum b")).to_have_text(str(total + 1))
        assert page.locator(".die.rolling").count() == 0
        page.emulate_media(reduced_motion="reduce")
        seq = page.locator(".turn").get_attribute("data-seq") or ""
        page.get_by_role("button", name="Leave it at that").click()
        expect(page.locator(".turn")).not_to_have_attribute("data-seq", seq)
        if page.locator("[data-close-book]").count():
            break
    expect(page.locator(".verdict")).to_be_visible()
    # The picture stays until the book is closed.
    expect(page.locator("[data-encounter] .scene")).to_have_attribute("data-picture", picture)
    assert page.locator(".scene .figure").count() == len(picture.split()) - 2
    page.get_by_role("button", name="Close the book").click()
    expect(page.locator("[data-encounter]")).to_have_count(0)


def test_a_low_screen_shows_villagers_goods_and_track(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr", width=1366, height=650)
    sit_at(page, open_village(page, ME, BOT)["id"])
    for part in (".zones", ".beam"):
        expect(page.locator(f".village > {part}")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_end_of_a_tale_stays_until_the_book_is_closed(open_page: OpenPage) -> None:
    """Also where only the market has something left to do."""
    page = open_page("about:blank", language="en", width=360, height=780, touch=True)

    def choose(legal: list[Json]) -> str:
        for verb in ("explore", "join", "set_out"):
            for group in legal:
                if group["verb"] == verb:
                    return texts([group])[0]
        return texts(legal)[-1]

    reading = ("prompt-choose", "prompt-check")
    for tale in range(9):
        table = open_village(page, ME, name=f"tale {tale}")["id"]
        play_on(page, table, choose, lambda view: bool(view["prompt"]["id"] == "prompt-choose"))
        sit_at(page, table)
        expect(page.locator("[data-encounter] .story")).to_be_visible()
        view = play_on(page, table, choose, lambda view: view["prompt"]["id"] not in reading)
        if view["prompt"]["id"] == "prompt-turn_nobody_ready":
            break
    expect(page.locator("#tab-market[data-asked]")).to_be_visible()
    expect(page.locator("[data-encounter] .verdict")).to_be_visible()
    page.locator("[data-close-book]").click()
    expect(page.locator("[data-encounter]")).to_have_count(0)


def test_on_a_phone_the_book_opens_whatever_tab_was_open(open_page: OpenPage) -> None:
    """Its page is fetched: it comes after the question, which has nothing lit until then."""
    page = open_page("about:blank", language="en", width=360, height=740, touch=True)
    sit_at(page, open_village(page, ME)["id"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Explore", exact=True).click()
    # One tap each: whoever is sent can be called back.
    for sent in (1, 2):
        rested(page.locator(".zone.ready [data-lit]").first).tap()
        expect(page.locator(".zone.ready .sent")).to_have_count(sent)
    page.get_by_role("button", name=re.compile("^Go")).click()
    expect(page.locator("[data-encounter] .story")).to_be_in_viewport()


def test_on_a_phone_a_verb_shows_what_it_can_be_done_with(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en", width=360, height=740, touch=True)
    sit_at(page, open_village(page, ME)["id"])
    page.get_by_role("button", name="Train", exact=True).click()
    expect(page.locator("#tab-market[aria-selected=true]")).to_be_visible()
    expect(page.locator(".seekers [data-lit]").first).to_be_in_viewport()


def test_chances_are_shown_on_request_and_never_where_they_are_forbidden(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    for odds in ("yes", "no"):
        # The first tale with something to roll for.
        tables = (open_village(page, ME, BOT, name=f"tale {tale}", odds=odds)["id"] for tale in range(9))
        table = next(
            table
            for table in tables
            if any(choice["tiers"] for choice in play_until(page, table, "prompt-choose")["scene"]["choices"])
        )
        sit_at(page, table)
        expect(page.locator("[data-encounter] .story")).to_be_visible()
        expect(page.locator(".percent")).to_have_count(0)
        button = page.get_by_role("button", name="Show the chances")
        assert button.count() == (odds == "yes")
        if odds == "yes":
            button.click()
            expect(page.locator(".percent").first).to_have_text(re.compile(r"\d+ %"))


def test_a_neighbour_reads_and_the_explorer_waits(open_page: OpenPage) -> None:
    """R49: the reader sees how it may end and presses on; the explorer gets the page only then, without the ends."""
    anna = open_page("about:blank", language="en")
    made = open_village(anna, ME, {"kind": "link"}, reader="neighbour")
    theo = open_page(f"/claim/{made['links'][0]['token']}", language="ru")
    theo.get_by_label("Ваше имя").fill("Théo")
    theo.get_by_role("button", name="Сесть за стол").click()
    expect(theo.locator(".turn")).to_be_visible()
    sit_at(anna, made["id"])
    anna.get_by_role("button", name="Explore", exact=True).click()
    anna.locator(".zone.ready [data-lit]").first.click()
    anna.locator(".zone.ready [data-lit]").first.click()
    anna.get_by_role("button", name=re.compile("^Go")).click()
    expect(theo.locator(".secret")).to_be_visible()
    assert theo.locator(".known li").count() > 0
    assert call(anna, "GET", f"/tables/{made['id']}")["scene"] is None
    expect(anna.locator("[data-encounter] .choice")).to_have_count(0)
    theo.locator(".turn .buttons .main").click()
    expect(anna.locator("[data-encounter] .choice").first).to_be_visible()
    scene = call(anna, "GET", f"/tables/{made['id']}")["scene"]
    assert not any(
        {"outcomes", "failure", "failure_text", "outcome_texts"} & set(choice) for choice in scene["choices"]
    )


# ---- the market ----------------------------------------------------------------------------


def do(page: Page, table: str, *acts: str) -> None:
    """Make these moves without looking at the page."""
    for act in acts:
        seq = call(page, "GET", f"/tables/{table}")["seq"]
        answer = call(page, "POST", f"/tables/{table}/acts", {"request": str(uuid4()), "seq": seq, "act": act})
        assert answer["seq"] > seq, (act, answer)


def test_an_offer_waits_for_the_person_it_is_made_to(open_page: OpenPage) -> None:
    """Offer, counter-offer and purchase; each waits for the one who is asked."""
    page = open_page("about:blank", language="en")
    table = open_village(page, ME, FRIEND)["id"]
    # Anna is the first to labor and gets the cider; Théo earns enough to be asked with a slider.
    do(page, table, "labor start_scout", "set_out", "labor start_scout", "join start_builder", "join start_scribe")
    do(page, table, "put_out cider", "labor start_builder", "set_out")
    sit_at(page, table)
    bar = page.locator(".turn")
    page.get_by_role("button", name="Anna sells Cider, can be chosen").click()
    expect(bar.locator("h2")).to_contain_text("What do you offer Anna?")
    bar.locator("input[type=range]").fill("2")
    bar.get_by_role("button", name="Offer 5 coins for 1 cider").click()
    expect(bar.locator("h2")).to_contain_text("Théo offers 5 coins for Cider.")
    bar.get_by_role("button", name="Name a price").click()
    bar.locator("input[type=range]").fill("3")
    bar.get_by_role("button", name="Ask for 7 coins").click()
    expect(bar.locator("h2")).to_contain_text("Anna asks 7 coins for Cider.")
    before = call(page, "GET", f"/tables/{table}")["state"]["villages"]
    bar.get_by_role("button", name="Accept").click()
    expect(bar.locator("h2")).to_contain_text("Everyone is tired")
    after = call(page, "GET", f"/tables/{table}")["state"]["villages"]
    assert after[1]["items"]["cider"] == before[1]["items"]["cider"] + 1
    assert (after[0]["coins"], after[1]["coins"]) == (before[0]["coins"] + 7, before[1]["coins"] - 7)


# ---- every screen --------------------------------------------------------------------------


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize("width", [1440, 820, 360])
def test_axe_finds_nothing_serious(open_page: OpenPage, width: int) -> None:
    page = open_page("about:blank", width=width, height=900, touch=width < 700)
    looking = Looking(page, theme_of(width))
    table = open_village(page, ME, FRIEND, BOT, **MODULES)["id"]
    sit_at(page, table)
    looking.look("start")
    if width < 700:
        for tab in ("market", "people"):
            page.locator(f"#tab-{tab}").click()
            looking.look(tab)
    for prompt in ("prompt-choose", "prompt-check"):
        play_until(page, table, prompt)
        sit_at(page, table)
        expect(page.locator("[data-encounter] .story")).to_be_visible()
        looking.look(prompt)
    page.goto(f"/t/{table}/text")
    expect(page.locator("main h2").first).to_be_visible()
    looking.look("text view")
    assert looking.found == {}


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_language_has_all_words(open_page: OpenPage, language: str) -> None:
    """A missing message would be an error in the console, which ends every test."""
    page = open_page("about:blank", language=language)
    table = open_village(page, ME, BOT, **MODULES)["id"]
    for prompt in ("prompt-choose", "prompt-check", "prompt-turn"):
        play_until(page, table, prompt)
        for path in (f"/t/{table}", f"/t/{table}/text"):
            page.goto(path)
            expect(page.locator("main h2").first).to_be_visible()
            words = page.locator("main").inner_text()
            assert not re.search(r"\b(web-ab|villager|building|event|prompt|act|amount)-\w", words), words
