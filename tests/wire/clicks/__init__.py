"""Clicks that come twice, or too late."""
