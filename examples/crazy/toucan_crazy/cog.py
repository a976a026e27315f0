"""Crazy Eights in Discord: its commands, and what is asked."""

from __future__ import annotations

from typing import ClassVar

from bot.games.base import Seat, State
from bot.words import words
from cogs.kit.commands import Play, acting, explain_rules, new_table
from cogs.kit.game_cog import say
from cogs.kit.plain import Drawn, PlainCog
from toucan_crazy import pictures
from toucan_crazy.rules import Game


class Cog(PlainCog[Game], group_name="crazy", group_description=say("crazy-about")):
    game: ClassVar[type[State]] = Game
    pictures: ClassVar[Drawn] = pictures

    def asked(self, view: Game, seat: Seat, so_far: str) -> str:
        if so_far:
            return words()("crazy-ask-suit")
        plays = any(choice.verb == "play" for choice in view.legal(seat))
        return words()("crazy-ask", plays="yes" if plays else "none", drew="yes" if view.drew else "no")

    new = new_table(Game)
    play = acting("play", "play-about", card=("crazy-play-option", Play))
    draw = acting("draw", "draw-about")
    pass_ = acting("pass", "crazy-pass-about")
    show_rules = explain_rules(Game, PlainCog.topics)
