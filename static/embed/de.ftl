# Was ein Brett auf einer fremden Seite von sich aus sagt. Die Sätze der Spiele kommen aus Python.

play = Ab hier spielen
step = Durchblättern
lesson = Spielend lernen
puzzle = Diese Aufgabe lösen
unseen = Das ist das leere Brett. Starte es, um die Stellung zu sehen.
unknown = Ein Brett, das seine Stellung zeigt, wenn du es startest.
show = Stellung zeigen

starting = Python startet
loading = Python wird geladen: { $percent } %
slow = Noch nicht da: Seit einigen Sekunden ist nichts angekommen, { $percent } % von Python sind hier. Vielleicht ist die Verbindung langsam.
silent = Noch nicht da: Von { $origin } ist noch nichts gekommen. Vielleicht ist die Verbindung langsam, oder etwas auf dieser Seite lässt es nicht herein.
barred = Dieses Brett konnte nicht starten: Die Content-Security-Policy dieser Seite lässt sein Python nicht herein. Ist es deine Seite, ergänze { $origin } bei frame-src.
failed = Dieses Brett konnte nicht starten. Prüf die Verbindung und versuch es noch einmal.
fault-missing = Dieses Brett konnte nicht starten: Die Datei { $name } ist nicht angekommen. Prüf die Verbindung und versuch es noch einmal. Ist es deine Website, leg die Datei wieder hin.
fault-page = Dieses Brett konnte nicht starten: Statt der Datei { $name } schickt der Server eine Webseite. Ist es deine Website, leg die Datei wieder hin.
fault-script = Dieses Brett konnte nicht starten: Der Server schickt das Skript { $name } als { $type }, und so führt es kein Browser aus. Ist es deine Website, lass ihren Server Dateien auf .js als text/javascript schicken.
fault-untyped = Dieses Brett konnte nicht starten: Der Server schickt das Skript { $name } ohne Typ, und so führt es kein Browser aus. Ist es deine Website, lass ihren Server Dateien auf .js als text/javascript schicken.
fault-damaged = Dieses Brett konnte nicht starten: Die Datei { $name } kam mit { $bytes } statt { $size } Bytes. Versuch es noch einmal. Ist es deine Website, kopier alle ihre Dateien noch einmal unverändert.
fault-sandboxed = Dieses Brett konnte nicht starten: Der Rahmen ist in einer Sandbox, und der Server von Pentapod lässt solche Rahmen nicht herein. Ist es deine Seite, gib dem Rahmen sandbox="allow-scripts allow-same-origin"; ist es dein Server, lass ihn den Header Access-Control-Allow-Origin: * schicken.
fault-stuck = Dieses Brett wurde angehalten: Sein Spiel antwortet nicht. Wenn das deine Seite ist, suche in der Datei nach einer Schleife, die nie endet.
fault-large = Dieses Brett wurde angehalten: Sein Spiel zeichnet mehr, als ein Brett zeigen kann.
file-missing = Unter { $src } gibt es keine Datei. Wenn das deine Seite ist, prüfe die Adresse in { $attribute } und das connect-src ihrer Content-Security-Policy.
file-elsewhere = Ein Brett spielt nur Dateien vom Server seiner eigenen Seite, und { $src } liegt woanders.
src-large = Die Datei unter { $src } ist zu lang: Ein Spiel hat höchstens { $most } kB.
edition-large = Die Datei unter { $src } ist zu lang: Eine Ausgabe hat höchstens { $most } kB.
src-page = Unter { $src } schickt der Server eine Webseite statt einer Python-Datei.
edition-page = Unter { $src } schickt der Server eine Webseite statt einer Ausgabe, die eine TOML-Datei ist.
nobody = Dieses Brett konnte nicht starten: Sein Python, die Seite engine.html, ist nicht angekommen oder durfte nicht herein. Prüf die Verbindung und versuch es noch einmal. Ist es deine Seite, sieh in ihre Content-Security-Policy.
lost = Das Python dieses Bretts wurde von der Seite genommen, bevor es antworten konnte.
left = Dieses Brett hat die Seite verlassen, bevor es antworten konnte.
again = Noch einmal

story = Seit deinem letzten Zug
replay = Noch einmal zeigen: { $what }
steps = Durch die Partie blättern
lines = Aktionen, Kommentare und Varianten
lines-later = Hier erscheinen Aktionen, Kommentare und Varianten.
first = Anfang
back = Eins zurück
forward = Eins vor
last = Ende
restart = Zurück zum Anfang
open = In Pentapod öffnen, in einem neuen Fenster
confirm = Bestätigen
cancel = Abbrechen

glyph-brilliant = brillant
glyph-good = gut
glyph-interesting = interessant
glyph-dubious = zweifelhaft
glyph-mistake = ein Fehler
glyph-blunder = ein grober Fehler
