"""Spring Cleaning: who knows what, and what a guess may be."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import HOLE, NATURE, Event, Seat, pick, play, shuffled
from bot.games.springcleaning.combinations import Cards
from bot.games.springcleaning.rules import SpringCleaning
from tests.games.playing import evenly, random_match
from tests.kit.seeds import seeds
from tests.kit.springcleaning import actions, after, cards, dealt, position, told, why


def test_opening_offers_are_revealed_together() -> None:
    state = dealt(3)
    one = after(state, "1 offer h4")
    assert one.to_act == {0, 2}
    assert told(state, "1 offer h4") == [Event("sealed", 1)]
    assert one.view(1).sealed == ("", "h4", "")
    assert one.view(0).sealed == one.view(None).sealed == ("", HOLE, "")
    assert one.view(0) == after(state, "1 offer h7").view(0)
    assert why(one, "offer h4", 1) == "It is not your turn."
    two = after(one, "0 offer h0")
    assert two.offers == ((), (), ())
    shown = after(two, "2 offer h11")
    assert [len(hand) for hand in shown.hands] == [11] * 3
    assert shown.offers == tuple((hand[place],) for hand, place in zip(state.hands, (0, 4, 11), strict=True))
    assert told(two, "2 offer h11")[1:] == [
        Event("offered", seat, shown.offers[seat], (place,)) for seat, place in enumerate(("0", "4", "11"))
    ]
    assert shown.sealed == ("", "", "")


def test_a_drawn_card_is_seen_by_its_drawer() -> None:
    state = position("5", "67", current="8", stock="41")
    drawn = after(state, "0 draw deck")
    assert drawn.view(0).drawn == cards("4")
    assert drawn.view(1).drawn == drawn.view(None).drawn == (HOLE,)
    assert told(state, "0 draw deck")[0].cards == (HOLE,)
    assert drawn.view(0).hands == (cards("5"), (HOLE, HOLE))
    assert drawn.view(0).stock == (HOLE,)
    inserted = after(drawn, "0 insert 1")
    assert inserted.hands[0] == cards("54")
    assert inserted.known.hands[0] == (2, 2)
    assert inserted.view(1).hands == ((HOLE, HOLE), cards("67"))


def test_a_card_from_an_offer_stays_known() -> None:
    state = position("55", "67", offers=("", "3"), current="8", stock="41")
    drawn = after(state, "0 draw 1.3")
    assert drawn.view(1).drawn == cards("3")
    inserted = after(drawn, "0 insert 1")
    assert inserted.known.hands[0] == (2, "3", 2)
    assert inserted.view(1).hands[0] == (HOLE,) * 3
    assert {inserted.view(1).guess(1, Random(seed)).hands[0][1] for seed in range(9)} == {"3"}
    assert after(inserted, "0 offer h0").known.hands[0] == ("3", 2)


def test_an_arranged_offer_hides_only_its_order() -> None:
    state = position("", "12", offers=("3557", "")).but(phase="arrange")
    arranged = after(state, "0 arrange 5 3 7 5")
    assert arranged.hands[0] == cards("5375")
    assert arranged.offers[0] == ()
    assert arranged.known.hands[0] == (0, 0, 0, 0)
    assert arranged.known.heaps[0] == cards("3557")
    assert arranged.view(1) == after(state, "0 arrange 7 5 5 3").view(1)
    assert len(actions(state, 0, "arrange")) == 12
    led = after(arranged, "0 play h1")
    assert (led.known.hands[0], led.known.heaps[0]) == ((0, 0, 0), cards("557"))


def test_a_shuffle_hides_only_the_order() -> None:
    state = position("59", "67", current="8", discards="441")
    asked = after(state, "0 draw deck")
    assert asked.to_act == {NATURE}
    assert asked.stock == ()
    shuffled_in = after(asked, "nature shuffle 4 1 4")
    assert (shuffled_in.drawn, shuffled_in.stock, shuffled_in.discards) == (cards("4"), cards("14"), ())
    assert shuffled_in.known.heaps[-2:] == (cards("5679"), cards("144"))
    inserted = after(shuffled_in, "0 insert 0")
    for seed in range(20):
        guess = inserted.view(1).guess(1, Random(seed))
        assert guess.hands[0][0] in "14"
        assert sorted(guess.hands[0][1:]) == ["5", "9"]


def test_only_discards_are_shuffled() -> None:
    state = position("59", "67", current="8", discards="441")
    asked = after(state, "0 draw deck")
    assert why(asked, "shuffle 4 1 8", NATURE) == "That needs each of the 3 cards exactly once."


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_what_everybody_knows_is_true(seed: int, players: int) -> None:
    for step in random_match("springcleaning", players, Random(seed)):
        state = step.after
        assert isinstance(state, SpringCleaning)
        places = [
            (card, mark)
            for hand, marks in zip(state.hands, state.known.hands, strict=True)
            for card, mark in zip(hand, marks, strict=True)
        ]
        places += [(card, state.drawn_mark) for card in state.drawn]
        places += [(card, state.known.deck) for card in state.stock]
        for heap, left in enumerate(state.known.heaps):
            assert sorted(card for card, mark in places if mark == heap) == list(left)
        assert all(card == mark for card, mark in places if isinstance(mark, str))


# Guesses against brute force


def alternatives(state: SpringCleaning, seat: Seat, action: str, reader: Seat) -> Iterator[str]:
    """Yield the actions that the reader cannot tell from this one."""
    hidden = state.phase in ("opening", "arrange", "shuffle") and seat != reader
    if not hidden:
        yield action
        return
    for choice in state.legal(seat):
        yield from choice


def worlds_after(
    worlds: set[SpringCleaning], seat: Seat, action: str, reader: Seat, seen: list[Event]
) -> set[SpringCleaning]:
    """Every state that it may be now: the reader would have been told just the same."""
    now = set()
    for world in worlds:
        for other in alternatives(world, seat, action, reader):
            if any(other in choice for choice in world.legal(seat)):
                state, events = play(world, seat, other)
                if [event.seen_by(reader) for event in events] == seen:
                    now.add(state)
    return now


def small_deals(rng: Random, *, opening: bool) -> tuple[SpringCleaning, set[SpringCleaning]]:
    """Two seats with two cards each, before the opening offers or later; and all it could be for seat 0."""

    def table(order: Cards) -> SpringCleaning:
        state = position("".join(order[:2]), "".join(order[2:4]), stock="".join(order[4:]), turn=turn)
        return state.but(phase="opening") if opening else state.but(offers=offers, discards=cards("66"))

    turn, deck = int(rng.random() * 2), shuffled(rng, "1122345" if opening else "123445")
    public = shuffled(rng, "2789")
    offers = (tuple(sorted(public[:2])), tuple(sorted(public[2:])))
    actual = table(tuple(deck))
    every = map(table, set(itertools.permutations(deck)))
    return actual, {world for world in every if world.hands[0] == actual.hands[0]}


def often_draws(state: SpringCleaning, seat: Seat, rng: Random) -> str:
    choices = state.legal(seat)
    draws = tuple(choice for choice in choices if choice.verb == "draw" and rng.random() < 0.8)
    return pick(rng, draws or choices)


@pytest.mark.parametrize("seed", seeds(30))
def test_guesses_are_all_states_that_agree(seed: int) -> None:
    rng = Random(seed)
    state, worlds = small_deals(rng, opening=seed % 3 == 0)
    for step in range(60):
        seat = shuffled(rng, sorted(state.to_act))[0]
        if len(worlds) * math.prod(choice.count for choice in state.legal(seat)) > 5000:
            break
        action = often_draws(state, seat, rng)
        state, events = play(state, seat, action)
        worlds = worlds_after(worlds, seat, action, 0, [event.seen_by(0) for event in events])
        assert state in worlds
        view = state.view(0)
        assert {world.view(0) for world in worlds} == {view}
        assert view.guess(0, rng) in worlds
        if step % 3 == 0 and len(worlds) >= 20:
            counts = Counter(view.guess(0, rng) for _ in range(40 * len(worlds)))
            assert set(counts) == worlds
            assert evenly(list(counts.values()))
        if state.phase in ("deal", "over"):
            break
