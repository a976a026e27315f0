"""Write mutmut's changes of some files as JSON lines; run by `.venv-mutants`, which has mutmut.

Each is a function with one change, and the place of its original.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import libcst
from mutmut.mutation.file_mutation import create_mutations, deep_replace


def mutants(file: str) -> Iterator[dict[str, Any]]:
    """Yield the mutants of functions and methods; mutmut skips decorated ones and constants."""
    module, mutations, *_ = create_mutations(file, Path(file).read_text(encoding="utf-8"))
    owners = {id(function): name for function, name in _functions(module)}
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function is None or id(function) not in owners:
            continue
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        before, after = (module.code_for_node(one).strip("\n") for one in (function, changed))
        diff = unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
        yield {
            "file": file,
            "function": owners[id(function)],
            "source": after,
            "diff": [line for line in diff if not line.startswith(("---", "+++", "@@"))],
        }


def _functions(module: libcst.Module) -> Iterator[tuple[libcst.FunctionDef, str]]:
    for top in module.body:
        if isinstance(top, libcst.FunctionDef):
            yield top, top.name.value
        elif isinstance(top, libcst.ClassDef):
            for inner in top.body.body:
                if isinstance(inner, libcst.FunctionDef):
                    yield inner, f"{top.name.value}.{inner.name.value}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for mutant in mutants(name):
            sys.stdout.write(json.dumps(mutant) + "\n")
