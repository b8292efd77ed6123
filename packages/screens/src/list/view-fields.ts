import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** Returns the fields by whose values a list can be a board: those with a closed list of values. */
export function boardFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter(({ kind, options = [] }) => options.length > 1 && kind !== 'array');
}

/** The kind of the moments of a field that a list can be a calendar by. */
export type CalendarKind = 'date' | 'timestamp' | 'instant';

const calendarKinds: ReadonlyMap<string | undefined, CalendarKind> = new Map([
  ['date', 'date'],
  ['timestamp', 'timestamp'],
  ['instant', 'instant'],
  ['daterange', 'date'],
  ['tsrange', 'timestamp'],
  ['tstzrange', 'instant'],
]);

/** Returns the kind of a field's moments, or of those that its ranges lie between; undefined where it has none. */
export function calendarKind({
  kind,
  elementKind,
  type,
}: Pick<FieldDescriptor, 'kind' | 'elementKind' | 'type'>): CalendarKind | undefined {
  return calendarKinds.get(kind === 'range' ? (elementKind ?? type) : kind);
}

/** Returns the fields by which a list can be in groups: those with few values, references and dates. */
export function groupFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const few = new Set(boardFields(fields));
  return fields.filter(
    (field) =>
      few.has(field) || isDate(field) || field.kind === 'boolean' || field.reference !== undefined,
  );
}

/** Returns the fields by which a list can be a calendar. */
export function calendarFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter((field) => calendarKind(field) !== undefined);
}

export function isDate({ kind }: Pick<FieldDescriptor, 'kind'>): boolean {
  return calendarKinds.has(kind);
}
