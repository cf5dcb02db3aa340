// What runs, as used.json tells it: numbers of functions in ranges, "0-12 15".

/** @param {string[]} lines */
export function numbers(lines) {
  return lines.flatMap(line => line.split(" ")).flatMap(range => {
    const [from, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

