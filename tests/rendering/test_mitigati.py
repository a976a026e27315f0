"""Mitigati's pictures: small, steady, telling everything that is open and nothing that is not."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import product
from random import Random

import pytest
from PIL import Image

from bot.games.base import HOLE
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import KEPT, PAR, HandResult, Mitigati
from bot.words import LANGUAGES, catalogue
from rendering.boards import result
from rendering.kit import board, fan, palette
from rendering.kit.canvas import width_of
from rendering.kit.picture import Picture
from rendering.mitigati import marks
from rendering.mitigati import table as mitigati
from rendering.mitigati.hand import arranged
from tests.games.mitigati.table import after, dealt, declaring, discarding
from tests.games.playing import random_match

NAMES = ("Wolfgang Amadeus Mozart-Weber jr.", "Zoë 🦜", "日本語")
TRUMPS = " ".join(card for card in LOKA if card[-1] == "T")


class Spoken:
    """A catalogue in which every value can be found again."""

    def __call__(self, key: str, **args: str | float) -> str:
        said = key.removeprefix("mitigati-").removeprefix("picture-")
        return f"{said}: " + ", ".join(str(value) for value in args.values())

    def card(self, card: str) -> str:
        return f"<{card}>"

    def card_name(self, card: str) -> str:
        return f"[{card}]"

    def suit(self, suit: str) -> str:
        return suit


WORDS = Spoken()


@cache
def positions() -> tuple[Mitigati, ...]:
    """Hands that are dealt and played to the end, with declarations."""
    states = []
    for seed in (1, 2):
        rng = Random(seed)
        state = after(declaring("KA KE KF KW 1T 21T FOOL", "2E 3E 4E", "5T 6T 7T 8T 9T 10T 11T 12T 13T 14T"))
        state = after(state, "0 kings FOOL", "0 done", "1 abundance 5T 6T 7T 8T 9T 10T 11T 12T 13T 14T")
        states.append(state)
        state = after(state, "1 done", "2 done")
        while state.phase == "play":
            states.append(state)
            state, _ = state.apply(state.turn, state.legal(state.turn)[0].pick(rng))
        states.append(state)
    for step in random_match("mitigati", 3, Random(4), {"hands": "9"}):
        if isinstance(step.after, Mitigati) and len(states) < 260:
            states.append(step.after)
    return tuple(states)


def first(phase: str, *, trick: int = 0, tricks: int = 0) -> Mitigati:
    return next(
        state
        for state in positions()
        if state.phase == phase and len(state.trick) == trick and len(state.tricks) >= tricks
    )


def table(state: Mitigati) -> Picture:
    return mitigati.table(state.view(None), NAMES, WORDS)


def hand(state: Mitigati, seat: int, marked: tuple[str, ...] = (), **how: object) -> Picture:
    return mitigati.hand(state.view(seat), seat, WORDS, marked=marked, **how)


def named(alt: str) -> set[str]:
    return {card for card in LOKA if WORDS.card_name(card) in alt or WORDS.card(card) in alt}


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def colours_of(picture: Picture) -> set[object]:
    return {colour for _, colour in opened(picture).getcolors(100_000) or ()}


def test_the_positions_are_of_every_kind() -> None:
    assert {state.phase for state in positions()} >= {
        "deal",
        "bargain",
        "discard",
        "declare",
        "play",
    }
    assert {len(state.trick) for state in positions()} == {0, 1, 2}


def test_the_table_names_exactly_the_open_cards() -> None:
    for state in positions()[::5]:
        last = state.tricks[-1].cards if state.tricks else ()
        newest = state.declared[-1].cards if state.phase == "declare" and state.declared else ()
        known = {card for cards in state.view(None).hands for card in cards} - {HOLE}
        assert named(table(state).alt) == {*state.trick, *last, *newest, *known}


def test_a_hand_names_exactly_its_cards() -> None:
    for state, seat in product(positions()[1::7], range(3)):
        away = state.discards if seat == state.dealer else ()
        assert named(hand(state, seat).alt) == {*state.hands[seat], *away}


def test_the_discards_are_the_dealers_secret() -> None:
    state = declaring("KA", "2E 3E 4E")
    assert {"2E", "3E", "4E"} <= named(hand(state, 2).alt)
    assert not {"2E", "3E", "4E"} & named(hand(state, 0).alt + table(state).alt)


def test_the_discards_take_little_of_a_phones_screen() -> None:
    state = declaring("KA", "2E 3E 4E")
    assert 64 < hand(state, 2).height - hand(state.but(discards=()), 2).height < 100


def fullest() -> Mitigati:
    """The Dealer's twenty-eight cards."""
    return discarding({2: "KA QA CA JA KE QE CE JE KF QF CF JF KW QW CW JW 1T 21T FOOL"})


def test_the_fullest_pictures_are_small() -> None:
    shown = after(declaring(TRUMPS, "2E 3E 4E", "KA KE KF KW FOOL"), f"0 abundance {TRUMPS}")
    for state in (shown, fullest()):
        assert len(table(state).png) < 100_000
        for seat in range(3):
            assert len(hand(state, seat).png) < 100_000


def test_a_hand_of_any_size_shows_every_card() -> None:
    """Each index, in the upper left corner of a card, is free of other cards."""
    for state in (dealt(), fullest()):
        for seat in range(3):
            cards = arranged(state.hands[seat])
            placed = fan.rows(cards, board.WIDTH - 36)
            assert [one.card for one in placed] == list(cards)
            for one, other in product(placed, placed):
                covers = placed.index(other) > placed.index(one)
                assert not covers or other.x >= one.x + 80 or other.y >= one.y + 140 or other.x + 200 <= one.x
    assert fullest().phase == "discard"


def test_anothers_words_redraw_no_hand() -> None:
    state = dealt()
    later = after(state, "0 demand 10")
    assert hand(later, 2) is hand(state, 2)


def test_what_the_dealer_must_keep_is_dim() -> None:
    state = fullest()
    assert palette.dimmed(palette.FACE) in colours_of(hand(state, 2))
    free = state.but(hands=(*state.hands[:2], tuple(card for card in state.hands[2] if card not in KEPT)))
    assert palette.dimmed(palette.FACE) not in colours_of(hand(free, 2))


def test_cards_that_may_not_be_played_are_dim() -> None:
    state, seat = next(
        (state, state.turn)
        for state in positions()
        if state.trick and len(state.playable(state.turn)) < len(state.hands[state.turn]) and state.turn != 2
    )
    assert palette.dimmed(palette.FACE) in colours_of(hand(state, seat))
    assert palette.dimmed(palette.FACE) not in colours_of(hand(state.but(trick=()), seat))


def test_chosen_cards_are_framed() -> None:
    state = fullest()
    chosen = hand(state, 2, ("QA",))
    assert chosen.png != hand(state, 2).png
    assert "marked: [QA]" in chosen.alt


def test_the_table_shows_what_changes() -> None:
    state = next(
        state for state in positions() if len(state.trick) == 2 and state.debt and len(state.tricks) < 20
    )
    shown = table(state).png
    changes: tuple[dict[str, object], ...] = (
        {"turn": (state.turn + 1) % 3},
        {"dealer": (state.dealer + 1) % 3},
        {"leader": (state.leader + 1) % 3},
        {"trick": state.trick[:1]},
        {"tricks": state.tricks[:-1]},
        {"tricks": ()},
        {"declared": ()},
        {"length": 7},
        {"sheet": (HandResult(0, 10, (0, 0, 0), (0, 0, 0), (5, -5, 0)),)},
    )
    fewer: list[dict[str, object]] = [
        {"hands": (*state.hands[:seat], state.hands[seat][1:], *state.hands[seat + 1 :])} for seat in range(3)
    ]
    for change in (*changes, *fewer):
        assert table(state.but(**change)).png != shown, change


@pytest.mark.parametrize("statement", ["demand 10", "demand 11", "offer 10", "pass"])
def test_the_bargaining_is_seen(statement: str) -> None:
    others = {"demand 10", "demand 11", "offer 10", "pass"} - {statement}
    shown = table(after(dealt(), f"0 {statement}")).png
    assert all(table(after(dealt(), f"0 {other}")).png != shown for other in others)


def test_packets_are_seen_to_arrive() -> None:
    state, pictures = dealt(), []
    while state.phase == "bargain":
        pictures.append(table(state).png)
        state = after(state, "0 continue")
    assert len(set(pictures)) == 3


def test_a_hand_lies_as_its_player_likes() -> None:
    cards = ("2A", "KE", "3F", "QW", "1T", "FOOL")
    assert arranged(cards[::-1]) == cards
    assert arranged(cards, "colours") == ("KE", "2A", "QW", "3F", "1T", "FOOL")
    assert arranged(("2F", "2A", "2W", "5T"), "colours") == ("2A", "2W", "2F", "5T")
    assert arranged((HOLE, "2A", HOLE), "colours") == (HOLE, "2A", HOLE)
    state = dealt()
    assert hand(state, 0, colours=2).png != hand(state, 0).png


@pytest.mark.parametrize(
    ("held", "chips"),
    [
        ("2T 3T 4T 5T 6T 9T 11T 12T 14T 16T 21T", "2-6 9 11-12 14 16 21"),
        ("10T 1T KA KF FOOL", "1 10 KAF FOOL"),
        ("KA KE KF KW 21T", "21 4_K"),
    ],
)
def test_shown_cards_that_go_together_are_one_chip(held: str, chips: str) -> None:
    found = marks.together(tuple(held.split()))
    told = [chip.text.replace("\N{EN DASH}", "-").replace(" ", "_") + chip.suits for chip in found]
    assert told == chips.split()


def test_shown_cards_fit_beside_a_card_of_the_trick() -> None:
    """Chips of the fullest hands overlap below their letters, which end 34 units below a chip's top."""
    rng, room = Random(1), 316 - board.CARD.width - 8
    trumps, others = TRUMPS.split(), ["KA", "KE", "KF", "FOOL"]
    shown = [tuple(rng.sample(trumps, rng.randint(10, 21))) + tuple(others) for _ in range(500)]
    rows = [marks.in_rows(marks.together(cards), room, 4) for cards in (*shown, (*trumps[::2], *others))]
    assert all(chip.width <= room for some in rows for row in some for chip in row)
    assert max(map(len, rows)) * 34 <= board.CARD.height


def test_a_settled_hand_leaves_no_room_for_cards() -> None:
    state = after(dealt(length=2), "0 demand 10", "1 offer 10", "2 pass")
    assert state.sheet
    bargain = mitigati.table(dealt(length=2).view(None), NAMES, WORDS)
    assert mitigati.table(state.view(None), NAMES, WORDS).height == bargain.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hands_result_is_cut(language: str) -> None:
    said = catalogue(language)("mitigati-picture-cards", points=102, par=PAR, bonus="\N{MINUS SIGN}20")
    assert width_of(said, 36) <= result.ROOM
