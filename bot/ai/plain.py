"""Players of plain games of tricks, made of when a trick is wanted, and of what is called."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from bot.ai.decision import MOST, Budget, Reason, Thinker, Thought, reason, ruled
from bot.ai.noise import NONE, Errors, erring, foremost
from bot.ai.odds import some
from bot.ai.search import search_by_rules
from bot.games.base import Card, Seat
from bot.games.kit.french import RANK, could_beat, winning_place
from bot.games.kit.plain import PlainTricks
from bot.games.kit.worlds import unseen

KEEP: Final = 0.5
"""Part of a card's later odds that counts against playing it now."""
SURE: Final = 0.97
"""Probability that counts as certainty."""
LIKELY: Final = 0.4
"""Probability from which a card is said to be played for the trick."""


class TrickOdds:
    """The odds of a trick as a seat sees them, counted once for all of its cards."""

    def __init__(self, view: PlainTricks, seat: Seat) -> None:
        self.view, self.trump, self.unseen = view, view.trump, unseen(view)
        played = {(view.leader + place) % view.players for place in range(len(view.trick))}
        self.to_come = [other for other in range(view.players) if other != seat and other not in played]
        others = sum(len(hand) for other, hand in enumerate(view.hands) if other != seat)
        self._held = others / max(1, len(self.unseen))
        """Probability that an unseen card is in a hand."""

    def takes(self, card: Card) -> float:
        """Return the probability that the card takes the trick, if all who can beat it do."""
        trick = (*self.view.trick, card)
        if trick[winning_place(trick, self.trump)] != card:
            return 0.0
        return math.prod(1 - self._beats(other, card, trick[0][1]) for other in self.to_come)

    def _beats(self, other: Seat, top: Card, led: str) -> float:
        """Return the probability that this seat holds a card that it may play and that beats the best one."""
        pool = [card for card in self.unseen if card[1] not in self.view.voids[other]]
        held = len(self.view.hands[other])
        follows = [card for card in pool if card[1] == led]
        over = some(sum(could_beat(card, top, self.trump) for card in follows), len(pool), held)
        trumps = sum(card[1] != led and could_beat(card, top, self.trump) for card in pool)
        lacks = 1 - some(len(follows), len(pool), held)
        return over + lacks * some(trumps, len(pool) - len(follows), held)

    def later(self, card: Card) -> float:
        """Return roughly the probability that the card takes a later trick."""
        higher = sum(one[1] == card[1] and RANK[one] > RANK[card] for one in self.unseen) * self._held
        return float(0.6 * 0.6**higher + (0.25 if card[1] == self.trump else 0.0))


@dataclass(frozen=True, slots=True)
class PlainPlayer:
    """A game's part in its players; all functions are given views alone."""

    prefix: str
    """Prefix of the reasons' keys: `PREFIX-why-only`, `sure`, `tries` and `lets`, and those of `call`."""
    wants: Callable[[Any, Seat], float]
    """Worth of this trick to the seat: from 1, where it has to take it, to -1, where it must not."""
    call: Callable[[Any, Seat, float], Thought]
    """Choice before the play; its last argument is a misjudgement of the hand, in tricks."""

    def think(self, view: PlainTricks, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
        """Return the action of the rules of thumb; ties are broken at random."""
        if view.phase != "play":
            return self.call(view, seat, errors.of_hand(rng))
        cards, wants = view.playable(seat), self.wants(view, seat)
        if errors.forgets:
            view = view.but(tricks=errors.recalled(view.tricks), voids=("",) * view.players)
        odds = TrickOdds(view, seat)

        def worth(card: Card) -> float:
            return wants * (odds.takes(card) - KEEP * odds.later(card))

        card = cards[0] if len(cards) == 1 else foremost(cards, worth, rng, errors.slip)
        return Thought(f"play {card}", self._why(odds, card, wants, len(cards)) or (None if errors else MOST))

    def _why(self, odds: TrickOdds, card: Card, wants: float, count: int) -> Reason | None:
        takes = odds.takes(card)
        if count == 1:
            return reason(f"{self.prefix}-why-only", card=card)
        if wants > 0 and takes >= LIKELY:
            return reason(f"{self.prefix}-why-{'sure' if takes >= SURE else 'tries'}", card=card)
        if wants < 0 and takes <= 1 - SURE:
            return reason(f"{self.prefix}-why-lets", card=card)
        return None

    def search(self, view: PlainTricks, seat: Seat, rng: Random, budget: Budget) -> Thought:
        """Try every action in guessed worlds, played out by quick rules of thumb; points decide."""
        thumb = self.think(view, seat, rng)
        why = partial(self._why_found, view, seat)
        return search_by_rules(view, seat, rng, budget, thumb=thumb, quick=self.quick, why=why)

    def _why_found(self, view: PlainTricks, seat: Seat, action: str) -> Reason | None:
        verb, _, card = action.partition(" ")
        if verb != "play":
            return None
        return self._why(TrickOdds(view, seat), card, self.wants(view, seat), 2)

    def quick(self, view: PlainTricks, seat: Seat) -> str:
        """Return the action of the quick rules of thumb: the cheapest card that may do."""
        if view.phase != "play":
            return self.call(view, seat, 0.0).action
        cards = sorted(view.playable(seat), key=lambda card: (card[1] == view.trump, RANK[card]))
        low, high, last = cards[0], cards[-1], len(view.trick) == view.players - 1
        wants = self.wants(view, seat) > 0
        if not view.trick or len(cards) == 1:
            return f"play {high if wants else low}"
        best = view.trick[view.winning_place()]
        over = [card for card in cards if could_beat(card, best, view.trump)]
        under = [card for card in cards if card not in over]
        if wants:
            return f"play {(over[0] if last else over[-1]) if over else low}"
        return f"play {under[-1] if under else high if last else low}"

    def levels(self, novice: Mapping[int, Errors], easy: Mapping[int, Errors]) -> Mapping[str, Thinker]:
        """Return the players by level, with the errors of the weaker ones by number of players."""
        return {
            "novice": erring(self.think, novice),
            "easy": erring(self.think, easy),
            "normal": ruled(self.think),
            "hard": self.search,
        }
