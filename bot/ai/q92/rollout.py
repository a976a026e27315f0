"""Rollouts of 92Q: quick rules of thumb on the bitboard.

In a guessed world all cards are open, and the players use that: nobody wastes an ace on a trick that a trump
will take. Partners help each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.ai.bits import ALL, CLUBS, RANKED, highest
from bot.ai.q92.bitboard import PASS, Q92Bitboard
from bot.ai.q92.evaluation import promises
from bot.ai.q92.heuristics import wise_bid, worth_of_bidding, worth_of_passing
from bot.ai.q92.ranks import BEATS, FOLLOWING, ROW, TWOS

if TYPE_CHECKING:
    from mypy_extensions import i64

NINE_QUEEN: Final[i64] = RANKED["9"] | RANKED["Q"]


def thumb(world: Q92Bitboard) -> i64:
    if world.phase == 2:
        return card(world)
    return partners(world) if world.phase else call(world)


# The play


def card(world: Q92Bitboard) -> i64:
    """Return the card that the seat plays."""
    hand = world.held[world.turn]
    options = hand & world.follow or hand
    if not options & (options - 1):
        return options
    if world.follow == ALL:
        return _lead(world, options)
    return _follow(world, options)


def _follow(world: Q92Bitboard, options: i64) -> i64:
    """Return the cheapest card that holds the trick against all seats to come, or else the lowest."""
    turn, team, follow, hands = world.turn, world.team, world.follow, world.held
    side = team >> turn & 1
    danger: i64 = 0
    rising = world.pure
    seat, to_come = turn, world.count - 1
    while to_come:
        to_come -= 1
        seat += 1
        if seat == world.players:
            seat = 0
        held = hands[seat]
        may = held & follow
        if not may:
            may, rising = held, False
        if team >> seat & 1 != side:
            danger |= may
    following = world.following
    if rising and options & following:
        # Everybody follows, so a two takes the trick.
        two = options & following & TWOS
        if world.two >= 0:
            return _lowest(world, options)
        if two:
            return two & -two
        if danger & following & TWOS:
            return _lowest(world, options)
    if (team >> world.best & 1) == side and not danger & world.beating:
        return _lowest(world, options)
    holding = options & world.beating & ~falling(world, world.row, following, danger)
    return _cheapest(world, holding) if holding else _lowest(world, options)


def falling(world: Q92Bitboard, row: i64, following: i64, danger: i64) -> i64:
    """Return the cards that lose the trick to one of these, by a row of the tables."""
    trumps = following if following & world.trumps else world.trumps
    top = danger & trumps
    top = top & NINE_QUEEN or top or danger & following
    card: int = top
    return BEATS[row + card.bit_length()]


def _cheapest(world: Q92Bitboard, holding: i64) -> i64:
    """Return the cheapest of cards that would all do: the nine and the queen are the highest trumps."""
    some = holding & ~world.trumps or holding & ~NINE_QUEEN or holding
    return some & -some


def _lowest(world: Q92Bitboard, options: i64) -> i64:
    """Return the least useful card: no trump and no two, if possible."""
    plain = options & ~world.trumps
    plain = plain & ~TWOS or plain
    if plain:
        return plain & -plain
    low = options & ~NINE_QUEEN or options
    return low & -low


def _lead(world: Q92Bitboard, options: i64) -> i64:
    """Return a card that the other side cannot take, trumps first; else one for a partner; else a low one."""
    sure: i64 = 0
    helped: i64 = 0
    suit: i64
    for suit in range(4):
        own = options & CLUBS << suit
        if own:
            card, partner = _in_suit(world, own, suit)
            if card & world.trumps:
                return card
            sure = card or sure
            helped = helped or partner
    return sure or helped or _lowest(world, options)


def _in_suit(world: Q92Bitboard, own: i64, suit: i64) -> tuple[i64, i64]:
    """Return the card of this suit that will take the trick, and the one to lead for a partner; or 0."""
    turn, team, follow, hands = world.turn, world.team, CLUBS << suit, world.held
    side = team >> turn & 1
    danger: i64 = 0
    partners_may: i64 = 0
    rising = True
    seat: i64
    for seat in range(world.players):
        if seat != turn:
            held = hands[seat]
            may = held & follow
            if not may:
                may, rising = held, False
            if team >> seat & 1 == side:
                partners_may |= may
            else:
                danger |= may
    row = world.rows + ROW * suit
    following = FOLLOWING[row // ROW]
    # No card; compiled code would have to convert a plain 0 first.
    none: i64 = 0
    if rising:
        # Everybody follows, so a two takes the trick.
        if own & TWOS:
            return own & TWOS, none
        if danger & following & TWOS:
            return none, none
    fallen = falling(world, row, following, danger)
    top = _top(world, own)
    if not top & fallen:
        return top, none
    if not partners_may & ~fallen:
        return none, none
    low = own & ~TWOS or own
    return none, low & -low


def _top(world: Q92Bitboard, own: i64) -> i64:
    """Return the highest of the cards of a suit."""
    return highest(own & world.trumps & NINE_QUEEN or own)


# The auction and the partners


def partners(world: Q92Bitboard) -> int:
    """Return the partners who bid highest, trump suit first; ties go to the fewest points."""
    trump = world.bid & 3
    ranks = []
    for seat, said in enumerate(world.said):
        if seat != world.turn:
            spoke = 0 if said == PASS else said // 4 + 1 + (said & 3 == trump)
            ranks.append((-spoke, world.scores[seat], seat))
    ranks.sort()
    return sum(1 << seat for _, _, seat in ranks[: world.players // 2 - 1])


def call(world: Q92Bitboard) -> int:
    """Return the call of the rules of thumb."""
    seat = world.turn
    promised = promises(world.held[seat], world.players)
    expected = max(promised)
    tricks = world.need if world.bid != PASS else 0
    spoken = tricks or world.said[seat] != PASS
    if spoken and worth_of_bidding(tricks + 1, expected, world.players) <= worth_of_passing(
        tricks, world.players
    ):
        return PASS
    return 4 * (wise_bid(tricks + 1, expected, world.players) - 1) + promised.index(expected)
