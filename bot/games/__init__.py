"""The rules of every game, each in its own folder, and the register of games."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bot.games.base import Refusal, State
from bot.games.packages import Unfit, brought, installed
from bot.games.parts import Game, lacking


def _logger() -> Any:
    """Return a logger; made for a fault alone, as importing `logging` takes a tenth of an engine's start."""
    return import_module("logging").getLogger(__name__)


ROOMS: Final = ("differ", "q92", "mitigati", "topsuit", "springcleaning")
"""The folder of each game in every layer, in the order to offer them. A new game needs this line alone."""

KNOWN: Final = {
    game.slug: game for game in (Game(room, import_module(f"bot.games.{room}").Game) for room in ROOMS)
}
"""Every game with rules, and where its layers are."""
WITHHELD: Final[dict[str, list[str]]] = {}
"""Missing parts of each game that is not offered, as sentences; a package without a game has its own name."""

for point in installed():
    try:
        game = brought(point.name, point.value, KNOWN.values())
    except Unfit as unfit:
        WITHHELD[point.value] = [str(unfit)]
    except Exception as error:
        logger = _logger()
        logger.exception("the package %s brings no game", point.value)
        WITHHELD[point.value] = [f"{type(error).__name__}: {error}"]
    else:
        KNOWN[game.slug] = game

RULES: Final[Mapping[str, type[State]]] = MappingProxyType(
    {slug: game.state for slug, game in KNOWN.items() if game.state}
)
"""Games with rules: they can be checked, and played at random. A game is begun with these."""

WITHHELD.update(
    {slug: told for slug, game in KNOWN.items() if (told := [part.told(game) for part in lacking(game)])}
)

_offered: Final = {slug: state for slug, state in RULES.items() if slug not in WITHHELD}

GAMES: Final[Mapping[str, type[State]]] = MappingProxyType(_offered)
"""Games that are offered, as all their parts are there."""


def offered(slug: str) -> type[State]:
    """Return the rules of a game; `Refusal` for one that is not offered here, perhaps no longer."""
    if slug not in GAMES:
        raise Refusal("game-gone", game=slug)
    return GAMES[slug]


def room(slug: str) -> str:
    """Return the name of the game's folder in every layer: its slug, unless no Python name can begin so."""
    return KNOWN[slug].room


def path(slug: str, layer: str) -> Path:
    """Return where a layer of a game is (`LAYERS` of bot/games/parts.py)."""
    return KNOWN[slug].path(layer)


def layer(slug: str, name: str) -> Any:
    """Import a layer of a game; None if it is not there, or is a package's that cannot be imported."""
    game = KNOWN[slug]
    if not game.path(name).is_file():
        return None
    try:
        return import_module(game.module(name))
    except Exception as error:
        if not game.package:
            raise
        logger = _logger()
        logger.exception("the game %s cannot be offered", slug)
        withhold(slug, name, f"{type(error).__name__}: {error}")
        return None


def withhold(slug: str, layer: str, why: str) -> None:
    """Offer a game no longer, as one of its layers is not what the others take it for."""
    _offered.pop(slug, None)
    WITHHELD.setdefault(slug, []).append(f"{KNOWN[slug].place(layer)}: {why}")


def is_ours(slug: str) -> bool:
    """Return whether the game is one of our own, not of a package."""
    return not KNOWN[slug].package


def lowest_wins(slug: str) -> bool:
    """Return whether the lowest score wins; False for a game that no longer exists."""
    return slug in RULES and RULES[slug].lowest_wins
