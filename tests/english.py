"""Find docstrings that begin with a word which begins no sentence: `python -m tests.english [FOLDER ...]`."""

from __future__ import annotations

import argparse
import ast
import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("bot", "cogs", "rendering", "bench", "tests")
"""Folders that are searched by default."""
BAD: Final = frozenset(
    {
        *("And", "As", "By", "From", "In", "Is", "Of", "Or", "So", "That", "Those", "What", "Where"),
        *("Which", "Who", "Whoever", "Whom", "Whose"),
    }
)
"""First words that leave a docstring incomprehensible on its own."""
BAD_PHRASES: Final = ("The same",)
SHOWN: Final = 80
"""Characters of a docstring in a report."""


class Docstring(NamedTuple):
    line: int
    text: str

    @property
    def bad(self) -> bool:
        """Whether its first word begins no sentence."""
        first, *_ = [*self.text.split(maxsplit=1), ""]
        return first.rstrip(",:;.") in BAD or self.text.startswith(BAD_PHRASES)

    @property
    def beginning(self) -> str:
        return " ".join(self.text.split())[:SHOWN]


def docstrings(source: str) -> list[Docstring]:
    """Return the docstrings of a module, its classes, functions and assignments, in order of lines."""
    return sorted(found for node in ast.walk(ast.parse(source)) for found in _in_node(node))


def _in_node(node: ast.AST) -> Iterator[Docstring]:
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield from _strings(node.body[:1])
    for field in ("body", "orelse", "finalbody"):
        statements = getattr(node, field, None)
        if isinstance(statements, list):
            pairs = itertools.pairwise(statements)
            yield from _strings(
                after for before, after in pairs if isinstance(before, ast.Assign | ast.AnnAssign)
            )


def _strings(statements: Iterable[ast.stmt]) -> Iterator[Docstring]:
    for statement in statements:
        value = statement.value if isinstance(statement, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield Docstring(value.lineno, value.value.strip())


def files(places: Iterable[Path]) -> list[Path]:
    """Return the modules in these folders, which may also be single files."""
    return sorted(
        {path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))}
    )


def main(words: Sequence[str] | None = None) -> int:
    """List the bad docstrings with file and line; return 1 if there is any."""
    parser = argparse.ArgumentParser(prog="python -m tests.english", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    places = parser.parse_args(words).folders or [ROOT / folder for folder in FOLDERS]
    for place in places:
        if not place.exists():
            parser.error(f"{place} does not exist")
    found = False
    for path in files(places):
        for one in docstrings(path.read_text(encoding="utf-8")):
            if one.bad:
                found = True
                name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
                sys.stdout.write(f"{name}:{one.line}: {one.beginning}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
