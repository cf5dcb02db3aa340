// The workshop: a game is written on one side and played on the other.
import { button, doubtBox, element, faultBox, plots, traceOf } from "./checks.js";
import { closeDialog, copyButton, openDialog } from "./dialog.js";
import { Editor } from "./editor.js";
import { Frame } from "./frame.js";
import { Guests } from "./guests.js";
import { Damaged, LARGEST, LONGEST, pack, unpack } from "./packing.js";
import * as shelf from "./shelf.js";
import { block, say } from "./words.js";

/** @import { Word } from "./completion.js" */

const PAUSE_MS = 350;
/** @type {string[]} */
const TAKEN = block("taken");

/** Whether a file may be called so: its name is the id of a game in links. */
const fits = (/** @type {string} */ file) =>
  /^[a-z][a-z0-9]{0,31}\.py$/.test(file) && !TAKEN.includes(file.slice(0, -3));

/** @type {{ file: string, title: string, text: string }[]} */
const EXAMPLES = block("examples");
/** @type {string} */
const STARTER = block("starter");

/** @param {string} id */
const byId = id => /** @type {HTMLElement} */ (document.getElementById(id));
const open = /** @type {HTMLSelectElement} */ (byId("open"));
const nameField = /** @type {HTMLInputElement} */ (byId("name"));
const root = document.documentElement;

/** The name of the file that is open. */
let name = "";
/** The link of a match that the table shows at first. */
let asked = "";
/** Whether the file came from elsewhere and nobody has let it run yet. */
let strange = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
let title = "";

const editor = new Editor(byId("code"), () => {
  clearTimeout(pause);
  pause = setTimeout(follow, PAUSE_MS);
});

new ResizeObserver(() => editor.follow()).observe(byId("code"));

// -- what the frame says

const guests = new Guests(byId("guests"), message => frame.tell(message));

/** @type {Frame} */
const frame = new Frame(byId("stage"), {
  ready: () => { root.dataset.ready = "1"; },
  taken: game => {
    title = game.title;
    clear();
    tell(say("checking"));
  },
  fault: fault => {
    editor.mark([fault]);
    byId("faults").replaceChildren(faultBox(fault, line => editor.goTo(line), position => frame.show(position)));
    tell(say("faulty"), "fault");
  },
  followed: how => {
    document.title = `${title} - ${say("title")} - Pentapod`;
    if (how === "anew" || how === "position") tell(say(`followed-${how}`));
  },
  shown: how => {
    if (how !== "now") tell(say(`shown-${how}`), "fault");
  },
  figures: (figures, holds, doubts) => {
    const { games } = figures;
    if (!byId("faults").firstChild) {
      const key = !holds ? "checking-games" : doubts.length ? "holds-doubtful" : "holds";
      tell(say(key, { games }), key === "holds" ? "holds" : "");
      byId("faults").replaceChildren(...doubts.map(doubt => doubtBox(doubt, line => editor.goTo(line))));
    }
    byId("checks").hidden = !games;
    byId("figures").replaceChildren(...plots(figures));
  },
  stuck: () => {
    clear();
    byId("faults").replaceChildren(element("div", { class: "fault", role: "alert" }, element("p", {}, say("stuck"))));
    tell(say("faulty"), "fault");
  },
  failed: why => {
    if (byId("faults").querySelector(".fault:not(.doubt) .to-line")) return; // A fault that names its line says more.
    byId("faults").replaceChildren(element(
      "div", { class: "fault", role: "alert" }, element("p", {}, say("failed")),
      traceOf(why),
    ));
    tell(say("faulty"), "fault");
  },
  silent: () => {
    byId("stage").replaceChildren(element(
      "div", { class: "card-of-stage", role: "alert" }, element("p", {}, say("silent")),
      element("p", { class: "row" }, button(say("start-again"), run, { class: "primary" })),
    ));
  },
  kept: table => { if (!strange) shelf.keepTable(name, table); },
  device: said => guests.hear(said),
  ended: () => guests.end(),
});

/**
 * @param {string} sentence
 * @param {string} kind
 */
function tell(sentence, kind = "") {
  const state = byId("state");
  if (state.textContent !== sentence) state.textContent = sentence;
  state.dataset.kind = kind;
}

function clear() {
  editor.mark([]);
  byId("faults").replaceChildren();
}

// -- the file

/** Where links lead: from one file on a disk to its public copy, if there is one. */
const HERE = root.dataset.public ? `${root.dataset.public}workshop.html`
  : location.href.replace(root.hasAttribute("data-one-file") ? /#.*$/ : /[#?].*$/, "");

const address = async () => `${HERE}#${await pack(name, editor.text)}`;

/** Let the frame follow the file as it is now, and keep that. */
async function follow() {
  clearTimeout(pause);
  if (strange) return;
  const text = editor.text;
  if (new Blob([text]).size > LARGEST) {
    tell(say("too-large", { most: LARGEST / 1024 }), "fault");
    return;
  }
  shelf.keep(name, text);
  offer();
  if (shelf.shelf.full) tell(say("not-kept"), "fault");
  const file = { name, text, address: await address() };
  if (frame.runs) frame.change(file);
  else await run();
}

async function run() {
  strange = false;
  const text = editor.text;
  shelf.keep(name, text);
  offer();
  tell(say("starting"));
  try {
    const kept = { ...shelf.load(name)?.table, ...shelf.settings() };
    await frame.start({ name, text, address: await address() }, kept, asked, say("stage"));
    asked = "";
  } catch (reason) {
    tell(say("no-start", { why: String(reason) }), "fault");
  }
}

/**
 * Open a file. What came from elsewhere waits until somebody lets it run.
 * @param {string} file
 * @param {string} text
 * @param {boolean} fromElsewhere
 */
function show(file, text, fromElsewhere = false) {
  clearTimeout(pause);
  frame.end();
  clear();
  byId("checks").hidden = true;
  name = nameField.value = file;
  strange = fromElsewhere;
  editor.fill(text);
  offer();
  if (!strange) {
    run();
    return;
  }
  showCode(false);
  tell("");
  const about = aboutOf(text);
  const play = button(say("let-run"), () => run(), { class: "primary" });
  byId("stage").replaceChildren(element(
    "div", { class: "card-of-stage" }, element("h2", {}, about.title || file), ...about.title ? [element("p", { class: "soft" }, file)] : [],
    ...about.sentence ? [element("p", {}, about.sentence)] : [], element("p", {}, say("strange")),
    element("p", { class: "row" }, play, button(say("look-inside"), () => showCode(true))),
  ));
  play.focus();
}

/**
 * What a file that has not run yet calls its game, and what it says of it first.
 * @param {string} text
 */
function aboutOf(text) {
  const [, named] = /^GAME = game\(\w+,\s*"([^"\n]{1,80})"/m.exec(text) ?? [];
  const [, sentence] = /^\s*"""\s*([^]{1,400}?)\s*(?:\n\s*\n|""")/.exec(text) ?? [];
  return { title: named ?? "", sentence: sentence?.replace(/\s+/g, " ") ?? "" };
}

/** A name that no other file has: a game that comes never takes the place of one that is here. */
function freeName(/** @type {string} */ wanted, /** @type {string} */ text) {
  const stem = (fits(wanted) ? wanted : "mygame.py").replace(/\.py$/, "").slice(0, 28);
  for (let number = 1; ; number++) {
    const file = `${stem}${number > 1 ? number : ""}.py`;
    const kept = shelf.load(file);
    if (fits(file) && (!kept || kept.text === text)) return file;
  }
}

/** The menu: own games, examples, a new one. */
function offer() {
  const group = (/** @type {string} */ label, /** @type {[string, string][]} */ choices) => {
    const made = element("optgroup", { label });
    made.append(...choices.map(([value, text]) => element("option", { value }, text)));
    return made;
  };
  const own = shelf.names();
  if (!own.includes(name)) own.unshift(name);
  open.replaceChildren(
    group(say("own-games"), own.map(one => [`own:${one}`, one])),
    group(say("examples"), EXAMPLES.map(one => [`example:${one.file}`, one.title])),
    element("option", { value: "new" }, say("new")),
    element("option", { value: "file" }, say("open-file")),
    element("option", { value: "versions" }, say("versions")),
    element("option", { value: "forget" }, say("forget", { name })),
  );
  open.value = `own:${name}`;
}

open.addEventListener("change", () => {
  const [kind, ...rest] = open.value.split(":");
  const which = rest.join(":");
  open.value = `own:${name}`;
  if (kind === "own") show(which, shelf.load(which)?.text ?? "");
  else if (kind === "example") openExample(which);
  else if (kind === "new") show(freeName("mygame.py", STARTER), STARTER);
  else if (kind === "file") chooseFile();
  else if (kind === "versions") offerVersions();
  else askToForget();
});

/** @param {string} file */
function openExample(file) {
  const { text } = /** @type {{ text: string }} */ (EXAMPLES.find(one => one.file === file));
  show(freeName(file, text), text);
}

nameField.addEventListener("change", () => {
  const wanted = nameField.value.trim().toLowerCase().replace(/(\.py)?$/, ".py");
  if (wanted !== name && fits(wanted) && !shelf.load(wanted)) {
    const [before, text] = [name, editor.text];
    show(wanted, text);
    shelf.forget(before);
    offer();
    return;
  }
  if (wanted === name) {
    nameField.value = name;
    return;
  }
  nameField.setCustomValidity(fits(wanted) ? say("name-taken", { name: wanted }) : say("name-wrong"));
  nameField.reportValidity();
});

nameField.addEventListener("input", () => nameField.setCustomValidity(""));

byId("save").addEventListener("click", () => {
  const link = element("a", { href: URL.createObjectURL(new Blob([editor.text], { type: "text/x-python" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.getAttribute("href") ?? ""), 60_000);
});

function chooseFile() {
  const input = /** @type {HTMLInputElement} */ (element("input", { type: "file", accept: ".py,text/x-python" }));
  input.addEventListener("change", () => input.files?.[0] && take(input.files[0]));
  input.click();
}

/** @param {File} file */
async function take(file) {
  if (file.size > LARGEST) {
    tell(say("too-large", { most: LARGEST / 1024 }), "fault");
    return;
  }
  const text = await file.text();
  show(freeName(file.name, text), text, true);
}

addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", event => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) take(file);
});

// -- dialogs

byId("share").addEventListener("click", async () => {
  const link = await address();
  if (link.length > LONGEST) {
    openDialog(say("share"), element("p", {}, say("link-long")), element("p", { class: "row" }, button(say("save"), () => byId("save").click())));
    return;
  }
  const about = { readonly: "", rows: "6", "aria-label": say("link") };
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", about, link));
  const copy = copyButton(field, say("copy"));
  const length = say("link-length", { count: link.length.toLocaleString(root.lang) });
  const site = new URL("./", document.baseURI).href;
  const tags = `<script src="${site}static/embed.js" defer></script>\n<pentapod-board src="${name}"></pentapod-board>`;
  const elsewhere = element("textarea", { readonly: "", rows: "3", spellcheck: "false", "aria-label": say("code-elsewhere") }, tags);
  openDialog(
    say("share"),
    element("p", {}, say("share-what")), field, element("p", { class: "row" }, copy),
    element("p", { class: "soft" }, `${length} ${say("share-match")}`),
    element("p", {}, say("share-elsewhere")), elsewhere,
    element("p", { class: "row" }, button(say("save"), () => byId("save").click(), {}), element("a", { href: "./owners.html" }, say("share-owners"))),
  );
});

byId("help").addEventListener("click", () => {
  const lines = ["write", "follow", "check", "send", "sealed"].map(key => element("li", {}, say(`help-${key}`)));
  openDialog(say("help"), element("ul", { class: "help" }, ...lines), element("h3", {}, say("words")), ...wordList());
});

/** What a game is written with, from the docstrings of the frame. */
function wordList() {
  const { names, members, groups } = block("frame-names");
  const some = (/** @type {string} */ group) =>
    names.filter((/** @type {Word} */ { label }) => groups[group].includes(label));
  const parts = {
    rest: some("rest"), spaces: some("spaces"), fields: some("fields"),
    self: members.State, board: members.Cells, places: members.Squares, hands: members.Holding,
  };
  return Object.entries(parts).map(([part, words]) => element(
    "details", { class: "words" }, element("summary", {}, say(`words-${part}`)),
    element("dl", { lang: "en" }, ...words.flatMap((/** @type {Word} */ { label, detail, info }) => [
      element("dt", {}, element("code", {}, `${label}${detail ?? ""}`)), element("dd", {}, info ?? ""),
    ])),
  ));
}

byId("match").addEventListener("click", () => {
  byId("stage").scrollIntoView({ block: "nearest" });
  frame.begin();
});

byId("look").addEventListener("click", () => showCode(root.dataset.code === "away"));

/** @param {boolean} shown */
function showCode(shown) {
  root.dataset.code = shown ? "here" : "away";
  byId("look").textContent = say(shown ? "hide-code" : "look-inside");
}

function offerVersions() {
  const versions = shelf.load(name)?.versions ?? [];
  const rows = versions.map(({ text, at }) => element("li", {}, button(
    [new Date(at).toLocaleString(root.lang), say("version-lines", { count: text.split("\n").length })].join(" · "),
    () => {
      closeDialog();
      shelf.keep(name, editor.text);
      show(name, text);
    },
  )));
  openDialog(say("versions"), rows.length ? element("ul", { class: "versions" }, ...rows) : element("p", {}, say("no-versions")));
}

function askToForget() {
  const remove = button(say("forget", { name }), () => {
    closeDialog();
    shelf.forget(name);
    begin();
  }, { class: "primary danger" });
  openDialog(say("forget", { name }), element("p", {}, say("forget-sure")), element("p", { class: "row" }, remove));
}

// -- the start

/** What the address asks for, else what was written last, else an example. */
async function begin() {
  try {
    const found = await unpack(location.hash);
    if (found) {
      asked = found.match;
      const file = freeName(found.name, found.text);
      show(file, found.text, !shelf.load(file));
      return;
    }
  } catch (reason) {
    if (!(reason instanceof Damaged)) throw reason;
    openDialog(say("damaged"), element("p", {}, say("damaged-more")));
  }
  const last = shelf.last() || shelf.names()[0];
  if (last) show(last, shelf.load(last)?.text ?? "");
  else openExample(EXAMPLES[0].file);
}

addEventListener("hashchange", begin);
begin();
