import { entityName } from '@ninefold/specification';
import { formatList } from '@ninefold/messages';
import { type BulkChoice, BulkFormDialog } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FormError } from '@ninefold/ui/shapes';
import { enteredValues, formFields, recordCheck } from '../../descriptors/index.ts';
import { useRecordSearch } from '../../record/record-actions/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { reasonsOf, splitByRejection } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';
import {
  fieldsToRead,
  type StepChoice,
  stepChoices,
  stepTask,
  stateFields,
  stateLabel,
} from './step-choices.ts';
import { useQuestion } from './use-question.tsx';
import { useReadRecords } from './use-read-records.ts';

/** A record that isn't known: each is judged with its own values before it is written. */
const anyRecord = { values: {} };

/** Offers the transitions that some of the selected records can take, and takes one. */
export function ChangeStatus({ selected, onStart, onClose }: BulkDialogProps) {
  const { entity, count } = selected;
  const { loaded, roles, acting } = useScreen();
  const { specification } = loaded;
  const asked = askedOf({ loaded, acting });
  const states = stateFields(specification, entity);
  const { records = [], status } = useReadRecords(selected, fieldsToRead(asked, entity));
  const { ask, dialog } = useQuestion();
  const name = entityName(entity);
  const fields = formFields(specification, entity, { mode: 'move', roles });
  const context = { asked, entity, fields };
  const steps = stepChoices(context, records);
  const total = records.length;
  const known = status === undefined ? { count: total, exact: true } : count;

  const noteOf = ({ able, unable, refused, field }: StepChoice) => {
    if (able.length === total) return undefined;
    const which = [...unable].map(([from, count]) =>
      bulkScreenMessages.stayIn({ count, status: stateLabel(states, field, from) }),
    );
    return (
      <>
        <p>{bulkScreenMessages.canTake({ ...name, count: able.length, total })}</p>
        {which.length > 0 && <p>{bulkScreenMessages.staying({ which: formatList(which) })}</p>}
        {reasonsOf(entity, [...refused.keys()], {
          rejection: (record) => refused.get(record),
        }).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </>
    );
  };
  const choices = steps.map((step, index): BulkChoice => {
    const { label, able, missing } = step;
    return {
      id: String(index),
      label:
        able.length === total
          ? label
          : bulkScreenMessages.stepOf({ step: label, count: able.length, total }),
      fields: missing.flatMap((each) => {
        const field = fields.find((one) => one.name === each);
        return field === undefined ? [] : [{ ...field, required: true, hasDefault: false }];
      }),
      note: noteOf(step),
      submit: label,
    };
  });

  async function submit(
    { id }: BulkChoice,
    entered: RecordChanges,
  ): Promise<readonly FormError[] | undefined> {
    const step = steps[Number(id)];
    if (step === undefined) return undefined;
    const task = stepTask(context, step, enteredValues(entity, entered));
    const { able, unable } = splitByRejection(records, task);
    // The others are said where the step is chosen.
    const reasons = reasonsOf(entity, splitByRejection(step.able, task).unable, task);
    if (able.length === 0)
      return (reasons.length > 0 ? reasons : [...step.refused.values()]).map((message) => ({
        message,
      }));
    const title = bulkScreenMessages.changeSome({ ...name, count: able.length, total });
    const question = { title, notes: reasons, action: step.label };
    if (reasons.length > 0 && !(await ask(question))) return undefined;
    onClose();
    onStart(
      task,
      able,
      unable.map((record) => record.id),
    );
    return undefined;
  }

  return (
    <>
      <BulkFormDialog
        title={
          known?.exact === true
            ? bulkScreenMessages.statusTitle({ ...name, count: known.count })
            : bulkScreenMessages.statusAll(name)
        }
        choiceLabel={bulkScreenMessages.step}
        placeholder={bulkScreenMessages.chooseStep}
        choices={choices}
        status={
          status ??
          (choices.length === 0
            ? { kind: 'none', message: bulkScreenMessages.noSteps(name) }
            : undefined)
        }
        validate={recordCheck(asked, entity, anyRecord)}
        searchRecords={useRecordSearch(entity)}
        onSubmit={submit}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}
