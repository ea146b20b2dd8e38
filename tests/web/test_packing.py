"""What many look at is made and compressed once, and everybody still sees what is theirs."""

from __future__ import annotations

import asyncio
import json
import zlib
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from grotto.table.bus import Bus
from grotto.table.chat import Chats
from grotto.table.database import database_url
from grotto.table.hall import Hall
from grotto.table.live import MOST_WHY
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.web import packing, watching
from grotto.web.packing import PackedOnce, PackingOnce
from grotto.web.watching import KEPT, Reporter
from serving import Person, Serving, next_view, sqlite


def extension(window: str = "12") -> PerMessageDeflate:
    factory = PackingOnce(server_no_context_takeover=True, client_no_context_takeover=True, server_max_window_bits=15)
    return factory.process_request_params([("server_max_window_bits", window)], [])[1]


def unpacked(frame: Frame) -> bytes:
    return zlib.decompressobj(-15).decompress(bytes(frame.data) + b"\x00\x00\xff\xff")


def test_a_message_is_compressed_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PackedOnce, "packed", type(PackedOnce.packed)())
    one, two, other = extension(), extension(), extension("10")
    text = json.dumps(list(range(500))).encode()
    first = one.encode(Frame(Opcode.TEXT, text))
    assert two.encode(Frame(Opcode.TEXT, bytes(text))) is first
    # A client with another window gets what it can read.
    assert other.encode(Frame(Opcode.TEXT, text)) is not first
    assert {unpacked(first), unpacked(other.encode(Frame(Opcode.TEXT, text)))} == {text}
    # The next message does not build on this one.
    assert unpacked(one.encode(Frame(Opcode.TEXT, text + b" "))) == text + b" "
    assert one.encode(Frame(Opcode.PING, b"x")).data == b"x"


def test_only_the_last_messages_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PackedOnce, "packed", type(PackedOnce.packed)())
    monkeypatch.setattr(packing, "KEPT", 2)
    for n in range(5):
        extension().encode(Frame(Opcode.TEXT, str(n).encode()))
    assert [key[0] for key in PackedOnce.packed] == [b"3", b"4"]


def test_everybody_sees_what_is_theirs(server: Serving) -> None:
    """Strangers share a view; whoever sits there or hosts the table has one of their own."""
    ann, bob, cat, dan = (Person(server.address, name) for name in ("Ann", "Bob", "Cat", "Dan"))
    made = ann.open("link", "link")
    table = made["id"]
    bob.post(f"/claims/{made['links'][0]['token']}")
    cat.post(f"/claims/{made['links'][1]['token']}")
    with ExitStack() as stack:
        sockets = {who: stack.enter_context(who.watch(table)) for who in (ann, bob, cat, dan)}
        views = {who: next_view(socket)["view"] for who, socket in sockets.items()}
        for _ in range(3):
            mover = bob if views[bob]["legal"] else cat
            answer = mover.act(views[mover])
            assert answer.status_code == 200, answer.text
            views = {who: next_view(sockets[who], answer.json()["seq"])["view"] for who in sockets}
            assert [views[who]["host"] for who in sockets] == [True, False, False, False]
            assert {who: [seat["mine"] for seat in views[who]["seats"]] for who in sockets} == {
                ann: [False, False], bob: [True, False], cat: [False, True], dan: [False, False],
            }  # fmt: skip
            assert [bool(views[who]["legal"]) for who in (ann, dan)] == [False, False]
            assert views[dan] == {**views[dan], **Person(server.address).view(table), "seats": views[dan]["seats"]}


def test_a_stranger_who_comes_later_gets_the_whole_log(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open("me", "local")["id"]
    with Person(server.address).watch(table) as early:
        next_view(early)
        view = ann.play(table, moves=3)
        seen = next_view(early, view["seq"])
        with Person(server.address).watch(table) as late:
            whole = next_view(late, view["seq"])
        assert whole["view"] == {**seen["view"], "seats": whole["view"]["seats"]}
        assert len(whole["log"]) == whole["view"]["log_length"] > len(seen["log"])


def test_no_stranger_fills_the_memory_with_what_was_told(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        try:
            id = (await Seating(hall).create("ann", TablePlan("cave_vs_cave", 1, [SeatPlan("me")]))).id
            live = await hall.get(id)
            length = len(live.history.log)
            for start in range(3 * KEPT):
                reporter = Reporter(hall, Chats(hall, "00"), id, None, start)
                news = json.loads((await reporter.news())[0])
                assert len(news["log"]) == max(0, length - start)
            assert len(live.told) == KEPT
            # Words that lead nowhere: what was answered is kept for some of them.
            for n in range(2 * MOST_WHY):
                live.why([f"word{n}"])
            assert len(live._why) == MOST_WHY
        finally:
            await hall.close()
            await storage.close()

    asyncio.run(run())


def test_whoever_says_more_than_there_is_to_say_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    said = iter(["hidden", "visible", "hidden"])

    class Talking:
        async def receive_data(self, mode: str) -> str:
            try:
                return next(said)
            except StopIteration:
                raise WebSocketDisconnect(detail="gone") from None

    async def pause(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(watching.asyncio, "sleep", pause)
    socket = cast("watching.AnySocket", Talking())

    async def run() -> None:
        bus = Bus()
        with bus.listen("table", "ann") as listener:
            with pytest.raises(WebSocketDisconnect):
                await watching._receive(socket, bus, "table", listener)
            assert not listener.looks

    asyncio.run(run())
    assert waited == [watching.HEARD] * 3
