import { type Control, useWatch } from 'react-hook-form';
import type { FieldTexts } from '../../shapes/index.ts';
import type { FormValues } from './form-values.ts';
import type { FormFieldModel } from './use-field-models.ts';

/** Returns whether a form asks for a field, by the values of the others. */
export function isAsked({ field }: FormFieldModel, values: FieldTexts): boolean {
  return field.condition?.holds(values) ?? true;
}

/** Renders again when a field changes that others depend on, and only then. */
export function useDecidingFields(
  control: Control<FormValues>,
  fields: readonly FormFieldModel[],
): void {
  const deciding = new Set(fields.flatMap(({ field }) => field.condition?.fields ?? []));
  const names = fields.flatMap(({ field, textName }) => (deciding.has(field.name) ? textName : []));
  useWatch({ control, name: names });
}
