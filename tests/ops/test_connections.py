from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from discord.state import AutoShardedConnectionState

from bot.gateway.connections import Connections, Known
from bot.gateway.gateway import Gateway


def test_clicked_message_s_components_are_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    monkeypatch.setattr(
        AutoShardedConnectionState, "parse_interaction_create", lambda _, data: read.append(data)
    )
    state = object.__new__(Known)
    state.elsewhere = lambda _: False
    message = {"id": "1", "flags": 64, "components": [{"type": 17}], "attachments": [{"id": "2"}]}
    clicked: Any = {"id": "3", "data": {"custom_id": "x", "components": [1]}, "message": message}
    typed: Any = {"id": "4", "data": {"name": "table"}}
    for data in (clicked, typed):
        state.parse_interaction_create(data)
    shown = {"id": "1", "flags": 64, "components": [], "attachments": []}
    assert read == [{**clicked, "message": shown}, typed]


async def test_who_waits_for_their_turn_is_not_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who tries to reach Discord and has nothing there; who never had anything too."""
    trying, silence = asyncio.Event(), asyncio.Event()

    async def tries(*_: object, **__: object) -> None:
        trying.set()
        await silence.wait()

    monkeypatch.setattr(Gateway, "from_client", tries)
    client: Any = SimpleNamespace(dispatch=print)
    connections = Connections(client)

    def trying_since() -> bool:
        return connections._since is not None

    monkeypatch.setattr("bot.gateway.connections.IDENTIFY", 0.0)
    async with connections._turns.turn(0):
        attempt = asyncio.create_task(connections._connected(0, None))
        await asyncio.sleep(0)
        assert not trying_since()
    await trying.wait()
    assert trying_since()
    connections.is_up(0)
    assert connections.away == 0.0
    connections.is_down(0)
    assert not trying_since()
    attempt.cancel()
    with pytest.raises(asyncio.CancelledError):
        await attempt
