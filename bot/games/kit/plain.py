"""Plain games of tricks: 52 cards dealt one at a time, calls, tricks in which suits are followed, a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self

from bot.games.base import ALONE, NATURE, Card, Choice, Event, Refusal, Seat
from bot.games.kit.french import FRENCH, RANK, in_order, winning_place
from bot.games.kit.scores import ForPoints
from bot.games.kit.tricks import (
    Trick,
    TrickState,
    dealt_in_turn,
    following,
    follows_forced,
    left_of,
    tricks_taken,
    voids_after,
    why_not_follow,
    without,
)
from bot.games.kit.worlds import filled

Cards = tuple[Card, ...]


if TYPE_CHECKING:

    class _Tricks(ForPoints, TrickState):
        """The fields of a game are properties of `TrickState`, which no dataclass may inherit."""

else:
    _Tricks = ForPoints


class PlainTricks(_Tricks):
    """The rules that plain games of tricks share; a game is a frozen dataclass with a `TrickState`'s fields.

    Chance names the first dealer and deals each hand. The game says what is called before the play (`_calls`,
    `_call`), how the cards lie (`_laid_out`), what is trumps, and what a hand pays (`_result`).
    """

    dealer: Seat

    @property
    def deck(self) -> Cards:
        return FRENCH

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat, and so the tricks of a hand."""
        return len(FRENCH) // self.players

    @property
    def trump(self) -> str:
        """Suit of the trumps; any other text if there are none."""
        raise NotImplementedError

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this hand, by seat."""
        return tricks_taken(self.tricks, self.players)

    # Legal actions

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        if self.phase == "over" or seat != self.turn:
            return ()
        if self.phase == "play":
            return (Choice("play", self.playable(seat), 1, 1),)
        if self.phase == "deal":
            return (Choice("deal", FRENCH, len(FRENCH), len(FRENCH), ordered=True),)
        if self.phase == "dealer":
            return (Choice("dealer", tuple(map(str, range(self.players))), 1, 1),)
        return self._calls(seat)

    def _calls(self, seat: Seat) -> tuple[Choice, ...]:
        """Return the choices of the seat before the play."""
        raise NotImplementedError

    def held(self, seat: Seat) -> Cards:
        """Return the cards that the seat plays from."""
        return self.hands[seat]

    def playable(self, seat: Seat) -> Cards:
        """Return the playable cards: those of the led suit, if there are any."""
        return following(self.held(seat), self.trick)

    def forced(self, seat: Seat) -> bool:
        return self.phase == "play" and seat == self.turn and follows_forced(self.view(None), seat)

    def _why_not_play(self, seat: Seat, card: Card) -> Refusal:
        return why_not_follow(card, RANK, self.held(seat), self.playable(seat), self.trick)

    # Effects of actions

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        verb, _, rest = action.partition(" ")
        if verb == "play":
            return self._play(seat, rest)
        if verb == "deal":
            return self._deal(tuple(rest.split(" ")))
        if verb == "dealer":
            return self.but(phase="deal", dealer=int(rest)), (Event("dealer", int(rest)),)
        return self._call(seat, verb, rest)

    def _call(self, seat: Seat, verb: str, rest: str) -> tuple[Self, tuple[Event, ...]]:
        """Apply an action before the play."""
        raise NotImplementedError

    def _deal(self, cards: Cards) -> tuple[Self, tuple[Event, ...]]:
        first, dealt = left_of(self.dealer, self.players), self.hand_size * self.players
        fresh = self.but(phase="auction", turn=first, leader=NATURE, tricks=(), voids=("",) * self.players)
        laid, shown = fresh._laid_out(dealt_in_turn(cards[:dealt], first, self.players), cards[dealt:])
        drawn = (Event("drew", seat, hand, to=ALONE[seat]) for seat, hand in enumerate(laid.hands))
        return laid, (Event("dealt", self.dealer), *shown, *drawn)

    def _laid_out(self, got: Sequence[Cards], rest: Cards) -> tuple[Self, tuple[Event, ...]]:
        """Lay out what each seat got and the rest of the pack, with nothing called; and tell what all see."""
        raise NotImplementedError

    def _play(self, seat: Seat, card: Card) -> tuple[Self, tuple[Event, ...]]:
        trick, players = (*self.trick, card), self.players
        left, words = self._from(seat, card)
        voids = voids_after(self.voids, seat, card, trick[0])
        after = self.but(**left, trick=trick, voids=voids, turn=left_of(seat, players))
        event = Event("played", seat, (card,), words=words)
        if len(trick) < players:
            return after, (event,)
        taken, events = after._take()
        return taken, (event, *events)

    def _from(self, seat: Seat, card: Card) -> tuple[dict[str, object], tuple[str, ...]]:
        """Return the fields without this card, and the words of the event that it was played."""
        return {"hands": without(self.hands, seat, card)}, ()

    def _take(self) -> tuple[Self, tuple[Event, ...]]:
        winner = left_of(self.leader, self.players, self.winning_place())
        tricks = (*self.tricks, Trick(self.leader, self.trick, winner))
        after = self.but(turn=winner, leader=winner, trick=(), tricks=tricks)
        event = Event("took", winner, self.trick)
        after, refilled = after._refilled()
        if len(tricks) < self.hand_size:
            return after, (event, *refilled)
        scored, events = after._score()
        return scored, (event, *events)

    def winning_place(self) -> int:
        """Return the winning place of the trick, counted from the lead."""
        return winning_place(self.trick, self.trump)

    def _refilled(self) -> tuple[Self, tuple[Event, ...]]:
        """Return the state with what each seat draws after a trick."""
        return self, ()

    def _score(self) -> tuple[Self, tuple[Event, ...]]:
        result, event = self._result()
        after = self.but(sheet=(*self.sheet, result), turn=NATURE)
        if after._ends:
            return after.but(phase="over"), (event, Event("over"))
        return after._next_deal(), (event,)

    def _result(self) -> tuple[Any, Event]:
        """Return the line of the sheet for the hand that was played, and the event of it."""
        raise NotImplementedError

    @property
    def _ends(self) -> bool:
        """Whether the match is over after this hand."""
        raise NotImplementedError

    def _next_deal(self) -> Self:
        return self.but(phase="deal", turn=NATURE, dealer=left_of(self.dealer, self.players))

    # Guesses

    def guess(self, seat: Seat, rng: Random) -> Self:
        del seat  # its view has the holes
        piles = (*self.hands, *self._face_down)
        got = filled(rng, self, piles, self.voids)
        if got == piles:
            return self
        pairs = zip(got, self.hands, strict=False)
        hands = tuple(new if new is old else in_order(new) for new, old in pairs)
        return self._with(hands, got[self.players :])

    @property
    def _face_down(self) -> tuple[Cards, ...]:
        """The piles that nobody may look at."""
        raise NotImplementedError

    def _with(self, hands: tuple[Cards, ...], face_down: tuple[Cards, ...]) -> Self:
        """Return the state with these hands and piles that lie face down."""
        raise NotImplementedError


class AuctionTricks(PlainTricks):
    """A plain game with an auction, in which a pass is for good, to a number of points."""

    target: int
    calls: tuple[tuple[Seat, str], ...]
    """The auction: bids and `pass`, in order."""

    @property
    def out(self) -> frozenset[Seat]:
        """The seats that have passed."""
        return frozenset(seat for seat, call in self.calls if call == "pass")

    def _next_bidder(self, out: frozenset[Seat]) -> Self:
        turn = left_of(self.turn, self.players)
        while turn in out:
            turn = left_of(turn, self.players)
        return self.but(turn=turn)

    @property
    def _ends(self) -> bool:
        return max(self.scores) >= self.target
