"""What many look at is made and compressed once, and everybody still sees what is theirs."""

from __future__ import annotations

import json
import zlib
from contextlib import ExitStack

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from grotto.web import packing
from grotto.web.packing import PackedOnce, PackingOnce
from serving import Person, Serving, next_view


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
