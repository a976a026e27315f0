"""A match of each game as a listener hears it, word for word in `tests/heard` (docs/tests.md)."""

from __future__ import annotations

import os
import re
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.fair import seeds
from bot.games import GAMES
from bot.games.base import NATURE
from bot.tables.driver import Driver
from bot.tables.table import Table
from cogs.pages import public
from tests.e2e.messages import Messages, messages
from tests.e2e.salon import Salon, controls, texts
from tests.kit.facts import OURS

TESTS = Path(__file__).parents[2]
READER = 0
FIRST, LAST = 13, 4
"""Panels told of a match: these from its beginning, and these up to its end."""
MOST_WORDS, MOST_REPEATED = 60, 0.05
"""Bounds of the words of a panel, at the median, and of the share that the panel before had too."""
Told = dict[int, list[str]]
"""A match's actions in order, by seat."""


def transcript(slug: str) -> tuple[dict[str, Any], Told]:
    """Return the options of a match, and its actions."""
    _, header, *lines = (TESTS / "transcripts" / slug / "listened_to.txt").read_text().splitlines()
    game, chosen = GAMES[slug], dict(word.split("=") for word in header.split(" ")[2:])
    usual = {option.name: option.default for option in game.options}
    options = {name: int(value) for name, value in chosen.items() if usual.get(name, value) != value}
    if len(game.seats) > 1:
        options["players"] = int(chosen["players"])
    told: Told = {}
    for line in lines:
        who, _, action = line.partition(" ")
        if who == "nature" or who.isdigit():
            told.setdefault(NATURE if who == "nature" else int(who), []).append(action)
    return options, told


@pytest.mark.parametrize("slug", OURS)
async def test_a_match_is_heard_as_written(salon: Salon, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options, told = transcript(slug)

    def dealt(_source: object, _state: object, before: list[tuple[int, str]]) -> str:
        return told[NATURE][sum(seat == NATURE for seat, _ in before)]

    async def decide(_: Driver, table: Table, seat: int, level: str) -> str:  # noqa: ARG001 — as the driver's
        return told[seat][table.turn(seat)]

    monkeypatch.setattr(seeds, "dealt", dealt)
    monkeypatch.setattr(Driver, "decide", decide)
    place = messages(salon)
    await place.slash(place.who, "settings", text_only=True)
    await place.slash(place.who, f"{slug} new", **options)
    heard = await _heard(place, told[READER])
    words, repeated = measured(heard)
    assert words <= MOST_WORDS
    assert repeated < MOST_REPEATED
    figures = f"({len(heard)} panels, {words:.0f} words at the median, {repeated:.1%} as in the panel before)"
    left_out = len(heard) - FIRST - LAST
    if left_out > 0:
        heard[FIRST:-LAST] = [f"({left_out} panels)"]
    text = "\n\n".join((figures, *heard)) + "\n"
    file = TESTS / "heard" / f"{slug}.txt"
    if os.environ.get("TOUCAN_HEARD") == "write":
        file.write_text(text)
    assert file.read_text() == text


def measured(panels: list[str]) -> tuple[float, float]:
    """Return the median of the panels' words, and the share in sentences that the panel before had too."""
    counts, repeated, before = list[int](), 0, set[str]()
    for panel in panels:
        lines = [line for line in panel.split("\n") if not line.startswith(("#", ">"))]
        sentences = [one for line in lines for one in re.split(r"(?<=\.) ", line)]
        counts.append(sum(len(one.split()) for one in sentences))
        repeated += sum(len(one.split()) for one in sentences if one in before)
        before = {*sentences}
    return median(counts), repeated / sum(counts)


async def _heard(place: Messages, actions: list[str]) -> list[str]:
    """Return each panel that asks the reader something with what they pressed, and the last one."""
    table, heard = place.table, list[str]()
    while table.live:
        panel = texts(place.newest_private(place.who))
        heard.append(f"{panel}\n> {await _pressed(place, table, actions[table.turn(READER)])}")
    return [*heard, texts(place.newest_private(place.who))]


async def _pressed(place: Messages, table: Table, action: str) -> str:
    """Do the reader's action, by a button if there is one for it; return its label."""
    panel = place.newest_private(place.who)
    turn = f"{table.id}:{READER}:{table.turn(READER)}"
    every: dict[str, str] = {one["custom_id"]: one["label"] for one in controls(panel)}
    custom_id = f"press:act:{turn}:{action}"
    if custom_id in every:
        await place.click(place.who, panel, custom_id)
        return every[custom_id]
    cog, names = place.bot.game_cog(table.slug), public.names(table)
    said = cog.spelled(table.state.view(READER), READER, action, names, spoken=True)
    await place.as_bot(place.bot.tables.act(table.id, place.who.id, table.turn(READER), action))
    return f"({said})"
