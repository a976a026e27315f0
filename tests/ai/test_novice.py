"""Novices err as people do: they forget, overlook, hold on to aces and misjudge their hands."""

from __future__ import annotations

from random import Random

from bot.ai.decision import Budget, Thought
from bot.ai.noise import NONE, REMEMBERED, Errors, erring, foremost
from bot.ai.q92.heuristics import PlainOdds, TrickOdds
from bot.games.kit.tricks import Trick
from tests.kit import q92 as a_q92

TRICKS = tuple(Trick(0, (f"{rank}S", f"{rank}H"), 1) for rank in "2345")


def test_forgetful_players_remember_who_won_older_tricks() -> None:
    recalled = Errors(forgets=True).recalled(TRICKS)
    assert recalled[-REMEMBERED:] == TRICKS[-REMEMBERED:]
    assert [trick.cards for trick in recalled[:-REMEMBERED]] == [(), ()]
    assert [trick.winner for trick in recalled] == [1] * len(TRICKS)
    assert NONE.recalled(TRICKS) == TRICKS


def test_who_makes_no_errors_uses_no_chance() -> None:
    rng = Random(1)
    before = rng.getstate()
    assert NONE.of_hand(rng) == 0
    assert not NONE.overlooked(rng)
    assert rng.getstate() == before


def test_half_of_the_times_something_is_overlooked() -> None:
    rng, errors = Random(1), Errors(overlooks=0.5)
    assert 40 < sum(errors.overlooked(rng) for _ in range(100)) < 60


def test_errors_go_by_the_number_of_players() -> None:
    state = a_q92.playing("JH 3H 3S", "4H 5H 5S", "7H 3D 6S", "AH QH 6H")
    player = erring(
        lambda _view, _seat, _rng, errors: Thought(str(errors.slip)), {4: Errors(2.0), 6: Errors(3.0)}
    )
    assert player(state.view(0), 0, Random(1), Budget(iterations=1)).action == "2.0"


def test_a_slip_changes_the_choice_only_where_options_are_close() -> None:
    worths = {"clear": 5.0, "close": 4.9, "far": 1.0}
    chosen = {foremost(worths, worths.__getitem__, Random(seed), 1.0) for seed in range(100)}
    assert chosen == {"clear", "close"}


def test_a_player_may_overlook_that_twos_rise() -> None:
    view = a_q92.after(
        a_q92.playing("JH 3H 3S", "4H 5H 5S", "7H 3D 6S", "2H QH 6H"), "0 play JH", "1 play 4H", "2 play 7H"
    ).view(3)
    aware, plain = TrickOdds(view, 3), PlainOdds(view, 3)
    assert aware.worth("2H") > aware.worth("6H")
    assert plain.worth("2H") == plain.worth("6H")
