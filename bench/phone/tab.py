"""Memory growth of a tab of `make play` during play. `python -m bench.phone.tab`.

One person plays Differ against computer players, hand after hand, as quickly as the page allows, or with a
`--pause` after each move. A line each minute, or `--every` few, tells the memory of the processes in MB: the
tab's renderer, by itself and shared (pictures as pixels, of which Chromium keeps half a gigabyte where there
is room), the browser's own, and the bot with the server; then the page's response time in ms, and the number
of pictures shown as broken or called unavailable so far.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as Late

from bench.phone.browser import ARGS, CHROMIUM, Local, move, opened, press, private
from bot.words import words

KB: Final = 1024
ON: Final = ("button-next-hand", "button-rematch", "button-start", "button-hand")
"""Buttons that lead on when there is nothing to play."""
HEADS: Final = (
    *("minute", "actions", "private", "shared", "browser", "bot", "JS heap", "nodes", "images"),
    *("answer", "broken"),
)
WATCH: Final = """
window.brokenPictures = [];
addEventListener("error", event => {
  if (event.target instanceof HTMLImageElement) window.brokenPictures.push(event.target.alt);
}, true);
new MutationObserver(records => {
  for (const record of records) for (const added of record.addedNodes) {
    if (!(added instanceof Element)) continue;
    for (const one of [added, ...added.querySelectorAll("*")])
      if (/(media|emoji|sticker|component)-unavailable/.test(one.className)) {
        window.brokenPictures.push(one.textContent);
      }
  }
  requestAnimationFrame(() => {
    for (const picture of document.querySelectorAll(".gallery-image:not([src])"))
      if (getComputedStyle(picture).visibility === "visible") window.brokenPictures.push(picture.alt);
  });
}).observe(document, {childList: true, subtree: true});
"""
"""Script that records pictures that the page could not show."""


def resident(pid: int, kind: str = "VmRSS") -> float:
    """Return the megabytes of memory of this kind that a process holds; 0 if it is gone."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(f"{kind}:"):
                return int(line.split()[1]) / KB
    return 0.0


async def measured(browser: Browser, page: Page, local: Local) -> tuple[float, ...]:
    """Return the actions so far, memory by process, the script's heap, and the page's figures."""
    session = await browser.new_browser_cdp_session()
    try:
        processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
    finally:
        await session.detach()
    pids = {kind: [one["id"] for one in processes if one["type"] == kind] for kind in ("renderer", "browser")}
    private, shared = (
        sum(resident(pid, kind) for pid in pids["renderer"]) for kind in ("RssAnon", "RssShmem")
    )
    browsers = sum(map(resident, pids["browser"]))
    inside = await page.context.new_cdp_session(page)
    try:
        await inside.send("Performance.enable")
        metrics = {
            one["name"]: one["value"] for one in (await inside.send("Performance.getMetrics"))["metrics"]
        }
    finally:
        await inside.detach()
    images = await page.locator("img").count()
    bot = resident(local.process.pid) if local.process else 0.0
    heap, nodes = metrics["JSHeapUsedSize"] / KB / KB, metrics["Nodes"]
    asked = time.monotonic()
    broken = await page.evaluate(
        "new Promise(done => requestAnimationFrame(() => done(brokenPictures.length)))"
    )
    answer = (time.monotonic() - asked) * 1000
    return local.lines, private, shared, browsers, bot, heap, nodes, images, answer, broken


async def go_on(page: Page) -> None:
    """Play, or else press a button that leads on; vanished controls are left to the next call."""
    panel = private(page)
    before = await panel.last.inner_text() if await panel.count() else ""
    if before:
        await move(page)
    await page.wait_for_timeout(150)
    if await panel.count() and await panel.last.inner_text() != before:
        return
    for key in ON:
        button = page.get_by_role("button", name=words()(key, deal="hand"), exact=True)
        if await button.count() and await button.last.is_enabled():
            await button.last.click()
            return


async def begin(page: Page) -> None:
    """Open a table alone with computer players, from the card corner."""
    await page.get_by_role("button", name="Differ", exact=True).last.click()
    await page.wait_for_timeout(1000)
    await press(page, "button-play-alone")
    await page.wait_for_timeout(1000)


async def main(minutes: int, every: int, pause: float) -> None:
    sys.stdout.write("".join(f"{head:>10}" for head in HEADS) + "\n")
    with tempfile.TemporaryDirectory() as folder:
        local = Local(Path(folder), pace="0.05")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            page = await opened(browser, await local.start(), "Ann", 390, 844)
            await page.add_init_script(WATCH)
            await page.reload()
            await page.locator("#preview-app[aria-busy=false]").wait_for()
            page.set_default_timeout(2000)
            await begin(page)
            start = time.monotonic()
            for minute in range(0, minutes + 1, every):
                figures = await measured(browser, page, local)
                sys.stdout.write(f"{minute:>10}" + "".join(f"{one:10.1f}" for one in figures) + "\n")
                sys.stdout.flush()
                while time.monotonic() < start + 60 * (minute + every) and minute + every <= minutes:
                    with suppress(Late):
                        await go_on(page)
                    await asyncio.sleep(pause)
            await browser.close()
        await local.end(signal.SIGTERM)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.phone.tab", description=__doc__)
    parser.add_argument("--minutes", type=int, default=20)
    parser.add_argument("--every", type=int, default=1, help="minutes from line to line")
    parser.add_argument("--pause", type=float, default=0, help="seconds after each move")
    args = parser.parse_args()
    asyncio.run(main(args.minutes, args.every, args.pause))
