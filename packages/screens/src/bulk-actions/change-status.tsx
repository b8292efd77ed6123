import { entityName } from '@ninefold/specification';
import { formatList } from '@ninefold/messages';
import { type BulkChoice, BulkFormDialog } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { enteredValues, formFields, valueProblem } from '../descriptors/index.ts';
import { useRecordSearch } from '../record-actions/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { splitByRejection } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';
import {
  fieldsOfSteps,
  type StepChoice,
  stepChoices,
  stepTask,
  stateFields,
  stateLabel,
} from './step-choices.ts';
import { useReadRecords } from './use-read-records.ts';

/** Offers the transitions that some of the selected records can take, and takes one. */
export function ChangeStatus({ selected, onStart, onClose }: BulkDialogProps) {
  const { entity, count } = selected;
  const { loaded, roles } = useScreen();
  const { specification } = loaded;
  const asked = askedOf({ loaded, roles });
  const states = stateFields(specification, entity);
  const { records = [], status } = useReadRecords(selected, fieldsOfSteps(asked, entity));
  const name = entityName(entity);
  const fields = formFields(specification, entity, { mode: 'move', roles });
  const context = { asked, entity, fields };
  const steps = stepChoices(context, records);
  const total = records.length;
  const known = status === undefined ? { count: total, exact: true } : count;

  const noteOf = ({ able, unable, field }: StepChoice) => {
    if (able.length === total) return undefined;
    const which = [...unable].map(([from, count]) =>
      bulkScreenMessages.stayIn({ count, status: stateLabel(states, field, from) }),
    );
    return (
      <>
        <p>{bulkScreenMessages.canTake({ ...name, count: able.length, total })}</p>
        <p>{bulkScreenMessages.staying({ which: formatList(which) })}</p>
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

  async function submit({ id }: BulkChoice, entered: RecordChanges) {
    const step = steps[Number(id)];
    if (step === undefined) return;
    const task = stepTask(context, step, enteredValues(entity, entered));
    const { able, unable } = splitByRejection(records, task);
    onClose();
    onStart(
      task,
      able,
      unable.map((record) => record.id),
    );
  }

  return (
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
      validate={(field, text) => valueProblem(specification, entity, field, text)}
      searchRecords={useRecordSearch(entity)}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
