"""The cost of pictures, drawn for the first time and again, and their size. `python -m bench.pictures`.

Positions come from play between computer players. Times are processor time: other work on the machine does
not count. Every card is drawn before anything else is measured; `large` is a hand of large cards, which a
running bot draws one by one when a person first holds them.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from random import Random
from typing import Any, Literal, cast

from bench.gallery import NAMES, panel
from bot.ai import brain, levels
from bot.games import GAMES
from bot.games.base import NATURE, State, pick
from cogs.kit.game_cog import AnyCog
from cogs.kit.games import game_cogs
from rendering.decks.register import DECKS
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size


def positions(slug: str, players: int, seed: int, wanted: int) -> list[State]:
    """Return states with a player to act, from one match after another."""
    rng = Random(f"{slug} {players} {seed}")
    think, state = brain(slug, levels(slug)[-1]), GAMES[slug].start(players, {})
    found: list[State] = []
    while len(found) < wanted:
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat)) if seat == NATURE else think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
        if not state.to_act:
            state = GAMES[slug].start(players, {})
        elif NATURE not in state.to_act:
            found.append(state)
    return found


def cost(draw: Callable[[], Picture]) -> tuple[float, Picture]:
    begun = time.process_time()
    picture = draw()
    return (time.process_time() - begun) * 1000, picture


def measure(what: str, draws: Sequence[Callable[[], Picture]]) -> str:
    drawn = [cost(draw) for draw in draws]
    # Only the newest are cached.
    again = [cost(draw)[0] for draw in draws[-50:]]
    # Equal positions share a picture; only the first of them was drawn.
    cold = {id(picture): spent for spent, picture in reversed(drawn)}
    times = list(cold.values())
    largest = max(len(picture.png) for _, picture in drawn) / 1000
    middle, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    return f"{what:30} {middle:8.2f} {slow:8.2f} {statistics.median(again):10.3f} {largest:12.1f}"


def large_cards() -> str:
    """Draw all cards in all sizes and looks; return the cost of each large one."""
    spent = []
    for deck in DECKS.values():
        for card, size in product(deck.every, Size):
            begun = time.process_time()
            for look in Look:
                deck.sprite(card, size, look=look)
            if size is Size.HUGE:
                spent.append((time.process_time() - begun) * 1000)
    middle, slow = statistics.median(spent), statistics.quantiles(spent, n=20)[-1]
    return f"{'a large card, the first time':30} {middle:8.2f} {slow:8.2f}"


def hands(
    front: AnyCog, states: Sequence[State], cards: Literal["normal", "large"] = "normal"
) -> list[Callable[[], Picture]]:
    """Return the drawing of the acting player's hand in each position."""
    seats = [min(state.to_act) for state in states]
    return [
        partial(front.hand_picture, state.view(seat), seat, panel(seat, NAMES[: state.players], cards))
        for state, seat in zip(states, seats, strict=True)
    ]


def panels(front: AnyCog, states: Sequence[State]) -> list[Callable[[], Picture]]:
    """Return the drawing of the acting player's whole panel in each position."""
    seats = [min(state.to_act) for state in states]
    return [
        partial(front.panel_picture, state.view(seat), seat, panel(seat, NAMES[: state.players]))
        for state, seat in zip(states, seats, strict=True)
    ]


def tables(front: AnyCog, states: Sequence[State]) -> list[Callable[[], Picture]]:
    return [partial(front.table_picture, state.view(None), NAMES[: state.players]) for state in states]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--views", type=int, default=120, help="how many positions of each game are drawn")
    args = parser.parse_args()
    sys.stdout.write(f"{'':30} {'cold ms':>8} {'95th':>8} {'cached ms':>10} {'largest KB':>12}\n")
    sys.stdout.write(large_cards() + "\n")
    for cog in game_cogs():
        front, slug = cog(cast("Any", None)), cog.game.slug
        for players in cog.game.seats:
            ways = (
                ("hand", hands),
                ("large", partial(hands, cards="large")),
                ("table", tables),
                ("panel", panels),
            )
            for what, pictures in ways:
                for draw in pictures(front, positions(slug, players, 1, args.views)):
                    draw()
                draws = pictures(front, positions(slug, players, 2, args.views))
                # Garbage collection of all these positions would distort the times.
                gc.collect()
                gc.freeze()
                measured = measure(f"{slug}, {players} players: {what}", draws)
                sys.stdout.write(measured + "\n")


if __name__ == "__main__":
    main()
