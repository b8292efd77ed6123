import type { Entity } from '@ninefold/specification';
import { LineTransitions } from '@ninefold/ui/patterns/record-lines';
import type { RecordRow } from '@ninefold/ui/shapes';
import { TransitionButtons, useStateTransitions } from '../record/record-actions/index.ts';

export interface RecordTransitionsProps {
  /** The records that the row is one of, as `useRecords` returns them. */
  readonly of: { readonly entity: Entity };
  readonly row: RecordRow;
  /** `line` is small: one button, and a menu for the others. */
  readonly size?: 'line' | 'screen';
}

/** Buttons for the transitions that this person can make. */
export function RecordTransitions({ of: { entity }, row, size = 'line' }: RecordTransitionsProps) {
  return useStateTransitions(entity, row)
    .filter(({ moves }) => moves.length > 0)
    .map((transitions) => (
      <TransitionButtons
        key={transitions.field}
        entity={entity}
        row={row}
        transitions={transitions}
        buttons={size === 'line' ? LineTransitions : undefined}
      />
    ));
}
