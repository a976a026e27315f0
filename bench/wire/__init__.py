"""The bot over real sockets: a small stand-in for Discord on the loopback, people who click, and figures.

The product never imports it; tests and benches do.
"""
