import { changeRecord, type RecordRow, type RecordSource } from '@ninefold/data/records';
import type { Entity } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { StateMovesProps } from '@ninefold/ui/patterns/state-moves';
import { useQueryClient } from '@tanstack/react-query';
import { enteredValues } from '../assemble/entered-values.ts';
import { recordsChanged } from '../queries/records.ts';
import { useRefusal } from './use-refusal.ts';

/** Moves a record on in one of its states, and says so, or what was refused. */
export function useMakeMove(
  source: RecordSource,
  entity: Entity,
  row: Pick<RecordRow, 'id' | 'title'>,
  field: string,
): StateMovesProps['onMove'] {
  const queries = useQueryClient();
  const toast = useToast();
  const refusal = useRefusal(entity, `${row.title} was not moved on`);
  return async ({ to, asks, final }, entered) => {
    refusal.clear();
    try {
      const values = { ...enteredValues(entity, entered), [field]: to.value };
      const changed = await changeRecord(source, entity, row.id, values);
      await recordsChanged(queries);
      toast.show({ tone: 'success', title: `${changed.title}: ${to.label}` });
      return undefined;
    } catch (error) {
      // What asks for nothing is made by a button, beside which there is no room to say it.
      return refusal.of(error, asks.length === 0 && !final);
    }
  };
}
