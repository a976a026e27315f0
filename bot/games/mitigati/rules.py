"""Mitigati: three players, 78 cards dealt in packets, and bargaining to stop a hand before it is whole.

By "Bunbury", for Alessio Cavatore's Tarot of Loka, after the old Piedmontese game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    T,
    chosen,
)
from bot.games.kit.loka import FOOL, HONOURS, KINGS, LOKA, STRENGTH, TRUMP, Cards, in_order
from bot.games.kit.scores import ForPoints
from bot.games.kit.tricks import Trick, left_of, seen_forced, tricks_taken
from bot.games.kit.worlds import Slot, deal_unseen, unseen
from bot.games.mitigati import declarations
from bot.games.mitigati.bargaining import OPENING, Bargain
from bot.games.mitigati.declarations import DONE, KINDS, Declaration, bonuses, declaration
from bot.games.mitigati.trick import (
    PLAYERS,
    Debt,
    card_points,
    could_beat,
    debt_of,
    led_suit,
    payment,
    settled,
    winner_of,
    won_by,
)

TRICKS: Final = 25
PACKET: Final = 5
UNTALKED: Final = 2
"""Rounds of packets dealt before the first bargaining."""
DISCARDS: Final = 3
"""Number of last cards of the pack, which the Dealer takes, and of cards the Dealer then discards."""
PAR: Final = 49
"""Card points that neither win nor lose anything."""

KEPT: Final = frozenset(KINGS + HONOURS)
"""Cards that the Dealer may not discard."""
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "bargain": ("pass", "demand", "offer", "continue"),
    "discard": ("discard",),
    "declare": (*KINDS, DONE),
    "play": ("play",),
}
"""Verbs of the players in each phase."""

EACH_EMPTY: Final[tuple[Cards, ...]] = ((),) * PLAYERS


class HandResult(NamedTuple):
    """One line of the score sheet: a hand played out or bargained away."""

    dealer: Seat
    stopped: int
    """Cards in each hand when it was bargained away; 0 for a hand played out."""
    card_points: tuple[int, ...]
    bonuses: tuple[int, ...]
    points: tuple[int, ...]
    """Total points of each seat."""


@dataclass(frozen=True)
class Mitigati(ForPoints):
    slug: ClassVar[str] = "mitigati"
    seats: ClassVar[tuple[int, ...]] = (PLAYERS,)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (Option("hands", "3", tuple(map(str, range(1, 31)))),)
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {"hands": "1"}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 15
    idle: ClassVar[frozenset[str]] = frozenset({"pass", "continue", "done"})
    claimable: ClassVar[bool] = True
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand"}
    shared_piles: ClassVar[tuple[str, ...]] = ("discards",)

    length: int
    """Number of hands in the match."""
    phase: str = "dealer"
    """`dealer` and `deal` wait for chance, then `bargain`, `discard`, `declare`, `play`; at last `over`."""
    dealer: Seat = NATURE
    """Dealer of this hand; the next one takes over only with the next deal."""
    turn: Seat = NATURE
    hands: tuple[Cards, ...] = EACH_EMPTY
    undealt: Cards = ()
    """The rest of the pack in dealing order; nobody may look."""
    bargain: Bargain = OPENING
    """The present or the last round of bargaining."""
    discards: Cards = ()
    """The Dealer's discards, secret until the last trick is taken."""
    declared: tuple[Declaration, ...] = ()
    leader: Seat = NATURE
    trick: Cards = ()
    tricks: tuple[Trick, ...] = ()
    voids: tuple[str, ...] = ("",) * PLAYERS
    """Suits, and trumps, that a seat is known to lack, as it did not follow or trump."""
    sheet: tuple[HandResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        return cls(length=int(chosen(cls, players, options)["hands"]))

    @property
    def players(self) -> int:
        return PLAYERS

    @property
    def deck(self) -> Cards:
        return LOKA

    @property
    def piles(self) -> Mapping[str, Cards]:
        hands = {f"hand {seat}": self.hands[seat] for seat in range(PLAYERS)}
        taken = {f"trick {number}": trick.cards for number, trick in enumerate(self.tricks)}
        return hands | taken | {"undealt": self.undealt, "discards": self.discards, "table": self.trick}

    @property
    def number(self) -> int:
        """Number, from 1, of the hand on the table; also when it has just ended."""
        ended = self.phase in ("deal", "over") and self.sheet
        return len(self.sheet) if ended else len(self.sheet) + 1

    @property
    def eldest(self) -> Seat:
        """The seat that bargains, declares and leads first."""
        return left_of(self.dealer, PLAYERS)

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this hand, by seat."""
        return tricks_taken(self.tricks, PLAYERS)

    @property
    def won(self) -> tuple[Cards, ...]:
        """The trick piles: each seat's taken cards without the Fool; the Dealer's with the discards at the
        end."""
        piles = (won_by(seat, self.tricks) for seat in range(PLAYERS))
        return tuple(pile + self.discards if seat == self.dealer else pile for seat, pile in enumerate(piles))

    @property
    def debt(self) -> Debt | None:
        """Debt of the Fool, once it was played to a complete trick."""
        return debt_of(self.tricks)

    def could_beat(self, card: Card, led: Card) -> bool:
        return could_beat(card, led)

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "over" or seat != self.turn:
            return ()
        if self.phase == "play":
            return (Choice("play", self.playable(seat), 1, 1),)
        if self.phase == "bargain":
            return self.bargain.choices(seat)
        if self.phase == "declare":
            return declarations.choices(self.hands[seat], self._declared_by(seat))
        if self.phase == "discard":
            loose = tuple(card for card in self.hands[seat] if card not in KEPT)
            return (Choice("discard", loose, DISCARDS, DISCARDS),)
        if self.phase == "deal":
            return (Choice("deal", LOKA, len(LOKA), len(LOKA), ordered=True),)
        return (Choice("dealer", tuple(map(str, range(PLAYERS))), 1, 1),)

    def playable(self, seat: Seat) -> Cards:
        """Return the playable cards: those of the led suit, else the trumps, else all; and always the
        Fool."""
        hand = self.hands[seat]
        led = led_suit(self.trick)
        if not led:
            return hand
        for suit in (led, TRUMP):
            if cards := tuple([card for card in hand if card[-1] == suit]):
                return (*cards, FOOL) if FOOL in hand else cards
        return hand

    def _declared_by(self, seat: Seat) -> tuple[Declaration, ...]:
        return tuple(one for one in self.declared if one.seat == seat)

    def forced(self, seat: Seat) -> bool:
        if self.phase != "play" or seat != self.turn:
            return False
        led = led_suit(self.trick)
        suits = dict.fromkeys((led, TRUMP, FOOL[-1])) if led else ()

        def playable(held: Sequence[int], every: int) -> int:
            *following, fool = held or (0,)
            count = next(filter(None, following), 0)
            return count + fool if count else every

        return seen_forced(self.view(None), seat, tuple(suits), playable)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, rest = action.partition(" ")
        words = rest.split(" ") if rest else []
        if self.phase not in VERBS:
            return None
        if verb not in VERBS[self.phase]:
            known = any(verb in verbs for verbs in VERBS.values())
            return Refusal(f"mitigati-{self.phase}-now") if known else None
        if self.phase == "bargain":
            return self.bargain.why_not(seat, verb, rest)
        if self.phase == "discard":
            return self._why_not_discard(words)
        if self.phase == "declare":
            return declarations.why_not(self.hands[seat], self._declared_by(seat), verb, words)
        return self._why_not_play(seat, rest)

    def _why_not_discard(self, words: list[str]) -> Refusal | None:
        for card in words:
            if card not in STRENGTH:
                return Refusal("not-a-card")
            if card not in self.hands[self.dealer]:
                return Refusal("not-your-card", card=card)
            if card in KEPT:
                return Refusal("mitigati-not-discarded", card=card)
        right = len(words) == len(set(words)) == DISCARDS
        return None if right else Refusal("mitigati-discard-count", count=DISCARDS)

    def _why_not_play(self, seat: Seat, card: Card) -> Refusal | None:
        hand = self.hands[seat]
        if card not in STRENGTH:
            return Refusal("not-a-card")
        if card not in hand:
            return Refusal("not-your-card", card=card)
        led = led_suit(self.trick)
        fool = "yes" if FOOL in hand else "no"
        held = [mine[-1] for mine in hand]
        if led in held:
            return Refusal("mitigati-must-follow", suit=led, held=held.count(led), fool=fool)
        return Refusal("mitigati-must-trump", suit=led, held=held.count(TRUMP), fool=fool)

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, rest = action.partition(" ")
        if self.phase == "play":
            return self._play(seat, rest)
        if self.phase == "bargain":
            return self._bargain(seat, action)
        if self.phase == "declare":
            return self._done(seat) if verb == DONE else self._declare(seat, verb, rest)
        if self.phase == "discard":
            return self._discard(tuple(rest.split(" ")))
        if self.phase == "deal":
            return self._deal(tuple(rest.split(" ")))
        return self.but(phase="deal", dealer=int(rest)), (Event("dealer", int(rest)),)

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        fresh = self.but(
            dealer=left_of(self.dealer, PLAYERS) if self.sheet else self.dealer,
            hands=EACH_EMPTY,
            undealt=cards,
            discards=(),
            declared=(),
            leader=NATURE,
            tricks=(),
            voids=("",) * PLAYERS,
        )
        return fresh._deal_packets(UNTALKED)

    def _deal_packets(self, rounds: int) -> tuple[Self, tuple[Event, ...]]:
        """Deal this many packets to everybody; with the last of them the Dealer takes what remains."""
        eldest, packets = self.eldest, rounds * PLAYERS
        got = list(EACH_EMPTY)
        for packet in range(packets):
            got[left_of(eldest, PLAYERS, packet)] += self.undealt[packet * PACKET : (packet + 1) * PACKET]
        rest = self.undealt[packets * PACKET :]
        after = self.but(phase="bargain", turn=eldest, bargain=OPENING, undealt=rest)
        if len(rest) == DISCARDS:
            got[self.dealer] += rest
            after = after.but(phase="discard", turn=self.dealer, undealt=())
        hands = tuple(in_order(hand + cards) for hand, cards in zip(self.hands, got, strict=True))
        drawn = (Event("drew", seat, in_order(got[seat]), to=ALONE[seat]) for seat in range(PLAYERS))
        return after.but(hands=hands), (Event("dealt", self.dealer, words=(str(rounds),)), *drawn)

    def _bargain(self, seat: Seat, statement: str) -> tuple[Self, tuple[Event, ...]]:
        verb, *number = statement.split(" ")
        said = Event("said", seat, words=(verb, *number))
        if verb == "continue":
            after, dealt = self._deal_packets(1)
            return after, (said, *dealt)
        bargain = self.bargain.say(seat, statement)
        after = self.but(bargain=bargain, turn=left_of(seat, PLAYERS))
        events: tuple[Event, ...] = ()
        if bargain.struck:
            after, events = after._stop()
        elif bargain.stale:
            after, events = after._deal_packets(1)
        return after, (said, *events)

    def _stop(self) -> tuple[Self, tuple[Event, ...]]:
        points = self.bargain.payments
        stopped = Event("stopped", words=tuple(map(str, points)))
        nothing = (0,) * PLAYERS
        after, events = self._hand_over(HandResult(self.dealer, len(self.hands[0]), nothing, nothing, points))
        return after, (stopped, *events)

    def _hand_over(self, result: HandResult) -> tuple[Self, tuple[Event, ...]]:
        after = self.but(sheet=(*self.sheet, result), turn=NATURE, phase="deal")
        if len(after.sheet) == self.length:
            return after.but(phase="over"), (Event("over"),)
        return after, ()

    def _discard(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        kept = tuple(card for card in self.hands[self.dealer] if card not in cards)
        after = self.but(
            phase="declare", turn=self.eldest, hands=_changed(self.hands, self.dealer, kept), discards=cards
        )
        return after, (Event("discarded", self.dealer, cards, to=ALONE[self.dealer]),)

    def _declare(self, seat: Seat, kind: str, cards: str) -> tuple[Self, tuple[Event, ...]]:
        made = declaration(seat, kind, tuple(cards.split(" ")) if cards else ())
        event = Event("declared", seat, made.cards, words=(kind, str(made.bonus)))
        return self.but(declared=(*self.declared, made)), (event,)

    def _done(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        event = Event("done", seat)
        if seat != self.dealer:
            return self.but(turn=left_of(seat, PLAYERS)), (event,)
        return self.but(phase="play", turn=self.eldest, leader=self.eldest), (event,)

    def _play(self, seat: Seat, card: Card) -> tuple[Self, tuple[Event, ...]]:
        voids, led = self.voids, led_suit(self.trick)
        if led and card != FOOL and card[-1] != led:
            without = led if card[-1] == TRUMP else led + TRUMP
            voids = _changed(voids, seat, "".join(dict.fromkeys(voids[seat] + without)))
        after = self.but(
            hands=_changed(self.hands, seat, _without(self.hands[seat], card)),
            voids=voids,
            trick=(*self.trick, card),
            turn=left_of(seat, PLAYERS),
        )
        event = Event("played", seat, (card,))
        if len(after.trick) < PLAYERS:
            return after, (event,)
        taken, events = after._take()
        return taken, (event, *events)

    def _take(self) -> tuple[Self, tuple[Event, ...]]:
        cards = self.trick
        winner = winner_of(self.leader, cards)
        tricks = (*self.tricks, Trick(self.leader, cards, winner))
        after = self.but(turn=winner, leader=winner, trick=(), tricks=tricks)
        taken = Event("took", winner, _without(cards, FOOL))
        debt = after.debt if len(tricks) == TRICKS else None
        if debt is None:
            return after, (taken,)
        scored, events = after._score(debt)
        return scored, (taken, *events)

    def _score(self, debt: Debt) -> tuple[Self, tuple[Event, ...]]:
        piles = self.won
        paid = Event("paid", debt.owner, (payment(piles[debt.owner]),), words=(str(debt.creditor),))
        taken = tuple(map(card_points, settled(piles, debt)))
        bonus = bonuses(self.declared, PLAYERS)
        points = tuple(cards - PAR + extra for cards, extra in zip(taken, bonus, strict=True))
        scored = Event("scored", words=tuple(map(str, points)))
        after, events = self._hand_over(HandResult(self.dealer, 0, taken, bonus, points))
        return after, (Event("revealed", self.dealer, self.discards), paid, scored, *events)

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        hands = tuple(
            cards if owner == seat else self._shown(owner) for owner, cards in enumerate(self.hands)
        )
        secret = seat != self.dealer and len(self.tricks) < TRICKS
        discards = (HOLE,) * len(self.discards) if secret else self.discards
        return self.but(hands=hands, undealt=(HOLE,) * len(self.undealt), discards=discards)

    def _shown(self, owner: Seat) -> Cards:
        """Return a hand as the others know it: declared cards, then holes, whose places tell nothing."""
        hand = self.hands[owner]
        shown = {card for one in self._declared_by(owner) for card in one.cards}
        known = tuple(card for card in hand if card in shown)
        return known + (HOLE,) * (len(hand) - len(known))

    def hidden(self, seat: Seat) -> tuple[list[Card], list[Slot]]:
        """Return the cards unseen by the seat, whose view this is, and the slots where they may be.

        The slots are the discards, the rest of the pack and the others' hands.
        """
        slots = [Slot(self.discards.count(HOLE), barred=KEPT), Slot(self.undealt.count(HOLE))]
        slots += [Slot(self.hands[one].count(HOLE), self.voids[one]) for one in range(PLAYERS) if one != seat]
        return unseen(self), slots

    def guess(self, seat: Seat, rng: Random) -> Self:
        unseen, slots = self.hidden(seat)
        if not any(slot.size for slot in slots):
            return self
        others = [other for other in range(PLAYERS) if other != seat]
        discards, undealt, *dealt = deal_unseen(rng, unseen, slots)
        hands = list(self.hands)
        for other, cards in zip(others, dealt, strict=True):
            known = (card for card in self.hands[other] if card != HOLE)
            hands[other] = in_order((*known, *cards))
        return self.but(hands=tuple(hands), undealt=undealt, discards=in_order(discards) or self.discards)


def _without(cards: Cards, card: Card) -> Cards:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
