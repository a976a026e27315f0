"""What is told of a hand's tricks to whoever asks at the public message."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import NATURE
from bot.games.springcleaning.combinations import DECK
from bot.tables.records import Line
from bot.tables.table import Table
from cogs.people.names import marked
from cogs.table.info import tricks
from tests.cogs.test_reach import front_of
from tests.games.playing import TABLES
from tests.random_matches import played

TAKEN = {"springcleaning": {"won"}}
"""Events that end a trick, where they are called otherwise."""


def deals(table: Table) -> list[int]:
    return [line.n for line in table.log if line.seat == NATURE and line.action.startswith("deal ")]


def ended(table: Table, first: int) -> int:
    """How many tricks have come to an end since that line, and in Spring Cleaning one with the round."""
    state, count = Table.of(table.record, table.log[:first]).state, 0
    for line in table.log[first:]:
        state, events = state.apply(line.seat, line.action)
        count += sum(event.kind in TAKEN.get(table.slug, {"took", "untaken"}) for event in events)
        count += table.slug == "springcleaning" and any(event.kind == "scored" for event in events)
    return count


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_trick_of_a_hand_is_told(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(1), level="easy", most=600)
    told = 0
    for first, last in zip(deals(table), [*deals(table)[1:], len(table.log)], strict=True):
        # A match so far: what is asked for are the tricks of its newest hand.
        so_far = Table.of(table.record, table.log[:last])
        if count := ended(so_far, first):
            assert len(list(tricks(front_of(slug), so_far))) == count
            told += 1
    assert told


def test_tricks_that_read_the_same_are_two() -> None:
    table, _ = played("springcleaning", 2, Random(1), most=0)
    hands, rest = zip("799123456788", "112233445566", strict=True), list(DECK)
    order = [card for pair in hands for card in pair]
    for card in order:
        rest.remove(card)
    lead_a_nine = [(0, "play h0"), (1, "draw deck"), (1, "insert 0"), (1, "offer h0")]
    actions = [(NATURE, "leader 0"), (NATURE, " ".join(("deal", *order, *rest))), (0, "offer h0")]
    actions += [(1, "offer h0"), *lead_a_nine, *lead_a_nine]
    table.read([Line(number, seat, action, 0) for number, (seat, action) in enumerate(actions)])
    nine = f"{marked('P0')}\xa09 — **{marked('P0')}** won it."
    assert list(tricks(front_of("springcleaning"), table)) == [nine, nine]
