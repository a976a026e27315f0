"""The picture of all hands: every card of every seat, each to be read, in a picture that Discord takes."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.words import words
from cogs.kit.open_cards import ordered
from cogs.pages.open_hands import dealt, deck_of, seats_of, told
from rendering.boards import openhands
from rendering.decks.register import DECKS
from rendering.kit import alt, fan
from rendering.kit.canvas import Canvas
from rendering.kit.sheets import Size
from tests.games.playing import SMALL
from tests.kit.random_matches import played

NAMES = ("Wolfgang Amadeus Mozart-Weber jr.", "Ana", "Zoë 🦜", "日本語", "Ida", "Toco", "Bob", "Cleo")


TABLES = [*SMALL, ("92q", 8), ("springcleaning", 5)]
"""The most hands, and the longest lists of them."""


@cache
def first_hand(slug: str, players: int) -> Any:
    table, _ = played(slug, players, Random(4), level="chance")
    return dealt(table.record, table.log, 1)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_open_card_can_be_read(slug: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, drawn = first_hand(slug, players), list[tuple[str, int, int]]()
    card = Canvas.card

    def noted(self: Any, which: str, size: Size, at: tuple[int, int], **more: Any) -> None:
        drawn.append((which, *at))
        card(self, which, size, at, **more)

    monkeypatch.setattr(Canvas, "card", noted)
    seats = seats_of(state, NAMES[:players])
    picture = openhands.hands(seats, deck_of(state), f"{slug} {players}")
    held = [one for seat in seats for one in (*seat.hand, *seat.open, *seat.hidden)]
    assert sorted(which for which, _, _ in drawn) == sorted(held)
    assert held
    for (_, x, y), (_, after, below) in pairwise(drawn):
        assert below != y or after - x >= fan.LEAST[Size.SMALL]
    for _, x, y in drawn:
        assert 0 <= x <= picture.width - Size.SMALL.width
        assert 0 <= y <= picture.height - Size.SMALL.height
    image = Image.open(BytesIO(picture.png))
    assert image.size == (picture.width, picture.height)
    assert image.mode == "P"


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_the_text_beside_it_is_short_enough(slug: str, players: int) -> None:
    state = first_hand(slug, players)
    said = told(state, NAMES[:players])
    assert len(said) < alt.LIMIT
    last = ordered(state, "hand", state.piles[f"hand {players - 1}"])[-1]
    assert words().card_name(last) in said or words().card(last) in said


def test_a_long_hand_takes_two_rows() -> None:
    held = openhands.Held("Ann", DECKS["loka"].every[:26])
    long = openhands.hands((held,), "loka", "twenty-six")
    short = openhands.hands((openhands.Held("Ann", held.hand[:10]),), "loka", "ten")
    assert short.height < long.height < short.height + Size.SMALL.height


def test_colours_are_the_readers() -> None:
    held = (openhands.Held("Ann", ("2C", "3D")),)
    four = openhands.hands(held, "french", "")
    assert openhands.hands(held, "french", "", colours=2).png != four.png
    assert openhands.hands(held, "french", "") is four
