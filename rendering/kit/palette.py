"""The palette of every sprite and canvas: pictures are composed and encoded entirely in mode "P".

The first half holds the colours for drawing, the second half the same colours dimmed, so that dimming a
sprite moves each pixel up by half a palette.
"""

from functools import cache
from typing import Final, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

HALF: Final = 128

FACE: Final = (255, 255, 255)
SHADE: Final = (226, 230, 232)
EDGE: Final = (104, 116, 122)
# Chosen by a search: the smallest distance between suits is largest in the three kinds of colour blindness.
BLACK: Final = (24, 25, 31)
RED: Final = (213, 24, 24)
BLUE: Final = (11, 67, 225)
GREEN: Final = (9, 128, 92)
VIOLET: Final = (144, 84, 192)

FELT: Final = (18, 58, 62)
PLATE: Final = (30, 84, 87)
DEEP: Final = (10, 38, 42)
CREAM: Final = (250, 243, 224)
MIST: Final = (158, 196, 192)

GOLD: Final = (247, 190, 44)
BRASS: Final = (178, 112, 20)
ORANGE: Final = (245, 124, 28)
LEMON: Final = (255, 226, 92)
IVORY: Final = (240, 228, 196)
SKY: Final = (88, 186, 236)
SLATE: Final = (88, 118, 152)
MINT: Final = (126, 200, 84)
ROSE: Final = (250, 150, 170)
MAROON: Final = (116, 36, 30)
CHARCOAL: Final = (58, 60, 72)

_SUITS: Final = (BLACK, RED, BLUE, GREEN)
_TABLE: Final = (FELT, PLATE, DEEP)
_PAINTS: Final = (
    GOLD, BRASS, ORANGE, LEMON, IVORY, SKY, SLATE, MINT, ROSE, MAROON, CHARCOAL, MIST, EDGE, SHADE, CREAM,
)  # fmt: skip

# Colours that meet along an edge, and the number of colours between them for a smooth edge.
_EDGES: Final = (
    *((ink, FACE, 6) for ink in _SUITS),
    *((CREAM, under, 4) for under in _TABLE),
    *((FACE, under, 1) for under in _TABLE),
    *((GOLD, under, 2) for under in _TABLE),
    *((ORANGE, under, 2) for under in _TABLE),
    *((paint, BLACK, 1) for paint in _PAINTS),
    *((paint, FACE, 1) for paint in _PAINTS[:11]),
    *((RED, under, 1) for under in (BLACK, GOLD, ORANGE)),
    *((BLUE, under, 1) for under in (BLACK, GOLD)),
    *((GREEN, under, 1) for under in (BLACK, GOLD)),
    (VIOLET, BLACK, 1),
    # No paler violet: the pale edges of other paints would turn to it.
    (VIOLET, FACE, 3),
    (FELT, PLATE, 1),
    (FELT, DEEP, 1),
)


def mix(over: Colour, under: Colour, share: float) -> Colour:
    """Mix two colours: `share` 0 is all `under`, 1 all `over`."""
    r, g, b = (round(u + (o - u) * share) for o, u in zip(over, under, strict=True))
    return r, g, b


@cache
def bright() -> tuple[Colour, ...]:
    """Return the colours of the first half, without repetition."""
    solid = (FACE, *_SUITS, VIOLET, *_TABLE, *_PAINTS)
    between = (
        mix(over, under, step / (steps + 1)) for over, under, steps in _EDGES for step in range(1, steps + 1)
    )
    return tuple(dict.fromkeys((*solid, *between)))


def dimmed(colour: Colour) -> Colour:
    """Return a colour in shade: darker and greyer, with ink still distinct from face."""
    grey = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
    return mix(mix(colour, (grey, grey, grey), 0.7), FELT, 0.56)


def _holder(entries: bytes) -> Image.Image:
    """Return an image that carries a palette: Pillow takes palettes from images only."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(entries)
    return holder


@cache
def _bright_holder() -> Image.Image:
    return _holder(bytes(part for colour in bright() for part in colour))


@cache
def entries() -> bytes:
    """Return the palette for Pillow: bright and padding, dimmed and padding, 256 colours in all."""
    colours = bright()
    padding = (FELT,) * (HALF - len(colours))
    both = (*colours, *padding, *map(dimmed, colours), *padding)
    return bytes(part for colour in both for part in colour)


@cache
def index(colour: Colour) -> int:
    """Return the bright entry nearest to a colour."""

    def distance(i: int) -> int:
        return sum((a - b) ** 2 for a, b in zip(bright()[i], colour, strict=True))

    return min(range(len(bright())), key=distance)


def settle(image: Image.Image) -> Image.Image:
    """Convert an RGB drawing to the palette, each pixel to the nearest bright colour."""
    settled = image.quantize(palette=_bright_holder(), dither=Image.Dither.NONE)
    settled.putpalette(entries())
    return settled


def dithered(image: Image.Image) -> Image.Image:
    """Convert a photograph to the palette, dithered in bright colours."""
    settled = image.quantize(palette=_bright_holder(), dither=Image.Dither.FLOYDSTEINBERG)
    settled.putpalette(entries())
    return settled


@cache
def _ramp(over: Colour, under: Colour) -> tuple[int, ...]:
    """Map each strength of a mask to the entry between the two colours."""
    steps = [index(mix(over, under, step / 16)) for step in range(17)]
    return tuple(steps[round(strength / 255 * 16)] for strength in range(256))


def tint(mask: Image.Image, over: Colour, under: Colour) -> Image.Image:
    """Turn a mask into a tile in the palette: `over` where it is full, `under` where it is empty."""
    tile = mask.point(_ramp(over, under))
    # This turns the L image into a P image, whose values are entries now.
    tile.putpalette(entries())
    return tile


def dim(image: Image.Image) -> Image.Image:
    """Return the image in dimmed colours, cached for ever: only for images that are kept anyway."""
    known = _dim.get(id(image))
    if known is None:
        # The image itself is kept too, so that its `id` is not reused.
        known = _dim[id(image)] = image, image.point([*range(HALF, 2 * HALF), *range(HALF, 2 * HALF)])
    return known[1]


_dim: dict[int, tuple[Image.Image, Image.Image]] = {}
"""Images by their `id`, with their dimmed versions."""


def canvas(size: tuple[int, int], ground: Colour) -> Image.Image:
    """Return an empty picture in the palette."""
    image = Image.new("P", size, index(ground))
    image.putpalette(entries())
    return image
