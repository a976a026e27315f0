"""Every form of custom id that is out there is parsed, and nothing else."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields
from typing import Annotated, Any, cast, get_origin, get_type_hints

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.base import Refusal
from cogs.kit import ids
from cogs.kit.controls import Channels, Menu, Option, People, Press
from cogs.kit.forms import Form
from cogs.kit.ids import Id, parse
from tests.kit.ids import OUT_THERE

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


@pytest.mark.parametrize("custom_id", ["press:rules:poker", "press:learn:poker:0:show"])
def test_a_button_of_a_game_that_is_gone_says_so(custom_id: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse(custom_id)
    assert refused.value.args_for_words == {"game": "poker"}
    assert refused.value.key == "game-gone"


@pytest.mark.parametrize("custom_id", FORGED)
def test_what_is_forged_is_refused(custom_id: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse(custom_id)
    assert refused.value.key == "bad-button"


def parts(hint: Any) -> st.SearchStrategy[Any]:
    if hint in (int, ids.User):
        return st.integers(0, ids.LARGEST if hint is int else ids.LARGEST_SNOWFLAKE)
    if hint == ids.Slug:
        return st.sampled_from(list(GAMES))
    if get_origin(hint) is Annotated:
        return st.from_regex(hint.__metadata__[0], fullmatch=True)
    return st.sampled_from(list(ids._choices(hint)))


def of(kind: type[Id]) -> st.SearchStrategy[Id]:
    hints = get_type_hints(kind, include_extras=True)
    # An id's class is a dataclass, which its base does not say.
    named: Any = fields(cast("Any", kind))
    return st.builds(kind, **{part.name: parts(hints[part.name]) for part in named})


@settings(max_examples=50)
@given(st.sampled_from(ids.EVERY).flatmap(of), st.sampled_from(ids.CONTROLS))
def test_an_id_is_read_as_it_was_written(made: Id, control: str) -> None:
    custom_id = f"{control}:{made}"
    assume(len(custom_id) <= ids.LONGEST)
    assert parse(custom_id) == made
    assert len([form for form in map(ids._form, ids.EVERY) if form.pattern.fullmatch(str(made))]) == 1


@settings(max_examples=50)
@given(st.sampled_from(ids.EVERY).flatmap(of), st.data())
def test_a_changed_id_is_read_or_refused(made: Id, data: st.DataObject) -> None:
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
