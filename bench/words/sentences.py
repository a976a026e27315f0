"""The sentences of a language in its files: their arguments, and the missing ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.words
from bot.words import DEFAULT

ROOT: Final = Path(bot.words.__file__).parent
OPERATORS: Final = ("cli", "emojis", "local", "operator", "settings")
"""Files of the command line, whose reader is the host; they are in English only."""


class Asked(Visitor):
    """The arguments of a sentence: its variables, each with the values it is selected by."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — Fluent's name for it
        self.variables.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 — as above
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.variables.setdefault(one.id.name, set()).add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 — as above
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


CARDS: Final = ("KH", "AD", "TS")


def values(chosen_by: set[str]) -> tuple[str | int, ...]:
    """Return a value for each way in which a sentence may turn out."""
    if "BID" in chosen_by:
        return ("1H", "5N")
    if chosen_by & {"SAID", "THE"}:
        return CARDS
    if "PLACE" in chosen_by:
        return (0, 25)
    if "SUIT" in chosen_by:
        return tuple("CDHSAEFWTN")
    numbers = {int(key) for key in chosen_by if key.isdecimal()}
    if numbers or chosen_by & {"one", "NUMBER"}:
        return (*sorted(numbers | {0, 1}), 9)
    return tuple(sorted(chosen_by)) or ("this",)


def forms(asked: Asked) -> Iterator[dict[str, str | int]]:
    """Yield arguments for every form of a sentence."""
    for some in product(*(values(chosen_by) for chosen_by in asked.variables.values())):
        yield dict(zip(asked.variables, some, strict=True))


@cache
def sentences(path: Path) -> dict[str, Asked]:
    """Return the sentences of a file by their keys, with their arguments; none for a missing file."""
    return {entry.id.name: asked for entry, asked, _ in parsed(path)}


class Sentence(NamedTuple):
    entry: ast.Message
    asked: Asked
    stands: str
    """Heading in its file."""


@cache
def parsed(path: Path) -> tuple[Sentence, ...]:
    """Return the sentences of a file, in order; none for a missing file.

    Raises ValueError if anything in it is not a sentence.
    """
    found: dict[str, Sentence] = {}
    heading = ""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else ():
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.content}")  # noqa: TRY004 — the file is wrong
        if isinstance(entry, (ast.ResourceComment, ast.GroupComment)):
            heading = (entry.content or "").partition("\n\n")[0]
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{path} says {entry.id.name} twice")
            found[entry.id.name] = Sentence(entry, Asked(), heading)
            found[entry.id.name].asked.visit(entry)
    return tuple(found.values())


def files(language: str = DEFAULT) -> list[Path]:
    """Return the files that players read."""
    return sorted(path for path in (ROOT / language).glob("*.ftl") if path.stem not in OPERATORS)


@cache
def lacking(language: str) -> tuple[str, ...]:
    """Return keys that a language lacks, or has with other arguments than the English."""
    return tuple(
        key
        for path in files()
        for key in sentences(path)
        if key not in sentences(ROOT / language / path.name) or key in differing(language)
    )


@cache
def differing(language: str) -> tuple[str, ...]:
    """Return keys whose arguments differ from the English: what is told would be wrong, not only English."""
    return tuple(
        key
        for path in files(language)
        for key, asked in sentences(path).items()
        if (there := sentences(ROOT / DEFAULT / path.name).get(key))
        and there.variables.keys() != asked.variables.keys()
    )


def superfluous(language: str) -> tuple[str, ...]:
    """Return keys that the English no longer has, or that are in English only."""
    return tuple(
        key
        for path in sorted((ROOT / language).glob("*.ftl"))
        for key in sentences(path)
        if path.stem in OPERATORS or key not in sentences(ROOT / DEFAULT / path.name)
    )
