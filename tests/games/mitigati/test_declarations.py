"""Declarations in Mitigati: what they are worth, which go together, and why one may not be made."""

from __future__ import annotations

import pytest

from bot.games.mitigati.declarations import Declaration, bonuses, declaration
from bot.games.mitigati.rules import Mitigati
from tests.games.mitigati.table import actions, after, cards, declaring, playing, why

TEN = "2T 3T 4T 5T 6T 7T 8T 9T 10T 11T"
SEVEN = "KA KE KF KW 1T 21T FOOL"
LOOSE = "AA 2A 3A"


@pytest.mark.parametrize(
    ("kind", "named", "bonus"),
    [
        ("abundance", TEN, 10),
        ("abundance", TEN + " 12T 13T", 12),
        ("abundance", " ".join(f"{number}T" for number in range(1, 22)), 21),
        ("kings", "", 20),
        ("kings", "21T", 25),
        ("kings", "1T 21T FOOL", 35),
        ("honours", "", 15),
        ("honours", "KA KF", 25),
        ("honours", "KA KE KF KW", 35),
        ("mixed", "KA KE KF 1T", 10),
        ("mixed", "KA KE KF KW", 10),
        ("mixed", "KA KE KF 1T FOOL", 15),
        ("mixed", SEVEN, 25),
    ],
)
def test_what_a_declaration_is_worth(kind: str, named: str, bonus: int) -> None:
    assert declaration(0, kind, cards(named)).bonus == bonus


def test_declarations_show_the_cards_they_need() -> None:
    assert declaration(0, "kings", ("FOOL",)).cards == ("KA", "KE", "KF", "KW", "FOOL")
    assert declaration(0, "honours", ("KF",)).cards == ("KF", "1T", "21T", "FOOL")
    assert declaration(0, "mixed", cards("KA KE KF 1T")).cards == ("KA", "KE", "KF", "1T")


def test_each_opponent_pays_a_bonus() -> None:
    assert bonuses((declaration(1, "kings", ()),), 3) == (-20, 40, -20)
    both = (declaration(0, "kings", ()), declaration(2, "abundance", cards(TEN)))
    assert bonuses(both, 3) == (40 - 10, -20 - 10, 20 - 20)
    assert bonuses((), 3) == (0, 0, 0)


def kinds(state: Mitigati) -> set[str]:
    return {choice.verb for choice in state.legal(0)} - {"done"}


@pytest.mark.parametrize(
    ("made", "open_still"),
    [
        ("", "kings honours mixed"),
        ("kings", "honours"),
        ("honours", "kings"),
        ("kings 1T", ""),
        ("honours KA", ""),
        ("kings, honours", ""),
        ("honours, kings", ""),
        ("mixed KA KE KF KW", ""),
        ("mixed KA 1T 21T FOOL", ""),
    ],
)
def test_which_declarations_go_together(made: str, open_still: str) -> None:
    lines = [f"0 {action}" for action in made.split(", ") if action]
    assert kinds(after(declaring(SEVEN, LOOSE), *lines)) == set(open_still.split())
    many = declaring(f"{SEVEN} {TEN}", LOOSE)
    assert kinds(after(many, *lines)) == {"abundance", *open_still.split()}
    assert kinds(after(many, f"0 abundance {TEN}", *lines)) == set(open_still.split())


def test_after_the_bare_honours_only_the_bare_kings() -> None:
    state = declaring(SEVEN, LOOSE)
    assert len([action for action in actions(state, 0) if action.startswith("kings")]) == 8
    assert len([action for action in actions(state, 0) if action.startswith("honours")]) == 16
    assert actions(after(state, "0 honours"), 0) == {"kings", "done"}
    assert actions(after(state, "0 kings"), 0) == {"honours", "done"}


def test_the_mixed_may_be_any_four_or_more() -> None:
    mixed = [action for action in actions(declaring(SEVEN, LOOSE), 0) if action.startswith("mixed")]
    assert len(mixed) == 35 + 21 + 7 + 1


def test_abundance_may_leave_trumps_unshown() -> None:
    shown = [a for a in actions(declaring(f"{TEN} 12T 13T", LOOSE, "1T 14T"), 0) if a.startswith("abundance")]
    assert len(shown) == 66 + 12 + 1


def test_nothing_to_declare_but_done() -> None:
    state = declaring("KA KE FOOL", LOOSE, "KF KW 1T 21T")
    assert actions(state, 0) == {"done"}


def test_declarations_begin_anew_with_each_player() -> None:
    state = after(declaring("KA KE KF KW", LOOSE, "1T 21T FOOL"), "0 kings", "0 done")
    assert actions(state, 1) == {"honours", "done"}
    assert state.declared == (Declaration(0, "kings", ("KA", "KE", "KF", "KW"), 20),)


@pytest.mark.parametrize(
    ("hand", "before", "action", "sentence"),
    [
        (SEVEN, "0 kings", "kings", "You have declared Kings in this hand already."),
        (
            SEVEN,
            "0 kings 1T",
            "honours",
            "You can declare both Kings and Honours only if neither is shown beside the other.",
        ),
        (
            SEVEN,
            "0 honours",
            "kings 1T",
            "You can declare both Kings and Honours only if neither is shown beside the other.",
        ),
        (
            SEVEN,
            "0 honours KA",
            "kings",
            "You can declare both Kings and Honours only if neither is shown beside the other.",
        ),
        (
            SEVEN,
            "0 mixed KA KE KF KW",
            "kings",
            "You have declared Kings and Honours mixed, so you cannot declare Kings any more.",
        ),
        (
            SEVEN,
            "0 mixed KA KE KF KW",
            "honours KA",
            "You have declared Kings and Honours mixed, so you cannot declare Honours any more.",
        ),
        (
            SEVEN,
            "0 honours",
            "mixed KA KE KF KW",
            "Kings and Honours mixed are for those who declare neither alone; you have declared Honours.",
        ),
        (SEVEN, "", "kings 1T 1T", "Name each card once."),
        (SEVEN, "", "kings FOOL 1T", "Write it as “kings 1T FOOL”."),
        (
            SEVEN,
            "",
            "kings KA",
            "Beside the four Kings, which are shown anyway, you can only name Honours; K\u2060💨 is none.",
        ),
        (
            SEVEN,
            "",
            "honours FOOL",
            "Beside the three Honours, which are shown anyway, you can only name Kings; the Fool is none.",
        ),
        (SEVEN + " QF", "", "mixed KA KE KF QF", "Q\u2060🔥 is neither a King nor an Honour."),
        (SEVEN, "", "mixed KA KE KF", "Show at least 4 Kings and Honours."),
        ("KA KE KF 1T", "", "mixed KE KA KF 1T", "Write it as “mixed KA KE KF 1T”."),
        (TEN, "", "abundance 3T 2T " + TEN[6:], f"Write it as “abundance {TEN}”."),
        (SEVEN, "", "mixed", "Show at least 4 Kings and Honours."),
        (SEVEN, "", "kings 1C", "There is no such card."),
        ("KA KE KF KW", "", "kings FOOL", "You do not have the Fool."),
        (
            "KA KE KF",
            "",
            "kings",
            "Declaring Kings takes all four of them, and you do not hold K\u2060💧.",
        ),
        (
            "1T FOOL",
            "",
            "honours",
            "Declaring Honours takes the Magician, the World and the Fool, and you do not hold 21✦.",
        ),
        ("KA FOOL", "", "mixed KA FOOL", "That takes 4 Kings and Honours in all and you hold 2."),
        (TEN, "", "abundance", "Show at least 10 trumps."),
        (TEN, "", "abundance " + TEN[:-4], "Show at least 10 trumps."),
        (TEN + " FOOL", "", f"abundance {TEN} FOOL", "The Fool is not a trump."),
        (TEN + " KA", "", f"abundance {TEN} KA", "K\u2060💨 is not a trump."),
        (TEN, "", f"abundance {TEN} 20T", "You do not have 20✦."),
        (TEN, "", f"abundance 2T {TEN}", "Name each card once."),
        (TEN, f"0 abundance {TEN}", f"abundance {TEN}", "You have declared Abundance in this hand already."),
        (
            TEN[:-4] + " FOOL",
            "",
            f"abundance {TEN[:-4]} FOOL",
            "Abundance takes 10 trumps and you hold 9; the Fool is not one.",
        ),
        (
            TEN,
            "",
            "play 2T",
            "This is the time to declare. Declare nothing more when you have shown all you want.",
        ),
        (
            TEN,
            "",
            "pass",
            "This is the time to declare. Declare nothing more when you have shown all you want.",
        ),
    ],
)
def test_why_a_declaration_may_not_be_made(hand: str, before: str, action: str, sentence: str) -> None:
    kept_away = " ".join(card for card in [*SEVEN.split(), "11T", "20T"] if card not in hand.split())
    state = declaring(hand, LOOSE, kept_away)
    state = after(state, before) if before else state
    assert why(state, 0, action) == sentence


def test_nobody_declares_during_the_play() -> None:
    state = playing("KA KE KF KW 2A", "3A 4A 5A 6A 7A", "8A 9A TA JA QA")
    assert why(state, 0, "kings") == "The play has begun: play a card."
