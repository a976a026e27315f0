"""Top Suit in ints and bitmasks, for search. A test compares it with the rules of `bot.games.topsuit`.

A card is its place in the deck, a hand a mask of such bits. A move is the mask of its cards, with the top
card above bit 52 and a flag above that for an extension; to draw is 0. No move needs more than 63 bits, so
`i64` in annotations makes it a plain number in compiled code.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Self

from bot.games.base import HOLE, NATURE, Card
from bot.games.kit.french import FRENCH, RANKS
from bot.games.topsuit.combinations import SETS, STRONGER
from bot.games.topsuit.rules import TopSuit

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACE: Final = {card: place for place, card in enumerate(FRENCH)}
TOP: Final = 52
"""First bit of a move's top card."""
CARDS: Final = (1 << TOP) - 1
SUIT: Final = 13
SUIT_CARDS: Final = (1 << SUIT) - 1
TOP_BITS: Final = 63
EXTENDS: Final = 1 << (TOP + 6)
DRAW: Final = 0
QUAD: Final = 4
RUN: Final = QUAD + 1
"""Kind of a run; other kinds are the sizes of sets, and 0 is none."""


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << PLACE[card] for card in cards)


def places_of(mask: int) -> list[int]:
    return [place for place in range(TOP) if mask >> place & 1]


LOWEST: Final[i64] = mask_of(card for card in FRENCH if card[0] == RANKS[0])
HIGHEST: Final[i64] = mask_of(card for card in FRENCH if card[0] == RANKS[-1])
BEATEN_BY: Final[list[i64]] = [mask_of(STRONGER[card]) for card in FRENCH]
"""Cards that beat a card on top, by card."""
COUNT: Final[list[i64]] = [cards.bit_count() for cards in range(1 << SUIT)]
"""Number of cards in a set of cards of one suit, or of ranks."""
TWOS_TELL: Final = 15
"""Modulus that tells sets of twos apart: a two leaves 1, 2, 4 or 8, and all four leave 0."""


def _set_moves(rank: str, size: int) -> list[list[int]]:
    """Return the set moves of a rank, each card on top once, a quad only with the last: by cards held,
    modulo `TWOS_TELL`."""
    by_rest: list[list[int]] = [[] for _ in range(TWOS_TELL)]
    cards = [place for card, place in PLACE.items() if card[0] == rank]
    for count in range(1, QUAD + 1):
        for held in itertools.combinations(cards, count):
            by_rest[(sum(1 << place for place in held) >> RANKS.index(rank)) % TWOS_TELL] = [
                sum(1 << place for place in laid) | top << TOP
                for laid in itertools.combinations(held, size)
                for top in (laid if size < QUAD else laid[-1:])
            ]
    return by_rest


SET_MOVES: Final[list[list[list[list[i64]]]]] = [
    [_set_moves(rank, size) for rank in RANKS] for size in range(QUAD + 1)
]
"""Set moves by size, rank, and the hand's cards of that rank modulo `TWOS_TELL`."""


def ranks_held(hand: i64, size: i64) -> i64:
    """Return the ranks of which a hand has at least so many cards, as bits."""
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


def set_moves(hand: i64, size: i64) -> list[i64]:
    moves: list[i64] = []
    ranks = ranks_held(hand, size)
    by_rank = SET_MOVES[size]
    while ranks:
        low: int = ranks & -ranks
        ranks ^= low
        rank: i64 = low.bit_length() - 1
        moves += by_rank[rank][(hand >> rank & LOWEST) % TWOS_TELL]
    return moves


def run_moves(hand: i64) -> list[i64]:
    """Return every run, by its lowest card."""
    moves: list[i64] = []
    above = hand & ~HIGHEST & (hand & ~LOWEST) >> 1
    firsts = above & (above & ~LOWEST) >> 1
    while firsts:
        low = firsts & -firsts
        firsts ^= low
        bit = low << 1
        cards = low | bit
        second: int = bit
        top: i64 = second.bit_length() - 1
        while above & bit:
            bit <<= 1
            cards |= bit
            top += 1
            moves.append(cards | top << TOP)
    return moves


class TopSuitBitboard:
    """A match in play: with nothing hidden, or the view of the seat to act."""

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

    players: i64
    hands: list[i64]
    """Hands by seat; in a view, those of the others are empty."""
    held: list[i64]
    """Number of cards of each seat."""
    stock: list[i64]
    """The draw deck as bits, next card last."""
    gone: i64
    """All cards that were played."""
    points: list[i64]
    leader: i64
    to_act: i64
    acts: i64
    kind: i64
    top: i64
    owner: i64
    over: bool

    def __init__(self, players: i64) -> None:
        self.players = players
        self.hands = []
        self.held = []
        self.stock = []
        self.gone = 0
        self.points = [0] * players
        self.leader = self.to_act = self.acts = 0
        self.kind = self.top = 0
        self.owner = NATURE
        self.over = False

    @classmethod
    def of(cls, state: TopSuit) -> Self:
        """Return the bitboard of a state in play, or of a view, with which moves can be judged but no card
        drawn."""
        board = cls(state.players)
        board.hands = [0 if HOLE in hand else mask_of(hand) for hand in state.hands]
        board.held = [len(hand) for hand in state.hands]
        board.stock = [0 if card == HOLE else 1 << PLACE[card] for card in reversed(state.stock)]
        acts = (*(act for result in state.sheet for act in result.acts), *state.acts)
        board.gone = mask_of({card for act in acts for card in act.cards})
        board.points = list(state.scores)
        board.leader, board.to_act, board.acts = state.leader, state.turn, len(state.acts)
        board.owner, board.over = state.owner, state.phase == "over"
        if state.current is not None:
            board.kind = RUN if state.current.kind == "run" else SETS.index(state.current.kind) + 1
            board.top = PLACE[state.current.top]
        return board

    def copy(self) -> Self:
        new = type(self)(self.players)
        new.hands, new.held, new.stock = self.hands.copy(), self.held.copy(), self.stock.copy()
        new.points, new.gone = self.points.copy(), self.gone
        new.leader, new.to_act, new.acts = self.leader, self.to_act, self.acts
        new.kind, new.top, new.owner, new.over = self.kind, self.top, self.owner, self.over
        return new

    def moves(self) -> list[i64]:
        """Return every legal move; drawing last."""
        hand, kind = self.hands[self.to_act], self.kind
        found: list[i64] = []
        if not kind:
            for size in range(1, QUAD + 1):
                found += set_moves(hand, size)
            found += run_moves(hand)
        else:
            beaten = BEATEN_BY[self.top]
            for move in run_moves(hand) if kind == RUN else set_moves(hand, kind):
                if beaten >> (move >> TOP) & 1:
                    found.append(move)
            if kind == RUN:
                found += self.extensions(hand)
        found.append(DRAW)
        return found

    def extensions(self, hand: i64) -> list[i64]:
        found: list[i64] = []
        above = self.top + 1
        added = (hand & ~LOWEST) >> above & 3
        if added & 1:
            found.append((added & 1) << above | above << TOP | EXTENDS)
            if added == 3:
                found.append(added << above | above + 1 << TOP | EXTENDS)
        return found

    def play(self, move: i64) -> None:
        seat = self.to_act
        if move == DRAW:
            self.hands[seat] = self.hands[seat] | self.stock.pop()
            self.held[seat] = self.held[seat] + 1
            if not self.stock:
                self.over = True
        else:
            self._lay(seat, move)
        self.acts += 1
        if self.acts < self.players:
            self.to_act = seat + 1 if seat + 1 < self.players else 0
        else:
            self._take()

    def _lay(self, seat: i64, move: i64) -> None:
        cards = move & CARDS
        self.gone |= cards
        self.top = move >> TOP & TOP_BITS
        self.owner = seat
        count = size_of(cards)
        if not self.kind:
            self.kind = RUN if cards & cards >> 1 else count
        self.held[seat] = self.held[seat] - count
        kept = self.hands[seat] ^ cards
        self.hands[seat] = kept
        if not kept:
            self.points[seat] = self.points[seat] + 1
            self.over = True

    def _take(self) -> None:
        owner = self.owner
        if owner == NATURE:
            owner = self.leader + 1 if self.leader + 1 < self.players else 0
        else:
            self.points[owner] = self.points[owner] + 1
        self.leader = self.to_act = owner
        self.acts = self.kind = self.top = 0
        self.owner = NATURE


def size_of(cards: i64) -> i64:
    """Return the number of cards of a move, quickly as they are few."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def text_of(move: i64) -> str:
    """Return the move as an action."""
    if move == DRAW:
        return "draw"
    top: int = move >> TOP & TOP_BITS
    cards = [FRENCH[place] for place in places_of(move & CARDS & ~(1 << top))]
    return " ".join(("extend" if move & EXTENDS else "play", *cards, FRENCH[top]))
