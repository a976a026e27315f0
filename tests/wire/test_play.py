"""Matches over real sockets: from the command to the last message, with nothing but what is shown."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from bot.games import GAMES
from cogs.delivery.drawing import CLICKED, Drawing
from rendering.kit.picture import Picture, once
from tests.discord.matches import shortest
from tests.wire.parlour import Parlour
from tests.wire.truth import all_is_true


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_is_played_by_clicks_alone(parlour: Parlour, slug: str) -> None:
    options = shortest(slug)
    seats = options.get("players", GAMES[slug].seats[0])
    match = await parlour.opened(slug, 1, **options, computers=seats - 1, level="chance")
    # A hand of one card may leave nothing to choose.
    assert await match.play(60) or match.over
    # Whatever was on its way when it was told to stop, the table goes on.
    await parlour.restart()
    if not match.over:
        await match.hand(match.people[0])
        assert await match.play(4)


async def test_a_match_comes_to_its_end_for_everybody(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 4, target=1)
    clicks = await match.play()
    assert clicks >= 52
    assert match.public.button("Rematch")
    assert match.public.button("Replay")
    # Nothing private is left that can still be pressed to play.
    await parlour.world.until(lambda: match.ready() is None, "no panel that acts")


async def test_the_same_panel_is_kept_fresh(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 4, target=1)
    before = {person: [one.id for one in person.private(match.channel)] for person in match.people}
    await match.play(40)
    assert {person: [one.id for one in person.private(match.channel)] for person in match.people} == before
    assert "panel edit" in parlour.discord.counted


async def test_commands_know_their_options(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 4, target=1)
    person, _ = match.ready() or pytest.fail("nobody is to act")
    offered = await person.completions(match.channel, "differ bid", "bid", bid="")
    assert len(offered) > 5
    await person.command(match.channel, "differ bid", bid="5S")
    await parlour.shows(match.public, "5 tricks in spades")


async def test_a_connection_that_breaks_is_resumed(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=1, computers=2, level="chance")
    await match.play(3)
    await parlour.discord.gateway.drop()
    assert await match.play(10) == 10
    assert parlour.discord.gateway.resumed == 1
    assert parlour.discord.gateway.identified == 1


async def test_page_shows_changes_until_it_is_drawn(parlour: Parlour) -> None:
    """One request is enough: nobody would see the pages between."""
    match = await parlour.opened("differ", 4, target=999)
    await parlour.unforced(match)
    await all_is_true(parlour, match)
    await parlour.at_rest()
    painter, before, held = parlour.bot.session.services.painter, parlour.discord.counted["edit"], Event()

    @once
    def hold() -> Picture:
        held.wait()
        return Picture(b"", "", 1, 1)

    parlour.bot.drawing.close()
    parlour.bot.drawing = Drawing(1)
    holding = asyncio.create_task(parlour.bot.drawing(CLICKED, hold))
    await parlour.acted(match)
    shown = painter._of(parlour.bot.tables.get(match.number))
    await parlour.comes(shown.turn.locked, "a page in the making")
    for _ in range(3):
        await parlour.acted(match)
    held.set()
    await holding
    await all_is_true(parlour, match)
    await parlour.at_rest()
    assert parlour.discord.counted["edit"] == before + 1
