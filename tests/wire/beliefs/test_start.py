"""Requests of a start that fail once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.discord.faults import Refuse

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

EMOJI = {"id": "1", "name": "toucan_KH_01234567", "roles": [], "animated": False, "available": True}


@pytest.mark.parametrize(("kind", "refusal"), [("emojis", Refuse(503)), ("sync", Refuse(400, 30034))])
async def test_failed_request_of_a_start_is_repeated(parlour: Parlour, kind: str, refusal: Refuse) -> None:
    discord = parlour.discord
    await parlour.stop()
    discord.world.commands, discord.world.emojis = [], [EMOJI]
    fault = discord.faults.plant(kind, refusal)
    await parlour.start()
    assert fault.hits
    assert not (discord.world.commands if kind == "sync" else parlour.bot.card_emojis._there)
    discord.faults.lift()
    await parlour.comes(lambda: discord.world.commands and parlour.bot.card_emojis._there, "both")
