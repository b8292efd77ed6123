import { useEffect, useEffectEvent, type MouseEvent, type ReactNode } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ErrorSummary, focusField } from '../../components/error-summary/index.ts';
import { Fieldset } from '../../components/field/index.ts';
import { ariaShortcut, Kbd } from '../../components/kbd/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { fieldGroups } from '../field-groups.ts';
import { sendKeys } from '../screen-actions/index.ts';
import { Why } from '../why/index.ts';
import { anotherKeys, submitByKeyboard, useFormActions } from './form-actions.ts';
import { FormField } from './form-field.tsx';
import type { FormValues } from './form-values.ts';
import { mustBeFilled } from './form-model.ts';
import { recordFormMessages } from './messages.ts';
import { ReadOnlyFields } from './read-only-fields.tsx';
import type { RecordFormProps } from './record-form-props.ts';
import { useHeldFields } from './use-held-fields.ts';
import { useRecordForm, type RecordFormModel } from './use-record-form.ts';

/** Creates or edits a record. Its inputs keep their own state: typing in one renders no other. */
export function RecordForm(props: RecordFormProps) {
  // Reads values that it doesn't hold, when those that decide about fields have changed.
  'use no memo';
  const { label, mode, initial, links, onCancel, onDirtyChange, notice } = props;
  const { onSubmitAnother } = props;
  const form = useRecordForm(props);
  const held = useHeldFields(form.busy);
  const asked = form.asked();
  const opensAt =
    asked.find(({ field }) => field.name === props.focusField) ??
    (props.focusFirst === true &&
      asked.find(({ initial }) => mode === 'change' || initial === null));
  const element = useFormActions(form, { onCancel, hasAnother: onSubmitAnother !== undefined });
  const firstProblem = form.summary[0];
  // A problem without a field leaves the focus to the summary.
  useEffect(() => {
    if (firstProblem?.controlId !== undefined) focusField(firstProblem.controlId);
  }, [firstProblem]);
  const someRequired = asked.some(({ field }) => mustBeFilled(field, mode));

  return (
    // Its handlers only pass on what its own controls do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <form
      ref={element}
      data-slot="record-form"
      aria-label={label}
      noValidate
      className={joinClassNames('flex flex-1 flex-col', props.className)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(props.onSubmit);
      }}
      onKeyDownCapture={(event) => {
        submitByKeyboard(event);
        held.holdKey(event);
      }}
      onClick={focusLabelled}
      {...held.handlers}
    >
      {onDirtyChange !== undefined && (
        <DirtyWatch
          control={form.control}
          rowsDirty={props.rows?.dirty === true}
          onDirtyChange={onDirtyChange}
        />
      )}
      <div
        className={joinClassNames(
          '@container flex w-full max-w-6xl flex-col gap-4 px-4 pt-1 pb-5 sm:px-6',
          props.rows === undefined && 'flex-1',
        )}
      >
        <LeftBehind form={form} />
        <ErrorSummary
          title={recordFormMessages.errorTitle({ count: form.summary.length })}
          errors={form.summary}
        />
        {form.refusals.map((why) => (
          <Why key={why} why={why} className="w-fit">
            {recordFormMessages.whyRejected}
          </Why>
        ))}
        {notice}
        {someRequired && <p className="text-sm text-ink-subtle">{recordFormMessages.required}</p>}
        {fieldGroups(asked, ({ field }) => field).map(({ title, fields }) => (
          <FormGroup key={title ?? ''} title={title}>
            {fields.map((model) => (
              <FormField
                key={model.textName}
                model={model}
                form={form}
                mode={mode}
                links={links}
                searchRecords={props.searchRecords}
                pickers={props.pickers}
                collisions={props.collisions}
                // `focusFirst` asks for it, and screen readers announce the field with its label.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={model === opensAt}
              />
            ))}
          </FormGroup>
        ))}
        <ReadOnlyFields
          form={form}
          mode={mode}
          compute={props.compute}
          initial={initial}
          links={links}
        />
      </div>
      {props.rows !== undefined && (
        <div className="flex-1 px-4 pb-5 sm:px-6">{props.rows.content}</div>
      )}
      <div
        data-slot="record-form-actions"
        className="sticky bottom-0 z-sticky border-t border-line bg-canvas short:static"
      >
        <div className="flex min-h-footer max-w-6xl flex-wrap items-center justify-end gap-2 px-4 py-2 sm:px-6">
          <output className="me-auto text-md text-ink-subtle">
            {held.hasTried && recordFormMessages.heldMeanwhile}
            {form.unchanged && recordFormMessages.unchanged}
          </output>
          {onCancel !== undefined && (
            <Button onClick={onCancel}>{recordFormMessages.cancel}</Button>
          )}
          {onSubmitAnother !== undefined && (
            // Enter in a field presses the first button that submits, which is the other one.
            <Button
              name="another"
              aria-keyshortcuts={ariaShortcut(anotherKeys)}
              onClick={() => void form.submit(onSubmitAnother, true)}
            >
              {form.texts.submitAnother}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            aria-keyshortcuts={ariaShortcut(sendKeys)}
            end={<Kbd plain shortcut={sendKeys} aria-hidden="true" className="max-sm:hidden" />}
          >
            {form.busy ? form.texts.submitting : form.texts.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface FormGroupProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, row by row, as many beside each other as there is room for. */
function FormGroup({ title, children }: FormGroupProps) {
  const fields = (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] items-start gap-x-6 gap-y-4">
      {children}
    </div>
  );
  if (title === undefined) return fields;
  return (
    <Fieldset legend={<span className="font-semibold">{title}</span>} className="gap-2">
      {fields}
    </Fieldset>
  );
}

/** A label focuses what it names, also where that is a group and no native control. */
function focusLabelled(event: MouseEvent<HTMLFormElement>): void {
  const label = event.target instanceof Element ? event.target.closest('label') : null;
  if (label === null || label.control !== null) return;
  document.getElementById(label.htmlFor)?.focus();
}

interface DirtyWatchProps {
  readonly control: Control<FormValues>;
  readonly rowsDirty: boolean;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** Says when the form has something to lose. It is apart so that nothing else is drawn for it. */
function DirtyWatch({ control, rowsDirty, onDirtyChange }: DirtyWatchProps) {
  'use no memo';
  const { isDirty } = useFormState({ control });
  const dirty = isDirty || rowsDirty;
  const report = useEffectEvent(onDirtyChange);
  // Only a change is reported: after a save, the form is still dirty while it is being left.
  useEffect(() => report(dirty), [dirty]);
  return null;
}

/** Shows values typed into fields that no longer exist, which can't be saved. */
function LeftBehind({ form }: { readonly form: RecordFormModel }) {
  const typed = form.leftBehind();
  if (typed.length === 0) return null;
  return (
    <Banner tone="warning" title={recordFormMessages.leftBehind}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {typed.map(({ name, label, text }) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="break-words whitespace-pre-wrap select-all">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
