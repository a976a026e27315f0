"""A round of Spring Cleaning in play, for search. A test compares it with the readable rules.

The Offers that fill the gaps of a play are chosen here: the own one first, then those of seats with most
cards left. An Offer is always arranged in the best known order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ai.determinization import shuffled
from bot.ai.springcleaning.evaluation import best_order
from bot.ai.springcleaning.moves import (
    DECK,
    FROM_OFFER,
    PASS,
    PLAYS,
    RUN,
    SET,
    TAKE_UP,
    add_leads,
    add_runs,
    add_sets,
    missing,
    parts_of,
)
from bot.ai.springcleaning.packing import (
    BITS,
    CARD,
    inserted,
    ones_of,
    size_of,
    unpacked,
    values_of,
    without,
)
from bot.ai.springcleaning.round import ARRANGE, INSERT, OFFER, OPENING, OVER, PLAY, Round
from bot.games.base import NATURE
from bot.games.springcleaning.rules import MAX_TURNS
from bot.games.springcleaning.scores import trash_for

if TYPE_CHECKING:
    from mypy_extensions import i64


class SpringCleaningBitboard(Round):
    """The bitboard of a round: legal moves and their effects."""

    __slots__ = ()

    # Legal moves

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
        if self.kind == SET:
            add_sets(found, hand, self.size, self.low + 1, self.on_offer)
        add_sets(found, hand, self.size + 1, 1, self.on_offer)
        held, there = values_of(hand), ones_of(self.on_offer)
        if self.kind == RUN:
            add_runs(found, hand, self.size, self.low + 1, held, there)
        add_runs(found, hand, self.size + 1, 1, held, there)
        return found

    # Effects of moves

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

    def _offer(self, seat: i64, place: i64) -> None:
        hand = self.hands[seat]
        self.hands[seat] = without(hand, place, 1)
        self.put_on_offer(seat, hand >> BITS * place & CARD)

    def _seal(self, place: i64) -> None:
        """Make the opening offers, seat by seat; they are turned up together."""
        self.sealed[self.to_act] = place
        if -1 in self.sealed:
            self.to_act = self.sealed.index(-1)
            return
        for seat in range(self.players):
            self._offer(seat, self.sealed[seat])
            self.sealed[seat] = -1
        self.phase, self.to_act = PLAY, self.leader

    def _lay(self, move: i64) -> None:
        seat = self.to_act
        kind, size, low, start, length = parts_of(move)
        if length < size:
            lacking = missing(self.hands[seat], move)
            owners = self.owners(lacking)
            while lacking:
                self.off_offer(owners & CARD, lacking & CARD)
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
            self.stock, self.discards = shuffled(self.rng, self.discards), []
        self.drawn = self.stock.pop()
        self.phase = INSERT

    def _take(self, owner: i64, value: i64) -> None:
        self.off_offer(owner, value)
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
        """End the round, and score it as it stands."""
        self.phase = OVER
        left: list[int] = [self.left(seat) for seat in range(self.players)]
        if self.drawn:
            left[self.to_act] += 1
        clockwise = [(self.to_act + step) % self.players for step in range(self.players)]
        first = next((seat for seat in clockwise if not left[seat]), self.leader)
        self.trash = trash_for(tuple(left), first)


def text_of(board: SpringCleaningBitboard, move: int) -> str:
    """Return the move as an action of the seat to act."""
    if move >= PLAYS:
        return _play_text(board, move)
    if move == DECK:
        return "draw deck"
    if move == PASS:
        return "pass"
    if move == TAKE_UP:
        return " ".join(("arrange", *map(str, unpacked(best_order(board.offers[board.to_act])))))
    if move >= FROM_OFFER:
        return "draw {}.{}".format(*divmod(move - FROM_OFFER, 10))
    return f"insert {move}" if board.phase == INSERT else f"offer h{move}"


def _play_text(board: SpringCleaningBitboard, move: int) -> str:
    kind, _, _, start, length = parts_of(move)
    cards = board.hands[board.to_act]
    values = missing(cards, move)
    owners = board.owners(values)
    given = sorted((value, owners >> BITS * place & CARD) for place, value in enumerate(unpacked(values)))
    spots = [(value, f"{owner}.{value}") for value, owner in given]
    hand = unpacked(cards)
    own = [(hand[place], f"h{place}") for place in range(start, start + length)]
    words = [*own, *spots] if kind == SET else sorted((*own, *spots))
    return " ".join(("play", *(word for _, word in words)))
