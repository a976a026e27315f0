"""Line breaks on a phone: never within cards, counts, or a card's name."""

from __future__ import annotations

import re

import pytest

from bench.words.sentences import ROOT
from bot.games.kit.loka import LOKA
from bot.words import LANGUAGES, catalogue, speaking
from cogs.kit.controls import uninked
from cogs.mitigati.typed import card_of

LOOSE = re.compile(r"\d-\d")
"""After a hyphen a line may end, unless it is U+2011."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_within_a_run_of_cards(language: str) -> None:
    for path in (ROOT / language).glob("springcleaning*.ftl"):
        assert LOOSE.findall(path.read_text("utf-8")) == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_ends_a_line_within_its_count(language: str) -> None:
    say = catalogue(language)
    lesson = say("lesson-title", game="Spring Cleaning", number=3, steps=16)
    replay = say("replay-title", game="Spring Cleaning", what="1", step=17, steps=129)
    assert (lesson.split()[-1], replay.split()[-1]) == ("3/16", "17/129")


def test_no_line_ends_within_german_card_names() -> None:
    for path in (ROOT / "de").glob("*.ftl"):
        suits = re.findall(r"(Kreuz|Karo|Herz|Pik|Luft|Erde|Feuer|Wasser)-\d", path.read_text("utf-8"))
        assert suits == [], path.name
    names = [catalogue("de").card_name(card) for card in ("TS", "2C", "8W", "TE")]
    assert names == ["Pik-\u206010", "Kreuz-\u20602", "Wasser\u00a08", "Erde\u00a010"]
    with speaking("de"):
        typed = {card: uninked(catalogue("de").card_name(card)) for card in LOKA}
        assert {card: card_of(name) for card, name in typed.items()} == {card: card for card in LOKA}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_parts_number_and_unit(language: str) -> None:
    say = catalogue(language)
    left = say("springcleaning-cost", name="Ann", trash=1, cards=7, nearer="Bob").partition("(")[2]
    assert not re.match(r"[^,]* ", left)
    counted = say(
        "mitigati-result-line", name="Ann", cards=74, over="yes", by=25, par=49, bonus="none", points=25
    )
    assert "\u00a049" in counted
