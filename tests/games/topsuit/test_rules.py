"""Top Suit: what beats what, what can be played, what is refused and why, and who sees which card."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import HOLE, NATURE, Event, Refusal, play, shuffled
from bot.games.kit.french import FRENCH, RANKS, SUITS, in_order
from bot.games.topsuit.combinations import FINDERS, Combination, combination, found
from bot.games.topsuit.rules import Act, Cards, TopSuit, TrickResult
from bot.words import words
from tests.games.playing import evenly, perft, random_match
from tests.kit.topsuit import of, position


def actions(state: TopSuit, seat: int = 0) -> list[str]:
    return [action for choice in state.legal(seat) for action in choice]


def why(state: TopSuit, action: str, seat: int = 0) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(Refusal) as refused:
        play(state, seat, action)
    return words().refusal(refused.value)


def after(state: TopSuit, *texts: str) -> TopSuit:
    for text in texts:
        seat, _, action = text.partition(" ")
        state, _ = play(state, int(seat), action)
    return state


def events(state: TopSuit, seat: int, action: str) -> tuple[Event, ...]:
    return play(state, seat, action)[1]


def dealt(players: int, leader: int = 0) -> TopSuit:
    """A match just dealt from a deck in canonical order."""
    state, _ = play(TopSuit.start(players, {}), NATURE, f"leader {leader}")
    return play(state, NATURE, " ".join(("deal", *FRENCH)))[0]


# What beats what


@pytest.mark.parametrize(
    ("new", "current"),
    [
        ("2D", "AH"),
        ("5H", "5S"),
        ("5S", "5C"),
        ("5C", "5H"),
        ("5D", "5H"),
        ("5D", "5S"),
        ("5D", "5C"),
        ("7S", "5S"),
        ("3S", "KC"),
        ("AD", "KD"),
        ("2C 2D", "5S 5H"),
        ("2D 2C", "5S 5H"),
        ("5C 5D 5H 5S", "4C 4D 4H 4S"),
        ("2D 3D 4D", "9H TH JH QH KH AH"),
        ("6H 7H 8H 9H", "5H 6H 7H"),
    ],
)
def test_it_beats_and_is_not_beaten(new: str, current: str) -> None:
    assert of(new).beats(of(current))
    assert not of(current).beats(of(new))
    assert f"play {new}" in actions(position(f"{new} 2H", "9S", current=current))


@pytest.mark.parametrize(
    ("new", "current"),
    [("AH", "2C"), ("TS", "5D"), ("KC", "2D"), ("5C 5D 5H 5S", "AC"), ("2D", "5C 5S"), ("5C 5D 5H", "4C 4D")],
)
def test_it_does_not_beat(new: str, current: str) -> None:
    assert not of(new).beats(of(current))
    assert f"play {new}" not in actions(position(f"{new} 2H", "9S", current=current))


def test_of_two_cards_one_beats_the_other() -> None:
    for one, other in itertools.product(FRENCH, repeat=2):
        beats = of(one).beats(of(other)) + of(other).beats(of(one))
        assert beats == (one != other)


def test_only_the_rank_counts_in_a_quad() -> None:
    quads = [of(" ".join(rank + suit for suit in SUITS)) for rank in RANKS]
    for lower, higher in itertools.combinations(quads, 2):
        assert higher.beats(lower)
        assert not lower.beats(higher)


def test_nothing_beats_the_ace_of_diamonds() -> None:
    assert not any(of(card).beats(of("AD")) for card in FRENCH)


# What makes a combination


@pytest.mark.parametrize(
    ("cards", "kind", "text"),
    [
        ("7H", "single", "7H"),
        ("7S 7C", "pair", "7S 7C"),
        ("7S 7C 7H", "triple", "7C 7S 7H"),
        ("7S 7C 7D 7H", "quad", "7C 7D 7H 7S"),
        ("KS QS AS", "run", "QS KS AS"),
        ("4D 2D 5D 3D", "run", "2D 3D 4D 5D"),
        (" ".join(FRENCH[:13]), "run", " ".join(FRENCH[:13])),
    ],
)
def test_cards_make_a_combination(cards: str, kind: str, text: str) -> None:
    assert combination(tuple(cards.split())) == (kind, tuple(text.split()))


@pytest.mark.parametrize(
    "cards",
    [
        "5S 6H 7S",
        "5S 6S",
        "5S 7S 9S",
        "AS 2S 3S",
        "KS AS 2S",
        "5S 5H 6S",
        "AC 2D 3D",
        "4S 5S 6S 6H",
        "KC AC 2D",
    ],
)
def test_cards_make_no_combination(cards: str) -> None:
    assert combination(tuple(cards.split())) is None


def plain_kind(cards: Cards) -> str | None:
    """Return the combination by the letter of the rules."""
    ranks = [RANKS.index(card[0]) for card in cards]
    suits = [SUITS.index(card[1]) for card in cards]
    if len(set(ranks)) == 1:
        below = suits if len(cards) == 4 else suits[:-1]
        return ("single", "pair", "triple", "quad")[len(cards) - 1] if below == sorted(below) else None
    upward = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return "run" if len(cards) >= 3 and len(set(suits)) == 1 and upward else None


@settings(max_examples=40)
@given(st.data())
def test_the_combinations_found_are_all_there_are(data: st.DataObject) -> None:
    near = [rank + suit for rank in "QKA23" for suit in SUITS]
    hand = in_order(data.draw(st.sets(st.sampled_from(near), min_size=1, max_size=7)))
    lying = [cards for size in range(1, 6) for cards in itertools.permutations(hand, size)]
    expected = {cards for cards in lying if plain_kind(cards)}
    every = list(found(hand, None))
    assert len(every) == len(set(every))
    assert set(every) == expected
    for cards in expected:
        assert combination(cards) == (plain_kind(cards), cards)
    for current in (of("2C"), of("QS QH"), of("2H 3H 4H"), of("2D 2S 2H"), of("2C 2D 2H 2S")):
        beating = {cards for cards in expected if Combination(plain_kind(cards) or "", cards).beats(current)}
        assert set(found(hand, current)) == beating


def test_choices_are_grouped_and_sorted() -> None:
    assert actions(position("3H 3C 4C 5C 4D", "9S", "9H")) == [
        *("play 3C", "play 4C", "play 5C", "play 4D", "play 3H"),
        *("play 3C 3H", "play 3H 3C", "play 4C 4D", "play 4D 4C"),
        *("play 3C 4C 5C", "draw"),
    ]
    assert list(FINDERS) == ["single", "pair", "triple", "quad", "run"]


def test_a_triple_is_offered_once_with_each_top() -> None:
    triples = [action for action in actions(position("3S 3C 3H", "9S")) if action.count(" ") == 3]
    assert triples == ["play 3C 3H 3S", "play 3H 3S 3C", "play 3C 3S 3H"]
    assert actions(position("3S 3C 3D", "9S", current="2C 2S 2H")) == [
        "play 3D 3S 3C",
        "play 3C 3S 3D",
        "draw",
    ]


# Extensions


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7C 8C 9C", ["play 7C 8C 9C", "extend 7C", "extend 7C 8C", "draw"]),
        ("7C 9C", ["extend 7C", "draw"]),
        ("8C 9C", ["draw"]),
        ("3C 2C", ["draw"]),
        ("7H 8H", ["draw"]),
    ],
)
def test_runs_extend_upward_by_one_or_two(hand: str, expected: list[str]) -> None:
    assert actions(position(hand, "9S", current="4C 5C 6C")) == expected


def test_no_run_goes_beyond_the_ace() -> None:
    assert actions(position("AC 2C 2D", "9S", current="JC QC KC")) == ["extend AC", "draw"]
    assert actions(position("2C 3C 2D", "9S", current="QC KC AC")) == ["draw"]


def test_only_runs_are_extended() -> None:
    assert actions(position("7C 5H", "9S", current="6C")) == ["play 7C", "draw"]
    assert "extend 7C" not in actions(position("7C 5H", "9S"))


def test_an_extension_is_its_players_hand() -> None:
    state = position("7C 2H", "8C 2S", "4H 5H", "9S", current="4C 5C 6C", stock="2D 3D 4D")
    state = after(state, "0 extend 7C")
    assert (state.owner, state.current) == (0, of("4C 5C 6C 7C"))
    state = after(state, "1 extend 8C")
    assert (state.owner, state.current) == (1, of("4C 5C 6C 7C 8C"))
    assert state.acts[1:] == (Act(0, "extend", ("7C",)), Act(1, "extend", ("8C",)))
    state = after(state, "2 draw")
    assert state.sheet[-1].winner == 1
    assert state.sheet[-1].cards == ("4C", "5C", "6C", "7C", "8C")
    assert state.sheet[-1].combination == of("4C 5C 6C 7C 8C")


# What happens


@pytest.mark.parametrize(("players", "each", "left"), [(3, 10, 22), (4, 8, 20)])
def test_the_deal(players: int, each: int, left: int) -> None:
    state = dealt(players, leader=2)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.stock) == left
    assert state.hands[2][0] == FRENCH[0]
    assert FRENCH[1] in state.hands[(2 + 1) % players]
    assert FRENCH[players - 1] in state.hands[1]
    assert state.stock == FRENCH[-left:]
    assert all(hand == in_order(hand) for hand in state.hands)
    assert state.to_act == {2}


def test_a_deal_tells_each_seat_its_cards() -> None:
    waiting, _ = play(TopSuit.start(3, {}), NATURE, "leader 2")
    state, told = play(waiting, NATURE, " ".join(("deal", *FRENCH)))
    drawn = (Event("drew", seat, state.hands[seat], to=frozenset({seat})) for seat in range(3))
    assert told == (Event("dealt", 2), *drawn)


def test_the_deck_is_drawn_from_the_top() -> None:
    state = after(position("5H", "9S", current="6C", stock="3C 4C"), "0 draw")
    assert state.hands[0] == ("3C", "5H")
    assert state.stock == ("4C",)


def test_an_empty_trick_moves_only_the_lead() -> None:
    state = after(dealt(3, leader=1), "1 draw", "2 draw", "0 draw")
    assert state.scores == (0, 0, 0)
    assert state.sheet == (TrickResult((Act(1, "draw"), Act(2, "draw"), Act(0, "draw")), NATURE),)
    assert (state.leader, state.turn, len(state.stock)) == (2, 2, 19)


def test_the_last_play_wins_and_leads() -> None:
    state = position("7C 2H", "9S 2S", "4H 5H", current="", stock="2D 3D 4D")
    state = after(state, "0 play 7C", "1 play 9S", "2 draw")
    assert state.taken == (0, 1, 1)
    assert (state.leader, state.turn, state.current, state.owner, state.acts) == (1, 1, None, NATURE, ())


@pytest.mark.parametrize("current", ["6C", "3C 4C 5C"])
def test_an_emptied_hand_ends_the_match_at_once(current: str) -> None:
    """Seat 1 is the second to act: the trick is cut short."""
    state = position("9S", "7H 7D", "4H", current=current, stock="2D", turn=1)
    state = state.but(hands=(state.hands[0], ("6C",) if len(current) > 2 else ("7C",), state.hands[2]))
    verb = "extend 6C" if len(current) > 2 else "play 7C"
    state = after(state, f"1 {verb}")
    assert (state.phase, state.finisher, state.to_act) == ("over", 1, frozenset())
    assert state.legal(state.turn) == ()
    assert state.scores[1] == 1
    assert len(state.sheet) == 1, "the trick that was cut short is no line of the score sheet"
    assert state.piles["table"] == (*current.split(), verb.split()[1])


def test_a_tricks_last_act_may_empty_a_hand() -> None:
    state = position("8C", "9S 2S", current="6C", stock="2D 3D")
    state = after(state, "0 play 8C")
    assert state.scores == (2, 1)
    assert (state.acts, state.piles["table"]) == ((), ())


def test_the_decks_last_card_ends_the_match() -> None:
    state = position("8C", "9S 2S", "3H", current="6C", stock="2D", turn=1)
    state = after(state, "1 draw")
    assert (state.phase, state.scores, state.finisher) == ("over", (1, 0, 0), NATURE)
    assert state.winners == (0,)


def test_events_tell_what_happened() -> None:
    state = position("8C 9C", "9S 2S", "3H", current="6C", stock="2D 2H", turn=1)
    assert events(state, 1, "draw") == (Event("drew", 1, ("2D",), to=frozenset({1})),)
    state = after(state, "1 draw")
    assert events(state, 2, "draw") == (
        Event("drew", 2, ("2H",), to=frozenset({2})),
        Event("exhausted", 2),
        Event("took", 0, ("6C",)),
        Event("over"),
    )
    run = position("7C", "9S 2S", current="4C 5C 6C", stock="2D 2H")
    assert events(run, 0, "extend 7C") == (
        Event("played", 0, ("7C",), words=("extend",)),
        Event("emptied", 0),
        Event("took", 0, ("4C", "5C", "6C", "7C")),
        Event("over"),
    )
    assert events(after(dealt(3), "0 draw", "1 draw"), 2, "draw")[1:] == (Event("untaken", 0),)


# What is refused

NO_COMBINATION = (
    "That is no combination: play one card, two to four of one rank, or 3 or more of one suit in a row."
    " The ace stands only above the king."
)


@pytest.mark.parametrize(
    ("hand", "current", "action", "sentence"),
    [
        ("2H 3H", "2C", "play 2H", "2♥ does not beat 2♣: that takes a higher club, a spade or a diamond."),
        ("2C 3H", "KS", "play 2C", "2♣ does not beat K♠: that takes a higher spade, a heart or a diamond."),
        ("TS 3H", "5D", "play TS", "10♠ does not beat 5♦: that takes a higher diamond."),
        ("9H 3H", "TH", "play 9H", "9♥ does not beat 10♥: that takes a higher heart, a club or a diamond."),
        ("KD 3H", "AD", "play KD", "K♦ does not beat A♦: nothing does."),
        (
            "6C 6H 7S",
            "5C 5S",
            "play 6H 6C",
            "6♣ on top does not beat 5♠: that takes a higher spade, a heart or a diamond.",
        ),
        (
            "3S 4S 5S 9H",
            "2H 3H 4H",
            "play 3S 4S 5S",
            "5♠ on top does not beat 4♥: that takes a higher heart, a club or a diamond.",
        ),
        (
            "3C 3D 3H 3S 9H",
            "4C 4D 4H 4S",
            "play 3C 3D 3H 3S",
            "Only a higher rank beats a quad, and 3♠ is not above 4♠.",
        ),
        ("3C 3D", "4C", "play 3C 3D", "This trick is one of single cards: play another, or draw."),
        ("AD 3D", "4C 4D", "play AD", "This trick is one of pairs: play another, or draw."),
        ("3C 3D", "4C 4D 4H", "play 3C 3D", "This trick is one of triples: play another, or draw."),
        ("AD 3D", "4C 4D 4H 4S", "play AD", "This trick is one of quads: play another, or draw."),
        ("3C 3D", "4C 5C 6C", "play 3C 3D", "This trick is one of runs: play another, or draw."),
        ("3C 3D", "", "play 3C 3C", "You cannot play 3♣ twice."),
        ("3C 3D", "", "play 4C", "You do not have 4♣."),
        ("3C 3D", "", "play 10C", "There is no such card."),
        ("3C 3D", "", "play", "There is no such card."),
        ("3C 3D", "", "pass", "Passing costs a card: “draw” takes one and passes."),
        ("3C 3D", "", "draw 5H", "You do not choose what you draw: write just “draw”."),
        ("3C 3D", "", "discard 3C", "You cannot “discard” now. What you can do: play draw."),
        ("3C 4D 5C", "", "play 3C 4D 5C", NO_COMBINATION),
        ("3C 4C 5C 6C", "", "play 5C 3C 4C", "Write it as “play 3C 4C 5C”."),
        ("3C 3D 3H 3S", "", "play 3S 3D 3C", "Write it as “play 3D 3S 3C”."),
        ("3C 3D 3H 3S", "", "play 3S 3D 3C 3H", "Write it as “play 3C 3D 3H 3S”."),
        ("7C 8C", "4C 5C 6C", "extend 8C 7C", "Write it as “extend 7C 8C”."),
        ("7C 8C", "4C 5C 6C", "play 8C 7C", "Write it as “extend 7C 8C”."),
        ("7C 8C", "4C 5C 6C", "play 7C", "Write it as “extend 7C”."),
        ("7C 8C", "", "extend 7C", "There is no run here to extend."),
        ("7C 8C", "6C", "extend 7C", "There is no run here to extend."),
        ("2C 8C", "QC KC AC", "extend 2C", "A run that has reached A♣ goes no further."),
        (
            "7C 8C 9C",
            "4C 5C 6C",
            "extend 7C 8C 9C",
            "You can add 2 cards at most; a longer row is a run of its own: play it.",
        ),
        ("8C", "4C 5C 6C", "extend 8C", "What you add must follow 6♣ in its suit: 7♣ first."),
        ("7H", "4C 5C 6C", "extend 7H", "What you add must follow 6♣ in its suit: 7♣ first."),
        ("3C 7C", "4C 5C 6C", "extend 3C", "What you add must follow 6♣ in its suit: 7♣ first."),
        ("3C 7C", "4C 5C 6C", "extend 3C 7C", "What you add must follow 6♣ in its suit: 7♣ first."),
        ("3C 7C", "4C 5C 6C", "extend 7C 7C", "You cannot play 7♣ twice."),
        ("3C 7C", "4C 5C 6C", "extend 8C", "You do not have 8♣."),
    ],
)
def test_a_refusal_says_why(hand: str, current: str, action: str, sentence: str) -> None:
    assert why(position(hand, "9S TS", "JS", current=current, stock="2S"), action) == sentence


def test_before_the_deal_there_is_nothing_to_play() -> None:
    state = TopSuit.start(3, {})
    assert state.phase == "leader"
    assert state.hands == ((), (), ())
    assert state.to_act == {NATURE}
    assert why(state, "play 2C", NATURE) == "You cannot “play” now. What you can do: leader."
    state, told = play(state, NATURE, "leader 2")
    assert state.phase == "deal"
    assert state.to_act == {NATURE}
    assert told == (Event("leader", 2),)
    assert why(state, "pass", NATURE) == "You cannot “pass” now. What you can do: deal."


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), players=st.sampled_from(TopSuit.seats))
def test_reordered_actions_are_legal_or_corrected(seed: int, players: int) -> None:
    rng = Random(seed)
    for step in random_match("topsuit", players, rng, {}):
        verb, _, rest = step.action.partition(" ")
        if verb not in ("play", "extend"):
            continue
        legal = {action for choice in step.before.legal(step.seat) for action in choice}
        for cards in itertools.islice(itertools.permutations(rest.split()), 24):
            action = " ".join((verb, *cards))
            if action in legal:
                continue
            with pytest.raises(Refusal) as refused:
                play(step.before, step.seat, action)
            if refused.value.key == "wrong-order":
                right = str(refused.value.args_for_words["right"])
                assert right in legal
                assert sorted(right.split()[1:]) == sorted(cards)
            else:
                assert refused.value.key == "topsuit-too-weak"
                assert len({card[0] for card in cards}) == 1, "only another top card makes a hand weaker"


# What is seen, and what can be guessed


def test_a_view_hides_other_hands_and_the_deck() -> None:
    state = position("8C 9C", "9S 2S", "3H", current="6C", stock="2D 2H", turn=1)
    mine = state.view(1)
    assert mine.hands == ((HOLE,) * 2, ("2S", "9S"), (HOLE,))
    assert mine.stock == (HOLE, HOLE)
    assert mine.current == state.current
    public = state.view(None)
    assert public.hands == ((HOLE,) * 2, (HOLE,) * 2, (HOLE,))
    assert actions(public, 1) == ["draw"]
    assert actions(position("8C 9C", "9S 2S", "3H").view(None)) == ["draw"], "nor may holes be led"


def test_a_guess_gives_every_world_the_same_chance() -> None:
    state = position("8C 9C", "9S 2S", "3H", current="6C", stock="2D 2H", turn=2)
    unseen = ("8C", "9C", "9S", "2S", "2D", "2H")
    worlds = {
        (in_order(cards[:2]), in_order(cards[2:4]), cards[4:]) for cards in itertools.permutations(unseen)
    }
    assert len(worlds) == 180
    rng, view = Random(3), state.view(2)
    drawn: Counter[tuple[Cards, ...]] = Counter()
    for _ in range(60 * len(worlds)):
        guess = view.guess(2, rng)
        assert guess.hands[2] == ("3H",)
        drawn[(guess.hands[0], guess.hands[1], guess.stock)] += 1
    assert set(drawn) == worlds
    assert evenly(drawn.values())


def test_who_passes_may_still_hold_the_best_card() -> None:
    state = position("8C 9C", "AD 2S", "3H", current="6C", stock="2D 2H KD", turn=1)
    view = after(state, "1 draw").view(0)
    assert any("AD" in view.guess(0, Random(seed)).hands[1] for seed in range(30))


# How many ways there are


@pytest.mark.parametrize(("players", "lines"), [(3, (24, 143, 840, 15_583)), (4, (13, 62, 240, 787, 7_506))])
def test_perft(players: int, lines: tuple[int, ...]) -> None:
    deck = shuffled(Random(2), FRENCH)
    state, _ = play(TopSuit.start(players, {}), NATURE, "leader 0")
    state, _ = play(state, NATURE, " ".join(("deal", *deck)))
    assert tuple(perft(state, depth) for depth in range(1, len(lines) + 1)) == lines
