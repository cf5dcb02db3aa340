# What programs and shells are told where something cannot be done or is wrong.
# The command's own help is written where its options are (command/main.py).
#
# Glossary, beside that of the engine's catalog: level Stufe, lesson Lektion, puzzle Aufgabe, ply Halbzug.

arguments = Die Eingabe ist kein UTF-8.

arrow = ein Pfeil ist eine Folge von mindestens zwei Feldern, nicht „{ $arrow }“

asked = { $why }; siehe { $program } --help

attribute = es gibt kein Attribut „{ $name }“

board-file = { $file } lässt sich hier nicht spielen: { $why }
choice = { $name } ist eines von { $choices }, nicht „{ $value }“

count = Bretter: { $boards }, Aufzeichnungen: { $records }, Fehler: { $faults }
count-written = geschriebene Bilder: { $written }, Bretter ohne Bild: { $left }

encoding = { $file } ist kein UTF-8.

ending = { $file } endet weder auf .svg noch auf .png.

file = { $file }: { $why }
file-holds =
    { $game } erfüllt, was jedes Spiel erfüllen muss.
        zufällige Partien: { $games }, Sätze von Optionen: { $sets }, Aktionen: { $mean } im Schnitt, höchstens { $most }
        Auswahl für eine Aktion: { $choice } im Schnitt, höchstens { $widest }
        Anteil des ersten Platzes: { $share }, unentschieden: { $drawn }

left = ohne Bild geblieben: { $why }
left-content = es enthält etwas anderes
left-daily = die Aufgabe des Tages ist morgen eine andere
left-fault = etwas stimmt damit nicht
left-frame = ein Rahmen hat sein Bild in der Adresse, wie *Teilen* sie schreibt

link-position = Ein Link enthält seine Stellungen: Nenne stattdessen einen Halbzug.

neither = { $text } ist weder eine Datei noch ein Link. { $why }

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
