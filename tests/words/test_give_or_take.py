"""Errors of a search in words."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.words import LANGUAGES, speaking, words

KEYS: Final = ("review-worth", "puzzle-second", "review-lost")


def said(key: str, error: float, unit: str = "points") -> str:
    told = words()(key, by="3 points", action="play KH", worlds=200, unit=unit, number=3.4, error=error)
    return re.sub("[\u2068\u2069]", "", told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("unit", ["points", "places"])
def test_an_error_of_nothing_is_unsaid(language: str, key: str, unit: str) -> None:
    with speaking(language):
        none, some = said(key, round(0.04, 1), unit), said(key, round(0.26, 1), unit)
    assert not re.search(r"0[.,]0|\(", none)
    assert "  " not in none
    assert not re.search(r" [,.;]", none)
    assert re.search(r" \([^()]*0[.,]3\)", some)
    assert re.sub(r" \([^()]*\)", "", some) == none
