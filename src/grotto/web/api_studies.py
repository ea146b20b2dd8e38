"""Hints for whoever is to act, and games looked through afterwards."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter
from msgspec import Struct

from grotto.table.hall import Hall
from grotto.table.studies import Studies
from grotto.table.study_messages import AnalysisInfo, HintsInfo, LineInfo
from grotto.web.api_tables import Count
from grotto.web.limits import COST


class AskHint(Struct):
    """Ask what could be done; `seq` is that of the view it is asked for."""

    seq: Count


@post("/tables/{id:str}/hint", status_code=200, opt={COST: 10})
async def ask_hint(hall: Hall, studies: Studies, me: str, id: str, data: AskHint) -> HintsInfo:
    """Ask what a bot would do in my place. It is looked for in stages, and the log remembers that it was asked for."""
    return await studies.hint(await hall.get(id), me, data.seq)


@get("/tables/{id:str}/hint")
async def hint(hall: Hall, studies: Studies, person: str | None, id: str) -> HintsInfo:
    """The hints found so far; nobody but me sees them."""
    return await studies.hints(await hall.get(id), person or "")


@delete("/tables/{id:str}/hint", status_code=200)
async def stop_hint(hall: Hall, studies: Studies, me: str, id: str) -> HintsInfo:
    """Look no further."""
    return await studies.stop_hint(await hall.get(id), me)


@post("/tables/{id:str}/analysis", status_code=202, opt={COST: 30})
async def analyse(hall: Hall, studies: Studies, me: str, id: str) -> AnalysisInfo:
    """Look through a game that is over, or through my own game alone; go on where it was stopped."""
    live = await hall.get(id)
    await studies.analyse(live, me)
    return await studies.analysis(live, me)


@get("/tables/{id:str}/analysis", opt={COST: 2})
async def analysis(
    hall: Hall,
    studies: Studies,
    person: str | None,
    id: str,
    have: Annotated[int, Parameter(query="have", ge=0, le=1_000_000)] = 0,
) -> AnalysisInfo:
    """How far the analysis is, and what it found. While it goes on, the first `have` decisions are left out."""
    return await studies.analysis(await hall.get(id), person, have)


@delete("/tables/{id:str}/analysis", status_code=200)
async def stop_analysis(hall: Hall, studies: Studies, me: str, id: str) -> AnalysisInfo:
    """Leave the rest; what was found stays."""
    live = await hall.get(id)
    await studies.stop(live, me)
    return await studies.analysis(live, me)


@get("/tables/{id:str}/analysis/{move:int}/{way:int}/{step:int}", opt={COST: 2})
async def line(hall: Hall, studies: Studies, person: str | None, id: str, move: int, way: int, step: int) -> LineInfo:
    """The position before an act of a way: 0 is what was played, 1 the best, then come the ways in order."""
    return await studies.line(await hall.get(id), person, move, way, step)


HANDLERS = [ask_hint, hint, stop_hint, analyse, analysis, stop_analysis, line]
