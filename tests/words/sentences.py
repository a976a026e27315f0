"""Sentences of the catalogues, in all their forms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bench.words.sentences import forms, sentences
from bot.words import catalogue


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def keys(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]


def told(path: Path, key: str) -> Iterator[str]:
    """Every form of a sentence."""
    for args in forms(sentences(path)[key]):
        yield catalogue(path.parent.name).own(key, **args)
