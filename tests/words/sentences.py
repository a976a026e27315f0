"""Sentences of the catalogues, in all their forms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bench.words.sentences import sentences
from bot.words import catalogue


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def keys(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]


CARDS = ("KH", "AD", "TS")


def values(chosen_by: set[str]) -> tuple[str | int, ...]:
    """Something for each way in which a sentence may turn out."""
    if chosen_by & {"CARD", "SAID", "THE", "BID"}:
        return CARDS
    if "PLACE" in chosen_by:
        return (0, 25)
    if "SUIT" in chosen_by:
        return tuple("CDHSAEFWTN")
    numbers = {int(key) for key in chosen_by if key.isdecimal()}
    if numbers or chosen_by & {"one", "NUMBER"}:
        return (*sorted(numbers | {0, 1}), 9)
    return tuple(sorted(chosen_by)) or ("this",)


def told(path: Path, key: str) -> Iterator[str]:
    """Every form of a sentence."""
    asked = sentences(path)[key].variables
    for some in product(*(values(chosen_by) for chosen_by in asked.values())):
        yield catalogue(path.parent.name).own(key, **dict(zip(asked, some, strict=True)))
