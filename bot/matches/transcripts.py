"""Matches as text: written for people to keep, and checked line by line when read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO, Final

from bot.games import RULES
from bot.games.base import NATURE, Refusal, Seat, State, play
from bot.matches.cleaning import CleanLine, cleaned
from bot.words import quoted, words

LONGEST_LINE: Final = 1_000_000
"""Longest line read, in bytes: a valid one has some hundred at most."""
MOST_BYTES: Final = 100_000_000
"""Most bytes read of a file: thousands of matches."""
NUMBER: Final = r"(?:0|[1-9][0-9]*)"
_ACTION: Final = re.compile(rf"(nature|{NUMBER}) (.+)", re.DOTALL)
_OPTION: Final = re.compile(r"([^=]+)=([^=]+)")


def header(game: type[State], players: int, options: Mapping[str, str]) -> str:
    settings = [f"players={players}", f"rules={game.rules}", *(f"{name}={options[name]}" for name in options)]
    return " ".join(("game", game.slug, *settings))


def line(seat: Seat, action: str) -> str:
    return f"{'nature' if seat == NATURE else seat} {action}"


def ending(state: State) -> list[str]:
    """Return the facts that close a finished match; none for one that was ended early."""
    if state.to_act:
        return []
    return ["= over", f"= scores {_numbers(state.scores)}", f"= winners {_numbers(state.winners)}"]


def bounded(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file that may be endless; raises `BadLine` beyond the limits."""
    left = MOST_BYTES
    while line := file.readline(LONGEST_LINE + 1):
        left -= len(line)
        if len(line) > LONGEST_LINE:
            raise BadLine("check-line-long", most=f"{LONGEST_LINE:,}")
        if left < 0:
            raise BadLine("check-file-long", most=f"{MOST_BYTES:,}")
        yield line


def check(name: str, lines: Iterable[bytes]) -> Iterator[tuple[str, bool]]:
    """Replay every match of a file; yield each line of the report, and whether it is good news."""
    yield from reported(Reader(name), lines)


def reported(reader: Reader, lines: Iterable[bytes]) -> Iterator[tuple[str, bool]]:
    """Yield the reader's report on the lines, and whether each is good news."""
    endless: list[str] = []

    def all_that_is_read() -> Iterator[bytes]:
        number = 0
        try:
            for raw in lines:
                number += 1
                yield raw
        except BadLine as bad:
            endless.append(f"{reader.name}:{number + 1}: {bad.reason}")

    for line in cleaned(all_that_is_read()):
        try:
            yield from reader.read(line)
        except BadLine as bad:
            yield f"{reader.name}:{line.number}: {bad.reason}", False
    yield from ((told, False) for told in endless)
    yield from reader.finish()


class BadLine(Exception):
    """A fault of a line, as a sentence."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.reason = words()(key, **args)


@dataclass
class Reader:
    """A reader that replays the matches of a file line by line."""

    name: str
    state: State | None = None
    actions: int = 0
    skipping: bool = field(default=False, kw_only=True)
    """Whether lines are skipped up to the next `game` line, after one that could not be played."""

    def read(self, line: CleanLine) -> Iterator[tuple[str, bool]]:
        if line.text.partition(" ")[0] == "game":
            yield from self.finish()
        if self.skipping:
            return
        if not line.readable:
            self.skipping = True
            raise BadLine("check-encoding")
        self._judge(line.text)

    def finish(self) -> Iterator[tuple[str, bool]]:
        """Yield the line that sums up the match read so far, if there is one."""
        if self.state is not None:
            scores, winners = _numbers(self.state.scores), _numbers(self.state.winners) or "-"
            game, actions = self.state.slug, str(self.actions)
            told = words()("check-match", game=game, actions=actions, scores=scores, winners=winners)
            yield f"{self.name}: {told}", True
        self.state, self.actions, self.skipping = None, 0, False

    def _judge(self, text: str) -> None:
        if text.startswith("#"):
            return
        word, _, rest = text.partition(" ")
        if word == "game":
            self.skipping = True
            self.state = _opened(rest)
            self.skipping = False
        elif self.state is None:
            self.skipping = True
            raise BadLine("check-no-game")
        elif word == "=":
            self._assert(self.state, rest)
        else:
            self._act(self.state, rest if word == "!" else text, refused=word == "!")

    def _act(self, state: State, text: str, *, refused: bool) -> None:
        form = _ACTION.fullmatch(text)
        if not form:
            self.skipping = True
            raise BadLine(_mangled(text), text=quoted(text))
        seat = NATURE if form[1] == "nature" else _small(form[1])
        try:
            after, _ = play(state, seat, form[2])
        except Refusal as refusal:
            if refused:
                return
            self.skipping = True
            _whole(state, seat, text, form[2])
            raise BadLine("check-refused", action=quoted(text), reason=words().refusal(refusal)) from None
        if refused:
            raise BadLine("check-not-refused", text=quoted(text))
        self.state = after
        self.actions += 1

    def _assert(self, state: State, text: str) -> None:
        fact, space, claimed = text.partition(" ")
        if fact not in FACTS or bool(space) != bool(claimed):
            raise BadLine("check-fact-unknown", text=quoted(text))
        if fact in ("over", "winners") and state.to_act:
            raise BadLine("check-fact-false")
        found = FACTS[fact](state)
        if claimed != found:
            raise BadLine("check-fact-differs", fact=fact, found=found or "-", claimed=quoted(claimed) or "-")


def _opened(rest: str) -> State:
    """Return the match that a `game` line opens."""
    slug, *settings = rest.split(" ")
    if slug not in RULES:
        raise BadLine("check-unknown-game", slug=quoted(slug))
    given: dict[str, str] = {}
    for text in settings:
        form = _OPTION.fullmatch(text)
        if not form:
            raise BadLine("check-option-form", text=quoted(text))
        if form[1] in given:
            raise BadLine("check-option-twice", name=quoted(form[1]))
        given[form[1]] = form[2]
    if list(given)[:2] != ["players", "rules"]:
        raise BadLine("check-header")
    game, players, rules = RULES[slug], given.pop("players"), given.pop("rules")
    if rules != str(game.rules):
        raise BadLine("check-rules", given=quoted(rules), game=slug, known=str(game.rules))
    if not re.fullmatch(NUMBER, players):
        raise BadLine("check-number", text=quoted(players))
    try:
        return game.start(_small(players), given)
    except Refusal as refusal:
        raise BadLine("check-refused", action=quoted(rest), reason=words().refusal(refusal)) from None


def _mangled(text: str) -> str:
    """Return the key of the sentence that says why a line is not one of a transcript."""
    if "\ufffd" in text:
        return "check-lost"
    return "check-spaces" if "  " in text else "check-form"


def _whole(state: State, seat: Seat, text: str, action: str) -> None:
    """Raise `BadLine` if the line was mangled, or is a deal that lacks cards."""
    if (key := _mangled(text)) != "check-form":
        raise BadLine(key, text=quoted(text)) from None
    verb, *cards = action.split(" ")
    for choice in state.legal(seat) if seat == NATURE else ():
        if choice.verb == verb and 0 < len(cards) < choice.least:
            raise BadLine("check-cut", found=str(len(cards)), wanted=str(choice.least)) from None


def _small(number: str) -> int:
    """Return a number of seats or a seat, cut to four digits: parsing a thousand would be slow and
    useless."""
    return int(number[:4])


def _to_act(state: State) -> str:
    return " ".join("nature" if seat == NATURE else str(seat) for seat in sorted(state.to_act))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


FACTS: Final[Mapping[str, Callable[[State], str]]] = {
    "to-act": _to_act,
    "scores": lambda state: _numbers(state.scores),
    "winners": lambda state: _numbers(state.winners),
    "over": lambda _: "",
}
"""Facts that may be claimed of a match, with their expected text."""
