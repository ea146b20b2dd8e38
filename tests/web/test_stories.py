"""Stories of a pack over the network: names for everybody, ends of stories for nobody before they happen (R49)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import grotto
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.text import LANGUAGES
from serving import Person, error, legal

Somebody = Callable[[str], Person]
GAME = grotto.game("above_and_below")
assert isinstance(GAME, AboveAndBelow)
PACK = GAME.pack
HIDDEN = {"outcomes", "failure", "failure_text", "outcome_texts"}


def ends(language: str) -> list[str]:
    """What the books say about how a choice ends."""
    found: list[str] = []
    for book in ("book", "deep"):
        text = (PACK.folder / "text" / language / f"{book}.toml").read_text("utf-8")
        found += [words for table in tomllib.loads(text).values() for key, words in table.items() if "_" in key]
    assert found
    return found


def explore(people: list[Person], table: str, until: str) -> dict[str, Any]:
    """Whoever is asked goes exploring and reads on, until this is asked."""
    for _ in range(60):
        for one in people:
            view = one.view(table)
            acts = legal(view)
            if view["prompt"]["id"] == until:
                return view
            if acts:
                wanted = [act for act in acts if act.split()[0] in ("explore", "join", "set_out", "read_on")]
                view = one.act(view, (wanted or acts)[0]).json()
                if view["prompt"]["id"] == until:
                    return view
    raise AssertionError(until)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_the_names_of_the_pack_and_no_stories(person: Somebody, language: str) -> None:
    texts = person("Ann").http.get(f"/text/{language}", params={"game": "above_and_below"}).text
    for id, name in GAME.words(language).items():
        assert f"{id} = {name}" in texts
    assert [end for end in ends(language) if end in texts] == []


def test_the_explorer_is_sent_the_page_without_its_ends(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", "local", game="above_and_below", options={"first_player": 0})["id"]
    view = explore([ann], table, "prompt-choose")
    scene = view["scene"]
    assert set(scene["text"]) == set(PACK.languages)
    assert all(set(choice["label"]) == set(PACK.languages) for choice in scene["choices"])
    assert not any(HIDDEN & set(choice) for choice in scene["choices"])
    sent = ann.http.get(f"/tables/{table}").text
    assert not any(end in sent for language in LANGUAGES for end in ends(language))


# What the page itself said is there as soon as it has been read out.
READ = {"event-paragraph_read"}


def test_only_the_person_who_reads_is_sent_the_ends(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    options = {"first_player": 0, "reader": "neighbour"}
    made = ann.open("me", "link", game="above_and_below", options=options)
    assert bob.post(f"/claims/{made['links'][0]['token']}", {"name": "Bob"}).is_success
    view = explore([ann, bob], made["id"], "prompt-read_paragraph")
    assert view["actor"] == 1
    assert ann.view(made["id"])["scene"] is None
    assert person("Eve").view(made["id"])["scene"] is None
    # Nor is the page in the log before it has been read out.
    assert "event-paragraph_read" not in ann.http.get(f"/tables/{made['id']}/log").text
    read = bob.view(made["id"])["scene"]
    assert read["knows"]
    assert all(set(choice) >= HIDDEN for choice in read["choices"])
    assert bob.act(bob.view(made["id"]), "read_on").is_success
    for one in (ann, person("Eve")):
        scene = one.view(made["id"])["scene"]
        assert not any(HIDDEN & set(choice) for choice in scene["choices"])


def test_what_a_story_said_is_in_the_log_once_it_has_happened(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", "local", game="above_and_below", options={"first_player": 0})["id"]
    told: list[dict[str, Any]] = []
    picture: list[str] = []
    view = explore([ann], table, "prompt-choose")
    while not told and not view["over"]:
        before = ann.get(f"/tables/{table}/log")
        assert {event["id"] for entry in before for event in entry["events"] if "story" in event} <= READ
        assert not any("picture" in event for entry in before for event in entry["events"])
        picture = view["scene"]["picture"] if view["scene"] else picture
        view = ann.act(view, legal(view)[-1]).json()
        events = [event for entry in ann.get(f"/tables/{table}/log") for event in entry["events"]]
        told = [event for event in events if event["id"] in ("event-outcome", "event-failure")]
    data = told[0]["data"]
    table_of_texts = tomllib.loads((PACK.folder / "text" / "fr" / "book.toml").read_text("utf-8"))
    label = table_of_texts[str(data["paragraph"])][data["choice"]]
    assert told[0]["story"]["fr"].split("\n")[0] == label
    assert told[0]["picture"] == picture


def test_tales_are_told_to_everybody_once_they_have_happened(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", "local", game="above_and_below", options={"first_player": 0})["id"]
    assert ann.get(f"/tables/{table}/tales") == {"tales": [], "threads": {}}
    view = explore([ann], table, "prompt-choose")
    (tale,) = person("Eve").get(f"/tables/{table}/tales")["tales"]
    (page,) = tale["pages"]
    assert (tale["seat"], tale["won"]) == (0, None)
    assert page["text"] == view["scene"]["text"]
    # Neither what may be chosen nor how it would end.
    assert (page["deed"], page["end"], page["came"]) == ({}, {}, [])
    # An act that is taken back leaves no trace in the tale.
    label = {choice["id"]: choice["label"] for choice in view["scene"]["choices"]}
    chosen = legal(view)[0]
    view = ann.act(view, chosen).json()
    if view["can_undo"]:
        assert ann.get(f"/tables/{table}/tales")["tales"][0]["pages"][0]["deed"] == label[chosen.split()[1]]
        ann.undo(view)
        assert ann.get(f"/tables/{table}/tales")["tales"][0]["pages"][0]["deed"] == {}


def test_a_running_story_can_not_be_looked_into_by_playing_it_elsewhere(person: Somebody) -> None:
    """A fork has a reader of its own, and other choices: it would show what the explorer is not to know."""
    ann, bob = person("Ann"), person("Bob")
    options = {"first_player": 0, "reader": "neighbour"}
    made = ann.open("me", "link", game="above_and_below", options=options)
    bob.post(f"/claims/{made['links'][0]['token']}")
    before = ann.view(made["id"])["moves"]
    view = explore([ann, bob], made["id"], "prompt-read_paragraph")
    seats = [{"kind": "link"}, {"kind": "me"}]

    def fork(who: Person, at: int) -> str:
        answer = who.post(f"/tables/{made['id']}/fork", {"at": at, "seats": seats})
        return str(answer.status_code) if answer.is_success else error(answer)

    for who in (ann, bob, person("Eve")):
        assert fork(who, view["moves"]) == "error-fork_hidden"
        # Nor from between the card and the die that found the page.
        assert fork(who, view["moves"] - 1) == "error-fork_hidden"
        assert fork(who, before) == "201"
    view = bob.act(bob.view(made["id"]), "read_on").json()
    assert view["prompt"]["id"] == "prompt-choose"
    told = view["moves"]
    assert fork(ann, told) == "error-fork_hidden"
    while ann.view(made["id"])["scene"] is not None:
        for who in (ann, bob):
            now = who.view(made["id"])
            if legal(now):
                assert who.act(now, legal(now)[0]).is_success
    # How the other choices would have ended stays in the book.
    assert fork(ann, told) == "error-fork_hidden"
    assert fork(ann, ann.view(made["id"])["moves"]) == "201"


def test_a_story_may_be_played_otherwise_once_the_game_is_over(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", game="above_and_below")["id"]
    told = explore([ann], table, "prompt-choose")["moves"]
    # Nor does it help to upload the game as it is.
    record = ann.http.get(f"/tables/{table}/record").text
    copy = ann.http.post("/records", content=record).json()["id"]
    for running in (table, copy):
        refused = ann.post(f"/tables/{running}/fork", {"at": told, "seats": [{"kind": "me"}]})
        assert (refused.status_code, error(refused)) == (422, "error-fork_hidden")
    assert ann.play(table)["over"]
    assert ann.post(f"/tables/{table}/fork", {"at": told, "seats": [{"kind": "me"}]}).status_code == 201


def test_a_game_without_stories_has_no_tales(person: Somebody) -> None:
    ann = person("Ann")
    answer = ann.http.get(f"/tables/{ann.open('me', 'local')['id']}/tales")
    assert (answer.status_code, error(answer)) == (404, "error-no_tales")
