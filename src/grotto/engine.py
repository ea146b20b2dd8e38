"""Whether the engine runs compiled.

`kernel`, `games` and the search of the bots can be compiled by mypyc; `tools/compile_engine.py` does it. In a wheel the
compiled modules lie beside the sources. In a clone they lie in `build/engine`, in a folder named after the sources and
the Python that they were made of: whoever edits a source runs the sources again until they are compiled anew.

GROTTO_COMPILED=0 runs the sources whatever there is, GROTTO_COMPILED=1 refuses to start without compiled modules.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "GROTTO_COMPILED"
PACKAGE = Path(__file__).parent
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
# The one library that holds all compiled modules; theirs only point to it.
LIBRARY = "grotto_engine__mypyc"
# Where a clone keeps what was compiled.
KEPT = PACKAGE.parent.parent / "build" / "engine"


def sources() -> list[Path]:
    """What is compiled. Packages themselves are not, so that the files beside them are found."""
    files = [*PACKAGE.glob("kernel/**/*.py"), *PACKAGE.glob("games/**/*.py"), PACKAGE / "bots" / "search.py"]
    return sorted(file for file in files if file.name != "__init__.py")


def folder() -> Path:
    """Where the compiled modules for these very sources and this Python are in a clone, if they are."""
    seen = hashlib.sha256(SUFFIX.encode())
    for file in sources():
        seen.update(f"\0{file.relative_to(PACKAGE).as_posix()}\0".encode())
        seen.update(file.read_bytes())
    return KEPT / seen.hexdigest()[:20]


class Finder(MetaPathFinder):
    """Finds the modules of the engine in a folder, all with the same suffix."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self.names = {".".join(("grotto", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in sources()}
        self.names.add(LIBRARY)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        return spec_from_file_location(fullname, self.folder / (fullname.replace(".", "/") + self.suffix))


def choose() -> bool:
    """Decide which engine this process and those that it starts run; before anything of it is imported.

    Says whether it is the compiled one.
    """
    wish = os.environ.get(VARIABLE, "")
    installed = (PACKAGE / "kernel" / f"state{SUFFIX}").is_file()
    compiled = wish != "0" and (installed or (KEPT.is_dir() and folder().is_dir()))
    if wish == "1" and not compiled:
        raise ImportError(f"{VARIABLE} is 1, but the engine has not been compiled; `make engine` does that")
    if compiled and not installed:
        sys.meta_path.insert(0, Finder(folder(), SUFFIX))
    elif installed and not compiled:
        sys.meta_path.insert(0, Finder(PACKAGE.parent, ".py"))
    os.environ[VARIABLE] = "1" if compiled else "0"
    return compiled


COMPILED = choose()
"""Whether the engine is compiled."""
