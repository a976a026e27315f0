"""A view as lines of text, and the view that such lines are: what other programs read of a match.

Each line is a fact: a name, and behind it words. `turn 2` is a number, `hands.0 ?? ??` the cards of seat 0,
and `tricks.3.winner 1` something of the fourth trick. A word that would be empty is written `-`. All that is
read is the view, so a card that may not be seen is in no line.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from bot.games.base import Refusal, State

EMPTY: Final = "-"
"""How a word that would be empty is written."""
EITHER: Final = "#"
"""So begins a number that stands where a card could stand too."""
SCALARS: Final = frozenset({int, str})

Kind = Any
"""What the type of a field says."""


class Fact(NamedTuple):
    """A line: its name, and its words."""

    name: str
    words: str

    def __str__(self) -> str:
        return f"{self.name} {self.words}" if self.words else self.name


def facts(view: State) -> Iterator[Fact]:
    """All that the view holds, in the order of its fields."""
    for name, kind in _fields(type(view)):
        yield from _told(name, getattr(view, name), kind)


def viewed(game: type[State], told: Iterable[Fact]) -> State:
    """The view that these are the facts of; `Refusal` if they are not of one. Others are passed over."""
    known = {fact.name: fact.words for fact in told}
    try:
        return game(**{name: _read(name, kind, known) for name, kind in _fields(game)})
    except (ValueError, KeyError, IndexError) as error:
        raise Refusal("engine-not-a-view") from error


@cache
def _fields(kind: Kind) -> tuple[tuple[str, Kind], ...]:
    """Name and type of what a dataclass or a named tuple holds; nothing for others."""
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
    else:
        names = list(getattr(kind, "_fields", ()))
    return tuple((name, get_type_hints(kind)[name]) for name in names)


@cache
def _inline(kind: Kind) -> bool:
    """Whether it is written as words of one line."""
    if kind in SCALARS or _mixed(kind):
        return True
    return _is_tuple(kind) and all(one is ... or _single(one) for one in get_args(kind))


def _single(kind: Kind) -> bool:
    return kind in SCALARS or _mixed(kind)


def _mixed(kind: Kind) -> bool:
    return set(get_args(kind)) == SCALARS and not _is_tuple(kind)


def _is_tuple(kind: Kind) -> bool:
    origin: Any = get_origin(kind)
    return origin is tuple


def _parts(kind: Kind, size: int) -> tuple[Kind, ...]:
    """The types of a tuple's parts."""
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
    """What may be there or not."""
    return next(one for one in get_args(kind) if one is not NoneType)


def _words(value: Any, kind: Kind) -> str:
    if not isinstance(value, tuple):
        return _word(value, kind)
    return " ".join(map(_word, value, _parts(kind, len(value))))


def _word(value: Any, kind: Kind) -> str:
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
    # The last of them may be of several words: an action.
    parts = words.split(" ", len(args) - 1)
    return tuple(_one(word, part) for word, part in zip(parts, args, strict=True))


def _one(word: str, kind: Kind) -> int | str:
    if kind is int or (_mixed(kind) and word.startswith(EITHER)):
        return int(word.removeprefix(EITHER))
    return "" if word == EMPTY else word
