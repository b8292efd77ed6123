import { type Declaration, type Entity, entityId } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/patterns/shapes';

/**
 * Rules of the team's own at the fields that they are about. They are told, and not checked: a rule
 * in words alone is for people to keep.
 */
export function withOwnRules(
  fields: readonly FieldDescriptor[],
  entity: Entity,
  { rules }: Pick<Declaration, 'rules'>,
): readonly FieldDescriptor[] {
  const own = rules?.[entityId(entity)];
  if (own === undefined) return fields;
  return fields.map((field) => {
    const notes = own
      .filter((rule) => rule.fields?.includes(field.name) === true)
      .map(({ statement }) => statement);
    return notes.length === 0 ? field : { ...field, notes: [...(field.notes ?? []), ...notes] };
  });
}
