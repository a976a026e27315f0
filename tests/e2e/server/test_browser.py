"""A person plays on the page of `python -m bot play`; bot, page and browser are the real ones."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as Late

from bot.words import words

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
SECONDS = 180.0
"""For a whole hand, or to stop; a hand takes about fifteen on a quiet machine, minutes beside other tests."""
SUITS = frozenset("♣♦♥♠")

pytestmark = [
    pytest.mark.skipif(
        CHROMIUM is None and not os.environ.get("CI"), reason="Chromium is not installed (CI has it)"
    ),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]


class Local:
    """`python -m bot play` on a database file and a port that stay the same."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "play.sqlite3"
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Returns the address of its page."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "play", "--no-open", "--port", str(self.port)),
            env={**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{self.file}", "PACE": "0.1"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout
        said = (await asyncio.wait_for(self.process.stdout.readline(), SECONDS)).decode()
        assert "http" in said, await self.process.communicate()
        return said.split()[-1]

    async def end(self, how: signal.Signals) -> int:
        """Returns its exit status; it must not have complained."""
        assert self.process
        self.process.send_signal(how)
        _, complaints = await asyncio.wait_for(self.process.communicate(), SECONDS)
        assert complaints.decode() == ""
        assert self.process.returncode is not None
        return self.process.returncode

    @property
    def lines(self) -> int:
        """How many actions the database has."""
        with closing(sqlite3.connect(self.file)) as database:
            count: int = database.execute("select count(*) from log").fetchone()[0]
            return count


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    made = Local(tmp_path)
    yield made
    if made.process and made.process.returncode is None:
        made.process.kill()
        await made.process.communicate()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)


async def opened(browser: Browser, address: str, who: str) -> Page:
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    await page.goto(address)
    await page.locator("#preview-app[aria-busy=false]").wait_for()
    await page.get_by_label("Viewing as").select_option(label=who)
    return page


async def press(page: Page, key: str) -> None:
    """Press the newest button that says this."""
    await page.get_by_role("button", name=words()(key), exact=True).last.click()


async def choose_first(page: Page, key: str) -> None:
    """Choose the first option of the menu that says this; it says so as long as nothing is chosen."""
    await page.get_by_role("combobox", name=words()(key)).click()
    await page.locator(".select-option:visible").first.click()


async def command(page: Page, name: str, **options: str) -> None:
    await page.locator("#channel-composer-input").press_sequentially(f"/{name}", delay=20)
    choices = page.locator(".command-popup [role=option]")
    await choices.filter(has_text=f"/{name}").first.click()
    for option, value in options.items():
        await choices.filter(has_text=option).first.click()
        await page.locator(f"input.command-option-input[data-option={option}]").press_sequentially(value)
    await page.locator("#send-message").click()


def private(page: Page) -> Locator:
    return page.locator("article.channel-message", has=page.locator(".message-ephemeral-note"))


def result(page: Page) -> Locator:
    """What the channel says of the first hand when it is over."""
    return page.locator("article.channel-message").get_by_text("Hand 1:")


async def move(page: Page) -> None:
    """Do something legal on the newest panel, if anything is asked."""
    panel = private(page).last
    buttons = panel.get_by_role("button")
    labels = [label.strip() for label in await buttons.all_inner_texts()]
    plays = [label for label in labels if SUITS & set(label)]
    # What was on the page a moment ago may be gone, another button in its place: the next look will tell.
    with suppress(Late):
        if words()("button-pass") in labels:
            await buttons.filter(has_text=words()("button-pass")).click(timeout=1000)
        elif plays:
            await buttons.filter(has_text=plays[0]).first.click(timeout=1000)
        elif await panel.get_by_role("combobox").count():
            await panel.get_by_role("combobox").first.click(timeout=1000)
            await page.locator(".select-option:visible").first.click(timeout=1000)


async def play_until(page: Page, sight: Locator) -> None:
    async with asyncio.timeout(SECONDS):
        while not await sight.count():
            await move(page)
            await asyncio.sleep(0.1)


async def play_on(page: Page, local: Local) -> None:
    """The match goes on from here."""
    await press(page, "button-hand")
    await private(page).first.wait_for()
    before = local.lines
    async with asyncio.timeout(SECONDS):
        while local.lines < before + 8:
            await move(page)
            await asyncio.sleep(0.1)


async def test_a_match_is_played_in_the_browser_and_outlives_the_bot(local: Local, browser: Browser) -> None:
    address = await local.start()
    ann, bob = await opened(browser, address, "Ann"), await opened(browser, address, "Bob")
    await command(ann, "differ new", computers="1")
    seats = ann.locator("article.channel-message li")
    for there in (2, 3):
        await choose_first(ann, "menu-add-computer")
        await expect(seats.filter(has_text="(computer, ")).to_have_count(there)
    await press(ann, "button-start")

    # Bob sees the table without having done anything, and no hand; asking for one shows him the same.
    await expect(bob.get_by_role("button", name=words()("button-hand"))).to_have_count(1)
    await asyncio.gather(press(ann, "button-hand"), press(bob, "button-hand"))
    await expect(private(ann)).to_have_count(1)
    await expect(private(bob)).to_have_count(1)
    await expect(private(bob)).to_contain_text(words()("panel-watch"))
    shown = await bob.locator("img.gallery-image").first.get_attribute("alt")
    await expect(private(bob).locator("img.gallery-image")).to_have_attribute("alt", shown or "")

    await play_until(ann, result(ann))
    await expect(result(bob)).to_be_visible()

    for how, status in ((signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)):
        kept = local.lines
        async with ann.expect_event("load", timeout=SECONDS * 1000):
            assert await local.end(how) == status
            assert await local.start() == address
        assert local.lines >= kept
        await play_on(ann, local)
    assert await local.end(signal.SIGINT) == 0
