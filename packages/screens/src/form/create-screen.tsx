import type { RecordRow } from '@ninefold/data/records';
import {
  CreationUncertain,
  type KeptCreation,
  recordCreation,
} from '@ninefold/data/records/creation';
import { formatList } from '@ninefold/messages';
import { saveNew, unsavedBy, type WriteResult } from '@ninefold/records/writes';
import { type Entity, entityId, entityName, entityPath } from '@ninefold/specification';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { useToast } from '@ninefold/ui/components/toast';
import { UnconfirmedSave } from '@ninefold/ui/patterns/unconfirmed-save';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import {
  draftQuestionMessages,
  DraftNotice,
  type StoredDraft,
  useDirtyGuard,
  useDraft,
} from '../drafts/index.ts';
import { useFormFiles } from '../files/index.ts';
import { useKeepChange } from '../offline/index.ts';
import { useCancelForm } from './use-cancel-form.ts';
import { useCollisions } from './use-collisions.ts';
import { useChildRows } from './use-child-rows.tsx';
import { useFormFields } from './use-form-fields.ts';
import { useCopiedRecord } from './use-copied-record.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useNextPosition } from './use-next-position.ts';
import { afterWrite, failureOf, useWriteRejection } from '../errors/index.ts';
import { useRecordPickers } from './use-record-pickers.tsx';
import { useScreen, useWrites } from '../screen-context/index.ts';
import { useLeaveForm, useVisitedAddresses } from '../navigation-history/index.ts';
import { recordAddress } from '../addresses/index.ts';
import { enteredValues, readableFields } from '../descriptors/index.ts';
import { parentAddress } from './parent-address.ts';
import { useStartValues } from './use-start-values.ts';
import { relatedChanged } from '../queries/index.ts';
import { useTenantValues } from './use-tenant-values.ts';
import { entityScreen, type EntityScreenProps } from '../failures/entity-screen/index.ts';
import { createScreenMessages } from './messages.ts';
import { RequirePermission } from './require-permission.tsx';

export const CreateScreen = entityScreen(({ entity }) => (
  <RequirePermission entity={entity} action="insert">
    <NewRecord entity={entity} />
  </RequirePermission>
));

function NewRecord({ entity }: EntityScreenProps) {
  const given = useAddressValues(entity);
  const copied = useCopiedRecord(entity);
  const draft = useDraft();
  const { restored } = draft;
  const tenant = useTenantValues(entity);
  const start = useStartValues(entity, tenant);
  const entered = useMemo(
    () => ({ ...start, ...given, ...restored?.changes }),
    [start, given, restored],
  );
  const links = useInitialLinks(entity, entered);
  const nextPosition = useNextPosition(entity);
  const first = useQuery({
    queryKey: ['next position', entityId(entity), tenant, given],
    queryFn: () => nextPosition({ ...tenant, ...given }),
    enabled: tenant !== undefined,
    networkMode: 'always',
    // Looked up for each new record, and never while its form is open.
    staleTime: Infinity,
    gcTime: 0,
  });
  // Without it the form still works: the position is typed.
  const firstPosition = first.isError ? {} : first.data;
  const [next, setNext] = useState<{ readonly count: number; readonly position: RecordChanges }>();
  const position = next?.position ?? firstPosition;
  const initial = useMemo(
    () => position && copied && { ...start, ...copied.values, ...given, ...position },
    [start, copied, given, position],
  );
  if (copied?.failure !== undefined) return copied.failure;
  const title = createScreenMessages.title(entityName(entity));

  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} description={entity.description.value} />
      {links !== undefined && initial !== undefined && copied !== undefined && (
        <CreateForm
          key={restored === undefined ? (next?.count ?? 0) : 'restored'}
          entity={entity}
          given={given}
          start={start}
          initial={initial}
          links={{ ...copied.links, ...links }}
          draft={draft}
          isNext={next !== undefined}
          onNext={async () => {
            const position = await nextPosition({ ...tenant, ...given }).catch(() => ({}));
            draft.discard();
            setNext((last) => ({ count: (last?.count ?? 0) + 1, position }));
          }}
        />
      )}
    </>
  );
}

interface CreateFormProps {
  readonly entity: Entity;
  /** Values that the address gives. */
  readonly given: Readonly<Record<string, string>>;
  /** Values that the team declares; those that the form leaves out are sent with the others. */
  readonly start: Readonly<Record<string, string>>;
  /** Values that the form starts with. */
  readonly initial: RecordChanges;
  readonly links: NonNullable<ReturnType<typeof useInitialLinks>>;
  readonly draft: StoredDraft;
  /** Another record was created right before. */
  readonly isNext: boolean;
  /** Starts the form of another record. */
  readonly onNext: () => Promise<void>;
}

function CreateForm(props: CreateFormProps) {
  const { entity, given, start, initial, links, draft, isNext, onNext } = props;
  const { loaded } = useScreen();
  const writes = useWrites();
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const leave = useLeaveForm();
  const cancel = useCancelForm();
  const visited = useVisitedAddresses();
  const [creation] = useState(() => recordCreation(draft.restored?.creation));
  const [uncertain, setUncertain] = useState<CreationUncertain>();
  const createsAnother = useRef(false);
  const nextPosition = useNextPosition(entity);
  const keepChange = useKeepChange(entity);
  const pickers = useRecordPickers(entity);
  const collisions = useCollisions(entity, undefined, start);
  const { fields: all, validate } = useFormFields(entity);
  const files = useFormFiles(entity, all);
  const { fields } = files;
  const isKept = draft.isKept && !files.isKeeping;
  const guard = useDirtyGuard(draft.end, isKept ? draftQuestionMessages : undefined);
  const form = useChildRows(entity, draft);
  const refusal = useWriteRejection(entity, createScreenMessages.failed(entityName(entity)));

  const isAsked = (name: string) => fields.some((field) => field.name === name && !field.readOnly);

  /** Keeps the new record while the device is offline. Rows of other records and files can't wait. */
  async function keptOffline(
    changes: RecordChanges,
    values: RecordRow['values'],
    goOn: (row: RecordRow | null) => Promise<void>,
  ): Promise<boolean> {
    const { pathname, searchStr } = router.state.location;
    const labels = fields.flatMap(({ name, label }) => (Object.hasOwn(changes, name) ? label : []));
    const isKept =
      form.rows?.dirty !== true &&
      !files.isKeeping &&
      (await keepChange({
        kind: 'create',
        title: createScreenMessages.title(entityName(entity)),
        summary: formatList(labels),
        address: pathname + searchStr,
        changes,
        values,
        creation: creation.kept(),
      }));
    if (!isKept) return false;
    guard.release();
    await goOn(null);
    return true;
  }

  async function create(changes: RecordChanges, goOn: (row: RecordRow | null) => Promise<void>) {
    const another = createsAnother.current;
    createsAnother.current = false;
    setUncertain(undefined);
    const unasked = Object.entries(start).filter(([name]) => !isAsked(name));
    const given = { ...Object.fromEntries(unasked), ...changes };
    const keep = () => keptOffline(changes, enteredValues(entity, given), goOn);
    if (await keep()) return undefined;
    // A page that is closed before the answer leaves it to the next one to look first.
    const onSend = (kept: KeptCreation) =>
      draft.store({ ...files.draftOf(changes), creation: kept });
    let entered = given;
    let saved: WriteResult;
    try {
      entered = await files.upload(given);
      const { create } = form;
      const values = enteredValues(entity, entered);
      const onSaved = () => {
        guard.release();
        files.saved(entered);
      };
      const options = { creation, another, onSend, create, onSaved, isJudged: true };
      saved = await saveNew(writes, entity, values, options);
    } catch (error) {
      saved = unsavedBy(error);
    }
    if (saved.status !== 'saved') {
      const { error } = saved;
      onSend(creation.kept());
      const isOffline = failureOf(error).kind === 'offline';
      if (isOffline && (await keep())) return undefined;
      if (error instanceof CreationUncertain) setUncertain(error);
      if (saved.status === 'tried') {
        refusal.of(error);
        return null;
      }
      return files.rejected(error) ?? form.rejected(error) ?? refusal.of(error);
    }
    const { record: row, isRefreshed } = saved;
    const description = await afterWrite(
      async () => {
        await goOn(row);
        return isRefreshed;
      },
      row === null ? createScreenMessages.unseen : undefined,
    );
    toast.show({
      tone: 'success',
      title:
        row === null
          ? createScreenMessages.createdUnseen(entityName(entity))
          : createScreenMessages.created({ title: row.title }),
      description,
    });
    return undefined;
  }

  async function leaveFor(row: RecordRow | null) {
    const address = row?.href === undefined ? entityPath(entity) : recordAddress(entity, row.id);
    const parent = parentAddress(entity, given, visited.previous());
    if (parent !== undefined) await relatedChanged(queries, writes.source.client, entity);
    await leave(parent ?? address, address);
  }

  return (
    <>
      <RecordForm
        label={createScreenMessages.title(entityName(entity))}
        mode="create"
        fields={fields}
        initial={initial}
        links={links}
        draft={draft.restored?.changes}
        onDraftChange={(changes) =>
          draft.store({ ...files.draftOf(changes), creation: creation.kept() })
        }
        validate={validate}
        {...pickers.props}
        collisions={collisions}
        suggest={(_field, values) => nextPosition(values)}
        focusFirst={isNext}
        onSubmit={(changes) => create(changes, leaveFor)}
        onSubmitAnother={(changes) => create(changes, onNext)}
        rows={form.rows}
        onDirtyChange={guard.setDirty}
        notice={
          <>
            <DraftNotice guard={guard} draft={draft} fields={fields} />
            {uncertain !== undefined && uncertain.candidates.length > 0 && (
              <UnconfirmedSave
                candidates={uncertain.candidates}
                createdAt={readableFields(loaded.specification, entity).find(
                  ({ name }) => name === uncertain.createdAt,
                )}
                onOpen={guard.release}
                onSaveNew={() => {
                  createsAnother.current = true;
                }}
              />
            )}
          </>
        }
        onCancel={() => cancel(entityPath(entity))}
      />
      {pickers.dialog}
      {guard.dialog}
    </>
  );
}

/** Values given in the address: `/data/visit/new?work_order_id=4811`. Others are left out. */
function useAddressValues(entity: Entity): Readonly<Record<string, string>> {
  const { searchStr } = useLocation();
  return useMemo(() => {
    const names = new Set(entity.fields.map((field) => field.name));
    return Object.fromEntries(
      [...new URLSearchParams(searchStr)].filter(([name]) => names.has(name)),
    );
  }, [entity, searchStr]);
}
