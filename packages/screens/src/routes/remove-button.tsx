import { RecordConflict, type RecordRow, removeRecord } from '@ninefold/data/records';
import { fulfils } from '@ninefold/data/records/deletion';
import {
  type Entity,
  entityId,
  entityLabel,
  entityPath,
  inSentence,
} from '@ninefold/specification';
import { recordsMeant } from '@ninefold/specification/declaration';
import { useToast } from '@ninefold/ui/components/toast';
import { DeleteRecord, type DeleteRecordProps } from '@ninefold/ui/patterns/delete-record';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '../application/failure.ts';
import { useDeletion } from '../application/use-deletion.ts';
import { useRefusal } from '../application/use-refusal.ts';
import { useVisited } from '../application/use-visited.ts';
import { useScreen } from '../application/use-screen.ts';
import { whileSignedIn } from '../application/while-signed-in.ts';
import { conflictWords } from '../assemble/conflict-words.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { recordsChanged } from '../queries/records.ts';
import { ActionButton } from './action-button.tsx';

export interface RemoveButtonProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

const decidedByDatabase =
  'The database decides this for each record. Ask someone who manages the product.';

/** Deletes a record after asking, and leads back to its list. */
export function RemoveButton({ entity, row }: RemoveButtonProps) {
  const [open, setOpen] = useState(false);
  // As it was when the question was asked: it may be read again while the dialog is open.
  const [seen, setSeen] = useState(row);
  const { application, known, roles } = useScreen();
  const { effects, source } = useDeletion(entity, seen, open);
  const queries = useQueryClient();
  const router = useRouter();
  const visited = useVisited();
  const path = entityPath(entity);
  const toast = useToast();
  const refusal = useRefusal(entity, `${row.title} couldn’t be deleted`);
  const meant = recordsMeant('remove', entityId(entity), roles, known.declaration.roles);
  const limit = meant?.which && `Your role can only delete ${meant.which}.`;
  const isMeant = meant?.while === undefined || fulfils(entity, row, meant.while) !== false;
  const label = inSentence(entityLabel(entity));

  async function remove(): ReturnType<DeleteRecordProps['onDelete']> {
    try {
      await whileSignedIn(application, () => removeRecord(source, entity, seen));
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
      const fields = shownFields(known.specification, entity);
      return refusal.of(error, false, conflictWords(fields, seen, error))[0];
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
