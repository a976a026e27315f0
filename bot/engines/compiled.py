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
"""The modules that every search spends its time in; each game names its own (`COMPILED`)."""
PROVEN: Final = 3
"""So many pairs of matches, for each number of players, have to come out the same."""
PATIENCE: Final = 300.0
"""Seconds that these may take; it is the rest of a minute of work."""


def slow() -> tuple[str, ...]:
    """Return the names of all modules that are compiled."""
    rooms = [f"bot.ai.{room(slug)}" for slug in GAMES]
    return (*SLOW, *(f"{name}.{module}" for name in rooms for module in import_module(name).COMPILED))


def compile_players() -> None:
    """Make the copy anew, a minute or two of work; Refusal if that cannot be done here.

    Whoever thinks meanwhile goes on with the modules that it has.
    """
    if importlib.util.find_spec("mypyc") is None:
        raise Refusal("compile-no-mypyc")
    with TemporaryDirectory(prefix=".compiling-", dir=ROOT) as work:
        copy = Path(work) / "copy"
        # First: sources that are changed meanwhile are not those of the copy.
        made_of = sources()
        lay_out(copy)
        translate(copy, [f"{module.replace('.', '/')}.py" for module in slow()])
        prove(copy)
        (copy / MADE_OF).write_text(stamp(copy, made_of), encoding="ascii")
        shutil.rmtree(homes.COPY, ignore_errors=True)
        copy.rename(homes.COPY)


def translate(copy: Path, modules: list[str]) -> None:
    """Make machine code of these files there."""
    done = subprocess.run(  # noqa: S603 — the names are of files of ours
        [sys.executable, "-m", "mypyc", *modules],
        cwd=copy,
        # mypyc makes empty modules of what mypy has read in processes of its own.
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
    """Refusal unless what was made plays some matches of each game as the sources do."""
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
    """All but how long it took."""
    return [(one.points, one.victories, tuple(map(len, one.seconds))) for one in played]
