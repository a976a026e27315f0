"""Differ: bid tricks and a trump, then play from hand and face-up cards that refill from a foundation pile.

After a game by UCSD DSC160 group 16 (2020), adapted from text that an LSTM wrote.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
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
from bot.games.kit.french import FRENCH, RANK, could_beat, in_order, winning_place
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

PLAYERS: Final = 4
TRICKS: Final = 13
FACE_UP: Final = 4
HAND: Final = 3
NO_TRUMP: Final = "N"

Cards = tuple[Card, ...]
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
class Differ(ForPoints):
    slug: ClassVar[str] = "differ"
    seats: ClassVar[tuple[int, ...]] = (PLAYERS,)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("no_trump", "no", ("no", "yes")),
        Option("suits", "CDHS", tuple("".join(order) for order in itertools.permutations("CDHS"))),
        Option("target", "18", tuple(map(str, range(1, 1000)))),
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
    def deck(self) -> Cards:
        return FRENCH

    @property
    def piles(self) -> Mapping[str, Cards]:
        own = {"hand": self.hands, "face-up": self.face_up, "foundation": self.foundations}
        return trick_piles(own, self.tricks, self.trick)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks of this hand, by seat."""
        return tricks_taken(self.tricks, PLAYERS)

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led, trump_of(self.bid))

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "over" or seat != self.turn:
            return ()
        if self.phase == "play":
            return (Choice("play", self.playable(seat), 1, 1),)
        if self.phase == "auction":
            return self._calls()
        if self.phase == "deal":
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        return (Choice("dealer", tuple(map(str, range(PLAYERS))), 1, 1),)

    def playable(self, seat: Seat) -> Cards:
        """Return the hand and face-up cards that may be played: those of the led suit, if there are any."""
        return following(self.hands[seat] + self.face_up[seat], self.trick)

    def _calls(self) -> tuple[Choice, ...]:
        every = bids(self.order)
        if not self.bid:
            return (Choice("bid", every, 1, 1),)
        higher = every[every.index(self.bid) + 1 :]
        return Choice("bid", higher, 1, 1), Choice("pass")

    def forced(self, seat: Seat) -> bool:
        return self.phase == "play" and seat == self.turn and follows_forced(self.view(None), seat)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, word = action.partition(" ")
        if self.phase == "auction":
            return self._why_not_call(verb, word)
        if self.phase == "play":
            return self._why_not_play(seat, verb, word)
        return None

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

    def _why_not_play(self, seat: Seat, verb: str, word: str) -> Refusal | None:
        if verb in ("bid", "pass"):
            return Refusal("differ-auction-over")
        if verb != "play":
            return None
        held = self.hands[seat] + self.face_up[seat]
        return why_not_follow(word, RANK, held, self.playable(seat), self.trick)

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, word = action.partition(" ")
        if verb == "play":
            return self._play(seat, word)
        if verb == "bid":
            return self._bid(seat, word)
        if verb == "pass":
            return self._pass(seat)
        if verb == "deal":
            return self._deal(tuple(word.split(" ")))
        return self.but(phase="deal", dealer=int(word)), (Event("dealer", int(word)),)

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        opener = left_of(self.dealer, PLAYERS)
        got = dealt_in_turn(cards, opener, PLAYERS)
        hands = tuple(in_order(pile[FACE_UP : FACE_UP + HAND]) for pile in got)
        face_up = tuple(pile[:FACE_UP] for pile in got)
        fresh = self.but(
            phase="auction",
            turn=opener,
            hands=hands,
            face_up=face_up,
            foundations=tuple(pile[FACE_UP + HAND :] for pile in got),
            calls=(),
            bid="",
            differ=NATURE,
            leader=NATURE,
            tricks=(),
            voids=("",) * PLAYERS,
        )
        turned = (Event("turned", seat, face_up[seat]) for seat in range(PLAYERS))
        drawn = (Event("drew", seat, hands[seat], to=ALONE[seat]) for seat in range(PLAYERS))
        return fresh, (Event("dealt", self.dealer), *turned, *drawn)

    def _bid(self, seat: Seat, bid: str) -> tuple[Self, tuple[Event, ...]]:
        after = self.but(bid=bid, differ=seat, calls=(*self.calls, (seat, bid)))
        return after._call_made(Event("bid", seat, words=(bid,)))

    def _pass(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        return self.but(calls=(*self.calls, (seat, "pass")))._call_made(Event("passed", seat))

    def _call_made(self, event: Event) -> tuple[Self, tuple[Event, ...]]:
        """Move on to the next bidder, or to the first lead once nobody else is in or nothing is higher."""
        out = self.out
        if len(out) == PLAYERS - 1 or self.bid == bids(self.order)[-1]:
            play = self.but(phase="play", turn=self.differ, leader=self.differ)
            return play, (event, Event("differ", self.differ, words=(self.bid,)))
        turn = left_of(self.turn, PLAYERS)
        while turn in out:
            turn = left_of(turn, PLAYERS)
        return self.but(turn=turn), (event,)

    @property
    def out(self) -> frozenset[Seat]:
        """The seats that have passed, which is for good."""
        return frozenset(seat for seat, call in self.calls if call == "pass")

    def _play(self, seat: Seat, card: Card) -> tuple[Self, tuple[Event, ...]]:
        hands, face_up, from_hand = self.hands, self.face_up, card in self.hands[seat]
        if from_hand:
            hands = without(hands, seat, card)
        else:
            face_up = without(face_up, seat, card)
        trick = (*self.trick, card)
        voids = voids_after(self.voids, seat, card, trick[0])
        after = self.but(hands=hands, face_up=face_up, voids=voids, trick=trick, turn=left_of(seat, PLAYERS))
        event = Event("played", seat, (card,), words=("hand" if from_hand else "face-up",))
        if len(trick) < PLAYERS:
            return after, (event,)
        taken, events = after._take()
        return taken, (event, *events)

    def _take(self) -> tuple[Self, tuple[Event, ...]]:
        cards = self.trick
        winner = winner_of(self.leader, cards, trump_of(self.bid))
        tricks = (*self.tricks, Trick(self.leader, cards, winner))
        after, refilled = self.but(turn=winner, leader=winner, trick=(), tricks=tricks)._refill()
        taken = Event("took", winner, cards)
        if len(tricks) < TRICKS:
            return after, (taken, *refilled)
        scored, events = after._score()
        return scored, (taken, *events)

    def _refill(self) -> tuple[Self, tuple[Event, ...]]:
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

    def _score(self) -> tuple[Self, tuple[Event, ...]]:
        taken = self.taken[self.differ]
        points = points_for(self.differ, self.bid, taken)
        result = HandResult(self.dealer, self.differ, self.bid, taken, points)
        event = Event("scored", self.differ, words=(self.bid, str(taken), *map(str, points)))
        after = self.but(sheet=(*self.sheet, result), turn=NATURE)
        if max(after.scores) >= self.target:
            return after.but(phase="over"), (event, Event("over"))
        return after.but(phase="deal", dealer=left_of(self.dealer, PLAYERS)), (event,)

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        return self.but(
            hands=own_alone(self.hands, seat),
            foundations=tuple((HOLE,) * len(cards) for cards in self.foundations),
        )

    def guess(self, seat: Seat, rng: Random) -> Self:
        seen = {card for cards in self.piles.values() for card in cards}
        if HOLE not in seen:
            return self
        unseen = [card for card in FRENCH if card not in seen]
        others = [other for other in range(PLAYERS) if other != seat]
        slots = [Slot(len(self.hands[other]), self.voids[other]) for other in others]
        slots += [Slot(len(pile)) for pile in self.foundations]
        dealt = deal_unseen(rng, unseen, slots)
        hands = list(self.hands)
        for other, cards in zip(others, dealt, strict=False):
            hands[other] = in_order(cards)
        return self.but(hands=tuple(hands), foundations=tuple(dealt[len(others) :]))
