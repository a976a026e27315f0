"""Results on the table have signs; nothing has no plus."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from cogs.kit.games import game_cogs
from rendering.kit import plates
from rendering.kit.canvas import Canvas
from tests.games.playing import random_match


@pytest.mark.parametrize(
    ("slug", "players", "seen"), [("differ", 4, {"0", "+"}), ("92q", 8, {"plus"}), ("mitigati", 3, {"+"})]
)
def test_nothing_has_no_plus(
    slug: str, players: int, seen: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: set[str] = set()
    write, draw = Canvas.text, plates.draw

    def text(self: Canvas, text: str, *args: Any, **kwargs: Any) -> int:
        found.add(text)
        return write(self, text, *args, **kwargs)

    def drawn(canvas: Canvas, at: Any, seat: plates.Seat, *args: Any) -> None:
        found.update(f"{name}{number}" for name, number in seat.counts if name == "plus")
        draw(canvas, at, seat, *args)

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(plates, "draw", drawn)
    (cog,) = (cog(cast("Any", None)) for cog in game_cogs() if cog.game.slug == slug)
    names = tuple("ABCDEFGH"[:players])
    hands = 0
    for step in random_match(slug, players, Random(5)):
        if len(step.after.sheet) > hands:
            hands = len(step.after.sheet)
            cog.table_picture(step.after.view(None), names, 4, ())
    assert all(any(text.startswith(start) for text in found) for start in seen)
    assert not found & {"+0", "plus0", "-0", "\N{MINUS SIGN}0"}
