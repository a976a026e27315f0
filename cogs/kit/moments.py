"""Public events that are worth a line of a computer player, alike in games with tricks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.tables.voice import Moment

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.games.base import Card, Event, Seat

SHORT: Final = 2
"""Missing tricks from which a failure is worth a word."""


def contract(events: Sequence[Event], great: int) -> Iterator[Moment]:
    """Yield a bid of at least so many tricks, and how the bidder's side ended."""
    last = events[-1]
    if last.kind not in ("bid", "scored"):
        return
    # A bid is its number of tricks and a letter.
    bid = int(last.words[0][:-1])
    if last.kind == "bid":
        if bid >= great:
            yield Moment("bold", last.seat)
        return
    partners = [int(word) for event in events if event.kind == "partners" for word in event.words]
    taken = sum(map(_taken(events).__getitem__, (last.seat, *partners)))
    if taken < bid:
        if bid - taken >= SHORT:
            yield Moment("fell", last.seat)
    elif bid >= great:
        yield Moment("made", last.seat)
    elif taken == bid:
        yield Moment("exact", last.seat)


def shut_out(events: Sequence[Event], players: int) -> Iterator[Moment]:
    """Yield the seats without a trick in a whole hand."""
    taken = _taken(events)
    return (Moment("nothing", seat) for seat in range(players) if not taken[seat])


def last_trump(events: Sequence[Event], trumps: frozenset[Card], tricks: int) -> Iterator[Moment]:
    """Yield the player of the last of all trumps, before the last of the hand's tricks."""
    last = events[-1]
    if last.kind == "played" and trumps.issuperset(last.cards) and _taken(events).total() < tricks - 1:
        played = {card for event in events if event.kind == "played" for card in event.cards}
        if trumps <= played:
            yield Moment("trump", last.seat)


def _taken(events: Sequence[Event]) -> Counter[Seat]:
    """Return the number of tricks by seat."""
    return Counter(event.seat for event in events if event.kind == "took")
