"""A table's message is changed by the clicks on it where that is possible, and by the bot where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.records.stored import now
from bot.store.tokens import LIFE
from cogs.delivery.tokens import SOON
from tests.discord.faults import Delay, Hang, Refuse, Reset
from tests.wire.truth import public_is_true

if TYPE_CHECKING:
    from tests.discord.faults import Call, Fault, Way
    from tests.discord.matches import Match
    from tests.wire.parlour import Parlour

REFUSALS: Final = [(404, 10015), (404, 10008), (403, 50013)]
"""One for each verdict that does not try again."""


def edits(parlour: Parlour, *, by_token: bool) -> Fault:
    """Counts them from now on."""

    def such(call: Call) -> bool:
        return call.by_token is by_token

    return parlour.discord.faults.plant("edit", Delay(0), where=such)


async def moved(parlour: Parlour, match: Match) -> None:
    """Somebody acts, and the message shows it."""
    await parlour.acted(match)
    await parlour.at_rest()
    await public_is_true(parlour, match)


async def test_click_changes_the_message_without_the_budget(parlour: Parlour) -> None:
    """However many requests the bot has made already."""
    match = await parlour.opened("differ", 2, target=999, computers=2)
    changed, own = edits(parlour, by_token=True), edits(parlour, by_token=False)
    parlour.bot.rate_limiter.slow_down(3600)
    await moved(parlour, match)
    assert changed.hits > 0
    assert own.hits == 0


async def test_command_changes_its_lobby_without_the_budget(parlour: Parlour) -> None:
    match = parlour.match()
    await match.open("differ")
    await parlour.at_rest()
    changed, own = edits(parlour, by_token=True), edits(parlour, by_token=False)
    parlour.bot.rate_limiter.slow_down(3600)
    await parlour.bot.tables.join(match.number, parlour.people[3].user.id, "Dot")
    await parlour.at_rest()
    await public_is_true(parlour, match)
    assert (changed.hits, own.hits) == (1, 0)


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_bot_edits_where_a_token_is_refused(parlour: Parlour, status: int, code: int) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2)
    message = match.public
    refused = parlour.discord.faults.plant("edit", Refuse(status, code), where=lambda call: call.by_token)
    own = edits(parlour, by_token=False)
    await moved(parlour, match)
    assert match.public is message
    assert (refused.hits, own.hits > 0) == (1, True)


@pytest.mark.parametrize("way", [Refuse(503), Reset(after=True), Hang(late=True)], ids=repr)
async def test_passing_fault_is_retried_by_the_bot(parlour: Parlour, way: Way) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2)
    fault = parlour.discord.faults.plant("edit", way, where=lambda call: call.by_token)
    await parlour.acted(match)
    await parlour.at_rest()
    # discord.py asks some of them more than once.
    assert fault.hits >= 1
    # What hangs is done only now.
    parlour.discord.faults.lift()
    await parlour.at_rest()
    await public_is_true(parlour, match)


async def test_after_a_start_the_bot_changes_it_itself(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2)
    await parlour.restart()
    changed, own = edits(parlour, by_token=True), edits(parlour, by_token=False)
    await moved(parlour, match)
    assert changed.hits == 0
    assert own.hits > 0


@pytest.mark.parametrize("what", ["hand", "rules"])
async def test_another_click_goes_on_when_one_has_ended(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A click that only looks is answered as always."""
    match = await parlour.opened("differ", 2, target=999, computers=2)
    person, began = match.people[0], now()
    monkeypatch.setattr("cogs.delivery.tokens.now", lambda: began + LIFE - SOON + 1000)
    before = [message.id for message in person.private(match.channel)]
    clicked = await person.click(match.public, f"press:look:{match.number}:{what}")
    await parlour.at_rest()
    assert [one for one in person.private(match.channel) if one.id not in before]
    assert parlour.bot.tokens._newest[match.public.id].text == clicked.token
    changed, own = edits(parlour, by_token=True), edits(parlour, by_token=False)
    await moved(parlour, match)
    assert own.hits == 0
    assert changed.hits > 0


async def test_private_panel_is_never_taken_for_the_message(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2)
    await parlour.acted(match)
    assert parlour.bot.tokens._newest[match.public.id].original == match.public.id
