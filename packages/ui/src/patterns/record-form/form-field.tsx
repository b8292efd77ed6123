import { isolate } from '@ninefold/messages';
import { useCallback } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { Field } from '../../components/field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { FieldInput, formatHint, needsRoom } from '../../fields/input/index.ts';
import { isMultiline } from '../../fields/text/index.ts';
import type { FieldText } from '../../shapes/index.ts';
import { WhyBeside } from '../why/index.ts';
import { CollisionNotice, CollisionText, constraintsAt } from './collision-notice.tsx';
import { EmptyChoice } from './empty-choice.tsx';
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
          <WhyBeside why={field.why} name={field.label} />
        </span>
      }
      data-why={field.why}
      data-why-name={field.why && field.label}
      controlId={controlId}
      required={mustBeFilled(field, mode)}
      error={refusal === undefined ? error?.message : <CollisionText collision={refusal.found} />}
      description={
        <Description {...props} dependence={dependence} refusedBy={refusal?.constraint.name} />
      }
      // A key in a large form then costs the layout of one field, not of the form.
      className={joinClassNames('contain-layout', isWide(model) && 'col-span-full')}
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
          onBlur={() => {
            void tell('blur', form.start(model).text);
            form.showAtOthers(model);
          }}
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

interface DescriptionProps extends FormFieldProps {
  readonly dependence: ReturnType<typeof useDependence>;
  /** The constraint by which a record in the way was refused, as the error says. */
  readonly refusedBy: string | undefined;
}

/** Help for filling it in: its meaning, its format, its default. */
function Description(props: DescriptionProps) {
  const { model, form, mode, searchRecords, collisions, dependence, refusedBy } = props;
  const { field } = model;
  const picked = field.reference !== undefined && searchRecords !== undefined;
  const hints = [
    field.description && isolate(field.description),
    picked ? undefined : formatHint(field),
    ...(field.notes ?? []),
    dependence.hint,
  ].filter(Boolean);
  const hasDefault = mode === 'create' && field.hasDefault;
  const constraints = constraintsAt(form, model, collisions);
  const isEmpty = hints.length === 0 && !hasDefault && !dependence.isDependent;
  if (isEmpty && constraints.length === 0) return null;
  return (
    <>
      {hints.join(' ')}
      {dependence.isDependent && (
        // Present before it has text: screen readers skip a live region that arrives with its text.
        <span aria-live="polite" className="font-medium text-ink">
          {dependence.cleared !== undefined && ` ${dependence.cleared}`}
        </span>
      )}
      {hasDefault && (
        <>
          {' '}
          <DefaultHint model={model} form={form} />
        </>
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

/** Tells whether an input takes the whole width: text of several lines, or several parts. */
function isWide({ field, initial }: FormFieldModel): boolean {
  if (field.width !== undefined) return field.width === 'wide';
  if (needsRoom(field)) return true;
  return field.kind === 'text' && field.options === undefined && isMultiline(field, initial);
}

interface DefaultHintProps {
  readonly model: FormFieldModel;
  readonly form: RecordFormModel;
}

/** An empty field of a new record is filled in by the database, unless it is set to NULL or to the empty text. */
function DefaultHint({ model, form }: DefaultHintProps) {
  const { field } = useController({ control: form.control, name: model.nullName });
  const text = useWatch({ control: form.control, name: model.textName });
  const empty = field.value;
  // The button that is pressed says it.
  if (text === '' && hasEmptyText(model.field)) return null;
  if (!isNullable(model.field)) return form.texts.filledByDatabase;
  return (
    <>
      {empty ? form.texts.willBeEmpty : form.texts.filledByDatabase}{' '}
      <button
        type="button"
        className="rounded-xs text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
        onClick={() => {
          field.onChange(!empty);
          if (!empty) form.enter({ [model.field.name]: null });
        }}
      >
        {empty ? form.texts.undoEmpty : form.texts.setEmpty}
      </button>
    </>
  );
}
