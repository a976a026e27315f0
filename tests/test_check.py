"""`python -m bot check` and `selfplay`: the letter of the format, and whatever else a file may hold."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.ai import levels
from bot.games import GAMES
from bot.selfplay import selfplay
from bot.transcripts import bounded, check, ending
from tests.games.playing import TABLES

OPENED = b"game differ players=4 rules=1\nnature dealer 3\n"
"""A match in which chance is to deal."""


@cache
def transcript(slug: str, players: int, seed: str = "1") -> bytes:
    """A finished match between random players; the shortest there is, where that can be set."""
    short = {"target": "1", "hands": "1"}
    options = {option.name: short[option.name] for option in GAMES[slug].options if option.name in short}
    lines = selfplay(GAMES[slug], players, options, level="chance", seed=seed)
    return "".join(line + "\n" for line in lines).encode()


DIFFER = transcript("differ", 4)


def report(text: bytes) -> list[tuple[str, bool]]:
    return list(check("it", BytesIO(text)))


def faults(text: bytes) -> list[str]:
    """What is wrong, without the name of the file."""
    return [line.removeprefix("it:") for line, fine in report(text) if not fine]


def sums(text: bytes) -> list[str]:
    """The lines that sum up a match."""
    return [line.removeprefix("it: ") for line, fine in report(text) if fine]


def replaced(text: bytes, number: int, *lines: bytes) -> bytes:
    """The text with other lines in place of one of its own, counted from 1."""
    own = text.splitlines(keepends=True)
    return b"".join((*own[: number - 1], *(line + b"\n" for line in lines), *own[number:]))


# Lines


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_finished_match_is_good_to_the_end(slug: str, players: int) -> None:
    text = transcript(slug, players)
    lines = text.decode().splitlines()
    assert faults(text) == []
    scores = lines[-2].removeprefix("= scores ")
    winners = lines[-1].removeprefix("= winners ")
    assert lines[-3] == "= over"
    assert sums(text) == [f"{slug}, {len(lines) - 4} actions, scores {scores}, winners {winners}"]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_match_ended_early_is_good_and_has_no_winners(slug: str, players: int) -> None:
    lines = transcript(slug, players).splitlines(keepends=True)
    for end in {1, 2, 3, 4, len(lines) // 2, len(lines) - 4}:
        text = b"".join(lines[:end])
        assert faults(text) == []
        assert sums(text)[0].startswith(f"{slug}, {end - 1} actions, scores ")
        assert sums(text)[0].endswith(", winners -")


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_match_ended_early_has_no_closing_facts(slug: str, players: int) -> None:
    assert ending(GAMES[slug].start(players, {})) == []


def test_comments_and_blank_lines_are_skipped() -> None:
    lines = DIFFER.splitlines(keepends=True)
    noisy = b"# before\n\n" + b"# a comment, game differ\n\n#\n#0 pass\n".join(lines)
    assert report(noisy) == report(DIFFER)


def test_nothing_makes_no_match() -> None:
    assert report(b"") == report(b"\n") == report(b"# only a comment") == []


def test_a_carriage_return_before_a_line_feed_is_dropped() -> None:
    assert report(DIFFER.replace(b"\n", b"\r\n")) == report(DIFFER)


@pytest.mark.parametrize("end", [b"\r", b"\r\r\n", b" \n", b" \r\n", b"\t\n", b"\r \n"])
def test_nothing_else_is_dropped_from_the_end_of_a_line(end: bytes) -> None:
    assert len(faults(b"game differ players=4 rules=1\nnature dealer 3" + end)) == 1


def test_the_last_line_may_lack_its_line_feed() -> None:
    assert report(DIFFER.removesuffix(b"\n")) == report(DIFFER)


@pytest.mark.parametrize(
    "separator", ["\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]
)
def test_only_a_line_feed_ends_a_line(separator: str) -> None:
    text = OPENED + f"# a comment{separator}0 nonsense\n".encode()
    assert faults(text) == []
    text = OPENED.replace(b"\n", separator.encode())
    assert len(faults(text)) == 1
    assert faults(text)[0].startswith("1: ")


@pytest.mark.parametrize(
    "line",
    [
        b"nature  dealer 3",
        b"nature dealer  3",
        b" nature dealer 3",
        b"nature\tdealer 3",
        b"nature dealer\xc2\xa03",
        b"nature dealer 03",
        b"nature dealer +3",
        b"nature dealer 3.0",
        "nature dealer \uff13".encode(),
        "nature dealer ٣".encode(),
        b"nature dealer",
        b"nature",
        b"NATURE dealer 3",
        b"Nature dealer 3",
        b"-1 dealer 3",
        b"dealer 3",
        b"=to-act nature",
        b"!nature dealer 4",
        b"\xef\xbb\xbfnature dealer 3",
    ],
)
def test_words_are_parted_by_one_space_and_numbers_are_plain(line: bytes) -> None:
    assert len(faults(replaced(OPENED, 2, line))) == 1


@pytest.mark.parametrize(
    "seat", [b"00", b"01", b"+1", b"-0", b"1_0", "\uff11".encode(), b"0x0", b"", b"1.", b"one"]
)
def test_a_seat_is_a_plain_number(seat: bytes) -> None:
    for line in (seat + b" pass", b"! " + seat + b" pass"):
        assert len(faults(OPENED + line + b"\n")) == 1


def test_text_that_is_not_utf_8_is_told_and_ends_the_match() -> None:
    for bad in (b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf"):
        assert faults(OPENED + b"0 " + bad + b"\n0 nonsense\n" + DIFFER) == ["3: this line is not UTF-8"]


def test_a_match_begins_with_its_game_line() -> None:
    assert faults(b"0 pass\n= over\n" + DIFFER) == ["1: a match begins with a line “game …”"]
    assert sums(b"0 pass\n= over\n" + DIFFER) == sums(DIFFER)


def test_a_file_may_hold_several_matches() -> None:
    texts = [transcript(slug, players) for slug, players in TABLES]
    assert report(b"# and so on\n".join(texts)) == [line for text in texts for line in report(text)]


def test_what_follows_a_line_that_cannot_be_played_is_skipped_until_the_next_match() -> None:
    broken = OPENED + b"0 bid 5H\n0 nonsense\n= over\n! nature dealer 3\n\xff\ngamer\n"
    assert report(broken + DIFFER) == [
        ("it:3: 0 bid 5H: It is not your turn.", False),
        ("it: differ, 1 actions, scores 0 0 0 0, winners -", True),
        *report(DIFFER),
    ]


# Facts and refusals


def test_facts_are_held_against_the_match() -> None:
    good = OPENED + b"= to-act nature\n= scores 0 0 0 0\n"
    assert faults(good) == []
    over = DIFFER + b"= to-act\n= over\n"
    assert faults(over) == []
    assert faults(over + b"! 0 pass\n! nature deal\n") == []


@pytest.mark.parametrize(
    "fact",
    [
        b"=",
        b"= ",
        b"= to-act",
        b"= to-act ",
        b"= to-act 0",
        b"= to-act nature ",
        b"= to-act  nature",
        b"= to-act nature nature",
        b"= scores",
        b"= scores 0 0 0",
        b"= scores 0 0 0 0 0",
        b"= scores 0 0 0 -0",
        b"= scores 0 0 0 00",
        b"= scores 0 0 0 0 ",
        b"= scores 0,0,0,0",
        b"= over",
        b"= winners",
        b"= winners 0 1 2 3",
        b"= turn 3",
        b"= Over",
    ],
)
def test_a_false_fact_is_told_and_the_match_goes_on(fact: bytes) -> None:
    told = faults(OPENED + fact + b"\n= over\n")
    assert [line.split(":")[0] for line in told] == ["3", "4"]


def test_a_false_fact_is_told_beside_what_is_true() -> None:
    lines = (b"= to-act", b"= to-act 0 2", b"= scores 1 0 0 0")
    assert faults(OPENED + b"\n".join(lines)) == [
        "3: to-act is nature, not -",
        "4: to-act is nature, not 0 2",
        "5: scores is 0 0 0 0, not 1 0 0 0",
    ]
    assert faults(DIFFER + b"= to-act 0")[0].endswith(": to-act is -, not 0")


@pytest.mark.parametrize(
    "fact", [b"= over ", b"= over 0", b"= to-act 0", b"= to-act ", b"= winners", b"= scores"]
)
def test_a_false_fact_of_a_finished_match_is_told(fact: bytes) -> None:
    assert len(faults(DIFFER + fact + b"\n")) == 1


def test_seats_stand_in_ascending_order() -> None:
    texts = (transcript("topsuit", 3, str(seed)) for seed in itertools.count())
    shared = next(text for text in texts if text.splitlines()[-1].count(b" ") > 2)
    winners = shared.splitlines()[-1].split(b" ")[2:]
    backward = b"= winners " + b" ".join(reversed(winners))
    assert faults(shared) == []
    assert len(faults(shared + backward + b"\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        *(b"! 0 bid 5H", b"! nature dealer 4", b"! nature deal", b"! 4 pass", b"! 99999999999999999999 pass"),
        *(
            b"! 0 \x00",
            "! 0 \u2028".encode(),
            b"! 0  ",
            b"! 0 " + b"x" * 100_000,
            b"! " + b"9" * 10_000 + b" pass",
        ),
    ],
)
def test_a_refusal_may_be_of_any_seat_and_text(line: bytes) -> None:
    assert faults(OPENED + line + b"\n= to-act nature\n") == []
    assert sums(OPENED + line + b"\n") == sums(OPENED)


@pytest.mark.parametrize("line", [b"!", b"! ", b"! 0", b"! 0 ", b"!  0 pass", b"! ! 0 pass", b"! = over"])
def test_a_refusal_needs_a_seat_and_an_action(line: bytes) -> None:
    assert len(faults(OPENED + line + b"\n")) == 1


def test_a_refusal_that_is_not_refused_is_told_and_not_carried_out() -> None:
    before = b"game differ players=4 rules=1\n"
    told = report(before + b"! nature dealer 3\n= to-act nature\nnature dealer 2\n! nature dealer 2\n")
    assert told == [
        ("it:2: “nature dealer 3” was allowed", False),
        ("it: differ, 1 actions, scores 0 0 0 0, winners -", True),
    ]


# The line that opens a match


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("game", "there is no game “”"),
        ("game ", "there is no game “”"),
        ("game whist players=4 rules=1", "there is no game “whist”"),
        ("game Differ players=4 rules=1", "there is no game “Differ”"),
        ("game differ", "after the game come players=N and rules=V"),
        ("game differ players=4", "after the game come players=N and rules=V"),
        ("game differ rules=1", "after the game come players=N and rules=V"),
        ("game differ target=9 players=4 rules=1", "after the game come players=N and rules=V"),
        ("game differ players=4 target=9 rules=1", "after the game come players=N and rules=V"),
        ("game differ players=4 rules=1 target=9 target=9", "the option “target” is given twice"),
        ("game differ players=4 rules=1 players=4", "the option “players” is given twice"),
        ("game differ players=4 rules=2", "rules 2 of differ cannot be replayed; this is version 1"),
        ("game differ players=4 rules=01", "rules 01 of differ cannot be replayed; this is version 1"),
        ("game differ players=04 rules=1", "“04” is not a number as it is written here"),
        ("game differ players=+4 rules=1", "“+4” is not a number as it is written here"),
        ("game differ players=٤ rules=1", "“٤” is not a number as it is written here"),
        ("game differ players=4 rules=1 ", "“” is not an option: write name=value"),
        ("game differ players=4  rules=1", "“” is not an option: write name=value"),
        ("game differ players=4 rules=1 target", "“target” is not an option: write name=value"),
        ("game differ players=4 rules=1 target=", "“target=” is not an option: write name=value"),
        ("game differ players=4 rules=1 =9", "“=9” is not an option: write name=value"),
        ("game differ players=4 rules=1 target=9=9", "“target=9=9” is not an option: write name=value"),
    ],
)
def test_a_game_line_that_is_wrong_opens_nothing(line: str, reason: str) -> None:
    assert faults(f"{line}\n0 nonsense\n".encode()) == [f"1: {reason}"]
    assert sums(f"{line}\n0 nonsense\n".encode()) == []


@pytest.mark.parametrize("players", ["0", "1", "3", "5", "44", "9" * 5000])
def test_a_number_of_players_that_the_game_is_not_for_is_told(players: str) -> None:
    (told,) = faults(f"game differ players={players} rules=1\n".encode())
    assert "This game is for 4 players" in told


@pytest.mark.parametrize(
    "option",
    [
        *("target=0", "target=1000", "target=018", "target=-1", "target=+9", "target=1_0", "target=٣"),
        *(
            "no_trump=maybe",
            "no_trump=YES",
            "suits=CDH",
            "suits=CDHH",
            "suits=cdhs",
            "nothing=1",
            "seed=\x1b[31m",
        ),
    ],
)
def test_an_option_that_the_game_does_not_have_is_told(option: str) -> None:
    (told,) = faults(f"game differ players=4 rules=1 {option}\n".encode())
    assert told.isprintable()


def test_options_come_in_any_order_and_the_rest_have_their_default() -> None:
    given = b"game differ players=4 rules=1 target=999 suits=SHDC no_trump=yes\n"
    assert faults(given) == []
    assert faults(b"game differ players=4 rules=1 no_trump=yes target=1\n") == []


# Whatever else a file may hold


def holds_together(text: bytes) -> None:
    """The report is one line a fault, in order, and one line a match."""
    lines = report(text)
    assert all(line.startswith("it:") and line.isprintable() for line, _ in lines)
    games = sum(line.partition(b" ")[0] == b"game" for line in text.replace(b"\r\n", b"\n").split(b"\n"))
    assert sum(fine for _, fine in lines) <= games
    told = [int(line.split(":")[1]) for line, fine in lines if not fine]
    assert told == sorted(set(told))
    assert not told or told[-1] <= text.count(b"\n") + 1


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


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(text: bytes) -> None:
    holds_together(text)


@settings(max_examples=300, deadline=None)
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


@settings(max_examples=300, deadline=None)
@given(damaged())
def test_damaged_transcripts(text: bytes) -> None:
    holds_together(text)


@pytest.mark.parametrize(("slug", "players"), TABLES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_an_action_with_any_words_is_refused_in_one_line(
    slug: str, players: int, data: st.DataObject
) -> None:
    """As deep into a match as you like: no text that a seat may say is anything but played or refused."""
    lines = transcript(slug, players).split(b"\n")
    end = data.draw(st.integers(1, len(lines) - 4))
    verb, *words = lines[end].split(b" ")[1:]
    said = b" ".join((verb, *data.draw(st.permutations(words)), data.draw(NOISE)))[
        : data.draw(st.integers(1, 400))
    ]
    for seat in (b"nature", *(b"%d" % seat for seat in range(players))):
        holds_together(b"\n".join((*lines[:end], seat + b" " + said, b"= over")))


# How much work it is


def spent(lines: Sequence[bytes]) -> float:
    start = time.process_time()
    assert sum(1 for _ in check("it", iter(lines))) > 0
    return time.process_time() - start


def endless(text: bytes, more: bytes) -> Iterator[bytes]:
    """A transcript and then lines without end."""
    yield from text.splitlines(keepends=True)
    yield from itertools.cycle(more.splitlines(keepends=True))


BIG = 100_000
LONG = {
    "many matches": (b"", DIFFER),
    "one match and many refusals": (OPENED, b"! 0 pass\n! nature deal KC\n= to-act nature\n"),
    "many broken lines": (OPENED, b"= over\n= scores\n! 0\n"),
    "one broken match": (b"", OPENED.replace(b"game", b"gamer")),
}


@pytest.mark.parametrize("name", LONG)
def test_four_times_the_lines_are_about_four_times_the_work(name: str) -> None:
    lines = list(itertools.islice(endless(*LONG[name]), BIG))
    assert spent(lines) < 9 * spent(lines[: BIG // 4]), "the square would be sixteen times"


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


def test_a_line_without_end_is_not_read_to_its_end() -> None:
    told = list(check("it", bounded(BytesIO(OPENED + b"x" * 1_000_001 + b"\n" + OPENED))))
    assert told == [
        ("it:3: this line has more than 1,000,000 bytes; no more of the file is read", False),
        ("it: differ, 1 actions, scores 0 0 0 0, winners -", True),
    ]
    assert list(check("it", bounded(BytesIO(OPENED + b"#" * 999_999 + b"\n")))) == told[1:]


class Endless(BytesIO):
    """The same line for ever."""

    def readline(self, _size: int | None = -1, /) -> bytes:
        return b"# a line that comes again and again\n" * 20_000


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    (told,) = list(check("it", bounded(Endless())))
    assert told == ("it:139: the file has more than 100,000,000 bytes; no more of it is read", False)


# At the command line


def run(*args: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=Path(__file__).parents[1],
        env={**os.environ, **environment},
    )


def test_check_prints_one_line_a_match_and_succeeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a match.txt"
    file.write_bytes(DIFFER + DIFFER)
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: {sums(DIFFER)[0]}\n" * 2


def test_check_fails_if_anything_was_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(DIFFER)
    bad.write_bytes(OPENED + b"= over\n")
    assert main(["check", str(bad), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{bad}:3: the match is not over"
    assert [line.partition(": ")[0] for line in lines[1:]] == [str(bad), str(good)]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good"
    good.write_bytes(DIFFER)
    unreadable = [str(tmp_path / "missing"), str(tmp_path), "a\0b", "x" * 5000, "bad\ud800name", ""]
    assert main(["check", *unreadable, str(good)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"{tmp_path}/missing: No such file or directory"
    assert told[1] == f"{tmp_path}: Is a directory"
    assert len(told) == len(unreadable) + 1
    assert told[-1].startswith(f"{good}: differ, ")


def test_standard_input_is_a_file_too() -> None:
    done = run("check", "-", stdin=DIFFER)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"-: {sums(DIFFER)[0]}\n", b"")
    done = run("check", "-", stdin=b"\xff\n")
    assert (done.returncode, done.stdout, done.stderr) == (1, b"-:1: this line is not UTF-8\n", b"")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_an_endless_file_is_told() -> None:
    done = run("check", "/dev/zero")
    reason = b"/dev/zero:1: this line has more than 1,000,000 bytes; no more of the file is read\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, reason, b"")


def test_any_terminal_can_show_the_report() -> None:
    done = run("check", "-", stdin="0 é🂡\n".encode(), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.startswith(b"-:1: ")


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_selfplay_prints_transcripts_and_nothing_else(
    slug: str, players: int, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    # A search takes its time.
    short = [f"{option.name}=1" for option in GAMES[slug].options if option.name in ("target", "hands")]
    for level in levels(slug):
        if level == "hard" and players != GAMES[slug].seats[0]:
            continue
        options = ["--set", *short] if short and level == "hard" else []
        args = ["selfplay", slug, "--players", str(players), "--level", level, "--seed", "x", *options]
        assert main(args) == 0
        text, complaints = capsysbinary.readouterr()
        assert complaints == b""
        assert faults(text) == []
        assert len(sums(text)) == 1
        assert not sums(text)[0].endswith("winners -")


def test_selfplay_is_the_same_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    for slug in GAMES:
        args = ("selfplay", slug, "--seed", "a b", "--count", "2")
        assert main(args) == 0
        text = capsys.readouterr().out
        one, other = text.split("game ")[1:]
        assert one != other
        assert run(*args, PYTHONHASHSEED="1").stdout.decode() == text


def test_selfplay_counts_and_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for args in (["--count", "3"], ["--count", "3", "--seed", "0"], ["--count", "3", "--seed", "1"], []):
        assert main(["selfplay", "topsuit", *args]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1] != texts[2]
    assert texts[0].startswith(texts[3])
    assert [text.count("game ") for text in texts] == [3, 3, 3, 1]
    assert main(["selfplay", "topsuit", "--count", "0"]) == 0
    assert capsys.readouterr().out == ""


def test_settings_come_one_by_one_or_together(capsys: pytest.CaptureFixture[str]) -> None:
    expected = "game differ players=4 rules=1 no_trump=yes suits=CDHS target=1\n"
    for several in (
        ["--set", "no_trump=yes", "target=1"],
        ["--set", "target=1", "--set", "no_trump=yes"],
        ["--set", "target=1", "no_trump=yes", "--set", "suits=CDHS"],
    ):
        assert main(["selfplay", "differ", *several]) == 0
        assert capsys.readouterr().out.startswith(expected)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--set", "target"], "“target” is not an option: write name=value."),
        (["--set", "target=1", "target=1"], "The option “target” is given twice."),
        (["--set", "target=1", "--set", "target=2"], "The option “target” is given twice."),
        (["--set", "target=0"], "The option “target” cannot be “0”."),
        (["--set", "target=1=2"], "The option “target” cannot be “1=2”."),
        (["--set", "nothing=1"], "This game has no option “nothing”."),
        (["--players", "3"], "This game is for 4 players, not 3."),
        (["--players", "0"], "This game is for 4 players, not 0."),
        (["--level", "wizard"], "There is no computer player for differ of the level “wizard”."),
    ],
)
def test_selfplay_refuses_in_a_sentence(
    args: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "differ", *args]) == 2
    assert capsys.readouterr() == ("", reason + "\n")


@pytest.mark.parametrize("args", [[], ["check"], ["selfplay"], ["selfplay", "whist"], ["nothing"]])
def test_nonsense_gets_a_usage(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(args)
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("usage: python -m bot")
