"""Screenshots of a phone: `make screens` plays every game at every size on a page of 390 by 844.

The page is that of `make play`. `build/screens` has each game's lobby, first turn, a trick with a whole hand,
one half a hand later, the end of a hand and of the match, a replay, and its lesson step by step; and once the
menus, settings and boards, the forms and selects of people, opened and used, a seat that is given away
(`leaves`), boards with people in them (`people`), a duplicate night and the champions (`nights`).

The output tells each message's height, and any broken layout. `python -m bench.phone.screens de differ 92q-6`
takes those alone, in German; `topsuit-review`, which takes its time, and `topsuit-hint` only if they are
named. With `short` among them a match is over after a hand or two.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright
from playwright.async_api import TimeoutError as Late

from bench.phone.browser import ARGS, CHROMIUM, Local, command, opened, private
from bot.games import GAMES
from bot.lessons import lesson
from bot.words import LANGUAGES, speaking, words
from cogs.kit.games import game_cogs

FOLDER: Final = Path("build/screens")
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESK: Final[ViewportSize] = {"width": 1280, "height": 900}
"""Window size for typing commands: on a narrow page their list has no room."""
AT_MOST: Final = 240.0
"""Timeout in seconds for a lesson, menus, or a game of three."""
A_SEAT: Final = 120.0
"""Additional seconds for each further seat."""
THOUGHT: Final = 30.0
"""Timeout in seconds for a hint."""
SHORT: Final = "short"
MOMENTS: Final = ("first", "trick", "middle", "hand", "match")

BREAKS: Final = """message => {
  const said = [], box = message.getBoundingClientRect();
  for (const row of message.querySelectorAll(".component-row")) {
    const tops = new Set([...row.children].map(child => Math.round(child.getBoundingClientRect().top)));
    if (tops.size > 1) said.push("a row of buttons wraps: " + row.innerText.replaceAll("\\n", " | "));
  }
  for (const part of message.querySelectorAll(".button-label, .select-value, .component-button"))
    if (part.scrollWidth > part.clientWidth + 1) said.push("cut: " + part.innerText);
  const row = message.querySelector(".component-row");
  const picture = message.querySelector(".gallery-image, .message-attachments img") || message;
  const seen = row ? row.getBoundingClientRect().bottom - picture.getBoundingClientRect().top : box.height;
  return [Math.round(box.height), Math.round(seen), said];
}"""
"""Script that returns a message's height, the height from its picture to its first buttons, and broken
layout."""


class Stage(Local):
    COMMAND: ClassVar[tuple[str, ...]] = ("bench.phone.stage",)

    async def tell(self, line: str) -> None:
        """Have the stage play on to a moment; return when it is there."""
        if self.process is None or self.process.stdin is None or self.process.stdout is None:
            raise OSError("it was not started")
        self.process.stdin.write(f"{line}\n".encode())
        if not await self.process.stdout.readline():
            raise OSError((await self.process.communicate())[1].decode())

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self.process and self.process.stdin:
            self.process.stdin.close()
        return await super().end(how)


class Camera:
    def __init__(self, page: Page, stage: Stage, language: str) -> None:
        self.page, self.stage = page, stage
        self.prefix = "" if language == LANGUAGES[0] else f"{language}-"

    async def shot(self, name: str, message: Locator | None = None) -> None:
        """Take a screenshot with the end of this message, or of the newest, at its lower edge."""
        message = message or self.page.locator("article.channel-message").last
        await self.page.wait_for_timeout(600)
        await message.evaluate("message => message.scrollIntoView({block: 'end'})")
        await self.page.wait_for_timeout(400)
        FOLDER.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=FOLDER / f"{self.prefix}{name}.png")
        height, seen, breaks = await message.evaluate(BREAKS)
        sys.stdout.write(f"{self.prefix}{name}: {height} px high, {seen} down to its first buttons\n")
        sys.stdout.writelines(f"    {one}\n" for one in breaks)

    async def press(self, key: str, within: Locator | None = None) -> None:
        """Press the newest button with this label, and wait for the result."""
        await self.press_said(words()(key), within)

    async def press_said(self, label: str, within: Locator | None = None) -> None:
        await (within or self.page).get_by_role("button", name=label, exact=True).last.click()
        await self.page.wait_for_timeout(600)
        # A click before the previous one is done is ignored.
        await self.page.locator("#preview-app[aria-busy=false]").wait_for()

    async def choose(self, menu: Locator, label: str) -> None:
        """Choose an option; if a repaint closes the list, open it again."""
        for last in (False, False, True):
            await menu.click()
            try:
                await self.page.locator(".select-option:visible", has_text=label).first.click(timeout=5000)
                break
            except Late:
                if last:
                    raise
        await self.page.wait_for_timeout(600)

    async def pick(self, menu: Locator, name: str) -> None:
        """Open a select that Discord fills, choose its last option, and wait for the result."""
        await private(self.page).last.evaluate("message => message.scrollIntoView({block: 'end'})")
        await self.page.wait_for_timeout(400)
        await menu.click()
        await self.page.locator(".select-option:visible").first.wait_for()
        await self.page.wait_for_timeout(800)
        await self.page.screenshot(path=FOLDER / f"{self.prefix}{name}-open.png")
        await self.page.locator(".select-option:visible").last.click()
        if await (done := self.page.locator(".select-apply:visible")).count():
            await done.click()
        await self.shot(f"{name}-chosen", private(self.page).last)

    async def ask(self, name: str, **options: str) -> None:
        """Type a command in a wide window."""
        await self.page.set_viewport_size(DESK)
        await command(self.page, name, **options)
        await self.page.wait_for_timeout(900)
        await self.page.set_viewport_size(PHONE)


async def plays(camera: Camera, slug: str, players: int) -> None:
    """Play a match, from the lobby to its replay."""
    name, page = f"{slug}-{players}", camera.page
    say = words()
    await camera.press_said(_called(slug))
    menus = private(page).last.get_by_role("combobox")
    if GAMES[slug].seats[1:]:
        await camera.choose(menus.nth(1), say("play-size", size=players))
    await camera.choose(menus.nth(2 if GAMES[slug].seats[1:] else 1), say("play-people", people=2))
    await camera.press("button-play-open")
    await page.get_by_role("button", name=say("button-options"), exact=True).last.wait_for()
    await camera.shot(f"{name}-lobby")
    await camera.press("button-options")
    seats = page.get_by_role("combobox", name=say("menu-add-computer")).last
    await seats.wait_for()
    await camera.shot(f"{name}-options", private(page).last)
    await seats.click()
    await page.locator(".select-option:visible").first.click()
    await camera.press("button-start")
    for moment in MOMENTS:
        await camera.stage.tell(moment)
        if moment in {"hand", "match"}:
            # The public message, then the player's own.
            await camera.shot(f"{name}-{moment}-public", _everybodys(camera).last)
        await camera.shot(f"{name}-{moment}", private(page).last)
    await camera.press("button-replay")
    on = private(page).last.get_by_role("button", name=say("replay-go-trick"), exact=True)
    for _ in range(3):
        # A hand settled in the bargaining has no trick.
        if await on.is_enabled():
            await camera.press("replay-go-trick", private(page).last)
    await camera.shot(f"{name}-replay")


async def reviews(camera: Camera, slug: str) -> None:
    """Take the costliest decisions of a match against computer players."""
    page, say = camera.page, words()
    await camera.press_said(_called(slug))
    await camera.press("button-play-alone")
    # A good player may have nothing to review.
    await camera.stage.tell("level easy")
    await camera.stage.tell("match")
    await camera.press("button-review")
    share = private(page).last.get_by_role("button", name=say("replay-share"), exact=True)
    # After a short match there may be nothing to review.
    clean = private(page).last.get_by_text(say("review-clean").partition("*")[0].strip())
    await share.or_(clean).first.wait_for(timeout=AT_MOST * 1000)
    on = private(page).last.get_by_role("button", name=say("replay-go-next"), exact=True)
    await camera.shot(f"{slug}-review-1", private(page).last)
    number = 1
    while await on.count() and await on.is_enabled():
        await on.click()
        await page.wait_for_timeout(900)
        number += 1
        await camera.shot(f"{slug}-review-{number}", private(page).last)


async def hints(camera: Camera, slug: str) -> None:
    """Take hints at the first turn, which has the most choices, and in a trick."""
    await camera.press_said(_called(slug))
    await camera.press("button-play-alone")
    for moment in ("first", "trick"):
        await camera.stage.tell(moment)
        # Otherwise the tab still shows an earlier question.
        await camera.page.wait_for_timeout(600)
        await camera.press("button-hint", private(camera.page).last)
        said = words()("hint", advice="").strip()
        await private(camera.page).last.get_by_text(said).first.wait_for(timeout=THOUGHT * 1000)
        await camera.shot(f"{slug}-hint-{moment}", private(camera.page).last)


async def learns(camera: Camera, slug: str) -> None:
    """Take every step of a lesson, and its end."""
    await camera.ask(f"{slug} learn")
    panel = private(camera.page).last
    for number, step in enumerate(lesson(slug)):
        await camera.shot(f"{slug}-lesson-{number + 1:02}", panel)
        if step is not lesson(slug)[-1]:
            await panel.locator("button.component-button").first.click()
            await camera.page.wait_for_timeout(300)


async def menus(camera: Camera) -> None:
    """Take the pages that belong to no game."""
    await camera.shot("corner")
    await camera.ask("play")
    await camera.shot("play")
    for name in ("settings", "setup"):
        await camera.ask(name)
        await camera.shot(name)
    await camera.press("setup-page-play", private(camera.page).last)
    await camera.shot("setup-play")
    for name in ("leaderboard", "profile", "challenge"):
        await camera.ask(name)
        await camera.shot(name)


async def forms(camera: Camera) -> None:
    """Take the typed forms, and use every select of people, channels and roles."""
    page = camera.page
    await camera.press_said("Differ")
    menus = private(page).last.get_by_role("combobox")
    await camera.choose(menus.nth(1), words()("play-people", people=2))
    await camera.press("button-play-open")
    await camera.press("button-options")
    await camera.press("button-fair")
    await camera.press("button-word")
    dialog = page.get_by_role("dialog")
    await dialog.wait_for()
    await page.wait_for_timeout(600)
    await page.screenshot(path=FOLDER / f"{camera.prefix}word-form.png")
    await dialog.get_by_role("textbox").fill("toucan")
    await dialog.locator("button[type=submit], .modal-submit").last.click()
    await camera.shot("word-said", private(page).last)
    await camera.press("button-options")
    await camera.press("button-guests")
    await camera.shot("guests", private(page).last)
    for name, key in (("invite", "guests-menu-invite"), ("role", "guests-menu-role")):
        await camera.pick(private(page).last.get_by_role("combobox", name=words()(key)), name)
    for name, key in (("block", "block-menu"), ("setup", "setup-menu-barred")):
        await camera.ask(name)
        await camera.pick(private(page).last.get_by_role("combobox", name=words()(key)), name)
    for key in ("setup-menu-channels", "setup-menu-corner"):
        await camera.pick(private(page).last.get_by_role("combobox", name=words()(key)), key)


async def leaves(camera: Camera) -> None:
    """Take a seat that is given away in the middle of a match, to the queue."""
    page = camera.page
    await camera.press_said("Differ")
    menus = private(page).last.get_by_role("combobox")
    await camera.choose(menus.nth(1), words()("play-people", people=2))
    await camera.press("button-play-open")
    await camera.press("button-options")
    await page.get_by_role("combobox", name=words()("menu-add-computer")).last.click()
    await page.locator(".select-option:visible").first.click()
    await camera.press("button-start")
    for name, key in (
        ("leave", "button-leave-match"),
        ("substitute", "button-substitute"),
        ("substitute-offered", "button-substitute-waiting"),
    ):
        await camera.press(key, private(page).last)
        await camera.shot(name, private(page).last)
    await camera.shot("substitute-offer", _everybodys(camera).last)


async def people(camera: Camera) -> None:
    """Take boards, profiles and champions with all viewers in them."""
    await camera.stage.tell("people")
    await camera.shot("people-season-over", _everybodys(camera).last)
    for name, options in (("leaderboard", {"game": "Top Suit"}), ("profile", {}), ("champions", {})):
        await camera.ask(name, **options)
        await camera.shot(f"people-{name}")


async def nights(camera: Camera) -> None:
    """Take the champions of a season, and a duplicate night of two people from its lobby to its standings."""
    await camera.ask("champions")
    await camera.shot("champions")
    await camera.ask("duplicate new", game="Top Suit", boards="1")
    await camera.shot("duplicate-lobby")
    await camera.ask("duplicate show")
    await camera.shot("duplicate-show")
    for name in ("Bob", "Ann"):
        await _views(camera, name)
        await camera.press("button-duplicate-join", _night(camera))
    await camera.shot("duplicate-joined", _night(camera))
    await camera.press("button-duplicate-begin", _night(camera))
    await camera.shot("duplicate-begun", _night(camera))
    for name in ("Ann", "Bob"):
        await _views(camera, name)
        await camera.press("button-duplicate-play", _night(camera))
        for moment in ("first", "trick", "match"):
            await camera.stage.tell(moment)
            await camera.shot(f"duplicate-{name.lower()}-{moment}", private(camera.page).last)
        await camera.shot(f"duplicate-{name.lower()}-table", _everybodys(camera).last)
        await camera.shot(f"duplicate-{name.lower()}-night", _night(camera))
    boards = _night(camera).get_by_role("combobox", name=words()("menu-duplicate-boards"))
    await camera.choose(boards, words()("duplicate-board", board=1, seat=1))
    await camera.shot("duplicate-board", private(camera.page).last)


def _night(camera: Camera) -> Locator:
    """Return the night's newest public message."""
    title = words()("duplicate-title", game="Top Suit", night=1).removeprefix("## ")
    return _everybodys(camera).filter(has_text=title).last


def _everybodys(camera: Camera) -> Locator:
    """Return the public messages."""
    return camera.page.locator(
        "article.channel-message", has_not=camera.page.locator(".message-ephemeral-note")
    )


async def _views(camera: Camera, name: str) -> None:
    await camera.page.get_by_label("Viewing as").select_option(label=name)
    await camera.page.wait_for_timeout(1000)


def _called(slug: str) -> str:
    return next(cog(cast("Any", None)).game_name for cog in game_cogs() if cog.game.slug == slug)


def time_for(name: str) -> float:
    """Return the timeout in seconds of a way by name, such as `92q-8` or `menus`."""
    _, _, players = name.rpartition("-")
    return AT_MOST + A_SEAT * max(0, int(players) - 3) if players.isdecimal() else AT_MOST


async def taken(
    browser: Browser, told: Sequence[str], name: str, way: Callable[[Camera], Awaitable[None]]
) -> bool:
    """Go one way in a world of its own, after telling its stage the lines; return whether in time."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder), pace="0.05")
        page: Page | None = None
        try:
            async with asyncio.timeout(time_for(name)):
                page = await opened(browser, await stage.start(), "Ann", **PHONE)
                # Only the whole way's timeout counts: beside other work a click may wait for its turn.
                page.set_default_timeout(time_for(name) * 1000)
                for line in told:
                    await stage.tell(line)
                await way(Camera(page, stage, words().language))
        except (TimeoutError, Late) as late:
            sys.stdout.write(f"{name}: not to its end: {str(late).partition(chr(10))[0]}\n")
            if page is not None:
                await page.screenshot(path=FOLDER / f"{name}-late.png")
            return False
        finally:
            if page is not None:
                await page.close()
            try:
                if stage.process and stage.process.returncode is None:
                    await stage.end()
            except OSError as complaint:
                # Such as a computer player that found no time to think: the other ways go on.
                sys.stdout.write(f"{name}: {complaint}\n")
    return True


async def main(wanted: Sequence[str]) -> bool:
    """Take all wanted screenshots; return whether any failed."""
    language = next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
    names = [one for one in wanted if one not in (language, SHORT)]
    told = [f"language {language}", *([SHORT] if SHORT in wanted else [])]
    sizes = [(slug, players) for slug, game in GAMES.items() for players in game.seats]
    chosen = [(slug, n) for slug, n in sizes if not names or slug in names or f"{slug}-{n}" in names]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        ways: dict[str, Callable[[Camera], Awaitable[None]]] = {
            **{f"{slug}-{n}": partial(plays, slug=slug, players=n) for slug, n in chosen},
            **{
                f"{slug}-lesson": partial(learns, slug=slug)
                for slug in dict.fromkeys(one for one, _ in chosen)
            },
        }
        ways |= {
            f"{slug}-{what}": partial(way, slug=slug)
            for what, way in (("hint", hints), ("review", reviews))
            for slug in GAMES
            if f"{slug}-{what}" in names
        }
        ways |= {
            way.__name__: way
            for way in (menus, forms, leaves, people, nights)
            if not names or way.__name__ in names
        }
        with speaking(language):
            done = [await taken(browser, told, name, way) for name, way in ways.items()]
        await browser.close()
    return not all(done)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
