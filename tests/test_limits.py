"""No file and no function grows beyond what one can read at once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MOST_LINES_OF_A_FILE = 500
MOST_LINES_OF_A_FUNCTION = 60
PYTHON = ("src/**/*.py", "tools/*.py", "client/tools/*.py", "examples/**/*.py", "tests/**/*.py")
SOURCES = sorted([path for pattern in PYTHON for path in ROOT.glob(pattern)])
# Written by a tool.
GENERATED = {ROOT / "client" / "src" / "api" / "schema.d.ts"}
WRITTEN = ("client/src/**/*.ts", "client/src/**/*.svelte", "client/src/**/*.css", "client/tests/*.ts")
CLIENT = sorted({path for pattern in WRITTEN for path in ROOT.glob(pattern)} - GENERATED)


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def long_functions(source: str) -> list[tuple[str, int]]:
    """The functions that are too long, with their lines."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            length = node.end_lineno - node.lineno + 1
            if length > MOST_LINES_OF_A_FUNCTION:
                found.append((node.name, length))
    return found


@pytest.mark.parametrize("files", [SOURCES, CLIENT], ids=["python", "client"])
def test_no_file_is_too_long(files: list[Path]) -> None:
    assert len(files) > 50
    long = {str(path.relative_to(ROOT)): lines(path) for path in files if lines(path) > MOST_LINES_OF_A_FILE}
    assert long == {}


def test_no_function_is_too_long() -> None:
    found = {str(path.relative_to(ROOT)): long_functions(path.read_text("utf-8")) for path in SOURCES}
    assert {path: functions for path, functions in found.items() if functions} == {}


def test_a_long_function_is_found() -> None:
    body = "        pass\n" * MOST_LINES_OF_A_FUNCTION
    assert long_functions(f"class A:\n    async def f(self):\n{body}") == [("f", MOST_LINES_OF_A_FUNCTION + 1)]
    assert long_functions(f"def f():\n{body.removesuffix('        pass' + chr(10))}") == []
