"""The worlds that a search of Spring Cleaning imagines, and what they are worth to it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.ai.springcleaning.hard import Guesses, World
from bot.ai.springcleaning.packing import unpacked
from bot.ai.springcleaning.round import OPENING, PLAY
from bot.games.base import NATURE
from bot.games.springcleaning.combinations import DECK
from bot.games.springcleaning.rules import SpringCleaning
from tests.games.playing import random_match
from tests.kit.springcleaning import position

seats = pytest.mark.parametrize("players", SpringCleaning.seats)


def all_cards(world: World) -> Counter[int]:
    offered = (
        value for offer in world.offers for value, count in enumerate(unpacked(offer)) for _ in range(count)
    )
    held = (card for hand in world.hands for card in unpacked(hand))
    return Counter([*held, *offered, *world.stock, *world.discards, *world.table]) + Counter(
        [world.drawn] if world.drawn else []
    )


def worlds(players: int, seed: int) -> list[tuple[SpringCleaning, int, World]]:
    """A guess at every decision of a match by chance: the state, whose decision it is, the guess."""
    return [
        (step.before, step.seat, Guesses(step.before.view(step.seat), step.seat).guess(Random(seed)))
        for step in random_match("springcleaning", players, Random(seed))
        if step.seat != NATURE and isinstance(step.before, SpringCleaning)
    ]


@seats
def test_a_guess_fits_view_and_deck(players: int) -> None:
    for state, seat, world in worlds(players, 3):
        assert all_cards(world) == Counter(map(int, DECK))
        assert unpacked(world.hands[seat]) == [int(card) for card in state.hands[seat]]
        assert [len(unpacked(hand)) for hand in world.hands] == [len(hand) for hand in state.hands]


@seats
def test_every_guess_is_another(players: int) -> None:
    state, seat, _ = worlds(players, 5)[0]
    rng, guesses = Random(1), Guesses(state.view(seat), seat)
    guessed = [guesses.guess(rng) for _ in range(20)]
    assert len({tuple(world.hands) for world in guessed}) == len(guessed)
    assert all(all_cards(world) == Counter(map(int, DECK)) for world in guessed)


@seats
def test_others_have_chosen_openings_before_ours(players: int) -> None:
    openings = [each for each in worlds(players, 4) if each[2].phase == OPENING]
    assert openings
    for _, seat, world in openings:
        before = world.hands[seat]
        world.play(2)
        assert world.phase == PLAY
        assert world.offered == [1] * players
        assert unpacked(world.hands[seat]) == unpacked(before)[:2] + unpacked(before)[3:]
        assert all_cards(world) == Counter(map(int, DECK))


def test_who_needs_less_is_worth_more() -> None:
    world = World.of(position("34", "1379", "13597", stock="9"), Random(1))
    assert world.worth(0) > world.worth(1) > world.worth(2)
    assert sum(map(world.worth, range(3))) == pytest.approx(-3)
