"""Top Suit in ints and bitmasks, for search. A test holds it to the readable rules of `bot.games.topsuit`.

A card is its place in the deck, a hand a mask of such bits. A move is the mask of its cards, with the top
card above bit 52 and a mark above that for an extension; to draw is 0.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final, Self

from bot.games.base import HOLE, NATURE, Card, Seat
from bot.games.cards import FRENCH, RANKS
from bot.games.topsuit import TopSuit
from bot.games.topsuit_combinations import SETS, STRONGER

PLACE: Final = {card: place for place, card in enumerate(FRENCH)}
TOP: Final = len(FRENCH)
"""From this bit on a move names its top card."""
CARDS: Final = (1 << TOP) - 1
SUIT: Final = len(RANKS)
SUIT_CARDS: Final = (1 << SUIT) - 1
TOP_BITS: Final = 63
EXTENDS: Final = 1 << (TOP + 6)
DRAW: Final = 0
QUAD: Final = len(SETS)
RUN: Final = QUAD + 1
"""The kinds are the sizes of sets, then runs; 0 is none."""


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def places_of(mask: int) -> list[int]:
    return [place for place in range(TOP) if mask >> place & 1]


LOWEST: Final = mask_of(card for card in FRENCH if card[0] == RANKS[0])
HIGHEST: Final = mask_of(card for card in FRENCH if card[0] == RANKS[-1])
COLUMNS: Final = tuple(mask_of(card for card in FRENCH if card[0] == rank) for rank in RANKS)
"""By rank, its four cards."""
BEATEN_BY: Final = tuple(mask_of(STRONGER[card]) for card in FRENCH)
"""By card, those that beat it on top."""


def _set_moves(column: int) -> tuple[tuple[int, ...], ...]:
    """By size, the sets of cards of one rank: each card on top once, but of a quad the last."""
    held = places_of(column)
    return (
        (),
        *(
            tuple(
                sum(1 << card for card in cards) | top << TOP
                for cards in itertools.combinations(held, size)
                for top in (cards if size < QUAD else cards[-1:])
            )
            for size in range(1, QUAD + 1)
        ),
    )


SET_MOVES: Final = {
    mask_of(cards): _set_moves(mask_of(cards))
    for rank in RANKS
    for size in range(5)
    for cards in itertools.combinations([rank + suit for suit in "CDHS"], size)
}
"""By the cards that a hand has of a rank."""


def ranks_held(hand: int, size: int) -> int:
    """The ranks of which a hand has so many cards at least, as bits."""
    clubs, diamonds = hand & SUIT_CARDS, hand >> SUIT & SUIT_CARDS
    hearts, spades = hand >> 2 * SUIT & SUIT_CARDS, hand >> 3 * SUIT
    if size == 1:
        return clubs | diamonds | hearts | spades
    black, red = clubs & spades, diamonds & hearts
    if size == 2:
        return (clubs | spades) & (diamonds | hearts) | black | red
    if size == QUAD:
        return black & red
    return black & (diamonds | hearts) | red & (clubs | spades)


def set_moves(hand: int, size: int) -> list[int]:
    ranks = ranks_held(hand, size)
    moves: list[int] = []
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        moves += SET_MOVES[hand & COLUMNS[low.bit_length() - 1]][size]
    return moves


def run_moves(hand: int) -> list[int]:
    """Every run, by its lowest card."""
    above = hand & ~HIGHEST & (hand & ~LOWEST) >> 1
    firsts = above & (above & ~LOWEST) >> 1
    moves = []
    while firsts:
        low = firsts & -firsts
        firsts ^= low
        cards, bit = low | low << 1, low << 1
        while above & bit:
            bit <<= 1
            cards |= bit
            moves.append(cards | bit.bit_length() - 1 << TOP)
    return moves


class Twin:
    """A match that is being played: nothing hidden, or the view of whose turn it is."""

    __slots__ = (
        "acts",
        "gone",
        "hands",
        "held",
        "kind",
        "leader",
        "over",
        "owner",
        "players",
        "points",
        "stock",
        "to_act",
        "top",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[int] = []
        """Of a view, nothing for the others."""
        self.held: list[int] = []
        """How many cards each has."""
        self.stock: list[int] = []
        """The draw deck as bits, the next card last."""
        self.gone = 0
        """All cards that were played."""
        self.points = [0] * players
        self.leader = self.to_act = self.acts = 0
        self.kind = self.top = 0
        self.owner: Seat = NATURE
        self.over = False

    @classmethod
    def of(cls, state: TopSuit) -> Self:
        """From a state in play, or from a view: it can weigh moves then, but not draw."""
        twin = cls(state.players)
        twin.hands = [0 if HOLE in hand else mask_of(hand) for hand in state.hands]
        twin.held = [len(hand) for hand in state.hands]
        twin.stock = [0 if card == HOLE else 1 << PLACE[card] for card in reversed(state.stock)]
        acts = (*(act for result in state.sheet for act in result.acts), *state.acts)
        twin.gone = mask_of(card for act in acts for card in act.cards)
        twin.points = list(state.scores)
        twin.leader, twin.to_act, twin.acts = state.leader, state.turn, len(state.acts)
        twin.owner, twin.over = state.owner, state.phase == "over"
        if state.current is not None:
            twin.kind = RUN if state.current.kind == "run" else SETS.index(state.current.kind) + 1
            twin.top = PLACE[state.current.top]
        return twin

    def copy(self) -> Self:
        new = type(self)(self.players)
        new.players, new.hands, new.held = self.players, self.hands[:], self.held[:]
        new.stock = self.stock[:]
        new.points, new.leader, new.to_act = self.points[:], self.leader, self.to_act
        new.acts, new.kind, new.top, new.gone = self.acts, self.kind, self.top, self.gone
        new.owner, new.over = self.owner, self.over
        return new

    def moves(self) -> list[int]:
        """Every legal move; drawing last."""
        hand = self.hands[self.to_act]
        kind = self.kind
        if not kind:
            moves = [move for size in range(1, QUAD + 1) for move in set_moves(hand, size)]
            return [*moves, *run_moves(hand), DRAW]
        found = run_moves(hand) if kind == RUN else set_moves(hand, kind)
        if found:
            beaten = BEATEN_BY[self.top]
            found = [move for move in found if beaten >> (move >> TOP) & 1]
        if kind == RUN:
            found += self.extensions(hand)
        found.append(DRAW)
        return found

    def extensions(self, hand: int) -> list[int]:
        top = self.top
        bit = 2 << top
        if bit & LOWEST or not hand & bit:
            return []
        found = [bit | top + 1 << TOP | EXTENDS]
        if hand & bit << 1 & ~LOWEST:
            found.append(bit | bit << 1 | top + 2 << TOP | EXTENDS)
        return found

    def play(self, move: int) -> None:
        seat = self.to_act
        if move == DRAW:
            self.hands[seat] |= self.stock.pop()
            self.held[seat] += 1
            if not self.stock:
                self.over = True
        else:
            cards = move & CARDS
            self.hands[seat] ^= cards
            self.held[seat] -= cards.bit_count()
            self.gone |= cards
            self.top = move >> TOP & TOP_BITS
            if not self.kind:
                self.kind = RUN if cards & cards >> 1 else cards.bit_count()
            self.owner = seat
            if not self.hands[seat]:
                self.points[seat] += 1
                self.over = True
        self.acts += 1
        if self.acts < self.players:
            self.to_act = seat + 1 if seat + 1 < self.players else 0
        else:
            self._take()

    def _take(self) -> None:
        owner = self.owner
        if owner == NATURE:
            owner = self.leader + 1 if self.leader + 1 < self.players else 0
        else:
            self.points[owner] += 1
        self.leader = self.to_act = owner
        self.acts = self.kind = self.top = 0
        self.owner = NATURE

    def payoffs(self) -> list[int]:
        return self.points


def text_of(move: int) -> str:
    """The move as the action it is."""
    if move == DRAW:
        return "draw"
    top = move >> TOP & TOP_BITS
    cards = [FRENCH[place] for place in places_of(move & CARDS & ~(1 << top))]
    return " ".join(("extend" if move & EXTENDS else "play", *cards, FRENCH[top]))
