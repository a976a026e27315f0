"""How everybody plays on in a guessed world of Differ: quick rules of thumb on the twin.

In a guessed world all cards lie open, and the players make use of it: nobody wastes an ace on a trick that a
trump will take.
"""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul
from typing import Final

from bot.ai.bits import ALL, RANKED, SUIT, Bit, Bits
from bot.ai.differ import WITH_TRUMPS, WITHOUT_TRUMPS, worth_of_bidding, worth_of_passing
from bot.ai.differ_twin import NEXT, PASS, DifferTwin
from bot.ai.likely import leaning
from bot.games.differ import NO_TRUMP, TRICKS, bids

SUITS: Final = tuple(SUIT.values())
MEMORY: Final = 1 << 14
"""Answers kept: a search asks the same of many worlds, but not for ever."""
QJ: Final = RANKED["Q"] | RANKED["J"]
AK: Final = RANKED["A"] | RANKED["K"]
AKQJ: Final = AK | QJ


def card(world: DifferTwin) -> Bit:
    """What the seat plays."""
    turn = world.turn
    held = world.hand[turn] | world.face[turn]
    options = held & world.follow or held
    if not options & (options - 1):
        return options
    if world.follow == ALL:
        return _lead(world, options)
    return _follow(world, options)


def _follow(world: DifferTwin, options: Bits) -> Bit:
    """The cheapest card that holds the trick against whoever is still to come, or else the lowest."""
    turn, differ = world.turn, world.differ
    alone = turn == differ
    danger = _to_come(world, turn, differ)
    if (world.best == differ) == alone and not danger & world.beating:
        return _lowest(world, options)
    winning = options & world.beating
    beaten = world.beaten
    plain = winning & ~world.trumps
    while plain:
        low = plain & -plain
        if not danger & beaten[low]:
            return low
        plain ^= low
    winning &= world.trumps
    while winning:
        low = winning & -winning
        if not danger & beaten[low]:
            return low
        winning ^= low
    return _lowest(world, options)


def _to_come(world: DifferTwin, turn: int, differ: int) -> Bits:
    """What the other side may still play to this trick."""
    cards, follow = 0, world.follow
    leader_plays_again = world.left & 3
    seat = turn
    for _ in range(leader_plays_again - 1):
        seat = NEXT[seat]
        if (seat == differ) != (turn == differ):
            held = world.hand[seat] | world.face[seat]
            cards |= held & follow or held
    return cards


def _lowest(world: DifferTwin, options: Bits) -> Bit:
    """The lowest card that is not a trump, if there is one."""
    plain = options & ~world.trumps or options
    return plain & -plain


def _lead(world: DifferTwin, options: Bits) -> Bit:
    if world.turn == world.differ:
        return _differ_leads(world, options)
    return _ender_leads(world, options)


def _differ_leads(world: DifferTwin, options: Bits) -> Bit:
    """The highest card of a suit if nobody can take it, trumps first; or else a low one."""
    turn = world.turn
    others = [world.hand[seat] | world.face[seat] for seat in range(4) if seat != turn]
    found = 0
    for suit in SUITS:
        own = options & suit
        if own:
            top = 1 << (own.bit_length() - 1)
            beats = world.beaten[top]
            for held in others:
                if (held & suit or held) & beats:
                    break
            else:
                if top & world.trumps:
                    return top
                found = top
    return found or _lowest(world, options)


def _ender_leads(world: DifferTwin, options: Bits) -> Bit:
    """A suit in which the differ's best card can be beaten."""
    differ = world.differ
    theirs = world.hand[differ] | world.face[differ]
    ours = 0
    for seat in range(4):
        if seat != differ:
            ours |= world.hand[seat] | world.face[seat]
    ruffs = theirs & world.trumps
    for suit in SUITS:
        own = options & suit
        if not own:
            continue
        answer = theirs & suit
        if answer:
            if ours & suit > answer:
                top = 1 << (own.bit_length() - 1)
                return top if top > answer else own & -own
        elif not ruffs:
            return own & -own
    return _lowest(world, options)


# The auction


def thumb(world: DifferTwin) -> int:
    return card(world) if world.called else call(world)


def call(world: DifferTwin) -> int:
    """What the rules of thumb would say to the seven cards and the others' face-up cards."""
    seat = world.turn
    promised = world.promised.get(seat)
    if promised is None:
        own = world.hand[seat] | world.face[seat]
        promised = world.promised[seat] = promises(own, sum(world.face) ^ world.face[seat], world.order)
    return best_call(promised, world.order, world.bid)


DOUBT: Final = 0.6
"""By how many points others are taken to misjudge what their calls bring."""


def chance_of_call(promised: tuple[float, ...], order: str, standing: int, said: int) -> float:
    """How likely a player by these rules of thumb says this over the standing bid."""
    worths = bid_worths(promised, order, standing)
    best = max(worths)
    passes = 0.0
    if standing != PASS:
        passes = leaning(worth_of_passing(bids(order)[standing]) - best, DOUBT)
        if said == PASS:
            return passes
    weights = [math.exp(max(-30.0, (worth - best) / DOUBT)) for worth in worths]
    return (1 - passes) * weights[said % len(order)] / math.fsum(weights)


@lru_cache(MEMORY)
def bid_worths(promised: tuple[float, ...], order: str, bid: int) -> tuple[float, ...]:
    """What the lowest bid of each trump brings over the standing bid."""
    suits = len(order)
    worths = []
    for place, trump in enumerate(order):
        own = bid + 1 + (place - bid - 1) % suits
        higher = own < TRICKS * suits
        worths.append(worth_of_bidding(f"{own // suits + 1}{trump}", promised[place]) if higher else -99.0)
    return tuple(worths)


@lru_cache(MEMORY)
def best_call(promised: tuple[float, ...], order: str, bid: int) -> int:
    worths = bid_worths(promised, order, bid)
    best = max(worths)
    if bid != PASS and best <= worth_of_passing(bids(order)[bid]):
        return PASS
    return bid + 1 + (worths.index(best) - bid - 1) % len(order)


def promises(own: Bits, shown: Bits, order: str) -> tuple[float, ...]:
    """The tricks to expect with each trump from one's own cards and the others' face-up cards."""
    voids = sum(not own & suit for suit in SUITS)
    found = []
    for trump in order:
        trumps = SUIT.get(trump, 0)
        held, side, theirs = own & trumps, own & ~trumps, shown & trumps
        signs = (
            1,
            held.bit_count(),
            (held & RANKED["A"]).bit_count(),
            (held & RANKED["K"]).bit_count(),
            (held & QJ).bit_count(),
            (side & RANKED["A"]).bit_count(),
            (side & RANKED["K"]).bit_count(),
            (side & RANKED["Q"]).bit_count(),
            voids - (trump != "N" and not held),
            theirs.bit_count(),
            (theirs & AKQJ).bit_count(),
            (shown & ~trumps & AK).bit_count(),
        )
        weights = WITHOUT_TRUMPS if trump == NO_TRUMP else WITH_TRUMPS
        found.append(round(sum(map(mul, weights, signs)), 1))
    return tuple(found)
