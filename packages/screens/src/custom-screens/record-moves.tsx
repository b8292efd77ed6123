import type { Entity } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/patterns/shapes';
import { LineTransitions } from '@ninefold/ui/patterns/record-lines';
import { StateTransitions } from '@ninefold/ui/patterns/state-transitions';
import { useMakeMove } from '../application/use-make-move.ts';
import { useRecordSearch } from '../application/use-record-search.ts';
import { problemWith } from '../assemble/entered-values.ts';
import { stateWays, type StateWays } from '../assemble/state-moves.ts';
import { useOwnContext } from './own-context.ts';

export interface RecordMovesProps {
  /** What the record is one of. */
  readonly of: { readonly entity: Entity };
  readonly row: RecordRow;
  /** `line` is small: one button, and a menu for the others. */
  readonly size?: 'line' | 'screen';
}

/** The moves that this person may make with a record, and making them. */
export function RecordMoves({ of: { entity }, row, size = 'line' }: RecordMovesProps) {
  const { specification, roles } = useOwnContext();
  const ways = stateWays(specification, entity, row, roles).filter(({ moves }) => moves.length > 0);
  return ways.map((way) => (
    <MovesOf key={way.field} entity={entity} row={row} ways={way} size={size} />
  ));
}

interface MovesOfProps extends Required<Pick<RecordMovesProps, 'row' | 'size'>> {
  readonly entity: Entity;
  readonly ways: StateWays;
}

function MovesOf({ entity, row, ways, size }: MovesOfProps) {
  const { source, specification } = useOwnContext();
  const makeMove = useMakeMove(source, entity, row, ways.field);
  const searchRecords = useRecordSearch(source, entity);
  const Moves = size === 'line' ? LineTransitions : StateTransitions;
  return (
    <Moves
      transitions={ways.moves}
      title={row.title}
      from={ways.from}
      validate={(field, text) => problemWith(specification, entity, field, text)}
      searchRecords={searchRecords}
      onTransition={makeMove}
    />
  );
}
