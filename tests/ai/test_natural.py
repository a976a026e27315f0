"""Positions with what a card player does there, six or more of each game: *normal* and *hard* do so too.

They stand in `natural/` as transcripts; the comments before each say why, and what will do.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.ai import think
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, play
from tests.kit.facts import OURS

FOLDER: Final = Path(__file__).with_name("natural")
BUDGET: Final = Budget(iterations=150)
LONGER: Final = dict.fromkeys(
    (
        "The six goes with nothing.",
        "Three hearts promise as much as three spades, of which there is only the eight.",
        "Three diamonds promise as much as four clubs.",
    ),
    Budget(iterations=600),
)
"""At a table *hard* has thousands; here 150 leave it to luck."""
NORMAL_ALONE: Final = {"The king has the trick: the two, and not the queen."}
"""Here nothing is promised of *hard*: what it does instead was worth as much or more when the hands were
played on (docs/duels.md, *Tried and left out*)."""


class Position(NamedTuple):
    slug: str
    why: str
    natural: tuple[str, ...]
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.slug}: {self.why}"

    def state(self) -> Any:
        state: Any = GAMES[self.slug].start(int(self.lines[0].split("players=")[1].split(" ")[0]), {})
        for line in self.lines[1:]:
            who, _, action = line.partition(" ")
            state, _ = play(state, NATURE if who == "nature" else int(who), action)
        return state


def read(path: Path) -> list[Position]:
    found = []
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        why, natural, *lines = block.split("\n")
        answers = natural.removeprefix("# ").split(" | ")
        found.append(Position(path.stem, why.removeprefix("# "), tuple(answers), tuple(lines)))
    return found


POSITIONS: Final = [one for path in sorted(FOLDER.glob("*.txt")) for one in read(path)]


EACH: Final = [
    pytest.param(one, level, id=f"{one}-{level}")
    for one in POSITIONS
    for level in ("normal", "hard")
    if level == "normal" or one.why not in NORMAL_ALONE
]


def test_each_game_has_positions() -> None:
    assert {one.slug for one in POSITIONS} == {*OURS}


@pytest.mark.parametrize(("position", "level"), EACH)
def test_what_a_card_player_would_do(position: Position, level: str) -> None:
    state = position.state()
    seat = min(state.to_act)
    legal = [action for choice in state.legal(seat) for action in choice]
    assert {*position.natural} < {*legal}
    budget = LONGER.get(position.why, BUDGET)
    thought = think(position.slug, level, state.view(seat), seat, Random(1), budget)
    assert thought.action in position.natural, (thought.reason, thought.weighed)
