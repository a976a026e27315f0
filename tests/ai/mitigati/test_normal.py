"""Mitigati by sound rules of thumb, and by search."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.decision import Thought
from bot.ai.mitigati.bargaining import ASK, HOPE, KEEN, statement
from bot.ai.mitigati.bitboard import BIT, TRUMPS, MitigatiBitboard, mask_of
from bot.ai.mitigati.evaluation import worth
from bot.ai.mitigati.heuristics import WeighedMove, weigh
from bot.ai.mitigati.reasons import beatable, why, why_say
from bot.ai.mitigati.rollout import bonus
from bot.games.base import shuffled
from bot.games.kit.loka import LOKA, STRENGTH, SUITS, Cards
from bot.games.mitigati.bargaining import Bargain
from bot.games.mitigati.declarations import choices, declaration
from bot.games.mitigati.rules import KEPT, Mitigati
from bot.words import words
from bot.words.signs import MINUS
from tests.ai.reasons import sentence, thinks
from tests.games.mitigati.table import after, cards, dealt, declaring, discarding, playing

RICH = "KA KE KF KW 21T FOOL 20T 19T 18T 17T"
POOR = "2A 3A 4A 2E 3E 4E 5F 6F 7F 2W"
both = pytest.mark.parametrize("level", ["normal", "hard"])


def test_a_better_hand_is_worth_more() -> None:
    assert worth(cards(RICH), dealer=False) > 20
    assert worth(cards(POOR), dealer=False) < -15
    assert worth(cards(RICH.replace("21T", "2T")), dealer=False) < worth(cards(RICH), dealer=False)
    assert worth(cards(POOR), dealer=True) > worth(cards(POOR), dealer=False) + 15


def says(worth_of_hand: float, *stances: int, spoken: int = 1) -> str:
    """Return seat 0's statement after these; an amount below nothing is a demand."""
    said = tuple((seat, "pass") for seat in range(3)) * spoken
    state = dealt().but(bargain=Bargain(said, stances))
    return statement(state, 0, worth_of_hand)


def test_a_bargain_must_be_better_than_the_hand() -> None:
    assert says(10, 0, 30, 0) == "demand 30"
    assert says(10, 0, 10 + KEEN, 0) == f"demand {10 + KEEN}"
    assert says(10, 0, 9 + KEEN, 0) != f"demand {9 + KEEN}"
    assert says(-30, 0, -15, 0) == "offer 15"
    assert says(-30, 0, KEEN - 30, 0) == f"offer {30 - KEEN}"
    assert not says(-30, 0, KEEN - 31, 0).startswith(f"offer {31 - KEEN}")


def test_a_bargain_must_pay_by_hards_own_estimate() -> None:
    """*hard* has its own estimate; whoever wants less than others loses to them by what is agreed."""
    least: set[int] = set()
    for offer in range(100, 112):
        state = dealt({0: RICH}).but(bargain=Bargain(((0, "pass"), (1, "pass"), (2, "pass")), (0, offer, 0)))
        said = thinks(state, 0, "hard", iterations=8)
        assert said.reason is not None
        (points,) = (value for _, value in said.reason.values if isinstance(value, int))
        if said.action == f"demand {offer}":
            least.add(offer - points)
        else:
            assert offer - points < KEEN
    assert least
    assert min(least) >= KEEN


def test_a_poor_hands_promise_has_a_minus() -> None:
    state = dealt({0: POOR})
    why = why_say(state, 0, statement(state, 0, -18.2), -18.2)
    assert why
    assert f"about {MINUS}18 points" in words()(why.key, **dict(why.values))


def test_a_demand_falls_slowly_to_its_floor() -> None:
    first = int(says(20, 0, 0, 0, spoken=0).removeprefix("demand "))
    assert first == 20 + KEEN + ASK
    assert ASK <= KEEN
    second = int(says(20, -first, 14, 0).removeprefix("demand "))
    assert 20 + KEEN <= second < first
    assert says(20, -20 - KEEN, 14, 0) == "pass"


def test_the_last_word_concedes_all_it_can() -> None:
    assert says(20, -40, 6, 6, spoken=2) == f"demand {20 + KEEN}"
    assert says(-20, 1, -10, -10, spoken=2) == f"offer {20 - KEEN}"


def test_the_deal_continues_without_a_possible_bargain() -> None:
    for spoken in (1, 2):
        assert says(20, -40, 20 + KEEN - HOPE, 0, spoken=spoken) != "continue"
        assert says(20, -40, 19 + KEEN - HOPE, 0, spoken=spoken) == "continue"
    assert says(20, -40, 20 + KEEN - HOPE, 0, spoken=2) == f"demand {20 + KEEN}"


def test_nobody_gives_way_where_all_want_the_same() -> None:
    assert says(-10, -5, -2, 0) == "pass"
    assert says(-30, 5, 3, 0) == "pass"


def test_nobody_talks_for_ever() -> None:
    assert says(20, -20 - KEEN, 20, 0, spoken=3) == "continue"


def test_a_king_that_nobody_trumps_is_played() -> None:
    state = playing("4A 2E", "AA 3E", "2A KA 4E")
    said = thinks(after(state, "0 play 4A", "1 play AA"), 2)
    assert said.action == "play KA"
    assert "11 points for certain" in sentence(said)


def test_points_are_kept_out_of_a_lost_trick() -> None:
    state = playing("KA 2E", "2A 3E", "QA 3A 4E")
    assert thinks(after(state, "0 play KA", "1 play 2A"), 2).action == "play 3A"


@both
def test_aces_are_laid_away(level: str) -> None:
    hand = "AA AE AF 9A 8A 9E 8E 9F 8F 9W 8W 5T 6T 7T 8T KA KE QF"
    assert thinks(discarding({2: hand}), 2, level, iterations=40).action == "discard AA AE AF"


@both
def test_what_may_not_be_laid_away_is_not(level: str) -> None:
    hand = " ".join(card for card in LOKA if card[-1] == "T")
    said = thinks(discarding({2: hand}, "KA KE KF"), 2, level, iterations=2)
    laid = said.action.split()[1:]
    assert len(laid) == 3
    assert not set(laid) & KEPT


@both
def test_all_that_pays_is_declared(level: str) -> None:
    state = declaring("KA KE KF KW", "AA AE AF")
    said = thinks(state, 0, level)
    assert said.action == "kings"
    assert "20 points" in sentence(said)
    assert thinks(after(state, "0 kings"), 0, level).action == "done"


def test_bonus_is_the_best_of_all_declarations() -> None:
    rng = Random(3)
    rich = [card for card in LOKA if card in KEPT or card[-1] == "T"]
    for size in range(5, 20):
        hand = tuple(card for card in LOKA if card in shuffled(rng, rich)[:size])
        assert bonus(mask_of(hand)) == most_declared(hand)


def most_declared(hand: Cards) -> int:
    """The dearest way to declare, one thing after another."""

    def best(made: tuple[tuple[str, tuple[str, ...]], ...]) -> int:
        before = tuple(declaration(0, kind, named) for kind, named in made)
        most = sum(one.bonus for one in before)
        for choice in choices(hand, before):
            if choice.verb != "done":
                for named in {choice.options, choice.options[: choice.least]}:
                    most = max(most, best((*made, (choice.verb, tuple(named)))))
        return most

    return best(())


def test_hard_values_a_hand_by_play_outs() -> None:
    said: Thought = thinks(dealt({0: RICH}), 0, "hard", iterations=3)
    assert said.action.startswith("demand ")
    assert said.worlds == 3


# What is said of a card


def reason_for(state: Mitigati, card: str, chance: float | None = None) -> str | None:
    """The key of what is said where this card is played, if it takes the trick with this chance."""
    board = MitigatiBitboard.of(state.view(state.turn))
    weighed = weigh(board)
    best = next(one for one in weighed if one.place == STRENGTH[card])
    said = why(board, best if chance is None else WeighedMove(best.worth, best.place, chance), weighed)
    assert not said or "percent" not in dict(said.values)
    return said and said.key.removeprefix("mitigati-why-")


def test_a_card_that_may_be_trumped_is_uncertain() -> None:
    state = playing("21T 20T KA QA 2E", "2A 3E", "3A 4E")
    assert reason_for(state, "21T") == "sure"
    assert reason_for(state, "KA", 0.99) == "likely"
    assert reason_for(state, "KA", 0.7) == "may"
    assert reason_for(state, "KA", 0.3) == "try"


def test_a_trump_below_another_is_led_low() -> None:
    state = playing("20T 18T 2E", "2A 3E", "3A 4E")
    assert reason_for(state, "20T", 0.9) is None
    assert reason_for(state, "2E") == "lead-low"
    assert reason_for(playing("21T 20T 2E", "2A", "3A"), "20T") == "sure"


def test_words_say_how_likely_a_ruff_holds() -> None:
    state = after(playing("KA 2E", "21T 20T 3E", "2A 4E"), "0 play KA")
    assert reason_for(state, "21T") == "ruff-sure"
    assert reason_for(state, "20T") == "ruff-sure"
    state = after(playing("KA 2E", "21T 18T 3E", "2A 4E"), "0 play KA")
    assert reason_for(state, "18T", 0.9) == "ruff"
    assert reason_for(state, "18T", 0.7) == "ruff-may"
    assert reason_for(state, "18T", 0.02) == "least"


def test_a_dear_card_is_not_called_least_useful() -> None:
    """A search may throw it all the same."""
    state = after(playing("KA 2E", "QA 5A 3E", "2A 4E"), "0 play KA")
    assert reason_for(state, "QA") is None
    assert reason_for(state, "5A") == "lost"
    state = after(playing("KA 2E", "QA CA 3E", "2A 4E"), "0 play KA")
    assert reason_for(state, "CA") == "lost"


def test_least_useful_is_the_lowest_of_equal_points() -> None:
    state = after(playing("KA 2E", "9A 5A AA 3E", "2A 4E"), "0 play KA")
    assert reason_for(state, "9A") == "dear"
    assert reason_for(state, "5A") == "lost"
    # The ace is lower still, but costs points.
    assert reason_for(state, "AA") is None
    state = after(playing("21T 2E", "18T 3T 3E", "2A 4T"), "0 play 21T")
    assert reason_for(state, "18T") is None
    assert reason_for(state, "3T") == "lost"


def test_beatable_minds_voids_and_higher_cards() -> None:
    board = MitigatiBitboard.of(playing("KA QA 20T", "2A 3E", "3A 4E").view(0))
    king, queen, trump = STRENGTH["KA"], STRENGTH["QA"], STRENGTH["20T"]
    assert beatable(board, king)
    board.voids[1] = board.voids[2] = 1 << TRUMPS
    assert not beatable(board, king)
    assert not beatable(board, trump)
    board.hands[0] ^= BIT[king]
    assert beatable(board, queen)
    board.voids[1] = board.voids[2] = 1 << SUITS.index("A")
    assert beatable(board, queen)
    assert beatable(board, trump)
    board.voids[1] = board.voids[2] = 0
    board.hands[0] |= BIT[king]
    board.hands[1] = board.hands[2] = BIT[STRENGTH["2A"]]
    assert not beatable(board, king)
