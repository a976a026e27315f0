"""The line protocol for external programs, as described in docs/engines.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.engines.facts import Fact, facts, viewed
from bot.games import RULES
from bot.games.base import NATURE, Choice, Refusal, State

VERSION: Final = 1
HELLO: Final = f"toucan {VERSION}"
READY: Final = "ready"
QUIT: Final = "quit"
ACTION: Final = "action"
ERROR: Final = "error"
REFUSED: Final = "refused"

LISTED: Final = 1000
"""Most actions of a kind that are listed one by one."""

_POSITION: Final = re.compile(r"position (\S+) players=(\d{1,2}) rules=(\d{1,4}) seat=(\d{1,2})")
_SECONDS: Final = r"(?: seconds=(\d{1,6}(?:\.\d{1,6})?))?"
_GO: Final = re.compile(rf"go{_SECONDS}(?: iterations=(\d{{1,9}}))?")


def asked(question: Question, budget: Budget) -> Iterator[str]:
    """Yield the lines that ask a program: its view, its legal actions, and its budget."""
    view, seat = question.view, question.seat
    yield f"position {view.slug} players={view.players} rules={view.rules} seat={seat}"
    for fact in facts(view):
        yield f"= {fact}"
    yield f"= to-act {_numbers(view.to_act)}"
    yield f"= scores {_numbers(view.scores)}"
    for choice in view.legal(seat):
        yield from _offered(choice)
    yield f"chance {question.seed}"
    spend = [] if budget.seconds is None else [f"seconds={budget.seconds:.3f}"]
    spend += [] if budget.iterations is None else [f"iterations={budget.iterations}"]
    yield " ".join(("go", *spend))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _offered(choice: Choice) -> Iterator[str]:
    count = choice.count
    if count <= LISTED:
        listed: Iterable[str] = choice
    elif choice.least == choice.most == 1:
        yield f"more {choice.verb} {count}"
        options = choice.options
        listed = (f"{choice.verb} {options[count * place // LISTED]}" for place in range(LISTED))
    else:
        order = "ordered" if choice.ordered else "listed"
        some = " ".join(choice.options)
        yield f"choose {choice.verb} {choice.least} {choice.most} {order} {some}"
        listed = (next(iter(choice)),)
    for action in listed:
        yield f"legal {action}"


@dataclass
class Hearing:
    """The position that a program has read so far."""

    game: type[State] | None = None
    seat: int = NATURE
    told: list[Fact] = field(default_factory=list)
    chance: str = ""

    def hear(self, line: str) -> tuple[Question, Budget] | None:
        """Read one line; return the whole question on `go`. `Refusal` for an impossible one.

        The question's level is empty, as it is the reader itself. Unknown lines are ignored.
        """
        word, _, rest = line.partition(" ")
        if word == "position":
            self._begin(line)
        elif word == "=":
            name, _, words = rest.partition(" ")
            self.told.append(Fact(name, words))
        elif word == "chance":
            self.chance = rest
        elif word == "go":
            return self._question(), _budget(line)
        return None

    def _begin(self, line: str) -> None:
        self.game, self.told, self.chance = None, [], ""
        form = _POSITION.fullmatch(line)
        game = RULES.get(form[1]) if form else None
        if not form or not game:
            raise Refusal("engine-not-a-position")
        if form[3] != str(game.rules) or int(form[2]) not in game.seats or int(form[4]) >= int(form[2]):
            raise Refusal("engine-other-rules", game=game.slug, rules=game.rules)
        self.game, self.seat = game, int(form[4])

    def _question(self) -> Question:
        if self.game is None:
            raise Refusal("engine-no-position")
        view = viewed(self.game, self.told)
        if self.seat not in view.to_act:
            raise Refusal("not-your-turn")
        return Question(self.game.slug, "", view, self.seat, self.chance)


def _budget(line: str) -> Budget:
    form = _GO.fullmatch(line)
    if not form or not (form[1] or form[2]):
        raise Refusal("engine-no-budget")
    return Budget(float(form[1]) if form[1] else None, int(form[2]) if form[2] else None)
