import type { FieldDescriptor, FieldText } from '../../patterns/shapes.ts';
import type { FieldInputLabels } from './input-props.ts';

/**
 * The choice of a select that stands for no value: a dash where there may be
 * none, or where the database fills it in; none at all where a value is there
 * and cannot be taken away.
 */
export function placeholderOf(
  field: FieldDescriptor,
  value: FieldText,
  labels: FieldInputLabels,
): string | undefined {
  if (field.nullable ?? !field.required) return labels.noValue;
  if (value !== null) return undefined;
  return field.hasDefault ? labels.noValue : labels.choose;
}
