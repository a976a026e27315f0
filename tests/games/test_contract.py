"""Properties of every game at every table size."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import RULES
from bot.games.base import HOLE, NATURE, Refusal, State, pick, play, replay
from tests.games.playing import RULED, random_match, random_options

NONSENSE = (
    "",
    " ",
    "pass ",
    " pass",
    "play",
    "play ??",
    "bid 0C",
    "deal",
    "dealer -1",
    "PASS",
    "play KC 2C",
    "\x00",
    "é",
)
LONGEST = 20_000
"""No random match comes near so many actions."""

seeds = st.integers(0, 2**32)
every_table = pytest.mark.parametrize(("slug", "players"), RULED)


def readers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


@every_table
@settings(max_examples=3)
@given(seed=seeds)
def test_the_log_replays_to_the_same_state(slug: str, players: int, seed: int) -> None:
    options = random_options(slug, Random(seed))
    steps = list(random_match(slug, players, Random(seed), options))
    again = replay(RULES[slug].start(players, options), [(step.seat, step.action) for step in steps])
    assert again == steps[-1].after
    assert hash(again) == hash(steps[-1].after)


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_a_match_ends_with_winners_and_scores(slug: str, players: int, seed: int) -> None:
    for number, step in enumerate(random_match(slug, players, Random(seed))):
        assert number < LONGEST
        assert len(step.after.scores) == players
        assert bool(step.after.winners) == (not step.after.to_act)
        assert list(step.after.winners) == sorted(set(step.after.winners))


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_every_card_is_exactly_once_somewhere(slug: str, players: int, seed: int) -> None:
    for step in random_match(slug, players, Random(seed)):
        cards = [card for pile in step.after.piles.values() for card in pile]
        assert not cards or Counter(cards) == Counter(step.after.deck)


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_nobody_sees_what_no_event_told_them(slug: str, players: int, seed: int) -> None:
    known: dict[int | None, set[str]] = {}
    for step in random_match(slug, players, Random(seed)):
        if step.seat == NATURE and step.action.startswith("deal "):
            known = {reader: set() for reader in readers(step.after)}
        for reader in readers(step.after):
            known.setdefault(reader, set()).update(
                card for event in step.events for card in event.seen_by(reader).cards
            )
            seen = {card for pile in step.after.view(reader).piles.values() for card in pile} - {HOLE}
            assert seen <= known[reader]


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_who_is_told_the_same_sees_the_same(slug: str, players: int, seed: int) -> None:
    """Two states that look alike go on looking alike: where cards are equal, this is what finds a leak."""
    rng = Random(seed)
    for step in random_match(slug, players, rng):
        reader = int(rng.random() * players)
        told = [event.seen_by(reader) for event in step.events]
        alike = step.before.view(reader).guess(reader, rng)
        actions = {step.action}
        if step.seat != reader:
            actions.add(pick(rng, alike.legal(step.seat)))
        for action in actions:
            if any(action in choice for choice in alike.legal(step.seat)):
                after, events = play(alike, step.seat, action)
                if [event.seen_by(reader) for event in events] == told:
                    assert after.view(reader) == step.after.view(reader)


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_a_view_of_a_view_is_the_same(slug: str, players: int, seed: int) -> None:
    for step in random_match(slug, players, Random(seed)):
        for reader in readers(step.after):
            view = step.after.view(reader)
            assert view.view(reader) == view
            assert view.view(None) == step.after.view(None)
            sizes = {name: len(pile) for name, pile in step.after.piles.items()}
            assert {name: len(pile) for name, pile in view.piles.items()} == sizes


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_a_view_tells_what_is_legal(slug: str, players: int, seed: int) -> None:
    for step in random_match(slug, players, Random(seed)):
        for seat in range(players):
            legal = step.after.legal(seat)
            assert step.after.view(seat).legal(seat) == legal
            assert bool(legal) == (seat in step.after.to_act)


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_a_guess_looks_the_same_to_whoever_guesses(slug: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for step in random_match(slug, players, rng):
        state = step.after
        for seat in range(players):
            view = state.view(seat)
            guess = view.guess(seat, rng)
            assert guess.view(seat) == view
            cards = [card for pile in guess.piles.values() for card in pile]
            assert not cards or Counter(cards) == Counter(state.deck)
            for other in sorted(guess.to_act - {NATURE}):
                assert guess.legal(other)


@every_table
@settings(max_examples=2)
@given(seed=seeds, nonsense=st.text(max_size=12))
def test_nonsense_is_refused(slug: str, players: int, seed: int, nonsense: str) -> None:
    for step in random_match(slug, players, Random(seed)):
        for seat in (NATURE, 0, players - 1, players):
            for action in (*NONSENSE, nonsense, step.action + " ", step.action + " " + step.action):
                if any(action in choice for choice in step.after.legal(seat) if 0 <= seat < players):
                    continue
                with pytest.raises(Refusal):
                    play(step.after, seat, action)


@every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_choices_made_at_the_same_time_commute(slug: str, players: int, seed: int) -> None:
    for step in random_match(slug, players, Random(seed)):
        others = step.before.to_act & step.after.to_act - {step.seat}
        for other in others:
            answer = next(iter(step.after.legal(other)[0]))
            there, _ = play(step.after, other, answer)
            first, _ = play(step.before, other, answer)
            assert play(first, step.seat, step.action)[0] == there


@every_table
def test_states_can_be_kept_and_sent(slug: str, players: int) -> None:
    for step in random_match(slug, players, Random(7)):
        assert pickle.loads(pickle.dumps(step.after)) == step.after
        assert len({step.after, replay(step.before, [(step.seat, step.action)])}) == 1


@pytest.mark.parametrize("slug", RULES)
def test_a_wrong_table_is_refused(slug: str) -> None:
    game = RULES[slug]
    for players in {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} - set(game.seats):
        with pytest.raises(Refusal):
            game.start(players, {})
    for options in ({"nothing": "yes"}, *({option.name: "?"} for option in game.options)):
        with pytest.raises(Refusal):
            game.start(game.seats[0], options)


def test_every_game_is_registered_under_its_slug() -> None:
    assert {slug: game.slug for slug, game in RULES.items()} == {slug: slug for slug in RULES}
