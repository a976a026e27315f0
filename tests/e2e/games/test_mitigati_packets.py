"""The newest packet of a deal is marked in its owner's hand, and nobody else's."""

from __future__ import annotations

from random import Random

from bot.games.base import NATURE, pick
from bot.games.mitigati.rules import Mitigati
from bot.tables.news import since
from bot.words import words
from cogs.kit.news import came
from rendering.kit.table import Pins
from rendering.mitigati import table as pictures
from tests.e2e.games.mitigati_room import say, seat_three
from tests.e2e.salon import Salon, alts, texts


def test_the_picture_and_its_text_tell_new_cards() -> None:
    state = Mitigati.start(3, {})
    rng = Random(1)
    while NATURE in state.to_act:
        state, _ = state.apply(NATURE, pick(rng, state.legal(NATURE)))
    seat, cards = state.turn, state.hands[state.turn]
    plain = pictures.hand(state.view(seat), seat, words())
    fresh = pictures.hand(state.view(seat), seat, words(), pins=Pins(cards[2:5]))
    assert fresh.png != plain.png
    assert words()("panel-fresh", cards="").rstrip(" .") in fresh.alt
    assert words().card_name(cards[3]) in fresh.alt


async def test_a_panel_marks_the_packet_or_says_it(salon: Salon) -> None:
    await seat_three(salon)
    await salon.slash(salon.bob, "settings", text_only=True)
    before = (await salon.slash(salon.ann, "hand")).response
    assert not any("New in your hand" in alt for alt in alts(before))
    await say(salon, "continue")
    [alt] = alts((await salon.slash(salon.ann, "hand")).response)
    seat = salon.seat_of(salon.ann)
    cards = came(salon.table.state.view(seat), since(salon.table, seat), seat)
    assert len(cards) == 5
    assert all(words().card(card) in alt or words().card_name(card) in alt for card in cards)
    assert "New in your hand" in alt
    assert "New in your hand" in texts((await salon.slash(salon.bob, "hand")).response)
