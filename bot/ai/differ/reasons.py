"""The reasons of Differ, each with its predicate."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from bot.ai.bits import BIT
from bot.ai.decision import Reason, Rule, first_reason
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.differ.heuristics import next_bid, promise, worth_of_bidding
from bot.ai.differ.odds import TrickOdds
from bot.games.base import NATURE, Card, Seat
from bot.games.differ.rules import PLAYERS, Differ, tricks_of, trump_of, winner_of
from bot.games.kit.french import RANK
from bot.games.kit.tricks import left_of

SURE: Final = 1 - 1e-9
"""Probability that counts as certainty, allowing for rounding errors."""
LIKELY: Final = 0.4
"""Probability from which a card is said to be played for the trick."""
KEPT: Final = 0.5
"""Probability from which a trick is left to the seat that holds it."""
HAIR: Final = 0.02
"""Tricks that make no card better to part with than another."""


class Play:
    """A card to be played, beside all that may be."""

    def __init__(self, view: Differ, player: Seat, card: Card) -> None:
        self.view, self.player, self.card = view, player, card
        self.cards = view.playable(player)
        self.others = [one for one in self.cards if one != card]
        self.trump, self.odds = trump_of(view.bid), TrickOdds(DifferBitboard.of(view))
        self.leads, self.last = not view.trick, len(view.trick) == PLAYERS - 1
        self.alone = player == view.differ
        """Whether the player is the differ."""
        led = (*view.trick, card)[0][1]
        self.ruffs = card[1] == self.trump != led
        self.chance = self.odds.chance(BIT[card])
        """Probability that the player's side takes the trick."""

    def _cost(self, card: Card) -> float:
        return self.odds.cost(BIT[card])

    def holder(self, *cards: Card) -> Seat:
        """Return who has the trick once these are played."""
        trick = (*self.view.trick, *cards)
        leader = self.player if self.leads else self.view.leader
        return winner_of(leader, trick, self.trump) if trick else NATURE

    @cached_property
    def seat(self) -> Seat:
        """Seat that had the trick, as a reason names it."""
        return self.holder()

    @cached_property
    def takes(self) -> bool:
        return self.holder(self.card) == self.player

    @property
    def left(self) -> bool:
        """Whether an ender leaves the trick to another who has it."""
        return not self.takes and not self.leads and not self.odds.opposes(self.seat)

    @property
    def percent(self) -> int:
        return min(99, max(1, round(100 * self.chance)))

    @cached_property
    def least(self) -> bool:
        """Whether no card is worth less if it is kept."""
        cost = self._cost(self.card)
        return all(self._cost(one) >= cost - HAIR for one in self.others)

    @property
    def lowest(self) -> bool:
        """Whether no card of the same suit is lower."""
        return not any(one[1] == self.card[1] and RANK[one] < RANK[self.card] for one in self.others)

    @property
    def cheapest_to_take(self) -> bool:
        """Whether no other card that takes the trick is worth less if it is kept."""
        cost = self._cost(self.card)
        return all(self._cost(one) >= cost - HAIR for one in self.others if self.holder(one) == self.player)

    @property
    def cheap(self) -> bool:
        """Whether keeping the card would bring less than it does now."""
        return self._cost(self.card) <= self.chance

    @property
    def best(self) -> bool:
        """Whether no card gives the player's side a better chance of the trick."""
        return all(self.odds.chance(BIT[one]) <= self.chance for one in self.others)

    @cached_property
    def might(self) -> bool:
        """Whether another card is likely to take the trick."""
        return any(self.odds.chance(BIT[one]) >= LIKELY for one in self.others)

    @cached_property
    def hopeless(self) -> bool:
        """Whether it is plain to see that the differ has the trick, or an ender the differ's."""
        to_come = range(1, PLAYERS - len(self.view.trick))
        later = any(not self.odds.opposes(left_of(self.player, PLAYERS, step)) for step in to_come)
        return not later and all(self.odds.opposes(self.holder(one)) for one in self.cards)

    @property
    def given_up(self) -> bool:
        """Whether the trick is hardly this side's with this card, which is the least useful."""
        return self.least and self.chance < LIKELY


def _open(case: Play, least: float, most: float) -> bool:
    """Return whether the card has the trick, and its side keeps it with a probability in this range."""
    return case.takes and not case.last and least <= case.chance < most


CARD: Final = ("card",)
NAMED: Final = ("card", "seat")
FIGURE: Final = ("card", "percent")
PLAYS: Final[tuple[Rule[Play], ...]] = (
    Rule("differ-why-only", lambda case: not case.others, CARD),
    Rule(
        "differ-why-draw",
        lambda case: (
            case.leads
            and case.alone
            and _open(case, SURE, 2)
            and case.card[1] == case.trump
            and case.odds.drawn()
        ),
        CARD,
    ),
    Rule("differ-why-sure", lambda case: case.leads and case.alone and _open(case, SURE, 2), CARD),
    Rule("differ-why-holds", lambda case: not case.leads and case.alone and _open(case, SURE, 2), CARD),
    Rule("differ-why-sure-ours", lambda case: not case.alone and _open(case, SURE, 2), CARD),
    Rule("differ-why-ruff", lambda case: case.last and case.takes and case.ruffs, CARD),
    Rule(
        "differ-why-last",
        lambda case: case.last and case.takes and not case.ruffs and case.cheapest_to_take,
        CARD,
    ),
    Rule(
        "differ-why-ruff-likely",
        lambda case: case.alone and case.ruffs and _open(case, LIKELY, SURE),
        FIGURE,
    ),
    Rule("differ-why-likely", lambda case: case.alone and case.cheap and _open(case, LIKELY, SURE), FIGURE),
    Rule("differ-why-likely-ours", lambda case: not case.alone and _open(case, LIKELY, SURE), FIGURE),
    Rule("differ-why-leave", lambda case: case.left and case.chance >= KEPT and case.lowest, NAMED),
    Rule("differ-why-leave-least", lambda case: case.left and case.chance < KEPT and case.least, NAMED),
    Rule(
        "differ-why-later",
        lambda case: not case.takes and not case.left and not case.last and case.chance >= LIKELY,
        CARD,
    ),
    Rule("differ-why-gone", lambda case: not case.leads and case.hopeless and case.least, CARD),
    Rule("differ-why-keep", lambda case: case.given_up and case.might, CARD),
    Rule("differ-why-lead-low", lambda case: case.leads and case.given_up and not case.might, CARD),
    Rule(
        "differ-why-lost",
        lambda case: not case.leads and not case.last and case.given_up and not case.might,
        CARD,
    ),
    Rule("differ-why-tries", lambda case: case.alone and case.best and _open(case, 0, SURE), FIGURE),
    Rule("differ-why-tries-ours", lambda case: not case.alone and case.best and _open(case, 0, SURE), FIGURE),
)


class Call:
    """A bid or a pass."""

    def __init__(self, view: Differ, player: Seat, said: str) -> None:
        """`said`: the bid; nothing for a pass."""
        bids = [bid for trump in view.order if (bid := next_bid(view, trump))]
        tricks = {bid: promise(view, player, trump_of(bid)) for bid in {*bids, said} - {""}}
        best = max(bids, key=lambda bid: worth_of_bidding(bid, tricks[bid]), default="")
        self.passes, self.opens, self.top = not said, not view.bid, not bids
        named = said or best
        self.trump, self.tricks = (trump_of(named), tricks[named]) if named else ("", 0.0)
        self.bid = best if self.passes else view.bid
        """The bid that the reason names: the best for a pass, else the one that stands."""
        self.enough = bool(said) and self.tricks >= tricks_of(said)
        self.most = self.tricks >= max(tricks.values(), default=0)
        """Whether no trump promises more tricks."""


CALLS: Final[tuple[Rule[Call], ...]] = (
    Rule("differ-why-top", lambda call: call.passes and call.top),
    Rule("differ-why-pass", lambda call: call.passes and not call.top, ("bid", "tricks")),
    Rule("differ-why-open", lambda call: not call.passes and call.opens and call.most, ("trump", "tricks")),
    Rule("differ-why-bid", lambda call: call.enough, ("trump", "tricks")),
    Rule(
        "differ-why-risk",
        lambda call: not call.passes and not call.opens and not call.enough,
        ("trump", "tricks", "bid"),
    ),
)


def why(view: Differ, seat: Seat, action: str) -> Reason | None:
    """Return the reason for an action; None if none is true."""
    verb, _, word = action.partition(" ")
    if verb == "play":
        return first_reason(PLAYS, Play(view, seat, word))
    return first_reason(CALLS, Call(view, seat, word))
