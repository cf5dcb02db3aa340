"""What axe finds on a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from web.visit import Visit


def serious(visit: Visit, *rules: str) -> list[str]:
    """What axe calls serious or critical; by some of its rules only, if any are named."""
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = Axe().run(visit.page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['help']} {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
