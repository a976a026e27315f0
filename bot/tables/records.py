"""What the database keeps of a table, as frozen values; a change makes a new one."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from bot.games.base import Seat

Away = Literal["asked", "invited", "late", "left", "gone", "conceded", "vanished"]
"""Why a person does not act for themselves from the seat that is theirs: in a lobby, they were asked whether
they play once more, or the host keeps a seat for them, and they have not said yes; in a match, they did not
act in time, they stood up, they are no longer on the server or on Discord, they gave the match up, or the
others ended it without them."""

Hints = Literal["no", "unrated", "rated"]
"""Whether people may ask what a computer player would do; and whether the match is rated then."""

PATIENCE: Final = 24
"""Hours that somebody is waited for without a clock, where a server has not said otherwise."""

TableSeat = tuple[int, Seat]
"""A table's number and a seat."""

Status = Literal[
    "lobby", "playing", "over", "conceded", "ended", "idle", "archived", "outdated", "broken", "elsewhere"
]
"""`over` was played to its end, `conceded` until all but one gave up, and `ended` was closed before.
`idle` was left alone, and `archived` has lost its channel: both can be taken up again. `outdated` and
`broken` could not be woken. `elsewhere`, which is never kept: another process goes on with it."""


def now() -> int:
    """Milliseconds since 1970 in UTC, as all moments are kept."""
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
    """Who sits at a seat: a person with a Discord id, or a computer player with a level."""

    name: str
    user: int | None = None
    level: str | None = None
    away: Away | None = None
    missed: int = 0
    """Deadlines in a row."""
    ending: bool = False
    """They want to end the match now."""
    since: int | None = None
    """Since when they are away, or what they did not do was waited for, in milliseconds since 1970 in UTC."""
    stood_in: int = 0
    """Decisions in this match that a computer player made for them."""
    word: str | None = None
    """What they typed for the deals to depend on."""
    owner: int | None = None
    """Person who gave the seat away during the match (`bot/evenings/substitutes.py`).

    Use `holders` to find the owner of the result.
    """
    owner_name: str | None = None
    handed: int | None = None
    """Number of log lines when the seat changed hands; None if it never did."""
    offered: int | None = None
    """To whom they would give it."""
    offered_at: int | None = None
    """When they last offered it, in milliseconds since 1970 in UTC."""
    offer_told: bool = False
    """Whether the channel has been told of that."""

    @property
    def holders(self) -> tuple[Holder, ...]:
        """All holders of the seat in order: the first owns its result, the last plays it now."""
        if self.handed is None:
            return (Holder(self.user, self.name, self.level),)
        owner = Holder(self.owner, self.owner_name or "", until=self.handed)
        return owner, Holder(self.user, self.name, self.level, since=self.handed)


class Waiter(NamedTuple):
    """Somebody who waits for a seat."""

    user: int
    name: str
    since: int
    called: int | None = None
    """When a seat was kept for them, in milliseconds since 1970 in UTC; None before."""
    told: bool = False
    """Whether they have been told of that."""


class Line(NamedTuple):
    """The `n`-th line of a log, counted from 0, and when it was written."""

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
    """The public message, and the number of the hand it was posted for."""
    hand: int | None = None
    commitment: str | None = None
    """What the seed of the deals hashes to; None where there is no seed."""
    deal_of: int | None = None
    """The earlier table whose deals are dealt here again."""
    clock: str = "none"
    """One of `bot.tables.deadlines.CLOCKS`."""
    warned: int | None = None
    """When it was said that the table would be closed because nobody plays."""
    reason: str | None = None
    """Why a moderator closed it."""
    week: int | None = None
    """Of which week's challenge it is a match, as `bot.people.weekly` numbers them; None for all others."""
    board: int | None = None
    """Which board of which duplicate night is played here, as `bot.duplicate.movement` numbers them; None for
    all others."""
    told: int | None = None
    """When the cards of its board were told to all, in milliseconds since 1970 in UTC; None before."""
    patience: int = PATIENCE
    """Hours without a clock after which the others need not wait for somebody any more."""
    hints: Hints = "no"
    """Whether people may ask what a computer player would do, and whether the match is rated then."""
    access: str = "open"
    """Who may sit down: `open` for everybody, `invited` for whom a seat is kept, or `role:` and its id."""
    parent: int | None = None
    """The channel below which the table's own thread stands, and which hears of the result."""
    evening: int | None = None
    """The first table of the evening whose match this is; None for one that was begun from no other."""
    language: str = ""
    """What its host spoke when it was opened, in messages to the bot or among people where the bot is not;
    empty on a server of the bot's."""
    waiting: tuple[Waiter, ...] = ()
    """Who waits for a seat, the next one first."""
    visiting: bool = False
    """Whether the bot is not itself where it stands: in a group's messages, or on a server without it. All
    that is shown there are answers to people's clicks."""
    version: int = 0
    """How often what the database has of it has changed."""

    @property
    def in_messages(self) -> bool:
        """Whether it stands in somebody's messages with the bot, and is theirs alone.

        No server has the number 0: a challenge is kept with it, for a database to hold one attempt a week.
        """
        return not self.guild and not self.visiting

    @property
    def server(self) -> int | None:
        """The server whose settings and boards count here; None in messages, and where the bot is a guest."""
        return None if self.visiting else self.guild or None

    @property
    def duplicated(self) -> bool:
        """Whether others have the same deals at tables of their own, in a challenge or a duplicate night.

        Then it is one person's match with computer players, and nobody else sees a card of it.
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
    """What a person prefers, at every table."""

    user: int
    text_only: bool = False
    colours: Literal[2, 4] = 4
    """Of the suits in pictures."""
    cards: Literal["normal", "large"] = "normal"
    """How large they are in a hand's picture."""
    panel: Literal["table", "hand"] = "table"
    """What the picture of their panel shows: the table with their hand, or the hand alone."""
    sorting: Literal["suits", "colours"] = "suits"
    """How a hand lies where its order is free: suit by suit, or red and black in turn."""
    confirm: bool = False
    """Ask once more before an action is done."""
    forced: Literal["unset", "safe", "all", "none"] = "unset"
    """Whether what is the only legal action is done for them: so that it tells others nothing, always at
    once, or never. Whoever has not said may be offered `all` once, and has `safe` until then."""
    public_rating: bool = False
    """Be seen on the leaderboards of all servers."""
    web: bool = False
    """Be named on the web, in matches and on boards."""
    champion: bool = True
    """Be named among a server's champions, and wear their role."""
    mentions: Literal["mention", "reminder", "silent"] = "reminder"
    """How they are told that it is their turn: at once, late, or not at all."""
    language: str = "discord"
    """Of what they alone see: their client's, "server" for the server's, or one of `bot.words.LANGUAGES`."""


class TypedName(NamedTuple):
    """A word that was typed to find a table in a list."""

    word: str
    slugs: tuple[str, ...] = ()
    """Games whose names contain the word."""


ANY: Final = TypedName("")


@dataclass(frozen=True, slots=True)
class Server:
    """What those who manage a server have chosen for its tables."""

    guild: int
    channels: tuple[int, ...] = ()
    """Where tables may open; none means everywhere."""
    clock: str = "none"
    """The clock of a table for which nobody chose another."""
    mentions: bool = True
    """Whether people may be told by a mention that it is their turn, if they like that."""
    hints: bool = True
    """Whether players may ask what a computer player would do."""
    season: int = 3
    """Months."""
    language: str = "discord"
    """Of what everybody sees: as Discord has it of the server, or one of `bot.words.LANGUAGES`."""
    patience: int = PATIENCE
    """Hours without a clock after which nobody has to wait for somebody any more."""
    hinted: bool = False
    """Whether matches with hints are rated."""
    threads: bool = False
    """Whether a table that is opened in a channel gets a thread of its own."""
    nights: bool = True
    """Whether duplicate nights are opened here, and people from here join those of other servers."""
    corner: int = 0
    """The channel where the card corner stands; 0 for none."""
    programs: bool = True
    """Whether hosts may seat programs that the operator has registered."""
    season_since: int = 0
    """When somebody chose how long a season is, in milliseconds since 1970 in UTC."""
    champions: int = 0
    """The role that the champions of the last season wear; 0 for none."""
    announce: int = 0
    """The channel that is told when a season is over; 0 for none."""
    typed: bool = True
    """Whether people may type words for the deals and names of teams, and read those of others."""
