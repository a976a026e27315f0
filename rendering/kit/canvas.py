"""A picture under construction: sprites and text pasted in the palette, and the result as bytes."""

from functools import cache, lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from rendering.kit import palette, png
from rendering.kit.fonts import font
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size, Sprites, mask

Spot = tuple[int, int]


# Baseline of a line's letters, as a share of its height from the top.
_BASE: Final = 0.82

_ROUND: Final = 16

_INKED: Final = [0] + [255] * 255
"""Table for `point` that makes any ink opaque."""


class Canvas:
    """An image onto which parts are pasted, each at its top left corner."""

    def __init__(self, size: tuple[int, int], ground: Colour = palette.FELT) -> None:
        self.image = palette.canvas(size, ground)
        self.spots: dict[str, Spot] = {}
        """Position of each card's newest drawing."""

    def put(self, image: Image.Image, at: Spot, mask: Image.Image | None = None) -> None:
        self.image.paste(image, at, mask)

    def plate(self, size: Spot, at: Spot, ground: Colour, line: Colour, thick: int) -> Image.Image:
        """Paste a panel with round corners; return its mask."""
        panel, corners = _plate(size, ground, line, thick)
        self.round(panel, at, corners)
        return corners

    def round(self, image: Image.Image, at: Spot, mask: Image.Image) -> None:
        """Paste an image that is rectangular but for its corners; only the mask's ends are used.

        This takes a third of the time, and most pasted images are cards and plates.
        """
        (x, y), (width, height) = at, image.size
        if height <= 2 * _ROUND:
            self.image.paste(image, at, mask)
            return
        upper, lower = _ends(mask)
        # Pillow's internal functions, as their wrappers take as long again.
        ours, theirs, low = self.image.im, image.im, height - _ROUND
        ours.paste(theirs.crop((0, 0, width, _ROUND)), (x, y, x + width, y + _ROUND), upper.im)
        ours.paste(theirs.crop((0, _ROUND, width, low)), (x, y + _ROUND, x + width, y + low))
        ours.paste(theirs.crop((0, low, width, height)), (x, y + low, x + width, y + height), lower.im)

    def card(
        self,
        card: str,
        size: Size,
        at: Spot,
        *,
        deck: Sprites,
        colours: int = 4,
        look: Look = Look.PLAIN,
    ) -> None:
        self.spots[card] = at
        self.round(deck(card, size, colours=colours, look=look), at, mask(size))

    def corner(
        self,
        card: str,
        size: Size,
        at: Spot,
        seen: Spot,
        *,
        deck: Sprites,
        colours: int = 4,
        look: Look = Look.PLAIN,
    ) -> None:
        """Paste a card's upper left corner of this size: as much as identifies it."""
        if seen == size.value:
            self.card(card, size, at, deck=deck, colours=colours, look=look)
            return
        self.round(_part(deck, card, size, seen, colours, look), at, _part_of_mask(size, seen))

    def text(
        self,
        text: str,
        at: Spot,
        height: int,
        ink: Colour,
        ground: Colour = palette.FELT,
        *,
        align: float = 0.0,
    ) -> int:
        """Write a line of text in a box `height` pixels high; return its width.

        `at` is the box's left end for `align` 0, its middle for 0.5, its right end for 1; always its top.
        Accents of capitals and the ends of descenders extend beyond the box, over whatever is there.
        """
        tile, above, inked = _line(text, height, ink, ground)
        self.put(tile, (at[0] - round(tile.width * align), at[1] - above), inked)
        return tile.width

    def picture(self, alt: str) -> Picture:
        """Return the finished picture; `alt` describes it."""
        return Picture(png.packed(self.image), alt, *self.image.size)


def encode(image: Image.Image) -> bytes:
    """Encode an image as PNG, with the same bytes in every release: emojis are identified by them."""
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=3)
    return buffer.getvalue()


def top_of(base: int, height: int) -> int:
    """Return the top of a line's box of this height with its baseline at `base`."""
    return base - round(height * _BASE)


@lru_cache(maxsize=2048)
def width_of(text: str, height: int) -> int:
    """Return the width that `Canvas.text` would have."""
    return round(font(height).getlength(text))


@lru_cache(maxsize=2048)
def _line(text: str, height: int, ink: Colour, ground: Colour) -> tuple[Image.Image, int, Image.Image | None]:
    """Return a line's tile, its height above the box, and a mask of its letters if it exceeds the box."""
    base = round(height * _BASE)
    _, top, _, bottom = font(height).getbbox(text, anchor="ls")
    above, below = max(0, -base - round(top)), max(0, base + round(bottom) - height)
    sheet = Image.new("L", (max(1, width_of(text, height)), above + height + below))
    ImageDraw.Draw(sheet).text((0, above + base), text, 255, font(height), anchor="ls")
    inked = sheet.point(_INKED) if above or below else None
    return palette.tint(sheet, ink, ground), above, inked


@lru_cache(maxsize=512)
def _part(deck: Sprites, card: str, size: Size, seen: Spot, colours: int, look: Look) -> Image.Image:
    return deck(card, size, colours=colours, look=look).crop((0, 0, *seen))


@cache
def _part_of_mask(size: Size, seen: Spot) -> Image.Image:
    return mask(size).crop((0, 0, *seen))


_known: dict[int, tuple[Image.Image, Image.Image, Image.Image]] = {}
"""Masks by their `id`, with their ends."""


def _ends(mask: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Return the first and last rows of a mask that lives for ever and is opaque between them."""
    known = _known.get(id(mask))
    if known is None:
        width, height = mask.size
        upper, lower = mask.crop((0, 0, width, _ROUND)), mask.crop((0, height - _ROUND, width, height))
        # The mask itself is kept too, so that its `id` is not reused.
        known = _known[id(mask)] = mask, upper, lower
    return known[1:]


@cache
def _plate(size: Spot, ground: Colour, line: Colour, thick: int) -> tuple[Image.Image, Image.Image]:
    """Return a panel and its mask: only the corners are drawn, as the rest is straight."""
    width, height = size
    panel = palette.canvas(size, line)
    panel.paste(palette.index(ground), (thick, thick, width - thick, height - thick))
    small = _corners(ground, line, thick)
    for x in (0, 1):
        for y in (0, 1):
            corner = small.crop((x * _ROUND, y * _ROUND, (x + 1) * _ROUND, (y + 1) * _ROUND))
            panel.paste(corner, (x * (width - _ROUND), y * (height - _ROUND)))
    corners = Image.new("1", size)
    ImageDraw.Draw(corners).rounded_rectangle((0, 0, width - 1, height - 1), _ROUND, 1)
    return panel, corners


@cache
def _corners(ground: Colour, line: Colour, thick: int) -> Image.Image:
    """Draw a panel that consists of its four corners only."""
    pen = Pen((2 * _ROUND, 2 * _ROUND), line)
    pen.box((thick, thick, 2 * _ROUND - thick, 2 * _ROUND - thick), _ROUND - thick, ground)
    return pen.settle()
