"""Seasons with an end: the champions of a server, the role that they wear, and the news of it."""
