"""Differ by rules of thumb, with the rule that decided as the reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Reason, Thought, reason
from bot.ai.differ.heuristics import TrickOdds, answer, next_bid, promise, worth_of_bidding
from bot.ai.noise import NONE, Errors
from bot.games.base import Card, Seat
from bot.games.differ.rules import PLAYERS, Differ, tricks_of, trump_of, winner_of

SURE: Final = 1 - 1e-9
"""Probability that counts as certainty, allowing for rounding errors."""
LIKELY: Final = 0.4
"""Probability from which a card is said to be played for the trick."""
KEPT: Final = 0.5
"""Probability from which a trick is left to the seat that holds it."""


def think(view: Differ, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    action = answer(view, seat, rng, errors)
    return Thought(action, None if errors else why(view, seat, action))


def why(view: Differ, seat: Seat, action: str) -> Reason:
    """Return the reason for an action of the rules of thumb, or of a search that agrees with them."""
    verb, _, word = action.partition(" ")
    if verb == "play":
        return _why_card(view, seat, word)
    if verb == "bid":
        return _why_bid(view, seat, word)
    bids = [bid for trump in view.order if (bid := next_bid(view, trump))]
    best = max(bids, key=lambda bid: worth_of_bidding(bid, promise(view, seat, trump_of(bid))), default="")
    if not best:
        return reason("differ-why-top")
    return reason("differ-why-pass", bid=best, tricks=promise(view, seat, trump_of(best)))


def _why_bid(view: Differ, seat: Seat, bid: str) -> Reason:
    expected = promise(view, seat, trump_of(bid))
    if not view.bid:
        return reason("differ-why-open", trump=trump_of(bid), tricks=expected)
    if expected >= tricks_of(bid):
        return reason("differ-why-bid", trump=trump_of(bid), tricks=expected)
    return reason("differ-why-risk", trump=trump_of(bid), tricks=expected, bid=view.bid)


def _why_card(view: Differ, seat: Seat, card: Card) -> Reason:
    if len(view.playable(seat)) == 1:
        return reason("differ-why-only", card=card)
    odds = TrickOdds(view, seat)
    said = _lead if not view.trick else _follow
    return said(view, seat, card, odds)


def _lead(view: Differ, seat: Seat, card: Card, odds: TrickOdds) -> Reason:
    chance, own = odds.chance(card), seat == view.differ
    if chance >= SURE and own:
        draws = card[1] == trump_of(view.bid) and odds.drawn()
        return reason("differ-why-draw" if draws else "differ-why-sure", card=card)
    if chance < LIKELY:
        return _given_up("differ-why-lead-low", card, odds)
    return _odds(card, chance, "differ-why-likely") if own else _against_the_differ(card, chance)


def _follow(view: Differ, seat: Seat, card: Card, odds: TrickOdds) -> Reason:
    trump, led = trump_of(view.bid), view.trick[0][1]
    before = winner_of(view.leader, view.trick, trump)
    takes = winner_of(view.leader, (*view.trick, card), trump) == seat
    chance, ruffs = odds.chance(card), card[1] == trump != led
    if not takes:
        if before not in odds.against:
            key = "differ-why-leave" if chance >= KEPT else "differ-why-leave-least"
            return reason(key, card=card, seat=before)
        if chance >= LIKELY:
            return reason("differ-why-later", card=card)
        return _given_up("differ-why-lost", card, odds)
    if len(view.trick) == PLAYERS - 1:
        return reason("differ-why-ruff" if ruffs else "differ-why-last", card=card)
    if chance < LIKELY:
        return _given_up("differ-why-lost", card, odds)
    if seat != view.differ:
        return _against_the_differ(card, chance)
    if chance >= SURE:
        return reason("differ-why-holds", card=card)
    return _odds(card, chance, "differ-why-ruff-likely" if ruffs else "differ-why-tries")


def _given_up(key: str, card: Card, odds: TrickOdds) -> Reason:
    """Return the reason for a card that will hardly take the trick, depending on whether another might."""
    might = any(odds.chance(one) >= LIKELY for one in odds.view.playable(odds.seat))
    return reason("differ-why-keep" if might else key, card=card)


def _against_the_differ(card: Card, chance: float) -> Reason:
    """Return the reason of an ender's card: if another ender takes the trick, that is as good."""
    if chance >= SURE:
        return reason("differ-why-sure-ours", card=card)
    return _odds(card, chance, "differ-why-likely-ours")


def _odds(card: Card, chance: float, key: str) -> Reason:
    return reason(key, card=card, percent=min(99, round(100 * chance)))
