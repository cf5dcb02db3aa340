# Was jedes Spiel sagt, das keine eigenen Worte mitbringt. Substantive, Verben und Gründe stehen in der Datei des Spiels.

## Das Spiel

title-0 = Blau
title-1 = Orange
title-2 = Grün
title-3 = Rosa
title-4 = Gelb
title-5 = Hellblau
option-players = Spieler
option-players-count = { $count } Spieler

## Dinge

thing = { $seat ->
    [none] { $kind }
   *[other] { $kind } { owner }
}
thing-on = { thing } auf { $place }
kind = { $count ->
    [1] { $one }
   *[other] { $count } { $many }
}

## Was zu tun ist

prompt = { $seat }: { LIST($clauses, type: "or") }.
prompt-deal = Die Karten müssen gegeben werden.
prompt-nothing = es gibt nichts zu tun
prompt-roll = Die Würfel müssen geworfen werden.
ended-left = alle anderen sind gegangen

## Was getan wurde

deed = { LIST($doings) }.
did = { $seat }: { $what }
took = { LIST($kinds) } { owner } genommen
deed-die = Der Würfel zeigt { $number }.
deed-drew = { $seat }: { $card } gezogen.
deed-rolled = { $seat }: { LIST($faces) } gewürfelt.
deed-rolled-unseen = { $seat }: { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
} geworfen.
advice-deal = Gib eine Karte
advice-roll = Wirf die Würfel
reason-wins = es gewinnt
reason-takes = { LIST($seats, within: 1) } verliert dabei etwas

## Das Bild

picture = { $name }{ $counts ->
    [0] .
   *[other] : { LIST($counts, type: "comma") }.
}
count-of = { $kind } { owner }: { $count }
label-place = { $place }, leer
label-thing = { $place }, { $seat ->
    [none] { $kind }
   *[other] { $kind } { owner }
}
label-column = { $column }, { $things ->
    [0] leer
   *[other] { LIST($things, within: 1) }
}
label-row = { $kind } { owner }: { $letters ->
    [0] nichts
   *[other] { LIST($letters) }
}
line = { $label }: { $value }
nobody = -

## Warum Berührungen abgelehnt werden

refusal-chance-first = Warte auf die Würfel oder die Karten.
refusal-empty = Auf { $place } ist nichts.
refusal-leads-nowhere = Mit { $thing } kannst du jetzt nichts tun.
refusal-not-enemy = Wähle etwas, das jemand anderem gehört: { $noun }.
refusal-not-held = { $thing } hast du nicht auf der Hand.
refusal-not-own = Wähle etwas, das dir gehört: { $noun }.
refusal-nothing-there = Hier gibt es nichts, was so heißt.
refusal-other-turn = { NAME($seat) } ist am Zug.
refusal-taken = { $place } ist nicht leer.

## Was am Text einer Stellung falsch ist

fault-at = { $field }: { $fault }
fault-board = { $part } ist kein Brett wie „{ $start }“ aus Punkten und den Buchstaben „{ $letters }“.
fault-deck = { $part } ist kein Stapel: Es braucht Buchstaben aus „{ $letters }“, jeden mit einer Zahl.
fault-held = { $part } ist nicht aufsteigend geordnet oder hat andere Buchstaben als „{ $letters }“.
fault-nothing-to-do = { $seat } hat nichts zu tun, aber die Partie ist nicht zu Ende.
fault-range = { $part } muss von { $first } bis { $last } sein.
fault-resigned-after-end = Niemand kann aufgegeben haben: Die Partie wäre auch ohne das zu Ende.
fault-seats = { $part } braucht einen Wert für jeden der { $seats } Plätze.
fault-turn-of-nobody = { $seat } hat die Partie verlassen und kann nicht am Zug sein.
fault-twice = { $part } ist zweimal auf dem Brett.
field-players = Spieler
field-seat = Am Zug
field-resigned = Aufgegeben

## Was an dem falsch ist, was ein Spiel festlegt

declared-start = start braucht { $count } Reihen von oben mit { $sizes } Feldern und Schrägstrichen dazwischen, etwa „{ $empty }“. Hier ist es { $given }.
declared-letters = In start steht { $unknown }, aber die Steine auf diesem Brett haben die Buchstaben { $known }. Ein Punkt ist ein leeres Feld.
declared-lines = Points braucht eine Liste von Linien, jede mit den Namen ihrer Punkte in ihrer Folge, etwa ["a1 b1 c1", "a1 b2"].
declared-point = { $point } ist kein Name eines Punkts: Das ist ein Buchstabe für die Spalte und eine Zahl für die Reihe, etwa a1.

## Was der Editor sagt

setup-not-rolled = Noch nicht geworfen
setup-of = { $seat }: { $label }
setup-pieces-of = { $seat ->
    [none] Neutrale Steine
   *[other] Steine { owner }
}
setup-piece = { thing }{ $letter ->
    [none] {""}
   *[other] {" "}{ $letter }
}
setup-to-move = Am Zug
setup-to-roll = Noch zu werfen
