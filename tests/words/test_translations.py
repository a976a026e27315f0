"""Languages besides English: they ask for no more than the English does, and fit where they stand."""

from __future__ import annotations

import re

import pytest

from bench.words.sentences import ROOT, differing, files, lacking, sentences, superfluous
from bot.words import catalogue
from tests.kit.languages import OTHERS, WHOLE
from tests.words.sentences import told

DESCRIPTION = re.compile(r"^(?!lesson-).*-about$|^option-|-option(-[a-z]+)?$|-partners-(second|third)$")
MOST_DESCRIPTION = 100
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", WHOLE[1:])
def test_a_new_sentence_is_translated(language: str) -> None:
    """Only the keys are read, so that `make test` has time for it."""
    for path in files():
        translated = KEY.findall((ROOT / language / path.name).read_text("utf-8"))
        assert {*KEY.findall(path.read_text("utf-8"))} <= {*translated}, path.name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_what_the_english_does(language: str) -> None:
    """A writer of English may not speak all languages: missing sentences are in English."""
    behind = [*lacking(language), *superfluous(language)]
    if behind and language not in WHOLE:
        pytest.skip(f"`make words` tells what {language} has to catch up with: {len(behind)} sentences")
    assert behind == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_arguments_of_the_english(language: str) -> None:
    """A language may lag behind, but what it says is filled in with what the English is."""
    assert differing(language) == ()


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_of_a_translation_can_be_told(language: str) -> None:
    for path in files(language):
        for key in sentences(path):
            assert all(told(path, key)), key


@pytest.mark.parametrize("language", OTHERS)
def test_descriptions_of_commands_are_short_enough(language: str) -> None:
    described = [
        (path, key) for path in files(language) for key in filter(DESCRIPTION.search, sentences(path))
    ]
    assert [key for path, key in described if max(map(len, told(path, key))) > MOST_DESCRIPTION] == []


def test_cards_have_german_names() -> None:
    say = catalogue("de")
    assert [say.card_name(card) for card in ("KH", "TS", "2C")] == [
        "Herz-König",
        "Pik-\u206010",
        "Kreuz-\u20602",
    ]
    assert [say.card_name(card) for card in ("AF", "1T", "14T", "FOOL")] == [
        "Feuerass",
        "Magier",
        "Trumpf 14",
        "Narr",
    ]


def test_no_french_line_ends_before_its_marks() -> None:
    """Two-part marks stand after a space, at which no line may end; `1 024` has one too."""
    for path in (ROOT / "fr").glob("*.ftl"):
        loose = re.findall(
            r"[^\n]* [:;!?»%][^\n]*|[^\n]*«[^\xa0][^\n]*|[^\n]*\w[;!?»](?!\w)[^\n]*", path.read_text("utf-8")
        )
        assert loose == [], path.name


def test_no_bid_is_called_as_a_card() -> None:
    """A bid of 5 tricks in hearts looks like the 5 of hearts in short: only `BID` tells them apart."""
    for path in ROOT.rglob("*.ftl"):
        assert re.findall(r"\{ (?:\$bid|(?:SAID|THE|CARD)\(\$bid\)) \}", path.read_text("utf-8")) == [], path
