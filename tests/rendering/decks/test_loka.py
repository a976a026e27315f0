"""The Tarot of Loka can be told apart: by eyes of every kind, on a phone, bright and dimmed."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.base import HOLE
from bot.games.kit.loka import FOOL, HONOURS, LOKA
from rendering.decks.loka import elements, sprite
from rendering.kit import palette
from rendering.kit.fan import LEAST
from rendering.kit.pen import Pen, Place
from rendering.kit.sheets import Look, Size
from tests.kit.images import BLINDNESS, contrast, difference, seen

PHONE = 360 / 1000
SHEETS = [*product(Size, (4,)), (Size.LARGE, 2)]
"""Two colours have other inks, and the same drawing."""
BROAD = {Size.HUGE: 114, Size.LARGE: 66, Size.SMALL: 62}
"""How much of a card's left side its index takes."""


def rgb(card: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> Image.Image:
    return sprite(card, size, colours=colours, look=look).convert("RGB")


def on_phone(image: Image.Image) -> Image.Image:
    return image.resize((round(image.width * PHONE), round(image.height * PHONE)), Image.Resampling.BOX)


def index_of(image: Image.Image, size: Size) -> Image.Image:
    return image.crop((0, 0, BROAD[size], image.height // 2))


def thumbnail(image: Image.Image) -> Image.Image:
    """Return a small picture; averaging brings pictures nearer, and it compares quickly."""
    return image.resize((24, 32), Image.Resampling.BOX)


@pytest.mark.parametrize(("size", "colours"), SHEETS)
def test_every_card_and_the_back_differ(size: Size, colours: int) -> None:
    pictures = {card: thumbnail(rgb(card, size, colours=colours)) for card in (*LOKA, HOLE)}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 1, (one, other)


@pytest.mark.parametrize("size", Size)
def test_honours_stand_out_on_a_phone(size: Size) -> None:
    pictures = {card: on_phone(rgb(card, size)) for card in (*LOKA, HOLE)}
    for honour, other in product(HONOURS, pictures):
        if honour != other:
            assert difference(pictures[honour], pictures[other]) > 8, (honour, other)


@pytest.mark.parametrize(("suit", "ranks"), list(product("AEFW", combinations("JQK", 2))))
def test_covered_court_cards_still_differ(suit: str, ranks: tuple[str, str]) -> None:
    size = Size.LARGE
    left = (0, 200, LEAST[size], size.height)
    one, other = (on_phone(rgb(rank + suit, size).crop(left)) for rank in ranks)
    assert difference(one, other) > 6


@pytest.mark.parametrize(
    ("size", "colours", "look"),
    [*((*sheet, Look.PLAIN) for sheet in SHEETS), (Size.LARGE, 4, Look.DIM), (Size.LARGE, 2, Look.DIM)],
)
def test_every_index_differs_on_a_phone(size: Size, colours: int, look: Look) -> None:
    pictures = {card: on_phone(index_of(rgb(card, size, colours=colours, look=look), size)) for card in LOKA}
    least = 2 if look is Look.PLAIN else 1.2
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > least, (one, other)


@pytest.mark.parametrize("size", Size)
def test_sprites_keep_their_size_and_palette(size: Size) -> None:
    for card, look in product(("2A", "KF", "17T", FOOL, HOLE), Look):
        image = sprite(card, size, look=look)
        assert image.mode == "P"
        assert image.size == size.value
        assert bytes(image.getpalette() or ()) == palette.entries()


@pytest.mark.parametrize(("card", "size"), list(product(("7W", "8T", "KE"), Size)))
def test_ranks_are_high_enough_on_a_phone(card: str, size: Size) -> None:
    strip = rgb(card, size).convert("L").crop((12, 4, BROAD[size] - 4, size.height // 2))
    rows = [strip.crop((0, y, strip.width, y + 1)).getextrema()[0] for y in range(strip.height)]
    top = next(y for y, darkest in enumerate(rows) if darkest != 255)
    bottom = next(y for y, darkest in enumerate(rows) if y > top and darkest == 255)
    assert (bottom - top) * PHONE >= 16


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("dim", [False, True])
def test_inks_of_elements_and_trumps_stay_apart(blindness: str, *, dim: bool) -> None:
    inks = {suit: palette.dimmed(ink) if dim else ink for suit, ink in elements.INKS[4].items()}
    for one, other in combinations(inks, 2):
        pairs = zip(seen(inks[one], blindness), seen(inks[other], blindness), strict=True)
        distance = sum((a - b) ** 2 for a, b in pairs) ** 0.5
        assert distance > (10 if dim else 20), (one, other, distance)


def test_inks_are_legible_on_their_face() -> None:
    for ink in elements.INKS[4].values():
        assert contrast(ink, palette.FACE) > 4.5
        assert contrast(palette.dimmed(ink), palette.dimmed(palette.FACE)) > 2.8


@pytest.mark.parametrize(("one", "other"), list(combinations("AEFWT", 2)))
def test_signs_differ_by_shape_alone(one: str, other: str) -> None:
    """At the size of a pip on a phone, with all colour taken away."""
    first, second = (_shape(suit) for suit in (one, other))
    both = ImageStat.Stat(ImageChops.logical_and(first, second).convert("L")).sum[0]
    either = ImageStat.Stat(ImageChops.logical_or(first, second).convert("L")).sum[0]
    assert both / either < 0.72


def _shape(suit: str) -> Image.Image:
    sheet = Pen((16, 16), palette.FACE)
    elements.sign(sheet, suit, palette.BLACK, Place(8, 8, 0.075))
    return sheet.settle().convert("L").point(lambda light: 255 * (light < 128), "1")
