import type { RecordRow } from '@ninefold/data/records';
import { mergeChange } from '@ninefold/data/records/change';
import { formatList } from '@ninefold/messages';
import { unsavedBy, type WriteResult } from '@ninefold/records/writes';
import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { ChangedMeanwhile } from '@ninefold/ui/patterns/edit-conflict';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { touched, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import { useCallback } from 'react';
import { editAddress } from '../addresses/index.ts';
import { afterWrite, deferred, failureOf, useWriteRejection } from '../application/index.ts';
import { enteredValues, fieldsNamed, recentField } from '../descriptors/index.ts';
import {
  draftQuestionMessages,
  DraftNotice,
  type StoredDraft,
  useDirtyGuard,
} from '../kept-work/drafts/index.ts';
import { useFormFiles } from '../files/index.ts';
import { useKeepChange, type WaitingNoticeProps } from '../kept-work/offline/index.ts';
import { Presence } from '../record/presence/index.tsx';
import { useUndo } from '../changes/index.ts';
import { editScreenMessages } from './messages.ts';
import { useChildRows } from './use-child-rows.tsx';
import { useCollisions } from './use-collisions.ts';
import { useFormFields } from './use-form-fields.ts';
import type { useInitialLinks } from './use-initial-links.ts';
import { useMergingSave } from './use-merging-save.tsx';
import { useOpenedRecord } from './use-opened-record.ts';
import { useRecordPickers } from './use-record-pickers.tsx';

const WaitingNotice = deferred<'WaitingNotice', WaitingNoticeProps>(
  () => import('../kept-work/offline/waiting.ts'),
  'WaitingNotice',
);

/** `kept`: the device is offline, and the changes are saved later. */
export type EditOutcome = 'saved' | 'kept';

type GoOn = (row: RecordRow, outcome: EditOutcome) => Promise<void>;

export interface EditFormProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  /** Names of the fields that it asks for; all when left out. */
  readonly names?: readonly string[] | undefined;
  /** The name of the field that takes the focus when it opens. */
  readonly focusField?: string | undefined;
  /** Tells its draft from those of other forms on the same screen, of which it is a part. */
  readonly part?: string | undefined;
  /** The labels of the references in the restored draft. */
  readonly links: NonNullable<ReturnType<typeof useInitialLinks>>;
  readonly draft: StoredDraft;
  /** The form's accessible name; says what is edited when left out. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onSaved: GoOn;
  /** Goes on to the next record, where there is one. */
  readonly onNext?: (() => Promise<void>) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** The form itself, once the record and the draft are known. */
export function EditForm(props: EditFormProps) {
  const { entity, row, names, part, links, draft, onSaved, onNext } = props;
  const { restored } = draft;
  const toast = useToast();
  const isTouched = useMediaQuery(touched);
  const { fields: all, validate, compute } = useFormFields(entity, row);
  const files = useFormFiles(entity, all, row);
  const fields = fieldsNamed(files.fields, names);
  const isKept = draft.isKept && !files.isKeeping;
  const question = isKept ? draftQuestionMessages : undefined;
  const guard = useDirtyGuard(draft.end, question, part !== undefined);
  const { setDirty } = guard;
  const { opened, setEdited, noteChanges, valuesBefore, rowOfDraft } = useOpenedRecord(
    row,
    restored,
  );
  const onDirtyChange = useCallback(
    (isDirty: boolean) => {
      setDirty(isDirty);
      setEdited(isDirty);
    },
    [setDirty, setEdited],
  );
  const refusal = useWriteRejection(entity, editScreenMessages.failed({ title: row.title }));
  const undo = useUndo(entity);
  const pickers = useRecordPickers(entity);
  const collisions = useCollisions(entity, row);
  const form = useChildRows(entity, draft, row);
  const areRowsDirty = form.rows?.dirty === true;
  const { save, dialog } = useMergingSave(entity, {
    row,
    opened,
    fields,
    change: form.change,
    hasMore: areRowsDirty,
    onSaved: guard.release,
  });

  /** Returns the fields that others have changed since the form was opened. */
  const changedByOthers = (current: RecordRow, own: RecordRow['values'] = {}) => {
    const { theirs } = mergeChange(entity, opened.values, current.values, own);
    const recent = recentField(entity);
    return fields.filter(
      ({ name }) =>
        theirs.includes(name) && !(recent?.by === 'update' && recent.field.name === name),
    );
  };
  const changed = changedByOthers(row);
  const keepChange = useKeepChange(entity);

  /** Keeps the changes while the device is offline. Rows of other records and files can't wait. */
  async function keptOffline(changes: RecordChanges, goOn: GoOn): Promise<boolean> {
    const labels = fields.flatMap(({ name, label }) => (Object.hasOwn(changes, name) ? label : []));
    const isKept =
      !areRowsDirty &&
      !files.isKeeping &&
      (await keepChange({
        kind: 'edit',
        title: row.title,
        summary: formatList(labels),
        address: editAddress(entity, row.id),
        changes,
        values: enteredValues(entity, changes),
        row: { ...row, values: valuesBefore() },
      }));
    if (!isKept) return false;
    guard.release();
    await goOn(row, 'kept');
    return true;
  }

  async function change(changes: RecordChanges, goOn: GoOn) {
    if (await keptOffline(changes, goOn)) return undefined;
    let entered = changes;
    let done: WriteResult;
    try {
      entered = await files.upload(changes);
      done = await save(valuesBefore(), entered);
    } catch (error) {
      done = unsavedBy(error);
    }
    if (done.status !== 'saved') {
      const { error } = done;
      if (error === undefined) return [{ message: editScreenMessages.notSaved }];
      const { kind } = failureOf(error);
      if (kind === 'offline' && (await keptOffline(changes, goOn))) return undefined;
      if (done.status === 'tried') {
        refusal.of(error);
        return null;
      }
      const isGone = kind === 'not found';
      return (
        files.rejected(error) ??
        form.rejected(error) ??
        refusal.of(error, false, isGone ? editScreenMessages.gone : undefined)
      );
    }
    const { before = row, values, isRefreshed } = done;
    const saved = done.record ?? before;
    const others = changedByOthers(before, values);
    const isWritten = Object.keys(values).length > 0;
    const hasReplaced = files.saved(entered, before);
    const description = await afterWrite(
      async () => {
        await goOn(saved, 'saved');
        return isRefreshed;
      },
      isWritten && others.length > 0
        ? editScreenMessages.alsoChanged({ fields: formatList(others.map(({ label }) => label)) })
        : undefined,
    );
    toast.show({
      tone: 'success',
      title: editScreenMessages[isWritten || areRowsDirty ? 'saved' : 'sameAlready']({
        title: saved.title,
      }),
      description,
      // Undoing would leave the rows as they are, and a replaced file is gone.
      action:
        isWritten && !areRowsDirty && !hasReplaced
          ? await undo.ofChange(before, saved, Object.keys(values))
          : undefined,
    });
    return undefined;
  }

  async function saveAndGoOn(changes: RecordChanges, goOn: () => Promise<void>) {
    if (Object.keys(changes).length > 0 || areRowsDirty) return change(changes, goOn);
    guard.release();
    await goOn();
    return undefined;
  }

  return (
    <>
      <RecordForm
        label={props.label ?? editScreenMessages.title({ title: row.title })}
        mode="change"
        fields={fields}
        initial={row.values}
        links={{ ...row.links, ...links }}
        draft={restored?.changes}
        onDraftChange={(changes) => {
          noteChanges(changes);
          draft.store({ ...files.draftOf(changes), row: rowOfDraft() });
        }}
        validate={validate}
        compute={compute}
        {...pickers.props}
        collisions={collisions}
        texts={{ submitAnother: editScreenMessages.saveAndNext }}
        focusFirst={part === undefined && !isTouched}
        focusField={props.focusField}
        className={props.className}
        onSubmit={(changes) => change(changes, onSaved)}
        onSubmitAnother={onNext && ((changes) => saveAndGoOn(changes, onNext))}
        rows={form.rows}
        onDirtyChange={onDirtyChange}
        notice={
          <>
            <Presence entity={entity} id={row.id} className="text-md text-ink-muted" />
            <WaitingNotice entity={entity} id={row.id} />
            <DraftNotice guard={guard} draft={draft} fields={fields} />
            {changed.length > 0 && (
              <ChangedMeanwhile fields={changed} opened={opened} current={row} />
            )}
          </>
        }
        onCancel={props.onCancel}
      />
      {pickers.dialog}
      {dialog}
      {guard.dialog}
    </>
  );
}
