// What runs, as used.json tells it: numbers of functions in ranges, "0-12 15".

/** @param {string[]} lines */
export function numbers(lines) {
  return lines.flatMap(line => line.split(" ")).flatMap(range => {
    const [from, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** The other way. @param {Iterable<number>} found */
export function ranges(found) {
  /** @type {[number, number][]} */
  const all = [];
  for (const number of [...new Set(found)].sort((a, b) => a - b)) {
    const last = all.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else all.push([number, number]);
  }
  return all.map(([from, to]) => from === to ? `${from}` : `${from}-${to}`);
}
