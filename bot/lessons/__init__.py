"""Lessons: the beginning of a match with every move fixed, and what to tell a learner on the way.

A lesson is a transcript like any other, one file a game. Its comments direct it:

* `#: TOPIC` begins a step: here the learner stops, sees table and hand, and reads the sentence of that topic.
* `#? ACTION` is something else that the learner may try at this step, which does not go on: a legal action,
  or one that the game refuses.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.games import GAMES, path
from bot.games.base import NATURE, Seat, State, play

LEARNER: Final[Seat] = 0
"""The seat of the learner."""


@dataclass(frozen=True, slots=True)
class Step:
    topic: str
    state: State
    """The match at this moment, with all that is hidden."""
    move: str
    """The learner's next move; empty if others move, or at the end of the lesson."""
    others: tuple[str, ...]
    """Other actions that the learner may try."""


@cache
def lesson(slug: str) -> tuple[Step, ...]:
    """Return the steps of a game's lesson; LookupError for a game that has none."""
    if slug not in GAMES:
        raise LookupError(slug)
    text = path(slug, "lesson").read_text(encoding="utf-8")
    header, *lines = text.splitlines()
    _, _, players, _, *settings = header.split(" ")
    options = dict(setting.split("=", 1) for setting in settings)
    return _steps(GAMES[slug].start(int(players.removeprefix("players=")), options), lines)


def _steps(state: State, lines: list[str]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for place, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        if word == "#:":
            steps.append(Step(rest, state, *_ahead(lines[place + 1 :])))
        elif line and not line.startswith("#"):
            state, _ = play(state, NATURE if word == "nature" else int(word), rest)
    return tuple(steps)


def _ahead(lines: list[str]) -> tuple[str, tuple[str, ...]]:
    """Return the learner's move if it comes next, and the actions to try before."""
    others = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "#?":
            others.append(rest)
        elif word == str(LEARNER):
            return rest, tuple(others)
        elif line and (word == "#:" or not line.startswith("#")):
            break
    return "", tuple(others)
