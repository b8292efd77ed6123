import { RecordConflict, type RecordRow } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import { type Entity, entityLabel, entityName } from '@ninefold/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { useToast } from '@ninefold/ui/components/toast';
import { EditConflict } from '@ninefold/ui/patterns/edit-conflict';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import {
  DraftNotice,
  type StoredDraft,
  useDirtyGuard,
  useDraft,
} from '../unsaved-changes/index.ts';
import { useChildRows } from './use-child-rows.tsx';
import { useFormFields } from './use-form-fields.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useWriteRejection } from '../errors/index.ts';
import { useRecordPickers } from './use-record-pickers.tsx';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { useLeaveForm } from '../navigation-history/index.ts';
import { useNeighbours } from '../neighbours/index.ts';
import { useUndo } from '../undo/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { editAddress, recordAddress, recordId } from '../addresses/index.ts';
import { changedFields, enteredValues } from '../descriptors/index.ts';
import { recordKey, recordQuery, recordsChanged } from '../queries/index.ts';
import { entityScreen, type EntityScreenProps } from '../entity-screen/index.ts';
import { failureNotice } from '../failures/index.ts';
import { editScreenMessages } from './messages.ts';
import { RequirePermission } from './require-permission.tsx';

export const EditScreen = entityScreen(({ entity }) => (
  <RequirePermission entity={entity} action="update">
    <EditForm entity={entity} />
  </RequirePermission>
));

function EditForm({ entity }: EntityScreenProps) {
  const source = useRecordSource();
  const { id: segment = '' } = useParams({ strict: false });
  const id = recordId(segment);
  const record = useQuery(recordQuery(source, entity, id));
  const draft = useDraft();
  const links = useInitialLinks(entity, draft.restored?.changes ?? {});
  const title =
    record.data === undefined
      ? editScreenMessages.titleWhileLoading(entityName(entity))
      : editScreenMessages.title({ title: record.data.title });
  const failure = failureNotice(record, entity);
  if (failure !== undefined && record.data === undefined) return failure;
  return (
    <>
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
    </>
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

interface Conflict {
  readonly error: RecordConflict;
  /** The record as the form showed it. */
  readonly opened: RecordRow;
  /** The form shows the current values. */
  readonly loaded: boolean;
}

interface ChangeFormProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  /** The labels of the references in the restored draft. */
  readonly links: NonNullable<ReturnType<typeof useInitialLinks>>;
  readonly draft: StoredDraft;
}

function ChangeForm({ entity, row: latest, links, draft }: ChangeFormProps) {
  const { restored } = draft;
  const { application } = useScreen();
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const guard = useDirtyGuard(draft.clear);
  const leave = useLeaveForm();
  const { setDirty } = guard;
  // The record as the form shows it, which a save must find unchanged.
  const [row, setRow] = useState(restored?.row ?? latest);
  const [isEdited, setEdited] = useState(false);
  const [sending] = useState(recordChange);
  const [conflict, setConflict] = useState<Conflict>();
  // Once something is edited, the form keeps to the record that was edited.
  const keepsRow = isEdited || restored !== undefined || conflict !== undefined;
  if (row !== latest && !keepsRow) setRow(latest);
  const onDirtyChange = useCallback(
    (isDirty: boolean) => {
      setDirty(isDirty);
      setEdited(isDirty);
    },
    [setDirty],
  );
  const refusal = useWriteRejection(entity, editScreenMessages.failed({ title: row.title }));
  const undo = useUndo(entity);
  const goOn = useNeighbours(entity, row.id, editAddress)?.onNext;
  const pickers = useRecordPickers(entity);
  const { fields, validate } = useFormFields(entity, row);
  const form = useChildRows(entity, row);

  async function change(
    changes: RecordChanges,
    goOn: (changed: RecordRow) => Promise<void> = ({ id }) => leave(recordAddress(entity, id)),
  ) {
    try {
      const values = enteredValues(entity, changes);
      const changed = await whileSignedIn(application, () => form.change({ sending, row, values }));
      guard.release();
      await recordsChanged(queries);
      await goOn(changed);
      toast.show({
        tone: 'success',
        title: editScreenMessages.saved({ title: changed.title }),
        // Undoing would leave the rows as they are.
        ...(form.rows?.dirty !== true && {
          action: await undo.ofChange(row, changed, Object.keys(values)),
        }),
      });
      return undefined;
    } catch (error) {
      if (error instanceof RecordConflict) {
        setConflict({ error, opened: row, loaded: false });
        queries.setQueryData(recordKey(entity, row.id), error.current);
      }
      return form.rejected(error) ?? refusal.of(error);
    }
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
        onDraftChange={(changes) => draft.store({ changes, row })}
        validate={validate}
        {...pickers.props}
        texts={{ submitAnother: editScreenMessages.saveAndNext }}
        onSubmit={(changes) => change(changes)}
        onSubmitAnother={goOn && ((changes) => saveAndGoOn(changes, goOn))}
        rows={form.rows}
        onDirtyChange={onDirtyChange}
        notice={
          <>
            {restored && <DraftNotice guard={guard} draft={draft} />}
            {conflict && (
              <EditConflict
                fields={changedFields(fields, conflict.error)}
                opened={conflict.opened}
                current={conflict.error.current}
                loaded={conflict.loaded}
                onLoadCurrent={() => {
                  setRow(conflict.error.current);
                  setConflict({ ...conflict, loaded: true });
                }}
              />
            )}
          </>
        }
        onCancel={() => router.history.back()}
      />
      {pickers.dialog}
      {guard.dialog}
    </>
  );
}
