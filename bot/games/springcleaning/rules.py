"""Spring Cleaning: get rid of a hand whose order is fixed, with the help of what lies in the open.

After a game by Jonathan Cox (2024).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, NamedTuple, Self

from bot.games.base import (
    ALONE,
    HOLE,
    NATURE,
    NOBODY,
    Choice,
    Event,
    Frozen,
    Lie,
    Option,
    Refusal,
    Seat,
    chosen,
)
from bot.games.kit.tricks import dealt_in_turn, left_of
from bot.games.springcleaning.combinations import (
    DECK,
    HAND_PLACES,
    VALUES,
    Cards,
    Places,
    Shape,
    check,
    shape_of,
)
from bot.games.springcleaning.known import Known, Mark, put, without
from bot.games.springcleaning.patterns import Plays
from bot.games.springcleaning.plays import combinations
from bot.games.springcleaning.scores import RoundResult, is_decided, next_leader, totals, winners

DEALT: Final = {2: 12, 3: 12, 4: 12, 5: 10}
MAX_TURNS: Final = 1000
"""Turns after which a round is stopped and scored."""

TAKES_UP_AT_ONCE: Final[bool] = False
"""Whether an emptied hand takes up its Offer in the same turn, instead of at its next turn."""

_POSITIONS: Final[Places] = tuple(map(str, range(len(DECK) + 1)))
_CHANCE: Final = frozenset({"leader", "deal", "shuffle"})


class Play(NamedTuple):
    """A combination on the table: its cards in order, and where each came from (`h3`, `1.4`)."""

    seat: Seat
    cards: Cards
    places: Places


@dataclass(frozen=True)
class SpringCleaning(Frozen):
    slug: ClassVar[str] = "springcleaning"
    seats: ClassVar[tuple[int, ...]] = tuple(DEALT)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    lowest_wins: ClassVar[bool] = True
    brief: ClassVar[Mapping[str, str]] = {}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 5
    idle: ClassVar[frozenset[str]] = frozenset({"draw deck", "pass"})
    claimable: ClassVar[bool] = False
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand", "offer": "open"}
    shared_piles: ClassVar[tuple[str, ...]] = ("discards", "deck")

    players: int
    hands: tuple[Cards, ...]
    """The hands, each from left to right."""
    offers: tuple[Cards, ...]
    """The Offers, face up, each lowest first."""
    known: Known
    """Public knowledge of the hands."""
    sealed: Places
    """Opening offers until all have made theirs: the place in the hand, or nothing yet."""
    phase: str = "leader"
    """`leader` and `deal` wait for chance. Then come the `opening` offers; then in each turn `arrange` if
    the hand is empty and `play`, and after a draw `insert` and `offer`, with a `shuffle` by chance before
    if the deck was empty. At last `over`."""
    turn: Seat = NATURE
    """The seat whose turn it is, also while chance shuffles for it."""
    leader: Seat = NATURE
    """The seat that leads the first trick of the round."""
    stock: Cards = ()
    """The deck, next card first."""
    discards: Cards = ()
    trick: tuple[Play, ...] = ()
    """Plays of the present trick; the last one is to be beaten."""
    taken: tuple[Play, ...] = ()
    """Plays of the last complete trick of this round."""
    drawn: Cards = ()
    """Card that the seat whose turn it is has yet to insert."""
    drawn_mark: Mark = NATURE
    turns: int = 0
    """Number of turns completed in this round."""
    sheet: tuple[RoundResult, ...] = ()

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        chosen(cls, players, options)
        nothing: tuple[Cards, ...] = ((),) * players
        return cls(players, nothing, nothing, Known.nothing(players), ("",) * players)

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.phase == "over":
            return NOBODY
        if self.phase == "opening":
            return frozenset(seat for seat in range(self.players) if not self.sealed[seat])
        return ALONE[NATURE if self.phase in _CHANCE else self.turn]

    @property
    def scores(self) -> tuple[int, ...]:
        """Trash by seat; the lowest wins."""
        return totals(self.sheet, self.players)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners(self.sheet) if self.phase == "over" else ()

    @property
    def deck(self) -> Cards:
        return DECK

    @property
    def piles(self) -> Mapping[str, Cards]:
        hands = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        offers = {f"offer {seat}": offer for seat, offer in enumerate(self.offers)}
        table = tuple(card for play in self.trick for card in play.cards)
        rest = {"deck": self.stock, "discards": self.discards, "table": table, "drawn": self.drawn}
        return hands | offers | rest

    @property
    def over(self) -> Shape | None:
        """The shape that a combination must beat now; None for a leader."""
        return shape_of(self.trick[-1].cards) if self.trick else None

    @property
    def tricks(self) -> tuple[tuple[Play, ...], ...]:
        """The last complete trick of this round, if there is one."""
        return (self.taken,) if self.taken else ()

    @property
    def left(self) -> tuple[int, ...]:
        """Number of cards of each seat."""
        count = [len(hand) + len(offer) for hand, offer in zip(self.hands, self.offers, strict=True)]
        count[self.turn] += len(self.drawn)
        return tuple(count)

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act:
            return ()
        if self.phase == "play":
            return tuple(self._turns(seat))
        if self.phase in ("opening", "offer"):
            return (Choice("offer", HAND_PLACES[: len(self.hands[seat])], 1, 1),)
        if self.phase == "insert":
            return (Choice("insert", _POSITIONS[: len(self.hands[seat]) + 1], 1, 1),)
        if self.phase == "leader":
            return (Choice("leader", _POSITIONS[: self.players], 1, 1),)
        order = {"arrange": self.offers[seat], "shuffle": self.discards, "deal": DECK}[self.phase]
        return (Choice(self.phase, order, len(order), len(order), ordered=True),)

    def _turns(self, seat: Seat) -> Iterator[Choice]:
        if plays := self.plays(seat):
            yield Choice("play", plays, 1, 1)
        if self.trick:
            sources = self.sources(seat)
            yield Choice("draw", sources, 1, 1) if sources else Choice("pass")

    def plays(self, seat: Seat) -> Plays:
        """Return the combinations that the seat may play in its turn."""
        offers = self.offers if self.trick else ()
        return combinations(self.hands[seat], offers, self.over)

    def sources(self, seat: Seat) -> Places:
        """Return what the seat could draw: the deck, and any card that another seat offers."""
        deck = ("deck",) if self.stock or self.discards else ()
        offers = (
            f"{other}.{card}"
            for other, offer in enumerate(self.offers)
            if other != seat
            for card in dict.fromkeys(offer)
        )
        return (*deck, *offers)

    def forced(self, seat: Seat) -> bool:
        held = len(self.hands[seat])
        if seat not in self.to_act:
            return False
        if self.phase == "play" and self.trick:
            hand = tuple(mark for mark in self.known.hands[seat] if isinstance(mark, str))
            seen = len(hand) == held and not combinations(hand, self.offers, self.over)
            # Otherwise all cards within reach must be too few.
            reach = held + sum(map(len, self.offers))
            return len(self.sources(seat)) <= 1 and (seen or reach < len(self.trick[-1].cards))
        if self.phase == "arrange":
            return len(set(self.offers[seat])) == 1
        return held == (0 if self.phase == "insert" else 1)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        verb, _, rest = action.partition(" ")
        if self.phase == "play":
            return self._why_not_turn(seat, verb, rest)
        if self.phase in _CHANCE or (self.phase == "arrange" and verb == "arrange"):
            return None
        last_gap = len(self.hands[seat])
        if verb != ("offer" if self.phase == "opening" else self.phase):
            return Refusal(f"springcleaning-{self.phase}-first", last=last_gap)
        key = "no-such-gap" if verb == "insert" else "no-such-place"
        return Refusal(f"springcleaning-{key}", last=last_gap)

    def _why_not_turn(self, seat: Seat, verb: str, rest: str) -> Refusal | None:
        if verb == "play":
            try:
                check(rest, self.hands[seat], self.offers, self.over)
            except Refusal as reason:
                return reason
        if verb in ("draw", "pass") and not self.trick:
            return Refusal("springcleaning-leader-must-play")
        if verb == "pass":
            return Refusal("springcleaning-no-pass")
        if verb != "draw":
            return None
        if rest == "deck":
            return Refusal("springcleaning-deck-empty")
        owner, dot, card = rest.partition(".")
        if not dot or card not in VALUES:
            return None
        if owner == str(seat):
            return Refusal("springcleaning-own-offer")
        return Refusal("springcleaning-not-on-offer", card=card)

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, rest = action.partition(" ")
        do: Callable[[Seat, str], tuple[Self, tuple[Event, ...]]] = {
            "play": self._play,
            "draw": self._draw,
            "insert": self._insert,
            "offer": self._seal if self.phase == "opening" else self._offer,
            "arrange": self._arrange,
            "pass": self._pass,
            "shuffle": self._shuffle,
            "deal": self._deal,
            "leader": self._lead,
        }[verb]
        return do(seat, rest)

    def _lead(self, _: Seat, leader: str) -> tuple[Self, tuple[Event, ...]]:
        return self.but(phase="deal", leader=int(leader)), (Event("leader", int(leader)),)

    def _deal(self, _: Seat, order: str) -> tuple[Self, tuple[Event, ...]]:
        cards = tuple(order.split(" "))
        size, players = DEALT[self.players], self.players
        hands = tuple(dealt_in_turn(cards[: size * players], 0, players))
        nothing: tuple[Cards, ...] = ((),) * players
        fresh = self.but(
            phase="opening",
            turn=self.leader,
            hands=hands,
            offers=nothing,
            known=Known.dealt(players, size),
            stock=cards[size * players :],
            discards=(),
            trick=(),
            taken=(),
            drawn=(),
            drawn_mark=NATURE,
            turns=0,
        )
        drew = (Event("drew", seat, hands[seat], to=ALONE[seat]) for seat in range(players))
        return fresh, (Event("dealt", self.leader), *drew)

    def _seal(self, seat: Seat, place: str) -> tuple[Self, tuple[Event, ...]]:
        """Make an opening offer; all are revealed once the last is made."""
        sealed = put(self.sealed, seat, place)
        after, event = self.but(sealed=sealed), Event("sealed", seat)
        if not all(sealed):
            return after, (event,)
        events = [event]
        for each, at in enumerate(sealed):
            after, offered = after._put_on_offer(each, int(at[1:]))
            events.append(offered)
        return after.but(phase="play", sealed=("",) * self.players), tuple(events)

    def _offer(self, seat: Seat, place: str) -> tuple[Self, tuple[Event, ...]]:
        after, offered = self._put_on_offer(seat, int(place[1:]))
        after, events = after._turn_done(seat)
        return after, (offered, *events)

    def _put_on_offer(self, seat: Seat, place: int) -> tuple[Self, Event]:
        card = self.hands[seat][place]
        after = self._shown(seat, place, place + 1)
        offer = tuple(sorted((*self.offers[seat], card)))
        return after.but(offers=put(self.offers, seat, offer)), Event("offered", seat, (card,), (str(place),))

    def _shown(self, seat: Seat, start: int, end: int) -> Self:
        """Remove these hand cards in public."""
        hand = self.hands[seat]
        return self.but(
            hands=put(self.hands, seat, hand[:start] + hand[end:]),
            known=self.known.shown(seat, start, hand[start:end]),
        )

    def _play(self, seat: Seat, text: str) -> tuple[Self, tuple[Event, ...]]:
        places = tuple(text.split(" "))
        own = [int(place[1:]) for place in places if place[0] == "h"]
        hand = self.hands[seat]
        cards = tuple(hand[int(place[1:])] if place[0] == "h" else place[-1] for place in places)
        offers = list(self.offers)
        for place in places:
            if place[0] != "h":
                owner = int(place[0])
                offers[owner] = without(offers[owner], place[-1])
        after = self._shown(seat, own[0], own[-1] + 1) if own else self
        after = after.but(offers=tuple(offers), trick=(*self.trick, Play(seat, cards, places)))
        played = Event("played", seat, cards, places)
        if TAKES_UP_AT_ONCE and after.offers[seat] and not after.hands[seat] and 0 not in after.left:
            return after.but(phase="arrange"), (played,)
        after, events = after._turn_done(seat)
        return after, (played, *events)

    def _pass(self, seat: Seat, _: str) -> tuple[Self, tuple[Event, ...]]:
        after, events = self._turn_done(seat)
        return after, (Event("passed", seat), *events)

    def _draw(self, seat: Seat, source: str) -> tuple[Self, tuple[Event, ...]]:
        if source == "deck":
            if not self.stock:
                return self.but(phase="shuffle"), (Event("deck-empty", seat),)
            return self._draw_from_deck(seat)
        owner, card = int(source[0]), source[-1]
        offers = put(self.offers, owner, without(self.offers[owner], card))
        after = self.but(phase="insert", offers=offers, drawn=(card,), drawn_mark=card)
        event = Event("took", seat, (card,), (str(owner),))
        if 0 in after.left:
            after, events = after._round_done(seat)
            return after, (event, *events)
        return after, (event,)

    def _draw_from_deck(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        drawn = self.stock[:1]
        after = self.but(phase="insert", stock=self.stock[1:], drawn=drawn, drawn_mark=self.known.deck)
        return after, (Event("drew", seat, drawn, to=ALONE[seat]),)

    def _shuffle(self, _: Seat, order: str) -> tuple[Self, tuple[Event, ...]]:
        """Make the discards the deck, and a heap of their own: everybody knows which cards they are."""
        known = self.known.reshuffled(self.discards)
        stock = tuple(order.split(" "))
        after, events = self.but(stock=stock, discards=(), known=known)._draw_from_deck(self.turn)
        return after, (Event("shuffled", words=(str(len(stock)),)), *events)

    def _insert(self, seat: Seat, place: str) -> tuple[Self, tuple[Event, ...]]:
        at, hand = int(place), self.hands[seat]
        after = self.but(
            phase="offer",
            hands=put(self.hands, seat, hand[:at] + self.drawn + hand[at:]),
            known=self.known.inserted(seat, at, self.drawn_mark),
            drawn=(),
            drawn_mark=NATURE,
        )
        return after, (Event("inserted", seat, words=(place,)),)

    def _arrange(self, seat: Seat, order: str) -> tuple[Self, tuple[Event, ...]]:
        """Make the Offer the hand; its cards are known, their new order is not."""
        offer, hand = self.offers[seat], tuple(order.split(" "))
        after = self.but(
            phase="play",
            hands=put(self.hands, seat, hand),
            known=self.known.arranged(seat, offer),
            offers=put(self.offers, seat, ()),
        )
        arranged = Event("arranged", seat, hand, to=ALONE[seat])
        if TAKES_UP_AT_ONCE and self.trick and self.trick[-1].seat == seat:
            after, events = after._turn_done(seat)
            return after, (arranged, *events)
        return after, (arranged,)

    def _turn_done(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        """Begin the next turn; it may win the trick, and takes up the Offer if the hand is empty."""
        after = self.but(turns=self.turns + 1)
        if 0 in self.left or after.turns == MAX_TURNS:
            return after._round_done(seat)
        turn = left_of(seat, self.players)
        phase = "play" if self.hands[turn] else "arrange"
        if turn != self.trick[-1].seat:
            return after.but(phase=phase, turn=turn), ()
        cards = tuple(card for play in self.trick for card in play.cards)
        discards = self.discards + cards
        after = after.but(phase=phase, turn=turn, trick=(), taken=self.trick, discards=discards)
        return after, (Event("won", turn, cards),)

    def _round_done(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        result = RoundResult.of(self.leader, seat, self.left)
        event = Event("scored", result.finisher, words=tuple(map(str, result.trash)))
        after = self.but(sheet=(*self.sheet, result))
        if is_decided(after.sheet):
            return after.but(phase="over"), (event, Event("over"))
        return after.but(phase="deal", leader=next_leader(after.sheet)), (event,)

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        def hidden(cards: Cards) -> Cards:
            return (HOLE,) * len(cards)

        return self.but(
            hands=tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(self.hands)),
            stock=hidden(self.stock),
            drawn=self.drawn if seat == self.turn or isinstance(self.drawn_mark, str) else hidden(self.drawn),
            sealed=tuple(
                place if owner == seat or not place else HOLE for owner, place in enumerate(self.sealed)
            ),
        )

    def guess(self, seat: Seat, rng: Random) -> Self:
        own = list(zip(self.hands[seat], self.known.hands[seat], strict=True))
        if seat == self.turn:
            own += [(card, self.drawn_mark) for card in self.drawn]
        lying = self.known.worlds(rng, own)
        hands = tuple(
            hand if owner == seat else lying(self.known.hands[owner]) for owner, hand in enumerate(self.hands)
        )
        sealed = tuple(
            HAND_PLACES[int(rng.random() * len(hand))] if place == HOLE else place
            for place, hand in zip(self.sealed, hands, strict=True)
        )
        return self.but(
            hands=hands,
            drawn=self.drawn if seat == self.turn else lying(self.drawn_mark for _ in self.drawn),
            stock=lying(self.known.deck for _ in self.stock),
            sealed=sealed,
        )
