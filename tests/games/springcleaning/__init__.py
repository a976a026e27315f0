"""Tests of the rules of Spring Cleaning."""
