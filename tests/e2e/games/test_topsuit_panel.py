"""Top Suit's panel where there is most to choose from: everything legal is to be found, and it fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from bot.games.kit.french import FRENCH, in_order
from bot.games.topsuit.combinations import combination
from bot.games.topsuit.rules import Act, TopSuit
from bot.records.stored import Preferences
from cogs.kit.controls import Menu, Press, Style
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from cogs.kit.telling import HEARD, Where
from cogs.topsuit.cog import TopSuitCog

COG = TopSuitCog(cast("Any", None))
NAMES = ("M" * 24,) * 3

MOST_HELD = 25
"""Most cards a hand can hold: with three seats the 22nd draw ends the match, so one seat draws at most 15
times and the others 3 each.
"""

QUADS = in_order([*(rank + suit for rank in "45678T" for suit in "CDHS"), "AD"])
"""Most sets."""
SUITS = in_order([*FRENCH[13:26], *FRENCH[39:51]])
"""The longest runs."""


def state_of(hand: tuple[str, ...], beaten: str = "") -> TopSuit:
    """Seat 0 to act, after seat 2 has played `beaten`."""
    acts = (Act(2, "play", tuple(beaten.split())),) if beaten else ()
    return TopSuit(
        players=3,
        phase="play",
        leader=2 if beaten else 0,
        turn=0,
        hands=(hand, ("??",), ("??",)),
        stock=("??",),
        acts=acts,
        current=combination(acts[0].cards) if acts else None,
        owner=2 if acts else -1,
    )


def panel(so_far: str, *, text_only: bool) -> Panel:
    return Panel(Ids(10**12, 0, 99), so_far, Preferences(1, text_only=text_only), NAMES)


def page(state: TopSuit, so_far: str, *, text_only: bool) -> Page:
    shown, asked = panel(so_far, text_only=text_only), COG.asked(state, 0, so_far)
    rows = COG.controls(state, 0, shown)
    if not text_only:
        return Page(("### Top Suit", asked), COG.hand_picture(state, 0, shown), rows)
    said = (*COG.as_text(state, 0, NAMES), *COG.lines(state, NAMES, HEARD), COG.scores(state, NAMES))
    return Page(("### Top Suit", asked, "\n".join(said)), rows=rows)


def found(state: TopSuit, so_far: str = "", *, text_only: bool) -> Iterator[str]:
    """Every action that clicks lead to; each page on the way has to fit."""
    made = page(state, so_far, text_only=text_only)
    made.check()
    for control in made.controls:
        _, kind, *_, text = control.custom_id.split(":", 5)
        chosen = (
            [f"{text} {option.value}" for option in control.options] if isinstance(control, Menu) else [text]
        )
        for one in chosen:
            if kind == "act":
                if one != "draw" or not so_far:
                    yield one
            elif one:
                assert COG.leads_somewhere(state.legal(0), one)
                yield from found(state, one, text_only=text_only)


def legal(state: TopSuit) -> list[str]:
    return sorted(action for choice in state.legal(0) for action in choice)


@pytest.mark.parametrize("text_only", [False, True])
@pytest.mark.parametrize(
    ("hand", "beaten"),
    [
        (QUADS, ""),
        (QUADS, "2C"),
        (QUADS, "2D 2C"),
        (QUADS, "2D 2H 2C"),
        (QUADS, "2C 2D 2H 2S"),
        (SUITS, ""),
        (SUITS, "2H 3H 4H"),
        (SUITS, "2C 3C 4C"),
        (SUITS[1:], "AD"),
    ],
)
def test_everything_legal_is_found_from_the_largest_hand(
    hand: tuple[str, ...], beaten: str, *, text_only: bool
) -> None:
    assert len(hand) >= MOST_HELD - 1
    state = state_of(hand, beaten)
    assert sorted(found(state, text_only=text_only)) == legal(state)


@pytest.mark.parametrize("text_only", [False, True])
def test_everything_legal_is_found_from_any_hand(*, text_only: bool) -> None:
    rng = Random(1)
    for size in range(1, MOST_HELD + 1):
        for beaten in ("", "2C", "4S 4H", "9S TS JS"):
            deck = [card for card in FRENCH if card not in beaten.split()]
            state = state_of(in_order(rng.sample(deck, size)), beaten)
            assert sorted(found(state, text_only=text_only)) == legal(state)


def test_many_combinations_are_in_a_select() -> None:
    hand = in_order(["2C", "2D", "2H", "3C", "4C", "5D", "6D", "7D", "8H", "9S", "TS", "JC"])
    made = page(state_of(hand), "", text_only=False)
    menu = [row for row in made.rows if isinstance(row, Menu)]
    assert [len(row) for row in made.rows if isinstance(row, tuple)] == [4, 4, 4, 1]
    assert [len(one.options) for one in menu] == [len(legal(state_of(hand))) - 13]


def test_a_few_combinations_of_several_cards_have_buttons() -> None:
    made = page(state_of(in_order(["2C", "2D", "3C", "4C", "8H"])), "", text_only=False)
    assert [len(cast("tuple[Press, ...]", row)) for row in made.rows] == [3, 2, 2, 1, 1]


def test_the_most_rows_and_buttons_fit() -> None:
    """25 combinations of all five kinds."""
    hand = in_order(["2C", "2D", "2H", "2S"])
    state = state_of(hand)
    few = {"single": 4, "pair": 12, "triple": 12, "quad": 1}
    assert len(legal(state)) == 1 + sum(few.values())
    for made in (page(state, so_far, text_only=False) for so_far in ("", *few)):
        made.check()
    kinds = [press.label for press in page(state, "", text_only=False).controls if isinstance(press, Press)]
    assert kinds[:-1] == ["Single cards (4)", "Pairs (12)", "Triples (12)", "Quads (1)"]


@pytest.mark.parametrize(("hand", "style"), [("2H 3H", Style.success), ("2C 3H", Style.secondary)])
def test_drawing_is_green_if_nothing_is_playable(hand: str, style: Style) -> None:
    last = cast("Any", COG.controls(state_of(tuple(hand.split()), "5H"), 0, panel("", text_only=False))[-1])
    assert [press.style for press in last] == [style]


def test_extensions_are_marked() -> None:
    state = state_of(("7C", "8C", "9C", "2D", "3D", "4D"), "4C 5C 6C")
    presses = [
        press for row in COG.controls(state, 0, panel("", text_only=False)) for press in cast("Any", row)
    ]
    assert [press.label for press in presses] == [
        "7♣ to 9♣",
        "2♦ to 4♦",
        "Extend: + 7♣",
        "Extend: + 7♣ 8♣",
        "Draw the last card: the match ends",
    ]
    assert len({press.style for press in presses}) == 3


@pytest.mark.parametrize(
    ("beaten", "hand", "expected"),
    [
        ("", "2C", "play anything"),
        ("5H", "9H 2S", "beat 5♥ (a higher heart, a club or a diamond beats it)"),
        ("5H", "3H 2S", "you cannot beat 5♥ (a higher heart, a club or a diamond beats it), so draw"),
        ("AS", "2H", "beat A♠ (a heart or a diamond beats it)"),
        ("AD", "2H", "you cannot beat A♦ (nothing beats the ace of diamonds)"),
        ("5S 5D", "6D 6S", "beat 5♦ on 5♠ (a pair with a higher diamond on top beats it)"),
        ("9C 9D 9H 9S", "TC TD TH TS", "(a quad of higher rank beats it)"),
        ("AC AD AH AS", "TC TD TH TS", "you cannot beat A♣ A♦ A♥ A♠ (nothing beats four aces)"),
        ("4C 5C 6C", "7C", "you can only extend 4♣ to 6♣"),
        (
            "4C 5C 6C",
            "7C 8C 9C",
            "beat or extend 4♣ to 6♣ (a run up to a higher club, a spade or a diamond beats it)",
        ),
    ],
)
def test_a_panel_says_what_is_asked(beaten: str, hand: str, expected: str) -> None:
    assert expected in COG.asked(state_of(tuple(hand.split()), beaten), 0, "")


@pytest.mark.parametrize(
    ("beaten", "ranks", "expected"),
    [
        ("2S 2H", "5789J", "Your turn: beat 2♥ on 2♠ ("),
        ("3C 4C 5C", "789TJQK", "Your turn: beat 3♣ to 5♣ ("),
        ("3C 4C 5C", "6789TJ", "Your turn: beat or extend 3♣ to 5♣ ("),
    ],
)
def test_only_legal_ones_of_many_combinations_are_said(beaten: str, ranks: str, expected: str) -> None:
    hand = in_order([rank + suit for rank in ranks for suit in "CDHS"])
    said = COG.asked(state_of(hand, beaten), 0, "")
    assert said.startswith(expected)
    assert "choose step by step" in said


@pytest.mark.parametrize(
    ("so_far", "expected"),
    [("pair", "Which pair?"), ("pair 4", "Which pair?"), ("run", "Which run?"), ("single", "Which card?")],
)
def test_a_step_says_what_is_chosen(so_far: str, expected: str) -> None:
    state = state_of(QUADS)
    assert expected in COG.asked(state, 0, so_far)
    assert COG.leads_somewhere(state.legal(0), so_far)


@pytest.mark.parametrize("so_far", ["fly", "pair 3", "pair AD", "run AD", "extend", "play 4C"])
def test_steps_that_lead_nowhere(so_far: str) -> None:
    assert not COG.leads_somewhere(state_of(QUADS).legal(0), so_far)


@pytest.mark.parametrize(
    ("verb", "typed", "expected"),
    [
        ("play", "10♥", "TH"),
        ("play", "kh", "KH"),
        ("play", "5h, 5s", "5H 5S"),
        ("play", "5s 5h", "5S 5H"),
        ("play", "6c 4c 5c", "4C 5C 6C"),
        ("play", "5s 5h 5d 5c", "5C 5D 5H 5S"),
        ("play", "10c 9c jc", "9C TC JC"),
        ("play", "fish", "FI SH"),
        ("play", "", ""),
        ("play", "5h 5h", "5H 5H"),
        ("extend", "+ 7♣ 8♣", "7C 8C"),
    ],
)
def test_cards_are_read_as_people_write_them(verb: str, typed: str, expected: str) -> None:
    assert COG.read(verb, typed) == expected


@pytest.mark.parametrize(
    ("option", "short", "full"),
    [
        ("5H", "5♥", "5 of hearts"),
        ("TC", "10♣", "Ten of clubs"),
        ("5S 5H", "5♥ on 5♠", "Pair: 5 of hearts on 5 of spades"),
        ("5C 5S 5H", "5♥ on 5♣ 5♠", "Triple: 5 of hearts on 5 of clubs and 5 of spades"),
        ("5C 5D 5H 5S", "5♣ 5♦ 5♥ 5♠", "Quad: 5 of clubs, 5 of diamonds, 5 of hearts, 5 of spades"),
        ("4C 5C 6C 7C", "4♣ to 7♣", "Run: 4 of clubs to 7 of clubs"),
        ("7C 8C", "7♣ 8♣", "7 of clubs, 8 of clubs"),
    ],
)
def test_combinations_have_names(option: str, short: str, full: str) -> None:
    assert COG.label("play", option) == short
    assert COG.label("play", option, spoken=True) == full


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("draw", "draw a card and pass"),
        ("play 5S 5H", "play 5♥ on 5♠"),
        ("extend 7C 8C", "extend by 7♣ 8♣"),
    ],
)
def test_an_action_is_spelled_out(action: str, expected: str) -> None:
    assert COG.spelled(TopSuit.start(3, {}), 0, action, NAMES) == expected


def test_a_lead_is_said_once() -> None:
    """The lead is what must be beaten; the cards that follow stand beside it."""
    led = state_of(SUITS, "4H")
    (beaten,) = COG.lines(led, NAMES, Where.PUBLIC)
    assert "4♥" in beaten
    drew = replace(led, acts=(*led.acts, Act(1, "draw")))
    assert len(COG.lines(drew, NAMES, Where.PUBLIC)) == 2
    assert len(COG.lines(replace(led, phase="over"), NAMES, Where.PUBLIC)) == 1


def labels(state: TopSuit) -> set[str]:
    made = page(state, "", text_only=False).controls
    return {one.label for one in made if isinstance(one, Press)}


def test_the_last_cards_say_that_they_end_the_match() -> None:
    assert {"9♣", "9♦ on 9♣: +1, the match ends"} <= labels(state_of(("9C", "9D")))
    assert "9♦: +1, the match ends" in labels(state_of(("9D",), "8D"))
