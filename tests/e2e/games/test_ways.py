"""Every game, by being in GAMES, is played to its end in every way, at one size of table.

Only what is drawn, read and hidden hangs on the size: `clicks` alone has every size.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from discord import AppCommandOptionType, app_commands

from bot.games import GAMES
from bot.games.base import HOLE, pick
from bot.games.kit.places import letter
from bot.games.springcleaning.scores import TOO_MUCH
from bot.tables.table import Table
from bot.words import words
from tests.e2e.games import mitigati_room
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts
from tests.e2e.springcleaning import brought_on
from tests.e2e.ways import played_out, seat_all
from tests.e2e.witness import Witness, everything, spelled_out
from tests.games.playing import TABLES
from tests.kit.seeds import seeds
from tests.tables import crashing

MOST = 70
"""Moves that are looked at of a match with more people than it takes."""
ONE_SIZE = [(slug, game.seats[0]) for slug, game in GAMES.items()]

Command = tuple[str, dict[str, object]]


async def by_clicks(salon: Salon, slug: str, players: int, seed: int, caplog: Any) -> None:
    """Ann reads, the others look at pictures: she is told all of it, and nobody what they may not know."""
    expected, least = EXPECTED[slug], players == GAMES[slug].seats[0]
    caplog.set_level(logging.DEBUG)
    witness = Witness(GAMES[slug].start(players, {}).deck)
    salon.bot.tables.listen(witness.listen)
    await salon.slash(salon.ann, "settings", text_only=True)
    table = await expected.begun(salon, slug, players)
    hands, moves, phases = Hands(salon, Random(seed)), 0, set[str]()
    for seat in range(players):
        await hands.panel(seat)
    watching = (await salon.click(salon.ida, salon.public, words()("button-watch"))).response
    while table.live and (least or moves < MOST):
        seat, moves = table.waiting_for[0], moves + 1
        phases.add(table.state.phase)
        if salon.actor(seat) is salon.ann:
            panel = await hands.panel(seat)
            assert not panel.attachments
            assert alts(panel) == []
            whole = (await salon.click(salon.ann, panel, words()("button-table"))).response
            assert whole.id != panel.id
            witness.check(seat, everything(whole))
            expected.reads(salon, table.state, seat, texts(whole))
        await one_move(salon, table, hands)
        witness.check(None, everything(salon.public))
        if salon.there(watching):
            witness.check(None, everything(watching))
        for other in range(players):
            # A new hand brings a new panel.
            panel = await hands.panel(other) if salon.live else hands.panels[other]
            witness.check(other, everything(panel))
        if table.status == "playing" and not table.state.piles.get("table"):
            for what in {"Last trick", "Score"}.intersection(enabled(salon.public)):
                looked = await salon.click(salon.gus if players < 7 else salon.ida, salon.public, what)
                witness.check(None, everything(looked.response), before=True)
    witness.check_log(caplog.get_records("call"))
    if least:
        await played_out(salon, table)
        scored = await salon.click(salon.ida, salon.public, words()("button-score"))
        assert expected.over in texts(scored.response)
        assert phases >= expected.phases


async def by_commands(salon: Salon, slug: str, players: int, seed: int, _: Any) -> None:
    expected, rng = EXPECTED[slug], Random(seed)
    group = salon.bot.game_cog(slug).app_command
    assert isinstance(group, app_commands.Group)
    table = await expected.begun(salon, slug, players)
    while table.live:
        seat = table.waiting_for[0]
        choices = table.state.legal(seat)
        random, turn = pick(rng, (choices[int(rng.random() * len(choices))],)), table.turn(seat)
        action = expected.steered(table.state) or random
        command, named = expected.command(group, action)
        result = await salon.slash(salon.actor(seat), f"{slug} {command}", **named)
        assert result.ephemeral
        assert [line.action for line in table.log if line.seat == seat][turn] == action
    await played_out(salon, table)


async def through_crashes(salon: Salon, slug: str, players: int, seed: int, _: Any) -> None:
    """Crash in every phase and now and then besides; older buttons still work."""
    rng = Random(seed)
    hands, table = Hands(salon, rng), await EXPECTED[slug].begun(salon, slug, players)
    phases = set[str]()
    while table.live:
        await one_move(salon, table, hands)
        if salon.live and (table.state.phase not in phases or rng.random() < 0.05):
            phases.add(table.state.phase)
            log, state = list(table.log), table.state
            await salon.crash()
            hands.restarted, table = True, salon.table
            assert ([*table.log], table.state) == (log, state)
    await played_out(salon, table)


async def one_move(salon: Salon, table: Table, hands: Hands) -> None:
    seat = table.waiting_for[0]
    if action := EXPECTED[table.slug].steered(table.state):
        await salon.slash(salon.actor(seat), f"{table.slug} {action}")
        # Its answer is a panel in place of the one before.
        hands.panels.pop(seat, None)
    else:
        await hands.move(seat)


async def alone(salon: Salon, slug: str, players: int, seed: int, _: Any) -> None:
    """With computer players; a panel that was left alone says that it is over and what comes next."""
    sized = {"players": players} if GAMES[slug].seats[1:] else {}
    await salon.slash(
        salon.ann, f"{slug} new", computers=players - 1, level="chance", **sized, **shortest(slug)
    )
    await salon.click(salon.ann, salon.public, "Start")
    await salon.click(salon.ann, salon.public, words()("button-hand"))
    table, rng = salon.table, Random(seed)
    seat = salon.seat_of(salon.ann)
    while table.live:
        if table.between_hands:
            await salon.as_bot(salon.bot.tables.next_hand(table.id, salon.ann.id))
        elif seat in table.waiting_for:
            action = pick(rng, table.state.legal(seat))
            await salon.as_bot(salon.bot.tables.act(table.id, salon.ann.id, table.turn(seat), action))
        else:
            await salon.env.settle()
    panel = salon.newest_private(salon.ann)
    won = table.state.winners
    assert ("You win" in texts(panel)) == (seat in won)
    assert ("You came" in texts(panel)) == (seat not in won)
    cog, view = salon.bot.game_cog(slug), table.state.view(None)
    last = cog.ended(view, tuple(one.name for one in table.seats if one)) if cog.tally(view) else []
    assert all(line.replace("\N{NO-BREAK SPACE}", " ") in texts(panel) for line in last)
    assert len(panel.attachments) == 1
    assert [control["label"] for control in controls(panel)] == [
        words()(key) for key in ("button-rematch", "button-review")
    ]
    (menu,) = controls(panel, 3)
    assert menu["placeholder"] == words()("menu-next-match")
    # The result is what one would share: the winner, a sentence, and no list of hands.
    assert len(texts(salon.public).splitlines()) < 12
    await salon.click(salon.ann, panel, words()("button-rematch"))
    assert salon.table.status == "playing"
    assert salon.table.id != table.id


WAYS = {"clicks": by_clicks, "commands": by_commands, "crashes": through_crashes, "alone": alone}
CASES = [
    *((slug, players, "clicks") for slug, players in TABLES),
    *((slug, players, way) for slug, players in ONE_SIZE for way in WAYS if way != "clicks"),
]


@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize(("slug", "players", "way"), CASES)
async def test_every_game_in_every_way(
    salon: Salon, slug: str, players: int, way: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    await WAYS[way](salon, slug, players, seed, caplog)


@pytest.mark.parametrize("slug", GAMES)
async def test_each_reader_is_shown_their_own_view(
    salon: Salon, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts are not all: where several cards are called alike, no text tells which one is meant."""
    front: Any = salon.bot.game_cog(slug)
    shown = set[int | None]()

    def watch(name: str, reader_of: Callable[..., int | None]) -> None:
        original = getattr(front, name)

        def watched(view: Any, *rest: Any, **more: Any) -> Any:
            shown.add(reader := reader_of(*rest))
            assert view == view.view(reader)
            return original(view, *rest, **more)

        monkeypatch.setattr(front, name, watched)

    for name in ("asked", "controls", "panel_picture", "as_text"):
        watch(name, lambda reader, *_: reader if reader is None or reader >= 0 else None)
    watch("table_picture", lambda *_: None)
    await salon.slash(salon.bob, "settings", text_only=True)
    players = GAMES[slug].seats[0]
    table, hands = await EXPECTED[slug].begun(salon, slug, players), Hands(salon, Random(1))
    for _ in range(MOST):
        if table.live:
            await one_move(salon, table, hands)
    assert {None, *range(players)} <= shown


def test_every_game_is_killed() -> None:
    assert {kind.slug for kind in crashing.TABLES} == set(GAMES)


# What is expected of each game


def shortest(slug: str) -> dict[str, object]:
    """The options of the shortest match."""
    return dict.fromkeys(GAMES[slug].brief, 1)


async def at_once(salon: Salon, slug: str, players: int) -> Table:
    return await seat_all(salon, slug, players, **shortest(slug))


async def with_declarations(salon: Salon, slug: str, players: int) -> Table:
    mitigati_room.rig(salon, {0: mitigati_room.KINGS_AND_HONOURS, 1: mitigati_room.TWELVE_TRUMPS})
    return await at_once(salon, slug, players)


async def near_its_end(salon: Salon, slug: str, players: int) -> Table:
    table = await at_once(salon, slug, players)
    await brought_on(
        salon, table, lambda state: state.phase == "opening" and 2 * max(state.scores) > TOO_MUCH[players]
    )
    return table


def deals_on(state: Any) -> str | None:
    """Random statements would end most hands of Mitigati in their bargain."""
    return "continue" if state.phase == "bargain" and state.bargain.said else None


def of_its_verb(group: app_commands.Group, action: str) -> Command:
    """The command of the verb, with an option for each word, or one for all of them."""
    verb, *rest = action.split(" ")
    command = group.get_command(verb)
    assert isinstance(command, app_commands.Command)
    fields = command.parameters
    if len(fields) == 1:
        rest = [" ".join(rest)] if rest else []
    return verb, {
        field.name: int(word) if field.type is AppCommandOptionType.integer else word
        for field, word in zip(fields, rest, strict=False)
    }


def with_seats_from_one(group: app_commands.Group, action: str) -> Command:
    verb, *rest = action.split(" ")
    if verb == "partners":
        rest = [str(int(seat) + 1) for seat in rest]
    return of_its_verb(group, " ".join((verb, *rest)))


def reads_of_cards(salon: Salon, state: Any, seat: int, said: str) -> None:
    """Every card that the seat sees in a hand, on the table, and lying open."""
    view = state.view(seat)
    open_piles = [kind for kind, lie in view.own_piles.items() if lie == "open"]
    lying = [view.piles.get(f"{kind} {other}", ()) for kind in open_piles for other in range(view.players)]
    for card in [card for cards in (*view.hands, view.piles.get("table", ()), *lying) for card in cards]:
        assert card == HOLE or salon.name_of(card) in spelled_out(said)


def reads_of_92q(salon: Salon, state: Any, seat: int, said: str) -> None:
    reads_of_cards(salon, state, seat, said)
    for card in state.tricks[-1].cards if state.tricks else ():
        assert salon.name_of(card) in spelled_out(said)
    for other, one in enumerate(salon.table.seats):
        assert one is not None
        assert f": {state.taken[other]} trick" in said.split(f"\n{one.name}", 1)[1]
        assert f"{one.name} {state.scores[other]}" in said.split("Score: ", 1)[1]
    if state.phase == "play":
        assert said.count("(on the bidder's side)") == len(state.partners)
        assert said.count("(on the other side)") == state.players // 2
        assert "Left suit" in said


def reads_of_top_suit(salon: Salon, state: Any, seat: int, said: str) -> None:
    last = state.sheet[-1].acts if state.sheet else ()
    shown = [cards for act in (*state.acts, *last) if (cards := act.cards)]
    # A run is told by its ends.
    for card in (*state.hands[seat], *(card for cards in shown for card in (cards[0], cards[-1]))):
        assert salon.name_of(card) in spelled_out(said)
    for other, cards in enumerate(state.hands):
        assert f"{salon.actor(other).name.capitalize()} {len(cards)}" in said
    assert f"**{len(state.stock)}**" in said
    assert "Hearts beat spades, spades beat clubs, clubs beat hearts; diamonds beat all three" in said


def reads_of_spring_cleaning(salon: Salon, state: Any, seat: int, said: str) -> None:
    for place, card in enumerate(state.hands[seat]):
        assert f"{card} at {letter(place)}" in said
    for other, offer in enumerate(state.offers):
        name = salon.actor(other).name.capitalize()
        line = next(line for line in said.splitlines() if line.startswith(f"**{name}**: "))
        assert f": {len(state.hands[other])} card" in line
        assert ", ".join(offer) in line
        # Once is enough of what each offers and has.
        assert said.count("Offer: ") == len(state.offers)
        assert said.count("Trash: ") == 1
        assert not re.search("bright|ringed|dimmed", said, re.IGNORECASE)
    for play in state.trick:
        for card in play.cards:
            assert card in said.partition("In this trick")[2]
    if state.drawn:
        assert f"The {state.drawn[0]} is not in your hand yet" in said
    assert f"Deck: {len(state.stock)}" in said


class Expected(NamedTuple):
    """How a game is tried; a new one needs no line below unless it differs from this."""

    over: str = ""
    """Said behind *Score* when the match is over."""
    reads: Callable[[Salon, Any, int, str], None] = reads_of_cards
    """Asserts that alt texts tell what the pictures show."""
    begun: Callable[[Salon, str, int], Awaitable[Table]] = at_once
    phases: frozenset[str] = frozenset()
    """Some that a match by clicks has to go through."""
    steered: Callable[[Any], str | None] = lambda _: None
    """A command in place of any click."""
    command: Callable[[app_commands.Group, str], Command] = of_its_verb


EXPECTED = {slug: Expected() for slug in GAMES} | {
    "92q": Expected(
        " took ", reads_of_92q, phases=frozenset({"auction", "partners", "play"}), command=with_seats_from_one
    ),
    "mitigati": Expected(
        "dealt by",
        begun=with_declarations,
        phases=frozenset({"bargain", "discard", "declare", "play"}),
        steered=deals_on,
        command=lambda _, action: mitigati_room.as_command(action),
    ),
    "springcleaning": Expected("Trash", reads_of_spring_cleaning, near_its_end),
    "topsuit": Expected(" +1 (", reads_of_top_suit),
}
