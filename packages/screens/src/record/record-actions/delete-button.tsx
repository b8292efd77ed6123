import {
  initialListState,
  RecordConflict,
  type RecordRow,
  type RecordSource,
} from '@ninefold/data/records';
import { formatList } from '@ninefold/messages';
import {
  type DeletionEffect,
  incomingKeys,
  isRestorable,
  readRestorations,
  type Restoration,
} from '@ninefold/data/records/deletion';
import { removeRecord, unsavedBy } from '@ninefold/records/writes';
import { type Entity, entityName, entityPath, fieldLabel } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import {
  DeleteRecord,
  type DeleteRecordProps,
  type DeletionEffects,
} from '@ninefold/ui/patterns/delete-record';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { afterWrite, failureOf, useWriteRejection } from '../../application/index.ts';
import { listAddress, withPanel } from '../../addresses/index.ts';
import { useVisitedAddresses } from '../../navigation/index.ts';
import { useRecordSource, useScreen, useWrites } from '../../screen-context/index.ts';
import { conflictMessage, readableFields } from '../../descriptors/index.ts';
import { deletionQuery } from '../../screen-context/queries/index.ts';
import { ActionButton } from './action-button.tsx';
import { recordActionMessages } from './messages.ts';
import { useRecordPermission } from './permission.ts';
import { filesDeletedWith, useRemoveFiles } from '../../files/index.ts';
import { useUndo } from '../../changes/index.ts';

export interface RecordActionsProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

/** Deletes a record after asking, and leads back to its list. */
export function DeleteButton({ entity, row }: RecordActionsProps) {
  const [open, setOpen] = useState(false);
  // As it was when the question was asked: it may be read again while the dialog is open.
  const [seen, setSeen] = useState(row);
  const { loaded } = useScreen();
  const permission = useRecordPermission('delete', entity, row);
  const { effects, source, undoable } = useDeletion(entity, seen, open);
  const writes = useWrites(source);
  const router = useRouter();
  const visited = useVisitedAddresses();
  const path = entityPath(entity);
  const toast = useToast();
  const undo = useUndo(entity);
  const removeFiles = useRemoveFiles();
  const refusal = useWriteRejection(entity, recordActionMessages.notDeleted(row));
  const name = entityName(entity);

  async function remove(): ReturnType<DeleteRecordProps['onDelete']> {
    let restorations: readonly Restoration[] | undefined;
    let removed: Awaited<ReturnType<typeof removeRecord>>;
    try {
      if (undoable) {
        restorations = await writes.send(() => readRestorations(source, entity, seen));
      }
      // The detail's own query must not ask for what is gone while it is left.
      removed = await removeRecord(writes, entity, seen, () =>
        // Nor must the panel beside its list.
        router.navigate({
          href: withPanel(visited.latestOf(path) ?? path, undefined),
          replace: true,
        }),
      );
    } catch (error) {
      removed = unsavedBy(error);
    }
    if (removed.status !== 'saved') {
      const { error } = removed;
      if (!(error instanceof RecordConflict)) {
        const { kind } = failureOf(error);
        const reason = permission.answer === 'yes' ? undefined : permission.reason;
        const detail =
          kind === 'denied' ? (reason ?? recordActionMessages.databaseDecides) : undefined;
        return refusal.of(error, false, detail)[0];
      }
      // Deleting it again is for the record as the dialog and the screen now show it.
      setSeen(error.current);
      const fields = readableFields(loaded.specification, entity);
      const isConflict = error.failure.kind === 'conflict';
      return refusal.of(error, false, isConflict ? conflictMessage(fields, seen, error) : '')[0];
    }
    const isDeleted = !removed.isHidden;
    const { isRefreshed } = removed;
    const description = await afterWrite(() => Promise.resolve(isRefreshed));
    // A record that the database only marks as deleted still needs its files.
    const files = isDeleted ? filesDeletedWith(entity, seen) : [];
    toast.show({
      tone: 'success',
      title: recordActionMessages.deleted(row),
      description,
      action:
        isDeleted && restorations !== undefined
          ? undo.ofDeletion(seen.title, restorations, source)
          : undefined,
    });
    await afterWrite(async () => {
      await removeFiles(files);
      return true;
    });
    return undefined;
  }

  return (
    <>
      <ActionButton
        entity={entity}
        action="delete"
        permission={permission}
        name={recordActionMessages.deleteEntity(name)}
        onClick={() => {
          setSeen(row);
          setOpen(true);
        }}
      >
        {recordActionMessages.delete}
      </ActionButton>
      <DeleteRecord
        open={open}
        onOpenChange={setOpen}
        title={row.title}
        entityName={name}
        effects={effects}
        undoable={undoable}
        onDelete={remove}
      />
    </>
  );
}

/**
 * Finds out what the deletion of a record affects: nothing where no record refers to such ones. Returns
 * the source to delete from, with which a rejection can name what prevented the deletion, and whether it can be
 * undone.
 *
 * @param isAsked Whether the question is open.
 */
function useDeletion(
  entity: Entity,
  row: RecordRow,
  isAsked: boolean,
): {
  readonly source: RecordSource;
  readonly effects?: DeletionEffects;
  readonly undoable: boolean;
} {
  const { application, loaded } = useScreen();
  const source = useRecordSource();
  const keys = incomingKeys([...loaded.specification.entities, ...loaded.around], entity);
  const isReferredTo = keys.length > 0;
  // Otherwise the database deletes or changes others with it, which may be hidden from the person.
  const isAlone = keys.every(
    ({ reference: { onDelete } }) => onDelete === 'no action' || onDelete === 'restrict',
  );
  const isRestored = (of: readonly DeletionEffect[]) =>
    // The record could come back, but not its files.
    filesDeletedWith(entity, row).length === 0 && isRestorable(entity, of);
  const { data, error, isFetching, refetch } = useQuery({
    ...deletionQuery(application, source, entity, row),
    enabled: isAsked && isReferredTo,
  });
  if (!isReferredTo) return { source, undoable: isRestored([]) };
  if (error !== null && !isFetching) {
    const { message } = failureOf(error);
    return {
      source,
      effects: { status: 'failed', message, onRetry: () => void refetch() },
      undoable: isAlone && isRestored([]),
    };
  }
  // Until it is known, the question says nothing about it.
  if (data === undefined || isFetching)
    return { source, effects: { status: 'loading' }, undoable: isRestored([]) };
  const effects = data.effects.map(effectInWords);
  return {
    source: data.source,
    effects: { status: 'known', effects, isComplete: data.isComplete },
    undoable: (isAlone || data.isComplete) && isRestored(data.effects),
  };
}

/** Returns an effect of a deletion as its dialog shows it. */
export function effectInWords({ kind, entity, fields, count, filters }: DeletionEffect) {
  const isListed = entity.hidden?.value !== true && entity.grants.select;
  return {
    kind,
    entityName: entityName(entity),
    ...(count !== undefined && { count }),
    ...(kind !== 'delete' && {
      fields: formatList(fields.map((name) => fieldLabel(entity, name))),
    }),
    ...(filters !== undefined &&
      isListed && { href: listAddress(entity, { ...initialListState, filters }) }),
  };
}
