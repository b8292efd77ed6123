import { type RecordRow, removeRecord } from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { RemoveRecord, type RemoveRecordProps } from '@ninefold/ui/patterns/remove-record';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefusal } from '../application/use-refusal.ts';
import { useRecordSource } from '../application/use-screen.ts';
import { recordsChanged } from '../queries/records.ts';
import { ActionButton } from './action-button.tsx';

export interface RemoveButtonProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

/** Removes a record after asking, and leads back to the list that it stood in. */
export function RemoveButton({ entity, row }: RemoveButtonProps) {
  const [open, setOpen] = useState(false);
  const source = useRecordSource();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const refusal = useRefusal(entity, `${row.title} was not removed`);
  const label = (entity.label.value ?? entity.name).toLowerCase();

  async function remove(): ReturnType<RemoveRecordProps['onRemove']> {
    try {
      await removeRecord(source, entity, row.id);
    } catch (error) {
      return refusal.of(error)[0];
    }
    // The detail's own query must not ask for what is gone while it is left.
    await router.navigate({ to: entityPath(entity), replace: true });
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
        onClick={() => setOpen(true)}
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
