"""Mitigati by example; whole deals and bargains stand in `tests/transcripts/mitigati`."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import HOLE, NATURE, Event, play, replay, shuffled
from bot.games.kit.loka import HONOURS, KINGS, LOKA, TRUMPS
from bot.games.kit.tricks import Trick
from bot.games.mitigati.rules import HandResult, Mitigati
from bot.games.mitigati.trick import Debt, card_points, payment, settled, winner_of
from tests.games.mitigati.table import (
    actions,
    after,
    cards,
    cards_in,
    dealt,
    declaring,
    discarding,
    pack,
    playing,
    why,
)
from tests.games.playing import perft

# The deal


def test_packets_go_round_from_eldest_to_dealer() -> None:
    state = replay(Mitigati.start(3, {}), [(NATURE, "dealer 1"), (NATURE, "deal " + " ".join(LOKA))])
    assert state.eldest == 2
    assert state.hands[2] == LOKA[0:5] + LOKA[15:20]
    assert state.hands[0] == LOKA[5:10] + LOKA[20:25]
    assert state.hands[1] == LOKA[10:15] + LOKA[25:30]
    state = after(state, "2 continue")
    assert [len(hand) for hand in state.hands] == [15, 15, 15]
    state = after(state, "2 continue")
    assert [len(hand) for hand in state.hands] == [20, 20, 20]
    state = after(state, "2 continue")
    assert [len(hand) for hand in state.hands] == [25, 28, 25]
    assert state.hands[1][-3:] == LOKA[-3:]
    assert state.undealt == ()


def test_each_packet_is_told_to_its_owner_alone() -> None:
    state, events = play(dealt(), 0, "continue")
    assert events[:2] == (Event("said", 0, words=("continue",)), Event("dealt", 2, words=("1",)))
    assert [(event.kind, event.seat, len(event.cards), event.to) for event in events[2:]] == [
        ("drew", seat, 5, frozenset({seat})) for seat in range(3)
    ]
    assert set(events[2].cards) <= set(state.hands[0])


def test_nobody_sees_a_card_before_it_is_dealt() -> None:
    state = dealt()
    for lines, size in (((), 10), (("0 continue",), 15), (("0 continue", "0 pass", "1 continue"), 20)):
        there = after(state, *lines)
        for seat in range(3):
            assert len(there.hands[seat]) == size
            assert there.view(seat).undealt == (HOLE,) * (78 - 3 * size)
            assert cards_in(there.view(seat)) == set(there.hands[seat])
        assert cards_in(there.view(None)) == set()


def test_the_deal_moves_left_with_new_cards() -> None:
    state = after(dealt(length=3), "0 demand 5", "1 offer 5", "2 pass")
    assert state.to_act == {NATURE}
    assert state.dealer == 2
    state, _ = play(state, NATURE, "deal " + pack({}))
    assert (state.dealer, state.eldest) == (0, 1)
    assert state.to_act == {1}


def test_chance_names_the_dealer_and_deals_once() -> None:
    state = Mitigati.start(3, {})
    for action in ("dealer 3", "dealer", "dealer 0 1", "deal " + pack({})):
        assert why(state, NATURE, action)
    state, _ = play(state, NATURE, "dealer 2")
    whole = pack({})
    for action in ("dealer 2", "deal", f"deal {whole} FOOL", "deal " + whole.replace("FOOL", "KA")):
        assert why(state, NATURE, action)


def test_a_match_has_the_chosen_length() -> None:
    assert Mitigati.start(3, {}).length == 3
    assert Mitigati.start(3, {"hands": "30"}).length == 30
    assert [option.values[-1] for option in Mitigati.options] == ["30"]


# The discard


def test_aces_but_no_kept_cards_are_discarded() -> None:
    state = discarding({2: "KA KE 1T FOOL AA", 0: "KF KW 21T"})
    (choice,) = state.legal(2)
    assert (choice.verb, choice.least, choice.most) == ("discard", 3, 3)
    assert len(choice.options) == 24
    assert not {"KA", "KE", "1T", "FOOL"} & set(choice.options)
    assert "AA" in choice.options


def test_the_discards_are_the_dealers_secret() -> None:
    before = discarding({2: "QA 20T AA"})
    state, events = play(before, 2, "discard AA QA 20T")
    assert events == (Event("discarded", 2, ("AA", "QA", "20T"), to=frozenset({2})),)
    assert len(state.hands[2]) == 25
    assert state.discards == state.view(2).discards == ("AA", "QA", "20T")
    for seat in (0, 1, None):
        assert state.view(seat).discards == (HOLE,) * 3
        assert not cards_in(state.view(seat)) & {"AA", "QA", "20T"}


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("discard 2A 3A", "Discard exactly 3 different cards."),
        ("discard", "Discard exactly 3 different cards."),
        ("discard 2A 2A 3A", "Discard exactly 3 different cards."),
        ("discard 2A 3A 4A 5A", "Discard exactly 3 different cards."),
        (
            "discard 2A 3A KE",
            "You must keep K\u2060⛰️: Kings, the Magician, the World and the Fool cannot be discarded.",
        ),
        (
            "discard 2A 3A FOOL",
            "You must keep the Fool: Kings, the Magician, the World and the Fool cannot be discarded.",
        ),
        ("discard 2A 3A 20T", "You do not have 20✦."),
        ("discard 2A 3A 22T", "There is no such card."),
        ("discard 2A  3A 4A", "There is no such card."),
        ("discard 3A 2A 4A", "Write it as “discard 2A 3A 4A”."),
        ("play 2A", "The Dealer discards first."),
        ("done", "The Dealer discards first."),
    ],
)
def test_why_cards_may_not_be_discarded(action: str, sentence: str) -> None:
    state = discarding({2: "2A 3A 4A 5A KE FOOL 1T 21T", 0: "20T"})
    assert why(state, 2, action) == sentence


# What declarations show


def test_declared_cards_are_public_and_stay_in_hand() -> None:
    before = declaring("KA KE KF KW 1T 2A 3A", "AA 4A 5A")
    state, events = play(before, 0, "kings 1T")
    assert events == (Event("declared", 0, cards("KA KE KF KW 1T"), words=("kings", "25")),)
    assert state.hands == before.hands
    for seat in (1, 2, None):
        hand = state.view(seat).hands[0]
        assert hand == (*cards("KA KE KF KW 1T"), *(HOLE,) * 20)


def test_a_shown_card_is_gone_once_played() -> None:
    state = after(declaring("KA KE KF KW", "AA 4A 5A"), "0 kings", "0 done", "1 done", "2 done", "0 play KA")
    assert state.view(1).hands[0] == (*cards("KE KF KW"), *(HOLE,) * 21)


def test_a_new_deal_forgets_what_was_shown() -> None:
    state = declaring("KA KE KF KW", "AA 4A 5A").but(length=2)
    state = played_out(after(state, "0 kings"))
    state, _ = play(state, NATURE, "deal " + pack({}))
    assert state.declared == ()
    assert state.discards == ()
    assert cards_in(state.view(None)) == set()


def played_out(state: Mitigati) -> Mitigati:
    """The hand played out, everybody playing the first card that is legal."""
    while state.to_act != {NATURE} and state.to_act:
        seat = min(state.to_act)
        verb = state.legal(seat)[-1].verb
        action = "done" if verb == "done" else next(iter(state.legal(seat)[0]))
        state, _ = play(state, seat, action)
    return state


# Tricks


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("KA AA TA", 0),
        ("AA 2A 3A", 2),
        ("JW CW TW", 1),
        ("CF QF JF", 1),
        ("9A TA 8A", 1),
        ("KA 1T QA", 1),
        ("2A KE AA", 0),
        ("2A KE KF", 0),
        ("1T 21T 20T", 1),
        ("9T 10T 2T", 1),
        ("KA 2T 1T", 1),
        ("5A FOOL 6A", 2),
        ("6A FOOL 5A", 0),
        ("FOOL 5A 7A", 2),
        ("FOOL 5A KE", 1),
        ("FOOL 5A 1T", 2),
        ("FOOL 2T KE", 1),
        ("AA KE FOOL", 0),
    ],
)
def test_who_takes_a_trick(trick: str, winner: int) -> None:
    assert winner_of(0, cards(trick)) == winner
    assert winner_of(2, cards(trick)) == (winner + 2) % 3


@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        ("2A", "4T KE 9W", "4T"),
        ("2A", "FOOL KE 9W", "FOOL KE 9W"),
        ("2A", "3A KA 4T FOOL KE", "3A KA FOOL"),
        ("2A", "3A 4T KE", "3A"),
        ("2A", "4T 5T FOOL KE", "4T 5T FOOL"),
        ("5T", "KE 2T 21T", "2T 21T"),
        ("5T", "KE AW", "KE AW"),
        ("5T", "KE AW FOOL", "KE AW FOOL"),
        ("21T", "FOOL 1T", "FOOL 1T"),
        ("FOOL", "KE AW 2T", "KE AW 2T"),
    ],
)
def test_what_may_be_played(led: str, hand: str, allowed: str) -> None:
    state = after(playing(f"{led} 6A", hand, "8A"), f"0 play {led}")
    assert actions(state, 1) == {f"play {card}" for card in allowed.split()}


@pytest.mark.parametrize(
    ("second", "hand", "allowed"),
    [
        ("5A", "KE 2A 3T", "2A"),
        ("5A", "KE 2E 3T", "3T"),
        ("5T", "KE 2E 3T", "3T"),
        ("5T", "KE 2E 3A", "KE 2E 3A"),
    ],
)
def test_the_card_after_a_fool_sets_the_suit(second: str, hand: str, allowed: str) -> None:
    state = after(playing("FOOL 6A", f"{second} 7A", hand), "0 play FOOL", f"1 play {second}")
    assert actions(state, 2) == {f"play {card}" for card in allowed.split()}


@pytest.mark.parametrize(
    ("hand", "action", "sentence"),
    [
        ("3A 4T", "play 4T", "Air was led and you hold one: play it."),
        ("3A 5A 4T", "play 4T", "Air was led and you hold 2: play one of them."),
        ("3A FOOL 4T", "play 4T", "Air was led and you hold one: play it, or the Fool."),
        ("3E 4T", "play 3E", "You have no Air, so you must play your only trump."),
        (
            "3E 4T 10T FOOL",
            "play 3E",
            "You have no Air, so you must play one of your 2 trumps, or the Fool.",
        ),
        ("3E 4T", "play KE", "You do not have K\u2060⛰️."),
        ("3E 4T", "play 1C", "There is no such card."),
        ("3E 4T", "play", "There is no such card."),
        ("3E 4T", "pass", "The play has begun: play a card."),
        ("3E 4T", "discard 3E 4T", "The play has begun: play a card."),
    ],
)
def test_why_a_card_may_not_be_played(hand: str, action: str, sentence: str) -> None:
    state = after(playing("2A 6A", hand, "8A"), "0 play 2A")
    assert why(state, 1, action) == sentence


def test_why_a_trump_must_be_followed() -> None:
    state = after(playing("2T 6A", "3A 4T 5T", "8A"), "0 play 2T")
    assert why(state, 1, "play 3A") == "Trumps were led and you hold 2: play one of them."


@pytest.mark.parametrize(
    ("led", "card", "void"),
    [
        ("2A", "3A", ""),
        ("2A", "4T", "A"),
        ("2A", "KE", "AT"),
        ("5T", "KE", "T"),
        ("5T", "4T", ""),
        ("21T", "4T", ""),
        ("2A", "10T", "A"),
        ("5T", "10T", ""),
        ("21T", "KE", "T"),
        ("2A", "FOOL", ""),
        ("5T", "FOOL", ""),
        ("FOOL", "KE", ""),
    ],
)
def test_what_a_card_proves_about_a_hand(led: str, card: str, void: str) -> None:
    state = after(playing(led + " 6A", card, "8A 9A"), f"0 play {led}", f"1 play {card}")
    assert state.voids == ("", void, "")


def test_a_void_shows_behind_a_led_fool() -> None:
    state = after(playing("FOOL 6A", "5A 7A", "KE 2W"), "0 play FOOL", "1 play 5A", "2 play KE")
    assert state.voids == ("", "", "AT")


def test_what_is_known_once_is_kept() -> None:
    hands = ("2A 2E 2F", "3T 4T 5W", "3A 3E 3F")
    state = after(playing(*hands), "0 play 2A", "1 play 3T", "2 play 3A", "1 play 5W")
    assert state.voids[1] == "A"
    state = after(
        playing(*hands), "0 play 2A", "1 play 3T", "2 play 3A", "1 play 4T", "2 play 3E", "0 play 2E"
    )
    assert state.voids == ("T", "A", "T")


# The Fool's debt and the points


def test_the_fools_owner_owes_a_card() -> None:
    state = after(playing("5A 2E", "FOOL 7A", "6A 3E"), "0 play 5A", "1 play FOOL")
    assert state.debt is None
    state, events = play(state, 2, "play 6A")
    assert state.to_act == {2}
    assert state.debt == Debt(owner=1, creditor=2)
    assert state.won == ((), (), ("5A", "6A"))
    assert events[-1] == Event("took", 2, ("5A", "6A"))


@pytest.mark.parametrize(
    ("pile", "paid"),
    [("KA QA 2A 3T", "2A"), ("KA QA", "QA"), ("KA AE", "KA"), ("JA CA QA", "JA"), ("", "FOOL")],
)
def test_the_cheapest_card_is_paid(pile: str, paid: str) -> None:
    assert payment(cards(pile)) == paid


def test_an_unpaid_fool_is_lost() -> None:
    piles = (cards("KA"), cards("KE QE JE 2E"), cards("KF"))
    assert settled(piles, Debt(1, 2)) == (cards("KA"), cards("KE QE JE FOOL"), cards("KF 2E"))
    assert settled((cards("KA"), (), cards("KF")), Debt(1, 0)) == (cards("KA FOOL"), (), cards("KF"))


def ended(seed: int) -> Mitigati:
    """A hand whose tricks are anybody's, but seat 0 took the last one and owed seat 1 a card for the Fool."""
    own = cards("FOOL 2T 3T KA 9A TA 2A 3A 4A")
    rest = shuffled(Random(seed), (card for card in LOKA if card not in own))
    tricks = [Trick(0, tuple(rest[place : place + 3]), place // 24) for place in range(0, len(rest), 3)]
    tricks.append(Trick(0, cards("FOOL 3T 2T"), 1))
    state = playing("KA", "9A", "TA", discards="2A 3A 4A").but(tricks=tuple(tricks))
    return after(state, "0 play KA", "1 play 9A", "2 play TA")


def test_points_are_counted_from_forty_nine() -> None:
    state = ended(256)
    assert state.sheet[0].card_points == (60, 50, 36)
    assert state.scores == (11, 1, -13)
    assert sum(state.scores) == -1
    assert state.winners == (0,)


def test_bonuses_are_added_to_the_card_points() -> None:
    state = played_out(after(declaring("KA KE KF KW", "AA 4A 5A"), "0 kings"))
    (result,) = state.sheet
    assert result.bonuses == (40, -20, -20)
    assert result.points == tuple(
        taken - 49 + bonus for taken, bonus in zip(result.card_points, result.bonuses, strict=True)
    )
    assert sum(result.card_points) == 146
    assert state.scores == result.points


def test_a_hands_end_is_told_by_card() -> None:
    state = after(declaring("", "AA CA QA"), "0 done", "1 done", "2 done")
    while True:
        seat = min(state.to_act)
        state, events = play(state, seat, next(iter(state.legal(seat)[0])))
        if not state.to_act:
            break
    assert [event.kind for event in events] == ["played", "took", "revealed", "paid", "scored", "over"]
    assert events[2] == Event("revealed", 2, cards("AA CA QA"))
    owner, creditor = state.debt or (NATURE, NATURE)
    assert events[3] == Event("paid", owner, (payment(state.won[owner]),), words=(str(creditor),))
    assert events[4].words == tuple(map(str, state.scores))
    assert state.view(None).discards == cards("AA CA QA")
    assert set(cards("AA CA QA")) <= set(state.won[2])
    assert state.sheet == (
        HandResult(
            2, 0, tuple(map(card_points, settled(state.won, Debt(owner, creditor)))), (0,) * 3, state.scores
        ),
    )


def test_tricks_taken_are_counted_by_seat() -> None:
    state = played_out(after(declaring("", "AA CA QA"), "0 done", "1 done", "2 done"))
    assert sum(state.taken) == 25
    assert state.taken == tuple(sum(trick.winner == seat for trick in state.tricks) for seat in range(3))


# Counted lines: a rule that changes changes them


def test_perft_of_the_bargaining() -> None:
    assert perft(dealt(), 1) == 402
    late = after(dealt(), "0 offer 198", "1 offer 199", "2 offer 197")
    assert perft(late, 1) == 4
    assert perft(late, 2) == 3 * 3 + 402


def test_perft_of_the_discard() -> None:
    assert perft(discarding({2: "2A KE FOOL 1T 21T", 0: "KA KF KW"}), 1) == 24 * 23 * 22 // 6


def test_perft_of_the_declarations() -> None:
    state = declaring("KA KE KF KW 1T 21T FOOL", "AA 2A 3A", "2T 3T 4T 5T 6T 7T 8T 9T 10T 11T")
    assert perft(state, 1) == 8 + 16 + 64 + 1
    assert perft(state, 2) == (7 + 2) + (15 + 2) + 64 + 2


def test_perft_of_the_play() -> None:
    state = replay(Mitigati.start(3, {}), [(NATURE, "dealer 2"), (NATURE, "deal " + PERFT_DEAL)])
    state = after(state, "0 continue", "0 continue", "0 continue")
    state, _ = play(state, 2, "discard " + " ".join(state.legal(2)[0].options[:3]))
    state = after(state, "0 done", "1 done", "2 done")
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [25, 150, 1028, 24672]


def test_perft_of_the_last_cards() -> None:
    state = playing("2A 3E 5T FOOL", "3A 4A 9W 4E", "KA 2E 2T 7W")
    assert [perft(state, depth) for depth in (3, 6, 9, 11)] == [11, 66, 228, 228]


PERFT_DEAL = " ".join(sorted(LOKA, key=lambda card: (LOKA.index(card) * 29) % 79))


def test_kept_cards_are_kings_and_honours() -> None:
    (choice,) = discarding({2: " ".join((*KINGS, *HONOURS, *TRUMPS[1:10]))}).legal(2)
    assert len(choice.options) == 21
