"""A position without a drawing: its data, one line per thing, for games that nobody has drawn yet."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from grotto.cli.drawing import View


def lines(view: View) -> list[str]:
    """Every key of the position with what it holds."""
    return [f"{key}: {_said(value)}" for key, value in view.state.to_data().items() if value not in (None, [], {})]


def draw(view: View, width: int) -> RenderableType:
    """The same lines, wrapped."""
    return Text("\n".join(lines(view)))


def legend(view: View) -> list[str]:
    """There are no marks to explain."""
    return []


def _said(value: object) -> str:
    if isinstance(value, dict):
        return "; ".join([f"{key} {_said(inner)}" for key, inner in value.items()])
    if isinstance(value, list):
        return ", ".join([_said(inner) for inner in value])
    return str(value)
