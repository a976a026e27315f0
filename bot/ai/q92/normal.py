"""92Q by rules of thumb, with the rule that decided as the reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Reason, Thought, reason
from bot.ai.noise import NONE, Errors
from bot.ai.q92.heuristics import TrickOdds, answer, promise
from bot.games.base import Card, Seat
from bot.games.kit.french import SUITS
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import became, winning_place

SURE: Final = 0.97
"""Probability that counts as certainty."""
LIKELY: Final = 0.4
"""Probability from which a card is said to be played for the trick."""
PROBABLE: Final = 0.8
"""Probability from which the trick is called probable."""


def think(view: NinetyTwoQ, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    action = answer(view, seat, rng, errors)
    return Thought(action, None if errors else why(view, seat, action))


def why(view: NinetyTwoQ, seat: Seat, action: str) -> Reason:
    """Return the reason for an action of the rules of thumb, or of a search that agrees with them."""
    verb, _, words = action.partition(" ")
    if verb == "play":
        return _why_card(view, seat, words)
    if verb == "partners":
        return _why_partners(view, words)
    trump = words[-1:] or max(SUITS, key=lambda suit: promise(view.hands[seat], suit, view.players))
    expected = promise(view.hands[seat], trump, view.players)
    if verb == "pass":
        return reason("q92-why-pass", trump=trump, tricks=expected, least=tricks_of(view.bid) + 1)
    key = "q92-why-bid" if expected >= tricks_of(words) else "q92-why-risk"
    return reason(key, trump=trump, tricks=expected)


def _why_partners(view: NinetyTwoQ, words: str) -> Reason:
    chosen = {int(seat) for seat in words.split()}
    bids = {caller: tricks_of(bid) for caller, bid in view.calls if bid != "pass" and caller in chosen}
    if not bids:
        return reason("q92-why-partners-behind")
    best = max(bids, key=lambda caller: bids[caller])
    return reason("q92-why-partners", seat=best, tricks=bids[best], count=len(chosen))


def _why_card(view: NinetyTwoQ, seat: Seat, card: Card) -> Reason:
    if len(view.playable(seat)) == 1:
        return reason("q92-why-only", card=card)
    odds = TrickOdds(view, seat, partner=1.0)
    ours = odds.worth(card)
    if not view.trick:
        return _lead(view, card, ours, odds)
    before, place = (winning_place(trick, view.trump) for trick in (view.trick, (*view.trick, card)))
    holder = (view.leader + place) % view.players
    if holder == seat:
        return _taking(view, card, ours, odds)
    if holder in odds.side:
        # Only a card that does not follow gives the trick to a third seat: it takes it from a two.
        return reason("q92-why-leave" if place == before else "q92-why-breaks", card=card, seat=holder)
    return reason("q92-why-later", card=card) if ours >= LIKELY else _given_up("q92-why-lost", card, odds)


def _taking(view: NinetyTwoQ, card: Card, ours: float, odds: TrickOdds) -> Reason:
    led = view.trick[0][1]
    ruffs = card[1] == view.trump != led
    two = card[0] == "2" and not ruffs
    if ours < LIKELY:
        return _given_up("q92-why-lost", card, odds)
    if not _certain(view, card, ours, odds) or (two and odds.follow(led) < SURE):
        return _odds(card, ours)
    if ruffs:
        return reason("q92-why-ruff", card=card)
    if two:
        return reason("q92-why-two", card=card)
    return reason("q92-why-left" if card[1] == view.left_suit != led else "q92-why-holds", card=card)


def _lead(view: NinetyTwoQ, card: Card, ours: float, odds: TrickOdds) -> Reason:
    if card[0] == "2" and odds.follow(card[1]) >= SURE:
        return reason("q92-why-two", card=card)
    if ours < LIKELY:
        return _given_up("q92-why-lead-low", card, odds)
    if not _certain(view, card, ours, odds):
        return _odds(card, ours)
    draws = card[1] == view.trump and odds.drawn()
    return reason("q92-why-draw" if draws else "q92-why-sure", card=card)


def _certain(view: NinetyTwoQ, card: Card, ours: float, odds: TrickOdds) -> bool:
    """Return whether the trick is certain: the rules of thumb overlook that the left suit's two may rise
    too."""
    trick = (*view.trick, card)
    led, two = trick[0][1], "2" + view.left_suit
    follows = all(became(one, led, view.trump)[1] == led for one in trick)
    rises = follows and led != view.left_suit and two in odds.unseen and len(trick) < view.players
    return ours >= SURE and not rises


def _odds(card: Card, ours: float) -> Reason:
    """Return the reason in words, as figures are too high with many players."""
    return reason("q92-why-likely" if ours >= PROBABLE else "q92-why-tries", card=card)


def _given_up(key: str, card: Card, odds: TrickOdds) -> Reason:
    """Return the reason for a card that will hardly take the trick, depending on whether another might."""
    might = any(odds.worth(one) >= LIKELY for one in odds.view.playable(odds.seat))
    return reason("q92-why-keep" if might else key, card=card)
