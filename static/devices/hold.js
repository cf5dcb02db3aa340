// One tab of a browser hosts a match: two would tell the devices two stories of it.

/** So long a tab that is being loaded anew may take to let go of what it held. */
const LETTING_GO_MS = 1500;

let letGo = () => {};

/**
 * Hold a match in this tab, in the place of the one that it held before.
 * @param {string} match
 * @param {boolean} takes whether it is taken away from another tab
 * @param {() => void} taken called when another tab has taken it away
 * @returns {Promise<boolean>} false if another tab holds it
 */
export function hold(match, takes, taken) {
  const { locks } = navigator;
  letGo();
  if (!locks) return Promise.resolve(true); // A page that came without encryption cannot ask.
  const how = takes ? { steal: true } : { signal: AbortSignal.timeout(LETTING_GO_MS) };
  return new Promise(found => {
    let isHeld = false;
    locks.request(`pentapod.host ${match}`, how, () => {
      isHeld = true;
      found(true);
      return new Promise(done => { letGo = () => done(undefined); });
    }).catch(() => {
      if (isHeld) taken();
      else found(false);
    });
  });
}

/** The match that this tab held may be hosted by another one. */
export function release() {
  letGo();
}
