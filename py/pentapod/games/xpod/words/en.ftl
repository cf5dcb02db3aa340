# What X-Pod Play Off says.
#
# A `$thing` is what is chosen: a unit, a brick or a card by its name. A `$unit`, a `$target` and a `$load` are units of
# some player: see `unit`. What a unit or a plan can do, `$can`, is `actions`; `$bricks` are a list of `bricks`.

## The game

title-0 = South
title-1 = North
summary = Build units from the bricks of your pod, each with its own tricks, and bring three of them into your opponent's home row. Units that are taken apart lose levels, and their bricks go into new units.

option-tier = Game
option-tier-basic = Basic
option-tier-basic-help = Six plans per pod, a starter set of three units, and the pod's three X-tra cards.
option-tier-advanced = Advanced
option-tier-advanced-help = Eight plans per pod; both players choose three plans and three X-tra cards in secret.

option-pod = { owner } pod
option-pod-help = { $about }
option-pod-wild = Wild (red)
option-pod-auto = Auto (blue)
option-pod-aero = Aero (yellow)
option-pod-robo = Robo (green)
option-pod-dragon = Dragon (green)
option-pod-monster = Monster (purple)
option-pod-aqua = Aqua (blue)
option-pod-arachno = Arachno (red)

option-map = Board
option-map-help = { $count ->
    [0] No obstacles.
    [one] { $count } obstacle.
   *[other] { $count } obstacles.
}
option-map-crossroads = Crossroads
option-map-switchback = Switchback
option-map-open-field = Open Field

option-start_units = The first three units
option-start_units-lid = Wait in the lid
option-start_units-lid-help = They are placed one by one.
option-start_units-home_row = Start on the home row
option-start_units-home_row-help = The fight begins at once.

option-build_level = Units are built
option-build_level-max = Complete
option-build_level-max-help = At their max level only.
option-build_level-any = At any level
option-build_level-any-help = Or smaller, to save bricks.

# The starter sets, three units each.
option-units = { owner } units
option-units-help = { LIST($things, type: "comma") }.
option-units-hunt = Hunt
option-units-stampede = Stampede
option-units-prowl = Prowl
option-units-convoy = Convoy
option-units-demolition = Demolition
option-units-pit-crew = Pit Crew
option-units-squadron = Squadron
option-units-airlift = Airlift
option-units-patrol = Patrol
option-units-workshop = Workshop
option-units-assembly = Assembly Line
option-units-sentry = Sentry
option-units-brood = Brood
option-units-skyfire = Skyfire
option-units-lair = Lair
option-units-fright = Fright
option-units-stare = Stare
option-units-mischief = Mischief
option-units-reef = Reef
option-units-undertow = Undertow
option-units-surge = Surge
option-units-web = Web
option-units-colony = Colony
option-units-ambush = Ambush

stat-points = points
stat-board = on board
stat-lid = in lid
stat-cards = { $count ->
    [one] card
   *[other] cards
}
stat-bricks = { $count ->
    [one] brick
   *[other] bricks
}

## Numbers and places

levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
level-of = level { $level } of { $top }

# From where an action reaches a unit: next to it, so many squares away, or from one distance to another.
span = { $near } or { $far } squares away
span-exactly = exactly { $far } squares away
span-next = next to it

## Bricks

brick-arm = { $count ->
    [one] arm
   *[other] arms
}
brick-axle = { $count ->
    [one] axle
   *[other] axles
}
brick-bar = { $count ->
    [one] bar
   *[other] bars
}
brick-brick = { $count ->
    [one] block
   *[other] blocks
}
brick-claw = { $count ->
    [one] claw
   *[other] claws
}
brick-clip = { $count ->
    [one] clip
   *[other] clips
}
brick-cone = { $count ->
    [one] cone
   *[other] cones
}
brick-dish = { $count ->
    [one] dish
   *[other] dishes
}
brick-engine = { $count ->
    [one] engine
   *[other] engines
}
brick-eye = { $count ->
    [one] eye
   *[other] eyes
}
brick-fin = { $count ->
    [one] fin
   *[other] fins
}
brick-grille = { $count ->
    [one] grille
   *[other] grilles
}
brick-hinge = { $count ->
    [one] hinge
   *[other] hinges
}
brick-leg = { $count ->
    [one] leg
   *[other] legs
}
brick-plate = { $count ->
    [one] plate
   *[other] plates
}
brick-rotor = { $count ->
    [one] rotor
   *[other] rotors
}
brick-round = { $count ->
    [one] round block
   *[other] round blocks
}
brick-slope = { $count ->
    [one] slope
   *[other] slopes
}
brick-string = { $count ->
    [one] string
   *[other] strings
}
brick-tail = { $count ->
    [one] tail
   *[other] tails
}
brick-tooth = { $count ->
    [one] tooth
   *[other] teeth
}
brick-wheel = { $count ->
    [one] wheel
   *[other] wheels
}
brick-windshield = { $count ->
    [one] windshield
   *[other] windshields
}
brick-wing = { $count ->
    [one] wing
   *[other] wings
}

# Bricks of a kind, a part of a list: "2 plates".
bricks = { $count } { $name }
# What a unit is short of: "2 plates and 1 eye, which are in the lid".
shortage = { $bricks }{ $in_lid ->
    [yes] , which { $count ->
        [one] is
       *[other] are
    } in the lid
   *[no] {""}
}

## X-tra cards

card-jump = JUMP
card-move1 = MOVE +1
card-decon1 = DECON +1
card-level1 = LEVEL +1
card-build2 = BUILD 2
about-card-jump = One of your units jumps this turn, as far as it could move or push. Play this card before the unit moves.
about-card-move1 = One of your units moves 1 square further this turn; one that cannot move gets MOVE 1. Play this card before the unit moves.
about-card-decon1 = When one of your units uses DECON, it removes 1 more level; a unit without DECON gets plain DECON.
about-card-level1 = At any time during your turn, a unit on the board goes up one level, with bricks from its owner's inventory. This does not make it safe.
about-card-build2 = Before anything else, build two units into your lid instead of one. That ends the turn.

## Pods

pod-wild = Wild
pod-auto = Auto
pod-aero = Aero
pod-robo = Robo
pod-dragon = Dragon
pod-monster = Monster
pod-aqua = Aqua
pod-arachno = Arachno

about-pod-other = A pod from another edition.
about-pod-wild = Hunts level 1 units and grows by eating them; agile, with few heavy units.
about-pod-auto = Fast along open lanes; shoves and tows. Obstacles are its enemy.
about-pod-aero = Flies over everything, but its units are light and it has the fewest bricks.
about-pod-robo = Slow and sturdy; repairs itself and takes other units to pieces.
about-pod-dragon = Breathes fire at a distance and has heavy flyers; wings are scarce.
about-pod-monster = Freezes its neighbours just by standing there, then takes them apart.
about-pod-aqua = Plenty of bricks, leaping runners and shoving whales.
about-pod-arachno = Webs targets from two squares away and swarms round them; every unit needs legs.

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
unit = { $form ->
    [there] { owner } { $thing }{ $place ->
        [none] {""}
       *[other] {" "}on { $place }
    }
    [brief] { $own ->
        [yes] { $thing }
       *[no] { owner } { $thing }
    }
    [advice] { $own ->
        [yes] your { $thing }
       *[no] { owner } { $thing }
    }
   *[other] { owner } { $thing }
}
# A brick or a unit with its article: "an eye", "a Pouncer".
a-thing = { $thing ->
    [brick-arm] an
    [brick-axle] an
    [brick-engine] an
    [brick-eye] an
    [unit-alpha] an
    [unit-elder] an
    [unit-emberjaw] an
    [unit-interceptor] an
    [unit-octohaul] an
   *[other] a
} { $thing }

## What units can do

# As plans print it: "MOVE 2, DECON+1".
actions = { $abilities ->
    [0] no action
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

about-immobile = It cannot move by itself.
about-move = MOVE { $count }: it goes up to { squares } over free squares, never diagonally.
about-jump = JUMP { $count }: it goes up to { squares } over anything, and lands on a free square.
about-fly = FLY { $count }: it goes up to { squares } over anything, and may land on an obstacle.
about-push = PUSH { $count }: it goes up to { squares } and shoves the units that stand in its way.
about-carry = CARRY: it lifts a neighbour, moves, and puts it down next to itself.
about-decon = DECON{ $levels ->
    [1] : it takes a level off
   *[other] +1: it takes { $levels } levels off
} a unit { $span }.
about-eat = EAT: it removes a level 1 neighbour, and grows by a level if the bricks are available.
about-repair = REPAIR: it adds a level to one of its owner's units next to it.
about-scare = SCARE: at the end of its owner's turns it freezes the enemies next to it.
about-web = WEB: it freezes an enemy exactly 2 squares away.

# As a refusal names it: "cannot eat".
special-carry = carry
special-decon = deconstruct
special-eat = eat
special-repair = repair
special-scare = scare
special-web = web

# How far a unit goes.
goes = { $movement ->
    [JUMP] jumps
    [FLY] flies
    [PUSH] pushes
   *[MOVE] goes
} up to { squares }

## What is to be done

# Each way to go on is an imperative.
prompt = { $seat }: { LIST($ways, type: "otherwise") }.
list-otherwise = { $some }, or { $last }
prompt-draw = The starting player is drawn at random.

way-pick-plans = choose the plans of your first units, in secret ({ $count } more)
way-pick-cards = choose your X-tra cards, in secret ({ $count } more)
way-lock = choose the brick to lock into your pod
way-take-back = choose the used card to take back

way-touch = choose { LIST($objects, type: "or") }
object-activate = a unit on the board
object-unfreeze = a frozen unit
object-place = a unit in your lid
object-build = a highlighted plan
way-press = press { LIST($buttons, type: "or") }
way-play = play { LIST($cards, type: "or") }

way-go = choose where your { $thing } goes{ $pushes ->
    [yes] {" "}or what it pushes
   *[no] {""}
}
# With X-tra cards that were played on it.
way-go-with = choose where your { $thing } { $jumps ->
    [yes] jumps
   *[no] goes
} with { $cards }
# With what it carries and with X-tra cards.
way-carry-to = choose where your { $thing } goes with { $things }
way-push-on = push on with your { $thing }, with { $count ->
    [one] { $count } push
   *[other] { $count } pushes
} left
way-push-on-blocked = push on with your { $thing }, which is still blocked, with { $count ->
    [one] { $count } push
   *[other] { $count } pushes
} left
way-play-another = play another X-tra card for your { $thing }
way-play-another-first = play another X-tra card, because with { $cards } your { $thing } cannot go anywhere yet

way-carry = choose the unit to carry with your { $thing }
way-decon = choose the unit to deconstruct with your { $thing }
way-eat = choose the unit to eat with your { $thing }
way-repair = choose the unit to repair with your { $thing }
way-web = choose the unit to web with your { $thing }
way-unfreeze = press { button-unfreeze } to spend your turn unfreezing { $thing }
way-drop = choose where to put { $thing } down

way-play-jump = choose the unit that jumps with { card-jump }
way-play-move1 = choose the unit that goes 1 square further with { card-move1 }
way-play-level1 = choose the unit that goes up a level with { card-level1 }
way-play-decon1 = choose the unit that deconstructs with { card-decon1 }
way-decon1 = choose the unit to deconstruct with { card-decon1 }

way-place = choose a square of your home row for { $thing }
way-apart = press { button-apart } to take { $thing } apart
way-build = press { button-build } to put { $thing } into your lid
way-build-level = press the level at which to build { $thing }
way-first-plan = choose the first of two plans to build with { card-build2 }
way-second-plan = choose the second plan to build with { card-build2 }

## The buttons

# What is written on each, in a word that fits.
button-carry = Carry
button-decon = Decon
button-eat = Eat
button-repair = Repair
button-web = Web
button-drop = Drop
button-unfreeze = Unfreeze
button-build = Build
button-build-1 = Lvl 1
button-build-2 = Lvl 2
button-apart = Apart
button-done = Done
button-pass = Pass

# What a screen reader says of it.
label-carry = Carry a neighbour
label-decon = Deconstruct
label-eat = Eat a neighbour
label-repair = Repair a neighbour
label-web = Web an enemy
label-drop = Put the carried unit down
label-unfreeze = Unfreeze it (this uses up the turn)
label-build = Build it
label-build-1 = Build it at level 1
label-build-2 = Build it at level 2
label-apart = Take it apart
label-done = Done
label-pass = Pass

# What there is to know about the others: a title, and a sentence.
name-drop = Put down
name-unfreeze = Unfreeze
name-build = Build
name-build-1 = Build at level 1
name-build-2 = Build at level 2
name-apart = Take apart
name-done = Done
name-pass = Pass
about-drop = The load goes to a free square next to its carrier, and the turn is over.
about-unfreeze = The unit is set upright again. This uses up the turn.
about-build = The unit goes into the lid at its max level, and the turn is over. It can be placed from the next turn on.
about-build-1 = The unit goes into the lid at level 1, and the turn is over.
about-build-2 = The unit goes into the lid at level 2, and the turn is over.
about-apart = The unit becomes bricks in the inventory again. This does not end your turn, and you can do it as often as you like.
about-done = Ends your turn: your unit does nothing more.
about-pass = Skips your turn. This is allowed only when you can neither build nor place, and no unit can act.

## How it ended

ended-points = { points } to { $others }
ended-passes = both players passed, one after the other
ended-repeated = this position occurred { $count } times
ended-long = { $count } turns have been played

## What was done

deed-carry = { $unit } picked up { NAME($target, form: "brief", within: 1) } on { $place }.
deed-decon = { $unit } deconstructed { NAME($target, form: "brief", within: 1) } on { $place }.
deed-eat = { $unit } ate { NAME($target, form: "brief", within: 1) } on { $place }.
deed-repair = { $unit } repaired { NAME($target, form: "brief", within: 1) } on { $place }.
deed-web = { $unit } webbed { NAME($target, form: "brief", within: 1) } on { $place }.
deed-decon1 = With { $thing }, { NAME($unit, within: 1) } deconstructed { NAME($target, form: "there", within: 1) }.
deed-apart = { $seat } took { $thing } in the lid apart: { $bricks } to build with.
    .brief = { $seat } took { $thing } in the lid apart.
deed-begin = { $other_seat } { $other_seat ->
    [you] begin
   *[other] begins
}.
deed-build = { $seat } built { a-thing }.
deed-build-low = { $seat } built { a-thing } at level { $level }.
deed-choose-card = { $seat } chose { $thing }.
deed-choose-plan = { $seat } chose { $thing }.
deed-choose-some-card = { $seat } chose an X-tra card.
deed-choose-some-plan = { $seat } chose a plan.
deed-done = { $seat } ended the turn.
deed-drop = { $unit } put { NAME($load, form: "brief", within: 1) } down on { $place }.
deed-fly = { $unit } flew from { $start_place } to { $place }.
deed-jump = { $unit } jumped from { $start_place } to { $place }.
deed-lock = { $seat } locked { a-thing } into the pod.
deed-move = { $unit } moved from { $start_place } to { $place }.
deed-pass = { $seat } passed.
deed-place = { $seat } placed { $thing } on { $place }.
deed-play = { $seat } played { $thing }.
deed-play-on = { $seat } played { $thing } on { NAME($target, form: "brief", within: 1) } on { $place }.
deed-push = { NAME($unit, form: "there") } pushed { NAME($target, form: "there", within: 1) }.
deed-take-back = { $seat } took { $thing } back because { NAME($other_seat, within: 1) } scored.
deed-unfreeze = { $seat } spent the turn unfreezing { NAME($unit, form: "brief", within: 1) } on { $place }.

# What came of it.
outcome-gone = { $unit } is off the board.
outcome-gained = { NAME($unit, form: "there") } gained { levels }.
outcome-lost = { NAME($unit, form: "there") } lost { levels }.
outcome-frozen = { NAME($unit, form: "there") } is frozen.
outcome-thawed = { NAME($unit, form: "there") } is no longer frozen.
outcome-scored = { $things ->
    [0] A unit
   *[other] { LIST($things) }
} scored: { NAME($seat, within: 1) } { $seat ->
    [you] have
   *[other] has
} { points }.
outcome-cards-back = { $seat } { $seat ->
    [you] get
   *[other] gets
} { $cards ->
    [1] { $cards }
   *[other] { $count } cards
} back for that.

advice-carry = Pick up { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-decon = Deconstruct { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-eat = Eat { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-repair = Repair { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-web = Web { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-decon1 = Play { $thing }: deconstruct { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") }
advice-apart = Take your { $thing } in the lid apart
advice-begin = Let { NAME($other_seat, within: 1) } begin
advice-build = Build { a-thing }
advice-build-low = Build { a-thing } at level { $level }
advice-choose-card = Choose the card { $thing }
advice-choose-plan = Choose { a-thing }
advice-choose-some-card = Choose an X-tra card
advice-choose-some-plan = Choose a plan
advice-done = End the turn of { NAME($unit, form: "advice") }
advice-drop = Put { NAME($load, form: "advice", within: 1) } down on { $place }
advice-fly = Fly { NAME($unit, form: "advice") } from { $start_place } to { $place }
advice-jump = Jump with { NAME($unit, form: "advice") } from { $start_place } to { $place }
advice-lock = Lock { a-thing } into your pod
advice-move = Move { NAME($unit, form: "advice") } from { $start_place } to { $place }
advice-pass = Pass
advice-place = Place your { $thing } on { $place }
advice-play = Play { $thing }
advice-play-on = Play { $thing } on { NAME($target, form: "advice", within: 1) } on { $place }
advice-push = Push { NAME($target, form: "advice", within: 1) } on { $place } with { NAME($unit, form: "advice") } on { $start_place }
advice-take-back = Take { $thing } back
advice-unfreeze = Unfreeze { NAME($unit, form: "advice") } on { $place }

## What to weigh before an action

caution = Go on?
caution-gone = { $unit } is lost.
caution-levels = { $unit } loses { levels }.
caution-points = { $seat } { $seat ->
    [you] score
   *[other] scores
} { points }.
caution-enemy-level = { $unit } gains a level.

## What speaks for an action

reason-wins = it wins the game
reason-scores = it scores { $count ->
    [1] a point
   *[other] two points at once
}
reason-removes = it takes { NAME($unit, form: "advice", within: 1) } off the board{ $in_time ->
    [yes] {" "}before it can score
   *[no] {""}
}
reason-takes-levels = it takes { levels } from { NAME($unit, form: "advice", within: 1) }
reason-freezes = it freezes { NAME($unit, form: "advice", within: 1) }{ $in_time ->
    [yes] {" "}before it can score
   *[no] {""}
}
reason-stops = it keeps { NAME($unit, form: "advice", within: 1) } from scoring by itself next turn
reason-then-scores = you can then score at once
reason-then-removes = you can then take { NAME($unit, form: "advice", within: 1) } off the board
reason-then-takes-levels = you can then take { levels } from { NAME($unit, form: "advice", within: 1) }
reason-near = { NAME($unit, form: "advice", within: 1) } can score on your next turn
reason-unpushable = nobody can push { NAME($unit, form: "advice", within: 1) } there
reason-raises = it raises { NAME($unit, form: "advice", within: 1) } to level { $level }
reason-then-goes = { NAME($unit, form: "advice", within: 1) } then { goes }
reason-thaws = it unfreezes { NAME($unit, form: "advice", within: 1) }
reason-goes-by-card = { NAME($unit, form: "advice", within: 1) } { goes } this turn
reason-then-builds = you can then build { LIST($plans, type: "or") }
reason-few-units = { $units ->
    [0] you have no units
   *[other] you have only { units }
} for the { points } that you still need
reason-built-goes = { a-thing } { goes }
reason-nearer = it brings { NAME($unit, form: "advice", within: 1) } { rows } nearer to { owner-within } home row
reason-back = it brings { NAME($unit, form: "advice", within: 1) } back by { rows }
reason-safe = { NAME($unit, form: "advice", within: 1) } is safe there until your next turn
reason-bricks-left = you have { $count } more of its kind

## What there is to know

about-unit = { NAME($unit, form: "there") }, { level-of }
about-empty = { $place }, an empty square
about-obstacle =
    { $place }, an obstacle
    { about-obstacles }
about-obstacles = Only flying units can stop here. JUMP passes over it.
about-home-row = { owner } home row: { NAME($seat, within: 1) } { $seat ->
    [you] place
   *[other] places
} new units here, and { $other_seat ->
    [you] your
   *[other] { $other_seat }'s
} units score here.
about-frozen = It is frozen: it cannot do anything until it is unfrozen, or until another unit of its side that moved or acted ends next to it.
about-safe = It is safe until { owner-within } next turn: nothing can take a level from it.
about-hovers = It hovers over an obstacle, where nobody can push it.
about-stuck = It is stuck on an obstacle: only REPAIR, LEVEL +1 or CARRY can help it.
about-next-level = The next level takes { $bricks } ({ $there ->
    [yes] all in the inventory
   *[no] not all in the inventory
}) and gives { $can }.
about-made-of = It is made of { $bricks }.
about-in-lid =
    { $unit } in the lid, { level-of }
    { about-waits }
about-waits = It waits to be placed on the home row, or can be taken apart for its bricks.
about-plan = { $thing }, a plan of the { $pod } Pod
about-level = Level { $level } of { $top }: { $bricks }; { $can }.
about-ready = { $advanced ->
    [yes] { about-advanced }
   *[no] { $shortage ->
        [none] { about-buildable }
       *[other] { about-short }
    }
}
about-advanced = This plan is for the advanced game.
about-short = It cannot be built now: { NAME($seat, within: 1) } { $seat ->
    [you] are
   *[other] is
} short of { $shortage }.
about-buildable = It can be built: all its bricks are available.
about-bricks =
    { owner } { $name }
    { about-bricks-left }
    { $places ->
        [0] {""}
       *[other] { about-bricks-elsewhere }
    }
    { about-bricks-users }
about-bricks-left = { $left } of { $brick } { $left ->
    [one] is
   *[other] are
} left in the inventory.
about-bricks-elsewhere = The rest: { LIST($places) }.
bricks-on-board = { $count } on the board
bricks-in-lid = { $count } in the lid
bricks-locked = { $count } locked in the pod
about-bricks-users = { LIST($things) } { $things ->
    [one] needs
   *[other] need
} them.
about-card =
    X-tra card { $card }
    { $text }
    { $used ->
        [yes] { about-card-used }
       *[no] { $held ->
            [yes] { about-card-in-hand }
           *[no] {""}
        }
    }
about-card-used = { $seat } { $seat ->
    [you] have
   *[other] has
} used it. One used card comes back for every point that the other player scores.
about-card-in-hand = { $seat } may still play it.
about-pod =
    { owner } { $pod } Pod
    { $text }
    { about-points }
    { $bricks ->
        [0] {""}
       *[other] { about-locked }
    }
about-points = { points } of { $most }.
about-locked = Locked in: { $bricks }.

## The picture

picture = X-Pod Play Off.
picture-side = { $seat } { $seat ->
    [you] have
   *[other] has
} { points } and { units } on the board.
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
label-unit = { $place }, { NAME($unit, within: 1) }, { level-of }, { $can }{ $safe ->
    [yes] , safe
   *[no] {""}
}{ $frozen ->
    [yes] , frozen
   *[no] {""}
}{ $obstacle ->
    [yes] , over an obstacle
   *[no] {""}
}
label-obstacle = { $place }, an obstacle
label-home-row = { $place }, empty, { owner-within } home row
label-empty = { $place }, empty
# Units that are alike share a label, which counts them.
label-in-lid = { $unit } in the lid, { $units ->
    [1] {""}
   *[other] { units },{" "}
}{ level-of }
label-plan = { owner } plan { $thing }: { $can }; { $shortage ->
    [none] can be built
   *[other] short of { $shortage }
}
label-card = { owner } X-tra card { $card }{ $used ->
    [yes] , used
   *[no] {""}
}
label-bricks = { $brick } in { owner-within } inventory
label-pod = { owner } { $pod } Pod: { points }

# What is written on a pod where there is room.
label-pod-name = { $pod } Pod
# The name of the column of buttons, and what is written there instead, in short lines, where there is room.
label-actions = Actions
label-actions-to-come =
    What a unit
    or plan can do
    appears here

## Why touches are refused

# A square where no unit stands.
vacancy = { $place } { $vacancy ->
    [0] is empty
   *[other] holds an obstacle
}
# What a turn can be for.
turn-pass = pass
turn-build = build
turn-place = place
turn-activate = activate
turn-unfreeze = unfreeze

refusal-advanced-plan = { $thing } is a plan of the advanced game.
refusal-back-again = { $unit } would only be back where it began.
refusal-back-where-it-was = { $load } would only be back where it was, so that is not an activation.
refusal-before-anything = { $thing } must be played before anything else in a turn.
refusal-before-moving = { $thing } must be played before the unit moves.
refusal-card-first = { $unit } must move first, because an X-tra card was played on it.
refusal-carry-late = A unit must be picked up before moving, not after.
refusal-carrying = { $unit } is carrying a unit: it must put it down, and then the turn is over.
refusal-choosing = Plans and cards must be chosen before the first turn.
refusal-chosen = { $thing } has already been chosen.
refusal-draw-first = The starting player must be drawn at random first.
refusal-drop-nowhere = { $load } must be put down on a square next to its carrier.
refusal-drop-on-obstacle = There is an obstacle on { $place }, and { NAME($load, within: 1) } cannot fly.
refusal-drop-too-far = { $place } is not next to the carrier.
refusal-foreign = { NAME($target, form: "there") } belongs to the other player.
refusal-frozen = { NAME($unit, form: "there") } is frozen: it can only be unfrozen, which uses up the turn.
refusal-frozen-already = { NAME($target, form: "there") } is already frozen.
refusal-frozen-by-card = { NAME($unit, form: "there") } is frozen.
refusal-helps-nobody = { $thing } would not help any of { owner-within } units now.
refusal-idle = { NAME($unit, form: "there") } can neither move nor do anything to a unit within reach.
refusal-immobile = { $unit } cannot move by itself at level { $level }.
refusal-in-the-way = { NAME($target, form: "there") } is in the way.
refusal-just-built = { $thing } has just been built with { card-build2 } and cannot be taken apart this turn.
refusal-leads-nowhere = With { $thing }, { NAME($unit, within: 1) } could not go anywhere.
refusal-level-bricks = { $target } is short of { $shortage } for its next level.
refusal-level-needs-unit = { vacancy }: { card-level1 } is for a unit on the board.
refusal-level-without-end = With another level, this activation could not end.
refusal-load-first = { $unit } must first put down what it is carrying.
refusal-lock-first = A brick of the unit that scored must be locked first.
refusal-max-level = { NAME($target, form: "there") } is at its max level.
refusal-max-level-only = { $thing } can only be built at its max level.
refusal-movement-over = { $unit } has already finished moving.
refusal-must-push-on = The push of { NAME($unit, within: 1) } is still blocked, and must go on while pushes are left.
refusal-no-building = Nothing can be built in a turn in which a unit is activated.
refusal-no-enemy = { NAME($target, form: "there") } is not an enemy.
refusal-no-jump = { card-jump } is for units that move or push and cannot jump or fly: { NAME($unit, within: 1) } is not one of them.
refusal-no-level-now = No unit on the board can go up a level now.
refusal-no-load = { $unit } is not carrying anything.
refusal-no-place = { $thing } must be placed on a square of the home row.
refusal-no-placing = Nothing can be placed in a turn in which a unit is activated.
refusal-no-room = There is no room to put { NAME($target, within: 1) } down.
refusal-no-room-after = After that, { NAME($unit, within: 1) } could not put { NAME($load, within: 1) } down.
refusal-no-room-beside = From { $place }, there would be no room to put { NAME($load, within: 1) } down.
refusal-no-second-unit = After { $thing }, no second unit could be built.
refusal-no-such-brick = The unit that scored had no { $thing }.
refusal-no-such-card = { $thing } is not among { owner-within } X-tra cards.
refusal-no-unit = { vacancy }: choose a unit first.
refusal-no-unit-now = { vacancy }. { $seat } can only { LIST($turns, type: "or") } now.
refusal-no-way = The way to { $place } is blocked or too long for { NAME($unit, within: 1) }.
refusal-nobody-in-reach = { $unit } has no unit to { $special } from { $place }.
refusal-not-able = { $unit } cannot { $special } at level { $level }.
refusal-not-frozen = { NAME($unit, form: "there") } is not frozen.
refusal-not-home = { $place } is not in { owner-within } home row, where units must be placed.
refusal-not-in-lid = There is no such unit in { owner-within } lid.
refusal-not-own-unit = { NAME($unit, form: "there") } is not { owner-within } unit.
refusal-not-possible = { $unit } cannot repair it now.
refusal-not-together = { $thing } cannot be built together with the plans chosen so far.
refusal-not-used = { $thing } is not among { owner-within } used cards.
refusal-nothing-chosen = Choose a unit, a plan or a card first.
refusal-obstacle = There is an obstacle on { $place }, and { NAME($unit, within: 1) } cannot fly.
refusal-of-other-player = That is { $other_seat ->
    [you] yours
   *[other] { $other_seat }'s
}; it is { owner-within } turn to choose.
refusal-other-unit = { $unit } is being activated this turn, so no other unit can be.
refusal-out-of-reach = { NAME($target, form: "there") } is { $away ->
    [one] { $away } square
   *[other] { $away } squares
} away; { NAME($unit, within: 1) } reaches only units { $span }.
refusal-own-units-only = { $thing } can only be used on one of { owner-within } own units.
refusal-pass = { $seat } can still do something, so passing is not allowed.
refusal-plans-complete = All plans have been chosen; choose the cards now.
refusal-plans-first = Plans must be chosen first, then cards.
refusal-push-first = A blocked push must be continued first.
refusal-push-onto-obstacle = There is an obstacle on { $place }; a pusher cannot enter it.
refusal-push-safe = What would be pushed there is safe and cannot give way.
refusal-push-too-far = { $unit } pushes one square at a time: { $place } is not next to it.
refusal-safe = { NAME($target, form: "there") } is safe until its owner's next turn.
refusal-secret = { $seat } { $seat ->
    [you] choose
   *[other] chooses
} in secret.
refusal-stuck = { $unit } is on an obstacle, and can only leave it by flying.
refusal-stuck-and-idle = { NAME($unit, form: "there") } cannot fly off the obstacle, and has no unit within reach.
refusal-take-back-first = A used X-tra card must be taken back first.
refusal-taken = { $place } is taken: { NAME($target, within: 1) } is there.
refusal-too-big = { NAME($target, form: "there") } is above level 1 and cannot be eaten.
refusal-too-far = { $place } is too far: { NAME($unit, within: 1) } can go { $most } at most, never diagonally.
refusal-too-few-bricks = { $thing } cannot be built: it is short of { $shortage }.
refusal-two-builds = { card-build2 } was played: this turn is for building two units, and nothing else.
refusal-two-not-possible = There are not enough bricks or plans for two units.
refusal-unchanged = { $unit } is back where it began and has changed nothing, so that is not an activation.
refusal-used = { $thing } has already been used.
refusal-vacant = { vacancy }.

## What is wrong with the text of a position

fault-activation-over = This activation would already have ended the turn.
fault-activation-word = { $part } is not part of an activation.
fault-advanced-plan = { $unit } belongs to the advanced game.
fault-before-first-turn = Nothing can have happened before the first turn.
fault-beside = { $part } cannot be combined with { $task_part }.
fault-blocked-untouched = A push that was blocked must have changed something.
fault-bricks = { $seat } uses { $brick }, but the { $pod } Pod has only { $most }.
fault-build-bricks = There are not enough bricks for it.
fault-built-first = The unit that was built first is not in the lid.
fault-card = { $part } is not an X-tra card; the cards are { choices }.
fault-card-choice = { $seat } has no choice of cards to take back.
fault-card-count = { $seat } has { $count } X-tra cards, not { $wanted }.
fault-card-twice = { $seat } has a card both in hand and used.
fault-cards = { $part } should be the cards in hand, then / and the used cards.
fault-cards-of-pod = These are not the X-tra cards of the { $pod } Pod.
fault-cards-while-chosen = Nobody can have any cards while they are being chosen.
fault-choose-basic = Plans and cards are only chosen in the advanced game.
fault-choose-built = Nothing can be built before the plans are chosen.
fault-choose-count = { $seat } must choose { $plans } plans, then { $cards } cards.
fault-choose-order = { $seat } must choose first; once both have chosen, the game begins.
fault-choose-together = These plans cannot be built together.
fault-ended-by-points = The game cannot have ended by points with { points } for { $seat }.
fault-ending = The game cannot have ended this way.
fault-fingerprint = { $part } is not a fingerprint of a position.
fault-left-board = A unit that has left the board must have ended its activation.
fault-levels = { $part }: this plan has only { $most } levels.
fault-lid-marks = A unit in the lid cannot be safe or frozen.
fault-load = { $part } should be a unit, its owner and its square, as in n.dasher2@c5.
fault-load-source = The load cannot have come from { $place }.
fault-lock-choice = { $seat } cannot choose among these bricks.
fault-max-level = { $unit } must be built at its max level here.
fault-no-active-unit = There is no unit on { $place } that could be activated.
fault-no-origin = The activation does not say where the unit began.
fault-on-obstacle = There is an obstacle on { $place }, and { NAME($unit, within: 1) } cannot fly.
fault-passed-before = Nobody can have passed yet.
fault-pod = { $part } is not a pod; the pods are { choices }.
fault-pod-brick = The { $pod } Pod has no brick { $part }.
fault-pod-plan = The { $pod } Pod has no plan { $part }.
fault-points = { $seat } cannot have { points }.
fault-points-locked = { $seat } has { points }, but { $locked ->
    [one] { $locked } brick is
   *[other] { $locked } bricks are
} locked in the pod.
fault-points-won = With { points }, { $seat } would already have won.
fault-push-points = A PUSH cannot have { $count ->
    [one] { $count } push
   *[other] { $count } pushes
} left.
fault-safe-in-turn = { $unit } on { $place } cannot be safe in its own turn.
fault-short = A position of X-Pod Play Off has at least nine parts, but this one has { $count }.
fault-side = { $part } should have six parts separated by ';', but it has { $count }.
fault-south-first = Before the first turn, the side to move must be written as s, for South.
fault-square = { $part } is not a square; squares are a1 to f9.
fault-square-taken = There are two units on { $place }.
fault-standing = { $part } should be a unit and its square, as in pouncer3@c4.
fault-told-ended = { $part } cannot describe an activation that has ended.
fault-told-moving = { $part } can only describe a unit that has not moved yet.
fault-told-unmoved = { $part } cannot describe a unit that has not moved yet.
fault-turns-end = After { $most } turns the game is over.
fault-unit = { $part } is not a unit; a unit is written like pouncer3 or pouncer3*!.
fault-unit-gone = Once its unit is gone, an activation can only continue if there is still a choice to make about a unit that scored.
fault-unit-twice = { $unit } appears twice; write ~1 after the second one.
fault-unmoved-alone = A unit that has not moved yet must have a load or a card played on it.
fault-waits = { $part } should be a player and a choice, as in s=eye,plate or n=card.
fault-waits-without-activation = Units can only score in an activation, but there is none.
fault-would-score = { $unit } would already have scored on { $place }.

## What the editor says

# The pieces that can be put, and their headings.
setup-unit = { $thing }, level { $level }
setup-units-of = { $seat }: { $pod } Pod
setup-bricks-of = { $seat }: bricks for the pod
setup-brick = { $thing }
setup-cards-of = { $seat }: X-tra cards
setup-marks = Marks
setup-safe = Safe (on/off)
setup-frozen = Frozen (on/off)
setup-more = Add a level
setup-less = Remove a level
setup-used = Card used (on/off)

# The places.
setup-picture = X-Pod Play Off, a position being set up. On the board: { $south ->
    [one] { $south } unit
   *[other] { $south } units
} for South and { $north ->
    [one] { $north } unit
   *[other] { $north } units
} for North.
setup-unit-in-lid = { owner } lid: { $thing }, { level-of }
setup-lid = { owner } lid, { $empty ->
    [yes] empty
   *[no] room for more
}
setup-card = { owner } X-tra card { $card }, { $used ->
    [yes] used
   *[no] in hand
}
setup-card-room = { owner } X-tra cards, room for { $room } more
setup-pod = { owner } { $pod } Pod: { $bricks ->
    [0] no bricks
   *[other] { $bricks }
} locked, { points }

# What a position says besides.
setup-task = Now
setup-turn = { owner } turn begins
setup-choose = Choosing plans and cards
setup-draw = Drawing the starting player
setup-on = { $seat } is in the middle of a turn
setup-builds = { $seat } is building two units
setup-over = Over in an impossible way
setup-over-points = Over: { $seat } has won by points
setup-over-resigned = Over: { $other_seat } resigned
setup-over-passes = Over: a draw, both passed
setup-over-repeated = Over: a draw by repetition
setup-over-long = Over: a draw after { $count } turns
setup-turns = Turns played
setup-passed = The last turn was a pass

# Why something cannot be done.
setup-card-of-pod = In the basic game, a pod keeps its own X-tra cards. You can mark them as used.
setup-lacks = { $seat } does not have { $bricks } for it.
setup-level-one = { $thing } is at level 1. You can remove it instead.
setup-max-level = { $thing } is at its max level.
