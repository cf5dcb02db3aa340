# Was die Seite über Ausgaben sagt: Spiele mit anderen Tabellen als denen der Standardausgabe.

## Eine Datei

faulty = Diese Datei ist noch keine Ausgabe
faults = { $count ->
    [one] Eine Stelle stimmt noch nicht:
   *[other] { $count } Stellen stimmen noch nicht:
}
line = Zeile { $line }

## Was eine Ausgabe ändert

by = Eine Ausgabe des Spiels { $game } von { $author }.
differs = { $count ->
    [one] Ein Eintrag weicht
   *[other] { $count } Einträge weichen
} von der Standardausgabe ab.
entry = Eintrag
is-standard = In dieser Datei steht dasselbe wie in der Standardausgabe: Nichts weicht ab.
keep = Behalten
more = und { $count } weitere
play = Damit spielen
its-source = Quelle: { $source }
standard = Standard
this-edition = Diese Ausgabe

## Was behalten wird

kept = { $name } ist jetzt hier gespeichert. Du kannst die Ausgabe bei jeder neuen Partie auswählen.
own = Deine Ausgabe von { $game }
own-how = In der Datei { $file } steht die ganze Tabelle des Spiels: Figuren, Karten und Zahlen, mit einem englischen Kommentar zu jedem Eintrag. Speichere sie, ändere in einem Texteditor, was du willst, und öffne sie hier: Du siehst, was abweicht, und kannst damit spielen.
own-open = Geänderte Datei öffnen
own-save = { $file } speichern
own-then = Du kannst die Datei auch irgendwo auf diese Seite ziehen.
remove = Entfernen
remove-games = Deine Partien damit bleiben. Passt die Ausgabe nicht in den Link einer Partie, wird beim Öffnen nach ihrer Datei gefragt.
remove-question = { $name } aus diesem Browser entfernen?
removed = { $name } wurde entfernt.
unkept = Dieser Browser lässt die Seite { $name } nicht speichern: Wenn du die Seite schließt, ist die Ausgabe weg. Heb ihre Datei auf.

## Links

came-along = Diese Partie wird mit der Ausgabe { $name } von { $author } gespielt.
needed = Diese Partie { $game } wird mit der Ausgabe { $name } von { $author } gespielt, die für einen Link zu groß ist. Wähle ihre Datei aus, dann öffnet sich die Partie.
needed-choose = Datei auswählen
needed-nameless = Diese Partie wird mit einer anderen Ausgabe von { $game } gespielt, die nicht in diesem Browser ist. Wähle ihre Datei aus, dann öffnet sich die Partie.
needed-other = In dieser Datei ist eine andere Ausgabe: { $name } von { $author }.
needed-source = Ihre Quelle: { $source }
needed-title = Diese Partie braucht eine Ausgabe

## Regeln

played-with = Diese Partie wird mit der Ausgabe { $name } von { $author } gespielt.
rules-standard = Die Regeln hier gelten für die Standardausgabe. Wo Zahlen oder Figuren abweichen, zählt die Ausgabe.

## Teilen

share-apart = Die Ausgabe { $name } von { $author } ist für den Link zu groß. Schick ihre Datei mit: Wer den Link öffnet, wird einmal danach gefragt.
share-carried = Der Link enthält auch die Ausgabe { $name } von { $author }.
share-file = Datei der Ausgabe speichern
