import { recordCreation } from '@ninefold/data/records/creation';
import { saveNew } from '@ninefold/records/writes';
import {
  type Entity,
  entityId,
  entityName,
  findEntity,
  type Reference,
} from '@ninefold/specification';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@ninefold/ui/components/dialog';
import { useToast } from '@ninefold/ui/components/toast';
import { type RecordChanges, RecordForm } from '@ninefold/ui/patterns/record-form';
import type { RecordOption } from '@ninefold/ui/shapes';
import { useMemo, useState } from 'react';
import { enteredValues } from '../descriptors/index.ts';
import { afterWrite, useWriteRejection } from '../application/index.ts';
import { useRecordSearch } from '../record/record-actions/index.ts';
import {
  EntitySpecificationContext,
  useEntitySpecification,
  useWrites,
} from '../screen-context/index.ts';
import { LeaveDialog, useDirtyGuard } from '../kept-work/drafts/index.ts';
import { createScreenMessages } from './messages.ts';
import { optionOfRow } from './option-of-row.ts';
import { useFormFields } from './use-form-fields.ts';
import { useCollisions } from './use-collisions.ts';
import { useInitialLinks } from './use-initial-links.ts';
import { useNextPosition } from './use-next-position.ts';
import { useStartValues } from './use-start-values.ts';
import { useTenantValues } from './use-tenant-values.ts';

export interface CreateInPlaceProps {
  /** The entity of the new record. */
  readonly target: Entity;
  /** The reference that the record is created for. */
  readonly reference: Reference;
  readonly given: Readonly<Record<string, string>>;
  /** Called with the new record, or without one where the person gives up or can't see it. */
  readonly onEnd: (record?: RecordOption) => void;
}

/** Creates a record in a dialog over the form that refers to it. */
export function CreateInPlace(props: CreateInPlaceProps) {
  const loaded = useEntitySpecification([entityId(props.target)]);
  const target = findEntity(loaded.specification, entityId(props.target)) ?? props.target;
  return (
    <EntitySpecificationContext value={loaded}>
      <CreateDialog {...props} target={target} />
    </EntitySpecificationContext>
  );
}

function CreateDialog({ target, reference, given, onEnd }: CreateInPlaceProps) {
  const writes = useWrites();
  const toast = useToast();
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const guard = useDirtyGuard();
  const [creation] = useState(recordCreation);
  const nextPosition = useNextPosition(target);
  const searchRecords = useRecordSearch(target);
  const { fields, validate, compute } = useFormFields(target);
  const tenant = useTenantValues(target);
  const start = useStartValues(target, tenant);
  const initial = useMemo(() => ({ ...start, ...given }), [start, given]);
  const collisions = useCollisions(target, undefined, initial);
  const links = useInitialLinks(target, initial);
  const title = createScreenMessages.title(entityName(target));
  const refusal = useWriteRejection(target, createScreenMessages.failed(entityName(target)));

  async function create(changes: RecordChanges) {
    const asked = new Set(fields.flatMap(({ name, readOnly }) => (readOnly ? [] : name)));
    const unasked = Object.entries(initial).filter(([name]) => !asked.has(name));
    const values = enteredValues(target, { ...Object.fromEntries(unasked), ...changes });
    const saved = await saveNew(writes, target, values, {
      creation,
      isJudged: true,
      onSaved: guard.release,
    });
    if (saved.status !== 'saved') {
      const errors = refusal.of(saved.error);
      return saved.status === 'tried' ? null : errors;
    }
    const { record: row, isRefreshed } = saved;
    const description = await afterWrite(
      () => Promise.resolve(isRefreshed),
      row === null ? createScreenMessages.unseen : undefined,
    );
    toast.show({
      tone: 'success',
      title:
        row === null
          ? createScreenMessages.createdUnseen(entityName(target))
          : createScreenMessages.created({ title: row.title }),
      description,
    });
    onEnd(row === null ? undefined : optionOfRow(target, reference, row));
    return undefined;
  }

  const close = () => (isDirty ? setLeaving(true) : onEnd());
  if (links === undefined || tenant === undefined) return null;
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()}>
        <DialogContent size="large" aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
          </DialogHeader>
          <RecordForm
            className="min-h-0 overflow-y-auto"
            label={title}
            mode="create"
            fields={fields}
            initial={initial}
            links={links}
            validate={validate}
            compute={compute}
            searchRecords={searchRecords}
            collisions={collisions}
            suggest={(_field, values) => nextPosition(values)}
            onSubmit={create}
            onDirtyChange={(now) => {
              setDirty(now);
              guard.setDirty(now);
            }}
            onCancel={close}
          />
        </DialogContent>
      </Dialog>
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={() => onEnd()} />
      {guard.dialog}
    </>
  );
}
