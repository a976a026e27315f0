"""Top Suit by sound rules of thumb, and by search."""

from __future__ import annotations

import pytest

from bot.ai import decision
from bot.ai.topsuit.bitboard import DRAW, TOP, TopSuitBitboard
from bot.ai.topsuit.heuristics import usual, weigh
from bot.ai.topsuit.reasons import why
from bot.games.kit.french import FRENCH
from tests.ai.reasons import sentence, thinks
from tests.kit.topsuit import position

STOCK = "2C 2S 3H 4H 7H 8S 9C"
both = pytest.mark.parametrize("level", ["normal", "hard"])


@both
def test_last_to_act_wins_with_the_cheapest_card(level: str) -> None:
    state = position("AD KC 3C", "6S TC", "7S 9H", current="2H", stock=STOCK)
    last = state.but(acts=(state.acts[0],) * 2)
    said = thinks(last, 0, level, iterations=12)
    assert said.action == "play 3C"
    assert "for certain" in sentence(said)


@both
def test_no_player_draws_itself_out_of_the_match(level: str) -> None:
    state = position("AD 4H 7S", "KD QD JD", "8D 7D 6D", stock="3D")
    taken = state.sheet[0]
    behind = state.but(sheet=(taken, taken._replace(winner=1), taken._replace(winner=1)))
    assert thinks(behind, 0, level, iterations=12).action == "play AD"


@both
def test_last_to_act_extends_a_run(level: str) -> None:
    state = position("AD 8C 3S", "6S TC", "7S 9H", current="5C 6C 7C", stock="2C 2S 3H 4H 7H 8S 9C")
    last = state.but(acts=(state.acts[0],) * 2)
    said = thinks(last, 0, level, iterations=12)
    assert said.action == "extend 8C"
    assert "for certain" in sentence(said)


def test_keeping_the_best_card_is_said_truly() -> None:
    deck = "2C 3C 5C 6C 8C 9C 2D 3D 5D 6D 7D 9D 2H 3H 5H 6H 8H 9H"
    state = position("4C AD 4H 7H JH KH AH 7S JS AS", "KC QC JC TC 8S 6S", "KS QS TS 9S 5S 2S", stock=deck)
    said = thinks(state, 0, "hard", iterations=200)
    assert said.action == "draw"
    # The ace is not what would be played instead.
    assert sentence(said) == "No play here promises as much as drawing."


def test_keeping_a_holding_run_is_said_truly() -> None:
    state = position("QD KD AD 4S 9S", "6S TC", "7S 9H", current="5C 6C 7C", stock=STOCK)
    last = TopSuitBitboard.of(state.but(acts=(state.acts[0],) * 2).view(0))
    weighed = weigh(last, usual(last.players))
    (draw,) = (one for one in weighed if one.move == DRAW)
    assert why(last, draw, weighed) == decision.reason("topsuit-why-keep", top="AD")


def test_only_what_is_least_useful_is_called_so() -> None:
    """A search may take a trick with an ace."""
    state = position("6C AC AD 2S", "6S TC", "7S 9H", current="5C", stock=STOCK)
    last = TopSuitBitboard.of(state.but(acts=(state.acts[0],) * 2).view(0))
    weighed = [one for one in weigh(last, usual(last.players)) if one.move != DRAW]
    said = {reason.key for one in weighed if (reason := why(last, one, weighed))}
    least = max(weighed)
    assert said == {"topsuit-why-last", "topsuit-why-takes"}
    assert why(last, least, weighed) == decision.reason(
        "topsuit-why-last", top=FRENCH[least.move >> TOP & 63]
    )


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.0, "2♠ will hardly hold, but "),
        (0.049, "2♠ will hardly hold, but "),
        (0.3, "With 2♠ on top it holds only about 30%"),
    ],
)
def test_a_small_chance_is_not_called_none(chance: float, said: str) -> None:
    board = TopSuitBitboard.of(position("6C AC AD 2S", "6S TC", "7S 9H", stock=STOCK).view(0))
    weighed = weigh(board, usual(board.players))
    best = next(one for one in weighed if one.move != DRAW)._replace(chance=chance)
    told = decision.Thought("play 2S", why(board, best, [best]))
    assert sentence(told).startswith(said)


def test_what_is_guessed_is_never_certain() -> None:
    board = TopSuitBitboard.of(position("6D 3C", "6S TC", "7S 9H", current="5D", stock=STOCK).view(0))
    weighed = [one._replace(chance=0.0, worth=0.0) for one in weigh(board, usual(board.players))]
    (draw,) = (one for one in weighed if one.move == DRAW)
    said = why(board, draw, weighed)
    assert said
    assert dict(said.values)["percent"] == 99


@both
def test_the_last_cards_go_together(level: str) -> None:
    state = position("5C 6C 7C", "AD KD", "8D 7D", stock=STOCK)
    said = thinks(state, 0, level, iterations=12)
    assert said.action == "play 5C 6C 7C"
    assert "empties the hand" in sentence(said)


def test_only_one_thing_to_do_needs_no_search() -> None:
    state = position("2C", "AD KD", "8D 7D", current="AD", stock=STOCK)
    assert thinks(state, 0, "hard") == decision.Thought("draw", decision.reason("topsuit-why-only-draw"))


def test_a_search_says_what_it_compared() -> None:
    state = position("AD 4H 7S", "KD QD JD", "8D 7D 6D", stock="2C 2S 3H 8H 9C")
    said = thinks(state, 0, "hard", iterations=10)
    assert said.weighed[0].action == said.action
    assert said.worlds > 1
    assert {one.action for one in said.weighed} == {"play AD", "play 4H", "play 7S", "draw"}
