import { RecordConflict, type RecordRow, type RecordSource } from '@ninefold/data/records';
import { recordChange } from '@ninefold/data/records/change';
import type { Entity } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type { StateTransitionsProps } from '@ninefold/ui/patterns/state-transitions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictWords } from '../assemble/conflict-words.ts';
import { enteredValues } from '../assemble/entered-values.ts';
import { shownFields } from '../assemble/field-descriptor.ts';
import { recordsChanged } from '../queries/records.ts';
import { useRefusal } from './use-refusal.ts';
import { useScreen } from './use-screen.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** Moves a record on in one of its states, and says so, or what was refused. */
export function useMakeMove(
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
    source.specification === undefined ? [] : shownFields(source.specification, entity);
  const refusal = useRefusal(entity, `${row.title} couldn’t be updated`);
  return async ({ to, requiredFields, final }, entered) => {
    refusal.clear();
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
      const detail = isConflict ? conflictWords(fields(), row, error) : undefined;
      // What requiredFields for nothing is made by a button, beside which there is no room to say it.
      return refusal.of(error, requiredFields.length === 0 && !final, detail);
    }
  };
}
