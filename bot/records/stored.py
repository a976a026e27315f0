"""Stored state of a table, as frozen values; a change makes a new one."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from bot.games.base import Seat

Away = Literal["asked", "invited", "late", "left", "gone", "conceded", "vanished"]
"""State of a person who does not act in their seat. In a lobby: `asked` whether they play again or `invited`
by the host, without an answer yet. In a match: `late` at a deadline, `left`, `gone` from the server or
Discord, `conceded`, or `vanished`, as the others ended the match without them."""

Hints = Literal["no", "unrated", "rated"]
"""Whether hints from a computer player are allowed, and whether the match is then rated."""

PATIENCE_HOURS: Final = 24
"""Default hours of waiting for a person without a clock."""

TableSeat = tuple[int, Seat]
"""A table's number and a seat."""

Status = Literal[
    "lobby", "playing", "over", "conceded", "ended", "idle", "archived", "outdated", "broken", "elsewhere"
]
"""`over`: played to the end; `conceded`: all but one gave up; `ended`: closed before the end. `idle` was
left alone, and `archived` has lost its channel: both can be resumed. `outdated` and `broken` could not be
loaded. `elsewhere`, which is never stored: another process goes on with the table."""


def now() -> int:
    """Return the milliseconds since 1970 in UTC, the unit of all stored moments."""
    return time.time_ns() // 1_000_000


class Holder(NamedTuple):
    """A person or computer player who has had a seat in a match, with the lines of its log in that time.

    `user` and `level` are both None for a person whose number is no longer known.
    """

    user: int | None
    name: str
    level: str | None = None
    since: int = 0
    """First log line written while this holder had the seat, counted from 0."""
    until: int | None = None
    """First log line of the next holder, counted from 0; None for the present holder."""

    def had(self, line: int) -> bool:
        """Return whether this holder had the seat when the line was written."""
        return self.since <= line and (self.until is None or line < self.until)


class Occupant(NamedTuple):
    """The occupant of a seat: a person with a Discord id, or a computer player with a level."""

    name: str
    user: int | None = None
    level: str | None = None
    away: Away | None = None
    missed: int = 0
    """Number of deadlines missed in a row."""
    ending: bool = False
    """Whether they vote to end the match now."""
    since: int | None = None
    """Moment since which they are away, or from which a late action was awaited, in milliseconds since
    1970 in UTC."""
    stood_in: int = 0
    """Number of decisions in this match that a computer player made for them."""
    word: str | None = None
    """Their typed word for the deals to depend on."""
    owner: int | None = None
    """Person who gave the seat away during the match (`bot/evenings/substitutes.py`).

    Use `holders` to find the owner of the result.
    """
    owner_name: str | None = None
    handed: int | None = None
    """Number of log lines when the seat changed hands; None if it never did."""
    offered: int | None = None
    """User to whom they offer the seat."""
    offered_at: int | None = None
    """Moment of their last offer, in milliseconds since 1970 in UTC."""
    offer_told: bool = False
    """Whether the channel has been told of the offer."""

    @property
    def holders(self) -> tuple[Holder, ...]:
        """All holders of the seat in order: the first owns its result, the last plays it now."""
        if self.handed is None:
            return (Holder(self.user, self.name, self.level),)
        owner = Holder(self.owner, self.owner_name or "", until=self.handed)
        return owner, Holder(self.user, self.name, self.level, since=self.handed)


class Waiter(NamedTuple):
    """A person who waits for a seat."""

    user: int
    name: str
    since: int
    called: int | None = None
    """Moment when a seat was kept for them, in milliseconds since 1970 in UTC; None before."""
    told: bool = False
    """Whether they have been told of the kept seat."""


class Line(NamedTuple):
    """The `n`-th line of a log, counted from 0, and the moment when it was written."""

    n: int
    seat: Seat
    action: str
    at: int


@dataclass(frozen=True, slots=True)
class Record:
    """A table without its log."""

    id: int
    guild: int | None
    channel: int
    slug: str
    rules: int
    options: Mapping[str, str]
    host: int
    seats: tuple[Occupant | None, ...]
    opened: int
    changed: int
    status: Status = "lobby"
    message: int | None = None
    """Id of the public message; `hand` is the number of the hand it was posted for."""
    hand: int | None = None
    commitment: str | None = None
    """Hash of the seed of the deals; None without a seed."""
    deal_of: int | None = None
    """The earlier table whose deals are dealt here again."""
    clock: str = "none"
    """One of `bot.time.deadlines.CLOCKS`."""
    warned: int | None = None
    """Moment of the warning that the table will be closed because nobody plays."""
    reason: str | None = None
    """A moderator's reason for closing it."""
    week: int | None = None
    """Week of the challenge to which the match belongs, numbered as in `bot.records.weekly`; else None."""
    board: int | None = None
    """Board of a duplicate night that is played here, numbered as in `bot.records.movement`; else None."""
    told: int | None = None
    """Moment when the cards of its board were shown to all, in milliseconds since 1970 in UTC; None
    before."""
    patience: int = PATIENCE_HOURS
    """Hours without a clock after which the others need not wait for a person any more."""
    hints: Hints = "no"
    """Whether hints from a computer player are allowed, and whether the match is then rated."""
    access: str = "open"
    """Access for new people: `open` to everybody, `invited` guests only, or `role:` and a role's id."""
    parent: int | None = None
    """Parent channel of the table's own thread, which hears of the result."""
    evening: int | None = None
    """First table of the evening to which the match belongs; None for a match begun from no other."""
    language: str = ""
    """The host's language on opening, in direct messages or where the bot is a guest; else empty."""
    waiting: tuple[Waiter, ...] = ()
    """The queue for a seat, next person first."""
    visiting: bool = False
    """Whether the bot is a guest where the table stands: in a group's messages, or on a server without it.
    Everything shown there is an answer to a click."""
    version: int = 0
    """Number of changes of the stored record."""

    @property
    def in_messages(self) -> bool:
        """Whether the table stands in its owner's direct messages with the bot.

        No server has the number 0: challenges are stored with it, so that a unique index allows one attempt a
        week.
        """
        return not self.guild and not self.visiting

    @property
    def server(self) -> int | None:
        """The server whose settings and boards apply; None in direct messages, and where the bot is a
        guest."""
        return None if self.visiting else self.guild or None

    @property
    def duplicated(self) -> bool:
        """Whether others get the same deals at their own tables, in a challenge or a duplicate night.

        Such a match is one person's against computer players, and nobody else sees a card of it.
        """
        return self.week is not None or self.board is not None

    def seat_of(self, user: int) -> Seat | None:
        return next((seat for seat, one in enumerate(self.seats) if one and one.user == user), None)

    def held_by(self, user: int) -> tuple[Seat, Holder] | None:
        """Return the seat that this person has, or gave away, and their time in it as a `Holder`."""
        held = ((seat, holder) for seat, one in enumerate(self.seats) if one for holder in one.holders)
        return next((one for one in held if one[1].user == user), None)


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's preferences, for every table."""

    user: int
    text_only: bool = False
    colours: Literal[2, 4] = 4
    """Number of suit colours in pictures."""
    cards: Literal["normal", "large"] = "normal"
    """Size of the cards in a hand's picture."""
    panel: Literal["table", "hand"] = "table"
    """Picture in their panel: the table with their hand, or the hand alone."""
    sorting: Literal["suits", "colours"] = "suits"
    """Order of a hand where it is free: suit by suit, or red and black in turn."""
    confirm: bool = False
    """Whether to ask for confirmation of each action."""
    forced: Literal["unset", "safe", "all", "none"] = "unset"
    """Whether a person's only legal action is played for them: only where that reveals nothing, always at
    once, or never. `unset` acts as `safe`, and the person may be offered `all` once."""
    public_rating: bool = False
    """Whether they are shown on the leaderboards of all servers."""
    web: bool = False
    """Whether they are named on the web, in matches and on boards."""
    champion: bool = True
    """Whether they are named among a server's champions, and wear the role."""
    talk: bool = True
    """Whether computer players may say a line at their tables, and people react."""
    mentions: Literal["mention", "reminder", "silent"] = "reminder"
    """Notification of their turn: at once, late, or not at all."""
    language: str = "discord"
    """Language of private messages: the client's, "server" for the server's, or one of
    `bot.words.LANGUAGES`."""


class TypedName(NamedTuple):
    """A word typed to find a table in a list."""

    word: str
    slugs: tuple[str, ...] = ()
    """Games whose names contain the word."""


ANY: Final = TypedName("")


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server for its tables."""

    guild: int
    channels: tuple[int, ...] = ()
    """Channels where tables may open; none means everywhere."""
    clock: str = "none"
    """Default clock of a table."""
    mentions: bool = True
    """Whether a mention may tell people that it is their turn, if they like that."""
    hints: bool = True
    """Whether players may ask what a computer player would do."""
    season: int = 3
    """Length of a season in months."""
    language: str = "discord"
    """Language of public messages: "discord" for the server's on Discord, or one of `bot.words.LANGUAGES`."""
    patience: int = PATIENCE_HOURS
    """Hours without a clock after which nobody has to wait for a person any more."""
    hinted: bool = False
    """Whether matches with hints are rated."""
    threads: bool = False
    """Whether a table that is opened in a channel gets a thread of its own."""
    nights: bool = True
    """Whether duplicate nights are opened here, and people here may join those of other servers."""
    corner: int = 0
    """Channel of the card corner; 0 for none."""
    programs: bool = True
    """Whether hosts may seat programs that the operator has registered."""
    season_since: int = 0
    """Moment when the season's length was chosen, in milliseconds since 1970 in UTC."""
    champions: int = 0
    """Role worn by the champions of the last season; 0 for none."""
    announce: int = 0
    """Channel that is told when a season is over; 0 for none."""
    typed: bool = True
    """Whether people may type words for the deals and team names, and read those of others."""
    talk: bool = True
    """Whether computer players may say a line at tables, and people react."""
