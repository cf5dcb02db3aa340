// What a board says by itself; sentences of games come from Python.

export const WORDS = {
  play: "Play from here",
  step: "Step through",
  learn: "Learn by playing",
  starting: "Starting Python",
  failed: "This board could not start. Check the connection and try again.",
  server: "This board could not start: {fault}. {remedy}",
  nobody: "This board could not start: its Python, the page engine.html, did not arrive or was not let in. "
    + "Check the connection and try again. If this is your page, look at its Content-Security-Policy.",
  again: "Try again",
  story: "Since your last choice",
  replay: "Show again: {what}",
  steps: "Step through the game",
  first: "Beginning",
  back: "One back",
  forward: "One forward",
  last: "End",
  restart: "As it was at first",
  open: "Open in Pentapod, in a window of its own",
  confirm: "Confirm",
  cancel: "Cancel",
};
