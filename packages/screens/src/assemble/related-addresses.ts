import { type Filter, type RecordRow, type RelatedList, wholeList } from '@ninefold/data/records';
import { createPath, type Entity, type Reference } from '@ninefold/specification';
import { listAddress } from './addresses.ts';

/** The list of all records that belong to `row`, on its own screen; absent for many-to-many. */
export function allRelatedAddress(related: RelatedList, row: RecordRow): string | undefined {
  if (related.kind !== 'incoming') return undefined;
  const values = referringValues(related.reference, row);
  if (values === undefined) return undefined;
  const filters: Filter[] = [
    ...(related.filters ?? []),
    ...values.map(([field, value]) => ({ field, operator: 'eq' as const, values: [value] })),
  ];
  return listAddress(related.entity, { ...wholeList, filters });
}

/** The form for one more, with the reference to `row` filled in; absent where the role may not. */
export function addRelatedAddress(related: RelatedList, row: RecordRow): string | undefined {
  const entity: Entity = related.through?.entity ?? related.entity;
  const values = referringValues(related.reference, row);
  if (!entity.grants.insert || values === undefined) return undefined;
  return `${createPath(entity)}?${new URLSearchParams(values.map(([name, value]) => [name, value]))}`;
}

/** What the referring fields hold in a record that belongs to `row`. */
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
