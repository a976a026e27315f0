"""Differ's table: face-up cards, the auction, the tricks; for a player with their cards below."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.games.differ.rules import PLAYERS, TRICKS, Differ, tricks_of, trump_of, winner_of
from bot.games.kit.plain import Cards
from bot.games.kit.tricks import Trick
from rendering.decks import french
from rendering.decks.french import tiles
from rendering.differ import alt
from rendering.differ.hand import own
from rendering.kit import board, marks, palette, plates, tricks
from rendering.kit.board import CARD, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.canvas import Canvas
from rendering.kit.sheets import Size
from rendering.kit.sorting import arranged
from rendering.kit.table import Table, pictured

__all__ = ["hand", "panel", "table", "tile"]

_SEEN: Final = (52, 112)
"""Visible part of a face-up card: its index."""
TRICK: Final = _SEEN[1] + 10
"""Distance of the trick below the face-up cards' top."""
_BID: Final = 96
REMEMBERED: Final = 256
"""Number of cached rows of face-up cards, at some 25 KB each. Most are shared by all readers of a table."""


class _Table(Table[Differ]):
    def around(self, reader: int | None, faces: Faces) -> Board:
        """Return the places of the seats; an auction needs less room than a trick."""
        bidding = self.view.phase == "auction"
        room = TRICK + (_BID if bidding else CARD.height)
        return board.around(PLAYERS, reader, MARGIN + (1 if bidding else 2) * LINE + 6, room, faces)

    def draw(self) -> None:
        view = self.view
        self._heads()
        for column in self.places.columns:
            self._seat(column)
        if view.phase == "auction":
            tiles.calls(self.canvas, self.places, view, _BID, self.colours, below=TRICK)
        elif view.trick or view.tricks:
            self._trick()
        elif view.phase == "play":
            self.canvas.put(marks.bird(200, palette.FELT), ((WIDTH - 200) // 2, self.places.bottom - 250))

    def _heads(self) -> None:
        """Draw the contract and the target; the trick before this one, and the hand's progress."""
        view, words, second = self.view, self.words, MARGIN + LINE
        wide = self.right(words("picture-target", target=view.target), MARGIN)
        auction = view.phase == "auction"
        if view.bid and not auction:
            bid = tiles.bid(view.bid, LINE - 2, palette.FELT, self.colours, palette.GOLD)
            progress = words("picture-taken", taken=view.taken[view.differ], wanted=tricks_of(view.bid))
            crown = marks.mark("crown", 38, palette.FELT)
            parts = (crown, self.called(view.differ), bid, progress)
            self.left(parts, MARGIN, WIDTH - 4 * MARGIN - wide)
        if not auction:
            done = min(TRICKS, len(view.tricks) + (view.phase == "play"))
            self.right(words("picture-trick-of", number=done, all=TRICKS), second)
        if view.trick and view.tricks:
            small = tile(self.colours, LINE - 6)
            tricks.before(self.canvas, view.tricks[-1], self.names, words, small, (MARGIN, second), 700)
        elif not view.tricks:
            meanings = (
                ("hand", words("picture-means-hand")),
                ("pile", words("differ-picture-pile")),
                ("cup", words("picture-means-cup")),
            )
            board.legend(self.canvas, meanings, (MARGIN, MARGIN if auction else second), 700)

    def _seat(self, column: Column) -> None:
        view, seat = self.view, column.seat
        counts = (
            ("hand", str(len(view.hands[seat]))),
            ("pile", str(len(view.foundations[seat]))),
            ("cup", str(view.taken[seat])),
        )
        bidder = seat == view.differ and view.phase != "auction"
        self.plate(column, counts, dealer=view.dealer, sign="crown" if bidder else "")
        if view.sheet and not view.trick and len(view.tricks) == TRICKS:
            points = view.sheet[-1].points[seat]
            ink = palette.GOLD if points else palette.MIST
            self.canvas.text(plates.signed(points), self.places.spot(column, 0), 90, ink, align=0.5)
        elif view.face_up[seat] and seat != self.own:
            # The reader's own face-up cards are shown in full beside their hand.
            strip = _strip(arranged(view.face_up[seat]), self.colours)
            self.canvas.put(strip, self.places.spot(column, strip.width))

    def _trick(self) -> None:
        """Draw each card below its seat; a finished trick stays there dim."""
        view = self.view
        best = winner_of(view.leader, view.trick, trump_of(view.bid)) if view.trick else view.leader
        trick = Trick(view.leader, view.trick, best) if view.trick else view.tricks[-1]
        over = not view.trick
        tricks.lay(self.canvas, self.places, trick, french.sprite, self.colours, over=over, below=TRICK)


@lru_cache(maxsize=REMEMBERED)
def _strip(cards: Cards, colours: int) -> Image.Image:
    step = _SEEN[0] + 2
    strip = Canvas((step * len(cards) - 2, _SEEN[1]))
    for place, card in enumerate(cards):
        strip.corner(card, Size.SMALL, (place * step, 0), _SEEN, deck=french.sprite, colours=colours)
    return strip.image


@cache
def tile(colours: int, height: int = LINE - 4) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: tiles.tile(card, height, palette.FELT, colours, line)


table, hand, panel = pictured(__name__, _Table, own, alt.Told)
