import type { RecordRow } from '@ninefold/data/records';
import { findColliding } from '@ninefold/data/records/collisions';
import { collisionsOf } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isOnline } from '../connection/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { askedCollisions, type CellCollisions, cellCollisions } from './cell-collisions.ts';
import type { Edits } from './edits.ts';

/** Of a large paste, the database finds the rest when it is saved. */
const mostAsked = 20;

/**
 * Looks for the records that are in the way of the edits of a list. They keep nobody from saving: the database decides.
 */
export function useCellCollisions(entity: Entity, edits: Edits): CellCollisions {
  const { loaded } = useScreen();
  const source = useRecordSource();
  const collisions = useMemo(() => collisionsOf(loaded.specification, entity), [loaded, entity]);
  const [found, setFound] = useState<ReadonlyMap<string, RecordRow>>(new Map());
  const known = useRef(new Set<string>());
  const look = useEffectEvent(async (current: Edits) => {
    if (!isOnline()) return;
    const asked = [...current.values()].flatMap((record) =>
      askedCollisions(entity, collisions, record)
        .filter(({ key }) => !known.current.has(key))
        .map((each) => ({ ...each, except: record.row.id })),
    );
    // The rest isn't looked for later either.
    for (const { key } of asked) known.current.add(key);
    for (const { key, collision, values, except } of asked.slice(0, mostAsked)) {
      // Where it can't be found out, the database decides.
      const other = await findColliding(source, entity, collision, values, { except }).catch(
        () => undefined,
      );
      if (other !== undefined) setFound((before) => new Map(before).set(key, other));
    }
  });
  useEffect(() => {
    void look(edits);
  }, [edits]);
  return useMemo(
    () => cellCollisions(entity, collisions, edits, found),
    [entity, collisions, edits, found],
  );
}
