"""A mutant, and how it takes the place of the function that it was made of."""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
import textwrap
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple


class Mutant(NamedTuple):
    file: str
    function: str
    """`name`, or `Class.name`."""
    source: str
    diff: list[str]

    @property
    def key(self) -> str:
        """The same again whenever the same change is made to the same function."""
        return hashlib.sha256(f"{self.file} {self.function} {self.source}".encode()).hexdigest()[:20]


def original(file: str, function: str) -> FunctionType:
    """The function that a mutant stands for, as it was imported."""
    module = importlib.import_module(".".join(Path(file).with_suffix("").parts))
    owner, _, name = function.rpartition(".")
    found = vars(vars(module)[owner] if owner else module)[name]
    found = getattr(found, "__func__", found)
    if not isinstance(found, FunctionType):
        raise TypeError(f"{file}: {function} is no plain function")
    return found


def plant(mutant: Mutant) -> None:
    """From now on, whoever calls the function gets the mutant, however they came by it."""
    _replace(mutant.file, mutant.function, mutant.source)


def watch(file: str, function: str, seen: set[tuple[str, str]]) -> None:
    """From now on, the function says so whenever it is called."""
    lines, _ = inspect.getsourcelines(original(file, function))
    (tree,) = ast.parse(textwrap.dedent("".join(lines))).body
    if not isinstance(tree, ast.FunctionDef):
        raise TypeError(f"{file}: {function} is no plain function")
    tree.body.insert(0, ast.parse(f"__seen__.add({(file, function)!r})").body[0])
    original(file, function).__globals__["__seen__"] = seen
    _replace(file, function, ast.unparse(tree))


def _replace(file: str, function: str, source: str) -> None:
    there = original(file, function)
    owner, _, name = function.rpartition(".")
    if owner:
        # Private names and `super` mean what they mean in that class.
        source = f"class {owner}:\n{textwrap.indent(textwrap.dedent(source), ' ')}"
    namespace: dict[str, Any] = {}
    code = compile(f"from __future__ import annotations\n{source}", file, "exec")
    exec(code, there.__globals__, namespace)  # noqa: S102 — it is our own code but for one change
    made = vars(namespace[owner])[name] if owner else namespace[name]
    made = getattr(made, "__func__", made)
    if not isinstance(made, FunctionType):
        raise TypeError(f"{file}: {function} has become something else")
    there.__code__ = made.__code__
    there.__defaults__ = made.__defaults__
    there.__kwdefaults__ = made.__kwdefaults__
