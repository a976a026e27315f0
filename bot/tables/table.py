"""A table in memory: its record, its log and the state that results from the log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal, Self

from bot.ai import best
from bot.games import GAMES
from bot.games.base import NATURE, Refusal, Seat, State, begins_hand, early, play
from bot.records.log import Log
from bot.records.presence import acting, acts, returns
from bot.records.stored import Line, Occupant, Record, Status
from bot.schema.tables import LIVE
from bot.tables import lobby
from bot.tables.endings import Ending, ending
from bot.tables.replayed import Replayed
from bot.time.deadlines import (
    BRISK,
    NEARLY,
    NEWEST,
    Deadlines,
    after,
    may_take,
    overdue_after,
    put_off,
    stalls,
)
from bot.time.outages import NONE, Outages

STAND_IN: Final = "normal"
"""Level that acts for people who are away, or the best one below it."""


_set: Final = object.__setattr__


class Unreadable(Exception):
    """A log that cannot be replayed, with the failing line."""

    def __init__(self, table: int, n: int) -> None:
        super().__init__(f"table {table}: line {n} of the log cannot be played")
        self.n = n


class Outdated(Exception):
    """A table whose game has changed its rules or no longer exists."""


class NotHeld(RuntimeError):
    """A change to an open table by a task that does not hold it."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table} is changed by `Changes.change` alone")


class Lock(asyncio.Lock):
    """The lock of one table, which knows the task that holds it."""

    _holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        self._holder = asyncio.current_task()
        return True

    def release(self) -> None:
        self._holder = None
        super().release()

    @property
    def mine(self) -> bool:
        """Whether the current task holds the lock."""
        return self._holder is not None and self._holder is asyncio.current_task()


def unreadable(record: Record) -> Refusal:
    """Return the reason why a table cannot be replayed: its game is gone, or has other rules now."""
    return Refusal("table-unreadable") if record.slug in GAMES else Refusal("game-gone", game=record.slug)


@dataclass(eq=False, slots=True)
class Table:
    """A table in memory. Once shared, only `bot.tables.changes` changes it, after the database has the
    change."""

    record: Record
    state: Any
    """The match, a `State` of the game; in the lobby, its initial state."""
    log: Log = field(default_factory=Log)
    turns: list[int] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)
    before: Any = None
    """The state before the last line of the log; None if there is no way back."""
    begun: tuple[tuple[int, Any], ...] = ()
    """The lines that began the last two hands, each with the state before it."""
    kept: Deadlines = field(default_factory=dict)
    """Deadlines as stored in the database, without outages; empty without a clock."""
    outages: Outages = NONE
    """Outages of the places where tables stand; empty until the table is open."""
    asked_at: int = -1
    """Length of the log when somebody asked for the next hand."""
    stale: bool = False
    """Whether a write failed, so that the database may be ahead of memory."""
    stood_in: set[int] = field(default_factory=set, init=False, repr=False)
    """Numbers of the lines that a computer player did for a person, since this process has the table."""
    replayed: Replayed = field(default_factory=Replayed, init=False, repr=False)
    """Cache for `news.since`: the lines of the last two hands with their events."""
    _waits: tuple[Record, Any, tuple[tuple[int, int] | None, ...], tuple[Seat, ...]] | None = field(
        default=None, init=False, repr=False
    )
    """Cache for `_known`: its record and state, the wait for each seat, and the seats that stall."""
    shared: bool = False
    """Whether the table is open and others use this object; False for a copy that was replayed for
    reading."""

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: object) -> None:
            if getattr(self, "shared", False):
                self.check_held()
            _set(self, name, value)

    def check_held(self) -> None:
        """Raise `NotHeld` if the table is shared and the current task does not hold its lock."""
        if self.shared and not self.lock.mine:
            raise NotHeld(self.id)

    @classmethod
    def of(cls, record: Record, lines: Iterable[Line] = (), games: Mapping[str, type[State]] = GAMES) -> Self:
        """Return the table with its log replayed; raises `Outdated` or `Unreadable` if that is impossible."""
        game = games.get(record.slug)
        if game is None or game.rules != record.rules:
            raise Outdated
        try:
            state = game.start(len(record.seats), record.options)
        except Refusal:
            raise Unreadable(record.id, 0) from None
        table = cls(record, state, turns=[0] * len(record.seats))
        table.read(lines)
        return table

    def read(self, lines: Iterable[Line]) -> None:
        """Append and replay these lines of the log."""
        for line in lines:
            n = len(self.log)
            if line.n != n or not isinstance(line.at, int):
                raise Unreadable(self.id, n)
            try:
                state, _ = play(self.state, line.seat, line.action)
            except Exception as error:
                # The rules refused the line or failed on it: either way nobody can say how the match went
                # on.
                raise Unreadable(self.id, n) from error
            self.add(line, state)

    def add(self, line: Line, state: State) -> None:
        # Checked once for both fields, as a start replays very many lines.
        self.check_held()
        if line.seat != NATURE:
            self.turns[line.seat] += 1
        elif begins_hand(line.seat, line.action):
            _set(self, "begun", (*self.begun[-1:], (line.n, self.state)))
        _set(self, "before", self.state)
        _set(self, "state", state)
        self.log.append(line)

    def fit(self) -> None:
        """Adapt the initial state to the record's number of seats, which may change in the lobby."""
        if len(self.turns) != len(self.record.seats) and not self.log:
            self.state = type(self.state).start(len(self.record.seats), self.record.options)
            self.turns = [0] * len(self.record.seats)

    def drop(self) -> None:
        """Remove the last line of the log."""
        self.before, self.state = None, self.before
        line = self.log.pop()
        self.stood_in.discard(line.n)
        self.begun = tuple(one for one in self.begun if one[0] < line.n)
        if line.seat != NATURE:
            self.turns[line.seat] -= 1

    def begin_anew(self) -> None:
        """Remove the whole log."""
        self.before, self.state = None, self.game.start(len(self.record.seats), self.record.options)
        self.stood_in.clear()
        self.log, self.turns, self.begun = Log(), [0] * len(self.record.seats), ()

    # Answers

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def slug(self) -> str:
        return self.record.slug

    @property
    def game(self) -> type[State]:
        return type(self.state)

    @property
    def guild(self) -> int | None:
        return self.record.guild

    @property
    def channel(self) -> int:
        return self.record.channel

    @property
    def status(self) -> Status:
        return self.record.status

    @property
    def live(self) -> bool:
        """Whether the table still holds its channel."""
        return self.record.status in LIVE

    def check_ours(self) -> None:
        """Raise `Refusal` if another process has taken the table over."""
        if self.status == "elsewhere":
            raise Refusal("table-resting")

    def check_live(self) -> None:
        """Raise `Refusal` if the table was closed while the caller waited for its lock."""
        self.check_ours()
        if not self.live:
            raise Refusal("table-gone")

    @property
    def host(self) -> int:
        return self.record.host

    @property
    def seats(self) -> tuple[Occupant | None, ...]:
        return self.record.seats

    def seat_of(self, user: int) -> Seat | None:
        return self.record.seat_of(user)

    def user_at(self, seat: Seat) -> int | None:
        """Return the person on the seat; None for chance, a computer player or an empty seat."""
        one = None if seat == NATURE else self.seats[seat]
        return one.user if one else None

    def turn(self, seat: Seat) -> int:
        """Return the number of actions that this seat has made; new buttons carry it."""
        return self.turns[seat]

    @property
    def since(self) -> datetime:
        """Moment when the present turn began."""
        at = self.log[-1].at if self.log else self.record.changed
        return datetime.fromtimestamp(at / 1000, UTC)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats to act, of people and computer players; none unless the match is on."""
        return tuple(sorted(self.state.to_act)) if self.status == "playing" else ()

    @property
    def unmanned(self) -> Seat | None:
        """The seat of chance or of a computer player that is to act, if any: no click is needed.

        Computer players do not go on alone: while every person is away, the table waits for one to return.
        """
        for seat in self.waiting_for:
            if self.acts_unmanned(seat):
                return seat
        return None

    def acts_unmanned(self, seat: Seat) -> bool:
        """Return whether chance or a computer player acts for this seat now."""
        return seat == NATURE or bool(acting(self.record) and self.level(seat))

    def level(self, seat: Seat) -> str | None:
        """Return the level of the computer player that acts for this seat; None if no computer player
        does."""
        one = self.seats[seat]
        if one is None or acts(one):
            return None
        return one.level or self.stand_in

    def gave_up(self, seat: Seat) -> bool:
        """Return whether the seat's person can no longer come back to this match."""
        one = self.seats[seat]
        return one is not None and one.user is not None and not (acts(one) or returns(one))

    @property
    def stand_in(self) -> str:
        """The level that acts for people who are away."""
        return best(self.slug, STAND_IN)

    def to_keep(self, before: Deadlines, at: int) -> Deadlines:
        """Return the deadlines to store if the table takes its present state at this moment."""
        return after(before, self.record, self.waiting_for, self.turn, at)

    @property
    def last(self) -> int:
        """Moment of the last action that keeps the table open, in milliseconds since 1970 in UTC."""
        return (
            lobby.touched(self.record) if self.status == "lobby" else max(self.record.changed, self.last_line)
        )

    def host_absent(self, at: int, length: int = lobby.HOST_AWAY) -> bool:
        """Return whether a lobby's host has done nothing there for this many milliseconds."""
        return self.status == "lobby" and at >= self.due(lobby.host_seen(self.record), length)

    def untouched_lobby(self, since: int) -> bool:
        """Return whether this is a lobby in which nobody has acted since then."""
        return self.status == "lobby" and self.record.changed < since

    @property
    def last_line(self) -> int:
        """Moment when the log's last line was written."""
        return self.log.last_at

    @property
    def hands(self) -> int:
        """Number of hands dealt so far: each hand has a message of its own."""
        return self.log.hands

    @property
    def between_hands(self) -> bool:
        """Whether a hand is over and the next one not yet dealt."""
        if not self.hands or self.state.to_act != {NATURE}:
            return False
        return any(choice.verb == "deal" for choice in self.state.legal(NATURE))

    @property
    def whole_hands(self) -> int:
        """Number of finished hands."""
        return max(0, self.hands - (bool(self.state.to_act) and not self.between_hands))

    @property
    def early(self) -> bool:
        """Whether the match would count for nothing if it ended now."""
        return bool(self.state.to_act) and early(self.whole_hands, self.turns)

    @property
    def deadlines(self) -> Deadlines:
        """Deadlines with outages added; empty without a clock."""
        return put_off(self.kept, self.record, self.outages)

    def due(self, since: int, length: int) -> int:
        """Return the moment when people here have had `length` milliseconds since `since`, without outages.

        Further outages postpone it.
        """
        return self.outages.due(self.guild, since, length)

    def answer_by(self, one: Occupant | None) -> int | None:
        """Return the moment until which the seat of an invited person is kept; None for all others."""
        return lobby.answer_by(one, self.guild, self.outages)

    def overdue_at(self, seat: Seat) -> int | None:
        """Return the moment from which nobody has to wait for this seat; None if nobody waits for it."""
        wait = self._known()[0][seat]
        return None if wait is None else self.due(*wait)

    @property
    def stalling(self) -> tuple[Seat, ...]:
        """Seats of people who stall: their latest decisions together took too long (`deadlines.stalls`)."""
        return self._known()[1]

    def drags(self, seat: Seat, at: int) -> bool:
        """Return whether a person who stalls takes too long again, at a clock where everybody is present."""
        deadline = self.kept.get(seat)
        if deadline is None or self.record.clock not in BRISK or seat not in self.stalling:
            return False
        longest = may_take(self.record)
        taken = self.outages.elapsed(deadline.due - longest, at, self.guild)
        return NEWEST * taken > NEARLY * longest

    def _known(self) -> tuple[tuple[tuple[int, int] | None, ...], tuple[Seat, ...]]:
        known, seats = self._waits, range(len(self.seats))
        if known is None or known[0] is not self.record or known[1] is not self.state:
            slow = (seat for seat in seats if stalls(self.record, self.log, seat, self.outages))
            known = self.record, self.state, tuple(map(self._waited, seats)), tuple(slow)
            _set(self, "_waits", known)
        return known[2:]

    def _waited(self, seat: Seat) -> tuple[int, int] | None:
        """Return the begin and the length of the others' wait for this seat, in milliseconds, or None."""
        if self.status != "playing":
            return None
        one = self.seats[seat]
        # A person who has only just come has kept nobody waiting.
        since = max(self.last_line, (one.since or 0) if acts(one) and one else 0)
        return overdue_after(self.record, seat, since if seat in self.state.to_act else None)

    def overdue(self, at: int) -> tuple[Seat, ...]:
        """Return the seats for which nobody has to wait any more at this moment."""
        moments = enumerate(self.overdue_moments)
        return tuple(seat for seat, moment in moments if moment is not None and moment <= at)

    @property
    def overdue_moments(self) -> tuple[int | None, ...]:
        """Result of `overdue_at` for each seat."""
        return tuple(map(self.overdue_at, range(len(self.seats))))

    def overdue_since(self, seat: Seat) -> int:
        """Return since when the person here has been waited for, or away."""
        one = self.seats[seat]
        since = one.since if one else None
        if one and acts(one):
            return max(since or 0, self.last_line)
        return since if since is not None else self.last_line

    def ending(self, at: int, record: Record | None = None) -> Ending:
        """Return the state of the votes to end the match, with those of this record if given."""
        return ending(record or self.record, self.overdue(at), self.stalling, early=self.early)
