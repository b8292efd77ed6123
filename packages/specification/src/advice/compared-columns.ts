/** A word of SQL, or what is in parentheses. */
type Part = string | readonly Part[];

/**
 * Returns the columns by which an index can find the rows that a policy's condition lets through: those
 * that it compares by `=`, `IN` or `= ANY`. Of conditions joined by OR, each must compare one, because
 * Postgres reads every row for one that doesn't.
 *
 * @param sql As Postgres prints it: only the columns of the policy's own table have no prefix.
 */
export function comparedColumns(sql: string, columns: ReadonlySet<string>): readonly string[] {
  const words = sql.match(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[()]|[^\s()'"]+/g) ?? [];
  return comparedIn(nested(words.values()), columns);
}

/** Nests the words in parentheses, up to the closing one. */
function nested(words: Iterator<string>): readonly Part[] {
  const parts: Part[] = [];
  for (let next = words.next(); next.done !== true && next.value !== ')'; next = words.next()) {
    parts.push(next.value === '(' ? nested(words) : next.value);
  }
  return parts;
}

function comparedIn(parts: readonly Part[], columns: ReadonlySet<string>): readonly string[] {
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return comparedIn(first, columns);
  const alternatives = splitAt(parts, 'OR');
  if (alternatives.length > 1) {
    const found = alternatives.map((each) => comparedIn(each, columns));
    return found.every(({ length }) => length > 0) ? found.flat() : [];
  }
  const conditions = splitAt(parts, 'AND');
  if (conditions.length > 1) return conditions.flatMap((each) => comparedIn(each, columns));
  const sides = splitAt(parts, '=', 'IN');
  if (sides.length !== 2 || sides[1]?.[0] === 'ALL') return [];
  const compared = sides.flatMap((side) => columnOf(side, columns) ?? []);
  // No index serves a comparison of two columns of the same row.
  return compared.length === 1 ? compared : [];
}

function splitAt(
  parts: readonly Part[],
  ...words: readonly string[]
): readonly (readonly Part[])[] {
  const at = parts.findIndex((part) => typeof part === 'string' && words.includes(part));
  return at < 0 ? [parts] : [parts.slice(0, at), ...splitAt(parts.slice(at + 1), ...words)];
}

function columnOf(side: readonly Part[], columns: ReadonlySet<string>): string | undefined {
  const [word] = side;
  if (side.length !== 1 || typeof word !== 'string') return undefined;
  const name = /^"(.*)"$/s.exec(word)?.[1]?.replaceAll('""', '"') ?? word;
  return columns.has(name) ? name : undefined;
}
