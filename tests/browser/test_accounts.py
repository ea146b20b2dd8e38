"""Accounts and the page of admins, as people use them: by password, by a code, by a passkey."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from serving import Person, Serving
from web.care import appoint

from .conftest import OpenPage, Troubles
from .people import call, open_table, rested
from .test_access import AXE, Looking, theme_of

PASSWORD = "a long password"
ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """Complaints of all pages, but for what is refused here on purpose."""
    found = Troubles()
    yield found
    assert [line for line in found if not re.search("40[349]|422", line)] == []


def make_account(page: Page, name: str) -> None:
    page.get_by_label("A name to log in with").fill(name)
    page.get_by_label("A password, eight characters at least").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"You are logged in as {name}.")).to_be_visible()


def log_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    # By key: a second click within a moment of the first counts for nothing.
    expect(page.get_by_role("button", name="Log in", exact=True)).to_be_enabled()
    page.get_by_label("Password", exact=True).press("Enter")


def tables(page: Page) -> set[str]:
    return {card["id"] for card in call(page, "GET", "/tables")["mine"]}


def test_a_guest_makes_an_account_and_finds_the_games_elsewhere(open_page: OpenPage) -> None:
    page = open_page("/")
    table = open_table(page, ME, BOT)["id"]
    page.get_by_role("link", name="Account").click()
    make_account(page, "Anna of the pages")
    assert tables(page) == {table}
    phone = open_page("/account", width=360, height=740, touch=True)
    log_in(phone, "anna of the pages", "not the password")
    expect(phone.get_by_text("Name and password don’t fit together.")).to_be_visible()
    log_in(phone, "anna of the pages")
    expect(phone.get_by_text("You are logged in as Anna of the pages.")).to_be_visible()
    assert tables(phone) == {table}
    # One device logs the other out.
    there = phone.get_by_role("button", name="Log out there")
    expect(there).to_have_count(1)
    there.tap()
    expect(there).to_have_count(0)
    assert call(page, "GET", "/account")["kind"] == "guest"
    phone.get_by_role("button", name="Log out", exact=True).tap()
    expect(phone.get_by_role("heading", name="New account")).to_be_visible()
    assert tables(phone) == set()


def test_a_guest_keeps_a_code_and_comes_back_by_it(open_page: OpenPage) -> None:
    page = open_page("/account")
    table = open_table(page, ME, BOT)["id"]
    page.get_by_role("button", name="Show me a code").click()
    code = page.locator("code").inner_text()
    rested(page.get_by_role("button", name="I have kept it")).click()
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    other = open_page("/account")
    other.get_by_text("I have a recovery code").click()
    other.get_by_label("Recovery code").fill(code.upper())
    other.get_by_role("button", name="Come back").click()
    expect(other.get_by_text("You are logged in.")).to_be_visible()
    assert tables(other) == {table}


def test_deleting_asks_first_and_others_see_somebody(open_page: OpenPage) -> None:
    page, friend = open_page("about:blank"), open_page("about:blank")
    made = open_table(page, ME, LINK)
    call(friend, "POST", f"/claims/{made['links'][0]['token']}", {"name": "Théo"})
    page.goto("/account")
    page.get_by_role("button", name="Delete everything").click()
    rested(page.get_by_role("button", name="Keep it")).click()
    assert tables(page) == {made["id"]}
    rested(page.get_by_role("button", name="Delete everything")).click()
    rested(page.get_by_role("button", name="Yes, delete everything of mine")).click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    assert tables(page) == set()
    friend.goto(f"/t/{made['id']}")
    expect(friend.get_by_text("somebody").filter(visible=True).first).to_be_visible()
    friend.goto("/")
    expect(friend.get_by_text("Anna")).to_have_count(0)


# ---- passkeys ------------------------------------------------------------------------------


def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    """A phone or key of one's own, in software: Chromium's virtual authenticator signs for real."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def named(server: str) -> str:
    """Passkeys are made for names, not for numbers."""
    return server.replace("127.0.0.1", "localhost")


def test_a_passkey_opens_an_account_and_lets_its_owner_back_in(open_page: OpenPage, server: str) -> None:
    page = open_page("about:blank")
    page.goto(f"{named(server)}/account")
    session, authenticator = with_authenticator(page)
    page.get_by_role("button", name="Make one with a passkey").click()
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    expect(page.get_by_text("for localhost")).to_be_visible()
    made: dict[str, Any] = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    assert [(one["rpId"], one["isResidentCredential"]) for one in made["credentials"]] == [("localhost", True)]
    # It is the only way in, and can't be taken away.
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("This is your only way in; add another one first.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    login = page.get_by_role("button", name="Log in with a passkey")
    login.click()
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    # Without it nobody comes in, and one that the server does not know opens nothing.
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(login).to_be_visible()
    session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    login.click()
    expect(page.get_by_text("The browser made no passkey. Nothing has changed.")).to_be_visible()


SIGN = """async (ask) => {
  const read = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const write = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const used = await navigator.credentials.get({ publicKey: { ...ask, challenge: read(ask.challenge) } });
  const { clientDataJSON, authenticatorData, signature } = used.response;
  return { id: used.id, rawId: write(used.rawId), type: used.type, response: {
    clientDataJSON: write(clientDataJSON), authenticatorData: write(authenticatorData), signature: write(signature) } };
}"""


def test_what_an_authenticator_has_signed_counts_once_and_for_one(open_page: OpenPage, server: str) -> None:
    page = open_page("about:blank")
    page.goto(f"{named(server)}/account")
    with_authenticator(page)
    page.get_by_role("button", name="Make one with a passkey").click()
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("button", name="Log in with a passkey")).to_be_visible()
    ann, eve = Person(named(server)), Person(named(server))
    login = "/account/passkeys/login"
    signed = page.evaluate(SIGN, ann.post("/account/passkeys/ask").json())
    # Whoever overhears it can't use it, nor can it be used with another challenge or under another name.
    assert eve.post(login, {"credential": signed}).json()["error"]["id"] == "error-passkey_late"
    elsewhere = {"Host": "evil.example"}
    assert ann.http.post(login, json={"credential": signed}, headers=elsewhere).status_code == 403
    signed = page.evaluate(SIGN, ann.post("/account/passkeys/ask").json())
    broken = signed | {
        "response": signed["response"] | {"signature": signed["response"]["signature"][:-8] + "AAAAAAAA"}
    }
    assert ann.post(login, {"credential": broken}).json()["error"]["id"] == "error-passkey_wrong"
    signed = page.evaluate(SIGN, ann.post("/account/passkeys/ask").json())
    answer = ann.post(login, {"credential": signed})
    assert answer.json()["kind"] == "account"
    ann.introduce()
    assert ann.post(login, {"credential": signed}).json()["error"]["id"] == "error-passkey_late"


def test_where_no_passkey_can_be_none_is_offered(open_page: OpenPage) -> None:
    page = open_page("/account")
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)


# ---- for everybody -------------------------------------------------------------------------


def appointed(page: Page, running: Serving, name: str) -> None:
    """An admin, logged in on this page."""
    make_account(page, name)
    appoint(running, name)
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("heading", name="New account")).to_be_visible()
    log_in(page, name)
    expect(page.get_by_role("link", name="Look after this server")).to_be_visible()


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_serious(open_page: OpenPage, running: Serving, width: int) -> None:
    page = open_page("/account", width=width, height=800, touch=width < 700)
    looking = Looking(page, theme_of(width))
    expect(page.get_by_role("button", name="Show me a code")).to_be_visible()
    page.get_by_text("I have a recovery code").click()
    page.get_by_role("button", name="Show me a code").click()
    looking.look("guest")
    table = open_table(page, ME, LINK, name="A table with a name that is long enough to be cut")["id"]
    page.goto(f"/t/{table}/report")
    page.get_by_label("What is wrong?").fill("A word\nand another")
    looking.look("report")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you. Somebody will look at it.")).to_be_visible()
    page.goto("/admin")
    expect(page.get_by_text("This page is for those who look after the server.")).to_be_visible()
    page.goto("/account")
    appointed(page, running, f"Ada at {width}")
    page.get_by_role("button", name="Delete everything").click()
    looking.look("account")
    page.goto("/admin")
    for part, seen in (
        ("Tables", "Stop the game"), ("Reports", "Dealt with"), ("Blocks", "Block"), ("Limits", "Per minute"),
        ("Log", "On the server’s machine"),
    ):  # fmt: skip
        page.get_by_role("radio", name=part).check(force=True)
        expect(page.get_by_text(seen).first).to_be_visible()
        looking.look(part)
    assert not looking.found, "\n".join(f"{name}: {line}" for name, lines in looking.found.items() for line in lines)


def test_an_admin_stops_a_game_settles_a_report_and_blocks(open_page: OpenPage, running: Serving) -> None:
    page, rude = open_page("/account"), open_page("about:blank")
    appointed(page, running, "Ada of the page")
    call(rude, "PUT", "/me", {"name": "Rude"})
    table = open_table(rude, {"kind": "me", "name": "Rude"}, BOT, name="Rude table")["id"]
    call(page, "POST", "/reports", {"table": table, "seat": 0, "text": "This name!"})
    page.get_by_role("link", name="Look after this server").click()
    page.get_by_role("searchbox").fill("rude")
    page.get_by_role("button", name="Search").click()
    row = page.get_by_role("listitem").filter(has_text="Rude table")
    row.get_by_role("button", name="Stop the game").click()
    expect(row).to_contain_text("stopped")
    rude.goto(f"/t/{table}")
    expect(rude.get_by_text("have stopped this game")).to_be_visible()
    page.get_by_role("radio", name="Reports").check(force=True)
    report = page.get_by_role("listitem").filter(has_text="This name!")
    report.get_by_role("button", name="Block Rude").click()
    expect(report).to_contain_text("(blocked)")
    report.get_by_role("button", name="Dealt with").click()
    expect(report).to_have_count(0)
    assert call(rude, "PUT", "/me", {"name": "x"})["error"]["id"] == "error-blocked"
    page.get_by_role("radio", name="Log").check(force=True)
    expect(page.get_by_text("stopped the game").first).to_be_visible()
    page.get_by_role("radio", name="Tables").check(force=True)
    row.get_by_role("button", name="Delete", exact=True).click()
    rested(row.get_by_role("button", name="Delete for good")).click()
    expect(row).to_have_count(0)
    assert call(rude, "GET", f"/tables/{table}")["error"]["id"] == "error-no_table"


def test_an_admin_sets_a_limit_blocks_an_address_and_reads_far_back(open_page: OpenPage, running: Serving) -> None:
    page = open_page("/account")
    appointed(page, running, "Ada of limits")
    page.goto("/admin")
    page.get_by_role("radio", name="Limits").check(force=True)
    row = page.locator("dd form").filter(has=page.get_by_label("grace"))
    row.get_by_label("grace").fill("45")
    row.get_by_role("button", name="Set").click()
    back = row.get_by_role("button").nth(1)
    expect(back).to_be_visible()
    assert call(page, "GET", "/admin/limits")["settings"]["grace"] == 45
    rested(back).click()
    expect(back).to_have_count(0)
    assert call(page, "GET", "/admin/limits")["settings"]["grace"] == 30
    page.get_by_role("radio", name="Blocks").check(force=True)
    page.locator("#block-address").fill("203.0.113.99")
    page.locator("#block-days").fill("3")
    page.get_by_role("button", name="Block", exact=True).click()
    blocked = page.get_by_role("listitem").filter(has_text="203.0.113.99")
    expect(blocked).to_contain_text("until")
    # Other tests block people.
    addresses = [one["address"] for one in call(page, "GET", "/admin/blocks") if one["address"]]
    assert addresses == ["203.0.113.99/32"]
    rested(blocked.get_by_role("button")).click()
    expect(blocked).to_have_count(0)
    # More than fits on a page has happened since.
    for n in range(120):
        call(page, "POST", "/admin/limits", {"name": "bots", "value": 120 + n % 2})
    call(page, "POST", "/admin/limits", {"name": "bots", "value": None})
    page.get_by_role("radio", name="Log").check(force=True)
    lines = page.locator("section.panel li")
    expect(lines).to_have_count(100)
    first = lines.filter(has_text="appointed").filter(has_text="Ada of limits")
    expect(first).to_have_count(0)
    while not first.count():
        rested(page.get_by_role("button", name="Earlier")).click()
        expect(page.get_by_role("button", name="Earlier")).to_be_enabled()
    expect(first).to_be_visible()


@pytest.mark.parametrize("language", ["ru", "fr"])
@pytest.mark.parametrize("width", [1440, 360])
def test_it_fits_in_every_language(open_page: OpenPage, running: Serving, language: str, width: int) -> None:
    page = open_page("/account", language=language, width=width, height=800, touch=width < 700)
    words = {"ru": ("Создать учётную запись", "Присмотреть за сервером"), "fr": ("Créer un compte", "Prendre soin")}
    make, care = words[language]
    page.locator("#new-name").fill(f"Ada {language} {width}")
    page.locator("#new-password").fill(PASSWORD)
    sideways = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(sideways) <= 0
    page.get_by_role("button", name=make).click()
    expect(page.locator("#ways-title")).to_be_visible()
    assert page.evaluate(sideways) <= 0
    appoint(running, f"Ada {language} {width}")
    # Within two seconds the session knows it.
    while not call(page, "GET", "/account")["admin"]:
        page.wait_for_timeout(100)
    page.reload()
    page.get_by_role("link", name=care).click()
    for part in page.get_by_role("radio").all():
        part.check(force=True)
        expect(page.locator("section.panel")).to_be_visible()
        assert page.evaluate(sideways) <= 0
