// Makes choices in the page, and looks before every touch at what lies on top of all that can be touched next.
async ({ choices, seed }) => {
  const FRAMES = 30; // Sooner nobody can touch what has just come.
  const told = { faults: [], seen: {} };
  /** Until the next frame is painted: what watches sizes has its say only after the frame's own callbacks. */
  const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const all = (selector, place = document) => [...place.querySelectorAll(selector)];
  const by = id => document.getElementById(id);
  const board = by("board");
  const prompt = by("prompt");
  const targets = () => all(".targets button", board);
  const isLit = one => one.getAttribute("aria-disabled") === "false";
  const isThere = one => one !== null && one.checkVisibility({ visibilityProperty: true });
  const buttons = () => all("#notice button, #cover button, .controls button, .bar button").filter(isThere);
  const target = touch => board.querySelector(`[data-touch="${touch}"]`);

  /** A number below `end`, each as likely. */
  const random = end => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * end);
  };
  const any = some => some[random(some.length)];

  const name = one => one?.getAttribute("aria-label") || one?.id || one?.dataset.do || one?.tagName;
  const topAt = (box, x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);

  /** Whether an element is what is hit at its middle, or is a target below a smaller one, and is hit elsewhere. */
  const isOnTop = one => {
    const box = one.getBoundingClientRect();
    const found = topAt(box, 0.5, 0.5);
    if (one.contains(found)) return true;
    if (!board.contains(found) || !board.contains(one)) return false;
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some(x => parts.some(y => topAt(box, x, y) === one));
  };

  /** What takes no click, so that the browser tells of what lies below it. */
  const cards = () => [by("inspector"), by("said")].filter(isThere);
  const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  /** What is amiss with all that can be touched at this moment. */
  const amiss = () => {
    const found = [];
    for (const one of [...targets().filter(isLit), ...buttons()]) {
      const { top, bottom } = one.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) one.scrollIntoView({ block: "center" });
      const box = one.getBoundingClientRect();
      if (cards().some(card => meet(card.getBoundingClientRect(), box))) found.push(`${name(one)} lies under a card`);
      if (isOnTop(one)) continue;
      const where = [box.left, box.top, box.right, box.bottom, innerWidth, innerHeight].map(Math.round);
      found.push(`${name(one)} (${where}) lies under ${name(topAt(box, 0.5, 0.5))}; ${prompt.innerText}`);
    }
    return found;
  };

  /** Look until nothing is amiss. For some frames the page may still be following a new size of its window. */
  const check = async what => {
    told.seen[what] = (told.seen[what] ?? 0) + 1;
    let found = [];
    for (let frames = 0; frames < FRAMES; frames++) {
      await frame();
      found = amiss();
      if (!found.length) return;
    }
    told.faults.push(...found.map(fault => `${what}: ${fault}`));
  };

  /** Wait until something is there; for ten seconds at most. */
  const until = async found => {
    for (const end = performance.now() + 10_000; performance.now() < end; await frame()) {
      if (found()) return;
      const taker = by("take-screen");
      if (taker && isThere(taker)) await check("cover"), taker.click();
    }
    throw new Error(`waited for ${found}: ${prompt.innerText} ${location.hash}`);
  };

  const press = key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const point = (type, one, button) => {
    const box = one.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    one.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX, clientY, button }));
  };
  const isTold = () => !by("inspector").hidden;

  /** What may come at any time, and before a choice is begun. Each tells whether it came. */
  const always = {
    pointing() {
      point("contextmenu", any(targets()), 2);
      return isTold();
    },
    asking() {
      any(targets().filter(isLit)).focus();
      press("i");
      return isTold();
    },
    message() {
      by("test-toast").click();
      return isThere(by("said"));
    },
  };
  const before = {
    refusal() {
      any(targets().filter(one => !isLit(one)))?.click();
      if (prompt.dataset.kind === "refusal") return true;
      press("Escape");
      return false;
    },
    hint() {
      by("hint").click();
      return prompt.dataset.kind === "hint";
    },
  };

  const come = async happenings => {
    const what = any(Object.keys(happenings));
    if (happenings[what]()) await check(what);
  };

  for (const path of choices) {
    await until(() => target(path[0]) && isLit(target(path[0])));
    await check("choice");
    const position = location.hash;
    if (random(2)) await come(before);
    if (location.hash !== position) told.faults.push(`the position has changed: ${prompt.innerText}`);
    for (const touch of path) {
      await until(() => target(touch));
      await check("touch");
      if (random(3) === 0) await come(always);
      point("pointerdown", target(touch), 1);
      if (isTold()) told.faults.push(`${prompt.innerText} is told still`);
      target(touch).click();
    }
    if (by("confirm")) await check("caution"), by("confirm").click();
    await until(() => location.hash !== position); // The address is written after the paint that shows what was played.
    if (told.faults.length) break;
  }
  return told;
}
