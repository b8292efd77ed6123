import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { StateTransitions } from '@ninefold/ui/patterns/state-transitions';
import { useMakeMove } from '../application/use-make-move.ts';
import { useRecordSearch } from '../application/use-record-search.ts';
import { useRecordSource, useScreen } from '../application/use-screen.ts';
import { problemWith } from '../assemble/entered-values.ts';
import type { StateWays } from '../assemble/state-moves.ts';

export interface MoveButtonsProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  readonly ways: StateWays;
}

/** The moves of one state that this person may make, and making them. */
export function MoveButtons({ entity, row, ways }: MoveButtonsProps) {
  const { known } = useScreen();
  const source = useRecordSource();
  const makeMove = useMakeMove(source, entity, row, ways.field);
  const searchRecords = useRecordSearch(source, entity);
  return (
    <StateTransitions
      transitions={ways.moves}
      title={row.title}
      from={ways.from}
      validate={(field, text) => problemWith(known.specification, entity, field, text)}
      searchRecords={searchRecords}
      onTransition={makeMove}
    />
  );
}
