# What lessons and puzzles say, beside their own texts.

# On the page with a game's rules:
guide-learn = Learn by playing
# Behind it: how many lessons a game needs, and how many more there are.
guide-extent = , in { $count ->
    [one] { $count } short lesson
   *[other] { $count } short lessons
}{ $more ->
    [0] .
    [1] ; one more goes further.
   *[other] ; { $more } more go further.
}
guide-lesson = lesson { $number }, { $title }
guide-try = Try it: { LIST($ways, type: "or") }.

learn-again = Try again
learn-all = All lessons
learn-begin = Begin
learn-done = done
learn-finished = You have finished all { $count } lessons.
learn-go-on = Go on with lesson { $number }
learn-learnt = What you learnt
learn-learnt-none = Nothing yet: each { $game } lesson ends with a one-sentence summary, which is kept here.
learn-lesson = Lesson { $number }: { $title }
learn-next = Next
learn-next-lesson = Next lesson
learn-no-course = There are no lessons for a game of that name.
learn-no-course-title = Lessons
learn-no-lesson = There is no such lesson. These are the { $count } lessons for { $game }.
learn-none = There are no lessons for { $game } yet. You can read its rules instead.
learn-not-loaded = The lessons could not be loaded. Check your connection and try again.
learn-part = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-path = Lessons
learn-play = Play a game
learn-reached = Well done.
learn-ready = You can play now.
learn-rules = Rules of { $game }
learn-show = Show me
learn-show-button = Press the marked button, "{ $label }".
learn-show-confirm = Press Confirm.
learn-show-what = Choose what is marked.
learn-step = Step { $at } of { $count }
learn-then-play = { $lessons }, then you can play
learn-title = { $number }. { $title }
learn-undo = Undo

puzzle = Puzzle
puzzle-all = Puzzles
puzzle-all-solved = You have solved all { $count } puzzles for { $game }.
puzzle-answer = The reply: { $what }
puzzle-answer-taken-back = { $said } The board is back as it was.
puzzle-best = You are { $seat }. Find the action that gives you the best chance to { $goal } by the end of { $turn }.
puzzle-best-missed = After that, your opponents can prevent it; the best way works { $often } of the time.
puzzle-best-other = That works { $this } of the time; the best way, { $often }.
puzzle-best-solved = Solved. By the end of { $turn } you will { $goal } { $often } of the time; with any other action, { $next } at most.
puzzle-best-solved-alone = Solved. By the end of { $turn } you will { $goal } { $often } of the time. After anything else, your opponents can prevent it.
puzzle-best-solved-why = { $solved } Next best: { $why }.
puzzle-count = Difficulty { $difficulty } of { $hardest }
puzzle-easy-first = by difficulty, easiest first
puzzle-hard = Puzzles of difficulty { $number }
puzzle-hold = You are { $seat }. Find the only action after which your opponents cannot be sure to win within { $measure } of their turns.
puzzle-hold-1 = You are { $seat }. Find the only action that keeps your opponents from winning on their next turn.
puzzle-hold-1-missed = After that, you cannot keep your opponents from winning on their next turn.
puzzle-hold-1-solved = Solved. After anything else, your opponents can win on their next turn.
puzzle-hold-missed = After that, your opponents win within { $measure } of their turns, whatever you do.
puzzle-hold-solved = Solved. After anything else, your opponents can win within { $measure } of their turns.
puzzle-next = Next puzzle
puzzle-no-game = There are no puzzles for a game of that name.
puzzle-no-puzzle = There is no such puzzle for { $game }. Here is the puzzle of the day instead.
puzzle-none = There are no puzzles for { $game } yet.
puzzle-not-loaded = The puzzles could not be loaded. Check your connection and try again.
puzzle-number = Puzzle { $number } of { $count }
puzzle-of-day = Puzzle of the day
puzzle-soon = You are { $seat }. Find the only action after which you are sure to win within { $measure } of your turns, including this one.
puzzle-soon-1 = You are { $seat }. Find the only action that still lets you win this turn.
puzzle-soon-1-missed = After that, you cannot win this turn.
puzzle-soon-1-solved = Solved. You can win this turn.
puzzle-soon-2 = You are { $seat }. Find the only action after which you are sure to win by your next turn.
puzzle-soon-2-missed = After that, your opponents can keep you from winning by your next turn.
puzzle-soon-2-solved = Solved. Whatever your opponents do, you can win by your next turn.
puzzle-soon-failed = This time you did not win in time.
puzzle-soon-missed = After that, your opponents can keep you from winning within { $measure } turns.
puzzle-soon-solved = Solved. Whatever your opponents do, you can win within { $measure } turns.
puzzle-soon-worked = You won.
puzzle-sure = You are { $seat }. Find the only way to be sure to { $goal } by the end of { $turn }.
puzzle-sure-missed = After that, you cannot be sure to { $goal } by then.
puzzle-sure-other = That works only { $this } of the time.
puzzle-sure-solved = Solved. Whatever your opponents do, you can { $goal } by the end of { $turn }.
puzzle-theme = { $said } The idea: { $theme }.
puzzle-theme-act-on-runner = Act on the unit that would score
puzzle-theme-before-you-score = Do something else before you score
puzzle-theme-cancel-and-strike = Cancel and strike back
puzzle-theme-cancel-in-time = Cancel the Weapon
puzzle-theme-close-from-inside = Close a point from where your opponents cannot go
puzzle-theme-close-several = Close several points at once
puzzle-theme-come-near = Get close enough to score
puzzle-theme-cover-theirs = Cover their markers
puzzle-theme-draw-out-answer = Draw out their answer
puzzle-theme-fetch-rings = Use cards to fetch rings
puzzle-theme-free-jokers = Win with Jokers that you free
puzzle-theme-hyperdrive-first = Hyperdrive first
puzzle-theme-joker-back = Put the Joker back where it works
puzzle-theme-keep-waiting = Keep a place in reserve
puzzle-theme-lay-nothing = Keep your cards
puzzle-theme-lay-void = Void at the right moment
puzzle-theme-make-your-own = Make a point your own
puzzle-theme-move-and-strike = Move first, then strike
puzzle-theme-move-away-first = Move away from the Red first
puzzle-theme-move-out-of-reach = Move out of reach
puzzle-theme-objective-first = Play the objective first
puzzle-theme-play-x-tra-card = Play the X-tra card first
puzzle-theme-prepare-pattern = Prepare the pattern that wins
puzzle-theme-reach-home-row = Reach the home row
puzzle-theme-repair-first = Repair first
puzzle-theme-right-attack = Attack the right unit
puzzle-theme-right-combat-card = The right combat card
puzzle-theme-right-pattern = Complete the right pattern
puzzle-theme-right-strike = Strike the right objective
puzzle-theme-right-weapon = Lay the right Weapon
puzzle-theme-stand-in-the-way = Stand in the way
puzzle-theme-take-and-close = Take one point and close another
puzzle-theme-take-shared = Take the point that both sides could use
puzzle-theme-take-their-space = Take the space they need
puzzle-theme-teleport-home = Teleport Home
puzzle-theme-two-threats = Two threats at once
puzzle-themes = by idea
puzzle-title = Puzzles for { $game }
puzzle-to-carried = hold { $count ->
    [1] a ring
   *[other] { $count } or more rings
}
puzzle-to-carried-keeping = hold { $first } or more rings and keep { $count ->
    [1] a card
   *[other] { $count } cards
}
puzzle-to-downed = destroy { $count ->
    [1] a unit
   *[other] { $count } units
}
puzzle-to-spared = keep all your units
puzzle-to-struck = destroy { $count ->
    [1] an objective
   *[other] { $count } objectives
}
puzzle-to-unbeaten = stay in the game
puzzle-to-won = win
puzzle-tried-failed = This time it failed.
puzzle-tried-worked = This time it worked.
puzzle-turn-1 = this turn
puzzle-turn-2 = the next turn
puzzle-turn-3 = the turn after next
puzzle-win = You are { $seat }. Find the only action that wins within { $measure } choices, whatever your opponents do.
puzzle-win-missed = After that, your opponents can still stop you.
puzzle-win-now = You are { $seat }. Find the only action that wins at once.
puzzle-win-now-missed = That does not win at once.
puzzle-win-now-solved = Solved. You win.
puzzle-win-solved = Solved. Whatever your opponents do, you can win.
