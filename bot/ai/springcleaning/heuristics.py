"""Judging actions in Spring Cleaning from the view of the seat to act: for players and rollouts.

As in `evaluation.py`, the unit is an eightieth of a play: what an action saves or costs of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ai.springcleaning.bitboard import SpringCleaningBitboard
from bot.ai.springcleaning.evaluation import EACH, OFFERED, OUT, needs, plays_needed
from bot.ai.springcleaning.joins import average_join, joins, loosest, loss_of, place_for, place_of
from bot.ai.springcleaning.moves import DECK, FROM_OFFER, PASS, PLAYS, SET, TAKE_UP, missing, parts_of
from bot.ai.springcleaning.packing import BITS, CARD, TOP, Hand, inserted, one_of, size_of, without
from bot.ai.springcleaning.round import ARRANGE, INSERT
from bot.ai.springcleaning.round import PLAY as TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

WINS: Final = 64
"""Worth of winning a trick, as its winner leads and the others draw."""
HELP: Final = 20
"""Cost of relieving another of a card."""
RESCUE: Final = 400
"""Additional cost of relieving another of its last card."""
JOINED: Final = 72
"""Saving of joining two cards."""


class WeighedMove(NamedTuple):
    """A move and its saving."""

    worth: float
    move: int


def weigh(board: SpringCleaningBitboard) -> list[WeighedMove]:
    """Return every move of the seat to act, judged by its own hand and the open cards."""
    seat = board.to_act
    hand, offer, offered = board.hands[seat], board.offers[seat], board.offered[seat]
    if board.phase == TURN:
        before = float(needs(hand, offer, offered))
        found = [WeighedMove(before - play_cost(board, move), move) for move in board.plays()]
        return found + [WeighedMove(before - draw_cost(board, move), move) for move in board.draws()]
    if board.phase == INSERT:
        return [
            WeighedMove(-float(plays_needed(inserted(hand, at, board.drawn))), at) for at in board.moves()
        ]
    if board.phase == ARRANGE:
        return [WeighedMove(0.0, TAKE_UP)]
    return [WeighedMove(-float(offer_cost(hand, at, offer, offered)), at) for at in board.moves()]


def play_cost(board: SpringCleaningBitboard, move: i64) -> float:
    """Return the cost of the plays still needed after this one, minus what it may win."""
    seat = board.to_act
    kind, size, low, start, length = parts_of(move)
    hand, offer, offered = board.hands[seat], board.offers[seat], board.offered[seat]
    cost: i64 = 0
    if length < size:
        given: i64 = 0
        """Number of cards that each of the others gives, four bits a seat."""
        values = missing(hand, move)
        owners = board.owners(values)
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
                cost += gives * (HELP + (RESCUE if gives == board.left(owner) else 0))
            given >>= BITS
            owner += 1
    if length:
        hand = without(hand, start, length)
    top = low if kind == SET else low + size - 1
    return float(cost + needs(hand, offer, offered)) - MAY_WIN[(board.players * 10 + size) * 10 + top]


def holds(size: int, top: int) -> float:
    """Return the rough probability that one other player cannot beat a combination of so many cards."""
    return 1 - math.exp(-0.55 * (size - 1) - 0.5 * top / TOP)


MAY_WIN: Final[list[float]] = [
    WINS * holds(at // 10 % 10, at % 10) ** max(0, at // 100 - 1) for at in range(600)
]
"""Worth of the chance that nobody beats a play, by number of players, size and highest value."""


def draw_cost(board: SpringCleaningBitboard, move: i64) -> float:
    """Return the cost of what is needed after inserting the card at its best place and offering the worst."""
    seat = board.to_act
    hand, offer, offered = board.hands[seat], board.offers[seat], board.offered[seat]
    if move == PASS:
        return float(needs(hand, offer, offered))
    if move == DECK:
        total: i64 = 0
        for value in range(1, TOP + 1):
            total += _after_draw(hand, value, offer, offered)
        return float(total) / TOP
    owner, value = (move - FROM_OFFER) // 10, (move - FROM_OFFER) % 10
    rescue = RESCUE if board.left(owner) == 1 else 0
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
    """Return the cost of what is needed once that card is on the Offer."""
    card: i64 = hand >> BITS * at & CARD
    return needs(without(hand, at, 1), offer + one_of(card), offered + 1)


# Faster versions for play-outs.


def quick(board: SpringCleaningBitboard) -> i64:
    """Return a good move, found quickly."""
    hand = board.hands[board.to_act]
    if board.phase == TURN:
        return _quick_turn(board, hand)
    if board.phase == INSERT:
        return place_for(hand, board.drawn)
    if board.phase == ARRANGE:
        return TAKE_UP
    return place_of(loosest(hand))


def _quick_turn(board: SpringCleaningBitboard, hand: Hand) -> i64:
    best, seat = float(-OUT), board.to_act
    move: i64 = PASS
    plays = board.plays()
    if plays:
        before = float(needs(hand, board.offers[seat], board.offered[seat]))
        for one in plays:
            worth = before - play_cost(board, one)
            if worth > best:
                best, move = worth, one
    if board.kind and best < OUT / 2:
        gains = joins(hand)
        part = float(JOINED // 2 * loss_of(loosest(hand)) + OFFERED + EACH)
        for one in board.draws():
            if one == PASS:
                continue
            if one == DECK:
                worth = JOINED * average_join(gains) - part
            else:
                owner, value = (one - FROM_OFFER) // 10, (one - FROM_OFFER) % 10
                worth = float(JOINED * (gains >> BITS * value & CARD) - HELP) - part
                if board.left(owner) == 1:
                    worth -= RESCUE
            if worth > best:
                best, move = worth, one
    return move


def is_play(move: int) -> bool:
    return move >= PLAYS
