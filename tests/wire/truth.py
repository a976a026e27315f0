"""Whether what people see is what is: the public message, and everybody's panel."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from bot.words import words
from tests.discord.people import choices
from tests.discord.world import PATIENCE, walk

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.kit.pages import Page
    from tests.discord.matches import Match
    from tests.discord.world import JSON, Message
    from tests.wire.parlour import Parlour

_CHANGING: Final = frozenset({"id", "url", "proxy_url", "width", "height", "spoiler"})
"""Keys of a component that change without showing."""


def plain(components: list[JSON]) -> Any:
    """Return the components without what Discord adds."""
    return [_plain(one) for one in components]


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: _plain(inner) for key, inner in value.items() if key not in _CHANGING}
        return {key: inner for key, inner in kept.items() if inner not in (None, False, {}, [])}
    return [_plain(inner) for inner in value] if isinstance(value, list) else value


def as_sent(page: Page) -> Any:
    view: Any = page.view()
    return plain(view.to_components())


async def public_is_true(parlour: Parlour, match: Match, after: str = "", *, alone: bool = True) -> None:
    """Wait until the newest public message shows the table as it is, and `alone` does so."""
    table, wanted = None, None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved = parlour.world.next_move
                table = await parlour.bot.tables.read(match.number)
                wanted = as_sent(await parlour.bot.session.services.painter.page(table))
                if plain(match.public.components) == wanted and (_stands_alone(match) or not alone):
                    return
                await moved.wait()
    except TimeoutError:
        shown = [(message.id, message.texts) for message in match.channel.public()]
        raise AssertionError(
            f"{after}: the table is at {table and len(table.log)}: {wanted}; shown is {shown}"
        ) from None


def _stands_alone(match: Match) -> bool:
    """Nobody is led to an older message of the table."""
    acting = (f"press:look:{match.number}:hand", f"press:lobby:{match.number}")
    return not [
        message
        for message in match.channel.public()
        if message is not match.public and not message.mentions and message.controls(beginning=acting)
    ]


async def panels_are_true(parlour: Parlour, match: Match, after: str = "", *, lost: bool = False) -> None:
    """Wait until every panel shows what its reader may do now, or that another of theirs does.

    `lost`: Discord may have posted panels whose numbers it never told; of these nothing can be known.
    """
    table = None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved = parlour.world.next_move
                table = await parlour.bot.tables.read(match.number)
                if all(
                    _panels_are_true(match, table, place, lost=lost) for place in range(len(match.people))
                ):
                    return
                await moved.wait()
    except TimeoutError:
        shown = [[(one.id, one.texts) for one in _panels(match, place)] for place in range(len(match.people))]
        calls = [(call.kind, call.status) for call in list(parlour.discord.calls)[-30:]]
        raise AssertionError(
            f"{after}: {table and table.waiting_for} are to act: {shown}, after {calls}"
        ) from None


def _panels(match: Match, place: int) -> list[Message]:
    """Return one person's panels, oldest first."""
    return [one for one in match.people[place].private(match.channel) if _of_table(one, match.number)]


def _panels_are_true(match: Match, table: Table, place: int, *, lost: bool) -> bool:
    seat = table.seat_of(match.people[place].user.id)
    acts = table.live and seat is not None and seat in table.waiting_for
    wanted = {str(table.turn(seat))} if acts and seat is not None else set()
    there = _panels(match, place)
    if not there:
        return True
    fresh = [one for one in there if words()("panel-elsewhere") not in one.texts]
    if not table.live:
        return not any(_goes_on(one, match.number) for one in (fresh[-1:] if lost else fresh))
    if lost:
        return _offered(there[-1]) == wanted
    return len(fresh) == 1 and _offered(fresh[0]) == wanted


def _goes_on(panel: Message, number: int) -> bool:
    """Whether it offers what there is only while a match goes on."""
    return bool(choices(panel) or panel.button(f"press:look:{number}:hand"))


def _offered(panel: Message) -> set[str]:
    """The turns that its controls are for."""
    return {one["custom_id"].split(":")[4] for one in choices(panel)}


def _of_table(message: Message, number: int) -> bool:
    there = [part.get("custom_id", "") for part in walk(message.components)]
    # A lobby's page of options is no panel.
    return any(f":{number}:" in one for one in there) and not any(f":lobby:{number}:" in one for one in there)


async def prompts_are_true(parlour: Parlour, match: Match, after: str = "") -> None:
    """Wait until nobody stands mentioned who is not to act, and nobody twice."""
    mentioned: list[int] = []
    waited: list[int | None] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved = parlour.world.next_move
                table = await parlour.bot.tables.read(match.number)
                waited = [table.user_at(seat) for seat in table.waiting_for] if table.live else []
                mentioned = [user for one in match.channel.public() for user in one.mentions]
                if len(set(mentioned)) == len(mentioned) and set(mentioned) <= set(waited):
                    return
                await moved.wait()
    except TimeoutError:
        raise AssertionError(f"{after}: mentioned are {mentioned}, waited for {waited}") from None


async def all_is_true(parlour: Parlour, match: Match, after: str = "", *, lost: bool = False) -> None:
    """`after`: what has happened, for the message of a test that fails."""
    await public_is_true(parlour, match, after)
    await panels_are_true(parlour, match, after, lost=lost)
    await prompts_are_true(parlour, match, after)
