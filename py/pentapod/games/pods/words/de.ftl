# Was PODS sagt.
#
# Wörter: pod = der Pod, bipod = der Bipod (ein Pod mit zwei Beinen), leg = das Bein, point = der Punkt, line = die Linie,
# hand = die Hand, place = setzen (ein Platz: wo das geht), move = ziehen, guard = bewachen, blocked = blockiert,
# set aside = beiseitegelegt, quiet turn = Zug, nach dem keine Hand kleiner ist, turn (the board) = drehen.

# Wem etwas gehört, vor einem männlichen Wort: „dein Pod“.
-dein = { $case ->
    [acc] { $within ->
        [1] deinen
       *[other] Deinen
    }
    [dat] { $within ->
        [1] deinem
       *[other] Deinem
    }
   *[nom] { $within ->
        [1] dein
       *[other] Dein
    }
}
# Der Spieler selbst im Dativ und im Akkusativ.
-wem = { $seat ->
    [you] dir
   *[other] { $seat }
}
-wen = { $seat ->
    [you] dich
   *[other] { $seat }
}

## The game

# The source's White and Black, named after the colours in which they are drawn.
title-0 = Blau
title-1 = Orange
summary = Zu zweit besiedelt ihr ein Brett voller Linien mit Wesen auf Beinen: Wer für das nächste keinen Platz findet, verliert. Die Standardregeln sind in einer Minute gelernt; nach den erweiterten laufen die Wesen auch und verdrängen einander.

option-rules = Regeln
option-rules-standard = Standard
option-rules-standard-help = Setzt abwechselnd Pods; wer keinen mehr setzen kann, verliert.
option-rules-advanced = Erweitert
option-rules-advanced-help = Setzen oder ziehen; blockierte Pods verschwinden. Wer keine Pods mehr in der Hand hat, gewinnt.

option-guard = Lange Beine bewachen
option-guard-on = An
option-guard-on-help = Wohin das lange Bein eines fremden Pods entlang einer Linie reicht, darf kein Pod gesetzt werden.
option-guard-off = Aus
option-guard-off-help = Neben fremden Beinen darf beliebig gesetzt werden.

stat-hand = in der Hand
stat-board = auf dem Brett
stat-out = raus

## Things

pod = { $seat ->
    [you] { -dein } Pod { $number }
   *[other] Pod { $number } von { $seat }
}
pod-on = { pod } auf { $place }

# The legs of a pod, clockwise from the north: "legs east and north-west".
legs = Beine nach { $names }
direction-N = Norden
direction-NE = Nordosten
direction-E = Osten
direction-SE = Südosten
direction-S = Süden
direction-SW = Südwesten
direction-W = Westen
direction-NW = Nordwesten

# Points too many to be named.
points-counted = { $count } { $case ->
    [dat] leeren Punkten
   *[nom] leere Punkte
}
# Nur im Dativ: „auf den anderen 7 Punkten“.
points-other = den anderen { $count } Punkten

pods-numbered = { $count ->
    [one] Pod { $numbers }
   *[other] Pods { $numbers }
}
# Pods too many to be named.
pods-counted = { $count } Pods
# Pods mit ihren Nummern, oder viele gezählt.
pods-brief = { $count ->
    [1] { pods-numbered }
    [2] { pods-numbered }
    [3] { pods-numbered }
    [4] { pods-numbered }
   *[other] { pods-counted }
}

# What blocks a leg.
obstacle = im { $direction } { NAME($what, within: 1) }
obstacle-edge = der Rand des Bretts
obstacle-no-line = keine Linie

## What is to be done

prompt-turn = Gleich wird das Brett gedreht.
prompt-step = { $seat }: Wähle, wohin Pod { $number } von { $place } zieht.
prompt-point = { $seat }: Wähle einen Punkt auf dem Brett für Pod { $number }.
prompt-bipod = { $seat }: Eröffne mit einem Bipod: Wähle Pod { LIST($numbers, type: "or") }.
prompt-place = { $seat }: Wähle einen Pod aus deiner Hand, um ihn zu setzen.
prompt-any = { $seat }: Wähle einen Pod aus deiner Hand zum Setzen oder einen auf dem Brett zum Ziehen.

## How it ended

ended-emptied = kein Pod ist mehr in der Hand
ended-quiet = seit { $count } Zügen ist keine Hand kleiner geworden
ended-repeated = diese Stellung gab es { $count } Mal
# So it may be where a position is set up by hand, and pods lie aside.
ended-no-pod = { NAME($seat, within: 1) } { $seat ->
    [you] hast
   *[other] hat
} keinen Pod zum Setzen
ended-stuck = { NAME($seat, within: 1) } { $seat ->
    [you] kannst
   *[other] kann
} { $advanced ->
    [yes] weder ziehen noch Pod { LIST($numbers, type: "or") } setzen
   *[no] Pod { LIST($numbers, type: "or") } nicht setzen
}, denn { LIST($obstructions, type: "also") }
list-also = { $some }, und { $last }
obstruction-guarded = { $points } { $count ->
    [one] ist
   *[other] sind
} bewacht
obstruction-blocked = auf { NAME($points, case: "dat") } wären alle Beine blockiert
obstruction-in-vain = auf { NAME($points, case: "dat") } würde es nichts bewirken
obstruction-full = kein Punkt ist leer

## What was done

deed-leave = Das Brett bleibt, wie es ist.
deed-move = { $seat } { $seat ->
    [you] ziehst
   *[other] zieht
} Pod { $number } von { $origin_place } nach { $place }.
deed-place = { $seat } setzt Pod { $number } auf { $place }.
deed-turn = Das Brett wird um { $number } Grad im Uhrzeigersinn gedreht.
removed = { $number } ({ $place })
removed-back = Blockiert: { $count ->
    [one] Pod { $pods } kehrt
   *[other] Pods { $pods } kehren
} in { $seat ->
    [you] deine Hand
   *[other] die Hand von { $seat }
} zurück.
    .brief = Zurück: { pods-brief }.
removed-aside = Blockiert: { $seat ->
    [you] { $count ->
        [one] Dein Pod { $pods } scheidet
       *[other] Deine Pods { $pods } scheiden
    }
   *[other] { $count ->
        [one] Pod { $pods } von { $seat } scheidet
       *[other] Pods { $pods } von { $seat } scheiden
    }
} aus.
    .brief = Raus: { pods-brief }.

advice-leave = Lass das Brett, wie es ist
advice-move = Ziehe Pod { $number } von { $origin_place } nach { $place }
advice-place = Setze Pod { $number } auf { $place }
advice-turn = Drehe das Brett um { $number } Grad im Uhrzeigersinn

## What speaks for an action

reason-emptied = das leert die Hand und gewinnt
reason-stuck = das lässt { -wem } { $advanced ->
    [yes] keinen Zug
   *[no] keinen Platz
} und gewinnt
reason-drawn = damit endet die Partie unentschieden
reason-places = das lässt { -wem } nur { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
}
reason-no-place = das lässt { $seat ->
    [you] { $count ->
        [one] deinem Pod { $numbers }
       *[other] deinen Pods { $numbers }
    }
   *[other] { $count ->
        [one] Pod { $numbers } von { $seat }
       *[other] den Pods { $numbers } von { $seat }
    }
} keinen Platz
reason-guards = das bewacht { $points } gegen { -wen }
reason-closes = das versperrt { -wem } { $points }
reason-own-places = das lässt { -wem } { $count ->
    [one] einen Platz, den
   *[other] { $count } Plätze, die
} { $enemy_seat ->
    [you] du nicht nehmen kannst
   *[other] { $enemy_seat } nicht nehmen kann
}
reason-frees = das befreit { $points } von der Bewachung durch { -wen }
reason-sure = damit { $seat ->
    [you] kannst du
   *[other] kann { $seat }
} sicher noch { $count ->
    [one] einen Pod
   *[other] { $count } Pods
} setzen, was auch immer { $enemy_seat ->
    [you] du tust
   *[other] { $enemy_seat } tut
}
reason-unsure = das lässt { -wem } { $count ->
    [0] keinen Pod
    [one] einen Pod
   *[other] { $count } Pods
} mit sicherem Platz
reason-left = damit { $seat ->
    [you] hast du
   *[other] hat { $seat }
} nur noch { $count ->
    [one] einen Pod
   *[other] { $count } Pods
} zu setzen
reason-only-place = Pod { $number } passt nirgends sonst hin
reason-takes = das besetzt einen Platz, den { $seat ->
    [you] du hättest
   *[other] { $seat } hätte
} nutzen können

## What there is to know

about-empty = { $place }, leer
about-legs = Er hat { $legs }.
about-free = Er ist frei: Er erreicht { $points }.
about-blocked = Er ist blockiert.
about-guards = Seine langen Beine bewachen { $points } gegen { -wen }.
about-guarded = Bewacht gegen { -wen } durch { LIST($pieces, within: 1, case: "acc") }.
about-no-line = Hierher führt keine Linie.
about-lines = Linien führen nach { $points }.
about-reach = Kurze Beine reichen zu Punkten darüber, darunter oder daneben, lange Beine zu diagonalen.
about-obstacles = Blockiert auf { $place }: { LIST($obstacles, type: "comma") }.

## The picture

picture = PODS-Brett, { $degrees ->
    [none] noch nicht gedreht
   *[other] um { $degrees } Grad gedreht
}. Auf dem Brett: { $blue } von { $hand } Pods von Blau, { $orange } von { $hand } von Orange. { $prompt }
label-taken = { $place }, { NAME($piece, within: 1) }: { $legs }{ $blocked ->
    [yes] ; blockiert
   *[no] {""}
}
label-empty = { $place }, leer{ $pieces ->
    [0] {""}
   *[other] , bewacht durch { LIST($pieces, within: 1, case: "acc") }
}
label-held = { $piece } in der Hand: { $legs }{ $useless ->
    [yes] ; kann jetzt nicht gesetzt werden
   *[no] {""}
}

## Why touches are refused

refusal-aside = { $piece } wurde beiseitegelegt und ist aus dem Spiel.
refusal-bipod-first = { $seat } { $seat ->
    [you] eröffnest
   *[other] eröffnet
} mit einem Bipod: Pod { LIST($numbers, type: "or") }.
refusal-blocked = Auf { $goal_place } wären alle Beine von Pod { $number } blockiert: { LIST($obstacles, type: "comma") }.
refusal-comes-back = Auf { $goal_place } wäre Pod { $number } blockiert und käme gleich zurück, und sonst würde sich nichts ändern.
refusal-empty = { $place } ist leer: Wähle zuerst einen { $seat ->
    [you] deiner Pods
   *[other] Pod von { $seat }
}.
refusal-fits-nowhere = { $piece } passt jetzt nirgends hin: Jeder leere Punkt ist bewacht oder würde ihn blockieren.
refusal-guarded = { $goal_place } ist bewacht: { LIST($pieces, within: 1) } { $count ->
    [one] erreicht ihn mit einem langen Bein entlang einer Linie
   *[other] erreichen ihn mit langen Beinen entlang von Linien
}.
refusal-no-goal = Pod { $number } zieht auf einen Punkt des Bretts.
refusal-no-leg = Pod { $number } hat kein Bein nach { $direction }.
refusal-no-line = Keine Linie verbindet { $place } und { $goal_place }.
refusal-no-place = Pod { $number } wird auf einen Punkt des Bretts gesetzt.
refusal-not-in-hand = { $piece } ist nicht in der Hand: Er steht auf { $place }.
refusal-not-next = { $goal_place } liegt nicht neben { $place }: Ein Pod zieht nur einen Schritt weit.
refusal-not-own = { $piece } auf { $place } gehört { $seat ->
    [you] dir nicht
   *[other] nicht { $seat }
}.
refusal-stays = { $piece } auf { $place } bleibt dort: Nach den Standardregeln ziehen Pods nicht.
refusal-taken = { $goal_place } ist besetzt: Dort steht { NAME($goal_piece, within: 1) }.
refusal-turn-first = Zuerst wird das Brett gedreht.
refusal-waits = { $seat } { $seat ->
    [you] bist
   *[other] ist
} am Zug; dieser Pod wartet in { $other_seat ->
    [you] deiner Hand
   *[other] der Hand von { $other_seat }
}.

## What is wrong with the text of a position

fault-advanced-only = In den Standardregeln gibt es { $part } nicht.
fault-blocked = { $part } ist blockiert: Der Pod wäre entfernt worden.
fault-drawn-by-quiet = Nach { $most } Zügen, in denen keine Hand kleiner wird, ist die Partie unentschieden.
fault-drawn-by-repetition = Die Partie ist unentschieden, wenn eine Stellung { $most } Mal vorkommt.
fault-empty-hand = { $seat } kann nicht am Zug sein: { $seat } hat eine leere Hand und damit gewonnen.
fault-no-bipod = Blau hat mit einem Bipod eröffnet, aber es ist keiner da.
fault-no-change = { $part } ist kein Punkt mit dem, was darauf stand, wie d4w3 oder d4-.
fault-no-difference = { $part } ist kein Unterschied: Jeder Zug verändert das Brett.
fault-no-leg-on-line = { $part } hat dort kein Bein auf einer Linie und wurde also nie dorthin gesetzt.
fault-no-pod = { $part }: Es gibt keinen Pod { $pod }; jede Seite hat Pods von 1 bis { $last }.
fault-no-pod-on-point = { $part } ist kein Pod auf einem Punkt, wie 3@d4.
fault-no-point = { $part } ist kein Punkt, wie d4 einer ist: Die Punkte gehen von a1 bis f6.
fault-no-pods-aside = { $part } sind nicht die beiseitegelegten Pods von Blau und Orange, wie 3/- oder 4,5/6.
fault-pod-aside = Pod { $pod } von { $seat } ist beiseitegelegt und zugleich auf dem Brett.
fault-pod-elsewhere = { $part }: Pod { $pod } von { $seat } steht schon woanders.
fault-pod-named-twice = { $part } nennt Pod { $pod } zweimal.
fault-pod-twice = Pod { $pod } von { $seat } steht auf zwei Punkten zugleich.
fault-point-taken = { $part }: Auf { $place } steht ein anderer Pod.
fault-resigned-after-end = Hier kann niemand aufgegeben haben: Die Partie ist auch so zu Ende.
fault-short = Eine Stellung von PODS hat mindestens sechs Teile: Regeln, Bewachung, Drehung, Seite und Pods.
fault-unturned = Das Brett wird gedreht, bevor etwas gespielt wird.
fault-wrong-mover = { $seat } kann nicht am Zug sein, wenn { $blue } Pods von Blau und { $orange } von Orange gesetzt sind.

## What the editor says

setup-advanced-only = Nur nach den erweiterten Regeln werden Pods beiseitegelegt.
setup-as-it-is = Wie es ist
setup-aside = { $piece }, beiseitegelegt
setup-away = Platz von { NAME($piece, within: 1, case: "dat") }, der auf { $place } steht
setup-board = Brett
setup-piece = { $piece }: { $legs }
setup-pods-of = Pods von { $seat }
setup-quiet = Züge, seit eine Hand kleiner wurde
setup-side = Am Zug
setup-turned = Um { $degrees }° gedreht
setup-unturned = Noch nicht gedreht
