// Markdown on standard input; on standard output JSON: `body` (HTML) and `headings` (level, id and text of each below
// the title). `{rebuilt}`, the mark of a reconstruction, stays in the body.
import { readFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { Marked } from "marked";

const REBUILT = / ?\{rebuilt\}/g;

/** @type {[level: number, id: string, text: string][]} */
const headings = [];
const slugger = new GithubSlugger();

/**
 * @this {import("marked").Renderer}
 * @param {import("marked").Tokens.Heading} token
 */
function heading(token) {
  const { tokens, depth } = token;
  const body = this.parser.parseInline(tokens);
  if (depth === 1) return `<h1>${body}</h1>\n`;
  const words = this.parser.parseInline(tokens, this.parser.textRenderer).replace(REBUILT, "");
  const id = slugger.slug(words);
  headings.push([depth, id, words]);
  return `<h${depth} id="${id}">${body}</h${depth}>\n`;
}

const body = new Marked({ renderer: { heading } }).parse(readFileSync(0, "utf8"), { async: false });
process.stdout.write(JSON.stringify({ body, headings }));
