import { type Entity, entityId, type Specification } from '@ninefold/specification';
import type { BulkField } from '@ninefold/ui/patterns/bulk-actions';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/**
 * Returns the fields that can be set to one value in many records.
 *
 * @param fields As the form of a record has them.
 */
export function editChoices(
  { states }: Specification,
  entity: Entity,
  fields: readonly FieldDescriptor[],
): readonly BulkField[] {
  const id = entityId(entity);
  const canBeSet = ({ name, kind, readOnly, generated }: FieldDescriptor) =>
    !readOnly &&
    generated !== true &&
    kind !== 'binary' &&
    !entity.key.includes(name) &&
    // Only one record can have a value of it.
    !entity.unique.some(([only, ...others]) => only === name && others.length === 0) &&
    // A status changes by its transitions.
    !states.some(
      (state) =>
        state.entity === id && state.field === name && state.transitions.value !== undefined,
    );
  return fields.filter(canBeSet).flatMap((field) => {
    const names = field.reference?.fields ?? [field.name];
    const own = names.flatMap((name) => fields.find((each) => each.name === name) ?? []);
    return own.length === names.length && own.every(canBeSet)
      ? [{ name: field.name, label: field.label, fields: own.map(clearable) }]
      : [];
  });
}

/** An empty input is not sent: to clear the field in all records is chosen beside it. */
function clearable(field: FieldDescriptor): FieldDescriptor {
  const nullable = field.nullable ?? !field.required;
  return { ...field, condition: undefined, required: !nullable, hasDefault: nullable, nullable };
}
