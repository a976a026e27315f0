"""The seed of a challenge comes from the secret of its week, and whoever has the file can see that."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.fair.deals import Click, Source, commitment, seed_of_week
from bot.matches.exports import exported
from bot.words import words
from tests.kit.random_matches import played
from tests.kit.verifying import another, good, ours

SECRET = bytes(range(32))
SERVER = 1100000000000000001
SEED = "78e0d585e47eee4ecd2069d917eff4687f501062df99c653f05ef4c806ab215d"
"""The secret of docs/fair-deals.md for these values; it must never change."""


def test_the_seed_of_a_week_never_changes() -> None:
    assert seed_of_week(SECRET, SERVER, "2026-W47").hex() == SEED
    assert len({seed_of_week(SECRET, server, week) for server in (1, 2) for week in ("2026-W47", "a")}) == 4


def of_week(*clicks: Click) -> str:
    """A match of a challenge as it is exported, its deals mixed with these clicks."""
    source = Source(bytes.fromhex(SEED), clicks)
    table, _ = played("differ", 4, Random(1), source=source)
    table.record = replace(table.record, guild=SERVER, week=202647, commitment=commitment(source.seed))
    return exported(table, source, SECRET)


@pytest.fixture(scope="module")
def challenge() -> str:
    return of_week()


def test_both_verifiers_redo_it(challenge: str, tmp_path: Path) -> None:
    assert f"\n# challenge {SERVER} 2026-W47 {SECRET.hex()}\n" in challenge
    assert good(challenge), ours(challenge)
    assert another(challenge, tmp_path)


@pytest.mark.parametrize(
    "spoil",
    [
        ("2026-W47", "2026-W48"),
        (f"{SERVER} ", f"{SERVER + 1} "),
        (SECRET.hex(), "0" * 64),
        (f"seed {SEED}", ""),
    ],
    ids=["week", "server", "secret", "no seed"],
)
def test_both_verifiers_see_another_secret(challenge: str, spoil: tuple[str, str], tmp_path: Path) -> None:
    false = challenge.replace(*spoil)
    assert false != challenge
    assert any(words()("verify-secret") in said for said, _ in ours(false))
    assert not good(false)
    assert not another(false, tmp_path)


def test_both_verifiers_see_clicks_that_nobody_may_bring(tmp_path: Path) -> None:
    """With a number of one's own choosing the seed of the week would make any deal."""
    false = of_week(Click(0, 1290000000000000001))
    assert any(words()("verify-no-clicks") in said for said, _ in ours(false))
    assert not good(false)
    assert not another(false, tmp_path)


def test_no_challenge_is_called_one(challenge: str) -> None:
    assert any("is not a server" in said for said, _ in ours(challenge.replace("2026-W47", "next week")))
