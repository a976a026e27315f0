"""A seat changes hands in the middle of a match: who may, whose result it is, and what nobody learns."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.evenings.substitutes import AGAIN, MENTIONED, WHOEVER_WAITS, called_for, to_tell
from bot.games.base import Refusal
from bot.matches.branches import Branch, Branches
from bot.matches.replays import Replays
from bot.people import called, company, history, published
from bot.people.recompute import recompute
from bot.privacy import export
from bot.ratings.ledger import ALL, Entry
from bot.records.results import ALONE, HANDED, RATED, SUBSTITUTE
from bot.records.stored import Preferences, Record, now
from bot.tables.lobby import seated
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused, to_act
from tests.kit.club import dump

__all__ = ("house",)

FAY, GUS = 106, 107


async def handed(house: House, table: Table, owner: int = BOB, guest: int = EVE, name: str = "Eve") -> int:
    """The owner's seat is the guest's."""
    seat = table.seat_of(owner)
    assert seat is not None
    await house.tables.substitutes.offer(table.id, owner, guest)
    await house.tables.substitutes.take(table.id, guest, name, seat)
    return seat


def rows(house: House) -> Mapping[int, dict[str, Any]]:
    return {row["seat"]: row for row in dump(house, "results")}


async def test_named_substitute_plays_on_from_the_seat(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.play(table, Random(1), most=9)
    before = table.state.view(1)
    seat = await handed(house, table)
    assert (seat, table.seat_of(EVE), table.seat_of(BOB)) == (1, 1, None)
    assert table.state.view(1) == before
    kept = await house.store.table(table.id)
    assert kept == table.record
    one = table.seats[1]
    assert one is not None
    assert (one.owner, one.owner_name, one.handed, one.offered) == (BOB, "Bob", 9, None)
    with refused("table-not-seated"):
        await house.tables.act(table.id, BOB, table.turn(1), "pass")
    with refused("table-not-seated"):
        await house.tables.come_back(table.id, BOB)
    await house.play(table, Random(2))
    assert table.status == "over"


async def test_owner_plays_until_the_substitute_consents(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    with refused("substitute-gone"):
        await substitutes.take(table.id, EVE, "Eve", 1)
    await substitutes.offer(table.id, BOB, EVE)
    assert table.seat_of(BOB) == 1
    with refused("substitute-not-you"):
        await substitutes.take(table.id, FAY, "Fay", 1)
    with refused("substitute-gone"):
        await substitutes.take(table.id, EVE, "Eve", 2)
    with refused("substitute-gone"):
        await substitutes.take(table.id, EVE, "Eve", 99)
    await substitutes.withdraw(table.id, BOB)
    with refused("substitute-gone"):
        await substitutes.withdraw(table.id, BOB)
    with refused("substitute-gone"):
        await substitutes.take(table.id, EVE, "Eve", 1)
    with refused("table-not-seated"):
        await substitutes.offer(table.id, EVE, FAY)


async def test_seated_or_former_players_are_no_substitutes(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    with refused("substitute-seated"):
        await substitutes.offer(table.id, BOB, CAT)
    with refused("substitute-seated"):
        await substitutes.offer(table.id, BOB, BOB)
    await handed(house, table)
    with refused("substitute-was-there"):
        await substitutes.offer(table.id, CAT, BOB)
    await substitutes.offer(table.id, CAT, WHOEVER_WAITS)
    with refused("substitute-was-there"):
        await substitutes.take(table.id, BOB, "Bob", 2)
    with refused("table-already-seated"):
        await substitutes.take(table.id, DAN, "Dan", 2)
    with refused("substitute-once"):
        await substitutes.offer(table.id, EVE, FAY)


async def test_a_seat_is_offered_once_a_minute(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    await substitutes.offer(table.id, BOB, EVE)
    was = table.record
    await substitutes.offer(table.id, BOB, EVE)
    assert table.record is was
    with refused("substitute-too-soon"):
        await substitutes.offer(table.id, BOB, FAY)
    await substitutes.withdraw(table.id, BOB)
    with refused("substitute-too-soon"):
        await substitutes.offer(table.id, BOB, EVE)
    later = now() + AGAIN
    monkeypatch.setattr("bot.evenings.substitutes.now", lambda: later)
    await substitutes.offer(table.id, BOB, EVE)
    # Nobody is mentioned twice for one table.
    assert await house.store.read(lambda connection: called_for(connection, table.id, later)) == []


async def test_there_are_matches_where_no_seat_changes_hands(house: House) -> None:
    substitutes = house.tables.substitutes
    lobby = await house.lobby(BOB, channel=70)
    with refused("table-not-started"):
        await substitutes.offer(lobby.id, BOB, EVE)
    alone = await house.match(channel=71)
    for change in ({"guild": None}, {"week": 3}, {"board": 9}, {"visiting": True}):
        record = replace(alone.record, **change)
        await _saved(house, alone, record)
        with refused("substitute-not-here"):
            await substitutes.offer(alone.id, ANN, EVE)
        await _saved(house, alone, replace(alone.record, guild=1, week=None, board=None, visiting=False))
    given_up = await house.match(BOB, CAT, channel=72)
    await substitutes.offer(given_up.id, BOB, EVE)
    await house.tables.concede(given_up.id, BOB)
    with refused("substitute-gone"):
        await substitutes.take(given_up.id, EVE, "Eve", 1)
    with refused("table-conceded-already"):
        await substitutes.offer(given_up.id, BOB, EVE)


async def _saved(house: House, table: Table, record: Record) -> None:
    async with table.lock:
        table.record = await house.store.save(replace(record, version=table.record.version))


async def test_one_of_two_substitutes_sits_down(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    for user, name in ((EVE, "Eve"), (FAY, "Fay")):
        await house.tables.wait(table.id, user, name)
    await substitutes.offer(table.id, BOB, WHOEVER_WAITS)
    came = await asyncio.gather(
        *(substitutes.take(table.id, user, str(user), 1) for user in (EVE, FAY, EVE)), return_exceptions=True
    )
    refusals = sorted(one.key for one in came if isinstance(one, Refusal))
    assert len(refusals) == 2
    assert "substitute-gone" in refusals
    assert table.user_at(1) in (EVE, FAY)
    left = {EVE, FAY} - {table.user_at(1)}
    assert {one.user for one in table.record.waiting} == left


async def test_whoever_waits_comes_before_whoever_comes_by(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    await house.tables.wait(table.id, EVE, "Eve")
    await substitutes.offer(table.id, BOB, WHOEVER_WAITS)
    with refused("substitute-others-wait"):
        await substitutes.take(table.id, FAY, "Fay", 1)
    await house.tables.stop_waiting(table.id, EVE)
    await substitutes.take(table.id, FAY, "Fay", 1)
    assert table.seat_of(FAY) == 1


async def test_closed_table_takes_named_substitutes_only(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.set_access(table.id, ANN, "role:77")
    await house.tables.start(table.id, ANN)
    await house.tables.substitutes.offer(table.id, BOB, WHOEVER_WAITS)
    with refused("guests-role-only"):
        await house.tables.substitutes.take(table.id, EVE, "Eve", 1)
    await house.tables.substitutes.take(table.id, EVE, "Eve", 1, roles=(77,))
    closed = await house.lobby(BOB, CAT, DAN, channel=8)
    await house.tables.set_access(closed.id, ANN, "invited")
    await house.tables.start(closed.id, ANN)
    with refused("guests-invited-only"):
        await house.tables.substitutes.offer(closed.id, BOB, WHOEVER_WAITS)
    await handed(house, closed)


async def test_blocked_substitute_is_silently_refused(house: House) -> None:
    await company.block(house.store, CAT, [EVE])
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    await substitutes.offer(table.id, BOB, EVE)
    at = _offered(table, 1)
    assert await house.store.read(lambda connection: called_for(connection, table.id, at)) == []
    with refused("substitute-gone"):
        await substitutes.take(table.id, EVE, "Eve", 1)
    # Of whoever gives the seat away it does not matter: the two do not meet.
    await substitutes.offer(table.id, CAT, EVE)
    await substitutes.take(table.id, EVE, "Eve", 2)
    # And a block of the one who would come counts as much.
    await company.block(house.store, FAY, [DAN])
    await substitutes.offer(table.id, ANN, FAY)
    with refused("substitute-gone"):
        await substitutes.take(table.id, FAY, "Fay", 0)


def _offered(table: Table, seat: int) -> int:
    one = table.seats[seat]
    assert one is not None
    assert one.offered_at is not None
    return one.offered_at


async def test_whom_the_server_keeps_out_is_kept_out(house: House) -> None:
    await company.bar(house.store, 1, [EVE])
    table = await house.match(BOB, CAT, DAN)
    substitutes = house.tables.substitutes
    with refused("guests-barred-other"):
        await substitutes.offer(table.id, BOB, EVE)
    await substitutes.offer(table.id, BOB, FAY)
    await company.bar(house.store, 1, [FAY])
    with refused("guests-barred"):
        await substitutes.take(table.id, FAY, "Fay", 1)


async def test_few_waiting_people_are_mentioned_once(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    for user in range(201, 206):
        await house.tables.wait(table.id, user, str(user))
    await house.tables.substitutes.offer(table.id, BOB, WHOEVER_WAITS)
    at = _offered(table, 1)
    first = [201, 202, 203][:MENTIONED]
    assert await house.store.read(lambda connection: called_for(connection, table.id, at)) == first
    ((seat, _),) = to_tell(table.record)
    await house.tables.substitutes.told(table, seat, at)
    assert to_tell(table.record) == []
    assert await house.store.write(
        lambda connection: [called.call(connection, table.id, user, "invited", now()) for user in first]
    ) == [False] * len(first)


async def test_owner_comes_last_and_substitute_has_no_result(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.play(table, Random(1), most=9)
    await handed(house, table)
    await house.play(table, Random(2))
    one = rows(house)[1]
    assert (one["user"], one["name"], one["left"], one["rated"]) == (BOB, "Bob", HANDED, SUBSTITUTE)
    assert one["place"] == 4
    assert one["points"] == 0
    assert {row["rated"] for seat, row in rows(house).items() if seat != 1} == {RATED}
    rated = {row["user"]: row for row in dump(house, "ratings") if row["scope"] == ALL}
    assert rated.keys() == {ANN, BOB, CAT, DAN}
    assert rated[BOB]["shown"] < min(rated[user]["shown"] for user in (ANN, CAT, DAN))


async def test_nothing_is_gained_where_all_others_give_up(house: House) -> None:
    table = await house.match(BOB, CAT, target="50")
    await handed(house, table)
    while not table.whole_hands:
        await house.play(table, Random(3), most=len(table.log) + 1)
    for user in (ANN, CAT):
        await house.tables.concede(table.id, user)
    assert table.status == "conceded"
    rated = {row["user"]: row["shown"] for row in dump(house, "ratings") if row["scope"] == ALL}
    assert EVE not in rated
    before = {row["user"]: row for row in dump(house, "results")}
    assert before[BOB]["points"] == 0
    assert rated[BOB] <= Entry("").rating.shown


async def test_departed_player_may_hand_over_the_seat(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.tables.leave_to_computer(table.id, BOB, "left")
    await handed(house, table)
    assert table.level(1) is None
    await house.tables.leave_to_computer(table.id, EVE, "left")
    await house.tables.come_back(table.id, EVE)
    # Forgotten, they take nothing of the result with them.
    await house.tables.forget(EVE)
    one = table.seats[1]
    assert one is not None
    assert (one.user, one.owner) == (None, BOB)
    await house.play(table, Random(5))
    assert rows(house)[1]["user"] == BOB


async def test_forgotten_owner_keeps_a_nameless_result(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await handed(house, table)
    await house.tables.substitutes.offer(table.id, CAT, FAY)
    await house.tables.forget(BOB)
    await house.tables.forget(FAY)
    chairs = [one for one in table.seats if one]
    alias = chairs[1].owner
    assert alias is not None
    assert alias < 0
    assert [(one.user, one.owner, one.owner_name, one.offered) for one in chairs[1:3]] == [
        (EVE, alias, "", None),
        (CAT, None, None, None),
    ]
    await house.play(table, Random(5))
    row = rows(house)[1]
    assert (row["user"], row["name"], row["rated"]) == (alias, "", SUBSTITUTE)
    assert EVE not in {row["user"] for row in dump(house, "ratings")}
    assert (await recompute(house.store))[1] == 0


async def test_a_forgotten_owners_word_goes(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN, target="1")
    await house.tables.set_word(table.id, BOB, "rain")
    await house.tables.start(table.id, ANN)
    await handed(house, table)
    await house.play(table, Random(5))
    await house.tables.forget(BOB)
    assert [one["word"] for one in dump(house, "seats")] == [None] * 4


@pytest.mark.parametrize("first", [BOB, EVE])
async def test_owner_and_substitute_may_both_be_forgotten(house: House, first: int) -> None:
    table = await house.match(BOB, target="1")
    await handed(house, table)
    for user in (first, BOB + EVE - first):
        await house.tables.forget(user)
    await house.play(table, Random(5))
    assert table.status == "over"
    assert [row["rated"] for row in rows(house).values()][:2] == [RATED, SUBSTITUTE]
    assert (await recompute(house.store))[1] == 0


async def test_match_of_a_forgotten_owner_is_conceded(house: House) -> None:
    table = await house.match(BOB, target="50")
    while not table.whole_hands:
        await house.play(table, Random(3), most=len(table.log) + 1)
    await handed(house, table)
    await house.tables.forget(BOB)
    await house.tables.concede(table.id, EVE)
    assert table.status == "conceded"
    assert (rows(house)[0]["place"], rows(house)[0]["rated"]) == (1, RATED)


async def test_owner_loses_though_the_substitute_is_forgotten(house: House) -> None:
    table = await house.match(BOB, target="1")
    await handed(house, table)
    await house.tables.forget(EVE)
    assert table.live
    await house.play(table, Random(5))
    row = rows(house)[1]
    assert (row["user"], row["place"], row["rated"]) == (BOB, 4, SUBSTITUTE)
    assert row["shown"] < Entry("").rating.shown


async def test_unknown_owner_makes_a_match_unrated(house: House) -> None:
    """An older Toucan kept nothing of a forgotten owner."""
    table = await house.match(BOB, target="1")
    seat = await handed(house, table)
    one = table.seats[seat]
    assert one is not None
    nobody = one._replace(owner=None, owner_name=None)
    await _saved(house, table, seated(table.record, seat, nobody))
    await house.play(table, Random(5))
    assert {row["rated"] for row in rows(house).values()} == {ALONE}
    assert (await recompute(house.store))[1] == 0


async def test_the_hosts_part_passes_on(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await handed(house, table, ANN)
    assert table.host == EVE
    assert (await house.store.table(table.id)) == table.record


async def test_whoever_comes_has_all_their_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    await house.tables.set_clock(table.id, ANN, "relaxed")
    await house.agree(table)
    await house.tables.start(table.id, ANN)
    seat, user = to_act(table)
    due = table.deadlines[seat].due
    later = now() + 100_000
    for module in ("bot.tables.changes", "bot.evenings.substitutes", "bot.time.outages"):
        monkeypatch.setattr(f"{module}.now", lambda: later)
    others = {other: one for other, one in table.deadlines.items() if other != seat}
    await handed(house, table, user)
    assert table.deadlines[seat].due >= due + 99_000
    assert {other: one for other, one in table.deadlines.items() if other != seat} == others


async def test_overdue_time_begins_with_the_substitute(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    day = table.record.patience * 60 * 60 * 1000
    was = table.overdue_at(seat)
    await handed(house, table, user)
    one = table.seats[seat]
    assert one is not None
    assert one.since is not None
    assert table.overdue_at(seat) == max(was or 0, one.since + day)
    assert table.overdue_since(seat) == max(one.since, table.last_line)


async def test_what_the_owner_did_stays_theirs(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.play(table, Random(1), most=30)
    await handed(house, table)
    lines = len(table.log)
    await house.play(table, Random(2))
    owner = next(one for one in (await export.about(house.store, BOB))["tables"] if one["id"] == table.id)
    guest = next(one for one in (await export.about(house.store, EVE))["tables"] if one["id"] == table.id)
    mine = [line.n for line in table.log if line.seat == 1]
    assert [one["n"] for one in owner["actions"]] == [n for n in mine if n < lines]
    assert [one["n"] for one in guest["actions"]] == [n for n in mine if n >= lines]
    assert owner["seat"] is None
    assert owner["gave"] == {"seat": 1, "name": "Bob", "handed": lines, "word": None}
    assert guest["seat"]["name"] == "Eve"
    # Both find it among their matches; the place is the owner's.
    (theirs,) = (await history.history(house.store, BOB, 0)).matches
    (hers,) = (await history.history(house.store, EVE, 0)).matches
    assert (theirs.place, hers.place) == (4, None)
    # The log is the match, whoever sat there.
    record = await house.store.table(table.id)
    assert record is not None
    replay = await Replays(house.store).of(record)
    assert replay.states[-1] == table.state


def since(table: Table, seat: int) -> int | None:
    """How long the log was when the seat changed hands."""
    one = table.seats[seat]
    return one.handed if one else None


def house_seat(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def test_substitute_takes_back_nothing_earlier(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    seat, user = to_act(table)
    await house.tables.act(table.id, user, table.turn(seat), "bid 1C")
    await handed(house, table, user)
    with refused("takeback-not-yours"):
        await house.tables.ask_takeback(table.id, EVE, len(table.log))
    # What somebody else did last can be, and what is done instead is of whoever sits there now.
    (other,) = table.waiting_for
    there = table.user_at(other)
    assert there is not None
    await house.tables.act(table.id, there, table.turn(other), "pass")
    await handed(house, table, table.user_at((other + 1) % 4) or 0, FAY, "Fay")
    late, lines = house_seat(table, FAY), len(table.log)
    assert since(table, late) == lines
    for asking in (there, *(one.user or 0 for one in table.seats if one and one.user != there)):
        if len(table.log) == lines:
            await house.tables.ask_takeback(table.id, asking, lines)
    assert since(table, late) == len(table.log) == lines - 1
    assert since(table, seat) == lines - 1
    assert await house.store.table(table.id) == table.record


async def test_web_shows_hands_agreed_by_all_holders(house: House) -> None:
    table = await house.match(BOB, target="1")
    await handed(house, table)
    await house.play(table, Random(5))
    await house.store.prefer(Preferences(EVE, web=True))
    await house.store.write(lambda connection: published.publish(connection, table.id, 1))
    (page,) = await house.store.read(published.shown)
    assert 1 not in page.named
    assert page.record.seats[1] is not None
    assert (page.record.seats[1].name, page.record.seats[1].owner_name) == ("", None)
    await house.store.prefer(Preferences(BOB, web=True))
    (page,) = await house.store.read(published.shown)
    assert 1 in page.named


async def test_branches_belong_to_the_holder_then(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="1")
    await house.play(table, Random(1), most=20)
    await handed(house, table)
    await house.play(table, Random(2))
    kept = Branches(house.store)
    await kept.begin(Branch(table.id, 1, 12, "-a", ()))

    async def played_on(user: int) -> list[Any]:
        (one,) = (await export.about(house.store, user))["tables"]
        told: list[Any] = one["played_on"]
        return told

    assert (len(await played_on(BOB)), await played_on(EVE)) == (1, [])
    await house.tables.forget(EVE)
    assert (await kept.of(table.id, 1)).step == 12
    await house.tables.forget(BOB)
    with refused("branch-none"):
        await kept.of(table.id, 1)
