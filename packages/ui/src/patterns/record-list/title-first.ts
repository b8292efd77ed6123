import type { FieldDescriptor } from '../../shapes/index.ts';

/** The column that links to the record stands first, the others as they were. */
export function titleFirst(
  fields: readonly FieldDescriptor[],
  titleField: string | undefined,
): readonly FieldDescriptor[] {
  const title = fields.find((field) => field.name === titleField);
  if (title === undefined) return fields;
  return [title, ...fields.filter((field) => field !== title)];
}
