"""The catalogue: every sentence that is asked for is there, and every one that is there is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games.base import Refusal
from bot.words import LANGUAGES, Words, catalogue, full_card_names, words
from tests.kit.work import calls
from tests.words.sentences import entries, keys

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "bot/words/en").glob("*.ftl"))
EVERY_FILE = [
    path.relative_to(ROOT)
    for room in (ROOT / "bot/words", *ROOT.glob("examples/*/*/words"))
    for path in sorted(room.rglob("*.ftl"))
]
SOURCES = [path for room in ("bot", "cogs", "rendering") for path in sorted((ROOT / room).rglob("*.py"))]
LITERAL = re.compile(r'"([a-z0-9_]+(?:-[a-z0-9_]+)*)"')
MADE = re.compile(r'f"([^"]*\{[^"]*)"')
"""Keys that are put together from parts: each part in braces may be anything."""


class References(Visitor):
    """A reference would need the other message parsed first."""

    def __init__(self, key: str) -> None:
        self.key = key

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 — Fluent's name for it
        pytest.fail(f"{self.key} refers to {node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        pytest.fail(f"{self.key} refers to {node.id.name}")


class OnesByWord(Visitor):
    """A form for one that writes the number out, instead of filling it in."""

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name == "one":
            texts = [part.value for part in node.value.elements if isinstance(part, ast.TextElement)]
            assert not any(re.search(r"\b1\b", text) for text in texts), texts
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parses_alone_as_in_its_file(language: str) -> None:
    say = Words(language)
    for path in sorted((ROOT / "bot/words" / language).glob("*.ftl")):
        for whole in entries(path):
            if isinstance(whole, ast.Message):
                alone = FluentParser().parse(say._sources[whole.id.name]).body[0]
                assert isinstance(alone, ast.Message)
                assert alone.value is not None
                assert whole.value is not None
                assert alone.value.equals(whole.value), whole.id.name
                References(whole.id.name).visit(alone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_said_is_parsed(language: str) -> None:
    say = Words(language)
    say("language-own-name")
    assert "language-own-name" in say
    assert "card" in say
    assert set(say._bundle._messages) == {"language-own-name"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_of_words_has_nothing_but_words(path: Path) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []


def test_no_key_is_there_twice() -> None:
    every = [key for path in FILES for key in keys(path)]
    assert sorted(every) == sorted(set(every))


def test_every_key_is_asked_for() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    literal = set(LITERAL.findall(code))
    made = [
        re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(text)))
        for text in MADE.findall(code)
        if "-" in text
    ]
    unused = [
        key
        for path in FILES
        for key in keys(path)
        if key not in literal and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


def test_every_key_that_is_asked_for_is_there() -> None:
    asked = re.compile(r'(?:words\(\)|say|words|Refusal|BadLine)\(\s*"([a-z0-9_-]+)"')
    missing = {
        f"{path.relative_to(ROOT)}: {key}"
        for path in SOURCES
        for key in asked.findall(path.read_text(encoding="utf-8"))
        if key not in words()
    }
    assert missing == set()


def test_a_sentence_lacks_no_argument_quietly() -> None:
    with pytest.raises(ValueError, match="lobby-seat"):
        words()("lobby-seat", number=1)
    with pytest.raises(LookupError):
        words()("no-such-key")


@pytest.mark.parametrize(
    ("card", "short", "full"),
    [("KH", "K♥", "king of hearts"), ("TS", "10♠", "ten of spades"), ("2C", "2♣", "2 of clubs")],
)
def test_cards_are_named(card: str, short: str, full: str) -> None:
    assert words().card(card) == short
    assert words().card_name(card) == full


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", ("the queen of hearts", "the Fool", "trump 8")),
        ("de", ("Herz-Dame", "Narr", "Trumpf 8")),
        ("fr", ("la dame de cœur", "l\u2019Excuse", "le 8 d\u2019atout")),
        ("es", ("la reina de corazones", "el Loco", "el triunfo 8")),
        ("pt", ("a dama de copas", "o Louco", "o trunfo 8")),
        ("pl", ("dama kier", "Głupiec", "atut 8")),
    ],
)
def test_named_cards_have_articles(language: str, named: tuple[str, ...]) -> None:
    for card, article in zip(("QH", "FOOL", "8T"), named, strict=True):
        with full_card_names(wanted=True):
            assert article in catalogue(language)("differ-why-tries", card=card, percent=9)
        assert catalogue(language).card(card) in catalogue(language)("differ-why-tries", card=card, percent=9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("suit", "CDHS")
def test_no_sentence_asks_to_beat_an_ace(language: str, suit: str) -> None:
    said = catalogue(language)("topsuit-too-weak", card="2H", current=f"A{suit}", kind="single", suit=suit)
    assert not re.search("higher|höher|plus (?:fort|haut)|más alt|mais alt|wyższ", said)


@pytest.mark.parametrize(("language", "one", "more"), [("en", "point", "points"), ("de", "Punkt", "Punkten")])
def test_one_point_is_not_several(language: str, one: str, more: str) -> None:
    told = [
        catalogue(language)("board-own", rank=1, people=2, value="1", points=points)
        for points in ("none", 1, 2)
    ]
    assert [said.rpartition("**1**")[2] for said in told] == ["", f" {one}", f" {more}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_numbers_have_no_separators(language: str) -> None:
    assert " 12345 " in catalogue(language)("deal-unknown", table=12345)


def test_a_repeated_sentence_is_remembered() -> None:
    say = Words("en")
    first = say("bid", tricks=4, trump="H")
    assert calls(lambda: say("bid", tricks=4, trump="H")) < 10
    assert say("bid", tricks=4, trump="H") == first
    assert say("bid", tricks=5, trump="H") != first


def test_sentences_that_are_remembered_are_not_mixed_up() -> None:
    say = Words("en")
    for _ in range(2):
        with full_card_names(wanted=True):
            assert "king of hearts" in say("differ-why-only", card="KH")
        assert "K♥" in say("differ-why-only", card="KH")
    for tricks in (1, "1", 1.0, 1):
        assert say("bid", tricks=tricks, trump="H") == Words("en")("bid", tricks=tricks, trump="H")


ONE_OR_MORE = [
    ("en", "setup-more", {"number": 1}, "… and one more channel."),
    ("en", "setup-more", {"number": 2}, "… and 2 more channels."),
    ("de", "setup-more", {"number": 1}, "… und ein weiterer Kanal."),
    ("pl", "setup-more", {"number": 1}, "… i jeszcze 1 kanał."),
    ("pl", "setup-more", {"number": 3}, "… i jeszcze 3 kanały."),
    ("pl", "setup-more", {"number": 5}, "… i jeszcze 5 kanałów."),
    ("pl", "setup-more", {"number": 22}, "… i jeszcze 22 kanały."),
    (
        "en",
        "fair-wrong",
        {"wrong": 1, "count": 5},
        "❌ 1 of 5 random draws does not match the seed and what people brought.",
    ),
    (
        "en",
        "fair-wrong",
        {"wrong": 2, "count": 5},
        "❌ 2 of 5 random draws do not match the seed and what people brought.",
    ),
    (
        "de",
        "fair-wrong",
        {"wrong": 1, "count": 5},
        "❌ 1 von 5 Ziehungen passt nicht zum Seed und zu euren Beiträgen.",
    ),
    ("en", "table-over", {"names": "Ann", "count": 1}, "### Ann wins the match!"),
    ("en", "picture-points", {"points": -1}, "-1 point"),
    ("en", "table-over", {"names": "Ann and Bob", "count": 2}, "### Ann and Bob share the win!"),
]


@pytest.mark.parametrize(("language", "key", "args", "said"), ONE_OR_MORE)
def test_one_is_said_as_one(language: str, key: str, args: dict[str, str | int], said: str) -> None:
    assert catalogue(language)(key, **args) == said


@pytest.mark.parametrize("path", EVERY_FILE, ids=str)
def test_a_form_for_one_names_the_number(path: Path) -> None:
    """Minus one has this form, too; French and Portuguese use it for nought."""
    for entry in entries(ROOT / path):
        OnesByWord().visit(entry)


@pytest.mark.parametrize(("count", "others"), [(1, ()), (2, ("the other is",)), (3, ("the others are",))])
def test_a_single_other_partner_is_called_one(count: int, others: tuple[str, ...]) -> None:
    told = catalogue("en")("q92-why-partners", seat="Ann", tricks=7, count=count)
    assert [words for words in ("the other is", "the others are") if words in told] == [*others]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_parts_name_and_points(language: str) -> None:
    """Nor between the rank of a card and its suit, where that is an emoji."""
    assert catalogue(language)("score", name="Ann", points=0) == "Ann\xa00"
    assert catalogue(language).card("KA") == "K\u2060💨"


@pytest.mark.parametrize(
    ("refusal", "beginning"),
    [
        (Refusal("site-failed", folder="web", reason="full"), "web cannot be written"),
        (Refusal("duel-record-unusable", file="duel.jsonl", reason="full"), "duel.jsonl: "),
        (Refusal("table-seat-taken", name="ann"), "Ann has"),
    ],
)
def test_a_sentence_capitalizes_names_but_no_files(refusal: Refusal, beginning: str) -> None:
    assert catalogue("en").refusal(refusal).startswith(beginning)
