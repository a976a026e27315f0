"""Crazy Eights: match the suit or rank of the top card; an eight fits all and names a suit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, NamedTuple, Self

from bot.games.base import ALONE, HOLE, NATURE, Card, Choice, Event, Lie, Option, Refusal, Seat, chosen
from bot.games.kit.french import FRENCH, RANK, SUITS, in_order
from bot.games.kit.scores import ForPoints, target_option
from bot.games.kit.tricks import dealt_in_turn, left_of, own_alone, without
from bot.games.kit.worlds import filled

Cards = tuple[Card, ...]
WORTH: Final = {"8": 50, "A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
"""Points of a card left in a hand, by its rank; others are worth their number."""


class HandResult(NamedTuple):
    """One line of the score sheet."""

    dealer: Seat
    left: tuple[int, ...]
    """Cards left in each hand."""
    points: tuple[int, ...]


def worth(cards: Cards) -> int:
    return sum(WORTH.get(card[0]) or int(card[0]) for card in cards)


@dataclass(frozen=True)
class Game(ForPoints):
    slug: ClassVar[str] = "crazy"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (target_option(100),)
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {"target": "100"}
    challenged_since: ClassVar[int] = 202701
    minutes: ClassVar[int] = 10
    idle: ClassVar[frozenset[str]] = frozenset({"draw", "pass"})
    claimable: ClassVar[bool] = False
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand"}
    shared_piles: ClassVar[tuple[str, ...]] = ("stock",)

    players: int
    target: int
    hands: tuple[Cards, ...]
    phase: str = "dealer"
    dealer: Seat = NATURE
    turn: Seat = NATURE
    stock: Cards = ()
    discards: Cards = ()
    """The top card last."""
    suit: str = ""
    """The suit to follow, which an eight may have named."""
    drew: bool = False
    """Whether the seat to act has drawn in this turn."""
    passes: int = 0
    """Passes in a row."""
    sheet: tuple[HandResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        values = chosen(cls, players, options)
        return cls(players, int(values["target"]), ((),) * players)

    @property
    def deck(self) -> Cards:
        return FRENCH

    @property
    def piles(self) -> Mapping[str, Cards]:
        hands = {f"hand {seat}": cards for seat, cards in enumerate(self.hands)}
        return hands | {"stock": self.stock, "discards": self.discards, "table": ()}

    def fits(self, card: Card) -> bool:
        return card[0] in ("8", self.discards[-1][0]) or card[1] == self.suit

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act:
            return ()
        if self.phase == "dealer":
            return (Choice("dealer", tuple(map(str, range(self.players))), 1, 1),)
        if self.phase == "deal":
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        cards = [card for card in self.hands[seat] if card != HOLE and self.fits(card)]
        ways = tuple(way for card in cards for way in _ways(card))
        plays = (Choice("play", ways, 1, 1),) if ways else ()
        return (*plays, Choice("pass") if self.drew or not self.stock else Choice("draw"))

    def forced(self, seat: Seat) -> bool:
        del seat  # nobody knows which of its cards fit
        return False

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, rest = action.partition(" ")
        card = rest[:2]
        if verb == "play" and card in RANK:
            if card not in self.hands[seat]:
                return Refusal("not-your-card", card=card)
            if card[0] == "8":
                return Refusal("crazy-name-a-suit", card=card)
            return Refusal("crazy-no-match", card=card, top=self.discards[-1], suit=self.suit)
        if verb == "draw":
            return Refusal("crazy-drawn")
        if verb == "pass":
            return Refusal("crazy-draw-first")
        return None

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, *words = action.split(" ")
        if verb == "dealer":
            return self.but(phase="deal", dealer=int(words[0])), (Event("dealer", int(words[0])),)
        if verb == "deal":
            return self._deal(tuple(words))
        after = left_of(seat, self.players)
        if verb == "draw":
            drawn = self.stock[:1]
            hands = (*self.hands[:seat], in_order((*self.hands[seat], *drawn)), *self.hands[seat + 1 :])
            event = Event("drew", seat, drawn, to=ALONE[seat])
            return self.but(hands=hands, stock=self.stock[1:], drew=True), (event,)
        if verb == "pass":
            passed = self.but(turn=after, drew=False, passes=self.passes + 1)
            events: tuple[Event, ...] = (Event("passed", seat),)
            return passed._score(events) if passed.passes == self.players else (passed, events)
        card, suit = words[0], words[-1][-1]
        played = self.but(
            hands=without(self.hands, seat, card), discards=(*self.discards, card), suit=suit,
            turn=after, drew=False, passes=0,
        )  # fmt: skip
        events = (Event("played", seat, (card,), words=tuple(words[1:])),)
        return (played, events) if played.hands[seat] else played._score(events)

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        each = 7 if self.players == 2 else 5
        first, count = left_of(self.dealer, self.players), each * self.players
        hands = tuple(map(in_order, dealt_in_turn(cards[:count], first, self.players)))
        top, stock = cards[count : count + 1], cards[count + 1 :]
        laid = self.but(
            phase="play",
            hands=hands,
            stock=stock,
            discards=top,
            suit=top[0][1],
            turn=first,
            drew=False,
            passes=0,
        )
        drawn = (Event("drew", seat, hand, to=ALONE[seat]) for seat, hand in enumerate(hands))
        return laid, (Event("dealt", self.dealer), Event("turned", self.dealer, top), *drawn)

    def _score(self, events: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Pay the seat with the fewest points in hand what all others hold more."""
        held = tuple(map(worth, self.hands))
        least = min(held)
        gain = sum(held) - least * self.players
        best = [seat for seat, points in enumerate(held) if points == least]
        points = tuple(gain if [seat] == best else 0 for seat in range(self.players))
        result = HandResult(self.dealer, tuple(map(len, self.hands)), points)
        after = self.but(sheet=(*self.sheet, result), turn=NATURE, drew=False)
        scored = Event("scored", self.dealer, words=tuple(map(str, points)))
        if max(after.scores) >= self.target:
            return after.but(phase="over"), (*events, scored, Event("over"))
        return after.but(phase="deal", dealer=left_of(self.dealer, self.players)), (*events, scored)

    def view(self, seat: Seat | None) -> Self:
        return self.but(hands=own_alone(self.hands, seat), stock=(HOLE,) * len(self.stock))

    def guess(self, seat: Seat, rng: Random) -> Self:
        view = self.view(seat)
        *hands, stock = filled(rng, view, (*view.hands, view.stock))
        sorted_hands = tuple(in_order(hand) if HOLE not in hand else hand for hand in hands)
        return view.but(hands=sorted_hands, stock=stock)


def _ways(card: Card) -> tuple[str, ...]:
    return tuple(f"{card} {suit}" for suit in SUITS) if card[0] == "8" else (card,)
