"""How everybody plays on in a guessed world of Differ: quick rules of thumb on the twin.

In a guessed world all cards lie open, and the players make use of it: nobody wastes an ace on a trick that a
trump will take.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.ai.bits import ALL, CLUBS, SUIT, highest, lowest_above
from bot.ai.differ import WITH_TRUMPS, WITHOUT_TRUMPS, worth_of_bidding, worth_of_passing
from bot.ai.differ_twin import PASS, DifferTwin
from bot.ai.likely import leaning
from bot.games.cards import SUITS
from bot.games.differ import NO_TRUMP, TRICKS

if TYPE_CHECKING:
    from mypy_extensions import i64

EACH_SUIT: Final[list[i64]] = list(SUIT.values())


def card(world: DifferTwin) -> i64:
    """What the seat plays."""
    held = world.held[world.turn]
    options = held & world.follow or held
    if not options & options - 1:
        return options
    if world.follow == ALL:
        return _lead(world, options)
    return _follow(world, options)


def _follow(world: DifferTwin, options: i64) -> i64:
    """The cheapest card that holds the trick against whoever is still to come, or else the lowest."""
    winning = options & world.beating
    if not winning:
        return _lowest(world, options)
    danger, trumps = _to_come(world), world.trumps
    if (world.best == world.differ) == (world.turn == world.differ) and not danger & world.beating:
        return _lowest(world, options)
    found: i64 = 0
    if not danger & trumps:
        found = lowest_above(winning & ~trumps, danger & world.follow)
    return found or lowest_above(winning & trumps, danger & trumps) or _lowest(world, options)


def _to_come(world: DifferTwin) -> i64:
    """What the other side may still play to this trick."""
    turn, differ, follow = world.turn, world.differ, world.follow
    left = world.left & 3
    if turn != differ:
        if (differ - turn & 3) >= left:
            return 0
        theirs = world.held[differ]
        return theirs & follow or theirs
    cards: i64 = 0
    while left > 1:
        left -= 1
        turn = turn + 1 & 3
        held = world.held[turn]
        cards |= held & follow or held
    return cards


def _lowest(world: DifferTwin, options: i64) -> i64:
    """The lowest card that is not a trump, if there is one."""
    plain = options & ~world.trumps or options
    return plain & -plain


def _lead(world: DifferTwin, options: i64) -> i64:
    if world.turn == world.differ:
        return _differ_leads(world, options)
    return _ender_leads(world, options)


def _differ_leads(world: DifferTwin, options: i64) -> i64:
    """The highest card of a suit if nobody can take it, trumps first; or else a low one."""
    turn, trumps = world.turn, world.trumps
    left, across, right = world.held[turn + 1 & 3], world.held[turn + 2 & 3], world.held[turn + 3 & 3]
    theirs = left | across | right
    place: i64
    found: i64 = 0
    for place in range(4):
        suit = CLUBS << place
        own = options & suit
        # Of two sets of cards of a suit, the greater int is the one with the higher card.
        if not own or theirs & suit > own:
            continue
        if suit == trumps:
            return highest(own)
        if theirs & trumps and (
            (not left & suit and left & trumps)
            or (not across & suit and across & trumps)
            or (not right & suit and right & trumps)
        ):
            continue
        found = own
    return highest(found) if found else _lowest(world, options)


def _ender_leads(world: DifferTwin, options: i64) -> i64:
    """A suit in which the differ's best card can be beaten."""
    held = world.held
    theirs = held[world.differ]
    ours = (held[0] | held[1] | held[2] | held[3]) ^ theirs
    ruffs = theirs & world.trumps
    place: i64
    for place in range(4):
        suit = CLUBS << place
        own = options & suit
        if not own:
            continue
        answer = theirs & suit
        if answer:
            if ours & suit > answer:
                return highest(own) if own > answer else own & -own
        elif not ruffs:
            return own & -own
    return _lowest(world, options)


# The auction


def thumb(world: DifferTwin) -> i64:
    return card(world) if world.called else call(world)


def call(world: DifferTwin) -> i64:
    """What the rules of thumb would say to the seven cards and the others' face-up cards."""
    turn, trumps = world.turn, places(world.order)
    promised = world.promised.get(turn)
    if promised is None:
        own = world.held[turn]
        promised = world.promised[turn] = promises(own, world.up & ~own, trumps)
    suits, bid = len(trumps), world.bid
    worths = [_worth(promised, place, bid // suits, bid % suits) for place in range(suits)]
    best = max(worths)
    if bid != PASS and best <= PASSING[bid // suits]:
        return PASS
    return bid + 1 + (worths.index(best) - bid - 1) % suits


DOUBT: Final = 0.6
"""By how many points others are taken to misjudge what their calls bring."""
FAINT: Final = math.exp(-30.0)


def chance_of_call(promised: list[i64], standing: i64, said: i64) -> float:
    """How likely a player by these rules of thumb says this over the standing bid."""
    suits: i64 = len(promised)
    level, trump = standing // suits, standing % suits
    best = NOT_POSSIBLE
    place: i64 = 0
    while place < suits:
        worth = _worth(promised, place, level, trump)
        if worth > best:
            best = worth
        place += 1
    passes = 0.0
    if standing != PASS:
        passes = leaning(PASSING[level] - best, DOUBT)
        if said == PASS:
            return passes
    every = own = 0.0
    while place:
        place -= 1
        gain = (_worth(promised, place, level, trump) - best) / DOUBT
        weight = math.exp(gain) if gain > -30.0 else FAINT
        every += weight
        if place == said % suits:
            own = weight
    return (1 - passes) * own / every


NOT_POSSIBLE: Final = -99.0


def _worth(promised: list[i64], place: i64, level: i64, trump: i64) -> float:
    """What the lowest bid with the trump at a place brings over a bid: its tricks less one, its trump."""
    if place <= trump:
        level += 1
    return _bidding(level, promised[place]) if level < TRICKS else NOT_POSSIBLE


LEAST: Final = -50
"""In tenths of tricks, less than any hand promises."""
RANGE: Final = 200
UNKNOWN: Final = -100.0
_BIDDING: Final[list[float]] = [UNKNOWN] * (TRICKS * RANGE)
"""What the tricks of a bid less one, and the tenths expected, are worth, as far as it has been asked for."""


def _bidding(less_one: i64, expected: i64) -> float:
    place = less_one * RANGE + expected - LEAST
    worth = _BIDDING[place]
    if worth == UNKNOWN:
        worth = _BIDDING[place] = worth_of_bidding(f"{less_one + 1}{NO_TRUMP}", expected / 10)
    return worth


PASSING: Final[list[float]] = [worth_of_passing(f"{tricks}{NO_TRUMP}") for tricks in range(1, TRICKS + 1)]


# What a hand promises

NONE: Final = 4
"""The place of no trump beside those of the suits."""
COUNT: Final[tuple[int, ...]] = tuple(nibble.bit_count() for nibble in range(16))


def places(order: str) -> list[i64]:
    """What may be trumps, as places among the suits."""
    return [(SUITS + NO_TRUMP).index(trump) for trump in order]


def promises(own: i64, shown: i64, trumps: list[i64]) -> list[i64]:
    """The tenths of tricks to expect with each trump from one's own cards and the others' face-up cards."""
    aces, kings, queens = COUNT[own >> 48 & 15], COUNT[own >> 44 & 15], COUNT[own >> 40 & 15]
    shown_tops = COUNT[shown >> 48 & 15] + COUNT[shown >> 44 & 15]
    voids = 0
    for suit in EACH_SUIT:
        if not own & suit:
            voids += 1
    found: list[i64] = []
    for place in trumps:
        held: i64 = 0
        theirs: i64 = 0
        if place != NONE:
            held, theirs = own >> place & CLUBS, shown >> place & CLUBS
        ace: int = held >> 48
        king: int = held >> 44 & 1
        queen: int = held >> 40 & 1
        jack: int = held >> 36 & 1
        length: int = held % 15
        their_length: int = theirs % 15
        their_tops: int = (theirs >> 44) % 15
        their_honours: int = (theirs >> 36) % 15
        weights = WITHOUT_TRUMPS if place == NONE else WITH_TRUMPS
        found.append(
            _tenths(
                weights[0]
                + weights[1] * length
                + weights[2] * ace
                + weights[3] * king
                + weights[4] * (queen + jack)
                + weights[5] * (aces - ace)
                + weights[6] * (kings - king)
                + weights[7] * (queens - queen)
                + weights[8] * (voids if held else voids - 1)
                + weights[9] * their_length
                + weights[10] * their_honours
                + weights[11] * (shown_tops - their_tops)
            )
        )
    return found


LOWEST: Final = 2 * LEAST
"""In twentieths."""
_TENTHS: Final[list[i64]] = [round(10 * round(place / 20, 1)) for place in range(LOWEST, LOWEST + 2 * RANGE)]


def _tenths(expected: float) -> i64:
    """What is hardly off a multiple of 0.05, for so are all weights, in tenths as round() would have it."""
    twentieths = math.floor(expected * 20 + 0.5)
    if twentieths % 2:
        middle = twentieths / 20
        if expected != middle:
            return twentieths // 2 + (expected > middle)
    return _TENTHS[twentieths - LOWEST]
