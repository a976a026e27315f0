"""Positions of every game, and the panels drawn of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, cast

from bot.games import GAMES
from bot.games.base import NATURE, Seat, as_written
from bot.records.stored import Preferences
from cogs.kit.controls import Menu
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from cogs.kit.pages import Page
from rendering.kit.picture import Picture
from tests.games.playing import random_match

NAMES: Final = ("Ann 🏳️‍🌈", "Bartholomew von Humboldt", "日本語", "x", "W" * 32, "Zoë", "Jo", "Karl-Friedrich")
SIZES: Final = [(slug, players) for slug, game in GAMES.items() for players in game.seats]


@cache
def front(slug: str) -> AnyCog:
    return next(cog(cast("Any", None)) for cog in game_cogs() if cog.game.slug == slug)


@cache
def positions(slug: str, players: int) -> tuple[Any, ...]:
    """Return some positions of each kind in which people are to act."""
    states = [step.after for seed in (1, 2) for step in random_match(slug, players, Random(seed), {})]
    acting = [state for state in states if state.to_act and NATURE not in state.to_act]
    return tuple(acting[:: max(1, len(acting) // 12)])


def drawn(
    state: Any, seat: int, known: Any = None, *, names: tuple[str, ...] = NAMES, **likes: Any
) -> Picture:
    slug = state.slug
    panel = Panel(Ids(1, seat, 0), "", Preferences(1, **likes), names[: state.players])
    return front(slug).panel_picture(known or state.view(seat), seat, panel)


Way = tuple[str, str]
"""Whether it acts or is a step, and its value."""


def tapped(front: AnyCog, view: Any, seat: Seat, wanted: str = "", *, start: str = "") -> set[str]:
    """Return the actions that taps lead to; of several options chosen at once, only the wanted one.

    `start`: steps already taken; then none is taken back.
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
        if not control.disabled:
            yield kind, text
        return
    values = [option.value for option in control.options]
    if control.most > 1:
        values = [value for value in values if value in wanted.split(" ")]
    sizes = range(control.least, control.most + 1)
    for some in itertools.chain.from_iterable(itertools.combinations(values, size) for size in sizes):
        yield kind, " ".join((text, *some))


RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "N": "no trump"}


class Spoken:
    """A catalogue as long-winded as a real one, in which every value can be found again."""

    def __call__(self, key: str, **args: str | float) -> str:
        said = key.removeprefix("differ-").removeprefix("picture-")
        return f"{said}: " + ", ".join(str(value) for value in args.values())

    def card(self, card: str) -> str:
        return f"<{card}>"

    def card_name(self, card: str) -> str:
        return f"{RANKS.get(card[0], card[0])} of {SUITS[card[1]]}"

    def suit(self, suit: str) -> str:
        return SUITS[suit]
