"""Review of the last hand: the decisions of the computer players, and their views at the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ai.request import Question
from bot.fair.seeds import revealed
from bot.games.base import NATURE, Refusal, State, begins_hand, play, replay
from bot.records.stored import Line
from bot.tables.driver import seed
from bot.tables.table import Table


def last_hand(table: Table) -> Sequence[Line]:
    """Return the lines of the last hand that may be revealed; none during the first.

    A table that was put by goes on with its cards, so those stay secret.
    """
    deals = [line.n for line in table.log if begins_hand(line.seat, line.action)]
    if revealed(table.record):
        return table.log[deals[-1] :] if deals else ()
    return table.log[deals[-2] : deals[-1]] if len(deals) > 1 else ()


def moves(table: Table) -> tuple[Line, ...]:
    """Return the lines of computer players in that hand."""
    return tuple(line for line in last_hand(table) if level_at(table, line))


def level_at(table: Table, line: Line) -> str | None:
    """Return the level of the computer player that did this; None for chance and for people."""
    one = None if line.seat == NATURE else table.seats[line.seat]
    return next((holder.level for holder in one.holders if holder.had(line.n)), None) if one else None


def move(table: Table, n: int) -> Line:
    """Return the line, if it is one of those moves; `Refusal` if not."""
    found = next((line for line in moves(table) if line.n == n), None)
    if found is None:
        raise Refusal("why-no-move")
    return found


def seen(table: Table) -> Iterator[tuple[Line, State]]:
    """Yield those moves, each with its player's view before it. This takes as long as `asked`."""
    hand = last_hand(table)
    state = _at(table, hand[0].n) if hand else table.state
    for line in hand:
        if level_at(table, line):
            yield line, state.view(line.seat)
        state, _ = play(state, line.seat, line.action)


def _at(table: Table, n: int) -> State:
    """Return the state before this line."""
    start: State = table.game.start(len(table.seats), table.record.options)
    return replay(start, [(one.seat, one.action) for one in table.log[:n]])


def asked(table: Table, line: Line) -> Question:
    """Return the question that the computer player had then: its own view and its own seed.

    This replays the log, which would block the event loop for too long.
    """
    view = _at(table, line.n).view(line.seat)
    turn = sum(one.seat == line.seat for one in table.log[: line.n])
    level = level_at(table, line) or ""
    return Question(table.slug, level, view, line.seat, seed(table.record, line.seat, turn))
