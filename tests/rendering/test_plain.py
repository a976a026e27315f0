"""The pictures of plain games without tricks: piles stand apart, as large as fits, and tell no hole."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.base import HOLE, NOBODY, Choice
from bot.words import words
from rendering.kit.board import WIDTH
from rendering.kit.picture import plainly
from rendering.kit.sheets import Size
from rendering.plain import Pile, PilePictures

NAMES = ("Ann", "Benedetta", "Cleo")
STOCK = Pile("Stock: 20", (HOLE,))
MELD = ("7C", "7D", "7H")


def view(**fields: Any) -> Any:
    """Three players with two cards each, as seat 0 sees them before its turn."""
    hands = (("KC", "2H"), (HOLE, HOLE), (HOLE, HOLE))
    usual = {"players": 3, "hands": hands, "scores": (0, 0, 0), "winners": (), "to_act": NOBODY}
    return SimpleNamespace(**{**usual, "legal": lambda _seat: (), **fields})


def pictures(*piles: Pile) -> PilePictures:
    return PilePictures(
        head=lambda *_: "To follow: hearts",
        goal=lambda *_: "Target 100",
        seat=lambda _view, _seat, name, _words: f"{name}.",
        piles=lambda *_: piles,
    )


def panel(made: PilePictures) -> Any:
    return plainly(made.drawn(__name__)[2])


@pytest.mark.parametrize(("count", "size"), [(1, Size.LARGE), (2, Size.LARGE), (9, Size.SMALL)])
def test_piles_stand_apart_within_the_picture(count: int, size: Size) -> None:
    spots, drawn, tall = pictures(STOCK, *(Pile("Ann", MELD) for _ in range(count)))._laid(view(), words())
    assert drawn is size
    boxes = [(x, y, x + 130 + 64 * (len(pile.cards) - 1), y + drawn.height) for pile, x, y in spots]
    assert all(box[0] >= 0 and box[2] <= WIDTH for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or one[3] <= other[1]
    assert tall >= max(box[3] for box in boxes) - min(box[1] for box in boxes)


def test_a_pile_is_told_without_its_holes() -> None:
    told = panel(pictures(STOCK, Pile("Top card", ("KH",))))(view(), 0, NAMES, words()).alt
    assert "Stock: 20. Top card: king of hearts." in told
    assert HOLE not in told


def test_cards_that_may_not_be_played_are_dim() -> None:
    acts = {"to_act": frozenset({0}), "legal": lambda _seat: (Choice("play", ("2H C", "2H S"), 1, 1),)}
    told = panel(pictures(STOCK))(view(**acts), 0, NAMES, words()).alt
    assert "You can play 2 of hearts." in told
    only_draws = acts | {"legal": lambda _seat: (Choice("draw"),)}
    assert "You can play" not in panel(pictures(STOCK))(view(**only_draws), 0, NAMES, words()).alt


def test_drawn_functions_are_found_by_their_names() -> None:
    table, hand, panel = pictures(STOCK).drawn("toucan_some.pictures")
    assert [one.__qualname__ for one in (table, hand, panel)] == ["table", "hand", "panel"]
    assert {one.__module__ for one in (table, hand, panel)} == {"toucan_some.pictures"}
