"""Spring Cleaning: get rid of a hand whose order is fixed, with the help of what lies in the open."""

from bot.games.springcleaning.rules import SpringCleaning as Game

__all__ = ["Game"]
