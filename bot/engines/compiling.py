"""Compiling computer players in the background of a running bot, once a version."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import shutil
import signal
import sys
import sysconfig
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from bot.engines.homes import ROOT, home, outdated
from bot.engines.pool import SECRET
from bot.words import words

logger = logging.getLogger(__name__)

NICE: Final = 19
"""Niceness of the compiler, so that players come first."""

FAREWELL: Final = 5.0
"""Seconds for cleaning up when the bot stops."""


def possible() -> bool:
    """Return whether mypyc and a C compiler are installed, and the system can end both."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return (
        sys.platform != "win32"
        and importlib.util.find_spec("mypyc") is not None
        and any(map(shutil.which, (compiler, "cc")))
    )


def tell_unused() -> None:
    """Log a warning if compiled code exists and is not used."""
    if outdated():
        logger.warning("%s", words()("compile-unused"))


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
        env={
            **{name: value for name, value in os.environ.items() if name not in SECRET},
            "PYTHONPATH": str(ROOT),
        },
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
