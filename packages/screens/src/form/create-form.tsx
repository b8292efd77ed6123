import type { RecordRow } from '@ninefold/data/records';
import {
  CreationUncertain,
  type KeptCreation,
  recordCreation,
} from '@ninefold/data/records/creation';
import { formatList } from '@ninefold/messages';
import { saveNew, unsavedBy, type WriteResult } from '@ninefold/records/writes';
import { createPath, type Entity, entityName } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { UnconfirmedSave } from '@ninefold/ui/patterns/unconfirmed-save';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  draftQuestionMessages,
  DraftNotice,
  type StoredDraft,
  useDirtyGuard,
} from '../kept-work/drafts/index.ts';
import { useFormFiles } from '../files/index.ts';
import { useKeepChange } from '../kept-work/offline/index.ts';
import { useCollisions } from './use-collisions.ts';
import { useChildRows } from './use-child-rows.tsx';
import { useFormFields } from './use-form-fields.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useNextPosition } from './use-next-position.ts';
import { afterWrite, failureOf, useWriteRejection } from '../application/index.ts';
import { useRecordPickers } from './use-record-pickers.tsx';
import { useScreen, useWrites } from '../screen-context/index.ts';
import { enteredValues, fieldsNamed, readableFields } from '../descriptors/index.ts';
import { createScreenMessages } from './messages.ts';

/** `kept`: the device is offline, and the record is created later. */
export type CreateOutcome = 'created' | 'kept';

type GoOn = NonNullable<NewRecordFormProps['onCreated']>;

export interface NewRecordFormProps {
  readonly entity: Entity;
  /** Values that fields start with. */
  readonly given: Readonly<Record<string, string>>;
  /** Values that are saved, whether the form asks for them or not. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Names of the fields that it asks for; all when left out. */
  readonly names?: readonly string[] | undefined;
  /** Tells its draft from those of other forms on the same screen, of which it is a part. */
  readonly part?: string | undefined;
  /** The form's accessible name; says what is created when left out. */
  readonly label?: string;
  readonly className?: string;
  /**
   * Called with the new record, or null where the person can't see it or it is kept until there is a connection.
   * Without it, the form of another begins.
   */
  readonly onCreated?:
    | ((row: RecordRow | null, outcome: CreateOutcome) => Promise<void>)
    | undefined;
  /** Whether another record can be created right after, by a button of its own. */
  readonly offersAnother?: boolean;
  readonly onCancel?: (() => void) | undefined;
}

export interface CreateFormProps extends NewRecordFormProps {
  /** Values that the team declares, fixed ones and the next position; those that the form leaves out are sent too. */
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

/** The form itself, once what it starts with is known. */
export function CreateForm(props: CreateFormProps) {
  const { entity, names, start, fixed, part, initial, links, draft, isNext, onNext } = props;
  const { onCreated = onNext } = props;
  const { loaded } = useScreen();
  const writes = useWrites();
  const router = useRouter();
  const toast = useToast();
  const [creation] = useState(() => recordCreation(draft.restored?.creation));
  const [uncertain, setUncertain] = useState<CreationUncertain>();
  const createsAnother = useRef(false);
  const nextPosition = useNextPosition(entity);
  const keepChange = useKeepChange(entity);
  const pickers = useRecordPickers(entity);
  const collisions = useCollisions(entity, undefined, start);
  const { fields: all, validate, compute } = useFormFields(entity);
  const files = useFormFiles(entity, all);
  const fields = fieldsNamed(files.fields, names);
  const isKept = draft.isKept && !files.isKeeping;
  const question = isKept ? draftQuestionMessages : undefined;
  const guard = useDirtyGuard(draft.end, question, part !== undefined);
  const form = useChildRows(entity, draft);
  const refusal = useWriteRejection(entity, createScreenMessages.failed(entityName(entity)));

  const isAsked = (name: string) => fields.some((field) => field.name === name && !field.readOnly);

  /** Keeps the new record while the device is offline. Rows of other records and files can't wait. */
  async function keptOffline(
    changes: RecordChanges,
    values: RecordRow['values'],
    goOn: GoOn,
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
        // "Edit" restores it as a draft, which the form of all fields takes over from a part of a custom screen.
        address: part === undefined ? pathname + searchStr : createPath(entity),
        changes: { ...fixed, ...changes },
        values,
        creation: creation.kept(),
      }));
    if (!isKept) return false;
    guard.release();
    await goOn(null, 'kept');
    return true;
  }

  async function create(changes: RecordChanges, goOn: GoOn) {
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
        await goOn(row, 'created');
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

  return (
    <>
      <RecordForm
        label={props.label ?? createScreenMessages.title(entityName(entity))}
        mode="create"
        fields={fields}
        initial={initial}
        links={links}
        draft={draft.restored?.changes}
        onDraftChange={(changes) =>
          draft.store({ ...files.draftOf(changes), creation: creation.kept() })
        }
        validate={validate}
        compute={compute}
        {...pickers.props}
        collisions={collisions}
        suggest={(_field, values) => nextPosition({ ...fixed, ...values })}
        // A part of a screen leaves the focus to the screen, until its next record.
        focusFirst={isNext || part === undefined}
        className={props.className}
        onSubmit={(changes) => create(changes, onCreated)}
        onSubmitAnother={
          props.offersAnother === true ? (changes) => create(changes, onNext) : undefined
        }
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
        onCancel={props.onCancel}
      />
      {pickers.dialog}
      {guard.dialog}
    </>
  );
}
