import type { SeedTable } from './table.ts';

/**
 * Triggers would number, add up and record what the rows hold already. Keys, foreign keys and
 * CHECKs stay on: the rows have to fit.
 */
export function beforeRows(tables: readonly SeedTable[]): string {
  return tables.map(({ name }) => `alter table ${name} disable trigger user;\n`).join('');
}

/** Triggers on again, and every counter behind the last row that it numbers. */
export function afterRows(tables: readonly SeedTable[]): string {
  const counters = tables
    .filter(({ columns, rows }) => columns[0] === 'id' && typeof rows[0]?.[0] === 'number')
    .map(
      ({ name, rows }) =>
        `select setval(pg_get_serial_sequence('${name}', 'id'), ${rows.length});\n`,
    );
  const orders = tables.find(({ name }) => name === 'public.work_order')?.rows.length ?? 0;
  return [
    ...tables.map(({ name }) => `alter table ${name} enable trigger user;\n`),
    ...counters,
    `select setval('public.work_order_number', ${orders});\n`,
  ].join('');
}
