"""Pairings are verified by a checker written from the docs, and by one in JavaScript."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from pathlib import Path
from random import Random

import pytest

from bot.duplicate.exports import claims
from bot.duplicate.swiss import course, open_lot
from bot.fair.deals import commitment, lot, seed_of_board
from tests.duplicate.rounds import Rounds, made
from tests.kit.verifying import NODE

NIGHT = 7


def pairings(order: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All that there are, in the order of the page: the first with the next one down, and so on."""
    if not order:
        yield []
        return
    first, *others = order
    for other in others:
        for rest in pairings([one for one in others if one != other]):
            yield [(first, other), *rest]


def won(lead: int) -> int:
    return 2 if lead > 0 else 1 if lead == 0 else 0


def differences(boards: dict[int, dict[int, int]], teams: range, *, lowest: bool) -> Counter[int]:
    found = Counter[int]()
    for board in boards.values():
        for team in teams:
            found[team] += sum(board[team] - board[other] for other in teams) * (-1 if lowest else 1)
    return found


def redone(played: Rounds, teams: int, lots: dict[int, str], *, lowest: bool) -> list[str]:
    """The lines that a file should have, by the words of docs/fair-deals.md."""
    numbers = range(1, teams + 1)
    points, difference = Counter[int](), Counter[int]()
    met: list[tuple[int, ...]] = []
    lines = []

    def buchholz(team: int) -> int:
        opponents = [one for meeting in met if team in meeting for one in meeting if one != team]
        return sum(points[one] for one in opponents) + points[team] * met.count((team,))

    def key(team: int) -> tuple[int, int, int]:
        return points[team], buchholz(team), difference[team]

    def again(meetings: list[tuple[int, ...]]) -> int:
        return sum(sorted(one) == sorted(old) for one in meetings for old in met)

    for number, boards in enumerate(played, 1):
        order = sorted(numbers, key=lambda team: (tuple(-part for part in key(team)), lots[team]))
        byes = {team: met.count((team,)) for team in numbers}
        resting = [team for team in reversed(order) if byes[team] == min(byes.values())] if teams % 2 else [0]
        options = [
            (again(meetings), resting.index(one), place, [*meetings, *([(one,)] if one else [])])
            for one in resting
            for place, meetings in enumerate(pairings([team for team in order if team != one]))
        ]
        meetings = min(options)[3]
        for team, made_by in differences(boards, numbers, lowest=lowest).items():
            difference[team] += made_by
        for meeting in meetings:
            lines.append(" ".join(map(str, ("# pairing", number, *meeting))))
            met.append(meeting)
            if len(meeting) == 1:
                points[meeting[0]] += 2
                continue
            one, two = meeting
            lead = sum(board[one] - board[two] for board in boards.values()) * (-1 if lowest else 1)
            points[one] += won(lead)
            points[two] += won(-lead)
    standings = [(1 + sum(key(other) > key(team) for other in numbers), team) for team in numbers]
    for place, team in sorted(standings):
        lines.append(" ".join(map(str, ("# standing", place, team, *key(team)))))
    return lines


def claimed(played: Rounds, teams: int, lots: dict[int, str], *, lowest: bool) -> list[str]:
    numbers = range(1, teams + 1)
    came = course(numbers, played, rounds=len(played), lots=lots, lowest_wins=lowest)
    return [" ".join(map(str, line)) for line in claims(came)]


def filed(secret: bytes, played: Rounds, lines: list[str], form: str, *, lowest: bool) -> str:
    """A night as the verifier in another language reads it: of each match its seed and its scores."""
    best = "lowest" if lowest else "highest"
    text = [f"# night {NIGHT} {best} {commitment(secret)} {secret.hex()} swiss {form}"]
    for boards in played:
        for board, scores in boards.items():
            seed = seed_of_board(secret, NIGHT, board)
            for team, score in scores.items():
                text += ["game topsuit players=4 rules=1", f"# played {team} 0"]
                text += [f"# commitment {sha256(seed).hexdigest()}", f"# seed {seed.hex()}"]
                text += [f"# board {NIGHT} {board} {secret.hex()}", f"= scores {score} 0 0 0"]
    return "".join(f"{line}\n" for line in [*text, *lines])


def night(rng: Random) -> tuple[bytes, Rounds, int, str, dict[int, str], bool]:
    """Return a random night: few or many ties, byes, rounds, either scoring, both kinds of lots."""
    teams, rounds, size = rng.randint(2, 8), rng.randint(1, 6), rng.randint(1, 2)
    secret = rng.randbytes(32)
    played = made(teams, rounds, rng, boards=size, most=rng.choice((0, 1, 2, 50)))
    sealed = rng.random() < 0.7
    numbers = range(1, teams + 1)
    if sealed:
        # As the page says it.
        lots = {team: digest(secret, f"lot {NIGHT} {team}".encode(), "sha256").hex() for team in numbers}
        assert lots == {team: lot(secret, NIGHT, team) for team in numbers}
    else:
        lots = {team: open_lot(commitment(secret), team) for team in numbers}
    return secret, played, teams, f"{size} sealed" if sealed else str(size), lots, rng.random() < 0.5


@pytest.mark.parametrize("seed", range(4))
def test_random_nights_agree_with_two_verifiers(seed: int, tmp_path: Path) -> None:
    rng = Random(f"swiss {seed}")
    files = []
    for number in range(40):
        secret, played, teams, form, lots, lowest = night(rng)
        lines = claimed(played, teams, lots, lowest=lowest)
        assert lines == redone(played, teams, lots, lowest=lowest)
        file = tmp_path / f"{number}.txt"
        file.write_text(filed(secret, played, lines, form, lowest=lowest), encoding="utf-8")
        files.append(str(file))
    assert another(files) == ""


def test_the_other_verifier_finds_what_is_false(tmp_path: Path) -> None:
    rng = Random("false")
    for number in range(12):
        secret, played, teams, form, lots, lowest = night(rng)
        lines = claimed(played, teams, lots, lowest=lowest)
        at = rng.randrange(len(lines))
        *begin, last = lines[at].split()
        false = [*lines[:at], " ".join([*begin, str(int(last) + 1)]), *lines[at + 1 :]]
        file = tmp_path / f"{number}.txt"
        file.write_text(filed(secret, played, false, form, lowest=lowest), encoding="utf-8")
        assert "WRONG" in another([str(file)]), lines[at]


def another(files: list[str]) -> str:
    done = subprocess.run(
        [NODE, "tests/fair/verify.mjs", *files], capture_output=True, check=False, text=True
    )
    assert done.stderr == ""
    return "".join(line for line in done.stdout.splitlines() if not line.endswith("what the seed says"))
