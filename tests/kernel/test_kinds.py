"""Kinds and fields that keep JSON in a form of their own: what they write, read and refuse."""

from __future__ import annotations

from typing import Any

import pytest

import grotto
from grotto.kernel.data import Fields
from grotto.kernel.demands import demand, demand_none, demand_once
from grotto.kernel.errors import BadData
from grotto.kernel.kinds import NONE, Bundled, ById, Int, Kind, ListOf, OneOf, OrNone, Some
from grotto.kernel.shapes import AsSets, Column, Each, Field, Maybe, Shape, Table

GOODS = ("wood", "stone", "ore")
CELLS = ("door", "hall", "attic")
ROOMS = ById(CELLS, OneOf(("shop", "shed"), required=True), printed=(0, 9))
SHIFTS = ById(("day", "night"), Some(GOODS), none=0, every=True)
PILES = ById(CELLS, Bundled(GOODS, 9), none=())
PLACES = ById(CELLS, Int(0, 9), usual=lambda state, index: index + state)


def refused(kind: Kind, data: object, state: object = None) -> dict[str, Any]:
    """The id of the error, and what it says."""
    with pytest.raises(BadData) as caught:
        kind.read(data, "here", state)
    return {"id": caught.value.id, **caught.value.data}


@pytest.mark.parametrize(
    ("kind", "kept", "written"),
    [
        (OrNone(Int(0, 3)), NONE, None),
        (OrNone(Int(0, 3)), 2, 2),
        (ListOf(OneOf(GOODS)), (2, NONE, 2), ["ore", None, "ore"]),
        (ListOf(Some(CELLS)), (0b011, 0b100), [["door", "hall"], ["attic"]]),
        (Bundled(GOODS, 9), ((0, 2), (2, 1)), {"wood": 2, "ore": 1}),
        (ROOMS, [9, 1, NONE], {"hall": "shed"}),
        (SHIFTS, [0b101, 0], {"day": ["wood", "ore"], "night": []}),
        (PILES, [(), ((1, 3),), ()], {"hall": {"stone": 3}}),
        (PLACES, [4, 5, 6], {"door": 4, "hall": 5, "attic": 6}),
    ],
)
def test_written_and_read_back(kind: Kind, kept: object, written: object) -> None:
    assert kind.write(kept, 4) == written
    assert kind.read(written, "here", 4) == kept


def test_what_is_not_named_is_none_or_as_usual() -> None:
    assert ROOMS.read({}, "here", None) == [9, NONE, NONE]
    assert SHIFTS.read({"night": ["ore"]}, "here", None) == [0, 0b100]
    assert PLACES.read({"hall": 0}, "here", 7) == [7, 0, 9]


def test_a_list_has_its_size() -> None:
    sized = ListOf(Int(0, 9), lambda state: state)
    assert sized.read([1, 1], "here", 2) == (1, 1)
    assert refused(sized, [1], 2) == {"id": "data_range", "key": "here", "value": 1, "low": 2, "high": 2}
    assert refused(sized, {}, 2)["id"] == "data_type"
    assert refused(ListOf(OneOf(GOODS, required=True)), [None])["id"] == "data_value"


class House:
    """A record with every sort of field."""

    def __init__(self, *lodgers: House) -> None:
        self.names: list[int] = []
        self.ages: tuple[int, ...] = ()
        self.light = 0b001
        self.dark = 0
        self.guest: House | None = None
        self.lodgers = list(lodgers)


def table(first: int | None = None, different: bool = False) -> Table:
    """A table of names and ages; `first` is the name of somebody whose name is not told."""
    name = Column("name", OneOf(GOODS, required=True), "the name", attribute="names", lacking=first)
    return Table("people", [name, Column("age", Int(0, 99), "the age", "ages", 30)], "people", different)


def read(field: Field, data: object, path: str = "") -> House:
    """A new house with this field."""
    house = House()
    field.read(house, Fields({field.name: data}, path), house)
    return house


def test_a_table_is_kept_as_columns_of_the_sort_that_the_record_has() -> None:
    people = [{"name": "ore", "age": 4}, {"name": "wood"}, "ore"]
    house = read(table(), people)
    assert (house.names, house.ages) == ([2, 0, 2], (4, 30, 30))
    assert table().write(house, house) == [
        {"name": "ore", "age": 4}, {"name": "wood", "age": 30}, {"name": "ore", "age": 30},
    ]  # fmt: skip
    assert table().attributes() == ["names", "ages"]
    assert read(table(first=1), [{}]).names == [1]
    assert read(table(), None).names == []


@pytest.mark.parametrize(
    ("field", "data", "id", "key"),
    [
        (table(), [{"age": 4}], "data_missing", "hut.people[0].name"),
        (table(), ["wood", "shop"], "data_value", "hut.people[1].name"),
        (table(), [{"name": "ore", "size": 1}], "data_unknown_key", "hut.people[0].size"),
        (table(), {}, "data_type", "hut.people"),
        # Only a value that must be there may stand alone.
        (table(first=1), ["wood"], "data_type", "hut.people[0]"),
        (table(different=True), ["wood", {"name": "wood", "age": 4}], "data_twice", "hut.people[1]"),
    ],
)
def test_a_wrong_row_is_named(field: Field, data: object, id: str, key: str) -> None:
    with pytest.raises(BadData) as caught:
        read(field, data, "hut")
    assert (caught.value.id, caught.value.data["key"]) == (id, key)


def test_what_each_thing_is_is_kept_as_sets() -> None:
    field = AsSets("cells", CELLS, {"bright": "light", "gloomy": "dark"}, "how it is there")
    house = read(field, {"attic": "gloomy", "door": "gloomy"})
    assert (house.light, house.dark) == (0, 0b101)
    assert field.write(house, house) == {"door": "gloomy", "attic": "gloomy"}
    assert read(field, None).light == 0b001
    # What the shape derives is no part of what makes the record what it is.
    assert Shape("house", [field], derived=("dark",)).attributes() == ["light"]


def test_keys_that_mean_nothing_any_more_are_ignored() -> None:
    shape = Shape("house", [table()], ignored=("smoke",))
    house = House()
    shape.read(house, {"smoke": 3, "people": ["ore"]}, "", house)
    assert house.names == [2]
    with pytest.raises(BadData) as caught:
        shape.read(house, {"smoke": 3, "fire": 3}, "", house)
    assert caught.value.data == {"key": "fire", "allowed": "people"}


def test_a_record_that_is_there_at_times_can_be_asked_for_while_it_is_read() -> None:
    """The guest's second name must be another one than the first."""

    def left(house: House) -> tuple[str, ...]:
        assert house.guest is not None
        return tuple(good for good in GOODS if GOODS.index(good) not in house.guest.names)

    names = Field("names", ListOf(OneOf(GOODS)), "names")
    more = Field("more", OneOf(left), "another name", attribute="dark")
    field = Field("guest", Maybe(Shape("guest", [names, more]), lambda house: House()), "the guest")
    house = read(field, {"names": ["wood"], "more": "ore"})
    assert house.guest is not None
    assert (house.guest.names, house.guest.dark) == ([0], 1)
    assert read(field, None).guest is None
    with pytest.raises(BadData) as caught:
        read(field, {"names": ["wood"], "more": "wood"})
    assert caught.value.data["key"] == "guest.more"


def test_records_of_a_list_may_be_prepared_before_they_are_read() -> None:
    def aged(house: House) -> list[House]:
        for lodger in house.lodgers:
            lodger.light = 7
        return house.lodgers

    lodger = Shape("lodger", [Field("light", Int(0, 9), "light")])
    field = Field("lodgers", Each(lodger), "lodgers", default=aged, usual="with light 7")
    house = House(House(), House())
    field.read(house, Fields({"lodgers": [{"light": 2}]}, ""), house)
    assert [one.light for one in house.lodgers] == [2, 7]


def test_demands() -> None:
    demand("light", True, {})
    demand_none("cell", 0, "cell", CELLS)
    demand_once("twice", [0b001, 0b110], "cell", CELLS)
    with pytest.raises(BadData) as caught:
        demand("light", False, {"n": 3})
    assert (caught.value.id, caught.value.data) == ("position_light", {"n": 3})
    with pytest.raises(BadData) as caught:
        demand_none("cell", 0b110, "cell", CELLS, "here")
    assert caught.value.data == {"key": "here", "cell": "hall"}
    with pytest.raises(BadData) as caught:
        demand_once("twice", [0b001, 0b110, 0b101], "cell", CELLS)
    assert (caught.value.id, caught.value.data) == ("position_twice", {"cell": "door"})


def test_lists_deeper_than_can_be_quoted_are_refused_all_the_same() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    assert refused(OneOf(GOODS), deep)["id"] == "data_value"
    assert refused(ListOf(Int(0, 9)), [deep])["id"] == "data_type"
    with pytest.raises(BadData):
        grotto.game("caverna").from_data({"players": 2, "agenda": deep})
    with pytest.raises(BadData):
        grotto.game("caverna").from_data({"players": 2, "options": {"first_player": deep}})


def test_numbers_longer_than_can_be_quoted_are_refused_all_the_same() -> None:
    for endless in (10**5000, -(10**5000)):
        assert refused(Int(0, 9), endless)["id"] == "data_range"
        assert refused(OneOf(GOODS), endless)["id"] == "data_value"
        with pytest.raises(BadData) as caught:
            grotto.game("caverna").from_data({"players": endless})
        assert caught.value.data["value"] == "…"
        with pytest.raises(BadData):
            grotto.game("caverna").from_data({"options": {"first_player": endless}})
        with pytest.raises(BadData):
            grotto.game("caverna").from_data({endless: 1})
        frames = [["work", endless], {"step": "work", "turn": endless}, {"step": "blacksmithing", "used": [endless]}]
        for frame in [*frames, ["blacksmithing", endless]]:
            with pytest.raises(BadData):
                grotto.game("caverna").from_data({"agenda": [frame]})
