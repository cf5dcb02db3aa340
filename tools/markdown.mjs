// Markdown on standard input; on standard output JSON: `body` (HTML) and `headings` (level, id and text of each below
// the title). `{rebuilt}` in the text becomes the mark of a reconstruction.
import { readFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { Marked } from "marked";

const REBUILT = / ?\{rebuilt\}/g;
const MARK = ' <span class="rebuilt" title="This is a reconstruction.">rebuilt</span>';

const headings = [];
const slugger = new GithubSlugger();

function heading({ tokens, depth }) {
  const body = this.parser.parseInline(tokens);
  if (depth === 1) return `<h1>${body}</h1>\n`;
  const words = this.parser.parseInline(tokens, this.parser.textRenderer).replace(REBUILT, "");
  const id = slugger.slug(words);
  headings.push([depth, id, words]);
  return `<h${depth} id="${id}">${body}</h${depth}>\n`;
}

const body = new Marked({ renderer: { heading } }).parse(readFileSync(0, "utf8")).replace(REBUILT, MARK);
process.stdout.write(JSON.stringify({ body, headings }));
