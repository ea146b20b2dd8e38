"""Names that can be seen, and told apart at one table."""

from __future__ import annotations

import pytest

from grotto.table.errors import Refused
from grotto.table.people import NAME_LENGTH, clean_name, distinct_name, given_name, outline
from grotto.table.schema import accounts

BLANK = ["\u200b", "\u200d", "\u200c\u200d", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u00ad", "\u2060", "\ufe0f",
         "\u0301", "\U000e0041", "\u180e", "\u3164 \u2800"]  # fmt: skip


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    assert clean_name(name) == ""
    with pytest.raises(Refused) as refused:
        given_name(name)
    assert refused.value.id == "name_blank"


@pytest.mark.parametrize("name", ["", " ", "\t\n"])
def test_no_name_is_no_name(name: str) -> None:
    assert given_name(name) == ""


@pytest.mark.parametrize("name", ["Ann", "Ёжик", "小明", "🦊", "👩\u200d🌾", "नीरज", "می\u200cخواهم", "?", "José"])
def test_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert given_name(name) == name


def test_accents_do_not_climb_over_the_lines_above() -> None:
    assert clean_name("Q" + 20 * "\u0301" + "x\u20d7") == "Q" + 4 * "\u0301" + "x\u20d7"
    assert clean_name("Q" + 9 * "\u0301\u200d") == "Q" + 4 * "\u0301\u200d" + 5 * "\u200d"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "А\u200dnn"),
        ("Ann", "A\u3164nn"),
        ("Анна", "Aннa"),
        ("Ａｎｎ", "Ann"),
        ("Ann", "Аnn"),
        ("José", "José".replace("é", "e\u0301")),
        ("Ann Lee", "AnnLee"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\u034fnn"),
        ("Ann", "A\u17b4n\u180bn\U000e0100"),
        ("Alex", "AIex"),
        ("Bill", "Bi11"),
        ("Oleg", "0|eg"),
    ],
    ids=ascii,
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    shown = clean_name(name)
    assert distinct_name(shown, ["", clean_name(other)]) == f"{shown} (2)"
    assert distinct_name(shown, [clean_name(other), f"{shown} (2)"]) == f"{shown} (3)"


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("", ""), ("Иван", "Ивана"), ("Ann", "Ann 2")])
def test_other_names_stay_as_they_are(name: str, other: str) -> None:
    assert distinct_name(name, [other]) == name


def test_a_long_name_makes_room_for_its_number() -> None:
    name = "n" * NAME_LENGTH
    assert distinct_name(name, [name]) == "n" * (NAME_LENGTH - 4) + " (2)"


def test_the_outline_of_any_name_can_be_stored() -> None:
    """One letter of this name is a sentence of eighteen."""
    assert len(outline("\ufdfa" * NAME_LENGTH)) <= accounts.c.outline.type.length
