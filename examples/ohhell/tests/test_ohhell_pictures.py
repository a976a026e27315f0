"""The pictures of Oh Hell show what their readers may see, at every moment and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from toucan_ohhell import pictures
from toucan_ohhell.players import PLAYERS
from toucan_ohhell.rules import Game

from bot.ai.decision import Budget
from bot.games.base import NATURE, pick, play
from bot.words import Words
from rendering.kit.alt import LIMIT
from rendering.kit.sheets import Size

NAMES = ("Ann", "Benedetta", "Cleo", "Dan", "Eve", "Fay", "Gus")


@pytest.fixture(scope="module")
def words() -> Words:
    """A catalogue of English with the game's own sentences."""
    made = Words("en")
    for file in (files("toucan_ohhell") / "words/en").iterdir():
        made.add(file.read_text(encoding="utf-8"))
    return made


def moments(players: int) -> Iterator[Any]:
    """The states before each decision of a match among normal players."""
    rng, state = Random(players), Game.start(players, {"largest": "3"})
    while state.to_act:
        (seat,) = state.to_act
        if seat == NATURE:
            action = pick(rng, state.legal(seat))
        else:
            yield state
            action = PLAYERS["normal"](state.view(seat), seat, rng, Budget(iterations=1)).action
        state, _ = play(state, seat, action)
    yield state


@pytest.mark.parametrize("players", [3, 7])
def test_every_moment_can_be_drawn(players: int, words: Words) -> None:
    names = NAMES[:players]
    for state in list(moments(players))[:: players + 2]:
        public = pictures.table(state.view(None), names, words)
        assert 0 < len(public.alt) <= LIMIT
        assert public.width == 1000
        for size in Size:
            assert pictures.panel(state.view(0), 0, names, words, size=size).height > public.height


def test_a_reader_hears_of_no_hidden_card(words: Words) -> None:
    for state in list(moments(3))[::5]:
        hidden = {card for seat in (1, 2) for card in state.hands[seat]} | set(state.stock)
        told = pictures.panel(state.view(0), 0, NAMES[:3], words).alt
        assert not [card for card in hidden if words.card_name(card) in told]


def test_bids_and_tricks_are_told(words: Words) -> None:
    state = next(state for state in moments(4) if state.phase == "play" and state.tricks)
    told = pictures.table(state.view(None), NAMES[:4], words).alt
    for name, bid, taken in zip(NAMES, state.bids, state.taken, strict=False):
        assert f"{name}: 0 points, {taken} of {bid} tricks." in told
    assert "Hand 1 of 3." in told
