import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogFooter } from '../../components/dialog/index.ts';
import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { richText } from '../../rich-text.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import {
  ChangedValues,
  type RecordState,
  RecordValue,
  type RecordValueProps,
} from './changed-values.tsx';
import { TaskDialog } from '../task-dialog.tsx';
import { conflictDialogMessages } from './messages.ts';

/** Whose value of a field is kept. */
export type ConflictChoice = 'mine' | 'theirs';

export interface Collision {
  readonly field: FieldDescriptor;
  /** The reason the person's own value can't be saved now. */
  readonly problem?: string;
}

export interface ConflictDialogProps {
  /** The title of the record. */
  readonly title: string;
  /** The fields to choose a value for, in order. */
  readonly collisions: readonly Collision[];
  /** The fields that only others have changed. */
  readonly merged: readonly FieldDescriptor[];
  /** The record when it was opened, its current state, and the person's version. */
  readonly opened: RecordState;
  readonly theirs: RecordState;
  readonly mine: RecordState;
  /** Called once a value is chosen for each field, with the choices by field name. */
  readonly onSave: (choices: ReadonlyMap<string, ConflictChoice>) => void;
  readonly onCancel: () => void;
}

/** Asks whose values to keep, where two people have changed the same fields of a record. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, collisions, merged, opened, theirs, onSave, onCancel } = props;
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const id = useId();

  const choose = (names: readonly string[], choice: ConflictChoice) =>
    setChoices((before) => new Map([...before, ...names.map((name) => [name, choice] as const)]));
  const chooseAll = (choice: ConflictChoice) =>
    choose(
      collisions.map(({ field }) => field.name),
      choice,
    );
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = collisions.findIndex(({ field }) => !choices.has(field.name));
    if (missing === -1) {
      onSave(choices);
      return;
    }
    setChecked(true);
    document.getElementById(`${id}field${missing}`)?.focus();
  };

  return (
    <TaskDialog
      size="large"
      data-slot="conflict-dialog"
      title={conflictDialogMessages.title}
      description={conflictDialogMessages.text({ title })}
      onInteractOutside={(event) => event.preventDefault()}
      onClose={onCancel}
    >
      <form className="contents" noValidate onSubmit={save}>
        <DialogBody className="flex flex-col gap-5 pb-2">
          {collisions.length > 1 && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => chooseAll('mine')}>
                {conflictDialogMessages.allMine}
              </Button>
              <Button size="small" onClick={() => chooseAll('theirs')}>
                {conflictDialogMessages.allTheirs}
              </Button>
            </div>
          )}
          {collisions.map((collision, index) => (
            <Choice
              key={collision.field.name}
              {...props}
              collision={collision}
              controlId={`${id}field${index}`}
              value={choices.get(collision.field.name)}
              isChecked={isChecked}
              onChoose={(choice) => choose([collision.field.name], choice)}
            />
          ))}
          {merged.length > 0 && (
            <section aria-labelledby={`${id}merged`} className="border-t border-line pt-3">
              <h3 id={`${id}merged`} className="font-medium text-ink">
                {conflictDialogMessages.merged}
              </h3>
              <ChangedValues fields={merged} opened={opened} current={theirs} className="mt-2" />
            </section>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>{conflictDialogMessages.cancel}</Button>
          <Button type="submit" variant="primary">
            {conflictDialogMessages.save}
          </Button>
        </DialogFooter>
      </form>
    </TaskDialog>
  );
}

interface ChoiceProps extends Pick<ConflictDialogProps, 'opened' | 'theirs' | 'mine'> {
  readonly collision: Collision;
  readonly controlId: string;
  readonly value: ConflictChoice | undefined;
  /** A choice that is missing is an error by now. */
  readonly isChecked: boolean;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** The two values of one field, with the one that both have changed. */
function Choice(props: ChoiceProps) {
  const { collision, controlId, value, isChecked, onChoose, opened, theirs, mine } = props;
  const { field, problem } = collision;
  const missing =
    isChecked && value === undefined
      ? conflictDialogMessages.missing({ field: field.label })
      : undefined;
  return (
    <Field
      label={field.label}
      controlId={controlId}
      required
      error={missing ?? (value === 'theirs' ? undefined : problem)}
    >
      <div className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-subtle">
        {richText(
          conflictDialogMessages.opened.parts({
            value: <RecordValue field={field} of={opened} />,
          }),
        )}
      </div>
      <RadioGroup
        value={value ?? ''}
        onValueChange={(next) => onChoose(next === 'mine' ? 'mine' : 'theirs')}
        options={[
          {
            value: 'mine',
            label: conflictDialogMessages.mine,
            description: <Shown field={field} of={mine} />,
          },
          {
            value: 'theirs',
            label: conflictDialogMessages.theirs,
            description: <Shown field={field} of={theirs} />,
          },
        ]}
      />
    </Field>
  );
}

/** A value to choose, which counts for more than the word over it. */
function Shown(props: RecordValueProps) {
  return (
    <span className="text-base text-ink">
      <RecordValue {...props} />
    </span>
  );
}
