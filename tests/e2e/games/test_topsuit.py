"""Top Suit in Discord: steps to a combination, extensions, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.topsuit.rules import Act
from bot.tables.table import Table
from tests.e2e import ways
from tests.e2e.salon import Hands, Salon, alts, controls, labels, texts
from tests.kit.positions import lay


async def seat_all(salon: Salon, players: int) -> Table:
    return await ways.seat_all(salon, "topsuit", players)


def deal(table: Table, *hands: str) -> None:
    """Give the seats other cards, whoever is to act first."""
    first = table.state.turn
    given = tuple(tuple(hand.split()) for hand in hands)
    lay(table, table.state.but(hands=given[-first:] + given[:-first] if first else given))


def choices(panel: Any) -> dict[str, str]:
    """Return the values of a panel's menu by their labels, without the sign of `texts`."""
    (menu,) = controls(panel, 3)
    return {option["label"].replace("\ufe0e", ""): option["value"] for option in menu["options"]}


async def test_a_panel_narrows_step_by_step(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    quads = " ".join(rank + suit for suit in "CDHS" for rank in "5678T")
    deal(table, quads, "2C 3C", "2D 3D")
    seat, hands = table.state.turn, Hands(salon, Random(1))
    who, panel = salon.actor(seat), await hands.panel(seat)
    assert labels(panel) == [
        "Single cards (20)",
        "Pairs (60)",
        "Triples (60)",
        "Quads (5)",
        "Runs (12)",
        "Draw a card and pass",
    ]
    await salon.click(who, panel, "Pairs (60)")
    assert "5♣ 5♦ 5♥ 5♠ (12)" in [*choices(panel)]
    await salon.click(who, panel, "Something else")
    assert "Quads (5)" in labels(panel)
    await salon.click(who, panel, "Pairs (60)")
    pictured = await panel.attachments[0].read()
    await salon.select(who, panel, choices(panel)["5♣ 5♦ 5♥ 5♠ (12)"], beginning="menu:narrow:")
    assert await panel.attachments[0].read() != pictured
    assert "Which pair?" in texts(panel)
    assert labels(panel) == ["Something else", "Draw a card and pass"]
    assert len(choices(panel)) == 12
    await salon.select(who, panel, choices(panel)["5♥ on 5♠"], beginning="menu:act:")
    assert table.state.acts == (Act(seat, "play", ("5S", "5H")),)
    assert "To beat: **5♥ on 5♠** (pair) by" in texts(salon.public)
    # Whoever is next sees in their own panel who did what, and who has how many cards.
    following = await hands.panel(table.state.turn)
    assert "you cannot beat 5♥ on 5♠" in texts(following)
    assert who.name.capitalize() in alts(following)[0]


async def test_a_run_is_extended_by_button_and_command(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    deal(table, "4C 5C 6C 2H", "7C 8C 2D", "9C TC 2S")
    first = table.state.turn
    one, two, three = (salon.actor((first + place) % 3) for place in range(3))
    await salon.slash(one, "topsuit play", cards="6c 4c 5c")
    hands = Hands(salon, Random(1))
    panel = await hands.panel(table.state.turn)
    assert labels(panel) == ["Extend: + 7♣", "Extend: + 7♣ 8♣", "Draw a card and pass"]
    await salon.click(two, panel, "Extend: + 7♣ 8♣")
    offered = await three.autocomplete(salon.channel, "topsuit extend", "cards", "9")
    assert [choice["value"] for choice in offered] == ["9C", "9C TC"]
    await salon.slash(three, "topsuit extend", cards="9♣, 10♣")
    assert table.state.sheet[0].winner == (first + 2) % 3
    last = texts((await salon.click(salon.eve, salon.public, "Last trick")).response)
    assert "4♣ to 6♣" in last
    assert "added 7♣ 8♣" in last
    assert "added 9♣ 10♣" in last


async def test_autocomplete_lists_what_is_legal_and_narrows(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    deal(table, " ".join(rank + suit for suit in "CDHS" for rank in "5678T"), "2C 3C", "2D 3D")
    who = salon.actor(table.state.turn)
    legal = {option for choice in table.state.legal(table.state.turn) for option in choice.options}
    every = await who.autocomplete(salon.channel, "topsuit play", "cards", "8")
    assert every
    assert {choice["value"] for choice in every if choice["value"][0] != "…"} <= legal
    for typed, most, some in (
        ("quad", 5, "5C 5D 5H 5S"),
        ("run", 12, "5D 6D 7D"),
        ("10♥ on 10♠", 1, "TS TH"),
    ):
        offered = await who.autocomplete(salon.channel, "topsuit play", "cards", typed)
        assert some in {choice["value"] for choice in offered}
        assert len(offered) == most
    kinds = await who.autocomplete(salon.channel, "topsuit play", "cards", "")
    assert {"… single", "… pair", "… run"} <= {choice["value"] for choice in kinds}
    pairs = await who.autocomplete(salon.channel, "topsuit play", "cards", "pair")
    assert len(pairs) < 25
    assert "… pair 5" in {choice["value"] for choice in pairs}
    panel = (await salon.slash(who, "topsuit play", cards="… pair 5")).response
    assert "5♥ on 5♠" in choices(panel)
    assert not table.state.current
    # Whoever types out what was offered means it: the top card is named first.
    await salon.slash(who, "topsuit play", cards="Pair: 5 of hearts on 5 of spades")
    assert table.state.current.cards == ("5S", "5H")


@pytest.mark.parametrize(
    ("command", "cards", "expected"),
    [
        ("play", "6H", "This trick is one of pairs"),
        ("play", "6C 6S", "6♠ on top does not beat 5♥"),
        ("play", "6H 7H", "That is no combination"),
        ("play", "AD", "You do not have A♦"),
        ("play", "fish", "There is no such card"),
        ("play", "6C 6C", "You cannot play 6♣ twice"),
        ("extend", "7H", "There is no run here to extend"),
    ],
)
async def test_wrong_commands_are_refused_by_a_sentence(
    salon: Salon, command: str, cards: str, expected: str
) -> None:
    table = await seat_all(salon, 3)
    deal(table, "5S 5H 2C", "6S 6C 6H 7H 8H", "9C TC 2S")
    first = table.state.turn
    await salon.slash(salon.actor(first), "topsuit play", cards="5s 5h")
    result = await salon.slash(salon.actor((first + 1) % 3), f"topsuit {command}", cards=cards)
    assert result.ephemeral
    assert expected in texts(result.response)
    assert len(table.state.acts) == 1


async def test_out_of_turn_and_without_a_seat(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    other = salon.actor((table.state.turn + 1) % 3)
    assert "not your turn" in texts((await salon.slash(other, "topsuit draw")).response)
    assert "no seat" in texts((await salon.slash(salon.eve, "topsuit draw")).response)
    assert await other.autocomplete(salon.channel, "topsuit play", "cards", "2") == []
    assert await salon.eve.autocomplete(salon.channel, "topsuit extend", "cards", "2") == []


async def test_the_question_before_a_play_shows_cards(salon: Salon) -> None:
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.slash(who, "settings", confirm=True)
    table = await seat_all(salon, 3)
    deal(table, "5S 5H 2C", "6S 6C 6H 7H 8H", "9C TC 2S")
    seat, hands = table.state.turn, Hands(salon, Random(1))
    who, panel = salon.actor(seat), await hands.panel(seat)
    await salon.click(who, panel, "5♥ on 5♠")
    assert "Play 5♥ on 5♠?" in texts(panel)
    assert "Useful now: 5 of hearts, 5 of spades." in alts(panel)[0]
    await salon.click(who, panel, "Yes: play 5♥ on 5♠")
    assert table.state.owner == seat


async def test_the_end_says_how_it_came(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    deal(table, "5S", "6S 6C", "9C TC")
    seat = table.state.turn
    who = salon.actor(seat)
    await salon.slash(who, "topsuit play", cards="5s")
    assert table.state.winners == (seat,)
    said = texts(salon.public)
    assert f"{who.name.capitalize()} went out with 5♠, and that point won the match." in said
    assert "The unfinished trick doesn't count" in said
