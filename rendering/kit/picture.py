"""The result of a drawing function, and the cache that avoids drawing anything twice."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 256
"""Number of pictures cached for each function, at some 30 KB each."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alt text."""

    png: bytes
    alt: str
    width: int
    height: int


class NotDrawn(Exception):
    """The picture is not in the cache."""


Elsewhere: TypeAlias = Callable[[Callable[..., Picture], tuple[Any, ...], Mapping[str, Any]], Picture]

elsewhere: ContextVar[Elsewhere | None] = ContextVar("elsewhere", default=None)
"""Function that draws an uncached picture of a `once` function in place of this thread."""

_looking: ContextVar[bool] = ContextVar("looking", default=False)


def known(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Return the result of `draw` if its picture is cached; None if it would have to be drawn."""
    before = _looking.set(True)
    try:
        return draw(*args, **kwargs)
    except NotDrawn:
        return None
    finally:
        _looking.reset(before)


def plainly(draw: Callable[P, Picture]) -> Callable[P, Picture]:
    """Return the drawing function under the `once` decorator."""
    return draw.__wrapped__  # type: ignore[attr-defined,no-any-return]


def drawn(draw: Callable[..., Picture], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Picture:
    """Draw in the drawing process; `draw` is decorated with `once`."""
    return plainly(draw)(*args, **kwargs)


def _fulfil(future: Future[Picture], draw: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> None:
    """Draw for a future; `draw` is decorated with `once`."""
    try:
        by = elsewhere.get()
        future.set_result(by(draw, args, kwargs) if by else plainly(draw)(*args, **kwargs))
    except Exception as error:  # noqa: BLE001 - passed on to all waiting callers
        future.set_exception(error)


def once(draw: Callable[P, Picture]) -> Callable[P, Picture]:
    """Cache the newest pictures by their arguments; concurrent requests for one share a drawing."""
    pictures: OrderedDict[Hashable, Future[Picture]] = OrderedDict()
    lock = Lock()

    @wraps(draw)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> Picture:
        key = (args, *sorted(kwargs.items()))
        with lock:
            future = pictures.get(key)
            if _looking.get() and (future is None or not future.done()):
                raise NotDrawn
            mine = future is None
            if future is None:
                future = pictures[key] = Future()
                if len(pictures) > REMEMBERED:
                    pictures.popitem(last=False)
            pictures.move_to_end(key)
        if mine:
            _fulfil(future, remembered, *args, **kwargs)
            if future.exception():
                with lock:
                    pictures.pop(key, None)
        return future.result()

    return remembered
