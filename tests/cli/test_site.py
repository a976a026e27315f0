"""`python -m bot site`: who is on the pages, what never is, and that the folder is whole at every moment."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from html import escape
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import REFUSED, main
from bot.cli.site import site
from bot.matches.replays import replayed
from bot.ops.folder import LOCK, NOTES, Folder
from bot.people import published
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.records.stored import Occupant, Preferences, now
from bot.records.weekly import week_of
from bot.store.storage import Store
from bot.words import LANGUAGES, words
from cogs.core.names import plain
from cogs.site import match as match_pages
from cogs.site.markup import from_discord
from tests.cli.published import ANN, BOB, CLEO, computer, match, person, publish, rated, willing
from tests.games.playing import SMALL
from tests.house import refused
from tests.kit.commands import ROOT
from tests.kit.databases import database
from tests.kit.random_matches import played
from tests.kit.seeds import seeds

FEW = 40
"""Lines of a match that is on the web: some tricks."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/toucan.sqlite3"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """To squeeze pictures takes longest, and changes nothing that is looked at here."""
    monkeypatch.setattr(match_pages, "squeezed", bytes)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """Used step by step, as the command is: each has an event loop of its own."""
    database(Path(url.partition(":///")[2]))
    made = asyncio.run(Store.open(url))
    yield made
    asyncio.run(made.close())


@pytest.fixture
def web(tmp_path: Path) -> Path:
    return tmp_path / "web"


def everything(web: Path) -> dict[str, bytes]:
    return {
        path.relative_to(web).as_posix(): path.read_bytes()
        for path in sorted(web.rglob("*"))
        if path.is_file() and not path.name.startswith(NOTES)
    }


def text_of(web: Path) -> str:
    return "\n".join(content.decode() for path, content in everything(web).items() if path.endswith("html"))


def on_the_web(store: Store, *, named: tuple[int, ...] = (ANN,), slug: str = "topsuit") -> int:
    """A match of Ann, Bob and a computer player that Ann has put there."""

    async def made() -> int:
        await willing(store, *named)
        record = await match(store, slug, (person(ANN), person(BOB), computer()), most=FEW)
        await publish(store, record, ANN)
        return record.id

    return asyncio.run(made())


class Links(HTMLParser):
    """A page's requests and links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found = list[str]()
        self.ids = list[str]()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value]
        self.ids += [value for name, value in attrs if name == "id" and value]
        assert tag not in ("iframe", "form", "object", "embed")


def test_only_willing_players_are_named(store: Store, url: str, web: Path) -> None:
    number = on_the_web(store)
    assert site(url, web).drawn == 1
    page = (web / f"en/match-{number}-1.html").read_text()
    # What a name holds is text.
    assert "Ann &lt;b&gt;*&amp;*" in page
    assert "Ann <b>" not in page
    assert "Bobadil" not in text_of(web)
    assert words()("lobby-seat-option", number=2) in page
    assert 'id="eyes-0"' in page
    assert 'id="eyes-1"' not in page
    assert 'id="eyes-2"' in page
    asyncio.run(willing(store, BOB))
    assert site(url, web).drawn == 1
    page = (web / f"en/match-{number}-1.html").read_text()
    assert "Bobadil" in page
    assert 'id="eyes-1"' in page


@pytest.mark.parametrize(
    "name",
    ['\u202e"><img src=x>', "'><script>go()", "\u2067&lt;\u200fb\u2069", "\u05d0\u05d1\u05d2", "*a* <b>"],
)
def test_a_name_changes_nothing_around_it(store: Store, url: str, web: Path, name: str) -> None:
    async def made() -> int:
        await willing(store, ANN)
        record = await match(store, "topsuit", (Occupant(name, ANN), person(BOB), computer()), most=FEW)
        await publish(store, record, ANN)
        return record.id

    number = asyncio.run(made())
    assert site(url, web).drawn == 1
    # One from right to left does not turn what stands beside it.
    shown = f"\u2068{escape(plain(name))}\u2069"
    first, page = (web / "en/index.html").read_text(), (web / f"en/match-{number}-1.html").read_text()
    assert f"</a> · {shown}, " in first
    assert words()("site-players", names=shown) in page
    for text in (first, page):
        assert text.count("<script") == 1
        assert "<img src=x" not in text
        assert "<b>" not in text
        apart = re.sub("\u2068[^\u2068\u2069]*\u2069", "", text)
        assert not re.search("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]", apart)


@pytest.mark.parametrize(
    "change",
    [
        {"status": "playing"},
        {"status": "idle"},
        {"status": "archived"},
        {"week": week_of(now())},
    ],
)
def test_secret_cards_have_no_page(store: Store, url: str, web: Path, change: dict[str, Any]) -> None:
    async def made() -> None:
        await willing(store, ANN)
        record = await match(store, "topsuit", (person(ANN), person(BOB), computer()), most=FEW, **change)
        await publish(store, record, ANN)

    asyncio.run(made())
    assert site(url, web).matches == 0
    assert set(everything(web)) == {"index.html", *(f"{language}/index.html" for language in LANGUAGES)}


def test_match_goes_while_its_deals_are_replayed(store: Store, url: str, web: Path) -> None:
    number = on_the_web(store)
    assert site(url, web).matches == 1

    chairs = (person(CLEO), person(BOB), computer())
    asyncio.run(match(store, "topsuit", chairs, most=FEW, status="playing", deal_of=number))
    assert site(url, web).matches == 0
    assert not list((web / "en").glob("match*"))
    behind(url, "UPDATE tables SET status = 'over'")
    assert site(url, web).matches == 1


def behind(url: str, statement: str) -> None:
    """Past the bot, as an operator might."""
    with closing(sqlite3.connect(url.partition(":///")[2])) as database:
        database.execute(statement)
        database.commit()


def test_who_is_forgotten_is_gone_with_their_matches(store: Store, url: str, web: Path) -> None:
    on_the_web(store, named=(ANN, BOB))
    asyncio.run(rated(store, ANN, 1200))
    site(url, web)
    assert "Ann" in text_of(web)

    # Also while that is still under way.
    asyncio.run(begin_forgetting(store, ANN))
    site(url, web)
    assert "Ann" not in text_of(web)
    assert not (web / "pictures").exists()

    async def forgotten() -> None:
        while not await go_on_forgetting(store, ANN):
            pass

    asyncio.run(forgotten())
    assert site(url, web).matches == 0
    with closing(sqlite3.connect(url.partition(":///")[2])) as database:
        assert database.execute("SELECT count(*) FROM published").fetchone() == (0,)


def test_who_changes_their_mind_is_gone(store: Store, url: str, web: Path) -> None:
    number = on_the_web(store, named=(ANN, BOB))
    site(url, web)
    before = everything(web)
    asyncio.run(willing(store, BOB, web=False))
    site(url, web)
    assert "Bobadil" not in text_of(web)
    # Nor is a picture left with the name in it, or with the hand.
    shown = re.findall(r'src="\.\./(pictures/[^"]+)"', text_of(web))
    assert {path for path in everything(web) if path.startswith("pictures/")} == set(shown)
    assert not {path for path in before if path.startswith("pictures/")} <= set(shown)
    asyncio.run(willing(store, ANN, web=False))
    site(url, web)
    assert f"match-{number}" not in "".join(everything(web))


@pytest.mark.parametrize("removed", [False, True])
def test_one_of_two_matches_goes_alone(store: Store, url: str, web: Path, *, removed: bool) -> None:
    """Taken off the web by whoever put it there, or gone from the database."""
    gone, stays = on_the_web(store), on_the_web(store)
    assert site(url, web).matches == 2
    if removed:
        behind(url, "DELETE FROM tables WHERE id = (SELECT min(id) FROM tables)")
    else:
        asyncio.run(store.write(partial(published.withdraw, table=gone, seat=0)))
    assert site(url, web).matches == 1
    assert {path.name for path in (web / "pictures").iterdir()} == {str(stays)}
    assert not [path for path in everything(web) if f"match-{gone}-" in path]
    assert f"match-{gone}-" not in text_of(web)
    assert f"match-{stays}-1.html" in (web / "en/index.html").read_text()


def test_consent_withdrawn_during_drawing_counts(
    store: Store, url: str, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_web(store)
    draws = match_pages.pages

    def slowly(*args: object) -> object:
        behind(url, "UPDATE players SET web = 0")
        return draws(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(match_pages, "pages", slowly)
    assert site(url, web).drawn == 0
    assert "Ann" not in text_of(web)
    assert not (web / "pictures").exists()


def test_the_boards_are_of_those_who_want_both(store: Store, url: str, web: Path) -> None:
    async def made() -> None:
        await store.prefer(Preferences(ANN, web=True, public_rating=True))
        await store.prefer(Preferences(BOB, web=False, public_rating=True))
        await store.prefer(Preferences(CLEO, web=True))
        for user, shown, listed in ((ANN, 1200, True), (BOB, 1300, True), (CLEO, 1400, False)):
            await rated(store, user, shown, listed=listed)

    asyncio.run(made())
    site(url, web)
    page = (web / "en/index.html").read_text()
    # Bob is before her, whoever may know it.
    assert "<td>2</td><td><bdi>Ann &lt;b&gt;*&amp;*</bdi></td><td>1200</td>" in page
    assert "Bobadil" not in page
    assert "Cleopatra" not in page


def test_what_has_not_changed_is_not_drawn_again(
    store: Store, url: str, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = on_the_web(store)
    site(url, web)
    before = {path: (web / path).stat().st_mtime_ns for path in everything(web)}
    draws = match_pages.pages
    monkeypatch.setattr(match_pages, "pages", None)
    assert site(url, web).drawn == 0
    assert {path: (web / path).stat().st_mtime_ns for path in everything(web)} == before
    monkeypatch.setattr(match_pages, "pages", draws)
    (web / f"en/match-{number}-1.html").unlink()
    assert site(url, web).drawn == 1
    monkeypatch.setattr(match_pages, "FORM", 99)
    assert site(url, web).drawn == 1


def test_nothing_leads_outside_and_nothing_is_missing(store: Store, url: str, web: Path) -> None:
    on_the_web(store, named=(ANN, BOB), slug="mitigati")
    site(url, web)
    there = set(everything(web))
    asked = set[str]()
    for path, content in everything(web).items():
        if not path.endswith(".html"):
            continue
        page = Links(content.decode())
        assert len(page.ids) == len(set(page.ids))
        for link in page.found:
            if link.startswith("#"):
                assert link[1:] in page.ids
            elif link != "data:,":
                assert "//" not in link
                asked.add(os.path.normpath(f"{Path(path).parent}/{link}"))
    assert asked == there - {"index.html"}
    assert f'lang="{LANGUAGES[1]}"' in (web / LANGUAGES[1] / "index.html").read_text()


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_every_line_of_a_match_is_told_once(slug: str, players: int) -> None:
    table, _ = played(slug, players, Random(3))
    replay = replayed(table.record, table.log)
    told = list[int]()
    for hand in range(len(replay.hands)):
        made = match_pages.moments(replay, hand)
        for moment in made:
            told += range(moment.since + 1, moment.step + 1)
        assert [one.trick for one in made if one.trick] == [*range(1, 1 + max(one.trick for one in made))]
    assert told == [*range(1, replay.last + 1)]


@pytest.mark.usefixtures("store")
def test_a_folder_of_somebody_else_is_left_alone(url: str, web: Path) -> None:
    web.mkdir()
    (web / "thesis.html").write_text("mine")
    with refused("site-not-ours"):
        site(url, web)
    assert [path.name for path in web.iterdir()] == ["thesis.html"]


@pytest.mark.usefixtures("store")
def test_what_others_put_beside_the_pages_stays(url: str, web: Path) -> None:
    site(url, web)
    (web / "CNAME").write_text("cards.example")
    (web / "en/old.html").write_text("left behind")
    site(url, web)
    assert (web / "CNAME").exists()
    assert not (web / "en/old.html").exists()


@pytest.mark.usefixtures("store")
def test_one_at_a_time(url: str, web: Path) -> None:
    site(url, web)
    with closing(sqlite3.connect(web / LOCK, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with refused("site-busy"):
            site(url, web)
    site(url, web)


def test_forged_notes_take_away_nothing_beside_the_pages(
    url: str, web: Path, tmp_path: Path, store: Store
) -> None:
    number = on_the_web(store)
    site(url, web)
    beside = [tmp_path / "mine.html", web / "CNAME"]
    for file in beside:
        file.write_text("mine")
    paths = ["../mine.html", "en/../../mine.html", "en/../CNAME", "CNAME", f"{tmp_path}/mine.html", 3, None]
    # As the only pages of a match that there is, and of one that there is not.
    for made, path in [*zip(cycle((number, 77)), paths, strict=False), (77, paths[0])]:
        (web / NOTES).write_text(json.dumps({"made": {str(made): ["people", "rest", [path]]}}))
        assert site(url, web).matches == 1
        assert [file.read_text() for file in beside] == ["mine", "mine"]


def test_notes_that_cannot_be_read_are_made_anew(store: Store, url: str, web: Path) -> None:
    on_the_web(store)
    site(url, web)
    pages = everything(web)
    for broken in (b"", b"[]", b"{", b'{"made": {"x": 1}}', b'{"made": 3}'):
        (web / NOTES).write_bytes(broken)
        assert site(url, web).drawn == 1
        assert everything(web) == pages


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("seed", seeds(1))
def test_killed_site_is_whole_the_next_time(store: Store, url: str, web: Path, seed: int) -> None:
    on_the_web(store, slug="topsuit")
    code = (
        "import sys; from pathlib import Path; from bot.cli.site import site; from cogs.site import match;"
        "match.squeezed = bytes; print(site(sys.argv[1], Path(sys.argv[2])).drawn)"
    )

    def begun(folder: Path) -> subprocess.Popen[str]:
        # Each in a process of its own, which remembers no picture of another test's.
        command = [sys.executable, "-c", code, url, str(folder)]
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)

    whole = web.with_name("whole")
    begun(whole).communicate()
    wanted = everything(whole)
    assert wanted
    files = Random(seed).randrange(1, len(wanted))
    with begun(web) as process:
        # Only counted: what is being written may have another name before it is read.
        while process.poll() is None and (not web.exists() or len([*web.rglob("*.*")]) < files):
            time.sleep(0.002)
        process.send_signal(signal.SIGKILL)
    for path, content in everything(web).items():
        # Each file is whole, or not yet called so.
        assert path.endswith((".part", "index.html")) or content == wanted[path]
    begun(web).communicate()
    assert everything(web) == wanted
    Folder(web).sweep(("en",), ())
    drawn, _ = begun(web).communicate()
    assert drawn.strip() == "1"
    assert everything(web) == wanted


def test_the_command_says_what_it_did(
    store: Store, url: str, web: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = on_the_web(store)
    monkeypatch.setenv("DATABASE_URL", url)
    # It would be the tests' own process that gives way, until their end.
    monkeypatch.setattr("bot.cli.site.be_polite", lambda: None)
    assert main(["site", str(web)]) == 0
    assert capsys.readouterr().out.startswith("One match has pages: 1 written")
    behind(url, "UPDATE tables SET rules = 77, changed = 5")
    assert main(["site", str(web)]) == 0
    said = capsys.readouterr().out
    assert words()("site-unreadable", table=number) in said
    behind(url, "UPDATE alembic_version SET version_num = '0022'")
    assert main(["site", str(web)]) == REFUSED
    assert capsys.readouterr().err.strip() == words()("site-other-step")
    monkeypatch.setenv("DATABASE_URL", url + "-nowhere")
    assert main(["site", str(web)]) == REFUSED


def test_the_notes_name_nobody(store: Store, url: str, web: Path) -> None:
    on_the_web(store)
    site(url, web)
    notes = (web / NOTES).read_text()
    assert "Ann" not in notes
    assert json.loads(notes)["made"]


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**Ann** plays *two*", "<strong>Ann</strong> plays <em>two</em>"),
        (r"a\*b\_c \<@1>", "a*b_c &lt;@1&gt;"),
        ("**open *both", "<strong>open <em>both</em></strong>"),
        ("**a *b** c", "<strong>a <em>b</em></strong> c"),
        ("one\ntwo", "one<br>two"),
        ("<script>", "&lt;script&gt;"),
    ],
)
def test_what_discord_has_as_markup_becomes_elements(text: str, html: str) -> None:
    assert from_discord(text) == html
