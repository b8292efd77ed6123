import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldText } from '../../shapes/index.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { FormValues } from './use-record-form.ts';

/**
 * Takes over a record's current values once the form is given others: fields that were not edited
 * start with them, and an edited one keeps what was typed.
 *
 * @param unreadable Fields, by name, in which something was typed that is no value yet.
 * @param onTaken Called with the names of the fields whose inputs have to start with another value.
 */
export function useCurrentValues(
  { clearErrors, getValues, resetField, setValue }: UseFormReturn<FormValues>,
  fields: readonly FormFieldModel[],
  unreadable: RefObject<ReadonlyMap<string, string>>,
  onTaken: (restarted: readonly string[]) => void,
): void {
  const initials = useRef(new Map<string, FieldText>());
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    const changed = fields.filter(({ textName, initial }) => {
      const before = initials.current.get(textName);
      return before !== undefined && before !== initial;
    });
    const restarted = changed.flatMap(({ field, textName, initial }) => {
      const text = getValues(textName);
      const isEdited =
        text !== initials.current.get(textName) || unreadable.current.has(field.name);
      resetField(textName, { defaultValue: initial });
      if (!isEdited) return [field.name];
      setValue(textName, text, { shouldDirty: true });
      return [];
    });
    initials.current = new Map(fields.map(({ textName, initial }) => [textName, initial]));
    if (changed.length === 0) return;
    clearErrors();
    taken(restarted);
  }, [fields, unreadable, clearErrors, getValues, resetField, setValue]);
}
