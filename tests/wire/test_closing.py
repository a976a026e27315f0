"""The bot closes while it is being asked: whoever was heard is answered, and nothing of it is a mistake."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.discord.people import choices, some
from tests.discord.world import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.discord.matches import Match
    from tests.discord.people import Person
    from tests.discord.world import Interaction
    from tests.wire.parlour import Parlour


class Gate:
    """Callers of this method wait until the gate opens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        owner, _, name = where.rpartition(".")
        through = getattr(pytest.importorskip(owner.rpartition(".")[0]), owner.rpartition(".")[2])
        method = getattr(through, name)

        async def held(*args: Any, **options: Any) -> Any:
            self.reached.set()
            await self.opened.wait()
            return await method(*args, **options)

        monkeypatch.setattr(through, name, held)
        # No picture is remembered, nor left where it is: each has to be drawn.
        monkeypatch.setattr("cogs.table.panel_pages.Drawn.stays", lambda *_, **__: False)
        monkeypatch.setattr("cogs.delivery.drawing.known", lambda *_, **__: None)

    async def somebody_waits(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.reached.wait()


PLACES: Final = {
    "its language": "cogs.core.languages.Languages.set_language",
    "what is known of the person": "bot.store.storage.Store.player",
    "its picture": "cogs.delivery.drawing.Drawing.__call__",
    "its first answer": "cogs.delivery.answers.Answer._first",
}


async def alone(parlour: Parlour) -> tuple[Match, Person]:
    match = await parlour.opened("differ", 1, target=999, computers=3, level="chance")
    await parlour.world.until(match.ready, "a turn")
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    return match, match.people[0]


async def closes(parlour: Parlour, gate: Gate) -> None:
    """The bot closes; the gate is opened once it is on Discord no more."""

    async def opens() -> None:
        await parlour.world.until(lambda: not parlour.discord.gateway.connected, "a bot that has gone")
        gate.opened.set()

    await gate.somebody_waits()
    opening = asyncio.create_task(opens())
    await parlour.stop()
    await opening


@pytest.mark.parametrize("place", PLACES)
async def test_heard_click_is_answered_before_the_end(
    parlour: Parlour, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, person = await alone(parlour)
    gate = Gate(monkeypatch, PLACES[place])
    clicked = person.press(match.public, match.public.button("press:look") or {})
    await closes(parlour, gate)
    (panel,) = clicked.replies
    assert panel.alts


async def test_a_command_that_was_heard_is_answered(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, person = await alone(parlour)
    gate = Gate(monkeypatch, PLACES["its language"])
    typed = person.type(match.channel, "table show")
    await closes(parlour, gate)
    assert typed.replies


async def test_what_discord_told_of_before_is_done(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = await alone(parlour)
    gate = Gate(monkeypatch, "bot.service.tables.Tables.archive")
    parlour.discord.delete_channel(match.channel)
    await closes(parlour, gate)
    await parlour.start()
    assert (await parlour.bot.tables.read(match.number)).status == "archived"


@pytest.mark.parametrize("place", PLACES.values())
async def test_slow_answer_is_dropped_without_an_error(
    parlour: Parlour, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.session.LAST_ANSWERS", 0.05)
    match, person = await alone(parlour)
    _, panel = match.ready() or (person, match.public)
    gate = Gate(monkeypatch, place)
    clicked = person.press(panel, panel.button("press:hint") or {})
    await gate.somebody_waits()
    await parlour.stop()
    assert not clicked.replies
    gate.opened.set()


async def test_a_search_for_a_hint_is_dropped(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    match, person = await alone(parlour)
    _, panel = match.ready() or (person, match.public)
    gate = Gate(monkeypatch, "bot.engines.pool.EnginePool.think")
    clicked = person.press(panel, panel.button("press:hint") or {})
    await gate.somebody_waits()
    await parlour.stop()
    # The click itself was answered: no answer waits for a search.
    assert clicked.done.is_set()
    gate.opened.set()


def looked(match: Match, person: Person) -> Interaction:
    return person.press(match.public, match.public.button("press:look") or {})


def acted(match: Match, person: Person) -> Interaction:
    panel = person.panel(match.channel)
    assert panel is not None
    control = choices(panel)[0]
    return person.press(panel, control, some(match.rng, control))


def left(match: Match, person: Person) -> Interaction:
    return person.type(match.channel, "table leave")


def ended(match: Match, person: Person) -> Interaction:
    return person.type(match.channel, "table end")


@pytest.mark.parametrize("doing", [looked, acted, left, ended])
async def test_answer_arrives_whenever_the_bot_closes(
    parlour: Parlour, doing: Callable[[Match, Person], Interaction]
) -> None:
    """Later and later, in steps of the event loop; who is not heard at all is not answered either."""
    match, person = await alone(parlour)
    heard = 0
    for steps in (0, 2, 5, 13, 34):
        clicked = doing(match, person)
        for _ in range(steps):
            await asyncio.sleep(0)
        await parlour.stop()
        heard += clicked.done.is_set()
        await parlour.start()
        if doing is ended and clicked.done.is_set():
            match, person = await alone(parlour)
        await match.hand(person)
        await parlour.world.until(match.ready, "a turn")
    assert heard


async def test_second_close_waits_for_the_first(parlour: Parlour) -> None:
    await alone(parlour)
    bot = parlour.bot
    both = [asyncio.create_task(bot.close()) for _ in range(2)]
    await asyncio.gather(*both)
    assert bot.is_closed()
    await parlour.stop()
