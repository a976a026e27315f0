"""*hard* against OpenSpiel's ISMCTS bot, given our games through an adapter. `python -m bench.peer differ`.

Needs OpenSpiel: `pip install --group peers`. Both get the same deals and the same processor time for each
decision. Ours is machine code where it exists; theirs, in Python, gets our readable rules.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from bench.peer_bot import PEER, pairing
from bot.ai.decision import Budget
from bot.cli.duel import said
from bot.engines.compiled import ROOT, home
from bot.engines.duel import Duel
from bot.engines.duel_record import DuelRecord
from bot.engines.pool import Process
from bot.games import GAMES

USUAL: Final = 4
"""Default number of seats, where the game allows it."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("differ", "topsuit", "mitigati", "springcleaning"))
    parser.add_argument("--level", default="hard")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--budget", type=float, default=0.1, help="seconds of processor time for a decision")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--record", type=Path, help="a file to go on with after Ctrl-C")
    args = parser.parse_args()
    seats = GAMES[args.game].seats
    players = args.players or (USUAL if USUAL in seats else seats[0])
    options = dict(setting.split("=", 1) for setting in args.set)
    wanted = Duel(args.game, (args.level, PEER), players, options, args.seed, Budget(args.budget))
    modules = home()
    process, times = Process(modules), list[int]()
    numbers = range(args.matches // 2)
    with closing(DuelRecord(args.record, wanted, machine_code=modules != ROOT)) as record:
        try:
            for number in numbers:
                if number not in record.done:
                    played, more = process.do(pairing, wanted, number)
                    record.add(number, played)
                    times += more
        except KeyboardInterrupt:
            sys.stderr.write("\n")
        finally:
            process.kill()
            process.bury()
        done = [record.done[number] for number in numbers if number in record.done]
    if done:
        sys.stdout.write(f"{said(wanted, done, machine_code=modules != ROOT)}\n")
    if times:
        sys.stdout.write(f"{PEER}: {statistics.median(times):.0f} iterations a decision, the median\n")


if __name__ == "__main__":
    main()
