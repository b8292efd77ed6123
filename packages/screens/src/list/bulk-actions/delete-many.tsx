import { incomingKeys } from '@ninefold/data/records/deletion';
import { canRestore, mostRestored, type ReadRecord } from '@ninefold/data/records/bulk';
import { undoOf } from '@ninefold/records/many';
import { permittingFields, permissionOn } from '@ninefold/rules/permissions';
import { entityName } from '@ninefold/specification';
import { BulkDeleteDialog } from '@ninefold/ui/patterns/bulk-actions';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../application/index.ts';
import { fileFields } from '../../files/index.ts';
import { deletionOfManyQuery } from '../../screen-context/queries/index.ts';
import { disabledReasonOf, effectInWords } from '../../record/record-actions/index.ts';
import { askedOf, useRecordSource, useScreen } from '../../screen-context/index.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { type BulkTask, splitByRejection } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';
import { useReadRecords } from './use-read-records.ts';

/** Asks before the selected records are deleted, with what the deletion affects besides them. */
export function DeleteMany({ selected, onStart, onClose }: BulkDialogProps) {
  const { entity, count } = selected;
  const { application, loaded, acting } = useScreen();
  const source = useRecordSource();
  const name = entityName(entity);
  const asked = askedOf({ loaded, acting });
  const permissionWith = permissionOn(asked, 'delete', entity);
  const deciding = permittingFields(asked, 'delete', entity);
  const keys = incomingKeys([...loaded.specification.entities, ...loaded.around], entity);
  const isReferredTo = keys.length > 0;
  const files = fileFields(entity).flatMap(({ field, file }) =>
    file.deletedWithRecord === true ? field.name : [],
  );
  // Unless there are too many, or their files go with them, whole records are kept, so that Undo can create
  // them again.
  const isKept =
    files.length === 0 &&
    canRestore(entity) &&
    count?.exact === true &&
    count.count <= mostRestored;
  const { records = [], status } = useReadRecords(
    selected,
    isKept
      ? undefined
      : [...keys.flatMap(({ reference }) => reference.referencedFields), ...deciding, ...files],
  );
  const rejection = (record: ReadRecord) => disabledReasonOf(permissionWith(record));
  const { able, unable } = splitByRejection(records, { rejection });
  const { data, error, isFetching, refetch } = useQuery({
    ...deletionOfManyQuery(application, source, entity, able),
    enabled: isReferredTo && able.length > 0,
  });
  const known = status === undefined ? { count: able.length, exact: true } : count;
  // Otherwise the database deletes or changes others with them, which may be hidden from this person.
  const isAlone = keys.every(
    ({ reference: { onDelete } }) => onDelete === 'no action' || onDelete === 'restrict',
  );

  const task: BulkTask = {
    kind: 'delete',
    fields: isKept ? undefined : [...deciding, ...files],
    rejection,
    write: { operation: 'delete' },
    source: data?.source,
    undo: (rows) =>
      isKept && isAlone
        ? undoOf(
            entity,
            rows.map(({ result }) => result),
          )
        : undefined,
  };

  return (
    <BulkDeleteDialog
      title={
        known?.exact === true
          ? bulkScreenMessages.deleteTitle({ ...name, count: known.count })
          : bulkScreenMessages.deleteAll(name)
      }
      status={status}
      note={
        unable[0] === undefined
          ? undefined
          : bulkScreenMessages.someNotDeletable({
              ...name,
              count: unable.length,
              reason: rejection(unable[0]) ?? '',
            })
      }
      effects={
        !isReferredTo || able.length === 0
          ? undefined
          : error !== null && !isFetching
            ? {
                status: 'failed',
                message: failureOf(error).message,
                onRetry: () => void refetch(),
              }
            : data === undefined || isFetching
              ? { status: 'loading' }
              : {
                  status: 'known',
                  effects: data.effects.map(effectInWords),
                  isComplete: data.isComplete,
                }
      }
      undoable={isKept && isAlone}
      disabledReason={
        status === undefined && able.length === 0
          ? bulkScreenMessages.nothingToDelete(name)
          : undefined
      }
      onDelete={() => {
        onClose();
        onStart(
          task,
          able,
          unable.map(({ id }) => id),
        );
      }}
      onClose={onClose}
    />
  );
}
