import type { FieldDescriptor } from '../shapes/index.ts';

/** Gathers the fields of each group, in the order of their first fields. Those in no group have no title. */
export function fieldGroups<Field>(
  fields: readonly Field[],
  descriptorOf: (field: Field) => Pick<FieldDescriptor, 'group'>,
) {
  return [...Map.groupBy(fields, (field) => descriptorOf(field).group)].map(([title, of]) => ({
    title,
    fields: of,
  }));
}
