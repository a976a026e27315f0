"""Spring Cleaning's panel: steps, orders, gaps, what is typed, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bot.games.springcleaning.combinations import VALUES
from bot.games.springcleaning.rules import Play, SpringCleaning
from bot.records.stored import Preferences
from cogs.kit.controls import Style
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from cogs.springcleaning.cog import SpringCleaningCog
from cogs.springcleaning.typed import combination
from rendering.springcleaning.names import HYPHEN, PLUS
from tests.e2e.salon import Hands, Salon, alts, controls, labels, readable, texts
from tests.e2e.springcleaning import lay_out, seat_all

BOBS = f"3{PLUS}Bob's\N{NO-BREAK SPACE}4{PLUS}"
SHORT, MIXED = f"{BOBS}5", f"{BOBS}5{HYPHEN}6"


def run(cards: str) -> str:
    return HYPHEN.join(cards)


def several(panel: Any) -> dict[str, str]:
    """Return the values of the menu of combinations, by name."""
    return {
        option["label"]: option["value"]
        for menu in controls(panel, 3)
        if menu["custom_id"].endswith(":play")
        for option in menu["options"]
    }


async def play_from_menu(salon: Salon, panel: Any, name: str) -> None:
    (menu,) = (one for one in controls(panel, 3) if one["custom_id"].endswith(":play"))
    await salon.select(salon.ann, panel, several(panel)[name], beginning=menu["custom_id"])


async def choose_last(salon: Salon, panel: Any) -> None:
    """Choose the last entry of a menu of plays or groups of them, or click the last button of a play."""
    menus = [one for one in controls(panel, 3) if ":play" in one["custom_id"]]
    if menus:
        value = menus[0]["options"][-1]["value"]
        await salon.select(salon.ann, panel, value, beginning=menus[0]["custom_id"])
    else:
        plays = [one["custom_id"] for one in controls(panel) if ":play" in one["custom_id"]]
        await salon.click(salon.ann, panel, plays[-1])


async def test_hand_and_offers_mix_by_one_tap(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("35", "77", "99"), ("1", "4", "4"), "234")
    panel = await Hands(salon, Random(1)).panel(0)
    assert SHORT in labels(panel)
    assert SHORT.replace("Bob", "Cleo") in labels(panel)
    assert "Take Bob's 4" in labels(panel)
    assert f"Beat {run('234')}: a higher run of 3 or any 4 cards" in texts(panel)
    await salon.click(salon.ann, panel, SHORT)
    assert table.state.trick[-1].places == ("h0", "1.4", "h1")
    assert f"**Ann** leads the trick with **{run('345')}**" in texts(salon.public)


async def test_ones_own_offer_is_called_ones_own(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", confirm=True)
    table = await seat_all(salon, 3)
    lay_out(table, ("35", "77", "99"), ("4", "1", "1"), "234")
    panel = await Hands(salon, Random(1)).panel(0)
    [mixed] = [label for label in labels(panel) if "4" in label and "3" in label]
    assert mixed == f"3{PLUS}your\N{NO-BREAK SPACE}4{PLUS}5"
    await salon.click(salon.ann, panel, mixed)
    assert "Play 3 + your 4 + 5?" in texts(panel)
    lay_out(table, ("34", "77", "99"), ("2", "1", "1"), "123")
    panel = (await salon.slash(salon.ann, "hand")).response
    assert f"Your\N{NO-BREAK SPACE}2{PLUS}{run('34')}" in labels(panel)


async def test_a_place_stands_beside_the_cards_of_the_hand(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("888", "77", "99"), ("1", "8", "1"), "444")
    panel = await Hands(salon, Random(1)).panel(0)
    bobs = f"{PLUS}Bob's\N{NO-BREAK SPACE}8"
    assert {f"{run('88')}\N{NO-BREAK SPACE}at\N{NO-BREAK SPACE}{place}{bobs}" for place in "ab"} <= {
        *labels(panel),
        *several(panel),
    }


async def test_cards_to_offer_stand_as_in_the_hand(salon: Salon) -> None:
    """The order of the hand is what the game is about."""
    table = await seat_all(salon, 2)
    lay_out(table, ("5242", "77"), ("", "9"), "9", phase="offer")
    panel = await Hands(salon, Random(1)).panel(0)
    assert labels(panel) == ["5", "2 at b", "4", "2 at d"]


async def test_single_cards_stand_as_in_the_hand(salon: Salon) -> None:
    table = await seat_all(salon, 2)
    lay_out(table, ("5242", "77"), ("", "9"), "")
    panel = await Hands(salon, Random(1)).panel(0)
    assert labels(panel)[:4] == ["5", "2 at b", "4", "2 at d"]


async def test_more_than_few_combinations_are_a_menu(salon: Salon) -> None:
    """Beside the deck and two cards on offer there is room for three combinations; here are four more."""
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), "234")
    panel = await Hands(salon, Random(1)).panel(0)
    assert readable(panel)
    assert labels(panel) == ["Draw from deck (27)", "Take Bob's 4", "Take Cleo's 4"]
    assert {SHORT, MIXED, MIXED.replace("Bob", "Cleo")} <= set(several(panel))
    (plays,) = (choice for choice in table.state.legal(0) if choice.verb == "play")
    assert set(several(panel).values()) == set(plays.options)
    await play_from_menu(salon, panel, MIXED)
    assert table.state.trick[-1].places == ("h0", "1.4", "h1", "h2")
    assert f"**Ann** leads the trick with **{run('3456')}**" in texts(salon.public)


async def test_an_empty_deck_is_not_offered_as_cards(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), "234", stock=(), discards=("1", "2"))
    panel = await Hands(salon, Random(1)).panel(0)
    assert "Reshuffle and draw" in labels(panel)
    assert "Draw from deck (0)" not in labels(panel)


@pytest.mark.parametrize(("beaten", "style"), [("234", Style.secondary), ("9999", Style.success)])
async def test_the_deck_is_green_if_nothing_is_playable(salon: Salon, beaten: str, style: Style) -> None:
    """Green is what is to be pressed first: whoever can play should not be led to draw."""
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), beaten)
    panel = await Hands(salon, Random(1)).panel(0)
    [deck] = [one for one in controls(panel) if one["label"].startswith("Draw from deck")]
    assert deck["style"] == style.value
    assert (MIXED in several(panel)) == (style is Style.secondary)


@pytest.mark.parametrize("text_only", [False, True])
def test_nine_cards_from_offers_fit_a_button(*, text_only: bool) -> None:
    cog = SpringCleaningCog(cast("Any", None))
    trick = (Play(4, tuple("12345678"), tuple(f"h{place}" for place in range(8))),)
    state = SpringCleaning.start(5, {}).but(
        phase="play",
        turn=0,
        hands=(("1", "6", "6"), *(("7",),) * 4),
        offers=((), ("2", "3"), ("4", "5"), ("6", "7"), ("8", "9")),
        trick=trick,
    )
    panel = Panel(Ids(1, 0, 0), "", Preferences(1, text_only=text_only), tuple("ABCDE"))
    made = Page(("title",), rows=cog.controls(state.view(0), 0, panel))
    made.check()
    assert any(str(one.id).count(".") == 8 for one in made.controls)


async def test_rows_that_hide_the_picture_are_a_menu(salon: Salon) -> None:
    table = await seat_all(salon, 5)
    lay_out(table, ("2311781577", "77", "99", "88", "66"), ("1", "2", "5", "3", "7"), "11")
    panel = await Hands(salon, Random(1)).panel(0)
    (menu,) = (
        one for one in controls(panel, 3) if ":act:" in one["custom_id"] and ":play" in one["custom_id"]
    )
    assert menu["placeholder"] == f"Choose what to play ({len(menu['options'])}) …"
    assert readable(panel)
    chosen = menu["options"][-1]
    await salon.select(salon.ann, panel, chosen["value"], beginning=menu["custom_id"])
    assert table.state.trick[-1].places == tuple(chosen["value"].split(" "))


async def test_many_combinations_narrow_step_by_step(salon: Salon) -> None:
    table = await seat_all(salon, 5)
    every = VALUES * 2
    lay_out(table, (VALUES + "123", "77", "99", "88", "66"), (every,) * 5, "34")
    panel = await Hands(salon, Random(1)).panel(0)
    first = [label for label in labels(panel) if label.startswith(("Sets", "Runs"))]
    assert len(first) == 2
    assert "First choose what kind" in texts(panel)
    plain = await panel.attachments[0].read()
    taps = 0
    while table.state.turn == 0:
        taps += 1
        assert readable(panel)
        if taps == 1:
            await salon.click(salon.ann, panel, first[1])
        else:
            await choose_last(salon, panel)
        # Of a kind alone, every card may still be of use.
        assert taps == 1 or table.state.turn or await panel.attachments[0].read() != plain
        assert taps < 6
    assert len(table.state.trick) == 2


async def test_groups_of_equal_cards_say_their_place(salon: Salon) -> None:
    table = await seat_all(salon, 4)
    lay_out(table, ("462287822", "11", "11", "11"), ("4", "3", "3", "3"), "12")
    who, panel = salon.ann, await Hands(salon, Random(1)).panel(0)
    await salon.click(who, panel, next(label for label in labels(panel) if label.startswith("Runs")))
    (menu,) = (menu for menu in controls(panel, 3) if ":narrow:" in menu["custom_id"])
    named = [option["label"] for option in menu["options"]]
    assert len(set(named)) == len(named)
    assert [name for name in named if name.startswith(f"{run('23')} (")] == []
    assert [name for name in named if name.startswith(f"{run('23')} at ")] == [
        f"{run('23')} at {place} (3 ways)" for place in "cdhj"
    ]


async def test_millions_of_combinations_narrow_too(salon: Salon) -> None:
    table = await seat_all(salon, 5)
    lay_out(table, ("5", "1", "2", "9", "9"), (VALUES,) * 5, VALUES[:8])
    who, panel = salon.ann, await Hands(salon, Random(1)).panel(0)
    assert "Draw" in " ".join(labels(panel))
    assert len(await who.autocomplete(salon.channel, "springcleaning play", "cards", "2")) == 25
    taps = 0
    while table.state.turn == 0:
        taps += 1
        assert readable(panel)
        await choose_last(salon, panel)
        assert taps < 9
    assert len(table.state.trick) == 2


async def test_draw_insert_offer(salon: Salon) -> None:
    table = await seat_all(salon, 2)
    lay_out(table, ("35", "77"), ("", "49"), "88")
    who, panel = salon.ann, await Hands(salon, Random(1)).panel(0)
    await salon.click(who, panel, "Take Bob's 4")
    assert "You drew **4**" in texts(panel)
    assert labels(panel) == ["far left", "3 ↓ 5", "far right"]
    await salon.click(who, panel, "3 ↓ 5")
    assert labels(panel) == ["3", "4", "5"]
    await salon.click(who, panel, "5")
    assert table.state.hands[0] == ("3", "4")
    assert table.state.offers[0] == ("5",)


async def test_an_offer_is_taken_up_in_any_order(salon: Salon) -> None:
    table = await seat_all(salon, 2)
    lay_out(table, ("", "77"), ("3557", "9"), "88", phase="arrange")
    who, panel = salon.ann, await Hands(salon, Random(1)).panel(0)
    assert labels(panel)[:3] == ["Next 3", "Next 5", "Next 7"]
    assert "Upward: 3 5 5 7" in labels(panel)
    await salon.click(who, panel, "Next 7")
    assert "So far from the left: **7**" in texts(panel)
    assert "In the new order: 7." in alts(panel)[0]
    await salon.click(who, panel, "Next 5")
    await salon.click(who, panel, "Downward: 5 3")
    assert table.state.hands[0] == ("7", "5", "5", "3")


@pytest.mark.parametrize("text_only", ["no", "yes"])
@pytest.mark.parametrize("phase", ["play", "insert", "offer", "arrange"])
async def test_the_largest_panels_fit(salon: Salon, phase: str, text_only: str) -> None:
    await salon.slash(salon.ann, "settings", text_only=text_only == "yes")
    table = await seat_all(salon, 5)
    hand = "" if phase == "arrange" else VALUES * 4
    drawn = ("5",) if phase == "insert" else ()
    offers = (VALUES * 6, *(VALUES,) * 4) if phase == "arrange" else (VALUES,) * 5
    lay_out(table, (hand, "77", "99", "88", "66"), offers, "9", phase=phase, drawn=drawn)
    who, panel = salon.ann, await Hands(salon, Random(1)).panel(0)
    for _ in range(8):
        if 0 not in table.state.to_act or table.state.phase != phase:
            break
        menus = controls(panel, 3)
        if menus:
            value = menus[-1]["options"][0]["value"]
            await salon.select(who, panel, value, beginning=menus[-1]["custom_id"])
        else:
            await salon.click(who, panel, controls(panel)[0]["custom_id"])
    assert table.state.phase != phase or table.state.turn


@pytest.mark.parametrize(
    ("command", "named", "expected"),
    [
        ("play", {"cards": "h0 h2"}, "must lie next to each other"),
        ("play", {"cards": "h0"}, "That does not beat 2, 3, 4"),
        ("play", {"cards": "fish"}, "Name each card by where it lies"),
        ("play", {"cards": "8"}, "You hold no 8"),
        ("play", {"cards": "6 5 3"}, "That is no combination"),
        (
            "play",
            {"cards": "3 4 5"},
            "several ways; choose one of them: 3 + Bob's 4 + 5; 3 + Cleo's 4 + 5.",
        ),
        ("offer", {"card": "1"}, "You cannot “offer” now"),
        ("play", {"cards": "B9"}, "There is no 9 on offer there"),
        ("draw", {"source": "A1"}, "your own Offer"),
        ("insert", {"gap": "1"}, "You cannot “insert” now"),
        ("pass", {}, "You can pass only when there is nothing to draw"),
    ],
)
async def test_wrong_commands_are_refused_by_a_sentence(
    salon: Salon, command: str, named: dict[str, str], expected: str
) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), "234")
    result = await salon.slash(salon.ann, f"springcleaning {command}", **named)
    assert expected in texts(result.response)
    assert len(table.state.trick) == 1


async def test_what_is_typed(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), "234")
    listed = await salon.ann.autocomplete(salon.channel, "springcleaning play", "cards", "")
    every = {choice["name"] for choice in listed}
    offered = await salon.ann.autocomplete(salon.channel, "springcleaning play", "cards", "34")
    assert {choice["name"] for choice in offered} == {
        one.replace("Bob", name) for one in (SHORT, MIXED) for name in ("Bob", "Cleo")
    }
    from_bob = await salon.ann.autocomplete(salon.channel, "springcleaning play", "cards", "bob")
    assert {choice["name"] for choice in from_bob} == {name for name in every if "Bob" in name}
    assert await salon.bob.autocomplete(salon.channel, "springcleaning play", "cards", "") == []
    sources = await salon.ann.autocomplete(salon.channel, "springcleaning draw", "source", "")
    assert [choice["value"] for choice in sources] == ["deck", "1.4", "2.4"]
    for typed in ("4b", "bob"):
        sources = await salon.ann.autocomplete(salon.channel, "springcleaning draw", "source", typed)
        assert [choice["name"] for choice in sources] == ["Take Bob's 4"]
    await salon.slash(salon.ann, "springcleaning draw", source="4b")
    assert table.state.drawn == ("4",)
    gaps = await salon.ann.autocomplete(salon.channel, "springcleaning insert", "gap", "b")
    assert [choice["name"] for choice in gaps] == ["3 ↓ 5"]
    await salon.slash(salon.ann, "springcleaning insert", gap="b")
    await salon.slash(salon.ann, "springcleaning offer", card="4")
    assert table.state.hands[0] == ("3", "4", "5")
    lay_out(table, ("", "77", "99"), ("355", "4", "4"), "234", phase="arrange")
    orders = await salon.ann.autocomplete(salon.channel, "springcleaning arrange", "cards", "5")
    assert [choice["value"] for choice in orders] == ["5 3 5", "5 5 3"]
    await salon.slash(salon.ann, "springcleaning arrange", cards="535")
    assert table.state.hands[0] == ("5", "3", "5")
    await salon.slash(salon.ann, "springcleaning play", cards="4B 5 3")
    assert table.state.trick[-1].places == ("h1", "1.4", "h2")


async def test_a_question_shows_what_is_meant(salon: Salon) -> None:
    await salon.slash(salon.ann, "settings", confirm=True)
    table = await seat_all(salon, 3)
    lay_out(table, ("356", "77", "99"), ("1", "4", "4"), "234")
    panel = await Hands(salon, Random(1)).panel(0)
    await play_from_menu(salon, panel, MIXED)
    assert f"Play 3 + Bob's 4 + 5{HYPHEN}6?" in texts(panel)
    assert "Chosen: 3, Bob's\N{NO-BREAK SPACE}4, 5, 6." in alts(panel)[0]


async def test_the_score_is_told_round_by_round(salon: Salon) -> None:
    table = await seat_all(salon, 3)
    lay_out(table, ("5", "77", "99"), ("", "4", ""), "4")
    await salon.slash(salon.ann, "springcleaning play", cards="5")
    said = texts((await salon.click(salon.eve, salon.public, "Score")).response)
    assert "**Round 1**: Ann ran out of cards. Trash: Ann **0** · " in said
    assert "Bob **2** (3 cards left) · Cleo **1** (2 cards left)" in said


async def test_a_rounds_end_does_not_repeat_its_picture(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salon.bot.tables._changes, "_pause", 30.0)
    table = await seat_all(salon, 3)
    lay_out(table, ("5", "77", "99"), ("", "4", "3"), "4")
    await salon.slash(salon.ann, "springcleaning play", cards="5")
    assert table.between_hands
    front: Any = salon.bot.game_cog("springcleaning")
    seen = list[Any]()

    def drawn(*given: Any) -> Any:
        seen.append(given[4:])
        return SpringCleaningCog.table_picture(front, *given)

    monkeypatch.setattr(front, "table_picture", drawn)
    panel = (await salon.slash(salon.ann, "hand")).response
    # No seat moves as a round ends.
    assert seen == [(0,)]
    _, ended = alts(panel)
    for said in ("Bob: 3 cards left, trash 1 (+1)", "Cleo: 3 cards left, trash 2 (+2)"):
        assert said in ended
    told = next(line for line in texts(panel).splitlines() if "Round 1" in line)
    # Of two with as many cards the picture does not say why one has more trash.
    assert told == ("**Round 1**: Ann ran out of cards. Bob **1** (3 cards left, sits closer to Ann)")
    await salon.slash(salon.ann, "settings", text_only=True)
    heard = texts((await salon.slash(salon.ann, "hand")).response)
    assert "Trash: Ann **0**" in heard


@pytest.mark.parametrize("typed", ["2 at c", "2 an c", "2 (Pl. c)", "2 at 3"])
def test_a_place_may_be_typed_in_any_language(typed: str) -> None:
    assert combination(("2", "7", "2"), ("h0", "h1", "h2"), ("Ann", "Bob"), typed) == "h2"
