"""A round of Spring Cleaning in small ints, for search. A test holds it to the readable rules.

A play is named by its shape and by the cards of the hand it uses; which Offers fill its gaps is settled here:
the own one first, then those of whoever has most cards left. An Offer is always arranged in the best order
that is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final, Self

from bot.ai.springcleaning import arranged
from bot.games.base import HOLE, NATURE, Seat
from bot.games.springcleaning import MAX_TURNS, SpringCleaning
from bot.games.springcleaning_combinations import COPIES, VALUES
from bot.games.springcleaning_trash import trash_for

Hand = tuple[int, ...]
"""Values from left to right."""

TOP: Final = len(VALUES)
PLAY, INSERT, OFFER, OPENING, ARRANGE, OVER = range(6)
PHASES: Final = {"play": PLAY, "insert": INSERT, "offer": OFFER, "opening": OPENING, "arrange": ARRANGE}

# A move is a place in the hand, or one of these, or from FROM_OFFER on a seat and a value, or from PLAYS on a
# kind, a size, the lowest value, and where the cards of the hand begin and how many they are.
DECK: Final = 64
PASS: Final = 65
TAKE_UP: Final = 66
FROM_OFFER: Final = 100
PLAYS: Final = 1 << 18
SET, RUN = 1, 2


def play_move(kind: int, size: int, low: int, start: int, length: int) -> int:
    return PLAYS + ((((kind << 4 | size) << 4 | low) << 6 | start) << 4 | length)


def parts_of(move: int) -> tuple[int, int, int, int, int]:
    """Kind, size, lowest value, the start and the number of the hand's cards."""
    move -= PLAYS
    return move >> 18, move >> 14 & 15, move >> 10 & 15, move >> 4 & 63, move & 15


@lru_cache(maxsize=1 << 14)
def blocks(hand: Hand) -> tuple[tuple[tuple[int, int, int], ...], tuple[tuple[int, int, int], ...]]:
    """The neighbours in a hand that are equal, and those that rise.

    Where they start, how many they are, and their value, or their values as bits. A card alone is both.
    """
    equal, rising = [], []
    for start, first in enumerate(hand):
        equal.append((start, 1, first))
        rising.append((start, 1, 1 << first))
        end, bits = start + 1, 1 << first
        while end < len(hand) and hand[end] == first:
            end += 1
            equal.append((start, end - start, first))
        end = start + 1
        while end < len(hand) and hand[end] > hand[end - 1]:
            bits |= 1 << hand[end]
            end += 1
            rising.append((start, end - start, bits))
    return tuple(equal), tuple(rising)


class Twin:
    """A round that is being played: nothing hidden, or the view of whoever is asked."""

    __slots__ = (
        "discards",
        "drawn",
        "hands",
        "kind",
        "leader",
        "low",
        "offered",
        "offers",
        "on_offer",
        "owner",
        "phase",
        "players",
        "rng",
        "sealed",
        "size",
        "stock",
        "table",
        "to_act",
        "trash",
        "turns",
    )

    def __init__(self, players: int, rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.hands: list[Hand] = [()] * players
        self.offers = [[0] * (TOP + 1) for _ in range(players)]
        """How many of each value."""
        self.offered = [0] * players
        """How many cards lie on each Offer."""
        self.on_offer = [0] * (TOP + 1)
        """How many of each value lie on all of them."""
        self.stock: list[int] = []
        """The deck, the next card last."""
        self.discards: list[int] = []
        self.table: list[int] = []
        """The cards of the trick."""
        self.kind = self.size = self.low = 0
        """What is to be beaten; no kind where nothing is."""
        self.owner: Seat = NATURE
        self.phase = PLAY
        self.to_act = self.leader = self.turns = 0
        self.drawn = 0
        """The value to insert."""
        self.sealed = [-1] * players
        """The opening offers."""
        self.trash: tuple[int, ...] = ()
        """What the round cost, once it is over."""

    @classmethod
    def of(cls, state: SpringCleaning, rng: Random, seat: Seat | None = None) -> Self:
        """From a state in a round, or from a view: what is hidden is 0.

        `seat` is who is asked, if that is not whose turn it is.
        """
        twin = cls(state.players, rng)
        twin.hands = [tuple(map(_value, hand)) for hand in state.hands]
        for owner, offer in enumerate(state.offers):
            for card in offer:
                twin._put_on_offer(owner, int(card))
        twin.stock = [_value(card) for card in reversed(state.stock)]
        twin.discards = [int(card) for card in state.discards]
        twin.table = [int(card) for play in state.trick for card in play.cards]
        if (over := state.over) is not None:
            twin.kind, twin.size, twin.low = RUN if over.kind == "run" else SET, over.size, int(over.low)
            twin.owner = state.trick[-1].seat
        twin.phase = PHASES[state.phase]
        twin.to_act = state.turn if seat is None else seat
        twin.leader, twin.turns = state.leader, state.turns
        twin.drawn = _value(state.drawn[0]) if state.drawn else 0
        twin.sealed = [int(place[1:]) if place and place != HOLE else -1 for place in state.sealed]
        return twin

    def copy(self) -> Self:
        new = type(self)(self.players, self.rng)
        new.players, new.rng, new.hands = self.players, self.rng, self.hands[:]
        new.offers = [offer[:] for offer in self.offers]
        new.offered, new.on_offer = self.offered[:], self.on_offer[:]
        new.stock, new.discards, new.table = self.stock[:], self.discards[:], self.table[:]
        new.kind, new.size, new.low, new.owner = self.kind, self.size, self.low, self.owner
        new.phase, new.to_act, new.leader, new.turns = self.phase, self.to_act, self.leader, self.turns
        new.drawn, new.sealed, new.trash = self.drawn, self.sealed[:], self.trash
        return new

    # What may be done

    def moves(self) -> list[int]:
        hand = self.hands[self.to_act]
        if self.phase == PLAY:
            return [*self.plays(), *self.draws()]
        if self.phase == ARRANGE:
            return [TAKE_UP]
        return list(range(len(hand) + (self.phase == INSERT)))

    def draws(self) -> list[int]:
        if not self.kind:
            return []
        found = [DECK] if self.stock or self.discards else []
        for owner, offer in enumerate(self.offers):
            if owner != self.to_act and self.offered[owner]:
                found += [FROM_OFFER + 10 * owner + value for value in range(1, TOP + 1) if offer[value]]
        return found or [PASS]

    def plays(self) -> list[int]:
        hand = self.hands[self.to_act]
        if not self.kind:
            return list(leads(hand))
        return [*self._sets(hand), *self._runs(hand)]

    def _sets(self, hand: Hand) -> Iterator[int]:
        """Sets that beat: the hand's equal neighbours, and the rest from Offers, where they have enough."""
        low = self.low if self.kind == SET else TOP
        for size, least in ((self.size, low + 1), (self.size + 1, 1)):
            if size > COPIES:
                continue
            for value in range(least, TOP + 1):
                if self.on_offer[value] >= size:
                    yield play_move(SET, size, value, 0, 0)
            for start, length, value in blocks(hand)[0]:
                if length <= size and value >= least and length + self.on_offer[value] >= size:
                    yield play_move(SET, size, value, start, length)

    def _runs(self, hand: Hand) -> Iterator[int]:
        there = bits_of(value for value in range(1, TOP + 1) if self.on_offer[value])
        held, rising = bits_of(hand), blocks(hand)[1]
        for size, least in ((self.size, self.low + 1 if self.kind == RUN else TOP), (self.size + 1, 1)):
            for low in range(least, TOP - size + 2) if size > 1 else ():
                wanted = (1 << size) - 1 << low
                lacking = wanted & ~there
                if lacking & ~held:
                    continue
                if not lacking:
                    yield play_move(RUN, size, low, 0, 0)
                for start, length, bits in rising:
                    if not bits & ~wanted and not lacking & ~bits:
                        yield play_move(RUN, size, low, start, length)

    # What happens

    def play(self, move: int) -> None:
        if move >= PLAYS:
            self._lay(move)
        elif move == DECK:
            self._draw()
        elif move >= FROM_OFFER:
            self._take(*divmod(move - FROM_OFFER, 10))
        elif self.phase == INSERT:
            hand = self.hands[self.to_act]
            self.hands[self.to_act] = (*hand[:move], self.drawn, *hand[move:])
            self.phase, self.drawn = OFFER, 0
        elif self.phase == OFFER:
            self._offer(self.to_act, move)
            self._turn_done()
        elif self.phase == OPENING:
            self._seal(move)
        elif move == TAKE_UP:
            self._arrange()
        else:
            self._turn_done()

    def _put_on_offer(self, seat: Seat, value: int) -> None:
        self.offers[seat][value] += 1
        self.offered[seat] += 1
        self.on_offer[value] += 1

    def _off_offer(self, seat: Seat, value: int) -> None:
        self.offers[seat][value] -= 1
        self.offered[seat] -= 1
        self.on_offer[value] -= 1

    def _offer(self, seat: Seat, place: int) -> None:
        hand = self.hands[seat]
        self.hands[seat] = hand[:place] + hand[place + 1 :]
        self._put_on_offer(seat, hand[place])

    def _seal(self, place: int) -> None:
        """The opening offers, one seat after the other; they are turned up together."""
        self.sealed[self.to_act] = place
        if -1 in self.sealed:
            self.to_act = self.sealed.index(-1)
            return
        for seat, at in enumerate(self.sealed):
            self._offer(seat, at)
        self.sealed = [-1] * self.players
        self.phase, self.to_act = PLAY, self.leader

    def owners(self, values: Sequence[int]) -> list[Seat]:
        """Whose Offers give these values."""
        taken: list[tuple[Seat, int]] = []
        seat = self.to_act
        for value in values:
            best, most = NATURE, -1
            for owner, offer in enumerate(self.offers):
                if offer[value] - taken.count((owner, value)) > 0:
                    left = TOP * TOP if owner == seat else self.left(owner)
                    if left > most:
                        best, most = owner, left
            taken.append((best, value))
        return [owner for owner, _ in taken]

    def left(self, seat: Seat) -> int:
        return len(self.hands[seat]) + self.offered[seat]

    def lacking(self, move: int) -> list[int]:
        """The values of a play that are not the hand's."""
        kind, size, low, start, length = parts_of(move)
        if kind == SET:
            return [low] * (size - length)
        own = self.hands[self.to_act][start : start + length]
        return [value for value in range(low, low + size) if value not in own]

    def _lay(self, move: int) -> None:
        seat = self.to_act
        kind, size, low, start, length = parts_of(move)
        if lacking := self.lacking(move) if length < size else []:
            for owner, value in zip(self.owners(lacking), lacking, strict=True):
                self._off_offer(owner, value)
        hand = self.hands[seat]
        self.hands[seat] = hand[:start] + hand[start + length :]
        self.table += [low] * size if kind == SET else range(low, low + size)
        self.kind, self.size, self.low, self.owner = kind, size, low, seat
        self._turn_done()

    def _draw(self) -> None:
        if not self.stock:
            self.stock, self.discards = self.discards, []
            self.rng.shuffle(self.stock)
        self.drawn = self.stock.pop()
        self.phase = INSERT

    def _take(self, owner: Seat, value: int) -> None:
        self._off_offer(owner, value)
        self.drawn = value
        self.phase = INSERT
        if not self.left(owner):
            self.stop()

    def _arrange(self) -> None:
        seat = self.to_act
        offer = self.offers[seat]
        self.hands[seat] = best_order(tuple(offer))
        for value, count in enumerate(offer):
            self.on_offer[value] -= count
        self.offers[seat] = [0] * (TOP + 1)
        self.offered[seat] = 0
        self.phase = PLAY

    def _turn_done(self) -> None:
        self.turns += 1
        if self.turns == MAX_TURNS:
            self.stop()
            return
        for seat in range(self.players):
            if not self.hands[seat] and not self.offered[seat]:
                self.stop()
                return
        seat = self.to_act + 1 if self.to_act + 1 < self.players else 0
        self.to_act = seat
        self.phase = PLAY if self.hands[seat] else ARRANGE
        if seat == self.owner:
            self.discards += self.table
            self.table = []
            self.kind = self.size = self.low = 0
            self.owner = NATURE

    def stop(self) -> None:
        """The round is over, and scored as it stands."""
        self.phase = OVER
        left = [self.left(seat) for seat in range(self.players)]
        if self.drawn:
            left[self.to_act] += 1
        clockwise = [(self.to_act + step) % self.players for step in range(self.players)]
        first = next((seat for seat in clockwise if not left[seat]), self.leader)
        self.trash = trash_for(tuple(left), first)


def bits_of(values: Iterable[int]) -> int:
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


def _value(card: str) -> int:
    return 0 if card == HOLE else int(card)


@lru_cache(maxsize=1 << 12)
def leads(hand: Hand) -> tuple[int, ...]:
    """All that a leader may play: neighbours that are equal, or follow one another."""
    moves = [play_move(SET, length, value, start, length) for start, length, value in blocks(hand)[0]]
    for start, length, bits in blocks(hand)[1]:
        low = (bits & -bits).bit_length() - 1
        if length > 1 and bits == (1 << length) - 1 << low:
            moves.append(play_move(RUN, length, low, start, length))
    return tuple(moves)


@lru_cache(maxsize=1 << 12)
def best_order(offer: tuple[int, ...]) -> Hand:
    cards = tuple(str(value) for value, count in enumerate(offer) for _ in range(count))
    return tuple(map(int, arranged(cards)))


def text_of(twin: Twin, move: int) -> str:
    """The move as the action it is, for whoever is to act."""
    if move >= PLAYS:
        return _play_text(twin, move)
    if move == DECK:
        return "draw deck"
    if move == PASS:
        return "pass"
    if move == TAKE_UP:
        order = best_order(tuple(twin.offers[twin.to_act]))
        return " ".join(("arrange", *map(str, order)))
    if move >= FROM_OFFER:
        return "draw {}.{}".format(*divmod(move - FROM_OFFER, 10))
    return f"insert {move}" if twin.phase == INSERT else f"offer h{move}"


def _play_text(twin: Twin, move: int) -> str:
    kind, _, _, start, length = parts_of(move)
    lacking = twin.lacking(move)
    given = sorted(zip(lacking, twin.owners(lacking), strict=True))
    spots = [(value, f"{owner}.{value}") for value, owner in given]
    own = [(twin.hands[twin.to_act][place], f"h{place}") for place in range(start, start + length)]
    words = [*own, *spots] if kind == SET else sorted((*own, *spots))
    return " ".join(("play", *(word for _, word in words)))
