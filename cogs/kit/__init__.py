"""Building blocks of games' cogs and messages: the game cog, controls, ids, pages, options."""
