"""The pictures of plain games of tricks: whole at every size of table, and with nothing that is hidden."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.games.base import HOLE
from bot.games.q92.rules import NinetyTwoQ
from bot.words import words
from rendering.kit import board, plain
from rendering.kit.board import MARGIN, WIDTH
from rendering.kit.picture import Picture
from rendering.kit.sheets import Size
from tests.games.playing import random_match

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def shown(view: NinetyTwoQ) -> plain.Shown:
    counts = tuple((("cup", str(taken)),) for taken in view.taken)
    return plain.Shown(heads=("KH", "Hand 1"), counts=counts, told=("Clubs are trumps.",))


def playing(players: int, cards: int) -> Any:
    """A state of the play with so many cards on the table, whose seat to act may not play all of its own."""
    return next(filter(partial(_fits, cards=cards), _matches(players)))


def _matches(players: int) -> Iterator[Any]:
    for seed in itertools.count():
        for step in random_match("92q", players, Random(seed), {"target": "20"}):
            yield step.before


def _fits(state: Any, cards: int) -> bool:
    if state.phase != "play" or not state.tricks or len(state.trick) != cards:
        return False
    return 1 < len(state.playable(state.turn)) < len(state.hands[state.turn])


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.png))
    assert image.size == (picture.width, picture.height)
    return image


@pytest.mark.parametrize("players", range(2, 9))
def test_every_seat_has_a_column_of_its_own(players: int) -> None:
    for reader in (None, *range(players)):
        columns = board.around(players, reader, 100, 200).columns
        assert sorted(column.seat for column in columns) == list(range(players))
        assert len({(column.row, column.x) for column in columns}) == players
        assert all(column.x >= MARGIN and column.x + column.width <= WIDTH - MARGIN for column in columns)


@pytest.mark.parametrize("players", NinetyTwoQ.seats)
def test_a_table_tells_its_turn_and_cards(players: int) -> None:
    view = playing(players, 2).view(None)
    picture = plain.table(view, shown(view), NAMES[:players], words())
    assert opened(picture).width == WIDTH
    assert f"{NAMES[view.turn]}'s turn. Clubs are trumps." in picture.alt
    for card in (*view.trick, *view.tricks[-1].cards):
        assert words().card_name(card) in picture.alt


@pytest.mark.parametrize("players", NinetyTwoQ.seats)
def test_a_panel_has_only_its_own_hand(players: int) -> None:
    state = playing(players, 1)
    view = state.view(state.turn)
    table = plain.table(view, shown(view), NAMES[:players], words())
    hand = plain.hand(view, state.turn, words())
    panel = plain.panel(view, shown(view), state.turn, NAMES[:players], words(), size=Size.LARGE)
    assert opened(panel).height == table.height + hand.height
    assert hand.alt.startswith("Your turn. Your hand: ")
    assert panel.alt.startswith(hand.alt)
    own, seen = state.hands[state.turn], {card for pile in view.piles.values() for card in pile} - {HOLE}
    assert all(words().card_name(card) in panel.alt for card in own)
    unseen = set(state.deck) - seen
    assert not [card for card in unseen if words().card_name(card) in panel.alt and card != "KH"]


def test_what_may_not_be_played_is_dim() -> None:
    state = playing(4, 1)
    view, seat = state.view(state.turn), state.turn
    assert "You can play" in plain.hand(view, seat, words()).alt
    free = view.but(trick=(), phase="play")
    assert "You can play" not in plain.hand(free, seat, words()).alt
    assert plain.hand(view, seat, words()).png != plain.hand(free, seat, words()).png
