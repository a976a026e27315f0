"""The languages that tests run through, and one that nobody speaks: English made longer, with accents.

What fits a button in it fits in any language, and what it leaves as it was is said past the words.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import bot.words
from bot.words import DEFAULT, LANGUAGES, catalogue

OTHERS: Final = tuple(language for language in LANGUAGES if language != DEFAULT)
WHOLE: Final = (DEFAULT, "de")
"""Those that whoever adds a sentence writes; the others say it in English until somebody translates it."""
PSEUDO: Final = "en-001"
"""Nobody's own: one whose plurals are known to be those of English."""

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
    """Fill the catalogue of the language that nobody speaks."""
    say = catalogue(PSEUDO)
    for file in sorted((files(bot.words) / DEFAULT).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            _Longer().visit(resource)
            say.add(FluentSerializer().serialize(resource))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak it meanwhile, also if it is nobody's own."""
    if language == PSEUDO:
        _make()
    with bot.words.speaking(language):
        yield


def _slowly(language: str) -> Any:
    return pytest.param(language, marks=() if language in WHOLE else pytest.mark.slow)


EVERY: Final = (*map(_slowly, LANGUAGES), PSEUDO)
"""For what is played in every language: two and the longer one at once, all of them by `make test-slow`."""
