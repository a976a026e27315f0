"""92Q: bid for tricks together, choose partners for this one hand, and be paid for your own tricks.

After a game by Chet Leja (2003).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar, Final, NamedTuple, Self

from bot.games.base import (
    ALONE,
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
from bot.games.kit.french import FRENCH, RANK, SUITS, in_order
from bot.games.kit.scores import ForPoints
from bot.games.kit.tricks import (
    Trick,
    dealt_in_turn,
    following,
    follows_forced,
    left_of,
    own_alone,
    trick_piles,
    tricks_taken,
    voids_after,
    why_not_follow,
    without,
)
from bot.games.kit.worlds import Slot, deal_unseen
from bot.games.q92.trick import LEFT, became, could_beat, winning_place

WON: Final = 3
SLAM: Final = 9
"""Points for each trick of a winner's own, and when the team took every trick."""

Cards = tuple[Card, ...]


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
class NinetyTwoQ(ForPoints):
    slug: ClassVar[str] = "92q"
    seats: ClassVar[tuple[int, ...]] = (4, 6, 8)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (Option("target", "92", tuple(map(str, range(1, 1000)))),)
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
    def deck(self) -> Cards:
        return FRENCH

    @property
    def piles(self) -> Mapping[str, Cards]:
        return trick_piles({"hand": self.hands}, self.tricks, self.trick) | {"aside": self.aside}

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat, and so the tricks of a hand."""
        return len(FRENCH) // self.players

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

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this hand, by seat."""
        return tricks_taken(self.tricks, self.players)

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led, self.trump)

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "over" or seat != self.turn:
            return ()
        if self.phase == "play":
            return (Choice("play", self.playable(seat), 1, 1),)
        if self.phase == "auction":
            return Choice("bid", bids(tricks_of(self.bid) + 1, self.hand_size), 1, 1), Choice("pass")
        if self.phase == "partners":
            others = tuple(str(other) for other in range(self.players) if other != seat)
            return (Choice("partners", others, self.partners_due, self.partners_due),)
        if self.phase == "deal":
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        return (Choice("dealer", tuple(map(str, range(self.players))), 1, 1),)

    @property
    def partners_due(self) -> int:
        """Number of partners that the bidder chooses, so that the sides are equal."""
        return self.players // 2 - 1

    def playable(self, seat: Seat) -> Cards:
        """Return the playable cards: those of the led suit, if there are any."""
        return following(self.hands[seat], self.trick)

    def forced(self, seat: Seat) -> bool:
        return self.phase == "play" and seat == self.turn and follows_forced(self.view(None), seat)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, rest = action.partition(" ")
        if self.phase == "auction":
            return self._why_not_call(verb, rest)
        if self.phase == "partners":
            return self._why_not_partners(seat, verb, rest.split(" "))
        if self.phase == "play":
            return self._why_not_play(seat, verb, rest)
        return None

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

    def _why_not_play(self, seat: Seat, verb: str, word: str) -> Refusal | None:
        if verb in ("bid", "pass", "partners"):
            return Refusal("q92-auction-over")
        if verb != "play":
            return None
        playable = self.playable(seat)
        refused = why_not_follow(word, RANK, self.hands[seat], playable, self.trick)
        if refused.key == "must-follow" and word[1] == self.left_suit:
            suit = self.trick[0][1]
            return Refusal("q92-left-must-follow", suit=suit, held=len(playable), left=word[1])
        return refused

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, rest = action.partition(" ")
        if verb == "play":
            return self._play(seat, rest)
        if verb == "bid":
            after = self.but(bid=rest, bidder=seat, calls=(*self.calls, (seat, rest)))
            return after._call_made(Event("bid", seat, words=(rest,)))
        if verb == "pass":
            return self.but(calls=(*self.calls, (seat, "pass")))._call_made(Event("passed", seat))
        if verb == "partners":
            return self._choose(seat, rest.split(" "))
        if verb == "deal":
            return self._deal(tuple(rest.split(" ")))
        return self.but(phase="deal", dealer=int(rest)), (Event("dealer", int(rest)),)

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        opener = left_of(self.dealer, self.players)
        round_the_table = self.hand_size * self.players
        got = dealt_in_turn(cards[:round_the_table], opener, self.players)
        hands = tuple(in_order(hand) for hand in got)
        fresh = self.but(
            phase="auction",
            turn=opener,
            hands=hands,
            aside=in_order(cards[round_the_table:]),
            calls=(),
            bid="",
            bidder=NATURE,
            partners=(),
            leader=NATURE,
            tricks=(),
            voids=("",) * self.players,
        )
        drawn = (Event("drew", seat, hand, to=ALONE[seat]) for seat, hand in enumerate(hands))
        return fresh, (Event("dealt", self.dealer), *drawn)

    @property
    def out(self) -> frozenset[Seat]:
        """The seats that have passed, which is for good."""
        return frozenset(seat for seat, call in self.calls if call == "pass")

    def _call_made(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        """Move on to the next bidder, to the choice of partners once nobody can go higher, or to a new
        deal."""
        out = self.out
        if len(out) == self.players:
            return self._passed_out(event)
        if self.bid and (len(out) == self.players - 1 or tricks_of(self.bid) == self.hand_size):
            won = Event("bidder", self.bidder, words=(self.bid,))
            return self.but(phase="partners", turn=self.bidder), (event, won)
        turn = left_of(self.turn, self.players)
        while turn in out:
            turn = left_of(turn, self.players)
        return self.but(turn=turn), (event,)

    def _passed_out(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        nothing = (0,) * self.players
        result = HandResult(self.dealer, NATURE, "", (), nothing, nothing)
        return self.but(sheet=(*self.sheet, result))._next_deal(), (event, Event("passed-out", self.dealer))

    def _next_deal(self) -> Self:
        return self.but(phase="deal", turn=NATURE, dealer=left_of(self.dealer, self.players))

    def _choose(self, seat: Seat, words: list[str]) -> tuple[Self, tuple[Event, ...]]:
        first = left_of(self.dealer, self.players)
        after = self.but(phase="play", partners=tuple(map(int, words)), turn=first, leader=first)
        return after, (Event("partners", seat, words=tuple(words)),)

    def _play(self, seat: Seat, card: Card) -> tuple[Self, tuple[Event, ...]]:
        trick = (*self.trick, card)
        led = trick[0][1]
        after = self.but(
            hands=without(self.hands, seat, card),
            trick=trick,
            voids=voids_after(self.voids, seat, card, trick[0]),
            turn=left_of(seat, self.players),
        )
        event = Event("played", seat, (card,), words=(became(card, led, self.trump),))
        if len(trick) < self.players:
            return after, (event,)
        taken, events = after._take()
        return taken, (event, *events)

    def _take(self) -> tuple[Self, tuple[Event, ...]]:
        winner = left_of(self.leader, self.players, winning_place(self.trick, self.trump))
        tricks = (*self.tricks, Trick(self.leader, self.trick, winner))
        after = self.but(turn=winner, leader=winner, trick=(), tricks=tricks)
        event = Event("took", winner, self.trick)
        if len(tricks) < self.hand_size:
            return after, (event,)
        scored, events = after._score()
        return scored, (event, *events)

    def _score(self) -> tuple[Self, tuple[Event, ...]]:
        taken = self.taken
        points = points_for((self.bidder, *self.partners), self.bid, taken)
        result = HandResult(self.dealer, self.bidder, self.bid, self.partners, taken, points)
        event = Event("scored", self.bidder, words=(self.bid, *map(str, points)))
        after = self.but(sheet=(*self.sheet, result), turn=NATURE)
        if max(after.scores) >= self.target:
            return after.but(phase="over"), (event, Event("over"))
        return after._next_deal(), (event,)

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        return self.but(hands=own_alone(self.hands, seat), aside=(HOLE,) * len(self.aside))

    def guess(self, seat: Seat, rng: Random) -> Self:
        seen = {card for cards in self.piles.values() for card in cards}
        if HOLE not in seen:
            return self
        unseen = [card for card in FRENCH if card not in seen]
        others = [other for other in range(self.players) if other != seat]
        slots = [Slot(len(self.hands[other]), self.voids[other]) for other in others]
        *dealt, aside = deal_unseen(rng, unseen, [*slots, Slot(len(self.aside))])
        hands = list(self.hands)
        for other, cards in zip(others, dealt, strict=True):
            hands[other] = in_order(cards)
        return self.but(hands=tuple(hands), aside=in_order(aside))
