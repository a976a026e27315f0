"""The messages of a match: each hand, last tricks, the score, and the rematch."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import words
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts
from tests.e2e.ways import played_out, seat_four


async def test_two_tables_in_two_channels_do_not_meet(salon: Salon) -> None:
    other = salon.beside()
    tables = [
        await seat_four(salon, target=1),
        await seat_four(other, target=1, no_trump=True),
    ]
    hands = [Hands(salon, Random(5)), Hands(other, Random(6))]
    while any(table.live for table in tables):
        for table, players in zip(tables, hands, strict=True):
            if table.live:
                await players.move(table.waiting_for[0])
    await played_out(salon, tables[0])
    await played_out(other, tables[1])


async def test_each_hands_message_keeps_its_result(salon: Salon) -> None:
    table = await seat_four(salon, target=40)
    hands = Hands(salon, Random(7))
    await hands.play_until(lambda: len(table.state.sheet) == 2)
    first, second, third = salon.channel.history()[-3:]
    for number, message in ((1, first), (2, second)):
        assert f"Hand {number}:" in texts(message)
        assert [control["label"] for control in controls(message)] == ["All hands"]
        assert alts(message)[0].startswith(f"After hand {number}.")
    assert "Hand 3" in texts(third)
    assert alts(third)


async def test_a_rematch_keeps_the_seats(salon: Salon) -> None:
    table = await seat_four(salon, target=1)
    hands = Hands(salon, Random(8))
    await hands.play_until(lambda: not table.live)
    other = salon.beside()
    await other.slash(other.ann, "differ new")
    forged = await other.forge(other.bob, other.public, f"press:rematch:{table.id}")
    assert texts(forged.response) == words()("bad-button")
    assert salon.live is None
    await salon.click(salon.bob, salon.public, "Rematch")
    again = salon.table
    assert again.id != table.id
    assert [one and one[:3] for one in again.seats] == [one and one[:3] for one in table.seats]
    assert again.host == salon.bob.id
    assert "Cleo (invited" in texts(salon.public)
    assert "Start" not in enabled(salon.public)
    for who in (salon.ann, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.bob, salon.public, "Start")
    assert salon.table.status == "playing"


async def test_the_table_message_answers_questions(salon: Salon) -> None:
    await seat_four(salon)
    result = await salon.click(salon.eve, salon.public, "Rules")
    assert result.ephemeral
    assert "Differ" in texts(result.response)


@pytest.mark.parametrize(("what", "expected"), [("last", "No trick"), ("score", "No hand")])
async def test_what_is_not_there_yet_is_not_offered(salon: Salon, what: str, expected: str) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(9))
    made, label = f"press:look:{table.id}:{what}", words()(f"button-{what}")
    assert label not in enabled(salon.public)
    assert label in [one["label"] for one in controls(salon.public)]
    # A client that shows an older message.
    salon.plant(salon.public, made)
    assert expected in texts((await salon.forge(salon.eve, salon.public, made)).response)
    await hands.play_until(lambda: table.state.tricks if what == "last" else table.state.sheet)
    assert label in enabled(salon.public)


async def test_last_trick_and_score_can_be_viewed(salon: Salon) -> None:
    table = await seat_four(salon, target=99)
    hands = Hands(salon, Random(9))
    await hands.play_until(lambda: table.state.sheet)
    last = texts((await salon.click(salon.ann, salon.public, "Last trick")).response)
    assert last.count(" · ") == 3
    assert "took it" in last
    score = texts((await salon.click(salon.ann, salon.public, "Score")).response)
    result = table.state.sheet[0]
    assert f"took {result.taken}" in score


async def test_all_tricks_of_a_hand_can_be_read(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(10))
    await hands.play_until(lambda: len(table.state.tricks) == 5)
    last = await salon.click(salon.eve, salon.public, "Last trick")
    await salon.click(salon.eve, last.response, "All tricks of this hand")
    said = alts(last.response)[0].splitlines()
    assert len(said) == 5
    for number, (trick, line) in enumerate(zip(table.state.tricks, said, strict=True), 1):
        assert line.startswith(f"{number}. ")
        for card in trick.cards:
            assert words().card_name(card) in line
    await salon.slash(salon.eve, "settings", text_only=True)
    again = await salon.click(salon.eve, salon.public, "Last trick")
    await salon.click(salon.eve, again.response, "All tricks of this hand")
    told = texts(again.response).splitlines()
    assert [line.split(" ", maxsplit=1)[0] for line in told] == [f"{number}." for number in range(1, 6)]
    assert not any("Last trick" in line for line in told)
