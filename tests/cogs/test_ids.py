"""What stands in the ids of buttons and selects: every form that is out there, and nothing else."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields
from typing import Annotated, Any, cast, get_origin, get_type_hints

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.games.base import Refusal
from cogs.kit import ids
from cogs.kit.controls import Channels, Menu, Option, People, Press
from cogs.kit.forms import Form
from cogs.kit.ids import Id, parse

OUT_THERE: dict[str, Id] = {
    "press:act:7:0:3:play KH": ids.Act(7, 0, 3, "play KH"),
    "press:act:7:0:3:pass": ids.Act(7, 0, 3, "pass"),
    "menu:act:7:2:11:discard KH 2C": ids.Act(7, 2, 11, "discard KH 2C"),
    "press:sure:7:0:3:play KH": ids.Confirm(7, 0, 3, "play KH"),
    "menu:sure:7:0:3:discard": ids.Confirm(7, 0, 3, "discard"),
    "menu:narrow:7:0:3:bid": ids.Narrow(7, 0, 3, "bid"),
    "press:narrow:7:0:3:": ids.Narrow(7, 0, 3, ""),
    "press:look:7:hand": ids.Look(7, "hand"),
    "press:look:7:watch": ids.Look(7, "watch"),
    "press:look:7:last": ids.Look(7, "last"),
    "press:look:7:tricks": ids.Look(7, "tricks"),
    "press:look:7:score": ids.Look(7, "score"),
    "press:look:7:rules": ids.Look(7, "rules"),
    "press:look:7:help": ids.Look(7, "help"),
    "press:hint:7:0:3": ids.Hint(7, 0, 3),
    "press:hinted:7:0:3:play KH": ids.Hinted(7, 0, 3, "play KH"),
    "menu:hinted:7:0:3:arrange": ids.Hinted(7, 0, 3, "arrange"),
    "press:forced:7:2": ids.Forced(7, 2),
    "press:claim:7:0:3:ask": ids.Claim(7, 0, 3),
    "press:claim:7:41:yes": ids.AnswerClaim(7, 41, "yes"),
    "press:claim:7:41:no": ids.AnswerClaim(7, 41, "no"),
    "press:seat:7:leave": ids.Seat(7, "leave"),
    "press:seat:7:left": ids.Seat(7, "left"),
    "press:seat:7:conceded": ids.Seat(7, "conceded"),
    "press:seat:7:back": ids.Seat(7, "back"),
    "press:seat:7:end": ids.Seat(7, "end"),
    "press:seat:7:stay": ids.Seat(7, "stay"),
    "press:seat:7:resume": ids.Seat(7, "resume"),
    "press:seat:7:next": ids.Seat(7, "next"),
    "press:seat:7:over-2": ids.TakeOver(7, 2),
    "press:seat:7:ask-41": ids.TakeBack(7, "ask", 41),
    "press:seat:7:agree-41": ids.TakeBack(7, "agree", 41),
    "press:seat:7:refuse-41": ids.TakeBack(7, "refuse", 41),
    "press:lobby:7:join": ids.Lobby(7, "join"),
    "press:lobby:7:leave": ids.Lobby(7, "leave"),
    "press:lobby:7:start": ids.Lobby(7, "start"),
    "press:lobby:7:rules": ids.Lobby(7, "rules"),
    "press:lobby:7:remove-computer": ids.Lobby(7, "remove-computer"),
    "press:lobby:7:hints": ids.Lobby(7, "hints"),
    "menu:lobby:7:add": ids.Lobby(7, "add"),
    "menu:lobby:7:sit": ids.Lobby(7, "sit"),
    "menu:lobby:7:clock": ids.Lobby(7, "clock"),
    "menu:lobby:7:size": ids.Lobby(7, "size"),
    "press:lobby:7:fill": ids.Lobby(7, "fill"),
    "press:guests:7:show": ids.Guests(7, "show"),
    "menu:guests:7:access": ids.Guests(7, "access"),
    "roles:guests:7:role": ids.Guests(7, "role"),
    "people:guests:7:invite": ids.Guests(7, "invite"),
    "menu:guests:7:free": ids.Guests(7, "free"),
    "menu:guests:7:host": ids.Guests(7, "host"),
    "people:blocks:all": ids.Blocks(),
    "press:calls:show": ids.Calls("show"),
    "press:champions:0:look": ids.Champions(0, "look"),
    "press:champions:497520:earlier": ids.Champions(497520, "earlier"),
    "press:champions:497520:later": ids.Champions(497520, "later"),
    "press:champions:497520:share": ids.Champions(497520, "share"),
    "menu:settings:champion": ids.Settings("champion"),
    "roles:setup:champions": ids.Setup("champions"),
    "channels:setup:announce": ids.Setup("announce"),
    "menu:calls:games": ids.Calls("games"),
    "menu:calls:until": ids.Calls("until"),
    "menu:calls:every": ids.Calls("every"),
    "press:calls:stop": ids.Calls("stop"),
    "people:setup:barred": ids.Setup("barred"),
    "press:setup:places": ids.Setup("places"),
    "press:setup:play": ids.Setup("play"),
    "press:rematch:7": ids.Rematch(7),
    "menu:next:7": ids.NextMatch(7),
    "press:evening:7": ids.Evening(7),
    "press:queue:7:wait": ids.Queue(7, "wait"),
    "press:queue:7:stop": ids.Queue(7, "stop"),
    "press:substitute:7:2:show": ids.Substitute(7, 2, "show"),
    "people:substitute:7:2:named": ids.Substitute(7, 2, "named"),
    "press:substitute:7:2:take": ids.Substitute(7, 2, "take"),
    "press:hands:7:2": ids.Hands(7, 2),
    "press:fair:7:show": ids.Fair(7, "show"),
    "press:fair:7:cut": ids.Fair(7, "cut"),
    "press:fair:7:word": ids.Fair(7, "word"),
    "form:fair:7:word": ids.Fair(7, "word"),
    "press:play:differ:4:1:normal:server:show": ids.Play("differ", 4, 1, "normal", "server", "show"),
    "menu:play:92q:6:2:hard:none:game": ids.Play("92q", 6, 2, "hard", "none", "game"),
    "press:play:topsuit:3:3:easy:day:go": ids.Play("topsuit", 3, 3, "easy", "day", "go"),
    "menu:corner:join": ids.Corner("join"),
    "press:corner:mine": ids.Corner("mine"),
    "press:rules:differ": ids.Rules("differ"),
    "menu:rules:92q": ids.Rules("92q"),
    "press:learn:topsuit:0:show": ids.Learn("topsuit", 0, "show"),
    "press:learn:differ:3:hand": ids.Learn("differ", 3, "hand"),
    "press:learn:differ:3:table": ids.Learn("differ", 3, "table"),
    "press:learn:differ:3:try1": ids.Learn("differ", 3, "try1"),
    "press:replay:7:open": ids.Replay(7),
    "press:replay:7:12:all:first": ids.ReplayStep(7, 12, "all", "first"),
    "press:replay:7:12:public:back": ids.ReplayStep(7, 12, "public", "back"),
    "press:replay:7:12:3:next": ids.ReplayStep(7, 12, "3", "next"),
    "press:replay:7:12:all:last": ids.ReplayStep(7, 12, "all", "last"),
    "press:replay:7:12:all:untrick": ids.ReplayStep(7, 12, "all", "untrick"),
    "press:replay:7:12:all:trick": ids.ReplayStep(7, 12, "all", "trick"),
    "press:replay:7:12:all:deal": ids.ReplayStep(7, 12, "all", "deal"),
    "menu:replay:7:12:all:hand": ids.ReplayStep(7, 12, "all", "hand"),
    "menu:replay:7:12:all:eyes": ids.ReplayStep(7, 12, "all", "eyes"),
    "press:replay:7:12:all:share": ids.ReplayStep(7, 12, "all", "share"),
    "press:replay:7:12:all:export": ids.ReplayStep(7, 12, "all", "export"),
    "press:replay:7:12:all:web": ids.ReplayStep(7, 12, "all", "web"),
    "press:replay:7:12:all:unweb": ids.ReplayStep(7, 12, "all", "unweb"),
    "press:review:7:open": ids.Review(7),
    "press:review:7:1:back": ids.ReviewStep(7, 1, "back"),
    "press:review:7:2:next": ids.ReviewStep(7, 2, "next"),
    "press:review:7:0:share": ids.ReviewStep(7, 0, "share"),
    "press:play-on:7:41:anew": ids.PlayOn(7, 41, "anew"),
    "press:play-on:7:41:same": ids.PlayOn(7, 41, "same"),
    "press:on:7:0:43:play KH": ids.OnAct(7, 0, 43, "play KH"),
    "menu:ons:7:0:43:discard": ids.OnConfirm(7, 0, 43, "discard"),
    "press:onto:7:0:43:bid": ids.OnNarrow(7, 0, 43, "bid"),
    "press:puzzle:open": ids.PuzzleOpen(),
    "press:puz:20261123:0:play KH": ids.PuzzleAct(20261123, 0, "play KH"),
    "menu:puzs:20261123:1:play": ids.PuzzleConfirm(20261123, 1, "play"),
    "press:puzt:20261123:0:": ids.PuzzleNarrow(20261123, 0, ""),
    "menu:history:replay": ids.HistoryReplay(),
    "press:history:0:newer": ids.History(0, "newer"),
    "press:history:2:older": ids.History(2, "older"),
    "press:privacy:223344556677889900": ids.Privacy(223344556677889900),
    "press:profile:223344556677889900:differ:share": ids.Profile(223344556677889900, "differ", "share"),
    "menu:profile:223344556677889900:differ:look": ids.Profile(223344556677889900, "differ", "look"),
    "menu:board:differ:here:ever:0": ids.Leaderboard("differ", "here", "ever", "0"),
    "press:board:differ:here:week:00": ids.Leaderboard("differ", "here", "week", "00"),
    "press:board:differ:all:season:000": ids.Leaderboard("differ", "all", "season", "000"),
    "press:board:differ:here:month~2:0000": ids.Leaderboard("differ", "here", "month~2", "0000"),
    "press:board:differ:here:ever:own": ids.Leaderboard("differ", "here", "ever", "own"),
    "press:board:differ:here:ever:share3": ids.Leaderboard("differ", "here", "ever", "share3"),
    "press:challenge:play": ids.ChallengePlay(),
    "press:challenge:7:last": ids.ChallengeLook(7, "last"),
    "press:challenge:7:score": ids.ChallengeLook(7, "score"),
    "press:challenge:202647:0:board": ids.ChallengeBoard(202647, 0, "board"),
    "press:challenge:202647:0:back": ids.ChallengeBoard(202647, 0, "back"),
    "press:challenge:202647:1:on": ids.ChallengeBoard(202647, 1, "on"),
    "press:challenge:202647:0:earlier": ids.ChallengeBoard(202647, 0, "earlier"),
    "press:challenge:202647:0:now": ids.ChallengeBoard(202647, 0, "now"),
    "press:challenge:202647:2:share": ids.ChallengeBoard(202647, 2, "share"),
    "press:duplicate:7:look": ids.Duplicate(7, "look"),
    "press:duplicate:7:play": ids.Duplicate(7, "play"),
    "press:duplicate:7:join": ids.Duplicate(7, "join"),
    "press:duplicate:7:leave": ids.Duplicate(7, "leave"),
    "press:duplicate:7:begin": ids.Duplicate(7, "begin"),
    "press:duplicate:7:off": ids.Duplicate(7, "off"),
    "press:duplicate:7:code": ids.Duplicate(7, "code"),
    "press:duplicate:7:file": ids.Duplicate(7, "file"),
    "press:duplicate:7:share": ids.Duplicate(7, "share"),
    "menu:duplicate:7:boards": ids.Duplicate(7, "boards"),
    "form:duplicate:7:join": ids.Duplicate(7, "join"),
    "menu:settings:text_only": ids.Settings("text_only"),
    "menu:settings:language": ids.Settings("language"),
    "channels:setup:channels": ids.Setup("channels"),
    "channels:setup:corner": ids.Setup("corner"),
    "menu:setup:clock": ids.Setup("clock"),
    "menu:setup:season": ids.Setup("season"),
    "menu:setup:patience": ids.Setup("patience"),
    "menu:setup:language": ids.Setup("language"),
    "press:setup:mentions": ids.Setup("mentions"),
    "press:setup:hints": ids.Setup("hints"),
    "press:setup:hinted": ids.Setup("hinted"),
    "menu:setup:mentions": ids.Setup("mentions"),
    "menu:setup:hints": ids.Setup("hints"),
    "menu:setup:hinted": ids.Setup("hinted"),
    "menu:setup:threads": ids.Setup("threads"),
    "menu:setup:programs": ids.Setup("programs"),
}
"""As they stand in messages of version 0.1; none may ever be taken off."""

FORGED = (
    "",
    "press",
    "press:",
    "press:nothing",
    "press:::::::",
    "act:1:0:0:pass",
    "button:act:1:0:0:pass",
    "PRESS:act:1:0:0:pass",
    "press:act:1:0:0",
    "press:act:x:0:0:pass",
    "press:act:1:0:-1:pass",
    "press:act:1:0:+1:pass",
    "press:act:1:0: 1:pass",
    "press:act:1:0:1_0:pass",
    "press:act:1:0:1.0:pass",
    "press:act:1::0:pass",
    "press:act:2147483648:0:0:pass",
    "press:act:99999999999999999999999:0:0:pass",
    "press:act:1:0:0:pass\n",
    "press:act:1:0:\N{FULLWIDTH DIGIT ONE}:pass",
    "press:act:\N{ARABIC-INDIC DIGIT THREE}:0:0:pass",
    "press:look:\N{SUPERSCRIPT TWO}:hand",
    "press:look:1:foundation",
    "press:look:1:hand:more",
    "press:look:1:hand\n",
    "press:seat:1:over-",
    "press:seat:1:over--1",
    "press:seat:1:agree-\N{ARABIC-INDIC DIGIT THREE}",
    "press:lobby:1:fly",
    "press:rules:poker",
    "press:learn:../words:0:show",
    "press:learn:differ:0:try",
    "press:profile:9223372036854775808:differ:look",
    "press:privacy",
    "press:replay:1:2:100:next",
    "press:board:differ:here:week~:0",
    "press:board:differ:here:week:-1",
    "press:board:differ:here:ever:share",
    "press:setup:anything",
    f"press:act:1:0:0:{'x' * 100}",
)


@pytest.mark.parametrize("custom_id", OUT_THERE)
def test_what_is_out_there_says_what_it_said(custom_id: str) -> None:
    made = parse(custom_id)
    assert made == OUT_THERE[custom_id]
    assert f"{custom_id.partition(':')[0]}:{made}" == custom_id


def test_every_form_is_out_there() -> None:
    assert {type(made) for made in OUT_THERE.values()} == set(ids.EVERY)


@pytest.mark.parametrize("custom_id", FORGED)
def test_what_is_forged_is_refused(custom_id: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse(custom_id)
    assert refused.value.key == "bad-button"


def parts(hint: Any) -> st.SearchStrategy[Any]:
    """What may stand in a part of an id of this type."""
    if hint in (int, ids.User):
        return st.integers(0, ids.LARGEST if hint is int else ids.LARGEST_SNOWFLAKE)
    if get_origin(hint) is Annotated:
        return st.from_regex(hint.__metadata__[0], fullmatch=True)
    return st.sampled_from(list(ids._choices(hint)))


def of(kind: type[Id]) -> st.SearchStrategy[Id]:
    hints = get_type_hints(kind, include_extras=True)
    # An id's class is a dataclass, which its base does not say.
    named: Any = fields(cast("Any", kind))
    return st.builds(kind, **{part.name: parts(hints[part.name]) for part in named})


@given(st.sampled_from(ids.EVERY).flatmap(of), st.sampled_from(ids.CONTROLS))
def test_an_id_is_read_as_it_was_written(made: Id, control: str) -> None:
    custom_id = f"{control}:{made}"
    assume(len(custom_id) <= ids.MOST)
    assert parse(custom_id) == made
    assert len([form for form in ids._FORMS if form.pattern.fullmatch(str(made))]) == 1


@given(st.sampled_from(ids.EVERY).flatmap(of), st.data())
def test_an_id_with_anything_changed_is_read_or_refused(made: Id, data: st.DataObject) -> None:
    custom_id = f"press:{made}"
    first = data.draw(st.integers(0, len(custom_id)))
    last = first + data.draw(st.integers(0, 3))
    forged = custom_id[:first] + data.draw(st.text(max_size=3)) + custom_id[last:]
    with suppress(Refusal):
        read = parse(forged)
        assert parse(f"press:{read}") == read


def test_controls_begin_with_what_they_are() -> None:
    look = ids.Look(1, "hand")
    controls = Press("", look), Menu("", look, (Option("", ""),)), Channels("", look, ())
    people = People("", look), People("", look, roles=True)
    form = Form("a", look, "b", "c", 9)
    made = [*(control.custom_id for control in (*controls, *people)), form.custom_id]
    assert made == [f"{kind}:look:1:hand" for kind in ids.CONTROLS]
    assert form.modal().to_dict()["custom_id"] == form.custom_id
    assert all(one.component()["custom_id"] == one.custom_id for one in (*controls, *people))
