import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ErrorSummaryItem } from '../../components/error-summary/index.ts';
import { errorMessage } from '../../error-message.ts';
import type { FieldText, FieldTexts, FormError, RecordLink } from '../../shapes/index.ts';
import { findRefused, namedCollisions, type RefusedCollision } from './refused-collisions.ts';
import { isAsked, useDecidingFields } from './conditions.ts';
import { changesOf, type FormEntry, initialText, problemOf, startsWithNull } from './form-model.ts';
import type { FormValues } from './form-values.ts';
import { recordFormMessages } from './messages.ts';
import type { RecordFormProps } from './record-form-props.ts';
import { type FormFieldModel, useFieldModels } from './use-field-models.ts';
import { useCurrentValues, useFormDraft, useSuggestions } from './use-form-draft.ts';

export type RecordFormModel = ReturnType<typeof useRecordForm>;

/** The state of a form: values that render nothing as one types, problems, and sending. */
export function useRecordForm(props: RecordFormProps) {
  const texts = { ...recordFormMessages, ...props.texts };
  const { mode, validate, rows } = props;
  const id = useId();
  const { fields, shown, gone } = useFieldModels(props, id);
  const unreadable = useRef(new Map<string, string>());
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const [summary, setSummary] = useState<readonly ErrorSummaryItem[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [collisions, setCollisions] = useState<readonly RefusedCollision[]>([]);
  const [starts, setStarts] = useState<ReadonlyMap<string, number>>(new Map());
  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: Object.fromEntries(
      fields.flatMap((model) => [
        [model.textName, model.initial],
        [model.nullName, startsWithNull(model.field, props)],
      ]),
    ) as FormValues,
  });
  const { control, getValues, handleSubmit, reset, setError, setValue } = form;
  const { clearErrors, getFieldState, resetField, trigger, unregister } = form;
  const textOf = (model: FormFieldModel): FieldText => {
    const text: FieldText | undefined = getValues(model.textName);
    return text === undefined ? model.initial : text;
  };
  useDecidingFields(control, fields);
  /** The current values of all fields, those that are only shown too. */
  const values = (): FieldTexts =>
    Object.fromEntries([
      ...shown.map((field) => [field.name, initialText(field, props.initial)] as const),
      ...fields.map((model) => [model.field.name, textOf(model)] as const),
    ]);
  const asked = () => {
    const current = values();
    return fields.filter((model) => isAsked(model, current));
  };
  useEffect(() => {
    for (const { textName, nullName, initial } of fields) {
      const text: FieldText | undefined = getValues(textName);
      if (text !== undefined) continue;
      resetField(textName, { defaultValue: initial });
      setValue(nullName, false);
    }
    // A field that is gone holds nobody up, and keeps what was typed in it.
    for (const { textName } of gone) {
      unregister(textName, { keepValue: true, keepDefaultValue: true, keepDirty: true });
    }
  }, [fields, gone, getValues, resetField, setValue, unregister]);

  useCurrentValues(form, fields, unreadable, (restarted) => {
    setSummary([]);
    setRefusals([]);
    setStarts((before) => restartedIn(before, restarted));
  });

  const entryOf = (model: FormFieldModel): FormEntry => ({
    field: model.field,
    initial: model.initial,
    text: textOf(model),
    explicitNull: textOf(model) === null && getValues(model.nullName),
  });

  const problem = (model: FormFieldModel): string | undefined => {
    const current = values();
    if (!isAsked(model, current)) return undefined;
    return (
      unreadable.current.get(model.field.name) ?? problemOf(entryOf(model), mode, validate, current)
    );
  };

  const refuse = async (refused: readonly FormError[]) => {
    const found = await findRefused(props.collisions, refused, values());
    setCollisions(found);
    const errors = refused.flatMap((error) => namedCollisions(error, found, props.collisions));
    const items = errors.flatMap(
      ({ field, message, controlId, constraint: name }, index): ErrorSummaryItem[] => {
        const model = fields.find((model) => model.field.name === field);
        const isNamed = found.some(({ constraint }) => constraint.name === name);
        const type = isNamed ? 'collision' : 'server';
        if (model !== undefined) setError(model.textName, { type, message });
        // Said beside each field that it is about, and once above them.
        if (errors.findIndex((other) => other.message === message) < index) return [];
        return [model === undefined ? { message, controlId } : summaryItem(model, message)];
      },
    );
    setSummary(inOrder(items, fields));
    setRefusals([...new Set(errors.flatMap(({ why }) => why ?? []))]);
  };

  const send = async (sendChanges: RecordFormProps['onSubmit'], goesOn: boolean) => {
    const changes = changesOf(asked().map(entryOf), mode);
    const hasChanges = Object.keys(changes).length > 0 || rows?.dirty === true;
    if (mode === 'change' && !goesOn && !hasChanges) {
      setUnchanged(true);
      return;
    }
    setBusy(true);
    try {
      const errors = await sendChanges(changes);
      if (errors && errors.length > 0) await refuse(errors);
      // Nothing is saved, and nothing is wrong: the changes stay.
      else if (errors !== null) reset(getValues());
    } catch (error) {
      await refuse([{ message: errorMessage(error, texts.failed) }]);
    } finally {
      setBusy(false);
    }
  };

  /** @param goesOn Whether it is sent without changes too. */
  const submit = async (sendChanges: RecordFormProps['onSubmit'], goesOn = false) => {
    if (sending.current) return;
    sending.current = true;
    setUnchanged(false);
    setSummary([]);
    setRefusals([]);
    try {
      await handleSubmit(
        () => {
          const problems = rows?.check() ?? [];
          if (problems.length === 0) return send(sendChanges, goesOn);
          setSummary(problems);
          return undefined;
        },
        (errors) => {
          const wrong = fields.flatMap((model) => {
            const message = errors[model.textName]?.message;
            return typeof message === 'string' ? [summaryItem(model, message)] : [];
          });
          // A rule over several fields is said once, with a link to the first.
          const once = wrong.filter(
            ({ message }, index) => index === wrong.findIndex((other) => other.message === message),
          );
          setSummary([...once, ...(rows?.check() ?? [])]);
        },
      )();
    } catch (error) {
      await refuse([{ message: errorMessage(error, texts.failed) }]);
    } finally {
      sending.current = false;
    }
  };

  const entriesOf = (texts: Readonly<Record<string, FieldText>>) =>
    fields.flatMap((model) => {
      const text = Object.hasOwn(texts, model.field.name) ? texts[model.field.name] : undefined;
      return text === undefined ? [] : [[model, text] as const];
    });
  /** Puts texts into fields from elsewhere, by field name; their inputs are reset. */
  const put = (texts: Readonly<Record<string, FieldText>>) => {
    for (const [{ field, textName }, text] of entriesOf(texts)) {
      setValue(textName, text, { shouldDirty: true });
      unreadable.current.delete(field.name);
    }
    setStarts((before) => restartedIn(before, Object.keys(texts)));
  };
  /** Checks what was entered from elsewhere, once all of it is in place: a rule may be about several fields. */
  const check = (texts: Readonly<Record<string, FieldText>>) => {
    const entered = entriesOf(texts);
    clearErrors(entered.flatMap(([{ textName }, text]) => (text === null ? textName : [])));
    void trigger(entered.flatMap(([{ textName }, text]) => (text === null ? [] : textName)));
  };
  /** Checks the other fields with a problem again: a rule may be about several fields. */
  const checkOthers = (changed: FormFieldModel) => {
    const others = fields.filter((model) => {
      const type = model === changed ? undefined : getFieldState(model.textName).error?.type;
      if (type !== 'collision') return type === 'validate';
      return collisionAt(model)?.constraint.fields.includes(changed.field.name);
    });
    void trigger(others.map(({ textName }) => textName));
  };
  const collisionAt = ({ field }: FormFieldModel) =>
    collisions.find(({ constraint }) => constraint.fields.includes(field.name));
  /** Shows the problem of a field at those with the same one: a rule may be about several fields. */
  const showAtOthers = (model: FormFieldModel) => {
    const own = problem(model);
    if (own === undefined) return;
    const alike = fields.filter((other) => other !== model && problem(other) === own);
    void trigger(alike.map(({ textName }) => textName));
  };
  const enter = (texts: Readonly<Record<string, FieldText>>) => {
    put(texts);
    check(texts);
  };
  useFormDraft(form, fields, props, { put, check });
  const [labels, setLabels] = useState<Readonly<Record<string, string | undefined>>>({});
  const modelOf = (name: string) => fields.find(({ field }) => field.name === name);
  const labelOf = (name: string) =>
    props.fields.find((field) => field.name === name)?.label ?? name;
  const chosen = useSuggestions(props.suggest, { modelOf, textOf, enter });

  return {
    control,
    texts,
    fields,
    shown,
    busy,
    unchanged,
    summary,
    /** The questions why it was refused, each once. */
    refusals,
    submit,
    problemOf: problem,
    /** Told by an input that cannot be read as a value, such as half a date. */
    setUnreadable: (model: FormFieldModel, problem: string | undefined) => {
      if (problem === undefined) unreadable.current.delete(model.field.name);
      else unreadable.current.set(model.field.name, problem);
    },
    values,
    /** The names of fields whose inputs can’t be read as values. */
    unreadable: () => [...unreadable.current.keys()],
    /** Returns the record in the way by which the database refused the value of a field. */
    collisionAt,
    /** The fields that the form asks for now. */
    asked,
    /** Keeps the label of the record that a field refers to. */
    named: ({ field }: FormFieldModel, label: string | undefined) =>
      setLabels((before) => ({ ...before, [field.name]: label })),
    /** The label of the record that a field refers to; undefined for none. */
    recordLabel: (
      model: FormFieldModel,
      links: Readonly<Record<string, RecordLink | null>> | undefined,
    ): string | undefined => {
      const text = textOf(model);
      const { name, reference } = model.field;
      if (text === null) return undefined;
      return labels[name] ?? (reference && links?.[reference.constraint]?.label) ?? text;
    },
    enter,
    checkOthers,
    showAtOthers,
    /** A value was typed where NULL was chosen. */
    dropNull: (model: FormFieldModel) => {
      if (getValues(model.nullName)) setValue(model.nullName, false);
    },
    /** A record was chosen in a field: enters what it suggests. */
    chosen,
    /** The initial text of a field's input, and a key that changes when the input must be remounted. */
    start: (model: FormFieldModel) => ({
      key: starts.get(model.field.name) ?? 0,
      text: textOf(model),
    }),
    /** Values typed into fields that are no longer part of the form, those of an old draft among them. */
    leftBehind: () => [
      ...gone.flatMap(({ field, ...model }) => {
        const text = textOf({ field, ...model });
        return text === null || text === model.initial ? [] : [{ ...field, text }];
      }),
      ...Object.entries(props.draft ?? {}).flatMap(([name, text]) =>
        text === null || [...fields, ...gone].some(({ field }) => field.name === name)
          ? []
          : [{ name, label: labelOf(name), text }],
      ),
    ],
  };
}

/** Away from its field a message has to say which field it is about. */
function summaryItem({ field, controlId }: FormFieldModel, message: string): ErrorSummaryItem {
  const named = message.includes(field.label);
  return {
    message: named
      ? message
      : recordFormMessages.problemOf({ field: field.label, problem: message }),
    controlId,
  };
}

/** Sorts errors without a field first, the others in the order of the fields. */
function inOrder(
  items: readonly ErrorSummaryItem[],
  fields: readonly FormFieldModel[],
): readonly ErrorSummaryItem[] {
  const place = ({ controlId }: ErrorSummaryItem) => {
    const index = fields.findIndex((model) => model.controlId === controlId);
    // Rows are below the fields.
    return index === -1 && controlId !== undefined ? fields.length : index;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}

/** Counts the resets of the inputs of fields, these included. */
function restartedIn(
  starts: ReadonlyMap<string, number>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  return new Map([...starts, ...names.map((name) => [name, (starts.get(name) ?? 0) + 1] as const)]);
}
