"""Languages for tests, and a pseudo-language: English made longer, with accents.

Buttons that hold the pseudo-language hold any, and texts it leaves unchanged bypass the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import bot.words
from bot.words import DEFAULT, LANGUAGES, catalogue, sources

OTHERS: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
WHOLE: Final = (DEFAULT, "de")
"""Languages that every new sentence needs; others fall back to English until translated."""
PSEUDO: Final = "en-001"
"""Pseudo-language: a real code whose plurals are those of English."""

ACCENTS: Final = {
    "a": "âà", "e": "ëé", "i": "îï", "o": "öø", "u": "ûü", "y": "ýÿ",
    "A": "ÂÀ", "E": "ËÉ", "I": "ÎÏ", "O": "ÖØ", "U": "ÛÜ", "Y": "ÝŸ",
}  # fmt: skip
"""Two vowels for each: about a third more letters."""


def longer(text: str) -> str:
    return "".join(ACCENTS.get(letter, letter) for letter in text)


class _Longer(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — Fluent's name for it
        node.value = longer(node.value)


@cache
def _make() -> None:
    """Fill the catalogue of the pseudo-language."""
    say = catalogue(PSEUDO)
    for file in sources(DEFAULT):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Longer().visit(resource)
        say.add(FluentSerializer().serialize(resource))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language within the context, including the pseudo-language."""
    if language == PSEUDO:
        _make()
    with bot.words.speaking(language):
        yield


def _slowly(language: str) -> Any:
    return pytest.param(language)


EVERY: Final = (*map(_slowly, LANGUAGES), PSEUDO)
"""Languages for play in every language: two and the longer one at once, all by `make test-slow`."""
