"""A legend of plates stands above them at a hand's beginning, if it fits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from bench.gallery import panel
from bot.games.base import NATURE
from bot.words import LANGUAGES, speaking, words
from cogs.kit.games import game_cogs
from rendering.kit import board, canvas
from rendering.kit.canvas import Canvas
from tests.games.playing import random_match


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is written on a canvas."""
    found: list[str] = []
    write = Canvas.text

    def text(self: Canvas, text: str, *args: Any, **kwargs: Any) -> int:
        found.append(text)
        return write(self, text, *args, **kwargs)

    monkeypatch.setattr(canvas.Canvas, "text", text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "players", "phase", "keys"),
    [
        ("differ", 4, "auction", ("picture-means-hand", "differ-picture-pile", "picture-means-cup")),
        ("differ", 4, "play", ("picture-means-hand", "differ-picture-pile", "picture-means-cup")),
        ("92q", 4, "auction", ("picture-means-hand", "picture-means-cup")),
        ("92q", 8, "play", ("q92-picture-partner", "q92-picture-other")),
        ("mitigati", 3, "play", ("mitigati-picture-means-bonus", "mitigati-picture-means-pile")),
    ],
)
def test_a_hand_begins_with_what_the_signs_mean(
    language: str, slug: str, players: int, phase: str, keys: tuple[str, ...], written: list[str]
) -> None:
    (cog,) = (cog(cast("Any", None)) for cog in game_cogs() if cog.game.slug == slug)
    names = tuple(f"{language}{number}" for number in range(players))
    states: Iterator[Any] = (step.after for step in random_match(slug, players, Random(5)))
    view = next(
        one.view(0) for one in states if one.phase == phase and not one.tricks and NATURE not in one.to_act
    )
    with speaking(language):
        cog.panel_picture(view, 0, panel(0, names))
        assert {words()(key) for key in keys} <= set(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_alone_has_words_beside_numbers(language: str, written: list[str]) -> None:
    (cog,) = (cog(cast("Any", None)) for cog in game_cogs() if cog.game.slug == "springcleaning")
    names = tuple(f"{language}{number}" for number in range(3))
    view = next(
        step.after.view(0)
        for step in random_match("springcleaning", 3, Random(5))
        if NATURE not in step.after.to_act
    )
    with speaking(language):
        cog.panel_picture(view, 0, panel(0, names))
        held = words()("picture-count-hand", count=len(view.hands[0]))
        trash = words()("springcleaning-picture-trash", trash=view.scores[0])
    assert {held, trash} <= set(written)


@pytest.mark.parametrize(("room", "there"), [(20, []), (160, ["Cards"]), (400, ["Cards", "Tricks"])])
def test_a_legend_says_what_it_has_room_for(room: int, there: list[str], written: list[str]) -> None:
    meanings = (("hand", "Cards"), ("cup", "Tricks"))
    board.legend(Canvas((500, 60)), meanings, (0, 0), room)
    assert [text for text in written if text] == there
