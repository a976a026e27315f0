"""Tables of Spring Cleaning, brought to a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.ai import brain
from bot.games.base import NATURE
from bot.games.springcleaning.rules import Play, SpringCleaning
from bot.tables.changes import Change
from bot.tables.table import Table
from tests.e2e.salon import Salon
from tests.kit.positions import lay


async def seat_all(salon: Salon, players: int, **options: object) -> Table:
    """Seat Ann, who opens a table of Spring Cleaning, and others; computer players come with her."""
    await salon.slash(salon.ann, "springcleaning new", players=players, **options)
    for who in [*salon.people.values()][1 : salon.table.seats.count(None) + 1]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def brought_on(
    salon: Salon, table: Table, until: Callable[[SpringCleaning], bool], rng: Random | None = None
) -> None:
    """Have everybody play by rules of thumb until then, all at once and without clicks."""
    rng = rng or Random(1)
    changes, think = salon.bot.tables._changes, brain(table.slug, "normal")

    async def act(change: Change) -> None:
        while not until(table.state):
            seat = min(table.state.to_act)
            chance = seat == NATURE
            action = await changes._chance(table) if chance else think(table.state.view(seat), seat, rng)
            await change.act(seat, action)

    await salon.as_bot(changes.change(table, act))


def lay_out(
    table: Table, hands: tuple[str, ...], offers: tuple[str, ...], beaten: str = "", **changes: object
) -> None:
    """Lay out a position in which seat 0 is to act, and the last seat has played the combination to beat."""
    cards = tuple(beaten)
    places = tuple(f"h{place}" for place in range(len(cards)))
    trick = (Play(len(hands) - 1, cards, places),) if beaten else ()
    changed = table.state.but(
        **{
            "phase": "play",
            "turn": 0,
            "sealed": ("",) * len(hands),
            "hands": tuple(map(tuple, hands)),
            "offers": tuple(map(tuple, offers)),
            "trick": trick,
            **changes,
        }
    )
    lay(table, changed)
