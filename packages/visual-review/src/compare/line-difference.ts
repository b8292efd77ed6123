/** What happened to a line of a text. */
export interface LineChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/** The longest common sequence of lines stays; the rest was removed or added, removed first. */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end++;
  }
  return [
    ...same(before.slice(0, start)),
    ...compareMiddles(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...same(before.slice(before.length - end)),
  ];
}

function same(lines: readonly string[]): readonly LineChange[] {
  return lines.map((line) => ({ kind: 'same', line }));
}

function compareMiddles(
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] {
  const columns = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * columns);
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      longest[one * columns + other] =
        before[one] === after[other]
          ? longest[(one + 1) * columns + other + 1]! + 1
          : Math.max(longest[(one + 1) * columns + other]!, longest[one * columns + other + 1]!);
    }
  }
  const changes: LineChange[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    if (one < before.length && other < after.length && before[one] === after[other]) {
      changes.push({ kind: 'same', line: before[one]! });
      one += 1;
      other += 1;
    } else if (
      other === after.length ||
      (one < before.length &&
        longest[(one + 1) * columns + other]! >= longest[one * columns + other + 1]!)
    ) {
      changes.push({ kind: 'removed', line: before[one]! });
      one += 1;
    } else {
      changes.push({ kind: 'added', line: after[other]! });
      other += 1;
    }
  }
  return changes;
}
