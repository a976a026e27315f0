"""Top Suit's pictures: small, steady, telling everything that is open and nothing that is not."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import product
from random import Random

import pytest
from PIL import Image

from bot.games.kit.french import FRENCH, in_order
from bot.games.topsuit.combinations import STRONGER, combination
from bot.games.topsuit.rules import Act, TopSuit, TrickResult
from bot.words import LANGUAGES, speaking, words
from rendering.kit import alt as alt_text
from rendering.kit import palette
from rendering.kit.board import WIDTH
from rendering.kit.canvas import width_of
from rendering.kit.picture import Picture
from rendering.kit.sheets import Size
from rendering.topsuit import marks
from rendering.topsuit import table as topsuit
from tests.games.playing import random_match

NAMES = ("Wolfgang Amadeus Mozart-Weber jr.", "Ana", "Zoë 🦜", "日本語")
WORDS = words()
MOST_HELD = 26
"""One of three seats always draws, and the others draw as rarely as their cards allow: 10 and 16."""


@cache
def positions() -> tuple[TopSuit, ...]:
    """Some of everything that happens in a few matches, at both sizes of table."""
    states = []
    for players, seed in ((3, 4), (4, 3), (4, 8)):
        steps = list(random_match("topsuit", players, Random(seed), {}))
        states += [step.after for step in steps]
    return tuple(state for state in states if isinstance(state, TopSuit))


def table(state: TopSuit, *, colours: int = 4) -> Picture:
    return topsuit.table(state.view(None), NAMES[: state.players], WORDS, colours=colours)


def hand(state: TopSuit, seat: int) -> Picture:
    return topsuit.hand(state.view(seat), seat, WORDS)


def held(*cards: str, beaten: str = "", players: int = 3, **changes: object) -> TopSuit:
    """Seat 0 to act with these cards, and seat 1 has played `beaten`."""
    acts = (Act(1, "play", tuple(beaten.split())),) if beaten else ()
    state = TopSuit(
        players=players,
        phase="play",
        leader=1 if beaten else 0,
        turn=0,
        hands=(tuple(cards), *((("??",) * 3,) * (players - 1))),
        stock=("??",) * 9,
        acts=acts,
        current=combination(acts[0].cards) if acts else None,
        owner=1 if acts else -1,
    )
    return state.but(**changes)


def named(alt: str) -> set[str]:
    return {card for card in FRENCH if WORDS.card_name(card) in alt or WORDS.card(card) in alt}


def told(acts: tuple[Act, ...]) -> set[str]:
    """The cards that are named where these acts are told: of a run its ends."""
    told = set()
    for act in acts:
        meant = combination(act.cards) if act.verb == "play" else None
        told |= {act.cards[0], act.cards[-1]} if meant and meant.kind == "run" else set(act.cards)
    return told


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def colours_of(picture: Picture) -> set[object]:
    return {colour for _, colour in opened(picture).getcolors(100_000) or ()}


def test_the_positions_are_of_every_kind() -> None:
    assert {state.phase for state in positions()} == {"deal", "play", "over"}
    assert {len(state.acts) for state in positions()} == {0, 1, 2, 3}
    kinds = {state.current.kind for state in positions() if state.current}
    assert kinds == {"single", "pair", "triple", "run"}


def test_the_table_names_exactly_the_open_cards() -> None:
    for state in positions()[::3]:
        last = state.sheet[-1].acts if state.sheet and not state.acts else ()
        current = state.current.cards if state.current else ()
        ends = {current[0], current[-1]} if current else set()
        assert named(table(state).alt) == told(state.acts) | told(last) | ends


def test_a_run_names_who_extended_it() -> None:
    acts = (Act(1, "play", ("4C", "5C", "6C")), Act(2, "extend", ("7C", "8C")))
    extended = held(players=4, acts=acts, current=combination(acts[0].cards + acts[1].cards), owner=2)
    alt = table(extended).alt
    assert "4 of clubs to 8 of clubs by Zoë" in alt
    assert "added 7 of clubs, 8 of clubs" in alt


def test_a_hand_names_the_card_to_beat() -> None:
    for state in positions()[1::4]:
        for seat in range(state.players):
            top = {state.current.top} if state.current and state.phase == "play" else set()
            assert named(hand(state, seat).alt) == {*state.hands[seat], *top}


def test_the_fullest_table_and_the_largest_hand() -> None:
    acts = tuple(Act(seat, "play", tuple(rank + suit for suit in "CDH")) for seat, rank in enumerate("79JQ"))
    before = TrickResult(
        tuple(Act(seat, "play", (f"{rank}C", f"{rank}D", f"{rank}S")) for seat, rank in enumerate("8TKA")), 3
    )
    state = held(*in_order(FRENCH[::2]), players=4, acts=acts, sheet=(before,) * 12)
    names = ("queen " * 6,) * 4
    full = topsuit.table(state.view(None), names, WORDS)
    assert len(full.alt) <= alt_text.LIMIT
    assert len(full.png) < 100_000
    most = in_order(FRENCH[::2])
    assert len(most) == MOST_HELD
    for sorting, beaten in product(("suits", "colours"), ("", "AH", "2C 3C 4C 5C 6C 7C")):
        picture = topsuit.hand(held(*most, beaten=beaten).view(0), 0, WORDS, sorting=sorting)
        assert len(picture.alt) <= alt_text.LIMIT
        assert named(picture.alt) >= set(most)
        assert len(picture.png) < 100_000
        assert picture.height <= 800


def test_the_table_shows_what_changes() -> None:
    """Whatever the public sees in the state is seen in the picture."""
    state = next(state for state in positions() if len(state.acts) == 2 and state.sheet and state.current)
    other = (state.owner + 1) % state.players
    changes: tuple[dict[str, object], ...] = (
        {"turn": (state.turn + 1) % state.players},
        {"leader": (state.leader + 1) % state.players},
        {"owner": other},
        {"acts": state.acts[:1]},
        {"current": combination(("2C", "2D", "2H"))},
        {"sheet": state.sheet[:-1]},
        {"stock": state.stock[1:]},
        {"finisher": other},
        {"phase": "over"},
    )
    fewer: list[dict[str, object]] = [
        {"hands": (*state.hands[:seat], (), *state.hands[seat + 1 :])} for seat in range(state.players)
    ]
    shown = table(state).png
    for change in (*changes, *fewer):
        assert table(state.but(**change)).png != shown, change
    assert table(state, colours=2).png != shown


def test_a_lead_shows_what_took_the_last_trick() -> None:
    def middle(top: str) -> bytes:
        taken = TrickResult((Act(0, "play", (top,)), Act(1, "draw"), Act(2, "draw")), 0)
        picture = table(held("4C", sheet=(taken,)))
        return opened(picture).crop((300, picture.height - 300, 700, picture.height - 40)).tobytes()

    assert middle("KS") != middle("QS")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_below_the_deck_fits_its_room(language: str) -> None:
    with speaking(language):
        assert width_of(words()("topsuit-picture-deck"), 36) <= topsuit._DECK


def test_a_long_run_fits_the_picture() -> None:
    state = held("2C", beaten=" ".join(FRENCH[13:26]))
    picture = opened(table(state))
    white = [x for x in range(picture.width) if picture.getpixel((x, picture.height - 60)) == palette.FACE]
    assert min(white) > 14
    assert max(white) < picture.width - 14


def test_cards_of_no_use_are_dim() -> None:
    state = held("3H", "9H", "2S", "KC", beaten="5H")
    picture = hand(state, 0)
    assert palette.dimmed(palette.FACE) in colours_of(picture)
    assert "Useful now: king of clubs, 9 of hearts." in picture.alt
    assert palette.dimmed(palette.FACE) not in colours_of(hand(held("3H", "9H"), 0))
    none = hand(held("3H", "2S", beaten="5H"), 0)
    assert "None of them is useful now." in none.alt


def test_who_has_acted_has_no_dim_cards() -> None:
    state = held("3H", beaten="5H", turn=2, acts=(Act(1, "play", ("5H",)), Act(0, "draw")))
    assert palette.dimmed(palette.FACE) not in colours_of(hand(state, 0))


def test_cards_that_extend_a_run_are_of_use() -> None:
    state = held("3H", "7C", "8C", "9C", beaten="4C 5C 6C")
    assert "Useful now: 7 of clubs, 8 of clubs, 9 of clubs." in hand(state, 0).alt
    assert "Useful now: 7 of clubs, 8 of clubs." in hand(state.but(hands=(("3H", "7C", "8C"), (), ())), 0).alt


@pytest.mark.parametrize("size", [Size.HUGE, Size.LARGE])
@pytest.mark.parametrize("count", [1, 3])
def test_a_short_hand_lies_in_the_middle(count: int, size: Size) -> None:
    state = held(*in_order(FRENCH[:count]))
    whole = opened(topsuit.panel(state.view(0), 0, NAMES[:3], WORDS, size=size))
    alone = opened(topsuit.hand(state.view(0), 0, WORDS, size=size))
    beside = {Size.HUGE: 200, Size.LARGE: 150}[size]
    for picture, row, right in ((whole, whole.height - 40, WIDTH), (alone, 60, WIDTH - beside)):
        white = [picture.getpixel((x, row)) == palette.FACE for x in range(right)]
        assert abs(white.index(True) - white[::-1].index(True)) <= 4


def test_what_is_half_chosen_stays_bright() -> None:
    state = held("3H", "3S", "9H", "9D")
    picture = topsuit.hand(state.view(0), 0, WORDS, chosen=frozenset({"3H", "3S"}))
    assert "Useful now: 3 of hearts, 3 of spades." in picture.alt
    assert picture.png != hand(state, 0).png


def test_a_hand_lies_as_its_owner_likes_it() -> None:
    state = held("2C", "3D", "4H", "5S")
    by_suit = hand(state, 0)
    in_turn = topsuit.hand(state.view(0), 0, WORDS, sorting="colours")
    assert in_turn.png != by_suit.png
    assert named(in_turn.alt) == named(by_suit.alt)


@pytest.mark.parametrize("top", ["5H", "AS", "KC", "2D", "AD"])
def test_the_circle_lights_the_stronger_suits(top: str) -> None:
    picture = marks.suit_circle(200, palette.FELT, 4, top).convert("RGB")
    for suit, (x, y) in marks._SPOTS.items():
        rim = picture.getpixel((round((x - 13) * 2), round(y * 2)))
        assert (rim == palette.FACE) == any(card[1] == suit for card in STRONGER[top])


def test_of_quads_the_circle_says_nothing() -> None:
    quad = held("2C", beaten="9C 9D 9H 9S")
    plain = marks.suit_circle(topsuit._CIRCLE, palette.DEEP, 4).convert("RGB")
    picture = opened(table(quad))
    x, y = 18, picture.height - 14 - (topsuit._BAND + topsuit._CIRCLE) // 2
    seen = picture.crop((x, y, x + plain.width, y + plain.height))
    assert seen.tobytes() == plain.tobytes()
