"""The shared palette holds what is drawn, dims by one step, and keeps suits apart for colour-blind eyes."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PIL import Image

from rendering.decks.french import suits
from rendering.kit import palette

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


def linear(colour: palette.Colour) -> tuple[float, ...]:
    parts = (part / 255 for part in colour)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def luminance(colour: palette.Colour) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: palette.Colour, other: palette.Colour) -> float:
    """As WCAG counts it: 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: palette.Colour, blindness: str) -> tuple[float, float, float]:
    light = linear(colour)
    rows = BLINDNESS[blindness]
    return lab(tuple(sum(w * part for w, part in zip(row, light, strict=True)) for row in rows))


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    squares: float = sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
    return math.sqrt(squares)


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("dim", [False, True])
def test_four_suit_colours_stay_apart(blindness: str, *, dim: bool) -> None:
    inks = {suit: palette.dimmed(ink) if dim else ink for suit, ink in suits.INKS[4].items()}
    for one, other in combinations(inks, 2):
        apart = distance(seen(inks[one], blindness), seen(inks[other], blindness))
        assert apart > (10 if dim else 20), (one, other, apart)


def test_suits_are_legible_on_their_face() -> None:
    for ink in suits.INKS[4].values():
        assert contrast(ink, palette.FACE) > 4.5
        assert contrast(palette.dimmed(ink), palette.dimmed(palette.FACE)) > 2.8


def test_words_are_legible_on_the_table() -> None:
    for ground in (palette.FELT, palette.PLATE, palette.DEEP):
        assert contrast(palette.CREAM, ground) > 7
        assert contrast(palette.GOLD, ground) > 4.5


def test_the_halves_fit() -> None:
    assert len(palette.bright()) <= palette.HALF
    assert len(palette.entries()) == 3 * 2 * palette.HALF


def test_a_drawing_settles_in_its_own_colours() -> None:
    named = (
        palette.FACE,
        palette.RED,
        palette.BLUE,
        palette.GREEN,
        palette.BLACK,
        palette.FELT,
        palette.GOLD,
    )
    for colour in named:
        settled = palette.settle(Image.new("RGB", (2, 2), colour))
        assert settled.convert("RGB").getpixel((0, 0)) == colour
        assert settled.getpixel((0, 0)) == palette.index(colour)


def test_dimming_twice_is_dimming_once() -> None:
    once = palette.dim(palette.canvas((3, 3), palette.RED))
    assert once.convert("RGB").getpixel((1, 1)) == palette.dimmed(palette.RED)
    assert palette.dim(once).tobytes() == once.tobytes()


def test_a_tinted_mask_runs_from_ground_to_ink() -> None:
    mask = Image.linear_gradient("L")
    tile = palette.tint(mask, palette.CREAM, palette.FELT).convert("RGB")
    assert tile.getpixel((0, 0)) == palette.FELT
    assert tile.getpixel((0, 255)) == palette.CREAM
