"""What a phone shows: `make screens` plays every game at every size on the page of `make play`, 390 by 844.

`build/screens` has each game's lobby, first turn, a trick half played, the end of a hand and of the match.
`python -m bench.phone.screens differ 92q-6` takes those alone.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.async_api import Page, async_playwright
from playwright.async_api import TimeoutError as Late

from bench.phone.browser import ARGS, CHROMIUM, Local, choose_first, command, opened, press, private
from bot.games import GAMES
from bot.words import words

FOLDER: Final = Path("build/screens")
PHONE: Final = (390, 844)
MOST: Final = 1200
"""Looks at a match before it is left as it is."""


async def screens(page: Page, slug: str, players: int) -> None:
    name = f"{slug}-{players}"

    async def shot(what: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        await page.wait_for_timeout(700)
        await page.screenshot(path=FOLDER / f"{name}-{what}.png")
        sys.stdout.write(f"{name} {what}\n")

    # On so narrow a page the form of a command has room for one option.
    await command(page, f"{slug} new", **({"players": str(players)} if GAMES[slug].seats[1:] else {}))
    chairs = page.locator("article.channel-message li")
    await chairs.first.wait_for()
    for there in range(1, players):
        await choose_first(page, "menu-add-computer")
        await chairs.filter(has_text="(").nth(there - 1).wait_for()
    start = page.get_by_role("button", name=words()("button-start"), exact=True).last
    await start.wait_for()
    await shot("lobby")
    await start.click()
    await press(page, "button-hand")
    panel = private(page).last
    await panel.wait_for()
    wanted = ["first", "middle", "hand"]
    replays = page.get_by_role("button", name=words()("button-rematch"), exact=True)
    before = await replays.count()
    for look in range(MOST):
        if await replays.count() > before:
            break
        panel = private(page).last
        buttons = panel.get_by_role("button")
        labels = [label.strip() for label in await buttons.all_inner_texts()]
        if words()("button-next-hand") in labels:
            if "hand" in wanted:
                await shot("hand")
                wanted.remove("hand")
            with suppress(Late):
                await press(page, "button-next-hand")
            continue
        told = await panel.inner_text()
        asked = "Your turn" in told or await panel.get_by_role("combobox").count()
        if asked and "first" in wanted:
            await shot("first")
            wanted.remove("first")
        elif asked and "middle" in wanted and look > 12:
            await shot("middle")
            wanted.remove("middle")
        await move(page, labels)
        await asyncio.sleep(0.15)
    await page.wait_for_timeout(500)
    await shot("match")


async def move(page: Page, labels: Sequence[str]) -> None:
    """Press the first button that acts, or choose the first of a menu."""
    newest = private(page).last
    passing = {words()(key) for key in ("button-pass", "mitigati-continue")}
    helping = {words()(key) for key in ("button-rules", "button-again", "button-leave-match")}
    with suppress(Late):
        skip = next((label for label in labels if label in passing), None)
        acts = [label for label in labels if label and label not in helping]
        if skip:
            await newest.get_by_role("button", name=skip, exact=True).first.click(timeout=1000)
        elif await newest.get_by_role("combobox").count():
            await newest.get_by_role("combobox").first.click(timeout=1000)
            await page.locator(".select-option:visible").first.click(timeout=1000)
        elif acts:
            await newest.get_by_role("button", name=acts[0]).first.click(timeout=1000)


async def main(wanted: Sequence[str]) -> None:
    sizes = [(slug, players) for slug, game in GAMES.items() for players in game.seats]
    chosen = [(slug, n) for slug, n in sizes if not wanted or slug in wanted or f"{slug}-{n}" in wanted]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for slug, players in chosen:
            with tempfile.TemporaryDirectory() as folder:
                local = Local(Path(folder), pace="0.3")
                try:
                    page = await opened(browser, await local.start(), "Ann", *PHONE)
                    await screens(page, slug, players)
                    await page.close()
                finally:
                    await local.end(signal.SIGTERM)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
