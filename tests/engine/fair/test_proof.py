"""What sides may do to one another by post, and how it is found out: any order of links, branches, lost secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from devices import Device
from every_game import find
from pentapod.engine import link
from pentapod.engine.fair import chains, proof, sides
from pentapod.engine.fair.chains import before, chain, new_seed
from pentapod.engine.fair.dice import Chain, Dice
from pentapod.engine.fair.proof import Kind
from pentapod.engine.fair.sides import CannotJoin, CannotRoll, Need
from pentapod.engine.match import Match

seeds = st.integers(0, 10_000)


@pytest.fixture(autouse=True, scope="module")
def _short_chains() -> Iterator[None]:
    """Chains that are long enough for these matches, so that many are made quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chains, "CHAIN_LENGTH", 100)
        chain.cache_clear()
        yield
    chain.cache_clear()


def begun(seed: int = 0) -> tuple[Device, Device]:
    """Two devices that have joined a match of the toy `dice`; the first has shown its first secret."""
    rng = Random(seed)
    first, other = (Device((seat,), Random(rng.random())) for seat in (0, 1))
    first.begin(Match(find("dice", 1), {"goal": "21"}))
    assert other.open(first.link()) is None
    assert first.open(other.link()) is None
    return first, other


def later(seed: int, turns: int) -> tuple[Device, Device, list[str]]:
    """The devices after so many links, and the links."""
    first, other = begun(seed)
    sent = []
    for turn in range(turns):
        one, two = (first, other) if turn % 2 == 0 else (other, first)
        one.play()
        sent.append(one.link())
        assert two.open(sent[-1]) is None
    return first, other, sent


def match_of(device: Device) -> Match:
    assert device.match
    return device.match


# -- honest devices --------------------------------------------------------------------------------


@given(seeds, st.lists(st.tuples(st.integers(0, 1), st.integers(0, 9)), max_size=40))
@settings(max_examples=60)
def test_links_may_come_late_twice_or_never(seed: int, events: list[tuple[int, int]]) -> None:
    """Whatever is opened in whatever order, no honest device is found guilty, and every roll stays proven."""
    devices, sent = begun(seed), [""]
    sent[0] = devices[0].link()
    for who, what in events:
        device = devices[who]
        if what < 4:
            device.play(what + 1)
            sent.append(device.link())
        else:
            assert device.open(sent[-1 - (what - 4) % len(sent)]) is None
    for device in devices:
        assert device.open(sent[-1]) is None
        verdict = proof.check(match_of(device))
        assert verdict.fault is None
        assert verdict.proven == sum(map(proof.is_roll, match_of(device).steps))


@given(seeds, st.integers(1, 6), st.integers(0, 3))
@settings(max_examples=40)
def test_a_branch_rolls_what_the_first_line_rolled(seed: int, turns: int, other_choices: int) -> None:
    first, other, sent = later(seed, turns)
    device = first if turns % 2 == 0 else other
    rolls = []
    for choices in (0, 1 + other_choices):
        again = Device(device.seats, Random(choices))
        again.match, again.seed = link.decode(sent[-1], find), device.seed
        sides.follow(again.match, again.seed)
        again.play()
        log = again.match.steps[len(match_of(device).steps) :]
        rolls.append([step.index for step in log if proof.is_roll(step)])
    shorter = min(map(len, rolls))
    assert rolls[0][:shorter] == rolls[1][:shorter]


@given(seeds, st.integers(1, 6), st.integers(0, 1))
@settings(max_examples=40)
def test_where_secrets_are_lost_both_sides_begin_new_chains(seed: int, turns: int, loser: int) -> None:
    devices = later(seed, turns)[:2]
    one, two = devices[loser], devices[1 - loser]
    if match_of(one).state.result is not None:
        return
    begins = len(match_of(one).steps)
    one.seed = ""
    sides.follow(match_of(one), one.seed)
    one.begin(match_of(one))
    assert proof.is_renewed(match_of(two), link.decode(one.link(), find))
    assert two.open(one.link()) is None
    for _ in range(40):
        if match_of(two).state.result is not None:
            break
        assert one.open(two.link()) is None
        one.play()
        assert two.open(one.link()) is None
        two.play()
    verdict = proof.check(match_of(two))
    assert match_of(two).state.result is not None
    assert (verdict.fault, verdict.begins) == (None, begins)
    assert verdict.unproven > 0


def test_nothing_is_rolled_before_all_have_joined_and_the_first_has_opened() -> None:
    first, other = (Device((seat,), Random(seat)) for seat in (0, 1))
    first.begin(Match(find("dice", 1), {}))
    assert sides.awaited(match_of(first), first.seed) == (Need.JOIN, (1,))
    assert not first.play()
    other.open(first.link())
    assert sides.awaited(match_of(other), other.seed) == (Need.OPEN, (0,))
    assert not other.play()
    first.open(other.link())
    assert sides.awaited(match_of(first), first.seed) is None
    assert first.play()


def test_only_the_side_whose_stretch_it_is_rolls() -> None:
    first, other = begun()
    first.play(2)
    assert match_of(first).state.actors == (-1,)
    assert other.open(first.link()) is None
    assert sides.awaited(match_of(other), other.seed) == (Need.ROLL, (0,))
    assert sides.awaited(match_of(other), "") == (Need.ROLL, (0,))
    with pytest.raises(CannotRoll):
        sides.roll(match_of(other), other.seed)


def test_three_may_join_at_the_same_time() -> None:
    trio = [Device((seat,), Random(seat)) for seat in range(3)]
    trio[0].begin(Match(find("modx", 1), {"players": "3"}))
    for device in trio[1:]:
        assert device.open(trio[0].link()) is None
    for device in trio[1:]:
        assert trio[0].open(device.link()) is None
    assert match_of(trio[0]).dice
    for device in trio[1:]:
        assert device.open(trio[0].link()) is None
        assert match_of(device).dice == match_of(trio[0]).dice


def test_a_seat_that_has_a_chain_cannot_be_claimed() -> None:
    first, other = begun()
    for device in (first, other):
        with pytest.raises(CannotJoin):
            sides.join(link.decode(device.link(), find), device.seats, new_seed(Random(9), 2))
    thief = Device((1,), Random(9))
    thief.open(first.link())
    assert thief.seed == ""
    assert sides.own_side(match_of(thief), thief.seed) is None


def test_chains_do_not_begin_where_a_link_would_become_too_long() -> None:
    match = match_of(later(0, 2)[0])
    match.steps *= 1000
    with pytest.raises(CannotJoin):
        sides.begin(match, (0,), "A" * 14)


# -- others ----------------------------------------------------------------------------------------


def replayed(match: Match, dice: Dice, change: int | None = None) -> Match:
    """The same log with other dice; the roll with this number, if any, falls otherwise."""
    again = match.anew()
    rolls = 0
    for step in match.steps:
        if again.state.result is not None:
            break
        actions = again.state.actions()
        index = step.index if step.index < len(actions) else 0
        if proof.is_roll(step):
            index = (index + 1) % len(actions) if rolls == change else index
            rolls += 1
        again.play_index(index, actions)
    again.dice = dice
    return again


@given(seeds, st.integers(1, 6), st.integers(0, 30))
@settings(max_examples=60)
def test_a_forged_roll_is_named(seed: int, turns: int, which: int) -> None:
    match = match_of(later(seed, turns)[0])
    assert match.dice
    plies = [ply for ply, step in enumerate(match.steps) if proof.is_roll(step)]
    which %= len(plies)
    forged = replayed(match, match.dice, which)
    fault = proof.check(link.decode(link.encode(forged), find)).fault
    assert fault is not None
    assert (fault.kind, fault.action) == (Kind.FORGED, plies[which] + 1)


@given(seeds, st.integers(2, 6))
@settings(max_examples=40)
def test_a_chain_that_is_rolled_back_is_named(seed: int, turns: int) -> None:
    """To roll once more by a secret that has brought luck, a side would have to show it twice."""
    first, other, sent = later(seed, turns)
    guilty, victim = (other, first) if turns % 2 else (first, other)
    known = link.decode(sent[-1], find)
    cheat = Device(guilty.seats, Random(1))
    cheat.match = link.decode(sent[-1], find)
    dice = cheat.match.dice
    assert dice
    side = guilty.seats[0]
    if cheat.match.state.result is not None or proof.progress(cheat.match).shown[side] == 0:
        return
    seats, before_it = guilty.seats, len(cheat.match.steps)
    actions = cheat.match.state.actions()
    cheat.match.play_index(0, actions)  # It shows no new secret, as it should.
    fault = proof.compare(known, link.decode(link.encode(cheat.match), find))
    assert fault == (Kind.REPEATED, before_it + 1, seats)
    assert victim.open(link.encode(cheat.match)) is not None


@given(seeds, st.integers(1, 6), st.integers(0, 1))
@settings(max_examples=40)
def test_a_swapped_commitment_is_named(seed: int, turns: int, guilty: int) -> None:
    first, other, _ = later(seed, turns)
    known, dice = match_of(first), match_of(first).dice
    assert dice
    lucky = chain(new_seed(Random(seed), 2))
    shown = proof.progress(known).shown[guilty]
    swapped = replayed(known, dice.showing(guilty, lucky[shown]))
    fault = proof.compare(known, swapped)
    assert fault is not None
    assert (fault.kind, fault.seats) == (Kind.SWAPPED, (guilty,))
    assert proof.compare(swapped, known) is not None
    own = (first, other)[1 - guilty]
    own.match = link.decode(link.encode(known), find)
    assert own.open(link.encode(swapped)) is not None


@given(seeds, st.integers(1, 6))
@settings(max_examples=40)
def test_nobody_plays_for_another_side(seed: int, turns: int) -> None:
    """A stretch of a side shows its next secret, and only that side has it."""
    first, other, sent = later(seed, turns)
    victim = (first, other)[turns % 2]
    known, forged = match_of(victim), link.decode(sent[-1], find)
    if forged.state.result is not None or forged.state.actors != victim.seats:
        return
    forged.play_index(0)
    fault = proof.compare(known, forged)
    assert fault is not None
    assert fault.seats == victim.seats
    assert fault.action == len(forged.steps)


def test_dice_that_are_proven_no_more_are_named() -> None:
    first, other, sent = later(1, 3)
    plain = link.decode(sent[-1], find)
    plain.dice = None
    assert proof.compare(match_of(other), plain) == (Kind.DROPPED, len(plain.steps) + 1, ())
    assert first.open(sent[-1]) is None


def test_chains_that_begin_anew_without_a_word_are_named() -> None:
    """Two new chains at once, though nobody has agreed."""
    first, _, sent = later(1, 3)
    lie = link.decode(sent[-1], find)
    count = len(lie.steps)
    lie.dice = Dice(count, (Chain((0,), "A" * 14), Chain((1,), "B" * 14)))
    assert not proof.is_renewed(match_of(first), lie)
    fault = proof.compare(match_of(first), lie)
    assert fault is not None
    assert fault.kind is Kind.SWAPPED


@pytest.mark.parametrize("seats", [(0, 1), (1,), (0,)])
def test_new_chains_are_asked_for_by_one_side_for_its_own_seats(seats: tuple[int, ...]) -> None:
    first, _, sent = later(1, 3)
    asked = link.decode(sent[-1], find)
    sides.begin(asked, seats, new_seed(Random(3), 2))
    assert proof.is_renewed(match_of(first), asked) == (len(seats) == 1)
    shorter = link.decode(sent[-2], find)
    sides.begin(shorter, seats, new_seed(Random(3), 2))
    assert not proof.is_renewed(match_of(first), shorter)


def test_what_was_rolled_too_early_is_named() -> None:
    match = Match(find("dice", 1), {})
    sides.begin(match, (0,), new_seed(Random(1), 2))
    match.play_index(0)
    fault = proof.check(link.decode(link.encode(match), find)).fault
    assert fault is not None
    assert (fault.kind, fault.action) == (Kind.EARLY, 1)
    sides.join(match, (1,), new_seed(Random(2), 2))
    assert proof.check(match).fault is None
    assert proof.check(match).unproven == 1


def test_before_a_secret_stands_its_hash() -> None:
    first, other, _ = later(2, 4)
    dice = match_of(first).dice
    assert dice
    for device, its, shown in zip((first, other), dice.chains, proof.progress(match_of(first)).shown, strict=True):
        assert its.secret == chain(device.seed)[shown]
        assert before(its.secret, shown) == chain(device.seed)[0]
