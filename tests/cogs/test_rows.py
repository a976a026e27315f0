"""Buttons of cards stand in rows that a phone does not wrap, and suits stay together."""

from __future__ import annotations

import pytest

from cogs.kit.game_cog import Ids, abreast, in_groups


def rows(*sections: str) -> list[str]:
    """Rows as text, from sections whose groups are parted by bars."""
    ids = Ids(1, 0, 0)
    parted = [
        [[(card, ids.act(f"play {card}")) for card in group] for group in one.split("|")] for one in sections
    ]
    made = in_groups(parted)
    return ["".join(press.label for press in row) for row in made]


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("abcd", ["abcd"]),
        ("abc|de", ["abc", "de"]),
        ("ab|cd|e", ["abcd", "e"]),
        ("abcde", ["abc", "de"]),
        ("abcde|fg", ["abc", "defg"]),
        ("ab|cdefghi", ["ab", "cdef", "ghi"]),
        ("", []),
    ],
)
def test_no_suit_is_torn_that_a_row_has_room_for(section: str, expected: list[str]) -> None:
    assert rows(section) == expected


def test_face_up_cards_have_rows_of_their_own() -> None:
    assert rows("a|b", "c", "d") == ["ab", "c", "d"]
    assert rows("", "c|d") == ["cd"]


def test_a_hand_of_thirteen_takes_six_rows_at_most() -> None:
    assert len(rows("abcde|fghij|kl|m")) <= 6


def test_what_is_too_much_for_a_message_stands_close() -> None:
    made = rows("abcde|fghij|klmno|pqrst|uvwxy")
    assert [len(row) for row in made] == [5] * 5


def test_wide_buttons_stand_three_in_a_row_so_that_none_has_a_line_of_its_own() -> None:
    assert abreast(12, ["6 at a"] * 12) == 3
    assert abreast(12, ["10♦"] * 12) == abreast(12, ["13 ..."] * 12) == abreast(4, ["6 at a"] * 4) == 4
    # A message has no room for so many rows.
    assert abreast(17, ["6 at a"] * 17) == 5
