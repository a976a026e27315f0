"""A level against the players of a fixed version: no level may ever get weaker.

python -m bench.strength.yardsticks topsuit --level normal --players 3 --matches 400

The players of the yardstick's commit are taken from the history of this clone into `.yardsticks/`, once, and
compiled to machine code there if possible. They play in a process of their own, as programs do
(docs/engines.md), with the same budget as ours, in processor time.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.ai import SEARCHED
from bot.ai.decision import SECONDS, Budget
from bot.cli.duel import said
from bot.engines.compiled import ROOT, home
from bot.engines.duel import Duel, Pairing, pairings
from bot.engines.duel_record import DuelRecord
from bot.engines.pool import Process
from bot.games import GAMES

COMMIT = "9c3347ce8f748460b65f30a59bc927d39fc325a4"
"""Commit of 23 November 2026: the players before yardsticks existed."""
KEPT = ROOT / ".yardsticks"
PARTS = ("bot",)
"""Folders of the commit that its players need."""
HOUR: Final = 3600.0
COMPILE = "from bot.engines.compiled import compile_players; compile_players()"


def yardstick(commit: str = COMMIT, *, clone: Path = ROOT, kept: Path = KEPT, compiled: bool = True) -> Path:
    """Return the sources of that commit, unpacked if needed: with machine code if it can be made."""
    folder = kept / commit[:7]
    if not folder.exists():
        kept.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=kept) as work:
            new = Path(work) / "new"
            unpack(commit, PARTS, new, clone=clone)
            if compiled:
                _compile(new)
            new.rename(folder)
    return folder


def unpack(commit: str, parts: Sequence[str], folder: Path, *, clone: Path = ROOT) -> None:
    """Unpack these folders of that commit into a new one."""
    archive = ["git", "-C", str(clone), "archive", "--format=tar", commit, *parts]
    packed = subprocess.run(archive, check=True, capture_output=True).stdout  # noqa: S603 - our own
    with tarfile.open(fileobj=BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")


def _compile(folder: Path) -> None:
    """Put machine code beside the sources, which Python prefers to them."""
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-P", "-c", COMPILE],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        check=False,
    )
    if not done.returncode:
        shutil.copytree(folder / ".compiled", folder, dirs_exist_ok=True)


def command(folder: Path, level: str) -> str:
    """Return the command of the yardstick's player of this level, as a program."""
    engine = ("-P", "-m", "bot", "engine", "--level", level)
    return shlex.join(("env", f"PYTHONPATH={folder}", sys.executable, *engine))


def pairings_of(
    wanted: Duel, numbers: Sequence[int], modules: Path, *, at_once: int = 10
) -> Generator[tuple[int, Pairing]]:
    """Yield each pairing with its number; restart the yardstick after so many of them."""
    # A program that seems silent on a busy machine would be replaced by a normal player: another duel.
    process, patient = Process(modules), partial(pairings, late=HOUR)
    try:
        for first in range(0, len(numbers), at_once):
            some = numbers[first : first + at_once]
            yield from zip(some, process.do(patient, wanted, some), strict=True)
    finally:
        process.kill()
        process.bury()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--level", default=SEARCHED, help="of our players (hard)")
    parser.add_argument("--against", help="the level of the yardstick (that of ours)")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--budget", type=float, help="seconds of processor time for a decision (0.7)")
    parser.add_argument("--iterations", type=int, help="iterations for a decision instead")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--record", type=Path, help="a file to go on with after Ctrl-C")
    args = parser.parse_args()
    against = args.against or args.level
    seconds = SECONDS if args.budget is None and args.iterations is None else args.budget
    wanted = Duel(
        args.game,
        (args.level, command(yardstick(), against)),
        args.players or GAMES[args.game].seats[0],
        dict(setting.split("=", 1) for setting in args.set),
        args.seed,
        Budget(seconds, args.iterations),
    )
    modules = home()
    compiled = modules != ROOT
    numbers = range(args.matches // 2)
    with closing(DuelRecord(args.record, wanted, machine_code=compiled)) as record:
        missing = [number for number in numbers if number not in record.done]
        with suppress(KeyboardInterrupt), closing(pairings_of(wanted, missing, modules)) as some:
            for number, pairing in some:
                record.add(number, pairing)
        done = [record.done[number] for number in numbers if number in record.done]
    if done:
        named = replace(wanted, pair=(args.level, f"{against} of {COMMIT[:7]}"))
        sys.stdout.write(f"{said(named, done, machine_code=compiled)}\n")


if __name__ == "__main__":
    main()
