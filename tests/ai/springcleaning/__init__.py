"""Tests of the computer players of Spring Cleaning."""
