"""Drawing once: remembered, bounded, shared by threads, and never a mistake remembered."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from rendering.kit.picture import REMEMBERED, Picture, known, once


def blank(text: str) -> Picture:
    return Picture(b"", text, 1, 1)


def test_equal_arguments_are_drawn_once() -> None:
    drawn = []

    @once
    def draw(text: str, *, colours: int = 4) -> Picture:
        drawn.append((text, colours))
        return blank(text)

    assert draw("a") is draw("a")
    assert draw("a", colours=2) is not draw("a")
    assert draw("a", colours=3) is not draw("a", colours=2)
    assert draw("b") is not draw("a")
    assert drawn == [("a", 4), ("a", 2), ("a", 3), ("b", 4)]


def test_threads_share_one_drawing() -> None:
    drawn = []
    barrier = Barrier(4)
    finish = Event()

    @once
    def draw(text: str) -> Picture:
        drawn.append(text)
        finish.wait(0.2)
        return blank(text)

    def ask() -> Picture:
        barrier.wait()
        return draw("a")

    with ThreadPoolExecutor(4) as pool:
        pictures = [future.result() for future in [pool.submit(ask) for _ in range(4)]]
    assert drawn == ["a"]
    assert all(picture is pictures[0] for picture in pictures)


def test_the_oldest_are_forgotten() -> None:
    drawn = []

    @once
    def draw(number: int) -> Picture:
        drawn.append(number)
        return blank(str(number))

    for number in range(REMEMBERED + 2):
        draw(number)
        draw(1)
    draw(1)
    assert drawn.count(1) == 1
    draw(0)
    assert drawn.count(0) == 2


def test_a_failure_is_told_and_not_remembered() -> None:
    tries = []

    @once
    def draw(text: str) -> Picture:
        tries.append(text)
        if len(tries) == 1:
            raise OSError(text)
        return blank(text)

    with pytest.raises(OSError, match="a"):
        draw("a")
    assert draw("a").alt == "a"


def test_whoever_only_looks_draws_nothing() -> None:
    drawn = []

    @once
    def draw(text: str) -> Picture:
        drawn.append(text)
        return blank(text)

    assert known(draw, "a") is None
    assert drawn == []
    assert known(draw, "a") is None
    picture = draw("a")
    assert known(draw, "a") is picture
    assert drawn == ["a"]


def test_a_look_does_not_wait_for_drawing() -> None:
    begun, finish = Event(), Event()

    @once
    def draw(text: str) -> Picture:
        begun.set()
        finish.wait()
        return blank(text)

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(draw, "a")
        begun.wait()
        assert known(draw, "a") is None
        finish.set()
        picture = future.result()
        assert known(draw, "a") is picture
