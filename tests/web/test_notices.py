"""One notice for each turn: by mail to a real mail server, by push to a push service that opens what it gets."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from requests import TooManyRedirects

from days import HOUR, MINUTE, Clockwork, pass_turn, say, sit_down, wait_until
from grotto.table.notices import Channel, Note
from grotto.table.passwords import Passwords
from grotto.web.posting import Post, new_key
from grotto.web.public import Mail, Public
from postgres import free_port, new_database, postgresql
from serving import PATIENCE, Person, Serving, error, next_view, serving, sqlite


class Letters:
    """What a mail server has got."""

    def __init__(self) -> None:
        self.got: list[tuple[str, str]] = []
        self.refuse = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse
        from email import message_from_bytes
        from email.policy import default

        mail = message_from_bytes(envelope.content, policy=default)
        self.got.append((envelope.rcpt_tos[0], f"{mail['Subject']}\n{mail.get_body().get_content()}"))  # type: ignore[union-attr]
        return "250 OK"

    def to(self, address: str) -> list[str]:
        return [text for to, text in self.got if to == address]


class PushService:
    """Keeps what it gets for one browser, and opens it as that browser would."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.got: list[dict[str, Any]] = []
        self.signers: list[str] = []
        self.status = 201
        self.refused = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                opened = http_ece.decrypt(body, private_key=service.key, auth_secret=service.secret)
                if service.status == 201:
                    service.got.append(json.loads(opened) | {"topic": self.headers["Topic"]})
                    service.signers.append(self.headers["Authorization"])
                else:
                    service.refused += 1
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/ann"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def browser(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        packed = [base64.urlsafe_b64encode(part).decode().rstrip("=") for part in (point, self.secret)]
        return {"endpoint": self.endpoint, "p256dh": packed[0], "auth": packed[1], "language": "fr"}


@pytest.fixture(scope="module")
def letters() -> Letters:
    return Letters()


@pytest.fixture(scope="module")
def config(letters: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    file = tmp_path_factory.mktemp("mail") / "grotto.toml"
    file.write_text(
        f"""
push_hosts = ["127.0.0.1", "*.push.example"]
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
sender = "grotto <table@caves.example>"
site = "https://caves.example"
"""
    )
    yield str(file)
    controller.stop()


@pytest.fixture(scope="module")
def clockwork(tmp_path_factory: pytest.TempPathFactory) -> Clockwork:
    return Clockwork(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module")
def server(config: str, clockwork: Clockwork) -> Iterator[Serving]:
    db = sqlite(clockwork.file.parent)
    with serving(db, "--config", config, environ=clockwork.environ) as running:
        yield running


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.server.shutdown()


def wants_mail(person: Person, letters: Letters, address: str, language: str = "en") -> None:
    answer = person.http.put("/me/notices/mail", json={"address": address, "language": language})
    assert answer.status_code == 200, answer.text
    assert answer.json()["unconfirmed"] == address
    code = re.search(r"\d{6}", letters.to(address)[-1])
    assert code is not None
    assert person.post("/me/notices/mail/code", {"code": code[0]}).json()["address"] == address


def turns(letters: Letters, address: str) -> list[str]:
    """The mails about turns."""
    return [text for text in letters.to(address) if "/t/" in text]


def test_one_mail_for_each_turn(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wants_mail(ann, letters, "ann@one.example")
    wants_mail(bob, letters, "bob@one.example", "ru")
    table = sit_down(ann, bob, name="Long winter")
    for n in (1, 2):
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
        wait_until(lambda n=n: len(turns(letters, "bob@one.example")) == n)  # type: ignore[misc]
        pass_turn(bob, table)
        clockwork.forward(2 * MINUTE)
        # She was told that the game begins, too.
        wait_until(lambda n=n: len(turns(letters, "ann@one.example")) >= n)  # type: ignore[misc]
    assert len(turns(letters, "bob@one.example")) == 2
    (first, _) = turns(letters, "bob@one.example")
    assert first.startswith("Ваш ход: Long winter")
    assert f"https://caves.example/t/{table}" in first
    assert "Your turn: Long winter" in turns(letters, "ann@one.example")[0]


def test_whoever_begins_a_rematch_or_a_fork_is_told(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = sit_down(ann, bob)
    at = pass_turn(ann, table)["moves"]
    assert say(bob, table, "resign", 1).status_code == 200
    wants_mail(bob, letters, "bob@again.example")
    # The other one begins now.
    assert ann.post(f"/tables/{table}/rematch").status_code == 201
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "bob@again.example")) == 1)
    fork = bob.post(f"/tables/{table}/fork", {"at": at, "seats": [{"kind": "link"}, {"kind": "me"}]}).json()
    assert ann.post(f"/claims/{fork['links'][0]['token']}").status_code == 200
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "bob@again.example")) == 2)


def test_nobody_is_told_who_is_there(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wants_mail(ann, letters, "ann@two.example")
    wants_mail(bob, letters, "bob@two.example")
    table = sit_down(ann, bob)
    with bob.watch(table) as socket:
        next_view(socket)
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
        pass_turn(bob, table)
        clockwork.forward(2 * MINUTE)
        # What is sent later has been looked at later.
        wait_until(lambda: len(turns(letters, "ann@two.example")) >= 1)
    assert turns(letters, "bob@two.example") == []


def test_a_page_that_is_hidden_swallows_no_notice(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wants_mail(bob, letters, "bob@hidden.example")
    table = sit_down(ann, bob)
    with bob.watch(table) as first, bob.watch(table) as second:
        first.send("hidden")
        second.send("hidden")
        # To others he is still there: nobody takes his seat.
        wait_until(lambda: ann.view(table)["seats"][1]["present"])
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
        wait_until(lambda: len(turns(letters, "bob@hidden.example")) == 1)
        assert ann.view(table)["seats"][1]["present"]
        second.send("visible")
        pass_turn(bob, table)
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
        pass_turn(bob, table)
        second.send("hidden")
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
        wait_until(lambda: len(turns(letters, "bob@hidden.example")) == 2)


def test_nobody_is_told_of_what_they_took_back(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    """Nor twice of a turn that the other took back and gave again."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = sit_down(ann, bob)
    wants_mail(ann, letters, "ann@three.example")
    wants_mail(bob, letters, "bob@three.example")
    pass_turn(ann, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "bob@three.example")) == 1)
    answer = ann.undo(ann.view(table))
    if answer.status_code == 200:
        clockwork.forward(2 * MINUTE)
        pass_turn(ann, table)
        clockwork.forward(2 * MINUTE)
    pass_turn(bob, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "ann@three.example")) == 1)
    assert len(turns(letters, "bob@three.example")) == 1


def test_a_quick_answer_spares_the_notice(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = sit_down(ann, bob)
    wants_mail(ann, letters, "ann@four.example")
    wants_mail(bob, letters, "bob@four.example")
    pass_turn(ann, table)
    pass_turn(bob, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "ann@four.example")) == 1)
    assert turns(letters, "bob@four.example") == []


def test_a_browser_is_told_once_and_by_us(server: Serving, push: PushService, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    assert bob.post("/me/notices/browser", push.browser()).json()["browsers"] == 1
    assert bob.post("/me/notices/browser", push.browser()).json()["browsers"] == 1
    table = sit_down(ann, bob, name="Long winter")
    pass_turn(ann, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(push.got) == 1)
    (note,) = push.got
    assert note["title"] == "C’est à vous"
    assert note["body"] == "Long winter"
    assert note["path"] == f"/t/{table}"
    assert note["topic"]
    assert Vapid02.verify(push.signers[0])
    assert bob.get("/me/notices")["push_key"] in push.signers[0]
    # A browser that is gone is forgotten.
    push.status = 410
    pass_turn(bob, table)
    pass_turn(ann, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: bob.get("/me/notices")["browsers"] == 0)


def test_what_fails_is_tried_again_and_nothing_twice(
    server: Serving, letters: Letters, push: PushService, clockwork: Clockwork
) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wants_mail(bob, letters, "bob@five.example")
    bob.post("/me/notices/browser", push.browser())
    push.status = 503
    table = sit_down(ann, bob)
    pass_turn(ann, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "bob@five.example")) == 1)
    wait_until(lambda: push.refused == 1)
    push.status = 201
    wait_until(lambda: "has to wait" in server.said())
    clockwork.forward(HOUR)
    wait_until(lambda: len(push.got) == 1)
    assert len(turns(letters, "bob@five.example")) == 1


def test_an_address_is_confirmed_first(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann = Person(server.address, "Ann")
    address = "stranger@six.example"
    ann.http.put("/me/notices/mail", json={"address": address})
    for _ in range(5):
        assert error(ann.post("/me/notices/mail/code", {"code": "x"})) == "error-mail_code"
    assert error(ann.post("/me/notices/mail/code", {"code": "x"})) == "error-mail_late"
    for name in ("Bob", "Cid"):
        assert Person(server.address, name).http.put("/me/notices/mail", json={"address": address}).status_code == 200
    answer = Person(server.address, "Dan").http.put("/me/notices/mail", json={"address": address})
    assert (answer.status_code, error(answer)) == (422, "error-mail_often")
    assert len(letters.to(address)) == 3
    # Late is late.
    eve = Person(server.address, "Eve")
    eve.http.put("/me/notices/mail", json={"address": "eve@six.example"})
    code = re.search(r"\d{6}", letters.to("eve@six.example")[-1])
    assert code is not None
    clockwork.forward(2 * HOUR)
    assert error(eve.post("/me/notices/mail/code", {"code": code[0]})) == "error-mail_late"


def test_nobody_sends_codes_to_all_the_world(server: Serving, letters: Letters) -> None:
    """Neither as one person nor as many, from one address."""
    headers = {"X-Forwarded-For": "203.0.113.7"}
    answers = [
        Person(server.address, headers=headers).http.put("/me/notices/mail", json={"address": f"a{n}@ten.example"})
        for n in range(8)
    ]
    assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2
    assert "retry-after" in answers[-1].headers
    assert sum(to.endswith("@ten.example") for to, _ in letters.got) == 6


@pytest.mark.parametrize(
    "address",
    ["", "ann", "ann@", "@x.example", "a@b.c, d@e.f", "a\r\nBcc: b@c.d", "a@b.c\nX: y", "<a@b.c>", "a b@c.de"],
)
def test_what_is_no_address_gets_nothing(server: Serving, letters: Letters, address: str) -> None:
    before = len(letters.got)
    answer = Person(server.address, "Ann").http.put("/me/notices/mail", json={"address": address})
    assert (answer.status_code, error(answer)) == (422, "error-mail_address")
    assert len(letters.got) == before


def test_the_link_in_a_mail_ends_it(server: Serving, letters: Letters, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    wants_mail(bob, letters, "bob@seven.example")
    table = sit_down(ann, bob)
    pass_turn(ann, table)
    clockwork.forward(2 * MINUTE)
    wait_until(lambda: len(turns(letters, "bob@seven.example")) == 1)
    link = re.search(r"/mail/(\w+)", turns(letters, "bob@seven.example")[0])
    assert link is not None
    assert ann.post(f"/mail/{link[1]}/stop").json() == {"stopped": True}
    assert ann.post(f"/mail/{link[1]}/stop").status_code == 404
    assert "address" not in bob.get("/me/notices")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://evil.example/x",
        "https://169.254.169.254/latest",
        "https://push.example.evil.example/x",
        "https://a.push.example:8443/x",
        "https://user@a.push.example/x",
        "file:///etc/passwd",
        "https://[::1/x",
        "https://a.push.example/\0",
        "https://a.push.example/\r\nX: y",
    ],
)
def test_the_server_sends_to_push_services_only(server: Serving, push: PushService, endpoint: str) -> None:
    answer = Person(server.address, "Ann").post("/me/notices/browser", push.browser() | {"endpoint": endpoint})
    assert (answer.status_code, error(answer)) == (422, "error-push_host")


def test_a_push_service_leads_nowhere_else(push: PushService) -> None:
    """It might lead to something that only this machine can reach."""
    asked: list[str] = []

    class Leads(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(307 if self.path == "/first" else 201)
            self.send_header("Location", "/second")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    service = ThreadingHTTPServer(("127.0.0.1", 0), Leads)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    post = Post(Public(push_hosts=("127.0.0.1",)), new_key())
    browser = push.browser()
    keys = json.dumps({"p256dh": browser["p256dh"], "auth": browser["auth"]})
    endpoint = f"http://127.0.0.1:{service.server_port}/first"
    channel = Channel("1", "ann", "push", endpoint, keys, "en", True, "", 0, 0)
    with pytest.raises(TooManyRedirects):
        asyncio.run(post.send(channel, Note("abc", "caverna", "", "mark")))
    service.shutdown()
    assert asked == ["/first"]


def test_who_waits_for_a_mail_server_keeps_nobody_from_logging_in(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()
    monkeypatch.setattr("grotto.web.posting.deliver", lambda *_: answers.wait(PATIENCE))
    server = Mail("127.0.0.1", "grotto <table@caves.example>", "https://caves.example")
    channel = Channel("1", "ann", "mail", "ann@x.example", "{}", "en", True, "", 0, 0)

    async def run() -> None:
        post = Post(Public(mail=server), new_key())
        mails = [asyncio.create_task(post.send(channel, Note("abc", "caverna", "", str(n)))) for n in range(60)]
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(Passwords().hash("a long password"), PATIENCE / 2)
            assert not any(mail.done() for mail in mails)
        finally:
            answers.set()
            await asyncio.gather(*mails)

    asyncio.run(run())


def test_keys_that_can_not_be_used_are_refused(server: Serving, push: PushService) -> None:
    answer = Person(server.address, "Ann").post("/me/notices/browser", push.browser() | {"p256dh": "AAAA"})
    assert (answer.status_code, error(answer)) == (422, "error-push_keys")


def test_without_mail_nothing_is_in_the_way(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as plain:
        ann = Person(plain.address, "Ann")
        assert not ann.get("/me/notices")["mails"]
        answer = ann.http.put("/me/notices/mail", json={"address": "ann@x.example"})
        assert (answer.status_code, error(answer)) == (422, "error-no_mail_here")
        key = ann.get("/me/notices")["push_key"]
        plain.stop()
    with serving(sqlite(tmp_path)) as again:
        assert Person(again.address).get("/me/notices")["push_key"] == key


def test_a_notice_outlives_the_server(letters: Letters, config: str, tmp_path: Path) -> None:
    """Killed after the move and before the mail: it is sent once, by whoever comes next."""
    clockwork = Clockwork(tmp_path)
    db = sqlite(tmp_path)
    with serving(db, "--config", config, environ=clockwork.environ) as first:
        ann, bob = Person(first.address, "Ann"), Person(first.address, "Bob")
        wants_mail(bob, letters, "bob@eight.example")
        pass_turn(ann, sit_down(ann, bob))
        first.kill()
    clockwork.forward(2 * MINUTE)
    for _ in range(2):
        with serving(db, "--config", config, environ=clockwork.environ) as later:
            wait_until(lambda: len(turns(letters, "bob@eight.example")) == 1)
            later.kill()
    assert len(turns(letters, "bob@eight.example")) == 1


def test_two_servers_send_one_mail(letters: Letters, config: str, tmp_path: Path) -> None:
    clockwork = Clockwork(tmp_path)
    with postgresql() as cluster:
        db = new_database(cluster, "notices")
        with (
            serving(db, "--config", config, environ=clockwork.environ) as one,
            serving(db, "--config", config, environ=clockwork.environ) as two,
        ):
            ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
            wants_mail(ann, letters, "ann@nine.example")
            wants_mail(bob, letters, "bob@nine.example")
            table = sit_down(ann, bob, clock={"kind": "days", "amount": 2})
            for n in range(1, 4):
                pass_turn(ann, table)
                clockwork.forward(2 * MINUTE)
                wait_until(lambda n=n: len(turns(letters, "bob@nine.example")) == n)  # type: ignore[misc]
                pass_turn(bob, table)
                clockwork.forward(2 * MINUTE)
                wait_until(lambda n=n: len(turns(letters, "ann@nine.example")) >= n)  # type: ignore[misc]
            assert len(turns(letters, "bob@nine.example")) == 3
            # Whoever is at the other server is there.
            with bob.watch(table) as socket:
                next_view(socket)
                wait_until(lambda: ann.view(table)["seats"][1]["present"])
                pass_turn(ann, table)
                clockwork.forward(2 * MINUTE)
                pass_turn(bob, table)
                clockwork.forward(2 * MINUTE)
                wait_until(lambda: len(turns(letters, "ann@nine.example")) >= 4)
            assert len(turns(letters, "bob@nine.example")) == 3
            # One flag, though both look for it.
            clockwork.forward(3 * 24 * HOUR)
            wait_until(lambda: ann.view(table)["seats"][0].get("bot") is not None)
            log = httpx.get(f"{two.address}/api/tables/{table}/log").json()
            assert sum(event["id"] == "event-said_flag_bot" for entry in log for event in entry["events"]) == 1
