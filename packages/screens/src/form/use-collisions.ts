import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { collisionsOf, likelyValues } from '@ninefold/rules/collisions';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { CollisionSearch, FieldTexts } from '@ninefold/ui/shapes';
import { useMemo } from 'react';
import { collidingQuery, collisionMessage } from '../screen-context/queries/index.ts';
import { enteredValues } from '../descriptors/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

/**
 * Finds other records that are in the way of what a form holds: with the same value of a unique field, or in the same
 * time. The database decides: it may know of records that the person can't see.
 *
 * @param row The saved record. Undefined for a new one.
 * @param also Values that are sent with those of the form.
 */
export function useCollisions(
  entity: Entity,
  row?: RecordRow,
  also?: Readonly<Record<string, string>>,
): CollisionSearch {
  const { application, loaded } = useScreen();
  const source = useRecordSource();
  return useMemo(() => {
    const collisions = collisionsOf(loaded.specification, entity);
    const find: CollisionSearch['find'] = async (constraint, texts, signal) => {
      const collision = collisions.find((each) => each.constraint === constraint);
      if (collision === undefined) return undefined;
      const record = { before: row?.values, sent: sentValues(entity, row, { ...also, ...texts }) };
      const values = likelyValues(entity, record);
      const isChanged = [...collision.fields, ...collision.reads].some(
        (name) => row === undefined || values[name] !== row.values[name],
      );
      if (!isChanged || collision.isAbout(record) !== true) return undefined;
      const query = collidingQuery(source, entity, collision, values, row?.id);
      const { queryKey } = query;
      const { queries } = application;
      const cancel = () => void queries.cancelQueries({ queryKey, exact: true });
      signal.addEventListener('abort', cancel);
      const found = await queries.fetchQuery(query).catch(() => null);
      // A later search for the same values isn't this one's to cancel.
      signal.removeEventListener('abort', cancel);
      if (found === null) return undefined;
      const { title, href } = found;
      return { message: collisionMessage(entity, collision), title, href };
    };
    return {
      constraints: collisions.map(({ constraint, fields, reads }) => ({
        name: constraint,
        fields,
        reads,
      })),
      find,
    };
  }, [application, loaded, source, entity, row, also]);
}

/** A new record has the default of what is left empty. */
function sentValues(entity: Entity, row: RecordRow | undefined, texts: FieldTexts): RecordValues {
  const entered = Object.entries(texts).filter(([name, text]) => {
    const field = fieldOf(entity, name);
    return field?.file === undefined && (row !== undefined || text !== null);
  });
  return enteredValues(entity, Object.fromEntries(entered));
}
