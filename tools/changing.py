"""How the change of a mutant gets into a running process: a module is imported anew, or a function is exchanged."""

from __future__ import annotations

import gc
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType

from mutations import SOURCE, Mutant


class Loader(SourceFileLoader):
    """Loads a module from a changed source."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.source(), self.path, "exec", dont_inherit=True)


class Importer:
    """Finds the modules of grotto in the sources, also where they have been compiled."""

    def __init__(self) -> None:
        self.mutant: Mutant | None = None

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "grotto":
            return None
        file = SOURCE.joinpath(*name.split("."))
        folder = [str(file)] if file.is_dir() else None
        file = file / "__init__.py" if folder else file.with_suffix(".py")
        changed = self.mutant is not None and self.mutant.path == file
        loader = Loader(name, self.mutant) if changed and self.mutant else SourceFileLoader(name, str(file))
        return spec_from_file_location(name, file, loader=loader, submodule_search_locations=folder)


class Functions:
    """The functions of a game as they are loaded, by file, name and first line."""

    def __init__(self, prefix: str) -> None:
        self.found: dict[tuple[str, str, int], list[FunctionType]] = {}
        for function in gc.get_objects():
            if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(prefix):
                code = function.__code__
                place = code.co_filename, code.co_qualname, code.co_firstlineno
                self.found.setdefault(place, []).append(function)

    def changed(self, mutant: Mutant) -> tuple[list[FunctionType], CodeType]:
        """The functions that a mutant changes, and what they become."""
        codes = [compile(mutant.source(), str(mutant.path), "exec", dont_inherit=True)]
        for code in codes:
            codes += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
        new = {(code.co_qualname, code.co_firstlineno): code for code in codes}[mutant.function or ("", 0)]
        return self.found.get((new.co_filename, new.co_qualname, new.co_firstlineno), []), new

    def can_exchange(self, mutant: Mutant) -> bool:
        """Whether it can be put in place: it is loaded, and still names all that it took from around it."""
        functions, new = self.changed(mutant)
        return bool(functions) and all(function.__code__.co_freevars == new.co_freevars for function in functions)

    def exchange(self, mutant: Mutant) -> None:
        """Put the changed function into the place of the one that is loaded."""
        functions, new = self.changed(mutant)
        for function in functions:
            function.__code__ = new
