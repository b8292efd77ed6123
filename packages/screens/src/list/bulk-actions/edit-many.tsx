import { type FieldValue, optionsById, type RecordValues, writeKey } from '@ninefold/data/records';
import { readMany, type ReadRecord } from '@ninefold/data/records/bulk';
import { undoOf } from '@ninefold/records/many';
import { type Asked, permissionOn } from '@ninefold/rules/permissions';
import { decidingFields } from '@ninefold/rules/records';
import { type Entity, entityName, fieldOf, referenceShownAt } from '@ninefold/specification';
import { DescriptionItem, DescriptionList } from '@ninefold/ui/components/description-list';
import { FieldDisplay } from '@ninefold/ui/fields';
import { BulkEditDialog, type BulkField } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FormError, RecordRow } from '@ninefold/ui/shapes';
import { useEffect, useRef } from 'react';
import { enteredValues, refusalOf } from '../../descriptors/index.ts';
import { formErrors, whileSignedIn } from '../../application/index.ts';
import { fileFields } from '../../files/index.ts';
import { useFormFields } from '../../form/index.ts';
import { disabledReasonOf, useRecordSearch } from '../../record/record-actions/index.ts';
import { askedOf, useRecordSource, useScreen } from '../../screen-context/index.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { type JudgedTask, reasonsOf, splitByRejection } from './bulk-task.ts';
import { editChoices } from './edit-choices.ts';
import { bulkScreenMessages } from './messages.ts';
import { useQuestion } from './use-question.tsx';

/** Editing more records than this needs a second confirmation. */
const mostUnasked = 100;

/** A record that isn't known: fields that only some records let people edit are editable. */
const anyRecord: RecordRow = { id: '', title: '', values: {}, links: {} };

/** Asks for fields and their values, and sets them in many records. */
export function EditMany({ selected, onStart, onClose }: BulkDialogProps) {
  const { entity, which, count } = selected;
  const { application, loaded, acting } = useScreen();
  const source = useRecordSource();
  const { fields, validate } = useFormFields(entity, anyRecord);
  const files = fileFields(entity).map(({ field }) => field.name);
  const withoutFiles = fields.filter(({ name }) => !files.includes(name));
  const { ask, dialog } = useQuestion();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const name = entityName(entity);
  const isAll = which.kind === 'all matching';
  const title =
    count?.exact === true
      ? bulkScreenMessages.editTitle({ ...name, count: count.count })
      : bulkScreenMessages.editAll(name);
  const choices = editChoices(loaded.specification, entity, withoutFiles);

  async function submit(
    chosen: readonly BulkField[],
    entered: RecordChanges,
  ): Promise<readonly FormError[] | undefined> {
    const values = enteredValues(entity, entered);
    const task = editTask(askedOf({ loaded, acting }), entity, values);
    const abort = new AbortController();
    reading.current = abort;
    let records: readonly ReadRecord[];
    try {
      const options = { fields: task.fields, signal: abort.signal };
      ({ records } = await whileSignedIn(application, () =>
        readMany(source, entity, which, options),
      ));
    } catch (error) {
      return abort.signal.aborted ? undefined : formErrors(error, entity);
    }
    const { able, unable } = splitByRejection(records, task);
    if (able.length === 0) {
      const gone = bulkScreenMessages.gone({ ...name, count: records.length });
      const reasons = new Set(unable.map((record) => task.rejection(record) ?? ''));
      const messages = unable.length === 0 ? [gone] : [...reasons];
      return messages.map((message) => ({ field: chosen[0]?.fields[0]?.name, message }));
    }
    const reasons = reasonsOf(entity, unable, task);
    if (isAll || able.length > mostUnasked || reasons.length > 0) {
      const isConfirmed = await ask({
        title: bulkScreenMessages.editQuestion({ ...name, count: able.length }),
        notes: reasons,
        details: await shownValues(chosen, values),
        action: bulkScreenMessages.edit,
      });
      if (!isConfirmed) return undefined;
    }
    onClose();
    onStart(
      task,
      able,
      unable.map(({ id }) => id),
    );
    return undefined;
  }

  /** Shows what was entered, as records show it. */
  async function shownValues(chosen: readonly BulkField[], values: RecordValues) {
    const items = chosen.map(async ({ name: key, label, fields }) => {
      const shown = fields.find((each) => each.reference !== undefined) ?? fields[0];
      const value = shown === undefined ? null : (values[shown.name] ?? null);
      if (shown === undefined || value === null) {
        return { key, label, value: bulkScreenMessages.cleared };
      }
      const reference = referenceShownAt(entity, shown.name);
      const id = reference && writeKey(reference.fields.map((each) => textOf(values[each])));
      const [link] =
        reference === undefined || id === undefined
          ? []
          : await optionsById(source, reference, [id]).catch(() => []);
      return {
        key,
        label,
        value: <FieldDisplay field={shown} value={value} link={link} place="detail" />,
      };
    });
    return (
      <DescriptionList>
        {(await Promise.all(items)).map(({ key, label, value }) => (
          <DescriptionItem key={key} term={label}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    );
  }

  return (
    <>
      <BulkEditDialog
        title={title}
        fields={choices}
        status={
          choices.length === 0
            ? { kind: 'none', message: bulkScreenMessages.noFields(name) }
            : undefined
        }
        validate={validate}
        searchRecords={useRecordSearch(entity)}
        onSubmit={submit}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

/** Returns the task that sets fields to the same values. */
function editTask(asked: Asked, entity: Entity, values: RecordValues): JudgedTask {
  const names = Object.keys(values);
  const permissions = names.map((name) =>
    permissionOn(asked, 'update', entity, fieldOf(entity, name)),
  );
  return {
    kind: 'edit',
    fields: decidingFields(asked, entity, names),
    rejection: (record) =>
      permissions
        .map((permissionWith) => disabledReasonOf(permissionWith(record)))
        .find((reason) => reason !== undefined) ?? refusalOf(asked, entity, record, values),
    write: { operation: 'update', values: () => values },
    undo: (rows) =>
      undoOf(
        entity,
        rows.map(({ result }) => result),
      ),
  };
}

/** A value that a reference consists of, as keys are written. */
function textOf(value: FieldValue | undefined): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}
