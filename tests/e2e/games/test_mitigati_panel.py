"""Mitigati's panel and commands: bargaining, discards, declarations, and what may not be done."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.kit.loka import LOKA
from bot.words import words
from bot.words.signs import MINUS, signed
from cogs.kit.controls import Menu
from cogs.kit.game_cog import Ids
from cogs.kit.pages import Page
from cogs.pages.confirm import agreeing
from tests.e2e.games.mitigati_room import (
    KINGS_AND_HONOURS,
    LOW,
    TWELVE_TRUMPS,
    deal_on,
    discarded,
    fresh,
    options,
    rig,
    say,
    seat_three,
)
from tests.e2e.salon import Salon, alts, controls, enabled, labels, texts
from tests.e2e.witness import spelled_out

# Bargaining


async def test_bargaining_reads_like_bargaining(salon: Salon) -> None:
    await seat_three(salon)
    table = salon.table
    names = [table.seats[(table.state.eldest + step) % 3].name for step in range(3)]
    assert "Nobody has spoken yet" in texts(salon.public)
    await say(salon, "demand 10", "offer 6")
    assert f"{names[0]} demands **10** · {names[1]} offers **6** · {names[2]} yet to speak" in texts(
        salon.public
    )
    for seen in (salon.public, await fresh(salon, table.waiting_for[0])):
        assert f"{names[0]} wants **10** to stop; offered so far: **6**." in texts(seen)
    await say(salon, "offer 1")
    assert "offered so far: **7**." in texts(salon.public)
    last = await fresh(salon, table.waiting_for[0])
    assert "Your demand of 10 can only go down" in texts(last)
    await salon.click(salon.actor(table.waiting_for[0]), last, "Settle: get 7")
    [result] = table.state.sheet
    assert sorted(result.points) == [-6, -1, 7]
    assert f"{names[0]} **+7**" in texts(salon.channel.history()[-2])


async def test_settling_names_its_price_and_free_numbers(salon: Salon) -> None:
    await seat_three(salon)
    table = salon.table
    await say(salon, "demand 38", "pass")
    seat = table.waiting_for[0]
    panel = await fresh(salon, seat)
    assert labels(panel)[:3] == ["Pass", "Keep dealing", "Demand …"]
    await salon.click(salon.actor(seat), panel, "Settle: pay 38")
    assert not table.state.sheet
    assert "Offer 38?" in texts(panel)
    name = salon.actor(seat).name.capitalize()
    assert re.search(rf"Then the hand stops: .*{name} \*\*{MINUS}38\*\*", texts(panel))
    await salon.click(salon.actor(seat), panel, "Yes: offer 38")
    [result] = table.state.sheet
    assert result.points[seat] == -38


async def test_a_pass_that_stops_the_hand_says_so(salon: Salon) -> None:
    await seat_three(salon)
    table = salon.table
    names = [table.seats[(table.state.eldest + step) % 3].name for step in range(3)]
    await say(salon, "offer 12", "demand 10")
    seat = table.waiting_for[0]
    panel = await fresh(salon, seat)
    for seen in (salon.public, panel):
        assert f"If **{names[2]}** passes, the hand stops: " in texts(seen)
        assert f"{names[0]} **{MINUS}10**" in texts(seen)
    await salon.click(salon.actor(seat), panel, "Pass: the hand stops")
    [result] = table.state.sheet
    assert result.points[seat] == 0


async def test_who_is_still_to_speak_is_named(salon: Salon) -> None:
    await seat_three(salon)
    await say(salon, "offer 9")
    assert "offers **9** to stop; nobody demands anything yet." in texts(salon.public)
    await say(salon, "demand 5")
    assert "passes, the hand stops" in texts(salon.public)


async def test_two_passes_are_told(salon: Salon) -> None:
    await seat_three(salon)
    await say(salon, "pass", "pass")
    assert "One more pass" in texts(salon.public)
    await say(salon, "pass")
    assert "holds 15 of" in texts(salon.public)


async def test_a_bargain_has_five_buttons_and_a_stepper(salon: Salon) -> None:
    table = await seat_three(salon)
    seat = table.waiting_for[0]
    who, panel = salon.actor(seat), await fresh(salon, seat)
    assert labels(panel)[:4] == ["Pass", "Keep dealing", "Demand …", "Offer …"]
    await salon.click(who, panel, "Demand …")
    assert "Demand **30** points to stop the hand here?" in texts(panel)
    assert labels(panel)[:6] == [f"{MINUS}10", f"{MINUS}1", "+1", "+10", "Demand 30", "Back"]
    await salon.click(who, panel, "+10")
    await salon.click(who, panel, f"{MINUS}1")
    assert "Demand **39** points" in texts(panel)
    await salon.click(who, panel, "Back")
    await salon.click(who, panel, "Offer …")
    for _ in range(9):
        await salon.click(who, panel, f"{MINUS}1")
    assert not {f"{MINUS}10", f"{MINUS}1"} & set(enabled(panel))
    await salon.click(who, panel, "Offer 1")
    assert table.state.bargain.stances[seat] == 1


async def test_the_stepper_goes_on_from_ones_last_word(salon: Salon) -> None:
    await seat_three(salon)
    await say(salon, "demand 23", "offer 7", "pass")
    seat = salon.table.waiting_for[0]
    who, panel = salon.actor(seat), await fresh(salon, seat)
    assert labels(panel)[:5] == ["Pass", "Keep dealing", "Demand …", "Offer …", "Settle: get 7"]
    await salon.click(who, panel, "Demand …")
    assert "Demand 20" in labels(panel)
    await salon.click(who, panel, "Back")
    await salon.click(who, panel, "Offer …")
    assert "Offer 10" in labels(panel)
    await say(salon, "pass")
    seat = salon.table.waiting_for[0]
    who, panel = salon.actor(seat), await fresh(salon, seat)
    assert "Demand …" not in labels(panel)
    await salon.click(who, panel, "Offer …")
    assert "Offer 10" in labels(panel)


async def test_a_number_that_settles_says_so(salon: Salon) -> None:
    await seat_three(salon)
    await say(salon, "demand 12", "pass")
    seat = salon.table.waiting_for[0]
    who, panel = salon.actor(seat), await fresh(salon, seat)
    await salon.click(who, panel, "Offer …")
    assert "Offer 10" in labels(panel)
    await salon.click(who, panel, "+10")
    # It offers 20, and 12 are paid.
    await salon.click(who, panel, "Settle: pay 12")
    await salon.click(who, panel, "Yes: offer 20")
    [result] = salon.table.state.sheet
    assert result.points[seat] == -12


async def test_the_stepper_speaks_to_those_who_listen(salon: Salon) -> None:
    await seat_three(salon)
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.slash(who, "settings", text_only=True)
    seat = salon.table.waiting_for[0]
    panel = await fresh(salon, seat)
    await salon.click(salon.actor(seat), panel, "Offer …")
    assert labels(panel)[:5] == ["10 less", "1 less", "1 more", "10 more", "Offer 10"]
    await salon.click(salon.actor(seat), panel, "1 more")
    assert "Offer 11 points" in texts(panel).replace("*", "")


async def test_the_buttons_of_earlier_panels_still_lead_there(salon: Salon) -> None:
    table = await seat_three(salon)
    seat = table.waiting_for[0]
    who, panel = salon.actor(seat), await fresh(salon, seat)
    await salon.forge(who, panel, f"press:narrow:{table.id}:{seat}:0:amounts")
    assert labels(panel)[:3] == ["Pass", "Keep dealing", "Demand …"]
    await salon.forge(who, panel, f"press:narrow:{table.id}:{seat}:0:amounts offer 176-200")
    assert "Offer 176" in labels(panel)
    await salon.forge(who, panel, f"menu:narrow:{table.id}:{seat}:0:amounts", values=["demand 126-150"])
    assert "Demand 126" in labels(panel)
    await salon.forge(who, panel, f"menu:act:{table.id}:{seat}:0:demand", values=["126"])
    assert table.state.bargain.stances[seat] == -126


async def test_numbers_near_the_end_of_the_scale_fit(salon: Salon) -> None:
    table = await seat_three(salon)
    seat = table.waiting_for[0]
    await say(salon, "offer 200", "demand 1", "pass")
    assert table.state.sheet
    await say(salon, "demand 1", "offer 200")
    seat = table.waiting_for[0]
    assert "Settle: get 199" in labels(await fresh(salon, seat))
    await say(salon, "demand 200")
    panel = await fresh(salon, table.waiting_for[0])
    assert not [label for label in labels(panel) if label.startswith("Demand")]
    assert "Offer …" in labels(panel)


# The discard


async def test_three_discards_take_four_taps(salon: Salon) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    who, panel = salon.cleo, await fresh(salon, 2)
    called = {card: words().card(card) for card in table.state.hands[2]}
    assert set(labels(panel)[:28]) == set(called.values())
    helping = [one["custom_id"].split(":")[-1] for one in controls(panel)][28:]
    assert helping == ["help", "leave"]
    for card in ("2E", "AA"):
        await salon.click(who, panel, called[card])
    assert "Ace of Air, 2 of Earth. Choose one more" in texts(panel)
    assert f"✓ {called['2E']}" in labels(panel)
    await salon.click(who, panel, called["5W"])
    assert "Discard Ace of Air, 2 of Earth, 5 of Water?" in texts(panel)
    assert "Framed: Ace of Air, 2 of Earth, 5 of Water" in alts(panel)[0]
    await salon.click(who, panel, "Discard them")
    assert table.state.discards == ("AA", "2E", "5W")


async def test_a_chosen_discard_can_be_kept(salon: Salon) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    who, panel = salon.cleo, await fresh(salon, 2)
    called = {card: words().card(card) for card in table.state.hands[2]}
    await salon.click(who, panel, called["2E"])
    await salon.click(who, panel, f"✓ {called['2E']}")
    assert called["2E"] in labels(panel)
    for card in ("2E", "AA", "5W"):
        await salon.click(who, panel, called[card])
    await salon.click(who, panel, words()("mitigati-keep", card=called["2E"]))
    await salon.click(who, panel, called["3F"])
    await salon.click(who, panel, "Discard them")
    assert table.state.discards == ("AA", "3F", "5W")


async def test_the_selects_of_earlier_panels_still_discard(salon: Salon) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    panel = await fresh(salon, 2)
    steps = f"menu:narrow:{table.id}:2:{table.turn(2)}:discard"
    await salon.forge(salon.cleo, panel, f"{steps} more 2E AA", values=["5W"])
    assert "Discard Ace of Air, 2 of Earth, 5 of Water?" in texts(panel)


async def test_the_largest_hand_fits_in_words(salon: Salon) -> None:
    await salon.slash(salon.cleo, "settings", text_only=True)
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    panel = await fresh(salon, 2)
    for card in table.state.hands[2]:
        assert salon.name_of(card) in spelled_out(texts(panel))


async def test_what_must_stay_is_said(salon: Salon) -> None:
    rig(salon, {2: KINGS_AND_HONOURS})
    await seat_three(salon)
    await deal_on(salon)
    panel = await fresh(salon, 2)
    assert "These must stay: King of Air, " in texts(panel)
    kept = {words().card(card) for card in ("KA", "1T", "21T", "FOOL")}
    assert not kept & set(labels(panel))


@pytest.mark.parametrize(
    "steps",
    ["discard KA", "discard 2A 2A", "discard 2A 3A 4A 5A", "discard 9W", "discard ??", "kings", "amounts"],
)
async def test_steps_that_lead_nowhere_are_refused(salon: Salon, steps: str) -> None:
    rig(salon, {2: "KA 2A 3A 4A 5A", 0: "9W"})
    await seat_three(salon)
    await deal_on(salon)
    panel = await fresh(salon, 2)
    forged = f"press:narrow:{salon.table.id}:2:{salon.table.turn(2)}:{steps}"
    salon.plant(panel, forged)
    await salon.forge(salon.cleo, panel, forged)
    assert "moved on" in texts(panel)


# Declarations


async def test_kings_are_declared_step_by_step(salon: Salon) -> None:
    rig(salon, {0: KINGS_AND_HONOURS, 1: TWELVE_TRUMPS})
    table = await seat_three(salon)
    await discarded(salon)
    panel = await fresh(salon, 0)
    assert labels(panel) == [
        "Kings: 20 to 35 each",
        "Honours: 15 to 35 each",
        "Kings and Honours: 10 to 25 each",
        "Declare nothing",
    ]
    assert "or declare nothing." in texts(panel)
    await salon.click(salon.ann, panel, "Kings: 20 to 35 each")
    assert "Framed: King of Air, King of Earth, King of Fire, King of Water" in alts(panel)[0]
    assert labels(panel) == ["The four Kings: 20 each", "Show all 7: 35 each", "Back"]
    await salon.select(salon.ann, panel, "FOOL", "1T")
    assert table.state.declared[0].bonus == 30
    assert "declared the four Kings" in texts(salon.public)
    assert labels(panel) == ["Declare nothing more"]
    await salon.click(salon.ann, panel, "Declare nothing more")
    panel = await fresh(salon, 1)
    await salon.click(salon.bob, panel, "Abundance: 10 to 12 each")
    await salon.click(salon.bob, panel, "Choose them one by one")
    await salon.select(salon.bob, panel, *TWELVE_TRUMPS.split()[::-1][:11])
    assert table.state.declared[1].bonus == 11
    await say(salon, "done")
    assert labels(await fresh(salon, 2)) == ["Declare nothing"]


@pytest.mark.parametrize("confirm", [False, True])
async def test_an_abundance_of_every_trump_fits(salon: Salon, *, confirm: bool) -> None:
    await salon.slash(salon.ann, "settings", confirm=confirm, text_only=confirm)
    rig(salon, {0: " ".join(card for card in LOKA if card[-1] == "T")})
    table = await seat_three(salon)
    await discarded(salon)
    panel = await fresh(salon, 0)
    await salon.click(salon.ann, panel, "Abundance: 10 to 21 each")
    every = options(panel)[0]
    assert len(every.split(" ")) == 21
    await salon.select(salon.ann, panel, every)
    if confirm:
        assert "Show 21 trumps?" in texts(panel)
        await salon.click(salon.ann, panel, "Yes: show 21 trumps")
    assert table.state.declared[0].bonus == 21


def test_the_longest_confirmation_fits_its_button_id() -> None:
    action = "abundance " + " ".join(card for card in LOKA if card[-1] == "T")
    rows = agreeing(Ids(1_000_000, 0, 12), action, "Yes")
    Page(("Sure?",), rows=rows).check()
    [menu, _] = rows
    assert isinstance(menu, Menu)
    assert f"abundance {menu.options[0].value}" == action


# Play


async def test_the_fullest_hand_to_lead_from_fits(salon: Salon) -> None:
    table = await seat_three(salon)
    await discarded(salon)
    await say(salon, "done", "done", "done")
    eldest = table.state.eldest
    assert len(labels(await fresh(salon, eldest))) == 25
    await salon.slash(salon.actor(eldest), "settings", text_only=True)
    panel = await fresh(salon, eldest)
    assert set(labels(panel)) == {
        name[:1].upper() + name[1:] for name in map(salon.name_of, table.state.hands[eldest])
    }


async def test_the_fools_debt_and_the_score_are_explained(salon: Salon) -> None:
    rig(salon, {0: KINGS_AND_HONOURS, 1: TWELVE_TRUMPS})
    await salon.by_hand()
    table = await seat_three(salon, hands=2)
    await discarded(salon)
    await say(salon, "kings", "done", "done", "done", "play KA")
    while table.waiting_for != (0,) or not table.state.trick:
        await follow(salon)
    assert "or the Fool" in texts(await fresh(salon, 0))
    await say(salon, "play fool")
    while table.state.trick:
        await follow(salon)
    assert "Ann owes" in texts(salon.public)
    while not table.state.sheet:
        await follow(salon)
    result = table.state.sheet[0]
    # The pictures have the card points: who has the word beside them is not told all of it once more.
    told = texts(salon.channel.history()[-2])
    assert "card points are" not in told
    (line,) = (line for line in told.splitlines() if "**Hand 1**" in line)
    for name, points in zip(("Ann", "Bob", "Cleo"), result.points, strict=True):
        assert f"{name} **{signed(points)}**" in line
    said = texts((await salon.click(salon.eve, salon.public, "Score")).response)
    by = result.card_points[0] - 49
    assert (
        f"Ann: {result.card_points[0]} card points are {abs(by)} {'above' if by > 0 else 'below'} 49" in said
    )
    assert "declarations +40" in said
    assert f"declarations {MINUS}20" in said


async def follow(salon: Salon) -> None:
    """Play the first legal card but the Fool for each player to act."""
    seat = salon.table.waiting_for[0]
    playable = salon.table.state.playable(seat)
    await say(salon, f"play {next((card for card in playable if card != 'FOOL'), 'FOOL')}")


# Commands


@pytest.mark.parametrize(
    ("before", "command", "because"),
    [
        ((), "discard 2A 3A 4A", "still being bargained"),
        (("demand 5", "pass", "pass"), "demand 6", "only demand less"),
        (("offer 5", "pass", "pass"), "offer 5", "only offer more"),
        (("offer 5", "pass", "pass"), "demand 5", "cannot demand anything"),
        (("continue",) * 3, "discard KA 2A 3A", "cannot be discarded"),
        (("continue",) * 3, "discard 2A 2A 3A", "exactly 3"),
        (("continue",) * 3, "discard 9W 2A 3A", "do not have"),
        (("continue",) * 3, "discard rubbish 2A 3A", "card"),
        (("continue",) * 3, "done", "discards first"),
    ],
)
async def test_illegal_actions_are_refused_with_a_sentence(
    salon: Salon, before: tuple[str, ...], command: str, because: str
) -> None:
    rig(salon, {2: "KA 2A 3A 4A 5A", 0: "9W"})
    await seat_three(salon)
    if before:
        await say(salon, *before)
    lines = len(salon.table.log)
    assert because in await say(salon, command)
    assert len(salon.table.log) == lines


async def test_completion_lists_what_may_be_done(salon: Salon) -> None:
    rig(salon, {0: KINGS_AND_HONOURS, 1: TWELVE_TRUMPS, 2: "2F 3F 4F"})

    async def complete(who: Any, command: str, field: str, typed: str, **others: str) -> list[Any]:
        made = await who.autocomplete(salon.channel, f"mitigati {command}", field, typed, **others)
        return [one["value"] for one in made]

    await seat_three(salon)
    await say(salon, "demand 30", "pass", "pass")
    assert await complete(salon.ann, "demand", "amount", "2") == [2, *range(20, 30)]
    assert await complete(salon.bob, "demand", "amount", "2") == []
    await deal_on(salon)
    loose = salon.table.state.legal(2)[0].options
    assert await complete(salon.cleo, "discard", "first", "") == [*loose[:24], "… discard"]
    assert await complete(salon.cleo, "discard", "second", "of fire", first="3F") == [
        card for card in loose if card[-1] == "F" and card != "3F"
    ]
    await say(salon, "discard 2F 3F 4F")
    assert await complete(salon.ann, "declare", "cards", "", kind="kings") == ["all", "1T", "21T", "fool"]
    assert await complete(salon.ann, "declare", "cards", "1T, w", kind="kings") == ["1T, 21T"]
    assert await complete(salon.ann, "declare", "cards", "", kind="abundance") == []
    await salon.slash(salon.ann, "mitigati declare", kind="kings", cards="the fool, 1")
    assert salon.table.state.declared[0].bonus == 30
    await say(salon, "done")
    await salon.slash(salon.bob, "mitigati declare", kind="abundance", cards="all")
    assert salon.table.state.declared[1].bonus == 12
    await say(salon, "done", "done")
    assert await complete(salon.ann, "play", "card", "ki") == ["KA", "KE", "KF", "KW"]
