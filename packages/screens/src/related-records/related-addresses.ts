import {
  type Filter,
  type RecordRow,
  type RelatedList,
  initialListState,
} from '@ninefold/data/records';
import { createPath, type Entity, type Reference } from '@ninefold/specification';
import { listAddress } from '../addresses/index.ts';

/** Returns the address of the list of all records that belong to `row`. Undefined for many-to-many. */
export function allRelatedAddress(related: RelatedList, row: RecordRow): string | undefined {
  if (related.kind !== 'incoming') return undefined;
  const values = referringValues(related.reference, row);
  if (values === undefined) return undefined;
  const filters: Filter[] = [
    ...(related.filters ?? []),
    ...values.map(([field, value]) => ({ field, operator: 'eq' as const, values: [value] })),
  ];
  return listAddress(related.entity, { ...initialListState, filters });
}

/** Returns the address of the form that adds one to `row`. Undefined without permission. */
export function addRelatedAddress(related: RelatedList, row: RecordRow): string | undefined {
  const entity: Entity = related.through?.entity ?? related.entity;
  const values = referringValues(related.reference, row);
  if (!entity.grants.insert || values === undefined) return undefined;
  return `${createPath(entity)}?${new URLSearchParams(values.map(([name, value]) => [name, value]))}`;
}

/** Returns the values of the referring fields in a record that belongs to `row`. */
function referringValues(
  reference: Reference,
  row: RecordRow,
): readonly (readonly [field: string, value: string])[] | undefined {
  const values = reference.fields.map((field, index) => {
    const value = row.values[reference.referencedFields[index] ?? ''];
    return [field, value] as const;
  });
  return values.every((pair): pair is readonly [string, string | number] =>
    ['string', 'number'].includes(typeof pair[1]),
  )
    ? values.map(([field, value]) => [field, String(value)])
    : undefined;
}
