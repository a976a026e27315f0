from __future__ import annotations

import pytest

from bot.words import LANGUAGES, catalogue
from rendering.kit import board, plates


def width(players: int) -> int:
    return board.around(players, None, 0, 0).columns[0].width


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_a_word_where_there_is_room(language: str) -> None:
    words = catalogue(language)
    held, both = (("hand", "10"),), (("hand", "10"), ("cup", "1"))
    for players in (3, 4):
        assert plates.named(held, words, width(players)) == (("hand", words("picture-count-hand", count=10)),)
    assert plates.named(both, words, width(4)) == both


def test_a_rows_plates_agree_on_words() -> None:
    """Whatever the numbers are: the largest decides."""
    words = catalogue("en")
    for wide in range(150, 400, 5):
        made = {
            plates.named((("hand", str(cards)), ("cup", str(tricks))), words, wide)[0][1].isdigit()
            for cards in (1, 13)
            for tricks in (0, 1, 12)
        }
        assert len(made) == 1


def test_one_wordless_count_leaves_all_wordless() -> None:
    counts = (("hand", "5"), ("plus", "18"))
    assert plates.named(counts, catalogue("en"), 1000) == counts


def test_points_lose_their_word_whole() -> None:
    assert plates._score("24 Punkte", 300)[0] == "24 Punkte"
    assert plates._score("24 Punkte", 60)[0] == "24"
    assert plates._score("\N{MINUS SIGN}24 Punkte", 60)[0] == "\N{MINUS SIGN}24"
