"""Whole matches between computer players, as transcripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from bot.ai import brain, chance
from bot.games.base import NATURE, State, chosen, play
from bot.matches.transcripts import ending, header, line


def selfplay(
    game: type[State], players: int, options: Mapping[str, str], *, level: str, seed: str
) -> Iterator[str]:
    """Yield the lines of one match; the same arguments give the same lines on every machine."""
    rng = Random(seed)
    think = brain(game.slug, level)
    state = game.start(players, options)
    yield header(game, players, chosen(game, players, options))
    while state.to_act:
        seat = min(state.to_act)
        action = chance.answer(state, seat, rng) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = play(state, seat, action)
        yield line(seat, action)
    yield from ending(state)
