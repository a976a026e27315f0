"""Mitigati's table: the bargaining, shown cards, the tricks; for a player with their own cards below."""

from functools import cache
from typing import Final

from bot.games.base import HOLE
from bot.games.kit.loka import FOOL, Cards
from bot.games.kit.tricks import Trick
from bot.games.mitigati.declarations import bonuses
from bot.games.mitigati.rules import TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS, winner_of
from rendering.decks import loka
from rendering.kit import board, palette, plates, tricks
from rendering.kit.board import CARD, GAP, LINE, MARGIN, WIDTH, Board, Column, Faces
from rendering.kit.table import Table, pictured
from rendering.mitigati import alt
from rendering.mitigati import marks as mitigati_marks
from rendering.mitigati.hand import own

__all__ = ["hand", "panel", "table", "tile"]

_TOP: Final = MARGIN + 2 * LINE + 6
_STANCE: Final = 64
_TILE: Final = (60, 40)
"""Size of a card of the previous trick."""
_STEP: Final = 4
_COLUMN: Final = (WIDTH - 2 * MARGIN - (PLAYERS - 1) * GAP) // PLAYERS
_NAMES: Final = (16,)
"""Maximum length of a name in alt texts."""


def _known(view: Mitigati, seat: int) -> Cards:
    """Return the cards in a hand that have been shown to everybody."""
    return tuple(card for card in view.hands[seat] if card != HOLE and alt.is_shown(view, seat, card))


def _rows(view: Mitigati, seat: int, room: int) -> list[list[mitigati_marks.Held]]:
    """Return the chips of a seat's shown cards, in rows of this width."""
    return mitigati_marks.in_rows(mitigati_marks.together(_known(view, seat)), room, _STEP)


class _Table(Table[Mitigati]):
    def around(self, reader: int | None, faces: Faces) -> Board:
        """Return the places of the seats; before the tricks they need less room."""
        view = self.view
        if view.phase in ("bargain", "discard") or (view.phase in ("deal", "over") and not view.tricks):
            room = _STANCE
        elif view.phase == "declare":
            rows = max(len(_rows(view, seat, _COLUMN)) for seat in range(PLAYERS))
            room = max(_STANCE, rows * (mitigati_marks.ROW + _STEP))
        else:
            room = CARD.height
        return board.around(PLAYERS, reader, _TOP, room, faces)

    def draw(self) -> None:
        view = self.view
        self._heads()
        over = bool(view.sheet) and view.phase in ("deal", "over")
        for column in self.places.columns:
            self._seat(column)
            if view.phase == "bargain":
                self._stance(column)
            elif over:
                self._points(column)
            elif column.seat != self.own:
                self._shown(column)
        if view.trick or view.tricks:
            self._trick()

    # Above the seats

    def _heads(self) -> None:
        """Draw the hand's number and progress; the Fool's debt, the previous trick, or the bargaining."""
        view, words, second = self.view, self.words, MARGIN + LINE
        dealing = view.phase in ("bargain", "discard")
        playing = view.phase == "play"
        done = len(view.hands[view.eldest]) if dealing else min(TRICKS, len(view.tricks) + playing)
        where = words("mitigati-picture-dealt" if dealing else "picture-trick-of", number=done, all=TRICKS)
        hand = words("mitigati-picture-hand-of", number=view.number, hands=view.length)
        first = self.right(hand, MARGIN)
        below = self.right(where, second) if done else 0
        room = WIDTH - 5 * MARGIN
        if view.debt and len(view.tricks) < TRICKS:
            owner, creditor = map(self.called, (view.debt.owner, view.debt.creditor))
            told = words("mitigati-picture-owes", owner=owner, creditor=creditor)
            self.left((mitigati_marks.cap(LINE, palette.FELT), told), MARGIN, room - first)
        elif playing and len(view.tricks) < TRICKS:
            meanings: list[tuple[board.Part, str]] = [
                ("hand", words("picture-means-hand")),
                ("cup", words("picture-means-cup")),
                ("pile", words("mitigati-picture-means-pile")),
            ]
            if view.declared:
                # There is no room for all: the plainest comes last, and is left out.
                meanings = [("±", words("mitigati-picture-means-bonus")), *reversed(meanings)]
            board.legend(self.canvas, meanings, (MARGIN, MARGIN), room - first)
        if view.phase == "bargain":
            self._balance(room - max(first, below))
        elif view.trick and view.tricks:
            last, at = view.tricks[-1], (MARGIN, second)
            tricks.before(self.canvas, last, self.names, words, tile(self.colours), at, room - below)

    def _balance(self, room: int) -> None:
        """Draw the sums offered and demanded on the scales."""
        stances = self.view.bargain.stances
        offered, demanded = (sum(max(0, sign * stance) for stance in stances) for sign in (1, -1))
        tilt = (demanded > offered) - (demanded < offered)
        scales = mitigati_marks.scales(12 * tilt, 2 * LINE - 4, palette.FELT)
        self.canvas.put(scales, (MARGIN, MARGIN))
        if any(stances):
            at, ink = (2 * MARGIN + scales.width, MARGIN + LINE // 2), palette.CREAM
            if demanded and offered >= demanded:
                ink = palette.GOLD
            told = self.words("mitigati-picture-balance", offered=offered, demanded=demanded)
            board.line(self.canvas, (told,), at, room - scales.width, ink=ink)

    # The seats

    def _seat(self, column: Column) -> None:
        view, seat = self.view, column.seat
        counts = [("hand", str(len(view.hands[seat])))]
        if view.phase == "play" or len(view.tricks) == TRICKS:
            counts += [("cup", str(view.taken[seat])), ("pile", str(alt.points_of(view, seat)))]
        self.plate(column, tuple(counts), dealer=view.dealer)
        if view.declared:
            points = bonuses(view.declared, PLAYERS)[seat]
            ink = palette.GOLD if points > 0 else palette.MIST
            x, y = self.places.plate(column)
            right = x + column.width - 12, y + 80
            self.canvas.text(plates.signed(points), right, 38, ink, palette.PLATE, align=1)

    def _stance(self, column: Column) -> None:
        """Draw the seat's demand or offer."""
        bargain = self.view.bargain
        if column.seat not in {seat for seat, _ in bargain.said}:
            return
        stance = bargain.stances[column.seat]
        kind = "demands" if stance < 0 else "offers" if stance else "passes"
        ink = {"demands": palette.GOLD, "offers": palette.ORANGE, "passes": palette.MIST}[kind]
        text = self.words(f"mitigati-picture-{kind}", points=abs(stance))
        self.canvas.text(text, self.places.spot(column, 0), 50, ink, align=0.5)

    def _points(self, column: Column) -> None:
        """Draw the hand's points, beside the card."""
        points = self.view.sheet[-1].points[column.seat]
        ink = palette.GOLD if points > 0 else palette.MIST
        if not self.view.tricks:
            # A settled hand has no cards to stand beside.
            self.canvas.text(plates.signed(points), self.places.spot(column, 0), 50, ink, align=0.5)
            return
        x, y = self.places.spot(column, column.width)
        self.canvas.text(plates.signed(points), (x + column.width, y + 90), 62, ink, align=1)

    def _shown(self, column: Column) -> None:
        """Draw a seat's shown cards below the plate, or beside the card of the trick."""
        aside = self.view.phase == "play"
        x, y = self.places.spot(column, column.width)
        left = x + (CARD.width + 2 * _STEP if aside else 0)
        rows = _rows(self.view, column.seat, x + column.width - left)
        # The fullest hands overlap, for the trick's cards are no higher.
        step = min(mitigati_marks.ROW + _STEP, CARD.height // len(rows)) if rows else 0
        for number, row in enumerate(rows):
            at = left
            for chip in row:
                mitigati_marks.lay(self.canvas, chip, (at, y + number * step), self.colours)
                at += chip.width + _STEP

    def _trick(self) -> None:
        """Draw the cards on the left of their columns, as the seats' shown cards are beside them."""
        view, over = self.view, not self.view.trick
        leader, cards, _ = view.tricks[-1] if over else Trick(view.leader, view.trick, -1)
        trick = Trick(leader, cards, -1 if cards == (FOOL,) else winner_of(leader, cards))
        tricks.lay(self.canvas, self.places, trick, loka.sprite, self.colours, over=over, aside=True)


@cache
def tile(colours: int) -> tricks.Tile:
    """Return a function that draws a card of a finished trick."""
    return lambda card, _led, line: mitigati_marks.chip(card, _TILE, palette.FELT, colours, line)


table, hand, panel = pictured(__name__, _Table, own, alt.Told, _NAMES)
