"""Faults planted on purpose, and the tests that notice them: docs/tests.md."""
