"""Guesses in Mitigati: just the deals that could have led to what a seat saw, each equally likely."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.base import HOLE, NATURE, Refusal, pick, play
from bot.games.kit.loka import HONOURS, KINGS, LOKA, in_order
from bot.games.mitigati.rules import Mitigati
from tests.games.mitigati.table import cards_in, declaring
from tests.games.playing import evenly, random_match

Line = tuple[int, str]


def lines_to(left: int, seed: int) -> list[Line]:
    """A hand at random, nothing bargained over, until so many cards are left to be played."""
    rng = Random(seed)
    state = Mitigati.start(3, {"hands": "1"})
    lines: list[Line] = []
    while sum(map(len, state.hands)) != left or state.phase != "play":
        seat = min(state.to_act)
        choices = state.legal(seat)
        if state.phase == "bargain":
            action = "continue"
        else:
            action = pick(rng, (choices[int(rng.random() * len(choices))],))
        state, _ = play(state, seat, action)
        lines.append((seat, action))
    return lines


def views(lines: list[Line], seat: int) -> Iterator[Mitigati]:
    state = Mitigati.start(3, {"hands": "1"})
    for actor, action in lines:
        state, _ = play(state, actor, action)
        yield state.view(seat)


def final(lines: list[Line]) -> Mitigati:
    state = Mitigati.start(3, {"hands": "1"})
    for actor, action in lines:
        state, _ = play(state, actor, action)
    return state


def packed(dealer: int, hands: list[tuple[str, ...]]) -> str:
    """The deal that gives these whole hands, the Dealer's of 28 cards."""
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    packets = [
        card for number in range(5) for seat in order for card in hands[seat][5 * number : 5 * number + 5]
    ]
    return " ".join((*packets, *hands[dealer][25:]))


def possible(lines: list[Line], seat: int) -> set[Mitigati]:
    """Every state the seat could be in: each way to swap what it has not seen, replayed from the deal.

    It knows nothing of what proves what: a deal is out if the rules refuse one of its lines or it looks
    different.
    """
    state = final(lines)
    seen = list(views(lines, seat))
    view = seen[-1]
    holes = [view.discards.count(HOLE), *(hand.count(HOLE) for hand in view.hands)]
    unseen = [card for card in LOKA if card not in cards_in(view)]
    played: list[list[str]] = [[], [], []]
    for actor, action in lines:
        if action.startswith("play "):
            played[actor].append(action[5:])
    found = set()
    for places in split(unseen, holes):
        discards = in_order(places[0]) or state.discards
        held = [
            [card for card in hand if card != HOLE] + list(extra)
            for hand, extra in zip(view.hands, places[1:], strict=True)
        ]
        whole = [tuple(hand + gone) for hand, gone in zip(held, played, strict=True)]
        whole[state.dealer] += discards
        whole[seat] = dealt_to(lines, seat, state.dealer)
        swapped = [
            (NATURE, "deal " + packed(state.dealer, whole))
            if action.startswith("deal ")
            else (actor, "discard " + " ".join(discards))
            if action.startswith("discard ")
            else (actor, action)
            for actor, action in lines
        ]
        try:
            if list(views(swapped, seat)) == seen:
                found.add(final(swapped))
        except Refusal:
            continue
    return found


def dealt_to(lines: list[Line], seat: int, dealer: int) -> tuple[str, ...]:
    """The seat's own cards in the order they came."""
    deal = lines[1][1].split(" ")[1:]
    place = (seat - dealer - 1) % 3
    own = [
        card for number in range(5) for card in deal[15 * number + 5 * place : 15 * number + 5 * place + 5]
    ]
    return tuple(own + deal[75:] * (seat == dealer))


def split(cards: list[str], sizes: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to part the cards into places of these sizes."""
    if not sizes:
        yield ()
        return
    for first in itertools.combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in split(rest, sizes[1:]):
            yield (first, *others)


POSITIONS = [*itertools.product((4, 5, 6), (1, 2, 3, 5))]
"""How many cards each seat has left, and the seed of the match."""


@pytest.mark.parametrize(("left", "seed"), POSITIONS)
def test_guesses_are_equally_likely_deals(left: int, seed: int) -> None:
    lines = lines_to(left, seed)
    seat = seed % 3
    view = final(lines).view(seat)
    worlds = possible(lines, seat)
    rng = Random(seed)
    guessed = Counter(view.guess(seat, rng) for _ in range(40 * len(worlds)))
    assert set(guessed) == worlds
    assert len(worlds) == 1 or evenly(guessed.values())


def test_these_positions_have_holes_of_every_kind() -> None:
    """The test above needs voids, declared cards, and discards that could not be Kings."""
    met: Counter[str] = Counter()
    for left, seed in POSITIONS:
        lines = lines_to(left, seed)
        seat = seed % 3
        state = final(lines)
        view = state.view(seat)
        unseen = set(LOKA) - cards_in(view)
        met["void"] += any(void for other, void in enumerate(view.voids) if other != seat)
        met["shown"] += any(0 < hand.count(HOLE) < len(hand) for hand in view.hands)
        met["kept"] += bool(unseen & {*KINGS, *HONOURS}) and seat != state.dealer
        met["dealer"] += seat == state.dealer
    assert met["void"]
    assert met["shown"]
    assert met["kept"]
    assert met["dealer"]


def test_no_kept_card_is_guessed_discarded() -> None:
    view = declaring("", "AA 2A 3A").view(0)
    met: Counter[str] = Counter()
    for seed in range(400):
        met.update(view.guess(0, Random(seed)).discards)
    assert not set(met) & {*KINGS, *HONOURS}
    assert len(met) > 30


def test_the_dealer_guesses_its_own_discards_right() -> None:
    view = declaring("", "AA 2A 3A").view(2)
    assert {view.guess(2, Random(seed)).discards for seed in range(50)} == {("AA", "2A", "3A")}


def test_before_the_deal_ends_cards_lie_anywhere() -> None:
    steps = list(random_match("mitigati", 3, Random(2), {}))
    state = next(step.after for step in steps if step.after.to_act == {0})
    assert isinstance(state, Mitigati)
    view = state.view(0)
    card = next(card for card in LOKA if card not in state.hands[0])
    rng = Random(3)
    where: Counter[int] = Counter()
    for _ in range(3000):
        guess = view.guess(0, rng)
        line = (*guess.hands[1], *guess.hands[2])
        where[guess.undealt.index(card) if card in guess.undealt else -1] += 1
        assert len(line) == 20
    assert abs(where.pop(-1) / 3000 - 20 / 68) < 0.05
    assert evenly(where.values())


@pytest.mark.parametrize("seed", range(4))
def test_a_view_holds_only_told_cards(seed: int) -> None:
    known: dict[int | None, set[str]] = {}
    for step in random_match("mitigati", 3, Random(seed), {"hands": "2"}):
        if step.action.startswith("deal "):
            known = {reader: set() for reader in (None, 0, 1, 2)}
        for reader, cards in known.items():
            cards.update(card for event in step.events for card in event.seen_by(reader).cards)
            assert isinstance(step.after, Mitigati)
            assert cards_in(step.after.view(reader)) <= cards - {HOLE}
