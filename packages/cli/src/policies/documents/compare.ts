/** A row of `policies.md` that differs. */
export interface ChangedRow {
  /** The heading that it is below. */
  readonly section: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Compares two versions of `policies.md` row by row: by heading, and by the first cell. */
export function changedRows(before: string, after: string): readonly ChangedRow[] {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((at) => {
    const [was, is] = [old.get(at), current.get(at)];
    if (was?.line === is?.line) return [];
    return { section: (is ?? was)?.section ?? '', before: was?.line, after: is?.line };
  });
}

function rowsOf(text: string): ReadonlyMap<string, { section: string; line: string }> {
  const rows = new Map<string, { section: string; line: string }>();
  let section = '';
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    // A formatter may have aligned the cells.
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const isRow = line.startsWith('|') && !/^[\s|:-]*$/.test(line);
    const text = line === '' || line.startsWith('#') ? undefined : line.replace(/:.*/, '');
    const name = isRow ? cells[1] : text;
    if (name === undefined) continue;
    const shown = isRow ? `| ${cells.slice(1, -1).join(' | ')} |` : line;
    rows.set(`${section}\n${name}`, { section, line: shown });
  }
  return rows;
}
