import { useMemo, useState } from 'react';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { formFields, initialText } from './form-model.ts';
import type { RecordFormProps } from './record-form-props.ts';

export interface FormFieldModel {
  readonly field: FieldDescriptor;
  readonly initial: FieldText;
  readonly controlId: string;
  readonly textName: `text${number}`;
  readonly nullName: `null${number}`;
}

interface Registered {
  readonly field: FieldDescriptor;
  readonly initial: FieldText;
}

/**
 * The fields of a form by their names: the same field keeps its place in the form's
 * values, and so what was typed in it, while others come and go. What a new record's field starts
 * with is read when it first appears.
 */
export function useFieldModels(
  { fields: given, mode, initial }: Pick<RecordFormProps, 'fields' | 'mode' | 'initial'>,
  id: string,
) {
  const [registered, setRegistered] = useState<readonly Registered[]>([]);
  const { entered, shown } = useMemo(() => formFields(given, mode), [given, mode]);
  const all = useMemo(() => {
    const names = new Set(registered.map(({ field }) => field.name));
    const added = entered.filter(({ name }) => !names.has(name));
    const known = mode === 'change' ? withInitial(registered, initial) : registered;
    return added.length === 0
      ? known
      : [...known, ...added.map((field) => ({ field, initial: initialText(field, initial) }))];
  }, [registered, entered, initial, mode]);
  if (all !== registered) setRegistered(all);
  return useMemo(() => {
    const models = all.map((each, index): FormFieldModel => ({
      ...each,
      controlId: `${id}field${index}`,
      textName: `text${index}`,
      nullName: `null${index}`,
    }));
    const byName = new Map(models.map((model) => [model.field.name, model]));
    const names = new Set(entered.map(({ name }) => name));
    return {
      /** Fields that are only displayed. */
      shown,
      /** The fields that are entered, in order. */
      fields: entered.flatMap((field) => {
        const model = byName.get(field.name);
        return model === undefined ? [] : [{ ...model, field }];
      }),
      /** Fields that were editable when the form was opened, and no longer are. */
      gone: models.filter(({ field }) => !names.has(field.name)),
    };
  }, [all, entered, shown, id]);
}

/** The same list where every field has the value that it started with. */
function withInitial(
  registered: readonly Registered[],
  initial: RecordFormProps['initial'],
): readonly Registered[] {
  const next = registered.map(({ field }) => ({ field, initial: initialText(field, initial) }));
  return next.some((each, index) => each.initial !== registered[index]?.initial)
    ? next
    : registered;
}
