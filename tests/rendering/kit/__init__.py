"""Tests of what every picture is made with."""
