"""The button *Hint*: advice for whoever is to act, from what they may know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.ai import best
from bot.ai.decision import Thought, Weighed, reason
from bot.ai.request import Question
from bot.games import GAMES
from bot.games.base import pick
from bot.games.kit.loka import LOKA
from bot.records.stored import Server
from bot.tables.driver import question
from bot.tables.table import Table
from bot.words import words
from cogs.kit.controls import Style
from cogs.pages import public
from tests.e2e.games.mitigati_room import LOW, deal_on, discarded, fresh, rig, seat_three
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import seat_all, seat_four

HINT = "Hint"


@pytest.fixture(autouse=True)
async def _hints_are_at_every_table(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, hinted=True)))


async def asked(salon: Salon) -> tuple[Table, int, Any]:
    """A match of four people, and the panel of whoever is to act."""
    table = await seat_four(salon, target=99)
    seat = table.waiting_for[0]
    return table, seat, await Hands(salon, Random(1)).panel(seat)


def thinks(salon: Salon, monkeypatch: pytest.MonkeyPatch, *thoughts: Thought | Exception) -> list[Question]:
    """Have these be thought, one after the other, and remember what was asked."""
    questions: list[Question] = []
    rest = list(thoughts)

    async def think(question: Question) -> Thought:
        questions.append(question)
        said = rest.pop(0)
        if isinstance(said, Exception):
            raise said
        return said

    monkeypatch.setattr(salon.bot.tables.engines, "think", think)
    return questions


def shown(panel: Any) -> list[str]:
    return [control["label"] for control in controls(panel)]


async def test_a_hint_is_for_its_asker_alone(salon: Salon) -> None:
    table, seat, panel = await asked(salon)
    await salon.click(salon.actor(seat), panel, HINT)
    assert "💡 **Bid " in texts(panel)
    # It stands there for as long as it holds, in place of the question.
    assert HINT not in shown(panel)
    assert "Your turn" not in texts(panel)
    for who in salon.people.values():
        said = "\n".join(texts(message) for message in salon.channel.history(viewer=who))
        assert ("💡" in said) == (who is salon.actor(seat))
    waiting = await Hands(salon, Random(1)).panel((seat + 1) % 4)
    assert HINT not in shown(waiting)
    assert not table.turn(seat)


async def test_the_rule_of_thumb_is_told(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat, panel = await asked(salon)
    weighed = (Weighed("bid 4H", 6.24, 30), Weighed("bid 4S", 5.06, 30), Weighed("bid 5H", 1.0, 8))
    thought = Thought("bid 4H", reason("bid-nobody"), weighed, worlds=30)
    questions = thinks(salon, monkeypatch, thought)
    await salon.click(salon.actor(seat), panel, HINT)
    assert "💡 **Bid 4♥.** No bid yet." in texts(panel)
    assert "4♠" not in next(line for line in texts(panel).splitlines() if "💡" in line)
    view = salon.table.state.view(seat)
    assert [(question.view, question.seat) for question in questions] == [(view, seat)]


@pytest.mark.parametrize(
    ("why", "other", "said"),
    [
        (None, Weighed("bid 4S", 5.06, 30), "About 1.2 points better than “bid 4♠”."),
        (None, Weighed("bid 4S", 6.21, 30, 0.1), "In imagined deals “bid 4♠” does just as well."),
        (None, Weighed("bid 4S", 6.21, 8), "In imagined deals “bid 4♠” does no better."),
        (
            "differ-why-top",
            Weighed("bid 4S", 6.21, 30, 0.1),
            "There is no higher bid. In imagined deals “bid 4♠” does just as well.",
        ),
        ("differ-why-top", Weighed("bid 4S", 6.21, 8), "There is no higher bid."),
    ],
)
async def test_what_a_search_found_is_told(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, why: str | None, other: Weighed, said: str
) -> None:
    _, seat, panel = await asked(salon)
    weighed = (Weighed("bid 4H", 6.24, 30), other)
    thinks(salon, monkeypatch, Thought("bid 4H", reason(why) if why else None, weighed, worlds=30))
    await salon.click(salon.actor(seat), panel, HINT)
    assert f"💡 **Bid 4♥.** {said}" in texts(panel).splitlines()


async def test_the_panel_says_that_a_hint_is_coming(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it thinks, and however busy the machine is."""
    _, seat, panel = await asked(salon)
    coming: list[dict[str, Any]] = []

    async def think(_: Question) -> Thought:
        while not coming:
            await asyncio.sleep(0.001)
            coming.extend(one for one in controls(panel) if one["label"] == words()("button-hint-coming"))
        return Thought("bid 4H")

    monkeypatch.setattr(salon.bot.tables.engines, "think", think)
    await salon.click(salon.actor(seat), panel, HINT)
    assert [one["disabled"] for one in coming] == [True]
    assert "**Bid 4♥.**" in texts(panel)
    assert HINT not in shown(panel)


async def test_a_hint_that_comes_too_late_is_dropped(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, panel = await asked(salon)
    who, action = salon.actor(seat), pick(Random(1), table.state.legal(seat))

    async def think(_: Question) -> Thought:
        await salon.bot.tables.act(table.id, who.id, 0, action)
        return Thought("bid 4H")

    monkeypatch.setattr(salon.bot.tables.engines, "think", think)
    await salon.click(who, panel, HINT)
    assert table.turn(seat) == 1
    assert "💡" not in texts(panel)
    assert not [label for label in shown(panel) if "💡" in label or "Hint" in label]


async def test_a_hint_that_fails_may_be_asked_for_again(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, panel = await asked(salon)
    thinks(salon, monkeypatch, KeyError("KH"), KeyError("KS"), Thought("bid 4H"))
    await salon.click(salon.actor(seat), panel, HINT)
    assert HINT in shown(panel)
    await salon.click(salon.actor(seat), panel, HINT)
    assert "**Bid 4♥.**" in texts(panel)
    assert "asking for a hint again: KeyError" in caplog.text
    caplog.clear()


async def test_a_card_in_the_reason_is_said_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    await hands.play_until(lambda: table.state.phase == "play")
    seat = table.waiting_for[0]
    panel, action = await hands.panel(seat), pick(Random(1), table.state.legal(seat))
    card = action.removeprefix("play ")
    other = next(one for one in table.state.hands[seat] if one != card)
    weighed = (Weighed(action, 6.24, 30), Weighed(f"play {other}", 5.06, 3))
    thought = Thought(action, reason("differ-why-lost", card=card), weighed, worlds=30)
    thinks(salon, monkeypatch, thought)
    await salon.click(salon.actor(seat), panel, HINT)
    said = next(line for line in texts(panel).splitlines() if "💡" in line)
    assert said.startswith("💡 You probably can't win this trick, so throw ")
    assert said.count(words().card(card)) == 1
    assert "**" not in said
    # What is pressed says what is to be done.
    assert f"💡 Play {words().card(card)}" in shown(panel)


async def test_asked_again_it_says_the_same_without_thinking(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch, Thought("bid 4H"), Thought("bid 5H"))
    again = next(control["custom_id"] for control in controls(panel) if control["label"] == HINT)
    await salon.click(salon.actor(seat), panel, HINT)
    assert "**Bid 4♥.**" in texts(panel)
    await salon.forge(salon.actor(seat), panel, again)
    assert "**Bid 4♥.**" in texts(panel)
    assert len(questions) == 1
    action = pick(Random(1), table.state.legal(seat))
    await salon.slash(salon.actor(seat), "differ bid", bid=action.removeprefix("bid "))
    following = table.waiting_for[0]
    other = await Hands(salon, Random(1)).panel(following)
    await salon.click(salon.actor(following), other, HINT)
    assert "**Bid 5♥.**" in texts(other)


async def test_where_the_search_fails_a_normal_player_advises(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch, KeyError("KH"), Thought("bid 4H"))
    await salon.click(salon.actor(seat), panel, HINT)
    assert "**Bid 4♥.**" in texts(panel)
    assert len(questions) == 2
    assert "asking for a hint: KeyError" in caplog.text
    assert "KH" not in caplog.text
    caplog.clear()


async def test_no_hint_for_a_turn_that_is_over(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch)
    old = next(control["custom_id"] for control in controls(panel) if control["label"] == HINT)
    who, action = salon.actor(seat), pick(Random(1), table.state.legal(seat))
    await salon.slash(who, "differ bid", bid=action.removeprefix("bid "))
    await salon.forge(who, panel, old)
    assert "The table has moved on" in texts(panel)
    assert questions == []


async def test_nobody_gets_a_hint_for_another_seat(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat, panel = await asked(salon)
    questions = thinks(salon, monkeypatch)
    theirs = next(control["custom_id"] for control in controls(panel) if control["label"] == HINT)
    stranger = salon.actor((seat + 1) % 4)
    own = await Hands(salon, Random(1)).panel((seat + 1) % 4)
    salon.plant(own, theirs)
    result = await salon.click(stranger, own, "forged")
    assert "belongs to someone else" in texts(result.response)
    assert questions == []


async def test_hints_switched_off_have_no_button(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id, hints=False)))
    table, seat, panel = await asked(salon)
    assert HINT not in shown(panel)
    salon.plant(panel, f"press:hint:{table.id}:{seat}:0")
    await salon.click(salon.actor(seat), panel, "forged")
    assert "switched off" in texts(panel)


async def test_a_hint_is_a_computer_players_choice(salon: Salon) -> None:
    table, seat, panel = await asked(salon)
    level = best(table.slug)
    thought = await salon.as_bot(salon.bot.tables.engines.think(question(table, seat, level)))
    await salon.click(salon.actor(seat), panel, HINT)
    front = salon.bot.game_cog("differ")
    named = front.spelled(None, seat, thought.action, ())
    assert f"**{named[:1].upper()}{named[1:]}.**" in texts(panel)


async def test_a_match_with_agreed_hints_is_unrated(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id)))
    await salon.slash(salon.ann, "differ new", computers=2, target=99)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, words()("button-hints-yes"))
    assert words()("lobby-hints") in texts(salon.public)
    assert "Bob (invited" in texts(salon.public)
    await salon.click(salon.bob, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    seat = next(seat for seat in table.waiting_for if table.user_at(seat))
    assert HINT in shown(await Hands(salon, Random(1)).panel(seat))
    await salon.as_bot(salon.bot.tables.concede(table.id, salon.bob.id))
    assert words()("unrated-hints") in texts(salon.public)


async def test_without_that_a_rated_match_has_none(salon: Salon) -> None:
    await salon.as_bot(salon.bot.store.arrange(Server(salon.guild.id)))
    table, seat, panel = await asked(salon)
    assert HINT not in shown(panel)
    salon.plant(panel, f"press:hint:{table.id}:{seat}:0")
    await salon.click(salon.actor(seat), panel, "forged")
    assert words()("hint-not-here") in texts(panel)


def advised(panel: Any) -> str:
    """Return the label of the control that does what the hint says."""
    made = [*shown(panel), *(menu["placeholder"] for menu in controls(panel, 3))]
    [label] = [label for label in made if label.startswith("💡")]
    return str(label)


def green(panel: Any) -> list[str]:
    return [one["label"] for one in controls(panel) if one["style"] == Style.success.value]


async def take(salon: Salon, who: Any, panel: Any) -> None:
    """Do what the hint says."""
    for menu in controls(panel, 3):
        if menu["custom_id"].startswith("menu:hinted:"):
            await salon.select(who, panel, menu["options"][0]["value"], beginning="menu:hinted:")
            return
    await salon.click(who, panel, "press:hinted:")


@pytest.mark.parametrize(("slug", "players"), [(slug, game.seats[0]) for slug, game in GAMES.items()])
async def test_a_hint_is_a_button_in_every_game(salon: Salon, slug: str, players: int) -> None:
    longer = {"hands": 30} if slug == "mitigati" else {}
    table, hands = await seat_all(salon, slug, players, **longer), Hands(salon, Random(1))
    done: set[str] = set()
    for _ in range(200):
        seat = table.waiting_for[0]
        panel, phase = await hands.panel(seat), table.state.phase
        if phase in done or HINT not in shown(panel):
            await hands.move(seat)
            continue
        who, turn = salon.actor(seat), table.turn(seat)
        await salon.click(who, panel, HINT)
        thought = await salon.as_bot(salon.bot.tables.engines.think(question(table, seat, best(slug))))
        named = salon.bot.game_cog(slug).spelled(
            table.state.view(seat), seat, thought.action, public.plain_names(table)
        )
        panel = salon.newest_private(who)
        assert advised(panel) == f"💡 {named[:1].upper()}{named[1:]}"
        assert green(panel) <= [advised(panel)]
        advice = next(line for line in texts(panel).splitlines() if "💡" in line)
        assert f"**{named[:1].upper()}{named[1:]}.**" in advice or named.removeprefix("play ") in advice
        await take(salon, who, panel)
        made = [line.action for line in table.log if line.seat == seat]
        assert made[turn] == thought.action
        done.add(phase)
        if phase == "play":
            break
    assert "play" in done


async def test_what_it_says_is_the_one_green_button(salon: Salon) -> None:
    """Also where the game has one of its own, as for the deck of Spring Cleaning, which stands once."""
    table, hands = await seat_all(salon, "springcleaning", 2), Hands(salon, Random(1))
    while True:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        if HINT in shown(panel) and any("from deck" in label for label in green(panel)):
            break
        await hands.move(seat)
    await salon.click(salon.actor(seat), panel, HINT)
    panel = salon.newest_private(salon.actor(seat))
    assert sum("deck" in label for label in shown(panel)) == 1
    assert green(panel) == [advised(panel)]


async def test_the_button_goes_with_its_position(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, panel = await asked(salon)
    thinks(salon, monkeypatch, Thought("bid 4H"))
    await salon.click(salon.actor(seat), panel, HINT)
    [old] = [one["custom_id"] for one in controls(panel) if one["label"] == "💡 Bid 4♥"]
    await salon.click(salon.actor(seat), panel, "💡 Bid 4♥")
    assert table.state.bid == "4H"
    assert not [label for label in shown(panel) if label.startswith("💡")]
    lines = len(table.log)
    await salon.forge(salon.actor(seat), panel, old)
    assert words()("table-done-already") in texts(panel)
    assert len(table.log) == lines


async def test_a_hint_too_is_confirmed_if_wished(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, panel = await asked(salon)
    await salon.slash(salon.actor(seat), "settings", confirm=True)
    thinks(salon, monkeypatch, Thought("bid 4H"))
    await salon.click(salon.actor(seat), panel, HINT)
    await salon.click(salon.actor(seat), panel, "💡 Bid 4♥")
    assert "Bid 4♥?" in texts(panel)
    assert table.state.bid == ""
    await salon.click(salon.actor(seat), panel, "Yes: bid 4♥")
    assert table.state.bid == "4H"


async def test_a_hint_too_long_for_buttons_is_select(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    trumps = [card for card in LOKA if card[-1] == "T"]
    rig(salon, {0: " ".join(trumps)})
    table = await seat_three(salon)
    await discarded(salon)
    panel = await fresh(salon, 0)
    thinks(salon, monkeypatch, Thought(f"abundance {' '.join(trumps)}"))
    await salon.click(salon.ann, panel, HINT)
    assert advised(panel) == "💡 Show 21 trumps"
    await take(salon, salon.ann, panel)
    assert table.state.declared[0].bonus == 21


async def test_a_hand_with_a_hint_fits(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    panel = await fresh(salon, 2)
    thinks(salon, monkeypatch, Thought("discard 2A 3A 4A"))
    await salon.click(salon.cleo, panel, HINT)
    await salon.click(salon.cleo, panel, advised(panel))
    assert table.state.discards == ("2A", "3A", "4A")
