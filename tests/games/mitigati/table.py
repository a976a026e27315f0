"""Positions of Mitigati in few words."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from bot.games.base import NATURE, Refusal, play, replay
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import Mitigati
from bot.words import words

DEALER = 2
"""The Dealer's seat in these positions; seat 0 is Eldest."""


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def pack(hands: Mapping[int, str], last: str = "") -> str:
    """A deal that gives these seats these cards first; the rest comes in canonical order."""
    held = {seat: list(cards(hands.get(seat, ""))) for seat in range(3)}
    named = {card for hand in held.values() for card in hand} | set(cards(last))
    rest = [card for card in LOKA if card not in named]
    for hand in held.values():
        while len(hand) < 25:
            hand.append(rest.pop(0))
    packets = [hand[5 * number : 5 * number + 5] for number in range(5) for hand in held.values()]
    return " ".join([card for packet in packets for card in packet] + [*cards(last), *rest])


def dealt(hands: Mapping[int, str] | None = None, last: str = "", length: int = 1) -> Mitigati:
    """The first bargaining."""
    lines = [(NATURE, f"dealer {DEALER}"), (NATURE, "deal " + pack(hands or {}, last))]
    return replay(Mitigati.start(3, {"hands": str(length)}), lines)


def after(state: Mitigati, *lines: str) -> Mitigati:
    """The state after these lines, each a seat and what it does."""
    return replay(state, [(int(text[0]), text[2:]) for text in lines])


def discarding(hands: Mapping[int, str] | None = None, last: str = "") -> Mitigati:
    """The Dealer's turn to discard."""
    return after(dealt(hands, last), "0 continue", "0 continue", "0 continue")


def declaring(hand: str, discard: str, others: str = "") -> Mitigati:
    """Eldest's turn to declare with these cards among others."""
    return after(discarding({0: hand, 1: others}, discard), f"2 discard {discard}")


def playing(*hands: str, discards: str = "") -> Mitigati:
    """Eldest to lead, with what is left of the hands."""
    return Mitigati.start(3, {"hands": "1"}).but(
        phase="play",
        dealer=DEALER,
        turn=0,
        leader=0,
        hands=tuple(cards(hand) for hand in hands),
        discards=cards(discards),
    )


def why(state: Mitigati, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


def actions(state: Mitigati, seat: int) -> set[str]:
    return {action for choice in state.legal(seat) for action in choice}


def cards_in(state: Mitigati) -> set[str]:
    """Every card that stands anywhere in the state, also where no card should be."""
    return set(re.findall(r"[0-9A-Z]+", repr(state))) & set(LOKA)
