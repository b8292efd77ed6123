import { quoteIdentifier } from '@ninefold/values/sql';
import { entityId } from '../../model/index.ts';
import type { Catalog, CatalogRelation, CatalogType } from '../answer/index.ts';
import { resolveType } from '../types/index.ts';

export interface LookupQuery {
  /** By `entityId`. */
  readonly entity: string;
  /** Returns at most `mostValues + 1` rows of one text column `value`. */
  readonly sql: string;
}

/** A longer list is not a list of states. */
const mostValues = 50;

/**
 * Returns queries for the values of lookup tables, which are rows and not in the catalog. A table is
 * one where its columns leave no doubt: its primary key is one text, at most one
 * more column says what that means, and other tables refer to the key.
 */
export function lookupQueries(catalog: Catalog): readonly LookupQuery[] {
  const types = new Map(catalog.types.map((type) => [type.id, type]));
  const referred = new Set(
    catalog.relations.flatMap(({ foreignKeys }) =>
      foreignKeys
        .filter(({ columns }) => columns.length === 1)
        .map(({ schema, relation, referencedColumns }) =>
          JSON.stringify([schema, relation, referencedColumns[0]]),
        ),
    ),
  );
  return catalog.relations.flatMap((relation) => {
    const key = lookupKey(relation, types);
    if (key === undefined) return [];
    const { schema, name } = relation;
    if (!referred.has(JSON.stringify([schema, name, key]))) return [];
    const column = quoteIdentifier(key);
    const sql = `select ${column}::text as value from ${quoteIdentifier(schema)}.${quoteIdentifier(name)} order by ${column} limit ${mostValues + 1}`;
    return { entity: entityId(relation), sql };
  });
}

/** Indexes the values by entity, without lists that are too long to be states. */
export function lookupsOf(
  read: readonly { readonly entity: string; readonly values: readonly string[] }[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    read
      .filter(({ values }) => values.length > 0 && values.length <= mostValues)
      .map(({ entity, values }) => [entity, values]),
  );
}

function lookupKey(
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
): string | undefined {
  const { kind, columns, keys, foreignKeys, privileges } = relation;
  if (kind !== 'r' || columns.length > 2 || foreignKeys.length > 0) return undefined;
  const primary = keys.find((key) => key.primary)?.columns;
  if (primary?.length !== 1 || !privileges.select) return undefined;
  const isText = columns.every((column) => resolveType(column, types).kind === 'text');
  return isText ? primary[0] : undefined;
}
