"""92Q's table: the auction, the sides, the tricks; for a player with their own cards below."""

from functools import cache
from typing import Final

from PIL import Image

from bot.games.kit.tricks import Trick, left_of
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import became, winning_place
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.kit import board, marks, palette, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.table import Table, pictured
from rendering.q92 import alt
from rendering.q92 import marks as q92_marks
from rendering.q92.hand import in_hand, own

__all__ = ["hand", "in_hand", "panel", "table", "tile"]

_BID: Final = 96
_TUCKED: Final = 196
"""Visible height of a card where there are two rows of seats."""
_BADGE: Final = 42
_TILE: Final = LINE - 6
_WINNER: Final = 90
"""Width for a part of the name of the last trick's winner."""
_SIGNS: Final = {"bidder": "crown", "partner": "star", "other": "shield"}


def _bidding(view: NinetyTwoQ) -> bool:
    """Whether the calls are still of interest: they help to choose partners."""
    return view.phase in ("auction", "partners")


class _Table(Table[NinetyTwoQ]):
    def around(self, reader: int | None, faces: Faces) -> Board:
        """Return the places of the seats, with less room for an auction, and for cards in two rows."""
        view, bidding = self.view, _bidding(self.view)
        room = _BID if bidding else CARD.height if view.players == NinetyTwoQ.seats[0] else _TUCKED
        top = MARGIN + (1 if bidding else 2) * LINE + 6
        return board.around(view.players, reader, top, room, faces)

    def draw(self) -> None:
        view = self.view
        self._contract()
        if not _bidding(view):
            self._course()
        elif view.phase == "auction":
            meanings = [(mark, self.words(f"picture-means-{mark}")) for mark in ("hand", "cup")]
            board.legend(self.canvas, meanings, (MARGIN, MARGIN), 700)
        if _bidding(view):
            tiles.calls(self.canvas, self.places, view, _BID - 8, self.colours)
        elif view.trick or view.tricks:
            self._trick()
        # In two rows the plates lie on the cards.
        for column in self.places.columns:
            self._seat(column)

    def _contract(self) -> None:
        """Draw the contract with its tricks taken, the left suit, and the target."""
        view, words, right = self.view, self.words, WIDTH - MARGIN
        wide = self.right(words("picture-target", target=view.target), MARGIN)
        if not view.bid or view.phase == "auction":
            return
        parts: list[board.Part] = [
            marks.mark("crown", 38, palette.FELT),
            self.called(view.bidder),
            tiles.bid(view.bid, LINE - 2, palette.FELT, self.colours, palette.GOLD),
        ]
        if view.partners:
            taken = sum(view.taken[seat] for seat in view.teams[0])
            parts.append(words("picture-taken", taken=taken, wanted=tricks_of(view.bid)))
        left = words("q92-picture-left"), q92_marks.chip(view.left_suit, _TILE, palette.FELT, self.colours)
        right -= wide + 2 * MARGIN
        wide = board.line(self.canvas, left, (right, MARGIN), 300, align=1, ink=palette.MIST)
        self.left(parts, MARGIN, right - wide - 3 * MARGIN)

    def _course(self) -> None:
        """Draw the previous trick, the rank of twos, and the hand's progress."""
        view, words, top, right = self.view, self.words, MARGIN + LINE, WIDTH - MARGIN
        done = min(view.hand_size, len(view.tricks) + (view.phase == "play"))
        right -= self.right(words("picture-trick-of", number=done, all=view.hand_size), top) + 2 * MARGIN
        if view.trick:
            led = view.trick[0][1]
            high = all(card[1] == led for card in view.counted)
            parts: list[board.Part] = [q92_marks.two(led, _TILE, palette.FELT, self.colours, high=high)]
            # With eight players, the previous trick leaves no room for more.
            if view.players < NinetyTwoQ.seats[-1] or not view.tricks:
                parts.append(words("q92-picture-high" if high else "q92-picture-low"))
            ink = palette.GOLD if high else palette.MIST
            right -= board.line(self.canvas, parts, (right, top), 300, align=1, ink=ink) + 2 * MARGIN
            if view.tricks:
                self._last(right - MARGIN)
        if not view.tricks:
            sides = [(_SIGNS[side], words(f"q92-picture-{side}")) for side in ("partner", "other")]
            board.legend(self.canvas, sides, (MARGIN, top), right - MARGIN)

    def _last(self, room: int) -> None:
        """Draw the last trick's cards as what they counted as; the winner's name if there is room."""
        last, few = self.view.tricks[-1], self.view.players == NinetyTwoQ.seats[0]
        played = tricks.in_order(last, tile(self.view.trump, self.colours, _TILE))
        parts: list[board.Part] = [self.words("picture-before"), *played]
        if board.wide(parts) > room - (_WINNER if few else 0):
            parts[0] = marks.mark("back", _TILE, palette.FELT)
        if few:
            parts.append(self.called(last.winner))
        self.left(parts, MARGIN + LINE, room, palette.MIST)

    def _seat(self, column: Column) -> None:
        """Draw a seat's plate: light for the bidder's side, dark for the other one."""
        view, seat = self.view, column.seat
        mine = alt.side(view, seat)
        counts = [("hand", str(len(view.hands[seat]))), ("cup", str(view.taken[seat]))]
        if view.sheet and view.phase in ("deal", "over") and (points := view.sheet[-1].points[seat]):
            counts.append(("plus", str(points)))
        ground = palette.DEEP if mine == "other" else palette.PLATE
        self.plate(column, tuple(counts), dealer=view.dealer, sign=_SIGNS.get(mine, ""), ground=ground)

    def _trick(self) -> None:
        """Draw the cards as what they count as; those of the left suit with the suit that they are of."""
        view, over = self.view, not self.view.trick
        leader, cards, _ = view.tricks[-1] if over else Trick(view.leader, view.trick, -1)
        best = left_of(leader, view.players, winning_place(cards, view.trump))
        counted = tuple(became(card, cards[0][1], view.trump) for card in cards)
        trick, tall = Trick(leader, counted, best), self.places.room
        tricks.lay(self.canvas, self.places, trick, french.sprite, self.colours, over=over, tall=tall)
        for column in self.places.columns:
            place = (column.seat - leader) % view.players
            if place < len(cards) and cards[place] != counted[place]:
                sign = q92_marks.turned(cards[place][1], _BADGE, self.colours)
                sign = palette.dim(sign) if over and column.seat != best else sign
                x, y = self.places.spot(column, CARD.width)
                self.canvas.put(sign, (x + 15, y + 126), q92_marks.turned_mask(_BADGE))


@cache
def tile(trump: str, colours: int, height: int = LINE - 4) -> tricks.Tile:
    """Return a function that draws a card of a finished trick, as what it counted as."""

    def drawn(card: str, led: str, line: palette.Colour) -> Image.Image:
        return tiles.tile(became(card, led[1], trump), height, palette.FELT, colours, line)

    return drawn


table, hand, panel = pictured(__name__, _Table, own, alt.Told)
