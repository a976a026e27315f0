"""A person plays on the page of `python -m bot play`; bot, page and browser are the real ones."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, Route, async_playwright, expect

from bench.phone.browser import (
    ARGS,
    CHROMIUM,
    SECONDS,
    Local,
    choose_first,
    command,
    move,
    opened,
    press,
    private,
)
from bot.words import words

GO_TO_THE_END = """() => {
  const page = document.getElementById("channel-timeline");
  page.scrollTop = page.scrollHeight;
}"""
AT_ITS_END = """() => {
  const page = document.getElementById("channel-timeline");
  return page.scrollHeight - page.scrollTop - page.clientHeight <= 1;
}"""

pytestmark = [
    pytest.mark.skipif(
        CHROMIUM is None and not os.environ.get("CI"), reason="Chromium is not installed (CI has it)"
    ),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM"),
]


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


def result(page: Page) -> Locator:
    return page.locator("article.channel-message").get_by_text("Hand 1:")


async def play_until(page: Page, sight: Locator) -> None:
    # A whole hand, on a machine that may be busy.
    async with asyncio.timeout(4 * SECONDS):
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


async def test_a_match_in_the_browser_outlives_the_bot(local: Local, browser: Browser) -> None:
    address = await local.start()
    ann, bob = await opened(browser, address, "Ann"), await opened(browser, address, "Bob")
    await command(ann, "differ new", computers="1")
    await press(ann, "button-options")
    seats = private(ann).locator("li")
    for there in (2, 3):
        await choose_first(ann, "menu-add-computer")
        await expect(seats.filter(has_text="(computer, ")).to_have_count(there)
    await press(ann, "button-start")

    # Bob sees the table without having done anything, and no hand; asking for one shows him the same.
    await expect(bob.get_by_role("button", name=words()("button-hand"))).to_have_count(1)
    # Ann has the page of options, and the panel that came with the start.
    await expect(private(ann)).to_have_count(2)
    await press(bob, "button-hand")
    await expect(private(bob)).to_have_count(1)
    await expect(private(bob)).to_contain_text(words()("panel-watch"))
    shown = await bob.locator("img.gallery-image").first.get_attribute("alt")
    await expect(private(bob).locator("img.gallery-image")).to_have_attribute("alt", shown or "")

    await play_until(ann, result(ann))
    await expect(result(bob)).to_be_visible()

    kept = local.lines
    async with ann.expect_event("load", timeout=SECONDS * 1000):
        assert await local.end(signal.SIGKILL) == -signal.SIGKILL
        assert await local.start() == address
    assert local.lines >= kept
    await expect(bob.get_by_label("Viewing as").locator("option:checked")).to_have_text(
        "Bob", timeout=SECONDS * 1000
    )
    await play_on(ann, local)
    assert await local.end(signal.SIGINT) == 0


async def test_whoever_sees_the_newest_message_sees_the_next(local: Local, browser: Browser) -> None:
    """On a phone, where a table and one's own panel below it are higher than the screen."""
    local.pace = "1"
    page = await opened(browser, await local.start(), "Ann", 390, 844)
    await page.get_by_role("button", name="Differ", exact=True).last.click()
    await press(page, "button-play-alone")
    # Before a click Playwright may scroll the button into view: away from the end, as a reader would.
    await page.evaluate(GO_TO_THE_END)
    hint = page.get_by_role("button", name=words()("button-hint"), exact=True)
    await expect(private(page).filter(has=hint).get_by_role("img")).to_be_visible(timeout=SECONDS * 1000)
    await page.wait_for_function(AT_ITS_END, timeout=SECONDS * 1000)


async def test_a_late_picture_is_no_broken_sign(local: Local, browser: Browser) -> None:
    """Its room is kept, and empty."""
    page = await opened(browser, await local.start(), "Ann")
    comes = asyncio.Event()

    async def late(route: Route) -> None:
        await comes.wait()
        await route.continue_()

    await page.route("**/api/assets/**", late)
    await page.get_by_role("button", name="Differ", exact=True).click()
    picture = private(page).locator("img.gallery-image")
    await picture.wait_for(state="attached")
    assert await picture.get_attribute("src") is None
    await expect(picture).to_be_hidden()
    box = await picture.bounding_box()
    assert box
    assert box["height"] > 100
    comes.set()
    await expect(picture).to_be_visible()
    assert await picture.evaluate("picture => picture.naturalWidth") > 0
    assert await local.end(signal.SIGTERM) == 0


async def test_a_menu_below_pictures_opens_and_chooses(local: Local, browser: Browser) -> None:
    """While pictures load again their descriptions took more room: the page closed the menu it had moved."""
    page = await opened(browser, await local.start(), "Ann", 390, 844)
    await page.get_by_role("button", name="Differ", exact=True).last.click()
    await press(page, "button-play-alone")
    hint = page.get_by_role("button", name=words()("button-hint"), exact=True)
    await expect(private(page).filter(has=hint).get_by_role("img")).to_be_visible(timeout=SECONDS * 1000)
    await page.evaluate(GO_TO_THE_END)
    await private(page).last.get_by_role("combobox").click(timeout=SECONDS * 1000)
    await page.locator(".select-option:visible").last.click(timeout=SECONDS * 1000)
    other = page.get_by_role("button", name=words()("button-other-number"))
    await expect(other).to_be_visible(timeout=SECONDS * 1000)


async def test_a_phone_sends_a_command_and_keeps_its_menu_open(local: Local, browser: Browser) -> None:
    """A long description widened the row, and messages that came below pushed the menu off the screen."""
    address = await local.start()
    ann, other = [await opened(browser, address, "Ann", 390, 844) for _ in range(2)]
    await ann.locator("#channel-composer-input").press_sequentially("/leaderboard", delay=20)
    await ann.locator(".command-popup [role=option]").filter(has_text="/leaderboard").first.click()
    send = ann.locator("#send-message")
    box = await send.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 390
    await send.click()
    await ann.get_by_role("combobox", name=words()("menu-board")).click(timeout=SECONDS * 1000)
    option = ann.locator(".select-option:visible").first
    await expect(option).to_be_visible()
    await ann.evaluate(GO_TO_THE_END)
    for word in ("quince", "medlar", "sorrel"):
        await other.locator("#channel-composer-input").fill("\n".join([word] * 12))
        await other.locator("#send-message").click()
        message = ann.locator("article.channel-message", has_text=word)
        await message.wait_for(state="attached", timeout=SECONDS * 1000)
    await expect(option).to_be_visible()
