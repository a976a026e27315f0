"""A hand, a match or a table ends while something that somebody is shown is on its way."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest

from tests.discord.faults import Delay, Hang, Refuse, Reset
from tests.discord.people import NoAnswer, choices, some
from tests.discord.world import PATIENCE
from tests.wire.truth import all_is_true
from tests.wire.ways import in_turn

if TYPE_CHECKING:
    from bot.tables.table import Table
    from tests.discord.faults import Fault, Way
    from tests.discord.matches import Match
    from tests.discord.people import Person
    from tests.discord.world import Interaction
    from tests.wire.parlour import Parlour

WAYS: Final[dict[str, Way]] = {
    "slow": Delay(0.3),
    "lost": Hang(),
    "done late": Hang(late=True),
    "refused": Refuse(503),
    "its receipt lost": Reset(after=True),
    "its receipt silent": Hang(after=True),
}
ENDS: Final = ("hand", "match", "votes", "moderator")


def left(table: Table) -> int:
    """Cards that are still in somebody's hand, or to come there."""
    hand = len(table.log) - max(line.n for line in table.log if line.action.startswith("deal ")) - 1
    return 52 - sum(line.action.startswith("play ") for line in table.log[-hand:]) if hand else 52


async def nearly(parlour: Parlour, match: Match, cards: int) -> Table:
    """Play, not by clicks, until so many cards are left of the hand; nobody's cards are played for them."""
    table = parlour.bot.tables.get(match.number)
    await parlour.unforced(match)
    while left(table) > cards:
        await parlour.acted(match)
    await all_is_true(parlour, match)
    return table


async def end(parlour: Parlour, match: Match, how: str) -> None:
    """Play the rest of the hand or the match."""
    table = parlour.bot.tables.get(match.number)
    hands = table.hands
    if how == "moderator":
        await match.people[0].command(match.channel, "table end", reason="enough")
    elif how == "votes":
        for person in match.people:
            if table.live:
                await person.command(match.channel, "table end")
    while table.live and table.hands == hands:
        await parlour.acted(match)
    assert table.live == (how == "hand")


def waits(match: Match, table: Table) -> Person:
    """Somebody who does not act now, and does next."""
    seat = (table.waiting_for[0] + 1) % 4
    return next(person for person in match.people if table.seat_of(person.user.id) == seat)


@pytest.mark.parametrize(("how", "name"), in_turn(ENDS, WAYS))
async def test_end_is_shown_in_a_panel_being_edited(parlour: Parlour, how: str, name: str) -> None:
    match = await parlour.opened("differ", 4, target=999 if how == "hand" else 1)
    table = await nearly(parlour, match, 4)
    panel = waits(match, table).private(match.channel)[-1]
    fault = parlour.discord.faults.plant(
        "panel edit", WAYS[name], times=1, where=lambda call: call.message is panel
    )
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits, "an edit of the panel")
    await end(parlour, match, how)
    await over(parlour, match, fault, f"{how}, {name}")


async def over(parlour: Parlour, match: Match, fault: Fault, why: str) -> None:
    """Whatever was on its way has come or not, and all is true."""
    await all_is_true(parlour, match, f"{why}, still on its way", lost=True)
    parlour.discord.faults.lift(fault)
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    await all_is_true(parlour, match, why)


@pytest.mark.parametrize(("how", "name"), in_turn(ENDS, WAYS))
async def test_end_is_shown_to_who_just_clicked(parlour: Parlour, how: str, name: str) -> None:
    match = await parlour.opened("differ", 4, target=999 if how == "hand" else 1)
    table = await nearly(parlour, match, 4)
    parlour.world.patience = PATIENCE
    person = waits(match, table)
    panel = person.private(match.channel)[-1]
    fault = parlour.discord.faults.plant("callback", WAYS[name], times=1)
    clicked = person.press(panel, panel.button("press:look") or {})
    await parlour.world.until(lambda: fault.hits, "an answer")
    await end(parlour, match, how)
    await answered(person, clicked)
    await over(parlour, match, fault, f"{how}, {name}")


async def answered(person: Person, clicked: Interaction) -> None:
    """Perhaps: whoever is told nothing asks again."""
    with suppress(NoAnswer):
        await person.answered(clicked, 0.5)


@pytest.mark.parametrize(("how", "name"), in_turn(ENDS[:2], WAYS))
async def test_who_plays_the_last_card_sees_the_end(parlour: Parlour, how: str, name: str) -> None:
    match = await parlour.opened("differ", 4, target=999 if how == "hand" else 1)
    table = await nearly(parlour, match, 1)
    hands = table.hands
    parlour.world.patience = PATIENCE
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = choices(panel)[0]
    fault = parlour.discord.faults.plant("callback", WAYS[name], times=1)
    clicked = person.press(panel, control, some(match.rng, control))
    await parlour.comes(lambda: not table.live or table.hands > hands, "the end")
    await answered(person, clicked)
    await over(parlour, match, fault, f"{how}, {name}")


@pytest.mark.parametrize("slow", ["panel delete", "follow-up"])
async def test_leaving_panel_is_not_the_newest(parlour: Parlour, slow: str) -> None:
    """Its click ends a hand and is told to wait at last: while the panel goes below, the answer is sought."""
    match = await parlour.opened("differ", 4, target=999)
    await nearly(parlour, match, 1)
    person, panel = match.ready() or pytest.fail("nobody is to act")
    parlour.world.patience = PATIENCE
    control = choices(panel)[0]
    faults = parlour.discord.faults
    fault = faults.plant("callback", Hang(), times=1)
    faults.plant("panel read", Refuse(503), times=2)
    faults.plant(slow, Delay(0.3))
    clicked = person.press(panel, control, some(match.rng, control))
    await answered(person, clicked)
    await over(parlour, match, fault, slow)
    await parlour.at_rest()
    await all_is_true(parlour, match, slow)


async def test_panel_that_may_stand_is_not_repeated(parlour: Parlour) -> None:
    """Discord posts it, and never says so: it cannot be found, and the one above is kept."""
    match = await parlour.opened("differ", 4, target=999)
    table = await nearly(parlour, match, 1)
    before = [person.private(match.channel)[-1] for person in match.people]
    many = [len(person.private(match.channel)) for person in match.people]
    fault = parlour.discord.faults.plant("follow-up", Hang(after=True))
    await parlour.acted(match)
    turn = f":{table.turn(table.waiting_for[0])}:"
    await parlour.world.until(
        lambda: any(turn in control["custom_id"] for panel in before for control in choices(panel)), "a turn"
    )
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    assert fault.hits == len(match.people)
    assert [len(person.private(match.channel)) for person in match.people] == [one + 1 for one in many]
