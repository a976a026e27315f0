"""All that we replace in discord.py and aiohttp, or reach into there (docs/upstream.md)."""
