"""Spring Cleaning by sound rules of thumb, and by search."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.springcleaning.bitboard import SpringCleaningBitboard, text_of
from bot.ai.springcleaning.evaluation import best_order, needs, plays_needed
from bot.ai.springcleaning.heuristics import weigh
from bot.ai.springcleaning.joins import joins, loosest, place_for, place_of
from bot.ai.springcleaning.packing import BITS, CARD, TOP, packed
from bot.ai.springcleaning.reasons import pieces, why
from bot.games.springcleaning.rules import SpringCleaning
from bot.words import words
from tests.ai.reasons import sentence, thinks
from tests.kit.springcleaning import after, position

both = pytest.mark.parametrize("level", ["normal", "hard"])


def hand(text: str) -> int:
    return packed(map(int, text))


def offer(text: str) -> int:
    return packed(text.count(str(value)) for value in range(TOP + 1))


def joined(cards: int, value: int) -> int:
    return joins(cards) >> BITS * value & CARD


def test_what_stands_together_takes_fewer_plays() -> None:
    assert plays_needed(hand("345")) < plays_needed(hand("354"))
    assert plays_needed(hand("3355")) < plays_needed(hand("3535"))
    assert plays_needed(hand("9")) < plays_needed(hand("1"))
    assert plays_needed(hand("345")) < plays_needed(hand("34")) < plays_needed(hand("37"))


def test_no_division_of_a_hand_is_overlooked() -> None:
    assert plays_needed(hand("12234")) == plays_needed(hand("12")) + plays_needed(hand("234"))
    assert plays_needed(hand("7771")) == plays_needed(hand("777")) + plays_needed(hand("1"))


def test_an_empty_hand_needs_its_offer_arranged() -> None:
    assert needs(0, offer("345"), 3) < needs(hand("354"), 0, 0)
    assert needs(0, 0, 0) < -50 * plays_needed(hand("9"))


def test_the_own_offer_fills_gaps() -> None:
    assert plays_needed(hand("35"), offer("4")) < plays_needed(hand("35"))
    assert plays_needed(hand("35"), offer("6")) == plays_needed(hand("35"))
    assert plays_needed(hand("36"), offer("45")) < plays_needed(hand("36"), offer("4"))


def test_a_card_goes_where_it_joins_most() -> None:
    assert joined(hand("359"), 4) == 2
    assert place_for(hand("359"), 4) == 1
    assert joined(hand("359"), 9) == 1
    assert joined(hand("3459"), 7) == 0


def test_the_loosest_card_is_offered_first() -> None:
    assert place_of(loosest(hand("34519"))) == 3
    assert place_of(loosest(hand("3354"))) == 2


def test_an_offer_is_arranged_in_sets_or_runs() -> None:
    assert best_order(offer("556677")) == hand("567567")
    assert best_order(offer("9191")) == hand("1199")
    assert best_order(offer("3412")) == hand("1234")


def test_a_hand_may_be_longer_than_a_word() -> None:
    long = "13579" * 5
    assert plays_needed(hand(long)) == 5 * plays_needed(hand("13579"))
    assert plays_needed(hand(long + "33")) < plays_needed(hand(long + "93"))
    assert place_for(hand("1" * 20 + "35"), 4) == 21
    assert place_of(loosest(hand("1" * 16 + "9" + "1" * 9))) == 16


@both
def test_all_that_is_left_goes_at_once(level: str) -> None:
    said = thinks(position("345", "678", stock="9"), 0, level, iterations=8)
    assert said.action == "play h0 h1 h2"
    assert "last cards" in sentence(said)


@both
def test_nobody_is_relieved_of_the_last_card(level: str) -> None:
    state = position("3517", "", "999", offers=("", "4", ""), current="2", turn=0, stock="129")
    assert "1.4" not in thinks(state, 0, level, iterations=8).action


# What is said of a move


def reason_for(state: SpringCleaning, action: str, seat: int = 0) -> str:
    """The key of what is said where this is done, without what all keys begin with; or nothing."""
    board = SpringCleaningBitboard.of(state.view(seat), Random(1), seat)
    weighed = weigh(board)
    chosen = next(one for one in weighed if text_of(board, one.move) == action)
    said = why(board, chosen, weighed)
    return said.key.removeprefix("springcleaning-why-") if said else ""


def drawn(hand: str, card: str) -> SpringCleaning:
    return after(position(hand, "9", current="2", stock=card), "0 draw deck")


def test_last_cards_may_include_the_own_offer() -> None:
    state = position("35", "678", offers=("4", ""), current="66", stock="9")
    assert reason_for(state, "play h0 0.4 h1") == "out"
    assert not after(state, "0 play h0 0.4 h1").hands[0]


def test_a_remaining_offer_is_said_to_be_taken() -> None:
    state = position("35", "678", offers=("49", ""), current="66", stock="9")
    assert reason_for(state, "play h0 0.4 h1") == "empty"
    state = position("35", "678", offers=("9", "48"), current="66", stock="9")
    assert reason_for(state, "play h0 1.4 h1") == "empty"


def test_insert_claims_only_a_true_join() -> None:
    assert reason_for(drawn("359", "4"), "insert 1") == "insert"
    assert not reason_for(drawn("359", "4"), "insert 0")
    assert not reason_for(drawn("359", "4"), "insert 3")
    assert reason_for(drawn("359", "9"), "insert 3") == "insert"


def test_aside_claims_only_where_nothing_is_parted() -> None:
    assert reason_for(drawn("3459", "7"), "insert 4") == "insert-aside"
    assert reason_for(drawn("3459", "7"), "insert 3") == "insert-aside"
    assert not reason_for(drawn("3459", "7"), "insert 1")


def test_the_deck_is_compared_with_existing_offers() -> None:
    def reason_to_draw(hand: str, *offers: str) -> str:
        return reason_for(position(hand, "9", offers=offers, current="9", stock="9"), "draw deck")

    assert reason_to_draw("1", "5", "3") == "only-deck"
    assert reason_to_draw("1", "5", "") == "no-offers"
    assert reason_to_draw("1", "1", "") != "deck"
    assert reason_to_draw("111", "1", "") == "deck"


def test_a_hand_falls_into_sets_and_runs_of_neighbours() -> None:
    assert [pieces(hand(text)) for text in ("", "7", "345", "334", "12234", "9191")] == [0, 1, 1, 2, 2, 4]


def test_fits_least_is_never_said_of_a_pair_beside_a_single_card() -> None:
    state = after(position("9937", "9", current="2", stock="1"), "0 draw deck", "0 insert 4")
    assert not reason_for(state, "offer h0")
    assert reason_for(state, "offer h2") == "offer"
    state = after(position("12399", "9", current="2", stock="1"), "0 draw deck", "0 insert 5")
    assert not reason_for(state, "offer h2")


def test_take_best_claims_only_a_fitting_card() -> None:
    assert reason_for(position("159", "9", offers=("", "3"), current="9"), "draw 1.3") == "take-best"
    assert reason_for(position("149", "9", offers=("", "37"), current="9"), "draw 1.3") == "take"


def test_a_set_is_not_said_to_fill_gaps() -> None:
    state = position("3719", "", "999", offers=("", "3", ""), current="2", turn=0, stock="129")
    assert reason_for(state, "play h0 1.3") == "filled"
    assert "gap" not in words()("springcleaning-why-filled", count=1)
