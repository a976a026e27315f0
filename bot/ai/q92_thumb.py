"""How everybody plays on in a guessed world of 92Q: quick rules of thumb on the twin.

In a guessed world all cards lie open, and the players make use of it: nobody wastes an ace on a trick that a
trump will take. Partners help each other.
"""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul
from typing import Final

from bot.ai.bits import ALL, RANKED, SUIT, Bit, Bits
from bot.ai.likely import leaning
from bot.ai.q92 import PROMISE, wise_bid, worth_of_bidding, worth_of_passing
from bot.ai.q92_twin import PASS, TWOS, Q92Twin
from bot.games.cards import SUITS
from bot.games.q92_trick import LEFT

SUIT_BITS: Final = tuple(SUIT.values())
MEMORY: Final = 1 << 14
"""Answers kept: a search asks the same of many worlds, but not for ever."""
NINE_QUEEN: Final = RANKED["9"] | RANKED["Q"]
ACE_KING: Final = RANKED["A"] | RANKED["K"]


def thumb(world: Q92Twin) -> int:
    if world.phase == 2:
        return card(world)
    return partners(world) if world.phase else call(world)


# The play


def card(world: Q92Twin) -> Bit:
    """What the seat plays."""
    hand = world.hand[world.turn]
    options = hand & world.follow or hand
    if not options & (options - 1):
        return options
    if world.follow == ALL:
        return _lead(world, options)
    return _follow(world, options)


def _follow(world: Q92Twin, options: Bits) -> Bit:
    """The cheapest card that holds the trick against whoever is still to come, or else the lowest."""
    turn, team, follow = world.turn, world.team, world.follow
    side = team >> turn & 1
    danger, rising = 0, world.pure
    seat = turn
    for _ in range(world.count - 1):
        seat = seat + 1 if seat + 1 < world.players else 0
        held = world.hand[seat]
        may = held & follow
        if not may:
            may, rising = held, False
        if team >> seat & 1 != side:
            danger |= may
    if rising and options & world.following:
        # Everybody follows, so that a two takes the trick.
        two = options & world.following & TWOS
        if world.two >= 0:
            return _lowest(world, options)
        if two:
            return two & -two
        if danger & world.following & TWOS:
            return _lowest(world, options)
    if (team >> world.best & 1) == side and not danger & world.beating:
        return _lowest(world, options)
    return _holding(world, options & world.beating, danger) or _lowest(world, options)


def _holding(world: Q92Twin, winning: Bits, danger: Bits) -> Bit:
    """The cheapest of these cards that nobody in danger beats; 0 if there is none."""
    beaten = world.beaten
    plain = winning & ~world.trumps
    while plain:
        low = plain & -plain
        if not danger & beaten[low]:
            return low
        plain ^= low
    # The nine and the queen are the highest trumps.
    for some in (winning & world.trumps & ~NINE_QUEEN, winning & world.trumps & NINE_QUEEN):
        trumps = some
        while trumps:
            low = trumps & -trumps
            if not danger & beaten[low]:
                return low
            trumps ^= low
    return 0


def _lowest(world: Q92Twin, options: Bits) -> Bit:
    """The least useful card: no trump and no two, if it can be."""
    plain = options & ~world.trumps
    plain = plain & ~TWOS or plain
    if plain:
        return plain & -plain
    low = options & ~NINE_QUEEN or options
    return low & -low


def _lead(world: Q92Twin, options: Bits) -> Bit:
    """A card that the other side cannot take, trumps first; else where a partner will; else a low one."""
    sure = helped = 0
    for suit in SUIT_BITS:
        own = options & suit
        if own:
            card, partner = _in_suit(world, own, suit)
            if card & world.trumps:
                return card
            sure = card or sure
            helped = helped or partner
    return sure or helped or _lowest(world, options)


def _in_suit(world: Q92Twin, own: Bits, suit: Bits) -> tuple[Bit, Bit]:
    """The card of this suit that will take the trick, and the one to lead where a partner will; or 0."""
    turn, team = world.turn, world.team
    side = team >> turn & 1
    danger, partners_may, rising = 0, 0, True
    for seat, held in enumerate(world.hand):
        if seat != turn:
            may = held & suit
            if not may:
                may, rising = held, False
            if team >> seat & 1 == side:
                partners_may |= may
            else:
                danger |= may
    beaten, following = world.tables[suit]
    if rising:
        # Everybody follows, so that a two takes the trick.
        if own & TWOS:
            return own & TWOS, 0
        if danger & following & TWOS:
            return 0, 0
    top = _top(world, own)
    if not danger & beaten[top]:
        return top, 0
    low = own & ~TWOS or own
    return 0, low & -low if _held(partners_may, danger, beaten) else 0


def _held(ours: Bits, danger: Bits, beaten: dict[Bit, Bits]) -> bool:
    while ours:
        low = ours & -ours
        if beaten[low] != ALL and not danger & beaten[low]:
            return True
        ours ^= low
    return False


def _top(world: Q92Twin, own: Bits) -> Bit:
    """The highest of the cards of a suit."""
    if own & world.trumps and own & NINE_QUEEN:
        own &= NINE_QUEEN
    return 1 << (own.bit_length() - 1)


# The auction and the partners


def partners(world: Q92Twin) -> int:
    """Those who bid highest, best of all in the trump; among equals whoever has the fewest points."""
    trump = world.bid & 3
    ranks = []
    for seat, said in enumerate(world.said):
        if seat != world.turn:
            spoke = 0 if said == PASS else said // 4 + 1 + (said & 3 == trump)
            ranks.append((-spoke, world.scores[seat], seat))
    ranks.sort()
    return sum(1 << seat for _, _, seat in ranks[: world.players // 2 - 1])


def call(world: Q92Twin) -> int:
    """What the rules of thumb would say to the hand."""
    seat = world.turn
    promised = world.promised.get(seat)
    if promised is None:
        promised = world.promised[seat] = promises(world.hand[seat], world.players)
    expected = max(promised)
    spoken = world.said[seat] != PASS or world.bid != PASS
    return best_call(expected, promised.index(expected), world.bid, spoken, world.players)


@lru_cache(MEMORY)
def best_call(expected: float, place: int, bid: int, spoken: bool, players: int) -> int:  # noqa: FBT001
    """The bid of the suit at this place, or a pass. `spoken`: whether passing can be thought of at all."""
    tricks = bid // 4 + 1 if bid != PASS else 0
    if spoken and worth_of_bidding(tricks + 1, expected, players) <= worth_of_passing(tricks, players):
        return PASS
    return 4 * (wise_bid(tricks + 1, expected, players) - 1) + place


DOUBT: Final = 0.3
"""By how many tricks of their own others are taken to misjudge what their calls bring."""
TASTE: Final = 0.4
"""By how many of the side's tricks they are taken to misjudge a suit."""


def chance_of_call(promised: tuple[float, ...], standing: int, said: int, players: int) -> float:
    """How likely a player by these rules of thumb says this over the standing bid."""
    best = max(promised)
    if said == PASS:
        return 1 - wants(best, standing // 4 + 1 if standing != PASS else 0, players)
    weights = [math.exp((promise - best) / TASTE) for promise in promised]
    # A bid that was jumped to was wanted, however little was asked for.
    return wants(best, said // 4, players) * weights[said & 3] / math.fsum(weights)


@lru_cache(MEMORY)
def wants(expected: float, tricks: int, players: int) -> float:
    """How likely somebody who expects so much bids over so many tricks."""
    gain = worth_of_bidding(tricks + 1, expected, players) - worth_of_passing(tricks, players)
    return leaning(gain, DOUBT)


def promises(hand: Bits, players: int) -> tuple[float, ...]:
    found = []
    for trump in SUITS:
        trumps = SUIT[trump]
        held, side = hand & trumps, hand & ~trumps
        signs = (
            1,
            held.bit_count(),
            (held & NINE_QUEEN).bit_count(),
            (held & ACE_KING).bit_count(),
            (side & RANKED["A"]).bit_count(),
            (side & RANKED["K"]).bit_count(),
            (side & TWOS).bit_count(),
            sum(not hand & SUIT[suit] for suit in SUITS if suit not in (trump, LEFT[trump])),
        )
        found.append(round(sum(map(mul, PROMISE[players], signs)), 1))
    return tuple(found)
