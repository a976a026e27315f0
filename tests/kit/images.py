"""Colours as people see them, and encoded images."""

from __future__ import annotations

import math
from io import BytesIO

from PIL import Image, ImageChops

from rendering.kit import palette

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


def linear(colour: palette.Colour) -> tuple[float, ...]:
    parts = (part / 255 for part in colour)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def luminance(colour: palette.Colour) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: palette.Colour, other: palette.Colour) -> float:
    """Return the contrast ratio of WCAG, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: palette.Colour, blindness: str) -> tuple[float, float, float]:
    light = linear(colour)
    rows = BLINDNESS[blindness]
    return lab(tuple(sum(w * part for w, part in zip(row, light, strict=True)) for row in rows))


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    squares: float = sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
    return math.sqrt(squares)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean distance of two pictures' pixels, from 0 to 255."""
    apart = ImageChops.difference(one, other).tobytes()
    return sum(apart) / len(apart)


def encoded(image: Image.Image, form: str = "PNG") -> bytes:
    buffer = BytesIO()
    image.save(buffer, form)
    return buffer.getvalue()
