import { isolate } from '@ninefold/messages';
import { useCallback } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { Field } from '../../components/field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { FieldInput, formatHint } from '../../fields/input/index.ts';
import type { FieldText } from '../../shapes/index.ts';
import { WhyBeside } from '../why/index.ts';
import { afterPress } from './after-press.ts';
import { CollisionNotice, CollisionText, constraintsAt } from './collision-notice.tsx';
import { EmptyChoice } from './empty-choice.tsx';
import { helpBeyond } from './field-help.ts';
import { type FieldSpan, fieldSpan } from './field-span.ts';
import { hasEmptyText, isNullable, mustBeFilled } from './form-model.ts';
import type { RecordFormProps } from './record-form-props.ts';
import { useDependence } from './use-dependence.ts';
import type { FormFieldModel } from './use-field-models.ts';
import type { RecordFormModel } from './use-record-form.ts';

interface FormFieldProps extends Pick<
  RecordFormProps,
  'mode' | 'links' | 'searchRecords' | 'pickers' | 'collisions'
> {
  readonly model: FormFieldModel;
  readonly form: RecordFormModel;
  readonly autoFocus: boolean;
}

/** One field: its label, its input, what helps and what is wrong. */
export function FormField(props: FormFieldProps) {
  // Registers on every render, because `validate` closes over its values.
  'use no memo';
  const { model, form, mode, links, searchRecords, pickers } = props;
  const { field, controlId, textName } = model;
  const { control } = form;
  const { errors } = useFormState({ control, name: textName });
  const { onChange, onBlur } = control.register(textName, {
    validate: () => form.problemOf(model),
  });
  const error = errors[textName];
  const refusal = error?.type === 'collision' ? form.collisionAt(model) : undefined;
  const start = form.start(model);
  const tell = (type: 'change' | 'blur', value: FieldText) =>
    (type === 'change' ? onChange : onBlur)({ type, target: { name: textName, value } });

  const dependence = useDependence(model, { form, links, pickers });
  const { setUnreadable } = form;
  const onProblemChange = useCallback(
    (problem: string | undefined) => setUnreadable(model, problem),
    [setUnreadable, model],
  );

  return (
    <Field
      label={field.label}
      labelEnd={
        <span className="flex shrink-0 items-baseline gap-3">
          <EmptyChoice model={model} form={form} />
          {mode === 'create' && field.hasDefault && isNullable(field) && (
            <NullChoice model={model} form={form} />
          )}
          <WhyBeside why={field.why} name={field.label} />
        </span>
      }
      data-why={field.why}
      data-why-name={field.why && field.label}
      controlId={controlId}
      required={mustBeFilled(field, mode)}
      error={refusal === undefined ? error?.message : <CollisionText collision={refusal.found} />}
      help={helpOf(props, dependence.hint)}
      description={
        <Notices {...props} dependence={dependence} refusedBy={refusal?.constraint.name} />
      }
      // A key in a large form then costs the layout of one field, not of the form.
      className={joinClassNames(
        // Live regions that are still empty take no room.
        'contain-layout not-has-[[data-slot=field-description]>:not(:empty)]:[&>[data-slot=field-description]]:-mt-1',
        spans[fieldSpan(field, model.initial)],
      )}
    >
      <div className={field.width === 'narrow' ? 'max-w-48' : 'contents'}>
        <FieldInput
          key={start.key}
          field={field}
          defaultValue={start.text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form decides which field has the focus
          autoFocus={props.autoFocus}
          link={field.reference && links?.[field.reference.constraint]}
          searchRecords={
            searchRecords && ((of, text, signal) => searchRecords(of, text, signal, form.values()))
          }
          picker={
            field.reference && {
              ...(pickers?.canCreate(field) && {
                create: (text) => pickers.create(field, text, form.values()),
              }),
              ...(pickers?.canPeek(field) && { peek: () => pickers.peek(field, form.values()) }),
              onPick: (record) => {
                dependence.forget();
                form.named(model, record?.label);
                if (record !== null) pickers?.onPick(field, record);
              },
            }
          }
          onValueChange={(text) => {
            if (text !== null) form.dropNull(model);
            void tell('change', text);
            form.checkOthers(model);
          }}
          onBlur={() =>
            afterPress(() => {
              void tell('blur', form.start(model).text);
              form.showAtOthers(model);
            })
          }
          onProblemChange={onProblemChange}
          onReferenceChange={(values) => {
            const { [field.name]: _own, ...others } = values;
            if (Object.keys(others).length > 0) form.enter(others);
            void form.chosen(model, values);
          }}
        />
      </div>
    </Field>
  );
}

const spans: Readonly<Record<FieldSpan, string>> = {
  one: '',
  two: 'col-span-full @2xl:col-span-2',
  all: 'col-span-full',
};

/** Returns the help for filling it in: its meaning, its format, its default. */
function helpOf({ model, form, mode, searchRecords }: FormFieldProps, limit: string) {
  const { field } = model;
  const isPicked = field.reference !== undefined && searchRecords !== undefined;
  const description = helpBeyond(field.description, field);
  const hints = [
    description && isolate(description),
    isPicked ? undefined : formatHint(field),
    ...(field.notes ?? []),
    limit,
  ].filter(Boolean);
  const hasDefault = mode === 'create' && field.hasDefault;
  if (hints.length === 0 && !hasDefault) return undefined;
  return (
    <>
      {hints.join(' ')} {hasDefault && <DefaultHint model={model} form={form} />}
    </>
  );
}

interface NoticesProps extends FormFieldProps {
  readonly dependence: ReturnType<typeof useDependence>;
  /** The constraint by which a record in the way was refused, as the error says. */
  readonly refusedBy: string | undefined;
}

/** What has happened to the field, or is in its way, while it is filled in. */
function Notices({ model, form, mode, collisions, dependence, refusedBy }: NoticesProps) {
  const { field } = model;
  const constraints = constraintsAt(form, model, collisions);
  return (
    <>
      {mode === 'create' && field.hasDefault && <NullNotice model={model} form={form} />}
      {dependence.isDependent && (
        // Present before it has text: screen readers skip a live region that arrives with its text.
        <span aria-live="polite" className="block font-medium text-ink">
          {dependence.cleared}
        </span>
      )}
      {collisions !== undefined &&
        constraints.map((constraint) => (
          <CollisionNotice
            key={constraint.name}
            form={form}
            search={collisions}
            constraint={constraint}
            isSaved={mode === 'change'}
            isRefused={constraint.name === refusedBy}
          />
        ))}
    </>
  );
}

interface DefaultProps {
  readonly model: FormFieldModel;
  readonly form: RecordFormModel;
}

/** An empty field of a new record is filled in by the database, unless it is set to the empty text. */
function DefaultHint({ model, form }: DefaultProps) {
  const text = useWatch({ control: form.control, name: model.textName });
  // The button that is pressed says it.
  return text === '' && hasEmptyText(model.field) ? null : form.texts.filledByDatabase;
}

/** Says that NULL is saved where the database would fill in a value. */
function NullNotice({ model, form }: DefaultProps) {
  const isNull = useWatch({ control: form.control, name: model.nullName });
  return isNull ? <span className="block">{form.texts.willBeEmpty}</span> : null;
}

/** A button beside the label that saves NULL where the database would fill in a value. */
function NullChoice({ model, form }: DefaultProps) {
  const { field } = useController({ control: form.control, name: model.nullName });
  const isNull = field.value;
  return (
    <button
      type="button"
      className="relative -my-1 min-h-6 shrink-0 rounded-xs text-sm text-ink-subtle underline-offset-3 hover:text-ink hover:underline touch:after:absolute touch:after:-inset-2.5"
      onClick={() => {
        field.onChange(!isNull);
        if (!isNull) form.enter({ [model.field.name]: null });
      }}
    >
      {isNull ? form.texts.undoEmpty : form.texts.setEmpty}
    </button>
  );
}
