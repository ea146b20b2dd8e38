"""The report as a page: complete, by itself, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import grotto
from grotto.arena.figures import Estimate, MatchReport
from grotto.arena.match import match
from grotto.arena.plots import Counts, Row, histograms, intervals, steps
from grotto.arena.report import page, reason_of
from grotto.text import LANGUAGES, speaker

from . import my_bots

GAME = grotto.game("cave_vs_cave")
VOID = {"meta", "line", "circle", "rect"}


class Nesting(HTMLParser):
    """Checks that what is opened is closed, and notes every attribute."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [name for name, _ in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [name for name, _ in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def report() -> MatchReport:
    return match(GAME, ["random", "other=random", my_bots.Wrong], 60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_from_elsewhere(report: MatchReport, language: str) -> None:
    text = page(report, speaker(language, GAME))
    nesting = Nesting()
    nesting.feed(text)
    assert nesting.open == []
    assert not {"src", "href", "onclick"} & set(nesting.attributes)
    assert not re.search(r"https?://|url\(|@import|<script", text)
    assert "prefers-color-scheme:dark" in text
    assert f'<html lang="{language}">' in text
    say = speaker(language, GAME).say
    for part in ("ladder", "shares", "pairs", "scores", "seats", "lengths", "forfeits"):
        assert f"<h2>{say('cli-report-' + part)}</h2>" in text
    # Ladder, shares, scores, seats, lengths.
    assert text.count("<svg") == 5


def test_names_are_no_markup() -> None:
    report = match(GAME, ["random", "random"], 2)
    spoilt = report._replace(bots=[bot._replace(bot=f"<i>{bot.bot}</i>") for bot in report.bots])
    assert "<i>" not in page(spoilt, speaker("en", GAME))


def test_a_match_alone_has_no_ladder_of_ratings_and_no_seats() -> None:
    text = page(match(GAME, ["random"], 3), speaker("en", GAME))
    assert "What a seat is worth" not in text
    assert "Who is ahead of whom" not in text
    assert text.count("<svg") == 3


def test_steps_are_round_and_cover_all() -> None:
    assert steps(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert steps(-3, 52) == [-10, 0, 10, 20, 30, 40, 50, 60]
    assert steps(7, 7)[0] <= 7 <= steps(7, 7)[-1]


def test_a_long_name_has_room_beside_its_plot() -> None:
    """`module:Class` is often as long as this one, which was cut at its beginning."""
    drawn = intervals("t", [Row("twenty_line_bot:OneAhead", Estimate(0.5, 0.25, 0.75), "x")], str)
    (x, name) = re.findall(r'<text x="([\d.]+)"[^>]*text-anchor="end"[^>]*>([^<]*)<', drawn)[0]
    assert name == "…nty_line_bot:OneAhead"
    # DejaVu Sans, which many a Linux has for `system-ui`, takes 8.7 pixels for each letter of such a name.
    assert len(name) * 8.7 <= float(x)


def test_plots_hold_what_they_are_given() -> None:
    drawn = intervals("t", [Row("a", Estimate(0.5, 0.25, 0.75), "x"), Row("b", Estimate(1, None, None), "y")], str, 0.5)
    assert (drawn.count("<circle"), drawn.count('class="reach"'), drawn.count('class="mark"')) == (2, 1, 1)
    drawn = histograms("t", [Counts("a", {1: 2, 3: 1}, "x")], str)
    heights = [float(found) for found in re.findall(r'class="bar".*?height="([\d.]+)"', drawn)]
    assert heights == [60.0, 30.0]
    assert histograms("t", [], str) == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "it gave up: enough"), ("fr", "il a abandonné\u00a0: enough"), ("ru", "сдался: enough")
    ],
)  # fmt: skip
def test_what_is_known_of_a_forfeit_follows_as_the_language_has_it(language: str, said: str) -> None:
    assert reason_of("resigned", "Traceback\nenough\n", speaker(language)) == said
