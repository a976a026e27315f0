"""Mutants, and how each takes the place of the function that it was made of."""

from __future__ import annotations

import ast
import hashlib
import importlib
import textwrap
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

Definition = ast.FunctionDef | ast.AsyncFunctionDef
WRAPPERS: Final = ("__wrapped__", "__func__", "fget", "func", "callback")
"""Attributes under which decorators, properties and discord.py's commands keep the plain function."""


class Mutant(NamedTuple):
    file: str
    function: str
    """`name`, or `Class.name`; empty if `source` is the whole file."""
    source: str
    diff: list[str]
    tests: tuple[str, ...] = ()
    """The tests that have to notice it; by default, any."""
    name: str = ""

    @property
    def key(self) -> str:
        """Return a digest of function and change."""
        return hashlib.sha256(f"{self.file} {self.function} {self.source}".encode()).hexdigest()[:20]


def functions(source: str) -> dict[str, Definition]:
    """Return the outermost functions of a module by name, methods as `Class.name`."""
    found: dict[str, Definition] = {}
    bodies: list[tuple[str, list[ast.stmt]]] = [("", ast.parse(source).body)]
    for owner, body in bodies:
        for node in body:
            if isinstance(node, Definition) and not _sets_a_property(node):
                found[owner + node.name] = node
            elif isinstance(node, ast.ClassDef):
                bodies.append((f"{owner}{node.name}.", node.body))
    return found


def _sets_a_property(node: Definition) -> bool:
    """Return whether a property's getter has the same name."""
    return any(isinstance(one, ast.Attribute) and one.attr == "setter" for one in node.decorator_list)


def original(file: str, function: str) -> FunctionType:
    """Return the function that a mutant stands for, as it was imported."""
    parts = Path(file).with_suffix("").parts
    found: Any = importlib.import_module(".".join(parts).removesuffix(".__init__"))
    for name in function.split("."):
        found = vars(found)[name]
    while wrappers := [name for name in WRAPPERS if getattr(found, name, None) is not None]:
        found = getattr(found, wrappers[0])
    if not isinstance(found, FunctionType):
        raise TypeError(f"{file}: {function} is no function")
    return found


def plant(mutant: Mutant) -> None:
    """Give the mutant to all callers of the function, from wherever they imported it."""
    (definition,) = ast.parse(textwrap.dedent(mutant.source)).body
    if not isinstance(definition, Definition):
        raise TypeError(f"{mutant.file}: {mutant.function} has become something else")
    _replace(mutant.file, mutant.function, definition)


def watch(file: str, function: str, definition: Definition, seen: set[int], number: int) -> None:
    """Add the number to `seen` whenever the function is called from now on."""
    definition.body.insert(0, ast.parse(f"__seen__.add({number})").body[0])
    original(file, function).__globals__["__seen__"] = seen
    _replace(file, function, definition)


def _replace(file: str, function: str, definition: Definition) -> None:
    there = original(file, function)
    *owners, name = function.split(".")
    definition.decorator_list = []
    tree = ast.parse("from __future__ import annotations")
    body = tree.body
    for owner in owners:
        # Private names and `super` mean what they mean in that class.
        (inner,) = ast.parse(f"class {owner}: ...").body
        assert isinstance(inner, ast.ClassDef)
        inner.body.clear()
        body.append(inner)
        body = inner.body
    body.append(definition)
    namespace: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), file, "exec"), there.__globals__, namespace)  # noqa: S102 — it is our own code but for one change
    for owner in owners:
        namespace = dict(vars(namespace[owner]))
    # Python makes some methods, such as `__init_subclass__`, class methods by their name.
    made = getattr(namespace[name], "__func__", namespace[name])
    there.__code__ = made.__code__
    there.__defaults__ = made.__defaults__
    there.__kwdefaults__ = made.__kwdefaults__
