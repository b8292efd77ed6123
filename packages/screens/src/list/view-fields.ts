import { calendarKind } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** Returns the fields by whose values a list can be a board: those with a closed list of values. */
export function boardFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter(({ kind, options = [] }) => options.length > 1 && kind !== 'array');
}

/** Returns the fields by which a list can be a calendar. */
export function calendarFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.filter((field) => calendarKind(field) !== undefined);
}

/** Returns the fields by which a list can be in groups: those with few values, references and dates. */
export function groupFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const few = new Set(boardFields(fields));
  return fields.filter(
    (field) =>
      few.has(field) || isDate(field) || field.kind === 'boolean' || field.reference !== undefined,
  );
}

const dates: ReadonlySet<string> = new Set(['date', 'timestamp', 'instant']);

export function isDate({ kind }: Pick<FieldDescriptor, 'kind'>): boolean {
  return dates.has(kind);
}
