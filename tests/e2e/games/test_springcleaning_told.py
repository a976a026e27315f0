"""Cards of Spring Cleaning are told to those who may know them, and else places."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.base import HOLE
from bot.games.springcleaning.combinations import VALUES
from bot.games.springcleaning.rules import Play, SpringCleaning
from bot.matches import review
from bot.records.stored import Line
from cogs.kit.telling import Where
from cogs.pages import public
from cogs.springcleaning.narration import told
from cogs.springcleaning.text import tell
from rendering.springcleaning.names import HYPHEN, PLUS
from tests.e2e.salon import Salon, texts
from tests.e2e.springcleaning import brought_on, seat_all

NAMES = ("Ann", "Bea")
BEAS = "Bea's\N{NO-BREAK SPACE}"
HAND = ("3", "4", "6", "6")
BEFORE = SpringCleaning.start(2, {}).but(phase="play", turn=0, hands=(HAND, ("9",)), offers=((), ("5",)))


@pytest.mark.parametrize(
    ("action", "seen", "hidden"),
    [
        ("play h2", "play 6 at c", "play the card at c of the hand"),
        ("play h2 h3", f"play 6{HYPHEN}6", "play the cards at c to d of the hand"),
        (
            "play h0 h1 1.5",
            f"play 3{HYPHEN}4{PLUS}{BEAS}5",
            f"play the cards at a to b of the hand with {BEAS}5 on offer",
        ),
        ("play 1.5", f"play {BEAS}5", f"play {BEAS}5"),
        ("offer h1", "offer 4", "offer the card at b of the hand"),
        ("draw deck", "draw from the deck", "draw from the deck"),
        ("draw 1.5", "take Bea's 5", "take Bea's 5"),
        ("insert 0", "put the 5 at the left end (a)", "put it in at a"),
        ("insert 2", "put the 5 between 4 and 6 (c)", "put it in at c"),
        ("insert 4", "put the 5 at the right end (e)", "put it in at e"),
        ("arrange 3 5", "take up 3 5", "take up 3 5"),
        ("pass", "pass", "pass"),
    ],
)
def test_the_cards_are_said_to_who_sees_them(action: str, seen: str, hidden: str) -> None:
    state = BEFORE.but(drawn=("5",), drawn_mark=0) if action.startswith("insert") else BEFORE
    assert told(state.view(0), 0, action, NAMES, spoken=False) == seen
    assert told(state.view(None), 0, action, NAMES, spoken=False) == hidden
    assert told(state.view(1), 0, action, NAMES, spoken=False) == hidden


def test_an_open_drawn_card_hides_its_neighbours() -> None:
    state = BEFORE.but(drawn=("5",), drawn_mark="5")
    assert state.view(None).drawn == ("5",)
    assert told(state.view(None), 0, "insert 2", NAMES, spoken=False) == "put it in at c"


async def test_why_and_hints_name_the_cards(salon: Salon) -> None:
    table = await seat_all(salon, 2, computers=1, level="normal")
    await brought_on(salon, table, lambda state: len(state.sheet) == 1 and state.phase == "play")
    moves: dict[Line, Any] = dict(review.seen(table))
    assert moves
    for verb, named in (("play h", "play "), ("insert", "put the "), ("offer", "offer ")):
        line, view = next((line, view) for line, view in moves.items() if line.action.startswith(verb))
        assert HOLE not in view.hands[line.seat]
        action = told(view, line.seat, line.action, public.plain_names(table), spoken=False)
        assert action.startswith(named)
        found = await salon.eve.autocomplete(salon.channel, "table why", "move", action)
        assert str(line.n) in {choice["value"] for choice in found}
        await salon.slash(salon.eve, "table why", move=str(line.n))
        assert f"chose to {action}" in texts(salon.newest_private(salon.eve))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (
            "5",
            "**Bea** leads the trick with **5**. To beat it: a higher card or any 2 cards that go together.",
        ),
        (
            "99",
            f"**Bea** leads the trick with **9{HYPHEN}9**. To beat it: any 3 cards that go together.",
        ),
        (
            "123456789",
            (
                f"**Bea** leads the trick with **{HYPHEN.join(VALUES)}**. "
                "To beat it: a run of ten, which there is not."
            ),
        ),
    ],
)
def test_the_table_says_what_beats_its_cards(cards: str, said: str) -> None:
    state = BEFORE.but(trick=(Play(1, tuple(cards), tuple(f"h{place}" for place in range(len(cards)))),))
    lines = [line.text for line in tell(state.view(0), ("Ann", "Bea"), None) if line.where & Where.PUBLIC]
    assert lines == [said]
