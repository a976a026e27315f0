"""Plays a person's only legal move for them, where doing so reveals nothing.

The speed of a move tells others whether there was a choice. By default a forced move is played at once only
if everybody can see that it is forced, or if nobody else plays. A move that only its owner knows to be forced
is played after a random one of their own recent thinking times, so its speed is that of all their moves.
People can set that all forced moves are played at once, or none. Each waits for the pace of computer players
first, so that people see what it answers.

Such a move counts as nobody's decision: neither as a sign of presence nor as one of a stand-in.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from bot.games.base import NATURE, Event, Refusal, Seat, only
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.records.presence import awaited, people
from bot.records.stored import Preferences
from bot.tables.changes import Change, Changes
from bot.tables.driver import rest
from bot.tables.table import Table
from bot.tables.takeback import TakebackRequests

NEWEST: Final = 8
"""Number of a person's newest own moves whose times are sampled."""
ENOUGH: Final = 3
"""Number of own moves needed before their times are sampled."""
LONGEST_PAUSE_SECONDS: Final = 20.0
"""Longest sampled pause in seconds: a slower person is not paying attention, and taps for themselves."""
ABOUT: Final = (0.85, 1.15)
"""Factors by which a sampled pause is varied: two pauses of exactly one length would give themselves away."""


class Turn(NamedTuple):
    table: int
    seat: Seat
    turn: int
    """Number of actions that the seat has made."""


def tells_nothing(table: Table, seat: Seat) -> bool:
    """Return whether playing the seat's only legal action at once reveals nothing."""
    return len(people(table.record)) == 1 or table.state.view(None).forced(seat)


def done_for(player: Preferences, table: Table, seat: Seat) -> bool:
    """Return whether this person wants their current forced action played at once."""
    return player.forced == "all" or (player.forced != "none" and tells_nothing(table, seat))


def times(table: Table, lines: Iterable[int]) -> list[float]:
    """Return the seconds between each of these lines of the log and the line before it."""
    return [(table.log[n].at - table.log[n - 1].at) / 1000 for n in lines if 0 < n < len(table.log)]


class Forced:
    def __init__(self, changes: Changes, takebacks: TakebackRequests, *, pace: float) -> None:
        self._changes = changes
        self._takebacks = takebacks
        self._pace = pace
        self._tasks: dict[Turn, tuple[Table, asyncio.Task[None]]] = {}
        self._done: dict[int, tuple[Turn, str]] = {}
        """The last forced action at each table."""
        self._own: dict[int, dict[int, deque[int]]] = {}
        """Lines of the log that a person chose themselves, oldest first, by table and user. Forced moves
        are left out: they tell nothing of the person's speed, and would repeat a known pace."""
        self._salt = secrets.token_hex()
        """Secret salt, so that nobody can predict the length of a pause."""
        self._closed = False
        self.changed: Callable[[Table, int], None] = lambda _table, _user: None
        """Called with a table and a person when `soon` may have changed for them."""

    def soon(self, player: Preferences, table: Table, seat: Seat) -> bool:
        """Return whether this person's only legal action is about to be played for them at once."""
        turn = Turn(table.id, seat, table.turn(seat))
        pending = self._tasks.get(turn, (None, None))[0] is table
        return pending and done_for(player, table, seat) and self._still(table, player.user, turn)

    def pause(self, player: Preferences, table: Table, seat: Seat) -> float | None:
        """Return the seconds from the move before until a move is played that only its owner knows to be
        forced.

        None if it is not played: at a table without pauses nothing hides behind one.
        """
        likes = player.forced in ("unset", "safe") and self._pace > 0
        own = self._own.get(table.id, {}).get(table.user_at(seat) or 0, ())
        if not likes or len(own) < ENOUGH or not only(table.state, seat) or tells_nothing(table, seat):
            return None
        known = times(table, own)
        if len(known) < ENOUGH:
            return None
        rng = Random(f"{self._salt} {table.id} {seat} {table.turn(seat)}")
        drawn = rng.choice(known) * rng.uniform(*ABOUT)
        return max(drawn, self._pace) if drawn <= LONGEST_PAUSE_SECONDS else None

    def to_offer(self, player: Preferences, table: Table, seat: Seat) -> bool:
        """Return whether to offer the setting: the person has not chosen, and has a forced action others
        cannot know."""
        if player.forced != "unset" or not only(table.state, seat) or tells_nothing(table, seat):
            return False
        return self.pause(player, table, seat) is None

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Play forced actions after a change of the table or of a setting of somebody there."""
        if not table.live:
            self._done.pop(table.id, None)
            self._own.pop(table.id, None)
        for seat in table.waiting_for:
            user = None if seat == NATURE else awaited(table.record, seat)
            if user is not None and only(table.state, seat) and not self._closed:
                self._see_to(table, user, Turn(table.id, seat, table.turn(seat)))
                self.changed(table, user)

    def made(self, table: Table, user: int, line: int) -> None:
        """Remember that the person chose this line of the log themselves."""
        if not table.live:
            return
        own = self._own.setdefault(table.id, {}).setdefault(user, deque(maxlen=NEWEST))
        while own and own[-1] >= line:
            # The line was taken back.
            own.pop()
        own.append(line)

    def did(self, table: Table, user: int, turn: int, action: str) -> bool:
        """Return whether exactly this was the last forced action at the table, for this person."""
        seat = table.seat_of(user)
        return seat is not None and self._done.get(table.id) == (Turn(table.id, seat, turn), action)

    def _see_to(self, table: Table, user: int, turn: Turn) -> None:
        before, old = self._tasks.get(turn, (None, None))
        if before is table:
            return
        if old:
            # The table was put by and taken up again: the old task waits for an object no longer in use.
            old.cancel()
        task = asyncio.create_task(self._run(table, user, turn), name=f"forced {table.id}")
        self._tasks[turn] = table, task
        task.add_done_callback(lambda done: self._finished(table, user, turn, done))

    def _finished(self, table: Table, user: int, turn: Turn, done: asyncio.Task[None]) -> None:
        if self._tasks.get(turn, (None, None))[1] is done:
            del self._tasks[turn]
            self.changed(table, user)

    async def close(self) -> None:
        self._closed = True
        await stop(task for _, task in self._tasks.values())

    async def _run(self, table: Table, user: int, turn: Turn) -> None:
        await asyncio.sleep(rest(table, self._pace))
        try:
            player = await self._changes.store.player(user)
            state = table.state
            if not self._still(table, user, turn):
                return
            if not done_for(player, table, turn.seat):
                pause = self.pause(player, table, turn.seat)
                if pause is None:
                    return
                # After a restart the pause may be long over: then it begins anew.
                await asyncio.sleep(rest(table, pause) or pause)
                player = await self._changes.store.player(user)
                if player.forced == "none":
                    return

            async def act(change: Change) -> None:
                # A pending request to take something back would be void if this came first.
                action = only(state, turn.seat)
                if action and table.state is state and self._still(table, user, turn):
                    await change.act(turn.seat, action, by="forced")
                    self._done[table.id] = turn, action

            await self._changes.change(table, act)
        except Refusal:
            # The table was closed.
            return
        except Exception as error:  # noqa: BLE001 — they can still do it themselves
            report(error, table=table.id, line=len(table.log), doing="playing a forced move")

    def _still(self, table: Table, user: int, turn: Turn) -> bool:
        """Return whether the table still waits for this action, and no takeback is requested."""
        return (
            turn.seat in table.waiting_for
            and table.turn(turn.seat) == turn.turn
            and awaited(table.record, turn.seat) == user
            and only(table.state, turn.seat) is not None
            and not self._takebacks.pending(table)
        )
