import { RecordConflict, type RecordRow, removeRecord } from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { RemoveRecord, type RemoveRecordProps } from '@ninefold/ui/patterns/remove-record';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefusal } from '../application/use-refusal.ts';
import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { useVisited } from '../application/use-visited.ts';
import { conflictWords } from '../assemble/conflict-words.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { recordsChanged } from '../queries/records.ts';
import { ActionButton } from './action-button.tsx';

export interface RemoveButtonProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

/** Removes a record after asking, and leads back to the list that it stood in. */
export function RemoveButton({ entity, row }: RemoveButtonProps) {
  const [open, setOpen] = useState(false);
  // As it was when the question was asked: it may be read again while the dialog is open.
  const [seen, setSeen] = useState(row);
  const { known } = useScreen();
  const source = useRecordSource();
  const queries = useQueryClient();
  const router = useRouter();
  const visited = useVisited();
  const path = entityPath(entity);
  const toast = useToast();
  const refusal = useRefusal(entity, `${row.title} was not removed`);
  const label = (entity.label.value ?? entity.name).toLowerCase();

  async function remove(): ReturnType<RemoveRecordProps['onRemove']> {
    try {
      await removeRecord(source, entity, seen);
    } catch (error) {
      if (!(error instanceof RecordConflict)) return refusal.of(error)[0];
      // Deleting it again is for the record as the dialog and the screen now show it.
      setSeen(error.current);
      await recordsChanged(queries);
      const fields = shownFields(known.specification, entity);
      return refusal.of(error, false, conflictWords(fields, seen, error))[0];
    }
    // The detail's own query must not ask for what is gone while it is left.
    await router.navigate({ href: visited.latestOf(path) ?? path, replace: true });
    await recordsChanged(queries);
    toast.show({ tone: 'success', title: `${row.title} was removed` });
    return undefined;
  }

  return (
    <>
      <ActionButton
        entity={entity}
        action="delete"
        name={`Remove ${label}`}
        onClick={() => {
          setSeen(row);
          setOpen(true);
        }}
      >
        Remove
      </ActionButton>
      <RemoveRecord
        open={open}
        onOpenChange={setOpen}
        title={row.title}
        entityLabel={label}
        onRemove={remove}
      />
    </>
  );
}
