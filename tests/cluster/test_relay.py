"""Interactions that one process tells another of: nobody else reads or makes one, and one process answers."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.cluster import lease, relay
from bot.ops.refusals import Misconfigured
from bot.store import acted
from bot.store.sealing import Key, Unsealed
from cogs.core.aim import Aim
from cogs.core.relay import Relay
from cogs.core.router import Router
from tests.cluster.houses import GUILDS, two_houses
from tests.house import ANN, House
from tests.kit.postgres import needed, prepared, server

__all__ = ["prepared", "server"]

NUMBER = 1234 << 22
TOLD = {"id": str(NUMBER), "token": "a token", "data": {"custom_id": "press:start:7"}}
KEY = Key(bytes(32))


def sent(told: object = TOLD, key: Unsealed = KEY) -> list[list[str]]:
    return [line.split()[1:] for line in relay.packed(3, told, key)]


def test_it_arrives_as_it_was() -> None:
    (line,) = relay.packed(3, TOLD, KEY)
    assert line.startswith(relay.WORD)
    assert "token" not in line
    whole = relay.Pieces().add(*line.split()[1:])
    assert whole is not None
    assert relay.unpacked(*whole, KEY) == TOLD


def test_a_long_one_goes_in_pieces() -> None:
    long = TOLD | {"data": os.urandom(9000).hex()}
    pieces, lines = relay.Pieces(), sent(long)
    assert len(lines) > 1
    # Of one that broke off before nothing is left.
    assert pieces.add(*lines[0]) is None
    *first, last = [pieces.add(*line) for line in lines]
    assert first == [None] * len(first)
    assert last is not None
    assert relay.unpacked(*last, KEY) == long
    assert pieces.add(*lines[-1]) is None
    assert max(len(line) for line in relay.packed(3, long, KEY)) < 8000


@pytest.mark.parametrize("key", [Unsealed(), Key(bytes(31) + b"1")], ids=["none", "another"])
def test_wrongly_sealed_interaction_is_refused(key: Unsealed) -> None:
    ((shard, number, *_, piece),) = sent(key=key)
    with pytest.raises(Misconfigured):
        relay.unpacked(int(shard), int(number), piece, KEY)


def test_it_is_for_its_shard_and_number_alone() -> None:
    ((*_, piece),) = sent()
    for shard, number in ((2, NUMBER), (3, NUMBER + 1)):
        with pytest.raises(Misconfigured):
            relay.unpacked(shard, number, piece, KEY)


def test_an_old_one_is_nobodys() -> None:
    now = just_now()
    assert relay.is_fresh(now)
    assert not relay.is_fresh(now - (1000 * relay.FRESH << 22) - (60_000 << 22))


def just_now() -> int:
    """The number of an interaction that Discord would tell of now."""
    return (int(time.time() * 1000) - 1_420_070_400_000) << 22


class End:
    """A process's side of the relay: what it takes, where nobody is on Discord."""

    def __init__(self, house: House) -> None:
        self.taken: list[Any] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.router = Router(house.tables, cast("Any", None), Aim(0.0))
        client = SimpleNamespace(
            store=house.store,
            router=self.router,
            state=self,
            attend=self.tasks.append,
            get_guild=lambda _: None,
        )
        self.relay = Relay(cast("Any", client), house.lease)

    def take(self, told: Any) -> None:
        self.taken.append(told)

    async def hears(self, lines: list[str]) -> None:
        for line in lines:
            _, *words_of_it = line.split()
            self.relay.heard(cast("Any", tuple(words_of_it)))
        await asyncio.gather(*self.tasks)


@pytest.fixture
async def ends(
    prepared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[End, End]]:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)
    async with two_houses(prepared, tmp_path) as houses:
        for house in houses:
            await house.store.seal(tmp_path / "seeds.key")
        made = End(houses[0]), End(houses[1])
        for shard, end in enumerate(made):
            await end.relay.begin({shard})
        yield made


def asked(number: int) -> dict[str, object]:
    return {"id": str(number), "token": "a token", "guild_id": str(GUILDS[1]), "channel_id": "9"}


def lines_of(end: End, told: object) -> list[str]:
    return relay.packed(1, told, end.relay._store.sealing)


@needed
async def test_repeated_interaction_is_answered_once(ends: tuple[End, End]) -> None:
    first, second = ends
    told = asked(just_now())
    lines = lines_of(first, told)
    await first.hears(lines)
    for _ in range(3):
        await second.hears([*lines, *lines])
    assert (first.taken, second.taken) == ([], [told])
    assert await first.relay._is_taken(1, told)


@needed
async def test_who_comes_too_late_answers_no_more(
    ends: tuple[End, End], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the message is lost or its reader stands still, the user reads that nobody answers."""
    first, second = ends
    told = asked(just_now())
    monkeypatch.setattr("cogs.core.relay.relay.tell", lambda *_: None)
    first.relay.close()
    assert not await first.relay._is_taken(1, told)
    await second.hears(lines_of(first, told))
    assert second.taken == []


@needed
async def test_old_foreign_or_last_interactions_are_ignored(ends: tuple[End, End]) -> None:
    first, second = ends
    old = asked(just_now() - ((relay.FRESH + 60) * 1000 << 22))
    await second.hears(lines_of(first, old))
    await first.hears(lines_of(first, asked(just_now())))
    second.relay.close()
    await second.hears(lines_of(first, asked(just_now())))
    assert first.taken == second.taken == []


@needed
async def test_nobody_waits_for_a_shard_that_nobody_has(
    ends: tuple[End, End], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.core.relay.CLAIM_TIMEOUT", 120)
    first, _ = ends
    async with asyncio.timeout(60):
        assert not await first.relay._is_taken(2, asked(just_now()))


@needed
async def test_interaction_stays_new_through_a_takeover(ends: tuple[End, End]) -> None:
    """The new owner remembers what others answered and finds the claim among it."""
    first, second = ends
    number = just_now()
    await second.hears(lines_of(first, asked(number)))
    second.router.remember(await second.relay._store.read(acted.read))
    interaction = cast("Any", SimpleNamespace(id=number, channel_id=9, command=None, data={}))
    assert second.taken
    assert second.router.is_new(interaction)
    second.router.remember(await second.relay._store.read(acted.read))
    assert not second.router.is_new(interaction)


@needed
async def test_one_process_claims_it(prepared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)
    async with two_houses(prepared, tmp_path) as houses:
        claim = partial(relay.claim, number=NUMBER)
        won = await asyncio.gather(*(house.store.write(claim) for house in houses * 3))
        assert sorted(won) == [False] * 5 + [True]
        first, second = houses
        for shard in range(3):
            held = partial(first.lease.is_held, shard=shard)
            assert await second.store.read(held) == (shard < 2)


@needed
async def test_first_shard_s_tables_elsewhere_are_found(
    prepared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOOK", "BEAT", "AGAIN"):
        monkeypatch.setattr(lease, name, 0.01)
    async with two_houses(prepared, tmp_path) as (first, second):
        opened = partial(first.tables.open, "differ", user=ANN, name="Ann", visiting=True)
        await opened(guild=None, channel=9)
        await second.tables.open("differ", guild=GUILDS[1], channel=8, user=ANN, name="Ann", visiting=True)
        assert await second.store.read(relay.strays) == {9}
