// The editor of the file: CodeMirror with Python, completion of what the frame offers, and faults at their lines. In a
// shadow root, where its styles are objects: a policy lets no page write styles.
import { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { localCompletionSource, pythonLanguage } from "@codemirror/lang-python";
import { HighlightStyle, LanguageSupport, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateField } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, hoverTooltip, keymap, lineNumbers, showTooltip } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { element } from "./checks.js";
import { callAt, meaning, told, wordsAt } from "./completion.js";
import { block, say } from "./words.js";

const LOOKS = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--panel)", fontSize: ".9rem" },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace", lineHeight: "1.5" },
  ".cm-gutters": { backgroundColor: "var(--page)", color: "var(--soft-ink)", borderRight: "1px solid var(--edge)" },
  ".cm-activeLine": { backgroundColor: "var(--chosen)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--panel)", color: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--recent)" },
  ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: ".4rem" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionInfo": { maxWidth: "24rem", padding: ".4rem .6rem", whiteSpace: "pre-wrap" },
  ".cm-told": { maxWidth: "32rem", padding: ".4rem .6rem", whiteSpace: "pre-wrap", fontSize: ".85rem" },
  ".cm-diagnostic": { padding: ".3rem .6rem", maxWidth: "32rem" },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: "var(--hint)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--note)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--danger)" },
  { tag: [tags.comment], color: "var(--soft-ink)", fontStyle: "italic" },
  { tag: [tags.definition(tags.variableName), tags.function(tags.variableName), tags.className], color: "var(--seat-0)" },
  { tag: [tags.meta], color: "var(--seat-3)" },
]);

const FRAME = block("frame-names");

/**
 * What can be written here.
 * @param {import("@codemirror/autocomplete").CompletionContext} context
 */
function complete({ state, pos }) {
  const found = wordsAt(state.doc.toString(), pos, FRAME);
  if (!found) return null;
  const options = found.options.map(word => ({ ...word, detail: undefined, info: told(word) }));
  return { from: found.from, options, validFor: /^\w*$/ };
}

/**
 * A word in a box: how it is called, and what it is.
 * @param {import("./completion.js").Word} word
 */
const box = word => ({ dom: element("div", { class: "cm-told" }, told(word)) });

/** What the mouse rests on. */
const hovered = hoverTooltip(({ state }, pos) => {
  const line = state.doc.lineAt(pos);
  for (const { 0: named, index } of line.text.matchAll(/[A-Za-z_][\w.]*/g)) {
    const from = line.from + index;
    if (from > pos || pos > from + named.length) continue;
    const rest = named.slice(pos - from);
    const word = meaning(named.slice(0, pos - from) + (/^\w*/.exec(rest) ?? [""])[0], state.doc.toString(), FRAME);
    return word ? { pos: from, end: from + named.length, above: true, create: () => box(word) } : null;
  }
  return null;
});

/** The call in whose brackets somebody writes, until the cursor leaves them. */
const called = StateField.define({
  create: () => /** @type {import("@codemirror/view").Tooltip | null} */ (null),
  update(before, change) {
    const { docChanged, selection, state } = change;
    if (!docChanged && !selection) return before;
    const call = callAt(state.doc.toString(), state.selection.main.head, FRAME);
    const writes = change.isUserEvent("input") || change.isUserEvent("delete");
    if (!call || !writes && before?.pos !== call.bracket) return null;
    return { pos: call.bracket, above: true, create: () => box(call.word) };
  },
  provide: field => showTooltip.from(field),
});

export class Editor {
  /**
   * @param {HTMLElement} place
   * @param {() => void} changed
   */
  constructor(place, changed) {
    const root = place.attachShadow({ mode: "open" });
    this.view = new EditorView({ root, parent: root });
    this.extensions = [
      lineNumbers(), highlightActiveLineGutter(), history(), drawSelection(), indentOnInput(), bracketMatching(),
      closeBrackets(), highlightActiveLine(), lintGutter(), autocompletion({ icons: false }), LOOKS, indentUnit.of("    "),
      new LanguageSupport(pythonLanguage), pythonLanguage.data.of({ autocomplete: complete }),
      pythonLanguage.data.of({ autocomplete: localCompletionSource }), hovered, called, syntaxHighlighting(COLOURS),
      EditorView.contentAttributes.of({ "aria-label": say("code"), spellcheck: "false", autocapitalize: "off", tabindex: "0" }),
      EditorState.tabSize.of(4),
      // Tab indents only where somebody writes; Escape first lets it leave the editor.
      keymap.of([
        { key: "Tab", run: acceptCompletion }, { key: "Tab", run: indentMore, shift: indentLess },
        ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap,
      ]),
      EditorView.updateListener.of(update => { if (update.docChanged && !this.filling) changed(); }),
    ];
    this.filling = false;
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /**
   * Put a file into the editor; undo does not lead to the one before.
   * @param {string} text
   */
  fill(text) {
    this.filling = true;
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
    this.filling = false;
  }

  /** @param {{ line: number, what: string }[]} faults */
  mark(faults) {
    const { doc } = this.view.state;
    this.view.dispatch(setDiagnostics(this.view.state, faults.map(({ line, what }) => {
      const { from, to, text } = doc.line(Math.min(line, doc.lines));
      return { from: from + text.length - text.trimStart().length, to, severity: "error", message: what };
    })));
  }

  /** The editor has another size: whoever writes still sees where. */
  follow() {
    if (this.view.hasFocus) {
      this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.selection.main.head, { y: "nearest", yMargin: 40 }) });
    }
  }

  /** @param {number} line */
  goTo(line) {
    const { doc } = this.view.state;
    const { from } = doc.line(Math.min(line, doc.lines));
    this.view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    this.view.focus();
  }
}
