"""`/privacy`: for the one who asks, and for nobody else."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from random import Random
from typing import Any, Literal

import pytest

from bot.words import words
from cogs.people import privacy
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import said, seat_four


async def test_the_asker_gets_everything_as_a_file(salon: Salon) -> None:
    await seat_four(salon)
    answer = await salon.slash(salon.ann, "privacy export")
    assert answer.ephemeral
    (file,) = answer.response.attachments
    assert file.filename == "toucan.json"
    about = json.loads(await file.read())
    assert about["user"] == salon.ann.id
    assert about["tables"][0]["seat"]["name"] == "Ann"


async def test_the_match_of_the_forgotten_goes_on(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(5))
    panel = (await salon.slash(salon.ann, "privacy delete")).response
    assert table.seat_of(salon.ann.id) == 0
    await salon.click(salon.ann, panel, "Forget me")
    assert texts(panel) == words()("privacy-deleted")
    assert controls(panel) == []
    assert table.seat_of(salon.ann.id) is None
    assert "Ann" not in texts(salon.public)
    while table.live:
        await hands.move(table.waiting_for[0])
    assert table.status == "over"
    assert said(await salon.slash(salon.ann, "hand")) == words()("no-table-here")


async def test_the_end_of_a_match_names_no_forgotten(salon: Salon) -> None:
    await salon.slash(salon.ann, "topsuit new", players=4, computers=2, level="chance")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands = salon.table, Hands(salon, Random(5))
    await hands.play_until(lambda: not table.early)
    panel = (await salon.slash(salon.ann, "privacy delete")).response
    await salon.click(salon.ann, panel, "Forget me")
    # Of two people one is left, and has won.
    assert table.status == "conceded"
    assert words()("table-conceded", name="Bob") in texts(salon.public)
    assert "Ann" not in texts(salon.public)
    assert words()("former-player") in texts(salon.public)


async def test_nobody_can_be_forgotten_by_another(salon: Salon) -> None:
    table = await seat_four(salon)
    forged = f"press:privacy:{salon.ann.id}"
    salon.plant(salon.public, forged)
    assert said(await salon.forge(salon.bob, salon.public, forged)) == words()("bad-button")
    assert table.seat_of(salon.ann.id) == 0


class Taken(asyncio.Lock):
    """Somebody else has it when it is asked for, and gives it back at once."""

    def __init__(self, look: Callable[[], str]) -> None:
        super().__init__()
        self._look = look
        self.seen: list[str] = []

    def locked(self) -> bool:
        return True

    async def acquire(self) -> Literal[True]:
        self.seen.append(self._look())
        return True

    def release(self) -> None:
        """Nobody has it."""


async def test_whoever_waits_for_privacy_is_told(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    cog: Any = salon.bot.get_cog("privacy")
    turn = Taken(lambda: salon.newest_private(salon.ann).content)
    monkeypatch.setattr(cog, "_turn", turn)
    answer = await salon.slash(salon.ann, "privacy export")
    assert turn.seen == [words()("privacy-waits")]
    (file,) = answer.response.attachments
    assert json.loads(await file.read())["user"] == salon.ann.id
    panel = (await salon.slash(salon.ann, "privacy delete")).response
    turn = Taken(lambda: texts(panel))
    monkeypatch.setattr(cog, "_turn", turn)
    await salon.click(salon.ann, panel, "Forget me")
    assert turn.seen == [words()("privacy-waits")]
    assert texts(panel) == words()("privacy-deleted")


def test_what_is_too_large_is_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert privacy.packed({"user": 1})[0] == "toucan.json"
    monkeypatch.setattr(privacy, "LARGEST", 5)
    name, content = privacy.packed({"user": 1})
    assert name == "toucan.json.gz"
    assert json.loads(gzip.decompress(content)) == {"user": 1}
