"""Names are written as far as the font goes and the room allows."""

from __future__ import annotations

import pytest

from rendering.kit.canvas import width_of
from rendering.kit.names import fitted, shortened, written


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "Anna"),
        ("Zoë 🦜 Ström", "Zoë Ström"),
        ("  spaced   out ", "spaced out"),
        ("Ωμέγα", "Ωμέγα"),
        ("Юлия", "Юлия"),
        ("Nguyễn", "Nguyễn"),
        ("Ann 🏳️\u200d🌈", "Ann"),
        ("A\u00adn\u200cn\u200da", "Anna"),
        ("🦜🦜", ""),
        ("日本語", ""),
        ("日本語 ab", ""),
        ("محمد", ""),
        ("...", ""),
        ("", ""),
    ],
)
def test_letters_that_the_font_lacks_are_left_out(name: str, text: str) -> None:
    assert written(name) == text


def test_a_short_name_keeps_its_size() -> None:
    assert fitted("Anna", 300, 42) == ("Anna", 42)


def test_long_names_shrink_or_are_cut() -> None:
    room = width_of("Bartholomew", 42) - 3
    text, height = fitted("Bartholomew", room, 42)
    assert text == "Bartholomew"
    assert height < 42
    text, height = fitted("W" * 32, room, 42)
    assert text.endswith("…")
    assert width_of(text, height) <= room


def test_two_names_cut_alike_keep_different_ends() -> None:
    cut = shortened(("Bartholomew A", "Bartholomew B"), lambda name: len(name) <= 8)
    assert cut == ("Bartho…A", "Bartho…B")
