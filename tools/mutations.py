"""What may be broken in the rules of a game: every small change of its source that tools/mutants.py can try."""

from __future__ import annotations

import ast
import difflib
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = SOURCE / "grotto" / "games"
SETTINGS = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text("utf-8"))

COMPARISONS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
SUMS = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
Span = tuple[int, int]


class Mutant(NamedTuple):
    """A change of a source file; `function` is the outermost function around it, if there is one."""

    path: Path
    line: int
    span: Span
    text: str
    function: tuple[str, int] | None
    words: tuple[str, ...]

    def key(self) -> str:
        """Tells it from all others of this source."""
        return f"{self.path.relative_to(GAMES)} {self.span} {self.text}"

    def source(self) -> str:
        was = self.path.read_text("utf-8")
        return was[: self.span[0]] + self.text + was[self.span[1] :]

    def diff(self) -> list[str]:
        was = self.path.read_text("utf-8")
        # Only the lines that it touches: the whole file would take a hundred times as long.
        start, end = was.rfind("\n", 0, self.span[0]) + 1, was.find("\n", self.span[1])
        before, after = was[start : self.span[0]], was[self.span[1] : end]
        lines = was[start:end].splitlines(), f"{before}{self.text}{after}".splitlines()
        rows = difflib.unified_diff(*lines, n=0)
        return [row for row in rows if not row.startswith(("---", "+++", "@@"))]

    def row(self) -> dict[str, str]:
        """As the list of equivalent mutants names it."""
        was, becomes = (" ".join(row[1:].strip() for row in self.diff() if row[0] == sign) for sign in "-+")
        where = self.function[0] if self.function else ""
        return {"file": str(self.path.relative_to(GAMES)), "where": where, "was": was, "becomes": becomes}

    def shown(self) -> Iterator[str]:
        """For people: the place, and the lines before and after."""
        yield f"{self.path.relative_to(ROOT)}:{self.line}"
        yield from (f"  {row[0]} {row[1:].strip()}" for row in self.diff())


class Finder(ast.NodeVisitor):
    """All mutants of a file."""

    def __init__(self, path: Path, families: list[list[str]]) -> None:
        self.path, self.source = path, path.read_text("utf-8")
        self.starts = [0]
        for row in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(row))
        self.rows = self.source.splitlines()
        self.found: list[Mutant] = []
        self.scope: list[str] = []
        self.function: tuple[str, int] | None = None
        self.words: tuple[str, ...] = ()
        self.swaps: dict[str, str] = {}
        tree = ast.parse(self.source)
        known = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        known |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        for family in families:
            here = [name for name in family if name in known]
            self.swaps.update(zip(here, here[1:] + here[:1], strict=True) if len(here) > 1 else ())
        self.visit(tree)

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.rows[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def add(self, node: ast.expr | ast.stmt, text: str, span: Span | None = None) -> None:
        self.found.append(Mutant(self.path, node.lineno, span or self.span(node), text, self.function, self.words))

    def between(self, left: ast.expr, right: ast.expr, swap: tuple[str, str] | None) -> None:
        """Change the operator between two expressions."""
        if swap is not None:
            start, end = self.span(left)[1], self.span(right)[0]
            gap = self.source[start:end]
            self.add(right, gap.replace(*swap, 1), (start, end))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            text = self.source[slice(*self.span(node))] if not hasattr(node, "body") else ""
            self.words = tuple(re.findall(r'"(\w+)"', text))
        super().visit(node)

    def block(self, node: ast.ClassDef | ast.FunctionDef, function: bool) -> None:
        """Defaults of arguments, then the body, in its scope; decorators hold no rules."""
        for default in node.args.defaults if isinstance(node, ast.FunctionDef) else ():
            self.visit(default)
        before = self.function
        self.scope.append(node.name)
        if function and self.function is None:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            self.function = ".".join(self.scope), first
        for statement in node.body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                self.visit(statement)
        self.scope.pop()
        self.function = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.block(node, function=False)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not any(fnmatch(node.name, pattern) for pattern in SETTINGS["functions"]):
            self.block(node, function=True)

    def visit_Import(self, node: ast.Import) -> None:
        """Left as it is."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.leave_out(node, node.target)
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what is known, so it does nothing."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text."""

    def visit_If(self, node: ast.If) -> None:
        test = node.test
        if isinstance(test, ast.Name) and test.id == "TYPE_CHECKING":
            return
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            self.add(test, f"not ({ast.unparse(test)})")
        self.generic_visit(node)

    def leave_out(self, node: ast.stmt, *targets: ast.expr) -> None:
        """Leave a statement out, in a function: what it changes is not only a variable."""
        if self.function is not None and not any(isinstance(target, ast.Name | ast.Tuple) for target in targets):
            self.add(node, "pass")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self.expression(node)
        if not (isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)):
            self.visit(node.operand)

    def generic_visit(self, node: ast.AST) -> None:
        for mutants in (self.expression, self.statement):
            mutants(node)
        super().generic_visit(node)

    def expression(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(value=bool()):
                self.add(node, str(not node.value))
            # Larger numbers are limits of what is kept in memory.
            case ast.Constant(value=int(number)) if number < 1000:
                self.add(node, str(number + 1))
                self.add(node, str(number - 1))
            case ast.Compare():
                for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                    self.between(left, right, COMPARISONS[type(op)])
            case ast.BoolOp():
                other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
                self.add(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
                # -1 is mostly "none", and any other negative number would be the same.
                self.add(node, "0")
            case ast.UnaryOp(op=ast.Not()):
                self.add(node, f"({ast.unparse(node.operand)})")
            case ast.BinOp():
                self.between(node.left, node.right, SUMS.get(type(node.op)))
            case ast.Name(id=name, ctx=ast.Load()) if name in self.swaps:
                self.add(node, self.swaps[name])
            case ast.Call(func=ast.Name(id=name) as called) if name in CALLS:
                self.add(called, CALLS[name])

    def statement(self, node: ast.AST) -> None:
        match node:
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                pass
            case ast.Expr() | ast.Raise() | ast.Break() | ast.Continue():
                self.leave_out(node)
            case ast.Assign():
                self.leave_out(node, *node.targets)
            case ast.AugAssign():
                self.leave_out(node)
                self.between(node.target, node.value, SUMS.get(type(node.op)))
            case ast.FunctionDef(body=body) | ast.If(body=body) | ast.For(body=body):
                if isinstance(body[-1], ast.Return) and not isinstance(node, ast.FunctionDef):
                    self.leave_out(body[-1])


def all_mutants(game: str) -> list[Mutant]:
    """Every mutant of the rules of a game, in the order of the files."""
    found: list[Mutant] = []
    base = GAMES / game
    paths = sorted(base.rglob("*.py"))
    families = [family for path in paths for family in constants(path)]
    for path in paths:
        if not any(fnmatch(str(path.relative_to(GAMES)), pattern) for pattern in SETTINGS["files"]):
            found += Finder(path, families).found
    return found


def constants(path: Path) -> Iterator[list[str]]:
    """Constants that are numbered together, such as the goods: in one statement, or from 0 on line by line."""
    run: list[str] = []
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call() | ast.Tuple()):
                yield [name.id for name in names if isinstance(name, ast.Name) and name.id.isupper()]
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(number))):
                if number != len(run):
                    yield run
                    run = []
                run.append(name)
    yield run
