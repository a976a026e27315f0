"""Tests of the rules of Differ."""
