"""How fast computer players think, and how long a hundred tables wait for them. `python -m bench.minds`.

The table is processor time. What is below it is time on the clock, and depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from random import Random
from typing import Any

from bot.ai import SEARCHED, best, levels, think
from bot.ai.asked import Question
from bot.ai.thought import SECONDS, Budget, Thought
from bot.games import GAMES
from bot.games.base import NATURE, State, pick, play
from bot.minds import Minds

EASY = "easy"
"""Who plays the matches that the decisions are taken from."""


def questions(slug: str, players: int, level: str, count: int, seed: str) -> list[Question]:
    """Decisions with something to decide, as they come in matches by rules of thumb."""
    rng, found = Random(f"{seed} {slug} {players}"), list[Question]()
    while len(found) < count:
        state: State = GAMES[slug].start(players, {})
        while state.to_act and len(found) < count:
            seat = min(state.to_act)
            choices = state.legal(seat)
            if seat == NATURE:
                action = pick(rng, choices)
            else:
                view: Any = state.view(seat)
                # Not each of them: they should come from many hands.
                if sum(choice.count for choice in choices) > 1 and rng.random() < 0.2:
                    found.append(Question(slug, level, view, seat, str(len(found))))
                action = think(slug, EASY, view, seat, rng).action
            state, _ = play(state, seat, action)
    return found


def guesses(asked: list[Question], seconds: float) -> float:
    """Worlds a second that the readable rules imagine."""
    rng, count, started = Random(1), 0, time.thread_time()
    while (spent := time.thread_time() - started) < seconds:
        one = asked[count % len(asked)]
        one.view.guess(one.seat, rng)
        count += 1
    return count / spent


def thoughts(asked: list[Question], level: str, budget: Budget) -> tuple[list[Thought], list[float]]:
    """What they think, and the milliseconds each took."""
    found, waits = [], []
    for one in asked:
        started = time.thread_time()
        found.append(think(one.slug, level, one.view, one.seat, Random(one.seed), budget))
        waits.append(1000 * (time.thread_time() - started))
    return found, waits


def table(slug: str, players: int, args: argparse.Namespace) -> str:
    asked = questions(slug, players, best(slug), args.decisions, args.seed)
    cells = [f"{slug}, {players}", f"{guesses(asked, 0.3):,.0f}"]
    for level in ("easy", "normal"):
        waits = thoughts(asked, level, Budget(0.0))[1] if level in levels(slug) else [0.0]
        cells.append(f"{statistics.median(waits):.2f} / {max(waits):.1f}" if any(waits) else "-")
    if SEARCHED in levels(slug):
        found, waits = thoughts(asked, SEARCHED, Budget(args.budget))
        spent = sum(waits) / 1000
        cells += [f"{sum(one.worlds for one in found) / spent:,.0f}"]
        cells += [f"{sum(one.iterations for one in found) / spent:,.0f}"]
    else:
        cells += ["-", "-"]
    return "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


WIDTHS = (20, 12, 16, 16, 12, 14)
HEAD = ("game, seats", "guesses/s", "easy ms", "normal ms", "worlds/s", "play-outs/s")


async def waiting(tables: int, seconds: float, seed: str) -> list[str]:
    """So many tables ask a searching player again and again, all at once."""
    searching = [
        (slug, players) for slug, game in GAMES.items() if SEARCHED in levels(slug) for players in game.seats
    ]
    asked = [one for slug, players in searching for one in questions(slug, players, SEARCHED, 20, seed)]
    rng = Random(seed)
    minds, waits, lags = Minds(None, SECONDS), list[float](), list[float]()
    until = time.perf_counter() + seconds

    async def ask() -> None:
        while time.perf_counter() < until:
            one = asked[int(rng.random() * len(asked))]
            started = time.perf_counter()
            await minds.think(one)
            waits.append(time.perf_counter() - started)

    async def look() -> None:
        while time.perf_counter() < until:
            started = time.perf_counter()
            await asyncio.sleep(0.005)
            lags.append(1000 * (time.perf_counter() - started - 0.005))

    await minds.think(asked[0])
    await asyncio.gather(look(), *(ask() for _ in range(tables)))
    await minds.close()
    waits.sort()
    lags.sort()
    rate, middle, last = len(waits) / seconds, statistics.median(waits), waits[len(waits) * 99 // 100]
    lag, worst = statistics.median(lags), lags[len(lags) * 99 // 100]
    return [
        f"{tables} tables waiting: {rate:.1f} decisions a second, after {middle:.2f} s, 99 % by {last:.2f} s",
        f"  the event loop meanwhile: {lag:.2f} ms late, 99 % at most {worst:.2f} ms",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=20, help="of each game and number of seats")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds that a search has for each")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100])
    parser.add_argument("--seconds", type=float, default=10.0, help="that they ask")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    lines = ["".join(f"{cell:>{width}}" for cell, width in zip(HEAD, WIDTHS, strict=True))]
    lines += [table(slug, players, args) for slug, game in GAMES.items() for players in game.seats]
    for tables in args.tables:
        lines += asyncio.run(waiting(tables, args.seconds, args.seed))
    again = f"--decisions {args.decisions} --budget {args.budget} --seconds {args.seconds} --seed {args.seed}"
    lines.append(f"Python {sys.version.split()[0]}; again: python -m bench.minds {again}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
