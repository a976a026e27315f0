"""Positions of Spring Cleaning."""

from __future__ import annotations

import pytest

from bot.games.base import NATURE, Event, Refusal, Seat, play
from bot.games.springcleaning.combinations import DECK, Cards, Shape, shape_of
from bot.games.springcleaning.known import Known
from bot.games.springcleaning.rules import Play, SpringCleaning
from bot.words import words


def cards(text: str) -> Cards:
    """Return the cards of a text: `345` is a three, a four and a five."""
    return tuple(text)


def shape(text: str) -> Shape:
    made = shape_of(cards(text))
    assert made is not None
    return made


def position(
    *hands: str,
    offers: tuple[str, ...] = (),
    current: str = "",
    owner: Seat | None = None,
    turn: Seat = 0,
    stock: str = "",
    discards: str = "",
) -> SpringCleaning:
    """Return a table in the middle of a round, all of whose hidden cards come from one deck.

    If there is a combination to beat, `owner` played it, by default the seat before.
    """
    players = len(hands)
    laid = (Play((turn - 1) % players if owner is None else owner, cards(current), ()),) if current else ()
    hidden = tuple(sorted("".join(hands) + stock))
    known = Known(tuple((players,) * len(hand) for hand in hands), (*((),) * players, hidden))
    return SpringCleaning.start(players, {}).but(
        phase="play",
        hands=tuple(map(cards, hands)),
        offers=tuple(map(cards, offers)) or ((),) * players,
        known=known,
        turn=turn,
        leader=0,
        stock=cards(stock),
        discards=cards(discards),
        trick=laid,
    )


def actions(state: SpringCleaning, seat: Seat = 0, verb: str = "play") -> list[str]:
    """Return the seat's actions with this verb, without the verb."""
    return [action.partition(" ")[2] for c in state.legal(seat) if c.verb == verb for action in c]


def after(state: SpringCleaning, *lines: str) -> SpringCleaning:
    for line in lines:
        seat, _, action = line.partition(" ")
        state, _ = play(state, NATURE if seat == "nature" else int(seat), action)
    return state


def told(state: SpringCleaning, line: str) -> list[Event]:
    """Return the public form of this action's events."""
    seat, _, action = line.partition(" ")
    return [event.seen_by(None) for event in play(state, int(seat), action)[1]]


def why(state: SpringCleaning, action: str, seat: Seat = 0) -> str:
    """Return the sentence of the action's refusal."""
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


def dealt(players: int, leader: Seat = 0) -> SpringCleaning:
    return after(
        SpringCleaning.start(players, {}), f"nature leader {leader}", "nature deal " + " ".join(DECK[::-1])
    )
