"""Tests of the computer players of 92Q."""
