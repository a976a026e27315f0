"""The page of `python -m bot play` in a real browser: for its test, and for `make screens`."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import ClassVar, Final

from playwright.async_api import Browser, Locator, Page
from playwright.async_api import TimeoutError as Late

from bot.words import words

CHROMIUM: Final = (
    shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
)
ARGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
SECONDS: Final = 180.0
"""Timeout in seconds for a whole hand, or to stop; a hand takes about fifteen on a quiet machine, minutes
beside other tests."""
MORE: Final = re.compile(r"\+\d+ more")
"""The control that lists a command's optional options."""
SUITS: Final = frozenset("♣♦♥♠")


class Local:
    """`python -m bot play` on a database file and a port that stay the same."""

    COMMAND: ClassVar[tuple[str, ...]] = ("bot", "play", "--no-open")

    def __init__(self, folder: Path, pace: str = "0") -> None:
        self.file, self.pace = folder / "play.sqlite3", pace
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start the process; return the address of its page."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *self.COMMAND, "--port", str(self.port)),
            env={**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{self.file}", "PACE": self.pace},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            return await self._address(self.process)
        except BaseException:
            # No caller will wait for it any more.
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            raise

    async def _address(self, process: asyncio.subprocess.Process) -> str:
        if process.stdout is None:
            raise OSError("it says nothing")
        async with asyncio.timeout(SECONDS):
            said = (await process.stdout.readline()).decode()
        if "http" not in said:
            raise OSError((await process.communicate())[1].decode())
        return said.split()[-1]

    async def end(self, how: signal.Signals) -> int:
        """Stop the process; return its exit status, or raise its error output."""
        if self.process is None:
            raise OSError("it was not started")
        self.process.send_signal(how)
        async with asyncio.timeout(SECONDS):
            _, complaints = await self.process.communicate()
        if complaints or self.process.returncode is None:
            raise OSError(complaints.decode())
        return self.process.returncode

    @property
    def lines(self) -> int:
        """Number of actions in the database."""
        with closing(sqlite3.connect(self.file)) as database:
            count: int = database.execute("select count(*) from log").fetchone()[0]
            return count


async def opened(browser: Browser, address: str, who: str, width: int = 1280, height: int = 900) -> Page:
    page = await browser.new_page(viewport={"width": width, "height": height})
    await page.goto(address)
    await page.locator("#preview-app[aria-busy=false]").wait_for()
    await page.get_by_label("Viewing as").select_option(label=who)
    return page


async def press(page: Page, key: str) -> None:
    """Press the newest button with this label."""
    await page.get_by_role("button", name=words()(key), exact=True).last.click()


async def choose_first(page: Page, key: str) -> None:
    """Choose the first option of the menu with this placeholder, shown until an option is chosen."""
    await page.get_by_role("combobox", name=words()(key)).click()
    await page.locator(".select-option:visible").first.click()


async def command(page: Page, name: str, **options: str) -> None:
    await page.locator("#channel-composer-input").press_sequentially(f"/{name}", delay=20)
    choices = page.locator(".command-popup [role=option]")
    await choices.filter(has_text=f"/{name}").first.click()
    for option, value in options.items():
        field = page.locator(f"input.command-option-input[data-option={option}]")
        # Required options are shown from the beginning.
        if not await field.count():
            if not await choices.filter(has_text=option).count():
                await page.get_by_text(MORE).click()
            await choices.filter(has_text=option).first.click()
        await field.press_sequentially(value)
        if await (listed := choices.get_by_text(value, exact=True)).count():
            await listed.first.click()
    await page.locator("#send-message").click()


def private(page: Page) -> Locator:
    return page.locator("article.channel-message", has=page.locator(".message-ephemeral-note"))


async def move(page: Page) -> None:
    """Do a legal action on the newest panel, if it asks for one."""
    panel = private(page).last
    # Who opens an auction may have to bid: "Pass" is disabled then.
    buttons = panel.get_by_role("button", disabled=False)
    labels = [label.strip() for label in await buttons.all_inner_texts()]
    plays = [label for label in labels if SUITS & set(label)]
    # A control may be replaced at any moment: the next look will see it.
    with suppress(Late):
        if words()("button-pass") in labels:
            await buttons.filter(has_text=words()("button-pass")).click(timeout=1000)
        elif plays:
            await buttons.filter(has_text=plays[0]).first.click(timeout=1000)
        elif await panel.get_by_role("combobox").count():
            await panel.get_by_role("combobox").first.click(timeout=1000)
            await page.locator(".select-option:visible").first.click(timeout=1000)
