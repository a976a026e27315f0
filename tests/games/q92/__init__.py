"""Tests of the rules of 92Q."""
