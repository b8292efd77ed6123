import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FormState, UseFormReturn } from 'react-hook-form';
import type { FieldText } from '../../shapes/index.ts';
import type { RecordFormProps } from './record-form-props.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { FormValues } from './use-record-form.ts';

/** Enters a draft into a new form, and reports the form's unsaved changes after every change. */
export function useFormDraft(
  { subscribe }: UseFormReturn<FormValues>,
  fields: readonly FormFieldModel[],
  { draft, onDraftChange }: Pick<RecordFormProps, 'draft' | 'onDraftChange'>,
  enter: (texts: Readonly<Record<string, FieldText>>) => void,
): void {
  const enterDraft = useEffectEvent(() => {
    if (draft !== undefined) enter(draft);
  });
  // Before the first paint: an empty form would look as if everything was lost.
  useLayoutEffect(() => enterDraft(), []);
  const report = useEffectEvent(
    (values: FormValues, dirtyFields: Partial<FormState<FormValues>['dirtyFields']> = {}) => {
      const edited = fields.filter(({ textName }) => dirtyFields[textName] === true);
      onDraftChange?.(
        Object.fromEntries(
          edited.map(({ field, textName }) => [field.name, values[textName] ?? null]),
        ),
      );
    },
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => report(values, dirtyFields),
      }),
    [subscribe],
  );
}
