"""`python -m bot verify`, and a verifier that another program runs: both say the same of the same files."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.fair.deals import Click, Source, Word, word_digest
from bot.games import GAMES
from bot.matches.exports import exported
from bot.words import words
from tests.games.playing import SMALL
from tests.kit.random_matches import played
from tests.kit.verifying import another, good, ours


def match(slug: str, players: int, rng: Random) -> str:
    """A match as it is exported."""
    return exported(*played(slug, players, rng))


def spoilt(text: str) -> dict[str, str]:
    lines = text.splitlines(keepends=True)
    click = next(line for line in lines if line.startswith("# click"))
    seed = next(line for line in lines if line.startswith("# seed"))
    commitment = next(line for line in lines if line.startswith("# commitment"))
    return {
        "another click": text.replace(click, click.rstrip()[:-1] + ("1\n" if click[-2] != "1" else "2\n")),
        "a click less": text.replace(click, ""),
        "another seed": text.replace(seed, f"# seed {'0' * 64}\n"),
        "another commitment": text.replace(commitment, f"# commitment {'0' * 64}\n"),
        "no commitment": text.replace(commitment, ""),
        "no seed": text.replace(seed, ""),
    }


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_both_verifiers_agree_about_every_game(slug: str, players: int, tmp_path: Path) -> None:
    text = match(slug, players, Random(f"{slug} {players}"))
    assert good(text), ours(text)
    assert another(text, tmp_path)


def test_both_verifiers_see_what_is_not_true(tmp_path: Path) -> None:
    text = match("differ", 4, Random(1))
    for what, false in spoilt(text).items():
        assert false != text
        assert not good(false), what
        assert not another(false, tmp_path), what


def test_both_verifiers_see_another_deal(tmp_path: Path) -> None:
    """The last hand is dealt otherwise, and not played: the rules have nothing against that."""
    lines = match("differ", 4, Random(2)).splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if line.startswith("nature deal "))
    begun = "".join(lines[: last + 1])
    verb, _, cards = lines[last].partition("deal ")
    first, second, *rest = cards.split()
    false = "".join((*lines[:last], f"{verb}deal {' '.join((second, first, *rest))}\n"))
    assert good(begun)
    assert another(begun, tmp_path)
    assert not good(false)
    assert not another(false, tmp_path)
    assert f"it:{last + 1}: the seed says otherwise" in ours(false)[0][0]


def misplaced(text: str, other: str) -> dict[str, str]:
    """Return lines that bind nothing where they stand: after another match's deals or the seed, or twice."""
    lines, others = text.splitlines(keepends=True), other.splitlines(keepends=True)
    head = [line for line in lines if line.startswith("#")]
    commitment, *clicks, seed = head
    opened, begun = lines[0], lines[: len(head) + 1]
    deals = [line for line in others if not line.startswith("#")]
    own = [line for line in others if line.startswith("#")]
    return {
        "all behind the deals": "".join((*deals, *head)),
        "all amid the deals": "".join((*deals[:3], *head, *deals[3:])),
        "the seed behind the deals": "".join((opened, commitment, *clicks, *deals[1:], seed)),
        "a click behind the seed": "".join((opened, commitment, *clicks[1:], seed, clicks[0], *deals[1:])),
        "the promise behind another": "".join((others[0], *own, commitment, *deals[1:])),
        "a promise before the other": "".join((others[0], commitment, *own, *deals[1:])),
        "another seed for what is to come": "".join((*begun, lines[len(begun)], *own, *deals[2:])),
        "the seed again": text + seed,
        "a click at the end": text + clicks[0],
    }


def test_both_verifiers_refuse_late_promises(tmp_path: Path) -> None:
    text, other = match("differ", 4, Random(6)), match("differ", 4, Random(7))
    assert good(text)
    assert good(other)
    for what, false in misplaced(text, other).items():
        said = ours(false)
        assert any(words()("verify-late") in line for line, _ in said), what
        assert not any(fine for _, fine in said), what
        assert not another(false, tmp_path), what


def worded() -> str:
    """A match with two words, of which one is forgotten."""
    typed = Word(0, word_digest("grüner Tukan 🦜"), "grüner Tukan 🦜"), Word(2, word_digest("rain"))
    return exported(*played("differ", 4, Random(8), words=typed))


def test_both_verifiers_redo_a_match_with_words(tmp_path: Path) -> None:
    text = worded()
    assert "grüner Tukan 🦜\n" in text
    assert f"# word 2 {word_digest('rain')}\n" in text
    assert good(text), ours(text)
    assert another(text, tmp_path)


def test_both_verifiers_see_false_words(tmp_path: Path) -> None:
    text = worded()
    lines = text.splitlines(keepends=True)
    first, second = (line for line in lines if line.startswith("# word"))
    seed = next(line for line in lines if line.startswith("# seed"))
    spoilt = {
        "another word": text.replace("Tukan", "Toko"),
        "a word less": text.replace(second, ""),
        "another digest": text.replace(second, f"# word 2 {word_digest('sun')}\n"),
        "on another seat": text.replace(second, second.replace("word 2", "word 3")),
        "the other way round": text.replace(first + second, second + first),
        "a click too": text.replace(first, f"# click 1 1290000000000000001\n{first}"),
        "a word behind the seed": text.replace(second, "").replace(seed, seed + second),
        "a word at the end": text + second,
    }
    for what, false in spoilt.items():
        assert false != text
        assert not good(false), what
        assert not another(false, tmp_path), what


def test_a_word_and_a_click_never_count_together(tmp_path: Path) -> None:
    """The operator could have invented the click, though the deals fit both."""
    source = Source(bytes(32), (Click(0, 7),), (Word(1, word_digest("rain"), "rain"),))
    text = exported(*played("differ", 4, Random(9), source=source))
    assert any(words()("verify-both") in said for said, _ in ours(text))
    assert not another(text, tmp_path)


def test_several_matches_in_a_file_are_verified_each(tmp_path: Path) -> None:
    one, other = match("topsuit", 3, Random(3)), match("springcleaning", 2, Random(4))
    assert [fine for _, fine in ours(one + other)] == [True, True]
    assert another(one + other, tmp_path)
    unseeded = "".join(line for line in other.splitlines(keepends=True) if not line.startswith("#"))
    assert [fine for _, fine in ours(one + unseeded + one)] == [True, False, True]
    assert not another(one + unseeded + one, tmp_path)


@pytest.mark.parametrize(
    "text", ["# click x 1", "# click 0", "# click 0 " + "9" * 30, "# seed abc", "# seed ", "# word 0 rain"]
)
def test_a_malformed_comment_is_named(text: str) -> None:
    said = ours(f"game differ players=4 rules={GAMES['differ'].rules}\n{text}\n")
    assert said[0][0].startswith("it:2: ")
    assert not any(fine for _, fine in said)


def test_an_unplayable_line_verifies_nothing() -> None:
    text = match("differ", 4, Random(5))
    false = text.replace("nature dealer ", "nature dealers ", 1)
    assert not any(fine for _, fine in ours(false))
