"""The rules of Crazy Eights, by example."""

from __future__ import annotations

import pytest
from toucan_crazy.rules import Game, worth

from bot.games.base import NATURE, Refusal, play, replay
from bot.games.kit.french import FRENCH


def dealt(first: str, second: str, top: str, stock: str = "", **options: str) -> Game:
    """Two players and their seven cards, dealt by seat 1, so that seat 0 begins."""
    pairs = zip(first.split(), second.split(), strict=True)
    order = [*(card for pair in pairs for card in pair), top, *stock.split()]
    rest = [card for card in FRENCH if card not in order]
    return replay(Game.start(2, options), [(NATURE, "dealer 1"), (NATURE, " ".join(("deal", *order, *rest)))])


@pytest.fixture
def state() -> Game:
    return dealt("KC 2D 8H JH QS 4D AD", "9D 2C 5S 7H TC 8S 3H", "9C", "6S")


def refused(state: Game, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(state, seat, action)
    return caught.value.key


def test_two_get_seven_cards_and_more_get_five() -> None:
    for players, each in ((2, 7), (3, 5), (5, 5)):
        begun = replay(Game.start(players, {}), [(NATURE, "dealer 0"), (NATURE, " ".join(("deal", *FRENCH)))])
        assert {len(hand) for hand in begun.hands} == {each}
        assert len(begun.stock) == 51 - each * players


def test_a_card_matches_by_suit_or_rank(state: Game) -> None:
    assert [*state.legal(0)[0]] == ["play KC", *(f"play 8H {suit}" for suit in "CDHS")]
    state, _ = play(state, 0, "play KC")
    assert (state.suit, state.turn, state.discards) == ("C", 1, ("9C", "KC"))
    assert refused(state, 1, "play 9D") == "crazy-no-match"
    assert refused(state, 1, "play KC") == "not-your-card"


def test_an_eight_names_the_suit(state: Game) -> None:
    assert refused(state, 0, "play 8H") == "crazy-name-a-suit"
    state, events = play(state, 0, "play 8H D")
    assert (state.suit, events[0].words) == ("D", ("D",))
    assert state.fits("9D")
    assert not state.fits("3H")


def test_whoever_has_drawn_plays_or_passes(state: Game) -> None:
    assert refused(state, 0, "pass") == "crazy-draw-first"
    state, (event,) = play(state, 0, "draw")
    assert (event.cards, event.to, state.turn) == (("6S",), frozenset({0}), 0)
    assert refused(state, 0, "draw") == "crazy-drawn"
    state, _ = play(state, 0, "pass")
    assert (state.turn, state.drew, state.passes) == (1, False, 1)


def test_without_a_stock_nobody_draws(state: Game) -> None:
    assert [*state.but(stock=()).legal(0)[1]] == ["pass"]


def test_the_first_without_cards_is_paid_what_others_hold(state: Game) -> None:
    state, events = play(state.but(hands=(("KC",), ("8S", "AD", "TH"))), 0, "play KC")
    assert (state.sheet[0].points, state.sheet[0].left) == ((61, 0), (0, 3))
    assert (state.phase, state.dealer) == ("deal", 0)
    assert [event.kind for event in events] == ["played", "scored"]


def test_all_pass_and_the_fewest_points_win_the_difference(state: Game) -> None:
    stuck = state.but(hands=(("KH",), ("2D",)), stock=())
    stuck = replay(stuck, [(0, "pass"), (1, "pass")])
    assert stuck.sheet[0].points == (0, 8)


def test_the_match_ends_at_its_target() -> None:
    state = dealt("KC 2D 8H JH QS 4D AD", "9D 2C 5S 7H TC 8S 3H", "9C", target="61")
    state, events = play(state.but(hands=(("KC",), ("8S", "AD", "TH"))), 0, "play KC")
    assert (state.phase, state.winners, events[-1].kind) == ("over", (0,), "over")


def test_cards_are_worth_their_number() -> None:
    assert worth(("8C", "AC", "TC", "KC", "5C")) == 76
