"""Looking back at a hand that is over: what the computer players did in it, and what they saw then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ai.request import Question
from bot.fair.seeds import revealed
from bot.games.base import NATURE, Refusal, State, begins_hand, play, replay
from bot.tables.driver import seed
from bot.tables.records import Line
from bot.tables.table import Table


def last_hand(table: Table) -> Sequence[Line]:
    """The lines of the last hand of which everything may be known; none while the first goes on.

    A table that was put by goes on with the cards it has.
    """
    deals = [line.n for line in table.log if begins_hand(line.seat, line.action)]
    if revealed(table.record):
        return table.log[deals[-1] :] if deals else ()
    return table.log[deals[-2] : deals[-1]] if len(deals) > 1 else ()


def moves(table: Table) -> tuple[Line, ...]:
    """What computer players did in that hand."""
    return tuple(line for line in last_hand(table) if level_at(table, line))


def level_at(table: Table, line: Line) -> str | None:
    """Return the level of the computer player that did this; None for chance and for people."""
    one = None if line.seat == NATURE else table.seats[line.seat]
    return next((holder.level for holder in one.holders if holder.had(line.n)), None) if one else None


def move(table: Table, n: int) -> Line:
    """The line, if it is one of those moves; `Refusal` if not."""
    found = next((line for line in moves(table) if line.n == n), None)
    if found is None:
        raise Refusal("why-no-move")
    return found


def seen(table: Table) -> Iterator[tuple[Line, State]]:
    """Those moves, each with what its player saw before it. It takes as long as `asked`."""
    hand = last_hand(table)
    state = _at(table, hand[0].n) if hand else table.state
    for line in hand:
        if level_at(table, line):
            yield line, state.view(line.seat)
        state, _ = play(state, line.seat, line.action)


def _at(table: Table, n: int) -> State:
    """How things stood before this line."""
    start: State = table.game.start(len(table.seats), table.record.options)
    return replay(start, [(one.seat, one.action) for one in table.log[:n]])


def asked(table: Table, line: Line) -> Question:
    """What the computer player was asked when it did this: its own view then, and its own chance.

    It replays the log, which takes longer than the event loop should wait.
    """
    view = _at(table, line.n).view(line.seat)
    turn = sum(one.seat == line.seat for one in table.log[: line.n])
    level = level_at(table, line) or ""
    return Question(table.slug, level, view, line.seat, seed(table.record, line.seat, turn))
