"""The pictures of the README, from matches between computer players: `make pictures` writes them to `docs/`.

Each shows the first suitable moment, as the game's module defines it, over matches with one seed after
another.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from bench.gallery import NAMES, panel
from bench.games import measured
from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, pick
from bot.words import words
from cogs.kit.games import game_cogs
from rendering.boards.leaderboard import Line, board
from rendering.kit.picture import Picture

FOLDER: Final = Path("docs")
ACTIONS: Final = 400
"""Number of actions that a match is followed."""
MINE: Final = 4
"""The reader's place on the leaderboard."""


def moments(slug: str, players: int) -> Iterator[Any]:
    """Yield states with a player to act, from one match after another."""
    think, seed = brain(slug, "easy"), 0
    while True:
        seed += 1
        rng, state = Random(f"readme {slug} {seed}"), GAMES[slug].start(players, {})
        for _ in range(ACTIONS):
            if not state.to_act:
                break
            seat = min(state.to_act)
            action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
            state, _ = state.apply(seat, action)
            if state.to_act and NATURE not in state.to_act:
                yield state


LEADERS: Final = (
    *(("Annabel", 1894, 40, 18), ("Bartholomew", 1760, 37, 13), ("Cleo", 1688, 34, 9)),
    *(("Zoë Ström", 1622, 31, 9), ("Ida", 1544, 28, 7), ("Wolfgang A.", 1418, 25, 4)),
)
"""Name, rating, matches and wins."""


def leaderboard() -> Picture:
    """Draw the first page, as its fourth person sees it."""
    best = LEADERS[0][1]
    lines = (
        Line(place, name, str(rating), rating / best, played, won, mine=place == MINE)
        for place, (name, rating, played, won) in enumerate(LEADERS, 1)
    )
    return board(tuple(lines), None, words())


def main() -> None:
    (FOLDER / "leaderboard.png").write_bytes(leaderboard().png)
    for cog in game_cogs():
        front = cog(cast("Any", None))
        slug = front.game.slug
        game = measured(slug)
        players = game.PLAYERS
        names = NAMES[:players]
        table = next(state for state in moments(slug, players) if game.table(state))
        hand = next(state for state in moments(slug, players) if game.hand(state))
        seat = min(hand.to_act)
        drawn = {
            "table": front.table_picture(table.view(None), names),
            "panel": front.panel_picture(hand.view(seat), seat, panel(seat, names)),
        }
        for what, picture in drawn.items():
            (FOLDER / f"{slug}-{what}.png").write_bytes(picture.png)
            sys.stdout.write(f"{slug}-{what}.png: {picture.alt}\n")


if __name__ == "__main__":
    main()
