"""Texts in pictures: every language's letters exist, inside and apart."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bench.words.sentences import ROOT
from bot.games import GAMES
from bot.words import LANGUAGES
from rendering.kit.canvas import Canvas
from rendering.kit.fonts import has
from tests.kit.languages import PSEUDO, longer, speaking
from tests.kit.panels import NAMES, SIZES, drawn, front, positions

TOUCHING = 3
"""Pixels by which the boxes of two texts may overlap: letters do not fill them."""
LARGEST = [(slug, game.seats[-1]) for slug, game in GAMES.items()]
TABLES = [
    *((*size, PSEUDO) for size in SIZES),
    *((*size, language) for size in LARGEST for language in LANGUAGES),
]
"""The longer language at every size, the others where there is least room."""
TURNED = (*NAMES[1:], NAMES[0])
"""Names in an order of their own: a picture that another test has drawn would not be drawn again."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter_of_a_language(language: str) -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in (ROOT / language).glob("*.ftl"))
    assert {letter for letter in said if letter.isalpha() and not has(letter)} <= set("ᵉ")


def test_the_font_has_the_longer_languages_letters() -> None:
    assert all(map(has, longer("aeiouyAEIOUY")))


class Writing:
    """The boxes in which letters stand, picture by picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[tuple[Canvas, str, tuple[float, float, float, float]]] = []
        text = Canvas.text

        def noted(canvas: Canvas, said: str, at: tuple[int, int], height: int, *ink: Any, **how: Any) -> int:
            wide = text(canvas, said, at, height, *ink, **how)
            left = at[0] - round(wide * how.get("align", 0.0))
            box = (left, at[1] + height * 0.15, left + wide, at[1] + height * 0.85)
            self.written.append((canvas, said, box))
            return wide

        monkeypatch.setattr(Canvas, "text", noted)

    def wrong(self) -> list[str]:
        """Return texts that leave their picture or overlap."""
        out = [said for canvas, said, box in self.written if box[0] < 0 or box[2] > canvas.image.width]
        for (one, said, box), (other, there, beside) in combinations(self.written, 2):
            across = min(box[2], beside[2]) - max(box[0], beside[0])
            down = min(box[3], beside[3]) - max(box[1], beside[1])
            if one is other and min(across, down) > TOUCHING:
                out.append(f"{said} on {there}")
        return out


@pytest.mark.parametrize(("slug", "players", "language"), TABLES)
def test_writing_stays_inside_its_picture_and_apart(
    slug: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = Writing(monkeypatch)
    with speaking(language):
        for state in positions(slug, players)[::6]:
            writing.written.clear()
            drawn(state, min(state.to_act), names=TURNED)
            front(slug).table_picture(state.view(None), TURNED[:players])
            assert writing.wrong() == []
            assert writing.written
