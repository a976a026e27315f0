from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import NATURE
from bot.games.springcleaning.combinations import DECK
from bot.records.stored import Line
from bot.tables.table import Table
from bot.words import words
from cogs.core.names import marked
from cogs.table.info import tricks, with_tricks
from rendering.kit.alt import LIMIT
from tests.games.playing import SMALL
from tests.kit.facts import OURS
from tests.kit.panels import front as front_of
from tests.kit.random_matches import played

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


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_every_trick_of_a_hand_is_told(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(1), level="easy", most=600)
    told = 0
    for first, last in zip(deals(table), [*deals(table)[1:], len(table.log)], strict=True):
        # A match so far: what is asked for are the tricks of its newest hand.
        so_far = Table.of(table.record, table.log[:last])
        if count := ended(so_far, first):
            assert len(list(tricks(front_of(slug), so_far))) == count
            told += 1
    assert told or slug not in OURS


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
    nine = f"{marked('P0')}: 9 — **{marked('P0')}** won it."
    assert list(tricks(front_of("springcleaning"), table)) == [nine, nine]


@pytest.mark.parametrize(
    ("slug", "players"), [(slug, game.seats[-1]) for slug, game in GAMES.items() if game.claimable]
)
def test_all_tricks_are_shown_with_their_takers(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(2), level="easy", most=150)
    state = with_tricks(table)
    names = tuple(f"Player {letter}" for letter in "ABCDEFGH"[:players])
    picture = front_of(slug).tricks_picture(state.view(None), names, 4)
    assert picture
    lines = picture.alt.split("\n")
    assert len(lines) == len(state.tricks)
    for number, (line, trick) in enumerate(zip(lines, state.tricks, strict=True), 1):
        assert line.startswith(f"{number}. {names[trick.leader][:4]}")
        assert all(words().card(card) in line for card in trick.cards)
        assert line.endswith(" took it")
        taker = line.split("; ")[1].removesuffix(" took it")
        assert taker == names[trick.winner] or names[trick.winner].startswith(taker.rstrip("…"))
    assert len(picture.alt) <= LIMIT
    assert len(picture.png) <= 100_000


def test_before_the_first_trick_the_last_hand_shows() -> None:
    table, _ = played("differ", 4, Random(2), level="easy", most=150)
    deal = deals(table)[1]
    so_far = Table.of(table.record, table.log[: deal + 1])
    state = with_tricks(so_far)
    assert len(state.tricks) == 13
    assert with_tricks(Table.of(table.record, table.log[: deals(table)[0] + 1])) is None


def test_name_that_is_an_address_is_no_link() -> None:
    """Discord links what begins with a scheme, unless a sign of that is escaped."""
    assert "https://" not in marked("https://example.com/x")
    assert "https\\://" in marked("https://example.com/x")
