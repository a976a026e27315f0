"""The pages of `python -m bot site` in a browser: by axe-core's rules, on a phone, with keys, scriptless."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, async_playwright, expect

from bench.phone.browser import ARGS, CHROMIUM
from bot.cli.site import site
from bot.store.storage import Store
from bot.words import LANGUAGES
from cogs.site import match as match_pages
from tests.cli.published import ANN, BOB, computer, match, person, publish, rated, willing

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="Chromium is not installed (CI has it)"
)

PHONE, DESK = (390, 844), (1280, 900)
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = {"resultTypes": ["violations"], "runOnly": RULES}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two hands, and a board."""
    folder = tmp_path_factory.mktemp("site")
    url = f"sqlite+aiosqlite:///{folder}/toucan.sqlite3"

    async def made() -> None:
        store = await Store.open(url)
        await willing(store, ANN)
        await rated(store, ANN, 1234)
        record = await match(store, "differ", (person(ANN), person(BOB), computer(), computer()), most=75)
        await publish(store, record, ANN)
        await store.close()

    asyncio.run(made())
    with pytest.MonkeyPatch.context() as patch:
        # To squeeze pictures takes longest, and shows nobody anything else.
        patch.setattr(match_pages, "squeezed", bytes)
        site(url, folder / "web")
    return folder / "web"


@pytest.fixture(scope="module")
def address(web: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=web))
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    serving.join()
    server.server_close()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)


async def opened(browser: Browser, where: str, size: tuple[int, int] = PHONE, **how: Any) -> Page:
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **how)
    page = await context.new_page()
    await page.goto(where)
    return page


def pages_of(web: Path) -> list[str]:
    return sorted(path.relative_to(web).as_posix() for path in web.rglob("*.html"))


async def test_axe_finds_nothing_and_no_other_is_asked(browser: Browser, web: Path, address: str) -> None:
    page = await opened(browser, address)
    complaints, asked = list[str](), set[str]()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.add(request.url))
    paths = pages_of(web)
    assert len(paths) == 1 + len(LANGUAGES) * 3
    for path in paths:
        await page.goto(f"{address}/{path}")
        for box in await page.get_by_role("checkbox").all():
            await box.check()
        found = await Axe().run(page, options=AXE)
        assert found.violations_count == 0, found.generate_report()
        # Nothing stands out of a phone's page but what may be pushed aside.
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    # It would have noticed.
    await page.evaluate("document.documentElement.removeAttribute('lang')")
    assert (await Axe().run(page, options=AXE)).violations_count == 1
    assert complaints == []
    assert all(one.startswith(address) for one in asked)
    assert await page.context.cookies() == []
    assert await page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]


async def test_keys_walk_through_tricks_and_hands(browser: Browser, web: Path, address: str) -> None:
    (first,) = (path for path in pages_of(web) if path.startswith("en/match") and path.endswith("-1.html"))
    page = await opened(browser, f"{address}/{first}", DESK)
    await page.get_by_role("checkbox", name="Ann").check()
    hands = page.locator(".eyes-0:visible")
    assert await hands.count()
    sections = page.locator(".step")
    for n in range(1, await sections.count()):
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(f"#step-{n}")).to_be_focused()
        await expect(page.locator(f"#step-{n}")).to_be_in_viewport()
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(f"#step-{await sections.count() - 2}")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    # Whose cards are shown is not forgotten on the way.
    await page.wait_for_url("**/*-2.html?eyes=0")
    await expect(page.get_by_role("checkbox", name="Ann")).to_be_checked()
    await expect(page.locator(".eyes-0").first).to_be_visible()
    await expect(page.locator(".eyes-2").first).to_be_hidden()
    await page.get_by_role("link", name="Deutsch").click()
    await expect(page.locator("html")).to_have_attribute("lang", "de")


async def test_all_of_it_can_be_read_without_scripts(browser: Browser, address: str) -> None:
    page = await opened(browser, address, java_script_enabled=False)
    await page.get_by_role("link", name="Deutsch").click()
    await page.get_by_role("link", name="Partie 1").click()
    await expect(page.get_by_text("Pfeiltasten")).to_be_hidden()
    await expect(page.locator(".eyes-0").first).to_be_hidden()
    await page.get_by_role("checkbox", name="Ann").check()
    await expect(page.locator(".eyes-0 img").first).to_be_visible()
    await page.locator("#step-0").get_by_role("link", name="Weiter").click()
    await expect(page.locator("#step-1")).to_be_in_viewport()
    await page.get_by_role("link", name="Runde 2").first.click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Runde 2")
    # Every picture is there, and says what it shows.
    for picture in await page.locator(".step > img").all():
        await picture.scroll_into_view_if_needed()
        alt = await picture.get_attribute("alt")
        assert alt
        assert "Ann" in alt
        assert "Bobadil" not in alt
    assert "Bobadil" not in await page.content()
