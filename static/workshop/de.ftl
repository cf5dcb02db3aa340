# Die Werkstatt: wo jemand ein Spiel schreibt und es gleich spielt.

title = Werkstatt
description = Schreib ein Brettspiel in Python, spiel es sofort und verschick es als Link. Ohne Installation, ohne Konto.
to-first-page = Pentapod, Startseite
page = Seite
no-script = Die Werkstatt führt Python in deinem Browser aus und braucht dafür JavaScript. Bitte erlaube es.

share = Teilen
help = Hilfe
close = Schließen
new-match = Neue Partie
look-inside = Hineinschauen
hide-code = Code ausblenden

desk = Code
code = Python-Code des Spiels
stage = Das Spiel
open = Öffnen
own-games = Deine Spiele
examples = Beispiele
new = Neues Spiel
open-file = Datei öffnen …
versions = Frühere Fassungen …
no-versions = Noch keine frühere Fassung. Eine wird aufgehoben, wenn du nach einer Minute weiterschreibst.
version-lines = { $count } Zeilen
forget = { $name } löschen …
forget-sure = Code und Partien verschwinden aus diesem Browser. Ein Link oder eine gesicherte Datei öffnet das Spiel weiterhin.
file-name = Dateiname
save = Datei sichern

starting = Python startet …
no-start = Das Spiel konnte nicht starten: { $why }
checking = Wird geprüft …
checking-games = Wird geprüft: bisher { $games } zufällige Partien.
holds = Alle Prüfungen bestanden. Zufällige Partien: { $games }.
holds-doubtful = Alle Prüfungen bestanden, aber sieh dir das an. Zufällige Partien: { $games }.
faulty = Etwas stimmt nicht. Das Brett zeigt noch die letzte Fassung, die funktioniert hat.
followed-anew = Die Partie beginnt neu: Ihre Züge sind nicht mehr erlaubt.
followed-position = Die Stellung ist geblieben. Die Züge davor sind nicht mehr erlaubt.
checks = Statistik aus zufälligen Partien

line = Zeile { $line }
show-position = Stellung zeigen
shown-before = Das Brett zeigt diese Stellung in einer früheren Fassung, denn mit dem Code von jetzt geht es dort nicht weiter.
shown-setup = Die Stellung ist auf dem Brett aufgebaut. Darunter steht, was an ihr nicht stimmt.
shown-not = Diese Stellung lässt sich nicht zeigen: Der Code löst einen Fehler aus, bevor das Brett gezeichnet ist.
rule-checked = Geprüfte Regel: { $rule }
trace = Was Python sagt
stuck = Das Spiel hat vier Sekunden lang nicht geantwortet und wurde angehalten. Gibt es eine Schleife ohne Ende?
failed = Das Spiel hat am Brett einen Fehler ausgelöst.
silent = Das Spiel antwortet nicht mehr, deshalb wurde sein Brett geschlossen. Dein Code ist sicher.
start-again = Neu starten

length = Aktionen in einer Partie
choices = Auswahl je Aktion
mean = { $mean } im Schnitt
wins = Siege nach Platz
drawn = { $share } unentschieden
seat = Spieler { $seat }

strange = Jemand anders hat dieses Spiel geschrieben. Es läuft abgeschottet: Es sieht nichts von dieser Seite, deinen Spielen, deinen Dateien oder dem Netz.
let-run = Spielen

too-large = Das ist mehr, als ein Spiel haben darf: { $most } kB.
not-kept = In deinem Browser ist kein Platz mehr, deshalb wird dieses Spiel nicht aufgehoben. Sichere es als Datei.
name-taken = In { $name } hast du schon ein Spiel.
name-wrong = Ein Dateiname hat Kleinbuchstaben und Ziffern und endet auf .py, etwa meinspiel.py. Er darf nicht der eines Spiels von Pentapod sein.

link = Link
share-what = Wer diesen Link öffnet, kann das Spiel spielen und hineinschauen. Das ganze Spiel steckt im Link; kein Server hat es.
share-match = Um eine Partie davon zu verschicken, nimm „Teilen“ am Brett.
share-elsewhere = Auf deiner Website: Sichere die Datei neben deine Seite und füge dies dort ein, wo das Brett hingehört.
code-elsewhere = Code für deine Seite
share-owners = Mit Bild, Stellung, Computergegner
link-length = { $count } Zeichen.
link-long = Dieses Spiel ist zu lang für einen Link. Verschick die Datei: Wer sie bekommt, kann sie hier öffnen.
copy = Link kopieren
copied = Kopiert
copy-yourself = Mit Strg+C kopieren
damaged = Dieser Link ist beschädigt
damaged-more = Ein Teil fehlt oder wurde unterwegs geändert. Lass ihn dir noch einmal schicken, vielleicht als Datei. Was du hier hattest, ist unverändert.

guests = Andere Geräte
guest = Ein anderes Gerät
guest-ask = Das Spiel möchte ein anderes Gerät einladen.
guest-refuse = Jetzt nicht
guest-note = Das Spiel sieht weder diese Einladung noch die Antwort darauf. Gib nur eine Antwort ein, die das eingeladene Gerät zeigt, nie einen Text aus dem Spiel.
guest-invited = { $name }: eingeladen.
guest-open = { $name }: mit dem Spiel verbunden.
guest-shaky = { $name }: Die Verbindung ist gestört.
guest-lost = { $name }: nicht mehr verbunden.
guest-end = Beenden
guest-cut = Das Spiel hat einem anderen Gerät etwas Unerlaubtes geschickt. Deshalb wurde die Verbindung beendet.

help-write = Ein Spiel ist eine Python-Datei. Öffne ein Beispiel und ändere es: das Brett, was man tun darf, wer gewinnt.
help-follow = Das Brett folgt, wenn du zu tippen aufhörst. Die Partie geht weiter, wenn ihre Züge noch erlaubt sind.
help-check = Währenddessen prüfen zufällige Partien die Regeln. Stimmt etwas nicht, siehst du die Zeile und die Stellung.
help-send = „Teilen“ gibt dir einen Link, in dem das ganze Spiel steckt. Deine Spiele bleiben in diesem Browser.
help-sealed = Jedes Spiel läuft abgeschottet: Es sieht nichts von dieser Seite, deinen Dateien oder dem Netz. Ein anderes Gerät erreicht es nur, wenn du das einlädst.

words = Die Wörter eines Spiels
words-rest = Spiel, Aktionen, Steine und Ergebnisse
words-spaces = Bretter: GRID = …
words-fields = Woraus eine Stellung besteht: board = …
words-self = In den Regeln: self. …
words-board = Was auf einem Brett ist: self.board. …
words-places = Die Felder eines Bretts: GRID. …
words-hands = Karten und Würfel auf der Hand: self.hands. …
