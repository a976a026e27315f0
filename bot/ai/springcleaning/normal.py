"""Spring Cleaning by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Reason, Thought, reason
from bot.ai.noise import NONE, Errors, foremost
from bot.ai.springcleaning.bitboard import SpringCleaningBitboard, text_of
from bot.ai.springcleaning.heuristics import WeighedMove, is_play, weigh
from bot.ai.springcleaning.joins import joined, joins
from bot.ai.springcleaning.moves import DECK, FROM_OFFER, PASS, TAKE_UP, missing, parts_of
from bot.ai.springcleaning.packing import BITS, CARD, FAR, size_of
from bot.ai.springcleaning.round import INSERT, OFFER, OPENING
from bot.games.base import Seat
from bot.games.springcleaning.rules import DEALT, SpringCleaning

EASY: Final = dict.fromkeys(DEALT, Errors(slip=140.0))
"""Errors in eightieths of a play: small, never enough to keep last cards that may go."""
NOVICE: Final = dict.fromkeys(DEALT, Errors(slip=140.0, overlooks=0.2))
PLAINER: Final = 0.25
"""Part of the errors in where to insert a card and which one to offer: those are plain to see."""


def answer(view: SpringCleaning, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    """Return the move that saves most plays; ties are broken at random."""
    board = SpringCleaningBitboard.of(view, rng, seat)
    slip = errors.slip * (1.0 if view.phase == "play" else PLAINER)
    weighed = weigh(board)
    # Plays with cards from Offers are hard to see.
    seen = [one for one in weighed if not (_from_offers(one) and errors.overlooked(rng))]
    move = foremost(seen or weighed, lambda one: one.worth, rng, slip).move
    return Thought(text_of(board, move), None if errors else why(board, move))


def _from_offers(one: WeighedMove) -> bool:
    _, size, _, _, length = parts_of(one.move)
    return is_play(one.move) and length < size


def why(board: SpringCleaningBitboard, move: int) -> Reason:
    """Return the reason for the move."""
    hand = board.hands[board.to_act]
    if is_play(move):
        return _why_play(board, move)
    if move == TAKE_UP:
        return reason("springcleaning-why-arrange")
    if move == PASS:
        return reason("springcleaning-why-pass")
    if board.phase in (OFFER, OPENING):
        key = "opening" if board.phase == OPENING else "offer"
        return reason(f"springcleaning-why-{key}", card=str(hand >> BITS * move & CARD))
    if board.phase == INSERT:
        return _why_there(board, move)
    return _why_draw(board, move)


def _why_there(board: SpringCleaningBitboard, place: int) -> Reason:
    hand, card = board.hands[board.to_act], board.drawn
    left = hand >> BITS * (place - 1) & CARD if place else FAR
    right = hand >> BITS * place & CARD
    key = "insert-aside"
    if joined(left, card) or joined(card, right):
        key = "insert"
    elif joined(left, right) or joins(hand) >> BITS * card & CARD:
        key = "insert-least"
    return reason(f"springcleaning-why-{key}", card=str(card))


def _why_draw(board: SpringCleaningBitboard, move: int) -> Reason:
    if move != DECK:
        value = (move - FROM_OFFER) % 10
        fits = joins(board.hands[board.to_act]) >> BITS * value & CARD
        return reason("springcleaning-why-take" if fits else "springcleaning-why-take-best", card=str(value))
    if board.plays():
        return reason("springcleaning-why-deck")
    # If others offer nothing, this is the only draw.
    choice = len(board.draws()) > 1
    return reason("springcleaning-why-only-deck" if choice else "springcleaning-why-no-offers")


def _why_play(board: SpringCleaningBitboard, move: int) -> Reason:
    _, cards, _, _, length = parts_of(move)
    size: int = cards
    filled: int = cards - length
    seat, hand = board.to_act, board.hands[board.to_act]
    if length == size_of(hand):
        owners = board.owners(missing(hand, move))
        own = sum(owners >> BITS * place & CARD == seat for place in range(filled))
        out = own == board.offered[seat]
        return reason("springcleaning-why-out" if out else "springcleaning-why-empty")
    if not board.kind:
        return reason("springcleaning-why-lead", count=size)
    if length == 0:
        return reason("springcleaning-why-from-offers", count=size)
    if length < size:
        return reason("springcleaning-why-filled", count=filled)
    return reason("springcleaning-why-beat", count=size)
