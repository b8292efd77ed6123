import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import type { fieldInputLabels } from './labels.ts';

/**
 * Returns the option of a select for no value: a dash where NULL is allowed or the database fills it
 * in; undefined where there is a value that can't be removed.
 */
export function placeholderOf(
  field: FieldDescriptor,
  value: FieldText,
  labels: typeof fieldInputLabels,
): string | undefined {
  if (field.nullable ?? !field.required) return labels.noValue;
  if (value !== null) return undefined;
  return field.hasDefault ? labels.noValue : labels.choose;
}
