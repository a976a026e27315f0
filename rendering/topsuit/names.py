"""Names of combinations, for messages, buttons and alt texts."""

from bot.games.topsuit.combinations import Cards, combination
from bot.games.topsuit.rules import Act
from rendering.kit.catalogue import Catalogue


def called(cards: Cards, words: Catalogue, *, spoken: bool = False) -> str:
    """Name cards laid down together: the deciding top card first; a run by its two ends."""
    meant = combination(cards)
    if meant is None or meant.kind in ("single", "quad"):
        return listed(cards, words, spoken=spoken)
    names = [words.card_name(card) if spoken else words.card(card) for card in cards]
    if meant.kind == "run":
        return words("topsuit-run", first=names[0], last=names[-1])
    *below, top = names
    under = words("list-and", first=below[0], last=below[1]) if spoken and below[1:] else " ".join(below)
    return words("topsuit-set", top=top, under=under)


def did(act: Act, words: Catalogue, *, spoken: bool = False) -> str:
    """Describe a seat's act in a trick."""
    if act.verb == "draw":
        return words("topsuit-drew")
    if act.verb == "extend":
        return words("topsuit-extended", cards=listed(act.cards, words, spoken=spoken))
    return called(act.cards, words, spoken=spoken)


def listed(cards: Cards, words: Catalogue, *, spoken: bool = False) -> str:
    return ", ".join(map(words.card_name, cards)) if spoken else " ".join(map(words.card, cards))
