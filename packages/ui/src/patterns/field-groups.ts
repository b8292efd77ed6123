import type { FieldDescriptor } from '../shapes/index.ts';

export interface FieldGroup<Field> {
  /** Absent for the fields that are in no group. */
  readonly title: string | undefined;
  readonly fields: readonly Field[];
}

/** Gathers the fields of each group, in the order of their first fields. */
export function fieldGroups<Field>(
  fields: readonly Field[],
  descriptorOf: (field: Field) => Pick<FieldDescriptor, 'group'>,
): readonly FieldGroup<Field>[] {
  return [...Map.groupBy(fields, (field) => descriptorOf(field).group)].map(([title, of]) => ({
    title,
    fields: of,
  }));
}
