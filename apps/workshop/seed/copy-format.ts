import type { SeedTable, SeedValue } from './table.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function copyText(value: SeedValue): string {
  if (value === null) return '\\N';
  return String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

/** `COPY … FROM stdin` for the table, in Postgres's text format. */
export function copyStatement({ name, columns }: SeedTable): string {
  return `copy ${name} (${columns.join(', ')}) from stdin`;
}

/** The table's rows in that format. */
export function copyRows({ rows }: SeedTable): string {
  return rows.map((row) => `${row.map(copyText).join('\t')}\n`).join('');
}
