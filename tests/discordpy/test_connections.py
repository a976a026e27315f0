from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.discordpy.connections import IDENTIFY, Connections, Turns
from bot.discordpy.gateway import Gateway
from bot.discordpy.state import ServerState


def test_clicked_message_s_components_are_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    monkeypatch.setattr(
        AutoShardedConnectionState, "parse_interaction_create", lambda _, data: read.append(data)
    )
    state = object.__new__(ServerState)
    state.elsewhere = lambda _: False
    message = {"id": "1", "flags": 64, "components": [{"type": 17}], "attachments": [{"id": "2"}]}
    clicked: Any = {"id": "3", "data": {"custom_id": "x", "components": [1]}, "message": message}
    typed: Any = {"id": "4", "data": {"name": "table"}}
    for data in (clicked, typed):
        state.parse_interaction_create(data)
    shown = {"id": "1", "flags": 64, "components": [], "attachments": []}
    assert read == [{**clicked, "message": shown}, typed]


def test_an_update_of_an_unknown_member_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AutoShardedConnectionState, "parse_guild_member_update", lambda *_: None)
    told: list[Any] = []
    state: Any = object.__new__(ServerState)
    state.dispatch = lambda *event: told.append(event)
    state.parse_guild_member_update({"guild_id": "1"})
    assert told == [("raw_member_update", {"guild_id": "1"})]


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

    monkeypatch.setattr("bot.discordpy.connections.IDENTIFY", 0.0)
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


async def test_shard_that_is_cancelled_as_it_connects_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def goes_on() -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        raise AssertionError("the cancellation was lost")

    async def connected(*_: object, **__: object) -> Any:
        asyncio.get_running_loop().call_soon(attempt.cancel)
        return SimpleNamespace(poll_event=goes_on)

    monkeypatch.setattr(Gateway, "from_client", connected)
    client: Any = SimpleNamespace(dispatch=print)
    attempt = asyncio.create_task(Connections(client)._keep(0))
    with pytest.raises(asyncio.CancelledError):
        await attempt


async def test_identifications_of_a_bucket_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    turns = Turns(2)
    for shard in (0, 1, 2):
        async with turns.turn(shard):
            pass
    assert len(paused) == 1
    assert IDENTIFY - 1 < paused[0] <= IDENTIFY


def test_a_returning_shard_forgets_its_own_servers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[int] = []
    monkeypatch.setattr(AutoShardedConnectionState, "parse_ready", lambda *_: None)
    monkeypatch.setattr(ServerState, "_remove_guild", lambda _, guild: gone.append(guild.id))
    state: Any = object.__new__(ServerState)
    state._guilds = {one: SimpleNamespace(id=one, shard_id=shard) for one, shard in ((1, 0), (2, 0), (3, 1))}
    state.parse_ready({"shard": [0, 2], "guilds": [{"id": "1"}]})
    assert gone == [2]


def test_a_shard_without_its_servers_is_lost() -> None:
    client: Any = SimpleNamespace(state=SimpleNamespace(shard_ids=[0, 1]))
    connections = Connections(client)
    connections.is_up(0)
    assert connections.lost == [0, 1]
    connections.has_greeted(0)
    assert connections.lost == [1]


async def test_a_missing_intent_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(*_: object) -> Gateway:
        socket: Any = SimpleNamespace(close_code=4014)
        raise discord.ConnectionClosed(socket, shard_id=0)

    client: Any = SimpleNamespace(dispatch=lambda *_: None)
    connections = Connections(client)
    monkeypatch.setattr(connections, "_connected", refuses)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await connections._keep(0)
