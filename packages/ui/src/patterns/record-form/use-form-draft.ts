import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormState, UseFormReturn } from 'react-hook-form';
import type { FieldText } from '../../shapes/index.ts';
import type { RecordFormProps } from './record-form-props.ts';
import type { FormValues } from './form-values.ts';
import type { FormFieldModel } from './use-field-models.ts';

/** Enters a draft into a new form, and reports the form's unsaved changes after every change. */
export function useFormDraft(
  { subscribe }: UseFormReturn<FormValues>,
  fields: readonly FormFieldModel[],
  { draft, onDraftChange }: Pick<RecordFormProps, 'draft' | 'onDraftChange'>,
  { put, check }: Record<'put' | 'check', (texts: Readonly<Record<string, FieldText>>) => void>,
): void {
  const putDraft = useEffectEvent(() => {
    if (draft !== undefined) put(draft);
  });
  const checkDraft = useEffectEvent(() => {
    if (draft !== undefined) check(draft);
  });
  // Before the first paint: an empty form would look as if everything was lost.
  useLayoutEffect(() => putDraft(), []);
  // Until it is mounted, the form answers with the values that it starts with.
  useEffect(() => checkDraft(), []);
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

/**
 * Takes over a record's current values once the form is given others: fields that were not edited
 * start with them, and an edited one keeps what was typed.
 *
 * @param unreadable Names of the fields whose text is not a valid value yet.
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
  /** The control that had the focus and is replaced. */
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = refocus.current;
    // It is still there until its input starts again.
    if (id === undefined || document.activeElement?.id === id) return;
    refocus.current = undefined;
    document.getElementById(id)?.focus();
  });
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
    refocus.current = changed.find(
      ({ field, controlId }) =>
        restarted.includes(field.name) && document.activeElement?.id === controlId,
    )?.controlId;
    taken(restarted);
  }, [fields, unreadable, clearErrors, getValues, resetField, setValue]);
}

interface Fields {
  readonly modelOf: (name: string) => FormFieldModel | undefined;
  readonly textOf: (model: FormFieldModel) => FieldText;
  readonly enter: (texts: Readonly<Record<string, FieldText>>) => void;
}

/** Enters what chosen records suggest, over empty fields and earlier suggestions only. */
export function useSuggestions(
  suggest: RecordFormProps['suggest'],
  { modelOf, textOf, enter }: Fields,
) {
  const suggested = useRef(new Map<string, FieldText>());
  const latest = useRef(0);
  return async (
    { field }: FormFieldModel,
    values: Readonly<Record<string, FieldText>>,
  ): Promise<void> => {
    if (suggest === undefined) return;
    latest.current += 1;
    const turn = latest.current;
    // Without a suggestion the field stays to be filled in.
    const texts = await suggest(field, values).catch(() => ({}));
    if (turn !== latest.current) return;
    const fitting = Object.entries(texts).filter(([name]) => {
      const model = modelOf(name);
      const text = model && textOf(model);
      return text === null || (text !== undefined && text === suggested.current.get(name));
    });
    if (fitting.length === 0) return;
    for (const [name, text] of fitting) suggested.current.set(name, text);
    const focused = document.activeElement?.id;
    flushSync(() => enter(Object.fromEntries(fitting)));
    // The input of a suggestion is another one now.
    const isReplaced = fitting.some(([name]) => modelOf(name)?.controlId === focused);
    if (isReplaced && focused !== undefined) document.getElementById(focused)?.focus();
  };
}
