"""Oh Hell: every player bids a number of tricks, and is paid for taking exactly so many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, Self

from bot.games.base import HOLE, NATURE, Card, Choice, Event, Lie, Option, Refusal, Seat, chosen
from bot.games.kit.french import FRENCH, could_beat, in_order
from bot.games.kit.plain import Cards, PlainTricks
from bot.games.kit.tricks import Trick, left_of, own_alone, trick_piles

EXACT: Final = 10
"""Points for taking exactly the tricks that were bid, besides one for each trick."""
NO_BID: Final = -1


class HandResult(NamedTuple):
    """One line of the score sheet."""

    dealer: Seat
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class OhHell(PlainTricks):
    slug: ClassVar[str] = "ohhell"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6, 7)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("largest", "7", tuple(map(str, range(1, 11)))),
        Option("rising", "no", ("no", "yes")),
        Option("hook", "yes", ("no", "yes")),
        Option("tricks_pay", "no", ("no", "yes")),
    )
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {"largest": "6"}
    challenged_since: ClassVar[int] = 202701
    minutes: ClassVar[int] = 5
    idle: ClassVar[frozenset[str]] = frozenset()
    claimable: ClassVar[bool] = False
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand"}
    shared_piles: ClassVar[tuple[str, ...]] = ("stock",)

    players: int
    largest: int
    """Cards that a player gets in the first hand."""
    rising: str
    """`yes` if hands grow again to the first size once a hand had one card."""
    hook: str
    """`yes` if the bids may not add up to the number of tricks."""
    tricks_pay: str
    """`yes` if every trick pays a point, also where the bid was missed."""
    hands: tuple[Cards, ...]
    bids: tuple[int, ...]
    """The bid of each seat; `NO_BID` before it is made."""
    voids: tuple[str, ...]
    phase: str = "dealer"
    dealer: Seat = NATURE
    turn: Seat = NATURE
    stock: Cards = ()
    """The rest of the pack, which nobody sees in this hand."""
    turned: Cards = ()
    """The card that was turned up for trumps."""
    leader: Seat = NATURE
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    sheet: tuple[HandResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        values = chosen(cls, players, options)
        # A card is left over, to turn up for trumps.
        largest = min(int(values["largest"]), (len(FRENCH) - 1) // players)
        bids, hands, voids = (NO_BID,) * players, ((),) * players, ("",) * players
        return cls(
            players, largest, values["rising"], values["hook"], values["tricks_pay"], hands, bids, voids
        )

    @property
    def sizes(self) -> tuple[int, ...]:
        """Cards that a player gets in each hand of the match."""
        falling = range(self.largest, 0, -1)
        return (*falling, *reversed(falling[:-1])) if self.rising == "yes" else (*falling,)

    @property
    def piles(self) -> Mapping[str, Cards]:
        both = {"turned": self.turned, "stock": self.stock}
        return trick_piles({"hand": self.hands}, self.tricks, self.trick) | both

    @property
    def hand_size(self) -> int:
        return self.sizes[min(len(self.sheet), len(self.sizes) - 1)]

    @property
    def trump(self) -> str:
        return self.turned[0][1] if self.turned else ""

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led, self.trump)

    # Bids

    @property
    def hooked(self) -> int:
        """The bid that the last bidder may not make; `NO_BID` for all others."""
        last = self.bids.count(NO_BID) == 1 and self.hook == "yes"
        return max(NO_BID, self.hand_size - sum(self.bids) + NO_BID) if last else NO_BID

    def _calls(self, _seat: Seat) -> tuple[Choice, ...]:
        every = tuple(str(bid) for bid in range(self.hand_size + 1) if bid != self.hooked)
        return (Choice("bid", every, 1, 1),)

    def _call(self, seat: Seat, _verb: str, rest: str) -> tuple[Self, tuple[Event, ...]]:
        bids = (*self.bids[:seat], int(rest), *self.bids[seat + 1 :])
        after = self.but(bids=bids, turn=left_of(seat, self.players))
        if NO_BID not in bids:
            after = after.but(phase="play", leader=after.turn)
        return after, (Event("bid", seat, words=(rest,)),)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, word = action.partition(" ")
        if self.phase == "auction" and verb == "bid":
            if word == str(self.hooked):
                return Refusal("ohhell-hooked", bid=word, tricks=self.hand_size)
            return Refusal("ohhell-not-a-bid", tricks=self.hand_size)
        if self.phase == "auction" and verb == "play":
            return Refusal("ohhell-bid-first")
        if self.phase == "play":
            return self._why_not_play(seat, word) if verb == "play" else Refusal("ohhell-bids-over")
        return None

    # The deal and the score

    def _laid_out(self, got: Sequence[Cards], rest: Cards) -> tuple[Self, tuple[Event, ...]]:
        hands, turned, stock = tuple(map(in_order, got)), rest[:1], in_order(rest[1:])
        laid = self.but(hands=hands, turned=turned, stock=stock, bids=(NO_BID,) * self.players)
        return laid, (Event("turned", self.dealer, turned),)

    def _result(self) -> tuple[HandResult, Event]:
        bids, taken = self.bids, self.taken
        points = tuple(
            tricks + EXACT if bid == tricks else tricks if self.tricks_pay == "yes" else 0
            for bid, tricks in zip(bids, taken, strict=True)
        )
        event = Event("scored", self.dealer, words=tuple(map(str, points)))
        return HandResult(self.dealer, bids, taken, points), event

    @property
    def _ends(self) -> bool:
        return len(self.sheet) == len(self.sizes)

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        return self.but(hands=own_alone(self.hands, seat), stock=(HOLE,) * len(self.stock))

    @property
    def _face_down(self) -> tuple[Cards, ...]:
        return (self.stock,)

    def _with(self, hands: tuple[Cards, ...], face_down: tuple[Cards, ...]) -> Self:
        return self.but(hands=hands, stock=in_order(face_down[0]))


Game = OhHell
