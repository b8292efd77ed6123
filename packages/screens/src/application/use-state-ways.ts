import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useMemo } from 'react';
import { type StateWays, stateWays } from '../assemble/state-moves.ts';
import { useObstacle } from './use-obstacle.ts';
import { useScreen } from './use-screen.ts';

/** The ways that a record can go from its states; none while it is being read. */
export function useStateWays(entity: Entity, row: RecordRow | undefined): readonly StateWays[] {
  const { known, roles } = useScreen();
  const isClosed = useObstacle()(entity, 'update') !== undefined;
  return useMemo(
    () => (row === undefined ? [] : stateWays(known.specification, entity, row, roles, isClosed)),
    [known, entity, row, roles, isClosed],
  );
}
