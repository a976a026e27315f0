"""Tests of the computer players of Mitigati."""
