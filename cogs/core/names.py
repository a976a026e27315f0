"""Names of players as messages, boards and pictures show them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeVar

import discord

from bot.store.names import Person, folded, usernames, visible
from bot.tables.lobby import COMPUTERS
from bot.words import words
from cogs.kit.controls import inked
from rendering.kit.names import written

if TYPE_CHECKING:
    from bot.records.stored import Occupant, Record, Waiter
    from cogs.kit.game_cog import Names

NAME_SHOWN: Final = 24
"""Longest name in characters; Discord allows 32, but a phone's line has room for fewer."""
NAME_WRITTEN: Final = 32
"""Longest name in characters once its markup is escaped, which can double its length."""
TAIL: Final = 8
"""Characters kept at the end of a shortened name, to tell it from others."""
REMEMBERED: Final = 1024
"""Size of each cache, in names: every repaint of a table formats the same names."""

_TURNING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Pattern of Unicode characters that change the direction of the text after them."""


def called(user: discord.abc.User) -> str:
    """Return the display name; the username if the display name has no visible character."""
    return user.display_name if visible(user.display_name) else user.name


def roles(user: discord.abc.User) -> frozenset[int]:
    """Return the ids of the roles that a user has on the server of the interaction."""
    return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()


class Chosen(NamedTuple):
    """A person chosen in a select."""

    called: str
    is_bot: bool


def chosen(interaction: discord.Interaction[Any], user: int) -> Chosen:
    """Return what Discord's payload says of this person, a value of the select that was used."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    person = resolved.get("users", {}).get(str(user), {})
    nick = resolved.get("members", {}).get(str(user), {}).get("nick")
    called = next((name for name in (nick, person.get("global_name")) if name and visible(name)), "")
    if username := person.get("username"):
        usernames.learn(user, username)
    return Chosen(called or username or str(user), bool(person.get("bot")))


# Single names


def plain(name: str) -> str:
    """Return a name for pictures and screen readers; a placeholder if it is empty or invisible."""
    if not visible(name):
        return words()("nameless" if name else "former-player")
    return _short(name)


def marked(name: str) -> str:
    """Return a name for messages: markup escaped, and its text direction isolated."""
    return f"\u2068{escaped(plain(name))}\u2069"


@lru_cache(REMEMBERED)
def escaped(text: str) -> str:
    """Return outside text with all markup escaped, mentions, timestamps and addresses too."""
    return discord.utils.escape_markdown(text, ignore_links=False).replace("<", "\\<").replace("://", "\\://")


@lru_cache(REMEMBERED)
def _short(name: str, tail: str = "") -> str:
    """Return a name on one line, shortened to fit; `tail` is kept after the ellipsis."""
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


def apart(shown: Iterable[Person]) -> Names:
    """Return the names of people shown together, as they are drawn, so that no two look alike.

    Names that look alike get the username, or a number where it is unknown. A computer player whose name
    looks like a person's gets the name of another toucan.
    """
    rows = [(*one, usernames.of(one.user) if one.user else "") for one in shown]
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
    """Return the key by which readers compare names, in text and in pictures whose font lacks letters."""
    return folded(written(label)) or folded(label)


def _alike(labels: Mapping[int, str], others: Collection[str]) -> list[int]:
    """Return the people whose label looks like another's."""
    keys = {user: _key(label) for user, label in labels.items()}
    many = Counter(keys.values())
    return [user for user, key in keys.items() if many[key] > 1 or key in others]


def _with_username(name: str, username: str) -> str:
    """Return the name with the username, which is shortened last; a long username replaces the name."""
    tail = f" ({username})"
    if len(tail) > NAME_SHOWN - TAIL or not _fits(f"…{tail}"):
        return _short(username, username[-TAIL:])
    return _short(f"{name}{tail}", tail)


def _numbered(label: str, taken: Collection[str]) -> str:
    """Return the label, with the first free number if another label looks like it."""
    made, number = label, 1
    while _key(made) in taken:
        number += 1
        made = _short(f"{label} ({number})", f" ({number})")
    return made


def _toucans(names: Sequence[str], taken: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield each computer player's name and the name shown; `taken` are the keys of people's names."""
    free = [one for one in COMPUTERS if one not in names and _key(one) not in taken]
    for name in dict.fromkeys(names):
        yield name, free.pop(0) if _key(name) in taken and free else plain(name)


T = TypeVar("T", bound="_Named")


class _Named(Protocol):
    """A named tuple that has a user and a name."""

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


# Tables


class Seated(NamedTuple):
    """The names of all people at a table, as they are drawn."""

    seats: Names
    owners: Names
    """Names of those who own the seats' results; they differ where a substitute plays on."""
    waiting: Names


def at_table(record: Record) -> Seated:
    """Return the names of all people at a table, told apart from each other."""
    owners = (one.owner for one in record.seats if one)
    everybody = (*(one.user for one in (*record.seats, *record.waiting) if one), *owners)
    known = tuple(usernames.of(user) for user in everybody if user)
    return _at_table(words().language, record.seats, record.waiting, known)


@lru_cache(REMEMBERED)
def _at_table(
    _language: str,
    seats: tuple[Occupant | None, ...],
    waiting: tuple[Waiter, ...],
    _usernames: tuple[str, ...],
) -> Seated:
    """Return the names as `at_table`, from all that they depend on."""
    say = words()
    sitting = [Person(one.name, one.user, one.level) if one else Person("") for one in seats]
    first = [one and one.holders[0] for one in seats]
    owners = [Person(one.name, one.user, one.level) if one else Person("") for one in first]
    queue = [Person(one.name, one.user) for one in waiting]
    names, count = apart((*sitting, *owners, *queue)), len(seats)
    free = {seat: say("lobby-seat-option", number=seat + 1) for seat, one in enumerate(seats) if one is None}
    return Seated(
        tuple(free.get(seat, name) for seat, name in enumerate(names[:count])),
        tuple(free.get(seat, name) for seat, name in enumerate(names[count : 2 * count])),
        names[2 * count :],
    )


def seated(record: Record) -> list[str]:
    """Return the names of the players who have a seat, as they are drawn."""
    return [name for name, one in zip(at_table(record).seats, record.seats, strict=True) if one]


def host_of(record: Record) -> str:
    """Return the name of the host, as it is drawn."""
    return at_table(record).seats[record.seat_of(record.host) or 0]
