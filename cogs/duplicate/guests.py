"""Guests of a night before it begins: the host's page to send people away or let them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.duplicate.nights import check_own
from bot.games.base import Refusal
from bot.words import words
from cogs.core.names import plain
from cogs.duplicate import pages
from cogs.duplicate.pages import drawn, members
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, cut
from cogs.kit.pages import MOST_OPTION_TEXT, MOST_OPTIONS, Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.duplicate.night import Member, Night
    from bot.duplicate.nights import Nights

SEND: Final[tuple[ids.NightControl, ...]] = ("away", "away-2", "away-3")
"""Controls of the menus, enough for a full night of 64 people."""


async def changed(
    nights: Nights, night: Night, host: int, made: ids.Duplicate, values: Sequence[str]
) -> Night:
    """Apply the chosen value of a menu; return the night."""
    chosen = ids.number(values[0], ids.LARGEST_SNOWFLAKE) if values else 0
    match made.what:
        case "away" | "away-2" | "away-3":
            return await nights.send_away(night.id, host, [chosen])
        case "away-team":
            people = [
                one.user for team in night.teams if team.number == chosen for one in team.members.values()
            ]
            if not people:
                raise Refusal("duplicate-not-in")
            return await nights.send_away(night.id, host, people)
        case _:
            return await nights.let_back(night.id, host, chosen)


def page(night: Night, host: int) -> Page:
    """Return the host's page of guests."""
    if night.status != "lobby":
        raise Refusal("duplicate-begun")
    check_own(night, host)
    say, night = words(), pages.named(night, typed=False)

    def menu(what: ids.NightControl, label: str, options: Sequence[Option]) -> Menu:
        return Menu(say(label), ids.Duplicate(night.id, what), tuple(options))

    people = [one for team in night.teams for one in team.members.values() if one.user != host]
    own = night.place_of(host)
    rows = []
    if night.size > 1:
        teams = [
            Option(cut(f"{drawn(night, team)} · {members(night, team)}", MOST_OPTION_TEXT), str(team.number))
            for team in night.teams
            if own is None or team.number != own[0].number
        ]
        rows.append(menu("away-team", "duplicate-menu-team", teams))
    named = _named(people)
    rows += [
        menu(what, "duplicate-menu-away", named[MOST_OPTIONS * number :][:MOST_OPTIONS])
        for number, what in enumerate(SEND)
    ]
    rows.append(menu("back", "duplicate-menu-back", _named(night.away[-MOST_OPTIONS:])))
    shown = tuple(row for row in rows if row.options)
    said = say("duplicate-guests" if shown else "duplicate-guests-none")
    return Page((say("duplicate-guests-title"), said), rows=shown)


def taking(night: Night, guild: int | None) -> tuple[Menu, ...]:
    """Return a moderator's menu of team names to erase: this server's teams, or all of its own night."""
    options = tuple(
        Option(f"{plain(team.name)} · {drawn(night, team)}", str(team.number))
        for team in night.teams
        if team.name and guild in (team.guild, night.guild)
    )
    return (
        (Menu(words()("duplicate-menu-unname"), ids.Duplicate(night.id, "unname"), options),)
        if options
        else ()
    )


def _named(people: Iterable[Member]) -> list[Option]:
    """Return the people as options, without deleted ones."""
    return [Option(plain(one.name) or str(one.user), str(one.user)) for one in people if one.user > 0]
