# Was MODX sagt.
#
# Wörter: X, X-piece = das X (Mehrzahl: die X), marker = der Stein, joker = der Joker, space, cell = das Feld,
# pattern = das Muster (X, Plus, Reihe, Spalte, Diagonale), score = werten, tick = ankreuzen, overlooked = übersehen,
# claim = beanspruchen (auf dem Knopf steht „Meins“), point = der Punkt, partner = der Partner.
# Ein Feld ist frei, wenn weder ein X noch ein Joker darauf liegt; Steine dürfen dort liegen.

# Der Spieler selbst im Dativ.
-wem = { $seat ->
    [you] dir
   *[other] { $seat }
}
# Hinter einem Wort: wem es gehört, wenn nicht dir.
-von = { $seat ->
    [none] {""}
    [you] {""}
   *[other] {" "}von { $seat }
}
# Vor „Reihe“, „Spalte“, „Diagonale“; `determiner` steht vor „X“ und „Plus“. Beide sind im Nominativ und Akkusativ gleich.
-die = { $form ->
    [no] keine
   *[some] { $seat ->
        [you] { $within ->
            [1] deine
           *[other] Deine
        }
       *[other] { $within ->
            [1] die
           *[other] Die
        }
    }
}

## The game

title-0 = Blau
title-1 = Orange
title-2 = Grün
title-3 = Lila
summary = Setze X auf das Brett, bis fünf davon ein X, ein Plus oder eine Reihe bilden: Dann werden sie zu Punkten. Baue auf den Punkten der anderen, um sie ihnen wegzunehmen, und achte auf die Joker, die allen helfen.

option-players = Spieler
option-players-2 = 2 Spieler
option-players-2-help = { points } gewinnen.
option-players-3 = 3 Spieler
option-players-3-help = { points } gewinnen.
option-players-4 = 4 Spieler
option-players-4-help = { points } gewinnen.
option-players-teams = 2 Zweierteams
option-players-teams-help = Ein Team gewinnt mit { $points } Punkten. Partner sitzen einander gegenüber.

option-patterns = Muster
option-patterns-auto = Werten sich selbst
option-patterns-auto-help = Jedes Muster, das du bildest, bringt sofort Punkte.
option-patterns-claim = Wollen entdeckt sein
option-patterns-claim-help = Kreuze an, was du siehst. Was du übersiehst, können alle anderen beanspruchen.

stat-points = Punkte
# Of a team, then the player's own share of them.
stat-team = Team
stat-own = selbst
stat-x = X
stat-markers = { $count ->
    [one] Stein
   *[other] Steine
}

## Things

# Auch im Akkusativ gleich.
x = { $seat ->
    [you] { $within ->
        [1] dein
       *[other] Dein
    } X
   *[other] X von { $seat }
}
joker = Joker
# Markers on a space. Only the one on top counts; it covers others, from the top to the bottom.
stack = Stein von { -wem }{ $covered_seats ->
    [0] {""}
   *[other] {" "}über { LIST($covered_seats, within: 1, case: "dat") }
}

# Shapes in which five pieces score, wherever they are.
shape-X = { $case ->
    [gen] des X
   *[nom] ein X
}
shape-plus = { $case ->
    [gen] des Plus
   *[nom] ein Plus
}
shape-row = { $case ->
    [gen] der Reihe
   *[nom] eine Reihe
}
shape-column = { $case ->
    [gen] der Spalte
   *[nom] eine Spalte
}
shape-rise = { $case ->
    [gen] der steigenden Diagonale
   *[nom] eine steigende Diagonale
}
shape-fall = { $case ->
    [gen] der fallenden Diagonale
   *[nom] eine fallende Diagonale
}

# Patterns on the board: around a space, or a line from the first space to the last.
# Where the pattern of a player is meant, $seat is this player; $form "no" says that a pattern is not there.
pattern-X = { determiner } X{ -von } um { $place }
pattern-plus = { determiner } Plus{ -von } um { $place }
pattern-other = { determiner } { $shape }{ -von } um { $place }
pattern-around = { determiner } X mit Plus{ -von } um { $place }
pattern-row = { -die } Reihe{ -von } { $place }–{ $last_place }
pattern-column = { -die } Spalte{ -von } { $place }–{ $last_place }
pattern-rise = { -die } Diagonale{ -von } { $place }–{ $last_place }
pattern-fall = { -die } Diagonale{ -von } { $place }–{ $last_place }
determiner = { $form ->
    [no] kein
   *[some] { $seat ->
        [you] { $within ->
            [1] dein
           *[other] Dein
        }
       *[other] { $within ->
            [1] das
           *[other] Das
        }
    }
}
patterns = { LIST($pattern_list, within: 1) }

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-patterns = { $count ->
    [one] ein Muster
   *[other] { $count } Muster
}
# The points of a player: "Ann 7".
score = { $seat } { $count }

## What is to be done

prompt-deal = Das Los bestimmt, wer am ältesten ist und die Joker setzt.
prompt-jokers = { $seat }: Setze einen Joker, nicht neben einen anderen. Noch { $count }.
prompt-place = { $seat }: Setze ein X auf ein freies Feld.
prompt-score = { $seat }: Werte { patterns }.
prompt-tick = { $seat }: Wähle neben dem Brett eine Form, dann die Mitte des Musters; oder drücke „Fertig“.
prompt-middle = { $seat }: Wähle die Mitte { NAME($shape, case: "gen") }.
prompt-claim = { $seat }: Wähle ein X des übersehenen Musters, oder drücke „Meins“ zum Abbrechen.
prompt-cover = { $seat }: Wähle, auf welche dieser Felder { $count ->
    [one] dein letzter Stein kommt
   *[other] deine letzten { $count } Steine kommen
}.
prompt-move = { $seat }: Setze den Joker von { $place } auf ein freies Feld, wo er kein Muster vollendet.{ $count ->
    [0] {""}
    [one] {" "}Danach noch einen.
   *[other] {" "}Danach noch { $count }.
}
# Behind the prompt of a player whose claim interrupted the turn of another one.
prompt-interrupted = { $prompt } { prompt-then }
prompt-then = Danach { $seat ->
    [you] bist du
   *[other] ist { $seat }
} weiter am Zug.

## How it ended

ended-target = { final-points }
ended-markers = { final-points }, und jemand hat keinen Stein mehr
ended-pieces = { final-points }, und jemand hat kein X mehr
# The points of a winner, and of the best of the others; there are no others where all share the win.
final-points = { $best ->
    [none] je { points }
   *[other] { points } gegen { $best }
}
ended-joker = fünf Joker bilden ein Muster
# Without names where more than one player or team has resigned.
ended-resign = { $seats ->
    [0] alle anderen haben aufgegeben
   *[other] { resigned }
}
ended-quiet = { $count } X hintereinander brachten keinen neuen Stein

## What was done

deed-oldest = { $seat } { $seat ->
    [you] bist
   *[other] ist
} am ältesten.
deed-set-up = { $seat } setzt einen Joker auf { $place }.
deed-place = { $seat } setzt ein X auf { $place }.
deed-score = { $seat } { $seat ->
    [you] wertest
   *[other] wertet
} { patterns }{ gain }.
deed-score-ticked = { deed-score }
deed-tick = { $seat } kreuzt { NAME($pattern, within: 1) } an.
deed-end-turn = { $seat } { $seat ->
    [you] beendest
   *[other] beendet
} den Zug.
deed-claim = { $seat } { $seat ->
    [you] beanspruchst
   *[other] beansprucht
} { patterns }{ gain }.
deed-cover = { $seat } { $seat ->
    [you] legst
   *[other] legt
} einen Stein auf { $place }: 1 Punkt.
deed-move = { deed-set-up }
# What patterns brought; where markers run short, the player has yet to choose spaces for those that are left.
gain = { $spaces ->
    [0] : { $points ->
        [0] kein neuer Punkt
       *[other] { points }
    }
   *[other] , mit nur noch { $markers ->
        [one] einem Stein
       *[other] { $markers } Steinen
    } für { $spaces } Felder
}

advice-oldest = Sag, dass { $seat ->
    [you] du am ältesten bist
   *[other] { $seat } am ältesten ist
}
advice-set-up = Setze einen Joker auf { $place }
advice-place = Setze ein X auf { $place }
advice-score = Werte { patterns }
advice-score-ticked = Werte die angekreuzten Muster
advice-tick = Kreuze { NAME($pattern, within: 1) } an
advice-end-turn = Beende den Zug
advice-claim = Beanspruche { $other_seat ->
    [you] dein Muster
   *[other] das Muster von { $other_seat }
} mit dem X auf { $place }
advice-cover = Lege einen Stein auf { $place }
advice-move = Setze den Joker von { $origin_place } auf { $place }

## What speaks for an action

reason-target = das gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
reason-jokers = das vollendet ein Muster nur aus Jokern und gewinnt
reason-ends = das beendet die Partie, und wer die meisten Punkte hat, gewinnt
reason-scores = das wertet { patterns } für { points }
reason-completes = das vollendet { patterns }
reason-brings = das bringt { points }
reason-takes = das nimmt { -wem } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weg
reason-blocks = das blockiert { patterns }
# Spaces where one more piece completes a pattern.
reason-threatens = das droht mit einer Wertung auf { LIST($places) }
reason-threats = das droht mit einer Wertung auf { $count } Feldern
reason-spares = das gibt { LIST($seats, within: 1, case: "dat") } kein neues Feld zum Werten
reason-nearer = { $count ->
    [one] einem Muster
   *[other] { $count } Mustern
} fehlen dann nur noch zwei X
reason-spoils = das verdirbt { -wem } { count-patterns }, { $count ->
    [one] dem
   *[other] denen
} nur noch zwei X fehlten
reason-begins = das beginnt { count-patterns } mit zwei von fünf X

## What there is to know

about-x = Fünf X einer Farbe in einem Muster werden zu Steinen.
about-joker = Ein Joker zählt wie ein X jeder Farbe. Nach einem Muster zieht er auf ein anderes Feld.
about-marker = Der oberste Stein ist ein Punkt für { NAME($seat, within: 1, case: "acc") }.
about-covered = Verdeckte Steine sind nichts wert.

## The picture

picture = MODX. Punkte: { LIST($scores, within: 1) }. { $prompt }
label-cell = { $piece ->
    [none] { $stack ->
        [none] { label-empty }
       *[other] { label-stack }
    }
   *[other] { $stack ->
        [none] { label-piece }
       *[other] { label-piece-on-stack }
    }
}
label-empty = { $place }, leer
label-piece = { $place }, { NAME($piece, within: 1) }
label-stack = { $place }, { NAME($stack, within: 1) }
label-piece-on-stack = { $place }, { NAME($piece, within: 1) } auf { $stack }
# The space of all that is about to score.
label-score = { LIST($places) } werten
label-tick = Ankreuzen: { $shape }
label-done = Fertig
# A button's name, and what it means.
label-claim = Meins
label-claims = { $seat } { $seat ->
    [you] beanspruchst
   *[other] beansprucht
} ein übersehenes Muster

## Why touches are refused

refusal-adjacent = { $place } liegt neben dem Joker auf { $joker_place }.
refusal-claim-first = Erst muss geklärt werden, was zuletzt beansprucht wurde.
refusal-completes = Ein Joker auf { $place } würde { patterns } vollenden.
refusal-cover-used = Die letzten Steine kommen dorthin, wo ein X des Musters war: { LIST($places) }.
refusal-deal-first = Zuerst bestimmt das Los, wer am ältesten ist.
refusal-joker-there = { $place } ist nicht frei: Dort liegt ein Joker.
refusal-no-claims = In dieser Partie werten sich die Muster selbst.
refusal-no-pattern = { $seat } { $seat ->
    [you] hast
   *[other] hat
} { NAME($pattern, form: "no") }.
refusal-no-player = Diesen Spieler gibt es nicht.
refusal-no-room = Um { $place } ist kein Platz für { $shape }.
refusal-no-x = Dazu brauchst du ein X des Musters; auf { $place } liegt keins.
refusal-not-overlooked = Auf { $place } ist kein Muster übersehen worden.
refusal-out = { $seat } { $seat ->
    [you] hast
   *[other] hat
} die Partie verlassen.
refusal-own-x = Das X auf { $place } gehört { -wem } selbst. Nur andere dürfen { $seat ->
    [you] deine Muster
   *[other] die Muster von { $seat }
} beanspruchen.
refusal-score-first = Zuerst werden die Muster gewertet.
refusal-shape-first = Um ein Muster anzukreuzen, wähle seine Form und dann seine Mitte.
refusal-ticked = { $pattern } ist schon angekreuzt.
refusal-touch-middle = { $seat } { $seat ->
    [you] musst
   *[other] muss
} die Mitte { NAME($shape, case: "gen") } wählen.
refusal-touch-pattern = { $seat } { $seat ->
    [you] musst
   *[other] muss
} ein X des übersehenen Musters wählen.
refusal-x-there = { $place } ist nicht frei: Dort liegt ein X.

## What is wrong with the text of a position

fault-actor-out = { $seat } hat aufgegeben.
fault-cell = { $part } ist kein Feld; die Felder heißen a1 bis h8.
fault-cover-cells = Auf diese Felder können die letzten Steine nicht kommen.
fault-cover-unneeded = Felder werden nur gewählt, wenn die Steine nicht reichen.
fault-deal-turn = Bevor das Los entscheidet, ist niemand am Zug.
fault-ending = So kann die Partie nicht geendet haben.
fault-hand-order = Die Joker in der Hand werden nach den Feldern aufgezählt, von denen sie kommen, der Reihe nach.
fault-interrupted = Hier kann niemand dazwischenkommen, um ein Muster zu beanspruchen.
fault-interruption = Ein Zug wird nur unterbrochen, wenn jemand ein Muster beansprucht hat, das noch zu werten ist.
fault-joker-count = Auf dem Brett und in der Hand kann es jetzt nicht { $count } Joker geben.
fault-jokers-adjacent = Der Joker auf { $place } liegt am Anfang neben einem anderen.
fault-jokers-first = Die Joker werden vor allen X und Steinen gesetzt.
fault-jokers-pattern = Die Joker bilden ein Muster, und das hätte die Partie beendet.
fault-markers-over = { $seat } hat { $count } Steine auf dem Brett; es gibt nur { $most }.
fault-markers-used-up = { $seat } hat keinen Stein mehr, und das beendet die Partie.
fault-no-free-space = Für den Joker ist kein Feld frei.
fault-no-overlooked = { $seat } hat das Muster { $part } nicht auf dem Brett.
fault-no-seat = { $part } ist kein Spieler dieser Partie.
fault-no-ticks = In dieser Partie werden Muster nicht angekreuzt.
fault-not-made = { $seat } hat diese Muster nicht gebildet.
fault-not-playing = { $seat } spielt nicht mit, hat aber etwas auf dem Brett.
fault-nothing-to-place = { $seat } hat kein X mehr zum Setzen.
fault-one-side-left = Wenn nur noch eine Seite übrig ist, wäre die Partie zu Ende.
fault-options = { $part } sollte 2, 3, 4 oder t für die Spieler sein, dann a oder c.
fault-out-order = Wer aufgegeben hat, wird einmal genannt, der Reihe nach.
fault-overlooked = { $part } sollte eine Farbe und ein Muster sein, wie b.X-d4.
fault-overlooked-auto = Wo Muster sich selbst werten, wird keins übersehen.
fault-overlooked-order = Übersehene Muster werden einmal genannt, der Reihe nach.
fault-own-colour = { $place }: Ein Stein liegt nie auf einem der eigenen Farbe.
fault-pattern = { $part } ist kein Muster dieses Bretts.
fault-quiet = { $part } sollte eine Zahl sein: so viele X wurden gesetzt, seit der letzte Stein dazukam.
fault-quiet-end = Nach { $most } gesetzten X ohne neuen Stein wäre die Partie zu Ende.
fault-target-reached = Mit { $count } Punkten hätte { $seat } gewonnen.
fault-ticked-order = Muster werden einmal angekreuzt, der Reihe nach.
fault-ticks = In dieser Partie werden Muster angekreuzt.
fault-wrong-actor = Das kann nur, wer am Zug ist.
fault-x-pieces-over = { $seat } hat { $count } X auf dem Brett; es gibt nur { $most }.
fault-x-pieces-used-up = { $seat } hat kein X mehr, und das beendet die Partie.

## What the editor says

setup-picture = MODX, eine Stellung im Aufbau. Punkte: { LIST($scores) }.
# A space, and what lies on it, from where a Joker was taken up.
setup-floating = { $cell }, ein Joker von hier ist in der Hand
setup-own-marker = Ein Stein liegt nie auf einem der eigenen Farbe.

# What can be put, and its headings.
setup-x = { x }
setup-x-heading = X
setup-joker = { joker }
setup-jokers-heading = Joker
setup-marker = Stein von { $seat }
setup-markers-heading = Steine

setup-stage = Was jetzt geschieht
setup-deal = Das Los bestimmt, wer am ältesten ist
setup-jokers = Die Joker werden gesetzt
setup-place = Ein X wird gesetzt
setup-score = Muster werden gewertet
setup-tick = Muster werden angekreuzt
setup-cover = Die letzten Steine werden gelegt
setup-move = Joker werden zurückgesetzt
setup-over-target = Zu Ende: genug Punkte
setup-over-markers = Zu Ende: jemand hat keinen Stein mehr
setup-over-joker = Zu Ende: ein Muster aus Jokern
setup-over-pieces = Zu Ende: jemand hat kein X mehr
setup-over-quiet = Zu Ende: unentschieden
setup-over-resign = Zu Ende: alle anderen haben aufgegeben

setup-turn = Am Zug
setup-quiet = Gesetzte X seit dem letzten Stein

setup-overlooked = Übersehene Muster
setup-none = Keins kann beansprucht werden
setup-some = Manche können beansprucht werden
setup-all = Alle auf dem Brett können beansprucht werden
