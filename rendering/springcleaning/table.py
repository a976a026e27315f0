"""Spring Cleaning's pictures: the public table, and a player's hand with all cards they may use."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.games.base import HOLE
from bot.games.springcleaning.combinations import Cards, Places
from bot.games.springcleaning.rules import Play, SpringCleaning
from rendering.decks import household
from rendering.kit import board, marks, palette, plates, portraits
from rendering.kit.board import GAP, LINE, MARGIN, WIDTH, Faces
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import apart, fitted, written
from rendering.kit.palette import Colour
from rendering.kit.picture import Picture, once
from rendering.kit.sheets import Look, Size
from rendering.kit.table import NO_PINS, Pins
from rendering.springcleaning import alt as springcleaning_alt
from rendering.springcleaning.hand import FREE, hand_height, lay_hand
from rendering.springcleaning.names import owner

_INNER: Final = WIDTH - 2 * MARGIN

_PLATE: Final = (_INNER - GAP) // 2, 158
_DISC: Final = 50
_OFFER: Final = 56
"""Distance of an Offer below its plate's top."""
_CHIP_GAP: Final = 4
_SIGN: Final = 38
_PIN: Final = 24
"""Distance of a badge's foot below the top of a chip."""
_NAME: Final = 38
_BESIDE: Final = 304
"""Width beside the name on a plate with the largest numbers, in pixels."""
_NEW: Final = 190
"""Width for the drawn card."""
_APART: Final = 12
_OWNER: Final = 72
"""Disc of the player whose Offer a card is from."""


@once
def table(
    view: SpringCleaning,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    faces: Faces = (),
    reader: int | None = None,
) -> Picture:
    """Draw the public table; `names` are the players', by seat."""
    drawn = _Table(Canvas((WIDTH, _height(view))), view, names, words, faces, reader)
    drawn.draw(frozenset())
    return drawn.canvas.picture(springcleaning_alt.table(view, names, words))


@once
def hand(
    view: SpringCleaning,
    seat: int,
    names: tuple[str, ...],
    words: Catalogue,
    *,
    useful: frozenset[str] | None = None,
    chosen: Places = (),
    order: Cards = (),
    size: Size = Size.LARGE,
    faces: Faces = (),
    pins: Pins = NO_PINS,
) -> Picture:
    """Draw the table with a player's own cards, as Offers are played from like the hand; `view` is theirs.

    Places not in `useful` are dim, those `chosen` lifted; `order` is the arranged part of an Offer: its other
    places are free.
    """
    acts = seat in view.to_act
    arranging = view.phase == "arrange" and acts
    left = len(view.offers[seat]) - len(order) if arranging else 0
    cards = (*order, *(FREE,) * left) if arranging else view.hands[seat]
    top = _height(view)
    height = top + (hand_height(len(cards), size) + MARGIN if cards or acts else 0)
    canvas = Canvas((WIDTH, height))
    if acts:
        board.frame(canvas, top, height - top)
    rings = (useful or frozenset()).union(chosen, pins.best)
    _Table(canvas, view, names, words, faces, seat).draw(rings)
    gaps = view.phase == "insert" and view.turn == seat
    lay_hand(canvas, cards, top, useful, chosen, wished=size, gaps=gaps, sealed=view.sealed[seat])
    pins.lay(canvas)
    alt = springcleaning_alt.hand(view, seat, names, words, useful, chosen, order, left)
    return canvas.picture(alt)


panel = hand
"""Offers are played from like the hand, so one picture always has both."""


def _height(view: SpringCleaning) -> int:
    """Return the height of the table."""
    return 2 * MARGIN + _middle_height(view) + (view.players + 1) // 2 * (_PLATE[1] + GAP)


def _largest(view: SpringCleaning) -> Size:
    """Return the size of the trick's cards; small ones leave room for three rows of plates."""
    return Size.LARGE if view.players < SpringCleaning.seats[-1] else Size.SMALL


def _middle_height(view: SpringCleaning) -> int:
    return LINE + _largest(view).height + 3 * 8


@dataclass(frozen=True, slots=True)
class _Table:
    """The table while it is drawn, as its reader sees it; None sees it from seat 0."""

    canvas: Canvas
    view: SpringCleaning
    names: tuple[str, ...]
    words: Catalogue
    faces: Faces
    reader: int | None

    def draw(self, rings: frozenset[str]) -> None:
        """Draw the table; cards on offer at the places of `rings` have a golden rim."""
        self._middle()
        view, (wide, high) = self.view, _PLATE
        called, top = apart(self.names, wide - _BESIDE, _NAME), 2 * MARGIN + _middle_height(view)
        first = 0 if self.reader is None else self.reader + 1
        order = [(first + step) % view.players for step in range(view.players)]
        for place, seat in enumerate(order):
            alone = place % 2 == 0 and place == view.players - 1
            at = (MARGIN + place % 2 * (wide + GAP), top + place // 2 * (high + GAP))
            own = frozenset(spot[2:] for spot in rings if owner(spot) == seat)
            self._seat(seat, called[seat], at, _INNER if alone else wide, own)

    def _middle(self) -> None:
        """Draw the combination to beat, large, cards from Offers with their players; above it the piles."""
        canvas, view, words, deep = self.canvas, self.view, self.words, palette.DEEP
        canvas.plate((_INNER, _middle_height(view)), (MARGIN, MARGIN), deep, deep, 0)
        top, right = MARGIN + 8, WIDTH - 2 * MARGIN
        piles = (
            marks.mark("pile", _SIGN, deep),
            words("springcleaning-picture-deck", count=len(view.stock)),
            household.discards(_SIGN, deep),
            words("springcleaning-picture-discarded", count=len(view.discards)),
        )
        wide = board.line(canvas, piles, (right, top), 700, align=1, ground=deep)
        new = view.drawn if view.turn == self.reader else ()
        if new:
            told = (words("springcleaning-picture-new"), household.chip(new[0], deep, gold=True))
            board.line(canvas, told, (right, top + LINE + 60), 400, align=1, ground=deep)
        if not view.trick:
            canvas.put(marks.bird(180, deep), ((WIDTH - 180) // 2, top + LINE + 10))
            return
        play = view.trick[-1]
        whose = (self._disc(play.seat, _DISC, deep), plates.called(self.names[play.seat], play.seat))
        board.line(canvas, whose, (2 * MARGIN, top), right - wide - 3 * MARGIN, ground=deep)
        self._to_beat(play, top + LINE + 8, _NEW if new else 0)

    def _disc(self, seat: int, height: int, ground: Colour) -> Image.Image:
        initials = plates.initials(written(self.names[seat])) or str(seat + 1)
        return plates.disc(initials, seat + 1, height, ground, dealer=False)

    def _to_beat(self, play: Play, top: int, aside: int) -> None:
        """Draw the cards as large as they fit side by side, with `aside` free."""
        cards, room = play.cards, _INNER - 2 * MARGIN - aside
        size = largest = _largest(self.view)
        if len(cards) * (size.width + _APART) > room + _APART:
            size = Size.SMALL
        step = min(size.width + _APART, (room - size.width) // max(1, len(cards) - 1))
        left = (WIDTH - aside - size.width - step * (len(cards) - 1)) // 2
        top += (largest.height - size.height) // 2
        look = Look.DIM if self.view.phase == "over" else Look.GOLD
        for place, (card, source) in enumerate(zip(cards, play.places, strict=True)):
            x = left + place * step
            self.canvas.card(card, size, (x, top), look=look, deck=household.sprite)
            seat = owner(source)
            if seat is not None:
                face, shape = self._disc(seat, _OWNER, palette.FACE), household.disc(_OWNER)
                self.canvas.put(face, (x + 12, top + size.height - _OWNER - 12), shape)

    def _seat(self, seat: int, name: str, at: Spot, width: int, rings: frozenset[str]) -> None:
        """Draw a plate: portrait, name, hand and trash, and below them the Offer."""
        canvas, view, words, (x, y), ground = self.canvas, self.view, self.words, at, palette.PLATE
        turn, own = seat in view.to_act, seat == self.reader
        line, thick = (palette.ORANGE, 8) if turn else (palette.MIST, 3) if own else (ground, 0)
        canvas.plate((width, _PLATE[1]), at, ground, line, thick)
        right = x + width - 14
        trash, held, high = str(view.scores[seat]), str(len(view.hands[seat])), 40
        if width == _INNER:
            # A plate that fills a row has room for words.
            trash = words("springcleaning-picture-trash", trash=view.scores[seat])
            held, high = words("picture-count-hand", count=len(view.hands[seat])), 36
        down = y + 11 + (40 - high) // 2
        right -= canvas.text(trash, (right, down), high, palette.GOLD, ground, align=1) + 4
        canvas.put(household.trash(_SIGN, ground), (right - _SIGN, y + 12))
        right -= _SIGN + 14
        right -= canvas.text(held, (right, down), high, palette.CREAM, ground, align=1) + 4
        canvas.put(marks.mark("hand", _SIGN, ground), (right - _SIGN, y + 12))
        right -= _SIGN + 12
        led = view.trick and seat == view.trick[-1].seat
        sign = "flag" if seat in view.winners else "crown" if led else ""
        if sign:
            canvas.put(marks.mark(sign, _SIGN, ground), (right - _SIGN, y + 12))
            right -= _SIGN + 10
        left = x + 12
        canvas.put(self._disc(seat, _DISC, ground), (left, y + 8))
        if self.faces and (face := self.faces[seat]):
            portrait, shape = portraits.disc(face, _DISC)
            canvas.put(portrait, (left, y + 8), shape)
        left += _DISC + 8
        text, height = fitted(written(name), right - left, _NAME)
        canvas.text(text, (left, y + 12 + (_NAME - height) // 2), height, palette.CREAM, ground)
        self._offer(seat, (x + 12, y + _OFFER), width - 24, rings)
        if view.sealed[seat]:
            canvas.put(household.chip(HOLE, ground), (x + 12, y + _OFFER))

    def _offer(self, seat: int, at: Spot, room: int, rings: frozenset[str]) -> None:
        """Draw each value of a seat's Offer once with its count."""
        counts = Counter(self.view.offers[seat])
        # Narrower if they would not fit.
        width = min(household.CHIP[0], room // max(1, len(counts)) - _CHIP_GAP)
        for place, (card, count) in enumerate(counts.items()):
            chip = household.chip(card, palette.PLATE, count, width=width, gold=card in rings)
            left = at[0] + place * (width + _CHIP_GAP)
            self.canvas.put(chip, (left, at[1]))
            # A badge stands over this spot: the portrait above the chip stays visible.
            self.canvas.spots[f"{seat}.{card}"] = (left + width * 2 // 3, at[1] + _PIN)
