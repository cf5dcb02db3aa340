"""Any text at all is a link or a `LinkError`, a record or a `RecordError`."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from pentapod.engine import link, record
from pentapod.engine.link import LinkError
from pentapod.engine.record import RecordError
from toys import TOYS, find

fields = st.text(alphabet=st.sampled_from("ABz09_-~. é٣"), max_size=30)


@given(st.text(max_size=60))
def test_any_text_as_a_link(text: str) -> None:
    with suppress(LinkError):
        link.decode(text, find)


@given(st.sampled_from(sorted(TOYS)), st.lists(fields, max_size=6))
def test_anything_after_a_known_game(game_id: str, rest: list[str]) -> None:
    with suppress(LinkError):
        link.decode(".".join((f"{game_id}:1", *rest)), find)


@given(st.text(max_size=200))
def test_any_text_as_a_record(text: str) -> None:
    with suppress(RecordError):
        record.read(text, find)


@given(st.sampled_from(sorted(TOYS)), st.text(max_size=60), st.lists(st.text(max_size=20), max_size=5))
def test_anything_below_a_known_title(game_id: str, options: str, lines: list[str]) -> None:
    with suppress(RecordError):
        record.read("\n".join(("Pentapod record 1", f"game: {game_id} 1", f"options: {options}", *lines)), find)
