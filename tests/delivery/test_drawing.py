"""Order of drawing: the most urgent first, without starvation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextvars import ContextVar
from functools import partial
from threading import Event, Semaphore, current_thread
from typing import Any

import pytest

from cogs.delivery import drawing as module
from cogs.delivery.drawing import (
    AT_ONCE,
    BUSY,
    CLICKED,
    IN_A_ROW,
    PUBLIC,
    WAITS,
    WATCHES,
    Drawing,
    Sketch,
)
from cogs.delivery.drawing_process import AHEAD, DrawingProcess
from rendering.kit.picture import Picture, once, plainly


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Easel:
    """One thread that is held until `free`, and what was drawn by then in its order."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.drawing = Drawing(1, clock=self.clock)
        self.drawn: list[str] = []
        self.free = Event()
        self.asked: list[asyncio.Task[Picture]] = []

    async def ask(self, patience: float, name: str) -> asyncio.Task[Picture]:
        task = asyncio.create_task(self.drawing(patience, once(self._draw), name))
        self.asked.append(task)
        # Until it is in the queue.
        await asyncio.sleep(0)
        return task

    async def all(self) -> list[str]:
        self.free.set()
        await asyncio.gather(*self.asked, return_exceptions=True)
        return self.drawn

    def _draw(self, name: str) -> Picture:
        self.free.wait()
        self.drawn.append(name)
        return Picture(b"", name, 1, 1)


@pytest.fixture
async def easel() -> AsyncIterator[Easel]:
    made = Easel()
    await made.ask(AT_ONCE, "first")
    yield made
    made.free.set()
    made.drawing.close()


async def test_the_most_urgent_goes_first(easel: Easel) -> None:
    wanted = {"watches": WATCHES, "waits": WAITS, "public": PUBLIC, "acts": AT_ONCE, "clicked": CLICKED}
    for name, patience in wanted.items():
        await easel.ask(patience, name)
    assert await easel.all() == ["first", *reversed(wanted)]


async def test_answers_go_before_whoever_has_waited_for_long(easel: Easel) -> None:
    await easel.ask(AT_ONCE, "acts")
    easel.clock.now += 60
    await easel.ask(CLICKED, "clicked")
    assert await easel.all() == ["first", "clicked", "acts"]


async def test_answers_leave_a_part_to_the_others(easel: Easel) -> None:
    answers, others = [f"answer {n}" for n in range(2 * IN_A_ROW + 1)], ["a", "b", "c"]
    for name in others:
        await easel.ask(PUBLIC, name)
    for name in answers:
        await easel.ask(CLICKED, name)
    # The first of all went before others came.
    drawn = (await easel.all())[1:]
    assert drawn == [*answers[:3], "a", *answers[3:6], "b", *answers[6:], "c"]


async def test_equal_requests_keep_their_order(easel: Easel) -> None:
    for name in "abc":
        await easel.ask(PUBLIC, name)
    assert await easel.all() == ["first", "a", "b", "c"]


async def test_long_waiting_picture_goes_first(easel: Easel) -> None:
    await easel.ask(WATCHES, "watches")
    easel.clock.now += WATCHES + 1
    await easel.ask(AT_ONCE, "acts")
    assert await easel.all() == ["first", "watches", "acts"]


async def test_cancelled_picture_is_not_drawn(easel: Easel) -> None:
    gone = await easel.ask(AT_ONCE, "gone")
    await easel.ask(PUBLIC, "public")
    gone.cancel()
    assert await easel.all() == ["first", "public"]


async def test_picture_cancelled_while_drawn_blocks_nobody(easel: Easel) -> None:
    waits = await easel.ask(PUBLIC, "waits")
    easel.asked[0].cancel()
    assert await easel.all() == ["first", "waits"]
    assert waits.result().alt == "waits"


async def test_thread_goes_on_before_results_are_fetched() -> None:
    """They may be giving way to others for long."""
    drawing, begun = Drawing(1), Event()

    @once
    def first() -> Picture:
        return Picture(b"", "first", 1, 1)

    @once
    def second() -> Picture:
        begun.set()
        return Picture(b"", "second", 1, 1)

    async def come() -> None:
        await drawing(PUBLIC, first)
        # All that follows would have to wait for this.
        assert begun.wait(60)

    await asyncio.gather(come(), asyncio.create_task(drawing(PUBLIC, second)))
    drawing.close()


async def test_when_it_is_closed_nobody_waits_for_ever(easel: Easel) -> None:
    waits = [await easel.ask(patience, f"{patience}") for patience in (CLICKED, PUBLIC)]
    easel.drawing.close()
    easel.free.set()
    ended = await asyncio.gather(*waits, return_exceptions=True)
    assert [type(error) for error in ended] == [RuntimeError, RuntimeError]


async def test_what_is_remembered_needs_no_thread(easel: Easel) -> None:
    drawn = []

    @once
    def draw(name: str) -> Picture:
        drawn.append(current_thread().name)
        return Picture(b"", name, 1, 1)

    picture = draw("a")
    assert await easel.drawing(WATCHES, draw, "a") is picture
    assert len(drawn) == 1
    easel.free.set()
    await easel.drawing(WATCHES, draw, "b")
    assert drawn[1].startswith("drawing")


async def test_picture_is_drawn_in_the_askers_language() -> None:
    language, drawing = ContextVar("language", default="en"), Drawing(1)
    language.set("de")
    drawn = await drawing(AT_ONCE, once(lambda: Picture(b"", language.get(), 1, 1)))
    assert drawn.alt == "de"
    drawing.close()


async def test_after_a_mistake_the_thread_is_free(easel: Easel) -> None:
    @once
    def draw(name: str) -> Picture:
        raise ZeroDivisionError(name)

    easel.free.set()
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await easel.drawing(AT_ONCE, draw, "a")


async def test_newest_state_is_asked_at_its_turn(easel: Easel) -> None:
    said = ["old"]

    def sketch() -> Sketch[str]:
        return Sketch(partial(once(easel._draw), said[-1]), said[-1])

    waits = asyncio.create_task(easel.drawing.newest(PUBLIC, sketch))
    await easel.ask(AT_ONCE, "acts")
    said.append("new")
    easel.free.set()
    picture, rest = await waits
    assert picture is not None
    assert (picture.alt, rest) == ("new", "new")
    assert await easel.all() == ["first", "acts", "new"]


async def test_a_sketch_speaks_the_language_of_whoever_asks(easel: Easel) -> None:
    language = ContextVar("language", default="en")

    def sketch() -> Sketch[str]:
        return Sketch(once(lambda: Picture(b"", language.get(), 1, 1)), language.get())

    async def asks() -> tuple[str, str | None]:
        language.set("de")
        picture, rest = await easel.drawing.newest(PUBLIC, sketch)
        assert picture is not None
        return picture.alt, rest

    waits = asyncio.create_task(asks())
    await asyncio.sleep(0)
    easel.free.set()
    assert await waits == ("de", "de")


async def test_missing_sketch_draws_nothing_and_blocks_nobody(easel: Easel) -> None:
    def none() -> Sketch[str] | None:
        return None

    waits = asyncio.create_task(easel.drawing.newest(AT_ONCE, none))
    await easel.ask(PUBLIC, "public")
    assert await easel.all() == ["first", "public"]
    assert await waits == (None, None)


async def test_remembered_sketch_needs_no_thread(easel: Easel) -> None:
    drawn = []

    @once
    def draw(name: str) -> Picture:
        drawn.append(current_thread().name)
        return Picture(b"", name, 1, 1)

    picture = draw("a")
    easel.free.set()
    assert await easel.drawing.newest(PUBLIC, lambda: Sketch(partial(draw, "a"), 1)) == (picture, 1)
    assert len(drawn) == 1


async def test_failing_sketch_frees_the_thread(easel: Easel) -> None:
    def sketch() -> Sketch[str]:
        raise ZeroDivisionError

    waits = asyncio.create_task(easel.drawing.newest(AT_ONCE, sketch))
    await easel.ask(PUBLIC, "public")
    assert await easel.all() == ["first", "public"]
    with pytest.raises(ZeroDivisionError):
        await waits


class Other(DrawingProcess):
    """A drawing process in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.there = False
        self.calls: list[str] = []
        self.free, self.rested = Event(), Event()
        self.begun = Semaphore(0)

    @property
    def ready(self) -> bool:
        return self.there

    def start(self) -> None:
        self.calls.append("start")

    def rest(self) -> None:
        self.calls.append("rest")
        self.rested.set()

    def draw(self, draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Picture:
        self.begun.release()
        self.free.wait()
        return Picture(b"", f"elsewhere {plainly(draw)(*args, **kwargs).alt}", 1, 1)


class Studio:
    """One thread of our own, and another that may be asked."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.other = Other()
        self.drawing = Drawing(1, process=self.other, clock=self.clock)

    async def draw(self, name: str = "") -> str:
        return (await self.drawing(PUBLIC, once(lambda: Picture(b"", name, 1, 1)))).alt


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.other.free.set()
    made.drawing.close()


async def test_busy_drawing_starts_another_process(studio: Studio) -> None:
    for _ in range(3 * BUSY):
        await studio.draw()
        studio.clock.now += 1.001 / BUSY
    assert studio.other.calls == []
    studio.clock.now += 1
    for _ in range(BUSY):
        await studio.draw()
    assert studio.other.calls == []
    await studio.draw()
    assert studio.other.calls == ["start"]


async def test_quiet_process_is_dismissed(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET", 0.0)
    for _ in range(BUSY + 1):
        await studio.draw()
    await asyncio.to_thread(studio.other.rested.wait, 60)
    assert studio.other.calls == ["start", "rest"]


async def test_ready_process_adds_room(studio: Studio) -> None:
    assert await studio.draw("a") == "a"
    studio.other.there = True
    drawn = [asyncio.create_task(studio.draw(str(number))) for number in range(AHEAD + 1)]
    for _ in range(AHEAD):
        assert await asyncio.to_thread(studio.other.begun.acquire, timeout=60)
    assert not studio.other.begun.acquire(blocking=False)
    studio.other.free.set()
    assert await asyncio.gather(*drawn) == [f"elsewhere {number}" for number in range(AHEAD + 1)]


async def test_waiting_pictures_use_the_new_room(studio: Studio) -> None:
    held, busy = Event(), Event()

    def hold() -> Picture:
        busy.set()
        held.wait()
        return Picture(b"", "held", 1, 1)

    first = asyncio.create_task(studio.drawing(PUBLIC, once(hold)))
    waits = [asyncio.create_task(studio.draw(str(number))) for number in range(AHEAD + 1)]
    assert await asyncio.to_thread(busy.wait, 60)
    studio.other.there = True
    held.set()
    await first
    for _ in range(AHEAD):
        assert await asyncio.to_thread(studio.other.begun.acquire, timeout=60)
    studio.other.free.set()
    assert await asyncio.gather(*waits) == [f"elsewhere {number}" for number in range(AHEAD + 1)]


async def test_lost_process_leaves_one_at_a_time(studio: Studio) -> None:
    studio.other.there = True
    drawn = [asyncio.create_task(studio.draw(str(number))) for number in range(2 * AHEAD)]
    for _ in range(AHEAD):
        assert await asyncio.to_thread(studio.other.begun.acquire, timeout=60)
    studio.other.there = False
    studio.other.free.set()
    alts = await asyncio.gather(*drawn)
    assert alts == [
        *(f"elsewhere {number}" for number in range(AHEAD)),
        *(str(number) for number in range(AHEAD, 2 * AHEAD)),
    ]
    assert studio.drawing._drawing == 0
