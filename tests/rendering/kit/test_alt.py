"""A picture's text is the fullest that Discord takes, and says who played and took what."""

from __future__ import annotations

from bot.games.differ.rules import Differ
from bot.games.kit.tricks import Trick
from bot.words import words
from rendering.kit.alt import LIMIT, fitting
from rendering.kit.trick_alt import TableTold


def test_the_first_text_that_fits_is_taken() -> None:
    assert fitting(("a" * (LIMIT + 1), "b" * LIMIT, "c")) == "b" * LIMIT


def test_what_never_fits_is_cut() -> None:
    assert fitting(("a" * (LIMIT + 2), "b" * (LIMIT + 1))) == "b" * LIMIT


def test_the_last_trick_names_players_and_winner() -> None:
    say, view = words(), Differ.start(4, {}).but(tricks=(Trick(1, ("AC", "KD", "2H", "3H"), 2),))
    played = (("Bob", "AC"), ("Cat", "KD"), ("Dan", "2H"), ("Ann", "3H"))
    cards = ", ".join(say("picture-played", name=name, card=say.card(card)) for name, card in played)
    told = TableTold(view, ("Ann", "Bob", "Cat", "Dan"), say, spoken=False)
    assert [*told.last_trick()] == [say("picture-last", cards=cards, name="Cat")]
