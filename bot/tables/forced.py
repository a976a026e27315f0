"""What is the only thing that a person may do is done for them, where that tells nobody anything.

How fast somebody plays tells others whether they had a choice. So by default only that is done at once of
which everybody can see that it is forced, or where nobody else plays. What its owner alone knows to be forced
is done after as long as one of their own newest moves took, by chance: its speed is that of all their moves.
All that is forced is done at once, or nothing, for whoever likes that better. It waits for the pace of
computer players first, so that people see what it answers.

It is nobody's decision: it shows neither that somebody is there nor that a computer player stood in for them.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from bot.games.base import NATURE, Event, Refusal, Seat, only
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.tables.changes import Change, Changes
from bot.tables.driver import rest
from bot.tables.presence import awaited, people
from bot.tables.records import Preferences
from bot.tables.table import Table
from bot.tables.takeback_requests import TakebackRequests

NEWEST: Final = 8
"""How many of the newest moves that somebody made themselves tell how long they take."""
ENOUGH: Final = 3
"""Moves from which that is known."""
PATIENCE: Final = 20.0
"""Seconds: whoever takes longer than that is not at it, and taps for themselves."""
ABOUT: Final = (0.85, 1.15)
"""Times as long: two pauses of exactly one length would give themselves away."""


class Turn(NamedTuple):
    table: int
    seat: Seat
    turn: int
    """How many actions the seat has made."""


def tells_nothing(table: Table, seat: Seat) -> bool:
    """Whether it gives nothing away that the seat does at once the only thing it may."""
    return len(people(table.record)) == 1 or table.state.view(None).forced(seat)


def done_for(player: Preferences, table: Table, seat: Seat) -> bool:
    """Whether this person likes to have done for them what the seat has to do now."""
    return player.forced == "all" or (player.forced != "none" and tells_nothing(table, seat))


def times(table: Table, lines: Iterable[int]) -> list[float]:
    """How many seconds each of these lines of the log came after the one before it."""
    return [(table.log[n].at - table.log[n - 1].at) / 1000 for n in lines if 0 < n < len(table.log)]


class Forced:
    def __init__(self, changes: Changes, takebacks: TakebackRequests, *, pace: float) -> None:
        self._changes = changes
        self._takebacks = takebacks
        self._pace = pace
        self._tasks: dict[Turn, tuple[Table, asyncio.Task[None]]] = {}
        self._done: dict[int, tuple[Turn, str]] = {}
        """What was done last at each table."""
        self._own: dict[int, dict[int, deque[int]]] = {}
        """By table and person, the lines of the log that they made themselves, the newest last. What was done
        for them tells nothing of how fast they are, and has a pace by which others would know it again."""
        self._salt = secrets.token_hex()
        """Nobody else can work out how long a pause will be."""
        self._closed = False

    def pause(self, player: Preferences, table: Table, seat: Seat) -> float | None:
        """Seconds from the move before until what only its owner knows to be forced is done for them.

        None where it is not: at a table without pauses nothing hides behind one.
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
        return max(drawn, self._pace) if drawn <= PATIENCE else None

    def to_offer(self, player: Preferences, table: Table, seat: Seat) -> bool:
        """Whether somebody who has not said what they like has something to do that others cannot know."""
        if player.forced != "unset" or not only(table.state, seat) or tells_nothing(table, seat):
            return False
        return self.pause(player, table, seat) is None

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed, or what somebody there likes: perhaps somebody has no choice now."""
        if not table.live:
            self._done.pop(table.id, None)
            self._own.pop(table.id, None)
        for seat in table.waiting_for:
            user = None if seat == NATURE else awaited(table.record, seat)
            if user is not None and only(table.state, seat) and not self._closed:
                self._see_to(table, user, Turn(table.id, seat, table.turn(seat)))

    def made(self, table: Table, user: int, line: int) -> None:
        """This line of the log is what they themselves chose."""
        if not table.live:
            return
        own = self._own.setdefault(table.id, {}).setdefault(user, deque(maxlen=NEWEST))
        while own and own[-1] >= line:
            # It was taken back.
            own.pop()
        own.append(line)

    def did(self, table: Table, user: int, turn: int, action: str) -> bool:
        """Whether just this was done last at the table, for this person."""
        seat = table.seat_of(user)
        return seat is not None and self._done.get(table.id) == (Turn(table.id, seat, turn), action)

    def _see_to(self, table: Table, user: int, turn: Turn) -> None:
        before, old = self._tasks.get(turn, (None, None))
        if before is table:
            return
        if old:
            # It was put by and taken up again: what still waits is for a table that is no more.
            old.cancel()
        task = asyncio.create_task(self._run(table, user, turn), name=f"forced {table.id}")
        self._tasks[turn] = table, task
        task.add_done_callback(lambda done: self._finished(turn, done))

    def _finished(self, turn: Turn, done: asyncio.Task[None]) -> None:
        if self._tasks.get(turn, (None, None))[1] is done:
            del self._tasks[turn]

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
                # Whoever asks to take something back would ask in vain if this came first.
                action = only(state, turn.seat)
                if action and table.state is state and self._still(table, user, turn):
                    await change.act(turn.seat, action, by="forced")
                    self._done[table.id] = turn, action

            await self._changes.change(table, act)
        except Refusal:
            # The table was closed.
            return
        except Exception as error:  # noqa: BLE001 — they can still do it themselves
            report(error, table=table.id, line=len(table.log), doing="what somebody has to")

    def _still(self, table: Table, user: int, turn: Turn) -> bool:
        """Whether the table waits for this, and nothing is asked about it."""
        return (
            turn.seat in table.waiting_for
            and table.turn(turn.seat) == turn.turn
            and awaited(table.record, turn.seat) == user
            and only(table.state, turn.seat) is not None
            and not self._takebacks.pending(table)
        )
