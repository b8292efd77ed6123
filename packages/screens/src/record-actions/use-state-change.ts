import { RecordConflict, type RecordRow, type RecordSource } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { StateTransitionsProps } from '@ninefold/ui/patterns/state-transitions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictMessage, enteredValues, readableFields } from '../descriptors/index.ts';
import { recordsChanged } from '../queries/index.ts';
import { useWriteRejection } from './use-write-rejection.ts';
import { useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';

/** Changes one of a record's states, and reports success or the rejection. */
export function useStateChange(
  source: RecordSource,
  entity: Entity,
  row: Pick<RecordRow, 'id' | 'title' | 'values'>,
  field: string,
): StateTransitionsProps['onTransition'] {
  const { application } = useScreen();
  const queries = useQueryClient();
  const toast = useToast();
  const [sending] = useState(recordChange);
  const fields = () =>
    source.specification === undefined ? [] : readableFields(source.specification, entity);
  const rejection = useWriteRejection(entity, `${row.title} couldn’t be updated`);
  return async ({ to, requiredFields, final }, entered) => {
    rejection.clear();
    try {
      const values = { ...enteredValues(entity, entered), [field]: to.value };
      // The state that was seen, and what was seen to be missing: other fields may have changed.
      const changed = await whileSignedIn(application, () =>
        sending.send(source, entity, row, values, { guard: 'fields' }),
      );
      await recordsChanged(queries);
      toast.show({ tone: 'success', title: `${changed.title}: ${to.label}` });
      return undefined;
    } catch (error) {
      const isConflict = error instanceof RecordConflict;
      if (isConflict) await recordsChanged(queries);
      const detail = isConflict ? conflictMessage(fields(), row, error) : undefined;
      // A transition without required fields is a button, with no room for an error beside it.
      return rejection.of(error, requiredFields.length === 0 && !final, detail);
    }
  };
}
