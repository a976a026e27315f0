"""Places of a hand, as players call them."""

from bot.games.kit.places import letter, place_of


def test_letters_of_places_look_like_no_number() -> None:
    assert "".join(map(letter, range(23))) == "abcdefghjkmnpqrstuvwxyz"
    assert [letter(23), letter(24), letter(23 + 23 * 23)] == ["aa", "ab", "aaa"]


def test_every_name_is_one_place() -> None:
    assert [place_of(letter(place)) for place in range(700)] == [*range(700)]
    assert place_of(" C ") == 2
    assert [place_of(wrong) for wrong in ("", "l", "4", "é", "a b")] == [None] * 5
