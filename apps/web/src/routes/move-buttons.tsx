import { changeRecord, type RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/data/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { StateMoves } from '@ninefold/ui/patterns/state-moves';
import { useQueryClient } from '@tanstack/react-query';
import { formErrors } from '../application/form-errors.ts';
import { useRecordSearch } from '../application/use-record-search.ts';
import { useRecordSource } from '../application/use-screen.ts';
import { enteredValues, problemWith } from '../assemble/entered-values.ts';
import type { StateWays } from '../assemble/state-moves.ts';
import { recordsChanged } from '../queries/records.ts';

export interface MoveButtonsProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  readonly ways: StateWays;
}

/** The moves of one state that this person may make, and making them. */
export function MoveButtons({ entity, row, ways }: MoveButtonsProps) {
  const source = useRecordSource();
  const queries = useQueryClient();
  const toast = useToast();
  const searchRecords = useRecordSearch(entity);
  return (
    <StateMoves
      moves={ways.moves}
      title={row.title}
      from={ways.from}
      validate={(field, text) => problemWith(entity, field, text)}
      searchRecords={searchRecords}
      onMove={async ({ to }, entered) => {
        try {
          const values = { ...enteredValues(entity, entered), [ways.field]: to.value };
          const changed = await changeRecord(source, entity, row.id, values);
          await recordsChanged(queries);
          toast.show({ tone: 'success', title: `${changed.title}: ${to.label}` });
          return undefined;
        } catch (error) {
          return formErrors(error, entity);
        }
      }}
    />
  );
}
