// What can be written where: by what stands before the dot, as far as the file itself says what that is, else the names
// of the frame and the usual words of Python. Knows no editor.

/** @typedef {{ label: string, type: string, detail?: string, info?: string, boost?: number }} Word */
/**
 * What the frame has (tools/site_workshop.py): its names, the words of its classes, what fields are in a position.
 * @typedef {{ names: Word[], members: Record<string, Word[]>, values: Record<string, string> }} Frame
 */
/** @typedef {{ from: number, options: Word[] }} Found */

const PYTHON = (
  "False,None,True,and,as,assert,break,class,continue,def,del,elif,else,except,for,from,if,import,in,is,"
  + "lambda,not,or,pass,raise,return,try,while,with,yield,abs,all,any,bool,dict,divmod,enumerate,filter,"
  + "float,frozenset,int,isinstance,iter,len,list,map,max,min,next,property,range,reversed,round,set,"
  + "sorted,str,sum,super,tuple,zip"
).split(",").map(label => ({ label, type: "keyword" }));

/** An import that is not at its end: in brackets it goes over lines. */
const IMPORT = /\bfrom[ \t]+pentapod\.frame[ \t]+import[ \t]+(\([\w\s,]*|[\w\t ,]*)$/;

/**
 * The opening brackets that are not closed in a text, and whether it ends in a string or a comment.
 * @param {string} text
 */
function opened(text) {
  /** @type {number[]} */
  const open = [];
  let quote = "";
  for (let at = 0; at < text.length; at++) {
    if (quote) {
      if (text[at] === "\\") at += 1;
      else if (text.startsWith(quote, at)) [at, quote] = [at + quote.length - 1, ""];
      else if (text[at] === "\n" && quote.length === 1) quote = "";
      continue;
    }
    const [begun] = /^(?:'''|"""|['"#])/.exec(text.slice(at, at + 3)) ?? [""];
    if (begun === "#") {
      const end = text.indexOf("\n", at);
      if (end < 0) return { open, quoted: true };
      at = end;
    } else if (begun) [at, quote] = [at + begun.length - 1, begun];
    else if ("([{".includes(text[at])) open.push(at);
    else if (")]}".includes(text[at])) open.pop();
  }
  return { open, quoted: quote !== "" };
}

/**
 * What a file gives names to: of each what it is made by, as "Squares"; and what its classes have.
 * @param {string} text
 */
function declared(text) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, string>} */
  const fields = new Map();
  /** @type {Word[]} */
  const own = [];
  let isProperty = false;
  for (const line of text.split("\n")) {
    const made = /^(\s*)(\w+)(?:\s*:[^=]+)?\s*=\s*(\w+)\s*(\(?)/.exec(line);
    const method = /^\s+def (\w+)\((?:self,?\s*)?([^)]*)\)/.exec(line);
    if (made) {
      const [, indent, name, maker, call] = made;
      const kind = call ? maker : names.get(maker) ?? fields.get(maker) ?? "";
      if (!indent) names.set(name, kind);
      else if (indent.length === 4 && (call || kind) && !fields.has(name)) {
        fields.set(name, kind);
        own.push({ label: name, type: "property", info: line.trim() });
      }
    } else if (method && !method[1].startsWith("_")) {
      const [, label, given] = method;
      own.push(isProperty ? { label, type: "property" } : { label, type: "function", detail: `(${given})` });
    }
    isProperty = /^\s+@(cached_)?property\b/.test(line);
  }
  return { names, fields, own };
}

/**
 * The words that can stand behind some names and a dot; none where it is unknown what these are.
 * @param {string[]} path
 * @param {string} text the whole file
 * @param {Frame} frame
 * @returns {Word[]}
 */
function members(path, text, frame) {
  const { names, fields, own } = declared(text);
  const [first, second, ...more] = path;
  if (more.length) return [];
  if (first === "self" && second === undefined) {
    const words = [...frame.members.State, ...own.map(word => ({ ...word, boost: 1 }))];
    return [...new Map(words.map(word => [word.label, word])).values()];
  }
  const kind = second === undefined ? names.get(first) : first === "self" ? fields.get(second) : "";
  return frame.members[second === undefined ? kind ?? "" : frame.values[kind ?? ""] ?? ""] ?? [];
}

/**
 * What some names with dots between them mean, as far as it is known.
 * @param {string} named
 * @param {string} text
 * @param {Frame} frame
 */
export function meaning(named, text, frame) {
  const path = named.split(".");
  const word = path.pop();
  return (path.length ? members(path, text, frame) : frame.names).find(one => one.label === word);
}

/**
 * The call that a place in a file is in: what is called, and where its bracket is; null if nothing is known of it.
 * @param {string} text
 * @param {number} at
 * @param {Frame} frame
 */
export function callAt(text, at, frame) {
  const before = text.slice(0, at);
  const bracket = opened(before).open.at(-1);
  if (bracket === undefined || text[bracket] !== "(") return null;
  const [, keyword, named] = /(def\s+|class\s+)?([\w.]+)$/.exec(before.slice(0, bracket)) ?? [];
  const word = !keyword && named ? meaning(named, text, frame) : undefined;
  return word?.detail ? { bracket, word } : null;
}

/** @param {Word} word */
const parameters = word => [...(word.detail ?? "").matchAll(/(?<=[(, ])(\w+)(?==)/g)].map(found => found[1]);

/**
 * What can be written at a place in a file, and from where.
 * @param {string} text
 * @param {number} at
 * @param {Frame} frame
 * @returns {Found | null}
 */
export function wordsAt(text, at, frame) {
  const before = text.slice(0, at);
  if (opened(before).quoted) return null;
  const [typed] = /\w*$/.exec(before) ?? [""];
  const from = at - typed.length;
  const path = /([\w.]*[\w)\]])\.$/.exec(before.slice(0, from));
  if (path) {
    const options = members(path[1].split("."), text, frame);
    return options.length ? { from, options } : null;
  }
  if (IMPORT.test(before.slice(0, from))) return { from, options: frame.names };
  if (!typed || /^\d/.test(typed)) return null;
  const call = callAt(text, from, frame);
  const given = (call ? parameters(call.word) : []).map(name => ({ label: `${name}=`, type: "property", boost: 2 }));
  return { from, options: [...given, ...frame.names.map(word => ({ ...word, boost: 1 })), ...PYTHON] };
}

/**
 * How a word is called and what it is.
 * @param {Word} word
 */
export const told = word => [`${word.label}${word.detail ?? ""}`, word.info].filter(Boolean).join("\n\n");
