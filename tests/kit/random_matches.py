"""Matches by people who play anything, dealt from a seed: made at once, without a database."""

from __future__ import annotations

from random import Random

from bot.ai import brain
from bot.fair.deals import Click, Source, Word, dealt
from bot.games import GAMES
from bot.games.base import NATURE, chosen
from bot.records.stored import Line, Occupant, Record, Status
from bot.tables.table import Table

SHORT = {"target": "20", "hands": "2"}


def played(
    slug: str,
    players: int,
    rng: Random,
    *,
    status: Status = "over",
    most: int = 10_000,
    level: str = "chance",
    source: Source | None = None,
    words: tuple[Word, ...] = (),
) -> tuple[Table, Source]:
    """Return a match played to its end, or for this many lines."""
    think = brain(slug, level)
    game = GAMES[slug]
    options = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    clicks = tuple(Click(seat, rng.getrandbits(63)) for seat in range(players) if seat != 1)
    source = source or Source(rng.randbytes(32), () if words else clicks, words)
    seats = tuple(Occupant(f"P{seat}", seat + 1) for seat in range(players))
    record = Record(12, 1, 7, slug, game.rules, chosen(game, players, options), 1, seats, 0, 0, status=status)
    table = Table.of(record)
    while table.state.to_act and len(table.log) < most:
        seat = min(table.state.to_act)
        log = [(line.seat, line.action) for line in table.log]
        view = table.state.view(seat)
        action = dealt(source, table.state, log) if seat == NATURE else think(view, seat, rng)
        table.read([Line(len(table.log), seat, action, 0)])
    return table, source
