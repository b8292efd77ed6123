import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { findColliding } from '@ninefold/data/records/collisions';
import { collisionsOf, likelyValues } from '@ninefold/rules/collisions';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { CollisionSearch, FieldTexts } from '@ninefold/ui/shapes';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOnline } from '../connection/index.ts';
import { enteredValues } from '../descriptors/index.ts';
import { entityKey } from '../queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { collisionMessage } from '../collisions/index.ts';

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
      if (collision === undefined || !isOnline()) return undefined;
      const record = { before: row?.values, sent: sentValues(entity, row, { ...also, ...texts }) };
      const values = likelyValues(entity, record);
      const isChanged = [...collision.fields, ...collision.reads].some(
        (name) => row === undefined || values[name] !== row.values[name],
      );
      if (!isChanged || collision.isAbout(record) !== true) return undefined;
      const query = queryOptions({
        queryKey: [
          ...entityKey(source.client, entity),
          'colliding',
          constraint,
          collision.fields.map((name) => values[name]),
          row?.id,
        ],
        queryFn: async ({ signal }) =>
          (await findColliding(source, entity, collision, values, { except: row?.id, signal })) ??
          null,
        networkMode: 'always',
        retry: false,
        gcTime: 0,
      });
      const { queryKey } = query;
      const { queries } = application;
      signal.addEventListener('abort', () => void queries.cancelQueries({ queryKey, exact: true }));
      // Where it can't be found out, the database decides.
      const found = await queries.fetchQuery(query).catch(() => null);
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
