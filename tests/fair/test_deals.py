"""Deals follow the documented figures for ever."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice, permutations
from pathlib import Path
from random import Random

import pytest

from bot.fair.deals import Click, Source, Word, below, commitment, dealt, drawn, numbers, word_digest
from bot.games import GAMES
from bot.games.base import NATURE, Choice, Seat, pick, play, replay
from bot.games.differ.rules import Differ
from bot.matches.transcripts import line
from tests.games.playing import TABLES

SEED = bytes(range(32))
SOURCE = Source(SEED, (Click(0, 1290000000000000001), Click(2, 1290000000000000002)))


def test_a_commitment_is_the_seeds_digest() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_printing_a_source_hides_its_seed() -> None:
    assert SEED.hex() not in repr(SOURCE)
    assert repr(SEED) not in repr(SOURCE)


def test_the_stream_is_what_it_always_was() -> None:
    assert [f"{number:016x}" for number in islice(numbers(SOURCE, "deal", 1), 5)] == STREAM


# Made with another program: openssl dgst -sha256 -mac HMAC -macopt hexkey:0001…1f
STREAM = [
    "eca7fb8813d65bd2",
    "74a3946db4803476",
    "43b3e9fcbae3e1cf",
    "edb93cb9459a91ab",
    "48fcfeb0f4949e19",
]


def test_a_biased_number_is_skipped() -> None:
    last = 2**64 - 1
    assert below(iter([last, 7]), 3) == 1
    assert below(iter([last - 1, 7]), 3) == 2
    assert below(iter([last, 7]), 4) == 3


def test_every_order_is_drawn_equally_often() -> None:
    draws = 6000
    counts = Counter(
        tuple(drawn(numbers(Source(n.to_bytes(32, "big"), ()), "deal", 0), "ABC", 3)) for n in range(draws)
    )
    assert set(counts) == set(permutations("ABC"))
    # Chi-squared with five degrees of freedom; one time in a million it is more.
    assert sum((count - draws / 6) ** 2 / (draws / 6) for count in counts.values()) < 36


def test_any_other_input_deals_otherwise() -> None:
    sources = (
        SOURCE,
        Source(SEED[::-1], SOURCE.clicks),
        Source(SEED, SOURCE.clicks[:1]),
        Source(SEED, (Click(1, SOURCE.clicks[0].number), SOURCE.clicks[1])),
        Source(SEED, (Click(0, SOURCE.clicks[0].number + 1), SOURCE.clicks[1])),
    )
    streams = {
        tuple(islice(numbers(source, verb, n), 4))
        for source in sources
        for verb in ("deal", "shuffle")
        for n in range(3)
    }
    assert len(streams) == len(sources) * 2 * 3


def test_two_deals_that_are_written_down() -> None:
    state = Differ.start(4, {})
    log: list[tuple[Seat, str]] = []
    for _ in range(2):
        log.append((NATURE, dealt(SOURCE, state, log)))
        state = replay(Differ.start(4, {}), log)
    page = Path("docs/fair-deals.md").read_text(encoding="utf-8")
    written = re.findall(r"^nature .+$", page, re.MULTILINE)
    assert [line(seat, action) for seat, action in log] == written[:2]


def test_a_deal_with_words_that_is_written_down() -> None:
    typed = (Word(0, word_digest("green toucan"), "green toucan"), Word(1, word_digest("rain"), "rain"))
    source, page = Source(SEED, (), typed), Path("docs/fair-deals.md").read_text(encoding="utf-8")
    for word in typed:
        assert f"# word {word.seat} {word.digest} {word.text}\n" in page
    leads = line(NATURE, dealt(source, Differ.start(4, {}), []))
    assert re.findall(r"^nature .+$", page, re.MULTILINE)[2:] == [leads]


def test_a_word_deals_unlike_clicks_and_words() -> None:
    sources = (
        Source(SEED, ()),
        Source(SEED, (Click(0, 1),)),
        Source(SEED, (), (Word(0, word_digest("1"), "1"),)),
        Source(SEED, (), (Word(1, word_digest("1"), "1"),)),
        Source(SEED, (), (Word(0, word_digest("2"), "2"),)),
    )
    streams = {tuple(islice(numbers(source, "deal", 0), 4)) for source in sources}
    assert len(streams) == len(sources)
    # It is forgotten, and the deals stay what they were.
    forgotten = Source(SEED, (), (Word(0, word_digest("1")),))
    assert tuple(islice(numbers(forgotten, "deal", 0), 4)) in streams


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_chance_draws_whole_matches_of_every_game(slug: str, players: int) -> None:
    """Whatever chance may have to do, the dealer knows how; and every time it comes out otherwise."""
    short = {"target": "20", "hands": "2"}
    options = {option.name: short[option.name] for option in GAMES[slug].options if option.name in short}
    rng, made = Random(1), set()
    for match in range(3):
        source, log = Source(rng.randbytes(32), ()), list[tuple[Seat, str]]()
        state = GAMES[slug].start(players, options)
        while state.to_act:
            seat = min(state.to_act)
            action = dealt(source, state, log) if seat == NATURE else pick(rng, state.legal(seat))
            if seat == NATURE and len(action.split()) > 2:
                assert action not in made, match
                made.add(action)
            state, _ = play(state, seat, action)
            log.append((seat, action))


def test_an_unknown_choice_of_chance_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    several = Choice("deal", ("2C", "3C", "4C"), 1, 2, ordered=True)
    monkeypatch.setattr(Differ, "legal", lambda _state, _seat: (several,))
    with pytest.raises(ValueError, match="how to draw"):
        dealt(SOURCE, Differ.start(4, {}), [])


def test_the_rules_order_of_cards_changes_nothing() -> None:
    game = GAMES["springcleaning"]
    state = replay(game.start(2, {}), [(NATURE, "leader 0")])
    expected = dealt(SOURCE, state, [])
    (choice,) = state.legal(NATURE)
    mixed = Choice(choice.verb, choice.options[::-1], choice.least, choice.most, ordered=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(state), "legal", lambda _state, _seat: (mixed,))
        assert dealt(SOURCE, state, []) == expected
