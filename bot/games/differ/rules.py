"""Differ: bid tricks and a trump, then play from hand and face-up cards that refill from a foundation pile.

After a game by UCSD DSC160 group 16 (2020), adapted from text that an LSTM wrote.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
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
from bot.games.kit.french import could_beat, in_order, winning_place
from bot.games.kit.plain import AuctionTricks, Cards
from bot.games.kit.scores import target_option
from bot.games.kit.tricks import Trick, left_of, own_alone, trick_piles, without

PLAYERS: Final = 4
TRICKS: Final = 13
FACE_UP: Final = 4
HAND: Final = 3
NO_TRUMP: Final = "N"

EACH_EMPTY: Final[tuple[Cards, ...]] = ((),) * PLAYERS


class HandResult(NamedTuple):
    """One line of the score sheet: a hand that was played out."""

    dealer: Seat
    differ: Seat
    bid: str
    taken: int
    points: tuple[int, ...]


@cache
def bids(order: str) -> tuple[str, ...]:
    """Return every bid, lowest first; `order` lists the possible trumps, lowest first."""
    return tuple(f"{tricks}{suit}" for tricks in range(1, TRICKS + 1) for suit in order)


def trump_of(bid: str) -> str:
    """Return the suit of a bid, or `N`."""
    return bid[-1]


def tricks_of(bid: str) -> int:
    return int(bid[:-1])


def winner_of(leader: Seat, cards: Cards, trump: str) -> Seat:
    """Return the winner of the trick: the highest trump, else the highest card of the led suit."""
    return left_of(leader, PLAYERS, winning_place(cards, trump))


def points_for(differ: Seat, bid: str, taken: int) -> tuple[int, ...]:
    """Return each seat's points: a made bid pays its bidder every trick taken; a failed one pays each of
    the others the missing tricks."""
    missing = tricks_of(bid) - taken
    if missing <= 0:
        return tuple(taken if seat == differ else 0 for seat in range(PLAYERS))
    return tuple(0 if seat == differ else missing for seat in range(PLAYERS))


@dataclass(frozen=True)
class Differ(AuctionTricks):
    slug: ClassVar[str] = "differ"
    seats: ClassVar[tuple[int, ...]] = (PLAYERS,)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("no_trump", "no", ("no", "yes")),
        Option("suits", "CDHS", tuple("".join(order) for order in itertools.permutations("CDHS"))),
        target_option(18),
    )
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {"target": "8"}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 20
    idle: ClassVar[frozenset[str]] = frozenset({"pass"})
    claimable: ClassVar[bool] = True
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand", "face-up": "open", "foundation": "hidden"}
    shared_piles: ClassVar[tuple[str, ...]] = ()

    order: str
    """Possible trumps, lowest first; the order matters for bids only."""
    target: int
    phase: str = "dealer"
    """`dealer` and `deal` wait for chance, then `auction`, `play`, and at last `over`."""
    dealer: Seat = NATURE
    turn: Seat = NATURE
    hands: tuple[Cards, ...] = EACH_EMPTY
    face_up: tuple[Cards, ...] = EACH_EMPTY
    foundations: tuple[Cards, ...] = EACH_EMPTY
    """Face-down piles, next card first; even their owner may not look."""
    calls: tuple[tuple[Seat, str], ...] = ()
    """The auction: bids and `pass`, in order."""
    bid: str = ""
    differ: Seat = NATURE
    """The highest bidder so far, who plays the bid once the auction is over."""
    leader: Seat = NATURE
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    voids: tuple[str, ...] = ("",) * PLAYERS
    """Suits that a seat's present hand cards are known not to hold: it did not follow them."""
    sheet: tuple[HandResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        values = chosen(cls, players, options)
        order = values["suits"] + (NO_TRUMP if values["no_trump"] == "yes" else "")
        return cls(order=order, target=int(values["target"]))

    @property
    def players(self) -> int:
        return PLAYERS

    @property
    def piles(self) -> Mapping[str, Cards]:
        own = {"hand": self.hands, "face-up": self.face_up, "foundation": self.foundations}
        return trick_piles(own, self.tricks, self.trick)

    @property
    def trump(self) -> str:
        return trump_of(self.bid)

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led, self.trump)

    # Legal actions

    def held(self, seat: Seat) -> Cards:
        return self.hands[seat] + self.face_up[seat]

    def _calls(self, _seat: Seat) -> tuple[Choice, ...]:
        every = bids(self.order)
        if not self.bid:
            return (Choice("bid", every, 1, 1),)
        higher = every[every.index(self.bid) + 1 :]
        return Choice("bid", higher, 1, 1), Choice("pass")

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, word = action.partition(" ")
        if self.phase == "auction":
            return self._why_not_call(verb, word)
        if self.phase == "play" and verb == "play":
            return self._why_not_play(seat, word)
        return Refusal("differ-auction-over") if self.phase == "play" and verb in ("bid", "pass") else None

    def _why_not_call(self, verb: str, word: str) -> Refusal | None:
        if verb == "play":
            return Refusal("differ-auction-first")
        if verb == "pass" and not self.bid:
            return Refusal("differ-opener-must-bid")
        if verb != "bid":
            return None
        if word in bids(self.order):
            return Refusal("differ-bid-too-low", bid=word, current=self.bid)
        if re.fullmatch(r"\d{1,9}N", word) and NO_TRUMP not in self.order:
            return Refusal("differ-no-trump-off")
        return Refusal("differ-not-a-bid", tricks=TRICKS)

    # Effects of actions

    def _call(self, seat: Seat, verb: str, rest: str) -> tuple[Self, tuple[Event, ...]]:
        if verb == "pass":
            return self.but(calls=(*self.calls, (seat, "pass")))._called(Event("passed", seat))
        after = self.but(bid=rest, differ=seat, calls=(*self.calls, (seat, rest)))
        return after._called(Event("bid", seat, words=(rest,)))

    def _called(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        """Move on to the next bidder, or to the first lead once nobody else is in or nothing is higher."""
        out = self.out
        if len(out) == PLAYERS - 1 or self.bid == bids(self.order)[-1]:
            play = self.but(phase="play", turn=self.differ, leader=self.differ)
            return play, (event, Event("differ", self.differ, words=(self.bid,)))
        return self._next_bidder(out), (event,)

    def _laid_out(self, got: Sequence[Cards], _rest: Cards) -> tuple[Self, tuple[Event, ...]]:
        laid = self.but(
            hands=tuple(in_order(pile[FACE_UP : FACE_UP + HAND]) for pile in got),
            face_up=tuple(pile[:FACE_UP] for pile in got),
            foundations=tuple(pile[FACE_UP + HAND :] for pile in got),
            calls=(),
            bid="",
            differ=NATURE,
        )
        return laid, tuple(Event("turned", seat, cards) for seat, cards in enumerate(laid.face_up))

    def _from(self, seat: Seat, card: Card) -> tuple[dict[str, object], tuple[str, ...]]:
        if card in self.hands[seat]:
            return {"hands": without(self.hands, seat, card)}, ("hand",)
        return {"face_up": without(self.face_up, seat, card)}, ("face-up",)

    def _refilled(self) -> tuple[Self, tuple[Event, ...]]:
        """Refill: a seat without face-up cards turns up four, one without a hand draws three, or what is
        left."""
        if (all(self.hands) and all(self.face_up)) or not any(self.foundations):
            return self, ()
        hands, face_up, foundations = list(self.hands), list(self.face_up), list(self.foundations)
        voids = list(self.voids)
        events = []
        for seat in range(PLAYERS):
            pile = foundations[seat]
            if pile and not face_up[seat]:
                face_up[seat], pile = pile[:FACE_UP], pile[FACE_UP:]
                events.append(Event("turned", seat, face_up[seat]))
            if pile and not hands[seat]:
                hands[seat], pile = in_order(pile[:HAND]), pile[HAND:]
                voids[seat] = ""
                events.append(Event("drew", seat, hands[seat], to=ALONE[seat]))
            foundations[seat] = pile
        full = self.but(
            hands=tuple(hands), face_up=tuple(face_up), foundations=tuple(foundations), voids=tuple(voids)
        )
        return full, tuple(events)

    def _result(self) -> tuple[HandResult, Event]:
        taken = self.taken[self.differ]
        points = points_for(self.differ, self.bid, taken)
        event = Event("scored", self.differ, words=(self.bid, str(taken), *map(str, points)))
        return HandResult(self.dealer, self.differ, self.bid, taken, points), event

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        return self.but(
            hands=own_alone(self.hands, seat),
            foundations=tuple((HOLE,) * len(cards) for cards in self.foundations),
        )

    @property
    def _face_down(self) -> tuple[Cards, ...]:
        return self.foundations

    def _with(self, hands: tuple[Cards, ...], face_down: tuple[Cards, ...]) -> Self:
        return self.but(hands=hands, foundations=face_down)
