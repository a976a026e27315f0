"""Panels are understood in three seconds: few buttons beside the cards, and no two alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.ai import brain
from bot.games import GAMES
from bot.games.base import NATURE, chosen, only, pick
from bot.records.stored import Preferences
from cogs.kit.button_rows import MOST_BESIDE
from cogs.kit.controls import Menu, Press
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from tests.e2e.salon import CARD
from tests.games.playing import random_match
from tests.kit.panels import NAMES, SIZES, front

EACH = 5
"""Step between the positions of a match whose panels are looked at with all their steps."""


def played(slug: str, players: int) -> Iterator[Any]:
    """Yield every position of a match of random players, and of one of sensible players."""
    for step in random_match(slug, players, Random(3), {}):
        yield step.after
    game, rng, think = GAMES[slug], Random(4), brain(slug, "normal")
    state: Any = game.start(players, chosen(game, players, {}))
    while state.to_act:
        seat = min(state.to_act)
        if seat == NATURE:
            action = pick(rng, state.legal(seat))
        else:
            action = only(state, seat) or think(state.view(seat), seat, rng)
        state, _ = state.apply(seat, action)
        yield state


def shown(slug: str, view: Any, seat: int, so_far: str = "", *, text_only: bool = False) -> Page:
    player = Preferences(1, text_only=text_only)
    panel = Panel(Ids(1, seat, 0), so_far, player, NAMES[: view.players])
    return Page((), rows=front(slug).controls(view, seat, panel))


def check(page: Page) -> None:
    presses = [one for one in page.controls if isinstance(one, Press)]
    beside = [one for one in presses if not CARD.fullmatch(one.custom_id)]
    assert len(beside) <= MOST_BESIDE, [one.label for one in beside]
    labels = [one.label for one in presses]
    assert len(set(labels)) == len(labels), labels
    for menu in page.controls:
        if isinstance(menu, Menu):
            named = [option.label for option in menu.options]
            assert len(set(named)) == len(named), named


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_panel_has_few_buttons_beside_its_cards(slug: str, players: int) -> None:
    seen = 0
    for number, state in enumerate(played(slug, players)):
        for seat in state.to_act - {NATURE}:
            view = state.view(seat)
            page = shown(slug, view, seat)
            check(page)
            seen += 1
            if number % EACH:
                continue
            check(shown(slug, view, seat, text_only=True))
            for one in page.controls:
                kind, so_far = one.custom_id.split(":", 5)[1::4]
                if kind != "narrow":
                    continue
                values = [f" {one.options[-1].value}"] if isinstance(one, Menu) else [""]
                for value in values:
                    check(shown(slug, view, seat, f"{so_far}{value}"))
    assert seen > 20
