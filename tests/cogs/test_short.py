"""A waiting panel's text takes a few lines on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.words import LANGUAGES, speaking, words
from cogs.kit.controls import ROOM, width_of
from cogs.kit.telling import Where
from cogs.q92.text import sides
from tests.games.playing import TABLES, random_match
from tests.kit.panels import front as front_of

AT_MOST = 7
PAD = width_of("")


def lines(text: str) -> int:
    """Return about how many lines a phone breaks it into."""
    found, room = 1, float(ROOM)
    for word in text.replace("*", "").split(" "):
        wide = width_of(f"{word} ") - PAD
        if wide > room:
            found, room = found + 1, float(ROOM)
        room -= wide
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "players"), [one for one in TABLES if GAMES[one[0]].claimable])
def test_who_waits_reads_few_lines(slug: str, players: int, language: str) -> None:
    front = front_of(slug)
    names = ("Ann", "Toco", "Ariel", "Keel", "Choco", "Cuvier", "Swainson", "Aracari")[:players]
    shown: Any = None
    most = 0
    with speaking(language):
        for number, step in enumerate(random_match(slug, players, Random(5))):
            view: Any = step.after.view(0)
            if number > 300 or view.phase != "play":
                shown = None
                continue
            if shown is None or not view.trick:
                # Drawn anew.
                shown = view
            new = front.since(view, shown, names) if view != shown else front.lines(view, names, Where.TABLE)
            said = dict.fromkeys(new)
            said[words()("panel-wait", names=names[-1], count=1)] = None
            most = max(most, sum(map(lines, said)))
    assert 1 < most <= AT_MOST


def test_the_trumps_are_said_once_as_play_begins() -> None:
    """The picture still shows the auction, so who plays with whom is said too."""
    front, names = front_of("92q"), ("Ann", "Toco", "Ariel", "Keel")
    auction: Any = None
    for step in random_match("92q", 4, Random(5)):
        view: Any = step.after.view(0)
        auction = view if view.phase == "auction" else auction
        if view.phase == "play" and len(view.trick) == 1:
            said = front.since(view, auction, names)
            assert sum("queen, 9, ace, king" in line for line in said) == 1
            assert sides(view, names) in said
            return
    raise AssertionError("nobody played")
