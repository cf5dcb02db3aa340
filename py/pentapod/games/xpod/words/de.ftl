# Was X-Pod Play Off sagt.
#
# Glossar
#   unit = Einheit, plan = Plan, brick = Baustein, level = Stufe, pod = Pod, lid = Deckel, inventory = Vorrat
#   square = Feld, home row = Heimreihe, obstacle = Hindernis, X-tra card = X-tra-Karte
#   turn = Zug, move = ziehen, jump = springen, fly = fliegen, push = schieben, a push = Schub
#   carry = tragen, lift = hochheben, put down = absetzen, deconstruct = abbauen, eat = fressen, repair = flicken
#   web = einspinnen, freeze = einfrieren, unfreeze, thaw = auftauen, safe = geschützt
#   build = bauen, place = einsetzen, take apart = zerlegen, lock = einschließen, score = punkten, pass = passen
# Was auf Plänen und Karten gedruckt ist, bleibt englisch: MOVE, DECON, JUMP, die Namen der Einheiten und Pods.

# Das Geschlecht einer Einheit oder eines Bausteins; männlich ist, was hier nicht genannt wird.
-thing = { $thing }
    .gender = { $thing ->
        [unit-groundcrew] f
        [unit-matron] f
        [unit-porter] f
        [unit-silkline] f
        [unit-snarequeen] f
        [unit-stuntbike] n
        [unit-torpedo] n
        [brick-axle] f
        [brick-bar] f
        [brick-claw] f
        [brick-dish] f
        [brick-engine] n
        [brick-eye] n
        [brick-fin] f
        [brick-hinge] n
        [brick-leg] n
        [brick-plate] f
        [brick-string] f
        [brick-wheel] n
        [brick-windshield] f
       *[other] m
    }
-a = { $case ->
    [acc] { -thing.gender ->
        [f] eine
        [n] ein
       *[m] einen
    }
   *[nom] { -thing.gender ->
        [f] eine
       *[m] ein
    }
} { $thing }
-the = { $case ->
    [acc] { -thing.gender ->
        [f] die
        [n] das
       *[m] den
    }
    [dat] { -thing.gender ->
        [f] der
       *[m] dem
    }
   *[nom] { $within ->
        [1] { -thing.gender ->
            [f] die
            [n] das
           *[m] der
        }
       *[other] { -thing.gender ->
            [f] Die
            [n] Das
           *[m] Der
        }
    }
} { $thing }
-your = { $case ->
    [acc] { -thing.gender ->
        [f] deine
        [n] dein
       *[m] deinen
    }
    [dat] { -thing.gender ->
        [f] deiner
       *[m] deinem
    }
   *[nom] { $within ->
        [1] { -thing.gender ->
            [f] deine
           *[m] dein
        }
       *[other] { -thing.gender ->
            [f] Deine
           *[m] Dein
        }
    }
} { $thing }
-he = { -thing.gender ->
    [f] sie
    [n] es
   *[m] { $case ->
        [acc] ihn
       *[nom] er
    }
}
-of = { $seat ->
    [you] { -your }
   *[other] { -the } von { $seat }
}
-of-no-article = { $seat ->
    [you] { -your }
   *[other] { $thing } von { $seat }
}
-at-place = { $place ->
    [none] {""}
   *[other] {" "}auf { $place }
}
-has = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
}
-pod-of = { $seat ->
    [you] Dein { $pod }-Pod
   *[other] { $pod }-Pod von { $seat }
}
-lid-of = { $seat ->
    [you] Dein Deckel
   *[other] Deckel von { $seat }
}
# "springt", wie `goes` es sagt.
-goes = { $movement ->
    [JUMP] springt
    [FLY] fliegt
    [PUSH] schiebt
   *[MOVE] zieht
}
# Womit eine Aufforderung beginnt, hinter einem Doppelpunkt großgeschrieben.
-choose = { $within ->
    [1] wähle
   *[other] Wähle
}
-press = { $within ->
    [1] drücke
   *[other] Drücke
}
-play = { $within ->
    [1] spiele
   *[other] Spiele
}
-push = { $within ->
    [1] schiebe
   *[other] Schiebe
}
# Noch so viele Schübe.
-pushes = { $count ->
    [one] noch { $count } Schub
   *[other] noch { $count } Schübe
}

## The game

title-0 = Süd
title-1 = Nord
summary = Baue aus den Bausteinen deines Pods Einheiten, jede mit eigenen Tricks, und bring drei von ihnen in die Heimreihe gegenüber. Einheiten, die abgebaut werden, verlieren Stufen, und aus ihren Bausteinen entstehen neue.

option-tier = Spiel
option-tier-basic = Grundspiel
option-tier-basic-help = Sechs Pläne je Pod, ein Startset aus drei Einheiten, die drei X-tra-Karten des Pods.
option-tier-advanced = Profispiel
option-tier-advanced-help = Acht Pläne je Pod; beide wählen verdeckt drei Pläne und drei X-tra-Karten.

option-pod = Pod von { $seat }
option-pod-help = { $about }
option-pod-wild = Wild (rot)
option-pod-auto = Auto (blau)
option-pod-aero = Aero (gelb)
option-pod-robo = Robo (grün)
option-pod-dragon = Dragon (grün)
option-pod-monster = Monster (lila)
option-pod-aqua = Aqua (blau)
option-pod-arachno = Arachno (rot)

option-map = Spielbrett
option-map-help = { $count ->
    [0] Keine Hindernisse.
    [one] { $count } Hindernis.
   *[other] { $count } Hindernisse.
}
option-map-crossroads = Kreuzung
option-map-switchback = Serpentine
option-map-open-field = Freies Feld

option-start_units = Die ersten drei Einheiten
option-start_units-lid = Warten im Deckel
option-start_units-lid-help = Sie werden nacheinander eingesetzt.
option-start_units-home_row = Stehen in der Heimreihe
option-start_units-home_row-help = Der Kampf beginnt sofort.

option-build_level = Einheiten werden gebaut
option-build_level-max = Vollständig
option-build_level-max-help = Nur auf ihrer höchsten Stufe.
option-build_level-any = Auf jeder Stufe
option-build_level-any-help = Auch kleiner, um Bausteine zu sparen.

# The starter sets, three units each.
option-units = Einheiten von { $seat }
option-units-help = { LIST($things, type: "comma") }.
option-units-hunt = Jagd
option-units-stampede = Stampede
option-units-prowl = Pirsch
option-units-convoy = Konvoi
option-units-demolition = Abriss
option-units-pit-crew = Boxencrew
option-units-squadron = Staffel
option-units-airlift = Luftbrücke
option-units-patrol = Patrouille
option-units-workshop = Werkstatt
option-units-assembly = Fließband
option-units-sentry = Wache
option-units-brood = Brut
option-units-skyfire = Himmelsfeuer
option-units-lair = Drachenhort
option-units-fright = Schrecken
option-units-stare = Starrer Blick
option-units-mischief = Unfug
option-units-reef = Riff
option-units-undertow = Sog
option-units-surge = Brandung
option-units-web = Netz
option-units-colony = Kolonie
option-units-ambush = Hinterhalt

stat-points = Punkte
stat-board = auf dem Brett
stat-lid = im Deckel
stat-cards = { $count ->
    [one] Karte
   *[other] Karten
}
stat-bricks = { $count ->
    [one] Baustein
   *[other] Bausteine
}

## Numbers

levels = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rows = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
units = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
level-of = Stufe { $level } von { $top }

# From where an action reaches a unit: next to it, so many squares away, or from one distance to another.
span = { $near } oder { $far } Felder entfernt
span-exactly = genau { $far } Felder entfernt
span-next = direkt daneben

## Bricks

brick-arm = { $count ->
    [one] Arm
   *[other] Arme
}
brick-axle = { $count ->
    [one] Achse
   *[other] Achsen
}
brick-bar = { $count ->
    [one] Stange
   *[other] Stangen
}
brick-brick = { $count ->
    [one] Block
   *[other] Blöcke
}
brick-claw = { $count ->
    [one] Kralle
   *[other] Krallen
}
brick-clip = { $count ->
    [one] Clip
   *[other] Clips
}
brick-cone = Kegel
brick-dish = { $count ->
    [one] Schüssel
   *[other] Schüsseln
}
brick-engine = { $count ->
    [one] Triebwerk
   *[other] Triebwerke
}
brick-eye = { $count ->
    [one] Auge
   *[other] Augen
}
brick-fin = { $count ->
    [one] Flosse
   *[other] Flossen
}
brick-grille = { $count ->
    [one] Kühlergrill
   *[other] Kühlergrills
}
brick-hinge = { $count ->
    [one] Scharnier
   *[other] Scharniere
}
brick-leg = { $count ->
    [one] Bein
   *[other] Beine
}
brick-plate = { $count ->
    [one] Platte
   *[other] Platten
}
brick-rotor = { $count ->
    [one] Rotor
   *[other] Rotoren
}
brick-round = { $count ->
    [one] Rundstein
   *[other] Rundsteine
}
brick-slope = { $count ->
    [one] Schrägstein
   *[other] Schrägsteine
}
brick-string = { $count ->
    [one] Schnur
   *[other] Schnüre
}
brick-tail = { $count ->
    [one] Schwanz
   *[other] Schwänze
}
brick-tooth = { $count ->
    [one] Zahn
   *[other] Zähne
}
brick-wheel = { $count ->
    [one] Rad
   *[other] Räder
}
brick-windshield = { $count ->
    [one] Frontscheibe
   *[other] Frontscheiben
}
brick-wing = Flügel

# Bricks of a kind, a part of a list: "2 plates".
bricks = { $count } { $name }
# What a unit needs: "2 plates and 1 eye more, which are in the lid".
shortage = noch { $bricks }{ $in_lid ->
    [yes] {" "}(im Deckel verbaut)
   *[no] {""}
}

## X-tra cards

card-jump = JUMP
card-move1 = MOVE +1
card-decon1 = DECON +1
card-level1 = LEVEL +1
card-build2 = BUILD 2
about-card-jump = Eine deiner Einheiten springt in diesem Zug, so weit sie sonst zieht oder schiebt. Spiel die Karte, bevor die Einheit zieht.
about-card-move1 = Eine deiner Einheiten kommt in diesem Zug ein Feld weiter; eine, die nicht ziehen kann, bekommt MOVE 1. Spiel die Karte, bevor die Einheit zieht.
about-card-decon1 = Eine deiner Einheiten nimmt mit DECON 1 Stufe mehr; eine ohne DECON bekommt ein einfaches DECON.
about-card-level1 = Jederzeit in deinem Zug: Eine Einheit auf dem Brett steigt um eine Stufe, mit Bausteinen aus dem Vorrat ihrer Seite. Sie ist nicht geschützt.
about-card-build2 = Vor allem anderen: Baue zwei Einheiten in deinen Deckel statt einer. Danach ist der Zug vorbei.

## Pods

pod-wild = Wild
pod-auto = Auto
pod-aero = Aero
pod-robo = Robo
pod-dragon = Dragon
pod-monster = Monster
pod-aqua = Aqua
pod-arachno = Arachno

about-pod-other = Ein Pod aus einer anderen Ausgabe.
about-pod-wild = Jagt Einheiten der Stufe 1 und wächst, indem er sie frisst; wendig, mit wenigen schweren Einheiten.
about-pod-auto = Schnell auf freier Strecke; schiebt und schleppt. Hindernisse sind sein Feind.
about-pod-aero = Fliegt über alles hinweg, hat aber die wenigsten Bausteine und leichte Einheiten.
about-pod-robo = Langsam und robust, flickt sich selbst und nimmt andere auseinander.
about-pod-dragon = Speit Feuer aus der Ferne und hat schwere Flieger; Flügel sind knapp.
about-pod-monster = Lässt seine Nachbarn vor Schreck erstarren und baut sie dann ab.
about-pod-aqua = Reichlich Bausteine, springende Läufer und schiebende Wale.
about-pod-arachno = Spinnt Ziele auf zwei Felder Abstand ein und umschwärmt sie; jede Einheit braucht Beine.

## Units

# Wild Pod
unit-pouncer = Pouncer
unit-redwing = Redwing
unit-snapjaw = Snapjaw
unit-rammer = Rammer
unit-longears = Longears
unit-packback = Packback
unit-gulper = Gulper
unit-alpha = Alpha
# Auto Pod
unit-dasher = Dasher
unit-shunter = Shunter
unit-towrig = Tow Rig
unit-breaker = Breaker
unit-mechanic = Mechanic
unit-stuntbike = Stunt Bike
unit-roadtrain = Road Train
unit-interceptor = Interceptor
# Aero Pod
unit-glint = Glint
unit-skyhook = Skyhook
unit-stinger = Stinger
unit-bombardier = Bombardier
unit-groundcrew = Ground Crew
unit-gyro = Gyro
unit-thunderhead = Thunderhead
unit-ramjet = Ramjet
# Robo Pod
unit-tinker = Tinker
unit-grappler = Grappler
unit-pistonfist = Pistonfist
unit-strider = Strider
unit-loader = Loader
unit-dishbeam = Dishbeam
unit-colossus = Colossus
unit-welder = Welder
# Dragon Pod
unit-whelp = Whelp
unit-emberjaw = Emberjaw
unit-wyvern = Wyvern
unit-rockhide = Rockhide
unit-quicknewt = Quicknewt
unit-nestkeeper = Nestkeeper
unit-elder = Elder
unit-wurm = Tunnel Wurm
# Monster Pod
unit-gawker = Gawker
unit-lurch = Lurch
unit-bounder = Bounder
unit-gnash = Gnash
unit-lugger = Lugger
unit-skitter = Skitter
unit-matron = Matron
unit-tyrant = Tyrant
# Aqua Pod
unit-leapfin = Leapfin
unit-bigblue = Big Blue
unit-pincer = Pincer
unit-manta = Manta
unit-octohaul = Octohaul
unit-reefmender = Reefmender
unit-torpedo = Torpedo Sub
unit-kraken = Kraken
# Arachno Pod
unit-weaver = Weaver
unit-springer = Springer
unit-barbtail = Barbtail
unit-scuttler = Scuttler
unit-hornback = Hornback
unit-porter = Porter Ant
unit-snarequeen = Snare Queen
unit-silkline = Silkline

# A unit: "Ann's Pouncer"; with its square, as `there`: "Ann's Pouncer on c4". Where whoever acts has it, it is "Pouncer"
# in `brief`, and "your Pouncer" in `advice` to them.
# Deutsch außerdem: `beside` mit dem Feld in Klammern, wo "auf c4" ein Ziel wäre; `label` und `title` ohne Artikel, `title`
# mit Feld; `pronoun` ist "er", "sie" oder "es".
unit = { $form ->
    [there] { -of }{ -at-place }
    [beside] { -of } ({ $place })
    [title] { -of-no-article }{ -at-place }
    [label] { -of-no-article }
    [pronoun] { -he }
    [brief] { $own ->
        [yes] { -the }
       *[no] { -of }
    }
    [advice] { $own ->
        [yes] { -your }
       *[no] { -of }
    }
   *[other] { -of }
}
# A brick or a unit with its article: "an eye", "a Pouncer".
a-thing = { -a }

## What units can do

# As plans print it: "MOVE 2, DECON+1".
actions = { $abilities ->
    [0] keine Aktion
   *[other] { LIST($abilities, type: "comma") }
}
ability-move = MOVE { $count }
ability-jump = JUMP { $count }
ability-fly = FLY { $count }
ability-push = PUSH { $count }
ability-carry = CARRY
ability-decon = DECON{ $levels ->
    [1] {""}
   *[other] +1
}{ $span ->
    [span-next] {""}
    [span-exactly] {" "}R{ $far }
   *[other] {" "}R{ $near }-{ $far }
}
ability-eat = EAT
ability-repair = REPAIR
ability-scare = SCARE
ability-web = WEB

about-immobile = Sie kann nicht selbst ziehen.
about-move = MOVE { $count }: zieht bis zu { squares } weit über freie Felder, nie diagonal.
about-jump = JUMP { $count }: springt bis zu { squares } weit über alles hinweg und landet auf einem freien Feld.
about-fly = FLY { $count }: fliegt bis zu { squares } weit über alles hinweg und darf auf einem Hindernis landen.
about-push = PUSH { $count }: zieht bis zu { squares } weit und schiebt Einheiten vor sich her, die im Weg stehen.
about-carry = CARRY: hebt eine Einheit neben sich hoch, zieht und setzt sie wieder neben sich ab.
about-decon = DECON{ $levels ->
    [1] : nimmt einer Einheit, die { $span } steht, eine Stufe
   *[other] +1: nimmt einer Einheit, die { $span } steht, { $levels } Stufen
}.
about-eat = EAT: frisst eine Einheit der Stufe 1 neben sich und steigt um eine Stufe, wenn die Bausteine dafür da sind.
about-repair = REPAIR: gibt einer eigenen Einheit neben sich eine Stufe.
about-scare = SCARE: friert am Ende jedes eigenen Zugs die Gegner neben sich ein.
about-web = WEB: friert einen Gegner ein, der genau 2 Felder entfernt steht.

# As a refusal names it: "cannot eat".
special-carry = tragen
special-decon = abbauen
special-eat = fressen
special-repair = flicken
special-scare = erschrecken
special-web = einspinnen

# How far a unit goes.
goes = { -goes } bis zu { squares } weit

## What is to be done

# Each way to go on is an imperative.
prompt = { $seat }: { LIST($ways, type: "otherwise") }.
list-otherwise = { $some }, oder { $last }
prompt-draw = Das Los bestimmt, wer beginnt.

way-pick-plans = { -choose } verdeckt die Pläne deiner ersten Einheiten: noch { $count }
way-pick-cards = { -choose } verdeckt deine X-tra-Karten: noch { $count }
way-lock = { -choose } den Baustein, den du in deinem Pod einschließt
way-take-back = { -choose } die gespielte Karte, die du zurücknimmst

way-touch = { -choose } { LIST($objects, type: "or") }
object-activate = eine Einheit auf dem Brett
object-unfreeze = eine eingefrorene Einheit
object-place = eine Einheit in deinem Deckel
object-build = einen hellen Plan
way-press = { -press } { LIST($buttons, type: "or") }
way-play = { -play } { LIST($cards, type: "or") }

way-go = { -choose }, wohin { -your(within: 1) } zieht{ $pushes ->
    [yes] {" "}oder was { -he } schiebt
   *[no] {""}
}
# With X-tra cards that were played on it.
way-go-with = { -choose }, wohin { -your(within: 1) } mit { $cards } { $jumps ->
    [yes] springt
   *[no] zieht
}
# With what it carries and with X-tra cards.
way-carry-to = { -choose }, wohin { -your(within: 1) } mit { $things } zieht
way-push-on = { -push } mit { -your(case: "dat") } weiter ({ -pushes })
way-push-on-blocked = { -push } mit { -your(case: "dat") } weiter, noch ist der Weg versperrt ({ -pushes })
way-play-another = { -play } noch eine X-tra-Karte für { -your(case: "acc") }
way-play-another-first = { -play } noch eine X-tra-Karte, denn mit { $cards } kommt { -your(within: 1) } noch nirgendwohin

way-carry = { -choose } die Einheit, die du mit { -your(case: "dat") } trägst
way-decon = { -choose } die Einheit, die du mit { -your(case: "dat") } abbaust
way-eat = { -choose } die Einheit, die du mit { -your(case: "dat") } frisst
way-repair = { -choose } die Einheit, die du mit { -your(case: "dat") } flickst
way-web = { -choose } die Einheit, die du mit { -your(case: "dat") } einspinnst
way-unfreeze = { -press } { button-unfreeze }, um { -your(case: "acc") } aufzutauen und den Zug zu beenden
way-drop = { -choose }, wo du { -the(case: "acc") } absetzt

way-play-jump = { -choose } die Einheit, die mit { card-jump } springt
way-play-move1 = { -choose } die Einheit, die mit { card-move1 } ein Feld weiter kommt
way-play-level1 = { -choose } die Einheit, die mit { card-level1 } eine Stufe steigt
way-play-decon1 = { -choose } die Einheit, die mit { card-decon1 } abbaut
way-decon1 = { -choose } die Einheit, die du mit { card-decon1 } abbaust

way-place = { -choose } ein Feld deiner Heimreihe für { -your(case: "acc") }
way-apart = { -press } { button-apart }, um aus { -your(case: "dat") } wieder Bausteine zu machen
way-build = { -press } { button-build }, um { -a(case: "acc") } in deinen Deckel zu legen
way-build-level = { -press } die Stufe, auf der du { -the(case: "acc") } baust
way-first-plan = { -choose } den ersten von zwei Plänen, die du mit { card-build2 } baust
way-second-plan = { -choose } den zweiten Plan, den du mit { card-build2 } baust

## The buttons

# What is written on each, in a word that fits.
button-carry = Tragen
button-decon = Abbauen
button-eat = Fressen
button-repair = Flicken
button-web = Netz
button-drop = Absetzen
button-unfreeze = Auftauen
button-build = Bauen
button-build-1 = Stufe 1
button-build-2 = Stufe 2
button-apart = Zerlegen
button-done = Fertig
button-pass = Passen

# What a screen reader says of it.
label-carry = Einen Nachbarn tragen
label-decon = Eine Einheit abbauen
label-eat = Einen Nachbarn fressen
label-repair = Einen Nachbarn flicken
label-web = Einen Gegner einspinnen
label-drop = Absetzen, was getragen wird
label-unfreeze = Auftauen: das verbraucht den Zug
label-build = In den Deckel bauen
label-build-1 = Auf Stufe 1 bauen
label-build-2 = Auf Stufe 2 bauen
label-apart = Zerlegen
label-done = Fertig
label-pass = Passen

# What there is to know about the others: a title, and a sentence.
name-drop = Absetzen
name-unfreeze = Auftauen
name-build = Bauen
name-build-1 = Auf Stufe 1 bauen
name-build-2 = Auf Stufe 2 bauen
name-apart = Zerlegen
name-done = Fertig
name-pass = Passen
about-drop = Die Last kommt auf ein freies Feld neben ihrem Träger, und der Zug ist vorbei.
about-unfreeze = Die Einheit wird wieder aufgerichtet. Das verbraucht den Zug.
about-build = Die Einheit kommt auf ihrer höchsten Stufe in den Deckel, und der Zug ist vorbei. Ab dem nächsten Zug kann sie eingesetzt werden.
about-build-1 = Die Einheit kommt auf Stufe 1 in den Deckel, und der Zug ist vorbei.
about-build-2 = Die Einheit kommt auf Stufe 2 in den Deckel, und der Zug ist vorbei.
about-apart = Die Einheit wird wieder zu Bausteinen im Vorrat. Das kostet keinen Zug und geht beliebig oft.
about-done = Beendet deinen Zug: Deine Einheit tut nichts weiter.
about-pass = Der Zug verfällt. Das ist nur erlaubt, wenn du weder bauen noch einsetzen kannst und keine Einheit handeln kann.

## How it ended

ended-points = { points } zu { $others }
ended-passes = beide haben nacheinander gepasst
ended-repeated = diese Stellung war { $count }-mal da
ended-long = { $count } Züge sind vorbei

## What was done

deed-carry = { $unit } hebt { NAME($target, form: "brief", case: "acc") } auf { $place } hoch.
deed-decon = { $unit } baut { NAME($target, form: "brief", case: "acc") } auf { $place } ab.
deed-eat = { $unit } frisst { NAME($target, form: "brief", case: "acc") } auf { $place }.
deed-repair = { $unit } flickt { NAME($target, form: "brief", case: "acc") } auf { $place }.
deed-web = { $unit } spinnt { NAME($target, form: "brief", case: "acc") } auf { $place } ein.
deed-decon1 = Mit { $thing } baut { NAME($unit, within: 1) } { NAME($target, form: "there", case: "acc") } ab.
deed-apart = { $seat ->
    [you] Du zerlegst
   *[other] { $seat } zerlegt
} { -the(case: "acc") } im Deckel: { $bricks } zum Bauen.
    .brief = { $seat ->
        [you] Du zerlegst
       *[other] { $seat } zerlegt
    } { -the(case: "acc") } im Deckel.
deed-begin = { $other_seat ->
    [you] Du beginnst
   *[other] { $other_seat } beginnt
}.
deed-build = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
} { -a(case: "acc") } in den Deckel.
deed-build-low = { $seat ->
    [you] Du baust
   *[other] { $seat } baut
} { -a(case: "acc") } auf Stufe { $level } in den Deckel.
deed-choose-card = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} { $thing }.
deed-choose-plan = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} { -the(case: "acc") }.
deed-choose-some-card = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} eine X-tra-Karte.
deed-choose-some-plan = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} einen Plan.
deed-done = { $seat ->
    [you] Du beendest
   *[other] { $seat } beendet
} den Zug.
deed-drop = { $unit } setzt { NAME($load, form: "brief", case: "acc") } auf { $place } ab.
deed-fly = { $unit } fliegt von { $start_place } nach { $place }.
deed-jump = { $unit } springt von { $start_place } nach { $place }.
deed-lock = { $seat ->
    [you] Du schließt
   *[other] { $seat } schließt
} { -a(case: "acc") } im Pod ein.
deed-move = { $unit } zieht von { $start_place } nach { $place }.
deed-pass = { $seat ->
    [you] Du passt
   *[other] { $seat } passt
}.
deed-place = { $seat ->
    [you] Du setzt
   *[other] { $seat } setzt
} { -the(case: "acc") } auf { $place } ein.
deed-play = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $thing }.
deed-play-on = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $thing } für { NAME($target, form: "brief", case: "acc") } auf { $place }.
deed-push = { NAME($unit, form: "beside") } schiebt { NAME($target, form: "beside", case: "acc") }.
deed-take-back = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $thing } zurück, weil { $other_seat ->
    [you] du punktest
   *[other] { $other_seat } punktet
}.
deed-unfreeze = { $seat ->
    [you] Du verwendest
   *[other] { $seat } verwendet
} den Zug, um { NAME($unit, form: "brief", case: "acc") } auf { $place } aufzutauen.

# What came of it.
outcome-gone = { $unit } ist vom Brett.
outcome-gained = { NAME($unit, form: "there") } gewinnt { levels }.
outcome-lost = { NAME($unit, form: "there") } verliert { levels }.
outcome-frozen = { NAME($unit, form: "there") } ist eingefroren.
outcome-thawed = { NAME($unit, form: "there") } ist aufgetaut.
outcome-scored = { $things ->
    [0] Eine Einheit punktet
    [one] { LIST($things) } punktet
   *[other] { LIST($things) } punkten
}: { -has } { points }.
outcome-cards-back = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} dafür { $cards ->
    [1] { $cards }
   *[other] { $count } Karten
} zurück.

advice-carry = Hebe { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") } hoch
advice-decon = Baue { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") } ab
advice-eat = Friss { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") }
advice-repair = Flicke { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") }
advice-web = Spinne { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") } ein
advice-decon1 = Spiele { $thing }: Baue { NAME($target, form: "advice", case: "acc") } auf { $place } mit { NAME($unit, form: "advice", case: "dat") } ab
advice-apart = Zerlege { -your(case: "acc") } im Deckel
advice-begin = { $other_seat ->
    [you] Beginne
   *[other] Lass { $other_seat } beginnen
}
advice-build = Baue { -a(case: "acc") }
advice-build-low = Baue { -a(case: "acc") } auf Stufe { $level }
advice-choose-card = Wähle die Karte { $thing }
advice-choose-plan = Wähle { -the(case: "acc") }
advice-choose-some-card = Wähle eine X-tra-Karte
advice-choose-some-plan = Wähle einen Plan
advice-done = Beende den Zug mit { NAME($unit, form: "advice", case: "dat") }
advice-drop = Setze { NAME($load, form: "advice", case: "acc") } auf { $place } ab
advice-fly = Fliege mit { NAME($unit, form: "advice", case: "dat") } von { $start_place } nach { $place }
advice-jump = Springe mit { NAME($unit, form: "advice", case: "dat") } von { $start_place } nach { $place }
advice-lock = Schließe { -a(case: "acc") } in deinem Pod ein
advice-move = Ziehe { NAME($unit, form: "advice", case: "acc") } von { $start_place } nach { $place }
advice-pass = Passe
advice-place = Setze { -your(case: "acc") } auf { $place } ein
advice-play = Spiele { $thing }
advice-play-on = Spiele { $thing } für { NAME($target, form: "advice", case: "acc") } auf { $place }
advice-push = Schiebe { NAME($target, form: "advice", case: "acc") } ({ $place }) mit { NAME($unit, form: "advice", case: "dat") } ({ $start_place })
advice-take-back = Nimm { $thing } zurück
advice-unfreeze = Taue { NAME($unit, form: "advice", case: "acc") } auf { $place } auf

## What to weigh before an action

caution = Trotzdem?
caution-gone = { $unit } geht verloren.
caution-levels = { $unit } verliert { levels }.
caution-points = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { points }.
caution-enemy-level = { $unit } gewinnt eine Stufe.

## What speaks for an action

reason-wins = das gewinnt die Partie
reason-scores = das bringt { $count ->
    [1] einen Punkt
   *[other] gleich zwei Punkte
}
reason-removes = das nimmt { NAME($unit, form: "advice", case: "acc") } vom Brett{ $in_time ->
    [yes] , bevor { NAME($unit, form: "pronoun") } punkten kann
   *[no] {""}
}
reason-takes-levels = das nimmt { NAME($unit, form: "advice", case: "dat") } { levels }
reason-freezes = das friert { NAME($unit, form: "advice", case: "acc") } ein{ $in_time ->
    [yes] , bevor { NAME($unit, form: "pronoun") } punkten kann
   *[no] {""}
}
reason-stops = das hindert { NAME($unit, form: "advice", case: "acc") } daran, im nächsten Zug von selbst zu punkten
reason-then-scores = danach kannst du sofort punkten
reason-then-removes = danach kannst du { NAME($unit, form: "advice", case: "acc") } vom Brett nehmen
reason-then-takes-levels = danach kannst du { NAME($unit, form: "advice", case: "dat") } { levels } nehmen
reason-near = { NAME($unit, form: "advice", within: 1) } kann in deinem nächsten Zug punkten
reason-unpushable = { NAME($unit, form: "advice", within: 1) } kann dort nicht geschoben werden
reason-raises = das bringt { NAME($unit, form: "advice", case: "acc") } auf Stufe { $level }
reason-then-goes = dann { -goes } { NAME($unit, form: "advice", within: 1) } bis zu { squares } weit
reason-thaws = das taut { NAME($unit, form: "advice", case: "acc") } auf
reason-goes-by-card = { NAME($unit, form: "advice", within: 1) } { -goes } in diesem Zug bis zu { squares } weit
reason-then-builds = danach kannst du { LIST($plans, type: "or", case: "acc") } bauen
reason-few-units = dir { $count ->
    [one] fehlt
   *[other] fehlen
} noch { points }, und du hast { $units ->
    [0] keine Einheit
   *[other] nur { units }
}
reason-built-goes = { a-thing } { goes }
reason-nearer = das bringt { NAME($unit, form: "advice", case: "acc") } { rows } näher an { $seat ->
    [you] deine Heimreihe
   *[other] die Heimreihe von { $seat }
}
reason-back = das drängt { NAME($unit, form: "advice", case: "acc") } um { rows } zurück
reason-safe = { NAME($unit, form: "advice", within: 1) } ist dort bis zu deinem nächsten Zug geschützt
reason-bricks-left = davon hast du noch { $count }

## What there is to know

about-unit = { NAME($unit, form: "title") }, { level-of }
about-empty = { $place }, ein freies Feld
about-obstacle =
    { $place }, ein Hindernis
    { about-obstacles }
about-obstacles = Nur fliegende Einheiten können hier stehen bleiben. JUMP geht darüber hinweg.
about-home-row = { $seat ->
    [you] Deine Heimreihe: Du setzt
   *[other] Heimreihe von { $seat }: { $seat } setzt
} hier Einheiten ein, und { $other_seat ->
    [you] deine Einheiten
   *[other] Einheiten von { $other_seat }
} punkten hier.
about-frozen = Eingefroren: Sie tut nichts, bis sie aufgetaut wird oder eine andere Einheit ihrer Seite, die gezogen ist oder gehandelt hat, neben ihr steht.
about-safe = Geschützt: Bis zum nächsten Zug { $seat ->
    [you] von dir
   *[other] von { $seat }
} nimmt ihr nichts eine Stufe.
about-hovers = Sie schwebt über einem Hindernis, wo niemand sie schieben kann.
about-stuck = Sie sitzt auf einem Hindernis fest: Nur REPAIR, LEVEL +1 oder CARRY helfen ihr.
about-next-level = Die nächste Stufe kostet { $bricks } ({ $there ->
    [yes] alles im Vorrat
   *[no] nicht alles im Vorrat
}) und gibt { $can }.
about-made-of = Bausteine: { $bricks }.
about-in-lid =
    { NAME($unit, form: "label") } im Deckel, { level-of }
    { about-waits }
about-waits = Sie wartet darauf, in der Heimreihe eingesetzt zu werden, oder wird wieder in Bausteine zerlegt.
about-plan = { $thing }, ein Plan des { $pod }-Pods
about-level = Stufe { $level } von { $top }: { $bricks }; { $can }.
about-ready = { $advanced ->
    [yes] { about-advanced }
   *[no] { $shortage ->
        [none] { about-buildable }
       *[other] { about-short }
    }
}
about-advanced = Dieser Plan gehört zum Profispiel.
about-short = Kann jetzt nicht gebaut werden: { $seat ->
    [you] Du brauchst
   *[other] { $seat } braucht
} { $shortage }.
about-buildable = Kann gebaut werden: Alle Bausteine sind da.
about-bricks = { $seat ->
    [you] Deine { $name }
   *[other] { $name } von { $seat }
}
    { about-bricks-left }
    { $places ->
        [0] {""}
       *[other] { about-bricks-elsewhere }
    }
    { about-bricks-users }
about-bricks-left = Im Vorrat { $left ->
    [one] ist { $left }
   *[other] sind { $left }
}, insgesamt { $brick }.
about-bricks-elsewhere = Die anderen: { LIST($places) }.
bricks-on-board = { $count } auf dem Brett
bricks-in-lid = { $count } im Deckel
bricks-locked = { $count } im Pod eingeschlossen
about-bricks-users = Gebraucht für { LIST($things) }.
about-card =
    X-tra-Karte { $card }
    { $text }
    { $used ->
        [yes] { about-card-used }
       *[no] { $held ->
            [yes] { about-card-in-hand }
           *[no] {""}
        }
    }
about-card-used = { -has } sie gespielt. Für jeden Punkt der anderen Seite kommt eine gespielte Karte zurück.
about-card-in-hand = { $seat ->
    [you] Du kannst
   *[other] { $seat } kann
} sie noch spielen.
about-pod =
    { -pod-of }
    { $text }
    { about-points }
    { $bricks ->
        [0] {""}
       *[other] { about-locked }
    }
about-points = { $count } von { $most } Punkten.
about-locked = Darin eingeschlossen: { $bricks }.

## The picture

picture = X-Pod Play Off.
picture-side = { -has } { points } und { units } auf dem Brett.
label-square = { $unit ->
    [none] { $obstacle ->
        [yes] { label-obstacle }
       *[no] { $seat ->
            [none] { label-empty }
           *[other] { label-home-row }
        }
    }
   *[other] { label-unit }
}
label-unit = { $place }, { NAME($unit, form: "label", within: 1) }, { level-of }, { $can }{ $safe ->
    [yes] , geschützt
   *[no] {""}
}{ $frozen ->
    [yes] , eingefroren
   *[no] {""}
}{ $obstacle ->
    [yes] , über einem Hindernis
   *[no] {""}
}
label-obstacle = { $place }, ein Hindernis
label-home-row = { $place }, leer, { $seat ->
    [you] deine Heimreihe
   *[other] Heimreihe von { $seat }
}
label-empty = { $place }, leer
label-in-lid = { NAME($unit, form: "label") } im Deckel, { $units ->
    [1] {""}
   *[other] { units },{" "}
}{ level-of }
label-plan = { $seat }: Plan { $thing }: { $can }; { $shortage ->
    [none] kann gebaut werden
   *[other] braucht { $shortage }
}
label-card = { $seat }: X-tra-Karte { $card }{ $used ->
    [yes] , gespielt
   *[no] {""}
}
label-bricks = { $seat }: { $brick } im Vorrat
label-pod = { -pod-of }: { points }

# What is written on a pod where there is room.
label-pod-name = { $pod }-Pod
# The name of the column of buttons, and what is written there instead, in short lines, where there is room.
label-actions = Aktionen
label-actions-to-come =
    Was Einheiten
    und Pläne
    können, steht
    dann hier

## Why touches are refused

# A square where no unit stands.
vacancy = { $vacancy ->
    [0] { $place } ist leer
   *[other] Auf { $place } ist ein Hindernis
}
# What a turn can be for.
turn-pass = passen
turn-build = bauen
turn-place = einsetzen
turn-activate = aktivieren
turn-unfreeze = auftauen

refusal-advanced-plan = { -the } gehört zum Profispiel.
refusal-back-again = { $unit } wäre nur wieder da, wo { NAME($unit, form: "pronoun") } begonnen hat.
refusal-back-where-it-was = { $load } wäre nur wieder da, wo { NAME($load, form: "pronoun") } war: Das zählt nicht als Aktivierung.
refusal-before-anything = { $thing } wird vor allem anderen gespielt.
refusal-before-moving = { $thing } wird gespielt, bevor die Einheit zieht.
refusal-card-first = { $unit } zieht zuerst: Für { NAME($unit, form: "pronoun", case: "acc") } wurde eine X-tra-Karte gespielt.
refusal-carry-late = Hochgehoben wird vor dem Ziehen, nicht danach.
refusal-carrying = { $unit } trägt etwas; { NAME($unit, form: "pronoun") } setzt die Last ab, und dann ist der Zug vorbei.
refusal-choosing = Vor dem ersten Zug werden Pläne und Karten gewählt.
refusal-chosen = { $thing } ist schon gewählt.
refusal-draw-first = Zuerst bestimmt das Los, wer beginnt.
refusal-drop-nowhere = { $load } wird auf einem Feld neben dem Träger abgesetzt.
refusal-drop-on-obstacle = Auf { $place } ist ein Hindernis, und { NAME($load, within: 1) } fliegt nicht.
refusal-drop-too-far = { $place } liegt nicht neben dem Träger.
refusal-foreign = { NAME($target, form: "there") } gehört der anderen Seite.
refusal-frozen = { NAME($unit, form: "there") } ist eingefroren und kann nur aufgetaut werden, was den Zug kostet.
refusal-frozen-already = { NAME($target, form: "there") } ist schon eingefroren.
refusal-frozen-by-card = { NAME($unit, form: "there") } ist eingefroren.
refusal-helps-nobody = { $thing } würde jetzt keiner { $seat ->
    [you] deiner Einheiten
   *[other] Einheit von { $seat }
} helfen.
refusal-idle = { NAME($unit, form: "there") } kann weder ziehen noch etwas mit einer Einheit in Reichweite tun.
refusal-immobile = { $unit } kann auf Stufe { $level } nicht selbst ziehen.
refusal-in-the-way = { NAME($target, form: "there") } steht im Weg.
refusal-just-built = { -the } wurde eben erst mit { card-build2 } gebaut und kann in diesem Zug nicht zerlegt werden.
refusal-leads-nowhere = Mit { $thing } käme { NAME($unit, within: 1) } nirgendwohin.
refusal-level-bricks = { $target } braucht { $shortage } für die nächste Stufe.
refusal-level-needs-unit = { vacancy }: { card-level1 } ist für eine Einheit auf dem Brett.
refusal-level-without-end = Mit einer weiteren Stufe ließe sich diese Aktivierung nicht zu Ende bringen.
refusal-load-first = { $unit } setzt erst ab, was { NAME($unit, form: "pronoun") } trägt.
refusal-lock-first = Zuerst wird ein Baustein der Einheit eingeschlossen, die gepunktet hat.
refusal-max-level = { NAME($target, form: "there") } ist schon auf der höchsten Stufe.
refusal-max-level-only = { -the } wird nur auf der höchsten Stufe gebaut.
refusal-movement-over = { $unit } kann in diesem Zug nicht weiterziehen.
refusal-must-push-on = { $unit } kommt noch nicht durch und schiebt weiter, solange Schübe übrig sind.
refusal-no-building = In einem Zug, in dem eine Einheit aktiviert wird, wird nichts gebaut.
refusal-no-enemy = { NAME($target, form: "there") } ist kein Gegner.
refusal-no-jump = { card-jump } ist für Einheiten, die ziehen oder schieben und weder springen noch fliegen. { $unit } gehört nicht dazu.
refusal-no-level-now = Keine Einheit auf dem Brett kann jetzt eine Stufe steigen.
refusal-no-load = { $unit } trägt nichts.
refusal-no-place = { -the } wird auf ein Feld der Heimreihe gesetzt.
refusal-no-placing = In einem Zug, in dem eine Einheit aktiviert wird, wird nichts eingesetzt.
refusal-no-room = Es gibt kein Feld, um { NAME($target, case: "acc") } abzusetzen.
refusal-no-room-after = Danach könnte { NAME($unit, within: 1) } { NAME($load, case: "acc") } nicht mehr absetzen.
refusal-no-room-beside = Von { $place } aus gibt es kein Feld, um { NAME($load, case: "acc") } abzusetzen.
refusal-no-second-unit = Nach { -the(case: "dat") } ließe sich keine zweite Einheit bauen.
refusal-no-such-brick = Die Einheit, die gepunktet hat, hatte { -thing.gender ->
    [f] keine
    [n] kein
   *[m] keinen
} { $thing }.
refusal-no-such-card = { $thing } gehört nicht zu { $seat ->
    [you] deinen X-tra-Karten
   *[other] den X-tra-Karten von { $seat }
}.
refusal-no-unit = { vacancy }: Wähle zuerst eine Einheit.
refusal-no-unit-now = { vacancy }. { $seat ->
    [you] Du kannst
   *[other] { $seat } kann
} jetzt nur { LIST($turns, type: "or") }.
refusal-no-way = Der Weg nach { $place } ist für { NAME($unit, case: "acc") } versperrt oder zu weit.
refusal-nobody-in-reach = Von { $place } aus kann { NAME($unit, within: 1) } keine Einheit { $special }.
refusal-not-able = { $unit } kann auf Stufe { $level } nicht { $special }.
refusal-not-frozen = { NAME($unit, form: "there") } ist nicht eingefroren.
refusal-not-home = { $place } gehört nicht { $seat ->
    [you] zu deiner Heimreihe
   *[other] zur Heimreihe von { $seat }
}, und nur in ihr wird eingesetzt.
refusal-not-in-lid = Diese Einheit ist nicht { $seat ->
    [you] in deinem Deckel
   *[other] im Deckel von { $seat }
}.
refusal-not-own-unit = { NAME($unit, form: "there") } ist keine { $seat ->
    [you] deiner Einheiten
   *[other] Einheit von { $seat }
}.
refusal-not-possible = { $unit } kann hier jetzt nicht flicken.
refusal-not-together = { -the } lässt sich nicht zusammen mit den schon gewählten Plänen bauen.
refusal-not-used = { $thing } gehört nicht zu { $seat ->
    [you] deinen gespielten Karten
   *[other] den gespielten Karten von { $seat }
}.
refusal-nothing-chosen = Wähle zuerst eine Einheit, einen Plan oder eine Karte.
refusal-obstacle = Auf { $place } ist ein Hindernis, und { NAME($unit, within: 1) } fliegt nicht.
refusal-of-other-player = Das gehört { $other_seat ->
    [you] dir
   *[other] { $other_seat }
}; { $seat ->
    [you] du bist
   *[other] { $seat } ist
} an der Reihe.
refusal-other-unit = In diesem Zug ist schon { NAME($unit, within: 1) } aktiviert.
refusal-out-of-reach = { NAME($target, form: "there") } ist { $away ->
    [one] { $away } Feld
   *[other] { $away } Felder
} entfernt; { NAME($unit, within: 1) } erreicht nur Einheiten, die { $span } stehen.
refusal-own-units-only = { $thing } ist nur für { $seat ->
    [you] deine eigenen Einheiten
   *[other] Einheiten von { $seat }
}.
refusal-pass = { $seat ->
    [you] Du kannst
   *[other] { $seat } kann
} noch etwas tun, darum ist Passen nicht erlaubt.
refusal-plans-complete = Alle Pläne sind gewählt; jetzt sind die Karten dran.
refusal-plans-first = Zuerst werden die Pläne gewählt, dann die Karten.
refusal-push-first = Erst geht das blockierte Schieben weiter.
refusal-push-onto-obstacle = Auf { $place } ist ein Hindernis, dorthin kann nicht geschoben werden.
refusal-push-safe = Was dort geschoben würde, ist geschützt und kann nicht ausweichen.
refusal-push-too-far = { $unit } schiebt Feld für Feld: { $place } liegt nicht daneben.
refusal-safe = { NAME($target, form: "there") } ist bis zum nächsten eigenen Zug geschützt.
refusal-secret = { $seat ->
    [you] Du wählst
   *[other] { $seat } wählt
} verdeckt.
refusal-stuck = { $unit } sitzt auf einem Hindernis, und nur fliegend geht es herunter.
refusal-stuck-and-idle = { NAME($unit, form: "there") } kann nicht vom Hindernis fliegen und erreicht keine Einheit.
refusal-take-back-first = Zuerst wird eine gespielte X-tra-Karte zurückgenommen.
refusal-taken = { $place } ist besetzt: Dort steht { NAME($target, within: 1) }.
refusal-too-big = { NAME($target, form: "there") } ist höher als Stufe 1 und kann nicht gefressen werden.
refusal-too-far = { $place } ist zu weit weg: { $unit } kommt höchstens { $most } { $most ->
    [one] Feld
   *[other] Felder
} weit, nie diagonal.
refusal-too-few-bricks = { -the } braucht { $shortage }.
refusal-two-builds = { card-build2 } wurde gespielt: In diesem Zug werden zwei Einheiten gebaut, sonst nichts.
refusal-two-not-possible = Für zwei Einheiten fehlen Bausteine oder Pläne.
refusal-unchanged = { $unit } ist wieder da, wo { NAME($unit, form: "pronoun") } begonnen hat, und hat nichts verändert: Das zählt nicht als Aktivierung.
refusal-used = { $thing } ist schon gespielt.
refusal-vacant = { vacancy }.

## What is wrong with the text of a position

fault-activation-over = Diese Aktivierung hätte den Zug von selbst beendet.
fault-activation-word = { $part } sagt nichts über eine Aktivierung.
fault-advanced-plan = { $unit } gehört zum Profispiel.
fault-before-first-turn = Vor dem ersten Zug ist noch nichts geschehen.
fault-beside = { $part } kann nicht neben { $task_part } stehen.
fault-blocked-untouched = Ein blockiertes Schieben hat schon etwas verändert.
fault-bricks = { $seat } verwendet { $brick }, aber der { $pod }-Pod hat nur { $most }.
fault-build-bricks = Die Bausteine dafür sind nicht da.
fault-built-first = Was zuerst gebaut wurde, ist nicht im Deckel.
fault-card = { $part } ist keine X-tra-Karte; die Karten sind { choices }.
fault-card-choice = { $seat } kann keine Karte zurücknehmen.
fault-card-count = { $seat } hat nicht { $wanted } X-tra-Karten, sondern { $count }.
fault-card-twice = { $seat } hat eine Karte zugleich auf der Hand und gespielt.
fault-cards = { $part } sollte aus den Karten auf der Hand / den gespielten bestehen.
fault-cards-of-pod = Das sind nicht die X-tra-Karten des { $pod }-Pods.
fault-cards-while-chosen = Solange Karten gewählt werden, hat niemand welche.
fault-choose-basic = Nur im Profispiel werden Pläne und Karten gewählt.
fault-choose-built = Bevor die Pläne gewählt sind, wird nichts gebaut.
fault-choose-count = { $seat } wählt { $plans } Pläne, dann { $cards } Karten.
fault-choose-order = { $seat } wählt zuerst, und wenn die andere Seite gewählt hat, beginnt die Partie.
fault-choose-together = Diese Pläne lassen sich nicht zusammen bauen.
fault-ended-by-points = { $seat } hat { points } und kann die Partie nicht so beendet haben.
fault-ending = So kann die Partie nicht geendet haben.
fault-fingerprint = { $part } ist kein Fingerabdruck einer Stellung.
fault-left-board = Eine Einheit, die das Brett verlassen hat, hat ihre Aktivierung beendet.
fault-levels = { $part }: Dieser Plan hat nur { $most } Stufen.
fault-lid-marks = Eine Einheit im Deckel ist weder geschützt noch eingefroren.
fault-load = { $part } sollte eine Einheit mit ihrer Seite und ihrem Feld sein, wie in n.dasher2@c5.
fault-load-source = Auf { $place } kann die Last nicht gestanden haben.
fault-lock-choice = { $seat } kann nicht unter diesen Bausteinen wählen.
fault-max-level = { $unit } wird hier nur auf der höchsten Stufe gebaut.
fault-no-active-unit = Auf { $place } steht keine Einheit, die aktiviert sein könnte.
fault-no-origin = Es fehlt, wo die Einheit begonnen hat.
fault-on-obstacle = Auf { $place } ist ein Hindernis, und { NAME($unit, within: 1) } fliegt nicht.
fault-passed-before = Noch kann niemand gepasst haben.
fault-pod = { $part } ist kein Pod; die Pods sind { choices }.
fault-pod-brick = Der { $pod }-Pod hat keinen Baustein { $part }.
fault-pod-plan = Der { $pod }-Pod hat keinen Plan { $part }.
fault-points = { $seat } kann nicht { points } haben.
fault-points-locked = { $seat } hat { points }, aber { $locked ->
    [one] { $locked } Baustein ist
   *[other] { $locked } Bausteine sind
} im Pod eingeschlossen.
fault-points-won = { $seat } hat { points } und hätte schon gewonnen.
fault-push-points = Bei PUSH { $count ->
    [one] kann nicht { $count } Schub
   *[other] können nicht { $count } Schübe
} übrig sein.
fault-safe-in-turn = { $unit } auf { $place } ist im eigenen Zug nicht geschützt.
fault-short = Eine Stellung von X-Pod Play Off hat mindestens neun Teile, diese hat { $count }.
fault-side = { $part } sollte sechs Teile mit „;“ dazwischen haben, es sind { $count }.
fault-south-first = Vor dem ersten Zug wird eine Stellung aus der Sicht von Süd geschrieben, mit s.
fault-square = { $part } ist kein Feld; die Felder sind a1 bis f9.
fault-square-taken = Auf { $place } stehen zwei Einheiten.
fault-standing = { $part } sollte eine Einheit mit ihrem Feld sein, wie in pouncer3@c4.
fault-told-ended = Von einer beendeten Aktivierung ist nichts übrig: { $part } sagt nichts über sie.
fault-told-moving = { $part } steht nur bei einer Einheit, die noch nicht gezogen ist.
fault-told-unmoved = Bevor sie zieht, ist eine Einheit, wo sie war: { $part } sagt nichts über sie.
fault-turns-end = Nach { $most } Zügen ist die Partie zu Ende.
fault-unit = { $part } ist keine Einheit; eine Einheit wird wie pouncer3 oder pouncer3*! geschrieben.
fault-unit-gone = Hat die Einheit das Brett verlassen, kann es nur weitergehen, wenn nach einem Punkt noch ein Baustein oder eine Karte zu wählen ist.
fault-unit-twice = { $unit } ist zweimal da; schreibe ~1 hinter die zweite.
fault-unmoved-alone = Bevor sie zieht, hat eine Einheit eine Last, oder eine Karte wurde für sie gespielt.
fault-waits = { $part } sollte eine Seite und ihre Auswahl sein, wie in s=eye,plate oder n=card.
fault-waits-without-activation = Einheiten punkten in einer Aktivierung, aber hier gibt es keine.
fault-would-score = { $unit } hätte auf { $place } gepunktet.

## What the editor says

# The pieces that can be put, and their headings.
setup-unit = { $thing }, Stufe { $level }
setup-units-of = { $seat }: { $pod }-Pod
setup-bricks-of = { $seat }: Bausteine für den Pod
setup-brick = { $thing }
setup-cards-of = { $seat }: X-tra-Karten
setup-marks = Marken
setup-safe = Geschützt (noch einmal: aus)
setup-frozen = Eingefroren (noch einmal: aus)
setup-more = Eine Stufe mehr
setup-less = Eine Stufe weniger
setup-used = Karte gespielt (noch einmal: aus)

# The places.
setup-picture = X-Pod Play Off, eine aufgebaute Stellung. Auf dem Brett: { $south ->
    [one] { $south } Einheit
   *[other] { $south } Einheiten
} von Süd und { $north ->
    [one] { $north } Einheit
   *[other] { $north } Einheiten
} von Nord.
setup-unit-in-lid = { -lid-of }: { $thing }, { level-of }
setup-lid = { -lid-of }, { $empty ->
    [yes] leer
   *[no] Platz für mehr
}
setup-card = { $seat }: X-tra-Karte { $card }, { $used ->
    [yes] gespielt
   *[no] auf der Hand
}
setup-card-room = { $seat }: X-tra-Karten, Platz für { $room } weitere
setup-pod = { -pod-of }: { $bricks ->
    [0] kein Baustein
   *[other] { $bricks }
} eingeschlossen, { points }

# What a position says besides.
setup-task = Jetzt
setup-turn = { $seat } beginnt einen Zug
setup-choose = Pläne und Karten werden gewählt
setup-draw = Das Los bestimmt, wer beginnt
setup-on = { $seat } ist mitten in einem Zug
setup-builds = { $seat } baut zwei Einheiten
setup-over = Zu Ende, wie es nicht sein kann
setup-over-points = Zu Ende: { $seat } hat nach Punkten gewonnen
setup-over-resigned = Zu Ende: { $other_seat } hat aufgegeben
setup-over-passes = Zu Ende: unentschieden, beide haben gepasst
setup-over-repeated = Zu Ende: unentschieden durch Wiederholung
setup-over-long = Zu Ende: unentschieden nach { $count } Zügen
setup-turns = Gespielte Züge
setup-passed = Im letzten Zug wurde gepasst

# Why something cannot be done.
setup-card-of-pod = Im Grundspiel bleiben die X-tra-Karten eines Pods bei ihm. Sie können als gespielt markiert werden.
setup-lacks = Dafür braucht { $seat } noch { $bricks }.
setup-level-one = { -the } ist auf Stufe 1 und kann weggenommen werden.
setup-max-level = { -the } ist schon auf der höchsten Stufe.
