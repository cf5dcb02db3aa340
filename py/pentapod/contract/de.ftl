# Was an dem Spiel in einer Datei falsch ist. Die Regeln selbst stehen, wo sie geprüft werden.

board-fault = Dieses Brett lässt sich nicht zeigen, wegen Zeile { $line } von { $file }: { $what }
doubt-drawn = Jede zufällige Partie ging unentschieden aus. Kann jemand gewinnen?
doubt-seat = In jeder zufälligen Partie war nur Spieler { $seat } am Zug. Beendet jede Aktion den Zug mit self.end_turn()?
ended = Diese Datei hat das Programm beendet, das sie geprüft hat, oder sie wurde nicht fertig.
error = { $kind }: { $why }.
foreign = Ein Spiel kann { $name } nicht importieren: Ihm stehen pentapod.frame und Pythons Standardbibliothek offen.
fickle = { $name } verbietet, was es vorher erlaubt hat: „{ $why }“. Was erlaubt ist, hängt allein von der Stellung ab.
frozen = { $name } ändert die Stellung; das darf nur eine Aktion, während sie ausgeführt wird.
import = Eine Datei lässt sich importieren.
late = { $name } lehnt ab, nachdem die Stellung schon geändert ist: „{ $why }“. Was eine Aktion verbietet, kommt zuerst.
memoryerror = Das braucht mehr Speicher, als da ist.
no-attribute = { $thing } hat kein { $name }.{ $near ->
    [none] {""}
   *[other] {" "}Meinst du { $near }?
}
not-imported = { $name } ist nicht importiert: Ergänze es bei den Namen nach „from pentapod.frame import“.
not-here = Der Browser hat kein Modul { $name }.
position = {"    "}Stellung: { $text }
python = Ein Spiel ist eine Python-Datei.
recursionerror = Das ruft sich endlos selbst auf.
refused = Eine Stellung, die im Spiel erreicht wurde, wird abgelehnt: { $why }
rule = {"    "}Regel: { $text }
stuck = { $name } kommt zu keinem Ende.
syntax = Das ist kein Python: { $why }.
systemexit = Das beendet das Programm.
too-long = Das läuft schon zwei Sekunden und wurde angehalten. Gibt es eine Schleife ohne Ende?
unreturned = Hier entsteht ein Ergebnis, aber es wird nicht zurückgegeben: Davor fehlt „return“.
