"""Tables of Mitigati in the simulated Discord: who sits there, what is dealt, and what people say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.games.base import NATURE
from bot.tables.table import Table
from tests.e2e.salon import Salon, controls, texts
from tests.games.mitigati.table import pack

KINGS_AND_HONOURS = "KA KE KF KW 1T 21T FOOL 2A 3A 4A"
TWELVE_TRUMPS = "2T 3T 4T 5T 6T 7T 8T 9T 10T 11T 12T 13T"
LOW = "AA 2A 3A 4A 5A 6A 7A 8A AE 2E 3E 4E 5E 6E 7E 8E AF 2F 3F 4F 5F 6F 7F AW 2W"
"""Twenty-five cards that the Dealer may all discard."""


def fixed(hands: dict[int, str], last: str = "") -> Callable[[Table], Awaitable[str]]:
    """Chance that makes seat 2 the Dealer, and deals these cards in every hand."""

    async def chance(table: Table) -> str:
        verb = table.state.legal(NATURE)[0].verb
        return "dealer 2" if verb == "dealer" else f"deal {pack(hands, last)}"

    return chance


def rig(salon: Salon, hands: dict[int, str], last: str = "") -> None:
    salon.bot.tables._changes._chance = fixed(hands, last)


async def seat_three(salon: Salon, **options: object) -> Table:
    """Ann opens a table of Mitigati, and Bob and Cleo join."""
    await salon.slash(salon.ann, "mitigati new", **options)
    for who in (salon.bob, salon.cleo):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def say(salon: Salon, *commands: str) -> str:
    """Give each of these commands as the player to act; return the last answer."""
    read = ""
    for text in commands:
        command, options = as_command(text)
        who = salon.actor(salon.table.waiting_for[0])
        read = texts((await salon.slash(who, f"mitigati {command}", **options)).response)
    return read


def as_command(text: str) -> tuple[str, dict[str, object]]:
    """The slash command, without `mitigati`, that says this."""
    verb, *rest = text.split(" ")
    if verb in ("demand", "offer"):
        return verb, {"amount": int(rest[0])}
    if verb == "discard":
        return verb, dict(zip(("first", "second", "third"), rest, strict=True))
    if verb in ("abundance", "kings", "honours", "mixed"):
        return "declare", {"kind": verb, "cards": " ".join(rest)} if rest else {"kind": verb}
    return verb, {"card": rest[0]} if rest else {}


async def deal_on(salon: Salon) -> None:
    """Nobody bargains: the deal goes on to its end."""
    while salon.table.state.phase == "bargain":
        await say(salon, "continue")


async def discarded(salon: Salon) -> None:
    """The Dealer lays away the first cards that may go."""
    await deal_on(salon)
    state = salon.table.state
    await say(salon, "discard " + " ".join(state.legal(state.dealer)[0].options[:3]))


async def fresh(salon: Salon, seat: int) -> Any:
    """The seat's panel, opened anew."""
    return (await salon.click(salon.actor(seat), salon.public, "Your hand")).response


def options(panel: Any) -> list[str]:
    return [option["value"] for menu in controls(panel, 3) for option in menu["options"]]
