"""The report of a match as one HTML file: readable by day and by night, without anything from elsewhere."""

from __future__ import annotations

from html import escape

from grotto.arena.figures import Estimate, MatchReport
from grotto.arena.plots import Counts, Row, histograms, intervals
from grotto.text import Speaker

# So many forfeited games are listed one by one.
LISTED = 20

STYLE = """
:root{color-scheme:light dark;--back:#faf8f4;--card:#fff;--ink:#26221d;--soft:#6b6459;--grid:#e6e0d6;--main:#a4561d;
--reach:#d9a066;--mark:#3d6f8e}
@media (prefers-color-scheme:dark){:root{--back:#1b1917;--card:#25221f;--ink:#efe9e0;--soft:#b3a99c;--grid:#3b3631;
--main:#e8a15c;--reach:#8f6235;--mark:#8fc1df}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.7rem;margin:.2em 0}
h2{font-size:1.15rem;margin:0 0 .6rem}p{margin:.3em 0}.soft,caption{color:var(--soft)}
section{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1rem 1.2rem;margin:1.2rem 0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid var(--grid);white-space:nowrap}
th{color:var(--soft);font-weight:600}th:first-child,td:first-child{text-align:left}tr:last-child td{border-bottom:0}
td.wrap{white-space:normal;text-align:left;overflow-wrap:anywhere}
svg{display:block;width:100%;min-width:32rem;height:auto}svg text{fill:var(--ink);font:14px system-ui,sans-serif}
svg .soft{fill:var(--soft);font-size:12px}svg .number{font-variant-numeric:tabular-nums}
.grid{stroke:var(--grid)}.base{stroke:var(--soft)}.mark{stroke:var(--mark);stroke-width:2;stroke-dasharray:5 4}
.reach{stroke:var(--reach);stroke-width:7;stroke-linecap:round}.dot,.bar{fill:var(--main)}
"""


def decimal(number: float, digits: int, speech: Speaker) -> str:
    """A number with the reader's decimal sign."""
    return f"{number:.{digits}f}".replace(".", speech.say("cli-decimal-sign"))


def percent(number: float, digits: int, speech: Speaker) -> str:
    """A part of the whole, in percent."""
    return speech.say("cli-percent", n=decimal(100 * number, digits, speech))


class Page:
    """The parts of the report, in one language."""

    def __init__(self, report: MatchReport, speech: Speaker) -> None:
        self.report = report
        self.speech = speech
        # Alone at the table nobody is ahead of anybody.
        self.contest = report.players > 1 and len(report.bots) > 1

    def text(self) -> str:
        """The whole file."""
        say = self.speech.say
        title = say("cli-report-title", game=say("game-name"))
        parts = [
            self.section("cli-report-ladder", self.ladder() + self.rating_plot()),
            self.section("cli-report-shares", self.share_plot()),
            self.section("cli-report-pairs", self.pairs()) if self.contest else "",
            self.section("cli-report-scores", self.score_plot()),
            self.section("cli-report-seats", self.seat_plot()) if self.report.players > 1 else "",
            self.section("cli-report-lengths", self.length_plot()),
            self.section("cli-report-forfeits", self.forfeits()) if self.report.forfeits else "",
        ]
        return (
            f'<!doctype html>\n<html lang="{self.speech.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(title)}</h1>\n{self.about()}\n{''.join(parts)}</main>\n</body>\n</html>\n"
        )

    def about(self) -> str:
        """What was played."""
        report, say = self.report, self.speech.say
        summary = say(
            "cli-report-about", games=report.games, deals=report.deals, players=report.players, seed=str(report.seed)
        )
        options = ", ".join([f"grotto {report.version}", *[f"{id}={value}" for id, value in report.options.items()]])
        more = f'<p class="soft">{escape(options)}</p>'
        return f'<p>{escape(summary)}</p>{more}<p class="soft">{escape(say("cli-report-sure"))}</p>'

    def section(self, id: str, body: str) -> str:
        """A part with its title, and what it means."""
        note = f'<p class="soft">{escape(self.speech.say(id + ".note"))}</p>'
        return f"<section>\n<h2>{escape(self.speech.say(id))}</h2>\n{body}\n{note}\n</section>\n"

    def number(self, value: Estimate, digits: int) -> str:
        """A mean with its reach."""
        mean = decimal(value.mean, digits, self.speech)
        if value.low is None or value.high is None:
            return mean
        return f"{mean} ± {decimal((value.high - value.low) / 2, digits, self.speech)}"

    def part(self, value: Estimate) -> str:
        """A share with its interval."""
        if value.low is None or value.high is None:
            return percent(value.mean, 1, self.speech)
        ends = f"{decimal(100 * value.low, 1, self.speech)}–{decimal(100 * value.high, 1, self.speech)}"
        return f"{percent(value.mean, 1, self.speech)} ({ends})"

    def plain(self, value: float) -> str:
        """A number on an axis."""
        return decimal(value, 0 if value == round(value) else 1, self.speech)

    def table(self, columns: list[str], rows: list[list[str]]) -> str:
        """Rows below their titles."""
        head = "".join([f"<th>{escape(column)}</th>" for column in columns])
        body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def ladder(self) -> str:
        """All bots, the best first."""
        names = ["bot", "rating", "share", "mean", "best", "games", "forfeits"]
        columns = [self.speech.say(f"cli-arena-{name}") for name in names]
        rows = [
            [
                bot.bot,
                self.number(bot.rating, 2) if self.contest else "–",
                self.part(bot.share),
                "–" if bot.best is None else self.number(bot.score, 2),
                "–" if bot.best is None else str(bot.best),
                str(bot.games),
                str(sum(bot.forfeits.values())),
            ]
            for bot in self.report.bots
        ]
        if not self.report.forfeits:
            columns, rows = columns[:-1], [row[:-1] for row in rows]
        return self.table(columns, rows)

    def rating_plot(self) -> str:
        """The ladder, drawn."""
        if not self.contest:
            return ""
        rows = [Row(bot.bot, bot.rating, self.number(bot.rating, 1)) for bot in self.report.bots]
        return intervals(self.speech.say("cli-report-ladder"), rows, self.plain)

    def share_plot(self) -> str:
        """Parts of the wins."""
        rows = [Row(bot.bot, bot.share, self.part(bot.share)) for bot in self.report.bots]
        even = 1 / self.report.players if self.report.players > 1 else None
        return intervals(self.speech.say("cli-report-shares"), rows, lambda value: percent(value, 0, self.speech), even)

    def pairs(self) -> str:
        """Who was ahead of whom."""
        names = [bot.bot for bot in self.report.bots]
        known = {(pair.bot, pair.other): self.part(pair.share) for pair in self.report.pairs}
        rows = [[name, *[known.get((name, other), "–") for other in names]] for name in names]
        return self.table([self.speech.say("cli-arena-bot"), *names], rows)

    def score_plot(self) -> str:
        """How scores are spread."""
        rows = [Counts(bot.bot, bot.scores, self.number(bot.score, 1)) for bot in self.report.bots if bot.scores]
        return histograms(self.speech.say("cli-report-scores"), rows, self.plain)

    def seat_plot(self) -> str:
        """What a seat is worth."""
        rows = [
            Row(self.speech.word("seat", str(number)), seat.share, self.part(seat.share))
            for number, seat in enumerate(self.report.seats)
        ]
        even = 1 / self.report.players
        return intervals(self.speech.say("cli-report-seats"), rows, lambda value: percent(value, 0, self.speech), even)

    def length_plot(self) -> str:
        """How long games are."""
        row = Counts(self.speech.say("cli-report-decisions"), self.report.lengths, self.number(self.report.length, 0))
        return histograms(self.speech.say("cli-report-lengths"), [row], self.plain)

    def forfeits(self) -> str:
        """Games that were lost by a mistake."""
        columns = [self.speech.say(f"cli-arena-{name}") for name in ("bot", "game", "move", "reason")]
        rows = [
            [
                forfeit["bot"],
                str(forfeit["game"] + 1),
                str(forfeit["move"] + 1),
                reason_of(forfeit["reason"], forfeit["detail"], self.speech),
            ]
            for forfeit in self.report.forfeits[:LISTED]
        ]
        more = len(self.report.forfeits) - LISTED
        rest = f"<p>{escape(self.speech.say('cli-arena-more-forfeits', n=more))}</p>" if more > 0 else ""
        return self.table(columns, rows) + rest


def reason_of(reason: str, detail: str, speech: Speaker) -> str:
    """Why a game was forfeited, in words."""
    said = speech.say(f"cli-arena-forfeit-{reason}")
    last = detail.strip().splitlines()
    return speech.say("cli-arena-forfeit-detail", reason=said, detail=last[-1]) if last else said


def page(report: MatchReport, speech: Speaker) -> str:
    """The report as HTML. The speaker is that of the game."""
    return Page(report, speech).text()
