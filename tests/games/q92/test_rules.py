"""92Q by example; whole deals and auctions stand in `tests/transcripts/92q`."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.base import HOLE, NATURE, Event, Refusal, play, replay
from bot.games.kit.french import FRENCH, RANKS
from bot.games.kit.tricks import Trick
from bot.games.q92.rules import HandResult, NinetyTwoQ, bids, points_for
from bot.games.q92.trick import LEFT, TRUMP_RANKS, became, winning_place
from bot.words import words
from tests.games.playing import evenly, perft, random_match
from tests.kit.q92 import after, playing


def opened(players: int = 4, dealer: int | None = None, **options: str) -> NinetyTwoQ:
    """A match in its first auction: the cards in canonical order, and unless told otherwise seat 0 opens."""
    dealer = players - 1 if dealer is None else dealer
    lines = [(NATURE, f"dealer {dealer}"), (NATURE, "deal " + " ".join(FRENCH))]
    return replay(NinetyTwoQ.start(players, options), lines)


def why(state: NinetyTwoQ, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


def actions(state: NinetyTwoQ, seat: int) -> set[str]:
    return {action for choice in state.legal(seat) for action in choice}


# Who takes a trick


@pytest.mark.parametrize(
    ("cards", "trump", "place"),
    [
        ("4C QS AC 9C", "C", 1),
        ("4C QC QS 9C", "C", 1),
        ("4C QS QC 9C", "C", 1),
        ("AC 9C KC TC", "C", 1),
        ("9C AC QS QC", "C", 2),
        ("AH KH 2H 3H", "C", 2),
        ("2H 3H 4D 5H", "C", 3),
        ("2H AH KS 5H", "C", 0),
        ("KH 2C AH 3H", "C", 1),
        ("AH 9H KH TH", "C", 0),
        ("4H AS KH 3H", "C", 1),
        ("9S KS QS AS", "C", 3),
        ("AS 3C KS QS", "C", 1),
        ("2S KS QS AS", "C", 0),
        ("2S KS QC AS", "C", 2),
        ("QC 2C 9C 5S", "C", 1),
        ("QC 9C AC 2S", "C", 3),
        ("5H 2S 2H AH", "C", 1),
        ("5H 2H 2S AH", "C", 1),
        ("5H 2S AH KD", "C", 2),
        ("KH 2C 3C 4H", "C", 2),
        ("4D QH AD 9D", "D", 1),
        ("4D QH AD 9D", "H", 1),
        ("4S QC AS 9S", "S", 1),
        ("4S QC AS 9S", "D", 2),
        ("3H 4H 5H 6H 7H 2H", "C", 5),
        ("3H 4H 5H 6H 7H 2H 8S 9H", "C", 5),
        ("3H 4H 5H 6H 7H 2H 8S 9D", "C", 6),
    ],
)
def test_who_takes_the_trick(cards: str, trump: str, place: int) -> None:
    assert winning_place(cards.split(), trump) == place


def test_the_first_of_the_strongest_takes_a_trick() -> None:
    rng = Random(92)
    for _ in range(3000):
        cards = rng.sample([card for card in FRENCH if rng.random() < 0.3] + ["2H", "2D"], 2)
        cards = list(dict.fromkeys(cards + rng.sample(FRENCH, 6)))
        trump, led = rng.choice("CDHS"), cards[0][1]
        suits = {led, LEFT[trump]} if rng.random() < 0.5 else set("CDHS")
        cards = [card for card in cards if card[1] in suits]
        strengths = []
        for card in cards:
            suit = led if card[1] == LEFT[trump] else card[1]
            if card[0] == "2" and suit == led and all(other[1] in (led, LEFT[trump]) for other in cards):
                strengths.append(99)
            elif suit == trump:
                strengths.append(50 + TRUMP_RANKS.index(card[0]))
            else:
                strengths.append(RANKS.index(card[0]) if suit == led else -1)
        assert winning_place(cards, trump) == strengths.index(max(strengths))


def test_only_left_cards_become_what_was_led() -> None:
    assert became("QS", "C", "C") == "QC"
    assert became("QS", "H", "C") == "QH"
    assert became("QS", "S", "C") == "QS"
    assert became("QC", "S", "C") == "QC"
    assert became("QD", "H", "C") == "QD"
    assert [became(f"A{left}", "C", trump) for trump, left in (("D", "H"), ("H", "D"), ("S", "C"))] == [
        "AC"
    ] * 3


# What a hand is worth


@pytest.mark.parametrize(
    ("team", "bid", "taken", "points"),
    [
        ((0, 2), "7D", (5, 3, 3, 2), (15, 0, 9, 0)),
        ((0, 2), "8D", (5, 3, 3, 2), (15, 0, 9, 0)),
        ((0, 2), "2D", (5, 3, 3, 2), (15, 0, 9, 0)),
        ((0, 2), "9D", (5, 3, 3, 2), (0, 9, 0, 6)),
        ((0, 2), "7D", (4, 4, 2, 3), (0, 12, 0, 9)),
        ((0, 2), "13D", (8, 0, 5, 0), (72, 0, 45, 0)),
        ((0, 2), "1D", (8, 0, 5, 0), (72, 0, 45, 0)),
        ((0, 2), "1D", (0, 13, 0, 0), (0, 117, 0, 0)),
        ((0, 2), "13D", (8, 1, 4, 0), (0, 3, 0, 0)),
        ((0, 2), "12D", (8, 1, 4, 0), (24, 0, 12, 0)),
        ((1, 0), "5D", (3, 2, 3, 5), (9, 6, 0, 0)),
        ((0, 4, 5), "3H", (1, 2, 2, 1, 2, 0), (3, 0, 0, 0, 6, 0)),
        ((0, 1, 2, 3), "3H", (1, 2, 2, 1, 0, 0, 0, 0), (9, 18, 18, 9, 0, 0, 0, 0)),
    ],
)
def test_what_a_hand_pays(
    team: tuple[int, ...], bid: str, taken: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert points_for(team, bid, taken) == points


def test_the_sheet_has_a_line_a_hand() -> None:
    state = after(opened(), "0 pass", "1 pass", "2 pass", "3 pass")
    assert state.sheet == (HandResult(3, NATURE, "", (), (0, 0, 0, 0), (0, 0, 0, 0)),)
    state = replay(state, [(NATURE, "deal " + " ".join(FRENCH))])
    assert state.dealer == 0
    state = after(state, "1 bid 13S", "1 partners 0")
    while state.phase == "play":
        state, _ = play(state, state.turn, f"play {state.playable(state.turn)[0]}")
    line = state.sheet[1]
    assert line[:4] == (0, 1, "13S", (0,))
    assert line.taken == state.taken
    assert sum(line.taken) == 13
    assert line.points == state.scores == points_for((1, 0), "13S", state.taken)


# What the table shows


def test_sides_left_suit_and_what_cards_count_as() -> None:
    state = opened(6)
    assert (state.trump, state.left_suit, state.teams) == ("", "", ())
    state = after(state, "0 bid 8D")
    assert (state.trump, state.left_suit, state.teams) == ("D", "H", ())
    state = after(state, "0 partners 3 5")
    assert state.teams == ((0, 3, 5), (1, 2, 4))
    trick = after(playing("4C 2D", "QS 3D", "KH 4D", "AC 5D"), "0 play 4C", "1 play QS", "2 play KH")
    assert trick.counted == ("4C", "QC", "KH")
    assert playing("4C", "QS", "AC", "9C").counted == ()
    done = after(trick, "3 play AC")
    assert done.taken == (0, 1, 0, 0)
    assert done.tricks == (Trick(0, ("4C", "QS", "KH", "AC"), 1),)


def test_what_is_told_of_a_trick() -> None:
    state = after(playing("4C 2D", "QS 3D", "4H 4D", "AC 5D"), "0 play 4C")
    state, told = play(state, 1, "play QS")
    assert told == (Event("played", 1, ("QS",), ("QC",)),)
    _, told = play(after(state, "2 play 4H"), 3, "play AC")
    assert told == (
        Event("played", 3, ("AC",), ("AC",)),
        Event("took", 1, ("4C", "QS", "4H", "AC")),
    )


def test_what_is_told_of_an_auction() -> None:
    state, told = play(opened(), 0, "bid 12C")
    assert told == (Event("bid", 0, words=("12C",)),)
    state, told = play(state, 1, "bid 13C")
    assert told == (Event("bid", 1, words=("13C",)), Event("bidder", 1, words=("13C",)))
    _, told = play(state, 1, "partners 3")
    assert told == (Event("partners", 1, words=("3",)),)
    _, told = play(after(opened(), "0 pass", "1 pass", "2 pass"), 3, "pass")
    assert told == (Event("passed", 3), Event("passed-out", 3))


def test_a_deal_tells_each_seat_its_cards() -> None:
    waiting, told = play(NinetyTwoQ.start(6, {}), NATURE, "dealer 4")
    assert told == (Event("dealer", 4),)
    state, told = play(waiting, NATURE, "deal " + " ".join(FRENCH))
    drawn = (Event("drew", seat, state.hands[seat], to=frozenset({seat})) for seat in range(6))
    assert told == (Event("dealt", 4), *drawn)


def test_what_is_told_of_a_score() -> None:
    *_, last = random_match("92q", 4, Random(1), {"target": "1"})
    assert isinstance(last.after, NinetyTwoQ)
    line = last.after.sheet[-1]
    assert [event.kind for event in last.events] == ["played", "took", "scored", "over"]
    assert last.after.turn == NATURE
    assert last.after.legal(NATURE) == ()
    assert last.events[2] == Event("scored", line.bidder, words=(line.bid, *map(str, line.points)))


@pytest.mark.parametrize(("players", "size", "aside"), [(4, 13, 0), (6, 8, 4), (8, 6, 4)])
def test_hands_are_equal_and_the_rest_hidden(players: int, size: int, aside: int) -> None:
    state = opened(players, dealer=1)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert state.hand_size == size
    assert state.aside == FRENCH[52 - aside :] * (aside > 0)
    assert "2C" in state.hands[2]
    for step in random_match("92q", players, Random(5), {"target": "1"}):
        for reader in (None, *range(players)):
            assert set(step.after.view(reader).piles["aside"]) <= {HOLE}


def test_the_bidder_chooses_any_equal_side() -> None:
    assert actions(after(opened(), "0 bid 13C"), 0) == {"partners 1", "partners 2", "partners 3"}
    assert len(actions(after(opened(6), "0 bid 8C"), 0)) == 10
    eight = actions(after(opened(8), "0 bid 1C", "1 bid 6C"), 1)
    assert len(eight) == 35
    assert {"partners 0 2 3", "partners 5 6 7"} < eight


def test_bids_are_all_above_the_last() -> None:
    state = opened(8)
    assert actions(state, 0) == {"pass", *(f"bid {bid}" for bid in bids(1, 6))}
    assert len(actions(state, 0)) == 25
    assert actions(after(state, "0 bid 5D"), 1) == {"pass", "bid 6C", "bid 6D", "bid 6H", "bid 6S"}


def test_the_auction_is_kept_in_order() -> None:
    state = after(opened(), "0 bid 3D", "1 pass", "2 bid 4D")
    assert state.calls == ((0, "3D"), (1, "pass"), (2, "4D"))
    assert state.out == {1}


@pytest.mark.parametrize("players", [4, 6, 8])
def test_nobody_holds_a_card_before_the_first_deal(players: int) -> None:
    state = NinetyTwoQ.start(players, {})
    assert state.hands == ((),) * players
    assert state.view(0) == state == state.guess(0, Random(1))


def test_a_view_shows_the_readers_hand_alone() -> None:
    state = opened(8)
    for reader in (None, *range(8)):
        view = state.view(reader)
        assert view.aside == (HOLE,) * 4
        for owner in range(8):
            assert view.hands[owner] == (state.hands[owner] if owner == reader else (HOLE,) * 6)


# Following suit


def test_left_cards_wait_for_the_led_suit() -> None:
    state = after(playing("KH", "3H AS", "4H", "5H"), "0 play KH")
    assert actions(state, 1) == {"play 3H"}


def test_whoever_is_void_may_play_anything() -> None:
    state = after(playing("KH", "AS 2D 5C", "4H", "5H"), "0 play KH")
    assert actions(state, 1) == {"play AS", "play 2D", "play 5C"}


def test_left_cards_are_no_trumps_in_the_hand() -> None:
    assert actions(after(playing("KC", "QS 3C", "", ""), "0 play KC"), 1) == {"play 3C"}
    assert actions(after(playing("KS", "3C 4S", "", ""), "0 play KS"), 1) == {"play 4S"}


def test_not_following_shows_one_void() -> None:
    start = playing("KH KC KS KD", "AS 2D 5C 3C", "4H AC JH 6H", "5H 2H 7H 8H")
    left_thrown = after(start, "0 play KH", "1 play AS")
    assert left_thrown.voids == ("", "H", "", "")
    assert after(start, "0 play KH", "1 play 5C").voids == ("", "H", "", "")
    assert after(start, "0 play KH", "1 play 2D", "2 play 4H").voids == ("", "H", "", "")
    assert after(start, "0 play KC", "1 play 3C", "2 play AC", "3 play 2H").voids == ("", "", "", "C")
    assert after(start, "0 play KS", "1 play AS", "2 play AC", "3 play 2H").voids == ("", "", "S", "S")
    twice = after(left_thrown, "2 play 4H", "3 play 5H", "1 play 2D", "2 play JH", "3 play 7H", "0 play KD")
    assert twice.voids == ("", "H", "D", "D")
    again = after(twice, "0 play KC", "1 play 5C", "2 play AC", "3 play 8H")
    assert again.voids == ("", "H", "D", "DC")


def test_a_new_deal_forgets_the_last_hand() -> None:
    for step in random_match("92q", 4, Random(3), {"target": "20"}):
        if step.action.startswith("deal "):
            state = step.after
            assert isinstance(state, NinetyTwoQ)
            assert state.voids == ("",) * 4
            assert (state.tricks, state.calls, state.partners, state.bid) == ((), (), (), "")
            assert (state.bidder, state.leader) == (NATURE, NATURE)


# Refusals


def test_a_wrong_call_is_explained() -> None:
    state = after(opened(), "0 bid 6S")
    assert (
        why(state, 1, "bid 6H")
        == "6 tricks in hearts does not beat 6 tricks in spades: bid more tricks, in whatever suit you like."
    )
    assert (
        why(state, 1, "bid 6S")
        == "6 tricks in spades does not beat 6 tricks in spades: bid more tricks, in whatever suit you like."
    )
    assert (
        why(state, 1, "bid 1C")
        == "1 trick in clubs does not beat 6 tricks in spades: bid more tricks, in whatever suit you like."
    )
    form = "A bid is a number of tricks from 1 to 13 and a suit, such as 5 tricks in hearts."
    for bid in ("14C", "0C", "7N", "7", "C", "seven", ""):
        assert why(state, 1, f"bid {bid}") == form
    assert "from 1 to 8 " in why(opened(6), 0, "bid 9C")
    assert why(state, 1, "play 2C") == "The auction is not over: bid or pass."
    assert why(state, 1, "partners 0") == "The auction is not over: bid or pass."
    assert why(state, 1, "pass 7H") == "“pass 7H” is not something you can pass now."
    assert why(state, 1, "sing") == "You cannot “sing” now. What you can do: bid pass."
    assert why(state, 2, "bid 7C") == "It is not your turn."


def test_a_wrong_choice_of_partners_is_explained() -> None:
    four = after(opened(), "0 bid 13S")
    assert why(four, 0, "partners 0") == "You are on your own side already: choose someone else."
    assert why(four, 0, "partners 1 2") == why(four, 0, "partners 1 ") == "Choose exactly one partner."
    assert why(four, 0, "partners 4") == "There is no such seat; this table has 4."
    assert why(four, 0, "pass") == "You won the auction: first pick your partner."
    assert why(four, 0, "bid 13C") == why(four, 0, "play 2C") == why(four, 0, "pass")
    assert why(four, 0, "sing") == "You cannot “sing” now. What you can do: partners."
    eight = after(opened(8), "0 bid 6S")
    assert why(eight, 0, "partners 1 1 2") == "Choose exactly 3 different partners."
    assert why(eight, 0, "partners 1 2") == "Choose exactly 3 different partners."
    assert why(eight, 0, "partners 3 1 2") == "Write it as “partners 1 2 3”."
    assert why(eight, 0, "partners 1 2 0") == "You are on your own side already: choose someone else."
    assert why(eight, 0, "play 2C") == "You won the auction: first pick your 3 partners."


def test_a_wrong_card_is_explained() -> None:
    state = after(playing("KH", "3H 4H AS 2D", "5H", "6H"), "0 play KH")
    assert why(state, 1, "play 2D") == "Hearts were led and you hold 2: play one of them."
    assert why(state, 1, "play AS") == (
        "You can throw spades, the left suit, only if you have no hearts, and you have 2."
    )
    assert why(state, 1, "play 9C") == "You do not have 9♣."
    assert why(state, 1, "play 1C") == "There is no such card."
    for action in ("bid 2C", "pass", "partners 2"):
        assert why(state, 1, action) == "The auction is over: play a card."
    assert why(state, 1, "sing") == "You cannot “sing” now. What you can do: play."
    assert why(state, NATURE, "deal") == "It is not your turn."


@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_it_is_for_four_six_or_eight(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        NinetyTwoQ.start(players, {})
    sentence = words().refusal(refused.value)
    assert sentence == f"This game is for 4 6 8 players, not {players}."


@pytest.mark.parametrize("target", ["0", "1000", "092", "-1", ""])
def test_a_target_is_from_1_to_999(target: str) -> None:
    with pytest.raises(Refusal):
        NinetyTwoQ.start(4, {"target": target})
    assert (NinetyTwoQ.start(4, {"target": "999"}).target, NinetyTwoQ.start(4, {}).target) == (999, 92)


# Guesses


def few_unseen(players: int, seed: int) -> Iterator[NinetyTwoQ]:
    """Moments of a random hand when whoever is to act has not seen five or six cards."""
    for step in random_match("92q", players, Random(seed), {"target": "1"}):
        state = step.after
        assert isinstance(state, NinetyTwoQ)
        held = sum(map(len, state.hands))
        if state.phase == "play" and 5 <= held - len(state.hands[state.turn]) + len(state.aside) <= 6:
            yield state


def shown_voids(state: NinetyTwoQ) -> dict[int, set[str]]:
    voids: dict[int, set[str]] = {seat: set() for seat in range(state.players)}
    for leader, cards, _ in (*state.tricks, Trick(state.leader, state.trick, NATURE)):
        for place, card in enumerate(cards):
            if card[1] != cards[0][1]:
                voids[(leader + place) % state.players].add(cards[0][1])
    return voids


def worlds(state: NinetyTwoQ, seat: int) -> set[tuple[tuple[str, ...], ...]]:
    """Every way the unseen cards can lie, found by trying all of them."""
    others = [other for other in range(state.players) if other != seat]
    unseen = [card for other in others for card in state.hands[other]] + list(state.aside)
    voids = shown_voids(state)
    found = set()
    for order in itertools.permutations(unseen):
        rest = iter(order)
        lie = [tuple(itertools.islice(rest, len(state.hands[other]))) for other in others]
        if all(
            card[1] not in voids[other] for other, cards in zip(others, lie, strict=True) for card in cards
        ):
            found.add(tuple(tuple(sorted(cards)) for cards in (*lie, tuple(rest))))
    return found


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (6, 1), (6, 2), (8, 1), (8, 4)])
def test_guesses_are_all_deals_that_agree(players: int, seed: int) -> None:
    rng = Random(seed)
    tried = 0
    for state in few_unseen(players, seed):
        seat = state.turn
        view, fitting = state.view(seat), worlds(state, seat)
        counts: Counter[tuple[tuple[str, ...], ...]] = Counter()
        for _ in range(30 * len(fitting)):
            guess = view.guess(seat, rng)
            lie = (*(guess.hands[other] for other in range(players) if other != seat), guess.aside)
            counts[tuple(tuple(sorted(cards)) for cards in lie)] += 1
        assert set(counts) == fitting
        assert len(fitting) == 1 or evenly(counts.values())
        tried += len(fitting)
    assert tried > 10


def test_a_whole_state_is_its_own_guess() -> None:
    state = opened(8)
    assert state.guess(0, Random(1)) is state


# Counted lines of play


@pytest.mark.parametrize(("players", "depth", "lines"), [(4, 1, 53), (4, 2, 1361), (6, 2, 549), (8, 3, 5765)])
def test_so_many_auctions(players: int, depth: int, lines: int) -> None:
    assert perft(opened(players), depth) == lines


@pytest.mark.parametrize(
    ("players", "trump", "depth", "lines"), [(4, "C", 6, 15552), (6, "D", 7, 2960), (8, "H", 8, 2835)]
)
def test_so_many_lines_of_play(players: int, trump: str, depth: int, lines: int) -> None:
    assert perft(after(opened(players), f"0 bid {52 // players}{trump}"), depth) == lines


def test_so_many_ends_of_a_hand() -> None:
    state = playing("2H 9C KD 4S", "2S QS AH 3D", "AC 2C 5H QD", "QC 6H 7D KS")
    assert [perft(state, depth) for depth in (4, 8, 12, 16)] == [18, 170, 712, 712]
