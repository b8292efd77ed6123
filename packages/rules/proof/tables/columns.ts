import type { Random } from '../../src/random/index.ts';
import { type ColumnKind, columnKinds } from './column-kinds.ts';

export interface Column extends ColumnKind {
  readonly name: string;
}

/** What the types need: in every database that expressions are proven in. */
export const typesSql = `
create extension citext;
create collation case_insensitive (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
create type status as enum ('open', 'in progress', 'done', 'Cancelled');
create domain positive as integer check (value > 0);
create domain code as text check (value ~ '^[A-Z]*$');
create domain price as numeric(10,2) not null default 0 check (value >= 0);
`;

/** Columns of which every table has some: what teams compare most. */
const usual = ['integer', 'integer', 'numeric(10,2)', 'numeric(10,2)', 'text', 'text', 'date'];

/** Picks the columns of a table, with names that differ. */
export function columnsOf(random: Random): readonly Column[] {
  const kinds = [
    ...columnKinds.flatMap((kind) => usual.filter((type) => type === kind.type).map(() => kind)),
    ...Array.from({ length: 12 }, () =>
      random.weighted(columnKinds.map((kind) => [kind.weight, kind] as const)),
    ),
  ];
  const taken = new Set<string>();
  return kinds.map((kind) => {
    const wish = random.pick(kind.names);
    let name = wish;
    for (let number = 2; taken.has(name); number++) name = `${wish}_${number}`;
    taken.add(name);
    return { ...kind, name };
  });
}

/** Returns a column of that type. */
export function columnOf(type: string, name: string): Column {
  const kind = columnKinds.find((each) => each.type === type);
  if (kind === undefined) throw new Error(`There are no columns of ${type}.`);
  return { ...kind, name };
}

/** A record's values as PostgreSQL reads them, in the order of the columns. */
export type Row = readonly (string | null)[];

/** Makes a record; some of its values equal another of the same type, some are NULL. */
export function rowOf(columns: readonly Column[], random: Random): Row {
  const nulls = random.pick([0, 0.1, 0.3]);
  const row: (string | null)[] = [];
  for (const column of columns) {
    const twin = columns.findIndex(({ type }, index) => index < row.length && type === column.type);
    if (column.type !== 'price' && random.chance(nulls)) row.push(null);
    else if (twin >= 0 && random.chance(0.2)) row.push(row[twin] ?? null);
    else row.push(column.value(random));
  }
  return row;
}
