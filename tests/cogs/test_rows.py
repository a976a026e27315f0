"""Buttons of cards stand in rows that a phone does not wrap, and suits stay together."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain, count
from random import Random
from textwrap import wrap
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ai import REPEATABLE, best, thinker
from bot.ai.decision import Thought, Weighed
from bot.ai.judging import Judged
from bot.duplicate.night import Night
from bot.games import GAMES
from bot.games.base import NATURE, only, pick
from bot.lessons import lesson
from bot.matches.coach import Costly, Decision, Review
from bot.records.stored import Preferences
from bot.words import LANGUAGES, speaking, words
from cogs.duplicate.pages import framed
from cogs.kit.button_rows import abreast, buttons, in_groups, several
from cogs.kit.controls import MOST_SEEN, ROOM, Menu, Press, fits, flowing, width_of
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.ids import Hint, Look, Queue, Seat
from cogs.kit.pages import Page
from cogs.kit.telling import Where
from cogs.pages import public
from cogs.pages.reasons import Explanation, advice, because
from cogs.people.coach import Looked, _told
from cogs.people.lessons import _rows, company
from cogs.server.commands import KINDS, settings_page
from cogs.table import hints
from cogs.table.panel_pages import with_extras
from rendering.kit.picture import Picture
from tests.games.playing import TABLES, random_match
from tests.kit.panels import front as front_of
from tests.kit.random_matches import played

NAMES = ("Ann", "Toco", "Ariel", "Keel", "Ben", "Cleo", "Dan", "Eva")
BEGINNINGS = re.compile(r"(?:^|(?<!Pl)[.!?]\**\s)[«„“*\s]*([^\W\d_])")
"""The letter that a sentence begins with."""

GALLERY, TEXT, ROW = (
    discord.ComponentType[kind].value for kind in ("media_gallery", "text_display", "action_row")
)
LONGEST = 5
BELOW = ("button-hint", "button-rules", "button-leave-match")


def rows(*sections: str) -> list[str]:
    """Rows as text, from sections whose groups are parted by bars."""
    ids = Ids(1, 0, 0)
    parted = [
        [[(card, ids.act(f"play {card}")) for card in group] for group in one.split("|")] for one in sections
    ]
    made = in_groups(parted)
    return ["".join(press.label for press in row) for row in made]


def sent(page: Page) -> list[int]:
    """How many buttons stand in each row of the message."""
    (box,) = page.view().to_components()
    return [len(part["components"]) for part in box["components"] if "components" in part]


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
def test_no_suit_that_fits_is_torn(section: str, expected: list[str]) -> None:
    assert rows(section) == expected


def test_face_up_cards_have_rows_of_their_own() -> None:
    assert rows("a|b", "c", "d") == ["ab", "c", "d"]
    assert rows("", "c|d") == ["cd"]


def test_thirteen_cards_take_six_rows_at_most() -> None:
    assert len(rows("abcde|fghij|kl|m")) <= 6


def test_wide_cards_stand_fewer_in_a_row() -> None:
    ids = Ids(1, 0, 0)
    labels = ["10♣", "A♣", "J♦ → ♠", "Q♦ → ♠"]
    made = in_groups([[[(label, ids.act(f"play {label}"))] for label in labels]])
    assert [[press.label for press in row] for row in made] == [labels[:3], labels[3:]]


def test_a_wide_combination_leaves_the_others_together() -> None:
    labels = ["8-8 at f + Toco's 8", "8-8 at g + Toco's 8", "8-8-8", "8-8-8 + Toco's 8"]
    made = several(Panel(Ids(1, 0, 0), "", Preferences(1), ("Ann",)), {name: name for name in labels}, 6)
    assert [len(row) for row in made if isinstance(row, tuple)] == [1, 1, 2]


def test_a_row_too_wide_is_split() -> None:
    labels = ("Remove computer", "Fair deal", "With hints", "Join", "Rules")
    row = tuple(Press(label, Ids(1, 0, 0).act(label)) for label in labels)
    assert sent(Page(("a",), rows=(row[:3], row[3:]))) == [1, 2, 2]


def test_no_row_is_split_without_room() -> None:
    ids = Ids(1, 0, 0)
    rows = tuple(tuple(Press("10♦", ids.act(f"{row} {place}")) for place in range(5)) for row in range(6))
    assert sent(Page(("a", "b"), rows=rows)) == [3, 2, 5, 5, 5, 5, 5]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (12, ["Hint", "Rules", "Leave"]),
        (27, ["Hint", "Rules", "Leave"]),
        (28, ["Hint", "Leave"]),
        (29, ["Leave"]),
        (30, []),
    ],
)
def test_the_largest_hands_keep_hint_and_leave(cards: int, expected: list[str]) -> None:
    ids = Ids(1, 0, 0)
    hand = in_groups([[[(str(card), ids.act(f"play {card}")) for card in range(cards)]]])
    labels = {"Hint": Hint(1, 0, 0), "Rules": Look(1, "help"), "Leave": Seat(1, "leave")}
    extras = tuple(Press(label, made) for label, made in labels.items())
    page = with_extras(Page(("Mitigati", "Choose three"), Picture(b"", "", 1, 1), hand), extras)
    page.check()
    assert page.rows[: len(hand)] == hand
    shown = [press.label for press in page.controls if isinstance(press, Press)]
    assert shown[cards:] == expected
    assert "\n".join(page.texts) == "Mitigati\nChoose three"
    # Words stand between the picture and the buttons, where a phone shows them.
    [box] = page.view().to_components()
    kinds = [part["type"] for part in box["components"]]
    words_at = next(at for at, part in enumerate(box["components"]) if "Choose" in part.get("content", ""))
    assert kinds[words_at - 1 : words_at + 2] == [GALLERY, TEXT, ROW]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_of_a_bargain_wraps(language: str) -> None:
    """Nor the one below, with a hint that says what to do; a phone has room for nine more."""
    front, seen = front_of("mitigati"), 0
    with speaking(language):
        hinted = Press(f"💡 {words()('mitigati-continue')}", Hint(1, 0, 1))
        extras = (hinted, *(Press(words()(key), Hint(1, 0, number)) for number, key in enumerate(BELOW, 2)))
        for step in random_match("mitigati", 3, Random(2), {"hands": "12"}):
            state: Any = step.after
            for seat in (one for one in state.to_act if one != NATURE and state.phase == "bargain"):
                panel = Panel(Ids(1, seat, 0), "", Preferences(1), ("A", "B", "C"))
                rows = front.controls(state.view(seat), seat, panel)
                assert len(rows) <= 9
                page = with_extras(Page(("Mitigati", "?"), Picture(b"", "", 1, 1), rows), extras)
                (box,) = page.view().to_components()
                for row in (part["components"] for part in box["components"] if "components" in part):
                    assert fits([width_of(one["label"]) for one in row])
                assert page.controls[-1] == extras[-1]
                settles = words()("mitigati-settle-by-offer", points=1).partition("1")[0]
                seen += any(one.label.startswith(settles) for one in page.controls if isinstance(one, Press))
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bargains_words_take_four_lines(language: str) -> None:
    """Five where they name more than one player; a phone's line has room for 33 letters."""
    front, seen, names = front_of("mitigati"), set(), ("Ann", "Toco", "Ariel")
    with speaking(language):
        matches = (random_match("mitigati", 3, Random(seed), {"hands": "12"}) for seed in (2, 3, 4))
        for step in chain.from_iterable(matches):
            state: Any = step.after
            for seat in (one for one in state.to_act if one != NATURE and state.phase == "bargain"):
                view = state.view(seat)
                told = [*front.lines(view, names, Where.TABLE), front.asked(view, seat, "")]
                lines = [line for text in told for line in wrap(text.replace("*", ""), 33)]
                paid = any(" · " in text for text in told)
                several = sum(name in " ".join(told) for name in names) > 1
                assert len(lines) <= 4 + (paid or several), told
                seen.add((len(told), paid))
    assert seen == {(1, False), (2, False), (2, True)}


@pytest.fixture(scope="module")
def rules_of_thumb() -> list[tuple[str, Any, int, Thought]]:
    """Return slug, view, seat and thought for the longest English text of each reason and kind of action."""
    found: dict[tuple[str, str, str], list[tuple[int, int, tuple[str, Any, int, Thought]]]] = {}
    for slug, players in TABLES:
        think, rng = thinker(slug, best(slug, "normal")), Random(5)
        for step in random_match(slug, players, Random(2), {}):
            for seat in (one for one in step.after.to_act if one != NATURE and not only(step.after, one)):
                view = step.after.view(seat)
                thought = think(view, seat, rng, REPEATABLE)
                long = len(advice(Explanation(front_of(slug), view, seat, NAMES[: view.players]), thought))
                key = (slug, thought.reason.key if thought.reason else "", thought.action.partition(" ")[0])
                alike = found.setdefault(key, [])
                alike.append((-long, len(alike), (slug, view, seat, thought)))
    return [one for alike in found.values() for _, _, one in sorted(alike)[:LONGEST]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_takes_four_lines_on_a_phone(
    language: str, rules_of_thumb: list[tuple[str, Any, int, Thought]]
) -> None:
    """Five where something else is just as good; a phone's line has room for 33 letters."""
    seen = set()
    with speaking(language):
        for slug, view, seat, thought in rules_of_thumb:
            asked = Explanation(front_of(slug), view, seat, NAMES[: view.players])
            said = words()("hint", advice=advice(asked, thought))
            assert len(wrap(said.replace("*", ""), 33)) <= 4, said
            seen.add(thought.reason)
    assert len({one.key for one in seen if one}) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_of_a_hints_button(
    language: str, rules_of_thumb: list[tuple[str, Any, int, Thought]]
) -> None:
    with speaking(language):
        for slug, view, seat, thought in rules_of_thumb:
            front, names = front_of(slug), NAMES[: view.players]
            for spoken in (False, True):
                said = hints.button_label(front.spelled(view, seat, thought.action, names, spoken=spoken))
                assert len(said) <= MOST_SEEN, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hints_sentences_begin_with_capitals(
    language: str, rules_of_thumb: list[tuple[str, Any, int, Thought]]
) -> None:
    """Also where it begins with the other action, which a search found as good, no better or worse."""
    with speaking(language):
        for slug, view, seat, thought in rules_of_thumb:
            drawn = (pick(Random(seed), view.legal(seat)) for seed in count())
            other = next(one for one in drawn if one != thought.action)
            for worth, tries in ((0.0, 30), (-1.2, 30), (-1.2, 3)):
                weighed = (Weighed(thought.action, 0.0, 30), Weighed(other, worth, tries))
                asked = Explanation(front_of(slug), view, seat, NAMES[: view.players])
                searched = replace(thought, reason=None, weighed=weighed, worlds=30)
                for said in (advice(asked, thought), advice(asked, searched), *because(asked, searched)):
                    assert not any(map(str.islower, BEGINNINGS.findall(said))), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_takes_seven_lines_on_a_phone(
    language: str, rules_of_thumb: list[tuple[str, Any, int, Thought]]
) -> None:
    """Seven lines, or eight where both actions name several partners or Offers."""
    looked = Looked(Review(9, 9, 6, 5.0, 1.0, "points", ()), (3, 2), ())
    with speaking(language):
        for slug, view, seat, thought in rules_of_thumb:
            record: Any = SimpleNamespace(status="ended", slug=slug)
            decision = Decision(9, 3, view, pick(Random(seat), view.legal(seat)))
            costly = Costly(decision, Judged(thought, 2.8, 0.3, 200))
            told = _told(front_of(slug), record, seat, looked, costly, NAMES[: view.players], spoken=False)
            lines = sum(len(wrap(one.replace("*", ""), 33)) for one in told.splitlines())
            names_many = thought.action.startswith("partners") or thought.action.count(".") > 1
            assert lines <= 7 + names_many, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_button_exceeds_a_phone(language: str) -> None:
    with speaking(language):
        for slug in GAMES:
            front, steps = front_of(slug), lesson(slug)
            for number, step in enumerate(steps):
                names = company("Ann", step.state.players)
                for press in Page(
                    (), rows=_rows(front, steps, number, names, "novice", spoken=False)
                ).controls:
                    # How wide a label is can only be said about.
                    assert not isinstance(press, Press) or width_of(press.label) <= ROOM, press


def test_no_two_at_a_sample_table_have_one_name() -> None:
    for name in ("Ann", "Cleo"):
        for players in (2, 3, 4):
            there = company(name, players)
            assert there[0] == name
            assert len(set(there)) == players


def test_too_many_cards_stand_close() -> None:
    made = rows("abcde|fghij|klmno|pqrst|uvwxyz01")
    assert [len(row) for row in made] == [5] * 5 + [3]


def test_no_row_of_discards_wraps() -> None:
    """Five of these took 282 pixels in Chromium, where there are 264."""
    ids, suits = Ids(1, 0, 0), ("A💨 10💨 J💨 Q💨", "A⛰ 2⛰ 3⛰ 6⛰ C⛰", "2🔥 J🔥 Q🔥", "3💧 6💧 8💧")
    trumps = "2✦ 3✦ 6✦ 8✦ 10✦ 11✦ 15✦ 16✦ 17✦ 19✦"
    made = in_groups([[[(one, ids.act(f"play {one}")) for one in suit.split()] for suit in (*suits, trumps)]])
    assert all(fits([press.width for press in row]) for row in made)
    extras = tuple(Press(words()(key), Hint(1, 0, number)) for number, key in enumerate(BELOW))
    assert with_extras(Page(("a", "b"), Picture(b"", "", 1, 1), made), extras).controls[-3:] == extras


def test_wide_buttons_stand_three_abreast() -> None:
    assert abreast(12, ["6 at a"] * 12) == 3
    assert abreast(12, ["10♦"] * 12) == abreast(12, ["13 ..."] * 12) == 4
    assert abreast(9, ["K♠ on K♣ K♥"] * 9) == 2
    # A message has no room for so many rows.
    assert abreast(23, ["6 at a"] * 23) == abreast(24, ["10♦"] * 24) == 4
    assert abreast(25, ["10♦"] * 25) == 5


@pytest.mark.parametrize(
    ("count", "expected"), [(0, []), (3, [3]), (5, [3, 2]), (9, [3, 3, 3]), (11, [4, 4, 3])]
)
def test_rows_of_buttons_are_even(count: int, expected: list[int]) -> None:
    ids = Ids(1, 0, 0)
    made = buttons((f"{number}♣", ids.act(f"play {number}")) for number in range(count))
    assert [len(row) for row in made] == expected


def test_buttons_flow_into_few_even_rows() -> None:
    def flown(*labels: str) -> list[int]:
        return [len(row) for row in flowing(*(Press(label, Ids(1, 0, 0).act(label)) for label in labels))]

    assert flown() == []
    assert flown("a", "b", "c", "d", "e") == [5]
    assert flown("a", "b", "c", "d", "e", "f") == [3, 3]
    assert flown("Replay", "Score", "Fair deal") == [3]
    # Two rows either way: the second is not to be a single button.
    assert flown("Your hand", "Last trick", "Score", "Rules") == [2, 2]
    assert flown("A label that a phone has no room for at all", "b") == [1, 1]


def test_what_wraps_in_a_browser_is_known_to() -> None:
    """These took 268 pixels in Chromium, where there are 264."""
    assert not fits([width_of(label) for label in ("6♥ → ♦", "8♥ → ♦", "10♥ → ♦")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_opened_by_one_row(language: str) -> None:
    with speaking(language):
        learn, puzzle = (width_of(words()(f"button-{what}")) for what in ("learn", "puzzle"))
        for opens in ("alone", "open"):
            assert fits([width_of(words()(f"button-play-{opens}")), learn, puzzle])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_of_the_settings_is_cut(language: str) -> None:
    """The longest label here took 223 pixels in Chromium, where there are some 220."""
    with speaking(language):
        for what, values in KINDS.items():
            for value in values:
                given: dict[str, Any] = {what: value}
                rows = settings_page(replace(Preferences(1), **given), [what], saved=False).rows
                (menu,) = (row for row in rows if isinstance(row, Menu))
                assert width_of(menu.placeholder) < width_of("Panel: the table with your hand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tables_own_buttons_take_three_rows(language: str) -> None:
    table, _ = played("differ", 4, Random(1), most=9)
    over, _ = played("topsuit", 3, Random(1), most=900)
    with speaking(language):
        page = Page(("a",), rows=public.looks(table, front_of("differ")))
        assert Queue(table.id, "wait") in [control.id for control in page.controls]
        assert len(sent(page)) <= 3
        assert len(sent(public.closed(over, front_of("topsuit")))) <= 3


@pytest.mark.parametrize(
    "where",
    [
        {"guild": None},
        {"guild": None, "visiting": True},
        {"visiting": True},
        {"week": 2400},
        {"board": 3},
        {"access": "invited"},
    ],
)
def test_nobody_is_offered_to_wait_where_nobody_can(where: dict[str, Any]) -> None:
    table, _ = played("differ", 4, Random(1), status="playing", most=9)
    table.record = replace(table.record, **where)
    page = Page(("a",), rows=public.looks(table, front_of("differ")))
    shown = [control.id for control in page.controls]
    assert Queue(table.id, "wait") not in shown
    assert Look(table.id, "hand") in shown


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_no_button_of_a_night_stands_alone(language: str) -> None:
    night = Night(
        1, 1, 1, 1, "differ", 4, {}, 2, 1, 72, "lobby", "ABCDEFGH", "a" * 64, 0, None, None
    )  # fmt: skip
    with speaking(language):
        assert all(many > 1 for many in sent(framed(night, "Differ", ["a"])))
