"""The rules of thumb for Mitigati, without slips and with them."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.ai import brain, think
from bot.ai.decision import Brain, Budget
from bot.ai.mitigati.evaluation import worth
from bot.games.base import NATURE, play, replay, shuffled
from bot.games.kit.loka import LOKA
from bot.games.kit.tricks import Trick
from bot.games.mitigati.bargaining import Bargain
from bot.games.mitigati.rules import KEPT, Mitigati
from tests.ai import examples
from tests.games.mitigati.table import after, cards, dealt, declaring, playing

says = partial(examples.says, level="normal")
normal, easy = brain("mitigati", "normal"), brain("mitigati", "easy")

RICH = "KA KE KF KW 21T FOOL 20T 19T 18T 17T"
POOR = "2A 3A 4A 2E 3E 4E 5F 6F 7F 2W"
both = pytest.mark.parametrize("think", [normal, easy])


# Bargaining


def bargaining(hand: str, *stances: int, spoken: int = 0) -> Mitigati:
    """Seat 0 has these ten cards and is asked; below nothing a stance is a demand."""
    said = tuple((seat, "pass") for seat in range(3)) * spoken
    state = dealt({0: hand})
    return state.but(bargain=Bargain(said, (*stances, 0, 0, 0)[:3])) if stances else state


def test_good_cards_demand_and_bad_cards_offer() -> None:
    assert says(bargaining(RICH), 0).startswith("demand ")
    assert says(bargaining(POOR), 0).startswith("offer ")


def test_first_words_leave_room_to_bargain() -> None:
    assert int(says(bargaining(RICH), 0).split()[1]) > worth(cards(RICH), dealer=False)
    assert int(says(bargaining(POOR), 0).split()[1]) < -worth(cards(POOR), dealer=False)


def test_a_sufficient_offer_is_taken_whole() -> None:
    assert says(bargaining(RICH, 0, 150, 0, spoken=1), 0) == "demand 150"
    assert says(bargaining(RICH, -180, 150, 0, spoken=1), 0) == "demand 150"
    assert says(bargaining(POOR, 0, 3, 4, spoken=1), 0) == "demand 7"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_pass_for_a_hand_a_little_too_weak_has_a_reason(level: str) -> None:
    state = bargaining("KA 4E 7F 9E TA FOOL 4A 3F 2T 4F")
    thought = think("mitigati", level, state.view(0), 0, Random(1), Budget(iterations=20))
    assert thought.reason
    assert (thought.action, thought.reason.key) == ("pass", "mitigati-why-suits")


def test_an_offer_waits_for_the_third_speaker() -> None:
    """A player who accepts at once has a demand and may offer no more: the bargain fails."""
    assert says(bargaining(POOR, 0, 3, 0), 0).startswith("offer ")


def test_a_demand_cheaper_than_the_hand_is_met() -> None:
    assert says(bargaining(POOR, 1, -3, 0), 0) == "offer 3"


def test_too_much_is_not_given() -> None:
    assert says(bargaining(POOR, 100, -150, 0), 0) == "pass"


def test_the_deal_continues_after_long_bargaining() -> None:
    assert says(bargaining(POOR, 100, -150, 0, spoken=6), 0) == "continue"


@both
def test_bargaining_comes_to_an_end(think: Brain) -> None:
    rng = Random(7)
    for number in range(20):
        lines = [(NATURE, f"dealer {number % 3}"), (NATURE, "deal " + " ".join(shuffled(rng, LOKA)))]
        state = replay(Mitigati.start(3, {"hands": "1"}), lines)
        words = 0
        while state.phase == "bargain":
            state, _ = play(state, state.turn, think(state.view(state.turn), state.turn, rng))
            words += 1
        assert words < 3 * 3 * 8


def test_bargains_are_struck_and_spare_a_hand() -> None:
    rng, struck = Random(3), 0
    for number in range(100):
        lines = [(NATURE, f"dealer {number % 3}"), (NATURE, "deal " + " ".join(shuffled(rng, LOKA)))]
        state = replay(Mitigati.start(3, {"hands": "1"}), lines)
        while state.phase == "bargain":
            state, _ = play(state, state.turn, normal(state.view(state.turn), state.turn, rng))
        struck += bool(state.sheet)
    assert struck > 17


# Discards and declarations


def test_no_king_honour_or_trump_is_laid_away() -> None:
    rng = Random(1)
    for number in range(10):
        lines = [(NATURE, f"dealer {number % 3}"), (NATURE, "deal " + " ".join(shuffled(rng, LOKA)))]
        state = replay(Mitigati.start(3, {"hands": "1"}), lines)
        for _ in range(3):
            state = after(state, f"{state.turn} continue")
        laid = normal(state.view(state.turn), state.turn, rng).split()[1:]
        assert len(laid) == 3
        assert not {card for card in laid if card in KEPT or card[-1] == "T"}


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("KA KE KF KW", ("kings", "done")),
        ("KA KE KF KW 1T 21T", ("kings 1T 21T", "done")),
        ("1T 21T FOOL KA", ("honours KA", "done")),
        ("1T 21T KA KE", ("mixed KA KE 1T 21T", "done")),
        ("2A 3A 4A", ("done",)),
    ],
)
def test_all_that_can_be_is_declared(hand: str, said: tuple[str, ...]) -> None:
    state = declaring(hand, "AA AE AF")
    for text in said:
        assert says(state, 0) == text
        state = after(state, f"0 {text}")


# The play


def test_last_to_play_takes_points_cheaply() -> None:
    state = playing("QA 2E", "AA 3E", "KA 3A")
    assert says(after(state, "0 play QA", "1 play AA"), 2) == "play KA"


def test_the_fool_saves_points_from_a_lost_trick() -> None:
    state = playing("KA 2A 4A 3F 2W 4W", "5A 6A 3E 4F 5F 3W", "QA FOOL 8E KE 9F 5W", discards="AA AE AF")
    state = state.but(tricks=(Trick(0, (), 2),) * 19)
    assert says(after(state, "0 play KA", "1 play 5A"), 2) == "play FOOL"


def test_the_magician_takes_a_rich_last_trick() -> None:
    state = playing("KA 2E", "QA 3E", "1T 20T 4E")
    assert says(after(state, "0 play KA", "1 play QA"), 2) == "play 1T"


def test_a_smaller_trump_spares_the_world() -> None:
    state = playing("KA 2E", "QA 3E", "21T 8T 4E")
    assert says(after(state, "0 play KA", "1 play QA"), 2) == "play 8T"


def test_the_magician_is_not_led() -> None:
    state = playing("1T 3A 4A", "5T KA 3E", "7T 2A 4E")
    assert says(state, 0) != "play 1T"


def test_easy_beats_chance_in_the_play_alone() -> None:
    """Nobody bargains here: the hand starts with the play."""
    rng = Random(11)
    points = 0
    for number in range(6):
        lines = [(NATURE, f"dealer {number % 3}"), (NATURE, "deal " + " ".join(shuffled(rng, LOKA)))]
        state = replay(Mitigati.start(3, {"hands": "1"}), lines)
        for _ in range(3):
            state = after(state, f"{state.turn} continue")
        points += _played(state, rng)
    assert points > 0


def _played(state: Mitigati, rng: Random) -> int:
    """Return the points of an easy player in seat 0 against two random players."""
    while state.phase != "over":
        seat = state.turn
        action = easy(state.view(seat), seat, rng) if seat == 0 else state.legal(seat)[0].pick(rng)
        state, _ = play(state, seat, action)
    return state.scores[0]
