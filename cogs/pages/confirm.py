"""Confirmation before an action, for players who want it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words import words
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.ids import LONGEST, Act, Confirm, Id
from cogs.kit.pages import MOST_OPTION_TEXT, shortened, with_ids

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.kit.game_cog import Ids
    from cogs.kit.pages import Row


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
