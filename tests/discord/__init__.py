"""A simulated Discord over sockets on the loopback, and people who click. Tests and benches use it."""
