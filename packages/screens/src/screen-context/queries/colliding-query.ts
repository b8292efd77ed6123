import type { RecordSource, RecordValues } from '@ninefold/data/records';
import { findColliding } from '@ninefold/data/records/collisions';
import type { Collision } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import { isOnline } from '../../application/index.ts';
import { entityKey } from '@ninefold/records/queries';

/**
 * Looks for a stored record that is in the way of values; null where none is seen. Where it can't be found out, the
 * database decides.
 *
 * @param except The id of the record that has the values itself.
 */
export function collidingQuery(
  source: RecordSource,
  entity: Entity,
  collision: Collision,
  values: RecordValues,
  except: string | undefined,
) {
  const { constraint, fields } = collision;
  return queryOptions({
    queryKey: [
      ...entityKey(source.client, entity),
      'colliding',
      constraint,
      fields.map((name) => values[name]),
      except,
    ],
    queryFn: async ({ signal }) => {
      // What was found before stays.
      if (!isOnline()) throw new Error('Offline: records in the way can’t be looked up.');
      const found = findColliding(source, entity, collision, values, { except, signal });
      return (await found.catch(() => null)) ?? null;
    },
    networkMode: 'always',
    retry: false,
    // It is asked again after a write, and with a connection.
    staleTime: Infinity,
    refetchOnReconnect: 'always',
    gcTime: 0,
  });
}
