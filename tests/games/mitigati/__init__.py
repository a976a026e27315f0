"""Tests of the rules of Mitigati."""
