"""Completion of commands leads to every action, in steps where there are many."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.games.base import Choice
from bot.games.kit.loka import LOKA
from bot.games.springcleaning.combinations import VALUES
from bot.words import words
from cogs.kit.game_cog import STEP
from cogs.kit.pages import MOST_OPTIONS
from cogs.mitigati.typed import card_of
from tests.e2e.completion import Completion
from tests.e2e.games.mitigati_room import LOW, deal_on, rig
from tests.e2e.salon import Salon, controls, labels, texts
from tests.e2e.springcleaning import lay_out
from tests.e2e.ways import seat_all as seated
from tests.kit.positions import lay, positions


@pytest.mark.parametrize(("slug", "players"), [(slug, game.seats[0]) for slug, game in GAMES.items()])
async def test_every_option_is_listed_or_some_steps_away(salon: Salon, slug: str, players: int) -> None:
    table = await seated(salon, slug, players)
    for state, seat in positions(slug, players, count=15, each=11):
        lay(table, state)
        shown = Completion(salon, table, seat)
        for choice in state.legal(seat):
            if not choice.most:
                continue
            if choice.verb == "arrange":
                await every_order_can_be_typed(shown, choice)
            elif choice.verb in ("demand", "offer") and slug == "mitigati":
                await every_number_can_be_typed(shown, choice)
            elif choice.verb == "partners":
                assert {str(int(option) + 1) for option in choice.options} <= await shown.reached(choice)
            else:
                assert set(choice.options) <= await shown.reached(choice), choice.verb


async def every_number_can_be_typed(shown: Completion, choice: Choice) -> None:
    """The first list shows the range, and each digit narrows it."""
    first = await shown.listed(choice.verb, "")
    assert first == sorted(first)
    for number in choice.options[:: max(1, len(choice.options) // 4)]:
        assert int(number) in await shown.listed(choice.verb, number)


async def every_order_can_be_typed(shown: Completion, choice: Choice) -> None:
    """Each answer is a whole order, and for each card there is one that it begins."""
    for order in (sorted(choice.options), sorted(choice.options, reverse=True)):
        typed = ""
        for card in order:
            listed = await shown.listed(choice.verb, typed)
            assert any(one.startswith(f"{typed} {card}".strip()) for one in listed)
            typed = f"{typed} {card}".strip()
        assert typed in await shown.listed(choice.verb, typed)


@pytest.mark.parametrize("phase", ["play", "insert", "offer"])
async def test_every_action_of_huge_hands_is_reached(salon: Salon, phase: str) -> None:
    table = await seated(salon, "springcleaning", 5)
    held, drawn = (VALUES * 4, "77", "99", "88", "66"), ("5",) if phase == "insert" else ()
    lay_out(table, held, (VALUES,) * 5, "9", phase=phase, drawn=drawn, stock=("1",))
    shown = Completion(salon, table, 0)
    for choice in table.state.legal(0):
        assert len(choice.options) > MOST_OPTIONS
        assert set(choice.options) <= await shown.reached(choice)
        # What is typed is listed first where it fits, and steps to all are beside it.
        assert len(await shown.listed(choice.verb, "9" if choice.verb == "play" else "1")) <= MOST_OPTIONS


async def test_millions_are_some_steps_away(salon: Salon) -> None:
    table = await seated(salon, "springcleaning", 5)
    lay_out(table, ("5", "1", "2", "9", "9"), (VALUES,) * 5, VALUES[:8])
    shown = Completion(salon, table, 0)
    (plays,) = (choice for choice in table.state.legal(0) if choice.verb == "play")
    assert len(plays.options) > 1_000_000
    for typed in ("", "1", "123"):
        listed = await shown.listed("play", typed)
        assert {f"{STEP}play run"} <= set(listed)


async def test_a_step_towards_a_draw_opens_the_panel(salon: Salon) -> None:
    table = await seated(salon, "springcleaning", 5)
    lay_out(table, ("35", "77", "99", "88", "66"), (VALUES,) * 5, "88", stock=("1",))
    panel = (await salon.slash(salon.ann, "springcleaning draw", source=f"{STEP}draw 2")).response
    (menu,) = controls(panel, 3)
    assert [option["label"] for option in menu["options"]] == [f"Take Cleo's {card}" for card in VALUES]
    assert not table.state.drawn
    await salon.select(salon.ann, panel, "2.2", beginning=menu["custom_id"])
    assert table.state.drawn == ("2",)


@pytest.mark.parametrize("slug", ["differ", "92q"])
async def test_an_unknown_step_leads_to_the_panel(salon: Salon, slug: str) -> None:
    """Discord has whatever was typed sent, what is not in the list too."""
    table = await seated(salon, slug, 4)
    (seat,) = table.waiting_for
    for steps in ("bid 5H", "b", "bid ", "bid 0", "bid 99", "pass"):
        panel = (await salon.slash(salon.actor(seat), f"{slug} bid", bid=f"{STEP}{steps}")).response
        assert "Your turn" in texts(panel)
        assert not table.state.bid


async def test_missing_discards_are_chosen_in_the_panel(salon: Salon) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seated(salon, "mitigati", 3)
    await deal_on(salon)
    listed = await Completion(salon, table, 2).listed("discard", "")
    assert listed[-1] == f"{STEP}discard"
    panel = (await salon.slash(salon.cleo, "mitigati discard", first=listed[-1])).response
    assert set(labels(panel)) == set(map(words().card, table.state.hands[2]))
    panel = (await salon.slash(salon.cleo, "mitigati discard", first="5w", second=listed[-1])).response
    assert "To discard: 5 of Water. Choose 2 more" in texts(panel)
    panel = (await salon.slash(salon.cleo, "mitigati discard", first="9W")).response
    assert "exactly 3" in texts(panel) or "do not have" in texts(panel)
    assert not table.state.discards
    await salon.slash(salon.cleo, "mitigati discard", first="5w", second="aa", third="2E")
    assert table.state.discards == ("AA", "2E", "5W")


async def test_suits_keep_the_colour_of_the_text(salon: Salon) -> None:
    """Black emojis vanish in dark mode; a player who has chosen one may go on typing."""
    table = await seated(salon, "differ", 4)
    seat = table.waiting_for[0]
    made = await salon.actor(seat).autocomplete(salon.channel, "differ bid", "bid", "3")
    names = [one["name"] for one in made]
    assert any("♠\ufe0e" in name for name in names)
    assert all("♠\ufe0e" in name for name in names if "♠" in name)
    chosen = next(name for name in names if "♠" in name).partition(" ")[0]
    again = await salon.actor(seat).autocomplete(salon.channel, "differ bid", "bid", chosen)
    assert [one["value"] for one in again] == ["3S"]


def test_loka_cards_are_known_by_their_buttons_label() -> None:
    assert {card: card_of(words().card(card)) for card in LOKA} == {card: card for card in LOKA}
