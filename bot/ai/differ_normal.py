"""Differ by rules of thumb, with the rule that decided."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.differ import Table, answer, next_bid, promise, worth_of_bidding
from bot.ai.thought import Reason, Thought, reason
from bot.games.base import Card, Seat
from bot.games.differ import PLAYERS, Differ, tricks_of, trump_of, winner_of

SURE: Final = 0.97
"""A chance from which on a player speaks of certainty."""
LIKELY: Final = 0.4
"""A chance from which on a card is played for the trick."""


def think(view: Differ, seat: Seat, rng: Random) -> Thought:
    action = answer(view, seat, rng)
    return Thought(action, why(view, seat, action))


def why(view: Differ, seat: Seat, action: str) -> Reason:
    """What speaks for an action that the rules of thumb take, or that a search agrees with them on."""
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
    table = Table(view, seat)
    said = _lead if not view.trick else _follow
    return said(view, seat, card, table)


def _lead(view: Differ, seat: Seat, card: Card, table: Table) -> Reason:
    chance, trump = table.chance(card), trump_of(view.bid)
    own = seat == view.differ
    if chance >= SURE:
        key = "differ-why-draw" if card[1] == trump and own else "differ-why-sure"
        return reason(key if own else "differ-why-sure-ours", card=card)
    if chance >= LIKELY:
        return reason(
            "differ-why-likely" if own else "differ-why-likely-ours", card=card, percent=_percent(chance)
        )
    return reason("differ-why-lead-low", card=card)


def _follow(view: Differ, seat: Seat, card: Card, table: Table) -> Reason:
    trump, led = trump_of(view.bid), view.trick[0][1]
    before = winner_of(view.leader, view.trick, trump)
    takes = winner_of(view.leader, (*view.trick, card), trump) == seat
    chance = table.chance(card)
    if not takes:
        if before not in table.against:
            return reason("differ-why-leave", card=card, seat=before)
        return reason("differ-why-later" if chance >= LIKELY else "differ-why-lost", card=card)
    if len(view.trick) == PLAYERS - 1:
        return reason("differ-why-ruff" if card[1] == trump != led else "differ-why-last", card=card)
    if chance >= SURE:
        return reason("differ-why-holds", card=card)
    return reason(
        "differ-why-ruff-likely" if card[1] == trump != led else "differ-why-tries",
        card=card,
        percent=_percent(chance),
    )


def _percent(chance: float) -> int:
    return round(100 * chance)
