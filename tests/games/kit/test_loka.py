"""The Tarot of Loka: its cards, their order, their worth and their names."""

from __future__ import annotations

import pytest

from bot.games.kit.loka import HONOURS, KINGS, LOKA, POINTS, STRENGTH, TRUMPS, in_order
from bot.words import words


def test_it_has_78_cards_worth_146_points() -> None:
    assert len(set(LOKA)) == len(LOKA) == 78
    assert sum(POINTS[card] for card in LOKA) == 146


def test_the_deck_has_four_suits_trumps_and_fool() -> None:
    assert [sum(card[-1] == suit for card in LOKA) for suit in "AEFWT"] == [14, 14, 14, 14, 21]
    assert LOKA[-1] == "FOOL"


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (HONOURS, 5),
        (KINGS, 5),
        (("QA", "QE", "QF", "QW"), 4),
        (("CA", "CE", "CF", "CW"), 3),
        (("JA", "JE", "JF", "JW"), 2),
        (("AA", "AE", "AF", "AW"), 5),
        (("2A", "9E", "TF", "TW"), 1),
        (TRUMPS[1:-1], 1),
    ],
)
def test_what_cards_are_worth(cards: tuple[str, ...], points: int) -> None:
    assert {POINTS[card] for card in cards} == {points}


def test_suits_rise_from_ace_to_king() -> None:
    for suit in "AEFW":
        rising = [rank + suit for rank in "A23456789TJCQK"]
        assert sorted(rising, key=STRENGTH.__getitem__) == rising
        assert all(STRENGTH[card] < STRENGTH[trump] for card in rising for trump in TRUMPS)
    assert sorted(TRUMPS, key=STRENGTH.__getitem__) == [f"{number}T" for number in range(1, 22)]


def test_canonical_order() -> None:
    assert in_order(["FOOL", "21T", "1T", "KW", "AF", "2E", "AE", "KA"]) == (
        *("KA", "AE", "2E", "AF", "KW"),
        *("1T", "21T", "FOOL"),
    )


@pytest.mark.parametrize(
    ("card", "short", "full"),
    [
        ("KF", "K\u2060🔥", "King of Fire"),
        ("AA", "A\u2060💨", "Ace of Air"),
        ("CE", "C\u2060⛰️", "Cavalier of Earth"),
        ("TW", "10\u2060💧", "Ten of Water"),
        ("2W", "2\u2060💧", "2 of Water"),
        ("1T", "1✦", "the Magician"),
        ("14T", "14✦", "trump 14"),
        ("21T", "21✦", "the World"),
        ("FOOL", "the Fool", "the Fool"),
        ("KC", "K♣", "king of clubs"),
        ("TH", "10♥", "ten of hearts"),
    ],
)
def test_names_of_cards(card: str, short: str, full: str) -> None:
    assert words().card(card) == short
    assert words().card_name(card) == full


def test_names_of_suits() -> None:
    assert [words().suit(suit) for suit in "AEFWT"] == ["Air", "Earth", "Fire", "Water", "trumps"]
