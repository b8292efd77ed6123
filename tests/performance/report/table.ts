/** One of the tables in the README. */
export interface Table {
  /** Names its place in the README: `<!-- table: starts -->`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** As many cells in each row as there are columns; the first says what was measured. */
  readonly rows: readonly (readonly string[])[];
}

/** Milliseconds for people: three digits that count, and no more than a hundredth. */
export function inMilliseconds(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  const digits = milliseconds >= 100 ? 0 : milliseconds >= 10 ? 1 : 2;
  return `${milliseconds.toFixed(digits)} ms`;
}

export function inMegabytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

/** A table as Markdown, its columns as wide as their widest cell: as oxfmt leaves it. */
export function inMarkdown({ columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, ...[column, ...rows.map((row) => row[index] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}
