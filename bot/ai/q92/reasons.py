"""The reasons of 92Q, each with its predicate. Players are paid for their own tricks, not their side's."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from bot.ai.bits import BIT
from bot.ai.decision import Reason, Rule, first_reason
from bot.ai.q92.heuristics import TrickOdds, promise
from bot.games.base import NATURE, Card, Seat
from bot.games.kit.french import SUITS
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import became, winning_place

SURE: Final = 0.97
"""Probability that counts as certainty."""
PROBABLE: Final = 0.8
"""Probability from which a trick is called probable."""
LIKELY: Final = 0.4
"""Probability from which a card is said to be played for the trick."""
MIGHT: Final = 0.15
"""Probability from which a card might take the trick."""
HAIR: Final = 0.02
"""Tricks that make no card better to part with than another."""


class Play:
    """A card to be played, beside all that may be."""

    def __init__(self, view: NinetyTwoQ, seat: Seat, card: Card) -> None:
        self.view, self.player, self.card = view, seat, card
        self.cards = view.playable(seat)
        self.others = [one for one in self.cards if one != card]
        self.leads, self.last = not view.trick, len(view.trick) == view.players - 1
        self.own = TrickOdds(view, seat, partner=0.0)
        """Odds in which a trick's worth is the probability that the player takes it."""
        self.side = TrickOdds(view, seat, partner=1.0)
        """Odds in which it is the probability that the player's side takes it."""
        self.led = (*view.trick, card)[0][1]
        self.ruffs = card[1] == view.trump != self.led
        self.two = card[0] == "2" and not self.ruffs

    def _holder(self, trick: tuple[Card, ...]) -> Seat:
        if not trick:
            return NATURE
        return (self.view.leader + winning_place(trick, self.view.trump)) % self.view.players

    @cached_property
    def before(self) -> Seat:
        """Seat that had the trick."""
        return self._holder(self.view.trick)

    @cached_property
    def holder(self) -> Seat:
        """Seat that has the trick with this card."""
        return self._holder((*self.view.trick, self.card))

    @property
    def takes(self) -> bool:
        return self.holder == self.player

    @property
    def seat(self) -> Seat:
        """The other player that the reason names: who has the trick, or had it before this card."""
        return self.before if self.takes else self.holder

    @property
    def lowest(self) -> bool:
        """Whether no card of the same suit is worth less if it is kept."""
        cost, suit = self.own.cost(self.card), self.card[1]
        return all(self.own.cost(one) >= cost for one in self.others if one[1] == suit)

    @property
    def partner(self) -> bool:
        """Whether a partner has the trick with this card."""
        return self.holder in self.own.side and not self.takes

    @cached_property
    def chance(self) -> float:
        """Probability that the seat itself takes the trick."""
        return self.own.worth(self.card) if self.takes else 0.0

    @cached_property
    def chance_of_side(self) -> float:
        return self.side.worth(self.card)

    @cached_property
    def certain(self) -> bool:
        """Whether the own trick is certain: `TrickOdds` overlooks that the left suit's two may rise."""
        trick, left = (*self.view.trick, self.card), self.view.left_suit
        follows = all(became(one, self.led, self.view.trump)[1] == self.led for one in trick)
        rises = follows and self.led != left and bool(BIT["2" + left] & self.own.unseen)
        if self.two and self.own.follow(self.led) < SURE:
            return False
        return self.takes and self.chance >= SURE and (self.last or not rises)

    @cached_property
    def might(self) -> bool:
        """Whether another card is likely to bring the seat the trick."""
        return any(self.own.worth(one) >= LIKELY for one in self.others)

    @cached_property
    def hopeless(self) -> bool:
        """Whether it is plain to see that nobody of this side takes the trick any more."""
        later = any(other in self.own.side for other in self.own.to_come)
        return not later and not any(
            self._holder((*self.view.trick, one)) in self.own.side for one in self.cards
        )

    @cached_property
    def least(self) -> bool:
        """Whether no card is worth less if it is kept."""
        cost = self.own.cost(self.card)
        return all(self.own.cost(one) >= cost - HAIR for one in self.others)

    @property
    def given_up(self) -> bool:
        """Whether the trick is hardly this side's with this card, which is the least useful."""
        return self.least and self.chance_of_side < LIKELY


CARD: Final = ("card",)
NAMED: Final = ("card", "seat")
PLAYS: Final[tuple[Rule[Play], ...]] = (
    Rule("q92-why-only", lambda case: not case.others, CARD),
    Rule("q92-why-two", lambda case: case.two and case.certain, CARD),
    Rule(
        "q92-why-over",
        lambda case: case.takes and case.before in case.own.side and case.chance >= LIKELY,
        NAMED,
    ),
    Rule("q92-why-ruff", lambda case: case.ruffs and case.certain, CARD),
    Rule(
        "q92-why-left",
        lambda case: not case.ruffs and case.card[1] == case.view.left_suit != case.led and case.certain,
        CARD,
    ),
    Rule(
        "q92-why-draw",
        lambda case: case.leads and case.card[1] == case.view.trump and case.own.drawn() and case.certain,
        CARD,
    ),
    Rule("q92-why-sure", lambda case: case.certain, CARD),
    Rule("q92-why-likely", lambda case: case.chance >= PROBABLE and not case.last, CARD),
    Rule("q92-why-tries", lambda case: case.chance >= LIKELY and not case.last, CARD),
    Rule("q92-why-leave", lambda case: case.partner and case.holder == case.before and case.lowest, NAMED),
    Rule("q92-why-breaks", lambda case: case.partner and case.holder != case.before, NAMED),
    Rule("q92-why-later", lambda case: case.chance_of_side >= LIKELY and not case.last, CARD),
    Rule("q92-why-gone", lambda case: not case.leads and case.hopeless and case.least, CARD),
    Rule("q92-why-keep", lambda case: case.given_up and case.might, CARD),
    Rule("q92-why-lead-low", lambda case: case.leads and case.given_up and not case.might, CARD),
    Rule("q92-why-lost", lambda case: not case.leads and not case.last and case.given_up, CARD),
    Rule("q92-why-try", lambda case: case.takes and not case.last and case.chance >= MIGHT, CARD),
)


class Call:
    """A bid or a pass."""

    def __init__(self, view: NinetyTwoQ, seat: Seat, bid: str) -> None:
        """`bid`: nothing for a pass."""
        hand = view.hands[seat]
        self.bid, self.over = bid, bool(view.bid)
        self.trump = bid[-1:] or max(SUITS, key=lambda suit: promise(hand, suit, view.players))
        self.tricks = promise(hand, self.trump, view.players)
        """Tricks that the side may expect with this trump."""
        self.least = tricks_of(view.bid) + 1

    @property
    def enough(self) -> bool:
        return self.tricks >= (tricks_of(self.bid) if self.bid else self.least)


CALLS: Final[tuple[Rule[Call], ...]] = (
    Rule("q92-why-bid", lambda call: bool(call.bid) and call.enough, ("trump", "tricks")),
    Rule("q92-why-risk", lambda call: bool(call.bid) and not call.enough, ("trump", "tricks")),
    Rule("q92-why-pass", lambda call: not call.bid and not call.enough, ("trump", "tricks", "least")),
    Rule("q92-why-wait", lambda call: not call.bid and call.enough, ("trump", "tricks")),
)


class Choice:
    """The partners that a bidder chooses."""

    def __init__(self, view: NinetyTwoQ, seat: Seat, chosen: frozenset[Seat]) -> None:
        self._view, self._chosen = view, chosen
        self._bids = {caller: bid for caller, bid in view.calls if bid != "pass"}
        self._left = [other for other in range(view.players) if other != seat and other not in chosen]
        self.count = len(chosen)
        self.seat = min(chosen, key=lambda one: (-self._tricks(one), self._rank(one)))
        """The player of them who bid most."""
        self.tricks = self._tricks(self.seat)

    def _tricks(self, other: Seat) -> int:
        return tricks_of(self._bids.get(other, ""))

    def _rank(self, other: Seat) -> tuple[int, int]:
        in_trumps = self._bids.get(other, "")[-1:] == self._view.trump
        return -self._tricks(other) - in_trumps, self._view.scores[other]

    @cached_property
    def strongest(self) -> bool:
        """Whether nobody who is left out bid more, or bid as much and has fewer points."""
        last = max(map(self._rank, self._chosen))
        return all(self._rank(other) >= last for other in self._left)


CHOICES: Final[tuple[Rule[Choice], ...]] = (
    Rule("q92-why-partners", lambda made: bool(made.tricks) and made.strongest, ("seat", "tricks", "count")),
    Rule("q92-why-partners-behind", lambda made: not made.tricks and made.strongest),
)


def why(view: NinetyTwoQ, seat: Seat, action: str) -> Reason | None:
    """Return the reason for an action; None if none is true."""
    verb, _, words = action.partition(" ")
    if verb == "play":
        return first_reason(PLAYS, Play(view, seat, words))
    if verb == "partners":
        return first_reason(CHOICES, Choice(view, seat, frozenset(map(int, words.split()))))
    return first_reason(CALLS, Call(view, seat, words))
