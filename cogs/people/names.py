"""People's names as messages, boards and pictures write them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeVar

import discord

from bot.people.names import Person, folded, usernames, visible
from bot.tables.lobby import COMPUTERS
from bot.words import words
from cogs.kit.controls import inked
from rendering.kit.names import written

if TYPE_CHECKING:
    from bot.tables.records import Record
    from cogs.kit.game_cog import Names

NAME_SHOWN: Final = 24
"""Characters of a name; Discord allows 32, a phone's line has room for fewer."""
NAME_WRITTEN: Final = 32
"""Characters that they may take in a message: a name of nothing but markup takes two for each."""
TAIL: Final = 8
"""Characters of a name that is cut which are left where its end tells it from others."""
REMEMBERED: Final = 1024
"""Names that are not looked at anew: each stands in every repaint of its table."""

_TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What changes the direction of all the text behind it."""


def called(user: discord.abc.User) -> str:
    """What somebody is called, who may call themselves anything: their username, if nobody could see that."""
    return user.display_name if visible(user.display_name) else user.name


def roles(user: discord.abc.User) -> frozenset[int]:
    """The roles that somebody has on the server where they clicked."""
    return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()


class Chosen(NamedTuple):
    """Somebody who was chosen in a select."""

    called: str
    is_bot: bool


def chosen(interaction: discord.Interaction[Any], user: int) -> Chosen:
    """What Discord says of this person, who is a value of the select that was used."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    person = resolved.get("users", {}).get(str(user), {})
    nick = resolved.get("members", {}).get(str(user), {}).get("nick")
    called = next((name for name in (nick, person.get("global_name")) if name and visible(name)), "")
    if username := person.get("username"):
        usernames.learn(user, username)
    return Chosen(called or username or str(user), bool(person.get("bot")))


# One name


def plain(name: str) -> str:
    """As it is drawn, and read out; who was forgotten has left none."""
    if not visible(name):
        return words()("nameless" if name else "former-player")
    return _short(name)


def marked(name: str) -> str:
    """As it is written in messages: no markup, and a name from right to left keeps to itself."""
    return f"\u2068{escaped(plain(name))}\u2069"


@lru_cache(REMEMBERED)
def escaped(text: str) -> str:
    """A text from outside in which nothing is markup: no mention either, and no moment."""
    return discord.utils.escape_markdown(text, ignore_links=False).replace("<", "\\<")


@lru_cache(REMEMBERED)
def _short(name: str, tail: str = "") -> str:
    """On one line, and no longer than there is room for; `tail`: what stands behind a name that is cut."""
    whole = " ".join(_TURNING.sub("", name).split())
    if _fits(whole):
        return whole
    kept = whole[: NAME_SHOWN - 1]
    while not _fits(f"{kept}…{tail}"):
        kept = kept[:-1]
    return f"{kept}…{tail}"


def _fits(name: str) -> bool:
    return len(name) <= NAME_SHOWN and len(inked(escaped(name))) <= NAME_WRITTEN


# Several names


def apart(people: Iterable[Person]) -> Names:
    """What these are called where they stand beside each other, as it is drawn: no two look alike.

    People whose names look alike have their usernames; where one is not known, a number. A computer player
    that is called as a person has another toucan's name.
    """
    rows = tuple((*one, usernames.of(one.user) if one.user else "") for one in people)
    return _apart(words().language, rows)


_Row = tuple[str, int | None, str | None, str]
"""A `Person`, and their username where it is known."""


@lru_cache(REMEMBERED)
def _apart(_language: str, rows: tuple[_Row, ...]) -> Names:
    people = {user: (name, username) for name, user, _, username in rows if user is not None and user > 0}
    labels = {user: plain(name) for user, (name, _) in people.items()}
    others = {_key(plain(name)) for name, user, level, _ in rows if level is None and user not in people}
    while renamed := {
        user: label
        for user in _alike(labels, others)
        if people[user][1] and (label := _with_username(*people[user])) != labels[user]
    }:
        labels.update(renamed)
    alike = sorted(_alike(labels, others))
    taken = others | {_key(label) for user, label in labels.items() if user not in alike}
    for user in alike:
        labels[user] = _numbered(labels[user], taken)
        taken.add(_key(labels[user]))
    taken |= {_key(name) for name, _ in people.values()}
    toucans = dict(_toucans([name for name, user, level, _ in rows if level and user is None], taken))
    return tuple(
        labels[user] if user in labels else toucans[name] if level and user is None else plain(name)
        for name, user, level, _ in rows
    )


def _key(label: str) -> str:
    """What a reader tells names by, in words and in pictures whose font lacks letters."""
    return folded(written(label)) or folded(label)


def _alike(labels: Mapping[int, str], others: Collection[str]) -> list[int]:
    """The people whose label looks like another's."""
    keys = {user: _key(label) for user, label in labels.items()}
    many = Counter(keys.values())
    return [user for user, key in keys.items() if many[key] > 1 or key in others]


def _with_username(name: str, username: str) -> str:
    """The name and the username, which is cut last; the username alone where it is long."""
    tail = f" ({username})"
    if len(tail) > NAME_SHOWN - TAIL or not _fits(f"…{tail}"):
        return _short(username, username[-TAIL:])
    return _short(f"{name}{tail}", tail)


def _numbered(label: str, taken: Collection[str]) -> str:
    """The label, with the first number that makes it another, if it takes one."""
    made, number = label, 1
    while _key(made) in taken:
        number += 1
        made = _short(f"{label} ({number})", f" ({number})")
    return made


def _toucans(names: Sequence[str], taken: Collection[str]) -> Iterator[tuple[str, str]]:
    """Each computer player's name, and what it is called beside people whose names have these keys."""
    free = [one for one in COMPUTERS if one not in names and _key(one) not in taken]
    for name in dict.fromkeys(names):
        yield name, free.pop(0) if _key(name) in taken and free else plain(name)


T = TypeVar("T", bound="_Named")


class _Named(Protocol):
    """A named tuple of what is told about somebody."""

    @property
    def name(self) -> str: ...
    @property
    def user(self) -> int | None: ...
    def _replace(self, *, name: str) -> Self: ...


def told_apart(rows: Iterable[T]) -> tuple[T, ...]:
    """Return the rows with names that are told apart, as they are drawn."""
    every = tuple(rows)
    names = apart(Person(row.name, row.user) for row in every)
    return tuple(row._replace(name=name) for row, name in zip(every, names, strict=True))


# At a table


class Seated(NamedTuple):
    """What the people of a table are called, as it is drawn."""

    seats: Names
    owners: Names
    """Of the seats' results: another person's where somebody has played on for them."""
    waiting: Names


def at_table(record: Record) -> Seated:
    """What everybody at a table is called, told apart from all others there."""
    say, seats = words(), record.seats
    sitting = [Person(one.name, one.user, one.level) if one else Person("") for one in seats]
    first = [one and one.holders[0] for one in seats]
    owners = [Person(one.name, one.user, one.level) if one else Person("") for one in first]
    waiting = [Person(one.name, one.user) for one in record.waiting]
    names, count = apart((*sitting, *owners, *waiting)), len(seats)
    free = {seat: say("lobby-seat-option", number=seat + 1) for seat, one in enumerate(seats) if one is None}
    return Seated(
        tuple(free.get(seat, name) for seat, name in enumerate(names[:count])),
        tuple(free.get(seat, name) for seat, name in enumerate(names[count : 2 * count])),
        names[2 * count :],
    )


def seated(record: Record) -> list[str]:
    """What those are called who have a seat, as it is drawn."""
    return [name for name, one in zip(at_table(record).seats, record.seats, strict=True) if one]


def host_of(record: Record) -> str:
    """What a table's host is called, as it is drawn."""
    return at_table(record).seats[record.seat_of(record.host) or 0]
