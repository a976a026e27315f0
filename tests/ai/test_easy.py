"""Easy players go by the rules of thumb and misjudge a little, but never what is plain."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai import brain
from bot.games.base import State
from tests.games.mitigati import table as loka_table
from tests.kit import differ as a_differ
from tests.kit import q92 as a_q92
from tests.kit import springcleaning as a_springcleaning
from tests.kit import topsuit as a_topsuit

DIFFERS_TRICK = a_differ.position(
    hands=("2D 3D", "2S 3S", "4S 5S", "AC QC 3C"),
    face_up=("4D", "5D", "6D", ""),
    table="JC 4C 5C",
    turn=3,
)
OTHERS_TRICK = a_q92.after(
    a_q92.playing("JH 3H 3S", "4H 5H 5S", "7H 3D 6S", "AH QH 6H"), "0 play JH", "1 play 4H", "2 play 7H"
)
QUEEN_AND_ACE = loka_table.after(loka_table.playing("QA 2E", "AA 3E", "KA 3A"), "0 play QA", "1 play AA")
KING_AND_QUEEN = loka_table.after(loka_table.playing("KA 2E", "QA 3E", "1T 4E 5E"), "0 play KA", "1 play QA")

TO_ACT = a_topsuit.position("AD KC 3C", "6S TC", "7S 9H", current="2H", stock="2C 2S 3H 4H 7H 8S 9C")
LAST_TO_ACT = TO_ACT.but(acts=(TO_ACT.acts[0],) * 2)
LAST_CARDS = a_springcleaning.position("34567", "678999", "12345", stock="9")
PARTED = a_springcleaning.position("77977", "6788", "1246", current="8", stock="1")


def said(state: State, seat: int) -> set[str]:
    """All that an easy player may say."""
    think = brain(state.slug, "easy")
    return {think(state.view(seat), seat, Random(seed)) for seed in range(300)}


@pytest.mark.parametrize(
    ("state", "seat", "takes"),
    [
        (DIFFERS_TRICK, 3, {"play AC", "play QC"}),
        (OTHERS_TRICK, 3, {"play AH", "play QH"}),
        (QUEEN_AND_ACE, 2, {"play KA"}),
        (KING_AND_QUEEN, 2, {"play 1T"}),
        (LAST_TO_ACT, 0, {"play AD", "play KC", "play 3C"}),
        (LAST_CARDS, 0, {"play h0 h1 h2 h3 h4"}),
    ],
    ids=["differ", "92q", "mitigati", "mitigati, with a trump", "topsuit", "springcleaning"],
)
def test_easy_players_miss_no_plain_trick(state: State, seat: int, takes: set[str]) -> None:
    assert said(state, seat) <= takes


def test_easy_players_do_not_always_say_the_same() -> None:
    lead = loka_table.playing("4A 5E 6F 7W 12T", "3A 4E 5F 6W 11T", "2A 3E 4F 5W 10T")
    hand = loka_table.dealt({0: "KA KE KF KW 21T FOOL 20T 19T 18T 17T"})
    for state in (lead, hand, LAST_TO_ACT, PARTED):
        assert len(said(state, 0)) > 1
