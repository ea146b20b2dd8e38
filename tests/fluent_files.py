"""Reading the Fluent files, and the places in the source that name their messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grotto
from grotto.conformance.texts import Inside, read_messages
from grotto.text import resource_files

SOURCE = Path(grotto.__file__).parent


def messages(language: str, game: str | None = None) -> dict[str, Inside]:
    """Everything that can be said, `tile-masonry.help` and the like included."""
    return read_messages(resource_files(language, game))


def calls(*folders: str) -> Iterator[tuple[ast.Call, str, ast.AST]]:
    """Every call in the source with the name of what is called and the function around it."""
    for folder in folders:
        place = SOURCE / folder
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            tree = ast.parse(file.read_text("utf-8"))
            functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
            for function in functions:
                for node in ast.walk(function):
                    if isinstance(node, ast.Call):
                        called = node.func
                        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                        yield node, name, function


def values(node: ast.expr, function: ast.AST) -> list[ast.expr]:
    """The expressions that may stand behind a name, or on either side of an `if`."""
    if isinstance(node, ast.IfExp):
        return values(node.body, function) + values(node.orelse, function)
    if isinstance(node, ast.Name):
        found: list[ast.expr] = []
        for other in ast.walk(function):
            if isinstance(other, (ast.Assign, ast.AnnAssign)) and other.value:
                target = other.targets[0] if isinstance(other, ast.Assign) else other.target
                if ast.unparse(target) == node.id:
                    found += values(other.value, function)
        return found or [node]
    return [node]


def strings(node: ast.expr, function: ast.AST) -> list[str]:
    """The literal strings behind an expression."""
    return [
        value.value
        for value in values(node, function)
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    ]
