"""A server's weekly challenge: equal deals and computer players, secret until its end."""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import ClassVar

import pytest

from bot.fair.secrecy import unsealed
from bot.fair.seeds import revealed
from bot.games import GAMES
from bot.games.base import pick
from bot.games.differ.rules import Differ
from bot.matches.replays import Replays
from bot.people.challenges import Challenges
from bot.records.stored import now
from bot.records.weekly import GRACE, before, days, named, plan, told_at, week_of
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, NAMES, House, house, refused
from tests.kit.clocks import Clock, clock
from tests.kit.verifying import change, kept, redone

__all__ = ["clock", "house"]

GUILD = 1
WEEK = 202647
MONDAY = days(WEEK).moments[0]
DAY = 24 * 60 * 60 * 1000


@pytest.fixture(autouse=True)
def _autumn(clock: Clock) -> None:
    clock.at = MONDAY + DAY


async def begun(house: House, user: int, guild: int = GUILD) -> Table:
    challenge = await Challenges(house.store).of(guild, week_of(now()))
    return await house.tables.attempt(challenge, channel=7, user=user, name=NAMES[user])


async def play_out(house: House, table: Table, seed: int = 1) -> None:
    await house.play(table, Random(seed))


async def board(house: House, week: int = WEEK) -> list[tuple[int | None, str, int | None]]:
    attempts = await Challenges(house.store).board(GUILD, week, now())
    return [(one.rank, one.name, one.score) for one in attempts]


# Weeks


def test_weeks_go_on_over_the_new_year() -> None:
    assert [named(week) for week in (before(202647), before(202701), before(202601))] == [
        "2026-W46", "2026-W53", "2025-W52",
    ]  # fmt: skip
    assert week_of(MONDAY) == WEEK == week_of(MONDAY + 7 * DAY - 1)
    assert week_of(MONDAY - 1) == 202646
    assert told_at(WEEK) == MONDAY + 7 * DAY + GRACE


def test_every_game_and_size_takes_turns() -> None:
    weeks = [
        max(202701, *(game.challenged_since for game in GAMES.values())) + number for number in range(50)
    ]
    plans = [plan(week) for week in weeks]
    for start in range(50 - len(GAMES)):
        assert {one.slug for one in plans[start : start + len(GAMES)]} == set(GAMES)
    assert {(one.slug, one.players) for one in plans} == {
        (slug, players) for slug, game in GAMES.items() for players in game.seats
    }
    for one in plans:
        GAMES[one.slug].start(one.players, one.options)


# The same for everybody


@pytest.mark.parametrize("week", [202645, 202646, 202647, 202648, 202649])
async def test_who_plays_the_same_meets_the_same(house: House, clock: Clock, week: int) -> None:
    clock.at = days(week).moments[0] + DAY
    logs = []
    for user in (ANN, BOB):
        table = await begun(house, user)
        await play_out(house, table)
        assert table.slug == plan(week).slug
        logs.append([(line.seat, line.action) for line in table.log])
    assert logs[0] == logs[1]
    assert {seat for seat, _ in logs[0]} >= set(range(plan(week).players))


async def test_another_server_or_week_has_other_deals(house: House, clock: Clock) -> None:
    tables = [await begun(house, ANN), await begun(house, ANN, guild=2)]
    clock.at += 7 * DAY
    tables.append(await begun(house, ANN))
    assert len({table.record.commitment for table in tables}) == 3


async def test_nobodys_click_counts(house: House) -> None:
    table = await begun(house, ANN)
    await house.tables.dealer.record_click(table, ANN, 7001)
    assert await house.tables.dealer.clicks(table.record) == ()
    assert kept(house, "SELECT clicks FROM seeds") == [("",)]
    assert kept(house, "SELECT count(*) FROM clicks") == [(0,)]


# One attempt


async def test_the_first_that_is_opened_counts(house: House, clock: Clock) -> None:
    table = await begun(house, ANN)
    with refused("challenge-once"):
        await begun(house, ANN)
    await house.tables.concede(table.id, ANN)
    assert table.status == "ended"
    with refused("challenge-once"):
        await begun(house, ANN)
    assert len(house.tables.live()) == 0
    clock.at += 7 * DAY
    assert (await begun(house, ANN)).live


async def test_outdated_attempt_can_be_repeated(house: House) -> None:
    table = await begun(house, ANN)
    await house.close()
    change(house, "UPDATE tables SET rules = rules - 1")
    await house.open()
    assert [record.status for record in house.closed] == ["outdated"]
    assert (await begun(house, ANN)).id > table.id
    assert await board(house) == [(None, "Ann", None)]


async def test_it_stands_beside_the_table_of_the_channel(house: House) -> None:
    lobby = await house.lobby(BOB)
    anns, cats = await begun(house, ANN), await begun(house, CAT)
    of = house.tables.in_channel
    assert of(7) is of(7, ANN) is of(7, BOB) is lobby
    assert of(7, CAT) is cats
    await house.tables.end(lobby.id, ANN)
    assert of(7) is of(7, BOB) is None
    assert of(7, ANN) is anns


# Whoever is forgotten


async def test_who_is_forgotten_has_had_their_attempt(house: House, clock: Clock) -> None:
    """Over, running or put by: on this server, in this week, and it is not known whose it was."""
    await play_out(house, await begun(house, ANN))
    await begun(house, BOB)
    await house.tables.archive((await begun(house, CAT)).id)
    for user in (ANN, BOB, CAT):
        await house.tables.forget(user)
        assert await Challenges(house.store).attempt(GUILD, WEEK, user) is None
        with refused("challenge-once"):
            await begun(house, user)
        assert (await house.tables.about(user))["spent"] == [{"guild": GUILD, "week": WEEK}]
    assert house.tables.live() == ()
    assert kept(house, "SELECT count(*) FROM seeds") == kept(house, "SELECT count(*) FROM tables") == [(3,)]
    marks = kept(house, "SELECT * FROM spent")
    assert len({column for row in marks for column in row[2:]}) == 6
    people = {str(user) for user in (ANN, BOB, CAT)}
    assert people.isdisjoint(str(column) for row in marks for column in row[1:])
    assert (await begun(house, DAN)).live
    assert (await begun(house, ANN, guild=2)).live
    clock.at += 7 * DAY
    assert (await begun(house, ANN)).live


async def test_a_mark_goes_with_its_week(house: House, clock: Clock) -> None:
    for forget in (ANN, BOB):
        await begun(house, forget)
        await house.tables.forget(forget)
    await house.restart()
    assert kept(house, "SELECT count(*) FROM spent") == [(2,)]
    with refused("challenge-once"):
        await begun(house, ANN)
    clock.at += 7 * DAY
    await Challenges(house.store).of(2, week_of(now()))
    assert kept(house, "SELECT count(*) FROM spent") == [(0,)]
    await begun(house, ANN)
    await house.tables.forget(ANN)
    clock.at += 7 * DAY
    await house.tables.forget(CAT)
    assert kept(house, "SELECT count(*) FROM spent") == [(0,)]
    await begun(house, ANN)
    await house.tables.forget(ANN)
    clock.at += 7 * DAY
    await house.restart()
    assert kept(house, "SELECT count(*) FROM spent") == [(0,)]


async def test_who_had_no_attempt_leaves_no_mark(house: House, clock: Clock) -> None:
    await begun(house, ANN)
    clock.at += 7 * DAY
    await house.tables.forget(ANN)
    await house.tables.forget(BOB)
    assert kept(house, "SELECT count(*) FROM spent") == [(0,)]
    assert (await begun(house, ANN)).live


async def test_forgotten_player_can_repeat_an_outdated_attempt(house: House) -> None:
    await begun(house, ANN)
    await house.close()
    change(house, "UPDATE tables SET rules = rules - 1")
    await house.open()
    await house.tables.forget(ANN)
    assert (await begun(house, ANN)).live


# The board


async def test_best_score_leads_and_ties_share(house: House) -> None:
    for user, seed in ((BOB, 5), (ANN, 1), (CAT, 1)):
        await play_out(house, await begun(house, user), seed)
    told = await board(house)
    scores = [score for _, _, score in told if score is not None]
    assert scores == sorted(scores, reverse=True)
    twins = [(rank, score) for rank, name, score in told if name in ("Ann", "Cat")]
    assert len(twins) == 2
    assert twins[0] == twins[1]


async def test_it_is_not_rated_and_brings_no_points(house: House) -> None:
    await play_out(house, await begun(house, ANN))
    assert kept(house, "SELECT count(*) FROM ratings") == [(0,)]
    assert kept(house, "SELECT DISTINCT rated, points FROM results") == [("alone", None)]


async def test_whoever_is_forgotten_stands_on_no_board(house: House) -> None:
    await play_out(house, await begun(house, ANN))
    await begun(house, BOB)
    await house.tables.forget(ANN)
    await house.tables.forget(BOB)
    assert await board(house) == []
    about = await house.tables.about(ANN)
    assert about["tables"] == []


# Secret until nobody plays it any more


async def test_nothing_is_told_before_the_week_is_over(house: House, clock: Clock) -> None:
    table = await begun(house, ANN)
    await play_out(house, table)
    dealer, replays = house.tables.dealer, Replays(house.store)
    for at in (clock.at, MONDAY + 7 * DAY, told_at(WEEK) - 100):
        clock.at = at
        assert not revealed(table.record)
        assert await dealer.source(table.record) is None
        assert await dealer.secret(table.record) is None
        unsealed(table.record, ANN)
        for user in (BOB, None):
            with refused("challenge-sealed"):
                unsealed(table.record, user)
        with refused("challenge-sealed"):
            await replays.of(table.record)
        with refused("deal-unknown"):
            await dealer.open_again(table.record, table.record)


async def test_revealed_deals_match_the_commitment(house: House, clock: Clock) -> None:
    table = await begun(house, ANN)
    await play_out(house, table)
    clock.at = told_at(WEEK)
    await redone(house, table)
    source, secret = (
        await house.tables.dealer.source(table.record),
        await house.tables.dealer.secret(table.record),
    )
    assert source is not None
    assert secret is not None
    # As docs/fair-deals.md says it.
    assert source.seed == hmac.digest(secret, b"challenge 1 2026-W47", hashlib.sha256)
    assert source.clicks == ()
    assert len((await Replays(house.store).of(table.record)).lines) == len(table.log)


async def test_tables_reveal_nothing_of_the_secret(house: House) -> None:
    table = await begun(house, ANN)
    ((secret,),) = kept(house, "SELECT secret FROM challenges")
    ((seed,),) = kept(house, "SELECT seed FROM seeds")
    challenge = await Challenges(house.store).of(GUILD, WEEK)
    for one in (challenge, table, table.record, house.heard, await house.tables.about(ANN)):
        assert secret not in repr(one)
        assert seed not in repr(one)


# Nothing is lost


async def test_restart_keeps_the_same_deals(house: House) -> None:
    anns, bobs, rng = await begun(house, ANN), await begun(house, BOB), Random(3)
    await play_out(house, anns, 3)
    while bobs.live:
        await house.quiet(bobs)
        if bobs.live:
            (seat,) = bobs.waiting_for
            action = pick(rng, bobs.state.legal(seat))
            await house.tables.act(bobs.id, BOB, bobs.turn(seat), action)
        await house.restart()
        bobs = await house.tables.read(bobs.id)
    assert [line[1:3] for line in bobs.log] == [line[1:3] for line in anns.log]


async def test_late_finish_counts_for_its_week(house: House, clock: Clock) -> None:
    table = await begun(house, ANN)
    clock.at = MONDAY + 7 * DAY + 1
    other = await begun(house, ANN)
    await play_out(house, table)
    assert [(rank, score) for rank, _, score in await board(house)] == [(1, table.state.scores[0])]
    assert await board(house, week_of(now())) == [(None, "Ann", None)]
    assert other.record.commitment != table.record.commitment


async def test_a_match_that_was_put_by_goes_on(house: House) -> None:
    table = await begun(house, ANN)
    await house.tables.archive(table.id)
    found = await Challenges(house.store).attempt(GUILD, WEEK, ANN)
    assert found is not None
    table = await house.tables.resume(found.id, ANN, GUILD, 8)
    assert table.record.week == WEEK
    await play_out(house, table)
    assert (await board(house))[0][0] == 1


def test_new_game_leaves_earlier_weeks_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weeks = [week_of(MONDAY + number * 7 * DAY) for number in range(60)]
    earlier = [plan(week) for week in weeks]

    class Newcomer(Differ):
        slug: ClassVar[str] = "newcomer"
        challenged_since: ClassVar[int] = weeks[30]

    # Wherever it stands among them.
    monkeypatch.setattr("bot.records.weekly.GAMES", {"newcomer": Newcomer, **GAMES})
    after = [plan(week) for week in weeks]
    assert after[:30] == earlier[:30]
    turns = [number for number, one in enumerate(after) if one.slug == "newcomer"]
    assert turns == list(range(turns[0], 60, len(GAMES) + 1))
    assert 30 <= turns[0] <= 30 + len(GAMES)
