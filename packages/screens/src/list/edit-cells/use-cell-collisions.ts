import type { RecordRow } from '@ninefold/data/records';
import { collisionsOf } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { collidingQuery } from '../../screen-context/queries/index.ts';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';
import {
  askedCollisions,
  type CellCollisions,
  cellCollisions,
  type Lookups,
  noLookups,
  withAsked,
} from './cell-collisions.ts';
import type { Edits } from './edits.ts';

/**
 * Looks for the records that are in the way of the edits of a list, again after each write. They keep nobody from
 * saving: the database decides.
 */
export function useCellCollisions(entity: Entity, edits: Edits): CellCollisions {
  const { loaded } = useScreen();
  const source = useRecordSource();
  const collisions = useMemo(() => collisionsOf(loaded.specification, entity), [loaded, entity]);
  const asked = useMemo(
    () => askedCollisions(entity, collisions, edits),
    [entity, collisions, edits],
  );
  const [{ lookups, of }, setLookups] = useState<{
    readonly lookups: Lookups;
    readonly of?: typeof asked;
  }>({ lookups: noLookups });
  if (of !== asked) setLookups({ lookups: withAsked(lookups, asked), of: asked });
  const answers = useQueries({
    queries: lookups.asked.map(({ collision, values, record }) =>
      collidingQuery(source, entity, collision, values, record.row.id),
    ),
    // The same array for the same answers.
    combine: (results) => results.map(({ data }) => data ?? null),
  });
  return useMemo(() => {
    const found = lookups.asked.flatMap(({ key }, place): readonly [string, RecordRow][] => {
      const answer = answers[place] ?? null;
      return answer === null ? [] : [[key, answer]];
    });
    return cellCollisions(entity, edits, asked, new Map(found));
  }, [entity, edits, asked, lookups, answers]);
}
