import type { RecordSource } from '@ninefold/data/records';
import type { Person } from '@ninefold/data/session';
import { useValueFormat } from '@ninefold/ui/fields';
import { useRouteContext } from '@tanstack/react-router';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { recordAddress } from '../assemble/addresses.ts';
import type { KnownAround, Overview } from '../queries/specification.ts';
import type { TenantScope } from '../tenant/tenant-scope.ts';
import type { Application } from './application.ts';
import { isSessionLost, sessionPerson } from './session-person.ts';

/** What every screen is assembled from. */
export interface Screen {
  readonly application: Application;
  /** What every screen knows. */
  readonly overview: Overview;
  /**
   * On an entity's screens what is known of it and of what it refers to; elsewhere no more
   * than the overview tells: `useKnown` asks for more.
   */
  readonly known: KnownAround;
  /** The roles that the person acts in: the product's own, and the database's as the last. */
  readonly roles: readonly string[];
  /** Undefined for a visitor, and where there is no database. */
  readonly person: Person | undefined;
  /** The chosen tenant; undefined while the records of all tenants are shown. */
  readonly tenant: TenantScope | undefined;
}

export function useScreen(): Screen {
  const { application, overview, known: ofAll } = useRouteContext({ from: '__root__' });
  const { known = ofAll, tenant } = useRouteContext({ strict: false });
  const ofScreen = use(KnownContext);
  return {
    application,
    overview,
    known: ofScreen ?? known,
    roles: overview.roles,
    person: usePerson(application),
    tenant,
  };
}

/** What a custom screen knows, which its address does not say. */
export const KnownContext = createContext<KnownAround | null>(null);

function usePerson(application: Application): Person | undefined {
  return useSyncExternalStore(application.database?.session.subscribe ?? subscribeToNothing, () =>
    sessionPerson(application),
  );
}

/** Whether the session of the person on the screen has ended. */
export function useSessionLost(application: Application): boolean {
  return useSyncExternalStore(application.database?.session.subscribe ?? subscribeToNothing, () =>
    isSessionLost(application),
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * Where records of what is known come from.
 *
 * @throws Error without a database, to which no address leads: without one no
 * entity is known.
 */
export function useSourceOf({ specification, around }: KnownAround): RecordSource {
  const { application } = useRouteContext({ from: '__root__' });
  const client = application.database?.client;
  const { timeZone } = useValueFormat();
  return useMemo(() => {
    if (client === undefined) throw new Error('There is no database to read records from.');
    return {
      client,
      specification,
      entities: specification.entities,
      others: around,
      timeZone,
      href: recordAddress,
    };
  }, [client, specification, around, timeZone]);
}

/** The same on a screen of records. */
export function useRecordSource(): RecordSource {
  return useSourceOf(useScreen().known);
}
