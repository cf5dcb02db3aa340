# Was die erste Seite sagt, bevor Python läuft.

description = Wiederentdeckte Brettspiele für eine bis sechs Personen, an einem Bildschirm oder gegen den Computer. Kostenlos, offline, ohne Konto: Eine ganze Partie passt in einen Link.
no-script = Pentapod läuft in deinem Browser und braucht JavaScript. Bitte erlaube es für diese Seite. Die Seite [Über Pentapod](./about.de.html) und die Regeln kannst du ohne lesen.

## The bar

skip = Zum Spiel springen
to-first-page = Pentapod, Startseite
page = Seite
new-version = Neue Version
rules = Regeln
rules-of-this = Regeln dieses Spiels
share = Teilen
share-this = Diese Partie teilen
sound = Ton
settings = Einstellungen

## The start

boot-loading = Wird geladen
boot-python = Python lädt: { $percent } %
boot-starting = Python startet
boot-opening = Tisch wird gedeckt
boot-slow = Es wird weiter versucht. Seit { $seconds } Sekunden ist nichts angekommen; vielleicht ist die Verbindung langsam. Du kannst warten oder es noch einmal versuchen.
boot-old = Dieser Browser ist zu alt für Pentapod. Bitte aktualisiere ihn oder nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari. Deine gespeicherten Partien bleiben, wie sie sind.
boot-engine = Dieser Browser konnte das Python nicht ausführen, das zu Pentapod gehört. Deine gespeicherten Partien bleiben, wie sie sind. Versuche es noch einmal, vielleicht wurde der Download beschädigt; wenn das nicht hilft, aktualisiere bitte den Browser.
boot-missing = Pentapod kann nicht starten: Die Datei { $file } ist nicht angekommen. Deine Partien sind in diesem Browser sicher. Prüfe die Verbindung und versuche es noch einmal. Ist das deine Website, stelle die Datei wieder hin.
boot-stopped = Pentapod ist beim Starten stehen geblieben: Der Fehler liegt bei uns. Deine Partien sind in diesem Browser sicher. Versuche es noch einmal; passiert es wieder, schick uns bitte den Text hier unten.
boot-again = Noch einmal versuchen
boot-details = Technische Einzelheiten
boot-server-missing = Pentapod kann nicht starten: Die Datei { $name } ist nicht angekommen. Deine Partien sind in diesem Browser sicher. Prüfe die Verbindung und versuche es noch einmal. Ist das deine Website, stelle die Datei wieder hin.
boot-server-page = Pentapod kann nicht starten: Statt der Datei { $name } schickt der Server eine Webseite. Deine Partien sind in diesem Browser sicher. Ist das deine Website, stelle die Datei wieder hin.
boot-server-script = Pentapod kann nicht starten: Der Server schickt das Skript { $name } als { $type }, das Browser nicht ausführen. Deine Partien sind in diesem Browser sicher. Ist das deine Website, lass ihren Server Dateien, die auf .js enden, als text/javascript schicken.
boot-server-untyped = Pentapod kann nicht starten: Der Server schickt das Skript { $name } ohne Typ, und so führen Browser es nicht aus. Deine Partien sind in diesem Browser sicher. Ist das deine Website, lass ihren Server Dateien, die auf .js enden, als text/javascript schicken.
boot-server-damaged = Pentapod kann nicht starten: Die Datei { $name } kam mit { $bytes } statt { $size } Bytes an. Deine Partien sind in diesem Browser sicher. Versuche es noch einmal. Ist das deine Website, kopiere alle ihre Dateien noch einmal, unverändert.

## The first page

hero = Brettspiele, zurück am Tisch
hero-more = Spiele, deren Regeln nur als Scans und Bruchstücke überlebt haben, sorgfältig wiederhergestellt. Spiel an einem Bildschirm, gegen den Computer oder mit Freunden an ihren eigenen Geräten oder per Link. Kein Konto, kein Server, und es geht auch offline.
continue = Weiterspielen
find = Partie oder Namen suchen
save-all = Alles in eine Datei sichern
open-game = Partie öffnen
link = Link einer Partie
paste-link = Link einer Partie einfügen
open = Öffnen
open-file = Datei öffnen
open-hint = Du kannst einen Link oder eine Datei auch irgendwo auf dieser Seite einfügen (Strg+V) oder ablegen. Deine eigenen Partien bleiben, wie sie sind.
make-game = Ein Spiel machen
make-game-more = Schreib die Regeln eines Brettspiels in Python, spiel es sofort gegen den Computer und verschick es als Link.
workshop = Werkstatt öffnen
join = An einem anderen Gerät mitspielen
about = Über Pentapod
owners = Bretter für deine Website
one-file = Als eine Datei herunterladen

## The cards

card-summary = { $summary }
card-picture = { $picture }
card-text = { $text }
card-size = { $size }
card-players = { $high ->
    [none] { $low ->
        [one] { $low } Person
       *[other] { $low } Personen
    }
   *[other] { $low } bis { $high } Personen
}
card-rules = Regeln
card-rules-of = Regeln von { $game }
card-friend = Mit Freunden
card-friend-at = Mit Freunden { $game } spielen
card-play = Gegen den Computer
card-play-at = Gegen den Computer { $game } spielen
card-learn = Lernen
card-learn-of = { $game } lernen
card-more = Mehr
card-more-of = Mehr: andere Arten, { $game } zu spielen
daily = Aufgaben des Tages
daily-more = Jede ist eine Stellung, in der eine Aktion besser ist als alle anderen: Finde sie. Jedes Spiel hat jeden Tag eine neue Aufgabe, und jede Lösung ist bewiesen.

## The table

table = Tisch
board = Brett
ready = Bereit?
whose-turn = Wer dran ist
since-last = Seit deinem letzten Zug
log = Verlauf
log-of = Verlauf der Partie
log-empty = Hier erscheinen die Züge.
log-close = Verlauf schließen
step = Durch die Partie blättern
note = Kommentar schreiben
beginning = Anfang
one-back = Eins zurück
one-forward = Eins vor
end = Ende
analysis = Analyse
game = Spiel
undo = Zurück
redo = Vor
hint = Tipp
flip = Drehen
resign = Aufgeben
keys = Tasten
editor = Stellungseditor

## Wo es keine Seite gibt

lost = Unter dieser Adresse gibt es keine Seite
lost-more = Vielleicht ist die Adresse beschädigt. Geh zur Startseite und füge den Link dort ein.
