"""Processes that draw: their pictures are those that are drawn here, and none is lost with them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import Any

import pytest

from bot.app import create_bot
from bot.ops.settings import Settings
from bot.tables.records import Preferences
from bot.words import full_card_names, speaking
from cogs.delivery import drawers as module
from cogs.delivery.drawers import Drawers
from cogs.kit.game_cog import Ids, Panel
from rendering.kit import png
from rendering.kit.picture import Picture, elsewhere, once, plainly
from tests.rendering.test_panels import SIZES, front, positions


@once
def drawn_by(name: str) -> Picture:
    """Says in which process, and how it is packed."""
    return Picture(b"", f"{name} {os.getpid()} {png.hurried.get()}", 1, 1)


@once
def drawn_wrong(name: str) -> Picture:
    raise ZeroDivisionError(name)


@pytest.fixture(scope="module")
def kept() -> Iterator[Drawers]:
    made = Drawers(1)
    yield made
    made.close()


@pytest.fixture
def drawers(kept: Drawers) -> Drawers:
    """One process, which is warm."""
    after_a_pause(kept)
    start(kept)
    return kept


def start(drawers: Drawers) -> None:
    drawers.start()
    if starting := drawers._starting:
        starting.join()


def after_a_pause(drawers: Drawers) -> None:
    """As if none had been lost lately."""
    drawers._lost_at = float("-inf")


def process_of(drawers: Drawers, name: str) -> int:
    return int(drawers.draw(drawn_by, (name,), {}).alt.split()[1])


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_they_draw_what_is_drawn_here(drawers: Drawers, slug: str, players: int) -> None:
    # Nobody else has such names, so that nothing is remembered.
    names, pairs = tuple(f"drawn elsewhere {number}" for number in range(players)), []

    def both(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        pairs.append((drawers.draw(draw, args, kwargs), plainly(draw)(*args, **kwargs)))
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
    assert drawers.ready == 1


def test_they_draw_in_a_process_of_their_own_and_pack_as_they_are_told(drawers: Drawers) -> None:
    said = set()
    for hurried in (False, True):
        reset = png.hurried.set(hurried)
        said.add(drawers.draw(drawn_by, ("a",), {}).alt)
        png.hurried.reset(reset)
    there = drawers._there[0]._process._python.pid
    assert said == {f"a {there} False", f"a {there} True"}


def test_who_asks_for_many_at_once_gets_their_own(drawers: Drawers) -> None:
    with ThreadPoolExecutor(8) as threads:
        names = [f"picture {number}" for number in range(200)]
        drawn = list(threads.map(lambda name: drawers.draw(drawn_by, (name,), {}).alt, names))
    assert [alt.rsplit(" ", 2)[0] for alt in drawn] == names
    assert {int(alt.split()[2]) for alt in drawn} == {drawers._there[0]._process._python.pid}


def test_what_goes_wrong_there_goes_wrong_here(drawers: Drawers) -> None:
    with pytest.raises(ZeroDivisionError):
        drawers.draw(drawn_wrong, ("a",), {})
    assert process_of(drawers, "b") != os.getpid()


def test_what_no_other_process_knows_is_drawn_here(drawers: Drawers) -> None:
    @once
    def inside(name: str) -> Picture:
        return Picture(b"", f"{name} {os.getpid()}", 1, 1)

    assert drawers.draw(inside, ("a",), {}).alt == f"a {os.getpid()}"
    assert drawers.ready == 1


def test_one_that_is_killed_loses_no_picture_and_another_is_started(drawers: Drawers) -> None:
    before = process_of(drawers, "before")
    os.kill(before, signal.SIGKILL)
    assert process_of(drawers, "after") == os.getpid()
    assert drawers.ready == 0
    # Not at once: what killed it may be there still.
    start(drawers)
    assert drawers.ready == 0
    after_a_pause(drawers)
    start(drawers)
    assert process_of(drawers, "again") not in (before, os.getpid())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_one_that_hangs_is_ended_and_loses_no_picture(
    drawers: Drawers, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.kill(process_of(drawers, "before"), signal.SIGSTOP)
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    with ThreadPoolExecutor(4) as threads:
        drawn = list(threads.map(lambda name: process_of(drawers, name), "abcd"))
    assert drawn == [os.getpid()] * 4
    assert drawers.ready == 0


def test_of_several_whoever_has_less_to_draw_is_asked() -> None:
    drawers = Drawers(2)
    start(drawers)
    one, other = drawers._there
    one._answers.append(Future())
    assert process_of(drawers, "a") == other._process._python.pid
    other._answers.extend((Future(), Future()))
    one._answers.clear()
    assert process_of(drawers, "b") == one._process._python.pid
    drawers.close()


def test_where_none_can_be_started_all_is_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def none(*_: object) -> None:
        tried.append(1)
        raise OSError("no more processes")

    monkeypatch.setattr(module, "Process", none)
    drawers = Drawers(1)
    for _ in range(3):
        start(drawers)
        assert drawers.ready == 0
    assert process_of(drawers, "a") == os.getpid()
    assert len(tried) == 1


def test_who_was_sent_home_before_it_was_warm_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    drawers, made = Drawers(1), list[Any]()

    class Late(module._Drawer):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)
            drawers.rest()

    monkeypatch.setattr(module, "_Drawer", Late)
    start(drawers)
    assert drawers.ready == 0
    assert [one._process._python.poll() for one in made] == [-signal.SIGKILL]


def test_after_the_end_nobody_is_started() -> None:
    drawers = Drawers(1)
    drawers.close()
    start(drawers)
    assert drawers.ready == 0


def test_a_bot_without_processes_that_think_has_none_that_draw() -> None:
    def most(workers: int | None) -> int:
        return create_bot(Settings(workers=workers)).drawing.drawers.most

    assert most(0) == 0
    assert most(1) == most(None) == 1
