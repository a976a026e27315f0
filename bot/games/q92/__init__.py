"""92Q: bid for tricks together, choose partners for one hand, and be paid for your own tricks."""

from bot.games.q92.rules import NinetyTwoQ as Game

__all__ = ["Game"]
