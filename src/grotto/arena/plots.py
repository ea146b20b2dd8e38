"""Drawings of numbers, as SVG that takes its colours from the page around it."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import NamedTuple

from grotto.arena.figures import Estimate

WIDTH = 720
# Room for names on the left, for numbers on the right.
LEFT = 206
RIGHT = 172
# Between a name and what is drawn behind it; and how wide a letter of 14 pixels is in the wider fonts of systems.
GAP = 12
LETTER = 8.75
ROW = 34
AXIS = 30

Say = Callable[[float], str]


class Row(NamedTuple):
    """A name with a number, and how sure it is."""

    name: str
    value: Estimate
    label: str


def steps(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers that cover a range."""
    if high <= low:
        high = low + 1
    span = high - low
    power = 10.0 ** math.floor(math.log10(span / most))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most)
    first = math.floor(low / step)
    last = math.ceil(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]


def svg(height: float, title: str, body: list[str]) -> str:
    """A drawing as wide as its place, with a name for those who don't see it."""
    return (
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg></div>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words in a drawing."""
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def shortened(name: str, most: int = int((LEFT - GAP) / LETTER)) -> str:
    """A name that fits beside a drawing; the end of a command says more than its beginning."""
    return name if len(name) <= most else "…" + name[-most + 1 :]


def intervals(title: str, rows: list[Row], say: Say, mark: float | None = None) -> str:
    """A dot for each row with its interval; the mark is what nobody's advantage would look like."""
    ends = [end for row in rows for end in row.value if end is not None] + ([] if mark is None else [mark])
    ticks = steps(min(ends), max(ends))
    low, high = ticks[0], ticks[-1]

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = ROW * len(rows) + 6
    body = [line(at(tick), 6, at(tick), bottom, "grid") for tick in ticks]
    body += [text(at(tick), bottom + 18, say(tick), "middle", "soft") for tick in ticks]
    if mark is not None:
        body.append(line(at(mark), 6, at(mark), bottom, "mark"))
    for number, row in enumerate(rows):
        y = ROW * (number + 0.5) + 6
        body.append(text(LEFT - GAP, y + 5, shortened(row.name), "end"))
        if row.value.low is not None and row.value.high is not None:
            body.append(line(at(row.value.low), y, at(row.value.high), y, "reach"))
        body.append(f'<circle class="dot" cx="{at(row.value.mean):.1f}" cy="{y:.1f}" r="5.5"/>')
        body.append(text(WIDTH - RIGHT + 14, y + 5, row.label, kind="number"))
    return svg(bottom + AXIS, title, body)


class Counts(NamedTuple):
    """How often each whole number came up, for one row of histograms."""

    name: str
    counts: dict[int, int]
    label: str


def histograms(title: str, rows: list[Counts], say: Say) -> str:
    """Histograms below one another on the same scale."""
    every = [number for row in rows for number in row.counts]
    if not every:
        return ""
    ticks = steps(min(every), max(every) + 1)
    low, high = ticks[0], ticks[-1]
    # At most forty columns, each of whole numbers.
    width = max(1, math.ceil((high - low) / 40))
    columns = math.ceil((high - low) / width)
    high = max(high, low + columns * width)
    tall = 78
    body: list[str] = []

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = tall * len(rows)
    body += [line(at(tick), 6, at(tick), bottom, "grid") for tick in ticks]
    body += [text(at(tick), bottom + 18, say(tick), "middle", "soft") for tick in ticks]
    for number, row in enumerate(rows):
        base = tall * (number + 1)
        binned = [0] * columns
        for value, times in row.counts.items():
            binned[min(columns - 1, int((value - low) // width))] += times
        most = max(binned, default=0) or 1
        for column, times in enumerate(binned):
            if times:
                x, tallness = at(low + column * width), times / most * (tall - 18)
                wide = max(1.0, at(low + (column + 1) * width) - x - 1)
                body.append(
                    f'<rect class="bar" x="{x:.1f}" y="{base - tallness:.1f}" width="{wide:.1f}" '
                    f'height="{tallness:.1f}"/>'
                )
        body.append(line(LEFT, base, WIDTH - RIGHT, base, "base"))
        body.append(text(LEFT - GAP, base - 6, shortened(row.name), "end"))
        body.append(text(WIDTH - RIGHT + 14, base - 6, row.label, kind="number"))
    return svg(bottom + AXIS, title, body)
