# What programs and shells are told where something cannot be done or is wrong.
# The command's own help is written where its options are (command/main.py).
#
# Glossary, beside that of the engine's catalog: level Stufe, lesson Lektion, puzzle Aufgabe, ply Halbzug.

arguments = Die Eingabe ist kein UTF-8.

arrow = ein Pfeil braucht mindestens zwei Felder, nicht „{ $arrow }“

asked = { $why }; siehe { $program } --help

attribute = es gibt kein Attribut „{ $name }“

board-file = { $file } lässt sich hier nicht spielen: { $why }
choice = { $name } ist eines von { $choices }, nicht „{ $value }“

count = Bretter: { $boards }, Aufzeichnungen: { $records }, Fehler: { $faults }
count-written = geschriebene Bilder: { $written }, Bretter ohne Bild: { $left }

edition = { $game }: { $name } von { $author }. { $count ->
    [one] Ein Eintrag unterscheidet
   *[other] { $count } Einträge unterscheiden
} sich von der Standardausgabe.
edition-game = Die Ausgabe { $name } ist für { $game }, nicht für { $named }.
edition-learn = Lektionen und Aufgaben gehören zur Standardausgabe: Lass edition hier weg.

encoding = { $file } ist kein UTF-8.

ending = { $file } endet weder auf .svg noch auf .png.

file = { $file }: { $why }
file-holds =
    { $game } besteht alle Prüfungen, die ein Spiel bestehen muss.
        zufällige Partien: { $games }, Sätze von Optionen: { $sets }, Aktionen: { $mean } im Schnitt, höchstens { $most }
        Auswahl für eine Aktion: { $choice } im Schnitt, höchstens { $widest }
        Anteil des ersten Platzes: { $share }, unentschieden: { $drawn }

help = Wiederentdeckte Brettspiele, ohne Browser.
help-arrow = einen Pfeil entlang dieser Felder zeichnen
help-check = Spiele in Dateien, Mitschriften oder Bretter von Seiten prüfen und diese zeichnen
help-check-pages = Dateien mit einem Spiel (mygame.py), HTML, Markdown oder Mitschriften
help-check-write = in jedes Element ohne Bild das richtige schreiben
help-depth = wie viele Aktionen
help-edition = schreibt die Tabelle eines Spiels als Ausgabe, die man ändern kann
help-edition-game = ein Spiel mit Tabelle: pods, modx, xtal, xpod, pocketmodel
help-edition-schema = schreibt stattdessen das JSON-Schema für Texteditoren
help-flip = das Brett umdrehen
help-game = Kennung oder Datei eines Spiels: allein ihr Anfang
help-games = die Spiele und ihre Optionen auflisten
help-levels = nach Plätzen, dann wieder von vorn; 0 ist jemand, der tippt (sonst: 3, im Terminal zuerst 0)
help-link = den Link einer Mitschrift ausgeben
help-link-record = eine Datei oder - für die Eingabe
help-linked = eine Partie als Link oder als Text mit einem Link darin
help-mark = einen Ring um jede davon zeichnen
help-names = wer gespielt hat, nach Plätzen
help-new = ein kleines spielbares Spiel zum Ändern schreiben
help-new-file = eine neue Datei, etwa mygame.py; ihr Name ist die Kennung des Spiels
help-nodes = für eine Aktion höchstens so viele Stellungen betrachten
help-output = eine Datei, deren Name auf .svg oder .png endet; sonst wird SVG ausgegeben
help-perft = zählen, auf wie viele Arten eine Partie weitergehen kann
help-picture = eine Stellung als SVG oder PNG zeichnen
help-play = mit Computern spielen oder sie spielen lassen und die Mitschrift ausgeben
help-play-game = die Kennung eines Spiels oder seine Datei
help-ply = bei einem Link: nach wie vielen Aktionen (sonst: alle)
help-position = eine Stellung des Spiels als Text
help-record = die Mitschrift einer Partie ausgeben
help-record-game = ein Link, ein Text mit einem Link darin, eine Datei mit einer Mitschrift oder - für die Eingabe
help-same = dasselbe
help-seed = gleicher Startwert und gleiche Stufen spielen dieselbe Partie
help-width = eines PNG, in Pixeln (sonst: 800)
left = ohne Bild geblieben: { $why }
left-content = es enthält etwas anderes
left-daily = die Aufgabe des Tages ist morgen eine andere
left-fault = etwas stimmt damit nicht
left-frame = ein Rahmen hat sein Bild in der Adresse, wie *Teilen* sie schreibt

link-position = Ein Link enthält seine Stellungen: Nenne stattdessen einen Halbzug.

neither = { $text } ist weder eine Datei noch ein Link. { $why }

no-editions = { $game } hat keine Tabelle, die eine Ausgabe ersetzen könnte.

no-lesson = Es gibt keine Lektion „{ $lesson }“: { $game } hat { $count }.
no-level = es gibt keine Stufe { $level }: Die Stufen sind 1 bis { $last }
no-place = „{ $touch }“ ist dort kein Feld im Bild: Ein Pfeil oder eine Markierung braucht eines
no-ply = Es gibt keinen Halbzug { $ply }: Die Partie hat { $count }.
no-png = Für PNG braucht es das Paket resvg-py: pip install 'pentapod[png]'.
no-puzzle = Es gibt keine Aufgabe „{ $puzzle }“: { $game } hat { $count } Aufgaben.
no-seat = es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }

not-closed = das Element ist nicht geschlossen: Es braucht </pentapod-board>

number = { $name } ist eine Zahl, nicht „{ $value }“

output = Die Ausgabe wurde abgeschnitten: { $why }.

piped = Bilder werden in Dateien geschrieben, nicht in eine Pipe.

play-begin = { $game }. Du spielst { $seats }. Tippe ein, was du tust, ? für das, was du tun kannst, oder resign, um aufzugeben.
play-long = Diese Partie wurde angehalten: Nach { $count } Aktionen ist sie nicht zu Ende.
play-near = Ähnlich: { $near }
play-pass = { $seat } ist am Zug: Drücke Enter, wenn niemand sonst zuschaut.
play-resigned = { $seat } hat aufgegeben.

position = { $game }: { $why } („{ $part }“)

record = Die Aufzeichnung

source = Nenne entweder ein Spiel oder einen Link.

starter = { $file } ist ein Spiel: Ändere es und probiere pentapod check { $file } und pentapod play { $file }.
starter-exists = { $file } ist schon da.

surplus = { $option } hat { $count } Einträge, aber das Spiel hat { $seats } Plätze.

text-game = Eine Stellung als Text braucht die Kennung ihres Spiels, wie svg(text, game='pods'); sonst braucht sie nichts.

theme = Ein Farbschema ist eines von { $themes }, nicht „{ $theme }“.

whole = nötig ist eine ganze Zahl von { $first } bis { $last }, nicht { $text }

width = Ein Bild ist zwischen 1 und { $most } Pixel breit.

written = { $file }: geschriebene Bilder: { $count }
