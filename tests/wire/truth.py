"""Whether what people see is what is: the public message, and everybody's panel."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bench.wire.matches import Match
    from bench.wire.world import JSON
    from cogs.kit.pages import Page
    from tests.wire.parlour import Parlour

PATIENCE: Final = 20.0
_CHANGING: Final = frozenset({"id", "url", "proxy_url", "width", "height", "spoiler"})
"""What a component has beside what it shows."""


def plain(components: list[JSON]) -> Any:
    """What they show and do, without what Discord adds to it."""
    return [_plain(one) for one in components]


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: _plain(inner) for key, inner in value.items() if key not in _CHANGING}
        return {key: inner for key, inner in kept.items() if inner not in (None, False, {}, [])}
    return [_plain(inner) for inner in value] if isinstance(value, list) else value


def as_sent(page: Page) -> Any:
    view: Any = page.view()
    return plain(view.to_components())


async def public_is_true(parlour: Parlour, match: Match, after: str = "") -> None:
    """Wait until the newest public message shows the table as it is, and no other shows a table at all."""
    table, wanted = None, None
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved = parlour.world.next_move
                table = await parlour.bot.tables.read(match.number)
                wanted = as_sent(await parlour.bot.services.painter.page(table))
                if plain(match.public.components) == wanted and _stands_alone(match):
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
