"""Legal moves in Spring Cleaning: a move is a number, which encodes a play completely.

A play is named by its shape and the hand's cards in it, not by the Offers that fill its gaps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.ai.springcleaning.packing import BITS, CARD, ONES, TOP, Hand, one_of
from bot.games.springcleaning.combinations import COPIES

if TYPE_CHECKING:
    from mypy_extensions import i64

# A move is a place in the hand, or one of these, or from FROM_OFFER on a seat and a value, or from PLAYS on
# a kind, a size, the lowest value, and the start and number of the hand's cards.
DECK: Final = 64
PASS: Final = 65
TAKE_UP: Final = 66
FROM_OFFER: Final = 100
PLAYS: Final = 1 << 18
SET: Final = 1
RUN: Final = 2


def play_move(kind: i64, size: i64, low: i64, start: i64, length: i64) -> i64:
    return PLAYS + ((((kind << 4 | size) << 4 | low) << 6 | start) << 4 | length)


def parts_of(move: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Return the kind, size, lowest value, and the start and number of the hand's cards."""
    move -= PLAYS
    return move >> 18, move >> 14 & 15, move >> 10 & 15, move >> 4 & 63, move & 15


def add_leads(found: list[i64], hand: Hand) -> None:
    """Add all leads: neighbours that are equal, or follow one another."""
    for kind, step in ((SET, 0), (RUN, 1)):
        rest = hand
        start: i64 = 0
        while rest:
            low: i64 = rest & CARD
            rest >>= BITS
            if kind == SET:
                found.append(play_move(SET, 1, low, start, 1))
            length: i64 = 1
            following = rest
            while following and following & CARD == low + step * length:
                length += 1
                following >>= BITS
                found.append(play_move(kind, length, low, start, length))
            start += 1


def add_sets(found: list[i64], hand: Hand, size: i64, least: i64, there: i64) -> None:
    """Add sets from a value on: equal neighbours of the hand, and the rest from Offers that have enough."""
    if size > COPIES or least > TOP:
        return
    value = least
    while value <= TOP:
        if there >> BITS * value & CARD >= size:
            found.append(play_move(SET, size, value, 0, 0))
        value += 1
    start: i64 = 0
    while hand:
        card: i64 = hand & CARD
        hand >>= BITS
        if card >= least:
            fewest = size - (there >> BITS * card & CARD)
            length: i64 = 1
            rest = hand
            while True:
                if length >= fewest:
                    found.append(play_move(SET, size, card, start, length))
                if length == size or rest & CARD != card:
                    break
                length += 1
                rest >>= BITS
        start += 1


def add_runs(found: list[i64], hand: Hand, size: i64, least: i64, held: i64, there: i64) -> None:
    """Add runs from a value on: rising neighbours of the hand, and the rest from Offers."""
    if size < 2:
        return
    for low in range(least, TOP - size + 2):
        end = low + size
        wanted = ONES & one_of(end) - one_of(low)
        lacking = wanted & ~there
        if lacking & ~held:
            continue
        if not lacking:
            found.append(play_move(RUN, size, low, 0, 0))
        rest = hand
        start: i64 = 0
        while rest:
            card: i64 = rest & CARD
            rest >>= BITS
            following = rest
            own: i64 = 0
            length: i64 = 0
            while low <= card < end:
                own |= one_of(card)
                length += 1
                if not lacking & ~own:
                    found.append(play_move(RUN, size, low, start, length))
                after: i64 = following & CARD
                if after <= card:
                    break
                card = after
                following >>= BITS
            start += 1


def missing(hand: Hand, move: i64) -> i64:
    """Return the values of a play that are not the hand's, lowest first, four bits each."""
    kind, size, low, start, length = parts_of(move)
    values: i64 = 0
    place: i64 = 0
    if kind == SET:
        while length < size:
            values = values << BITS | low
            length += 1
        return values
    hand >>= BITS * start
    value = low
    while value < low + size:
        if length and hand & CARD == value:
            hand >>= BITS
            length -= 1
        else:
            values |= value << place
            place += BITS
        value += 1
    return values
