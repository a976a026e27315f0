"""Spring Cleaning's pictures: small, steady, telling everything that is open and nothing that is not."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest
from PIL import ImageChops

from bot.games.base import HOLE
from bot.games.springcleaning.combinations import VALUES
from bot.games.springcleaning.rules import Play, SpringCleaning
from bot.words import words
from rendering.decks import household
from rendering.kit import palette
from rendering.kit.picture import Picture
from rendering.kit.sheets import Size
from rendering.kit.table import NO_PINS, Pins
from rendering.springcleaning import table as springcleaning
from tests.games.playing import random_match

NAMES = ("Wolfgang Amadeus Mozart-Weber jr.", "Ana", "Zoë 🦜", "日本語", "Bob")
WORDS = words()


def _from(seat: int) -> str:
    """How a card of this seat's Offer begins in an alt text."""
    return f"{NAMES[seat]}'s\N{NO-BREAK SPACE}"


@cache
def positions() -> tuple[SpringCleaning, ...]:
    """Some of everything that happens in a match of two and in one of five."""
    states = []
    for players in (2, 5):
        steps = list(random_match("springcleaning", players, Random(players), {}))
        states += [step.after for step in steps[::7]]
        states += [step.after for step in steps[-1:]]
    return tuple(state for state in states if isinstance(state, SpringCleaning))


def table(state: SpringCleaning) -> Picture:
    return springcleaning.table(state.view(None), NAMES[: state.players], WORDS)


def hand(state: SpringCleaning, seat: int) -> Picture:
    return springcleaning.hand(state.view(seat), seat, NAMES[: state.players], WORDS)


def fullest() -> SpringCleaning:
    """Five Offers of every value, a long combination to beat, and a hand as after taking up an Offer."""
    state = next(one for one in positions() if one.players == 5 and one.phase == "play" and one.trick)
    nine = tuple(VALUES)
    places = ("h1", "0.2", "3.3", "h2", "2.5", "4.6", "1.7", "h3")
    others = ((HOLE,) * 10,) * 4
    return state.but(
        turn=0, hands=(nine * 4, *others), offers=(nine,) * 5, trick=(Play(1, nine[:8], places),)
    )


def test_the_fullest_pictures_are_small() -> None:
    state = fullest()
    for picture in (table(state), *(hand(state, seat) for seat in range(state.players))):
        assert len(picture.png) <= 100_000
        assert 0 < len(picture.alt) <= 1024


def test_texts_name_all_that_is_open() -> None:
    for state in positions()[::3]:
        for picture in (table(state), *(hand(state, seat) for seat in range(state.players))):
            for seat, offer in enumerate(state.offers):
                at = picture.alt.index(f"{NAMES[seat][:8]}")
                assert f"offers {', '.join(offer) or 'nothing'}" in picture.alt[at:]
            for play in state.trick[-1:]:
                assert all(card in picture.alt for card in play.cards)
        for seat, cards in enumerate(state.hands):
            assert not cards or ", ".join(cards) in hand(state, seat).alt


def test_what_is_chosen_is_lifted_and_told() -> None:
    state = fullest().view(0)
    plain = springcleaning.hand(state, 0, NAMES, WORDS)
    chosen = springcleaning.hand(state, 0, NAMES, WORDS, chosen=("h0", "1.2"))
    assert plain.png != chosen.png
    assert f"Chosen: 1, {_from(1)}2." in chosen.alt
    useful = springcleaning.hand(state, 0, NAMES, WORDS, useful=frozenset(("h0", "1.2")))
    assert f"Useful now: 1, {_from(1)}2." in useful.alt


def test_useful_cards_are_told_in_order() -> None:
    """A set has no order of its own: the text of one picture was another after each start."""
    state = fullest().view(0)
    places = frozenset(("h1", "h0", *(f"1.{value}" for value in "987654321")))
    useful = springcleaning.hand(state, 0, NAMES, WORDS, useful=places)
    told = useful.alt.partition("Useful now: ")[2].partition(".")[0].split(", ")
    assert told[2:] == [f"{_from(1)}{value}" for value in "123456789"]


def test_an_offer_is_arranged_in_sight() -> None:
    state = fullest().but(phase="arrange", hands=((), *((HOLE,) * 10,) * 4)).view(0)
    some = springcleaning.hand(state, 0, NAMES, WORDS, order=("9", "1"))
    assert "In the new order: 9, 1." in some.alt
    assert some.png != springcleaning.hand(state, 0, NAMES, WORDS, order=("1", "9")).png


def test_free_places_show_while_arranging() -> None:
    hands = ((), *((HOLE,) * 10,) * 4)
    state = fullest().but(phase="arrange", turn=0, hands=hands, offers=(("3", "5", "5"), *((),) * 4)).view(0)
    none, two, all_three = (
        springcleaning.hand(state, 0, NAMES, WORDS, order=tuple(order)) for order in ("", "35", "355")
    )
    assert "3 places of your hand are still free." in none.alt
    assert "In the new order: 3, 5. One place of your hand is still free." in two.alt
    assert "free" not in all_three.alt
    # No place moves when a card is put into it.
    assert none.height == two.height == all_three.height
    assert len({none.png, two.png, all_three.png}) == 3


@pytest.mark.parametrize("size", list(Size))
def test_no_two_values_look_alike(size: Size) -> None:
    """Each has a colour and a thing of its own."""
    assert len(set(household.COLOURS.values())) == len(VALUES)
    for one, other in product(VALUES, VALUES):
        if one < other:
            pair = [household.sprite(card, size).convert("RGB") for card in (one, other)]
            assert ImageChops.difference(*pair).getbbox()


def test_the_deck_is_drawn_in_the_palette() -> None:
    assert all(colour in palette.bright() for colour in household.COLOURS.values())
    for card in (*VALUES, HOLE):
        assert household.sprite(card, Size.SMALL).mode == "P"
        assert household.chip(card, palette.PLATE, 3).mode == "P"


def test_an_answer_from_an_offer_is_marked() -> None:
    state = next(one for one in positions() if one.phase == "play" and one.offers[1])
    answer = Pins(chosen=(f"1.{state.offers[1][0]}",))
    plain, marked = (
        springcleaning.hand(state.view(0), 0, NAMES[: state.players], WORDS, pins=pins)
        for pins in (NO_PINS, answer)
    )
    assert plain.png != marked.png
