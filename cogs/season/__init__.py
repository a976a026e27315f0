"""Seasons: the champions of a server, their role, and the news of them."""
