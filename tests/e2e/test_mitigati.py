"""Mitigati at the table: bargaining, discards, declarations and play, by clicks, by commands and in words."""

from __future__ import annotations

from random import Random

from bot.games.base import pick
from bot.table import Table
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.test_match import played_out


async def seat_three(salon: Salon, **options: object) -> Table:
    """Ann opens a table of Mitigati, and Bob and Cleo join."""
    await salon.slash(salon.ann, "mitigati new", **options)
    for who in (salon.bob, salon.cleo):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def deal_on(salon: Salon) -> None:
    """Nobody bargains: the deal goes on to its end."""
    while salon.table.state.phase == "bargain":
        await salon.slash(salon.actor(salon.table.waiting_for[0]), "mitigati continue")


async def test_a_match_by_clicks_alone(salon: Salon) -> None:
    table, hands = await seat_three(salon, hands=3), Hands(salon, Random(41))
    for _ in range(3):
        await hands.move(table.waiting_for[0])
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)


async def test_a_hand_is_played_out_by_clicks_alone(salon: Salon) -> None:
    table, hands = await seat_three(salon, hands=1), Hands(salon, Random(42))
    await deal_on(salon)
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)
    assert "card points" in texts(salon.public)


async def test_a_match_by_commands_alone(salon: Salon) -> None:
    table, rng = await seat_three(salon, hands=2), Random(43)
    while table.live:
        seat = table.waiting_for[0]
        choices = table.state.legal(seat)
        verb, *words = pick(rng, (choices[int(rng.random() * len(choices))],)).split(" ")
        command, options = as_command(verb, words)
        result = await salon.slash(salon.actor(seat), f"mitigati {command}", **options)
        assert result.ephemeral
    await played_out(salon, table)


def as_command(verb: str, words: list[str]) -> tuple[str, dict[str, object]]:
    """The slash command, without `mitigati`, that says this."""
    if verb in ("demand", "offer"):
        return verb, {"amount": int(words[0])}
    if verb == "discard":
        return verb, dict(zip(("first", "second", "third"), words, strict=True))
    if verb in ("abundance", "kings", "honours", "mixed"):
        return "declare", {"kind": verb, "cards": " ".join(words)} if words else {"kind": verb}
    return verb, {"card": words[0]} if words else {}


async def test_a_match_without_pictures(salon: Salon) -> None:
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_three(salon, hands=1), Hands(salon, Random(44))
    await deal_on(salon)
    while table.live:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        assert not panel.attachments
        assert alts(panel) == []
        said = texts(panel)
        shown = [card for one in table.state.declared for card in one.cards]
        for card in (*table.state.hands[seat], *table.state.trick, *shown):
            assert salon.name_of(card) in said
        await hands.move(seat)
    await played_out(salon, table)
