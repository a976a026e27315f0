"""Differ by search: every card and every trump played out in guessed worlds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from bot.ai import differ_normal, differ_thumb
from bot.ai.bits import BIT, Bits, bits_of, together
from bot.ai.differ import next_bid
from bot.ai.differ_twin import PASS, DifferTwin
from bot.ai.likely import dealer, likely
from bot.ai.search import Found, compare, search
from bot.ai.thought import Budget, Thought, Weighed
from bot.games.base import HOLE, Seat
from bot.games.cards import FRENCH
from bot.games.differ import FACE_UP, HAND, PLAYERS, TRICKS, Differ, bids
from bot.games.worlds import Slot

TRUST: Final = 1.0
"""The rules of thumb give way to a card that looks better by so many standard errors."""
UNTURNED: Final = TRICKS - FACE_UP - HAND
"""Cards of a foundation that has refilled nothing yet."""


def think(view: Differ, seat: Seat, rng: Random, budget: Budget) -> Thought:
    thumb = differ_normal.think(view, seat, rng)
    if view.phase == "auction":
        return _call(view, seat, thumb, rng, budget)
    cards = view.playable(seat)
    if len(cards) == 1:
        return thumb
    moves = {BIT[card]: f"play {card}" for card in cards}
    trust = {move: TRUST for move, text in moves.items() if text == thumb.action}
    found = search(guesses(view, seat), seat, list(moves), rng, budget, trust=trust)
    return _thought(found, moves, thumb)


def _thought(found: Found, texts: dict[int, str], thumb: Thought) -> Thought:
    weighed = tuple(Weighed(texts[one.move], one.mean, len(one.worths)) for one in found.moves)
    action = weighed[0].action
    agreed = thumb.reason if action == thumb.action else None
    return Thought(action, agreed, weighed, worlds=found.worlds, iterations=found.iterations)


# The auction


def _call(view: Differ, seat: Seat, thumb: Thought, rng: Random, budget: Budget) -> Thought:
    """What each trump, and the standing bid, would bring if the auction ended with it."""
    every = bids(view.order)
    moves = {every.index(bid): f"bid {bid}" for trump in view.order if (bid := next_bid(view, trump))}
    guess, standing = guesses(view, seat), PASS
    if view.bid:
        moves[PASS], standing = "pass", every.index(view.bid)

    def worths(rng: Random) -> list[float]:
        world = guess(rng)
        return [
            _settled(world.copy(), standing, view.differ, rng) / (1 - PLAYERS)
            if move == PASS
            else _settled(world.copy(), move, seat, rng)
            for move in moves
        ]

    trust = {move: TRUST for move, text in moves.items() if text == thumb.action}
    return _thought(compare(worths, list(moves), rng, budget, trust=trust), moves, thumb)


def _settled(world: DifferTwin, bid: int, differ: Seat, rng: Random) -> float:
    """What the differ gains over the others' average if this bid is played."""
    world.settle(bid, differ)
    world.finish(rng)
    return world.worth(differ)


# The worlds


def guesses(view: Differ, seat: Seat) -> Callable[[Random], DifferTwin]:
    """Worlds that look to the seat like its view, those that agree with the auction more often."""
    template = DifferTwin.of(view, differ_thumb.thumb)
    if not any(HOLE in cards for cards in (*view.hands, *view.foundations)):
        return lambda _: template.copy()
    seen = {card for cards in view.piles.values() for card in cards}
    others = [other for other in range(PLAYERS) if other != seat]
    slots = [Slot(len(view.hands[other]), view.voids[other]) for other in others]
    slots += [Slot(len(pile)) for pile in view.foundations]
    deal = dealer([card for card in FRENCH if card not in seen], slots)

    def guess(rng: Random) -> DifferTwin:
        world, dealt = template.copy(), deal(rng)
        world.promised = {}
        first = 0
        for other in others:
            end = first + len(view.hands[other])
            world.hand[other] = together(dealt, first, end)
            first = end
        for owner, pile in enumerate(view.foundations):
            world.pile[owner] = tuple(dealt[first : first + len(pile)])
            first += len(pile)
        return world

    heard = _heard(view, seat)
    return likely(guess, partial(_chance, view, heard)) if heard else guess


Heard = dict[Seat, tuple[Bits, list[tuple[int, int]]]]
"""Of the others whose first seven cards are still among hand, face-up and played cards: what they have
played, and each call with the bid that stood before it."""


def _heard(view: Differ, seat: Seat) -> Heard:
    heard: Heard = {}
    every = bids(view.order)
    for other in range(PLAYERS):
        if other != seat and len(view.foundations[other]) == UNTURNED and view.hands[other]:
            heard[other] = (_played(view, other), [])
    standing = PASS
    for caller, said in view.calls:
        place = PASS if said == "pass" else every.index(said)
        if caller in heard:
            heard[caller][1].append((standing, place))
        standing = max(standing, place)
    return {other: known for other, known in heard.items() if known[1]}


def _played(view: Differ, seat: Seat) -> Bits:
    tricks = [trick.cards[(seat - trick.leader) % PLAYERS] for trick in view.tricks]
    return bits_of([*tricks, *view.trick[(seat - view.leader) % PLAYERS :][:1]])


def _chance(view: Differ, heard: Heard, world: DifferTwin) -> float:
    """How likely the others would have called as they did."""
    chance = 1.0
    for other, (played, calls) in heard.items():
        own = world.hand[other] | world.face[other] | played
        promised = differ_thumb.promises(own, sum(world.face) ^ world.face[other], view.order)
        for standing, said in calls:
            chance *= differ_thumb.chance_of_call(promised, view.order, standing, said)
    return chance
