# Was PocketModel sagt.
#
# Glossar
#   unit = Einheit, ground unit = Bodeneinheit, space unit = Raumeinheit, star = Stern, shield = Schild, counter = Marker
#   objective = Ziel, face down = verdeckt, turn up, reveal = aufdecken, destroyed = zerstört, closed = geschlossen
#   attack = angreifen, Angriff, battle = Kampf, strike = beschießen, Beschuss, hit = treffen, Treffer, miss = daneben
#   contested zone = umkämpfte Zone, home zone = Heimzone, reserves = Reserve, fleet = Flotte, starter deck = Startdeck
#   hand = Hand, deck = Deck, discard pile = Ablage, combat card = Kampfkarte, objective card = Zielkarte, icon = Symbol
#   turn = Zug, move = ziehen, Bewegung, roll = würfeln, Wurf, doubles = Pasch, damage = Schaden, defense = Abwehr
# Die Namen von Einheiten, Karten, Symbolen und Fraktionen sind die der Schachtel. Weil sie jedes Geschlecht haben, heißt
# es "deine Einheit X-wing"; wo eine Einheit "sie" ist, ist sie "die Einheit".

# Eine eigene Einheit und ein eigenes Ziel vor ihrem Namen.
-your-unit = { $case ->
    [dat] { $within ->
        [1] deiner
       *[other] Deiner
    }
   *[nom] { $within ->
        [1] deine
       *[other] Deine
    }
} Einheit
-owned = { $seat ->
    [you] { -your-unit } { $name }
   *[other] { $name } von { $seat }
}
-your-objective = { $case ->
    [dat] { $within ->
        [1] deinem
       *[other] Deinem
    }
   *[nom] { $within ->
        [1] dein
       *[other] Dein
    }
} Ziel
# "Dein Ziel 2", "Ziel 2 von Blau"; "Deine Ablage", "Ablage von Blau".
-slot-of = { $seat ->
    [you] { -your-objective } { $number }
   *[other] Ziel { $number } von { $seat }
}
-card-of = { $seat ->
    [you] { -your-objective } { $card }
   *[other] { $card } von { $seat }
}
-pile-of = { $seat ->
    [you] { $pile ->
        [pile-deck] Dein
       *[other] Deine
    } { $pile }
   *[other] { $pile } von { $seat }
}
-home-of = { $seat ->
    [you] Deine Heimzone
   *[other] Heimzone von { $seat }
}
-objectives-of = { $seat ->
    [you] deine Ziele
   *[other] die Ziele von { $seat }
}
-has = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
}
# Bis wann eine Einheit nicht ziehen kann.
-next-turn = bis zum Ende { $seat ->
    [you] deines nächsten Zugs
   *[other] des nächsten Zugs von { $seat }
}
# Zahlen im Dativ.
-of-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
}
-done = „{ button-done }“

## The game

title-0 = Blau
title-1 = Orange
title-2 = Grün
title-3 = Lila
summary = Raumschiffe und Läufer aus Karten kämpfen um je { counted-objectives }. Ziehe, kämpfe mit Würfeln und geheimen Karten und beschieße die Ziele der anderen: Wer keine Einheit oder kein Ziel mehr hat, scheidet aus.

counted-objectives = { $count ->
    [one] ein Ziel
    [3] drei Ziele
   *[other] { $count } Ziele
}

option-players = Spieler
option-players-2 = 2 Spieler
option-players-3 = 3 Spieler
option-players-4 = 4 Spieler

# Whose deck is chosen; the choices are the starter decks and this one.
option-deck = { $seat } spielt
option-deck-own = Selbst gebaut
option-deck-own-help = Flotte und Deck entstehen vor der Partie: { $stars } Sterne, mindestens { $count } Karten.

option-collection = Sammlung
option-collection-full = Vollständig
option-collection-full-help = Einheiten mit { $stars } Sternen beginnen, und es gibt { counted-objectives }.
option-collection-small = Zwei Spielpackungen
option-collection-small-help = Alle Einheiten beginnen, und es gibt { counted-objectives }.

option-turns = Dauer
option-turns-cap = Höchstens { $count } Züge
option-turns-cap-help = Dann entscheiden die übrigen Ziele, dann die Sterne im Spiel.
option-turns-free = Unbegrenzt

stat-objectives = { $count ->
    [one] Ziel
   *[other] Ziele
}
stat-stars = { $count ->
    [one] Stern
   *[other] Sterne
}
stat-hand = Hand
stat-deck = Deck
# While fleets and decks are built: "fleet: Ready".
stat-fleet = Flotte
stat-ready = Fertig
stat-building = Im Bau

## Things

# Numbers of things. A fact of this name may be used by itself as well, where a sentence needs another form.
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
counters = { $counters ->
    [one] { $counters } Marker
   *[other] { $counters } Marker
}
objectives = { $objectives ->
    [one] { $objectives } Ziel
   *[other] { $objectives } Ziele
}
shields = { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}
stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
units = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}

# A unit, with its number beside others of its kind: "X-wing 2".
unit = { $form ->
    [owned] { -owned }
    [owned-there] { -owned }
   *[there] { $name }
}
# A unit whose owner has others of its kind in other zones: "X-wing in the contested zone". Its forms are "there",
# "leaving", where the zone is the one that it leaves, "owned-there" with its owner, and "owned" and "name" without
# its zone.
unit-there = { $form ->
    [name] { $name }
    [owned] { -owned }
    [owned-there] { -owned } in { NAME($zone, case: "dat") }
    [leaving] { $name } aus { NAME($zone, case: "dat") }
   *[there] { $name } in { NAME($zone, case: "dat") }
}
zone-contested = { $case ->
    [dat] der umkämpften Zone
   *[acc] die umkämpfte Zone
}
zone-home = { $seat ->
    [you] { $case ->
        [dat] deiner Heimzone
       *[acc] deine Heimzone
    }
   *[other] { $case ->
        [dat] der
       *[acc] die
    } Heimzone von { $seat }
}
# The home zone of the player to whom this is said.
zone-own = { $case ->
    [dat] deiner Heimzone
   *[acc] deine Heimzone
}

pile-hand = Hand
pile-deck = Deck
pile-discard = Ablage

# An objective whose card nobody has seen.
objective-down = { $case ->
    [dat] einem verdeckten Ziel
   *[acc] ein verdecktes Ziel
}
# The objective that is struck, with its owner.
struck = { -card-of }
struck-down = { $seat ->
    [you] { $within ->
        [1] dein
       *[other] Dein
    } verdecktes Ziel
   *[other] { $within ->
        [1] das
       *[other] Das
    } verdeckte Ziel von { $seat }
}
# The fleet of a player who has built it.
own-fleet = eigene Flotte

value-attack = Angriff
value-damage = Schaden
value-defense = Abwehr
value-objective_defense = Abwehr

# Two dice.
roll = { $low } und { $high }, zusammen { $total }

# What a total consists of: "attack 3 + Focused Fire 2".
term = { $source } { $amount }
# The bonus of ground units that strike.
source-ground = Bodeneinheit
sum = { $first } + { $rest }
# A roll with what is added to it, and what it has to reach.
rolled = Wurf { $base }
rolled-sum = Wurf { $base } + { $sum } = { $total }
needed = { $sum }
needed-sum = { $sum } = { $total }

## Buttons

button-done = Fertig
button-pass = Passen
button-result = Weiter
button-usual = Standard
button-card = Neu würfeln
button-repair = Repair
button-hyperdrive = Hyperdrive

## What is to be done

prompt-first-player = Die Würfel bestimmen, wer beginnt.
prompt-place = { $seat }: Setze Einheiten mit { -of-stars } in die Heimzone{ $usual ->
    [yes] {" "}oder drücke „{ button-usual }“
   *[no] {""}
}.
prompt-draw = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

# What a unit may do in a turn.
prompt-turn = { $seat }: { LIST($deeds, type: "or") }{ $deeds ->
    [one] {""}
   *[other] ,
} oder beende den Zug mit { -done }.
# The same where an objective can be replaced as well; there may be no deeds.
prompt-turn-replace = { $seat }: { $deeds ->
    [0] Ersetze ein Ziel oder beende den Zug mit
   *[other] { LIST($deeds, type: "or") }, ersetze ein Ziel oder drücke
} { -done }.
able-move = { $within ->
    [1] zieh
   *[other] Zieh
}
able-attack = { $within ->
    [1] greif an
   *[other] Greif an
}
able-strike = { $within ->
    [1] beschieße Ziele
   *[other] Beschieße Ziele
}
# The powers that are left after the action of a turn.
prompt-powers = { $seat }: Wähle { LIST($powers, type: "or") }{ $powers ->
    [one] {""}
   *[other] ,
} oder beende den Zug mit { -done }.
    .short = { $seat }: Nutze etwas Markiertes oder beende den Zug mit { -done }.
prompt-turn-over = { $seat }: Es gibt nichts mehr zu tun; beende den Zug mit { -done }.
power-repair = { $name } ({ button-repair })
power-hyperdrive = { $name } ({ button-hyperdrive })

# After the first touch.
prompt-replace = { $seat }: Wähle, welches deiner Ziele { $card } ersetzt.
prompt-use = { $seat }: Wähle eine Einheit für { $objective }.
prompt-jump = { $seat }: Wähle, in welche Zone { $name } springt.
prompt-unit = { $seat }: Wähle, { LIST($aims, type: "or") }{ $buttons ->
    [0] {""}
   *[other] , oder drücke { LIST($buttons, type: "or") }
}.
prompt-unit-power = { $seat }: Drücke { LIST($buttons, type: "or") } für { $name }.
aim-move = wohin sie zieht
aim-attack = was sie angreift
aim-strike = was sie beschießt
aim-both = was sie angreift oder beschießt

# While others may join an action.
prompt-move = { $seat }: Zieh noch Einheiten ({ room }) oder ende mit { -done }.
prompt-attacks = { $seat }: Nimm noch Einheiten dazu ({ room }) oder kämpfe mit { -done }.
prompt-strike = { $seat }: Nimm noch Einheiten dazu ({ room }) oder schieß mit { -done }.
# How many stars may join; cards may have raised that.
room = bis zu { stars }{ $cards ->
    [0] {""}
   *[other] {" "}mit { LIST($cards) }
}

prompt-order-battles = { $seat }: Wähle, welche deiner Einheiten jetzt kämpft.
prompt-order-strikers = { $seat }: Wähle, welche deiner Einheiten jetzt schießt.
prompt-battle-rolls = { NAME($unit, form: "owned") } gegen { NAME($foe_unit, form: "owned", within: 1) }: { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
}.
prompt-strike-rolls = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} für den Beschuss durch { $name }.
prompt-result = { $seat }: Das ist das Ergebnis.
prompt-card = { $seat }: Spiele für { $name } eine Karte aus der Hand oder drücke „{ button-pass }“.
prompt-no-card = { $seat }: Keine Karte in deiner Hand hilft { $name }; drücke „{ button-pass }“.
prompt-again = { $seat }: Wähle für { $name } { LIST($rerolls, type: "or") } oder drücke „{ button-pass }“.
reroll-card = „{ button-card }“
reroll-objective = { $card } (neuer Wurf)
prompt-rolls-again = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} neu.

# A unit is chosen for what a card does.
prompt-aim-damage = { $seat }: Wähle, wer durch { $card } { counters } bekommt{ or-done }.
prompt-aim-repair = { $seat }: Wähle, wen { $card } repariert{ or-done }.
prompt-aim-rule = { $seat }: Wähle, wen { $card } festhält{ or-done }.
or-done = { $optional ->
    [yes] , oder drücke { -done }
   *[no] {""}
}
prompt-reinforce = { $seat }: Hol bis zu { stars } aus der Reserve in { $zone } oder drücke { -done }.
prompt-hop = { $seat }: Wähle { $name } und dann die neue Zone, oder drücke { -done }, um zu bleiben.
prompt-hop-zone = { $seat }: Wähle die Zone, in die { $name } zieht.
prompt-turn-up = { $seat ->
    [you] Dein Ziel
   *[other] Das Ziel von { $seat }
} wird aufgedeckt.
prompt-swap = { $seat ->
    [you] Dein verdecktes Ziel kommt auf deine Hand
   *[other] Das verdeckte Ziel von { $seat } kommt auf die Hand
}.
prompt-reveal = { $seat ->
    [you] Dein Ziel
   *[other] Das Ziel von { $seat }
} wird aufgedeckt.
prompt-build = { $seat }: Nimm Einheiten bis { stars } und mindestens { cards }, oder ein Startdeck.

## How it ended

ended-everybody-out = alle anderen sind ausgeschieden
ended-everybody-resigned = alle anderen haben aufgegeben
ended-no-objective = { NAME($seat, within: 1) } { $seat ->
    [you] hast
   *[other] hat
} kein Ziel mehr
ended-no-unit = { NAME($seat, within: 1) } { $seat ->
    [you] hast
   *[other] hat
} keine Einheit mehr im Spiel
ended-resigned = { NAME($seat, within: 1) } { $seat ->
    [you] hast
   *[other] hat
} aufgegeben
ended-together = zugleich ausgeschieden: { LIST($seats, within: 1) }
ended-quiet = seit { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
} hat niemand etwas getan
ended-cap = nach { $count } Zügen zählen die übrigen Ziele, dann die Sterne im Spiel

## What was done

deed-again = { $seat } nutzt { NAME($objective, case: "acc") }, um neu zu würfeln.
deed-again-by-card = { $seat } nutzt die Karte, um neu zu würfeln.
deed-aim = { $seat } { $seat ->
    [you] wählst
   *[other] wählt
} { NAME($unit, form: "owned-there", within: 1) } für { $card }.
deed-attack = { NAME($unit, form: "owned") } greift { NAME($foe_unit, form: "owned", within: 1) } an.
deed-attack-in = { NAME($unit, form: "owned") } greift in { NAME($zone, case: "dat") } { NAME($foe_unit, form: "owned", within: 1) } an.
deed-begin-battles = { $seat } { $seat ->
    [you] beginnst
   *[other] beginnt
} die Kämpfe.
deed-begin-strike = { $seat } { $seat ->
    [you] beginnst
   *[other] beginnt
} den Beschuss.
# What others may know of a change while a fleet and a deck are built.
deed-build-unseen = { $seat } { $seat ->
    [you] änderst
   *[other] ändert
} Flotte oder Deck.
deed-choose-no-more = { $seat } { $seat ->
    [you] wählst
   *[other] wählt
} nichts mehr.
deed-draw = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} { $card }.
deed-draw-unseen = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} eine Karte.
deed-end-move = { $seat } { $seat ->
    [you] beendest
   *[other] beendet
} die Bewegung.
deed-end-turn = { $seat } { $seat ->
    [you] beendest
   *[other] beendet
} den Zug.
deed-fight-next = { NAME($unit, form: "owned-there") } kämpft als Nächstes.
deed-first-player = { $seat } { $seat ->
    [you] beginnst
   *[other] beginnt
} die Partie.
deed-join-strike = { $unit } nimmt { $seat ->
    [you] für dich
   *[other] für { $seat }
} am Beschuss teil.
deed-jump = { $seat } { $seat ->
    [you] springst
   *[other] springt
} mit { NAME($unit, form: "leaving") } in { $zone }.
deed-let-stand = { $seat } lässt den Wurf gelten.
deed-move = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} mit { NAME($unit, form: "leaving") } in { $zone }.
deed-no-more-reserves = { $seat } { $seat ->
    [you] bringst
   *[other] bringt
} nichts mehr aus der Reserve.
deed-pass = { $seat } passt.
deed-place = { $seat } setzt { $unit } ein.
deed-play = { $seat } { $seat ->
    [you] spielst
   *[other] spielt
} { $card }.
deed-put-back = { $seat } { $seat ->
    [you] legst
   *[other] legt
} { $thing } zurück.
deed-ready = { $seat } { $seat ->
    [you] bist
   *[other] ist
} bereit.
deed-reinforce = { $seat } { $seat ->
    [you] bringst
   *[other] bringt
} { $unit } aus der Reserve in { $zone }.
deed-repair = { $seat } { $seat ->
    [you] reparierst
   *[other] repariert
} { $unit }.
deed-replace = { $seat } ersetzt { NAME($objective, case: "acc") } durch { $card }.
deed-roll = { NAME($unit, form: "owned-there") } würfelt { $roll }.
deed-roll-again = { $seat } { $seat ->
    [you] würfelst
   *[other] würfelt
} neu: { $roll }.
deed-stay = { NAME($unit, form: "owned-there") } bleibt.
deed-strike = { NAME($unit, form: "owned-there") } beschießt { NAME($struck, within: 1) }.
deed-strike-next = { NAME($unit, form: "owned-there") } schießt als Nächstes.
deed-swap = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} { $card } auf die Hand.
deed-swap-unseen = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} die verdeckte Karte auf die Hand.
deed-take = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} { $thing }.
deed-take-deck = { $seat } { $seat ->
    [you] nimmst
   *[other] nimmt
} das Startdeck { $deck }.
deed-turn-up = { $seat ->
    [you] Dein Ziel
   *[other] Das Ziel von { $seat }
} ist { $card }.
deed-use = { $seat } nutzt { NAME($objective, case: "acc") } für { $unit }.
deed-usual = { $seat } setzt die üblichen { stars } ein.

## The same as advice, said to the player

advice-again = Würfle mit { $objective } neu
advice-again-by-card = Würfle mit der Karte neu
advice-aim = Wähle { NAME($unit, form: "owned-there", within: 1) } für { $card }
advice-attack = Greif { NAME($foe_unit, form: "owned", within: 1) } mit { NAME($unit, form: "name") } an
advice-attack-in = Greif { NAME($foe_unit, form: "owned", within: 1) } mit { NAME($unit, form: "name") } an
advice-begin-battles = Beginne die Kämpfe
advice-begin-strike = Beginne den Beschuss
advice-build-unseen = Ändere Flotte oder Deck
advice-choose-no-more = Wähle keine Einheiten mehr
advice-draw = Zieh eine Karte
advice-draw-unseen = Zieh eine Karte
advice-end-move = Beende deine Bewegung
advice-end-turn = Beende deinen Zug
advice-fight-next = Lass jetzt { $unit } kämpfen
advice-first-player = Lass die Würfel bestimmen, wer beginnt
advice-join-strike = Nimm { $unit } zum Beschuss dazu
advice-jump = Spring mit { NAME($unit, form: "leaving") } in { $zone }
advice-let-stand = Lass den Wurf gelten
advice-move = Zieh mit { NAME($unit, form: "leaving") } in { $zone }
advice-no-more-reserves = Bring nichts mehr aus der Reserve
advice-pass = Spiele keine Karte
advice-place = Setze { $unit } in deine Heimzone
advice-play = Spiele { $card }
advice-put-back = Lege { $thing } zurück
advice-ready = Beginne mit dieser Flotte und diesem Deck
advice-reinforce = Bring { $unit } in { $zone }
advice-repair = Repariere { $unit }
advice-replace = Ersetze { NAME($objective, case: "acc") } durch { $card }
advice-result = Sieh dir das Ergebnis an
advice-roll = Würfle
advice-roll-again = Würfle
advice-stay = Lass { $unit }, wo die Einheit ist
advice-strike = Beschieße { NAME($struck, within: 1) } mit { NAME($unit, form: "name") }
advice-strike-next = Lass jetzt { $unit } schießen
advice-swap = Nimm die verdeckte Karte
advice-swap-unseen = Nimm die verdeckte Karte
advice-take = Nimm { $thing }
advice-take-deck = Nimm das Startdeck { $deck }
advice-turn-up = Decke das Ziel auf
advice-use = Nutze { NAME($objective, case: "acc") } für { $unit }
advice-usual = Setze die üblichen { stars } ein

## What came of it

result-hit = { NAME($unit, form: "owned-there") }: { $rolled } gegen { $needed }: Treffer.
result-miss = { NAME($unit, form: "owned-there") }: { $rolled } gegen { $needed }: daneben.
# A roll that hits whatever the totals are.
result-sure = { NAME($unit, form: "owned-there") }: Wurf { $base } trifft sofort.
result-destroys = { NAME($unit, form: "owned-there") }: { $rolled } gegen { $needed }: { NAME($struck, within: 1) } ist zerstört.
result-fails = { NAME($unit, form: "owned-there") }: { $rolled } gegen { $needed }: { NAME($struck, within: 1) } hält stand.
# The same without the sums.
result-destroys-brief = { $struck } ist zerstört.
result-fails-brief = { $struck } hält stand.
result-none = { LIST($units, form: "owned-there") } richten gegeneinander keinen Schaden an.

happened-barred = { NAME($unit, form: "owned-there") } darf dieses Ziel nicht beschießen.
happened-destroyed = { NAME($unit, form: "owned-there") } ist zerstört.
happened-held = { NAME($unit, form: "owned-there") } kann { -next-turn } nicht ziehen.
happened-hurt = { NAME($unit, form: "owned-there") } bekommt { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
}.
happened-mended = { NAME($unit, form: "owned-there") } verliert { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
}.
happened-skipped = { NAME($unit, form: "owned-there") } greift nicht an: { NAME($foe_unit, form: "owned-there", within: 1) } ist { $gone ->
    [yes] nicht mehr da
   *[no] nicht mehr in derselben Zone
}.
happened-spare = { NAME($unit, form: "owned-there") } hat nichts mehr zu beschießen.
happened-out = { $seats ->
    [you] Du bist ausgeschieden.
    [one] { LIST($seats) } ist ausgeschieden.
   *[other] Ausgeschieden: { LIST($seats) }.
}

## What speaks for an action, said to its player, whose things are "your" here

# How likely something is, in percent. Cards that may still be played may change it.
likely = in { $chance } % der Fälle{ $cards ->
    [yes] {" "}(noch ohne Karten)
   *[no] {""}
}
reason-action-taken = deine Aktion ist getan
reason-pair-destroys = { NAME($unit, form: "owned-there", within: 1) } zerstört { $foe_unit } { likely }
reason-pair-hits = { NAME($unit, form: "owned-there", within: 1) } trifft { $foe_unit } { likely }
reason-together = zusammen zerstören deine Einheiten { $card } in { $chance } % der Fälle
reason-hits = das trifft { likely } und ließe { $left } von { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilden
} übrig
reason-destroys-last-unit = das zerstört { $seat ->
    [you] deine letzte Einheit
   *[other] die letzte Einheit von { $seat }
} im Spiel { likely }
reason-destroys-unit = das zerstört { $foe_unit } { likely }
reason-intruder = { NAME($unit, form: "owned-there", within: 1) } kann deine Ziele beschießen
reason-survives = ein einfacher Treffer zerstört { NAME($unit, form: "owned-there", within: 1) } nicht
reason-seldom-hit = { NAME($unit, form: "owned-there", within: 1) } wird nur { likely } getroffen
reason-keeps-cards = du behältst deine Karten
reason-card-destroys = ein Treffer zerstört dann { NAME($unit, form: "owned-there", within: 1) }
reason-card-saves = { NAME($unit, form: "owned-there", within: 1) } übersteht dann einen Treffer
reason-raises = das hebt deine Trefferchance von { $old_chance } auf { $new_chance } %
reason-lowers = das senkt die Trefferchance der Gegenseite von { $old_chance } auf { $new_chance } %
reason-more-damage = ein Treffer macht dann { $more } statt { $less } Schaden
reason-less-damage = ein Treffer auf { NAME($unit, form: "owned-there", within: 1) } macht dann { $less } statt { $more } Schaden
reason-draws = du ziehst dafür eine neue Karte
reason-roll-hits = dein Wurf trifft schon so
reason-roll-misses = dein Wurf geht daneben, und ein neuer trifft in { $chance } % der Fälle
reason-roll-destroys = dein Wurf zerstört das Ziel schon so
reason-roll-fails = dein Wurf reicht nicht, und ein neuer reicht in { $chance } % der Fälle
reason-destroys-last-objective = das zerstört { $seat ->
    [you] dein letztes Ziel
   *[other] das letzte Ziel von { $seat }
} in { $chance } % der Fälle
reason-destroys-objective = das zerstört { NAME($card, case: "acc") } in { $chance } % der Fälle
reason-destroys-hidden = das zerstört eine verdeckte Karte dieses Decks in { $chance } % der Fälle
reason-no-reserves = { NAME($seat, within: 1) } { $seat ->
    [you] hast
   *[other] hat
} keine Reserve, die dafür kommen könnte
reason-last-objective = das ist { $seat ->
    [you] dein letztes Ziel
   *[other] das letzte Ziel von { $seat }
}
reason-threatens-last = das bedroht { $seat ->
    [you] dein letztes Ziel
   *[other] das letzte Ziel von { $seat }
}
reason-can-strike = von dort kann sie { -objectives-of } beschießen
reason-can-strike-card = von dort kann sie { $card } beschießen und zerstört das Ziel in { $chance } % der Fälle
reason-escapes = dort kann niemand sie angreifen, hier kann es { NAME($unit, form: "owned-there", within: 1) }
reason-meets = dort kann sie { NAME($unit, form: "owned-there", within: 1) } angreifen, eine Gefahr für deine Ziele
reason-nearer = dann fehlt nur noch ein Schritt bis zu { $seat ->
    [you] deinen Zielen
   *[other] den Zielen von { $seat }
}
reason-nearer-any = dann fehlt zu allen gegnerischen Zielen nur noch ein Schritt
reason-brings = das bringt { stars } zurück ins Spiel
reason-defense = sie hat Abwehr { $defense }, { $card } nur { $old_defense }
reason-comes-to-hand = die verdeckte Karte kommt auf deine Hand
reason-destroys-it = das zerstört { NAME($unit, form: "owned-there", within: 1) }
reason-leaves = das lässt { NAME($unit, form: "owned-there", within: 1, case: "dat") } { shields }
reason-mended = { NAME($unit, form: "owned-there", within: 1) } hat dann { shields }
reason-held = { NAME($unit, form: "owned-there", within: 1) } kann { -next-turn } nicht ziehen

## What there is to know

about-unit = { -owned }
about-gone = Sie ist aus dem Spiel.
about-in-reserves = Sie ist in der Reserve.
about-zone = Sie ist in { NAME($zone, case: "dat") }.
about-damage = Sie hat { counters }; { $left ->
    [one] { $left } weiterer zerstört
   *[other] { $left } weitere zerstören
} sie.
about-held = Sie kann { -next-turn } nicht ziehen.
about-held-now = Sie kann bis zum Ende dieses Zugs nicht ziehen.
about-ground-only = Sie kann hier keine Raumeinheiten angreifen, nur Bodeneinheiten.
about-ground-home = Sie darf hier Raumeinheiten angreifen: Sie ist zu Hause.
about-ground-cards = Sie darf hier Raumeinheiten angreifen: { LIST($cards, type: "comma") }.
about-adds-battle = In jedem Kampf hat sie jetzt +{ $amount } { $value }: { LIST($sources, type: "comma") }.
about-adds-strike = Bei jedem Beschuss hat sie jetzt +{ $amount } { $value }: { LIST($sources, type: "comma") }.
about-kind = { $ground ->
    [yes] Bodeneinheit
   *[no] Raumeinheit
} mit { -of-stars }, { $faction }.
about-values = Angriff { $attack }, Schaden { $damage }, Abwehr { $defense }, Schilde { $shields }.

# An icon, and what it does: "Trooper: for the abilities of Dug In and Squad Advance; an opponent's Admiral Ackbar
# counts it."
about-icon = { $icon }: { $clauses }.
# Two clauses, or more, as the rest may be two as well.
clauses = { $first }; { $rest }
icon-for = { $also ->
    [yes] auch für
   *[no] für
} die Fähigkeiten von { LIST($cards) }
icon-counted = zählt für { LIST($cards, type: "or") } der Gegenseite

about-zone-contested =
    Die umkämpfte Zone
    { about-contested }
    { about-contested-ground }
about-zone-home =
    { -home-of }
    { $closed ->
        [yes] { about-closed }
       *[no] { about-home-reserves }
    }
    { $closed ->
        [yes] {""}
       *[no] { about-home-strike }
    }
about-contested = Sie grenzt an jede Heimzone.
about-contested-ground = Bodeneinheiten können hier keine Raumeinheiten angreifen{ $seats ->
    [0] {""}
   *[other] , außer denen von { LIST($seats, within: 1, case: "dat") }
}.
about-closed = Sie ist geschlossen.
about-home-reserves = Hier kommt { $seat ->
    [you] deine Reserve
   *[other] die Reserve von { $seat }
} ins Spiel.
about-home-strike = Gegnerische Einheiten dürfen hier { -objectives-of } beschießen.

about-pile = { -pile-of }
about-cards = { LIST($cards, type: "comma") }.
about-copies = { LIST($copies, type: "comma") }.
copies = { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
}
about-count = { cards }.
about-empty = Leer.
about-shuffled = Ist das Deck leer, wird die Ablage gemischt und zum neuen Deck.

about-slot =
    { -slot-of }
    { $destroyed ->
        [yes] { about-slot-destroyed }
       *[no] { about-slot-down }
    }
    { $destroyed ->
        [yes] {""}
       *[no] { about-slot-turned }
    }
about-slot-destroyed = Es ist zerstört, und nichts tritt an seine Stelle.
about-slot-down = Es liegt verdeckt, und niemand hat es gesehen. Es kann eine Kampfkarte sein.
about-slot-turned = Es wird aufgedeckt, wenn es beschossen wird, und kommt auf die Hand, wenn es ersetzt wird.
about-objective =
    { -card-of }
    { $text }
    { $parts ->
        [0] {""}
        [1] {""}
       *[other] { about-defense }
    }
about-defense = Die Abwehr ist jetzt { $total }: { $sum }.

about-name = { $name }
about-card =
    { about-name }
    { $text }
about-card-text =
    { $combat ->
        [yes] { about-combat-card }
       *[no] { about-objective-card }
    }
    { $effects ->
        [0] { $combat ->
            [yes] {""}
           *[no] { about-no-ability }
        }
       *[other] { about-ability }
    }
    { $stacks ->
        [yes] {""}
       *[no] { about-no-stack }
    }
    { about-as-objective }
about-combat-card = Kampfkarte: { $bonus } für jede Einheit.
about-objective-card = Zielkarte.
about-ability = { $ability }
about-no-ability = Sie hat keine Fähigkeit.
about-no-stack = Weitere Exemplare bewirken nichts.
about-as-objective = Als Ziel hat sie Abwehr { $defense } und { stars }.

about-deck =
    { $deck }
    { about-deck-units }
    { about-deck-size }
about-deck-units = Einheiten: { LIST($numbers, type: "comma") }.
deck-units = { $count } { $name }
about-deck-size = { stars } und { cards }.

## What cards and icons do: clauses at the end of a sentence, made from their effects

# The ability of a card. An ability of a combat card is for some units alone, which are called "it" in what follows.
ability-icon = Einheit mit { $icon }: { $effects }.
ability-any = Jede Einheit: { $effects }.
ability-stars = Einheit mit { LIST($counts, type: "or") } Sternen: { $effects }.
ability-reveal = Beim Aufdecken: { $effects }.
# A capital is put at its beginning.
ability-always = { $effects }.

bonus = +{ $amount } { $value }

# What a combat card does for its unit.
combat-modify = +{ $amount } { $stat }{ $per ->
    [opposing_icon_in_zone] {" "}für jede gegnerische Einheit mit { $icon } in der Zone
    [other_friendly_icon_in_zone] {" "}für jede andere eigene Einheit mit { $icon } in der Zone
   *[none] {""}
}{ $max ->
    [0] {""}
   *[other] , höchstens +{ $max }
}{ $when ->
    [foe_ground] , wenn die gegnerische Einheit eine Bodeneinheit ist
    [foe_stars_min_3] , wenn die gegnerische Einheit mindestens 3 Sterne hat
    [self_in_home] , wenn die Einheit in ihrer Heimzone ist
    [defending] , wenn die Einheit angegriffen wird
   *[none] {""}
}
combat-hit_on = sie trifft auch automatisch mit { $doubles ->
    [yes] einem Pasch
   *[no] einem Wurf von { $min } oder mehr
}
combat-reroll = { $who ->
    [self] ihre Würfel
   *[foe] die Würfel der gegnerischen Einheit
} { $optional ->
    [yes] dürfen neu geworfen werden
   *[no] werden neu geworfen
}; { roll-kept }
combat-prevent = verhindert { $amount } Schaden an sich{ at-least }
combat-damage = { moment }{ counters-go } auf eine andere gegnerische Einheit in der Zone
combat-repair = { moment }bis zu { counters-off } weniger
combat-draw = { moment }{ $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} ziehen
combat-move = { moment }eine Zone weit ziehen
combat-reserve = { moment }{ $when ->
    [self_destroyed] eine andere Einheit
   *[other] eine Einheit
} mit { -of-stars } aus der Reserve in { $where ->
    [home] ihre Heimzone
   *[here] ihre Zone
}
combat-rule = { $what ->
    [move] { $when ->
        [none] die gegnerische Einheit kann
       *[other] { moment }kann die gegnerische Einheit
    } { held }
    [prevent_damage] { $when ->
        [none] die gegnerische Einheit kann
       *[other] { moment }kann die gegnerische Einheit
    } keinen Schaden verhindern
   *[other] die Fähigkeit der gegnerischen Karte wirkt nicht; ihr Bonus zählt
}
combat-limit = { objective-limit }

# When it happens.
moment = { $when ->
    [on_hit] bei einem Treffer{" "}
    [self_destroyed] wenn die Einheit zerstört wird,{" "}
    [after_battle_survived] nach überstandenem Kampf{" "}
    [after_refill] nach dem Auffüllen der Hände{" "}
   *[none] {""}
}
at-least = { $floor ->
    [0] {""}
   *[other] , aber mindestens { $floor } bleibt
}
roll-kept = { $keep ->
    [new] der neue Wurf zählt
    [best] der bessere Wurf zählt
   *[worst] der schlechtere Wurf zählt
}
counters-go = { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
}
counters-off = { $amount ->
    [one] { $amount } Marker
   *[other] { $amount } Marker
}
held = bis zum Ende ihres nächsten eigenen Zugs nicht ziehen

# What an objective does. `own` is so where this is said to its owner, as advice.
the-owner = { $own ->
    [yes] du
   *[no] die eigene Seite
}
# Die Karten sagen "eigen", wo Englisch vom Besitzer spricht.
the-owners = { $own ->
    [yes] deine
   *[no] eigene
}
-home-dative = { $own ->
    [yes] deiner Heimzone
   *[no] der eigenen Heimzone
}
objective-modify = { $stat ->
    [value-objective_defense] { $own ->
        [yes] deine { $others ->
            [yes] anderen Ziele
           *[no] Ziele
        }
       *[no] { $others ->
            [yes] die anderen eigenen Ziele
           *[no] eigene Ziele
        }
    } haben +{ $amount } Abwehr
   *[other] { whose-units } haben { $during ->
        [battle] in Kämpfen
        [strike] beim Beschuss
       *[both] in Kämpfen und beim Beschuss
    } +{ $amount } { $stat }
}
-actions = { $own ->
    [yes] bei deiner { $action }
   *[no] bei der eigenen { $action }
} dürfen Einheiten mit zusammen { more-stars } mitmachen
objective-limit = { $what ->
    [move] { -actions(action: "Bewegung") }
    [combat] { -actions(action: "Kampfaktion") }
    [strike] { -actions(action: "Beschussaktion") }
    [hand] { $own ->
        [yes] auf deiner Hand
       *[no] auf der eigenen Hand
    } ist Platz für { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } mehr
   *[reinforce] wird ein anderes { $own ->
        [yes] deiner Ziele
       *[no] eigenes Ziel
    } zerstört, dürfen Einheiten mit zusammen { more-stars } aus der Reserve kommen
}
objective-reroll = { $limit ->
    [once_per_own_turn] { once-a-turn } dürfen die Würfel
   *[none] die Würfel
} einer Einheit { $limit ->
    [once_per_own_turn] {""}
   *[none] dürfen{" "}
}neu geworfen werden; { roll-kept }
objective-damage = { counters-go } auf { $targets ->
    [1] eine gegnerische Einheit
   *[other] jede von bis zu { $targets } gegnerischen Einheiten
} in { -home-dative }
objective-repair = { once-a-turn } kann eine Einheit in { -home-dative } { counters-off } verlieren
objective-draw = { $own ->
    [yes] du ziehst { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
   *[no] { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } ziehen
}
objective-reserve = Einheiten mit zusammen bis zu { -of-stars } dürfen aus der Reserve in { $own ->
    [yes] deine Heimzone
   *[no] die eigene Heimzone
} kommen
objective-rule = { $what ->
    [move] eine gegnerische Einheit in { -home-dative } kann { held }
    [strike_this] { whose-units } können dieses Ziel { $can ->
        [yes] beschießen
       *[no] nicht beschießen
    }
    [ground_strike_bonus] gegnerische Bodeneinheiten können ihren Bonus gegen { $own ->
        [yes] deine Ziele
       *[no] die Ziele dieser Seite
    } { $can ->
        [yes] nutzen
       *[no] nicht nutzen
    }
    [reroll] { $scope ->
        [you] { $own ->
            [yes] du kannst
           *[no] die eigene Seite kann
        } { $can ->
            [yes] neu würfeln
           *[no] nicht neu würfeln
        }
        [all] { $can ->
            [yes] alle können
           *[no] niemand kann
        } neu würfeln
       *[opponents] die Gegenseite kann { $can ->
            [yes] neu würfeln
           *[no] nicht neu würfeln
        }
    }
    [ground_attack_space] { $scope ->
        [you] { $own ->
            [yes] deine Bodeneinheiten
           *[no] eigene Bodeneinheiten
        }
        [all] alle Bodeneinheiten
       *[opponents] gegnerische Bodeneinheiten
    } können { $in_zone ->
        [contested] in der umkämpften Zone
       *[other] in jeder Zone
    } { $can ->
        [yes] Raumeinheiten
       *[no] keine Raumeinheiten
    } angreifen
   *[other] { combat-rule }
}
objective-hit_on = { combat-hit_on }
objective-prevent = { combat-prevent }
objective-move = { combat-move }

can = { $can ->
    [yes] können
   *[no] können nicht
}
once-a-turn = einmal in jedem { $own ->
    [yes] deiner Züge
   *[no] eigenen Zug
}
more-stars = { $amount ->
    [one] { $amount } Stern
   *[other] { $amount } Sternen
} mehr
whose-units = { $scope ->
    [you] { $own ->
        [yes] deine { units-with }
       *[no] eigene { units-with }
    }
    [all] alle { units-with }
   *[opponents] gegnerische { units-with }
}
units-with = Einheiten{ $with_icon ->
    [none] {""}
   *[other] {" "}mit { $with_icon }
}{ $with_stars ->
    [0] {""}
   *[other] {" "}mit mindestens { $with_stars } Sternen
}

# What a power icon does.
icon-prevent = jeder Treffer auf sie macht { $amount } Schaden weniger{ at-least }
icon-repair = einmal je Zug kann sie { counters-off } verlieren
icon-move = einmal je Zug kann sie in eine Nachbarzone ziehen; das ist keine Bewegungsaktion

# What a combat card does, in a few words, as there is room on it.
brief-modify = +{ $amount }{ $same ->
    [yes] {""}
   *[no] {" "}{ $stat }
}{ $per ->
    [opposing_icon_in_zone] {" "}je Gegner mit { $icon }
    [other_friendly_icon_in_zone] {" "}je weitere{ $gated ->
        [yes] {""}
       *[no] {" "}mit { $icon }
    }
   *[none] {""}
}{ $max ->
    [0] {""}
   *[other] , max. { $max }
}{ $when ->
    [foe_ground] {" "}gegen Boden
    [foe_stars_min_3] {" "}gegen 3+ Sterne
    [self_in_home] {" "}zu Hause
    [defending] {" "}wenn angegriffen
   *[none] {""}
}
brief-hit_on = trifft mit { $doubles ->
    [yes] Pasch
   *[no] { $min }+
}
brief-reroll = { $keep ->
    [new] neuer
    [best] besserer
   *[worst] kleinerer
} { $who ->
    [foe] Gegnerwurf
   *[self] { $keep ->
        [new] Wurf
       *[other] von 2 Würfen
    }
}
brief-prevent = { $amount } weniger Schaden
brief-damage = { $amount } auf weiteren Gegner
brief-repair = { counters-off } weg
brief-draw = { $amount } mehr ziehen
brief-move = zieht danach
brief-reserve = { stars } aus Reserve
brief-rule = { $what ->
    [move] Gegner sitzt fest
    [prevent_damage] Gegner verhindert nichts
   *[other] Gegner nur mit Bonus
}
brief-limit = { objective-limit }

## The picture, as a screen reader says it

label-picture = PocketModel. { $standings ->
    [0] {""}
   *[other] Im Spiel: { LIST($standings, type: "comma") }.{" "}
}{ $prompt }
standing = { $seat } mit { $objectives ->
    [one] { $objectives } Ziel
   *[other] { $objectives } Zielen
} und { -of-stars }
label-unit = { -owned } in { NAME($zone, case: "dat") }: Angriff { $attack }, Schaden { $damage }, Abwehr { $defense }, Schilde { $shields }{ $counters ->
    [0] {""}
   *[other] , { counters }
}{ $held ->
    [yes] , kann nicht ziehen
   *[no] {""}
}
label-reserve = { $copies } { $name } von { NAME($seat, within: 1, case: "dat") } in Reserve
label-zone = { $contested ->
    [yes] { label-zone-contested }
   *[no] { $closed ->
        [yes] { label-zone-closed }
       *[no] { label-zone-home }
    }
}
label-zone-contested = die umkämpfte Zone: { units }
label-zone-home = { -home-of }: { units }, { stars } von { NAME($seat, within: 1, case: "dat") }
label-zone-closed = { -home-of }, geschlossen
label-slot-destroyed = { -slot-of }, zerstört
label-slot-down = { -slot-of }, verdeckt
label-slot-up = { -slot-of }: { $card }, Abwehr { $defense }, { stars }
label-pile = { -pile-of }, { cards }
label-combat-card = { $card }: { $bonus }{ more-copies }{ $ability ->
    [none] {""}
   *[other] . { $ability }
}
label-objective-card = { $card }: Zielkarte, Abwehr { $defense }{ more-copies }
more-copies = { $copies ->
    [one] {""}
   *[other] , { $copies } Exemplare
}
# A thing with the odds of what is being chosen.
label-odds = { $label }. { $odds }
odds-attack = Trefferchance { $hit_chance } %, Gegentreffer { $hurt_chance } %{ $cards ->
    [yes] ; Karten können das ändern
   *[no] {""}
}
odds-strike = { $chance } % Chance, { $card } zu zerstören
odds-strike-hidden = { $chance } % Chance, eine verdeckte Karte dieses Decks zu zerstören
odds-strike-unknown = { $weak_chance } % Chance, eine Karte mit Abwehr { $least } zu zerstören, { $strong_chance } % bei Abwehr { $most }
# While fleets and decks are built.
label-builder = PocketModel. { $prompt }
label-finish = { sign-fleet-size }, { sign-deck-size }: { button-done }
label-take = { $thing } nehmen; { $copies } genommen
label-put-back = { $thing } zurücklegen

## What is written in the picture; there is little room

sign-odds = { $chance } %
sign-odds-range = { $least_chance }–{ $most_chance } %
# The last word may stand in a line of its own, in smaller letters.
sign-zone-contested = umkämpfte Zone
sign-zone-home = { $seat } Heim
sign-zone-closed = { $seat } (zu)
# Under each pile, in at most four letters.
sign-hand = Hand
sign-deck = Deck
sign-discard = weg
sign-no-reserves = keine Reserve
sign-no-card = keine Karte
sign-hands-hidden = Hände sind verdeckt
sign-holds-nothing = { -has } keine Karte
sign-slot-destroyed = zerstört
sign-gated-icon = { $icon }: { $brief }
sign-gated-any = alle: { $brief }
sign-gated-stars = { LIST($counts, type: "or") } Sterne: { $brief }
# What an objective does that is struck.
sign-ability = { $ability }
sign-versus = gegen
sign-icons = { LIST($icons, type: "comma") }
sign-objective-of = { $seat ->
    [you] Dein Ziel
   *[other] Ziel von { $seat }
}
# A card that was played, and what its unit gains.
sign-played = { $bonus }
sign-played-brief = { $bonus }, { $brief }
sign-played-adds = { $bonus }, Fähigkeit +{ $more }
sign-played-unable = { $bonus }, nur Bonus
sign-before-roll = Wurf + { $sum }
sign-rolled = { $rolled }
sign-needed = gegen { $needed }
sign-sure = Wurf { $base } trifft sofort
# Instead of a sum while the dice fall.
sign-rolling = Wurf …
sign-to-hit = { $chance } % Treffer
sign-to-destroy = { $chance } % zerstört
sign-hit = Treffer
sign-miss = Daneben
sign-destroyed = Zerstört
sign-holds = Hält stand
# While fleets and decks are built.
sign-own-fleet = { $seat ->
    [you] Deine Flotte und dein Deck
   *[other] Flotte und Deck von { $seat }
}
sign-fleet-size = { $stars } von { $most_stars } Sternen
sign-deck-size = { $count } von { $least_count } Karten
sign-changes = { $count ->
    [one] noch { $count } Änderung
   *[other] noch { $count } Änderungen
}
sign-take-deck = { $deck } nehmen
sign-fit = Flotte und Deck sind fertig.
sign-group-combat = Kampfkarten
sign-group-objective = Zielkarten
sign-group-faction = Einheiten: { $faction }
sign-card-defense = Abwehr { $defense }

## Why touches are refused

refusal-ability-used = { $card } wurde in diesem Zug schon genutzt, oder es gibt nichts, worauf es wirkt.
refusal-action-taken = Die Aktion dieses Zugs ist getan, und { $unit } hat keine Fähigkeit, die jetzt wirkt.
refusal-barred = { $unit } kann { $card } nicht beschießen. { $ability }
refusal-before-action = Ein Ziel wird vor der Aktion ersetzt.
refusal-card-first = Wähle zuerst eine Zielkarte der Hand, dann das Ziel, das sie ersetzt.
refusal-card-then-objective = Wähle eine Zielkarte der Hand, dann { $seat ->
    [you] das eigene Ziel
   *[other] das Ziel von { $seat }
}, das sie ersetzt.
refusal-choose-first = Hier muss etwas gewählt werden.
refusal-chosen-already = { $unit } ist schon gewählt.
refusal-combat-card = { $card } ist eine Kampfkarte: Sie wird im Kampf gespielt und ersetzt kein Ziel.
refusal-copy-first = Ein anderes Exemplar von { $unit } kommt zuerst.
refusal-destroyed = Dieses Ziel ist zerstört.
refusal-elsewhere = { $foe_unit } ist nicht in derselben Zone wie { $unit }.
refusal-excluded = Es muss eine andere Einheit sein als { $unit }.
refusal-ground-unit = { $unit } ist eine Bodeneinheit: Raumeinheiten greift sie nur { $seat ->
    [you] in deiner Heimzone
   *[other] in der Heimzone von { $seat }
} an.
refusal-happens-first = Zuerst geschieht das: { $prompt }
refusal-held = { $unit } kann bis zum Ende { $owner_seat ->
    [you] deines nächsten Zugs
   *[other] des nächsten Zugs von { $owner_seat }
} nicht ziehen.
refusal-held-now = { $unit } kann bis zum Ende dieses Zugs nicht ziehen.
refusal-in-battles = Eine Kampfkarte wird im Kampf von der Hand gespielt, wenn danach gefragt wird.
refusal-in-play = { $unit } ist schon im Spiel.
refusal-in-reserves = { $unit } ist in der Reserve.
refusal-in-turns = Eine Zielkarte wird am Anfang des eigenen Zugs von der Hand gespielt.
refusal-mover-first = Wähle zuerst { $unit }, dann die Zone, in die es geht.
refusal-no-attack = { $unit } kann { $foe_unit } jetzt nicht angreifen.
refusal-no-counter = { $unit } hat keinen Marker, der weg könnte.
refusal-no-jump = { $unit } kann dort nicht hin.
refusal-no-power = { $unit } hat diese Fähigkeit nicht.
refusal-no-room = { $unit } hat { stars }; es ist nur Platz für { $room }.
refusal-not-chosen = { $unit } kann jetzt nicht gewählt werden. { $prompt }
refusal-not-exactly = Mit { $unit } käme die Flotte nicht auf genau { $total } Sterne, oder ein anderes Exemplar kommt zuerst.
refusal-not-most = Mit { $unit } käme die Flotte nicht auf { $total } Sterne, so viele, wie sie kann.
refusal-not-to-place = { NAME($unit, form: "owned-there") } gehört nicht { theirs }.
refusal-not-to-use = { NAME($unit, form: "owned-there") } gehört nicht { theirs }.
theirs = { $seat ->
    [you] dir
   *[other] { $seat }
}
refusal-nothing-to-do = { $unit } hat jetzt nichts zu tun.
refusal-objective-chosen = Das Ziel steht fest: Wähle eine weitere Einheit oder drücke { -done }, um zu schießen.
refusal-one-defender = Alle Angriffe einer Aktion gelten einer Seite: { NAME($other_seat, within: 1, case: "dat") }.
refusal-own-objective = Nur gegnerische Ziele werden beschossen.
refusal-own-objectives-only = Sie ersetzt nur { $seat ->
    [you] eines deiner Ziele
   *[other] ein Ziel von { $seat }
}.
refusal-own-unit = Nur gegnerische Einheiten werden angegriffen.
refusal-place-more = Einheiten mit zusammen { -of-stars } fehlen noch.
refusal-power-used = In diesem Zug wurde schon eine Fähigkeit genutzt.
refusal-replaced-already = In diesem Zug wurde schon ein Ziel ersetzt.
refusal-stays-empty = Dieses Ziel ist zerstört, und sein Platz bleibt leer.
refusal-strike-from = { $unit } muss in { NAME($zone, case: "dat") } sein, um dort zu schießen.
refusal-striker-first = Wähle zuerst eine Einheit in { NAME($zone, case: "dat") }, dann das Ziel.
refusal-there-already = { $unit } ist schon dort.
refusal-two-moves = Von einer Heimzone in eine andere sind es zwei Bewegungen, durch die umkämpfte Zone.
refusal-unit-first = Wähle zuerst eine Einheit, dann die Zone, in die sie zieht.
refusal-zone-closed = Diese Heimzone ist geschlossen.

# While fleets and decks are built.
refusal-builds-unseen = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
} gerade verdeckt Flotte und Deck.
refusal-deck-already = Das ist schon das Startdeck { $deck }.
refusal-most-cards = Ein Deck hat { $thing } höchstens { $most }-mal.
refusal-most-stars = Mit { $thing } hätte die Flotte mehr als { $most } Sterne.
refusal-most-units = Eine Flotte hat { $thing } höchstens { $most }-mal.
refusal-no-changes = Es sind keine Änderungen übrig: Drücke { -done } oder wähle ein Startdeck.
refusal-no-changes-unfit = Es sind keine Änderungen übrig, und so kann man nicht spielen: Wähle ein Startdeck.
refusal-none-to-put-back = Von { $thing } gibt es hier nichts zurückzulegen.
refusal-one-at-a-time = Einheiten und Karten werden einzeln genommen.
# What is wrong with the fleet and the deck, in sentences of their own.
refusal-unfit = { $complaint }

## What is wrong with the text of a position

fault-aim = { $card } verlangt diese Wahl nicht.
fault-aim-in-battle = { $card } wird nur im Kampf gespielt.
fault-answer-after-pass = Die angreifende Seite antwortet nur, wenn sie gepasst hat.
fault-battle-phase = { $part } ist keine Phase eines Kampfs.
fault-before-first-turn = Vor dem ersten Zug ist noch keiner zu Ende.
fault-broken-off = Ein abgebrochener Kampf geht für die Seite weiter, die noch im Spiel ist.
fault-build-changes = { $part } müsste die Zahl der übrigen Änderungen sein.
fault-build-changes-over = Es gibt höchstens { $most } Änderungen.
fault-build-entry = { $part } ist weder ein Startdeck, noch hat es die Form „own:Einheiten:Karten“.
fault-build-no-fleet = { $part } hat keine Flotte zu bauen.
fault-build-nobody-builds = Jemand muss bauen, oder es ist nur noch einer übrig.
fault-build-nobody-left = Jemand muss noch mitspielen.
fault-build-not-yet = { $part } hat noch nichts gebaut oder ist ausgeschieden.
fault-build-over = Niemand baut, wenn nur noch einer übrig ist.
fault-build-spare = { $part } hat mehr genommen, als erlaubt ist.
fault-card = { $part } ist keine Karte.
fault-card-copies = { $card } gibt es { $copies }-mal; erlaubt ist es { $most }-mal.
fault-card-early = Eine Karte wurde zu früh gespielt.
fault-cards-missing = Karten von { $deck } fehlen: Es gibt { $count }.
fault-combat-card-up = { $card } ist eine Kampfkarte und kann nicht offen liegen.
fault-copy = Exemplare werden ab 1 gezählt: Vor { $part } fehlt { $before }.
fault-deck = { $part } ist weder ein Startdeck noch das Wort „own“.
fault-deck-copies = { $card } gibt es { $copies }-mal; dieses Deck hat es höchstens { $most }-mal.
fault-deck-small = Das Deck hat { cards }; es muss mindestens { $least } haben.
fault-deck-units = Das sind nicht die Einheiten von { $deck }.
fault-destroyed = { $part } hat { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} und müsste zerstört sein.
fault-draw-together = Bei einem Unentschieden sind die Letzten zugleich ausgeschieden.
fault-face-down-cards = Es gibt weniger Karten, als verdeckt liegen.
fault-fighters = Ein Kampf ist zwischen einer Einheit der Seite am Zug und einer gegnerischen.
fault-fighters-zone = Einheiten, die kämpfen, sind in derselben Zone.
fault-first-player = Wer beginnt, steht schon fest.
fault-flag = { $part } ist kein Merkmal eines Zugs.
fault-fleet-empty = Die Flotte hat keine Einheit.
fault-fleet-large = Die Flotte hat { stars }; erlaubt sind { $most }.
fault-foreign-unit = { $part } nennt eine Einheit einer anderen Seite.
fault-gone = { $seat } ist ausgeschieden, also müsste alles von { $seat } weg sein.
fault-in-two-places = { $part } ist an zwei Orten.
# The number says what has been used or is forbidden.
fault-jammed = „{ $number }“ sagt nicht, wessen Karte keine Fähigkeit mehr hat.
fault-keep = { $part } sagt nicht, welcher Wurf zählt.
fault-last-step = Der letzte Schritt ist der Zug der Seite, die am Zug ist.
fault-left-cards = Die Karten von Ausgeschiedenen sind weg, und kein Wurf von ihnen bleibt.
fault-moved-unit = Wer zieht, hat eine Einheit gezogen, die im Spiel ist.
fault-no-card-count = { $part } ist keine Karte mit einer Zahl.
fault-no-choice = Bei { $part } muss niemand etwas wählen.
fault-no-combat-card = { $card } ist keine Kampfkarte.
fault-no-mover = { $part } nennt keine Einheit, die ziehen könnte.
fault-no-objective = { $part } nennt ein Ziel, das es nicht gibt.
fault-no-older-pile = Eine Karte liegt verdeckt aus einem Stapel, den es nicht gibt.
fault-no-player = { $part } nennt jemanden, der nicht mitspielt.
fault-no-reroll = Es gibt keinen Wurf, der neu geworfen werden könnte.
fault-no-striker = Niemand schießt.
fault-no-target = Es gibt kein gegnerisches Ziel zu beschießen.
fault-no-unit = { $part } ist keine Einheit, wie xw1 eine ist oder xw1.2 mit zwei Markern.
fault-no-unit-count = { $part } ist keine Einheit mit einer Zahl.
fault-not-gone = { $seat } ist nicht ausgeschieden, also kann nichts von { $seat } weg sein.
fault-not-out = { $seat } hat keine Einheit oder kein Ziel im Spiel und müsste ausgeschieden sein.
fault-number-up-to = { $part } müsste eine Zahl bis { $most } sein.
fault-objectives = Es gibt höchstens { $most } Ziele.
fault-older-pile = Stapel { $number } ist nicht, was mit derselben Zahl verdeckt liegt.
fault-one-left = Wenn nur noch einer übrig ist, ist die Partie zu Ende.
fault-one-opponent = Alle Verteidiger einer Aktion gehören zu einer Seite.
fault-opposing-units = Nur gegnerische Einheiten werden angegriffen.
fault-options = { $part } müsste 2 bis 4 für die Spieler sein, dann s und n für die Optionen.
fault-other-objective = Ein anderes Ziel wird beschossen.
fault-pair = { $part } hat ein Paar, das nicht kämpfen darf.
fault-place = { $part } müsste ein Ort mit Einheiten sein, wie c=xw1,yw2.1.
fault-placing = { $seat } kann nicht Einheiten mit so vielen Sternen setzen, wie am Anfang stehen.
fault-quiet-turns = Es sind erst { $most } Züge zu Ende.
fault-rerolls = „{ $number }“ sagt nicht, welche Karten neu gewürfelt haben.
fault-reserves-clean = { $part } ist in der Reserve, wo nichts auf einer Einheit bleibt.
fault-reserves-come = Die Reserve kommt nach Sternen in eine offene Zone.
fault-reveal = Es gibt nichts, was aufgedeckt wurde.
fault-roll = { $count } wurde in dieser Phase nicht gewürfelt.
fault-seat = { $part } müsste Deck, Einheiten, Ziele, Hand, Deckrest und Ablage sein.
fault-slot = { $part } müsste eine Karte, ? oder - sein.
fault-small = Die kleine Variante ist nur eine Option des Anfangs.
fault-step-of-left = Auf jemanden, der ausgeschieden ist, kann kein Schritt warten.
fault-step-place = { $part } kann dort nicht stehen.
fault-step-turn = Eine Aktion gehört der Seite, die am Zug ist.
fault-strike-phase = { $part } ist keine Phase eines Beschusses.
fault-striker-before = Wer schießt, hat ein aufgedecktes Ziel vor sich.
fault-striker-named = Welche Einheit als Nächstes schießt, steht nicht fest.
fault-strikers-zone = Wer schießt, ist in der Heimzone des Ziels.
fault-swap = Eine Zielkarte ersetzt eine verdeckte.
fault-turn = { $part } müsste sagen, wer am Zug ist, wie viele Züge beendet sind und wie viele ruhig waren, wie b/12/0.
fault-turn-up = Es gibt keine verdeckte Karte aufzudecken.
fault-turns-end = Nach { $most } Zügen ist die Partie zu Ende.
fault-unit = { $part } ist keine Einheit dieses Spiels.
fault-unit-copies = { $unit } gibt es { $copies }-mal; erlaubt ist es { $most }-mal.
fault-unit-twice = { $part } nennt eine Einheit zweimal.
fault-winner-alone = Wer gewinnt, ist als Einziger übrig.
fault-winner-left = Wer ausgeschieden ist, kann nicht gewinnen.
fault-winners-order = Die Gewinner sind Seiten in ihrer Reihenfolge, jede einmal.
fault-zone-closed = { $part } kann nicht in einer geschlossenen Heimzone stehen.

## What the editor says

setup-build = Flotten und Decks werden gebaut
setup-building = Solange Flotten und Decks gebaut werden, liegt nichts auf dem Tisch.
setup-cap = Zu Ende nach { $turns } Zügen
setup-card = { -pile-of }: { $label }
setup-cards-of = { $seat }: Karten
setup-deck-unsaid = Um eine Karte aus einem Deck zu nehmen, wähle sie unter den Teilen.
setup-destroyed = Mit { $counters ->
    [one] { $counters } Marker
   *[other] { $counters } Markern
} wäre { $unit } zerstört. Du kannst die Einheit wegnehmen.
setup-down = Eine verdeckte Karte
setup-draw = Zu Ende: die Letzten sind zugleich ausgeschieden
setup-ended = Beendete Züge
setup-face-up = { $card } ist eine Kampfkarte und kann nicht offen liegen.
setup-first = Vor dem ersten Zug
setup-hold = Kann nicht ziehen: 1 Zug, 2 Züge, aus
setup-hurt = Einen Schadensmarker dazu
setup-in-play = { $seat }: { units }
setup-last-unit = Eine Flotte hat mindestens eine Einheit.
setup-left = { $seat } ist ausgeschieden
setup-marks = Marken
setup-mend = Einen Schadensmarker weg
setup-no-marks = In der Reserve bleibt nichts auf einer Einheit.
setup-now = Jetzt
setup-objective = Zielkarte in diesem Zug gespielt
setup-on = { $seat } ist mitten in einem Zug
setup-on-nobody = Niemand ist mitten in einem Zug
setup-over = Anders zu Ende
setup-picture = PocketModel, eine aufgebaute Stellung. Im Spiel: { LIST($standings, type: "comma") }.
setup-pile = { -pile-of }, offen, { cards }
setup-quiet = Zu Ende: unentschieden, niemand hat etwas getan
setup-reserves = { $seat ->
    [you] Deine Reserve
   *[other] Reserve von { $seat }
}
setup-starter-keeps = Ein Startdeck behält seine Einheiten und Karten.
setup-turn = { $seat ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} beginnt
setup-two-stay = Zwei müssen bleiben. Du kannst stattdessen wählen, wie die Partie endete.
setup-units-of = { $seat }: { $deck }
setup-unknown-card = Niemand weiß, welche Karte verdeckt liegt.
setup-win = Zu Ende: { $seat } hat gewonnen
