"""Whatever is legal can be tapped: a panel's buttons and selects lead to every action, and nothing is cut."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.base import Seat, as_written
from bot.tables.records import Preferences
from cogs.kit.controls import Menu
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from cogs.kit.pages import Page
from tests.games.playing import TABLES
from tests.positions import positions

MOST = 4000
"""Actions that are all looked for; of more, some."""
SOME = 12

Way = tuple[str, str]
"""Whether it acts or is a step, and with what."""


def front_of(slug: str) -> AnyCog:
    bot: Any = None
    (front,) = (front for front in game_cogs() if front.game.slug == slug)
    return front(bot)


def tapped(front: AnyCog, view: Any, seat: Seat, wanted: str = "", *, start: str = "") -> set[str]:
    """The actions that taps lead to; where several options are chosen at once, those of the wanted one.

    `start`: the steps that are taken already; then none is taken back.
    """
    found: set[str] = set()
    seen, due = {""} if start else set(), [start]
    while due:
        so_far = due.pop()
        if so_far in seen:
            continue
        seen.add(so_far)
        panel = Panel(Ids(1, seat, 0), so_far, Preferences(1), tuple(f"P{n}" for n in range(view.players)))
        rows = front.controls(view, seat, panel)
        Page(("What now?",), rows=rows).check()
        for control in Page((), rows=rows).controls:
            for kind, text in taps(control, wanted):
                if kind == "act":
                    found.add(as_written(view, seat, text))
                elif not text or front.leads_somewhere(view.legal(seat), text):
                    due.append(text)
    return found


def taps(control: Any, wanted: str) -> Iterator[Way]:
    _, kind, _, _, _, text = control.custom_id.split(":", 5)
    if not isinstance(control, Menu):
        yield kind, text
        return
    values = [option.value for option in control.options]
    if control.most > 1:
        values = [value for value in values if value in wanted.split(" ")]
    sizes = range(control.least, control.most + 1)
    for some in itertools.chain.from_iterable(itertools.combinations(values, size) for size in sizes):
        yield kind, " ".join((text, *some))


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_legal_action_is_some_taps_away(slug: str, players: int) -> None:
    front, rng = front_of(slug), Random(1)
    for state, seat in positions(slug, players, count=40, each=5):
        view = state.view(seat)
        alone = tapped(front, view, seat)
        for choice in view.legal(seat):
            if choice.most <= 1 and choice.count <= MOST:
                assert set(choice) <= alone
                continue
            for action in {choice.pick(rng) for _ in range(SOME)}:
                assert action in alone or action in tapped(front, view, seat, action), action
