"""Machine code of the computer players, so that *hard* searches deeper: `python -m bot compile`.

Compiling is optional: the sources give the same answers uncompiled, only later. mypyc compiles the modules
that take most of a search's time, in a copy of computer players and rules. Engine processes import these from
the copy (`home`) if it was made of the same sources, for this Python and this kind of machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import logging
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.engines.process import environment
from bot.games import GAMES, is_ours, layer
from bot.games.base import Refusal
from bot.words import words

logger = logging.getLogger(__name__)

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / ".compiled"
"""Folder of the copy, which is named after its sources."""
COPIED: Final = ("__init__.py", "ai/**/*.py", "games/**/*.py")
"""Files in `bot/` that are copied."""
SLOW: Final = ("bot.ai.bits", "bot.ai.determinization", "bot.ai.odds")
"""Modules in which every search spends its time; each of our games names its own (`COMPILED`)."""
NICE: Final = 19
"""Niceness of a compiler in the background, so that players come first."""
FAREWELL: Final = 5.0
"""Seconds for cleaning up when the bot stops."""


def home() -> Path:
    """Return the folder of computer players for an engine process: a current copy, or else the sources."""
    copy = FOLDER / sources()
    return copy if copy.exists() else ROOT


def outdated() -> bool:
    """Return whether there is machine code that is not used."""
    return FOLDER.exists() and home() == ROOT


def tell_unused() -> None:
    """Log a warning if there is machine code that is not used."""
    if outdated():
        logger.warning("%s", words()("compile-unused"))


def sources() -> str:
    """Return the digest of these sources, the compiled modules, this Python and this kind of machine."""
    known = hashlib.sha256(repr((sys.version, sysconfig.get_config_var("EXT_SUFFIX"), slow())).encode())
    for path in _copied():
        content = path.read_bytes()
        known.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\0".encode() + content)
    return known.hexdigest()


def slow() -> tuple[str, ...]:
    """Return the names of all modules that are compiled."""
    players = [layer(slug, "players") for slug in GAMES if is_ours(slug)]
    return (*SLOW, *(f"{one.__name__}.{module}" for one in players for module in one.COMPILED))


def compile_players() -> None:
    """Recompile the copy, in a minute or two; raise Refusal if that is impossible here.

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
        # Machine code that cannot be loaded must not be used.
        _run(copy, "-c", "import bot.ai")
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir()
        copy.rename(FOLDER / made_of)


def lay_out(copy: Path) -> None:
    """Copy the sources of computer players."""
    for source in _copied():
        target = copy / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def translate(copy: Path, modules: list[str]) -> None:
    """Compile these files in the copy."""
    # mypyc makes empty modules of those that mypy has read in worker processes.
    _run(copy, "-m", "mypyc", *modules, MYPYC_OPT_LEVEL="3", MYPY_NUM_WORKERS="0")
    shutil.rmtree(copy / "build", ignore_errors=True)


def _copied() -> list[Path]:
    return sorted(path for pattern in COPIED for path in (ROOT / "bot").glob(pattern))


def _run(folder: Path, *args: str, **more: str) -> None:
    """Run Python there; raise Refusal if it fails."""
    done = subprocess.run(  # noqa: S603 — the names are of files of ours
        [sys.executable, *args],
        cwd=folder,
        env={**os.environ, **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refusal("compile-failed", said=done.stdout.strip().rpartition("\n")[2])


# Beside a running bot, once a version


def possible() -> bool:
    """Return whether mypyc and a C compiler are installed, and the system can end both."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return (
        sys.platform != "win32"
        and importlib.util.find_spec("mypyc") is not None
        and any(map(shutil.which, (compiler, "cc")))
    )


@asynccontextmanager
async def compiling(done: Callable[[], object]) -> AsyncIterator[None]:
    """Compile in the background unless that is done or impossible; `done` is called when it is finished."""
    if home() != ROOT:
        yield
        return
    if not possible():
        logger.info("%s", words()("compile-not-here"))
        tell_unused()
        yield
        return
    work = asyncio.create_task(_compile(done), name="compiling")
    try:
        yield
    finally:
        work.cancel()
        await asyncio.wait((work,))


async def _compile(done: Callable[[], object]) -> None:
    logger.info("%s", words()("compile-beside"))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot", "compile"),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=environment(ROOT),
        process_group=0,
    )
    with suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        await _end(process)
        raise
    if process.returncode:
        logger.warning("%s", said.decode(errors="replace").strip().rpartition("\n")[2])
    else:
        logger.info("%s", words()("compile-done-beside"))
        done()


async def _end(process: asyncio.subprocess.Process) -> None:
    """End the compiler and its children: first by an interrupt, so that it removes its folder."""
    for number in (signal.SIGINT, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await process.communicate()
                return
