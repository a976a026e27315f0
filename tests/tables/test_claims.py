"""A claim is only taken where nothing can go wrong: held against every play of the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games import RULES
from bot.games.base import NATURE, Seat, play
from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.games.kit.tricks import Trick
from bot.tables.claims import certain, played_out
from tests.games.mitigati.table import playing as loka
from tests.games.playing import SMALL, TABLES, random_match
from tests.kit.differ import position
from tests.kit.q92 import playing as q92

GAMES = [(slug, players) for slug, players in TABLES if RULES[slug].claimable and players < 8]
"""With eight, random play of 92Q hardly ever leaves anything to claim; its rules are those of six."""
MOST = 3
"""Cards in each hand where every play of the others is tried."""


def endings(slug: str, players: int, matches: int, cards: int = MOST) -> Iterator[tuple[Any, Seat]]:
    """Positions near the end of a hand in which somebody is about to lead."""
    for seed in range(matches):
        for step in random_match(slug, players, Random(seed)):
            state: Any = step.before
            if step.seat != NATURE and state.phase == "play" and not state.trick:
                left = len(state.hands[step.seat]) + (
                    len(state.face_up[step.seat]) if slug == "differ" else 0
                )
                if 1 < left <= cards:
                    yield state, step.seat


def holds(state: Any, seat: Seat, plan: tuple[str, ...]) -> bool:
    """Whether the seat takes every trick by its plan, whatever the others do."""
    if not plan:
        return True
    state, _ = play(state, seat, plan[0])
    return _others_fail(state, seat, plan[1:])


def _others_fail(state: Any, seat: Seat, plan: tuple[str, ...]) -> bool:
    (actor,) = state.to_act
    for action in state.legal(actor)[0]:
        after: Any
        after, _ = play(state, actor, action)
        if after.phase == "play" and after.trick:
            if not _others_fail(after, seat, plan):
                return False
        elif after.phase == "play":
            if after.turn != seat or not holds(after, seat, plan):
                return False
        elif after.tricks and after.tricks[-1].winner != seat:
            return False
    return True


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_certain_claim_holds_in_every_world(slug: str, players: int) -> None:
    rng = Random(slug)
    claims = 0
    for state, seat in endings(slug, players, 100, MOST):
        if plan := certain(state.view(seat), seat):
            claims += 1
            for world in (state, *(state.view(seat).guess(seat, rng) for _ in range(3))):
                assert holds(world, seat, plan), (state, plan)
            if claims == 5:
                break
    assert claims


@pytest.mark.parametrize(("slug", "players"), [one for one in SMALL if RULES[one[0]].claimable])
def test_what_is_not_certain_mostly_fails_somewhere(slug: str, players: int) -> None:
    """The proof is not too shy: it accepts many claims that no world disproves."""
    rng = Random(slug)
    found = missed = 0
    for state, seat in endings(slug, players, 12, 2):
        cards = [f"play {card}" for card in next(iter(state.legal(seat))).options]
        worlds = [state, *(state.view(seat).guess(seat, rng) for _ in range(4))]
        orders = (tuple(cards), tuple(cards[::-1]))
        good = any(all(holds(world, seat, order) for world in worlds) for order in orders)
        found += bool(certain(state.view(seat), seat))
        missed += good and not certain(state.view(seat), seat)
    assert found > missed


def test_trumps_that_are_out_are_drawn_first() -> None:
    """Three leads draw the three hearts that are out, wherever they are."""
    state = position(
        hands=("AH KH QH 2H", "JH 3S 4S 5S", "TH 6S 7S 8S", "9H 2D 3D 4D"),
        face_up=("", "", "", ""),
        bid="5H",
        turn=0,
    )
    plan = certain(state.view(0), 0)
    assert plan[-1] == "play 2H"
    assert holds(state, 0, plan)


def test_one_trump_too_many_is_out() -> None:
    state = position(
        hands=("AH KH 2H", "JH 3S 4S", "TH 6S 7S", "9H 2D 3D"), face_up=("", "", "", ""), bid="5H", turn=0
    )
    assert certain(state.view(0), 0) == ()


def test_a_high_card_may_still_be_trumped() -> None:
    state = position(hands=("AS KS", "JH 3S", "6S 7S", "2D 3D"), face_up=("", "", "", ""), bid="5H", turn=0)
    assert certain(state.view(0), 0) == ()


def ending(*hands: str) -> Any:
    """The last tricks of 92Q with clubs as trumps, all other cards played."""
    state = q92(*hands)
    gone = [card for card in FRENCH if not any(card in hand for hand in state.hands)]
    tricks = tuple(Trick(0, tuple(gone[at : at + 4]), 0) for at in range(0, len(gone), 4))
    return state.but(tricks=tricks, voids=("",) * 4)


@pytest.mark.parametrize(
    ("other", "sure"),
    [
        ("3H", True),
        # When everybody follows it is the highest.
        ("2H", False),
        # The left suit: it turns into the suit that was led.
        ("KS", True),
        ("2S", False),
        ("3C", False),
    ],
)
def test_claims_in_92q_fear_what_beats_high_cards(other: str, *, sure: bool) -> None:
    state = ending("AH QH", f"{other} 3D", "4D 5D", "6D 7D")
    if other == "KS":
        # The king that it becomes is higher than the queen, but not than the ace.
        state = ending("AH KH", f"{other} 3D", "4D 5D", "6D 7D")
    assert bool(certain(state.view(0), 0)) == sure


@pytest.mark.parametrize(("fool", "sure"), [("FOOL", False), ("2A", True)])
def test_the_fool_may_keep_back_a_trump(fool: str, *, sure: bool) -> None:
    """Two leads draw the two trumps that are out, unless the Fool is played to one of them."""
    hands = "21T 20T 2T", f"3T 4T {fool}", "5A 3A 4A"
    held = " ".join(hands).split()
    gone = [card for card in LOKA if card not in held]
    tricks = tuple(Trick(0, tuple(gone[at : at + 3]), 0) for at in range(0, len(gone), 3))
    state: Any = loka(*hands).but(tricks=tricks, discards=())
    assert bool(certain(state.view(0), 0)) == sure


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_who_claims_gets_every_trick(slug: str, players: int) -> None:
    seen = 0
    for state, seat in endings(slug, players, 100, 6):
        if plan := certain(state.view(seat), seat):
            seen += 1
            after: Any = state
            winners = []
            for actor, action in played_out(state, seat, plan):
                after, events = play(after, actor, action)
                winners += [event.seat for event in events if event.kind == "took"]
            assert set(winners) == {seat}
            assert len(winners) == len(plan)
            assert len(after.sheet) == len(state.sheet) + 1
            if seen == 5:
                break
    assert seen


@pytest.mark.parametrize(("slug", "players"), [one for one in SMALL if not RULES[one[0]].claimable])
def test_where_one_climbs_nothing_is_certain(slug: str, players: int) -> None:
    for step in random_match(slug, players, Random(1)):
        if step.seat != NATURE:
            assert certain(step.before.view(step.seat), step.seat) == ()
