"""Languages besides English: they ask for no more than the English does, and fit where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import DEFAULT, LANGUAGES, catalogue

ROOT = Path(__file__).parents[2] / "bot/words"
FILES = [path for language in LANGUAGES if language != DEFAULT for path in (ROOT / language).glob("*.ftl")]
CARDS = ("KH", "AD", "TS")
DESCRIPTION = re.compile(r"^(?!lesson-).*-about$|^option-|-option(-[a-z]+)?$|-partners-(second|third)$")
MOST_DESCRIPTION = 100


class Asked(Visitor):
    """What a sentence needs to know: its variables, each with what it is chosen by."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — Fluent's name for it
        self.variables.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 — as above
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.variables.setdefault(one.id.name, set()).add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 — as above
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def sentences(path: Path) -> dict[str, Asked]:
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Asked()
            found[entry.id.name].visit(entry)
    return found


def values(chosen_by: set[str]) -> tuple[str | int, ...]:
    """Something for each way in which a sentence may turn out."""
    if chosen_by & {"CARD", "SAID", "BID"}:
        return CARDS
    if "PLACE" in chosen_by:
        return (0, 25)
    if "SUIT" in chosen_by:
        return tuple("CDHSAEFWTN")
    numbers = {int(key) for key in chosen_by if key.isdecimal()}
    if numbers or chosen_by & {"one", "NUMBER"}:
        return (*sorted(numbers | {0, 1}), 9)
    return tuple(sorted(chosen_by)) or ("this",)


def told(path: Path, key: str) -> Iterator[str]:
    """Every form of a sentence."""
    asked = sentences(path)[key].variables
    for some in product(*(values(chosen_by) for chosen_by in asked.values())):
        yield catalogue(path.parent.name).own(key, **dict(zip(asked, some, strict=True)))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_translation_says_what_the_english_does(path: Path) -> None:
    english = sentences(ROOT / DEFAULT / path.name)
    for key, asked in sentences(path).items():
        assert key in english
        assert asked.variables.keys() == english[key].variables.keys(), key


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_form_of_a_translation_can_be_told(path: Path) -> None:
    for key in sentences(path):
        assert all(told(path, key)), key


@pytest.mark.parametrize("path", FILES, ids=named)
def test_what_describes_a_command_is_short_enough_for_discord(path: Path) -> None:
    long = {key: text for key in filter(DESCRIPTION.search, sentences(path)) for text in told(path, key)}
    assert {key for key, text in long.items() if len(text) > MOST_DESCRIPTION} == set()


def test_cards_have_german_names() -> None:
    say = catalogue("de")
    assert [say.card_name(card) for card in ("KH", "TS", "2C")] == ["Herz-König", "Pik-10", "Kreuz-2"]
    assert [say.card_name(card) for card in ("AF", "1T", "14T", "FOOL")] == [
        "Feuer-Ass",
        "Magier",
        "Trumpf 14",
        "Narr",
    ]
