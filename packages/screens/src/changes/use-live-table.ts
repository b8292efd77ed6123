import type { DataClient } from '@ninefold/data/client';
import type { Entity } from '@ninefold/specification';
import { useEffect, useEffectEvent, useState } from 'react';
import { useScreen } from '../screen-context/index.ts';

/**
 * Follows the changes of an entity's table by Realtime, while the page is seen.
 *
 * @returns Whether every change arrives.
 */
export function useLiveTable(entity: Entity, onChange: () => void): boolean {
  const client = useRealtime(entity);
  const [isLive, setLive] = useState(false);
  const changed = useEffectEvent(onChange);
  const { schema, name } = entity;
  useEffect(() => {
    if (client === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = false;
    const follow = async () => {
      const { followTable } = await import('@ninefold/data/realtime');
      if (!isWanted || stop !== undefined) return;
      const end = followTable(client, {
        schema,
        table: name,
        onChange: () => changed(),
        onLiveChange: setLive,
      });
      stop = () => {
        end();
        setLive(false);
      };
    };
    const look = () => {
      isWanted = !document.hidden;
      // Offline the module can't be loaded: the next time that the page is seen tries again.
      if (isWanted) follow().catch(() => undefined);
      else {
        stop?.();
        stop = undefined;
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      isWanted = false;
      stop?.();
    };
  }, [client, schema, name]);
  return isLive;
}

/** Returns the client of a project whose Realtime sends the changes of an entity; undefined without one. */
export function useRealtime(entity: Entity): DataClient | undefined {
  const { configuration, database, viewing } = useScreen().application;
  // The embedded backend has no Realtime, and Realtime views as nobody else.
  const isServed = configuration.start === 'project' && viewing === undefined && isFollowed(entity);
  return isServed ? database?.client : undefined;
}

/** Returns whether Supabase's own publication sends every kind of change of the table. */
function isFollowed({ publications = [] }: Entity): boolean {
  return publications.some(
    ({ name, events }) => name === 'supabase_realtime' && events.length === 3,
  );
}
