"""What every game's cog and every message is made of: the game cog, controls, ids, pages, options."""
