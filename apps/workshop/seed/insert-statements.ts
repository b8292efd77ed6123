import type { SeedTable, SeedValue } from './table.ts';

export function literal(value: SeedValue): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return String(value);
  // A backslash means itself in a plain literal (standard_conforming_strings).
  return `'${value.replaceAll("'", "''")}'`;
}

/** The table's rows as INSERT statements of at most 500 rows each. */
export function insertStatements({ name, columns, rows }: SeedTable): string {
  const head = `insert into ${name} (${columns.join(', ')})\noverriding system value values\n`;
  const statements: string[] = [];
  for (let first = 0; first < rows.length; first += 500) {
    const lines = rows.slice(first, first + 500).map((row) => `(${row.map(literal).join(', ')})`);
    statements.push(`${head}${lines.join(',\n')};\n`);
  }
  return statements.join('');
}
