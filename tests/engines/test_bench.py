"""Benchmarks of computer players run in every game and at every size."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench import history
from bench.pace import FIGURES, figures, guesses
from bench.positions import hands, open_, questions
from bot.ai import SEARCHED
from bot.people.recompute import recompute
from bot.store.storage import Store
from tests.games.playing import SMALL
from tests.kit.facts import OURS


@pytest.mark.parametrize(("slug", "players"), [one for one in SMALL if one[0] in OURS])
def test_a_hand_has_all_its_figures(slug: str, players: int) -> None:
    hand = hands(slug, players, Random(1), 1)[0]
    for state in hand:
        assert open_(state) > 1
        found = dict(zip(FIGURES, figures([state], 0.001), strict=True))
        assert min(found.values()) > 0, found
    asked = questions(slug, players, SEARCHED, 2, "1")
    assert guesses(asked, 0.001) > 0


async def test_the_measured_history_is_a_possible_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "POOL", 1)
    file = tmp_path / "history.sqlite3"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    history.fill(file, 60, 40)
    assert await recompute(store) == (60, 0)
    history.spoil(file)
    asked = dict(await history.commands(store, 40, history.keenest(file)[0]))
    assert "their history, page 0" in asked
    assert all(asked.values())
    await store.close()
