"""A round of Spring Cleaning in plain numbers: the cards' places, and the seat to act."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, Self

from bot.ai.springcleaning.moves import RUN, SET
from bot.ai.springcleaning.packing import BITS, CARD, HIDDEN, Hand, one_of, packed, size_of
from bot.games.base import HOLE, NATURE, Seat
from bot.games.springcleaning.rules import SpringCleaning

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAY: Final = 0
INSERT: Final = 1
OFFER: Final = 2
OPENING: Final = 3
ARRANGE: Final = 4
OVER: Final = 5
PHASES: Final = {"play": PLAY, "insert": INSERT, "offer": OFFER, "opening": OPENING, "arrange": ARRANGE}

LEFT_BITS: Final = 8
"""Bits for the number of cards that a seat has left."""
LEFT: Final = (1 << LEFT_BITS) - 1


class Round:
    """A round, with nothing hidden, or the view of the seat to act."""

    __slots__ = (
        "discards",
        "drawn",
        "hands",
        "kind",
        "leader",
        "low",
        "offered",
        "offers",
        "on_offer",
        "owner",
        "phase",
        "players",
        "rng",
        "sealed",
        "size",
        "stock",
        "table",
        "to_act",
        "trash",
        "turns",
    )

    players: i64
    rng: Random
    hands: list[Hand]
    offers: list[i64]
    """Number of cards of each value, by seat."""
    offered: list[i64]
    """Number of cards on each Offer."""
    on_offer: i64
    """Number of cards of each value on all Offers."""
    stock: list[i64]
    """The deck, next card last."""
    discards: list[i64]
    table: list[i64]
    """Cards of the trick."""
    kind: i64
    """Kind of the combination to beat; 0 if there is none."""
    size: i64
    low: i64
    owner: i64
    phase: i64
    to_act: i64
    leader: i64
    turns: i64
    drawn: i64
    """Value to insert."""
    sealed: list[i64]
    """Places of the opening offers; -1 for none yet."""
    trash: tuple[int, ...]
    """Trash of the finished round, by seat."""

    def __init__(self, players: i64, rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.hands, self.offers, self.offered = [], [], []
        self.stock, self.discards, self.table = [], [], []
        self.on_offer = 0
        self.kind = self.size = self.low = 0
        self.owner = NATURE
        self.phase = PLAY
        self.to_act = self.leader = self.turns = self.drawn = 0
        self.sealed = []
        self.trash = ()

    @classmethod
    def of(cls, state: SpringCleaning, rng: Random, seat: Seat | None = None) -> Self:
        """Return the round of a state, or of a view, with the same cards hidden.

        `seat`: the seat to act, if it is not the one whose turn it is.
        """
        new = cls(state.players, rng)
        new.hands = [packed(HIDDEN if card == HOLE else int(card) for card in hand) for hand in state.hands]
        new.offers, new.offered = [0] * state.players, [0] * state.players
        for owner, offer in enumerate(state.offers):
            for card in offer:
                new.put_on_offer(owner, int(card))
        new.stock = [_value(card) for card in reversed(state.stock)]
        new.discards = [int(card) for card in state.discards]
        new.table = [int(card) for play in state.trick for card in play.cards]
        if (over := state.over) is not None:
            new.kind, new.size, new.low = RUN if over.kind == "run" else SET, over.size, int(over.low)
            new.owner = state.trick[-1].seat
        new.phase = PHASES[state.phase]
        new.to_act = state.turn if seat is None else seat
        new.leader, new.turns = state.leader, state.turns
        new.drawn = _value(state.drawn[0]) if state.drawn else 0
        new.sealed = [int(place[1:]) if place and place != HOLE else -1 for place in state.sealed]
        return new

    def copy(self) -> Self:
        new = type(self)(self.players, self.rng)
        new.hands, new.offers, new.offered = self.hands.copy(), self.offers.copy(), self.offered.copy()
        new.on_offer = self.on_offer
        new.stock, new.discards, new.table = self.stock.copy(), self.discards.copy(), self.table.copy()
        new.kind, new.size, new.low, new.owner = self.kind, self.size, self.low, self.owner
        new.phase, new.to_act, new.leader, new.turns = self.phase, self.to_act, self.leader, self.turns
        new.drawn, new.sealed, new.trash = self.drawn, self.sealed.copy(), self.trash
        return new

    def put_on_offer(self, seat: i64, value: i64) -> None:
        one = one_of(value)
        self.offers[seat] = self.offers[seat] + one
        self.offered[seat] = self.offered[seat] + 1
        self.on_offer += one

    def off_offer(self, seat: i64, value: i64) -> None:
        one = one_of(value)
        self.offers[seat] = self.offers[seat] - one
        self.offered[seat] = self.offered[seat] - 1
        self.on_offer -= one

    def left(self, seat: i64) -> i64:
        return size_of(self.hands[seat]) + self.offered[seat]

    def owners(self, values: i64) -> i64:
        """Return the seats whose Offers give these values, lowest first: four bits each, like the values."""
        owners: i64 = 0
        lefts: i64 = 0
        for owner in range(self.players):
            left: i64 = LEFT if owner == self.to_act else self.left(owner)
            lefts |= left << LEFT_BITS * owner
        last: i64 = 0
        taken: i64 = 0
        """Number of cards of the last value taken from each, four bits a seat."""
        place: i64 = 0
        while values:
            value = values & CARD
            values >>= BITS
            if value != last:
                last, taken = value, 0
            best: i64 = 0
            most: i64 = -1
            for owner in range(self.players):
                left = lefts >> LEFT_BITS * owner & LEFT
                if left > most and self.offers[owner] >> BITS * value & CARD > taken >> BITS * owner & CARD:
                    best, most = owner, left
            taken += one_of(best)
            owners |= best << place
            place += BITS
        return owners


def _value(card: str) -> int:
    return 0 if card == HOLE else int(card)
