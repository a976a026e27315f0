"""The cards as emojis: small enough for Discord, and told apart at the size of a line of text."""

from __future__ import annotations

import io
import re
from itertools import combinations

import pytest
from PIL import Image

from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.games.springcleaning.combinations import VALUES
from rendering.decks import emojis
from tests.kit.images import difference

DARK, LIGHT = "#313338", "#ffffff"
DISTANCE = 3
"""The mean difference of two cards at the size of a line, from 0 to 255."""


@pytest.fixture(scope="module")
def every() -> dict[str, bytes]:
    return dict(emojis.every())


def in_line(png: bytes, ground: str = LIGHT) -> Image.Image:
    small = Image.open(io.BytesIO(png)).resize((22, 22), Image.Resampling.BOX)
    seen = Image.new("RGB", small.size, ground)
    seen.paste(small, mask=small)
    return seen


def test_every_card_has_both_emojis(every: dict[str, bytes]) -> None:
    named = {emojis.name(card, colours) for card in (*FRENCH, *LOKA, *VALUES) for colours in (4, 2)}
    assert named == set(every)
    assert len(list(emojis.every())) == len(every)
    assert len({emojis.name(card) for card in (*FRENCH, *LOKA, *VALUES)}) == 52 + 78 + 9
    assert emojis.name("KC", 2) == "KC2"
    assert emojis.name("KH", 2) == emojis.name("KH") == "KH"
    assert all(re.fullmatch("[0-9A-Z]{1,10}", name) for name in every)


def test_discord_takes_them(every: dict[str, bytes]) -> None:
    for png in every.values():
        image = Image.open(io.BytesIO(png))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        assert len(png) < 16 * 1024
    assert every == dict(emojis.every())


def test_emojis_have_round_corners_and_a_ground(every: dict[str, bytes]) -> None:
    image = Image.open(io.BytesIO(every["KH"]))
    clear = image.getchannel("A")
    assert [clear.getpixel(corner) for corner in ((0, 0), (127, 0), (0, 127), (127, 127))] == [0] * 4
    assert image.getpixel((110, 20)) == (255, 255, 255, 255)


@pytest.mark.parametrize("cards", [FRENCH, LOKA, tuple(VALUES)], ids=["french", "loka", "household"])
@pytest.mark.parametrize("colours", [4, 2])
@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_emojis_differ_in_a_line_of_text(
    cards: tuple[str, ...], colours: int, ground: str, every: dict[str, bytes]
) -> None:
    seen = {card: in_line(every[emojis.name(card, colours)], ground) for card in cards}
    for one, other in combinations(cards, 2):
        apart = difference(seen[one], seen[other])
        assert apart > DISTANCE, (one, other, apart)
