"""A round of Spring Cleaning in plain numbers, for search. A test holds it to the readable rules.

A play is named by its shape and by the cards of the hand it uses; which Offers fill its gaps is settled here:
the own one first, then those of whoever has most cards left. An Offer is always arranged in the best order
that is known.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, Self, TypeVar

from bot.ai.springcleaning_bits import (
    BITS,
    CARD,
    HIDDEN,
    ONES,
    Hand,
    best_order,
    inserted,
    one_of,
    ones_of,
    packed,
    size_of,
    unpacked,
    values_of,
    without,
)
from bot.games.base import HOLE, NATURE, Seat
from bot.games.springcleaning import MAX_TURNS, SpringCleaning
from bot.games.springcleaning_combinations import COPIES, VALUES
from bot.games.springcleaning_trash import trash_for

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T", bound="Twin")

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
SET: Final = 1
RUN: Final = 2

LEFT_BITS: Final = 8
"""How many cards each has left fits into so many bits."""
LEFT: Final = (1 << LEFT_BITS) - 1


def play_move(kind: i64, size: i64, low: i64, start: i64, length: i64) -> i64:
    return PLAYS + ((((kind << 4 | size) << 4 | low) << 6 | start) << 4 | length)


def parts_of(move: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Kind, size, lowest value, the start and the number of the hand's cards."""
    move -= PLAYS
    return move >> 18, move >> 14 & 15, move >> 10 & 15, move >> 4 & 63, move & 15


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

    players: i64
    rng: Random
    hands: list[Hand]
    offers: list[i64]
    """How many of each value."""
    offered: list[i64]
    """How many cards lie on each Offer."""
    on_offer: i64
    """How many of each value lie on all of them."""
    stock: list[i64]
    """The deck, the next card last."""
    discards: list[i64]
    table: list[i64]
    """The cards of the trick."""
    kind: i64
    """What is to be beaten; no kind where nothing is."""
    size: i64
    low: i64
    owner: i64
    phase: i64
    to_act: i64
    leader: i64
    turns: i64
    drawn: i64
    """The value to insert."""
    sealed: list[i64]
    """The opening offers."""
    trash: tuple[int, ...]
    """What the round cost, once it is over."""

    def __init__(self, players: i64, rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.hands, self.offers, self.offered = [], [], []
        self.stock, self.discards, self.table = [], [], []
        self.on_offer = 0
        self.kind = self.size = self.low = 0
        self.owner = NATURE
        self.phase = PLAY
        self.to_act = self.leader = self.turns = self.drawn = 0
        self.sealed = []
        self.trash = ()

    @classmethod
    def of(cls, state: SpringCleaning, rng: Random, seat: Seat | None = None) -> Self:
        """From a state in a round, or from a view: what is hidden there is hidden here.

        `seat` is who is asked, if that is not whose turn it is.
        """
        twin = cls(state.players, rng)
        twin.hands = [packed(HIDDEN if card == HOLE else int(card) for card in hand) for hand in state.hands]
        twin.offers, twin.offered = [0] * state.players, [0] * state.players
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

    def copy(self) -> Twin:
        return self.copied_to(Twin(self.players, self.rng))

    def copied_to(self, new: T) -> T:
        new.hands, new.offers, new.offered = self.hands.copy(), self.offers.copy(), self.offered.copy()
        new.on_offer = self.on_offer
        new.stock, new.discards, new.table = self.stock.copy(), self.discards.copy(), self.table.copy()
        new.kind, new.size, new.low, new.owner = self.kind, self.size, self.low, self.owner
        new.phase, new.to_act, new.leader, new.turns = self.phase, self.to_act, self.leader, self.turns
        new.drawn, new.sealed, new.trash = self.drawn, self.sealed.copy(), self.trash
        return new

    # What may be done

    def moves(self) -> list[i64]:
        if self.phase == PLAY:
            return self.plays() + self.draws()
        if self.phase == ARRANGE:
            return [TAKE_UP]
        places = size_of(self.hands[self.to_act])
        if self.phase == INSERT:
            places += 1
        return list(range(places))

    def draws(self) -> list[i64]:
        found: list[i64] = []
        if not self.kind:
            return found
        if self.stock or self.discards:
            found.append(DECK)
        for owner in range(self.players):
            offer = self.offers[owner]
            if offer and owner != self.to_act:
                value: i64 = 0
                while offer:
                    if offer & CARD:
                        found.append(FROM_OFFER + 10 * owner + value)
                    offer >>= BITS
                    value += 1
        if not found:
            found.append(PASS)
        return found

    def plays(self) -> list[i64]:
        hand = self.hands[self.to_act]
        found: list[i64] = []
        if not self.kind:
            add_leads(found, hand)
            return found
        self._add_sets(found, hand, self.size, self.low + 1 if self.kind == SET else TOP + 1)
        self._add_sets(found, hand, self.size + 1, 1)
        held, there = values_of(hand), ones_of(self.on_offer)
        if self.kind == RUN:
            add_runs(found, hand, self.size, self.low + 1, held, there)
        add_runs(found, hand, self.size + 1, 1, held, there)
        return found

    def _add_sets(self, found: list[i64], hand: Hand, size: i64, least: i64) -> None:
        """Sets from some value on: the hand's equal neighbours, and the rest from Offers that have enough."""
        if size > COPIES or least > TOP:
            return
        there = self.on_offer
        value = least
        while value <= TOP:
            if there >> BITS * value & CARD >= size:
                found.append(play_move(SET, size, value, 0, 0))
            value += 1
        start: i64 = 0
        while hand:
            card: i64 = hand & CARD
            hand >>= BITS
            if card >= least:
                fewest = size - (there >> BITS * card & CARD)
                length: i64 = 1
                rest = hand
                while True:
                    if length >= fewest:
                        found.append(play_move(SET, size, card, start, length))
                    if length == size or rest & CARD != card:
                        break
                    length += 1
                    rest >>= BITS
            start += 1

    # What happens

    def play(self, move: i64) -> None:
        seat = self.to_act
        if move >= PLAYS:
            self._lay(move)
        elif move == DECK:
            self._draw()
        elif move >= FROM_OFFER:
            self._take((move - FROM_OFFER) // 10, (move - FROM_OFFER) % 10)
        elif self.phase == INSERT:
            self.hands[seat] = inserted(self.hands[seat], move, self.drawn)
            self.phase, self.drawn = OFFER, 0
        elif self.phase == OFFER:
            self._offer(seat, move)
            self._turn_done()
        elif self.phase == OPENING:
            self._seal(move)
        elif move == TAKE_UP:
            self._arrange()
        else:
            self._turn_done()

    def _put_on_offer(self, seat: i64, value: i64) -> None:
        one = one_of(value)
        self.offers[seat] = self.offers[seat] + one
        self.offered[seat] = self.offered[seat] + 1
        self.on_offer += one

    def _off_offer(self, seat: i64, value: i64) -> None:
        one = one_of(value)
        self.offers[seat] = self.offers[seat] - one
        self.offered[seat] = self.offered[seat] - 1
        self.on_offer -= one

    def _offer(self, seat: i64, place: i64) -> None:
        hand = self.hands[seat]
        self.hands[seat] = without(hand, place, 1)
        self._put_on_offer(seat, hand >> BITS * place & CARD)

    def _seal(self, place: i64) -> None:
        """The opening offers, one seat after the other; they are turned up together."""
        self.sealed[self.to_act] = place
        if -1 in self.sealed:
            self.to_act = self.sealed.index(-1)
            return
        for seat in range(self.players):
            self._offer(seat, self.sealed[seat])
            self.sealed[seat] = -1
        self.phase, self.to_act = PLAY, self.leader

    def owners(self, values: i64) -> i64:
        """Whose Offers give these values, lowest first: four bits each, like the values."""
        owners: i64 = 0
        lefts: i64 = 0
        for owner in range(self.players):
            left: i64 = LEFT if owner == self.to_act else self.left(owner)
            lefts |= left << LEFT_BITS * owner
        last: i64 = 0
        taken: i64 = 0
        """How many of the last value from each, four bits a seat."""
        place: i64 = 0
        while values:
            value = values & CARD
            values >>= BITS
            if value != last:
                last, taken = value, 0
            best: i64 = 0
            most: i64 = -1
            for owner in range(self.players):
                left = lefts >> LEFT_BITS * owner & LEFT
                if left > most and self.offers[owner] >> BITS * value & CARD > taken >> BITS * owner & CARD:
                    best, most = owner, left
            taken += one_of(best)
            owners |= best << place
            place += BITS
        return owners

    def left(self, seat: i64) -> i64:
        return size_of(self.hands[seat]) + self.offered[seat]

    def lacking(self, move: i64) -> i64:
        """The values of a play that are not the hand's, lowest first, four bits each."""
        kind, size, low, start, length = parts_of(move)
        values: i64 = 0
        place: i64 = 0
        if kind == SET:
            while length < size:
                values = values << BITS | low
                length += 1
            return values
        hand = self.hands[self.to_act] >> BITS * start
        value = low
        while value < low + size:
            if length and hand & CARD == value:
                hand >>= BITS
                length -= 1
            else:
                values |= value << place
                place += BITS
            value += 1
        return values

    def _lay(self, move: i64) -> None:
        seat = self.to_act
        kind, size, low, start, length = parts_of(move)
        if length < size:
            lacking = self.lacking(move)
            owners = self.owners(lacking)
            while lacking:
                self._off_offer(owners & CARD, lacking & CARD)
                lacking >>= BITS
                owners >>= BITS
        if length:
            self.hands[seat] = without(self.hands[seat], start, length)
        for more in range(size):
            self.table.append(low if kind == SET else low + more)
        self.kind, self.size, self.low, self.owner = kind, size, low, seat
        self._turn_done()

    def _draw(self) -> None:
        if not self.stock:
            self.stock, self.discards = self.discards, []
            self.rng.shuffle(self.stock)
        self.drawn = self.stock.pop()
        self.phase = INSERT

    def _take(self, owner: i64, value: i64) -> None:
        self._off_offer(owner, value)
        self.drawn = value
        self.phase = INSERT
        if not self.left(owner):
            self.stop()

    def _arrange(self) -> None:
        seat = self.to_act
        offer = self.offers[seat]
        self.hands[seat] = best_order(offer)
        self.on_offer -= offer
        self.offers[seat] = 0
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
        left: list[int] = [self.left(seat) for seat in range(self.players)]
        if self.drawn:
            left[self.to_act] += 1
        clockwise = [(self.to_act + step) % self.players for step in range(self.players)]
        first = next((seat for seat in clockwise if not left[seat]), self.leader)
        self.trash = trash_for(tuple(left), first)


def add_leads(found: list[i64], hand: Hand) -> None:
    """All that a leader may play: neighbours that are equal, or follow one another."""
    for kind, step in ((SET, 0), (RUN, 1)):
        rest = hand
        start: i64 = 0
        while rest:
            low: i64 = rest & CARD
            rest >>= BITS
            if kind == SET:
                found.append(play_move(SET, 1, low, start, 1))
            length: i64 = 1
            following = rest
            while following and following & CARD == low + step * length:
                length += 1
                following >>= BITS
                found.append(play_move(kind, length, low, start, length))
            start += 1


def add_runs(found: list[i64], hand: Hand, size: i64, least: i64, held: i64, there: i64) -> None:
    """Runs from some value on: rising neighbours of the hand, and the rest from Offers."""
    if size < 2:
        return
    for low in range(least, TOP - size + 2):
        end = low + size
        wanted = ONES & one_of(end) - one_of(low)
        lacking = wanted & ~there
        if lacking & ~held:
            continue
        if not lacking:
            found.append(play_move(RUN, size, low, 0, 0))
        rest = hand
        start: i64 = 0
        while rest:
            card: i64 = rest & CARD
            rest >>= BITS
            following = rest
            own: i64 = 0
            length: i64 = 0
            while low <= card < end:
                own |= one_of(card)
                length += 1
                if not lacking & ~own:
                    found.append(play_move(RUN, size, low, start, length))
                after: i64 = following & CARD
                if after <= card:
                    break
                card = after
                following >>= BITS
            start += 1


def _value(card: str) -> int:
    return 0 if card == HOLE else int(card)


def text_of(twin: Twin, move: int) -> str:
    """The move as the action it is, for whoever is to act."""
    if move >= PLAYS:
        return _play_text(twin, move)
    if move == DECK:
        return "draw deck"
    if move == PASS:
        return "pass"
    if move == TAKE_UP:
        return " ".join(("arrange", *map(str, unpacked(best_order(twin.offers[twin.to_act])))))
    if move >= FROM_OFFER:
        return "draw {}.{}".format(*divmod(move - FROM_OFFER, 10))
    return f"insert {move}" if twin.phase == INSERT else f"offer h{move}"


def _play_text(twin: Twin, move: int) -> str:
    kind, _, _, start, length = parts_of(move)
    values = twin.lacking(move)
    lacking = unpacked(values)
    owners = twin.owners(values)
    given = sorted((value, owners >> BITS * place & CARD) for place, value in enumerate(lacking))
    spots = [(value, f"{owner}.{value}") for value, owner in given]
    hand = unpacked(twin.hands[twin.to_act])
    own = [(hand[place], f"h{place}") for place in range(start, start + length)]
    words = [*own, *spots] if kind == SET else sorted((*own, *spots))
    return " ".join(("play", *(word for _, word in words)))
