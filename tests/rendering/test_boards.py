"""Pictures of boards and of ratings: what they show, and what is said of them."""

from __future__ import annotations

import io
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

from bot.words import words
from rendering.boards.leaderboard import Line, board
from rendering.boards.rating import Course, course, grid_of
from rendering.kit import palette
from rendering.kit.alt import LIMIT
from rendering.kit.picture import Picture

ANN = Line(1, "Ann", "1549", 1.0, 6, 4)


def lines(count: int, name: str = "Ann") -> tuple[Line, ...]:
    return tuple(
        Line(n, f"{name} {n}", str(2000 - n), 1 - n / (count + 1), 9, 3) for n in range(1, count + 1)
    )


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png))
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


def test_a_board_is_told_line_by_line() -> None:
    unranked = replace(ANN, rank=None, name="Eve", value="1138?", games=1, wins=1)
    picture = board((ANN, replace(ANN, rank=2, name="Bob", mine=True), unranked), None, words())
    assert picture.alt.splitlines() == [
        "1. Ann: 1549, 4 of 6 won",
        "2. Bob: 1549, 4 of 6 won (you)",
        "Eve: 1138, 1 of 1 won, no rank yet",
    ]
    opened(picture)


def test_ones_own_line_stands_below_the_page() -> None:
    own = replace(ANN, rank=345, name="Hal", mine=True)
    alone, both = board(lines(10), None, words()), board(lines(10), own, words())
    assert both.height > alone.height
    assert both.alt.splitlines() == [*alone.alt.splitlines(), "345. Hal: 1549, 4 of 6 won (you)"]
    assert palette.ORANGE in {colour for _, colour in opened(both).getcolors(1 << 20) or ()}


def test_the_longest_names_fit_discords_limits() -> None:
    ten = tuple(replace(line, name="W" * 24, games=99999, wins=99999) for line in lines(10))
    own = replace(ANN, rank=1234567, name="M" * 24, mine=True)
    for name in ("W" * 24, "ΩΩ Ѫ" * 6, "田" * 24):
        picture = board(tuple(replace(line, name=name) for line in ten), own, words())
        assert len(picture.alt) <= LIMIT
        assert len(picture.alt.splitlines()) == 11
        assert len(picture.png) < 200_000


@pytest.mark.parametrize("name", ["田中", "שלום", "🎉🎉", "\u202eevil", "", "Zoë Ström"])
def test_any_name_can_be_drawn(name: str) -> None:
    opened(board((replace(ANN, name=name),), None, words()))


def test_a_longer_bar_for_who_is_ahead() -> None:
    image = opened(board(lines(2), None, words()))
    gold, mist = (
        sum(pixel == colour for row in range(image.height) for pixel in [image.getpixel((500, row))])
        for colour in (palette.GOLD, palette.MIST)
    )
    assert gold
    assert not mist or gold >= mist


def test_the_grid_has_all_values_between_round_numbers() -> None:
    rng = Random(1)
    for _ in range(500):
        values = tuple(rng.randint(-200, 3000) for _ in range(rng.randint(2, 5)))
        grid = grid_of(values)
        assert grid[0] <= min(values) <= max(values) <= grid[-1]
        assert 2 <= len(grid) <= 5
    assert list(grid_of((1000, 1000))) == [1000, 1010]


@pytest.mark.parametrize("values", [(1000, 974), (1000, 1000), tuple(range(900, 2000, 11))])
def test_a_course_is_drawn_and_told(values: tuple[int, ...]) -> None:
    picture = course("Ann", Course(values, "2026-08-03", "2026-11-21"), words())
    image = opened(picture)
    assert palette.GOLD in {colour for _, colour in image.getcolors(1 << 20) or ()}
    assert f"to {values[-1]};" in picture.alt
    assert f"highest {max(values)}" in picture.alt
    matches = len(values) - 1
    assert ("one match" if matches == 1 else f"{matches} matches") in picture.alt


def test_a_rising_course_is_drawn_rising() -> None:
    """The line begins low and ends high."""
    image = opened(course("Ann", Course((1000, 1100, 1200), "2026-08-03", "2026-11-21"), words()))

    def height(x: int) -> int:
        return min(y for y in range(image.height) if image.getpixel((x, y)) == palette.GOLD)

    assert height(160) > height(480) > height(780)


def test_sheets_are_as_dark_as_tables() -> None:
    own = replace(ANN, rank=5, name="Hal", mine=True)
    for picture in (
        board(lines(5), own, words()),
        course("Ann", Course((1000, 1100), "2026-08-03", "2026-11-21"), words()),
    ):
        image = opened(picture)
        found = {colour: count for count, colour in image.getcolors(1 << 20) or ()}
        dark = sum(found.get(colour, 0) for colour in (palette.FELT, palette.PLATE, palette.DEEP))
        assert dark > 0.8 * image.width * image.height
