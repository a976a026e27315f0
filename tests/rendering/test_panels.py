"""A player's screen: a table readable on a phone, with their own cards below."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from random import Random
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from bot.games import GAMES, layer
from bot.records.stored import Preferences
from bot.words import words
from cogs.kit.game_cog import Ids, Panel
from rendering.kit import board, palette, plates
from rendering.kit.alt import LIMIT
from rendering.kit.picture import Picture
from rendering.kit.portraits import portrait
from rendering.kit.table import NO_PINS
from tests.games.playing import random_match
from tests.kit.facts import OURS
from tests.kit.images import BLINDNESS, contrast, distance, seen
from tests.kit.languages import PSEUDO, speaking
from tests.kit.panels import NAMES, SIZES, drawn, front, positions

PHONE: Final = 358
"""Pixels across in which Discord shows a picture on a phone of 390."""
LINES: Final = 30 + 4 * 22
"""A title and four lines below."""
ROW: Final = 44
SCREEN: Final = 844


def shown(state: Any, seat: int, known: Any = None) -> tuple[Picture, ...]:
    """The table, the seat's hand and its panel, as whoever sees this much sees them."""
    cog, view = front(state.slug), known or state.view(seat)
    panel = Panel(Ids(1, seat, 0), "", Preferences(1), NAMES[: state.players])
    table = cog.table_picture(view.view(None), NAMES[: state.players])
    return table, cog.hand_picture(view, seat, panel), cog.panel_picture(view, seat, panel)


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_pictures_are_small_and_of_their_size(slug: str, players: int) -> None:
    for number, state in enumerate(positions(slug, players)):
        for picture in shown(state, number % players):
            assert len(picture.png) <= 100_000
            assert 0 < len(picture.alt) <= LIMIT
            with Image.open(BytesIO(picture.png)) as image:
                assert image.size == (picture.width, picture.height)


@cache
def photograph() -> bytes:
    """A picture with as much in it as there can be."""
    rng, buffer = Random(4), BytesIO()
    Image.frombytes("RGB", (128, 128), rng.randbytes(3 * 128 * 128)).save(buffer, "PNG")
    made = portrait(buffer.getvalue())
    assert made
    return made


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_everybody_may_have_a_picture_of_their_own(slug: str, players: int) -> None:
    """It stands on their plate, and nothing else changes."""
    faces = (photograph(), *(None,) * (players - 1))
    for state in positions(slug, players)[:4]:
        panel = Panel(Ids(1, 0, 0), "", Preferences(1), NAMES[:players])
        view, cog = state.view(0), front(slug)
        bare = cog.panel_picture(view, 0, panel)
        faced = cog.panel_picture(view, 0, panel._replace(faces=faces))
        full = cog.panel_picture(view, 0, panel._replace(faces=(photograph(),) * players))
        assert faced.alt == full.alt == bare.alt
        assert len(full.png) <= 100_000
        with Image.open(BytesIO(bare.png)) as one, Image.open(BytesIO(faced.png)) as other:
            changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
        assert changed
        left, top, right, bottom = changed
        assert max(right - left, bottom - top) <= plates.DISC


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_pictures_show_nothing_hidden(slug: str, players: int) -> None:
    """Whatever the hidden cards are, the pictures and their texts are the same."""
    rng, compared = Random(5), 0
    for state in positions(slug, players)[::3]:
        table = front(slug).table_picture(state.view(None), NAMES[:players])
        assert front(slug).table_picture(state, NAMES[:players]) == table
        for seat in range(players)[:2]:
            guessed = state.view(seat).guess(seat, rng)
            compared += guessed != state.view(seat)
            assert shown(state, seat, guessed) == shown(state, seat)
    assert compared


@pytest.mark.parametrize("slug", GAMES)
def test_a_view_is_drawn_once_and_always_alike(slug: str) -> None:
    players = GAMES[slug].seats[0]
    state, draw = positions(slug, players)[5], layer(slug, "pictures").table
    asked = (state.view(None), NAMES[:players], words())
    before = draw(*asked)
    assert draw(*asked) is before
    again = draw.__wrapped__(*asked)
    assert again == before
    assert again is not before


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_panel_names_everybody(slug: str, players: int) -> None:
    with speaking(PSEUDO):
        for state in positions(slug, players)[::3]:
            seat = min(state.to_act)
            told = drawn(state, seat).alt
            assert all(name[:7].split()[0] in told for name in NAMES[:players])
            assert drawn(state, seat, cards="large").height > drawn(state, seat).height


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_picture_words_and_buttons_are_on_one_screen(slug: str, players: int) -> None:
    """For Mitigati's hands the first row of buttons, else all that can be pressed."""
    for state in positions(slug, players):
        seat = min(state.to_act)
        high = drawn(state, seat).height * PHONE // 1000
        rows = 1 if slug == "mitigati" else min(5, -(-len(state.hands[seat]) // 3))
        assert high + LINES + rows * ROW <= SCREEN, (state.phase, len(state.hands[seat]))


@pytest.mark.parametrize(("slug", "players"), [size for size in SIZES if size[0] != "topsuit"])
def test_an_empty_hand_takes_no_felt(slug: str, players: int) -> None:
    match = [step.after for seed in (1, 2) for step in random_match(slug, players, Random(seed), {})]
    empty = [
        (state, seat)
        for state in match
        for seat in range(players)
        if not any(state.piles.get(f"{kind} {seat}") for kind in ("hand", "face-up"))
        and seat not in state.to_act
        and (state.sheet or state.piles["table"])
    ]
    # In Top Suit nobody's is.
    assert empty or slug not in OURS
    for state, seat in empty[:: max(1, len(empty) // 6)]:
        table = front(slug).table_picture(state.view(seat), NAMES[:players])
        assert drawn(state, seat).height - table.height <= 170


@pytest.mark.parametrize("players", [3, 4, 6, 8])
@pytest.mark.parametrize("reader", [None, 0, 2])
def test_cards_of_a_trick_are_large_and_apart(players: int, reader: int | None) -> None:
    places = board.around(players, reader, 100, board.CARD.height)
    assert board.CARD.width * 5 >= board.WIDTH
    spots = [places.spot(column, board.CARD.width) for column in places.columns]
    for number, (x, y) in enumerate(spots):
        assert x >= 0
        assert x + board.CARD.width <= board.WIDTH
        for left, top in spots[number + 1 :]:
            assert abs(left - x) >= board.CARD.width or abs(top - y) >= board.CARD.height


@pytest.mark.parametrize(("players", "reader"), [(3, 1), (4, 0), (6, 5), (8, 3)])
def test_play_goes_round_the_table(players: int, reader: int) -> None:
    """Clockwise from the reader's left: the upper row to the right, the lower to the left."""
    places = board.around(players, reader, 0, 0)
    assert sorted(column.seat for column in places.columns) == list(range(players))
    upper = [column.seat for column in places.columns if column.row == 0]
    lower = [column.seat for column in places.columns if column.row == 1]
    ring = [*upper, *reversed(lower)]
    start = ring.index((reader + 1) % players)
    turned = [*ring[start:], *ring[:start]]
    assert turned == [(reader + 1 + step) % players for step in range(players)]
    if not lower:
        assert upper[-1] == reader


def test_initials_are_read_on_every_colour() -> None:
    assert plates.initials("Ann") == "A"
    assert plates.initials("xX_Dragon_Xx") == "XD"
    assert plates.initials("Karl-Friedrich von H.") == "KF"
    assert plates.initials("") == ""
    for colour in plates._COLOURS:
        assert contrast(palette.FACE, colour) >= 3


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_whose_turn_it_is_shows_to_every_eye(blindness: str) -> None:
    for ground in (palette.PLATE, palette.DEEP, palette.FELT):
        assert distance(seen(palette.ORANGE, blindness), seen(ground, blindness)) > 25
        assert distance(seen(palette.GOLD, blindness), seen(ground, blindness)) > 25


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "springcleaning"])
def test_cards_that_came_have_a_badge_and_are_told(slug: str) -> None:
    state = next(state for state in positions(slug, GAMES[slug].seats[0]) if state.hands[0])
    cog, card = front(slug), state.hands[0][0]
    plain = Panel(Ids(1, 0, 0), "", Preferences(1), NAMES[: state.players])
    for draw in (cog.panel_picture, cog.hand_picture):
        before, after = (draw(state.view(0), 0, panel) for panel in (plain, plain._replace(fresh=(card,))))
        assert before.png != after.png
        told = [words()("panel-fresh", cards=name(card)) for name in (words().card, words().card_name)]
        assert not any(one in before.alt for one in told)
        assert any(one in after.alt for one in told)


@pytest.mark.parametrize("slug", GAMES)
def test_the_answer_and_the_choice_are_marked(slug: str) -> None:
    """Each has a badge of its own; one that was right has the answer's."""
    state = next(one for one in positions(slug, GAMES[slug].seats[0]) if len(one.hands[0]) > 1)
    cog, cards = front(slug), ("h0", "h1") if slug == "springcleaning" else state.hands[0][:2]
    best, chosen = (f"play {card}" for card in cards)
    plain = Panel(Ids(1, 0, 0), "", Preferences(1), NAMES[: state.players])
    for draw in (cog.panel_picture, cog.hand_picture):
        seen = {
            draw(state.view(0), 0, plain._replace(answer=answer)).png
            for answer in (("", ""), (best, best), (best, chosen), (chosen, best))
        }
        assert len(seen) == 4


def test_a_bid_marks_no_card() -> None:
    """Three tricks in clubs are written as the three of clubs is."""
    panel = Panel(Ids(1, 0, 0), "", Preferences(1), NAMES, answer=("bid 3C", "pass"))
    assert panel.pins == NO_PINS
