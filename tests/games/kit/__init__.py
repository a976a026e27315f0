"""Tests of what several games' rules share."""
