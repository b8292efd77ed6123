import { RecordConflict, type RecordRow, deleteRecord } from '@ninefold/data/records';
import { fulfils } from '@ninefold/data/records/deletion';
import {
  type Entity,
  entityId,
  entityLabel,
  entityPath,
  inSentence,
} from '@ninefold/specification';
import { allowedRecords } from '@ninefold/specification/declaration';
import { useToast } from '@ninefold/ui/components/toast';
import { DeleteRecord, type DeleteRecordProps } from '@ninefold/ui/patterns/delete-record';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '../errors/index.ts';
import { useDeletion } from './use-deletion.ts';
import { useWriteRejection } from './use-write-rejection.ts';
import { useVisitedAddresses } from '../navigation-history/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { conflictMessage, readableFields } from '../descriptors/index.ts';
import { recordsChanged } from '../queries/index.ts';
import { ActionButton } from './action-button.tsx';

export interface DeleteButtonProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

const decidedByDatabase =
  'The database decides this for each record. Ask someone who manages the product.';

/** Deletes a record after asking, and leads back to its list. */
export function DeleteButton({ entity, row }: DeleteButtonProps) {
  const [open, setOpen] = useState(false);
  // As it was when the question was asked: it may be read again while the dialog is open.
  const [seen, setSeen] = useState(row);
  const { application, loaded, roles } = useScreen();
  const { effects, source } = useDeletion(entity, seen, open);
  const queries = useQueryClient();
  const router = useRouter();
  const visited = useVisitedAddresses();
  const path = entityPath(entity);
  const toast = useToast();
  const refusal = useWriteRejection(entity, `${row.title} couldn’t be deleted`);
  const meant = allowedRecords('remove', entityId(entity), roles, loaded.declaration.roles);
  const limit = meant?.which && `Your role can only delete ${meant.which}.`;
  const isMeant = meant?.while === undefined || fulfils(entity, row, meant.while) !== false;
  const label = inSentence(entityLabel(entity));

  async function remove(): ReturnType<DeleteRecordProps['onDelete']> {
    try {
      await whileSignedIn(application, () => deleteRecord(source, entity, seen));
    } catch (error) {
      if (!(error instanceof RecordConflict)) {
        const { kind } = failureOf(error);
        // The dialog then lists what has come to refer to it.
        if (kind === 'reference') await recordsChanged(queries);
        const detail = kind === 'denied' ? (limit ?? decidedByDatabase) : undefined;
        return refusal.of(error, false, detail)[0];
      }
      // Deleting it again is for the record as the dialog and the screen now show it.
      setSeen(error.current);
      await recordsChanged(queries);
      const fields = readableFields(loaded.specification, entity);
      return refusal.of(error, false, conflictMessage(fields, seen, error))[0];
    }
    // The detail's own query must not ask for what is gone while it is left.
    await router.navigate({ href: visited.latestOf(path) ?? path, replace: true });
    await recordsChanged(queries);
    toast.show({ tone: 'success', title: `${row.title} was deleted` });
    return undefined;
  }

  return (
    <>
      <ActionButton
        entity={entity}
        action="delete"
        name={`Delete ${label}`}
        disabledReason={isMeant ? undefined : limit}
        onClick={() => {
          setSeen(row);
          setOpen(true);
        }}
      >
        Delete
      </ActionButton>
      <DeleteRecord
        open={open}
        onOpenChange={setOpen}
        title={row.title}
        entityLabel={label}
        effects={effects}
        onDelete={remove}
      />
    </>
  );
}
