import type { RecordSource } from '@ninefold/data/records';
import type { Person } from '@ninefold/data/session';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { recordAddress } from '../assemble/addresses.ts';
import type { Known } from '../queries/specification.ts';
import type { Application } from './application.ts';

/** What every screen is assembled from. */
export interface Screen {
  readonly application: Application;
  readonly known: Known;
  /** Undefined for a visitor, and where there is no database. */
  readonly person: Person | undefined;
}

export function useScreen(): Screen {
  const { application, known } = useRouteContext({ from: '__root__' });
  return { application, known, person: usePerson(application) };
}

function usePerson({ database }: Application): Person | undefined {
  const state = useSyncExternalStore(
    database?.session.subscribe ?? subscribeToNothing,
    database?.session.state ?? noState,
  );
  return state?.status === 'signed in' ? state.person : undefined;
}

const subscribeToNothing = () => () => undefined;
const noState = () => undefined;

/** Where the records of this screen come from; undefined where there is no database. */
export function useSourceIfAny(): RecordSource | undefined {
  const { application, known } = useRouteContext({ from: '__root__' });
  const client = application.database?.client;
  const { specification } = known;
  return useMemo(
    () =>
      client === undefined
        ? undefined
        : { client, specification, entities: specification.entities, href: recordAddress },
    [client, specification],
  );
}

/**
 * The same on a screen of records.
 *
 * @throws Error without a database, to which no address leads: without one no
 * entity is known.
 */
export function useRecordSource(): RecordSource {
  const source = useSourceIfAny();
  if (source === undefined) throw new Error('There is no database to read records from.');
  return source;
}
