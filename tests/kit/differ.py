"""Positions of Differ."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import NATURE, Event, play, replay
from bot.games.differ.rules import (
    Differ,
    HandResult,
)
from bot.games.kit.french import FRENCH
from bot.games.kit.plain import Cards
from bot.games.kit.tricks import Trick

DEAL = "deal " + " ".join(FRENCH[17 * place % 52] for place in range(52))


def opened(dealer: int = 3, deal: str = DEAL, **options: str) -> Differ:
    return replay(Differ.start(4, options), [(NATURE, f"dealer {dealer}"), (NATURE, deal)])


def called(state: Differ, *calls: str) -> Differ:
    for call in calls:
        state, _ = play(state, state.turn, call)
    return state


def piles(*seats: str) -> tuple[Cards, ...]:
    return tuple(tuple(cards.split()) for cards in seats)


def position(
    *,
    hands: Sequence[str] = ("",) * 4,
    face_up: Sequence[str] = ("",) * 4,
    foundations: Sequence[str] = ("",) * 4,
    table: str = "",
    bid: str = "1H",
    turn: int = 0,
    leader: int = 0,
    voids: tuple[str, ...] = ("",) * 4,
    sheet: tuple[HandResult, ...] = (),
) -> Differ:
    """Return a position in a hand; all cards not named have been played, four to a trick, won by seat 0."""
    held = piles(*hands, *face_up, *foundations, table)
    assert len(set(sum(held, ()))) == sum(map(len, held)), "a card twice"
    gone = [card for card in FRENCH if not any(card in cards for cards in held)]
    tricks = tuple(Trick(0, tuple(gone[at : at + 4]), 0) for at in range(0, len(gone), 4))
    return Differ(
        order="CDHS",
        target=18,
        phase="play",
        dealer=3,
        turn=turn,
        hands=held[:4],
        face_up=held[4:8],
        foundations=held[8:12],
        calls=((0, bid), (1, "pass"), (2, "pass"), (3, "pass")),
        bid=bid,
        differ=0,
        leader=leader,
        trick=held[12],
        tricks=tricks,
        voids=voids,
        sheet=sheet,
    )


def last_trick(bid: str, totals: tuple[int, ...]) -> tuple[Differ, tuple[Event, ...]]:
    """Play a last trick, which seat 0, with twelve tricks, loses to seat 1."""
    state = position(
        hands=("2C", "AC", "3C", "4D"), bid=bid, sheet=(HandResult(2, 0, "1C", totals[0], totals),)
    )
    events: tuple[Event, ...] = ()
    for seat, card in enumerate(("2C", "AC", "3C", "4D")):
        state, events = play(state, seat, f"play {card}")
    return state, events
