"""Changes that mail, editors, shells and chats make to an exported match are undone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random

import pytest

from bot.fair.deals import Word, word_digest
from bot.matches.exports import exported
from bot.matches.transcripts import check
from bot.verification.verify import verify
from tests.kit.random_matches import played
from tests.kit.seeds import seeds

EXPORTS = sorted((Path(__file__).parents[1] / "exports").glob("*.txt"))
WORDS = ("rain \u2013 over “Lisbon”", "it's… a word of my own, and long", "a < b ``` c", "-", "déjà vu")
SPACES = "\xa0\u2002\u2007\u2009\u202f\u3000\t"
BEFORE = ["Hi Bob,", "", "here is our match of last night \u2013 I still cannot believe it:", ""]
AFTER = ["", "See you on Friday, and bring the others, who would not believe it either!", "-- ", "Ann · 92Q"]

Lines = list[str]
Mangling = Callable[[Lines, Random], Lines]


def everywhere(old: str, new: str) -> Mangling:
    return lambda lines, _: [line.replace(old, new) for line in lines]


def with_blanks(lines: Lines, rng: Random) -> Lines:
    return [line + rng.choice(("", " ", "  ", "\t", "\xa0")) for line in lines]


def with_other_spaces(lines: Lines, rng: Random) -> Lines:
    return [
        "".join(rng.choice(SPACES) if one == " " and rng.random() < 0.5 else one for one in line)
        for line in lines
    ]


def with_hidden_marks(lines: Lines, rng: Random) -> Lines:
    return ["".join(one + rng.choice(("", "", "\0", "\u200b", "\ufeff")) for one in line) for line in lines]


def quoted(lines: Lines, rng: Random) -> Lines:
    mark = rng.choice(("> ", ">", ">> ", "> > > "))
    return [mark + line for line in lines]


def fenced(lines: Lines, rng: Random) -> Lines:
    fence = rng.choice(("```", "~~~~"))
    return [fence + rng.choice(("", "text", " txt")), *lines, fence]


def signed(lines: Lines, _: Random) -> Lines:
    return [*lines, "Best regards,", "Bob"]


def fenced_at_its_ends(lines: Lines, _: Random) -> Lines:
    return [f"```{lines[0]}", *lines[1:-1], f"{lines[-1]}```"]


def in_a_mail(lines: Lines, _: Random) -> Lines:
    return [*BEFORE, *lines, *AFTER]


def below_a_quote(lines: Lines, _: Random) -> Lines:
    return ["On Tuesday Ann wrote:", *(f"> {line}" for line in lines), "Thank you! I shall have a look."]


def wrapped(lines: Lines, rng: Random) -> Lines:
    width, made = rng.randint(72, 78), Lines()
    for line in lines:
        now, *words = line.split(" ")
        for word in words:
            if len(now) + 1 + len(word) > width:
                made.append(now)
                now = word
            else:
                now += f" {word}"
        made.append(now)
    return made


def doubled(lines: Lines, _: Random) -> Lines:
    return [one for line in lines for one in (line, "")]


MANGLINGS: dict[str, Mangling] = {
    "blanks": with_blanks,
    "spaces": with_other_spaces,
    "hidden": with_hidden_marks,
    "quoted": quoted,
    "fenced": fenced,
    "mail": in_a_mail,
    "reply": below_a_quote,
    "wrapped": wrapped,
    "dashes": everywhere("-", "\u2013"),
    "minus": everywhere("-", "\u2212"),
    "quotation marks": everywhere("'", "\u2019"),
    "indented": lambda lines, _: [f"    {line}" for line in lines],
    "doubled": doubled,
}
ENDS = ("\n", "\r\n", "\r", "\r\r\n")
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")


def written(lines: Lines, end: str, encoding: str) -> bytes:
    return "".join(line + end for line in lines).encode(encoding)


def matches() -> dict[str, str]:
    """One of each game, and one with words that players brought."""
    found = {file.stem: file.read_text("utf-8") for file in EXPORTS}
    words = tuple(Word(seat, word_digest(text), text) for seat, text in enumerate(WORDS[:4]))
    found["words"] = exported(*played("differ", 4, Random(1), words=words, most=40))
    gone = (Word(0, word_digest("gone"), ""), Word(1, word_digest(WORDS[4]), WORDS[4]))
    found["forgotten"] = exported(*played("mitigati", 3, Random(2), words=gone, most=40))
    return found


MATCHES = matches()


def told(text: bytes) -> list[tuple[str, bool]]:
    return [*check("it", BytesIO(text)), *verify("it", BytesIO(text))]


@cache
def as_it_is(name: str) -> list[tuple[str, bool]]:
    said = told(MATCHES[name].encode())
    assert all(fine for _, fine in said)
    return said


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("kind", MANGLINGS)
def test_each_is_undone(name: str, kind: str) -> None:
    lines = MANGLINGS[kind](MATCHES[name].splitlines(), Random(1))
    assert told(written(lines, "\n", "utf-8")) == as_it_is(name)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_encodings_line_ends_are_read(end: str, encoding: str) -> None:
    assert told(written(MATCHES["words"].splitlines(), end, encoding)) == as_it_is("words")


@pytest.mark.parametrize("name", [name for name, text in MATCHES.items() if "= winners" in text])
def test_text_may_follow_the_end_at_once(name: str) -> None:
    lines = signed(MATCHES[name].splitlines(), Random(1))
    assert told(written(lines, "\n", "utf-8")) == as_it_is(name)


@pytest.mark.parametrize("name", MATCHES)
def test_fences_may_enclose_a_match(name: str) -> None:
    lines = fenced_at_its_ends(MATCHES[name].splitlines(), Random(1))
    assert told(written(lines, "\n", "utf-8")) == as_it_is(name)


def mangled(lines: Lines, rng: Random) -> bytes:
    chosen = rng.sample(list(MANGLINGS), rng.randint(1, 6))
    # Nobody wraps by what cannot be seen.
    for kind in sorted(chosen, key="hidden".__eq__):
        lines = MANGLINGS[kind](lines, rng)
    return written(lines, rng.choice(ENDS), rng.choice(ENCODINGS))


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("name", MATCHES)
def test_any_of_them_after_one_another_are_undone(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    for _ in range(4):
        text = mangled(MATCHES[name].splitlines(), rng)
        assert told(text) == as_it_is(name), text[:3000]


def spoilt(lines: Lines, rng: Random) -> Lines:
    """Change one thing that makes the match another, or none."""
    made = [*lines]
    place = rng.choice([one for one, line in enumerate(made) if not line.startswith(("# word", "# click"))])
    words = made[place].split(" ")
    what = rng.choice(("letter", "cut", "swap", "glue"))
    if what == "letter":
        words[0] = f"{words[0]}x"
    elif what == "cut" and len(words) > 2:
        words = words[: len(words) // 2]
    elif what == "swap" and len(words) > 4 and words[-1] != words[-2]:
        words[-1], words[-2] = words[-2], words[-1]
    else:
        words = ["".join(words)]
    made[place] = " ".join(words)
    return made


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("name", MATCHES)
def test_a_wrong_match_stays_wrong(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    wrong = spoilt(MATCHES[name].splitlines(), rng)
    before = told(written(wrong, "\n", "utf-8"))
    after = told(mangled(wrong, rng))
    assert any(not fine for _, fine in before) == any(not fine for _, fine in after), (before, after)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0 play K\ufffd", "4: a character of this line was lost on the way: “0 play K\ufffd”"),
        ("0  play KC", "4: words are parted by one space, and here by more: “0  play KC”"),
        ("nature deal KC 3D", "4: this line is cut off: 2 of 52 cards"),
        ("O play KC", "4: “O play KC” is not a line of a transcript"),
    ],
)
def test_irreparable_damage_is_told_by_line(line: str, said: str) -> None:
    text = f"\ufeff\n> game differ players=4 rules=1\n> nature dealer 3\n> {line}\n"
    (found,) = [one for one, fine in check("it", BytesIO(text.encode())) if not fine]
    assert found == f"it:{said}"


def test_a_commitment_that_was_cut_is_named() -> None:
    text = "\n".join(line[:40] if "commitment" in line else line for line in MATCHES["topsuit"].splitlines())
    assert told(text.encode())[1][0].startswith("it:2: “0f9df50b")


@pytest.mark.parametrize("header", ["Game topsuit players=4 rules=1", "gametopsuit players=4 rules=1"])
def test_an_unreadable_header_itself_is_named(header: str) -> None:
    body = "\n".join(MATCHES["topsuit"].splitlines()[1:])
    found = list(check("it", BytesIO(f"Hi Bob,\n\n{header}\n{body}\n".encode())))
    assert found == [("it:3: a match begins with a line “game …”", False)]


def test_a_text_without_a_match_is_not_right() -> None:
    assert [fine for _, fine in check("it", BytesIO(b"Hi Bob,\nsee you on Friday!\n"))] == [False]


def test_a_foreign_line_is_named() -> None:
    *lines, last = MATCHES["topsuit"].splitlines()
    text = "\n".join((*lines[:20], "", "and then he played", "", *lines[20:], last))
    (found,) = [one for one, fine in check("it", BytesIO(text.encode())) if not fine]
    assert found == "it:22: “and then he played” is not a line of a transcript"
