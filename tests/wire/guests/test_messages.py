"""Alone in one's messages with the bot: a match and a challenge, whatever befalls requests and the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.discord.faults import Delay, Hang, Refuse, Reset
from tests.discord.world import GROUP
from tests.wire.truth import panels_are_true, public_is_true
from tests.wire.ways import in_turn

if TYPE_CHECKING:
    from tests.discord.faults import Way
    from tests.discord.matches import Match
    from tests.wire.parlour import Parlour

WAYS: Final[dict[str, Way]] = {
    "slow": Delay(0.3),
    "lost": Hang(),
    "refused": Refuse(503),
    "broken": Reset(),
    "its receipt lost": Reset(after=True),
    "its receipt silent": Hang(after=True),
}
KINDS: Final = ("edit", "panel edit", "callback")


def messages(parlour: Parlour) -> Match:
    return parlour.match(1, parlour.world.messages(parlour.people[0].user))


async def begun(parlour: Parlour, match: Match, command: str, **options: Any) -> None:
    """They have typed this, and have table and panel before them."""
    (person,) = match.people
    await person.command(match.channel, command, **options)
    if command == "challenge play":
        await person.click(person.private(match.channel)[-1], "press:challenge:start")
    await parlour.world.until(lambda: match.channel.public() and match.ready(), "a panel")
    (table,) = parlour.bot.tables.of_user(person.user.id)
    match.number = table.id


async def again(parlour: Parlour, match: Match) -> None:
    """The bot is started again, and the panels that it knows nothing of are dismissed."""
    await parlour.restart()
    (person,) = match.people
    for panel in person.private(match.channel):
        parlour.world.delete(panel)
    await match.hand(person)


async def all_is_true(parlour: Parlour, match: Match, after: str = "", *, lost: bool = False) -> None:
    """`lost`: of panels that were opened before, the bot may know nothing."""
    await public_is_true(parlour, match, after)
    await panels_are_true(parlour, match, after, lost=lost)


async def test_a_match_is_played_alone_through_a_restart(parlour: Parlour) -> None:
    match = messages(parlour)
    await begun(parlour, match, "differ new", level="chance")
    assert await match.play(3) == 3
    await all_is_true(parlour, match)
    await again(parlour, match)
    await match.play(3)
    await all_is_true(parlour, match)
    assert not [one for one in parlour.channel.public() if one.components]


async def test_a_challenge_is_played_alone_through_a_restart(parlour: Parlour) -> None:
    match = messages(parlour)
    await begun(parlour, match, "challenge play")
    assert parlour.bot.tables.get(match.number).record.week is not None
    assert await match.play(3) == 3
    await again(parlour, match)
    assert await match.play(3)
    await all_is_true(parlour, match)


@pytest.mark.parametrize(("kind", "name"), in_turn(KINDS, WAYS))
async def test_the_next_click_shows_what_is(parlour: Parlour, kind: str, name: str) -> None:
    match = messages(parlour)
    await begun(parlour, match, "differ new", level="chance", target=999)
    await parlour.unforced(match)
    fault = parlour.discord.faults.plant(kind, WAYS[name], times=1)
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = next(iter(panel.controls()))
    person.press(panel, control)
    if kind == "edit":
        await parlour.acted(match)
    if kind != "panel edit":
        await parlour.world.until(lambda: fault.hits, kind)
    parlour.discord.faults.lift(fault)
    await match.hand(person)
    await parlour.at_rest()
    await all_is_true(parlour, match, f"{kind}, {name}", lost=True)


async def test_playing_alone_elsewhere_moves_to_private_messages(parlour: Parlour) -> None:
    there = parlour.world.group()
    assert there.kind == GROUP
    (person,) = parlour.people[:1]
    match = messages(parlour)
    await person.command(there, "topsuit new", players=3, computers=2, level="chance")
    await parlour.world.until(match.channel.public, "a table in their messages")
    assert there.public() == []
