"""Duplicate nights without Discord, for tests."""

from __future__ import annotations

from random import Random

from bot.duplicate.exports import Exported, exported
from bot.duplicate.night import Night, NightForm
from bot.matches.exports import exported as export_match
from bot.tables.table import Table
from tests.house import CHANNEL, House

GUILD, OTHER = 1, 2
NAMES = ("Larks", "Owls", "Terns", "Swifts")


async def opened(
    house: House, teams: int = 4, size: int = 1, slug: str = "topsuit", form: NightForm = "all", **chosen: int
) -> Night:
    """With whole teams: 1100 and 1101 are team 1; every other team is of another server."""
    wanted = {"rounds": 2, "hours": 2, **chosen}
    night = await house.tables.nights.open(
        guild=GUILD, channel=CHANNEL, host=1100, slug=slug, size=size, form=form, **wanted
    )
    for team in range(teams):
        for line in range(size):
            night = await house.tables.nights.join(
                night.id,
                guild=(GUILD, OTHER)[team % 2],
                user=person(team + 1, line),
                name=f"P{team + 1}{line}",
                team=NAMES[team] if size > 1 else "",
            )
    return night


async def begun(
    house: House, teams: int = 4, size: int = 1, slug: str = "topsuit", form: NightForm = "all", **chosen: int
) -> Night:
    night = await opened(house, teams, size, slug, form, **chosen)
    night = await house.tables.nights.begin(night.id, night.host)
    house.tables.closing.look()
    return night


def person(team: int, line: int = 0) -> int:
    return 1000 + 100 * team + line


async def sat(house: House, night: Night, number: int, team: int) -> Table:
    """The match of this team on this board, begun."""
    board = night.boards[number - 1]
    member = next(one for one in night.teams if one.number == team).members[board.line]
    return await house.tables.play_board(
        night, board, team, guild=GUILD, channel=CHANNEL, user=member.user, name=member.name
    )


async def played(house: House, night: Night, number: int, team: int, seed: int | None = None) -> Table:
    """To the end; people with the same seed play alike."""
    table = await sat(house, night, number, team)
    await house.play(table, Random(seed if seed is not None else 10 * number + team))
    return table


async def over(house: House, night: Night) -> Night:
    """Return the night once it has ended."""
    await house.tables.closing.look_now()
    return await house.tables.nights.night(night.id)


async def export(house: House, night: Night) -> str:
    """The file that anybody can have of it."""
    nights, dealer, matches = house.tables.nights, house.tables.dealer, []
    secret, absent = b"", await nights.absent(night)
    for one in await nights.plays(night.id):
        table = await house.tables.read(one.table)
        source, secret = await dealer.source(table.record), await dealer.secret(table.record) or b""
        assert source
        seat = night.boards[one.board - 1].seat
        text = export_match(table, source, secret)
        matches.append(Exported(one.team, seat, text, (one.board, one.team) in absent))
    came = await nights.course(night) if night.swiss else await nights.standings(night)
    return exported(night, secret, matches, came)
