"""However many cards an Offer has, its order can be chosen, also by who wants to be asked first."""

from __future__ import annotations

import pytest

from bot.games.base import only
from bot.games.springcleaning.combinations import VALUES
from bot.games.springcleaning.rules import SpringCleaning
from bot.records.stored import Preferences
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from cogs.pages.confirm import agreeing, asking_first
from cogs.springcleaning.places import arrange
from cogs.springcleaning.text import spelled

DECK = tuple(sorted("".join(VALUES) * 7))
IDS = Ids(9_999_999, 4, 99_999)


@pytest.mark.parametrize("text_only", [False, True])
def test_every_step_fits(*, text_only: bool) -> None:
    player = Preferences(1, text_only=text_only)
    for count in range(1, len(DECK) + 1):
        offer = tuple(sorted(DECK[::-1][place * 7 % len(DECK)] for place in range(count)))
        for chosen in {0, count // 2, max(0, count - 2)}:
            so_far = "arrange " + "".join(offer[:chosen]) if chosen else ""
            rows = arrange(offer, Panel(IDS, so_far, player, ("Ann",) * 5))
            for shown in (rows, asking_first(rows)):
                Page(("What comes next?",), rows=shown).check()


def test_the_yes_says_the_whole_order() -> None:
    for count in range(1, len(DECK) + 1):
        action = "arrange " + " ".join(DECK[:count])
        rows = agreeing(IDS, action, "Yes: " + spelled(action, ()))
        Page(("Sure?",), rows=rows).check()
        yes = rows[0]
        if isinstance(yes, tuple):
            said = yes[0].custom_id.split(":", 5)[5]
        else:
            said = " ".join((yes.custom_id.split(":", 5)[5], yes.options[0].value))
        assert said == action


@pytest.mark.parametrize(("offer", "only_order"), [("44", "arrange 4 4"), ("45", None)])
def test_an_offer_of_equal_cards_has_one_order(offer: str, only_order: str | None) -> None:
    state = SpringCleaning.start(2, {}).but(
        phase="arrange", turn=0, hands=((), ("9",)), offers=(tuple(offer), ())
    )
    assert only(state, 0) == only_order
