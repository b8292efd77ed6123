import type { Entity, Field } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { plainKeys } from './references.ts';

/** Returns the primary key, or a unique one over required fields; empty where the role can't read it. */
export function keyOf(
  relation: Pick<CatalogRelation, 'keys'>,
  fields: readonly Field[],
): readonly string[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const usable = (columns: readonly string[]) =>
    columns.every((column) => byName.get(column)?.grants.select === true);
  const keys = plainKeys(relation);
  const primary = keys.find((key) => key.primary);
  if (primary !== undefined) return usable(primary.columns) ? primary.columns : [];
  const neverEmpty = keys.find(
    (key) =>
      key.columns.length > 0 &&
      usable(key.columns) &&
      key.columns.every((column) => byName.get(column)?.nullable === false),
  );
  return neverEmpty?.columns ?? [];
}

/** Returns the other unique constraints. */
export function uniqueOf(
  relation: Pick<CatalogRelation, 'keys'>,
  key: readonly string[],
): Entity['unique'] {
  const isKey = (columns: readonly string[]) =>
    columns.length === key.length && columns.every((column, index) => column === key[index]);
  return plainKeys(relation)
    .map(({ columns }) => columns)
    .filter((columns) => !isKey(columns));
}
