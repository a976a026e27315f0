"""*hard* against the textbook's ISMCTS on our bitboards, with equal time: `bench/strength/ismcts.py`.

python -m bench.strength.textbook topsuit --players 4 --matches 100 --budget 0.07

It uses all of its time for each decision; *hard* stops when it knows enough. In phases that the bitboards
lack (in Mitigati the bargaining, the declarations and the discard) it decides as *hard* does, and with
`--calls` in auctions too: then the two differ in the play of the cards alone.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import statistics
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.strength.ismcts import EXPLORE
from bench.strength.textbook_bot import ALIKE, TEXTBOOK, pairing
from bot.ai import SEARCHED
from bot.ai.decision import SECONDS, Budget
from bot.cli.duel import said
from bot.engines.compiled import ROOT, home, sources, translate
from bot.engines.duel import Duel
from bot.engines.duel_record import DuelRecord
from bot.engines.pool import Process
from bot.games import GAMES

KEPT: Final = ROOT / ".textbook"
COMPILED: Final = "bench/strength/ismcts.py"
PARTS: Final = ("bench/__init__.py", "bench/games/*.py", "bench/strength/*.py")
"""Further modules that a duel imports there."""


def machine_code(kept: Path = KEPT) -> Path:
    """Return the folder of a duel's modules: with machine code, the textbook's too, if ours has it."""
    ours = home()
    if ours == ROOT:
        return ROOT
    parts = sorted(path for part in PARTS for path in ROOT.glob(part))
    known = hashlib.sha256(sources().encode() + b"".join(path.read_bytes() for path in parts))
    made = kept / known.hexdigest()
    if made.exists():
        return made
    with TemporaryDirectory(dir=ROOT, prefix=".compiling-") as work:
        copy = Path(work) / "copy"
        shutil.copytree(ours, copy)
        for path in parts:
            target = copy / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
        translate(copy, [COMPILED])
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir()
        copy.rename(made)
    return made


def play(
    wanted: Duel, explore: float, numbers: Sequence[int], modules: Path, record: DuelRecord
) -> list[int]:
    """Play and record these pairings, until Ctrl-C; return the textbook's iterations, by decision."""
    process, times = Process(modules), list[int]()
    try:
        with suppress(KeyboardInterrupt):
            for number in numbers:
                done, more = process.do(pairing, wanted, explore, number)
                record.add(number, done)
                times += more
    finally:
        process.kill()
        process.bury()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--level", default=SEARCHED)
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", type=float, default=SECONDS, help="seconds of processor time a decision")
    parser.add_argument("--explore", type=float, default=EXPLORE, help="the constant of UCB1")
    parser.add_argument("--calls", action="store_true", help="it calls as hard does")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--record", type=Path, help="a file to go on with after Ctrl-C")
    args = parser.parse_args()
    wanted = Duel(
        args.game,
        (args.level, ALIKE if args.calls else TEXTBOOK),
        args.players or GAMES[args.game].seats[0],
        dict(setting.split("=", 1) for setting in args.set),
        args.seed,
        Budget(args.budget),
    )
    modules = machine_code()
    compiled = modules != ROOT
    numbers = range(args.matches // 2)
    with closing(DuelRecord(args.record, wanted, machine_code=compiled)) as record:
        missing = [number for number in numbers if number not in record.done]
        times = play(wanted, args.explore, missing, modules, record)
        done = [record.done[number] for number in numbers if number in record.done]
    if done:
        sys.stdout.write(f"{said(wanted, done, machine_code=compiled)}\n")
    if times:
        sys.stdout.write(f"{TEXTBOOK}: {statistics.median(times):.0f} iterations a decision, the median\n")


if __name__ == "__main__":
    main()
