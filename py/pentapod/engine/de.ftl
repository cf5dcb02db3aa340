# What every game and every part of Pentapod says.
#
# Glossary, for all catalogs:
#   action Aktion          game (that is played) Partie   position Stellung
#   turn Zug               game (that one has) Spiel      record Aufzeichnung
#   choose wählen          seat Platz                     resign aufgeben
#   place, cell Feld       board Brett                    draw unentschieden
#   player Spieler, better: the name, "wer", "die anderen"

## How players and lists are written

# Cases: NAME($seat, within: 1, case: "dat") is "dir" or the name, "acc" is "dich"; without one it is "du".
you = { $within ->
    [1] { $case ->
        [dat] dir
        [acc] dich
       *[nom] du
    }
   *[other] { $case ->
        [dat] Dir
        [acc] Dich
       *[nom] Du
    }
}
list-and = { $some } und { $last }
list-or = { $some } oder { $last }
# What speaks for something, clause by clause.
list-clauses = { $some }; { $last }
list-comma = {", "}
listed = { LIST($things) }
quoted = „{ $text }“
# Whose something is, behind its name: "Pod 3 von Ann", "Pod 3 von dir".
owner = von { NAME($seat, within: 1, case: "dat") }
owner-within = von { NAME($seat, within: 1, case: "dat") }

## How games end

# Who has won, and why: "Ann gewinnt: Bo hat aufgegeben."
won = { $seats ->
    [you] Du gewinnst
    [one] { LIST($seats) } gewinnt
   *[other] Sieg für { LIST($seats, within: 1, case: "acc") }
}: { $why }.
won-together = Geteilter Sieg für { LIST($seats, within: 1, case: "acc") }: { $why }.
decimal = { $whole },{ $part }
percent = { $share } %
drawn = Unentschieden: { $why }.
drawn-between = Unentschieden zwischen { LIST($seats, within: 1, case: "dat") }: { $why }.
resigned = { $seats ->
    [you] du hast aufgegeben
    [one] { LIST($seats) } hat aufgegeben
   *[other] aufgegeben haben { LIST($seats, within: 1) }
}

## Why touches are refused, in any game

refusal-beginning = Das ist erst der Anfang einer Aktion.
refusal-complete = Die Aktion ist schon vollständig; mehr lässt sich nicht wählen.
refusal-left = Dieser Platz ist schon ausgeschieden.
refusal-nothing = Das geht jetzt nicht.
refusal-other-player = Das darf jetzt jemand anders.
refusal-over = Die Partie ist zu Ende.

## What is wrong with the text of a position, in any game

choices = { $choices ->
    [0] nichts
   *[other] { LIST($choices, type: "comma") }
}
fault-choice = { $part } passt hier nicht. Möglich: { choices }.
fault-misplaced = { $part } kann hier nicht stehen. Möglich: { choices }.
fault-number = { $part } müsste eine Zahl sein.
fault-parts = Eine Stellung dieses Spiels hat { $wanted } Teile, diese hat { $count }.
fault-row-cell = „{ $rest }“ in { $part } ist kein Feld.
fault-row-length = { $part } müsste { $wanted } Felder haben, es sind { $count }.
fault-rows = Das Brett müsste { $wanted } Reihen haben, dieses hat { $count }.
fault-rewritten = Diese Stellung schreibt man „{ $text }“.
fault-task = { $part }: das kann in diesem Spiel nicht anstehen.
fault-twice = { $part } kommt zweimal vor.

## What the editor says

edit-choice = Das kann man hier nicht wählen.
edit-empty = Hier gibt es nichts wegzunehmen.
edit-full = Dafür ist kein Platz.
edit-in = Spielt mit
edit-left = Davon ist nichts mehr übrig.
edit-no = Nein
edit-nobody = Niemand
edit-out = Aufgegeben
edit-piece = So etwas gibt es in diesem Spiel nicht.
edit-place = Dieses Feld gibt es nicht.
edit-same = Das ist schon da.
edit-stays = Das bleibt, wo es ist. Du kannst es wegnehmen.
edit-wrong = Das gehört nicht dorthin.
edit-yes = Ja

## What is wrong with links, records, options and files

file-large = Diese Datei hat { $count } Bytes; die Datei eines Spiels hat höchstens { $most }.
file-name = „{ $name }“ taugt nicht als Name eines Spiels: Die Datei heißt mit Kleinbuchstaben und Ziffern, ein Buchstabe zuerst, und endet auf .py.
file-no-game = Diese Datei ergibt kein Spiel: Am Ende braucht sie GAME = game(MyGame, "My game").
file-none = Die Datei { $file } gibt es nicht.
file-taken = Es gibt schon ein Spiel „{ $name }“: Gib der Datei einen anderen Namen.
link-changed = Dieser Link wurde unterwegs verändert: Seine Prüfziffern passen nicht zur Partie.
link-choice = Dieser Link hat keine gültige Wahl für „{ $option }“.
link-claims = Dieser Link gibt mehr als { $most } Aktionen an; so viele hat keine Partie.
link-cut-off = Dieser Link wurde abgeschnitten: { $read } seiner { $count } Aktionen waren lesbar.
link-cut-off-early = Dieser Link wurde abgeschnitten, noch bevor die Partie beginnt.
link-dice = In diesem Link ist beschädigt, woraus die Würfel folgen. Die Partie selbst war lesbar.
link-end = Das Ende dieses Links fehlt. Die Partie selbst war lesbar.
link-game = Das Spiel, zu dem dieser Link gehört, gibt es hier nicht.
link-goes-on = Dieser Link geht weiter, obwohl seine Partie zu Ende ist.
link-length = Dieser Link ist länger als jede Partie: { $count } Zeichen.
link-no-count = Dieser Link sagt nicht, wie lang seine Partie ist.
link-no-game = Das ist kein Link einer Partie.
link-no-version = Das ist kein Link einer Partie: Er nennt keine Fassung der Regeln.
link-options = Dieser Link hat mehr Optionen als { $game }.
link-position = Dieser Link beginnt mit einer Stellung, die man nicht spielen kann. { $why }
link-position-damaged = Die Stellung, mit der dieser Link beginnt, wurde unterwegs beschädigt.
link-position-written = Die Stellung, mit der dieser Link beginnt, ist anders geschrieben, als es in einem Link sein muss.
link-resigns = In diesem Link gibt jemand auf, der gar nicht mitspielt.
link-sign = Dieser Link enthält ein Zeichen, das in keinem Link vorkommt.
link-too-many = Dieser Link führt zu einer Stellung mit zu vielen Aktionen.
link-version = Dieser Link stammt von einer anderen Fassung der Regeln. Eine neuere Kopie dieser Seite kann ihn vielleicht öffnen.
no-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
no-roll = Nur der Zufall würfelt, und er ist jetzt nicht an der Reihe.
no-undo-spoken = Seitdem wurde gewürfelt, eine Karte gezogen oder geantwortet; das lässt sich nicht zurücknehmen.
no-undo-start = Es wurde noch nichts gespielt.
no-version = { $game } hat keine Fassung { $version } der Regeln. Es gibt: { $known }.
option-choice = { $game }: „{ $option }“ kann nicht „{ $choice }“ sein.
option-unknown = { $game } hat keine Option „{ $option }“.
record-action = { $text } ist keine Aktion: Nummer, Platz und Notation.
record-actions = keine Partie hat mehr als { $most } Aktionen.
record-arrow = ein Pfeil führt von einem Feld zu einem anderen, wie in [arrow a1 b2].
record-brace = dieses {"}"} schließt keinen Kommentar.
record-bracket = diese ) schließt nichts.
record-comment = ein Kommentar hat höchstens { $most } Zeichen.
record-deep = Varianten stehen höchstens { $most }-fach ineinander.
record-dice = aus { $text } können keine Würfel folgen.
record-entry = { $text } ist weder ein Eintrag des Kopfes noch eine Aktion.
record-full = eine Aktion hat höchstens { $characters } Zeichen Text sowie { $signs } Pfeile und Markierungen.
record-game = ein Spiel { $text } ist hier nicht bekannt.
record-glyph = { $text } steht hinter keiner Aktion.
record-glyphs = eine Aktion hat eines der Zeichen { $glyphs }.
record-impossible = { $text } ist hier nicht möglich: Erlaubt sind { $count } Aktionen, aber nicht diese.
record-length = der Text ist länger als jede Aufzeichnung: { $count } Zeichen.
record-line = Zeile { $line }: { $why }
record-mark = eine Markierung braucht ein Feld, wie in [mark a1].
record-no-game = der Kopf nennt kein Spiel mit seiner Fassung, wie in „game: pods 1“.
record-number = { $text } müsste eine Zahl von { $first } bis { $last } sein.
record-options = { $text } sind keine Optionen von { $game }.
record-over = { $text } ist hier nicht möglich: Die Partie ist zu Ende.
record-position = diese Stellung kann man nicht spielen. { $why }
record-result = die Aktionen führen nicht zum Ergebnis { $text }.
record-signs = ein Kommentar hat höchstens { $most } Pfeile und Markierungen.
record-title = eine Aufzeichnung beginnt mit „{ $title }“.
record-turn = hier müsste Aktion { $wanted } stehen, nicht { $text }
record-unclosed = diesem Kommentar fehlt sein {"}"}.
record-variation = eine Variante steht hinter der Aktion, die sie ersetzt.
record-variation-empty = in dieser Variante ist keine Aktion.
record-variation-open = dieser Variante fehlt ihre ).
record-variations = eine Aufzeichnung hat höchstens { $most } Varianten.
