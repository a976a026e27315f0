"""What is worth doing in Spring Cleaning, from what whose turn it is may know: for players and play-outs.

Everything is measured in eightieths of a play, for so it is whole numbers: how many a hand still needs, and
what an action saves or costs of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.springcleaning_bits import (
    BITS,
    CARD,
    FAR,
    ONES,
    WORD,
    WORD_BITS,
    Hand,
    best_order,
    inserted,
    one_of,
    ones_of,
    size_of,
    without,
)
from bot.ai.springcleaning_twin import (
    ARRANGE,
    DECK,
    FROM_OFFER,
    INSERT,
    PASS,
    PLAYS,
    SET,
    TAKE_UP,
    TOP,
    Twin,
    parts_of,
)
from bot.ai.springcleaning_twin import PLAY as TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

SINGLE: Final = 80
"""The plays that a card alone takes if it is the highest: to beat something, or once its player leads."""
LOW: Final = 3
"""How much more it takes for each value above it."""
LONGER: Final = 8
"""How much less a combination takes for each card more."""
EACH: Final = 8
"""What each card costs on top, wherever it is."""
OFFERED: Final = 36
"""What a card on the own Offer takes, for it can be arranged anew."""
FILLED: Final = 12
"""What it saves to fill a gap from the own Offer."""
WINS: Final = 64
"""What it is worth to win a trick, for its winner leads and the others draw."""
HELP: Final = 20
"""What it costs to relieve another of a card."""
RESCUE: Final = 400
"""What it costs on top to relieve another of the last one."""
OUT: Final = 8000
"""What it is worth to have no card left."""
JOINED: Final = 72
"""What it saves to join two cards."""
FILLS: Final = 1
"""What it saves, in halves of a joint, to have a card on the Offer that fills a gap of the hand."""


def plays_needed(hand: Hand, offer: i64 = 0) -> i64:
    """The least that a division of the hand into combinations of neighbours takes.

    What lies on the own Offer fills gaps of runs.
    """
    fillers = ones_of(offer)
    least: i64 = 0
    """For the cards so far."""
    as_set: i64 = 0
    as_run: i64 = 0
    """The same up to where a combination begins that the next card may belong to, but for what is saved by
    how many cards there are before the next one, and by fillers."""
    before: i64 = 0
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            begun = least + before
            alone = least + LOW * (TOP - card)
            together = alone
            if card != last:
                as_set = begun
            elif as_set - before < together:
                together = as_set - before
            gap = card - last - 1
            missing = gap
            while missing > 0 and fillers >> BITS * (card - missing) & 1:
                missing -= 1
            if missing:
                as_run = begun
            else:
                as_run -= (LONGER + FILLED) * gap
                if as_run - before < together:
                    together = as_run - before
                if begun < as_run:
                    as_run = begun
            if begun < as_set:
                as_set = begun
            least = together + SINGLE
            before += LONGER
            last = card
    return least


def needs(hand: Hand, offer: i64, offered: i64) -> i64:
    """About how many plays it takes to be rid of all; an Offer is taken up when the hand is empty."""
    if not hand:
        return plays_needed(best_order(offer)) + EACH * offered if offered else -OUT
    return plays_needed(hand, offer) + OFFERED * offered + EACH * (size_of(hand) + offered)


class Weighed(NamedTuple):
    """A move and how much it saves."""

    worth: float
    move: int


def weigh(twin: Twin) -> list[Weighed]:
    """Every move of whose turn it is, from its own hand and what lies in the open."""
    seat = twin.to_act
    hand, offer, offered = twin.hands[seat], twin.offers[seat], twin.offered[seat]
    if twin.phase == TURN:
        before = float(needs(hand, offer, offered))
        found = [Weighed(before - play_cost(twin, move), move) for move in twin.plays()]
        return found + [Weighed(before - draw_cost(twin, move), move) for move in twin.draws()]
    if twin.phase == INSERT:
        return [Weighed(-float(plays_needed(inserted(hand, at, twin.drawn))), at) for at in twin.moves()]
    if twin.phase == ARRANGE:
        return [Weighed(0.0, TAKE_UP)]
    return [Weighed(-float(offer_cost(hand, at, offer, offered)), at) for at in twin.moves()]


def play_cost(twin: Twin, move: i64) -> float:
    """What is still needed after a play, less what it may win."""
    seat = twin.to_act
    kind, size, low, start, length = parts_of(move)
    hand, offer, offered = twin.hands[seat], twin.offers[seat], twin.offered[seat]
    cost: i64 = 0
    if length < size:
        given: i64 = 0
        """How many cards each of the others gives, four bits a seat."""
        values = twin.lacking(move)
        owners = twin.owners(values)
        while values:
            owner = owners & CARD
            if owner == seat:
                offer -= one_of(values & CARD)
                offered -= 1
            else:
                given += one_of(owner)
            values >>= BITS
            owners >>= BITS
        owner = 0
        while given:
            gives = given & CARD
            if gives:
                cost += gives * (HELP + (RESCUE if gives == twin.left(owner) else 0))
            given >>= BITS
            owner += 1
    if length:
        hand = without(hand, start, length)
    top = low if kind == SET else low + size - 1
    return float(cost + needs(hand, offer, offered)) - MAY_WIN[(twin.players * 10 + size) * 10 + top]


def holds(size: int, top: int) -> float:
    """About how likely one other player cannot beat a combination of so many cards."""
    return 1 - math.exp(-0.55 * (size - 1) - 0.5 * top / TOP)


MAY_WIN: Final[list[float]] = [
    WINS * holds(at // 10 % 10, at % 10) ** max(0, at // 100 - 1) for at in range(600)
]
"""What it is worth that nobody may beat a play, by the number of players, its size and its highest value."""


def draw_cost(twin: Twin, move: i64) -> float:
    """What is needed once the card is at its best place and the worst one is offered."""
    seat = twin.to_act
    hand, offer, offered = twin.hands[seat], twin.offers[seat], twin.offered[seat]
    if move == PASS:
        return float(needs(hand, offer, offered))
    if move == DECK:
        total: i64 = 0
        for value in range(1, TOP + 1):
            total += _after_draw(hand, value, offer, offered)
        return float(total) / TOP
    owner, value = (move - FROM_OFFER) // 10, (move - FROM_OFFER) % 10
    rescue = RESCUE if twin.left(owner) == 1 else 0
    return float(_after_draw(hand, value, offer, offered) + HELP + rescue)


def _after_draw(hand: Hand, value: i64, offer: i64, offered: i64) -> i64:
    more = inserted(hand, place_for(hand, value), value)
    best = offer_cost(more, 0, offer, offered)
    for at in range(1, size_of(more)):
        cost = offer_cost(more, at, offer, offered)
        if cost < best:
            best = cost
    return best


def offer_cost(hand: Hand, at: i64, offer: i64, offered: i64) -> i64:
    """What is needed once that card lies on the Offer."""
    card: i64 = hand >> BITS * at & CARD
    return needs(without(hand, at, 1), offer + one_of(card), offered + 1)


# The same in a hurry, for play-outs: only neighbours are looked at.


def joined(left: i64, right: i64) -> i64:
    """Whether two neighbours go together."""
    return 1 if 0 <= right - left <= 1 else 0


def joins(hand: Hand) -> i64:
    """How many neighbours a card would join at its best place: four bits a value."""
    one_side: i64 = 0
    both_sides: i64 = 0
    after: i64 = 0
    """What goes well after the last card."""
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            one = one_of(card)
            fits = one | one >> BITS
            if joined(last, card):
                one_side |= after & fits
            else:
                both_sides |= after & fits
                one_side |= after | fits
            after = one | one << BITS
            last = card
    one_side |= after
    both_sides &= ONES
    return (one_side & ONES & ~both_sides) | both_sides << 1


def place_for(hand: Hand, value: i64) -> i64:
    """Where a card joins most neighbours: the first of such places."""
    most: i64 = -1
    best: i64 = 0
    place: i64 = 0
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            gain = joined(last, value) + joined(value, card) - joined(last, card)
            if gain > most:
                most, best = gain, place
            last = card
            place += 1
    return place if joined(last, value) > most else best


def loosest(hand: Hand) -> i64:
    """Which card is missed least, the lowest of equals: `loss_of` says how much, `place_of` where."""
    gaps: i64 = 0
    last: i64 = FAR
    rest = hand
    while rest:
        word: i64 = rest & WORD
        rest >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            if card - last == 2:
                gaps |= 1 << card - 1
            last = card
    best: i64 = MOST_LOSS
    left: i64 = FAR
    last = hand & CARD
    place: i64 = 0
    hand >>= BITS
    while last:
        word = hand & WORD
        hand >>= WORD_BITS
        count: i64 = WORD_BITS // BITS
        while last and count:
            card = word & CARD
            word >>= BITS
            loss = 2 * (joined(left, last) + joined(last, card) - joined(left, card)) - FILLS * (
                gaps >> last & 1
            )
            found = ((loss << BITS | last) << PLACE_BITS) + place
            if found < best:
                best = found
            left, last = last, card
            place += 1
            count -= 1
    return best


PLACE_BITS: Final = 6
MOST_LOSS: Final = 6 << BITS + PLACE_BITS
"""More than any card can be missed."""


def loss_of(loosest: i64) -> i64:
    """In halves of a joint."""
    return loosest >> BITS + PLACE_BITS


def place_of(loosest: i64) -> i64:
    return loosest & (1 << PLACE_BITS) - 1


def average_join(joins: i64) -> float:
    total: i64 = 0
    while joins:
        total += joins & CARD
        joins >>= BITS
    return float(total) / TOP


def quick(twin: Twin) -> i64:
    """A good move, found in a hurry."""
    hand = twin.hands[twin.to_act]
    if twin.phase == TURN:
        return _quick_turn(twin, hand)
    if twin.phase == INSERT:
        return place_for(hand, twin.drawn)
    if twin.phase == ARRANGE:
        return TAKE_UP
    return place_of(loosest(hand))


def _quick_turn(twin: Twin, hand: Hand) -> i64:
    best, seat = float(-OUT), twin.to_act
    move: i64 = PASS
    plays = twin.plays()
    if plays:
        before = float(needs(hand, twin.offers[seat], twin.offered[seat]))
        for one in plays:
            worth = before - play_cost(twin, one)
            if worth > best:
                best, move = worth, one
    if twin.kind and best < OUT / 2:
        gains = joins(hand)
        part = float(JOINED // 2 * loss_of(loosest(hand)) + OFFERED + EACH)
        for one in twin.draws():
            if one == PASS:
                continue
            if one == DECK:
                worth = JOINED * average_join(gains) - part
            else:
                owner, value = (one - FROM_OFFER) // 10, (one - FROM_OFFER) % 10
                worth = float(JOINED * (gains >> BITS * value & CARD) - HELP) - part
                if twin.left(owner) == 1:
                    worth -= RESCUE
            if worth > best:
                best, move = worth, one
    return move


def is_play(move: int) -> bool:
    return move >= PLAYS
