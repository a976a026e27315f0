"""*hard* against OpenSpiel's ISMCTS bot, given our games through an adapter. `python -m bench.peer differ`.

Needs OpenSpiel: `pip install --group peers`. Both get the same deals and the same processor time for each
decision. Ours is machine code where there is some; theirs, in Python, gets our readable rules.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from bench.peer_bot import PEER, pairing
from bot.ai.decision import Budget
from bot.cli.duel import said
from bot.engines.compiled import ROOT, home
from bot.engines.duel import Duel
from bot.engines.pool import Process


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("differ", "topsuit"))
    parser.add_argument("--level", default="hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--budget", type=float, default=0.1, help="seconds of processor time for a decision")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE")
    args = parser.parse_args()
    options = dict(setting.split("=", 1) for setting in args.set)
    wanted = Duel(args.game, (args.level, PEER), args.players, options, args.seed, Budget(args.budget))
    modules = home()
    process = Process(modules)
    done, times = [], list[int]()
    try:
        for number in range(args.matches // 2):
            played, more = process.do(pairing, wanted, number)
            done.append(played)
            times += more
            sys.stderr.write(f"{len(done)}: {played.lead:+.2f}\n")
    except KeyboardInterrupt:
        sys.stderr.write("\n")
    finally:
        process.kill()
        process.bury()
    if done:
        sys.stdout.write(f"{said(wanted, done, machine_code=modules != ROOT)}\n")
        sys.stdout.write(f"{PEER}: {statistics.median(times)} iterations a decision\n")


if __name__ == "__main__":
    main()
