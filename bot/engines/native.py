"""What is done to the rules before mypyc sees them, so that it makes fast code of their frozen dataclasses.

A compiled class keeps its fields in a struct. mypyc has its dataclasses made by Python's own `__init__`, and
what is copied through its `__dict__` has none there. So in the copy, never in the sources that people read,
each frozen dataclass says in plain statements what its decorator stands for:

* `__init__` assigns each field, and whoever makes one calls it as a C function;
* `self.but(turn=2)` becomes a method of its own for each set of names, which hands all fields to `__init__`;
* the decorator is called at the end of the module. What it adds (`==`, `hash`, `repr`, that nobody assigns to
  a field, `dataclasses.fields`) is the same code as everywhere.

Named tuples are given back the types of their fields; exceptions may have subclasses that are not compiled.
All else stays on its line, so that the places of an error are those in the sources.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

BUT: Final = "but"
DECORATE: Final = """
from dataclasses import dataclass
from typing import Any
def _as_dataclass(cls: Any, annotations: Any) -> None:
    cls.__annotations__ = annotations
    decorate: Any = dataclass
    decorate(init=False, frozen=True)(cls)
"""
SUBCLASSES: Final = """
if TYPE_CHECKING: from mypy_extensions import mypyc_attr
@mypyc_attr(allow_interpreted_subclasses=True)
"""
"""Only mypyc reads the decorator: who runs what it has made needs neither."""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    annotation: str
    default: str | None


class _Text:
    """A source in which something is replaced, and all that is left stays on its line."""

    def __init__(self, source: str) -> None:
        # The columns of `ast` count bytes.
        self.source = source.encode()
        self.starts = [0, *accumulate(map(len, self.source.splitlines(keepends=True)))]
        self.replaced: dict[tuple[int, int], bytes] = {}

    def replace(self, start: int, end: int, text: str) -> None:
        old, new = self.source[start:end].count(b"\n"), text.count("\n")
        if new > old:
            raise ValueError(f"it needs {new - old} lines more than there are: {text}")
        self.replaced[start, end] = text.encode() + b"\n" * (old - new)

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def __str__(self) -> str:
        parts, done = list[bytes](), 0
        for (start, end), text in sorted(self.replaced.items()):
            parts += [self.source[done:start], text]
            done = end
        return b"".join((*parts, self.source[done:])).decode()


def natively(source: str) -> str:
    """The module with its frozen dataclasses spelled out."""
    module, text = ast.parse(source), _Text(source)
    at_the_end: list[str] = []
    for node in module.body:
        if not isinstance(node, ast.ClassDef):
            continue
        bases, fields = set(map(ast.unparse, node.bases)), _fields(node)
        types = {one.name: one.annotation for one in fields}
        if (decorator := _decorator(node)) is not None:
            text.replace(text.start(decorator) - len("@"), text.end(decorator), "")
            if fields:
                at_the_end.append(f"_as_dataclass({node.name}, {types!r})")
                _spell_out(text, node, fields, frozen=all(word.arg != "slots" for word in decorator.keywords))
        elif "Exception" in bases:
            # Modules that are not compiled have subclasses of it.
            above = text.starts[node.lineno - 1] - len("\n\n\n"), text.starts[node.lineno - 1]
            text.replace(*above, SUBCLASSES)
            _type_checking(text, module)
        elif "NamedTuple" in bases:
            # mypyc keeps no more of its types than their classes, and `facts.py` reads them.
            at_the_end.append(f"setattr({node.name}, '__annotations__', {types!r})")
    if not at_the_end:
        return str(text)
    return "\n".join((str(text).rstrip(), DECORATE.strip(), *at_the_end, ""))


def _type_checking(text: _Text, module: ast.Module) -> None:
    first = next(one for one in module.body if isinstance(one, ast.Import))
    text.replace(text.start(first), text.start(first), "from typing import TYPE_CHECKING; ")


def _decorator(node: ast.ClassDef) -> ast.Call | None:
    """What makes the class a frozen dataclass, if it is one."""
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "dataclass":
            return one
    return None


def _fields(node: ast.ClassDef) -> list[_Field]:
    return [
        _Field(
            one.target.id, ast.unparse(one.annotation), None if one.value is None else ast.unparse(one.value)
        )
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and not ast.unparse(one.annotation).startswith("ClassVar")
    ]


def _spell_out(text: _Text, node: ast.ClassDef, fields: list[_Field], *, frozen: bool) -> None:
    """Its fields on one line, and in the room that they leave the methods, on a line each."""
    methods = [_init(fields), *([_but(node.name, fields)] if frozen else [])]
    head = [one for one in node.body if isinstance(one, (ast.AnnAssign, ast.Expr))]
    for one in node.body[len(head) :]:
        methods += _fitted(text, one, node.name, fields)
    plain = (f"{one.name}: {one.annotation}" for one in fields)
    own = {one.name for one in fields}
    others = [
        ast.unparse(one)
        for one in head
        if isinstance(one, ast.AnnAssign) and ast.unparse(one.target) not in own
    ]
    indent = "\n" + " " * node.body[0].col_offset
    lines = ["; ".join((*others, *plain)), *dict.fromkeys(methods)]
    text.replace(text.start(head[0]), text.end(head[-1]), indent.join(lines))


def _init(fields: list[_Field]) -> str:
    given = (
        f"{one.name}: {one.annotation}" + ("" if one.default is None else f" = {one.default}")
        for one in fields
    )
    assigned = (f"self.{one.name} = {one.name}" for one in fields)
    return f"def __init__(self, {', '.join(given)}) -> None: {'; '.join(assigned)}"


def _but(name: str, fields: list[_Field]) -> str:
    """For those who are not in this class, by whatever names."""
    state = ", ".join(f"{one.name!r}: self.{one.name}" for one in fields)
    return (
        f"def {BUT}(self, **changes: object) -> {name}: "
        f"state: dict[str, Any] = {{{state}}}; state.update(changes); return {name}(**state)"
    )


def _fitted(text: _Text, method: ast.stmt, name: str, fields: list[_Field]) -> Iterator[str]:
    """What the method calls: each copy with names becomes a call of a method made for just these."""
    for one in ast.walk(method):
        if isinstance(one, ast.Name) and one.id == "Self":
            # What is made in the class is of this class: it has no subclasses.
            text.replace(text.start(one), text.end(one), name)
        elif isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr == BUT:
            names = tuple(word.arg for word in one.keywords if word.arg)
            if len(names) < len(one.keywords):
                raise ValueError(f"{name}: `{BUT}` needs names, or each copy goes through a dict")
            fitted = f"_{BUT}_" + "_".join(names)
            text.replace(text.end(one.func) - len(BUT), text.end(one.func), fitted)
            given = (f"{field.name}: {field.annotation}" for field in fields if field.name in names)
            every = (field.name if field.name in names else f"self.{field.name}" for field in fields)
            yield (f"def {fitted}(self, *, {', '.join(given)}) -> {name}: return {name}({', '.join(every)})")
