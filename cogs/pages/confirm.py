"""Confirmation before an action, for players who want it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.words import capitalised, words
from cogs.core.names import escaped, marked
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import CONFIRM
from cogs.kit.ids import LONGEST, Act, Confirm, Id
from cogs.kit.pages import MOST_OPTION_TEXT, shortened, with_ids
from rendering.kit.names import to_reader

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.game_cog import AnyCog, Ids, Panel
    from cogs.kit.pages import Row


def asked(cog: AnyCog, view: Any, panel: Panel) -> tuple[list[str], tuple[Row, ...]]:
    """Return the question to a seat and its controls: what to do, or whether it is sure of an action."""
    seat = panel.ids.seat
    if not panel.so_far.startswith(CONFIRM):
        return [cog.asked(view, seat, panel.so_far)], cog.controls(view, seat, panel)
    action = panel.so_far.removeprefix(CONFIRM)
    told = cog.spelled(view, seat, action, to_reader(panel.names, seat), spoken=panel.player.text_only)
    lines = [words()("panel-sure", action=escaped(capitalised(told)))]
    lines += filter(None, (cog.outcome(view, seat, action, tuple(map(marked, panel.names))),))
    return lines, agreeing(panel.ids, action, words()("button-sure", action=told))


def agreeing(ids: Ids, action: str, label: str) -> tuple[Row, ...]:
    """Return the buttons yes and back; yes is a select if the action is too long for a button's id."""
    back = Press(words()("button-back"), ids.back())
    yes = one_tap(label, ids.act, action)
    return (yes, (back,)) if isinstance(yes, Menu) else ((*yes, back),)


def one_tap(label: str, made: Callable[[str], Id], action: str) -> Row:
    """Return a button that does this action, or a select if the action is too long for an id."""
    press = Press(shortened(label), made(action), Style.success)
    if len(press.custom_id) <= LONGEST:
        return (press,)
    verb, *rest = action.split(" ")
    value = " ".join(rest)
    # A value has no more room than an id, but the two together have.
    while len(value) > MOST_OPTION_TEXT:
        first, _, value = value.partition(" ")
        verb = f"{verb} {first}"
    return Menu(press.label, made(verb), (Option(press.label, value),))


def asking_first(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the same controls with each action replaced by a question for confirmation."""

    def asking(made: Id) -> Id:
        return Confirm(**vars(made)) if isinstance(made, Act) else made

    return with_ids(rows, asking)
