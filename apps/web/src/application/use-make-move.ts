import { changeRecord, type RecordRow, type RecordSource } from '@ninefold/data/records';
import type { Entity } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { StateMovesProps } from '@ninefold/ui/patterns/state-moves';
import { useQueryClient } from '@tanstack/react-query';
import { enteredValues } from '../assemble/entered-values.ts';
import { recordsChanged } from '../queries/records.ts';
import { useRefused } from './use-refused.ts';

/** Moves a record on in one of its states, and says so, or what was refused. */
export function useMakeMove(
  source: RecordSource,
  entity: Entity,
  row: Pick<RecordRow, 'id' | 'title'>,
  field: string,
): StateMovesProps['onMove'] {
  const queries = useQueryClient();
  const toast = useToast();
  const refused = useRefused(entity, `${row.title} was not moved on`);
  return async ({ to }, entered) => {
    try {
      const values = { ...enteredValues(entity, entered), [field]: to.value };
      const changed = await changeRecord(source, entity, row.id, values);
      await recordsChanged(queries);
      toast.show({ tone: 'success', title: `${changed.title}: ${to.label}` });
      return undefined;
    } catch (error) {
      return refused(error);
    }
  };
}
