"""92Q: bid for tricks together, choose partners for this one hand, and be paid for your own tricks.

After a game by Chet Leja (2003).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, NamedTuple, Self

from bot.games.base import (
    HOLE,
    NATURE,
    Card,
    Choice,
    Event,
    Lie,
    Option,
    Refusal,
    Seat,
    chosen,
)
from bot.games.kit.french import SUITS, in_order
from bot.games.kit.plain import AuctionTricks, Cards
from bot.games.kit.scores import target_option
from bot.games.kit.tricks import Trick, left_of, own_alone, trick_piles, without
from bot.games.q92.trick import LEFT, became, could_beat, winning_place

WON: Final = 3
SLAM: Final = 9
"""Points for each trick of a winner's own, and when the team took every trick."""


class HandResult(NamedTuple):
    """One line of the score sheet: a hand that was played, or one that all passed (`bid` is empty)."""

    dealer: Seat
    bidder: Seat
    bid: str
    partners: tuple[Seat, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@cache
def bids(least: int, most: int) -> tuple[str, ...]:
    """Return every bid from `least` to `most` tricks; suits have no order among them."""
    return tuple(f"{tricks}{suit}" for tricks in range(least, most + 1) for suit in SUITS)


def tricks_of(bid: str) -> int:
    """Return the number of tricks of a bid; 0 if there is no bid yet."""
    return int(bid[:-1] or 0)


def points_for(team: Sequence[Seat], bid: str, taken: Sequence[int]) -> tuple[int, ...]:
    """Return the points: the side that wins the hand is paid for each member's own tricks, the other
    nothing."""
    together = sum(taken[seat] for seat in team)
    made = together >= tricks_of(bid)
    worth = SLAM if together in (0, sum(taken)) else WON
    return tuple(worth * own if (seat in team) == made else 0 for seat, own in enumerate(taken))


@dataclass(frozen=True)
class NinetyTwoQ(AuctionTricks):
    slug: ClassVar[str] = "92q"
    seats: ClassVar[tuple[int, ...]] = (4, 6, 8)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (target_option(92),)
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {"target": "20"}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 25
    idle: ClassVar[frozenset[str]] = frozenset({"pass"})
    claimable: ClassVar[bool] = True
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand"}
    shared_piles: ClassVar[tuple[str, ...]] = ("aside",)

    players: int
    target: int
    phase: str = "dealer"
    """`dealer` and `deal` wait for chance, then `auction`, `partners`, `play`, and at last `over`."""
    dealer: Seat = NATURE
    turn: Seat = NATURE
    hands: tuple[Cards, ...] = ()
    aside: Cards = ()
    """Cards that did not go round evenly; nobody sees them in this hand."""
    calls: tuple[tuple[Seat, str], ...] = ()
    """The auction: bids and `pass`, in order."""
    bid: str = ""
    bidder: Seat = NATURE
    """The highest bidder so far."""
    partners: tuple[Seat, ...] = ()
    leader: Seat = NATURE
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    voids: tuple[str, ...] = ()
    """Suits that a seat is known to lack, as it did not follow them."""
    sheet: tuple[HandResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        values = chosen(cls, players, options)
        nothing = ((),) * players
        return cls(players, int(values["target"]), hands=nothing, voids=("",) * players)

    @property
    def piles(self) -> Mapping[str, Cards]:
        return trick_piles({"hand": self.hands}, self.tricks, self.trick) | {"aside": self.aside}

    @property
    def trump(self) -> str:
        """Suit of the highest bid; empty before there is one."""
        return self.bid[-1:]

    @property
    def left_suit(self) -> str:
        return LEFT.get(self.trump, "")

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The bidder's side and the other, each in ascending order; empty before partners are chosen."""
        if not self.partners:
            return ()
        team = (self.bidder, *self.partners)
        return tuple(sorted(team)), tuple(seat for seat in range(self.players) if seat not in team)

    @property
    def counted(self) -> Cards:
        """The cards of the trick so far, as what they count as."""
        return tuple(became(card, self.trick[0][1], self.trump) for card in self.trick)

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led, self.trump)

    # Legal actions

    def _calls(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "auction":
            return Choice("bid", bids(tricks_of(self.bid) + 1, self.hand_size), 1, 1), Choice("pass")
        others = tuple(str(other) for other in range(self.players) if other != seat)
        return (Choice("partners", others, self.partners_due, self.partners_due),)

    @property
    def partners_due(self) -> int:
        """Number of partners that the bidder chooses, so that the sides are equal."""
        return self.players // 2 - 1

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, rest = action.partition(" ")
        if self.phase == "auction":
            return self._why_not_call(verb, rest)
        if self.phase == "partners":
            return self._why_not_partners(seat, verb, rest.split(" "))
        if self.phase == "play" and verb == "play":
            return self._why_not_play(seat, rest)
        over = self.phase == "play" and verb in ("bid", "pass", "partners")
        return Refusal("q92-auction-over") if over else None

    def _why_not_call(self, verb: str, word: str) -> Refusal | None:
        if verb in ("play", "partners"):
            return Refusal("q92-auction-first")
        if verb != "bid":
            return None
        if word in bids(1, self.hand_size):
            return Refusal("q92-bid-too-low", bid=word, current=self.bid)
        return Refusal("q92-not-a-bid", tricks=self.hand_size)

    def _why_not_partners(self, seat: Seat, verb: str, words: list[str]) -> Refusal | None:
        if verb in ("bid", "pass", "play"):
            return Refusal("q92-partners-first", count=self.partners_due)
        if verb != "partners":
            return None
        if len({*words}) != len(words) or len(words) != self.partners_due:
            return Refusal("q92-partners-count", count=self.partners_due)
        if str(seat) in words:
            return Refusal("q92-not-yourself")
        if not {*words} <= {*map(str, range(self.players))}:
            return Refusal("no-such-seat", players=self.players)
        return None

    def _why_not_play(self, seat: Seat, card: Card) -> Refusal:
        refused = super()._why_not_play(seat, card)
        if refused.key == "must-follow" and card[1] == self.left_suit:
            return Refusal("q92-left-must-follow", **refused.args_for_words, left=card[1])
        return refused

    # Effects of actions

    def _call(self, seat: Seat, verb: str, rest: str) -> tuple[Self, tuple[Event, ...]]:
        if verb == "pass":
            return self.but(calls=(*self.calls, (seat, "pass")))._called(Event("passed", seat))
        if verb == "partners":
            return self._choose(seat, rest.split(" "))
        after = self.but(bid=rest, bidder=seat, calls=(*self.calls, (seat, rest)))
        return after._called(Event("bid", seat, words=(rest,)))

    def _called(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        """Move on to the next bidder, to the choice of partners once nobody can go higher, or to a new
        deal."""
        out = self.out
        if len(out) == self.players:
            return self._passed_out(event)
        if self.bid and (len(out) == self.players - 1 or tricks_of(self.bid) == self.hand_size):
            won = Event("bidder", self.bidder, words=(self.bid,))
            return self.but(phase="partners", turn=self.bidder), (event, won)
        return self._next_bidder(out), (event,)

    def _passed_out(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        nothing = (0,) * self.players
        result = HandResult(self.dealer, NATURE, "", (), nothing, nothing)
        return self.but(sheet=(*self.sheet, result))._next_deal(), (event, Event("passed-out", self.dealer))

    def _choose(self, seat: Seat, words: list[str]) -> tuple[Self, tuple[Event, ...]]:
        first = left_of(self.dealer, self.players)
        after = self.but(phase="play", partners=tuple(map(int, words)), turn=first, leader=first)
        return after, (Event("partners", seat, words=tuple(words)),)

    def _laid_out(self, got: Sequence[Cards], rest: Cards) -> tuple[Self, tuple[Event, ...]]:
        hands = tuple(in_order(hand) for hand in got)
        return self.but(hands=hands, aside=in_order(rest), calls=(), bid="", bidder=NATURE, partners=()), ()

    def _from(self, seat: Seat, card: Card) -> tuple[dict[str, object], tuple[str, ...]]:
        led = (*self.trick, card)[0][1]
        return {"hands": without(self.hands, seat, card)}, (became(card, led, self.trump),)

    def winning_place(self) -> int:
        return winning_place(self.trick, self.trump)

    def _result(self) -> tuple[HandResult, Event]:
        taken = self.taken
        points = points_for((self.bidder, *self.partners), self.bid, taken)
        event = Event("scored", self.bidder, words=(self.bid, *map(str, points)))
        return HandResult(self.dealer, self.bidder, self.bid, self.partners, taken, points), event

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        return self.but(hands=own_alone(self.hands, seat), aside=(HOLE,) * len(self.aside))

    @property
    def _face_down(self) -> tuple[Cards, ...]:
        return (self.aside,)

    def _with(self, hands: tuple[Cards, ...], face_down: tuple[Cards, ...]) -> Self:
        return self.but(hands=hands, aside=in_order(face_down[0]))
