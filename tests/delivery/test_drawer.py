"""The process that draws: its pictures are those that are drawn here, and none is lost with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any

import pytest

from bot.app import create_bot
from bot.records.stored import Preferences
from bot.settings import Settings
from bot.words import full_card_names, speaking
from cogs.delivery import drawer as module
from cogs.delivery.drawer import Drawer
from cogs.kit.game_cog import Ids, Panel
from rendering.kit.picture import Picture, elsewhere, once, plainly
from tests.kit.panels import SIZES, front, positions


@once
def drawn_by(name: str) -> Picture:
    """Says in which process."""
    return Picture(b"", f"{name} {os.getpid()}", 1, 1)


@once
def drawn_wrong(name: str) -> Picture:
    raise ZeroDivisionError(name)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """None hangs on a busy machine: the first picture of this module lets it import all that tests need."""
    monkeypatch.setattr(module, "DRAWING_TIMEOUT", 600.0)
    monkeypatch.setattr(module, "WARMING", 600.0)


@pytest.fixture(scope="module")
def kept() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def drawer(kept: Drawer) -> Drawer:
    """It is warm."""
    after_a_pause(kept)
    start(kept)
    return kept


def start(drawer: Drawer) -> None:
    drawer.start()
    if starting := drawer._starting:
        starting.join()


def after_a_pause(drawer: Drawer) -> None:
    drawer._lost_at = float("-inf")


def pid_of(drawer: Drawer) -> int:
    assert drawer._there
    return drawer._there._process._python.pid


def process_of(drawer: Drawer, name: str) -> int:
    return int(drawer.draw(drawn_by, (name,), {}).alt.split()[1])


@pytest.mark.parametrize(("slug", "players"), dict(SIZES).items())
def test_it_draws_what_is_drawn_here(drawer: Drawer, slug: str, players: int) -> None:
    # What is sent and comes back does not depend on the size.
    # Nobody else has such names, so that nothing is remembered.
    names, pairs = tuple(f"drawn elsewhere {number}" for number in range(players)), []

    def both(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        pairs.append((drawer.draw(draw, args, kwargs), plainly(draw)(*args, **kwargs)))
        return pairs[-1][0]

    def draw() -> None:
        elsewhere.set(both)
        for number, state in enumerate(positions(slug, players)):
            seat = min(state.to_act)
            panel = Panel(Ids(1, seat, 0), "", Preferences(1), names)
            with speaking(("en", "de")[number % 2]), full_card_names(wanted=number % 3 == 0):
                front(slug).panel_picture(state.view(seat), seat, panel)
                front(slug).table_picture(state.view(None), names)

    copy_context().run(draw)
    assert len(pairs) >= len(positions(slug, players))
    assert all(there == here for there, here in pairs)
    assert drawer.ready


def test_drawer_draws_in_its_own_process(drawer: Drawer) -> None:
    assert drawer.draw(drawn_by, ("a",), {}).alt == f"a {pid_of(drawer)}"


def test_concurrent_pictures_are_not_mixed_up(drawer: Drawer) -> None:
    with ThreadPoolExecutor(8) as threads:
        names = [f"picture {number}" for number in range(200)]
        drawn = list(threads.map(lambda name: drawer.draw(drawn_by, (name,), {}).alt, names))
    assert [alt.rsplit(" ", 1)[0] for alt in drawn] == names
    assert {int(alt.split()[2]) for alt in drawn} == {pid_of(drawer)}


def test_what_goes_wrong_there_goes_wrong_here(drawer: Drawer) -> None:
    with pytest.raises(ZeroDivisionError):
        drawer.draw(drawn_wrong, ("a",), {})
    assert process_of(drawer, "b") != os.getpid()


def test_what_no_other_process_knows_is_drawn_here(drawer: Drawer) -> None:
    @once
    def inside(name: str) -> Picture:
        return Picture(b"", f"{name} {os.getpid()}", 1, 1)

    assert drawer.draw(inside, ("a",), {}).alt == f"a {os.getpid()}"
    assert drawer.ready


def test_killed_drawer_loses_no_picture(drawer: Drawer) -> None:
    before = process_of(drawer, "before")
    os.kill(before, signal.SIGKILL)
    assert process_of(drawer, "after") == os.getpid()
    assert not drawer.ready
    # Not at once: what killed it may be there still.
    start(drawer)
    assert not drawer.ready
    after_a_pause(drawer)
    start(drawer)
    assert process_of(drawer, "again") not in (before, os.getpid())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_hanging_drawer_loses_no_picture(drawer: Drawer, monkeypatch: pytest.MonkeyPatch) -> None:
    os.kill(process_of(drawer, "before"), signal.SIGSTOP)
    monkeypatch.setattr(module, "DRAWING_TIMEOUT", 0.1)
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda name: process_of(drawer, name), "abcd"))
    assert drawn == [os.getpid()] * 4
    assert not drawer.ready


def test_without_drawer_pictures_are_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def none(*_: object) -> None:
        tried.append(1)
        raise OSError("no more processes")

    monkeypatch.setattr(module, "Process", none)
    drawer = Drawer()
    for _ in range(3):
        start(drawer)
        assert not drawer.ready
    assert process_of(drawer, "a") == os.getpid()
    assert len(tried) == 1


def test_drawer_dismissed_early_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    drawer, made = Drawer(), list[Any]()

    class Late(module._Python):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)
            drawer.rest()

    monkeypatch.setattr(module, "_Python", Late)
    start(drawer)
    assert not drawer.ready
    assert [one._process._python.poll() for one in made] == [-signal.SIGKILL]


def test_after_the_end_nobody_is_started() -> None:
    drawer = Drawer()
    drawer.close()
    start(drawer)
    assert not drawer.ready


def test_bot_without_workers_has_no_drawer() -> None:
    def allowed(workers: int | None) -> bool:
        return create_bot(Settings(workers=workers)).drawing.drawer.allowed

    assert [allowed(workers) for workers in (0, 1, None)] == [False, True, True]
