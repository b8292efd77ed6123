import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor, FieldOption, RecordRow } from '@ninefold/ui/shapes';

interface StateBadge {
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

/**
 * Returns the fields that the heading of a record already shows: the texts of its title, and its
 * states. Links and formatted values stay in the details: a title shows them as plain text.
 */
export function fieldsInHeading(
  { display }: Entity,
  fields: readonly FieldDescriptor[],
  row: RecordRow | undefined,
  badges: readonly StateBadge[],
): readonly FieldDescriptor[] {
  const inTitle = ({ name, kind, options, reference }: FieldDescriptor): boolean =>
    display.value?.includes(name) === true &&
    kind === 'text' &&
    options === undefined &&
    reference === undefined &&
    row?.values[name] !== null &&
    row?.values[name] !== '' &&
    row?.marks?.[name] === undefined;
  const isState = (field: FieldDescriptor): boolean =>
    row === undefined
      ? field.options?.some(({ tone }) => tone !== undefined) === true
      : badges.some((badge) => badge.field === field);
  return fields.filter((field) => isState(field) || inTitle(field));
}
