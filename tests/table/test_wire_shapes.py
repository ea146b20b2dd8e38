"""The types that drawings read have the fields that the games declare, and each is of the declared kind."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Literal, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct, UnsetType

import grotto
from grotto.kernel.kinds import Bundled, ById, Counts, Form, InOrder, Kind, ListOf, OneOf, OrNone, Some, Truth
from grotto.kernel.shapes import Each, Field, Group, Maybe, Rows, Shape
from grotto.table.wire import TYPES

# What the kernel writes beside the fields of a game.
KERNEL = {"players", "options"}
# What only the engine reads, and the shapes of which drawings read a part.
ENGINE = {"artifacts_gone", "read"}
IN_PART = ("this_turn", "encounter")


def parts(hint: object) -> tuple[object, bool]:
    """A type without None, and whether it may be None."""
    kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    kept = [kind for kind in kinds if kind not in (type(None), UnsetType)]
    assert len(kept) == 1, hint
    return kept[0], type(None) in kinds


def wrong(kind: Kind, hint: object, where: str) -> list[str]:
    """What differs between a declared kind and a type."""
    plain, nothing = parts(hint)
    origin, args = get_origin(plain), get_args(plain)
    may_be_none = isinstance(kind, (Maybe, OrNone)) or (isinstance(kind, OneOf) and not kind.required)
    found = [] if may_be_none == nothing else [f"{where}: {'null is' if may_be_none else 'no null is'} declared"]
    if isinstance(kind, OrNone):
        return found + wrong(kind.kind, plain, where)
    if isinstance(kind, (Group, Maybe)):
        return found + differences(kind.shape, plain, where)
    if isinstance(kind, Each):
        return found + (differences(kind.shape, args[0], where) if origin is list else [f"{where}: no list"])
    if isinstance(kind, Rows):
        columns = {column.name: column for column in kind.columns}
        return found + (compare(columns, args[0], where) if origin is list else [f"{where}: no list"])
    if isinstance(kind, ListOf):
        return found + (wrong(kind.kind, args[0], where) if origin is list else [f"{where}: no list"])
    if isinstance(kind, ById) and isinstance(plain, type) and issubclass(plain, Struct):
        assert isinstance(kind.ids, tuple), where
        return found + compare({id: Field(id, kind.kind) for id in kind.ids}, plain, where)
    if isinstance(kind, ById):
        fits = origin is dict and args[0] is str
        return found + (wrong(kind.kind, args[1], where) if fits else [f"{where}: no object"])
    if isinstance(kind, OneOf):
        named = origin is Literal and isinstance(kind.ids, tuple)
        fits = set(args) == set(kind.ids) if named else plain is str  # type: ignore[arg-type]
    elif isinstance(kind, (Some, InOrder)):
        named = origin is list and get_origin(args[0]) is Literal and isinstance(kind.ids, tuple)
        fits = set(get_args(args[0])) == set(kind.ids) if named else plain == list[str]  # type: ignore[arg-type]
    elif isinstance(kind, (Counts, Bundled)):
        fits = plain == dict[str, int]
    elif isinstance(kind, Truth):
        fits = plain is bool
    elif isinstance(kind, Form):
        # It reads and writes itself: test_wire.py tries what it writes.
        fits = True
    else:
        # A kind of a game's own says what it is.
        fits = plain is int and kind.form().startswith("number")
    return found if fits else [*found, f"{where}: {kind.form()}, not {plain}"]


def differences(shape: Shape, struct: object, where: str) -> list[str]:
    """What differs between a declared shape and the type of its data."""
    declared = {field.name: field for field in shape.fields}
    if shape.name in IN_PART:
        declared = {name: field for name, field in declared.items() if name in get_type_hints(struct)}
    return compare(declared, struct, where)


def compare(fields: Mapping[str, Field], struct: object, where: str) -> list[str]:
    """What differs between declared fields and those of a type."""
    assert isinstance(struct, type)
    hints = get_type_hints(struct)
    found = [f"{where}.{name}: in one of them only" for name in sorted((fields.keys() ^ hints) - ENGINE - KERNEL)]
    for name in fields.keys() & hints.keys():
        found += wrong(fields[name].kind, hints[name], f"{where}.{name}")
    return found


@pytest.mark.parametrize("id", TYPES)
def test_types_of_positions_are_as_the_shapes_declare(id: str) -> None:
    shape = grotto.game(id).new().shape()
    assert differences(shape, TYPES[id][1], "position") == []
