import type { FieldDescriptor, FieldKind } from '../../patterns/shapes.ts';

/** What Postgres's own range types are ranges of. */
const kinds: ReadonlyMap<string | undefined, FieldKind> = new Map([
  ['int4range', 'integer'],
  ['int8range', 'integer'],
  ['numrange', 'decimal'],
  ['daterange', 'date'],
  ['tsrange', 'timestamp'],
  ['tstzrange', 'instant'],
]);

/** The kind of a range's bounds; undefined for a range type of somebody's own. */
export function boundKind(field: FieldDescriptor): FieldKind | undefined {
  return field.elementKind ?? kinds.get(field.type);
}
