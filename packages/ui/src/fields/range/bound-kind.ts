import type { FieldDescriptor, FieldKind } from '../../shapes/index.ts';

/** The kind of the bounds in Postgres's own range types. */
const kinds: ReadonlyMap<string | undefined, FieldKind> = new Map([
  ['int4range', 'integer'],
  ['int8range', 'integer'],
  ['numrange', 'decimal'],
  ['daterange', 'date'],
  ['tsrange', 'timestamp'],
  ['tstzrange', 'instant'],
]);

/** Returns the kind of a range's bounds; undefined for a custom range type. */
export function boundKind(field: FieldDescriptor): FieldKind | undefined {
  return field.elementKind ?? kinds.get(field.type);
}
