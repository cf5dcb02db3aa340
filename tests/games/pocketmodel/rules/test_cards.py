"""Every card, every icon and every operation, each in a position of its own; none is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from games.pocketmodel.tables import (
    OTHER,
    WORDS,
    action,
    damage,
    drawn_out,
    draws,
    hand,
    kind,
    lay,
    play,
    seat,
    slots,
    starting,
    step,
    touches,
    where,
    whose,
)
from pentapod.engine.state import CHANCE
from pentapod.games.pocketmodel.data.table import CARDS, ICONS
from pentapod.games.pocketmodel.data.vocabulary import OPERATIONS, Modify
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.words.cards import icon_sentence
from pentapod.games.pocketmodel.words.words import WORDS as ENGLISH

NAMES = ("Ada", "Ben")
COVERED: Final[set[str]] = set()
Test = Callable[..., None]


def of(*codes: str) -> Callable[[Test], Test]:
    """This test is about these cards or icons."""

    def marked(test: Test) -> Test:
        COVERED.update(codes)
        return test

    return marked


def fight(
    mine: str,
    theirs: str,
    pair: str,
    card: str = "",
    reply: str = "",
    rolls: tuple[str, ...] = ("11", "12"),
    slots: str = "? ? ?",
    their_slots: str = "? ? ?",
) -> PocketModel:
    """A battle of Blue's after both rolls. Both have units elsewhere, so that nobody is out."""
    blue = seat(f"{mine} b=nb1", slots, hand=card)
    orange = seat(f"{theirs} o=ac1", their_slots, hand=reply)
    state = play(lay(blue, orange), pair)
    if kind(state) != "battle":
        state = step(state, "done")
    state = step(state, card or "pass") if card else state
    state = step(state, reply) if reply else state
    return step(state, *rolls)


def told(state: PocketModel) -> str:
    """The result of a battle or strike in words."""
    assert state.automatic
    return WORDS.describe(state, state.actions()[0], NAMES)


@of("foc", "ful", "ove", "eva", "hol")
@pytest.mark.parametrize(
    ("card", "said"),
    [("foc", "attack 3 + Focused Fire 2 = 7"), ("ful", "attack 3 + Full Spread 3 = 8"), ("ove", "takes 3.")],
)
def test_cards_with_a_bonus_only(card: str, said: str) -> None:
    rolls = ("66", "12") if card == "ove" else ("11", "12")
    assert said in told(fight("c=xw1", "c=nb1", "bxw1-onb1", card, rolls=rolls))


@of("eva", "hol")
@pytest.mark.parametrize(("card", "said"), [("eva", "Evasive Turn 2 = 10"), ("hol", "Hold the Line 3 = 11")])
def test_cards_with_a_defense_bonus_only(card: str, said: str) -> None:
    assert f"against defense 8 + {said}" in told(fight("c=xw1", "c=nb1", "bxw1-onb1", card))


@of("ack", "str", "dug", "squ", "mas", "ret", "sma")
@pytest.mark.parametrize(
    ("card", "mine", "theirs", "pair", "said"),
    [
        ("ack", "c=xw1", "c=sb1 as1 ds1", "bxw1-ods1", "Admiral Ackbar 3"),
        ("ack", "c=yw1", "c=sb1 as1", "byw1-oas1", "Admiral Ackbar 1"),
        ("str", "c=ta1", "c=as1", "bta1-oas1", "Strafing Run 3"),
        ("str", "b=ta1", "b=tf1", "bta1-otf1", "Strafing Run 1"),
        ("dug", "b=ta1", "b=tf1", "bta1-otf1", "Dug In 3"),
        ("dug", "c=ta1", "c=as1", "bta1-oas1", "Dug In 1"),
        ("squ", "c=as1 sb1 ap1", "c=at1", "bas1-oat1", "Squad Advance 3"),
        ("squ", "c=as1 sb1 sb2 ap1 cs1", "c=at1", "bas1-oat1", "Squad Advance 4"),
        ("mas", "c=ds1 ds2 bp1", "c=tf1", "bds1-otf1", "Massed Droids 3"),
        ("mas", "c=ds1 ds2 ds3 bp1 bp2", "c=tf1", "bds1-otf1", "Massed Droids 4"),
        ("sma", "c=aw1", "c=bw1", "baw1-obw1", "Small Target 3"),
        ("sma", "c=aw1", "c=yw1", "baw1-oyw1", "Small Target 1"),
        ("sma", "c=bw1", "c=lf1", "bbw1-olf1", "Small Target 1"),
    ],
)
def test_cards_that_modify_values(card: str, mine: str, theirs: str, pair: str, said: str) -> None:
    assert said in told(fight(mine, theirs, pair, card))


@of("ret")
def test_return_fire_is_for_the_defender() -> None:
    assert "Return Fire 3" in told(fight("c=as1", "c=td1", "bas1-otd1", reply="ret"))
    assert "Return Fire 1" in told(fight("c=tc1", "c=td1", "btc1-otd1", "ret"))


@of("tor")
def test_torpedo_volley_does_more_to_large_units() -> None:
    assert "takes 5." in told(fight("c=yw1", "c=nb1", "byw1-onb1", "tor", rolls=("66", "12")))
    small = drawn_out(play(fight("c=yw1", "c=tk1", "byw1-otk1", "tor", "slo", rolls=("66", "12"))))
    assert (where(small, "otk1"), damage(small, "otk1")) == ("c", 0)  # 3, of which Armor and the card prevent all


@of("loc")
def test_locked_on_target_hits_with_nine() -> None:
    assert "roll 9, an automatic hit" in told(fight("c=xw1", "c=nb1", "bxw1-onb1", "loc", rolls=("45", "12")))
    assert "roll 8 + attack 3" in told(fight("c=xw1", "c=nb1", "bxw1-onb1", "loc", rolls=("35", "12")))
    assert "roll 9 + attack 2" in told(fight("c=yw1", "c=nb1", "byw1-onb1", "loc", rolls=("45", "12")))
    far = seat("c=ti1 o=ac1", "fli fli fli", hand="hol")  # defense 15 against 9 + 1 + 1
    state = play(lay(seat("c=vw1 b=nb1", hand="loc"), far), "bvw1-oti1", "loc", "hol", "45", "12")
    assert damage(drawn_out(state), "oti1") == 1


@of("tru")
def test_trust_your_instincts_hits_with_doubles() -> None:
    assert "roll 2, an automatic hit" in told(fight("c=yw1", "c=nb1", "byw1-onb1", "tru", rolls=("11", "12")))
    assert "roll 4 + attack 2" in told(fight("c=yw1", "c=nb1", "byw1-onb1", "tru", rolls=("13", "12")))
    state = drawn_out(play(fight("c=yw1", "c=nb1", "byw1-onb1", "tru", rolls=("11", "12"))))
    assert damage(state, "onb1") == 2


@of("tan")
def test_tangled_controls_holds_a_unit_that_is_hit() -> None:
    state = drawn_out(play(fight("c=xw1", "c=nb1", "bxw1-onb1", "tan", rolls=("66", "12"))))
    assert whose(state) == "o"
    assert "onb1-o" not in touches(state)
    state = play(state, "done", "done")
    assert "onb1-o" in touches(state)
    missed = drawn_out(play(fight("c=xw1", "c=nb1", "bxw1-onb1", "tan", rolls=("11", "12"))))
    assert "onb1-o" in touches(missed)


@of("poi")
def test_point_blank_leaves_nothing_to_prevent() -> None:
    state = drawn_out(play(fight("c=ap1", "c=at1", "bap1-oat1", "poi", "slo", rolls=("66", "12"))))
    assert damage(state, "oat1") == 3
    other = drawn_out(play(fight("c=xw1", "c=at1", "bxw1-oat1", "poi", "slo", rolls=("66", "12"))))
    assert damage(other, "oat1") == 0


@of("clo", "rei", "slo")
@pytest.mark.parametrize(
    ("card", "unit", "left"), [("clo", "sh1", 2), ("rei", "sh1", 1), ("slo", "td1", 0), ("rei", "td1", 2)]
)
def test_cards_that_prevent_damage(card: str, unit: str, left: int) -> None:
    state = drawn_out(play(fight("c=bw1", f"c={unit}", f"bbw1-o{unit}", reply=card, rolls=("66", "12"))))
    assert damage(state, f"o{unit}") == left


@of("slo")
def test_sloped_plating_prevents_two() -> None:
    state = drawn_out(play(fight("c=nb2", "c=at1", "bnb2-oat1", "ove", "slo", rolls=("66", "12"))))
    assert damage(state, "oat1") == 3 + 2 - 1 - 2


@of("spa")
def test_spare_parts_for_a_destroyed_unit() -> None:
    state = play(fight("c=xw1", "c=bp1 r=ds1 bp2 tr1", "bxw1-obp1", reply="spa", rolls=("66", "12")))
    assert (kind(state), state.actors) == ("reserves", (1,))
    assert touches(state) == ["done", "obp2", "ods1"]
    assert "Choose a unit other" in WORDS.refusal(state, ("obp1",), NAMES)
    assert where(play(state, "ods1"), "ods1") == "o"
    alive = play(fight("c=xw1", "c=bp1 r=ds1", "bxw1-obp1", reply="spa", rolls=("11", "12")))
    assert kind(alive) != "reserves"


@of("pro", "luc")
@pytest.mark.parametrize(("card", "unit", "name"), [("pro", "tr1", "Tri-Fighter"), ("luc", "yw1", "Y-wing")])
def test_cards_that_roll_again(card: str, unit: str, name: str) -> None:
    state = fight(f"c={unit}", "c=nb1", f"b{unit}-onb1", card, rolls=("56", "13"))
    assert (state.actors, touches(state)) == ((0,), ["card", "pass"])
    assert f"Ada's {name}: roll 3 + attack" in told(step(state, "card", "12"))
    assert f"Ada's {name}: roll 11 + attack" in told(step(state, "pass"))


@of("win")
def test_wing_leader_keeps_the_better_roll() -> None:
    state = fight("c=ti1", "c=nb1", "bti1-onb1", "win", rolls=("34", "13"))
    assert touches(state) == ["card", "pass"]
    assert "Ada's TIE Interceptor: roll 7 + attack" in told(step(state, "card", "12"))
    assert "Ada's TIE Interceptor: roll 8 + attack" in told(step(state, "card", "44"))


@of("sha")
def test_shake_them_off_makes_the_other_roll_again_and_keep_the_worse() -> None:
    state = fight("c=xw1", "c=ti1", "bxw1-oti1", reply="sha", rolls=("34", "12"))
    assert state.actors == (CHANCE,)
    assert "X-wing: roll 3 + attack" in told(step(state, "12"))
    assert "X-wing: roll 7 + attack" in told(step(state, "66"))


@of("dro")
def test_drop_troops_brings_a_small_unit_to_the_survivor() -> None:
    state = play(fight("c=cc1 r=sn1 xw1", "c=tf1", "bcc1-otf1", "dro"))
    assert touches(state) == ["bsn1", "done"]
    assert where(play(state, "bsn1"), "bsn1") == "c"
    fallen = play(fight("c=cc1.4 r=sn1", "c=tf1", "bcc1-otf1", "dro", rolls=("11", "66")))
    assert where(fallen, "bcc1") == "r"
    assert kind(fallen) != "reserves"


@of("bla", "bro")
@pytest.mark.parametrize(("card", "unit"), [("bla", "yw1"), ("bro", "at1")])
def test_cards_that_hurt_another_unit_in_the_zone(card: str, unit: str) -> None:
    state = play(
        fight(f"c={unit}", "c=nb1 as1 tk1", f"b{unit}-onb1" if unit != "at1" else "bat1-oas1", card, rolls=("66", "12"))
    )
    assert (kind(state), state.actors) == ("aim", (0,))
    _, second = touches(state)
    assert damage(drawn_out(play(state, second)), second) == 1
    missed = play(
        fight(f"c={unit}", "c=nb1 as1 tk1", f"b{unit}-onb1" if unit != "at1" else "bat1-oas1", card, rolls=("11", "12"))
    )
    assert kind(missed) != "aim"
    alone = play(fight(f"c={unit}", "c=as1", f"b{unit}-oas1", card, rolls=("66", "12")))
    assert kind(alone) != "aim"


@of("bat")
def test_battle_plan_draws_one_more() -> None:
    state = drawn_out(play(fight("c=cc1", "c=tf1", "bcc1-otf1", "bat")))
    assert len(hand(state, "b").split()) == 4


@of("jam")
def test_jammed_signals() -> None:
    said = told(fight("c=xw1", "c=dd1", "bxw1-odd1", "loc", "jam", rolls=("45", "12")))
    assert "roll 9 + attack 3 + Locked On Target 1 = 13 against defense 9 + Jammed Signals 1 = 10" in said


@of("fie")
def test_field_repairs_for_a_survivor() -> None:
    state = drawn_out(play(fight("c=nb2.4 ", "c=tf1", "bnb2-otf1", "fie")))
    assert damage(state, "bnb2") == 2
    fallen = drawn_out(play(fight("c=xw1.1", "c=tf1", "bxw1-otf1", "fie", rolls=("11", "66"))))
    assert where(fallen, "bxw1") == "r"


@of("hit")
def test_hit_and_run_moves_a_survivor() -> None:
    state = play(fight("c=lf1", "c=tf1", "blf1-otf1", "hit"))
    assert touches(state) == ["blf1-b", "blf1-o", "done"]
    assert where(play(state, "blf1-b"), "blf1") == "b"
    assert kind(play(fight("c=lf1.2", "c=sd1", "blf1-osd1", "hit", rolls=("11", "66")))) != "hop"


# ---------------------------------------------------------------------------------------------- objectives


@of("nav", "dec")
@pytest.mark.parametrize("card", ["nav", "dec"])
def test_objectives_without_ability(card: str) -> None:
    assert "It has no ability." in WORDS.about(lay(seat("b=xw1"), OTHER), card, NAMES)


@of("tre")
def test_death_star_trench() -> None:
    assert "attack 2 + Death Star Trench 1" in told(fight("c=as1", "c=tk1", "bas1-otk1", slots="tre ? ?"))
    assert "Trench" not in told(fight("c=xw1", "c=nb1", "bxw1-onb1", slots="tre ? ?"))  # no Trooper units
    strike = lay(seat("o=as1", "tre ? ?"), seat("o=tf1", "nav ? ?"))
    assert "ground unit 1 + Death Star Trench 1 = 8" in told(step(strike, "bas1-o1", "22"))


@of("exe", "war")
@pytest.mark.parametrize(("card", "first", "then"), [("exe", "bnb1-c", "bsn1-c"), ("war", "bnb1-otf1", "bsn1-otf1")])
def test_objectives_that_raise_a_limit(card: str, first: str, then: str) -> None:
    place = "b" if card == "exe" else "c"
    enemy = seat("c=tf1 o=ds1") if card == "exe" else seat("c=tf1 as1 o=ds1")
    raised = play(lay(seat(f"{place}=nb1 sn1 xw1", f"{card} ? ?"), enemy), first)
    assert any(touch.startswith("bsn1") for touch in touches(raised)) or then in touches(raised)
    assert not starting(raised, "bxw1")
    assert starting(play(lay(seat(f"{place}=nb1 sn1 xw1", f"{card} {card} ?"), enemy), first), "bxw1")
    plain = play(lay(seat(f"{place}=nb1 sn1 xw1"), enemy), first)
    assert not starting(plain, "bsn1")
    other = "war" if card == "exe" else "exe"
    wrong = play(lay(seat(f"{place}=nb1 sn1 xw1", f"{other} ? ?"), enemy), first)
    assert not starting(wrong, "bsn1")
    theirs = seat("c=tf1 as1 o=ds1", f"{card} ? ?")
    assert not starting(play(lay(seat(f"{place}=nb1 sn1 xw1"), theirs), first), "bsn1")


@of("reb")
def test_rebel_base() -> None:
    state = step(lay(seat("o=xw1", "reb ? ?"), seat("o=tf1", "nav ? ?")), "bxw1-o1", "44")
    assert "roll 8 + attack 3 + Rebel Base 2 = 13 against defense 13: Ben's Coruscant Naval Base is destroyed" in told(
        state
    )
    two = step(lay(seat("o=xw1", "reb reb ?"), seat("o=tf1", "nav ? ?")), "bxw1-o1", "44")
    assert "attack 3 + Rebel Base 2 + Rebel Base 2 = 15" in told(two)
    assert "Rebel Base" not in told(fight("c=xw1", "c=tf1", "bxw1-otf1", slots="reb ? ?"))


@of("ind")
def test_coruscant_industrial_zone() -> None:
    def struck(where_: str, theirs: str = "? ? ?") -> list[str]:
        state = lay(seat("o=sd1", theirs), seat("o=tf1 r=bw1 at1 tt1", where_))
        return touches(play(state, "bsd1-o1", "66"))

    assert struck("reb ind ?") == ["done", "oat1", "obw1"]
    assert struck("reb ind ind") == ["done", "oat1", "obw1", "ott1"]
    for plain in (struck("reb ? ?"), struck("ind reb ?"), struck("reb ? ?", "ind ? ?")):
        assert plain == ["done", "obw1"]


@of("jed")
def test_jedi_academy() -> None:
    state = fight("c=xw1", "c=nb1", "bxw1-onb1", slots="jed ? ?")
    assert touches(state) == ["b1", "pass"]
    assert "roll 12, an automatic hit" in told(step(state, "b1", "66"))
    worse = fight("c=xw1", "c=nb1", "bxw1-onb1", slots="jed ? ?", rolls=("34", "13"))
    assert "Ada's X-wing: roll 3 + attack" in told(step(worse, "b1", "12"))  # the new roll counts
    strike = step(lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "nav ? ?")), "bxw1-o1", "11")
    assert touches(strike) == ["b1", "pass"]
    assert "roll 10 + attack 3 = 13" in told(step(strike, "b1", "55"))
    theirs = play(lay(seat("c=xw1"), seat("c=tf1 o=ds1", "jed ? ?")), "bxw1-otf1")
    assert step(theirs, "11", "12").automatic


@of("jed")
def test_jedi_academy_once_a_turn() -> None:
    state = play(
        lay(seat("c=xw1 yw1", "jed ? ?"), seat("c=nb1")), "bxw1-onb1", "byw1-onb1", "bxw1", "11", "12", "b1", "12"
    )
    assert state.actors == (CHANCE,)
    assert step(state, "11", "12").automatic


@of("ast")
def test_asteroid_hideout() -> None:
    state = lay(seat("o=nb1 bw1 cc1"), seat("o=tf1", "ast nav ?"))
    assert [touch for touch in touches(state) if touch.endswith("-o1")] == ["bbw1-o1"]


@of("shi")
def test_shield_generator() -> None:
    said = told(step(lay(seat("o=xw1"), seat("o=tf1", "nav shi shi")), "bxw1-o1", "11"))
    assert "defense 13 + Shield Generator 1 + Shield Generator 1 = 15" in said
    assert "against defense 12 + Shield Generator 1 = 13" in told(
        step(lay(seat("o=xw1"), seat("o=tf1", "nav shi shi")), "bxw1-o2", "11")
    )
    theirs = step(lay(seat("o=xw1", "shi ? ?"), seat("o=tf1", "nav ? ?")), "bxw1-o1", "11")
    assert "against defense 13:" in told(theirs)


@of("bun")
def test_armored_bunker() -> None:
    state = lay(seat("o=as1"), seat("o=tf1", "reb bun ?"))
    assert "roll 2 + attack 2 = 4" in told(step(state, "bas1-o1", "11"))
    assert "ground unit 1" in told(step(lay(seat("o=as1"), seat("o=tf1", "reb ast sig")), "bas1-o1", "11"))
    another = step(lay(seat("o=as1"), seat("o=tf1", "reb ? ?"), seat("g=xw1", "bun ? ?")), "bas1-o1", "11")
    assert "ground unit 1" in WORDS.describe(another, another.actions()[0], ("Ada", "Ben", "Cleo"))


@of("yar")
def test_repair_yard() -> None:
    state = lay(seat("b=xw1.1 yw1.1 c=bw1.1", "yar yar ?"), seat("o=tf1 ds1"))
    assert starting(state, "b1", "b2") == ["b1-bxw1", "b1-byw1", "b2-bxw1", "b2-byw1"]
    state = play(state, "b1-bxw1")
    assert damage(state, "bxw1") == 0
    assert starting(state, "b1", "b2") == ["b2-byw1"]
    after = play(state, "bxw1-c", "done")
    assert touches(after)[:1] == ["b2-byw1"]
    theirs = lay(seat("b=xw1.1 yw1.1", "yar ? ?", hand="yar"), seat("o=tf1 b=as1.1"))
    assert starting(theirs, "b1") == ["b1-bxw1", "b1-byw1"]  # friendly units only
    another = play(theirs, "b1-bxw1", "yar-b1", "dec")
    assert starting(another, "b1") == ["b1-byw1"]
    three = play(lay(seat("b=nb1.3", "yar ? ?"), seat("o=tf1")), "b1-bnb1")
    assert damage(three, "bnb1") == 2


@of("com")
def test_command_center() -> None:
    for mine, theirs, size in (("com ? ?", "? ? ?", 4), ("? ? ?", "com ? ?", 3), ("com com ?", "? ? ?", 5)):
        state = lay(seat("c=xw1 b=nb1", mine, hand="foc", pool="dec3 hol3 ful3"), seat("c=tf1 o=ac1", theirs))
        state = drawn_out(play(state, "bxw1-otf1", "foc", "11", "12"))
        assert len(hand(state, "b").split()) == size


@of("sta")
def test_staging_ground() -> None:
    state = play(lay(seat("b=xw1 r=sn1 yw1 bw1", hand="sta"), seat("o=tf1")), "sta-b1", "dec")
    assert touches(state) == ["bsn1", "byw1", "done"]
    assert where(play(state, "byw1"), "byw1") == "b"


@of("can")
def test_defense_cannon() -> None:
    state = play(lay(seat("b=xw1", hand="can"), seat("o=tf1 b=as1 at1")), "can-b1", "dec")
    assert touches(state) == ["oas1", "oat1"]
    assert where(play(state, "oas1"), "oas1") == "r"
    assert damage(play(state, "oat1"), "oat1") == 2
    hurt = play(lay(seat("b=xw1", hand="can"), seat("o=tf1 b=at1.1")), "can-b1", "dec")
    assert damage(hurt, "oat1") == 3


@of("min")
def test_minefield() -> None:
    state = play(lay(seat("b=xw1", hand="min"), seat("o=tf1 b=as1 at1 ds1")), "min-b1", "dec")
    assert touches(state) == ["done", "oas1", "oat1", "ods1"]
    state = play(state, "oat1")
    assert touches(state) == ["done", "oas1", "ods1"]
    state = play(state, "ods1")
    assert (damage(state, "oat1"), where(state, "ods1"), kind(state)) == (1, "r", "turn")


@of("lis")
def test_listening_post() -> None:
    state = play(lay(seat("b=xw1", hand="lis"), seat("o=tf1")), "lis-b1", "dec")
    assert draws(state)
    assert hand(drawn_out(state), "b") == "dec dec ful"


@of("tra")
def test_tractor_array() -> None:
    state = play(lay(seat("b=xw1", hand="tra"), seat("o=tf1 b=as1 at1")), "tra-b1", "dec", "oat1", "done")
    assert whose(state) == "o"
    assert not starting(state, "oat1-c")
    assert starting(state, "oas1-c")
    assert starting(play(state, "done", "done"), "oat1-c")


@of("fou", "wal", "fli", "wea")
@pytest.mark.parametrize(
    ("card", "unit", "foe", "once", "twice"),
    [
        ("fou", "ds1", "xw1", "defense 8 + Droid Foundry 1 = 9", "Droid Foundry 1 + Droid Foundry 1 = 10"),
        ("wal", "td1", "as1", "attack 2 + Walker Bay 1 = 5", "Walker Bay 1 + Walker Bay 1 = 6"),
        ("fli", "ti1", "xw1", "defense 9 + Flight School 1 = 10", "Flight School 1 + Flight School 1 = 11"),
        ("wea", "yw1", "nb1", "takes 3.", "takes 4."),
    ],
)
def test_objectives_for_units_with_an_icon(card: str, unit: str, foe: str, once: str, twice: str) -> None:
    def said(unit: str, slots: str = "? ? ?", their_slots: str = "? ? ?") -> str:
        rolls = ("66", "12") if card == "wea" else ("11", "12")
        return told(fight(f"c={unit}", f"c={foe}", f"b{unit}-o{foe}", "", "", rolls, slots, their_slots))

    assert once in said(unit, f"{card} ? ?")
    assert twice in said(unit, f"{card} {card} ?")
    assert said("vw1", f"{card} ? ?") == said("vw1")  # without the icon
    assert said(unit, "? ? ?", f"{card} ? ?") == said(unit)  # the other player's card


@of("wal")
def test_walker_bay_is_for_battles() -> None:
    strike = step(lay(seat("o=td1", "wal ? ?"), seat("o=tf1", "nav ? ?")), "btd1-o1", "11")
    assert "attack 2 + ground unit 1 = 5" in told(strike)


@of("hig")
def test_high_ground() -> None:
    assert "bsn1-otf1" in touches(lay(seat("c=sn1", "hig ? ?"), seat("c=tf1")))


@of("sig")
def test_signal_jammer() -> None:
    state = play(lay(seat("c=xw1", hand="luc"), seat("c=tf1 o=ds1", "sig ? ?")), "bxw1-otf1")
    assert step(state, "luc", "11", "12").automatic
    own = play(lay(seat("c=xw1", "sig ? ?", hand="luc"), seat("c=tf1 o=ds1")), "bxw1-otf1")
    assert touches(step(own, "luc", "11", "12")) == ["card", "pass"]
    strike = step(lay(seat("o=xw1", "jed ? ?"), seat("o=tf1", "nav sig ?")), "bxw1-o1", "11")
    assert strike.automatic


# ---------------------------------------------------------------------------------------------- icons


@of("armor")
def test_armor() -> None:
    state = play(fight("c=bw1", "c=at1", "bbw1-oat1", rolls=("66", "12")))
    assert damage(state, "oat1") == 2
    assert damage(play(fight("c=xw1", "c=at1", "bxw1-oat1", rolls=("66", "12"))), "oat1") == 1
    assert damage(play(fight("c=yw1", "c=at1", "byw1-oat1", rolls=("66", "12"))), "oat1") == 1
    attacker = play(fight("c=at1", "c=aa1", "bat1-oaa1", rolls=("11", "66")))
    assert damage(attacker, "bat1") == 2


@of("repair")
def test_repair() -> None:
    state = lay(seat("c=nb1.3 xw1"), seat("o=tf1"))
    assert [touch for touch in touches(state) if "repair" in touch] == ["bnb1-repair"]
    assert damage(play(state, "bnb1-repair"), "bnb1") == 2


@of("hyperdrive")
def test_hyperdrive() -> None:
    state = play(lay(seat("b=aw1 xw1"), seat("o=tf1")), "baw1-hyperdrive-c")
    assert where(state, "baw1") == "c"
    assert kind(state) == "turn"
    assert "bxw1-c" in touches(state)


@of(*(icon.id for icon in ICONS.values() if not icon.power))
@pytest.mark.parametrize("icon", ICONS.values(), ids=lambda icon: icon.id)
def test_an_icon_names_the_cards_that_are_for_it_and_no_other(icon) -> None:  # type: ignore[no-untyped-def]
    said = ENGLISH.told(icon_sentence(icon.id))
    for card in CARDS:
        sums = [effect for effect in card.effects if isinstance(effect, Modify)]
        limited = icon.id in {effect.filter.with_icon for effect in sums}
        counted = icon.id in {effect.icon for effect in sums}
        assert (card.name in said) == (card.gate == icon.id or limited or counted), card.name
    assert icon.power or said.startswith(f"{icon.name}: for the abilities of ")


# ---------------------------------------------------------------------------------------------- nothing is left out


def test_every_card_and_icon_has_a_test() -> None:
    assert {card.code for card in CARDS} | set(ICONS) == COVERED


def test_every_operation_is_in_a_card_or_icon() -> None:
    used = {type(effect) for card in CARDS for effect in card.effects}
    used |= {type(effect) for icon in ICONS.values() for effect in icon.effects}
    assert used == set(OPERATIONS.values())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_ability_is_said_in_a_sentence(card) -> None:  # type: ignore[no-untyped-def]
    said = ENGLISH.sign("ability", ability=CARDS.index(card)) if card.effects else ""
    assert not said or said.endswith(".")
    for effect in card.effects:
        for name in ("amount", "stars"):
            assert str(getattr(effect, name, "")) in said


def test_the_battle_ends_and_the_turn_goes_on() -> None:
    state = play(fight("c=xw1", "c=tf1", "bxw1-otf1"))
    assert whose(state) == "o"
    assert slots(state, "b") == "? ? ?"
    assert action(state, "done").seat == 1
