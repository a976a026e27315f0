"""Texts of a hand of Mitigati through its phases."""

from __future__ import annotations

import pytest

from bot.games.base import NATURE, Event, play, replay
from bot.games.kit.loka import LOKA, in_order
from bot.games.mitigati.rules import Mitigati
from tests.games.mitigati.table import actions, after, cards, dealt, declaring, pack, playing


def test_chance_names_one_of_three_dealers() -> None:
    state = Mitigati.start(3, {})
    assert actions(state, NATURE) == {"dealer 0", "dealer 1", "dealer 2"}
    assert play(state, NATURE, "dealer 1")[1] == (Event("dealer", 1),)


def test_a_deal_tells_each_seat_its_cards() -> None:
    state = replay(Mitigati.start(3, {}), [(NATURE, "dealer 2")])
    pack = LOKA[::-1]
    _, events = play(state, NATURE, "deal " + " ".join(pack))
    got = [in_order(pack[start : start + 5] + pack[start + 15 : start + 20]) for start in (0, 5, 10)]
    assert events == (
        Event("dealt", 2, words=("2",)),
        *(Event("drew", seat, got[seat], to=frozenset({seat})) for seat in range(3)),
    )


@pytest.mark.parametrize("said", ["pass", "demand 5", "offer 200"])
def test_what_somebody_says_is_told_word_by_word(said: str) -> None:
    assert play(dealt(), 0, said)[1] == (Event("said", 0, words=tuple(said.split())),)


def test_a_bargain_is_told_with_its_points() -> None:
    _, events = play(after(dealt(), "0 demand 5", "1 offer 7"), 2, "pass")
    assert events == (
        Event("said", 2, words=("pass",)),
        Event("stopped", words=("5", "-5", "0")),
        Event("over"),
    )


def test_who_has_nothing_more_to_declare_is_told() -> None:
    state = declaring("", "AA 4A 5A")
    for seat in range(3):
        state, events = play(state, seat, "done")
        assert events == (Event("done", seat),)


def test_a_trick_is_told_after_its_card() -> None:
    state = playing("2A 6A", "3A 7A", "FOOL 8A")
    state, events = play(state, 0, "play 2A")
    assert events == (Event("played", 0, ("2A",)),)
    state, events = play(state, 1, "play 3A")
    assert events == (Event("played", 1, ("3A",)),)
    _, events = play(state, 2, "play FOOL")
    assert events == (Event("played", 2, ("FOOL",)), Event("took", 1, cards("2A 3A")))


def test_a_new_deal_forgets_the_hand_before() -> None:
    played = after(playing("2A 6A", "3T 5W", "4A 8A"), "0 play 2A", "1 play 3T", "2 play 4A")
    assert (played.leader, len(played.tricks), played.voids) == (1, 1, ("", "A", ""))
    state, _ = play(played.but(phase="deal", turn=NATURE), NATURE, "deal " + pack({}))
    assert (state.leader, state.tricks, state.voids) == (NATURE, (), ("", "", ""))


def test_nobody_may_do_anything_when_it_is_over() -> None:
    state = after(dealt(), "0 demand 5", "1 offer 7", "2 pass")
    assert state.phase == "over"
    assert not any(state.legal(seat) for seat in (NATURE, 0, 1, 2))
