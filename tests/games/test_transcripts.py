"""Rules by example: every transcript under `tests/transcripts` comes out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import RULES
from bot.matches.transcripts import check
from tests.kit.facts import OURS

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
FILES = sorted(TRANSCRIPTS.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_comes_out_as_written(path: Path) -> None:
    with path.open("rb") as file:
        report = list(check(path.name, file))
    assert [text for text, fine in report if not fine] == []
    assert report, "a transcript without a match proves nothing"
    assert path.read_text().startswith("# "), "the first line says what the transcript shows"


def test_every_game_has_transcripts() -> None:
    assert set(OURS) <= {path.parent.name for path in FILES} <= set(RULES)
