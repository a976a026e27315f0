"""An interaction that comes twice acts once; and one that somebody else has answered does no harm."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

import pytest

from cogs.kit import ids
from tests.discord.faults import Refuse, Reset
from tests.discord.people import SUBMITTED
from tests.wire.truth import all_is_true, public_is_true

if TYPE_CHECKING:
    from tests.discord.matches import Match
    from tests.discord.world import Interaction
    from tests.wire.parlour import Parlour


@pytest.fixture
def twice(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> list[Interaction]:
    """Whatever anybody does is told two times, the second right after the first; all that was done."""
    told: list[Interaction] = []
    once = parlour.discord.deliver

    def deliver(interaction: Interaction) -> None:
        told.append(interaction)
        once(interaction)
        once(interaction)

    monkeypatch.setattr(parlour.discord, "deliver", deliver)
    return told


async def test_everything_that_is_told_twice_happens_once(parlour: Parlour, twice: list[Interaction]) -> None:
    match = parlour.match(2)
    host, guest = match.people
    await match.open("differ", target=999, level="chance")
    table = parlour.bot.tables.get(match.number)
    await host.click(match.public, f"press:{ids.Lobby(match.number, 'options')}")
    page = host.private(match.channel)[-1]
    [add] = page.controls(kind=3, beginning=f"menu:{ids.Lobby(match.number, 'add')}")
    await host.answered(host.press(page, add, ["chance"]))
    assert sum(one is not None for one in table.seats) == 3
    await host.answered(host.press(page, add, ["chance"]))
    await parlour.unforced(match)
    await match.start()
    for _ in range(8):
        await parlour.world.until(match.ready, "a turn")
        before = {person: table.turn(table.seat_of(person.user.id) or 0) for person in match.people}
        await match.move()
        made = {person: table.turn(table.seat_of(person.user.id) or 0) for person in match.people}
        assert sum(made.values()) - sum(before.values()) <= 1
    await all_is_true(parlour, match)
    await host.command(match.channel, "settings", mentions="mention")
    await host.command(match.channel, "table show")
    await host.completions(match.channel, "differ bid", "bid", bid="")
    await host.answered(host.submit(match.channel, "form:of:another:time", {"name": "x"}))
    for person in (host, guest):
        await person.command(match.channel, "table end")
    await parlour.world.until(lambda: match.over, "the end")
    await guest.click(match.public, "press:rematch:")
    await parlour.at_rest()
    (lobby_table,) = parlour.bot.tables.live()
    match.number = lobby_table.id
    await public_is_true(parlour, match)
    assert {one.kind for one in twice} >= {2, 3, 4, SUBMITTED}
    # Everybody got one answer, and nothing was answered again.
    assert all(len(one.replies) <= 1 and not one.refused for one in twice)


KEPT: Final = ("tables", "seats", "log", "players", "servers", "clicks", "results", "takebacks", "owed")


def kept(parlour: Parlour) -> dict[str, list[Any]]:
    path = parlour.settings.database.split(":///")[1]
    with closing(sqlite3.connect(path)) as connection:
        return {name: list(connection.execute(f"SELECT * FROM {name}")) for name in KEPT}  # noqa: S608


async def lobby(match: Match) -> None:
    """Whatever there is to do in one, so that most of it would be something else the second time."""
    host, guest = match.people

    async def chosen(what: ids.LobbyControl, *values: str) -> None:
        kind = "menu" if values else "press"
        await host.click(match.public, f"press:{ids.Lobby(match.number, 'options')}")
        page = host.private(match.channel)[-1]
        await host.click(page, f"{kind}:{ids.Lobby(match.number, what)}", *values)

    await match.open("differ", target=999, level="chance")
    await chosen("add", "chance")
    await chosen("add", "chance")
    await chosen("remove-computer")
    await chosen("sit", "3")
    await chosen("hints")
    await chosen("clock", "relaxed")
    await guest.click(match.public, "press:lobby:")
    await chosen("add", "chance")


async def played(match: Match) -> None:
    """At the table, of one's own, and to the end of it."""
    host, guest = match.people
    for _ in range(6):
        await match.move()
    await host.command(match.channel, "settings", mentions="mention")
    await host.command(match.channel, "settings", mentions="silent")
    await host.command(match.channel, "table end")
    await host.click(host.private(match.channel)[-1], "press:seat:")
    await guest.command(match.channel, "table leave")
    left = guest.private(match.channel)[-1]
    await guest.click(left, f"press:{ids.Seat(match.number, 'left')}")
    await match.hand(guest)
    await guest.command(match.channel, "table end")


def delivered(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> list[Interaction]:
    """All that is done from now on."""
    told: list[Interaction] = []
    deliver = parlour.discord.deliver

    def noted(interaction: Interaction) -> None:
        told.append(interaction)
        deliver(interaction)

    monkeypatch.setattr(parlour.discord, "deliver", noted)
    return told


@pytest.mark.parametrize("until", ["lobby", "match"])
async def test_events_repeated_after_a_restart_change_nothing(
    parlour: Parlour, until: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = parlour.match(2)
    told = delivered(parlour, monkeypatch)
    await lobby(match)
    if until == "match":
        await match.start()
        await played(match)
    # Else computer players would go on after the start.
    await parlour.at_rest()
    await parlour.stop()
    before, again = kept(parlour), list(told)
    await parlour.start()
    for one in again:
        parlour.discord.deliver(one)
    # Whatever comes of it has come when the bot has stopped.
    await match.people[0].command(match.channel, "privacy export")
    await parlour.at_rest()
    await parlour.stop()
    assert kept(parlour) == before


async def test_resumed_session_may_hear_everything_again(parlour: Parlour) -> None:
    match = parlour.match(2)
    parlour.discord.gateway.repeating = 1000
    await lobby(match)
    await parlour.at_rest()
    table = parlour.bot.tables.get(match.number)
    before = table.record
    await parlour.discord.gateway.drop()
    await parlour.world.until(lambda: parlour.discord.gateway.resumed == 1, "a session that is resumed")
    await match.people[0].command(match.channel, "settings", mentions="silent")
    await parlour.at_rest()
    assert table.record == before
    await match.start()
    await public_is_true(parlour, match)


async def test_new_session_may_hear_old_events(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    match = parlour.match(2)
    told = delivered(parlour, monkeypatch)
    await lobby(match)
    await parlour.at_rest()
    table = parlour.bot.tables.get(match.number)
    before, again = table.record, list(told)
    await parlour.discord.gateway.drop(forget=True)
    await parlour.world.until(lambda: parlour.discord.gateway.identified == 2, "another session")
    for one in again:
        parlour.discord.deliver(one)
    await match.people[0].command(match.channel, "settings", mentions="silent")
    await parlour.at_rest()
    assert table.record == before
    await public_is_true(parlour, match)


async def test_lost_receipt_is_not_taken_for_another_click(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 1, target=999, computers=3, level="chance")
    await parlour.world.until(match.ready, "a turn")
    (person,) = match.people
    fault = parlour.discord.faults.plant("callback", Reset(after=True), times=2)
    await match.hand(person)
    await parlour.world.until(lambda: fault.hits == 2, "an answer that was lost")
    await all_is_true(parlour, match)
    await match.move()
    await all_is_true(parlour, match)


async def test_click_deferred_elsewhere_is_answered_privately(parlour: Parlour) -> None:
    """Another process with this token has told Discord to wait: the message that was clicked is public."""
    match = await parlour.opened("differ", 1, target=999, computers=3, level="chance")
    await parlour.world.until(match.ready, "a turn")
    (person,) = match.people
    deliver = parlour.discord.deliver

    def put_off(interaction: Interaction) -> None:
        interaction.response, interaction.original = 6, interaction.source
        deliver(interaction)

    parlour.discord.deliver = put_off  # type: ignore[method-assign]
    clicked = person.press(match.public, match.public.button("press:look") or {})
    parlour.discord.deliver = deliver  # type: ignore[method-assign]
    await parlour.world.until(lambda: clicked.replies, "a panel")
    (panel,) = clicked.replies
    assert panel.viewer == person.user.id
    await match.move()
    await all_is_true(parlour, match)
    assert clicked.refused == 40060


async def test_player_whose_click_was_answered_plays_on(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 1, target=999, computers=3, level="chance")
    await parlour.world.until(match.ready, "a turn")
    (person,) = match.people
    fault = parlour.discord.faults.plant("callback", Refuse(400, 40060))
    for _ in range(2):
        hits = fault.hits
        person.press(match.public, match.public.button("press:look") or {})
        await parlour.world.until(lambda: fault.hits > hits, "an answer")  # noqa: B023 — awaited here
    parlour.discord.faults.lift(fault)
    await match.move()
    await all_is_true(parlour, match)
