import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody } from '../../components/dialog/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import type { FieldDescriptor, FormError } from '../../shapes/index.ts';
import { FieldChoice } from '../field-choice.tsx';
import type { RecordChanges } from '../record-form/index.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { type BulkStatus, BulkStatusNotice } from './bulk-status.tsx';
import { bulkActionsMessages } from './messages.ts';

/** What is edited in many records: a field, or all fields of a reference. */
export interface BulkField {
  /** Unique among them. */
  readonly name: string;
  readonly label: string;
  /** With `hasDefault` where they may be cleared. */
  readonly fields: readonly FieldDescriptor[];
}

export interface BulkEditDialogProps extends Pick<BulkFormProps, 'validate' | 'searchRecords'> {
  /** "Edit 15 work orders", which is the text of the button, too. */
  readonly title: string;
  readonly fields: readonly BulkField[];
  /** Replaces the form: there is no field. */
  readonly status?: BulkStatus;
  /** Resolves with errors, or with nothing when the dialog can close. The message of a rejection is shown. */
  readonly onSubmit: (
    chosen: readonly BulkField[],
    entered: RecordChanges,
  ) => Promise<readonly FormError[] | undefined | void>;
  /** Called while `onSubmit` is under way too. */
  readonly onClose: () => void;
}

/** Asks which fields to edit, and for their values, once for many records. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { title, fields, status, onSubmit, onClose } = props;
  const [chosen, setChosen] = useState<readonly BulkField[]>([]);
  const last = chosen.at(-1);
  const taken = chosen.flatMap((each) => each.fields.map(({ name }) => name));
  // Two references may share a field, which has one value.
  const left = fields.filter((each) => !each.fields.some(({ name }) => taken.includes(name)));
  const add = (field: BulkField) => setChosen([...chosen, field]);

  return (
    <TaskDialog data-slot="bulk-edit-dialog" title={title} onClose={onClose}>
      {status !== undefined || last === undefined ? (
        <DialogBody className="pb-5">
          {status === undefined ? (
            <FieldChoice fields={left} onSelect={add} />
          ) : (
            <BulkStatusNotice status={status} />
          )}
        </DialogBody>
      ) : (
        <BulkForm
          label={title}
          submit={title}
          fields={chosen.flatMap((each) => each.fields)}
          focusField={last.fields[0]?.name}
          notice={
            <ChosenFields chosen={chosen} left={left} onAdd={add} onChosenChange={setChosen} />
          }
          validate={props.validate}
          searchRecords={props.searchRecords}
          onCancel={onClose}
          onSubmit={async (entered) => {
            const empty = chosen.filter(
              (each) => !each.fields.some(({ name }) => Object.hasOwn(entered, name)),
            );
            if (empty.length === 0) return onSubmit(chosen, entered);
            const message = bulkActionsMessages.enterOrClear;
            return empty.map((each) => ({ field: each.fields[0]?.name, message }));
          }}
        />
      )}
    </TaskDialog>
  );
}

interface ChosenFieldsProps {
  readonly chosen: readonly BulkField[];
  readonly left: readonly BulkField[];
  readonly onAdd: (field: BulkField) => void;
  readonly onChosenChange: (chosen: readonly BulkField[]) => void;
}

/** The chosen fields, each of which can be left out again, and one more to choose. */
function ChosenFields({ chosen, left, onAdd, onChosenChange }: ChosenFieldsProps) {
  const [open, setOpen] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const picked = useRef<BulkField>(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={bulkActionsMessages.fields} className="contents">
        {chosen.map((field) => (
          <li key={field.name} className="contents">
            <Button
              size="small"
              end={<X aria-hidden="true" />}
              aria-label={bulkActionsMessages.leaveOut({ field: field.label })}
              onClick={() => {
                adding.current?.focus();
                onChosenChange(chosen.filter((each) => each !== field));
              }}
            >
              {field.label}
            </Button>
          </li>
        ))}
      </ul>
      <Popover modal open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            ref={adding}
            size="small"
            variant="ghost"
            start={<Plus aria-hidden="true" />}
            disabledReason={left.length === 0 ? bulkActionsMessages.allChosen : undefined}
          >
            {bulkActionsMessages.addField}
          </Button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={bulkActionsMessages.addField}
          className="w-80"
          onCloseAutoFocus={(event) => {
            const field = picked.current;
            if (field === undefined) return;
            // Only now: its input takes the focus, which an open popover would take back.
            event.preventDefault();
            picked.current = undefined;
            onAdd(field);
          }}
        >
          <FieldChoice
            fields={left}
            onSelect={(field) => {
              picked.current = field;
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </div>
  );
}
