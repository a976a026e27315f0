"""A match that somebody listens to: what changed comes first, cards are named, nothing is said twice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.tables.news import last_asked, since
from bot.words import full_card_names, speaking, words
from bot.words.aloud import in_words
from cogs.kit import news
from cogs.kit.controls import uninked
from cogs.pages import public
from tests.e2e.listener import IN_LANGUAGES, Listener
from tests.e2e.messages import Messages, alone, follow, messages, shown
from tests.e2e.salon import Hands, Salon, controls, enabled, texts
from tests.e2e.ways import said, to_the_play

MOST = 60
"""Decisions that are listened to."""

SIGNS = frozenset("♣♦♥♠→←↑↓✓\N{MINUS SIGN}💨🔥💧✦")
"""Signs that voices leave out or call by name."""


@pytest.mark.parametrize("slug", GAMES)
async def test_each_panel_is_said_once_and_in_order(salon: Salon, slug: str) -> None:
    place = messages(salon)
    await place.slash(place.who, "settings", text_only=True)
    await place.slash(place.who, f"{slug} new", **alone(slug))
    table, hands = place.table, Hands(place, Random(11))
    follow(hands, shown(place)[-1])
    heard = 0
    while table.live and heard < MOST:
        panel = await hands.panel(0)
        with full_card_names(wanted=True):
            _listened(place, panel)
        _in_words(panel)
        await hands.move(0)
        heard += 1
    assert heard > 3


@pytest.mark.parametrize(("slug", "language"), IN_LANGUAGES)
async def test_a_whole_match_is_in_words_in_every_language(salon: Salon, slug: str, language: str) -> None:
    place = messages(salon)
    await place.slash(place.who, "settings", text_only=True, language=language)
    await place.slash(place.who, f"{slug} new", **alone(slug))
    table, hands, ear = place.table, Hands(place, Random(11)), Listener(place, place.who)
    follow(hands, shown(place)[-1])
    with speaking(language):
        while table.live:
            ear.listens(await hands.panel(0), f"turn {table.turn(0)}")
            ear.hears_others_read(place.public, f"public, {table.turn(0)}")
            await hands.move(0)
        ear.listens(shown(place)[-1], "over")
        ear.hears_others_read(place.public, "public, over")
    assert ear.stumbled == {}


def _in_words(panel: Any) -> None:
    text = texts(panel)
    assert not SIGNS.intersection(text), text
    assert text.count("You drew") <= 1, text
    for press in controls(panel):
        assert not SIGNS.intersection(press.get("label") or ""), press


def _listened(place: Messages, panel: Any) -> None:
    table = place.table
    cog, view, names = place.bot.game_cog(table.slug), table.state.view(0), public.names(table)
    _, first, *lines = [line for line in texts(panel).split("\n") if line]
    if 0 in table.waiting_for and not table.between_hands:
        # What is asked comes first, then what is new, then the trick.
        assert first == _plain(cog.asked(view, 0, ""))
        told = news.told(cog, view, since(table, 0), 0, names)
        then = last_asked(table, 0)
        # The panel before told the rest.
        known = [] if then is None else cog.spoken(then, 0, names, asked=True)
        fresh = [line for line in cog.spoken(view, 0, names, asked=True) if line not in known]
        now = [*([news.in_a_line(told)] if told else []), *fresh]
        assert lines[: len(now)] == [_plain(in_words(line, words())) for line in now]
        if view.claimable:
            assert all(words().card_name(card) in texts(panel) for card in view.piles["table"])
    assert len(set(lines)) == len(lines), lines
    # Only sentences for listeners tell of tricks.
    told = [
        line
        for line in (first, *lines)
        if line.startswith(("On the table:", "In this trick:", "This trick:"))
    ]
    assert len(told) <= 1
    assert sum(line.startswith(("Last trick:", "In the trick before:")) for line in lines) <= 1
    assert sum(line.startswith("To beat:") for line in lines) <= 1
    _named(place, panel)


def _named(place: Messages, panel: Any) -> None:
    """Buttons are named by cards, in full, and no two alike."""
    assert len(set(enabled(panel))) == len(enabled(panel))
    deck = {*place.table.game.start(place.table.state.players, place.table.record.options).deck}
    for press in controls(panel):
        assert press.get("label")
        assert not press.get("emoji")
        kind, _, rest = press["custom_id"].partition(":act:")
        assert "‸" not in press["label"]
        verb, *options = rest.rpartition(":")[2].split(" ")
        cards = [card for card in options if card in deck] if verb == "play" else []
        if kind == "press" and cards:
            assert not {"♣", "♦", "♥", "♠"}.intersection(press["label"])
            assert all(_called(card) in press["label"].casefold() for card in cards), (press["label"], cards)


def _called(card: str) -> str:
    return (words().card_name(card) if len(card) > 1 else card).casefold()


def _plain(text: str) -> str:
    for sign in "\ufe0e\u2068\u2069":
        text = text.replace(sign, "")
    return uninked(text).replace("\xa0", " ")


@pytest.mark.parametrize("slug", GAMES)
async def test_a_table_and_a_replay_say_nothing_twice(salon: Salon, slug: str) -> None:
    for who in (salon.ann, salon.ida):
        await salon.slash(who, "settings", text_only=True)
    game = GAMES[slug]
    sized = {"players": game.seats[0]} if len(game.seats) > 1 else {}
    await salon.slash(salon.ann, f"{slug} new", computers=game.seats[0] - 1, level="chance", **sized)
    await salon.click(salon.ann, salon.public, "Start")
    hands, table = Hands(salon, Random(12)), salon.table
    watched = (await salon.click(salon.ida, salon.public, words()("button-watch"))).response
    for _ in range(12):
        await hands.move(0)
        if not table.live:
            break
        lines = [line for line in texts(watched).split("\n") if line]
        assert len(set(lines)) == len(lines), lines
        # Whose turn it is comes first.
        assert lines[1].startswith(("**", words()("panel-watch")))
    if table.live:
        await salon.slash(salon.ann, "table end")
    replayed = said(await salon.slash(salon.ann, "replay", match=table.id)).split("\n")
    lines = [line for line in replayed if line]
    assert len(set(lines)) == len(lines), lines


async def test_a_listener_hears_for_whom_a_computer_played(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", text_only=True, forced="none")
    hands = await to_the_play(salon)
    table, seat = salon.table, salon.seat_of(salon.ann)

    async def leaves(who: Any) -> Any:
        asked = (await salon.slash(who, "table leave")).response
        await salon.click(who, asked, words()("button-leave-sure"))
        return asked

    await leaves(salon.bob)
    before = table.turn(seat)
    while table.turn(seat) == before or seat not in table.waiting_for:
        await hands.move(table.waiting_for[0])
    heard = texts((await salon.slash(salon.ann, "hand")).response)
    stand_in = words()("news-stand-in", name=public.names(table)[salon.seat_of(salon.bob)])
    assert f" by {_plain(stand_in)}" in heard
    left = await leaves(salon.ann)
    away = table.turn(seat)
    while table.turn(seat) < away + 2 and not table.state.sheet:
        await hands.move(table.waiting_for[0])
    await salon.click(salon.ann, left, words()("button-come-back"))
    while seat not in table.waiting_for:
        await hands.move(table.waiting_for[0])
    assert "by Ann (you were away)" in texts((await salon.slash(salon.ann, "hand")).response)
