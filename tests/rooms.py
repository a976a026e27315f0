"""The rooms of the code and what each imports, drawn from the code: `python -m tests.rooms`, or `make rooms`.

A room is a folder of `bot`, `cogs` or `rendering`, or a file beside these folders.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(path for top in ("bot", "cogs", "rendering") for path in (ROOT / top).rglob("*.py"))
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in FILES
}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def room_of(module: str) -> str:
    return ".".join(module.split(".")[:2])


@cache
def modules_known() -> dict[str, set[str]]:
    """Return the modules that each module imports, for types too."""
    graph = {}
    for module, path in MODULES.items():
        named: set[str] = set()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Import):
                named.update(name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                whole = {f"{node.module}.{name.name}" for name in node.names}
                named.update(whole & MODULES.keys() or {node.module})
        graph[module] = named & MODULES.keys() - {module}
    return graph


def circles(graph: Mapping[str, set[str]]) -> list[frozenset[str]]:
    """Modules that reach each other: the strongly connected components of more than one."""
    reached = {module: reach(graph, module) for module in graph}
    found = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return sorted((circle for circle in found if len(circle) > 1), key=sorted)


def reach(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """All that can be come to from there, itself only by a way around."""
    reached: set[str] = set()
    waiting = [*graph[start]]
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += graph[module]
    return reached


def rooms_known() -> dict[str, set[str]]:
    """Return the rooms that each room imports, for types too."""
    found: dict[str, set[str]] = {}
    for module, known in modules_known().items():
        found.setdefault(room_of(module), set()).update(map(room_of, known))
    return {name: known - {name} for name, known in found.items()}


def drawn(known: Mapping[str, set[str]]) -> str:
    """Return one line a room, the lowest first, which import nothing: its files, and what it imports.

    What a room imports through another is left out.
    """
    sizes, below = Counter(map(room_of, MODULES)), {name: reach(known, name) for name in known}
    lines = []
    for name in sorted(known, key=lambda name: (len(below[name]), name)):
        near = known[name] - {far for one in known[name] for far in below[one]}
        lines.append(f"{name:<24}{sizes[name]:4}  {' '.join(sorted(near))}".rstrip())
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(drawn(rooms_known()))
