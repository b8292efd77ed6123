import { type Node, write } from '../grammar/index.ts';
import { type ProofDatabase, tableSql } from '../server/index.ts';
import { type Column, type Row, typesSql } from '../tables/index.ts';
import { compare, type Compile, type Disagreement, Tally } from './compare.ts';
import { simplerNodes, simplerRows } from './simpler.ts';

/** A disagreement with all that it needs to be seen again. */
export interface Case {
  readonly columns: readonly Column[];
  readonly row: Row;
  readonly node: Node;
  readonly found: Disagreement;
  readonly database: ProofDatabase;
}

/** Shrinks the expression and the record of a disagreement for as long as they disagree. */
export async function shrink(first: Case, compile: Compile): Promise<Case> {
  let current = first;
  for (;;) {
    current = narrowed(current);
    const next =
      (await simplerExpression(current, compile)) ?? (await simplerRecord(current, compile));
    if (next === undefined) return current;
    current = next;
  }
}

/** Leaves out the columns that the expression doesn't read; a record has one at least. */
function narrowed({ columns, row, node, ...rest }: Case): Case {
  const text = write(node);
  const isRead = columns.map(({ name }) => text.includes(`"${name}"`));
  if (!isRead.includes(true)) isRead[0] = true;
  return {
    ...rest,
    node,
    columns: columns.filter((_, index) => isRead[index]),
    row: row.filter((_, index) => isRead[index]),
  };
}

/** So many expressions are asked for at once: one of the first is often enough. */
const batch = 40;

async function simplerExpression(current: Case, compile: Compile): Promise<Case | undefined> {
  const all = simplerNodes(current.node);
  for (let start = 0; start < all.length; start += batch) {
    const nodes = all.slice(start, start + batch);
    const found = await disagreements(current, nodes, [current.row], compile);
    const first = found.find(({ view }) => view === current.found.view) ?? found[0];
    const node = nodes[first?.condition ?? -1];
    if (first && node) return { ...current, node, found: first };
  }
  return undefined;
}

async function simplerRecord(current: Case, compile: Compile): Promise<Case | undefined> {
  const rows = simplerRows(current.columns, current.row);
  const [first] = await disagreements(current, [current.node], rows, compile);
  const row = rows[first?.row ?? -1];
  return first && row ? { ...current, row, found: first } : undefined;
}

async function disagreements(
  { columns, database }: Case,
  conditions: readonly Node[],
  rows: readonly Row[],
  compile: Compile,
): Promise<readonly Disagreement[]> {
  if (conditions.length === 0 || rows.length === 0) return [];
  const answers = await database.ask({
    columns,
    rows,
    conditions: conditions.map((node) => ({ text: write(node), isInserted: false })),
  });
  const { timeZone } = database;
  return compare({ conditions }, answers, {
    timeZone,
    compile,
    tally: new Tally(),
    everyView: true,
  });
}

/** Writes a disagreement as statements that a person can paste into psql. */
export function sqlOf({ columns, row, node, found, database }: Case): string {
  const types = typesSql
    .split('\n')
    .filter((line) =>
      columns.some(({ type }) => namesOf(line).some((name) => type.includes(name))),
    );
  return [
    `-- PostgreSQL: ${found.expected}; compiled${found.view.name === '' ? '' : ` ${found.view.name}`}: ${found.actual}`,
    `-- ${database.name}; compiled from ${found.printed.replaceAll(/\s+/g, ' ')}`,
    ...types,
    `set timezone = '${database.timeZone}';`,
    tableSql('example', columns, [row]),
    `select ${write(node)} from example;`,
  ].join('\n');
}

/** The name that a statement creates. */
function namesOf(statement: string): readonly string[] {
  return /^create \w+ (\w+)/.exec(statement)?.slice(1) ?? [];
}
