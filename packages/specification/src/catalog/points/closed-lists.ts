import { isPadded, readClosedList } from '../../bounds/index.ts';
import type { ClosedList, Field } from '../../model/index.ts';
import type { CatalogCheck, CatalogRelation, CatalogTypes } from '../answer/index.ts';
import { checksOfColumn, resolveType } from '../types/index.ts';

/** The values of a field, and the definition of their list. */
export interface FieldList {
  readonly values: readonly string[];
  readonly list: ClosedList;
}

type ListingCheck = Pick<CatalogCheck, 'definition' | 'validated' | 'enforced'>;

/** Returns the values of a CHECK that lists texts and that every row satisfies. */
export function listOfCheck(check: ListingCheck, subject: string): readonly string[] | undefined {
  if (!check.validated || check.enforced === false) return undefined;
  return readClosedList(check.definition, subject);
}

/** Finds the closed list of a field: its enum type, or a CHECK of the table or the domain. */
export function listOfField(
  field: Field,
  relation: CatalogRelation,
  types: CatalogTypes,
): FieldList | undefined {
  const column = relation.columns.find(({ name }) => name === field.name);
  if (column === undefined) return undefined;
  const type = resolveType(column, types);
  if (field.kind === 'enum' && type.base?.labels !== undefined) {
    return { values: type.base.labels, list: { from: 'enum type', type: type.base.id } };
  }
  // A collation may treat different texts as equal, and so do padded ones.
  if (field.kind !== 'text' || field.collation !== undefined || isPadded(field)) return undefined;
  for (const check of checksOfColumn(relation, column.name, type.domains)) {
    const values = listOfCheck(check, check.subject);
    if (values !== undefined) return { values, list: { from: 'check', constraint: check.name } };
  }
  return undefined;
}
