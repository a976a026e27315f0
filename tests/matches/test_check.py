"""`python -m bot check`: the letter of the format."""

from __future__ import annotations

import itertools

import pytest

from bot.games import GAMES
from bot.matches.transcripts import ending
from tests.games.playing import TABLES
from tests.kit.transcripts import DIFFER, OPENED, faults, report, sums, transcript


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
def test_an_early_end_has_no_winners(slug: str, players: int) -> None:
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


def test_carriage_returns_before_line_feeds_are_dropped() -> None:
    assert report(DIFFER.replace(b"\n", b"\r\n")) == report(DIFFER)


@pytest.mark.parametrize("end", [b"\r", b"\r\r\n", b" \n", b" \r\n", b"\t\n", b"\r \n"])
def test_blanks_at_line_ends_are_dropped(end: bytes) -> None:
    assert report(b"game differ players=4 rules=1\nnature dealer 3" + end) == report(OPENED)


def test_the_last_line_may_lack_its_line_feed() -> None:
    assert report(DIFFER.removesuffix(b"\n")) == report(DIFFER)


@pytest.mark.parametrize("separator", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"])
def test_no_other_mark_ends_a_line(separator: str) -> None:
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
    ],
)
def test_words_have_single_spaces_and_plain_numbers(line: bytes) -> None:
    assert len(faults(replaced(OPENED, 2, line))) == 1


@pytest.mark.parametrize(
    "seat", [b"00", b"01", b"+1", b"-0", b"1_0", "\uff11".encode(), b"0x0", b"", b"1.", b"one"]
)
def test_a_seat_is_a_plain_number(seat: bytes) -> None:
    for line in (seat + b" pass", b"! " + seat + b" pass"):
        assert len(faults(OPENED + line + b"\n")) == 1


def test_text_outside_utf8_ends_the_match() -> None:
    for bad in (b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf"):
        assert faults(OPENED + b"0 " + bad + b"\n0 nonsense\n" + DIFFER) == ["3: this line is not UTF-8"]


def test_a_match_begins_with_its_game_line() -> None:
    assert faults(b"0 pass\n= over\n" + DIFFER) == ["1: a match begins with a line “game …”"]
    assert sums(b"0 pass\n= over\n" + DIFFER) == sums(DIFFER)


def test_a_file_may_hold_several_matches() -> None:
    texts = [transcript(slug, players) for slug, players in TABLES]
    assert report(b"# and so on\n".join(texts)) == [line for text in texts for line in report(text)]


def test_lines_behind_an_unplayable_one_are_skipped() -> None:
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
        b"= to-act  nature",
        b"= to-act nature nature",
        b"= scores",
        b"= scores 0 0 0",
        b"= scores 0 0 0 0 0",
        b"= scores 0 0 0 -0",
        b"= scores 0 0 0 00",
        b"= scores 0,0,0,0",
        b"= over",
        b"= winners",
        b"= winners 0 1 2 3",
        b"= turn 3",
        b"= Over",
    ],
)
def test_a_false_fact_stops_no_match(fact: bytes) -> None:
    told = faults(OPENED + fact + b"\n= over\n")
    assert [line.split(":")[0] for line in told] == ["3", "4"]


def test_a_false_fact_is_told_with_the_truth() -> None:
    lines = (b"= to-act", b"= to-act 0 2", b"= scores 1 0 0 0")
    assert faults(OPENED + b"\n".join(lines)) == [
        "3: to-act is nature, not -",
        "4: to-act is nature, not 0 2",
        "5: scores is 0 0 0 0, not 1 0 0 0",
    ]
    assert faults(DIFFER + b"= to-act 0")[0].endswith(": to-act is -, not 0")


@pytest.mark.parametrize("fact", [b"= over 0", b"= to-act 0", b"= winners", b"= scores"])
def test_false_facts_of_finished_matches_are_told(fact: bytes) -> None:
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
def test_a_refusal_may_name_anything(line: bytes) -> None:
    assert faults(OPENED + line + b"\n= to-act nature\n") == []
    assert sums(OPENED + line + b"\n") == sums(OPENED)


@pytest.mark.parametrize("line", [b"!", b"! ", b"! 0", b"! 0 ", b"!  0 pass", b"! ! 0 pass", b"! = over"])
def test_a_refusal_needs_a_seat_and_an_action(line: bytes) -> None:
    assert len(faults(OPENED + line + b"\n")) == 1


def test_an_unrefused_refusal_is_told_not_played() -> None:
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
def test_a_wrong_number_of_players_is_told(players: str) -> None:
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
def test_an_unknown_option_is_told(option: str) -> None:
    (told,) = faults(f"game differ players=4 rules=1 {option}\n".encode())
    assert told.isprintable()


def test_options_are_unordered_and_have_defaults() -> None:
    given = b"game differ players=4 rules=1 target=999 suits=SHDC no_trump=yes\n"
    assert faults(given) == []
    assert faults(b"game differ players=4 rules=1 no_trump=yes target=1\n") == []
