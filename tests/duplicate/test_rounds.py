"""A Swiss night, without Discord: a round begins when all boards of the one before are in."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from bot.duplicate.night import HOUR
from bot.duplicate.swiss import open_lot
from bot.fair.seeds import revealed
from bot.schema.challenges import nights, teams
from tests.duplicate.nights import GUILD, OTHER, begun, export, opened, over, person, played, sat
from tests.house import House, house, refused
from tests.kit.clocks import Clock, clock
from tests.kit.verifying import another, good

__all__ = ["clock", "house"]


pytestmark = pytest.mark.usefixtures("clock")


async def test_swiss_night_can_be_verified(house: House, clock: Clock, tmp_path: Path) -> None:
    """The last team stays away in the second round."""
    teams, size = 3, 2
    night = await begun(house, teams, size, form="swiss", rounds=3)
    seen = []
    for turn in range(3):
        assert (night.status, night.stage) == ("playing", turn)
        known = await house.tables.nights.course(night)
        assert len(known.pairings) == turn + 1
        seen.append(known.pairings[turn])
        for board in night.open_boards:
            for team in range(1, teams + (turn != 1)):
                # The best for the whole night are the last who joined.
                await played(house, night, board.number, team)
        if turn == 1:
            assert (await over(house, night)).stage == 1
            clock.at = night.closes
        night = await over(house, night)
    assert night.status == "over"
    came = await house.tables.nights.course(night)
    assert list(came.pairings) == seen
    assert sum(one.difference for one in came.standings) == 0
    text = await export(house, night)
    assert good(text)
    assert another(text, tmp_path)
    pairing = next(line for line in text.splitlines() if line.startswith("# pairing 2 "))
    mark, what, number, one, two = pairing.split()
    standing = next(line for line in text.splitlines() if line.startswith("# standing 1 "))
    for old, new in (
        (pairing, f"{mark} {what} {number} {two} {one}"),
        (pairing + "\n", ""),
        (standing, standing + "0"),
        (f" swiss {size} sealed\n", "\n"),
        (f" swiss {size} sealed\n", f" swiss {size}\n"),
        (f" swiss {size} sealed\n", f" swiss {size + 1} sealed\n"),
        ("# played 3 ", "# played 9 "),
    ):
        false = text.replace(old, new)
        assert false != text
        assert not good(false), (old, new)
        assert not another(false, tmp_path), (old, new)


async def test_nobody_plays_a_board_of_a_later_round(house: House) -> None:
    night = await begun(house, 2, form="swiss")
    with refused("duplicate-waits"):
        await sat(house, night, 2, 1)
    await played(house, night, 1, 1)
    with refused("duplicate-waits"):
        await sat(house, night, 2, 1)
    await played(house, night, 1, 2)
    night = await over(house, night)
    assert (night.status, night.stage) == ("playing", 1)
    await sat(house, night, 2, 1)


async def test_round_has_its_share_of_time(house: House, clock: Clock) -> None:
    """Boards under way stop, as at a night's end; the secret reveals all boards, so it waits."""
    night = await begun(house, 3, form="swiss", rounds=2)
    assert night.until == night.closes + HOUR
    table = await sat(house, night, 1, 1)
    clock.at = night.closes
    with refused("duplicate-waits"):
        await sat(house, night, 1, 2)
    night = await over(house, night)
    assert night.stage == 1
    assert night.closes == night.until
    again = await house.tables.read(table.id)
    assert again.status == "over"
    assert again.record.told is None
    assert not revealed(again.record)
    assert await house.tables.dealer.secret(again.record) is None
    with refused("duplicate-sealed"):
        await house.tables.nights.scores(night)
    assert len(await house.tables.nights.plays(night.id)) == 3


async def test_unfinished_round_changes_no_pairing(house: House) -> None:
    night = await begun(house, 4, form="swiss")
    before = await house.tables.nights.course(night)
    for team in (1, 2, 3):
        await played(house, night, 1, team)
        night = await over(house, night)
        assert await house.tables.nights.course(night) == before


async def test_channels_hear_of_each_round_once(house: House) -> None:
    nights = house.tables.nights
    night = await opened(house, 2, form="swiss")
    await nights.channels.follow(night.id, 7, GUILD)
    await nights.channels.follow(night.id, 8, OTHER)
    night = await nights.begin(night.id, night.host)
    assert await nights.channels.to_tell() == [(night.id, GUILD, 7), (night.id, OTHER, 8)]
    for channel in (GUILD, OTHER):
        await nights.channels.told(night.id, channel, night.stage)
    assert await nights.channels.to_tell() == []
    for team in (1, 2):
        await played(house, night, 1, team)
    night = await over(house, night)
    assert await nights.channels.to_tell() == [(night.id, GUILD, 7), (night.id, OTHER, 8)]
    await nights.channels.told(night.id, GUILD, night.stage)
    assert await nights.channels.to_tell() == [(night.id, OTHER, 8)]
    # Who comes now sees the round.
    await nights.channels.follow(night.id, 9, 3)
    await nights.channels.told(night.id, OTHER, night.stage)
    assert await nights.channels.to_tell() == []
    for team in (1, 2):
        await played(house, night, 2, team)
    night = await over(house, night)
    assert [channel for _, channel, _ in await nights.channels.to_tell()] == [1, 2, 3]


async def test_a_round_waits_for_nobody_who_was_forgotten(house: House) -> None:
    night = await begun(house, 3, form="swiss")
    await played(house, night, 1, 1)
    await played(house, night, 1, 2)
    assert (await over(house, night)).stage == 0
    await house.tables.forget(person(3))
    assert (await over(house, night)).stage == 1


@pytest.mark.parametrize("forgotten", [False, True])
async def test_whoever_has_left_is_paired_with_nobody(
    house: House, tmp_path: Path, *, forgotten: bool
) -> None:
    nights = house.tables.nights
    night = await begun(house, 4, form="swiss", rounds=3)
    assert len((await nights.course(night)).pairings[0]) == 2
    if forgotten:
        await house.tables.forget(person(2))
    else:
        await nights.give_up(night.id, person(2))
    for turn in range(3):
        for team in (1, 3, 4):
            await played(house, night, night.open_boards[0].number, team)
        night = await over(house, night)
        if turn < 2:
            assert {team for pair in (await nights.course(night)).pairings[-1] for team in pair} == {1, 3, 4}
            if not forgotten:
                with refused("duplicate-gone"):
                    await nights.come_back(night.id, person(2))
    assert night.status == "over"
    came = await nights.course(night)
    assert [len(pairing) for pairing in came.pairings] == [2, 2, 2]
    assert (came.standings[-1].team, came.standings[-1].own) == (2, 0)
    text = await export(house, night)
    assert good(text)
    assert another(text, tmp_path)


async def test_pairings_are_unpredictable_when_joining(house: House) -> None:
    """Other nights with the same numbers are paired otherwise."""
    found = set()
    for _ in range(6):
        night = await opened(house, 4, form="swiss")
        assert [team.lot for team in night.teams] == [None] * 4
        night = await house.tables.nights.begin(night.id, night.host)
        lots = {team.number: team.lot for team in night.teams}
        assert len(set(lots.values())) == 4
        (pairing,) = (await house.tables.nights.course(night)).pairings
        by_promise = sorted(lots, key=lambda team: open_lot(night.commitment, team))
        found.add(pairing == tuple(zip(by_promise[::2], by_promise[1::2], strict=True)))
        await house.store.write(partial(_ended, number=night.id))
    assert False in found


def _ended(connection: Connection, number: int) -> None:
    connection.execute(update(nights).where(nights.c.id == number).values(status="over"))


async def test_night_from_before_sealed_lots_goes_on(house: House, tmp_path: Path) -> None:
    """Its pairings stay what people have seen, and its file is what it was."""
    night = await begun(house, 3, form="swiss")
    await house.store.write(lambda connection: connection.execute(update(teams).values(lot=None)))
    night = await house.tables.nights.night(night.id)
    order = sorted((1, 2, 3), key=lambda team: open_lot(night.commitment, team))
    (pairing,) = (await house.tables.nights.course(night)).pairings
    assert pairing == ((order[0], order[1]), (order[2],))
    for number in (1, 2):
        for team in (1, 2, 3):
            await played(house, night, number, team)
        night = await over(house, night)
    text = await export(house, night)
    assert text.splitlines()[0].endswith(" swiss 1")
    assert good(text)
    assert another(text, tmp_path)


def test_the_file_of_an_older_toucan_still_verifies(tmp_path: Path) -> None:
    text = (Path(__file__).parent / "open_lots.txt").read_text(encoding="utf-8")
    assert good(text)
    assert another(text, tmp_path)
    false = text.replace(" swiss 1\n", " swiss 1 sealed\n")
    assert not good(false)
    assert not another(false, tmp_path)


async def test_night_with_a_lost_key_is_paired(house: House) -> None:
    night = await opened(house, 3, form="swiss")
    await house.store.write(lambda connection: connection.execute(update(nights).values(secret="")))
    night = await house.tables.nights.begin(night.id, night.host)
    assert not night.sealed_lots
    assert len((await house.tables.nights.course(night)).pairings) == 1
