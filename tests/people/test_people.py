"""Names as messages, boards and pictures write them: whatever somebody calls themselves."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.people.history import Past
from bot.store.names import Person
from bot.words import speaking
from cogs.core.names import NAME_WRITTEN, called, marked, plain
from cogs.kit.controls import Menu, Option, cut, inked
from cogs.kit.ids import HistoryReplay
from cogs.kit.pages import Page
from cogs.people.past import PastCog

ISOLATES = len("\u2068\u2069")


@pytest.mark.parametrize(
    ("name", "drawn", "written"),
    [
        ("Ann", "Ann", "Ann"),
        ("  Ann \n B  ", "Ann B", "Ann B"),
        ("*Ann*", "*Ann*", "\\*Ann\\*"),
        ("<@123456789>", "<@123456789>", "\\<@123456789>"),
        ("<t:0:R>", "<t:0:R>", "\\<t:0:R>"),
        ("<a:/**b**>", "<a:/**b**>", "\\<a:/\\*\\*b\\*\\*>"),
        ("\u202eevil", "evil", "evil"),
        ("\u2066\u2069", "someone", "someone"),
        ("\u3164 \u2800", "someone", "someone"),
        ("", "a former player", "a former player"),
        ("Wolfgang Amadeus Mozart III", "Wolfgang Amadeus Mozart…", "Wolfgang Amadeus Mozart…"),
    ],
)
def test_a_name_is_a_name_and_nothing_else(name: str, drawn: str, written: str) -> None:
    assert plain(name) == drawn
    assert marked(name) == f"\u2068{written}\u2069"
    assert plain(drawn) == drawn


@pytest.mark.parametrize("letter", ["*", "<", "\u2665", "_x"])
def test_long_encoded_names_are_cut_earlier(letter: str) -> None:
    name = letter * (32 // len(letter))
    assert len(inked(marked(name))) <= NAME_WRITTEN + ISOLATES
    assert plain(name).endswith("…")
    assert plain(plain(name)) == plain(name)


def test_forgotten_people_are_named_in_every_language() -> None:
    with speaking("de"):
        assert plain("") == "Ex-Mitspieler"


@pytest.mark.parametrize(
    "unseen",
    [
        "\u3164",
        "\u2800",
        "\u200b",
        "\u115f\u1160",
        "\uffa0",
        "\u00a0\u2003",
        "\u00ad\u200d\u2060",
        "\ufe0f",
        "\u034f",
    ],
)
def test_invisible_name_gives_way_to_the_username(unseen: str) -> None:
    person: Any = SimpleNamespace(display_name=unseen, name="ann")
    assert called(person) == "ann"
    assert plain(unseen) == "someone"
    person.display_name = f"{unseen}Ann{unseen}"
    assert called(person) == person.display_name


@pytest.mark.parametrize("name", ["Ann", "日本語", "🦜", "...", "é", "محمد", "👩\u200d🚀"])
def test_who_calls_themselves_anything_else_is_called_that(name: str) -> None:
    person: Any = SimpleNamespace(display_name=name, name="ann")
    assert called(person) == name


@pytest.mark.parametrize("name", ["♠" * 16, "♥♦ Ann ♣♠", "Ann"])
def test_match_with_any_names_fits_a_list(name: str) -> None:
    cog: Any = SimpleNamespace(bot=SimpleNamespace(game_name=lambda _slug: "Spring Cleaning"))
    past = Past(1234, 1, "springcleaning", "over", 0, 3, 1, (Person(name),) * 4)
    label = PastCog.label(cog, past)
    Page(("History",), rows=(Menu("Which?", HistoryReplay(), (Option(label, "1"),)),)).check()
    assert name[:5] in label


def test_cut_text_fills_its_room() -> None:
    assert cut("♠♠♠", 6) == "♠♠♠"
    assert cut("♠♠♠♠", 6) == "♠♠…"
    assert cut("abcdefg", 6) == "abcde…"
