import { readClosedList } from '../../bounds/index.ts';
import { type ClosedList, entityId, type Field } from '../../model/index.ts';
import type { CatalogCheck, CatalogRelation, CatalogType } from '../answer/index.ts';
import { resolveType } from '../types/index.ts';

/** The values of a field, and the definition of their list. */
export interface FieldList {
  readonly values: readonly string[];
  readonly list: ClosedList;
}

/** Values of lookup tables' keys by `entityId`, as `lookupQueries` reads them. */
export type Lookups = Readonly<Record<string, readonly string[]>>;

type ListingCheck = Pick<CatalogCheck, 'definition' | 'validated' | 'enforced'>;

/** Returns the values of a CHECK that lists texts and that every row satisfies. */
export function listOfCheck(check: ListingCheck, subject: string): readonly string[] | undefined {
  if (!check.validated || check.enforced === false) return undefined;
  return readClosedList(check.definition, subject);
}

/** Finds the closed list of a field: its enum type, a CHECK of the table or the domain, or a lookup table. */
export function listOfField(
  field: Field,
  relation: CatalogRelation,
  types: ReadonlyMap<string, CatalogType>,
  lookups: Lookups,
): FieldList | undefined {
  const column = relation.columns.find(({ name }) => name === field.name);
  if (column === undefined) return undefined;
  const type = resolveType(column, types);
  if (field.kind === 'enum' && type.base?.labels !== undefined) {
    return { values: type.base.labels, list: { from: 'enum type', type: type.base.id } };
  }
  // A collation may treat different texts as equal.
  if (field.kind !== 'text' || field.collation !== undefined) return undefined;
  return (
    checkedList(relation, column.name) ??
    domainList(type.domains) ??
    lookupList(relation, column.name, lookups)
  );
}

function checkedList(relation: CatalogRelation, column: string): FieldList | undefined {
  for (const check of relation.checks) {
    if (check.exclusion === true || check.columns.join() !== column) continue;
    const values = listOfCheck(check, column);
    if (values !== undefined) return { values, list: { from: 'check', constraint: check.name } };
  }
  return undefined;
}

function domainList(domains: readonly CatalogType[]): FieldList | undefined {
  for (const check of domains.flatMap((domain) => domain.checks ?? [])) {
    const values = listOfCheck(check, 'VALUE');
    if (values !== undefined) return { values, list: { from: 'check', constraint: check.name } };
  }
  return undefined;
}

function lookupList(
  relation: CatalogRelation,
  column: string,
  lookups: Lookups,
): FieldList | undefined {
  for (const { columns, schema, relation: name, enforced } of relation.foreignKeys) {
    if (columns.length !== 1 || columns[0] !== column || enforced === false) continue;
    const values = lookups[entityId({ schema, name })];
    if (values === undefined) continue;
    return { values, list: { from: 'lookup table', entity: name, schema } };
  }
  return undefined;
}
