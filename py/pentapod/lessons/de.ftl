# What lessons and puzzles say, beside their own texts.
#
# Glossary: lesson Lektion, puzzle Aufgabe, step Schritt, difficulty Schwierigkeit, idea Idee, the others "die anderen".
# What a goal asks for (puzzle-to-) is an infinitive, which stands before or behind "kannst" or "wirst".

guide-learn = Spielend lernen
# Behind it: how many lessons a game needs, and how many more there are.
guide-extent = , in { $count ->
    [one] { $count } kurzen Lektion
   *[other] { $count } kurzen Lektionen
}{ $more ->
    [0] .
    [1] ; eine weitere führt tiefer.
   *[other] ; { $more } weitere führen tiefer.
}
guide-lesson = Lektion { $number }, { $title }
guide-try = Probiere es aus: { LIST($ways, type: "or") }.

learn-again = Noch einmal
learn-all = Alle Lektionen
learn-begin = Anfangen
learn-done = geschafft
learn-finished = Du hast alle { $count } Lektionen geschafft.
learn-go-on = Zu Lektion { $number }
learn-learnt = Was du gelernt hast
learn-learnt-none = Noch nichts: Jede Lektion von { $game } endet mit einem Satz, der hier aufgehoben wird.
learn-lesson = Lektion { $number }: { $title }
learn-next = Weiter
learn-next-lesson = Weiter
learn-no-course = Für ein Spiel dieses Namens gibt es keine Lektionen.
learn-no-course-title = Lektionen
learn-no-lesson = Diese Lektion gibt es nicht. Das sind die { $count } Lektionen von { $game }.
learn-none = Für { $game } gibt es noch keine Lektionen. Die Regeln stehen auf einer eigenen Seite.
learn-not-loaded = Die Lektionen ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
learn-part = { $count ->
    [one] { $count } Lektion
   *[other] { $count } Lektionen
}
learn-path = Lektionen
learn-play = Spielen
learn-reached = Gut gemacht.
learn-ready = Du kannst jetzt spielen.
learn-rules = Regeln von { $game }
learn-show = Zeig es mir
learn-show-button = Drücke „{ $label }“, es ist markiert.
learn-show-confirm = Drücke „Bestätigen“.
learn-show-what = Wähle, was markiert ist.
learn-step = Schritt { $at } von { $count }
learn-then-play = { $lessons }, dann kannst du spielen
learn-title = { $number }. { $title }
learn-undo = Zurück

puzzle = Aufgabe
puzzle-all = Aufgaben
puzzle-all-solved = Du hast alle { $count } Aufgaben von { $game } gelöst.
puzzle-answer = Was folgte: { $what }
puzzle-answer-taken-back = { $said } Das Brett ist wieder wie davor.
puzzle-best = Du spielst { $seat }. Finde heraus, wie du bis zum Ende { $turn } am ehesten { $goal } kannst.
puzzle-best-missed = Danach können die anderen es verhindern; auf dem besten Weg klappt es in { $often } der Fälle.
puzzle-best-other = Das klappt in { $this } der Fälle, auf dem besten Weg in { $often }.
puzzle-best-solved = Gelöst. Bis zum Ende { $turn } wirst du in { $often } der Fälle { $goal }, auf jedem anderen Weg in höchstens { $next }.
puzzle-best-solved-alone = Gelöst. Bis zum Ende { $turn } wirst du in { $often } der Fälle { $goal }. Auf jedem anderen Weg lässt es sich verhindern.
puzzle-best-solved-why = { $solved } Das Zweitbeste: { $why }.
puzzle-count = Schwierigkeit { $difficulty } von { $hardest }
puzzle-easy-first = nach Schwierigkeit, die leichtesten zuerst
puzzle-hard = Aufgaben der Schwierigkeit { $number }
puzzle-hold = Du spielst { $seat }. Finde die einzige Aktion, nach der die anderen nicht sicher innerhalb von { $measure } eigenen Zügen gewinnen.
puzzle-hold-1 = Du spielst { $seat }. Finde die einzige Aktion, nach der die anderen in ihrem nächsten Zug nicht gewinnen können.
puzzle-hold-1-missed = Danach kannst du nicht verhindern, dass die anderen in ihrem nächsten Zug gewinnen.
puzzle-hold-1-solved = Gelöst. Sonst können die anderen in ihrem nächsten Zug gewinnen.
puzzle-hold-missed = Danach gewinnen die anderen innerhalb von { $measure } eigenen Zügen, was du auch tust.
puzzle-hold-solved = Gelöst. Sonst können die anderen innerhalb von { $measure } eigenen Zügen gewinnen.
puzzle-next = Nächste Aufgabe
puzzle-no-game = Für ein Spiel dieses Namens gibt es keine Aufgaben.
puzzle-no-puzzle = Diese Aufgabe von { $game } gibt es nicht. Hier ist stattdessen die Aufgabe des Tages.
puzzle-none = Für { $game } gibt es noch keine Aufgaben.
puzzle-not-loaded = Die Aufgaben ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
puzzle-number = Aufgabe { $number } von { $count }
puzzle-of-day = Aufgabe des Tages
puzzle-soon = Du spielst { $seat }. Finde die einzige Aktion, nach der du sicher innerhalb von { $measure } eigenen Zügen gewinnst, diesen mitgezählt.
puzzle-soon-1 = Du spielst { $seat }. Finde die einzige Aktion, nach der du noch in diesem Zug gewinnen kannst.
puzzle-soon-1-missed = Danach kannst du in diesem Zug nicht mehr gewinnen.
puzzle-soon-1-solved = Gelöst. Du kannst in diesem Zug gewinnen.
puzzle-soon-2 = Du spielst { $seat }. Finde die einzige Aktion, nach der du spätestens in deinem nächsten Zug sicher gewinnst.
puzzle-soon-2-missed = Danach können die anderen verhindern, dass du spätestens in deinem nächsten Zug gewinnst.
puzzle-soon-2-solved = Gelöst. Was die anderen auch tun, du kannst spätestens in deinem nächsten Zug gewinnen.
puzzle-soon-failed = Diesmal hast du nicht rechtzeitig gewonnen.
puzzle-soon-missed = Danach können die anderen verhindern, dass du innerhalb von { $measure } Zügen gewinnst.
puzzle-soon-solved = Gelöst. Was die anderen auch tun, du kannst innerhalb von { $measure } Zügen gewinnen.
puzzle-soon-worked = Du hast gewonnen.
puzzle-sure = Du spielst { $seat }. Finde den einzigen Weg, auf dem du bis zum Ende { $turn } sicher { $goal } kannst.
puzzle-sure-missed = Danach kannst du bis dahin nicht mehr sicher { $goal }.
puzzle-sure-other = Das klappt nur in { $this } der Fälle.
puzzle-sure-solved = Gelöst. Was die anderen auch tun, bis zum Ende { $turn } kannst du { $goal }.
puzzle-theme = { $said } Die Idee: { $theme }.
puzzle-theme-act-on-runner = Gegen die Einheit vorgehen, die punkten würde
puzzle-theme-before-you-score = Vor dem Punkten noch etwas anderes
puzzle-theme-cancel-and-strike = Abwehren und zurückschlagen
puzzle-theme-cancel-in-time = Die Waffe abwehren
puzzle-theme-close-from-inside = Einen Punkt von dort schließen, wo die anderen nicht hinkommen
puzzle-theme-close-several = Mehrere Punkte auf einmal schließen
puzzle-theme-come-near = Nah genug herankommen, um zu punkten
puzzle-theme-cover-theirs = Fremde Steine überdecken
puzzle-theme-draw-out-answer = Die Antwort herauslocken
puzzle-theme-fetch-rings = Mit Karten Ringe holen
puzzle-theme-free-jokers = Mit den Jokern gewinnen, die frei werden
puzzle-theme-hyperdrive-first = Zuerst Hyperdrive
puzzle-theme-joker-back = Den Joker dorthin zurücklegen, wo er wirkt
puzzle-theme-keep-waiting = Ein Feld in Reserve
puzzle-theme-lay-nothing = Die Karten behalten
puzzle-theme-lay-void = Void im richtigen Moment
puzzle-theme-make-your-own = Einen Punkt zu deinem machen
puzzle-theme-move-and-strike = Erst ziehen, dann zuschlagen
puzzle-theme-move-away-first = Zuerst weg von Rot
puzzle-theme-move-out-of-reach = Außer Reichweite gehen
puzzle-theme-objective-first = Zuerst das Ziel ausspielen
puzzle-theme-play-x-tra-card = Zuerst die X-tra-Karte spielen
puzzle-theme-prepare-pattern = Das Muster vorbereiten, das gewinnt
puzzle-theme-reach-home-row = Die Heimreihe erreichen
puzzle-theme-repair-first = Zuerst Repair
puzzle-theme-right-attack = Die richtige Einheit angreifen
puzzle-theme-right-combat-card = Die richtige Kampfkarte
puzzle-theme-right-pattern = Das richtige Muster vollenden
puzzle-theme-right-strike = Das richtige Ziel treffen
puzzle-theme-right-weapon = Die richtige Waffe legen
puzzle-theme-stand-in-the-way = Im Weg stehen
puzzle-theme-take-and-close = Einen Punkt nehmen und einen anderen schließen
puzzle-theme-take-shared = Den Punkt nehmen, der beiden nützt
puzzle-theme-take-their-space = Den Raum nehmen, den die anderen brauchen
puzzle-theme-teleport-home = Teleport Home
puzzle-theme-two-threats = Zwei Drohungen zugleich
puzzle-themes = nach Idee
puzzle-title = Aufgaben zu { $game }
puzzle-to-carried = { $count ->
    [1] einen Ring haben
   *[other] auf mindestens { $count } Ringe kommen
}
puzzle-to-carried-keeping = auf mindestens { $first } Ringe kommen und { $count ->
    [1] eine Karte
   *[other] { $count } Karten
} behalten
puzzle-to-downed = { $count ->
    [1] eine Einheit
   *[other] { $count } Einheiten
} zerstören
puzzle-to-spared = alle deine Einheiten behalten
puzzle-to-struck = { $count ->
    [1] ein Ziel
   *[other] { $count } Ziele
} zerstören
puzzle-to-unbeaten = im Spiel bleiben
puzzle-to-won = gewinnen
puzzle-tried-failed = Diesmal hat es nicht geklappt.
puzzle-tried-worked = Diesmal hat es geklappt.
puzzle-turn-1 = dieses Zuges
puzzle-turn-2 = des nächsten Zuges
puzzle-turn-3 = des übernächsten Zuges
puzzle-win = Du spielst { $seat }. Finde die einzige Aktion, die mit höchstens { $measure } Entscheidungen gewinnt, was die anderen auch tun.
puzzle-win-missed = Danach können die anderen dich noch aufhalten.
puzzle-win-now = Du spielst { $seat }. Finde die einzige Aktion, die sofort gewinnt.
puzzle-win-now-missed = Das gewinnt nicht sofort.
puzzle-win-now-solved = Gelöst. Du gewinnst.
puzzle-win-solved = Gelöst. Was die anderen auch tun, du kannst gewinnen.
