"""The cost of a step through a finished match: `python -m bench.replays`."""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

from bot.matches.replays import replayed
from bot.records.stored import Preferences
from cogs.kit.games import game_cogs
from cogs.people.replay import shown
from rendering.decks import register
from tests.kit import random_matches

STEPS = 60


async def main() -> None:
    register.warm()
    random_matches.SHORT.update(target="150", hands="10")
    for front_type in game_cogs():
        game, front = front_type.game, front_type.__new__(front_type)
        table, _ = random_matches.played(game.slug, game.seats[-1], Random(3))
        began = time.process_time()
        replay = replayed(table.record, table.log)
        built = 1000 * (time.process_time() - began)
        costs = []
        for step in range(replay.hands[0], replay.last, max(1, replay.last // STEPS)):
            began = time.process_time()
            page = await shown(front, table.record, replay, step, "0", Preferences(1))
            page.view()
            page.files()
            costs.append(1000 * (time.process_time() - began))
        costs.sort()
        middle, high = costs[len(costs) // 2], costs[int(len(costs) * 0.95)]
        sys.stdout.write(
            f"{game.slug}: {replay.last} lines replayed in {built:.0f} ms, once; then a step, drawn, "
            f"{middle:.1f} ms of CPU, {high:.1f} ms at 95 %\n"
        )


if __name__ == "__main__":
    asyncio.run(main())
