import type { RecordValues } from '@ninefold/data/records';
import { type AvailableTransition, availableTransitions } from '@ninefold/rules/transitions';
import type { Entity } from '@ninefold/specification';
import { useWriteContext } from '../provider/index.ts';
import type { WriteResult } from '../writes/index.ts';
import type { ShownRecord } from './shown-record.ts';
import { useKnownEntity } from './use-known-entity.ts';
import { useSaveRecord } from './use-save-record.ts';

export interface Transition {
  /** The transitions from a record's states; none without `asked` in the provider. */
  readonly from: (row: ShownRecord) => readonly AvailableTransition[];
  /**
   * Makes a transition, unless others have changed the state since.
   *
   * @param values Of the fields that it requires.
   */
  readonly change: (
    row: ShownRecord,
    transition: AvailableTransition,
    values?: RecordValues,
  ) => Promise<WriteResult>;
  readonly isPending: boolean;
  /** The outcome of the last one. */
  readonly result: WriteResult | undefined;
  readonly reset: () => void;
}

/** Changes the states of an entity's records as the team declares. */
export function useTransition(name: string | Entity): Transition {
  const entity = useKnownEntity(name);
  const { asked } = useWriteContext();
  const { update, isPending, result, reset } = useSaveRecord(entity);
  return {
    isPending,
    result,
    reset,
    from: (row) => (asked === undefined ? [] : availableTransitions(asked, entity, row.values)),
    change: (row, { field, to }, values) =>
      update(
        row,
        { ...values, [field]: to.value },
        {
          guard: 'fields',
          merges: false,
          atOnce: true,
        },
      ),
  };
}
