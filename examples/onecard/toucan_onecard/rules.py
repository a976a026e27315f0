"""The rules: everybody is dealt a card and plays it; the highest rank wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Self

from bot.games.base import (
    ALONE,
    HOLE,
    NATURE,
    NOBODY,
    Card,
    Choice,
    Event,
    Frozen,
    Lie,
    Option,
    Refusal,
    Seat,
    chosen,
)
from bot.games.kit.french import FRENCH, RANK
from bot.games.kit.scores import highest
from bot.games.kit.worlds import filled


@dataclass(frozen=True)
class Game(Frozen):
    slug: ClassVar[str] = "onecard"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 5
    idle: ClassVar[frozenset[str]] = frozenset()
    claimable: ClassVar[bool] = False
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand", "played": "open"}
    shared_piles: ClassVar[tuple[str, ...]] = ("stock",)

    players: int
    phase: str = "deal"
    """`deal`, then `play`, and at last `over`."""
    hands: tuple[tuple[Card, ...], ...] = ()
    played: tuple[Card, ...] = ()
    """The cards played, from the first seat."""
    stock: tuple[Card, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        chosen(cls, players, options)
        return cls(players=players, hands=((),) * players)

    @property
    def turn(self) -> Seat:
        return NATURE if self.phase == "deal" else len(self.played)

    @property
    def to_act(self) -> frozenset[Seat]:
        return NOBODY if self.phase == "over" else ALONE[self.turn]

    @property
    def sheet(self) -> tuple[tuple[Card, ...], ...]:
        return (self.played,) if self.phase == "over" else ()

    @property
    def scores(self) -> tuple[int, ...]:
        points = tuple(RANK[card] for card in self.played)
        return points if self.phase == "over" else (0,) * self.players

    @property
    def winners(self) -> tuple[Seat, ...]:
        return highest(self.scores) if self.phase == "over" else ()

    @property
    def deck(self) -> tuple[Card, ...]:
        return FRENCH

    @property
    def piles(self) -> Mapping[str, tuple[Card, ...]]:
        hands = {f"hand {seat}": cards for seat, cards in enumerate(self.hands)}
        played = {f"played {seat}": (card,) for seat, card in enumerate(self.played)}
        return {**hands, **played, "stock": self.stock, "table": ()}

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act:
            return ()
        if seat == NATURE:
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        return (Choice("play", self.hands[seat], 1, 1),)

    def forced(self, seat: Seat) -> bool:
        return self.phase == "play" and seat == self.turn

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, card = action.partition(" ")
        if verb == "play" and card in RANK and card not in self.hands[seat]:
            return Refusal("not-your-card", card=card)
        return None

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        _, *cards = action.split(" ")
        if seat == NATURE:
            hands: tuple[tuple[Card, ...], ...] = tuple((card,) for card in cards[: self.players])
            told = (Event("drew", seat, hand, to=ALONE[seat]) for seat, hand in enumerate(hands))
            return self.but(phase="play", hands=hands, stock=tuple(cards[self.players :])), (
                Event("dealt"),
                *told,
            )
        hands = (*self.hands[:seat], (), *self.hands[seat + 1 :])
        phase = "over" if seat == self.players - 1 else "play"
        return self.but(phase=phase, hands=hands, played=(*self.played, *cards)), (
            Event("played", seat, tuple(cards)),
        )

    def view(self, seat: Seat | None) -> Self:
        hands = tuple(
            cards if other == seat else (HOLE,) * len(cards) for other, cards in enumerate(self.hands)
        )
        return self.but(hands=hands, stock=(HOLE,) * len(self.stock))

    def guess(self, seat: Seat, rng: Random) -> Self:
        view = self.view(seat)
        *hands, stock = filled(rng, view, (*view.hands, view.stock))
        return view.but(hands=tuple(hands), stock=stock)
