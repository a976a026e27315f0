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
from cogs.delivery import drawing_process as module
from cogs.delivery.drawing_process import DrawingProcess
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
def kept() -> Iterator[DrawingProcess]:
    made = DrawingProcess()
    yield made
    made.close()


@pytest.fixture
def process(kept: DrawingProcess) -> DrawingProcess:
    """It is warm."""
    after_a_pause(kept)
    start(kept)
    return kept


def start(process: DrawingProcess) -> None:
    process.start()
    if starting := process._starting:
        starting.join()


def after_a_pause(process: DrawingProcess) -> None:
    process._lost_at = float("-inf")


def pid_of(process: DrawingProcess) -> int:
    assert process._there
    return process._there._process._python.pid


def process_of(process: DrawingProcess, name: str) -> int:
    return int(process.draw(drawn_by, (name,), {}).alt.split()[1])


@pytest.mark.parametrize(("slug", "players"), dict(SIZES).items())
def test_it_draws_what_is_drawn_here(process: DrawingProcess, slug: str, players: int) -> None:
    # What is sent and comes back does not depend on the size.
    # Nobody else has such names, so that nothing is remembered.
    names, pairs = tuple(f"drawn elsewhere {number}" for number in range(players)), []

    def both(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        pairs.append((process.draw(draw, args, kwargs), plainly(draw)(*args, **kwargs)))
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
    assert process.ready


def test_drawing_process_draws_in_its_own_process(process: DrawingProcess) -> None:
    assert process.draw(drawn_by, ("a",), {}).alt == f"a {pid_of(process)}"


def test_concurrent_pictures_are_not_mixed_up(process: DrawingProcess) -> None:
    with ThreadPoolExecutor(8) as threads:
        names = [f"picture {number}" for number in range(200)]
        drawn = list(threads.map(lambda name: process.draw(drawn_by, (name,), {}).alt, names))
    assert [alt.rsplit(" ", 1)[0] for alt in drawn] == names
    assert {int(alt.split()[2]) for alt in drawn} == {pid_of(process)}


def test_what_goes_wrong_there_goes_wrong_here(process: DrawingProcess) -> None:
    with pytest.raises(ZeroDivisionError):
        process.draw(drawn_wrong, ("a",), {})
    assert process_of(process, "b") != os.getpid()


def test_what_no_other_process_knows_is_drawn_here(process: DrawingProcess) -> None:
    @once
    def inside(name: str) -> Picture:
        return Picture(b"", f"{name} {os.getpid()}", 1, 1)

    assert process.draw(inside, ("a",), {}).alt == f"a {os.getpid()}"
    assert process.ready


def test_killed_drawing_process_loses_no_picture(process: DrawingProcess) -> None:
    before = process_of(process, "before")
    os.kill(before, signal.SIGKILL)
    assert process_of(process, "after") == os.getpid()
    assert not process.ready
    # Not at once: what killed it may be there still.
    start(process)
    assert not process.ready
    after_a_pause(process)
    start(process)
    assert process_of(process, "again") not in (before, os.getpid())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_hanging_drawing_process_loses_no_picture(
    process: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.kill(process_of(process, "before"), signal.SIGSTOP)
    monkeypatch.setattr(module, "DRAWING_TIMEOUT", 0.1)
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda name: process_of(process, name), "abcd"))
    assert drawn == [os.getpid()] * 4
    assert not process.ready


def test_without_drawing_process_pictures_are_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def none(*_: object) -> None:
        tried.append(1)
        raise OSError("no more processes")

    monkeypatch.setattr(module, "Process", none)
    process = DrawingProcess()
    for _ in range(3):
        start(process)
        assert not process.ready
    assert process_of(process, "a") == os.getpid()
    assert len(tried) == 1


def test_drawing_process_dismissed_early_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    process, made = DrawingProcess(), list[Any]()

    class Late(module._Python):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)
            process.rest()

    monkeypatch.setattr(module, "_Python", Late)
    start(process)
    assert not process.ready
    assert [one._process._python.poll() for one in made] == [-signal.SIGKILL]


def test_after_the_end_nobody_is_started() -> None:
    process = DrawingProcess()
    process.close()
    start(process)
    assert not process.ready


def test_bot_without_workers_has_no_drawing_process() -> None:
    def allowed(workers: int | None) -> bool:
        return create_bot(Settings(workers=workers)).drawing.process.allowed

    assert [allowed(workers) for workers in (0, 1, None)] == [False, True, True]
