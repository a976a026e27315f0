"""Guessed deals: all that fit, none else, each as often as the others."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.french import FRENCH
from bot.games.kit.worlds import Slot, deal_unseen
from tests.games.playing import evenly

Deal = tuple[tuple[str, ...], ...]

SMALL = {
    "nobody is known to be void": ("2C 3C 2D", [Slot(1), Slot(2)]),
    "one void, two places without": ("2C 3C 2D", [Slot(1, "D"), Slot(1), Slot(1)]),
    "the void comes last": ("2C 3C 2D 2H", [Slot(2), Slot(2, "C")]),
    "two different voids": ("2C 3C 2D 2H 3H", [Slot(2, "C"), Slot(1), Slot(2, "H")]),
    "the same void twice": ("2C 3C 2D 3D 2H", [Slot(1, "C"), Slot(2), Slot(2, "C")]),
    "only one suit is left to hold": ("2C 3C 2D 2H 2S", [Slot(2, "DHS"), Slot(3)]),
    "a void in a suit that is gone": ("2C 3C 2D", [Slot(2, "S"), Slot(1)]),
    "everybody is void in something": ("2C 3C 2D 3D 2H", [Slot(2, "C"), Slot(2, "D"), Slot(1, "H")]),
    "an empty place": ("2C 2D 2H", [Slot(0, "C"), Slot(2, "H"), Slot(1)]),
    "a card that is barred": ("2C 3C 2D 3D", [Slot(2, barred=frozenset({"2C"})), Slot(2)]),
    "barred cards beside voids": (
        "2C 3C 2D 3D 2H",
        [Slot(1, barred=frozenset({"2C", "3D"})), Slot(2, "C"), Slot(2, "H")],
    ),
    "a void and a barred card in one place": ("2C 3C 2D 2H", [Slot(2, "D", frozenset({"3C"})), Slot(2)]),
}


def every_deal(cards: Sequence[str], slots: Sequence[Slot]) -> set[Deal]:
    """All deals that fit, the cards of each place in order: found by trying every arrangement."""
    deals = set()
    for arrangement in itertools.permutations(cards):
        rest = iter(arrangement)
        deal = tuple(tuple(itertools.islice(rest, slot.size)) for slot in slots)
        if not any(slot.refuses(card) for slot, held in zip(slots, deal, strict=True) for card in held):
            deals.add(deal)
    return deals


@pytest.mark.parametrize("name", SMALL)
def test_every_deal_that_fits_comes_equally_often(name: str) -> None:
    cards, slots = SMALL[name][0].split(), SMALL[name][1]
    rng = Random(name)
    fitting = every_deal(cards, slots)
    drawn = Counter(tuple(deal_unseen(rng, cards, slots)) for _ in range(200 * len(fitting)))
    assert set(drawn) == fitting
    assert evenly(drawn.values())


def test_equal_cards_are_dealt_by_their_number() -> None:
    deal = deal_unseen(Random(1), ["4", "4", "4", "7"], [Slot(2, "7"), Slot(2)])
    assert deal[0] == ("4", "4")
    assert sorted(deal[1]) == ["4", "7"]


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_an_existing_deal_is_found_despite_voids(seed: int) -> None:
    rng = Random(seed)
    pile = rng.sample(FRENCH, 40)
    sizes = [rng.randrange(8) for _ in range(5)]
    hands = [[pile.pop() for _ in range(size)] for size in sizes]
    hands.append(pile)
    slots = []
    for hand in hands:
        missing = sorted(set("CDHS") - {card[1] for card in hand})
        slots.append(Slot(len(hand), "".join(rng.sample(missing, rng.randint(0, len(missing))))))
    cards = [card for hand in hands for card in hand]
    deal = deal_unseen(rng, cards, slots)
    assert sorted(card for held in deal for card in held) == sorted(cards)
    for slot, held in zip(slots, deal, strict=True):
        assert len(held) == slot.size
        assert not {card[1] for card in held} & set(slot.void)


def test_a_place_refuses_void_and_barred_cards() -> None:
    slot = Slot(1, "D", frozenset({"3C"}))
    assert [card for card in ("2C", "3C", "2D") if slot.refuses(card)] == ["3C", "2D"]


def test_the_same_chance_gives_the_same_deal() -> None:
    slots = [Slot(3, "C"), Slot(3), Slot(7, "S")]
    assert deal_unseen(Random(5), FRENCH[8:21], slots) == deal_unseen(Random(5), FRENCH[8:21], slots)


@pytest.mark.parametrize(
    ("cards", "slots"),
    [
        ("2C 3C", [Slot(1)]),
        ("2C 3C", [Slot(3)]),
        ("2C 3C", [Slot(1, "C"), Slot(1)]),
        ("2C 2D", [Slot(1, "C"), Slot(1, "C")]),
        ("2C 2D 2H", [Slot(1, "CD"), Slot(1, "CD"), Slot(1)]),
        ("2C 2D", [Slot(1, barred=frozenset({"2C"})), Slot(1, "C")]),
    ],
)
def test_what_cannot_be_is_an_error(cards: str, slots: list[Slot]) -> None:
    with pytest.raises(ValueError, match=r"^(no deal fits|the slots must hold just these cards)$"):
        deal_unseen(Random(1), cards.split(), slots)
