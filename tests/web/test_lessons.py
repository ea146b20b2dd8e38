"""A lesson at a real table: the neighbour moves as written, off the path everybody waits, and one can go back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from grotto.lessons import scripts_of
from serving import Person, looks

SCRIPT = scripts_of("cave_vs_cave")[0]


def learn(person: Person, chapter: str | None = None) -> str:
    answer = person.post("/lessons/cave_vs_cave", {"chapter": chapter})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def my_turn(person: Person, table: str, moves: int) -> dict[str, Any]:
    """Once so many moves stand."""
    return next(view for _ in looks() if (view := person.view(table))["moves"] >= moves)


def act(person: Person, table: str, *acts: str) -> None:
    for text in acts:
        answer = person.act(person.view(table), text)
        assert answer.status_code == 200, answer.text


def back(person: Person, table: str, moves: int) -> int:
    body = {"request": str(uuid4()), "seq": person.view(table)["seq"], "moves": moves}
    return person.post(f"/tables/{table}/back", body).status_code


def test_the_neighbour_does_what_the_lesson_says(person: Callable[[str], Person]) -> None:
    ann = person("ann")
    table = learn(ann)
    for step, end in zip(SCRIPT.chapter.steps, SCRIPT.ends, strict=True):
        act(ann, table, *step.own())
        my_turn(ann, table, end)
    view = ann.view(table)
    assert view["moves"] == len(SCRIPT.moves)
    assert view["lesson"] == {"chapter": "dig", "start": SCRIPT.start, "kept": len(SCRIPT.moves)}


def test_off_the_path_one_goes_back_even_over_chance_and_the_end_of_a_turn(person: Callable[[str], Person]) -> None:
    ann = person("ann")
    table = learn(ann)
    act(ann, table, "take excavation", "dig r1c0", "end_turn")
    view = ann.view(table)
    assert view["actor"] == 1, "nobody goes on for the neighbour"
    assert view["lesson"]["kept"] == SCRIPT.start + 1
    assert back(ann, table, SCRIPT.start + 1) == 200
    act(ann, table, "dig r3c1")
    view = ann.view(table)
    assert view["lesson"]["kept"] == view["moves"], "the same chance comes again"


def test_nobody_goes_back_before_the_lesson_or_at_another_table(person: Callable[[str], Person]) -> None:
    ann = person("ann")
    table = learn(ann, "work")
    assert ann.view(table)["moves"] == len(SCRIPT.moves)
    assert back(ann, table, SCRIPT.start) == 422
    other = ann.open("me", "local")["id"]
    assert ann.act(ann.view(other)).status_code == 200
    assert back(ann, other, 0) == 422


def test_lessons_are_not_among_my_tables(person: Callable[[str], Person]) -> None:
    ann = person("ann")
    table = learn(ann)
    assert table not in [card["id"] for card in ann.get("/tables")["mine"]]


def test_what_is_not_taught_is_not_found(person: Callable[[str], Person]) -> None:
    ann = person("ann")
    assert ann.http.get("/lessons/chess").status_code == 404
    assert ann.http.get("/lessons/cave_vs_cave?lang=xx").status_code == 404
    assert ann.post("/lessons/cave_vs_cave", {"chapter": "nothing"}).status_code == 404
    assert ann.post("/lessons/chess", {}).status_code == 422
    assert ann.http.get("/lessons/chess/remarks").status_code == 404
    assert ann.http.get("/lessons/caverna/remarks?lang=xx").status_code == 404


def test_remarks_say_when_and_about_what(person: Callable[[str], Person]) -> None:
    told = person("ann").get("/lessons/caverna/remarks", lang="fr")
    assert told["name"] == "Bruna, votre voisine"
    (harvest,) = [one for one in told["remarks"] if one["id"] == "harvest"]
    assert (harvest["prompt"], harvest["event"], harvest["at"]) == ("prompt-feed", "", "part:turn")
    assert harvest["title"] == "Votre première récolte"


def test_the_words_come_in_the_language_asked_for(person: Callable[[str], Person]) -> None:
    told = {lang: person("ann").get("/lessons/cave_vs_cave", lang=lang) for lang in ("en", "fr")}
    assert told["en"]["chapters"][0]["steps"][0]["title"] == "Your cave"
    assert told["fr"]["chapters"][0]["steps"][0]["title"] != "Your cave"
    assert [step["until"] for step in told["fr"]["chapters"][0]["steps"]] == SCRIPT.ends
