"""The list of kept games on the first page, as markup."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.web.shell.markup import Markup, button, icon, tag, together
from pentapod.web.shell.words import say
from pentapod.web.store.saves import Save, Unreadable


def kept_games(saves: Sequence[Save | Unreadable], titles: dict[str, str], now: int, none: str = "") -> Markup:
    """The list of games that can be continued; `none` is said of an empty one."""
    if not saves:
        return tag("p.soft", none)
    return tag("ul.kept", *(_kept(save, titles, now) for save in saves))


def _kept(save: Save | Unreadable, titles: dict[str, str], now: int) -> Markup:
    if isinstance(save, Unreadable):
        throw = button(say("throw-away"), "forget", save.id, class_="quiet")
        return tag("li.broken", tag("span", say("kept-failed")), throw)
    when = say("over") + ", " + ago(now - save.changed) if save.over else ago(now - save.changed)
    text = together(
        tag("b", titles.get(save.game_id, save.game_id)),
        tag("span", " · ".join(save.names)),
        tag("span.soft", f"{save.prompt} · {when}"),
    )
    picture = tag("canvas.thumb", data_link=save.link, aria_hidden="true")
    opener = button(together(picture, tag("span.lines", text)), "open-save", save.id, class_="opener")
    bin_ = button(icon("bin"), "ask-forget", save.id, class_="quiet", aria_label=say("delete"))
    return tag("li", opener, bin_)


def ago(milliseconds: int) -> str:
    """How long ago, in the largest whole unit."""
    minutes = milliseconds // 60_000
    if minutes < 1:
        return say("ago-now")
    if minutes < 60:
        return say("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return say("ago-hours", count=minutes // 60)
    return say("ago-days", count=minutes // (24 * 60))
