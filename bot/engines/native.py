"""What is done to the rules before mypyc sees them, so that it makes fast code of their frozen dataclasses.

A compiled class keeps its fields in a struct. mypyc has its dataclasses made by Python's own `__init__`, and
what is copied through its `__dict__` has none there. So in the copy, never in the sources that people read,
each frozen dataclass says in plain statements what its decorator stands for:

* `__init__` assigns each field, and whoever makes one calls it as a C function;
* `self.but(turn=2)` becomes a method of its own for each set of names, which hands all fields to `__init__`;
* the decorator is called at the end of the module. What it adds (`==`, `hash`, `repr`, that nobody assigns to
  a field, `dataclasses.fields`) is the same code as everywhere.

Named tuples are given back the types of their fields; exceptions may have subclasses that are not compiled.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Final

BUT: Final = "but"
DECORATE: Final = """
from dataclasses import dataclass
from typing import Any
from mypy_extensions import mypyc_attr


def _as_dataclass(cls: Any, annotations: Any) -> None:
    cls.__annotations__ = annotations
    decorate: Any = dataclass
    decorate(init=False, frozen=True)(cls)
"""


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    annotation: ast.expr
    default: ast.expr | None


def natively(source: str) -> str:
    """The module with its frozen dataclasses spelled out."""
    module = ast.parse(source)
    body: list[ast.stmt] = []
    made: list[ast.stmt] = []
    for statement in module.body:
        body.append(statement)
        if isinstance(statement, ast.ClassDef) and (how := _decorator(statement)) is not None:
            statement.decorator_list = []
            if fields := _fields(statement):
                made.append(_called_at_the_end(statement.name, fields))
                _spell_out(statement, fields, frozen="slots" not in how)
        elif not isinstance(statement, ast.ClassDef):
            continue
        elif "Exception" in map(ast.unparse, statement.bases):
            # Modules that are not compiled have subclasses of it.
            statement.decorator_list.append(
                ast.parse("mypyc_attr(allow_interpreted_subclasses=True)", mode="eval").body
            )
        elif "NamedTuple" in map(ast.unparse, statement.bases):
            # mypyc keeps no more of its types than their classes, and `facts.py` reads them.
            annotations = {one.name: ast.unparse(one.annotation) for one in _fields(statement)}
            kept = f"setattr({statement.name}, '__annotations__', {annotations!r})"
            made.append(ast.parse(kept).body[0])
    if not made:
        return source
    helper = ast.parse(DECORATE).body
    after = next(
        i for i, one in enumerate(body) if not isinstance(one, (ast.Import, ast.ImportFrom, ast.Expr))
    )
    module.body = [*body[:after], *helper, *body[after:], *made]
    return ast.unparse(ast.fix_missing_locations(module)) + "\n"


def _decorator(node: ast.ClassDef) -> set[str] | None:
    """What the class is decorated with, if it is a frozen dataclass."""
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "dataclass":
            return {str(word.arg) for word in one.keywords}
    return None


def _fields(node: ast.ClassDef) -> list[_Field]:
    return [
        _Field(one.target.id, one.annotation, one.value)
        for one in node.body
        if isinstance(one, ast.AnnAssign)
        and isinstance(one.target, ast.Name)
        and not ast.unparse(one.annotation).startswith("ClassVar")
    ]


def _called_at_the_end(name: str, fields: list[_Field]) -> ast.stmt:
    annotations = {one.name: ast.unparse(one.annotation) for one in fields}
    return ast.parse(f"_as_dataclass({name}, {annotations!r})").body[0]


def _spell_out(node: ast.ClassDef, fields: list[_Field], *, frozen: bool) -> None:
    own = {one.name for one in fields}
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.target.id in own:
            one.value = None
    copies = _Copies(node.name, fields)
    copies.visit(node)
    _Selves(node.name).visit(node)
    methods = [_init(fields), *([_but(node.name, fields)] if frozen else [])]
    node.body += [ast.parse(text).body[0] for text in (*methods, *copies.methods.values())]


def _init(fields: list[_Field]) -> str:
    given = [
        f"{one.name}: {ast.unparse(one.annotation)}"
        + ("" if one.default is None else f" = {ast.unparse(one.default)}")
        for one in fields
    ]
    lines = [f"    self.{one.name} = {one.name}" for one in fields]
    return "\n".join([f"def __init__(self, {', '.join(given)}) -> None:", *lines])


def _but(name: str, fields: list[_Field]) -> str:
    """For those who are not in this class, by whatever names."""
    state = ", ".join(f"{one.name!r}: self.{one.name}" for one in fields)
    return (
        f"def {BUT}(self, **changes: object) -> {name}:\n"
        f"    state: dict[str, Any] = {{{state}}}\n"
        "    state.update(changes)\n"
        f"    return {name}(**state)"
    )


class _Selves(ast.NodeTransformer):
    """What is made in the class is of this class: it has no subclasses."""

    def __init__(self, name: str) -> None:
        self.name = name

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self.name, node.ctx) if node.id == "Self" else node


class _Copies(ast.NodeTransformer):
    """Each call of `but` with names becomes one of a method made for just these."""

    def __init__(self, name: str, fields: list[_Field]) -> None:
        self.name = name
        self.fields = fields
        self.methods: dict[tuple[str, ...], str] = {}

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        names = tuple(word.arg for word in node.keywords if word.arg)
        if not isinstance(node.func, ast.Attribute) or node.func.attr != BUT:
            return node
        if len(names) < len(node.keywords):
            raise ValueError(f"{self.name}: `{BUT}` needs names, or each copy goes through a dict")
        method = f"_{BUT}_" + "_".join(names)
        given = [f"{one.name}: {ast.unparse(one.annotation)}" for one in self.fields if one.name in names]
        every = [one.name if one.name in names else f"self.{one.name}" for one in self.fields]
        self.methods[names] = (
            f"def {method}(self, *, {', '.join(given)}) -> {self.name}:\n"
            f"    return {self.name}({', '.join(every)})"
        )
        return ast.Call(ast.Attribute(node.func.value, method, ast.Load()), [], node.keywords)
