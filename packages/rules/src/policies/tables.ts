import type { PolicyTable } from '@ninefold/specification';
import type { Subselect } from '../expressions/index.ts';
import type { InnerTable, Names } from './names.ts';

/** Names the tables of a sub-select, of which one hides another of the same name around it. */
export function withTables(names: Names, from: NonNullable<Subselect['from']>): Names {
  const inner = new Map(names.inner);
  for (const { alias, name } of from) {
    const table: InnerTable = { name, columns: tableOf(name, names)?.columns };
    inner.delete(alias);
    inner.set(alias, table);
  }
  return { ...names, inner };
}

/** Whether the caller reads all rows of a table, so that a function that runs with its permissions does. */
export function readsWholly(name: string, names: Names): boolean {
  return tableOf(name, names)?.readWhollyBy.includes(names.person.role) === true;
}

function tableOf(name: string, { specification }: Names): PolicyTable | undefined {
  return specification.permissions.policyTables?.find(
    (table) => `${table.schema}.${table.name}` === name,
  );
}
