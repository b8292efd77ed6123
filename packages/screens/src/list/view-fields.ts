import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** Returns the fields by whose values a list can be a board: those with a closed list of values. */
export function boardFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter(({ kind, options = [] }) => options.length > 1 && kind !== 'array');
}

const calendarKinds = new Set<FieldDescriptor['kind']>(['date', 'timestamp', 'instant']);

/** Returns the fields by which a list can be in groups: those with few values, references and dates. */
export function groupFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const few = new Set([...boardFields(fields), ...calendarFields(fields)]);
  return fields.filter(
    (field) => few.has(field) || field.kind === 'boolean' || field.reference !== undefined,
  );
}

/** Returns the fields by which a list can be a calendar. */
export function calendarFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter(isDate);
}

export function isDate({ kind }: Pick<FieldDescriptor, 'kind'>): boolean {
  return calendarKinds.has(kind);
}
