"""A view as lines of text, and back: the form in which external programs read a match.

Each line is a fact: a name, then words. `turn 2` is a number, `hands.0 ?? ??` the cards of seat 0, and
`tricks.3.winner 1` a part of the fourth trick. An empty word is written `-`, and a truth `yes` or `no`. Only
the view is read, so no line has a hidden card.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from bot.games.base import Refusal, State

EMPTY: Final = "-"
"""Written form of an empty word."""
EITHER: Final = "#"
"""Prefix of a number in a place where a card could be too."""
SCALARS: Final = frozenset({int, str, bool})
TRUTHS: Final = ("no", "yes")

Kind = Any
"""Type annotation of a field."""


class Fact(NamedTuple):
    """A line: its name, and its words."""

    name: str
    words: str

    def __str__(self) -> str:
        return f"{self.name} {self.words}" if self.words else self.name


def facts(view: State) -> Iterator[Fact]:
    """Yield all facts of the view, in the order of its fields."""
    for name, kind in _fields(type(view)):
        yield from _told(name, getattr(view, name), kind)


def viewed(game: type[State], told: Iterable[Fact]) -> State:
    """Return the view with these facts; `Refusal` if they form none. Unknown facts are ignored."""
    known = {fact.name: fact.words for fact in told}
    try:
        return game(**{name: _read(name, kind, known) for name, kind in _fields(game)})
    except (ValueError, KeyError, IndexError) as error:
        raise Refusal("engine-not-a-view") from error


@cache
def _fields(kind: Kind) -> tuple[tuple[str, Kind], ...]:
    """Return the names and types of the fields of a dataclass or named tuple; none for other types."""
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
    else:
        names = list(getattr(kind, "_fields", ()))
    return tuple((name, get_type_hints(kind)[name]) for name in names)


@cache
def _inline(kind: Kind) -> bool:
    """Return whether a type is written as words of one line."""
    if kind in SCALARS or _mixed(kind):
        return True
    return _is_tuple(kind) and all(one is ... or _single(one) for one in get_args(kind))


def _single(kind: Kind) -> bool:
    return kind in SCALARS or _mixed(kind)


def _mixed(kind: Kind) -> bool:
    return set(get_args(kind)) == {int, str} and not _is_tuple(kind)


def _is_tuple(kind: Kind) -> bool:
    origin: Any = get_origin(kind)
    return origin is tuple


def _parts(kind: Kind, size: int) -> tuple[Kind, ...]:
    """Return the types of a tuple's parts."""
    args = get_args(kind)
    return (args[0],) * size if args[-1] is ... else args


def _told(name: str, value: Any, kind: Kind) -> Iterator[Fact]:
    if _inline(kind):
        yield Fact(name, _words(value, kind))
    elif NoneType in get_args(kind):
        if value is not None:
            yield from _told(name, value, _present(kind))
    elif _is_tuple(kind):
        for place, (one, part) in enumerate(zip(value, _parts(kind, len(value)), strict=True)):
            yield from _told(f"{name}.{place}", one, part)
    else:
        for inner, part in _fields(kind):
            yield from _told(f"{name}.{inner}", getattr(value, inner), part)


def _present(kind: Kind) -> Kind:
    """Return the type of an optional value."""
    return next(one for one in get_args(kind) if one is not NoneType)


def _words(value: Any, kind: Kind) -> str:
    if not isinstance(value, tuple):
        return _word(value, kind)
    return " ".join(map(_word, value, _parts(kind, len(value))))


def _word(value: Any, kind: Kind) -> str:
    if kind is bool:
        return TRUTHS[value]
    return f"{EITHER}{value}" if _mixed(kind) and isinstance(value, int) else str(value) or EMPTY


def _read(name: str, kind: Kind, known: dict[str, str]) -> Any:
    if _inline(kind):
        return _meant(known[name], kind)
    if NoneType in get_args(kind):
        return _read(name, _present(kind), known) if _there(name, known) else None
    if _is_tuple(kind):
        args = get_args(kind)
        size = _size(name, known) if args[-1] is ... else len(args)
        parts = enumerate(_parts(kind, size))
        return tuple(_read(f"{name}.{place}", part, known) for place, part in parts)
    return kind(**{inner: _read(f"{name}.{inner}", part, known) for inner, part in _fields(kind)})


def _there(name: str, known: dict[str, str]) -> bool:
    return name in known or any(one.startswith(f"{name}.") for one in known)


def _size(name: str, known: dict[str, str]) -> int:
    size = 0
    while _there(f"{name}.{size}", known):
        size += 1
    return size


def _meant(words: str, kind: Kind) -> Any:
    if _single(kind):
        return _one(words, kind)
    args = get_args(kind)
    if args[-1] is ...:
        return tuple(_one(word, args[0]) for word in words.split(" ")) if words else ()
    # The last part may have several words: an action.
    parts = words.split(" ", len(args) - 1)
    return tuple(_one(word, part) for word, part in zip(parts, args, strict=True))


def _one(word: str, kind: Kind) -> int | str:
    if kind is bool:
        return bool(TRUTHS.index(word))
    if kind is int or (_mixed(kind) and word.startswith(EITHER)):
        return int(word.removeprefix(EITHER))
    return "" if word == EMPTY else word
