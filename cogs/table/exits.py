"""Ways out on a panel, so that no player is kept at a table: end it, or stop waiting for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.evenings import queue
from bot.evenings.substitutes import WHOEVER_WAITS
from bot.records.presence import acts, people, state, votes
from bot.records.stored import now
from bot.tables import takeback
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Seat
    from bot.service.tables import Tables
    from bot.tables.endings import Ending
    from bot.tables.table import Table


def offered(table: Table, seat: Seat) -> tuple[tuple[str, ...], tuple[Press, ...]]:
    """Return lines and buttons for this seat; none while no player is overdue or wants the end."""
    one = table.seats[seat]
    if one is None or not votes(one):
        return (), ()
    late = table.overdue(now())
    if _runs_well(table, late):
        return (), ()
    say, how = words(), table.ending(now())
    overdue = [other for other in late if other != seat]
    stalling = [other for other in table.stalling if other in how.without and other not in (*overdue, seat)]
    end = Press(say("button-end-agree"), ids.Seat(table.id, "end"), Style.danger)
    if overdue or stalling:
        end = Press(say("button-end-without"), ids.Seat(table.id, "end"), Style.danger)
    buttons = _computers(table, overdue)
    if one.ending:
        buttons += (Press(say("button-end-withdraw"), ids.Seat(table.id, "stay")),)
    elif overdue or stalling or how.voted:
        buttons += (end,)
    return (*_waiting(table, overdue, stalling, how), *wanted(table, how)), buttons


def _runs_well(table: Table, late: tuple[Seat, ...]) -> bool:
    """Return whether no player is overdue or stalls, and nobody wants the end of the match."""
    return not (late or table.stalling or any(one and one.ending for one in table.seats))


def leave(table: Table) -> Press:
    """Return the button that leads out of the match; it asks first."""
    return Press(words()("button-leave-match"), ids.Seat(table.id, "leave"))


def give(table: Table, seat: Seat) -> tuple[Press, ...]:
    """Return the button that offers the seat to a substitute, where that is possible."""
    one = table.seats[seat]
    if one is None or one.handed is not None or not queue.possible(table.record):
        return ()
    return (Press(words()("button-substitute"), ids.Substitute(table.id, seat, "show")),)


def given(table: Table, seat: Seat) -> tuple[tuple[str, ...], tuple[Press, ...]]:
    """Return a line and a button for this seat while its owner offers it to a substitute."""
    one = table.seats[seat]
    if one is None or one.offered is None:
        return (), ()
    keep = Press(words()("button-substitute-keep"), ids.Substitute(table.id, seat, "keep"))
    if one.offered == WHOEVER_WAITS:
        return (words()("substitute-offered-all"),), (keep,)
    return (words()("substitute-offered", user=f"<@{one.offered}>"),), (keep,)


def take_back(table: Table, seat: Seat) -> tuple[Press, ...]:
    """Return the button that asks to take the seat's last action back, where that can be done."""
    # It is asked in a message of its own, which a guest bot cannot post.
    if table.record.visiting or takeback.refusal(table, seat):
        return ()
    return (Press(words()("button-takeback"), ids.TakeBack(table.id, "ask", len(table.log))),)


def come_back(table: Table) -> Press:
    """Return the button for a player who is away."""
    return Press(words()("button-come-back"), ids.Seat(table.id, "back"), Style.success)


async def seen(tables: Tables, table: Table, user: int) -> None:
    """End a player's lateness when they look at their hand."""
    seat = table.seat_of(user)
    one = None if seat is None else table.seats[seat]
    if table.status == "playing" and state(one) == "late":
        await tables.come_back(table.id, user)


def ways_to_end(table: Table) -> tuple[Press, ...]:
    """Return the buttons that give the match up, or ask for its end: for the only person both are one."""
    alone = len(people(table.record)) == 1
    concede = Press(words()("button-concede"), ids.Seat(table.id, "conceded"), Style.danger)
    if table.record.duplicated:
        return (concede,)
    style = Style.danger if alone else Style.secondary
    end = Press(words()("button-end-match"), ids.Seat(table.id, "end"), style)
    return (end,) if alone else (concede, end)


def wanted(table: Table, how: Ending) -> tuple[str, ...]:
    """Tell who wants to end the match, and what it takes; empty if nobody does."""
    if not how.voted:
        return ()
    names = public.names(table)
    asking = [names[seat] for user in how.voted if (seat := table.seat_of(user)) is not None]
    told: dict[str, str | int] = {"names": words().joined(asking), "count": len(asking)}
    return (words()("table-ending", how=terms(table, how), **told),)


def terms(table: Table, how: Ending) -> str:
    """Tell what it takes to end the match, and what happens then."""
    say, names = words(), public.names(table)
    if how.missing <= 0:
        return say("ending-now")
    if how.without:
        absent = [names[seat] for seat in how.without]
        told: dict[str, str | int] = {"names": words().joined(absent), "count": len(absent)}
        return say("ending-without", missing=how.missing, **told)
    return say("ending-early" if how.early else "ending-agreed", missing=how.missing)


def told(table: Table) -> tuple[str, ...]:
    """Tell everybody which players are waited for in vain, and which want to end the match.

    A player who is away has a line of their own, and nobody waits for the computer player in their seat.
    """
    late = table.overdue(now())
    if _runs_well(table, late):
        return ()
    how = table.ending(now())
    waited = _waited(table, late)
    overdue = (words()("table-overdue", **_since(table, waited)),) if waited else ()
    return (*overdue, *wanted(table, how), *((words()("ending-by"),) if how.voted else ()))


def _waiting(table: Table, overdue: list[Seat], stalling: list[Seat], how: Ending) -> tuple[str, ...]:
    if not (overdue or stalling):
        return ()
    say, names = words(), public.names(table)
    waited = _waited(table, overdue)
    computer = "no" if waited or stalling else "yes"
    lines = [say("panel-overdue", computer=computer, **_since(table, overdue))] if overdue else []
    if stalling:
        slow = words().joined([names[seat] for seat in stalling])
        lines.append(say("panel-stalling", names=slow, count=len(stalling)))
    lines += [say("panel-overdue-computer", name=names[seat]) for seat in waited]
    absent, alone = [names[seat] for seat in how.without], "no" if waited else "yes"
    end = say("panel-overdue-early", only=alone)
    if not how.early:
        end = say("panel-overdue-end", only=alone, names=words().joined(absent), count=len(absent))
    return (*lines, f"• {end}" if waited else end)


def _since(table: Table, late: list[Seat]) -> dict[str, str | int]:
    """Return the overdue players' names, and the time since when the first is overdue."""
    names = [public.names(table)[seat] for seat in late]
    since = min(table.overdue_since(seat) for seat in late)
    return {"names": words().joined(names), "count": len(names), "when": public.date_and_time(since)}


def _computers(table: Table, overdue: list[Seat]) -> tuple[Press, ...]:
    plain = public.plain_names(table)
    return tuple(
        Press(words()("button-take-over", name=plain[seat]), ids.TakeOver(table.id, seat))
        for seat in _waited(table, overdue)
    )


def _waited(table: Table, overdue: Sequence[Seat]) -> list[Seat]:
    """Filter the overdue seats that no computer player plays yet."""
    return [seat for seat in overdue if acts(table.seats[seat])]
