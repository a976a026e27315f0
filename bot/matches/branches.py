"""Playing on alone from a moment of a finished match, to the end of the hand.

The start and all lines since are stored, so that a branch survives a crash; a seat of a match has one at a
time. The other seats are computer players that answer at once. Nothing of it counts as a result.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from bot.ai import USUAL, best, think
from bot.games.base import NATURE, Refusal, Seat, pick, play
from bot.matches.replays import Replay
from bot.schema.tables import branches
from bot.store.storage import Store

AS_THEY_WERE: Final = "-"
"""Prefix of `chance` if the hidden cards are not dealt anew."""

Lines = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Branch:
    table: int
    seat: Seat
    step: int
    """Number of lines of the match before it begins."""
    chance: str
    """Seed of the computer players, and of the hidden cards if they are dealt anew."""
    lines: Lines = ()

    @property
    def turn(self) -> int:
        """Number of lines so far, by which clicks on its buttons are matched."""
        return self.step + len(self.lines)

    @property
    def anew(self) -> bool:
        """Whether the unseen cards were dealt anew."""
        return not self.chance.startswith(AS_THEY_WERE)


def begun(table: int, seat: Seat, step: int, *, anew: bool) -> Branch:
    chance = secrets.token_hex(8)
    return Branch(table, seat, step, chance if anew else AS_THEY_WERE + chance)


def possible(replay: Replay, step: int) -> bool:
    """Return whether a hand is on at this step, so that it can be played on."""
    state = replay.states[step]
    return any(state.piles.values()) and not _over(state, state) and state.to_act != {NATURE}


def first(replay: Replay, branch: Branch) -> Any:
    """Return the initial state: the hidden cards as they were, or dealt anew in agreement with the view."""
    if not 0 <= branch.step <= replay.last or not possible(replay, branch.step):
        raise Refusal("branch-not-here")
    state = replay.states[branch.step]
    return state.view(branch.seat).guess(branch.seat, Random(branch.chance)) if branch.anew else state


def state_of(replay: Replay, branch: Branch) -> Any:
    """Return the present state; `Refusal` if its lines can no longer be played."""
    state = first(replay, branch)
    for seat, action in branch.lines:
        try:
            state, _ = play(state, seat, action)
        except Refusal:
            raise Refusal("table-unreadable") from None
    return state


def over(replay: Replay, branch: Branch, state: Any) -> bool:
    """Return whether the hand that was to be played on is over."""
    return _over(replay.states[branch.step], state)


def _over(before: Any, state: Any) -> bool:
    if not state.to_act or len(state.sheet) > len(before.sheet):
        return True
    return state.to_act == {NATURE} and any(choice.verb == "deal" for choice in state.legal(NATURE))


def acted(replay: Replay, branch: Branch, action: str | None = None) -> tuple[Branch, Any]:
    """Do the seat's action, then the others' until it is to act again or the hand is over."""
    state, lines = state_of(replay, branch), [*branch.lines]
    if action is not None:
        if over(replay, branch, state):
            raise Refusal("branch-over")
        state, _ = play(state, branch.seat, action)
        lines.append((branch.seat, action))
    level = best(state.slug, USUAL)
    while not over(replay, branch, state) and (others := state.to_act - {branch.seat}):
        other, rng = min(others), Random(f"{branch.chance} {len(lines)}")
        if other == NATURE:
            said = pick(rng, state.legal(NATURE))
        else:
            said = think(state.slug, level, state.view(other), other, rng).action
        state, _ = play(state, other, said)
        lines.append((other, said))
    return replace(branch, lines=tuple(lines)), state


def then(replay: Replay, step: int) -> Any:
    """Return the state of the match itself when that hand was over."""
    before = replay.states[step]
    return next(state for state in replay.states[step:] if _over(before, state) or state is replay.states[-1])


class Branches:
    """The stored branches."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: int, seat: Seat) -> Branch:
        """Return the branch of this seat; `Refusal` if there is none."""
        here = select(branches).where(branches.c.table == table, branches.c.seat == seat)
        row = await self._store.read(lambda connection: connection.execute(here).mappings().first())
        if row is None:
            raise Refusal("branch-none")
        lines = tuple((other, action) for other, action in json.loads(row["lines"]))
        return Branch(row["table"], row["seat"], row["step"], row["chance"], lines)

    async def begin(self, branch: Branch) -> None:
        """Store a new branch, which replaces the seat's earlier one."""

        def work(connection: Connection) -> None:
            here = branches.c.table == branch.table, branches.c.seat == branch.seat
            connection.execute(delete(branches).where(*here))
            connection.execute(insert(branches).values(_row(branch)))

        await self._store.write(work)

    async def go_on(self, before: Branch, after: Branch) -> None:
        """Store the lines added; `Refusal` if another click was faster."""
        kept = _row(before)

        def work(connection: Connection) -> int:
            same = [branches.c[name] == value for name, value in kept.items()]
            return connection.execute(
                update(branches).where(*same).values(lines=_row(after)["lines"])
            ).rowcount

        if not await self._store.write(work) and await self.of(before.table, before.seat) != after:
            raise Refusal("table-moved-on")


def _row(branch: Branch) -> dict[str, Any]:
    return {
        "table": branch.table,
        "seat": branch.seat,
        "step": branch.step,
        "chance": branch.chance,
        "lines": json.dumps(branch.lines),
    }
