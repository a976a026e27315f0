"""Compile the computer players to machine code, so that *hard* searches deeper: `python -m bot compile`.

Compiling is optional: the sources give the same answers uncompiled, only later. mypyc compiles the modules
that take most of a search's time, in a copy of everything an engine process imports. `homes.py` decides when
that copy is used.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.engines import homes
from bot.engines.duel import Duel, Pairing, pairings
from bot.engines.homes import MADE_OF, ROOT, lay_out, sources, stamp
from bot.engines.pool import Lost, Process
from bot.games import GAMES, room
from bot.games.base import Refusal

SLOW: Final = ("bot.ai.bits", "bot.ai.determinization", "bot.ai.odds", "bot.ai.search")
"""Modules in which every search spends its time; each game names its own (`COMPILED`)."""
PROVEN: Final = 3
"""Pairs of matches, per number of players, in which both versions must agree."""
PATIENCE: Final = 300.0
"""Timeout in seconds of these matches; they normally take less than a minute."""


def slow() -> tuple[str, ...]:
    """Return the names of all modules that are compiled."""
    rooms = [f"bot.ai.{room(slug)}" for slug in GAMES]
    return (*SLOW, *(f"{name}.{module}" for name in rooms for module in import_module(name).COMPILED))


def compile_players() -> None:
    """Compile the copy anew, which takes a minute or two; raises Refusal if that is impossible here.

    Running engine processes go on with the modules that they have.
    """
    if importlib.util.find_spec("mypyc") is None:
        raise Refusal("compile-no-mypyc")
    with TemporaryDirectory(prefix=".compiling-", dir=ROOT) as work:
        copy = Path(work) / "copy"
        # Taken first: sources that change meanwhile are not those of the copy.
        made_of = sources()
        lay_out(copy)
        translate(copy, [f"{module.replace('.', '/')}.py" for module in slow()])
        prove(copy)
        (copy / MADE_OF).write_text(stamp(copy, made_of), encoding="ascii")
        shutil.rmtree(homes.COPY, ignore_errors=True)
        copy.rename(homes.COPY)


def translate(copy: Path, modules: list[str]) -> None:
    """Compile these files in the copy."""
    done = subprocess.run(  # noqa: S603 — the names are of files of ours
        [sys.executable, "-m", "mypyc", *modules],
        cwd=copy,
        # mypyc makes empty modules of those that mypy has read in worker processes.
        env={**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPY_NUM_WORKERS": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refusal("compile-failed", said=done.stdout.strip().rpartition("\n")[2])
    shutil.rmtree(copy / "build", ignore_errors=True)


def prove(copy: Path) -> None:
    """Raise Refusal unless the copy plays some matches of each game exactly like the sources."""
    made, plain = Process(copy), Process(ROOT)
    try:
        for slug, players in ((slug, players) for slug, game in GAMES.items() for players in game.seats):
            wanted, numbers = Duel(slug, ("easy", "chance"), players, {}, "0"), range(PROVEN)
            done = made.do(pairings, wanted, numbers, seconds=PATIENCE)
            if _outcomes(done) != _outcomes(plain.do(pairings, wanted, numbers)):
                raise Refusal("compile-differs")
    except Lost as error:
        raise Refusal("compile-failed", said=str(error)) from error
    finally:
        for process in (made, plain):
            process.kill()
            process.bury()


def _outcomes(played: list[Pairing]) -> list[tuple[Any, ...]]:
    """Return the results without the times."""
    return [(one.points, one.victories, tuple(map(len, one.seconds))) for one in played]
