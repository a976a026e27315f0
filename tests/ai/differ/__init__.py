"""Tests of the computer players of Differ."""
