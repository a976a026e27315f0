"""Tests of the service that cogs call: opening tables, draining."""
