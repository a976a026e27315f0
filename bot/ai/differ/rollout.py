"""Rollouts of Differ: quick rules of thumb on the bitboard.

In a guessed world all cards are open, and the players use that: nobody wastes an ace on a trick that a trump
will take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ai.bits import ALL, CLUBS, highest, lowest_above
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.differ.evaluation import best_call, places, promises

if TYPE_CHECKING:
    from mypy_extensions import i64


def card(world: DifferBitboard) -> i64:
    """Return the card that the seat plays."""
    held = world.held[world.turn]
    options = held & world.follow or held
    if not options & options - 1:
        return options
    if world.follow == ALL:
        return _lead(world, options)
    return _follow(world, options)


def _follow(world: DifferBitboard, options: i64) -> i64:
    """Return the cheapest card that holds the trick against all seats to come, or else the lowest."""
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


def _to_come(world: DifferBitboard) -> i64:
    """Return the cards that the other side may still play to this trick."""
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


def _lowest(world: DifferBitboard, options: i64) -> i64:
    """Return the lowest card that is not a trump, if there is one."""
    plain = options & ~world.trumps or options
    return plain & -plain


def _lead(world: DifferBitboard, options: i64) -> i64:
    if world.turn == world.differ:
        return _differ_leads(world, options)
    return _ender_leads(world, options)


def _differ_leads(world: DifferBitboard, options: i64) -> i64:
    """Return the highest card of a suit that nobody can take, trumps first; or else a low one."""
    turn, trumps = world.turn, world.trumps
    left, across, right = world.held[turn + 1 & 3], world.held[turn + 2 & 3], world.held[turn + 3 & 3]
    theirs = left | across | right
    place: i64
    found: i64 = 0
    for place in range(4):
        suit = CLUBS << place
        own = options & suit
        # Among sets of cards of one suit, the greater int has the higher card.
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


def _ender_leads(world: DifferBitboard, options: i64) -> i64:
    """Return a card of a suit in which the differ's best card can be beaten."""
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


def thumb(world: DifferBitboard) -> i64:
    return card(world) if world.called else call(world)


def call(world: DifferBitboard) -> i64:
    """Return the call of the rules of thumb, from the seven cards and the others' face-up cards."""
    turn = world.turn
    promised = world.promised.get(turn)
    if promised is None:
        own = world.held[turn]
        promised = world.promised[turn] = promises(own, world.up & ~own, places(world.order))
    return best_call(promised, world.bid)
