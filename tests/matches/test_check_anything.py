"""`python -m bot check`: whatever else a file may hold, and how much work it is."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches import transcripts
from bot.matches.transcripts import bounded, check
from tests.games.playing import SMALL, TABLES
from tests.kit.transcripts import DIFFER, OPENED, faults, report, transcript
from tests.kit.work import calls


def holds_together(text: bytes) -> None:
    """The report is one line a fault, in order, and one line a match."""
    lines = report(text)
    assert all(line.startswith("it:") and line.isprintable() for line, _ in lines)
    games = text.replace(b"\x00", b"").count(b"game")
    assert sum(fine for _, fine in lines) <= games
    told = [int(line.split(":")[1]) for line, fine in lines if not fine]
    assert told == sorted(set(told))
    assert not told or told[-1] <= text.count(b"\n") + text.count(b"\r") + 1


WORDS = st.sampled_from(
    [
        *(
            "game",
            "differ",
            "topsuit",
            "nature",
            "dealer",
            "leader",
            "deal",
            "players=4",
            "players=3",
            "rules=1",
        ),
        *(
            "=",
            "!",
            "#",
            "0",
            "1",
            "3",
            "99",
            "-1",
            "over",
            "to-act",
            "scores",
            "winners",
            "pass",
            "play",
            "bid",
        ),
        *(
            "5H",
            "KC",
            "??",
            "h0",
            "1.4",
            "draw",
            "target=1",
            "no_trump=yes",
            "",
            " ",
            "\t",
            "\r",
            "\x0b",
            "\u2028",
        ),
        *("{ $x }", "{", "%s", "\x00", "é", "🂡", "٣"),
    ]
)
LINES = st.lists(WORDS, max_size=6).map(lambda words: " ".join(words).encode())
NOISE = st.one_of(LINES, st.binary(max_size=30), st.text(max_size=30).map(str.encode))


@settings(max_examples=80)
@given(st.binary(max_size=300))
def test_any_bytes(text: bytes) -> None:
    holds_together(text)


@settings(max_examples=80)
@given(st.lists(NOISE, max_size=12), st.sampled_from([b"\n", b"\r\n", b"\r", b""]))
def test_any_lines(lines: list[bytes], end: bytes) -> None:
    holds_together(end.join(lines))
    holds_together(OPENED + end.join(lines))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A transcript spliced with another, with lines lost, doubled, swapped and made up, and bytes changed."""
    kinds = draw(st.lists(st.sampled_from(TABLES), min_size=1, max_size=2))
    texts = [transcript(slug, players) for slug, players in kinds]
    cuts = [draw(st.integers(0, len(text))) for text in texts]
    text = texts[0][: cuts[0]] + texts[-1][cuts[-1] :]
    for _ in range(draw(st.integers(0, 4))):
        lines = text.split(b"\n")
        place = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["lose", "double", "swap", "insert", "byte", "word"])):
            case "lose":
                del lines[place]
            case "double":
                lines.insert(place, lines[other])
            case "swap":
                lines[place], lines[other] = lines[other], lines[place]
            case "insert":
                lines.insert(place, draw(NOISE))
            case "byte":
                changed = bytearray(lines[place] or b"x")
                changed[draw(st.integers(0, len(changed) - 1))] = draw(st.integers(0, 255))
                lines[place] = bytes(changed)
            case "word":
                words = lines[place].split(b" ")
                words[draw(st.integers(0, len(words) - 1))] = draw(NOISE)
                lines[place] = b" ".join(words)
        text = b"\n".join(lines)
    return text


@settings(max_examples=80)
@given(damaged())
def test_damaged_transcripts(text: bytes) -> None:
    holds_together(text)


@pytest.mark.parametrize(("slug", "players"), SMALL)
@settings(max_examples=10)
@given(data=st.data())
def test_any_wrong_action_takes_one_line(slug: str, players: int, data: st.DataObject) -> None:
    """At any depth, any text of a seat is either played or refused."""
    lines = transcript(slug, players).split(b"\n")
    end = data.draw(st.integers(1, len(lines) - 4))
    verb, *words = lines[end].split(b" ")[1:]
    said = b" ".join((verb, *data.draw(st.permutations(words)), data.draw(NOISE)))[
        : data.draw(st.integers(1, 400))
    ]
    for seat in (b"nature", *(b"%d" % seat for seat in range(players))):
        holds_together(b"\n".join((*lines[:end], seat + b" " + said, b"= over")))


# How much work it is


def spent(lines: Sequence[bytes]) -> int:
    return calls(lambda: read(lines))


def read(lines: Sequence[bytes]) -> None:
    assert sum(1 for _ in check("it", iter(lines))) > 0


def endless(text: bytes, more: bytes) -> Iterator[bytes]:
    """A transcript and then lines without end."""
    yield from text.splitlines(keepends=True)
    yield from itertools.cycle(more.splitlines(keepends=True))


BIG = 2_400
LONG = {
    "many matches": (b"", DIFFER),
    "one match and many refusals": (OPENED, b"! 0 pass\n! nature deal KC\n= to-act nature\n"),
    "many broken lines": (OPENED, b"= over\n= scores\n! 0\n"),
    "one broken match": (b"", OPENED.replace(b"game", b"gamer")),
}


@pytest.mark.parametrize("name", LONG)
def test_work_grows_linearly_with_lines(name: str) -> None:
    lines = list(itertools.islice(endless(*LONG[name]), BIG))
    read(lines[: BIG // 4])  # what is read once, the sentences for example, is not counted
    assert spent(lines) < 5 * spent(lines[: BIG // 4]), "the square would be sixteen times"


@pytest.mark.parametrize(
    "line",
    [
        b"0 " + b"x" * 2_000_000,
        b"nature " + b"x" * 2_000_000,
        b"nature deal" + b" KC" * 500_000,
        b"nature deal " + b"K" * 2_000_000,
        b"= scores " + b"0 " * 500_000,
        b"= " + b"x" * 2_000_000,
        b"game differ players=4 rules=1 target=" + b"9" * 2_000_000,
        b"game differ players=4 rules=1 " + b"x" * 2_000_000 + b"=1",
        b"game differ players=4 rules=" + b"1" * 2_000_000,
        b"game " + b"x" * 2_000_000,
        b"\x1b" * 2_000_000,
    ],
    ids=lambda line: line[:20].decode("ascii", "backslashreplace"),
)
def test_a_line_may_be_long(line: bytes) -> None:
    (told,) = faults(OPENED + line + b"\n")
    assert len(told) < 1500
    assert told.isprintable()


def test_an_endless_line_is_cut_off() -> None:
    told = list(check("it", bounded(BytesIO(OPENED + b"x" * 1_000_001 + b"\n" + OPENED))))
    assert told == [
        ("it:3: this line has more than 1,000,000 bytes; no more of the file is read", False),
        ("it: differ, 1 actions, scores 0 0 0 0, winners -", True),
    ]
    assert list(check("it", bounded(BytesIO(OPENED + b"#" * 999_999 + b"\n")))) == told[1:]


class Endless(BytesIO):
    """A text of one line, repeated without end."""

    def readline(self, _size: int | None = -1, /) -> bytes:
        return b"# a line that comes again and again\n" * 20_000


def test_an_endless_file_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcripts, "MOST_BYTES", 2_000_000)
    (told,) = list(check("it", bounded(Endless())))
    assert told == ("it:3: the file has more than 2,000,000 bytes; no more of it is read", False)
