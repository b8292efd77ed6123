import type { RecordRow } from '@ninefold/data/records';
import { mergeChange } from '@ninefold/data/records/change';
import { formatList } from '@ninefold/messages';
import { unsavedBy, type WriteResult } from '@ninefold/records/writes';
import { type Entity, entityLabel, entityName } from '@ninefold/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { useToast } from '@ninefold/ui/components/toast';
import { ChangedMeanwhile } from '@ninefold/ui/patterns/edit-conflict';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  draftQuestionMessages,
  DraftNotice,
  type StoredDraft,
  useDirtyGuard,
  useDraft,
} from '../drafts/index.ts';
import { deferred } from '../deferred/index.tsx';
import { useFormFiles } from '../files/index.ts';
import { useKeepChange } from '../offline/index.ts';
import type { WaitingNoticeProps } from '../offline/index.ts';
import { useCancelForm } from './use-cancel-form.ts';
import { useCollisions } from './use-collisions.ts';
import { useChildRows } from './use-child-rows.tsx';
import { DraftWithoutRecord } from './draft-without-record.tsx';
import { useFormFields } from './use-form-fields.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useMergingSave } from './use-merging-save.tsx';
import { useOpenedRecord } from './use-opened-record.ts';
import { afterWrite, failureOf, useWriteRejection } from '../errors/index.ts';
import { useLiveRecord } from '../live-table/index.ts';
import { Presence } from '../record/presence/index.tsx';
import { useRecordPickers } from './use-record-pickers.tsx';
import { useRecordSource } from '../screen-context/index.ts';
import { useLeaveForm } from '../navigation-history/index.ts';
import { useNeighbours } from '../record/neighbours/index.ts';
import { useUndo } from '../undo/index.ts';
import { editAddress, recordAddress, recordId } from '../addresses/index.ts';
import { enteredValues, recentField } from '../descriptors/index.ts';
import { recordQuery } from '../queries/index.ts';
import { entityScreen, type EntityScreenProps } from '../failures/entity-screen/index.ts';
import { failureNotice } from '../failures/index.ts';
import { editScreenMessages } from './messages.ts';
import { RequirePermission } from './require-permission.tsx';

const WaitingNotice = deferred<'WaitingNotice', WaitingNoticeProps>(
  () => import('../offline/waiting.ts'),
  'WaitingNotice',
);

export const EditScreen = entityScreen(({ entity }) => {
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  // Each record has its own draft.
  return <EditRecord key={id} entity={entity} id={id} />;
});

function EditRecord({ entity, id }: EntityScreenProps & { readonly id: string }) {
  const source = useRecordSource();
  const record = useQuery(recordQuery(source, entity, id));
  const draft = useDraft();
  const links = useInitialLinks(entity, draft.restored?.changes ?? {});
  useLiveRecord(source, entity, id);
  const title =
    record.data === undefined
      ? editScreenMessages.titleWhileLoading(entityName(entity))
      : editScreenMessages.title({ title: record.data.title });
  const failure = failureNotice(record, entity);
  if (failure !== undefined && record.data === undefined) {
    // One that isn't found has the heading of any page that isn't.
    const isGone = record.error !== null && failureOf(record.error).kind === 'not found';
    return (
      <>
        {!isGone && <title>{title}</title>}
        {!isGone && <PageHeader title={title} description={entityLabel(entity)} />}
        <DraftWithoutRecord entity={entity} draft={draft} />
        {failure}
      </>
    );
  }
  return (
    <RequirePermission
      // Without the record it may seem to be allowed.
      key={record.data === undefined ? 'loading' : 'loaded'}
      entity={entity}
      action="update"
      record={record.data}
    >
      <title>{title}</title>
      <PageHeader title={title} description={entityLabel(entity)} />
      {record.data === undefined || links === undefined ? (
        <FormSkeleton />
      ) : (
        <ChangeForm
          key={`${record.data.id} ${draft.restored === undefined ? '' : 'restored'}`}
          entity={entity}
          row={record.data}
          links={links}
          draft={draft}
        />
      )}
    </RequirePermission>
  );
}

/** Placeholder for a form while its record is loading. */
function FormSkeleton() {
  return (
    <Loading className="grid max-w-2xl gap-5 px-4 py-2 sm:px-6">
      {[24, 16, 28, 20, 12, 24].map((width, index) => (
        <span key={index} className="grid gap-2">
          <Skeleton style={{ width: `${width / 4}rem` }} />
          <Skeleton shape="block" />
        </span>
      ))}
    </Loading>
  );
}

interface ChangeFormProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  /** The labels of the references in the restored draft. */
  readonly links: NonNullable<ReturnType<typeof useInitialLinks>>;
  readonly draft: StoredDraft;
}

function ChangeForm({ entity, row, links, draft }: ChangeFormProps) {
  const { restored } = draft;
  const toast = useToast();
  const { fields: all, validate } = useFormFields(entity, row);
  const files = useFormFiles(entity, all, row);
  const { fields } = files;
  const isKept = draft.isKept && !files.isKeeping;
  const guard = useDirtyGuard(draft.end, isKept ? draftQuestionMessages : undefined);
  const leave = useLeaveForm();
  const cancel = useCancelForm();
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
  const goOn = useNeighbours(entity, row.id, editAddress)?.onNext;
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
  async function keptOffline(
    changes: RecordChanges,
    goOn: (row: RecordRow) => Promise<void>,
  ): Promise<boolean> {
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
    await goOn(row);
    return true;
  }

  async function change(
    changes: RecordChanges,
    goOn: (changed: RecordRow) => Promise<void> = ({ id }) => leave(recordAddress(entity, id)),
  ) {
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
        await goOn(saved);
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

  async function saveAndGoOn(changes: RecordChanges, onNext: () => Promise<void>) {
    if (Object.keys(changes).length > 0 || form.rows?.dirty === true) {
      return change(changes, onNext);
    }
    guard.release();
    await onNext();
    return undefined;
  }

  return (
    <>
      <RecordForm
        label={editScreenMessages.title({ title: row.title })}
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
        {...pickers.props}
        collisions={collisions}
        texts={{ submitAnother: editScreenMessages.saveAndNext }}
        onSubmit={(changes) => change(changes)}
        onSubmitAnother={goOn && ((changes) => saveAndGoOn(changes, goOn))}
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
        onCancel={() => cancel(recordAddress(entity, row.id))}
      />
      {pickers.dialog}
      {dialog}
      {guard.dialog}
    </>
  );
}
