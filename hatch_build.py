"""Puts the compiled engine into wheels, and looks whether the browser client has been built.

Without a C compiler, or with GROTTO_COMPILED=0, a wheel holds the sources alone. With GROTTO_COMPILED=1 it is not built
unless the engine can be compiled.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the engine before a wheel is packed."""

    @property
    def built(self) -> Path:
        """Where the compiled modules are until they are packed."""
        return Path(self.root, "build", "wheel")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the compiled modules to the builder."""
        wish = os.environ.get("GROTTO_COMPILED", "")
        # An editable installation is a clone: it finds what `make engine` has compiled.
        if version == "editable":
            return
        if not Path(self.root, "src", "grotto", "web", "static", "index.html").is_file():
            self.app.display_warning(
                "The browser client has not been built (`make client`): `grotto serve` has no pages."
            )
        if wish == "0":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        import compile_engine

        problem = compile_engine.obstacle()
        if problem is None:
            try:
                compile_engine.compile_into(self.built, opt_level="2")
            # mypyc ends the program when it finds a mistake.
            except (Exception, SystemExit) as error:
                problem = f"it can't be compiled here ({error})"
        if problem is not None:
            if wish == "1":
                raise RuntimeError(problem)
            self.app.display_warning(f"The engine is packed as it is, to run interpreted: {problem}.")
            return
        files = [file for file in self.built.rglob("*") if file.is_file()]
        build_data["force_include"].update({str(file): file.relative_to(self.built).as_posix() for file in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up."""
        shutil.rmtree(self.built, ignore_errors=True)
