/**
 * The names most like another, nearest first, at most three: those that a slip
 * of the fingers would make of it, and those that begin like it.
 */
export function nearestNames(name: string, names: Iterable<string>): readonly string[] {
  const most = Math.max(2, Math.floor(name.length / 3));
  return [...new Set(names)]
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= most || beginsLike(name, candidate))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

function beginsLike(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].toSorted(
    (x, y) => x.length - y.length,
  );
  return short.length >= 3 && long.startsWith(short);
}

/**
 * How many letters have to be put in, left out, changed or swapped with their
 * neighbour; capitals do not count (Damerau and Levenshtein's distance).
 */
function distanceOf(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  let before: number[] = [];
  let previous = Array.from({ length: y.length + 1 }, (_, index) => index);
  for (let i = 1; i <= x.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= y.length; j += 1) {
      const changed = (previous[j - 1] ?? 0) + Number(x[i - 1] !== y[j - 1]);
      let least = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[y.length] ?? 0;
}
