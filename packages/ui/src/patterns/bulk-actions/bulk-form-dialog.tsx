import { type ReactNode, useId, useState } from 'react';
import { DialogBody } from '../../components/dialog/index.ts';
import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, FormError } from '../../shapes/index.ts';
import type { RecordChanges } from '../record-form/index.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { type BulkStatus, BulkStatusNotice } from './bulk-status.tsx';
import { TaskDialog } from '../task-dialog.tsx';
import { bulkActionsMessages } from './messages.ts';

/** A transition that many records take, or an action. */
export interface BulkChoice {
  readonly id: string;
  readonly label: string;
  /** The fields to enter, with `hasDefault` where they may be cleared instead. */
  readonly fields: readonly FieldDescriptor[];
  /** Whether all fields may be left empty. */
  readonly mayBeEmpty?: boolean;
  /** A text about how many records this applies to, and why not to the others. */
  readonly note?: ReactNode;
  /** The text of the button. */
  readonly submit: string;
}

export interface BulkFormDialogProps extends Pick<BulkFormProps, 'validate' | 'searchRecords'> {
  /** "Edit 15 work orders". */
  readonly title: string;
  /** The label of the choice: "Next step". Without it there is only one choice, and none is shown. */
  readonly choiceLabel?: string;
  /** Shown in a select while nothing is chosen. */
  readonly placeholder?: string;
  readonly choices: readonly BulkChoice[];
  /** Replaces the form: the choices are being found out, or there are none. */
  readonly status?: BulkStatus;
  /** Resolves with errors, or with nothing when the dialog can close. The message of a rejection is shown. */
  readonly onSubmit: (
    choice: BulkChoice,
    entered: RecordChanges,
  ) => Promise<readonly FormError[] | undefined | void>;
  /** Called while `onSubmit` is under way too. */
  readonly onClose: () => void;
}

/** More choices are a select. */
const mostRadios = 6;

/** Asks which transition to take, and for the values that it needs, once for many records. */
export function BulkFormDialog(props: BulkFormDialogProps) {
  const { title, choiceLabel, placeholder, choices, status, onClose } = props;
  const [chosen, setChosen] = useState<string>();
  const noteId = useId();
  const [only, ...others] = choices;
  const choice =
    choices.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined);

  return (
    <TaskDialog
      data-slot="bulk-form-dialog"
      title={title}
      aria-describedby={status === undefined && choice?.note ? noteId : undefined}
      onClose={onClose}
    >
      {status === undefined ? (
        <>
          <div className="grid gap-2 px-5 pb-3">
            {choiceLabel !== undefined && (
              <Field label={choiceLabel}>
                {choices.length <= mostRadios ? (
                  <RadioGroup
                    value={choice?.id ?? ''}
                    options={choices.map(({ id, label }) => ({ value: id, label }))}
                    onValueChange={setChosen}
                  />
                ) : (
                  <Select
                    placeholder={placeholder}
                    value={choice?.id ?? ''}
                    options={choices.map(({ id, label }) => ({ value: id, label }))}
                    onChange={(event) => setChosen(event.target.value)}
                  />
                )}
              </Field>
            )}
            <div id={noteId} aria-live="polite" className="text-ink-muted">
              {choice?.note}
            </div>
          </div>
          {choice !== undefined && (
            <BulkForm
              key={choice.id}
              label={choice.label}
              submit={choice.submit}
              fields={choice.fields}
              validate={props.validate}
              searchRecords={props.searchRecords}
              onCancel={onClose}
              onSubmit={async (entered) => {
                const [first] = choice.fields;
                const isEmpty = Object.keys(entered).length === 0;
                if (first !== undefined && isEmpty && choice.mayBeEmpty !== true) {
                  return [{ field: first.name, message: bulkActionsMessages.enterOrClear }];
                }
                return props.onSubmit(choice, entered);
              }}
            />
          )}
        </>
      ) : (
        <DialogBody className="pb-5">
          <BulkStatusNotice status={status} />
        </DialogBody>
      )}
    </TaskDialog>
  );
}
