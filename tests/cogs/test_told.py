"""Random matches are told in the language spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import pytest

from bench.words.sentences import lacking
from bot.ai import chance
from bot.games import GAMES
from bot.games.base import NATURE, as_written, play, refusal, shuffled
from bot.games.differ.rules import bids
from bot.records.stored import Preferences
from bot.words import words
from cogs.core.names import marked
from cogs.kit import open_cards
from cogs.kit.auction import auction
from cogs.kit.controls import Menu, Press
from cogs.kit.game_cog import AnyCog, Ids, Panel
from cogs.kit.games import game_cogs
from cogs.kit.pages import Page
from cogs.kit.telling import Where
from tests.kit.differ import called, opened
from tests.kit.facts import OURS
from tests.kit.languages import OTHERS, PSEUDO, speaking

PEOPLE = ("Qu", "Vu", "Wu", "Xu", "Yu", "Zu", "Pu", "Ku")
ONLY = {
    "en": re.compile(r"\b(?:der|die|das|du|deine?|und|von|ist|mit|Karten?|spielt?)\b"),
} | dict.fromkeys(
    (*OTHERS, PSEUDO),
    re.compile(r"\b(?:the|you|your|and|of|is|are|with|to|plays?|takes?|has|cards?)\b", re.IGNORECASE),
)
"""Words that another language has, and this never."""
# In Polish "to" is "this".
ONLY["pl"] = re.compile(ONLY["pl"].pattern.replace("|to|", "|"), re.IGNORECASE)
PICTURE_EVERY = 15
TURNS = 40
WRONG = ("play KH", "play KF", "play FOOL", "play h0", "bid 5H", "draw", "done", "demand 3", "pass")
NAMING = ("not-now", "not-among", "wrong-order")
"""Refusals that call what one may do as the commands do, whose names are English."""


class Match:
    """One match, with a panel for whoever acts."""

    def __init__(self, front: AnyCog, rng: Random, *, spoken: bool) -> None:
        self.front = front
        self.rng = rng
        self.player = Preferences(1, text_only=spoken)
        players = front.game.seats[-1]
        self.names = PEOPLE[:players]
        self.state: Any = front.game.start(players, {})
        self.turns = 0

    def told(self) -> Iterator[str]:
        """All that is said until somebody's action is chosen, and done."""
        seat = min(self.state.to_act)
        if seat == NATURE:
            self.state, _ = play(self.state, seat, chance.answer(self.state, seat, self.rng))
            return
        self.turns += 1
        yield from self._public()
        yield from self._refused(seat)
        action, view = None, self.state.view(seat)
        so_far = ""
        while action is None:
            panel = Panel(Ids(1, seat, self.turns), so_far, self.player, self.names)
            rows = self.front.controls(view, seat, panel)
            asked = self.front.asked(view, seat, so_far)
            Page((asked,), rows=rows).check()
            yield asked
            yield from (text for row in rows for text in _labels(row))
            if self.turns % PICTURE_EVERY == 0:
                yield self.front.hand_picture(view, seat, panel).alt
                yield self.front.panel_picture(view, seat, panel).alt
            so_far, action = self._pressed(rows)
        yield self.front.spelled(view, seat, action, self.names, spoken=self.player.text_only)
        self.state, _ = play(self.state, seat, as_written(self.state, seat, action))

    def _pressed(self, rows: Sequence[Any]) -> tuple[str, str | None]:
        """The steps that a control at random takes, or the action that it does."""
        controls = [one for row in rows for one in (row if isinstance(row, tuple) else (row,))]
        controls = [one for one in controls if isinstance(one, Menu) or not one.disabled]
        one = controls[int(self.rng.random() * len(controls))]
        _, kind, _, _, _, text = one.custom_id.split(":", 5)
        if isinstance(one, Menu):
            values = [option.value for option in shuffled(self.rng, one.options)][: one.least]
            text = " ".join((text, *values))
        return (text, None) if kind == "narrow" else ("", text)

    def _public(self) -> Iterator[str]:
        front, view = self.front, self.state.view(None)
        yield front.title(view)
        yield from (line.text for line in front.tell(view, self.names, None))
        yield front.scores(view, self.names)
        yield from front.results(view, self.names)
        yield front.last_trick(view, self.names) or ""
        for seat in (None, *range(len(self.names))):
            yield from front.as_text(self.state.view(seat), seat, self.names)
        yield from open_cards.held(self.state, self.names, spoken=self.player.text_only)
        if self.turns % PICTURE_EVERY == 0:
            yield front.table_picture(view, self.names).alt

    def _refused(self, seat: int) -> Iterator[str]:
        for action in WRONG:
            if not any(action in choice for choice in self.state.legal(seat)):
                why = refusal(self.state, seat, action)
                if why.key not in NAMING:
                    yield words().refusal(why)


def _labels(row: tuple[Press, ...] | Menu | Any) -> Iterator[str]:
    if isinstance(row, Menu):
        yield row.placeholder
        yield from (option.label for option in row.options)
    else:
        yield from (press.label for press in row)


@pytest.mark.parametrize(
    ("language", "spoken"), [(PSEUDO, False), (PSEUDO, True), ("de", True), ("en", False)]
)
@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_told_in_one_language(slug: str, language: str, spoken: bool) -> None:  # noqa: FBT001 — pytest's
    """Missing translations are found in the files; this finds text that goes past them."""
    front = next(front(cast("Any", None)) for front in game_cogs() if front.game.slug == slug)
    with speaking(language):
        rng, turns = Random(7), 0
        while turns < TURNS:
            match = Match(front, rng, spoken=spoken)
            while match.state.to_act and turns + match.turns < TURNS:
                for text in match.told():
                    if language in OTHERS and (lacking(language) or slug not in OURS):
                        continue
                    found = ONLY[language].search(text)
                    assert not found, f"{found}: {text}"
            turns += match.turns


def differ() -> Any:
    return next(front(cast("Any", None)) for front in game_cogs() if front.game.slug == "differ")


def test_a_long_auction_tells_newest_calls() -> None:
    state = opened(no_trump="yes")
    state = called(state, *(f"bid {bid}" for bid in bids(state.order)[:-1]))
    names = tuple(marked("_" * 32) for _ in range(4))
    told = "\n".join(differ().lines(state.view(None), names, Where.PUBLIC))
    assert told.count(names[0]) == 5
    assert words().bid_name("13S") in told
    assert words().bid_name("12N") not in told


def test_a_lone_bid_is_said_once() -> None:
    names = ("Ann", "Bea", "Cy")
    assert auction("4H", 1, [(1, "4H")], names) == ["Bid to beat: **4 tricks in hearts** (Bea)."]
    assert auction("", -1, [], names) == [words()("bid-nobody")]
    # Who passed is told, and so is what was outbid.
    for some in ([(0, "pass")], [(0, "pass"), (1, "4H")], [(0, "3H"), (1, "4H")]):
        bid = some[-1][1] if len(some) > 1 else ""
        assert len(auction(bid, 1 if bid else -1, some, names)) == 2


def test_a_listener_hears_who_deals_differ() -> None:
    lines = differ().as_text(opened(dealer=2).view(0), 0, PEOPLE[:4])
    (said,) = (line for line in lines if "dealer" in line)
    assert said.startswith("Wu, dealer: face up ")


@pytest.mark.parametrize(("language", "ends"), [("en", "ends the auction at once"), ("de", "sofort")])
def test_differs_rules_tell_the_highest_bid(language: str, ends: str) -> None:
    with speaking(language):
        assert ends in differ().rules(None, "auction")
