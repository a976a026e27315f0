"""Matches as text: written for people to keep, read back and judged line by line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.games import GAMES
from bot.games.base import NATURE, Refusal, Seat, State, play
from bot.words import words

NUMBER: Final = r"(?:0|[1-9][0-9]*)"
_ACTION: Final = re.compile(rf"(nature|{NUMBER}) (.+)", re.DOTALL)
_OPTION: Final = re.compile(r"([^=]+)=([^=]+)")


def header(game: type[State], players: int, options: Mapping[str, str]) -> str:
    settings = [f"players={players}", f"rules={game.rules}", *(f"{name}={options[name]}" for name in options)]
    return " ".join(("game", game.slug, *settings))


def line(seat: Seat, action: str) -> str:
    return f"{'nature' if seat == NATURE else seat} {action}"


def ending(state: State) -> list[str]:
    """The facts that close a finished match; nothing for one that was ended early."""
    if state.to_act:
        return []
    return ["= over", f"= scores {_numbers(state.scores)}", f"= winners {_numbers(state.winners)}"]


def check(name: str, lines: Iterable[bytes]) -> Iterator[tuple[str, bool]]:
    """Replay every match of a file; yields each line of the report, and whether it is good news."""
    reader = _Reader(name)
    for number, raw in enumerate(lines, 1):
        try:
            yield from reader.read(raw)
        except _BadLine as bad:
            yield words()("check-line", file=name, line=str(number), reason=bad.reason), False
    yield from reader.finish()


def quoted(text: str, most: int = 60) -> str:
    """The beginning of a text from outside, safe to print on one line."""
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)


class _BadLine(Exception):
    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.reason = words()(key, **args)


@dataclass
class _Reader:
    name: str
    state: State | None = None
    actions: int = 0
    skipping: bool = field(default=False, kw_only=True)
    """A line could not be played; all up to the next `game` line is passed over."""

    def read(self, raw: bytes) -> Iterator[tuple[str, bool]]:
        raw = raw.removesuffix(b"\n").removesuffix(b"\r")
        if raw.split(b" ")[0] == b"game":
            yield from self.finish()
        if not self.skipping:
            self._judge(self._decoded(raw))

    def finish(self) -> Iterator[tuple[str, bool]]:
        """The line that sums up the match read so far, if there is one."""
        if self.state is not None:
            state = self.state
            yield (
                words()(
                    "check-match",
                    file=self.name,
                    game=state.slug,
                    actions=str(self.actions),
                    scores=_numbers(state.scores),
                    winners=_numbers(state.winners) or "-",
                ),
                True,
            )
        self.state, self.actions, self.skipping = None, 0, False

    def _decoded(self, raw: bytes) -> str:
        try:
            return raw.decode()
        except UnicodeDecodeError:
            self.skipping = True
            raise _BadLine("check-encoding") from None

    def _judge(self, text: str) -> None:
        if not text.strip(" \t") or text.startswith("#"):
            return
        word, _, rest = text.partition(" ")
        if word == "game":
            self.skipping = True
            self.state = _opened(rest)
            self.skipping = False
        elif self.state is None:
            self.skipping = True
            raise _BadLine("check-no-game")
        elif word == "=":
            self._assert(self.state, rest)
        else:
            self._act(self.state, rest if word == "!" else text, refused=word == "!")

    def _act(self, state: State, text: str, *, refused: bool) -> None:
        form = _ACTION.fullmatch(text)
        if not form:
            self.skipping = True
            raise _BadLine("check-form", text=quoted(text))
        # A seat of a thousand digits is no seat; do not make it a number.
        seat = NATURE if form[1] == "nature" else int(form[1][:4])
        try:
            after, _ = play(state, seat, form[2])
        except Refusal as refusal:
            if refused:
                return
            self.skipping = True
            raise _BadLine("check-refused", action=quoted(text), reason=words().refusal(refusal)) from None
        if refused:
            raise _BadLine("check-not-refused", text=quoted(text))
        self.state = after
        self.actions += 1

    def _assert(self, state: State, text: str) -> None:
        fact, _, claimed = text.partition(" ")
        facts = {
            "to-act": _to_act(state),
            "scores": _numbers(state.scores),
            "winners": _numbers(state.winners),
        }
        if text == "over":
            if state.to_act:
                raise _BadLine("check-fact-false")
        elif fact not in facts or text.endswith(" "):
            raise _BadLine("check-fact-unknown", text=quoted(text))
        elif fact == "winners" and state.to_act:
            raise _BadLine("check-fact-false")
        elif claimed != facts[fact]:
            found = facts[fact] or "-"
            raise _BadLine("check-fact-differs", fact=fact, found=found, claimed=quoted(claimed) or "-")


def _opened(rest: str) -> State:
    """The match that a `game` line opens."""
    slug, *settings = rest.split(" ")
    if slug not in GAMES:
        raise _BadLine("check-unknown-game", slug=quoted(slug))
    given: dict[str, str] = {}
    for text in settings:
        form = _OPTION.fullmatch(text)
        if not form:
            raise _BadLine("check-option-form", text=quoted(text))
        if form[1] in given:
            raise _BadLine("check-option-twice", name=quoted(form[1]))
        given[form[1]] = form[2]
    if list(given)[:2] != ["players", "rules"]:
        raise _BadLine("check-header")
    game, players, rules = GAMES[slug], given.pop("players"), given.pop("rules")
    if rules != str(game.rules):
        raise _BadLine("check-rules", given=quoted(rules), game=slug, known=str(game.rules))
    try:
        return game.start(int(players) if re.fullmatch(r"[1-9]\d?", players, re.ASCII) else 0, given)
    except Refusal as refusal:
        raise _BadLine("check-refused", action=quoted(rest), reason=words().refusal(refusal)) from None


def _to_act(state: State) -> str:
    return " ".join("nature" if seat == NATURE else str(seat) for seat in sorted(state.to_act))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
