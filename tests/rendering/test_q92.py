"""92Q's pictures: small, steady, telling everything that is open and nothing that is not, at every size."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.games.kit.french import FRENCH
from bot.games.kit.tricks import Trick
from bot.games.q92.rules import HandResult, NinetyTwoQ
from bot.games.q92.trick import became
from bot.words import words
from rendering.kit import alt as alt_text
from rendering.kit import board, palette
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture
from rendering.kit.sorting import arranged
from rendering.q92 import alt as q92_alt
from rendering.q92 import table as q92
from tests.games.playing import random_match
from tests.kit.panels import Spoken

NAMES = (
    "Wolfgang Amadeus Mozart-Weber jr.",
    "Ana",
    "Zoë 🦜",
    "日本語",
    "Bo",
    "W" * 32,
    "x",
    "Karl-Friedrich",
)
SIZES = [4, 6, 8]
WORDS = Spoken()


@cache
def positions(players: int) -> tuple[NinetyTwoQ, ...]:
    """Some of everything that happens in a few matches."""
    states = [
        step.after
        for seed in range(4)
        for step in random_match("92q", players, Random(seed), {"target": "20"})
    ]
    return tuple(state for state in states if isinstance(state, NinetyTwoQ))


def first(players: int, phase: str, *, trick: int = 0, tricks: int = 0) -> NinetyTwoQ:
    return next(
        state
        for state in positions(players)
        if state.phase == phase and len(state.trick) == trick and len(state.tricks) >= tricks
    )


def table(state: NinetyTwoQ, *, colours: int = 4) -> Picture:
    return q92.table(state.view(None), NAMES[: state.players], WORDS, colours=colours)


def text(state: NinetyTwoQ, words: Catalogue) -> str:
    """Return the alt text of the table."""

    def told(names: tuple[str, ...], /, *, spoken: bool) -> q92_alt.Told:
        return q92_alt.Told(state.view(None), names, words, spoken=spoken)

    return alt_text.told(told, NAMES[: state.players])


def named(alt: str) -> set[str]:
    return {card for card in FRENCH if WORDS.card_name(card) in alt or WORDS.card(card) in alt}


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def colours_of(picture: Picture) -> set[object]:
    return {colour for _, colour in opened(picture).getcolors(100_000) or ()}


@pytest.mark.parametrize("players", SIZES)
def test_the_table_names_exactly_the_open_cards(players: int) -> None:
    for state in positions(players)[::4]:
        last = state.tricks[-1].cards if state.tricks else ()
        assert named(text(state, WORDS)) == {*state.trick, *last}
    state = first(players, "play", trick=2)
    assert table(state).alt == text(state, WORDS)


@pytest.mark.parametrize("players", SIZES)
def test_a_hand_names_exactly_its_cards(players: int) -> None:
    for state in positions(players)[1::50]:
        for seat in range(players):
            if state.hands[seat]:
                alt = q92.hand(state.view(seat), seat, WORDS).alt
                assert named(alt) == set(state.hands[seat])
            assert not named(q92.hand(state.view((seat + 1) % players), seat, WORDS).alt)


@pytest.mark.parametrize("players", SIZES)
def test_a_tables_text_is_whole(players: int) -> None:
    catalogue = words()
    for state in positions(players)[::4]:
        alt = text(state, catalogue)
        assert len(alt) <= alt_text.LIMIT
        assert alt.endswith(f"{len(state.tricks)} of {state.hand_size} tricks played.")


def turned_everywhere(players: int) -> NinetyTwoQ:
    """Trumps are clubs, hearts were led, and everybody after threw a spade: twice."""
    spades = [card for card in FRENCH if card[1] == "S"]
    state = first(players, "play", tricks=1)
    team = tuple(range(1, players // 2))
    return state.but(
        bid="6C",
        bidder=0,
        partners=team,
        leader=0,
        trick=("TH", *spades[: players - 2]),
        turn=players - 1,
        tricks=(Trick(0, ("QH", *spades[-players + 1 :]), 0),),
    )


@pytest.mark.parametrize("players", SIZES)
def test_the_longest_alt_text_is_whole(players: int) -> None:
    alt = q92.table(turned_everywhere(players), NAMES[:players], words()).alt
    assert len(alt) <= alt_text.LIMIT
    assert alt.endswith("tricks played.")
    assert alt.count(" as hearts") == 2 * players - 3


@pytest.mark.parametrize("players", SIZES)
def test_the_fullest_pictures_are_small(players: int) -> None:
    state = turned_everywhere(players).but(trick=("KH", "JS", "QS", "KS", "QH", "JH", "KC")[: players - 1])
    assert len(table(state).png) < 100_000
    for seat in range(players)[:3]:
        assert len(q92.hand(state.view(seat), seat, WORDS).png) < 100_000


def test_anothers_act_redraws_no_hand() -> None:
    auctions = [state for state in positions(4) if state.phase == "auction" and state.calls]
    before, after = auctions[0], auctions[1]
    idle = min({0, 1, 2, 3} - before.to_act - after.to_act)
    assert q92.hand(after.view(idle), idle, WORDS) is q92.hand(before.view(idle), idle, WORDS)


@pytest.mark.parametrize("players", SIZES)
def test_the_table_shows_what_changes(players: int) -> None:
    """Whatever the public sees in the state is seen in the picture."""
    state = first(players, "play", trick=2, tricks=2)
    others = tuple(seat for seat in range(players) if seat not in state.teams[0])
    changes: tuple[dict[str, object], ...] = (
        {"turn": (state.turn + 1) % players},
        {"dealer": (state.dealer + 1) % players},
        {"bidder": others[0]},
        {"partners": others[: state.partners_due]},
        {"leader": (state.leader + 1) % players},
        {"bid": "3C" if state.bid != "3C" else "3D"},
        {"target": 77},
        {"trick": state.trick[:1]},
        {"tricks": state.tricks[:-1]},
        {"sheet": (HandResult(0, 0, "1C", (1,), (1,) * players, (7,) * players),)},
        {"phase": "over"},
    )
    shown = table(state).png
    for change in changes:
        assert table(state.but(**change)).png != shown, change


def test_names_and_colours_are_shown() -> None:
    state = first(8, "play", trick=2)
    shown = table(state).png
    assert table(state, colours=2).png != shown
    assert q92.table(state.view(None), ("Bo", *NAMES[1:]), WORDS).png != shown


def test_each_phase_has_a_table() -> None:
    for players in SIZES:
        for phase in ("auction", "partners", "play", "over"):
            assert table(first(players, phase)).alt


@pytest.mark.parametrize("players", SIZES)
def test_a_left_card_shows_what_it_became(players: int) -> None:
    state = turned_everywhere(players)
    places = q92._Table(state, NAMES, WORDS).places
    columns = {column.seat: column for column in places.columns}
    picture = opened(table(state))
    for place in range(1, players - 1):
        card = state.trick[place]
        x, y = places.spot(columns[place], board.CARD.width)
        inner = (x + 12, y + 12, x + 80, y + 120)
        other = state.but(trick=(*state.trick[:place], became(card, "H", "C"), *state.trick[place + 1 :]))
        # Its index is the heart's, and below it stands what it really is.
        assert picture.crop(inner).tobytes() == opened(table(other)).crop(inner).tobytes()
        below = (x + 15, y + 126, x + 57, y + 189)
        assert picture.crop(below).tobytes() != opened(table(other)).crop(below).tobytes()


def test_cards_that_may_not_be_played_are_dim() -> None:
    state = next(
        state
        for state in positions(4)
        if state.phase == "play"
        and state.trick
        and len(state.playable(state.turn)) < len(state.hands[state.turn])
    )
    seat = state.turn
    assert palette.dimmed(palette.FACE) in colours_of(q92.hand(state.view(seat), seat, WORDS))
    free = state.but(trick=(), leader=seat)
    assert palette.dimmed(palette.FACE) not in colours_of(q92.hand(free.view(seat), seat, WORDS))
    assert "playable" not in q92.hand(state.view(None), seat, WORDS).alt


def test_left_cards_carry_what_they_would_become() -> None:
    state = first(4, "play").but(bid="5C", bidder=0, partners=(2,), leader=1, trick=("KH",), turn=2)
    state = state.but(hands=((), (), ("2C", "3D", "4S", "5S"), ()))
    picture = q92.hand(state.view(2), 2, WORDS)
    assert picture.alt.endswith("turning: 4 of spades, 5 of spades, hearts")
    for none in (
        state.but(hands=((), (), ("2C", "3D", "4S", "5H"), ())),
        state.but(trick=("KS",)),
        state.but(bid="5D"),
    ):
        assert "turning" not in q92.hand(none.view(2), 2, WORDS).alt


def test_a_hand_lies_in_order() -> None:
    state = first(4, "play").but(bid="5H", hands=(("9H", "AH", "QH", "TC", "9C", "2D", "AS"), (), (), ()))
    assert q92.in_hand(state, 0) == ("9C", "TC", "2D", "AH", "9H", "QH", "AS")
    assert q92.in_hand(state, 0, "colours") == ("9C", "TC", "2D", "AS", "AH", "9H", "QH")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("2C 2D 2H 2S", "2C 2D 2S 2H"),
        ("2C 2D 2H", "2D 2C 2H"),
        ("2C 2H 2S", "2C 2H 2S"),
        ("2S 2C", "2C 2S"),
        ("2H", "2H"),
        ("", ""),
        ("?? ??", "?? ??"),
    ],
)
def test_red_and_black_suits_lie_in_turn(cards: str, expected: str) -> None:
    assert arranged(cards.split(), "colours") == tuple(expected.split())
