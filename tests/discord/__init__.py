"""A simulated Discord over sockets on the loopback, and people who click, for tests and benches.

It shows what goes wrong between the bot and Discord; `tests/e2e/salon.py`, in process, what people see.
"""
