"""Rows of a hand: each card once and in order, each index to be seen, suits together where they fit."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest

from bot.games.kit.loka import LOKA, in_order
from rendering.kit import fan
from rendering.kit.fan import Placement
from rendering.kit.sheets import Size

WIDTH = 972


def hand(count: int, seed: int) -> tuple[str, ...]:
    return in_order(Random(seed).sample(LOKA, count))


def lines_of(placements: tuple[Placement, ...]) -> list[list[Placement]]:
    tops = sorted({placement.y for placement in placements})
    return [[placement for placement in placements if placement.y == top] for top in tops]


@pytest.mark.parametrize("size", Size)
def test_every_index_is_seen(size: Size) -> None:
    for count, seed in product(range(1, 29), range(3)):
        assert_every_index_is_seen(hand(count, seed), size)


def assert_every_index_is_seen(cards: tuple[str, ...], size: Size) -> None:
    placements = fan.rows(cards, WIDTH, size=size)
    assert tuple(placement.card for placement in placements) == cards
    assert max(placement.x for placement in placements) + size.width <= WIDTH
    lines = lines_of(placements)
    for line in lines:
        assert line[0].x == 0
        assert all(other.x - one.x >= fan.LEAST[size] for one, other in pairwise(line))
    assert all(lower[0].y - upper[0].y == fan.DROP[size] for upper, lower in pairwise(lines))
    assert fan.height(placements, size) == (len(lines) - 1) * fan.DROP[size] + size.height


@pytest.mark.parametrize(("count", "size"), list(product((1, 2, 4, 13), Size)))
def test_few_cards_lie_in_the_middle(count: int, size: Size) -> None:
    placements = fan.rows(hand(count, 1), WIDTH, size=size)
    centred = fan.centred(placements, WIDTH, size)
    left, right = (pick(one.x for one in centred) for pick in (min, max))
    assert 0 <= WIDTH - (right + size.width) - left <= 1
    assert [(one.card, one.x - left, one.y) for one in centred] == [
        (one.card, one.x, one.y) for one in placements
    ]


def test_no_cards_take_no_room() -> None:
    assert fan.rows((), WIDTH) == fan.centred((), WIDTH) == ()
    assert fan.height(()) == 0


@pytest.mark.parametrize(("count", "number"), [(1, 1), (11, 1), (12, 2), (22, 2), (23, 3), (28, 3)])
def test_rows_are_as_few_as_fit(count: int, number: int) -> None:
    assert len(lines_of(fan.rows(hand(count, 1), WIDTH))) == number


def test_a_row_ends_with_a_suit() -> None:
    cards = ("2A", "3A", "4A", "5A", "6A", "7A", "8A", "2E", "3E", "4E", "5E", "6E", "1T", "2T")
    first, second = lines_of(fan.rows(cards, WIDTH))
    assert [placement.card[-1] for placement in first] == ["A"] * 7
    assert {placement.card[-1] for placement in second} == {"E", "T"}


def test_no_row_is_left_almost_empty() -> None:
    cards = ("2A", *(f"{number}T" for number in range(1, 15)))
    first, second = lines_of(fan.rows(cards, WIDTH))
    assert abs(len(first) - len(second)) <= 1


def test_suits_lie_apart_where_there_is_room() -> None:
    one, two, three = fan.rows(("2A", "3A", "2E"), WIDTH)
    assert three.x - two.x > two.x - one.x


def test_groups_may_be_told_apart_otherwise() -> None:
    def by_rank(card: str) -> str:
        return card[0]

    one, two, three = fan.rows(("2A", "2E", "3E"), WIDTH, group=by_rank)
    assert three.x - two.x > two.x - one.x


def test_a_torn_suit_leaves_no_single_card() -> None:
    cards = (
        *("5C", "6C", "7C", "JC", "KC"),
        *("3H", "4H", "6H", "QH", "AH"),
        *("4S", "5S", "8S", "TS", "KS"),
    )
    lines = lines_of(fan.rows((*cards, "AS"), Size.HUGE.width + 4 * fan.LEAST[Size.HUGE], size=Size.HUGE))
    assert len(lines) == 4
    assert sorted(map(len, lines)) == [3, 3, 5, 5]
