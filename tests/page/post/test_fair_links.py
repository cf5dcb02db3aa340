"""A link with fair dice comes back to the kept game that it belongs to, and its dice are compared first."""

from __future__ import annotations

from random import Random

import pytest

from devices import Device
from every_game import find
from page.memory import Memory
from pentapod import games
from pentapod.engine import link
from pentapod.engine.fair import proof
from pentapod.engine.fair.chains import commitment
from pentapod.engine.fair.proof import Kind
from pentapod.engine.match import Match
from pentapod.web.home import fair_links
from pentapod.web.store import saves
from pentapod.web.store.post import LATER, NEW, arrival
from pentapod.web.store.saves import Save


@pytest.fixture(autouse=True)
def _toys_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", find)


def two() -> tuple[Device, Device]:
    """Ann has invited; Bo has joined, which Ann does not know."""
    ann, bo = (Device((seat,), Random(seat)) for seat in (0, 1))
    ann.begin(Match(find("dice", 1), {}))
    bo.open(ann.link())
    return ann, bo


def kept(device: Device, text: str = "") -> Save:
    mine, seed = frozenset(device.seats), device.seed
    return Save("a", text or device.link(), 0, ("Ann", "Bo"), "", False, 1, (), mine, False, seed, commitment(seed))


def opened(text: str) -> Match:
    return link.decode(text, find)


def known(save: Save) -> Match:
    match = fair_links.known(save)
    assert match
    return match


def test_a_game_is_known_by_its_secrets_before_anything_was_played() -> None:
    ann, bo = two()
    other = Device((0,), Random(9))
    other.begin(Match(find("dice", 1), {}))
    found = arrival(opened(bo.link()), [kept(other), kept(ann)])
    assert (found.kind, found.save) == (LATER, kept(ann))
    assert arrival(opened(bo.link()), [kept(other)]).kind == NEW


def test_who_has_joined_is_added_to_the_kept_game() -> None:
    ann, bo = two()
    both = fair_links.united(known(kept(ann)), opened(bo.link()))
    assert both
    assert both.dice
    assert len(both.dice.chains) == 2
    assert fair_links.seed_for(both, kept(ann)) == ann.seed


def test_the_invitation_opened_again_tells_nothing_new() -> None:
    ann, bo = two()
    invitation = ann.link()
    assert fair_links.fault(known(kept(bo)), opened(invitation)) is None
    assert fair_links.united(known(kept(bo)), opened(invitation)) is None


def test_a_forged_link_is_found_out_before_it_is_joined() -> None:
    ann, bo = two()
    ann.open(bo.link())
    save = kept(bo)
    ann.play()
    forged = opened(ann.link())
    dice, first = forged.dice, forged.steps[0].index
    forged = forged.anew()
    forged.play_index((first + 1) % 3)
    forged.dice = dice
    fault = fair_links.fault(known(save), forged)
    assert fault == (Kind.FORGED, 1, ())
    assert fair_links.fault(known(save), opened(ann.link())) is None


def test_a_kept_game_joins_new_chains_with_a_seed_of_its_own() -> None:
    ann, bo = two()
    ann.open(bo.link())
    ann.play()
    bo.open(ann.link())
    save = kept(ann)
    bo.begin(opened(ann.link()))
    asked = opened(bo.link())
    assert proof.is_renewed(known(save), asked)
    seed = fair_links.seed_for(asked, save)
    assert seed not in ("", ann.seed)
    assert asked.dice
    assert [chain.seats for chain in asked.dice.chains] == [(1,), (0,)]
    assert proof.commitments(asked)[1] == commitment(seed)


def test_a_seat_that_is_bound_elsewhere_gets_no_seed() -> None:
    _, bo = two()
    stranger = Save("b", bo.link(), 0, ("Ann", "Bo"), "", False, 1, (), frozenset({1}))
    match = opened(bo.link())
    before = match.dice
    assert fair_links.seed_for(match, stranger) == ""
    assert match.dice == before


def test_what_is_kept_without_dice_or_cannot_be_read_has_nothing_to_compare() -> None:
    ann, _ = two()
    assert fair_links.known(kept(ann, "dice:1.0.A..xxxx")) is None
    assert fair_links.known(kept(ann, link.encode(Match(find("dice", 1), {})))) is None


def test_the_seed_is_kept_with_the_game_and_stands_in_no_link() -> None:
    ann, bo = two()
    store = Memory()
    saves.keep(store, kept(ann))
    assert saves.load(store, "a") == kept(ann)
    old = Save("b", "dice:1.0.A..xxxx", 0, ("Ann", "Bo"), "", False, 1)
    store.put("match.b", '["dice:1.0.A..xxxx", 0, ["Ann", "Bo"], "", false, 1, [], null, false]')
    assert saves.load(store, "b") == old
    ann.open(bo.link())
    while ann.play() | bo.play():
        bo.open(ann.link())
        ann.open(bo.link())
        assert ann.seed not in ann.link()
        assert bo.seed not in bo.link()
