"""Top Suit: climb over the hand before yours, once round the table, by the suit and rank of its top card.

Suits beat one another in a circle, so no hand is the strongest: the last to play takes the trick. After a
game by AlbearKamoo (2025).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, NamedTuple, Self

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
from bot.games.kit.french import FRENCH, RANK, in_order
from bot.games.kit.scores import highest
from bot.games.kit.tricks import dealt_in_turn, left_of
from bot.games.kit.worlds import Slot, deal_unseen, unseen
from bot.games.topsuit.combinations import ABOVE, SHORTEST_RUN, Combination, combination, found

Cards = tuple[Card, ...]

DEALT: Final[Mapping[int, int]] = {3: 10, 4: 8}
"""Cards in a first hand, by number of players."""
LONGEST_EXTENSION: Final = 2


class Act(NamedTuple):
    """An act of a seat in a trick: `play` or `extend` with the cards it laid down, or `draw`."""

    seat: Seat
    verb: str
    cards: Cards = ()


class TrickResult(NamedTuple):
    """One line of the score sheet: a trick that went all the way round."""

    acts: tuple[Act, ...]
    winner: Seat
    """The last seat to play; chance if nobody played."""

    @property
    def cards(self) -> Cards:
        return tuple(card for act in self.acts for card in act.cards)

    @property
    def combination(self) -> Combination | None:
        """The combination that took the trick, with its extensions."""
        cards: Cards = ()
        for act in self.acts:
            cards = {"play": act.cards, "extend": cards + act.cards}.get(act.verb, cards)
        return combination(cards) if cards else None


@dataclass(frozen=True)
class TopSuit(Frozen):
    slug: ClassVar[str] = "topsuit"
    seats: ClassVar[tuple[int, ...]] = tuple(DEALT)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    lowest_wins: ClassVar[bool] = False
    brief: ClassVar[Mapping[str, str]] = {}
    challenged_since: ClassVar[int] = 0
    minutes: ClassVar[int] = 5
    idle: ClassVar[frozenset[str]] = frozenset({"draw"})
    claimable: ClassVar[bool] = False
    own_piles: ClassVar[Mapping[str, Lie]] = {"hand": "hand"}
    shared_piles: ClassVar[tuple[str, ...]] = ("stock",)

    players: int
    phase: str = "leader"
    """`leader` and `deal` wait for chance, then `play`, and at last `over`."""
    leader: Seat = NATURE
    turn: Seat = NATURE
    hands: tuple[Cards, ...] = ()
    stock: Cards = ()
    """The draw deck, face down, next card first."""
    acts: tuple[Act, ...] = ()
    """The present trick, in order; a trick cut short by the end of the match stays here."""
    current: Combination | None = None
    """The combination to beat, with its extensions."""
    owner: Seat = NATURE
    """The seat that played or extended the current combination."""
    sheet: tuple[TrickResult, ...] = ()
    finisher: Seat = NATURE
    """The seat that emptied its hand."""

    @classmethod
    def start(cls, players: int, options: Mapping[str, str]) -> Self:
        chosen(cls, players, options)
        return cls(players=players, hands=((),) * players)

    @property
    def to_act(self) -> frozenset[Seat]:
        return NOBODY if self.phase == "over" else ALONE[self.turn]

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks won, by seat."""
        won = [result.winner for result in self.sheet]
        return tuple(won.count(seat) for seat in range(self.players))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(tricks + (seat == self.finisher) for seat, tricks in enumerate(self.taken))

    @property
    def winners(self) -> tuple[Seat, ...]:
        return highest(self.scores) if self.phase == "over" else ()

    @property
    def deck(self) -> Cards:
        return FRENCH

    @property
    def piles(self) -> Mapping[str, Cards]:
        hands = {f"hand {seat}": cards for seat, cards in enumerate(self.hands)}
        tricks = {f"trick {number}": result.cards for number, result in enumerate(self.sheet)}
        table = tuple(card for act in self.acts for card in act.cards)
        return hands | tricks | {"stock": self.stock, "table": table}

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "over" or seat != self.turn:
            return ()
        if self.phase == "play":
            with_cards = (("play", self.playable(seat)), ("extend", self.extensions(seat)))
            return (*(Choice(verb, texts, 1, 1) for verb, texts in with_cards if texts), Choice("draw"))
        if self.phase == "deal":
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        return (Choice("leader", tuple(map(str, range(self.players))), 1, 1),)

    def playable(self, seat: Seat) -> tuple[str, ...]:
        """Return every combination that the seat may play, kind by kind; none from a hidden hand."""
        hand = self.hands[seat]
        return () if HOLE in hand else tuple(map(" ".join, found(hand, self.current)))

    def extensions(self, seat: Seat) -> tuple[str, ...]:
        """Return the possible extensions of the current run: the next card of its suit, or the next two."""
        if self.current is None or self.current.kind != "run":
            return ()
        texts, card = [], self.current.top
        added: Cards = ()
        while len(added) < LONGEST_EXTENSION and (card := ABOVE.get(card, "")) in self.hands[seat]:
            added = (*added, card)
            texts.append(" ".join(added))
        return tuple(texts)

    def forced(self, seat: Seat) -> bool:
        """Return whether the seat must draw, as no cards that it could hold beat the current combination."""
        if self.phase != "play" or seat != self.turn or self.current is None:
            return False
        view = self.view(None)
        hands = [*view.hands]
        hands[seat] = in_order(unseen(view))
        # Any of these cards may be in the hand together, as far as its size allows.
        could = view.but(hands=tuple(hands))
        options = (*could.playable(seat), *could.extensions(seat))
        return not any(len(option.split(" ")) <= len(view.hands[seat]) for option in options)

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        if self.phase != "play":
            return None
        verb, _, rest = action.partition(" ")
        cards = tuple(rest.split(" "))
        if verb == "pass":
            return Refusal("topsuit-pass-by-drawing")
        if verb == "draw":
            return Refusal("topsuit-draw-stands-alone")
        if verb == "play":
            return self._why_not_held(seat, cards) or self._why_not_play(seat, cards)
        if verb == "extend":
            return self._why_not_held(seat, cards) or self._why_not_extend(cards)
        return None

    def _why_not_held(self, seat: Seat, cards: Cards) -> Refusal | None:
        for card in cards:
            if card not in RANK:
                return Refusal("not-a-card")
            if card not in self.hands[seat]:
                return Refusal("not-your-card", card=card)
            if cards.count(card) > 1:
                return Refusal("topsuit-card-twice", card=card)
        return None

    def _why_not_play(self, seat: Seat, cards: Cards) -> Refusal:
        current, meant = self.current, combination(cards)
        if (added := " ".join(in_order(cards))) in self.extensions(seat):
            return Refusal("wrong-order", right=f"extend {added}")
        if meant is None:
            return Refusal("topsuit-no-combination", shortest=SHORTEST_RUN)
        if current is None or meant.beats(current):
            return Refusal("wrong-order", right=" ".join(("play", *meant.cards)))
        if meant.kind != current.kind:
            return Refusal("topsuit-other-kind", kind=current.kind)
        if meant.kind == "quad":
            return Refusal("topsuit-quad-too-low", card=meant.top, current=current.top)
        return Refusal(
            "topsuit-too-weak", kind=meant.kind, card=meant.top, current=current.top, suit=current.top[1]
        )

    def _why_not_extend(self, cards: Cards) -> Refusal:
        if self.current is None or self.current.kind != "run":
            return Refusal("topsuit-no-run")
        top = self.current.top
        if top not in ABOVE:
            return Refusal("topsuit-run-complete", top=top)
        if len(cards) > LONGEST_EXTENSION:
            return Refusal("topsuit-extension-too-long", most=LONGEST_EXTENSION)
        if combination(self.current.cards + cards) is None or min(map(RANK.__getitem__, cards)) < RANK[top]:
            return Refusal("topsuit-not-next", top=top, next=ABOVE[top])
        return Refusal("wrong-order", right=" ".join(("extend", *in_order(cards))))

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, rest = action.partition(" ")
        if verb == "draw":
            return self._draw(seat)
        words = tuple(rest.split(" "))
        if verb in ("play", "extend"):
            return self._lay(seat, verb, words)
        if verb == "deal":
            return self._deal(words)
        leader = int(rest)
        return self.but(phase="deal", leader=leader), (Event("leader", leader),)

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        dealt = self.players * DEALT[self.players]
        hands = tuple(map(in_order, dealt_in_turn(cards[:dealt], self.leader, self.players)))
        drawn = (Event("drew", seat, hand, to=ALONE[seat]) for seat, hand in enumerate(hands))
        fresh = self.but(phase="play", turn=self.leader, hands=hands, stock=cards[dealt:])
        return fresh, (Event("dealt", self.leader), *drawn)

    def _draw(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        card, stock = self.stock[0], self.stock[1:]
        after = self._holding(seat, in_order((*self.hands[seat], card))).but(stock=stock)
        return after._acted(Act(seat, "draw"), Event("drew", seat, (card,), to=ALONE[seat]))

    def _lay(self, seat: Seat, verb: str, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        kept = tuple(card for card in self.hands[seat] if card not in cards)
        below = self.current.cards if self.current is not None and verb == "extend" else ()
        after = self._holding(seat, kept).but(current=combination(below + cards), owner=seat)
        return after._acted(Act(seat, verb, cards), Event("played", seat, cards, words=(verb,)))

    def _holding(self, seat: Seat, cards: Cards) -> Self:
        return self.but(hands=(*self.hands[:seat], cards, *self.hands[seat + 1 :]))

    def _acted(self, act: Act, event: Event) -> tuple[Self, tuple[Event, ...]]:
        """Begin the next turn, or end the trick, the match, or both at once."""
        events = [event]
        after = self.but(acts=(*self.acts, act), turn=left_of(act.seat, self.players))
        if not self.hands[act.seat]:
            after = after.but(phase="over", finisher=act.seat)
            events.append(Event("emptied", act.seat))
        elif not self.stock:
            after = after.but(phase="over")
            events.append(Event("exhausted", act.seat))
        if len(after.acts) == self.players:
            after, taken = after._take()
            events.append(taken)
        if after.phase == "over":
            events.append(Event("over"))
        return after, tuple(events)

    def _take(self) -> tuple[Self, Event]:
        """Give the trick to the last seat to play, which leads next; if nobody played, the lead moves on."""
        result = TrickResult(self.acts, self.owner)
        if self.owner == NATURE:
            leader, event = left_of(self.leader, self.players), Event("untaken", self.leader)
        else:
            leader, event = self.owner, Event("took", self.owner, result.cards)
        after = self.but(
            leader=leader, turn=leader, acts=(), current=None, owner=NATURE, sheet=(*self.sheet, result)
        )
        return after, event

    # Views and guesses

    def view(self, seat: Seat | None) -> Self:
        hands = tuple(
            cards if owner == seat else (HOLE,) * len(cards) for owner, cards in enumerate(self.hands)
        )
        return self.but(hands=hands, stock=(HOLE,) * len(self.stock))

    def guess(self, seat: Seat, rng: Random) -> Self:
        """Return a random deal of the unseen cards: as anybody may always draw, acts prove nothing about
        hands."""
        seen = {card for cards in self.piles.values() for card in cards}
        if HOLE not in seen:
            return self
        others = [other for other in range(self.players) if other != seat]
        slots = [Slot(len(self.hands[other])) for other in others]
        unseen = [card for card in FRENCH if card not in seen]
        *dealt, stock = deal_unseen(rng, unseen, [*slots, Slot(len(self.stock))])
        hands = list(self.hands)
        for other, cards in zip(others, dealt, strict=True):
            hands[other] = in_order(cards)
        return self.but(hands=tuple(hands), stock=stock)
