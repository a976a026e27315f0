"""The shared palette holds what is drawn, dims by one step, and keeps suits apart for colour-blind eyes."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from rendering.decks.french import suits
from rendering.kit import palette
from tests.kit.images import BLINDNESS, contrast, distance, seen


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
