"""Transcripts, with faults to be found in them."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from random import Random

from bot.ai import think
from bot.ai.decision import Budget
from bot.fair.deals import Source, dealt
from bot.games import GAMES
from bot.games.base import NATURE, chosen
from bot.matches.replays import Replay, replayed
from bot.matches.selfplay import selfplay
from bot.matches.transcripts import check
from bot.records.stored import Line, Occupant, Record
from bot.tables.table import Table

OPENED = b"game differ players=4 rules=1\nnature dealer 3\n"
"""A match in which chance is to deal."""


@cache
def transcript(slug: str, players: int, seed: str = "1") -> bytes:
    """Return a finished match between random players, as short as possible."""
    short = {"target": "1", "hands": "1"}
    options = {option.name: short[option.name] for option in GAMES[slug].options if option.name in short}
    lines = selfplay(GAMES[slug], players, options, level="chance", seed=seed)
    return "".join(line + "\n" for line in lines).encode()


DIFFER = transcript("differ", 4)


def report(text: bytes) -> list[tuple[str, bool]]:
    return list(check("it", BytesIO(text)))


def faults(text: bytes) -> list[str]:
    """Return the faults found, without the name of the file."""
    return [line.removeprefix("it:") for line, fine in report(text) if not fine]


def sums(text: bytes) -> list[str]:
    """Return the lines that sum up a match."""
    return [line.removeprefix("it: ") for line, fine in report(text) if fine]


MINE = 1
BRIEF = {"target": "1", "hands": "1"}
DEEP = Budget(iterations=150)
DEEPER = {"92q": Budget(iterations=400)}
"""Budgets for games in which *hard* settles no call before it has seen most of those worlds."""


@cache
def match(slug: str, players: int, level: str, seed: int) -> tuple[Record, Replay]:
    """Return a short match in which this level has our seat."""
    rng, game = Random(seed), GAMES[slug]
    options = {option.name: BRIEF[option.name] for option in game.options if option.name in BRIEF}
    source = Source(rng.randbytes(32), ())
    seats = tuple(Occupant(f"P{seat}", seat + 1) for seat in range(players))
    values = chosen(game, players, options)
    table = Table.of(Record(12, 1, 7, slug, game.rules, values, 1, seats, 0, 0, status="over"))
    while table.state.to_act:
        seat = min(table.state.to_act)
        log = [(line.seat, line.action) for line in table.log]
        if seat == NATURE:
            action = dealt(source, table.state, log)
        else:
            plays = level if seat == MINE else "normal"
            action = think(slug, plays, table.state.view(seat), seat, rng, DEEPER.get(slug, DEEP)).action
        table.read([Line(len(table.log), seat, action, 0)])
    return table.record, replayed(table.record, table.log)
