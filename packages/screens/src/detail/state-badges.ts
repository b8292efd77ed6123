import type { FieldDescriptor, FieldOption, RecordRow } from '@ninefold/ui/shapes';

export interface StateBadge {
  readonly field: FieldDescriptor;
  readonly option: FieldOption;
}

/** The states that a record is in: fields with a closed list of values, one of which has a colour. */
export function stateBadges(
  fields: readonly FieldDescriptor[],
  row: RecordRow | undefined,
): readonly StateBadge[] {
  return fields.flatMap((field) => {
    if (!field.options?.some((option) => option.tone !== undefined)) return [];
    const option = field.options.find(({ value }) => value === row?.values[field.name]);
    return option === undefined ? [] : [{ field, option }];
  });
}
