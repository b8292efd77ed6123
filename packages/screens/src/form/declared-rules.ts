import { type Declaration, type Entity, entityId } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/**
 * Adds declared rules as notes to their fields. They are not checked: a rule in words is for people
 * to keep.
 */
export function withDeclaredRules(
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
