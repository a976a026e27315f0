"""The bot over sockets, measured: the Discord of `tests/discord`, people who click, and figures."""
