"""The deck can be told apart: card from card, dimmed from bright, by eyes of every kind and on a phone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.base import HOLE
from rendering.decks.french import sprite, suits
from rendering.kit import palette, pen
from rendering.kit.fan import LEAST
from rendering.kit.sheets import Look, Size, mask
from tests.kit.images import difference

CARDS = tuple(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")
PHONE = 360 / 1000
SHEETS = [*product(Size, (4,)), (Size.LARGE, 2)]
"""Two colours have other inks, and the same drawing."""
STRIP = {Size.HUGE.value: LEAST[Size.HUGE]}
"""Visible width of a card in a full row, where it differs from a row of thirteen."""


def rgb(card: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> Image.Image:
    return sprite(card, size, colours=colours, look=look).convert("RGB")


def on_phone(image: Image.Image) -> Image.Image:
    return image.resize((round(image.width * PHONE), round(image.height * PHONE)), Image.Resampling.BOX)


def index_of(image: Image.Image) -> Image.Image:
    """Return the part of a card that a full row shows."""
    return image.crop((0, 0, STRIP.get(image.size, 63), image.height * 2 // 5 + 4))


def thumbnail(image: Image.Image) -> Image.Image:
    """Return a small picture; averaging brings pictures nearer, and it compares quickly."""
    return image.resize((24, 32), Image.Resampling.BOX)


@pytest.mark.parametrize(("size", "colours"), SHEETS)
def test_every_card_and_the_back_differ(size: Size, colours: int) -> None:
    pictures = {card: thumbnail(rgb(card, size, colours=colours)) for card in (*CARDS, HOLE)}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 1, (one, other)


@pytest.mark.parametrize(("size", "colours"), SHEETS)
def test_every_index_differs_on_a_phone(size: Size, colours: int) -> None:
    pictures = {card: on_phone(index_of(rgb(card, size, colours=colours))) for card in CARDS}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 2.5, (one, other)


@pytest.mark.parametrize("size", Size)
def test_an_index_fits_a_full_rows_strip(size: Size) -> None:
    for rank, suit in product("23456789TA", "CDHS"):
        right = STRIP.get(size.value, 63) + 2
        beside = rgb(rank + suit, size).crop((right - 4, 4, right, size.height // 4))
        assert beside.getextrema() == ((255, 255),) * 3, (rank, suit)


@pytest.mark.parametrize("size", Size)
def test_ranks_are_high_enough_on_a_phone(size: Size) -> None:
    strip = rgb("7S", size).convert("L").crop((14, 4, STRIP.get(size.value, 63) - 3, size.height * 3 // 8))
    rows = [strip.crop((0, y, strip.width, y + 1)).getextrema()[0] for y in range(strip.height)]
    top = next(y for y, darkest in enumerate(rows) if darkest != 255)
    bottom = next(y for y, darkest in enumerate(rows) if y > top and darkest == 255)
    assert (bottom - top) * PHONE >= 16


@pytest.mark.parametrize("size", Size)
def test_sprites_keep_their_size_and_palette(size: Size) -> None:
    for card, look in product(("2C", "KH", HOLE), Look):
        image = sprite(card, size, look=look)
        assert image.mode == "P"
        assert image.size == size.value
        assert bytes(image.getpalette() or ()) == palette.entries()


@pytest.mark.parametrize("size", Size)
def test_dimmed_and_framed_cards_stand_out(size: Size) -> None:
    for card in (*CARDS, HOLE):
        plain, dim, gold = (rgb(card, size, look=look) for look in Look)
        assert difference(plain, dim) > 20, card
        assert difference(on_phone(plain), on_phone(gold)) > 4, card


def test_dimmed_cards_still_differ() -> None:
    pictures = {card: on_phone(index_of(rgb(card, Size.LARGE, look=Look.DIM))) for card in CARDS}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > 1.5, (one, other)


def test_two_colours_are_black_and_red() -> None:
    scheme = suits.INKS[2]
    assert scheme["C"] == scheme["S"] == palette.BLACK
    assert scheme["D"] == scheme["H"] == palette.RED
    assert len(set(suits.INKS[4].values())) == 4


@pytest.mark.parametrize(("one", "other"), list(combinations("CDHS", 2)))
def test_suits_differ_by_shape_alone(one: str, other: str) -> None:
    first, second = (_shape(suit) for suit in (one, other))
    both = ImageStat.Stat(ImageChops.logical_and(first, second).convert("L")).sum[0]
    either = ImageStat.Stat(ImageChops.logical_or(first, second).convert("L")).sum[0]
    assert both / either < 0.85


def _shape(suit: str) -> Image.Image:
    sheet = pen.Pen((20, 20), palette.FACE)
    sheet.fill(suits.SHAPES[suit], palette.BLACK, pen.Place(10, 10, 0.1))
    return sheet.settle().convert("L").point(lambda light: 255 * (light < 128), "1")


def test_threads_get_the_same_sprite() -> None:
    with ThreadPoolExecutor(4) as pool:
        images = list(pool.map(lambda card: sprite(card, Size.SMALL, colours=2).tobytes(), ["QD"] * 8))
    assert len(set(images)) == 1


@pytest.mark.parametrize("size", Size)
def test_the_mask_cuts_the_corners_only(size: Size) -> None:
    corners = mask(size)
    assert corners.mode == "1"
    assert corners.getpixel((0, 0)) == 0
    assert corners.getpixel((size.width // 2, 0)) == 255
    assert corners.getpixel((size.width - 1, size.height // 2)) == 255
    assert ImageStat.Stat(corners.convert("L")).mean[0] > 252
