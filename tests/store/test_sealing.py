"""Secrets in the database are sealed with a key that is not in it, and a lost key is said in a sentence."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any, cast

import pytest

from bot.__main__ import MISCONFIGURED, REFUSED, main
from bot.app import Toucan, create_bot
from bot.cli.keys import new_key
from bot.cluster.lease import Lease
from bot.fair.deals import commitment
from bot.people.challenges import Challenges
from bot.settings import Settings
from bot.store.sealing import FILE, Key, Unsealed, key_file, make, read
from tests.house import ANN, BOB, House, house, refused
from tests.kit.verifying import begun, deal_on, kept, redone

__all__ = ["house"]

ONE, OTHER = Key(bytes(32)), Key(bytes(range(32)))


def test_sealed_value_needs_its_key_and_kind() -> None:
    sealed = ONE.seal("00ff", "seed 7")
    assert "00ff" not in sealed
    assert ONE.unseal(sealed, "seed 7") == "00ff"
    assert ONE.seal("00ff", "seed 7") != sealed
    with refused("key-other"):
        ONE.unseal(sealed, "seed 8")
    for wrong in (OTHER, Unsealed()):
        with refused("key-other"):
            wrong.unseal(sealed, "seed 7")
    assert ONE.unseal("00ff", "seed 7") == Unsealed().unseal("00ff", "seed 7") == "00ff"


def test_key_is_made_once_and_private(tmp_path: Path) -> None:
    file = tmp_path / FILE
    made = make(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert read(file).mark == make(file).mark == made.mark
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("step", ["fdopen", "link"])
def test_two_processes_make_one_key(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have the key in the file, wherever the second comes between the steps of the first."""
    file, others, done = tmp_path / FILE, list[str](), getattr(os, step)

    def between(*args: Any) -> Any:
        monkeypatch.undo()
        others.append(make(file).mark)
        return done(*args)

    monkeypatch.setattr(os, step, between)
    assert [make(file).mark] == others == [read(file).mark]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("text", ["", "abc", "0" * 62, "z" * 64])
def test_invalid_key_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text(text)
    with refused("key-unreadable"):
        read(file)


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with refused("key-not-made"):
        make(tmp_path / "nowhere" / FILE)


def test_key_lies_beside_the_database_unless_set() -> None:
    assert key_file("", "sqlite+aiosqlite:////data/toucan.sqlite3") == Path("/data/seeds.key")
    assert key_file("", "sqlite+aiosqlite:///toucan.sqlite3") == Path("seeds.key")
    assert key_file("", "postgresql+asyncpg://bot@host/db") == Path("seeds.key")
    assert key_file("/run/key", "postgresql+asyncpg://bot@host/db") == Path("/run/key")
    assert key_file("", "sqlite+aiosqlite:///:memory:") is None
    assert key_file("", "nonsense") is None


async def test_sealed_seed_deals_across_restarts(house: House, tmp_path: Path) -> None:
    file = tmp_path / FILE
    await house.store.seal(file)
    table = await begun(house, (ANN, 7001), (BOB, 7002), target="999")
    for _ in range(2):
        await deal_on(house, table, 1)
        await house.quiet(table)
        await house.restart()
        await house.store.seal(file)
        table = house.tables.get(table.id)
    await house.tables.end(table.id, 0, moderator=True)
    await redone(house, table)
    source = await house.tables.dealer.source(table.record)
    assert source is not None
    assert source.seed.hex() not in repr(kept(house, "SELECT * FROM seeds"))
    assert kept(house, "SELECT seed FROM seeds")[0][0].startswith("sealed:1:")


async def test_values_from_before_the_key_are_readable(house: House, tmp_path: Path) -> None:
    table = await begun(house, target="999")
    ((seed,),) = kept(house, "SELECT seed FROM seeds")
    await house.quiet(table)
    await house.restart()
    await house.store.seal(tmp_path / FILE)
    table = house.tables.get(table.id)
    await deal_on(house, table, 1)
    await house.tables.end(table.id, 0, moderator=True)
    source = await house.tables.dealer.source(table.record)
    assert source is not None
    assert source.seed.hex() == seed
    again = await house.tables.dealer.open_again(table.record, table.record)
    assert [row[0][:9] for row in kept(house, "SELECT seed FROM seeds")] == [seed[:9], "sealed:1:"]
    assert (await house.tables.dealer._row(again.id) or ("",))[0] == seed


async def test_the_secret_of_a_challenge_is_sealed_too(house: House, tmp_path: Path) -> None:
    await house.store.seal(tmp_path / FILE)
    challenge = await Challenges(house.store).of(1, 202647)
    table = await house.tables.attempt(challenge, channel=7, user=ANN, name="Ann")
    secret = await house.tables.dealer._secret(table.record)
    assert secret is not None
    assert secret.hex() not in repr(kept(house, "SELECT * FROM challenges"))
    row = await house.tables.dealer._row(table.id)
    assert row is not None
    assert commitment(bytes.fromhex(row.seed)) == table.record.commitment


async def lost(house: House, file: Path) -> None:
    """A match of two people has begun, and then the key is gone."""
    await house.store.seal(file)
    table = await begun(house, target="999")
    await Challenges(house.store).of(1, 202647)
    await house.quiet(table)
    await asyncio.to_thread(file.unlink)


async def test_stand_by_without_the_key_says_so_when_it_comes(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def join(_bot: Toucan, _lease: Lease) -> None:
        raise AssertionError("it stands by")

    file = tmp_path / "the.key"
    await lost(house, file)
    monkeypatch.setattr(Toucan, "_join", join)
    settings = Settings(database=house.url, seed_key=str(file), workers=0)
    async with create_bot(settings, Lease(cast("Any", None))) as bot:
        with refused("key-lost"):
            await bot.setup_hook()


async def test_lost_key_is_reported_and_not_replaced(house: House, tmp_path: Path) -> None:
    file = tmp_path / FILE
    await lost(house, file)
    with refused("key-lost"):
        await house.store.seal(file)
    # There is none: only a new one can be made.
    await asyncio.to_thread(make, file)
    with refused("key-lost"):
        await house.store.seal(file)


async def test_values_of_a_lost_key_can_be_abandoned(house: House, tmp_path: Path) -> None:
    """The match goes on, with other cards than its seed's, and says so; the old challenge cannot be begun."""
    file = tmp_path / FILE
    await lost(house, file)
    number = house.tables.live()[0].id
    await house.close()
    settings = Settings(database=house.url, seed_key=str(file))

    assert "2 secrets" in await asyncio.to_thread(new_key, settings)
    assert "Nothing" in await asyncio.to_thread(new_key, settings)
    await house.open()
    await house.store.seal(file)
    table = house.tables.get(number)
    await deal_on(house, table, 1)
    await house.tables.end(table.id, 0, moderator=True)
    assert await house.tables.dealer.lost(table.record)
    assert await house.tables.dealer.source(table.record) is None
    with refused("deal-unknown"):
        await house.tables.dealer.open_again(table.record, table.record)
    challenge = await Challenges(house.store).of(1, 202647)
    with refused("challenge-lost"):
        await house.tables.attempt(challenge, channel=8, user=ANN, name="Ann")


def test_the_command_says_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}")
    assert main(["new-key"]) == 0
    assert (tmp_path / FILE).exists()
    assert main(["backup", "copy"]) == 0
    assert f"the key of the seeds, {tmp_path / FILE}" in capsys.readouterr().out
    (tmp_path / FILE).write_text("spoilt")
    assert main(["new-key"]) == MISCONFIGURED
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///:memory:")
    assert main(["new-key"]) == REFUSED
