from __future__ import annotations

import pytest

from bot.words import speaking
from tests.kit.panels import front as front_of


@pytest.mark.parametrize(
    ("slug", "action", "said"),
    [
        ("differ", "bid 1C", "bid 1 trick in clubs"),
        # As text these are cards too.
        ("differ", "bid 3C", "bid 3 tricks in clubs"),
        ("92q", "bid 9H", "bid 9 tricks in hearts"),
        ("92q", "play 9H", "play 9 of hearts"),
        ("differ", "play TS", "play ten of spades"),
        ("mitigati", "play 4T", "play trump 4"),
        ("mitigati", "play FOOL", "play the Fool"),
    ],
)
def test_an_action_is_told_within_a_sentence(slug: str, action: str, said: str) -> None:
    assert front_of(slug).spelled(None, 0, action, (), spoken=True) == said


@pytest.mark.parametrize("slug", ["differ", "92q"])
def test_a_bids_button_names_no_card(slug: str) -> None:
    front = front_of(slug)
    assert front.label("bid", "3C", spoken=True) == "3 tricks in clubs"
    assert front.label("play", "3C", spoken=True) == "3 of clubs"
    assert front.label("bid", "3C") == "3♣"


@pytest.mark.parametrize(
    ("slug", "name", "value", "said"),
    [
        ("differ", "target", "1", "first to 1 point"),
        ("92q", "target", "40", "first to 40 points"),
        ("mitigati", "hands", "1", "1 hand"),
    ],
)
def test_an_option_of_one_is_singular(slug: str, name: str, value: str, said: str) -> None:
    assert front_of(slug).option(name, value) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [("FOOL", "den Narren spielen"), ("21T", "die Welt spielen"), ("4T", "Trumpf 4 spielen")],
)
def test_german_named_cards_have_an_article(card: str, said: str) -> None:
    with speaking("de"):
        assert front_of("mitigati").spelled(None, 0, f"play {card}", (), spoken=True) == said
