"""Compile the engine with mypyc, if a C compiler is there.

    python tools/compile_engine.py                  compile, unless that was done before
    python tools/compile_engine.py --background     the same without waiting for it

What is compiled, and where the result is looked for, says `grotto.engine`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["GROTTO_COMPILED"] = "0"

from grotto import engine  # noqa: E402

# What made the compiled modules is noted beside them: another mypyc makes others.
MAKER = "mypy.txt"


def obstacle() -> str | None:
    """What is missing to compile, or None."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return f"{module} is not installed"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(command.split()[0]) is None:
        return f"there is no C compiler ({command})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are not installed"
    return None


def compile_into(target: Path, opt_level: str = "1") -> None:
    """Compile the engine into a folder."""
    # Setuptools goes first: mypyc looks whether it is there.
    import setuptools  # isort: skip
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """Compiles on all processors: one library of a hundred files is one thing to setuptools."""

        def build_extension(self, ext: setuptools.Extension) -> None:
            def compiled(source: str) -> list[str]:
                return self.compiler.compile(  # type: ignore[no-any-return]
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    # A warning of another compiler is no reason to do without.
                    extra_postargs=[flag for flag in ext.extra_compile_args if flag != "-Werror"],
                )

            # The long ones first, so that all processors are done at about the same time.
            files = sorted(ext.sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for objects in pool.map(compiled, files):
                    ext.extra_objects.extend(objects)
            ext.sources = []
            super().build_extension(ext)

    with tempfile.TemporaryDirectory() as temporary:
        modules = mypycify(
            # Where a wheel is built there is no numpy. What is not compiled is none of our business here.
            ["--follow-imports=silent", *[str(file) for file in engine.sources()]],
            opt_level=opt_level,
            debug_level="0",
            multi_file=True,
            target_dir=temporary,
            group_name=engine.LIBRARY.removesuffix("__mypyc"),
        )
        distribution = setuptools.Distribution({"name": "grotto", "ext_modules": modules, "verbose": 0})
        command = Build(distribution)
        command.build_lib = str(target)
        command.build_temp = temporary
        command.ensure_finalized()
        command.run()


def fresh(target: Path) -> bool:
    """Whether the engine has been compiled from these sources by this mypyc."""
    note = target / MAKER
    return note.is_file() and note.read_text() == version("mypy")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one process compile at a time; others wait."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        _lock(file)
        yield


def _lock(file: IO[str]) -> None:
    if os.name == "posix":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


def build() -> None:
    """Compile the engine, unless that was done before; what was compiled of older sources goes."""
    target = engine.folder()
    with alone(target.parent):
        if fresh(target):
            return
        start = time.perf_counter()
        part = target.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        compile_into(part)
        (part / MAKER).write_text(version("mypy"))
        if engine.folder() != target:
            shutil.rmtree(part)
            sys.exit("the sources were changed while they were being compiled; do it again")
        for old in target.parent.iterdir():
            if old.is_dir() and old != part:
                shutil.rmtree(old)
        part.rename(target)
        print(f"the engine is compiled ({time.perf_counter() - start:.0f} s)")


def main() -> None:
    """Carry out what the command line asks for."""
    os.chdir(ROOT)
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--background", action="store_true", help="go on while it is compiled, with low priority")
    options = arguments.parse_args()
    if fresh(engine.folder()):
        return
    missing = obstacle()
    if missing is not None:
        print(f"The engine runs interpreted: {missing}.")
    elif options.background:
        print("The engine is being compiled in the background; from the next start it is faster.")
        with Path(os.devnull).open("w") as nowhere:
            subprocess.Popen(
                ["nice", sys.executable, __file__], stdin=subprocess.DEVNULL, stdout=nowhere, stderr=nowhere,
                start_new_session=True,
            )  # fmt: skip
    else:
        print("The engine is being compiled; that takes a minute or two, and once only.", flush=True)
        build()


if __name__ == "__main__":
    main()
