"""What is worth doing in Spring Cleaning, from what whose turn it is may know: for players and play-outs.

Everything is measured in eightieths of a play, for so it is whole numbers: how many a hand still needs, and
what an action saves or costs of them.
"""

from __future__ import annotations

import itertools
import math
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bot.ai.springcleaning_twin import (
    ARRANGE,
    DECK,
    FROM_OFFER,
    INSERT,
    PASS,
    PLAYS,
    TAKE_UP,
    TOP,
    Hand,
    Twin,
    best_order,
    parts_of,
)
from bot.ai.springcleaning_twin import PLAY as TURN

SINGLE: Final = 80
"""The plays that a card alone takes if it is the highest: to beat something, or once its player leads."""
LOW: Final = 3
"""How much more it takes for each value above it."""
LONGER: Final = 8
"""How much less a combination takes for each card more."""
CARD: Final = 8
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
FILLS: Final = 0.5
"""What it saves to have a card on the Offer that fills a gap of the hand."""


@lru_cache(maxsize=1 << 17)
def plays_needed(hand: Hand, fillers: int = 0) -> int:
    """The least that a division of the hand into combinations of neighbours takes.

    The own Offer fills gaps of runs; `fillers` are its values, as bits.
    """
    least = [0]
    for end, card in enumerate(hand):
        best = least[end] + SINGLE + LOW * (TOP - card)
        start = end
        while start and hand[start - 1] == card:
            start -= 1
            best = min(best, least[start] + SINGLE - LONGER * (end - start))
        start, missing = end, 0
        while start and (step := hand[start] - hand[start - 1]) > 0:
            if step > 1:
                gap = (1 << hand[start]) - (2 << hand[start - 1])
                if gap & ~fillers:
                    break
                missing += step - 1
            start -= 1
            size = end - start + missing
            best = min(best, least[start] + SINGLE - LONGER * size - FILLED * missing)
        least.append(best)
    return least[-1]


def needs(hand: Hand, offer: list[int], offered: int) -> int:
    """About how many plays it takes to be rid of all; an Offer is taken up when the hand is empty."""
    if not hand:
        return plays_needed(best_order(tuple(offer))) + CARD * offered if offered else -OUT
    fillers = 0
    if offered:
        for value in range(1, TOP + 1):
            if offer[value]:
                fillers |= 1 << value
    return plays_needed(hand, fillers) + OFFERED * offered + CARD * (len(hand) + offered)


class Weighed(NamedTuple):
    """A move and how much it saves."""

    worth: float
    move: int


def weigh(twin: Twin) -> list[Weighed]:
    """Every move of whose turn it is, from its own hand and what lies in the open."""
    if twin.phase == TURN:
        before = needs(*_own(twin))
        found = [Weighed(before - play_cost(twin, move), move) for move in twin.plays()]
        return found + [Weighed(before - draw_cost(twin, move), move) for move in twin.draws()]
    if twin.phase == INSERT:
        hand = twin.hands[twin.to_act]
        return [Weighed(-plays_needed((*hand[:at], twin.drawn, *hand[at:])), at) for at in twin.moves()]
    if twin.phase == ARRANGE:
        return [Weighed(0.0, TAKE_UP)]
    hand, offer, offered = _own(twin)
    return [Weighed(-offer_cost(hand, at, offer, offered), at) for at in range(len(hand))]


def _own(twin: Twin) -> tuple[Hand, list[int], int]:
    seat = twin.to_act
    return twin.hands[seat], twin.offers[seat], twin.offered[seat]


def play_cost(twin: Twin, move: int) -> float:
    """What is still needed after a play, less what it may win."""
    seat = twin.to_act
    kind, size, low, start, length = parts_of(move)
    hand, offer, offered = _own(twin)
    after = hand[:start] + hand[start + length :]
    cost = 0
    if length < size:
        lacking = twin.lacking(move)
        owners = twin.owners(lacking)
        offer = offer[:]
        for owner, value in zip(owners, lacking, strict=True):
            if owner == seat:
                offer[value] -= 1
                offered -= 1
            else:
                cost += HELP + (RESCUE if owners.count(owner) == twin.left(owner) else 0)
    top = low if kind == 1 else low + size - 1
    return cost + needs(after, offer, offered) - WINS * holds(size, top) ** (twin.players - 1)


@cache
def holds(size: int, top: int) -> float:
    """About how likely one other player cannot beat a combination of so many cards."""
    return 1 - math.exp(-0.55 * (size - 1) - 0.5 * top / TOP)


def draw_cost(twin: Twin, move: int) -> float:
    """What is needed once the card is at its best place and the worst one is offered."""
    if move == PASS:
        return needs(*_own(twin))
    hand, offer, offered = _own(twin)
    if move == DECK:
        return sum(_after_draw(hand, value, offer, offered) for value in range(1, TOP + 1)) / TOP
    owner, value = divmod(move - FROM_OFFER, 10)
    rescue = RESCUE if twin.left(owner) == 1 else 0
    return _after_draw(hand, value, offer, offered) + HELP + rescue


def _after_draw(hand: Hand, value: int, offer: list[int], offered: int) -> int:
    place = joins(hand)[value][1]
    more = (*hand[:place], value, *hand[place:])
    return min(offer_cost(more, at, offer, offered) for at in range(len(more)))


def offer_cost(hand: Hand, at: int, offer: list[int], offered: int) -> int:
    """What is needed once that card lies on the Offer."""
    more = offer[:]
    more[hand[at]] += 1
    return needs(hand[:at] + hand[at + 1 :], more, offered + 1)


# The same in a hurry, for play-outs: only neighbours are looked at.


def joined(left: int, right: int) -> int:
    """Whether two neighbours go together."""
    return 1 if 0 <= right - left <= 1 else 0


@lru_cache(maxsize=1 << 15)
def joins(hand: Hand) -> tuple[tuple[int, int], ...]:
    """By value, how many neighbours the card would join at its best place, and that place."""
    found = [(0, 0)]
    for value in range(1, TOP + 1):
        best, where = (joined(value, hand[0]) if hand else 0), 0
        for place in range(1, len(hand) + 1):
            left = hand[place - 1]
            gain = joined(left, value)
            if place < len(hand):
                gain += joined(value, hand[place]) - joined(left, hand[place])
            if gain > best:
                best, where = gain, place
        found.append((best, where))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def loosest(hand: Hand) -> tuple[float, int]:
    """How much is lost if the card goes that is missed least, and where it is: the lowest of equals."""
    best, where = 3.0, 0
    gaps = {low + 1 for low, high in itertools.pairwise(hand) if high - low == 2}
    for place, value in enumerate(hand):
        loss = -FILLS if value in gaps else 0.0
        if place:
            loss += joined(hand[place - 1], value)
        if place + 1 < len(hand):
            loss += joined(value, hand[place + 1])
            if place:
                loss -= joined(hand[place - 1], hand[place + 1])
        if loss < best or (loss == best and value < hand[where]):
            best, where = loss, place
    return best, where


@lru_cache(maxsize=1 << 15)
def average_join(hand: Hand) -> float:
    return sum(gain for gain, _ in joins(hand)) / TOP


def quick(twin: Twin) -> int:
    """A good move, found in a hurry."""
    hand = twin.hands[twin.to_act]
    if twin.phase == TURN:
        return _quick_turn(twin, hand)
    if twin.phase == INSERT:
        return joins(hand)[twin.drawn][1]
    if twin.phase == ARRANGE:
        return TAKE_UP
    return loosest(hand)[1]


def _quick_turn(twin: Twin, hand: Hand) -> int:
    best, move = float(-OUT), PASS
    if plays := twin.plays():
        before = needs(*_own(twin))
        for one in plays:
            worth = before - play_cost(twin, one)
            if worth > best:
                best, move = worth, one
    if twin.kind and best < OUT / 2:
        part = JOINED * loosest(hand)[0] + OFFERED + CARD
        for one in twin.draws():
            if one == PASS:
                continue
            if one == DECK:
                worth = JOINED * average_join(hand) - part
            else:
                owner, value = divmod(one - FROM_OFFER, 10)
                worth = JOINED * joins(hand)[value][0] - part - HELP
                if twin.left(owner) == 1:
                    worth -= RESCUE
            if worth > best:
                best, move = worth, one
    return move


def is_play(move: int) -> bool:
    return move >= PLAYS
