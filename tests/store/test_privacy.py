"""All data of a person can be exported and deleted, to the last column."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from bot.games.base import pick
from bot.people import calls, published
from bot.people.company import bar, block
from bot.privacy import deletion as privacy
from bot.privacy import export
from bot.privacy.deletion import IDS, NAMES, held
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.records.stored import Preferences, Record, now
from bot.schema import boards as schema_boards
from bot.schema import challenges as schema_challenges
from bot.schema import time as schema_time
from bot.schema.columns import metadata
from bot.service.tables import Tables
from bot.store.storage import Store
from bot.tables import changes
from bot.tables.table import Table
from tests.house import refused
from tests.kit.databases import database

# As long as Discord's, so that no moment in milliseconds has one of them within it.
ANN, BOB, CLEO, DAN, EVE, FAY = range(900_000_000_000_000_001, 900_000_000_000_000_007)

OF_NOBODY = {
    "challenges": {"guild", "week", "slug", "players", "options", "secret"},
    "clicks": {"table", "click"},
    "deadlines": {"table", "seat", "turn", "due"},
    "log": {"table", "n", "seat", "action", "at"},
    "packed": {"table", "lines", "hands", "actions", "seats", "moments"},
    "players": {
        *("text_only", "colours", "cards", "sorting", "confirm", "forced", "public_rating", "mentions"),
        *("language", "panel", "web", "champion", "talk"),
    },
    "prompts": {"table", "seat", "turn", "stage", "channel", "message"},
    "published": {"table", "seat"},
    "pulse": {"id", "at"},
    "outages": {"id", "place", "guild", "since", "until"},
    "tokens": {"table", "message", "token", "until"},
    "puzzles": {"guild", "day", "which", "table", "position"},
    "answered": {"guild", "day", "which", "action", "right", "at"},
    "owed": {"table", "message", "hand"},
    "floor": {"step"},
    "rating_rules": {"version", "since", "anew"},
    "ratings": {
        "scope",
        "slug",
        "mu",
        "sigma",
        "games",
        "wins",
        "streak",
        "best",
        "shown",
        "settled",
        "listed",
    },
    "results": {
        *("id", "table", "seat", "guild", "slug", "players", "level", "score", "place", "left", "rated"),
        *("points", "ended", "shown", "abroad"),
    },
    "seats": {
        *("table", "seat", "level", "away", "missed", "ending", "since", "stood_in"),
        *("handed", "offered_at", "offer_told"),
    },
    "takebacks": {"id", "table", "n", "seat", "action", "at", "taken"},
    "seeds": {"table", "seed", "clicks", "words"},
    "spent": {"guild", "week", "salt", "mark"},
    "servers": {
        "guild",
        "channels",
        "clock",
        "mentions",
        "hints",
        "season",
        "language",
        "patience",
        "hinted",
        "corner",
        "threads",
        "typed",
        "programs",
        "talk",
        "nights",
        *("season_since", "champions", "announce"),
    },
    "seasons": {"guild", "until", "first", "owed", "tried"},
    "champions": {"guild", "until", "slug", "points", "games", "wins"},
    "crowns": {"guild", "role", "given"},
    "acted": {"interaction"},
    "barred": {"guild", "salt", "mark"},
    "blocks": set(),
    "called": {"table", "why", "at"},
    "calls": {"guild", "games", "every", "until", "since"},
    "removed": {"table"},
    "waiting": {"table", "place", "since", "called", "told"},
    "branches": {"table", "seat", "step", "chance", "lines"},
    "corners": {"guild", "channel", "message"},
    "nights": {
        *("id", "guild", "channel", "slug", "players", "options", "rounds", "size", "hours", "status"),
        *("code", "secret", "commitment", "opened", "until", "ended", "form", "stage"),
    },
    "teams": {"night", "team", "guild", "lot"},
    "members": {"night", "team", "line", "left"},
    "plays": {"night", "board", "team", "table"},
    "night_channels": {"night", "channel", "guild", "stage", "message"},
    "tables": {
        *(
            "id",
            "guild",
            "channel",
            "slug",
            "rules",
            "players",
            "options",
            "status",
            "message",
            "hand",
            "clock",
        ),
        *("opened", "changed", "commitment", "deal_of", "warned", "reason", "week", "patience", "hints"),
        *("version", "access", "parent", "evening", "language", "board", "told", "visiting", "follows"),
    },
}
"""The columns that hold neither somebody's id nor a name."""


def test_no_column_is_forgotten() -> None:
    assert schema_boards.results.metadata is schema_time.deadlines.metadata is metadata
    known = {f"{table}.{column}" for table, columns in OF_NOBODY.items() for column in columns}
    every = {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.columns}
    assert known | IDS.keys() | NAMES.keys() == every
    assert not known & (IDS.keys() | NAMES.keys())


class Evening:
    """Ann and three others: a match that is over, one that goes on, and a lobby."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store)

    async def seated(self, channel: int, *, start: bool = True) -> Table:
        table = await self.tables.open(
            "differ", guild=5, channel=channel, user=ANN, name="Ann", options={"target": "1"}
        )
        for user, name in ((BOB, "Bob"), (CLEO, "Cleo"), (DAN, "Dan")):
            await self.tables.join(table.id, user, name)
        await self.tables.dealer.record_click(table, ANN, 77)
        await self.tables.set_word(table.id, ANN, "rain")
        if start:
            await self.tables.start(table.id, ANN)
        return table

    async def play(self, table: Table, most: int = 9999) -> None:
        rng = Random(1)
        for _ in range(most):
            if not table.live:
                return
            (seat, *_) = table.waiting_for
            action = pick(rng, table.state.legal(seat))
            await self.tables.act(table.id, table.user_at(seat) or 0, table.turn(seat), action)

    async def spent(self) -> None:
        nights = self.tables.nights
        night = await nights.open(guild=5, channel=10, host=ANN, slug="topsuit", rounds=1, size=1, hours=2)
        for user, name in ((ANN, "Ann"), (BOB, "Bob")):
            await nights.join(night.id, guild=5, user=user, name=name)
        self.over = await self.seated(10)
        await self.play(self.over)
        self.running = await self.seated(11)
        await self.play(self.running, 6)
        self.lobby = await self.seated(12, start=False)
        await self.store.prefer(Preferences(ANN, colours=2))
        await block(self.store, ANN, [EVE])
        await block(self.store, EVE, [ANN])
        await bar(self.store, 9, [ANN])
        await calls.want(self.store, calls.Call(ANN, 5, ("differ",), "day", now() + calls.HOUR, 1), now())
        won = {"guild": 5, "until": 1, "slug": "differ", "points": 9, "games": 5, "wins": 4}
        crown = {"guild": 5, "role": 77, "user": ANN, "given": True}
        for kept, row in (
            (schema_boards.champions, {**won, "user": ANN, "name": "Ann"}),
            (schema_boards.crowns, crown),
        ):
            await self.store.write(partial(Connection.execute, statement=insert(kept).values(row)))
        for user in (ANN, BOB):
            row = {"guild": 5, "day": 20261123, "which": 0, "action": "pass", "right": True, "at": 7}
            answer = insert(schema_challenges.answered).values(user=user, **row)
            await self.store.write(partial(Connection.execute, statement=answer))
        other = await self.tables.open("differ", guild=5, channel=99, user=EVE, name="Eve")
        await self.tables.invite(other.id, EVE, ANN, "Ann")
        await self.tables.send_away(other.id, EVE, ANN)
        full = await self.tables.open("differ", guild=5, channel=98, user=EVE, name="Eve")
        await self.tables.fill(full.id, EVE)
        await self.tables.wait(full.id, ANN, "Ann")
        await self.given()

    async def given(self) -> None:
        """Ann has given a seat away in a match of others, and Eve offers her one."""
        table = await self.tables.open("topsuit", guild=5, channel=97, user=EVE, name="Eve")
        await self.tables.join(table.id, ANN, "Ann", 1)
        await self.tables.set_word(table.id, ANN, "rain")
        await self.tables.fill(table.id, EVE)
        await self.tables.start(table.id, EVE)
        substitutes = self.tables.substitutes
        await substitutes.offer(table.id, ANN, FAY)
        await substitutes.take(table.id, FAY, "Fay", 1)
        other = await self.tables.open("topsuit", guild=5, channel=96, user=EVE, name="Eve")
        await self.tables.fill(other.id, EVE)
        await self.tables.start(other.id, EVE)
        await substitutes.offer(other.id, EVE, ANN)


@pytest.fixture
async def evening(tmp_path: Path, nobody_pulls_the_plug: None) -> Any:  # noqa: ARG001
    store = await Store.open(database(tmp_path / "toucan.sqlite3"))
    spent = Evening(store)
    await spent.spent()
    yield spent
    await spent.tables.close()
    await store.close()


async def columns_with(store: Store, user: int) -> set[str]:
    return await store.read(lambda connection: held(connection, user))


async def test_everything_about_a_person_and_nothing_about_others(evening: Evening) -> None:
    while_it_lasts = {"forgetting.user", "forgetting.alias"}
    assert await columns_with(evening.store, ANN) == IDS.keys() - while_it_lasts
    await evening.store.write(lambda connection: published.publish(connection, evening.over.id, 0))
    about = await evening.tables.about(ANN)
    assert json.loads(json.dumps(about)) == about
    assert [table["on_the_web"] for table in about["tables"]] == [True, False, False, False, False]
    assert not any(table["on_the_web"] for table in (await evening.tables.about(BOB))["tables"])
    assert about["user"] == ANN
    assert about["settings"][0]["colours"] == 2
    assert [(table["status"], table["host"]) for table in about["tables"]] == [
        ("over", True),
        ("playing", True),
        ("lobby", True),
        ("playing", False),
        ("playing", False),
    ]
    over, running, lobby, gave, offered = about["tables"]
    assert (gave["seat"], gave["gave"]) == (
        None,
        {"seat": 1, "name": "Ann", "handed": gave["gave"]["handed"], "word": "rain"},
    )
    assert gave["offered_at"] is None
    assert offered["offered_at"]
    here = {
        "away": None,
        "missed": 0,
        "ending": False,
        "since": None,
        "stood_in": 0,
        "word": "rain",
        "handed": None,
    }
    assert running["seat"] == {"seat": 0, "name": "Ann", **here}
    assert [line["n"] for line in running["actions"]] == [
        line.n for line in evening.running.log if line.seat == 0
    ]
    assert len(over["actions"]) >= 13
    assert lobby["actions"] == []
    assert [result["name"] for result in about["results"]] == ["Ann"]
    assert {rating["slug"] for rating in about["ratings"]} == {"differ"}
    assert about["blocks"] == [{"other": EVE}]
    assert about["barred"] == [{"guild": 9}]
    assert [(one["day"], one["action"], one["right"]) for one in about["puzzles"]] == [
        (20261123, "pass", True)
    ]
    assert len(about["removed"]) == 1
    assert [(one["slug"], one["name"]) for one in about["champion"]] == [("differ", "Ann")]
    assert about["roles"] == [{"guild": 5, "role": 77, "given": True}]
    assert [one["name"] for one in about["waiting"]] == ["Ann"]
    (wish,) = about["calls"]
    assert (wish["guild"], wish["games"], wish["every"]) == (5, "differ", "day")
    assert [(one["table"], one["why"]) for one in about["called"]] == [
        (about["removed"][0]["table"], "invited")
    ]
    text = json.dumps(about)
    for other in (BOB, CLEO, DAN):
        assert str(other) not in text
    assert not any(name in text for name in ("Bob", "Cleo", "Dan"))


async def test_export_tells_takebacks_and_moderator_reasons(
    evening: Evening,
) -> None:
    table = evening.running
    line = next(line for line in reversed(table.log) if line.seat == 0)
    await evening.store.write(lambda connection: changes.erase(connection, table.id, line, now()))
    await evening.tables.end(table.id, 999, moderator=True, reason="Ann was rude")
    for who, told in ((ANN, [(line.n, line.action)]), (BOB, [])):
        running = (await evening.tables.about(who))["tables"][1]
        assert [(back["n"], back["action"]) for back in running["taken_back"]] == told
        assert all(line.at <= back["taken"] for back in running["taken_back"])
        assert running["reason"] == "Ann was rude"
    await evening.tables.forget(ANN)
    running = (await evening.tables.about(BOB))["tables"][1]
    assert running["reason"] is None


async def test_a_stranger_has_nothing(evening: Evening) -> None:
    about = await evening.tables.about(999)
    assert about.pop("user") == 999
    kinds = ("settings", "tables", "results", "ratings", "clicks", "spent", "blocks", "barred", "removed")
    more = ("calls", "called", "waiting", "puzzles", "nights", "champion", "roles")
    assert about == {key: [] for key in (*kinds, *more)}


async def test_forgetting_removes_one_person_only(evening: Evening) -> None:
    before = await evening.tables.about(BOB)
    await evening.tables.forget(ANN)
    assert await columns_with(evening.store, ANN) == set()
    for name in NAMES:
        table, _, column = name.partition(".")
        counted = select(func.count()).where(metadata.tables[table].c[column].in_(("Ann", "rain")))
        assert await evening.store.read(partial(Connection.scalar, statement=counted)) == 0, name
    after = await evening.tables.about(BOB)
    assert (after["results"], after["ratings"]) == (before["results"], before["ratings"])
    assert after["tables"][0]["actions"] == before["tables"][0]["actions"]


async def test_computer_player_gets_the_forgotten_seat(evening: Evening) -> None:
    await evening.tables.forget(ANN)
    seat = evening.running.seats[0]
    assert seat is not None
    assert (seat.user, seat.level is None) == (None, False)
    assert seat.name != "Ann"
    assert evening.running.host == BOB
    assert evening.lobby.seats[0] is None
    assert evening.lobby.host == BOB
    assert evening.tables.of_user(ANN) == ()
    lines = len(evening.running.log)
    while 0 in evening.running.waiting_for or len(evening.running.log) < lines + 4:
        if evening.running.waiting_for == (0,):
            await asyncio.sleep(0.01)
        else:
            await evening.play(evening.running, 1)
    woken = Tables(evening.store)
    await evening.tables.close()
    assert await woken.wake() == ()
    assert woken.get(evening.running.id).record.seats[0] == seat
    await woken.close()


async def test_with_the_last_person_the_match_ends(evening: Evening) -> None:
    for user in (ANN, BOB, CLEO, DAN):
        await evening.tables.forget(user)
    assert evening.running.status == evening.lobby.status == "ended"
    sat = select(metadata.tables["seats"].c.user).distinct()
    rows = await evening.store.read(lambda connection: connection.execute(sat).all())
    aliases = {user for (user,) in rows if user not in (None, EVE, FAY)}
    assert len(aliases) == 4
    assert all(alias < 0 for alias in aliases)


async def test_forgetting_twice_or_a_stranger_does_nothing(evening: Evening) -> None:
    await evening.tables.forget(ANN)
    once = await evening.tables.about(BOB)
    await evening.tables.forget(ANN)
    await evening.tables.forget(999)
    assert await evening.tables.about(BOB) == once


def meanwhile(evening: Evening, monkeypatch: pytest.MonkeyPatch, name: str) -> list[asyncio.Task[None]]:
    answer, asked = getattr(evening.store, name), list[asyncio.Task[None]]()

    async def slowly(*args: Any) -> Any:
        answered = await answer(*args)
        if not asked:
            asked.append(asyncio.create_task(evening.tables.forget(ANN)))
            await asyncio.wait(asked, timeout=0.2)
        return answered

    monkeypatch.setattr(evening.store, name, slowly)
    return asked


async def nowhere(evening: Evening, table: Table) -> None:
    """Neither in the database nor at this table."""
    assert await columns_with(evening.store, ANN) == set()
    assert table.seat_of(ANN) is None
    for kept in ("seats", "results"):
        counted = select(func.count()).where(metadata.tables[kept].c.name == "Ann")
        assert await evening.store.read(partial(Connection.scalar, statement=counted)) == 0


async def test_forgetting_holds_during_a_resume(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    number = (await evening.tables.archive(evening.running.id)).id
    asked = meanwhile(evening, monkeypatch, "table")
    table = await evening.tables.resume(number, BOB, 5, 11)
    await asked[0]
    assert table.status == "playing"
    await nowhere(evening, table)


async def test_forgetting_holds_during_a_rematch(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = meanwhile(evening, monkeypatch, "table")
    table = await evening.tables.rematch(evening.over.id, BOB)
    await asked[0]
    assert table.status == "lobby"
    await nowhere(evening, table)


async def test_forgetting_holds_during_an_opening(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = meanwhile(evening, monkeypatch, "create")
    table = await evening.tables.open("differ", guild=5, channel=13, user=ANN, name="Ann")
    await asked[0]
    await nowhere(evening, table)


async def test_forgetting_holds_as_a_match_ends(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another of their tables is gone before its turn comes."""
    save = evening.store.save

    async def ends(*args: Any, **others: Any) -> Record:
        monkeypatch.setattr(evening.store, "save", save)
        kept = await save(*args, **others)
        await evening.tables.end(evening.lobby.id, ANN)
        return kept

    monkeypatch.setattr(evening.store, "save", ends)
    await evening.tables.forget(ANN)
    assert evening.lobby.status == "ended"
    assert await columns_with(evening.store, ANN) == set()


# A little at a time


async def test_a_delete_lets_others_write_meanwhile(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "BATCH", 1)
    for channel in range(20, 24):
        await evening.play(await evening.seated(channel))
    parts = list[bool]()

    async def counted(store: Store, user: int) -> bool:
        parts.append(await go_on_forgetting(store, user))
        return parts[-1]

    monkeypatch.setattr("bot.privacy.forgetting.go_on_forgetting", counted)
    forgetting = asyncio.create_task(evening.tables.forget(ANN))
    while not parts:
        await evening.store.prefer(Preferences(BOB, forced="all"))
    await evening.tables.open("differ", guild=5, channel=30, user=BOB, name="Bob", options={"target": "1"})
    await forgetting
    assert parts == [*[False] * 5, True]


async def test_killed_delete_goes_on_at_start(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "BATCH", 1)
    await evening.seated(13)
    await begin_forgetting(evening.store, ANN)
    assert not await go_on_forgetting(evening.store, ANN)
    await evening.tables.close()
    woken = Tables(evening.store)
    await woken.wake()
    assert "seats.user" in await columns_with(evening.store, ANN)
    await woken.forget_the_others()
    assert await columns_with(evening.store, ANN) == set()
    assert woken.of_user(ANN) == ()
    assert await evening.store.read(privacy.under_way) == []
    await woken.close()


async def test_stopped_delete_says_that_it_goes_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closing(store: Store, user: int) -> bool:
        evening.tables._registry.closing = True
        await go_on_forgetting(store, user)
        return False

    monkeypatch.setattr("bot.privacy.forgetting.go_on_forgetting", closing)
    with refused("privacy-goes-on"):
        await evening.tables.forget(ANN)
    assert await evening.store.read(privacy.under_way) == [ANN]


async def test_an_export_asks_set_by_set(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are."""
    whole = await evening.tables.about(ANN)
    for most, reads in ((1, 1 + len(whole["tables"])), (200, 2)):
        asked = list[object]()
        read = evening.store.read

        async def counted(work: Any, asked: list[object] = asked, read: Any = read) -> Any:
            asked.append(work)
            return await read(work)

        with monkeypatch.context() as patch:
            patch.setattr(export, "BATCH", most)
            patch.setattr(evening.store, "read", counted)
            assert await evening.tables.about(ANN) == whole
        assert len(asked) == reads
    assert json.loads(export.written(whole)) == whole
