"""Differ, rule by rule; what takes a whole match to see is a transcript instead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.games.base import HOLE, NATURE, Event, Refusal, play, replay
from bot.games.differ.rules import (
    EACH_EMPTY,
    Differ,
    HandResult,
    bids,
    points_for,
    tricks_of,
    winner_of,
)
from bot.games.kit.french import RANKS, in_order
from bot.games.kit.tricks import Trick
from bot.words import words
from tests.games.playing import perft, random_match
from tests.kit.differ import DEAL, called, last_trick, opened, piles, position


def sentence(state: Differ, action: str) -> str:
    with pytest.raises(Refusal) as refused:
        play(state, state.turn, action)
    return words().refusal(refused.value)


def legal(state: Differ) -> list[str]:
    return [action for choice in state.legal(state.turn) for action in choice]


# The deal


def test_a_seat_has_four_three_and_six_cards() -> None:
    state = opened(dealer=1)
    came = {seat: tuple(DEAL.split()[1:])[(seat - 2) % 4 :: 4] for seat in range(4)}
    for seat in range(4):
        assert state.face_up[seat] == came[seat][:4]
        assert state.hands[seat] == in_order(came[seat][4:7])
        assert state.foundations[seat] == came[seat][7:]
    assert state.to_act == {2}


def test_a_view_hides_hands_and_foundations() -> None:
    state = opened()
    for reader in (None, 0, 1, 2, 3):
        view = state.view(reader)
        assert view.face_up == state.face_up
        assert view.foundations == ((HOLE,) * 6,) * 4
        for owner in range(4):
            assert view.hands[owner] == (state.hands[owner] if owner == reader else (HOLE,) * 3)


def test_a_deal_tells_hands_and_face_up_cards() -> None:
    state, events = play(replay(Differ.start(4, {}), [(NATURE, "dealer 3")]), NATURE, DEAL)
    assert events == (
        Event("dealt", 3),
        *(Event("turned", seat, state.face_up[seat]) for seat in range(4)),
        *(Event("drew", seat, state.hands[seat], to=frozenset({seat})) for seat in range(4)),
    )


def test_chance_names_a_dealer_then_deals() -> None:
    start = Differ.start(4, {})
    assert start.to_act == {NATURE}
    assert [choice.verb for choice in start.legal(NATURE)] == ["dealer"]
    assert list(start.legal(NATURE)[0]) == ["dealer 0", "dealer 1", "dealer 2", "dealer 3"]
    dealt, events = play(start, NATURE, "dealer 2")
    assert events == (Event("dealer", 2),)
    assert [choice.verb for choice in dealt.legal(NATURE)] == ["deal"]
    assert DEAL in dealt.legal(NATURE)[0]
    assert dealt.legal(2) == ()


def test_no_action_of_chance_is_a_players() -> None:
    with pytest.raises(Refusal, match="not-your-turn"):
        play(Differ.start(4, {}), 0, "dealer 0")


# The auction


def test_bids_rise_by_tricks_then_by_suit() -> None:
    assert bids("CDHS")[:5] == ("1C", "1D", "1H", "1S", "2C")
    assert bids("CDHSN")[3:6] == ("1S", "1N", "2C")
    assert bids("SHDC")[:5] == ("1S", "1H", "1D", "1C", "2S")
    assert (len(bids("CDHS")), len(bids("CDHSN"))) == (52, 65)
    assert tricks_of("13N") == 13


@pytest.mark.parametrize(
    ("no_trump", "current", "good", "bad"),
    [
        ("yes", "5S", ("5N", "6C"), ("5S", "5H", "4N")),
        ("no", "5S", ("6C",), ("5N", "5H", "5S", "5C")),
        ("yes", "5N", ("6C",), ("5N", "5S")),
        ("no", "5H", ("5S", "6C"), ("5D", "4S", "5H")),
    ],
)
def test_what_beats_a_bid(no_trump: str, current: str, good: Sequence[str], bad: Sequence[str]) -> None:
    state = called(opened(no_trump=no_trump), f"bid {current}")
    assert "pass" in legal(state)
    assert {f"bid {bid}" for bid in good} <= set(legal(state))
    assert not {f"bid {bid}" for bid in bad} & set(legal(state))


def test_the_opener_may_bid_anything_but_not_pass() -> None:
    assert legal(opened(no_trump="yes")) == [f"bid {bid}" for bid in bids("CDHSN")]


def test_the_auction_is_kept_and_told() -> None:
    state = called(opened(dealer=0), "bid 2D", "pass", "bid 2S", "pass")
    assert state.calls == ((1, "2D"), (2, "pass"), (3, "2S"), (0, "pass"))
    assert (state.bid, state.differ, state.turn) == ("2S", 3, 1)
    assert state.out == {0, 2}
    after, events = play(state, 1, "pass")
    assert events == (Event("passed", 1), Event("differ", 3, words=("2S",)))
    assert (after.phase, after.turn, after.leader) == ("play", 3, 3)
    _, events = play(state, 1, "bid 3C")
    assert events == (Event("bid", 1, words=("3C",)),)


@pytest.mark.parametrize(
    ("calls", "action", "reason"),
    [
        ((), "pass", "You can't pass yet: the first player has to bid."),
        ((), "bid 5N", "This table plays without no-trump bids."),
        ((), "bid 0C", "A bid is a number of tricks from 1 to 13 and a suit, such as 5 tricks in hearts."),
        ((), "bid 14C", "A bid is a number of tricks from 1 to 13 and a suit, such as 5 tricks in hearts."),
        ((), "bid", "A bid is a number of tricks from 1 to 13 and a suit, such as 5 tricks in hearts."),
        ((), "play 2C", "The auction is not over: bid or pass."),
        (
            ("bid 5H",),
            "bid 5D",
            (
                "5 tricks in diamonds does not beat 5 tricks in hearts: "
                "bid more tricks, or as many in a higher suit."
            ),
        ),
        (
            ("bid 5H",),
            "bid 5H",
            (
                "5 tricks in hearts does not beat 5 tricks in hearts: "
                "bid more tricks, or as many in a higher suit."
            ),
        ),
        (
            ("bid 10H",),
            "bid 9S",
            (
                "9 tricks in spades does not beat 10 tricks in hearts: "
                "bid more tricks, or as many in a higher suit."
            ),
        ),
        (("bid 5H",), "bid 6N", "This table plays without no-trump bids."),
        (("bid 5H",), "pass now", "“pass now” is not something you can pass now."),
        (("bid 5H",), "raise", "You cannot “raise” now. What you can do: bid pass."),
    ],
)
def test_why_a_call_is_refused(calls: Sequence[str], action: str, reason: str) -> None:
    assert sentence(called(opened(), *calls), action) == reason


def test_wrong_bids_are_refused_with_no_trump() -> None:
    state = opened(no_trump="yes")
    assert (
        sentence(state, "bid 14N")
        == "A bid is a number of tricks from 1 to 13 and a suit, such as 5 tricks in hearts."
    )


# The play


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("KC 3C 7C 4H", "H", 3),
        ("KC 3C 7C 4S", "H", 0),
        ("KC 3C 7C 4D", "H", 0),
        ("KC 3C 7C 4H", "N", 0),
        ("KC AC 7C 4D", "N", 1),
        ("KC TC JC AC", "H", 3),
        ("9C TC 8C 7C", "D", 1),
        ("2C 3H TH 9H", "H", 2),
        ("2H AS AD AC", "H", 0),
        ("2H 3H AD AC", "H", 1),
        ("5D AS AH AC", "C", 3),
    ],
)
def test_who_takes_a_trick(trick: str, trump: str, place: int) -> None:
    for leader in range(4):
        assert winner_of(leader, tuple(trick.split()), trump) == (leader + place) % 4


def test_hand_and_face_up_cards_follow_suit() -> None:
    up = ("", "2C 9S", "", "")
    hands = ("", "4H", "", "")
    assert legal(position(hands=hands, face_up=up, table="KC", turn=1)) == ["play 2C"]
    swapped = position(hands=up, face_up=hands, table="KC", turn=1)
    assert legal(swapped) == ["play 2C"]


def test_a_void_seat_plays_anything_but_its_foundation() -> None:
    state = position(
        hands=("", "4H", "", ""),
        face_up=("", "2D 9S", "", ""),
        foundations=("", "3C", "", ""),
        table="KC",
        turn=1,
    )
    assert legal(state) == ["play 4H", "play 2D", "play 9S"]


def test_a_leader_may_lead_anything_trumps_too() -> None:
    state = position(hands=("4H 5C", "", "", ""), face_up=("2D", "", "", ""), bid="3H")
    assert legal(state) == ["play 4H", "play 5C", "play 2D"]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("play 4H", "Clubs were led and you hold 2: play one of them."),
        ("play KC", "You do not have K♣."),
        ("play TC", "You do not have 10♣."),
        ("play 3D", "You do not have 3♦."),
        ("play 1C", "There is no such card."),
        ("play", "There is no such card."),
        ("play 2C 9S", "There is no such card."),
        ("bid 5C", "The auction is over: play a card."),
        ("pass", "The auction is over: play a card."),
        ("draw", "You cannot “draw” now. What you can do: play."),
    ],
)
def test_why_a_play_is_refused(action: str, reason: str) -> None:
    state = position(
        hands=("", "4H 7C", "", ""),
        face_up=("", "2C 9S", "", ""),
        foundations=("", "3D", "", ""),
        table="KC",
        turn=1,
    )
    assert sentence(state, action).lower() == reason.lower()


def test_a_refusal_counts_one_card_as_one() -> None:
    state = position(hands=("", "4H 7C", "", ""), table="KC", turn=1)
    assert sentence(state, "play 4H").lower() == "clubs were led and you hold one: play it."


def test_a_played_card_moves_to_the_table() -> None:
    state = position(hands=("4H 7C", "", "", ""), face_up=("2C 9S 3S", "5S", "", ""))
    after, events = play(state, 0, "play 9S")
    assert (after.hands, after.face_up) == (state.hands, piles("2C 3S", "5S", "", ""))
    assert (after.trick, after.turn) == (("9S",), 1)
    assert events == (Event("played", 0, ("9S",), words=("face-up",)),)
    after, events = play(state, 0, "play 4H")
    assert (after.hands, after.face_up) == (piles("7C", "", "", ""), state.face_up)
    assert events == (Event("played", 0, ("4H",), words=("hand",)),)


def test_the_winner_keeps_the_trick_and_leads() -> None:
    state = position(hands=("2D", "2S", "AD 3S", "QD 4S"), table="3D KD", turn=2)
    state, _ = play(state, 2, "play AD")
    after, events = play(state, 3, "play QD")
    assert after.tricks[-1] == Trick(0, ("3D", "KD", "AD", "QD"), 2)
    assert (after.turn, after.leader, after.trick) == (2, 2, ())
    assert after.taken[2] == 1
    assert events == (
        Event("played", 3, ("QD",), words=("hand",)),
        Event("took", 2, ("3D", "KD", "AD", "QD")),
    )


# Scoring


@pytest.mark.parametrize(
    ("bid", "taken", "points"),
    [
        ("6H", 6, (0, 6, 0, 0)),
        ("6H", 7, (0, 7, 0, 0)),
        ("6H", 4, (2, 0, 2, 2)),
        ("6H", 5, (1, 0, 1, 1)),
        ("1C", 13, (0, 13, 0, 0)),
        ("13N", 0, (13, 0, 13, 13)),
        ("10N", 10, (0, 10, 0, 0)),
    ],
)
def test_what_a_hand_pays(bid: str, taken: int, points: tuple[int, ...]) -> None:
    assert points_for(1, bid, taken) == points


def test_a_hand_is_recorded_and_the_deal_moves() -> None:
    state, events = last_trick("12H", (0, 0, 0, 1))
    assert state.sheet[-1] == HandResult(3, 0, "12H", 12, (12, 0, 0, 0))
    assert state.voids == ("", "", "", "C")
    assert state.scores == (12, 0, 0, 1)
    assert events[-1] == Event("scored", 0, words=("12H", "12", "12", "0", "0", "0"))
    assert (state.phase, state.dealer, state.winners) == ("deal", 0, ())
    assert state.to_act == {NATURE}
    assert len(state.tricks) == 13
    again, _ = play(state, NATURE, DEAL)
    assert (again.turn, again.phase, again.bid, again.calls) == (1, "auction", "", ())
    assert (again.tricks, again.trick, again.taken, again.differ) == ((), (), (0,) * 4, NATURE)
    assert (again.leader, again.voids) == (NATURE, ("",) * 4)


def test_the_match_continues_below_its_target() -> None:
    assert last_trick("12H", (5, 0, 0, 0))[0].to_act == {NATURE}
    state, events = last_trick("12H", (6, 0, 0, 0))
    assert (state.phase, state.to_act, state.winners) == ("over", frozenset(), (0,))
    assert events[-1] == Event("over")
    assert state.legal(NATURE) == ()
    assert sentence(state, "play 2C") == "The match is over."


def test_equal_totals_share_the_win() -> None:
    state, _ = last_trick("13H", (3, 18, 18, 11))
    assert state.scores == (3, 19, 19, 12)
    assert state.winners == (1, 2)
    totals = Differ(
        order="CDHS", target=18, phase="over", sheet=(HandResult(0, 0, "1C", 0, (19, 19, 12, 3)),)
    )
    assert totals.winners == (0, 1)


def test_the_highest_total_wins() -> None:
    state, _ = last_trick("13H", (0, 17, 19, 2))
    assert state.winners == (2,)


# Everything together


ENDING = position(
    hands=("2C", "5H", "8D", "9S"),
    face_up=("TH", "JC", "3S", "4D"),
    foundations=("2H 7S", "6C AH", "TD 3C", "KS QD"),
    bid="1S",
)
"""Four tricks to go, with a refill after the first."""


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opened(), {1: 52, 2: 1384}),
        (opened(no_trump="yes"), {1: 65, 2: 2151}),
        (called(opened(), "bid 12H"), {1: 6, 2: 27, 3: 98, 4: 308}),
        (called(opened(), "bid 4H", "pass", "pass", "pass"), {4: 52, 5: 312, 6: 510, 8: 2072}),
        (called(opened(dealer=1), "bid 4C", "bid 4S", "pass", "pass", "pass"), {4: 52, 5: 312, 6: 510}),
        (ENDING, {4: 8, 8: 249, 12: 2244}),
    ],
)
def test_how_many_ways_there_are_to_go_on(state: Differ, counts: dict[int, int]) -> None:
    # Counted a second time by a program that shares no line with this one.
    assert {depth: perft(state, depth) for depth in counts} == counts


def test_every_trick_is_taken_by_its_best_card() -> None:
    for seed in range(5):
        trump, leader = "", -1
        cards: list[str] = []
        for step in random_match("differ", 4, Random(seed), {"no_trump": "yes"}):
            verb, _, word = step.action.partition(" ")
            if verb == "bid":
                trump, leader = word[-1], step.seat
            if verb != "play":
                continue
            assert step.seat == (leader + len(cards)) % 4
            cards.append(word)
            if len(cards) == 4:
                led = cards[0][1]
                strength = [(card[1] == trump, card[1] == led, RANKS.index(card[0])) for card in cards]
                leader = (leader + strength.index(max(strength))) % 4
                cards = []


def test_piles_are_named_for_what_they_are() -> None:
    state = position(hands=("2C", "3C", "4C", "5C"), face_up=("2D", "", "", ""), table="2S")
    assert Differ.start(4, {}).piles["hand 0"] == ()
    assert EACH_EMPTY == ((), (), (), ())
    assert state.piles["hand 3"] == ("5C",)
    assert state.piles["face-up 0"] == ("2D",)
    assert state.piles["foundation 1"] == ()
    assert state.piles["table"] == ("2S",)
    assert state.piles["trick 0"] == state.tricks[0].cards
