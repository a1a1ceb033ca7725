"""A kind of contract that import-linter does not bring along: only the standard library may be imported."""

from __future__ import annotations

import sys
from typing import Any, cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyStandardLibrary(Contract):
    """`package` imports itself, the standard library and what `also` names; nothing else, ours or others'."""

    package = fields.StringField()
    also = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        package: str = cast(Any, self.package)  # fields hold their values once a contract is made
        also: list[str] | None = cast(Any, self.also)
        allowed = {*sys.stdlib_module_names, *(also or [])}
        wrong: list[tuple[str, int | None, str]] = []
        for module in sorted({package, *graph.find_descendants(package)}):
            for imported in sorted(graph.find_modules_directly_imported_by(module)):
                is_own = imported == package or imported.startswith(f"{package}.")
                if not is_own and imported.split(".")[0] not in allowed:
                    places = graph.get_import_details(importer=module, imported=imported)
                    wrong.append((module, places[0]["line_number"] if places else None, imported))
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, line, imported in check.metadata["wrong"]:
            output.print_error(f"{module} imports {imported} (line {line})")
