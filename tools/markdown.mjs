// Markdown on standard input, HTML on standard output.
import { readFileSync } from "node:fs";
import { marked } from "marked";

process.stdout.write(marked.parse(readFileSync(0, "utf8")));
