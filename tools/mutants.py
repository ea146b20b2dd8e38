"""Break one rule at a time and see whether the tests of its game notice.

A mutant is a game with one small change (tools/mutations.py); its tests run until one fails. Each mutant lives in a
process of its own that holds the changed module in memory and may not write into the tree. A change inside a function
is put into a copy of the process in which all tests are collected. A change of a table, or of a function that is called
while modules are imported, needs the game and its tests to be imported anew.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO, TypeVar

import pytest
from _pytest.runner import runtestprotocol
from changing import Functions, Importer
from mutations import GAMES, ROOT, SETTINGS, SOURCE, Mutant, all_mutants

CACHE = ROOT / ".mutants"
TESTS = ROOT / "tests"
VARIABLE = "GROTTO_COMPILED"
ENOUGH = 0.95
# Seconds of processor time: longer tests are left out.
LONG = 0.5
# A test that takes so many seconds and so many times longer than usual will not end.
PATIENCE = 2.0, 10
MEMORY = 4 << 30
UNUSED_PLUGINS = ("cacheprovider", "xdist", "terminal", "faulthandler")
# A test that is broken off may be in a generator or in a trace function just then; the alarm rings again.
BROKEN_OFF = "-Wignore::pytest.PytestUnraisableExceptionWarning"
PLUGINS = [f"-pno:{name}" for name in UNUSED_PLUGINS]
OPTIONS = [f"--rootdir={ROOT}", "--override-ini=addopts=", "-s", BROKEN_OFF, *PLUGINS]
CHANGES = {"os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.truncate", "os.link", "os.symlink"}
EQUIVALENT = [{key: row[key] for key in ("file", "where", "was", "becomes")} for row in SETTINGS["equivalent"]]

Key = TypeVar("Key")
# For each test its seconds and the functions of the game that it calls.
Known = dict[str, tuple[float, list[str]]]


def guard(event: str, args: tuple[object, ...]) -> None:
    """Audit hook that refuses whatever would change the tree."""
    paths: tuple[object, ...] = ()
    if event == "open":
        writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
        paths = args[:1] if isinstance(args[2], int) and args[2] & writes else ()
    elif event in CHANGES:
        paths = args[:2]
    if any(isinstance(path, str | Path) and Path(path).absolute().is_relative_to(ROOT) for path in paths):
        raise PermissionError(f"{event} {args[0]}: a mutant may not write into the tree")


def confine(seconds: float) -> None:
    """Let this process write nothing, say nothing and not go on for ever."""
    sys.dont_write_bytecode = True
    sys.addaudithook(guard)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def side_by_side(tasks: Iterable[tuple[Key, Callable[[], str]]], jobs: int) -> Iterator[tuple[Key, int, str]]:
    """Run each task in a process of its own; gives its key, how the process ended and what the task returned."""
    waiting = iter(tasks)
    running: dict[int, tuple[Key, IO[str]]] = {}
    try:
        while True:
            task = next(waiting, None) if len(running) < jobs else None
            if task is not None:
                told: IO[str] = tempfile.TemporaryFile("w+")  # noqa: SIM115
                running[start(task[1], told)] = task[0], told
            elif running:
                pid, status = os.wait()
                end(pid)
                key, told = running.pop(pid)
                with told:
                    told.seek(0)
                    yield key, status, told.read()
            else:
                return
    finally:
        for pid in running:
            end(pid)


def start(work: Callable[[], str], told: IO[str]) -> int:
    """Start a process that tells what the work returns or raises; with what it starts itself it is a group."""
    pid = os.fork()
    if not pid:
        os.setpgid(0, 0)
        ended = 1
        try:
            told.write(work())
            ended = 0
        except BaseException:
            told.write(traceback.format_exc())
        finally:
            told.flush()
            os._exit(ended)
    return pid


def end(group: int) -> None:
    """End what is left of a group of processes."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


class Results:
    """What came of the mutants of a game, kept in a file: a run that was broken off goes on where it was.

    It counts as long as the sources are the same and the test that noticed it, or all tests if none did.
    """

    def __init__(self, game: str) -> None:
        self.sources = [*GAMES.joinpath(game).rglob("*.*"), *SOURCE.joinpath("grotto", "kernel").glob("*.py")]
        self.tests = [*TESTS.joinpath("rules", game).glob("*.py")]
        self.marks: dict[str, str] = {}
        self.file = CACHE / f"{game}.results.jsonl"
        rows = [json.loads(row) for row in self.file.read_text("utf-8").splitlines()] if self.file.is_file() else []
        self.known = {
            row["mutant"]: (row["status"], row["test"]) for row in rows if row["mark"] == self.mark(row["test"])
        }

    def mark(self, test: str) -> str:
        """Changes with what a result depends on."""
        file = test.partition("::")[0]
        if file not in self.marks:
            noticing = [path for path in self.tests if path.name == Path(file).name]
            self.marks[file] = digest([*self.sources, *(noticing or self.tests)])
        return self.marks[file]

    def of(self, mutant: Mutant) -> tuple[int, str] | None:
        """How its process ended and the test that noticed it, if it has been tried."""
        return self.known.get(mutant.key())

    def keep(self, mutant: Mutant, status: int, test: str) -> None:
        """Write down what came of a mutant."""
        row = {"mark": self.mark(test), "mutant": mutant.key(), "status": status, "test": test}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


class Bench:
    """Pytest plugin: collects the tests of a game and tries mutants on them instead of running them."""

    def __init__(self, game: str, mutants: list[Mutant], jobs: int) -> None:
        self.game, self.mutants, self.jobs = game, mutants, jobs
        self.prefix = f"{GAMES / game}{os.sep}"
        self.importer = Importer()
        self.called: set[str] = set()
        self.probing = self.rang = False
        self.known: Known = {}
        # How many mutants of a file each test has noticed.
        self.noticed: dict[Path, Counter[str]] = {}
        self.imported_anew = 0
        self.unnoticed: list[Mutant] = []
        self.untried: list[Mutant] = []

    def watch(self, frame: FrameType, event: str, arg: object) -> None:
        """Trace function that notes the functions of the game."""
        code = frame.f_code
        if code.co_filename.startswith(self.prefix):
            self.called.add(self.name(code.co_filename, code.co_qualname.partition(".<")[0]))

    def name(self, path: str | Path, function: str) -> str:
        return f"{str(path).removeprefix(self.prefix)}:{function}"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        if session.testsfailed:
            raise session.Interrupted("the tests can't be collected")
        at_import = set(self.called)
        self.time(session.items)
        functions = Functions(self.prefix)
        # What is frozen is not copied by forks, but can't be listed any more either.
        gc.freeze()
        results = Results(self.game)
        left: list[Mutant] = []
        for mutant in self.mutants:
            if (known := results.of(mutant)) is None:
                left.append(mutant)
            else:
                self.judge(mutant, *known)
        if len(left) < len(self.mutants):
            print(f"{self.game}: {len(self.mutants) - len(left)} were tried before", flush=True)
        trials = side_by_side(self.trials(left, session.items, at_import, functions), self.jobs)
        for number, (mutant, status, test) in enumerate(trials, 1):
            if number % 50 == 0:
                print(f"{self.game}: {number} tried", flush=True)
            if os.WIFEXITED(status) and status:
                self.untried.append(mutant)
                print("\n".join(["could not be tried", *mutant.shown(), test]), flush=True)
            else:
                results.keep(mutant, status, test)
                self.judge(mutant, status, test)
        return True

    def judge(self, mutant: Mutant, status: int, test: str) -> None:
        """Note whether a mutant was noticed."""
        # A process that was ended from outside did not come to an end by itself, which is noticed as well.
        if status == 0 and not test:
            self.unnoticed.append(mutant)
            if mutant.row() not in EQUIVALENT:
                print("\n".join(mutant.shown()), flush=True)
        if test:
            self.noticed.setdefault(mutant.path, Counter())[test] += 1

    def trials(
        self, mutants: list[Mutant], items: list[pytest.Item], at_import: set[str], functions: Functions
    ) -> Iterator[tuple[Mutant, Callable[[], str]]]:
        for mutant in mutants:
            function = self.name(mutant.path, mutant.function[0]) if mutant.function else ""
            if function in at_import:
                function = ""
            trial = Trial(self.tests(mutant, function), self.known)
            if function and functions.can_exchange(mutant):
                yield mutant, partial(trial.run, mutant, items, functions)
            else:
                self.imported_anew += 1
                yield mutant, partial(trial.import_anew, mutant, items, self.importer)

    def tests(self, mutant: Mutant, function: str) -> list[str]:
        """The tests that call the function; first those that name what is changed or noticed others in the file."""
        noticed = self.noticed.get(mutant.path, Counter())

        def place(id: str) -> tuple[bool, int, float]:
            return not any(word in id for word in mutant.words), -noticed[id], self.known[id][0]

        return sorted((id for id, (_, called) in self.known.items() if not function or function in called), key=place)

    def time(self, items: list[pytest.Item]) -> None:
        """Find out what each test calls and how long it takes; kept for the files that did not change."""
        kept = CACHE / f"{self.game}.json"
        old = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        shared = [*GAMES.joinpath(self.game).rglob("*.*")]
        shared += [
            *SOURCE.joinpath("grotto", "kernel").glob("*.py"),
            *TESTS.joinpath("rules", self.game).glob("table.py"),
        ]
        keys = {str(path): digest([path, *shared]) for path in {item.path for item in items}}
        files = {file: row for file, row in old.items() if keys.get(file) == row["key"]}
        new = {file: [item for item in items if str(item.path) == file] for file in keys if file not in files}
        if new:
            print(f"{self.game}: timing the tests of {len(new)} files", flush=True)
        CACHE.mkdir(exist_ok=True)
        for file, status, told in side_by_side(((file, partial(self.probe, new[file])) for file in new), self.jobs):
            if status:
                raise SystemExit(f"the tests of {file} can't be timed:\n{told}")
            files[file] = {"key": keys[file], "tests": json.loads(told)}
            # At once: a run that is broken off goes on here.
            kept.write_text(json.dumps(files), "utf-8")
        tests = {id: row for file in files.values() for id, row in file["tests"].items()}
        self.known = {item.nodeid: tests[item.nodeid] for item in items if tests[item.nodeid][0] < LONG}
        if not any(called for _, called in self.known.values()):
            raise SystemExit(f"{self.game}: the tests do not run the sources in {self.prefix}")

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Iterator[None]:
        """Only the function of a test is broken off: pytest and its plugins do not expect to be."""
        if self.probing:
            # Again and again, because a failure may be swallowed.
            signal.setitimer(signal.ITIMER_VIRTUAL, LONG, LONG)
        try:
            return (yield)
        finally:
            if self.probing:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def ring(self, *_: object) -> None:
        """Break off the test that is being probed."""
        self.rang = True
        pytest.fail("it takes too long to be run for each mutant")

    def probe(self, items: list[pytest.Item]) -> str:
        """Seconds and functions of the tests of a file, as JSON; a long one is broken off."""
        signal.signal(signal.SIGVTALRM, self.ring)
        report: Known = {}
        for item in items:
            self.called = set()
            self.rang = False
            start = processor_time()
            sys.settrace(self.watch)
            self.probing = True
            passed = False
            try:
                passed = passes(item)
            except TypeError:
                # Where the alarm rang between two lines pytest finds no line to report.
                if not self.rang:
                    raise
            self.probing = False
            sys.settrace(None)
            item.session._setupstate.teardown_exact(None)
            seconds = round(processor_time() - start, 3)
            if self.rang:
                # The clock of the alarm is coarse and may be ahead.
                seconds = max(seconds, LONG)
            elif not passed and seconds < LONG:
                print(f"left out, because it fails without a mutant: {item.nodeid}", flush=True)
                seconds = LONG
            report[item.nodeid] = seconds, sorted(self.called) if seconds < LONG else []
        return json.dumps(report)


class Trial:
    """Runs tests in their order until one fails; a pytest plugin where they have to be collected anew."""

    def __init__(self, tests: list[str], known: Known) -> None:
        self.tests, self.known = tests, known
        self.verdict = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # If a file of tests can't be collected any more, the change has been noticed.
        if not session.testsfailed:
            self.verdict = self.first_failure(session.items)
        return True

    def run(self, mutant: Mutant, items: list[pytest.Item], functions: Functions) -> str:
        """The test that notices a change of a function."""
        functions.exchange(mutant)
        confine(self.limit())
        return self.first_failure(items)

    def import_anew(self, mutant: Mutant, items: list[pytest.Item], importer: Importer) -> str:
        """The test that notices a change of a module."""
        confine(self.limit())
        for name, module in list(sys.modules.items()):
            if (getattr(module, "__file__", None) or "").startswith((str(SOURCE), str(TESTS))):
                del sys.modules[name]
        importer.mutant = mutant
        # Collecting takes longest, so the files of the tests that are likely to notice come first.
        tests, files = self.tests, list(dict.fromkeys(id.partition("::")[0] for id in self.tests))
        for some in (files[:2], files[2:]):
            self.tests = [id for id in tests if id.partition("::")[0] in some]
            self.verdict = "import"
            pytest.main([*OPTIONS, *some], plugins=[self])
            if self.verdict:
                break
        return self.verdict

    def limit(self) -> float:
        return 30 + 4 * sum(self.known[id][0] for id in self.tests)

    def first_failure(self, items: list[pytest.Item]) -> str:
        by_id = {item.nodeid: item for item in items}
        for id in self.tests:
            seconds, times = PATIENCE
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds + times * self.known[id][0])
            # A test that has another name now is parametrised by what was changed.
            if id not in by_id or not passes(by_id[id]):
                return id
        return ""


def processor_time() -> float:
    """Seconds of this process and of those that it has started."""
    return time.process_time() + sum(os.times()[2:4])


def passes(item: pytest.Item) -> bool:
    """Run a test."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def digest(paths: list[Path]) -> str:
    """Tells whether any of the files has changed."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(paths) if path.is_file())).hexdigest()[:16]


def run(game: str, mutants: list[Mutant], jobs: int) -> bool:
    """Try mutants; whether enough are noticed and all others are known to be equivalent."""
    start = time.monotonic()
    bench = Bench(game, mutants, jobs)
    sys.meta_path.insert(0, bench.importer)
    sys.settrace(bench.watch)
    ignored = [f"--ignore-glob=*/{pattern}" for pattern in SETTINGS["tests"]]
    if pytest.main([*OPTIONS, *ignored, str(TESTS / "rules" / game)], plugins=[bench]) != pytest.ExitCode.OK:
        raise SystemExit(f"{game}: the tests could not be run")
    unknown = [mutant for mutant in bench.unnoticed if mutant.row() not in EQUIVALENT]
    noticed = len(mutants) - len(bench.unnoticed) - len(bench.untried)
    print(
        f"{game}: {noticed} of {len(mutants)} noticed ({100 * noticed / len(mutants):.1f} %), {len(unknown)} not, "
        f"{len(bench.unnoticed) - len(unknown)} equivalent; {bench.imported_anew} imported anew, "
        f"{time.monotonic() - start:.0f} s",
        flush=True,
    )
    return noticed >= ENOUGH * len(mutants) and not unknown and not bench.untried


def main() -> None:
    """Try mutants of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    games = sorted(folder.parent.name for folder in GAMES.glob("*/game.py"))
    parser.add_argument("--game", choices=games, action="append", help="only this game")
    parser.add_argument("--number", type=int, default=200, help="how many mutants of each game (200)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--list", action="store_true", help="show the mutants, try none")
    given = parser.parse_args()
    os.chdir(ROOT)
    # A compiled engine would hide what is changed in the sources.
    os.environ[VARIABLE] = "0"
    # Plugins that happen to be installed set things up for each test, which takes longer than most of them.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    # Bytecode of unchanged modules is kept apart from that of other runs, also for people who otherwise keep none:
    # most of the time would be spent on compiling them for each mutant.
    sys.pycache_prefix = str(CACHE / "bytecode")
    sys.dont_write_bytecode = False
    fine = True
    for game in given.game or games:
        every = all_mutants(game)
        mutants = random.Random(f"{game} {given.seed}").sample(every, min(given.number, len(every)))
        print(f"{game}: {len(mutants)} of {len(every)} mutants", flush=True)
        for row in EQUIVALENT:
            if row["file"].startswith(f"{game}/") and all(mutant.row() != row for mutant in every):
                print(f"no mutant any more, take it off the list: {row}")
                fine = False
        if given.list:
            print("\n".join(line for mutant in mutants for line in mutant.shown()))
            continue
        # In a process of its own, so that nothing of the game is imported when the next one begins.
        if not (pid := os.fork()):
            sys.exit(0 if run(game, mutants, given.jobs) else 1)
        fine = os.waitpid(pid, 0)[1] == 0 and fine
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
