"""The reasons of Spring Cleaning, each with its predicate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from bot.ai.decision import Reason, Rule, first_reason
from bot.ai.springcleaning.bitboard import SpringCleaningBitboard
from bot.ai.springcleaning.evaluation import best_order, orders
from bot.ai.springcleaning.heuristics import WeighedMove, is_play
from bot.ai.springcleaning.joins import joined, joins
from bot.ai.springcleaning.moves import DECK, FROM_OFFER, PASS, TAKE_UP, missing, parts_of
from bot.ai.springcleaning.packing import BITS, CARD, FAR, Hand, size_of, unpacked, without
from bot.ai.springcleaning.round import INSERT, OFFER, OPENING, PLAY

HAIR: Final = 1e-6
"""Difference of worth that makes no move better than another."""


def pieces(hand: Hand) -> int:
    """Return the number of combinations into which a hand falls: the plays it takes without Offers."""
    count, step, last = 0, 0, FAR
    begun = False
    """Whether the combination has one card so far, so that any step may follow."""
    for card in unpacked(hand):
        if joined(last, card) and (begun or card - last == step):
            begun, step = False, card - last
        else:
            begun, count = True, count + 1
        last = card
    return count


class Choice:
    """A move beside all that are legal."""

    def __init__(
        self, board: SpringCleaningBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]
    ) -> None:
        self.board, self.move = board, chosen.move
        self.hand = board.hands[board.to_act]
        self.best = all(one.worth <= chosen.worth + HAIR for one in weighed)
        """Whether no move is better, by the rules of thumb or by a search."""
        self.rivals = [one.move for one in weighed]
        self.plays = [move for move in self.rivals if is_play(move)]
        self.draws = board.phase == PLAY and not is_play(self.move)
        self.inserts = board.phase == INSERT
        self.leads = not board.kind

    # Plays

    @property
    def count(self) -> int:
        """Number of cards that are played, or of those from Offers if there are some."""
        _, size, _, _, own = parts_of(self.move)
        return int(size - own if own < size else size)

    @property
    def plain(self) -> bool:
        """Whether all cards played are the hand's."""
        _, size, _, _, own = parts_of(self.move)
        return bool(own == size)

    @cached_property
    def empties(self) -> bool:
        return is_play(self.move) and not self._left(self.move)

    @property
    def out(self) -> bool:
        """Whether no card is left, in the hand or on the own Offer."""
        seat, lacking = self.board.to_act, missing(self.hand, self.move)
        owners = self.board.owners(lacking)
        own = sum(owners >> BITS * place & CARD == seat for place in range(size_of(lacking)))
        return self.empties and own == self.board.offered[seat]

    @property
    def sheds(self) -> bool:
        """Whether the hand takes fewer plays after this one."""
        return is_play(self.move) and pieces(self._left(self.move)) < pieces(self.hand)

    @property
    def leaves_fewest(self) -> bool:
        """Whether the hand takes no fewer plays after any other."""
        rest = pieces(self._left(self.move))
        return all(pieces(self._left(play)) >= rest for play in self.plays)

    @property
    def all_tear(self) -> bool:
        """Whether every play takes cards of the hand, and leaves as many plays to make."""
        whole = pieces(self.hand)
        return all(parts_of(play)[4] and pieces(self._left(play)) >= whole for play in self.plays)

    def _left(self, play: int) -> Hand:
        _, _, _, start, own = parts_of(play)
        return without(self.hand, start, own)

    # A card that is drawn, inserted or offered

    @property
    def value(self) -> int:
        if self.draws:
            return (self.move - FROM_OFFER) % 10
        return int(self.board.drawn if self.inserts else self.hand >> BITS * self.move & CARD)

    @property
    def card(self) -> str:
        return str(self.value)

    @property
    def takes(self) -> bool:
        """Whether a card is taken from an Offer."""
        return self.draws and self.move >= FROM_OFFER

    @property
    def fits(self) -> bool:
        """Whether the hand has a place where the card joins another, and parts none."""
        return bool(joins(self.hand) >> BITS * self.value & CARD)

    @property
    def neighbours(self) -> tuple[int, int]:
        """The cards left and right of the place to insert at."""
        left = self.hand >> BITS * (self.move - 1) & CARD if self.move else FAR
        return left, self.hand >> BITS * self.move & CARD

    @property
    def parts(self) -> bool:
        """Whether the card parts two that go together."""
        return bool(joined(*self.neighbours))

    @property
    def joined_there(self) -> bool:
        """Whether the card makes more go together."""
        left, right = self.neighbours
        return bool(joined(left, self.value) + joined(self.value, right) > joined(left, right))

    @property
    def loosest(self) -> bool:
        """Whether no card goes with fewer of its neighbours."""
        cards = unpacked(self.hand)
        joints = [
            joined(left, card) + joined(card, right)
            for left, card, right in zip((FAR, *cards[:-1]), cards, (*cards[1:], 0), strict=True)
        ]
        return bool(joints[self.move] == min(joints))

    @property
    def rest_fits(self) -> bool:
        """Whether the hand takes no fewer plays without any other card."""
        rest = [pieces(without(self.hand, place, 1)) for place in range(size_of(self.hand))]
        return rest[self.move] == min(rest)

    @property
    def arranges(self) -> bool:
        """Whether the Offer is taken up in the better of two orders."""
        offer = self.board.offers[self.board.to_act]
        return self.move == TAKE_UP and pieces(best_order(offer)) == min(map(pieces, orders(offer)))


def _beats(case: Choice) -> bool:
    return is_play(case.move) and not case.leads


def _from_deck(case: Choice) -> bool:
    return case.draws and case.move == DECK


def _offers(case: Choice) -> bool:
    return case.board.phase in (OFFER, OPENING)


COUNT: Final = ("count",)
CARD_NAMED: Final = ("card",)
RULES: Final[tuple[Rule[Choice], ...]] = (
    Rule("springcleaning-why-out", lambda case: case.empties and case.out),
    Rule("springcleaning-why-empty", lambda case: case.empties),
    Rule(
        "springcleaning-why-lead",
        lambda case: is_play(case.move) and case.leads and case.leaves_fewest,
        COUNT,
    ),
    Rule("springcleaning-why-from-offers", lambda case: _beats(case) and not parts_of(case.move)[4]),
    Rule("springcleaning-why-filled", lambda case: _beats(case) and not case.plain and case.sheds, COUNT),
    Rule("springcleaning-why-beat", lambda case: _beats(case) and case.plain and case.sheds),
    Rule("springcleaning-why-pass", lambda case: case.move == PASS and not case.plays),
    Rule(
        "springcleaning-why-no-offers",
        lambda case: _from_deck(case) and len(case.rivals) == 1,
    ),
    Rule("springcleaning-why-only-deck", lambda case: _from_deck(case) and not case.plays and case.best),
    Rule("springcleaning-why-deck", lambda case: _from_deck(case) and bool(case.plays) and case.all_tear),
    Rule("springcleaning-why-take", lambda case: case.takes and case.fits, CARD_NAMED),
    Rule("springcleaning-why-take-best", lambda case: case.takes and case.best, CARD_NAMED),
    Rule("springcleaning-why-insert", lambda case: case.inserts and case.joined_there, CARD_NAMED),
    Rule(
        "springcleaning-why-insert-aside",
        lambda case: case.inserts and not case.fits and not case.parts,
        CARD_NAMED,
    ),
    Rule("springcleaning-why-insert-least", lambda case: case.inserts and case.best, CARD_NAMED),
    Rule(
        "springcleaning-why-offer",
        lambda case: case.board.phase == OFFER and case.loosest,
        CARD_NAMED,
    ),
    Rule("springcleaning-why-opening", lambda case: _offers(case) and case.rest_fits, CARD_NAMED),
    Rule("springcleaning-why-arrange", lambda case: case.arranges),
)


def why(board: SpringCleaningBitboard, chosen: WeighedMove, weighed: Sequence[WeighedMove]) -> Reason | None:
    """Return the reason for a move; None if none is true."""
    return first_reason(RULES, Choice(board, chosen, weighed))
