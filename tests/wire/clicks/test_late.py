"""Clicks that Discord has given up on are not done; those just in time are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.discord.faults import Delay
from tests.discord.people import COMMAND, COMPONENT, SUBMITTED, choices, some
from tests.discord.rest import DEFERRED_MESSAGE, DEFERRED_UPDATE
from tests.wire.deadlines import LONG
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.discord.matches import Match
    from tests.discord.world import Interaction
    from tests.wire.parlour import Parlour

GIVEN_UP: Final = LONG + 10
"""Seconds after which Discord waits no longer."""
DOUBTFUL: Final = LONG - 10
"""Seconds after which it still does, and nobody can be sure."""


@pytest.fixture
async def match(parlour: Parlour) -> Match:
    made = parlour.match(1)
    await made.open("differ", target=999, computers=3, level="chance")
    await parlour.unforced(made)
    await made.start()
    await parlour.world.until(made.ready, "a turn")
    await parlour.at_rest()
    return made


def played(parlour: Parlour, match: Match, late: float) -> Interaction:
    """The person clicks on the first thing that they can do; the bot hears of it so many seconds later."""
    (person,) = match.people
    panel = person.panel(match.channel)
    assert panel
    control = choices(panel)[0]
    data: dict[str, Any] = {"custom_id": control["custom_id"], "component_type": control["type"], "id": 1}
    if values := some(parlour.rng, control):
        data["values"] = values
    return parlour.discord.interact(COMPONENT, person.user, match.channel, data, panel, late=late)


def lines(parlour: Parlour, match: Match) -> int:
    return len(parlour.bot.tables.get(match.number).log)


async def test_expired_click_is_not_done(parlour: Parlour, match: Match) -> None:
    before = lines(parlour, match)
    click = played(parlour, match, GIVEN_UP)
    await parlour.comes(lambda: click.refused, "a refusal")
    await parlour.at_rest()
    assert lines(parlour, match) == before
    # Whoever clicks again plays.
    await match.move()
    await parlour.at_rest()
    assert lines(parlour, match) > before
    await all_is_true(parlour, match)


async def test_click_refused_slowly_is_not_done(parlour: Parlour, match: Match) -> None:
    before = lines(parlour, match)
    parlour.discord.faults.plant("callback", Delay(0.4), times=1)
    click = played(parlour, match, GIVEN_UP)
    await parlour.comes(lambda: click.refused, "a refusal")
    await parlour.at_rest()
    assert lines(parlour, match) == before


async def test_late_click_is_done_if_discord_waits(
    parlour: Parlour, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.answers.LATE", DOUBTFUL - 10)
    before = lines(parlour, match)
    click = played(parlour, match, DOUBTFUL)
    await match.people[0].answered(click)
    assert click.response == DEFERRED_UPDATE
    await parlour.comes(lambda: lines(parlour, match) > before, "an action")
    await parlour.at_rest()
    await all_is_true(parlour, match)


async def test_expired_command_and_form_are_not_done(parlour: Parlour) -> None:
    (person,) = parlour.match(1).people
    await person.command(parlour.channel, "settings", mentions="silent")
    data = person._typed("differ new", {})
    command = parlour.discord.interact(COMMAND, person.user, parlour.channel, data, late=GIVEN_UP)
    form = {"custom_id": "form:of:another:time", "components": []}
    sent = parlour.discord.interact(SUBMITTED, person.user, parlour.channel, form, late=GIVEN_UP)
    await parlour.comes(lambda: command.refused and sent.refused, "refusals")
    await parlour.at_rest()
    assert parlour.bot.tables.in_channel(parlour.channel.id) is None
    assert (command.replies, sent.replies) == ([], [])


async def test_late_command_is_deferred_then_answered(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    (person,) = parlour.match(1).people
    await person.command(parlour.channel, "settings", mentions="silent")
    monkeypatch.setattr("cogs.delivery.answers.LATE", DOUBTFUL - 10)
    data = person._typed("settings", {"mentions": "mention"})
    command = parlour.discord.interact(COMMAND, person.user, parlour.channel, data, late=DOUBTFUL)
    await person.answered(command)
    assert command.response == DEFERRED_MESSAGE
    await parlour.at_rest()
    assert (await parlour.bot.store.player(person.user.id)).mentions == "mention"
