"""A duplicate night from its lobby to its standings, without Discord."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.duplicate.night import HOUR, Play
from bot.duplicate.nights import BEGIN_WITHIN_MS
from bot.fair.secrecy import unsealed
from bot.fair.seeds import revealed
from bot.matches.replays import Replays
from bot.people import company
from bot.schema.challenges import nights
from bot.store.shards import Shards
from bot.words import words
from cogs.duplicate import pages
from tests.duplicate.nights import GUILD, NAMES, OTHER, begun, export, opened, over, person, played, sat
from tests.house import CHANNEL, House, house, refused
from tests.kit.clocks import Clock, clock
from tests.kit.verifying import another, good, kept

__all__ = ["clock", "house"]


pytestmark = pytest.mark.usefixtures("clock")


async def test_night_of_four_teams_can_be_verified(house: House, clock: Clock, tmp_path: Path) -> None:
    """Two boards are left, one of them begun: computer players do what is missing."""
    night = await begun(house, teams=4, size=2)
    assert len(night.boards) == 4
    for board in night.boards:
        for team in (1, 2, 3, 4):
            if (board.number, team) not in ((3, 2), (4, 4)):
                await played(house, night, board.number, team)
    left = await sat(house, night, 3, 2)
    await house.play(left, Random(1), most=9)
    begun_lines = list(left.log)
    assert (await over(house, night)).status == "playing"
    clock.at += 2 * HOUR
    night = await over(house, night)
    assert night.status == "over"
    scores = await house.tables.nights.scores(night)
    assert {board: len(teams) for board, teams in scores.items()} == {1: 4, 2: 4, 3: 4, 4: 4}
    again = await house.tables.read(left.id)
    assert again.status == "over"
    assert list(again.log)[: len(begun_lines)] == begun_lines
    standings = await house.tables.nights.standings(night)
    assert sum(one.compared.difference for one in standings) == 0
    text = await export(house, night)
    assert good(text)
    assert another(text, tmp_path)
    # What anybody would change of it shows.
    lines = text.splitlines()
    first = next(line for line in lines if line.startswith("# standing 1"))
    secret = lines[0].split()[-1]
    for old, new in (
        (first, first + "0"),
        (f"\n# standing {standings[-1].place}", f"\n# standing {standings[-1].place + 1}"),
        (secret, "0" * 64),
        ("# played 3 ", "# played 9 "),
    ):
        false = text.replace(old, new)
        assert false != text
        assert not good(false), old
        assert not another(false, tmp_path), old


async def test_movement_gives_each_member_every_seat(house: House) -> None:
    night = await opened(house, teams=2, size=3, rounds=4)
    assert [board.number for board in night.boards] == list(range(1, 13))
    for line in range(3):
        assert [board.seat for board in night.boards if board.line == line] == [
            (turn + line) % night.players for turn in range(4)
        ]


async def test_cards_still_to_be_played_stay_hidden(house: House, clock: Clock) -> None:
    """Nor are they shown to those who have played; nothing is told before everyone has."""
    night = await begun(house, teams=2)
    one = await played(house, night, 1, 1)
    for reader in (None, person(2)):
        with refused("duplicate-sealed"):
            unsealed(one.record, reader)
    assert not revealed(one.record)
    assert await house.tables.dealer.source(one.record) is None
    assert await house.tables.dealer.secret(one.record) is None
    with refused("duplicate-sealed"):
        await Replays(house.store).of(one.record)
    with refused("deal-unknown"):
        await house.tables.open(
            night.slug, guild=GUILD, channel=99, user=person(2), name="P", again=one.record
        )
    with refused("duplicate-sealed"):
        await house.tables.nights.scores(night)
    await over(house, night)
    with refused("duplicate-sealed"):
        await Replays(house.store).of(one.record)
    clock.at += 2 * HOUR
    assert (await over(house, night)).status == "over"
    told = await house.store.table(one.id)
    assert told is not None
    assert revealed(told)
    await Replays(house.store).of(told)


async def test_a_board_counts_once_it_is_begun(house: House, clock: Clock) -> None:
    """Given up, put by or left: nobody plays it again, and what they have played stands."""
    night = await begun(house, teams=2)
    table = await sat(house, night, 1, 1)
    with refused("duplicate-once"):
        await sat(house, night, 1, 1)
    await house.tables.concede(table.id, person(1))
    assert table.status == "ended"
    with refused("duplicate-once"):
        await sat(house, night, 1, 1)
    shelved = await sat(house, night, 1, 2)
    await house.tables.archive(shelved.id)
    with refused("duplicate-once"):
        await sat(house, night, 1, 2)
    clock.at += 2 * HOUR
    with refused("duplicate-not-on"):
        await sat(house, night, 2, 1)
    night = await over(house, night)
    scores = await house.tables.nights.scores(night)
    # Nothing was played but *normal*'s moves, which are the same at every table.
    assert all(len(set(made.values())) == 1 for made in scores.values())
    assert [one.place for one in await house.tables.nights.standings(night)] == [1, 1]


async def test_whoever_lets_normal_play_stands_behind_whoever_plays(
    house: House, clock: Clock, tmp_path: Path
) -> None:
    """The second has made one move, the third has played one board, the fourth has not come."""
    night = await begun(house, teams=4)
    for number in (1, 2):
        await played(house, night, number, 1)
        await house.play(await sat(house, night, number, 2), Random(1), most=1)
    await played(house, night, 1, 3)
    clock.at += 2 * HOUR
    night = await over(house, night)
    ranked = await house.tables.nights.standings(night)
    assert [(one.team, one.own) for one in ranked][:2] == [(1, 2), (3, 1)]
    assert {(one.team, one.own) for one in ranked[2:]} == {(2, 0), (4, 0)}
    text = await export(house, night)
    assert text.count(" normal\n") == 5
    assert good(text)
    assert another(text, tmp_path)
    moved = text.replace(" normal\n", "\n")
    assert good(moved) == another(moved, tmp_path)
    scores, absent = await house.tables.nights.scores(night), await house.tables.nights.absent(night)
    told = "\n".join(pages.page(night, "Top Suit", (), ranked).texts)
    assert told.count("of 2 played") == 3
    assert not re.search("🥈|🥉.*[34]0", told.replace("🥈 \u2068P30", ""))
    drawn = pages.standings_picture(night, scores, ranked, absent)
    assert drawn.alt.count("\N{EN DASH} P") == 2
    board = pages.board_page(night, "Top Suit", night.boards[1], scores[2], (), absent)
    lines = [line for line in board.texts[1].splitlines() if "P" in line]
    assert [line.startswith("\N{EN DASH} ") for line in lines] == [False, True, True, True]
    assert [words()("duplicate-nobody") in line for line in lines] == [False, True, True, True]


async def test_a_night_that_nobody_played_has_no_winner(house: House, clock: Clock) -> None:
    night = await begun(house, teams=2)
    clock.at += 2 * HOUR
    night = await over(house, night)
    ranked = await house.tables.nights.standings(night)
    told = "\n".join(pages.page(night, "Top Suit", (), ranked).texts)
    assert words()("duplicate-unplayed") in told
    assert "🥇" not in told
    scores, absent = await house.tables.nights.scores(night), await house.tables.nights.absent(night)
    assert "\n1." not in pages.standings_picture(night, scores, ranked, absent).alt


async def test_departed_member_may_come_back(house: House) -> None:
    """Even in the middle of a board; and they may be forgotten meanwhile."""
    nights = house.tables.nights
    night = await begun(house, teams=3, rounds=1)
    with refused("duplicate-not-in"):
        await nights.give_up(night.id, 4242)
    await nights.give_up(night.id, person(2))
    await nights.come_back(night.id, person(2))
    await played(house, night, 1, 1)
    await sat(house, night, 1, 2)
    for team in (2, 3):
        assert (await over(house, night)).status == "playing"
        await nights.give_up(night.id, person(team))
    await house.tables.forget(person(3))
    night = await over(house, night)
    assert night.status == "over"
    assert next((one.team, one.own) for one in await nights.standings(night)) == (1, 1)


async def test_night_ends_once_all_have_played(house: House) -> None:
    night = await begun(house, teams=2, rounds=1)
    await played(house, night, 1, 1)
    assert (await over(house, night)).status == "playing"
    await played(house, night, 1, 2)
    night = await over(house, night)
    assert night.status == "over"
    assert [one.status for one in await house.tables.nights.plays(night.id)] == ["over", "over"]


async def test_a_night_that_fails_keeps_no_other_open(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, night = await begun(house, teams=2, rounds=1), await begun(house, teams=2, rounds=1)
    plays = house.tables.nights.plays

    async def unread(number: int) -> list[Play]:
        if number == broken.id:
            raise OSError
        return await plays(number)

    monkeypatch.setattr(house.tables.nights, "plays", unread)
    clock.at += 2 * HOUR
    assert (await over(house, night)).status == "over"


async def test_a_night_of_a_removed_game_waits_and_says_so(
    house: House, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    night, lobby = await begun(house, teams=2, rounds=1), await opened(house, teams=2, rounds=1)
    await house.store.write(lambda connection: connection.execute(update(nights).values(slug="oldmaid")))
    for number in (night.id, lobby.id):
        gone = await house.tables.nights.night(number)
        assert words()("game-gone", game="oldmaid") in pages.page(gone, "oldmaid", ()).texts
    with refused("game-gone"):
        await sat(house, await house.tables.nights.night(night.id), 1, 1)
    with refused("game-gone"):
        await house.tables.nights.begin(lobby.id, lobby.host)
    clock.at += 2 * HOUR
    assert (await over(house, night)).status == "playing"
    assert caplog.messages == []


async def test_a_night_whose_game_is_gone_is_called_off(house: House, clock: Clock) -> None:
    """Its host is free again, what was played stays, and its cards are no longer secret."""
    night, other = await begun(house, teams=2, rounds=1), await begun(house, teams=2, rounds=1)
    table = await played(house, night, 1, 1)
    results = kept(house, "SELECT * FROM results")
    assert results
    nights_of = house.tables.nights
    with refused("duplicate-begun"):
        await nights_of.call_off(night.id, night.host)
    here = nights.c.id == night.id
    await house.store.write(lambda made: made.execute(update(nights).where(here).values(slug="oldmaid")))
    off = await nights_of.night(night.id)
    rows: Any = pages.page(off, "oldmaid", ()).rows
    assert {press.id.what for row in rows for press in row} == {"off", "look"}
    with refused("duplicate-host"):
        await nights_of.call_off(night.id, 7)
    off = await nights_of.call_off(night.id, night.host)
    assert words()("duplicate-off") in pages.page(off, "oldmaid", ()).texts[1]
    assert [(one.table, one.status) for one in await nights_of.plays(night.id)] == [(table.id, "over")]
    record = await house.store.table(table.id)
    assert record is not None
    unsealed(record)
    assert kept(house, "SELECT * FROM results") == results
    clock.at += 2 * HOUR
    assert (await over(house, other)).status == "over"
    assert (await nights_of.night(night.id)).status == "off"


async def test_nights_of_other_processes_are_left_open(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = await begun(house, teams=2, rounds=1)
    monkeypatch.setattr(house.store.lease, "shards", Shards(2, frozenset({1})))
    clock.at += 2 * HOUR
    assert (await over(house, night)).status == "playing"


async def test_who_takes_part_and_who_may_not(house: House) -> None:
    nights = house.tables.nights
    night = await opened(house, teams=1, size=2)
    with refused("duplicate-few"):
        await nights.begin(night.id, night.host)
    for guild, team, key in (
        (OTHER, NAMES[0].lower(), "duplicate-name-taken"),
        (GUILD, NAMES[0], "duplicate-team-full"),
        (GUILD, " ", "duplicate-no-name"),
    ):
        with refused(key):
            await nights.join(night.id, guild=guild, user=7, name="G", team=team)
    with refused("duplicate-in"):
        await nights.join(night.id, guild=GUILD, user=person(1), name="P", team="Owls")
    joined = await nights.join(night.id, guild=OTHER, user=7, name="G", team=" Grey  owls ")
    assert [team.name for team in joined.teams] == [NAMES[0], "Grey owls"]
    with refused("duplicate-host"):
        await nights.begin(night.id, 7)
    assert (await nights.begin(night.id, night.host)).status == "playing"
    for late in (nights.leave(night.id, 7), nights.call_off(night.id, night.host)):
        with refused("duplicate-begun"):
            await late
    assert (await nights.by_code(f" {night.code.lower()} ")).id == night.id
    assert kept(house, "SELECT count(*) FROM nights WHERE secret = ''") == [(0,)]


async def test_an_outage_puts_off_the_end(house: House) -> None:
    night = await begun(house, teams=2)
    later = replace(night, put_off=HOUR)
    assert (later.ends, later.closes) == (night.ends + HOUR, night.closes + HOUR)


async def test_a_full_night_takes_nobody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.duplicate.night.MOST_ALONE", 2)
    night = await opened(house, teams=2)
    with refused("duplicate-full"):
        await house.tables.nights.join(night.id, guild=GUILD, user=7, name="G")


async def test_another_teams_server_takes_no_name(house: House) -> None:
    night = await opened(house, teams=2, size=2)
    with refused("bad-button"):
        await house.tables.nights.take_name(night.id, 1, OTHER)
    assert (await house.tables.nights.take_name(night.id, 2, OTHER)).teams[1].name == ""


async def test_barred_people_take_no_part(house: House) -> None:
    """Nor do they hold up a night whose boards they could not play."""
    night = await opened(house, teams=1)
    await company.bar(house.store, GUILD, [7])
    with refused("guests-barred"):
        await house.tables.nights.join(night.id, guild=GUILD, user=7, name="G")
    await house.tables.nights.join(night.id, guild=OTHER, user=7, name="G")


async def test_a_forgotten_founder_leaves_no_team_name(house: House) -> None:
    night = await opened(house, teams=2, size=2)
    await house.tables.forget(person(1))
    named = (await house.tables.nights.night(night.id)).teams
    assert [team.name for team in named] == ["", NAMES[1]]


async def test_a_night_waits_for_nobody_who_was_forgotten(house: House) -> None:
    night = await begun(house, teams=2, rounds=1)
    await played(house, night, 1, 1)
    assert (await over(house, night)).status == "playing"
    ended = asyncio.Event()

    async def tell() -> None:
        if (await house.tables.nights.night(night.id)).status == "over":
            ended.set()

    house.tables.closing.tell = tell
    await house.tables.forget(person(2))
    async with asyncio.timeout(60):
        await ended.wait()


async def test_member_begins_for_a_forgotten_host(house: House) -> None:
    night = await opened(house, teams=3, rounds=1)
    await house.tables.forget(night.host)
    with refused("duplicate-host"):
        await house.tables.nights.begin(night.id, 4242)
    night = await house.tables.nights.begin(night.id, person(2))
    assert night.status == "playing"
    other = await opened(house, teams=2, rounds=1)
    await house.tables.forget(other.host)
    assert (await house.tables.nights.call_off(other.id, person(2))).status == "off"


async def test_boards_stand_beside_the_table_of_the_channel(house: House) -> None:
    lobby = await house.lobby()
    night = await begun(house, teams=2)
    mine = await sat(house, night, 1, 2)
    assert house.tables.in_channel(CHANNEL) is lobby
    assert house.tables.in_channel(CHANNEL, person(2)) is mine


async def test_night_goes_on_without_forgotten_people(house: House, clock: Clock) -> None:
    """With all that has their id and names, and their team's; what the others need of it stays."""
    night = await begun(house, teams=2, size=2, rounds=1)
    await played(house, night, 1, 1)
    about = await house.tables.about(person(1))
    (own,) = about["nights"]
    assert (own["id"], own["host"], own["team_name"]) == (night.id, True, "Larks")
    assert "secret" not in own
    await house.tables.forget(person(1))
    assert (await house.tables.about(person(1)))["nights"] == []
    assert kept(house, "SELECT count(*) FROM members WHERE user = 1100 OR name = 'P10'") == [(0,)]
    night = await house.tables.nights.night(night.id)
    assert night.host < 0
    assert [team.name for team in night.teams] == ["", "Owls"]
    clock.at += 2 * HOUR
    night = await over(house, night)
    assert len(await house.tables.nights.standings(night)) == 2


async def test_a_night_that_never_begins_is_called_off(house: House, clock: Clock) -> None:
    """It locks its host out for a week at most, and its message says so by itself."""
    mine = [await opened(house, teams=0) for _ in range(3)]
    with refused("duplicate-most"):
        await opened(house, teams=0)
    running = await house.tables.nights.join(mine[0].id, guild=GUILD, user=1, name="A")
    await house.tables.nights.join(mine[0].id, guild=GUILD, user=2, name="B")
    await house.tables.nights.begin(running.id, 1100)
    heard: list[int] = []
    house.tables.closing.expired = heard.append
    clock.at += BEGIN_WITHIN_MS - 60_000
    await house.tables.closing.look_now()
    assert heard == []
    clock.at += 120_000
    await house.tables.closing.look_now()
    assert heard == [mine[1].id, mine[2].id]
    with refused("duplicate-begun"):
        await house.tables.nights.join(mine[1].id, guild=GUILD, user=3, name="C")
    # Where nobody has looked yet the host is not locked out either.
    again = [await opened(house, teams=0) for _ in range(3)]
    clock.at += BEGIN_WITHIN_MS
    assert (await opened(house, teams=0)).id > again[-1].id


async def test_a_host_finds_their_own_nights_anywhere(house: House) -> None:
    mine = await opened(house, teams=0)
    for host in range(201, 206):
        await house.tables.nights.open(
            guild=GUILD, channel=CHANNEL, host=host, slug="topsuit", rounds=1, size=1, hours=2
        )
    for guild in (GUILD, 77):
        found = [night.id for night in await house.tables.nights.newest(guild, 1100, 5)]
        assert mine.id in found
        assert found == sorted(found, reverse=True)
