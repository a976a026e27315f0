"""Spring Cleaning by sound rules of thumb, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.ai.springcleaning_bits import BITS, CARD, size_of
from bot.ai.springcleaning_joins import joins
from bot.ai.springcleaning_moves import DECK, FROM_OFFER, PASS, TAKE_UP, parts_of
from bot.ai.springcleaning_round import INSERT, OFFER, OPENING
from bot.ai.springcleaning_thumb import Weighed, is_play, weigh
from bot.ai.springcleaning_twin import Twin, text_of
from bot.ai.thought import Reason, Thought, reason
from bot.games.base import Seat
from bot.games.springcleaning import SpringCleaning


def answer(view: SpringCleaning, seat: Seat, rng: Random) -> Thought:
    """The move that saves most plays; chance settles ties."""
    twin = Twin.of(view, rng, seat)
    weighed = weigh(twin)
    best = max(weighed, key=lambda one: (round(one.worth, 6), rng.random()))
    return Thought(text_of(twin, best.move), why(twin, best, weighed))


def why(twin: Twin, best: Weighed, weighed: Sequence[Weighed]) -> Reason:
    """What speaks for the move, in a sentence."""
    move, hand = best.move, twin.hands[twin.to_act]
    if is_play(move):
        return _why_play(twin, move)
    if move == TAKE_UP:
        return reason("springcleaning-why-arrange")
    if move == PASS:
        return reason("springcleaning-why-pass")
    if twin.phase in (OFFER, OPENING):
        key = "opening" if twin.phase == OPENING else "offer"
        return reason(f"springcleaning-why-{key}", card=str(hand >> BITS * move & CARD))
    if twin.phase == INSERT:
        key = "insert" if joins(hand) >> BITS * twin.drawn & CARD else "insert-aside"
        return reason(f"springcleaning-why-{key}", card=str(twin.drawn))
    could = any(is_play(one.move) for one in weighed)
    if move == DECK:
        return reason("springcleaning-why-deck" if could else "springcleaning-why-only-deck")
    value = (move - FROM_OFFER) % 10
    return reason("springcleaning-why-take", card=str(value))


def _why_play(twin: Twin, move: int) -> Reason:
    _, cards, _, _, length = parts_of(move)
    size: int = cards
    filled: int = cards - length
    hand = twin.hands[twin.to_act]
    if length == size_of(hand) and not twin.offered[twin.to_act]:
        return reason("springcleaning-why-out")
    if length == size_of(hand):
        return reason("springcleaning-why-empty")
    if not twin.kind:
        return reason("springcleaning-why-lead", count=size)
    if length == 0:
        return reason("springcleaning-why-from-offers", count=size)
    if length < size:
        return reason("springcleaning-why-filled", count=filled)
    return reason("springcleaning-why-beat", count=size)
