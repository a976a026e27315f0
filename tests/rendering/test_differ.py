"""Differ's pictures: small, steady, telling everything that is open and nothing that is not."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import product
from random import Random

import pytest
from PIL import Image

from bot.games.differ.rules import Differ, HandResult
from bot.games.kit.french import FRENCH
from rendering.decks import french
from rendering.differ import table as differ
from rendering.kit import alt as alt_text
from rendering.kit import board, palette
from rendering.kit.picture import Picture
from rendering.kit.sheets import Look, Size
from tests.games.playing import random_match
from tests.kit.panels import Spoken

NAMES = ("Wolfgang Amadeus Mozart-Weber jr.", "Ana", "Zoë 🦜", "日本語")


WORDS = Spoken()


@cache
def positions() -> tuple[Differ, ...]:
    """Some of everything that happens in two matches."""
    states = []
    for seed in (3, 5):
        steps = list(random_match("differ", 4, Random(seed), {"no_trump": "yes", "target": "12"}))
        states += [step.after for step in (*steps[:75], *steps[-3:])]
    return tuple(state for state in states if isinstance(state, Differ))


def first(phase: str, *, trick: int = 0, tricks: int = 0) -> Differ:
    return next(
        state
        for state in positions()
        if state.phase == phase and len(state.trick) == trick and len(state.tricks) >= tricks
    )


def table(state: Differ, *, colours: int = 4) -> Picture:
    return differ.table(state.view(None), NAMES, WORDS, colours=colours)


def named(alt: str) -> set[str]:
    return {card for card in FRENCH if WORDS.card_name(card) in alt or WORDS.card(card) in alt}


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def test_the_positions_are_of_every_kind() -> None:
    assert {state.phase for state in positions()} == {"deal", "auction", "play", "over"}
    assert {len(state.trick) for state in positions()} == {0, 1, 2, 3}


def test_the_table_names_exactly_the_open_cards() -> None:
    for state in positions()[::2]:
        last = state.tricks[-1].cards if state.tricks else ()
        shown = {*state.trick, *last, *(card for cards in state.face_up for card in cards)}
        assert named(table(state).alt) == shown


def test_a_hand_names_exactly_its_cards() -> None:
    for state, seat in product(positions()[1::6], range(4)):
        picture = differ.hand(state.view(seat), seat, WORDS)
        assert named(picture.alt) == {*state.hands[seat], *state.face_up[seat]}


def test_alt_text_falls_back_to_short_names() -> None:
    class LongWinded(Spoken):
        def card_name(self, card: str) -> str:
            return "the card that everybody here knows as the one and only " + super().card_name(card)

    state = first("auction")
    alt = differ.table(state.view(None), NAMES, LongWinded()).alt
    assert named(alt) == {card for cards in state.face_up for card in cards}
    assert len(alt) <= alt_text.LIMIT
    assert "<" in alt
    assert "<" not in table(state).alt


def test_the_fullest_pictures_are_small() -> None:
    courts = [rank + suit for rank in "KQJ" for suit in "CDHS"]
    worst = first("play", trick=3, tricks=1)
    worst = worst.but(
        face_up=tuple(tuple(courts[(seat * 4 + place) % 12] for place in range(4)) for seat in range(4)),
        trick=("KC", "QD", "JH"),
        hands=(("KS", "QC", "JD"),) * 4,
    )
    assert len(table(worst).png) < 100_000
    for seat in range(4):
        assert len(differ.hand(worst.view(seat), seat, WORDS).png) < 60_000


def test_anothers_bid_redraws_no_hand() -> None:
    auctions = [state for state in positions() if state.phase == "auction" and len(state.calls) < 4]
    before, after = auctions[0], auctions[1]
    idle = next(iter({0, 1, 2, 3} - before.to_act - after.to_act))
    hand = differ.hand(before.view(idle), idle, WORDS)
    assert differ.hand(after.view(idle), idle, WORDS) is hand


def test_the_table_shows_what_changes() -> None:
    """Whatever the public sees in the state is seen in the picture."""
    state = next(
        state
        for state in positions()
        if len(state.trick) == 2 and state.tricks and all(state.hands) and all(state.face_up)
    )
    changes: tuple[dict[str, object], ...] = (
        {"turn": (state.turn + 1) % 4},
        {"dealer": (state.dealer + 1) % 4},
        {"differ": (state.differ + 1) % 4},
        {"leader": (state.leader + 1) % 4},
        {"bid": "11C" if state.bid != "11C" else "11D"},
        {"target": 77},
        {"trick": state.trick[:1]},
        {"tricks": state.tricks[:-1]},
        {"sheet": (HandResult(0, 0, "1C", 3, (3, 0, 0, 0)),)},
    )
    piles = {"hands": state.hands, "foundations": state.foundations, "face_up": state.face_up}
    fewer: list[dict[str, object]] = [
        {name: (*pile[:seat], pile[seat][1:], *pile[seat + 1 :])}
        for name, pile in piles.items()
        for seat in range(4)
        if pile[seat]
    ]
    assert len(fewer) == 12
    shown = table(state).png
    for change in (*changes, *fewer):
        assert table(state.but(**change)).png != shown, change


def test_names_and_colours_are_shown() -> None:
    state = first("auction")
    shown = table(state).png
    assert table(state, colours=2).png != shown
    assert differ.table(state.view(None), ("Bo", *NAMES[1:]), WORDS).png != shown


def test_cards_that_may_not_be_played_are_dim() -> None:
    state, seat = next(
        (state, seat)
        for state, seat in product(positions(), range(4))
        if state.trick
        and seat in state.to_act
        and len(state.playable(seat)) < len(state.hands[seat] + state.face_up[seat])
    )
    picture = opened(differ.hand(state.view(seat), seat, WORDS))
    colours = {colour for _, colour in picture.getcolors(100_000) or ()}
    assert palette.FACE in colours
    assert palette.dimmed(palette.FACE) in colours
    free = opened(differ.hand(state.but(trick=()).view(seat), seat, WORDS))
    assert palette.dimmed(palette.FACE) not in {colour for _, colour in free.getcolors(100_000) or ()}


def test_unknown_cards_say_nothing_about_legality() -> None:
    for state in positions()[::4]:
        if state.phase == "play" and state.hands[state.turn]:
            picture = differ.hand(state.view(None), state.turn, WORDS)
            assert "playable" not in picture.alt
            assert palette.dimmed(palette.FACE) not in {
                colour for _, colour in opened(picture).getcolors(100_000) or ()
            }


def spots(state: Differ) -> dict[int, tuple[int, int]]:
    """Return the place of each seat's card of the trick on the public picture."""
    places = differ._Table(state, NAMES, WORDS).places
    lie = {column.seat: places.spot(column, board.CARD.width) for column in places.columns}
    return {seat: (x, y + differ.TRICK) for seat, (x, y) in lie.items()}


def test_the_led_card_carries_a_wedge() -> None:
    state = first("play", trick=3)
    picture = opened(table(state))
    for place, card in enumerate(state.trick):
        x, y = spots(state)[(state.leader + place) % 4]
        spot = picture.crop((x + 15, y + 128, x + 61, y + 174))
        plain = french.sprite(card, Size.LARGE).convert("RGB").crop((15, 128, 61, 174))
        assert (_orange(spot) > _orange(plain)) == (place == 0)


def _orange(image: Image.Image) -> int:
    return sum(count for count, colour in image.getcolors(1000) or () if colour == palette.ORANGE)


@pytest.mark.parametrize("colours", [4, 2])
def test_the_card_that_takes_the_trick_is_framed(colours: int) -> None:
    state = first("play", trick=0, tricks=2)
    last = state.tricks[-1]
    place = spots(state)[last.winner]
    card = last.cards[(last.winner - last.leader) % 4]
    seen = opened(table(state, colours=colours)).crop((place[0], place[1], place[0] + 65, place[1] + 100))
    framed = (
        french.sprite(card, Size.LARGE, colours=colours, look=Look.GOLD).convert("RGB").crop((0, 0, 65, 100))
    )
    inner = (12, 12, 65, 100)
    assert seen.crop(inner).tobytes() == framed.crop(inner).tobytes()
    assert seen.getpixel((3, 60)) == palette.GOLD
