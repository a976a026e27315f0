"""Checks of an exported night: the same boards for all teams, and standings that follow."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.duplicate.exports import NIGHT, NORMAL, PAIRING, PLAYED, SEALED, STANDING, SWISS, claims
from bot.duplicate.score import standings
from bot.duplicate.swiss import course, open_lot
from bot.fair.deals import SEED_BYTES, commitment, lot, seed_of_board
from bot.games.base import State
from bot.matches.exports import BOARD
from bot.matches.transcripts import BadLine
from bot.words import quoted

_HEX: Final = rf"[0-9a-f]{{{2 * SEED_BYTES}}}"
_NUMBER: Final = r"(0|[1-9][0-9]{0,8})"
_NIGHT: Final = re.compile(rf"{_NUMBER} (highest|lowest) ({_HEX}) ({_HEX})(?: {SWISS} ([1-9])( {SEALED})?)?")
_PLAYED: Final = re.compile(rf"{_NUMBER} {_NUMBER}( {NORMAL})?")
_BOARD: Final = re.compile(rf"{_NUMBER} {_NUMBER} ({_HEX})")
_WHOLE: Final = "(0|-?[1-9][0-9]{0,8})"
_STANDING: Final = re.compile(rf"{_NUMBER} {_NUMBER} {_WHOLE} {_NUMBER}(?: {_WHOLE})?")
_PAIRING: Final = re.compile(rf"{_NUMBER} {_NUMBER}(?: {_NUMBER})?")


@dataclass
class NightCheck:
    """The state of checking a night; empty for a file without one."""

    night: tuple[int, bool, str] | None = None
    """Number of the night, whether the lowest score wins, and its secret."""
    swiss: int | None = None
    """Boards of a round; None for a night that is not in rounds."""
    lots: Callable[[int], str] = lambda _: ""
    """Lot of a team in a night in rounds."""
    board: int | None = None
    """Board of the match being read, by its secret."""
    played: tuple[int, int, bool] | None = None
    """Team and seat of the match, and whether *normal* played it for the team."""
    absent: set[tuple[int, int]] = field(default_factory=set)
    """Boards and teams for which *normal* played, as (board, team)."""
    seats: dict[int, int] = field(default_factory=dict)
    scores: dict[int, dict[int, int]] = field(default_factory=dict)
    claimed: list[tuple[str | int, ...]] = field(default_factory=list)
    wrong: int = 0

    def read(self, text: str, seed: bytes | None, *, brought: bool) -> None:
        """Check a line; `seed`: of the match, if known by now; `brought`: whether people contributed to
        it."""
        for mark, judge in ((NIGHT, self._opened), (PLAYED, self._of_team)):
            if _is_of(text, mark):
                judge(text[len(mark) + 1 :])
        for mark, form in ((STANDING, _STANDING), (PAIRING, _PAIRING)):
            if _is_of(text, mark):
                self._claim(mark, form, text[len(mark) + 1 :])
        if _is_of(text, BOARD):
            self._of_board(text[len(BOARD) + 1 :], seed, brought=brought)

    def _opened(self, text: str) -> None:
        form = _NIGHT.fullmatch(text)
        if not form or self.night or self.scores:
            raise self._bad("verify-night", text)
        if commitment(bytes.fromhex(form[4])) != form[3]:
            raise self._bad("verify-night-secret", text)
        self.night = int(form[1]), form[2] == "lowest", form[4]
        self.swiss = int(form[5]) if form[5] else None
        number, promise, secret = self.night[0], form[3], bytes.fromhex(form[4])
        self.lots = partial(lot, secret, number) if form[6] else partial(open_lot, promise)

    def _of_team(self, text: str) -> None:
        form = _PLAYED.fullmatch(text)
        if not form or self.played:
            raise self._bad("verify-night", text)
        self.played = int(form[1]), int(form[2]), form[3] is not None

    def _of_board(self, text: str, seed: bytes | None, *, brought: bool) -> None:
        """Check that the seed follows from the night's secret, its number and the board's."""
        form = _BOARD.fullmatch(text)
        if not form or self.board is not None:
            raise self._bad("verify-night", text)
        night, board, secret = int(form[1]), int(form[2]), form[3]
        if seed != seed_of_board(bytes.fromhex(secret), night, board) or brought:
            raise self._bad("verify-night-secret", text)
        if self.night and (night, secret) != (self.night[0], self.night[2]):
            raise self._bad("verify-night-secret", text)
        self.board = board

    def _claim(self, mark: str, form: re.Pattern[str], text: str) -> None:
        if not form.fullmatch(text):
            raise self._bad("verify-night", text)
        self.claimed.append((mark, *map(int, text.split())))

    def finish(self, state: State | None, *, right: bool) -> None:
        """Record the end of a match; `right`: every deal of it follows from its seed."""
        board, played = self.board, self.played
        self.board = self.played = None
        if self.night is None or state is None:
            return
        if not right or board is None or played is None or state.to_act or played[1] >= state.players:
            self.wrong += 1
            return
        team, seat, absent = played
        if absent:
            self.absent.add((board, team))
        made = self.scores.setdefault(board, {})
        if team in made or self.seats.setdefault(board, seat) != seat or state.lowest_wins != self.night[1]:
            self.wrong += 1
            return
        made[team] = state.scores[seat]

    @property
    def right(self) -> bool:
        """Whether all teams have played all boards, and the standings follow from that."""
        if self.night is None or self.wrong or not self.scores:
            return False
        first, *others = map(set, self.scores.values())
        if any(other != first for other in others):
            return False
        if self.swiss is None:
            made = standings(self.scores, lowest_wins=self.night[1], absent=self.absent)
            return list(claims(made)) == self.claimed
        return self._rounds_right(sorted(first), self.swiss, lowest_wins=self.night[1])

    def _rounds_right(self, teams: list[int], size: int, *, lowest_wins: bool) -> bool:
        """Return whether the pairings and standings follow from the scores of whole rounds."""
        numbers = range(1, len(self.scores) + 1)
        if len(numbers) % size or set(self.scores) != set(numbers):
            return False
        played = [
            {one: self.scores[one] for one in numbers[start : start + size]}
            for start in range(0, len(numbers), size)
        ]
        lots = {team: self.lots(team) for team in teams}
        came = course(
            teams, played, rounds=len(played), lots=lots, lowest_wins=lowest_wins, absent=self.absent,
            gone=self._gone(teams, len(played)),
        )  # fmt: skip
        return list(claims(came)) == self.claimed

    def _gone(self, teams: list[int], rounds: int) -> dict[int, int]:
        """Return the round, counted from 0, from which each team that left is no longer paired."""
        last = dict.fromkeys(teams, 0)
        for what, number, *others in self.claimed:
            if what == PAIRING:
                last |= {int(team): int(number) for team in others if team in last}
        return {team: turn for team, turn in last.items() if turn < rounds}

    def _bad(self, key: str, text: str) -> BadLine:
        self.wrong += 1
        return BadLine(key, text=quoted(text))


def _is_of(text: str, mark: str) -> bool:
    """Return whether a line is this mark alone, or begins with it and a space."""
    return text == mark or text.startswith(f"{mark} ")
