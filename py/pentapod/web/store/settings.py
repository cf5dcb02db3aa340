"""What a player has set, kept between visits."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from pentapod.web.shell.addresses import public
from pentapod.web.store.saves import Keeper, read_object

THEMES = ("system", "light", "dark", "contrast")
PACES = {"calm": 0.8, "quick": 0.25, "slow": 2.0}
"""Seconds that a computer player takes at least for an action, by the name of the setting; the first is the default."""


_LANGUAGE = re.compile(r"[a-z]{2,3}")
_SERVER = re.compile(r"(?:stun:)?([A-Za-z0-9.-]{1,100}(?::[0-9]{1,5})?)")


def stun_server(text: str) -> str:
    """The host and port of a STUN server in what was typed; "" where it is none."""
    found = _SERVER.fullmatch(text.strip())
    return found[1] if found else ""


class Settings(NamedTuple):
    """How the page looks and behaves."""

    theme: str = "system"
    language: str = ""
    """That of the page, as "de"; "" for the browser's."""
    still: bool = False
    """Nothing glides, whatever the system asks for."""
    confirm: bool = False
    """An action is played only after it was confirmed."""
    sound: bool = False
    """What happens is heard."""
    pace: str = "calm"
    """How fast computer players act, as `PACES` names it."""
    public: str = ""
    """Where a public copy is that links lead to, if this copy has no address; "" for the one that the build names."""
    stun: str = ""
    """The server that is asked for this device's own address where others are invited, as "host:port"; "" for none."""


def load(store: Keeper) -> Settings:
    """The settings kept, with defaults for what is missing or wrong."""
    kept = read_object(store, "settings")
    theme = kept.get("theme")
    language = kept.get("language")
    pace = kept.get("pace")
    return Settings(
        theme if theme in THEMES else "system",
        language if isinstance(language, str) and _LANGUAGE.fullmatch(language) else "",
        kept.get("still") is True,
        kept.get("confirm") is True,
        kept.get("sound") is True,
        pace if pace in PACES else "calm",
        public(str(kept.get("public", ""))),
        stun_server(str(kept.get("stun", ""))),
    )


def keep(store: Keeper, settings: Settings) -> None:
    """Keep the settings."""
    store.put("settings", json.dumps(settings._asdict()))
