import type { DataClient } from '@ninefold/data/client';
import type { RecordSource } from '@ninefold/data/records';
import type { Person } from '@ninefold/data/session';
import { useValueFormat } from '@ninefold/ui/fields';
import { useRouteContext } from '@tanstack/react-router';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { recordAddress } from '../addresses/index.ts';
import type { EntitySpecification, Overview, TenantScope } from './queries/index.ts';
import {
  type Application,
  type Identity,
  identityOf,
  isSessionLost,
} from '../application/index.ts';
import { type Acting, useActing } from './acting.ts';
import type { Inspector } from './screen-route.ts';

/** The context of every screen. */
export interface Screen {
  readonly application: Application;
  /** Undefined where the team leaves it out. */
  readonly inspector: Inspector | undefined;
  /** Loaded on every screen. */
  readonly overview: Overview;
  /**
   * On an entity's screens the entity and those it refers to, in full; elsewhere only the overview:
   * `useEntitySpecification` loads more.
   */
  readonly loaded: EntitySpecification;
  /** The roles that the person acts in: the product's own, and the database's as the last. */
  readonly roles: readonly string[];
  /** The same, as permissions are asked. */
  readonly acting: Acting;
  /** Undefined for a visitor, and where there is no database. */
  readonly person: Person | undefined;
  /** The chosen tenant; undefined while the records of all tenants are shown. */
  readonly tenant: TenantScope | undefined;
}

export function useScreen(): Screen {
  const { application, inspector, overview, loaded: ofAll } = useRouteContext({ from: '__root__' });
  const { loaded = ofAll, tenant } = useRouteContext({ strict: false });
  const ofScreen = use(EntitySpecificationContext);
  const person = usePerson(application);
  return {
    application,
    inspector,
    overview,
    loaded: ofScreen ?? loaded,
    roles: overview.roles,
    acting: useActing(overview, person),
    person,
    tenant,
  };
}

/** The specification of a custom screen's entities. */
export const EntitySpecificationContext = createContext<EntitySpecification | null>(null);

function usePerson({ person }: Application): Person | undefined {
  return useSyncExternalStore(person.subscribe, person.current);
}

/** Returns whose everything is that this screen keeps in the browser. */
export function useIdentity(): Identity {
  const { application } = useScreen();
  const { project, person, tenant } = identityOf(application);
  return useMemo(() => ({ project, person, tenant }), [project, person, tenant]);
}

/** Returns whether the session of the person on the screen has ended. */
export function useSessionLost(application: Application): boolean {
  return useSyncExternalStore(application.person.subscribe, () => isSessionLost(application));
}

/**
 * Returns the source of an entity specification's records.
 *
 * @throws Error without a database. No address reaches this: without one no
 * entity is known.
 */
export function useSourceOf(loaded: EntitySpecification): RecordSource {
  const { application } = useRouteContext({ from: '__root__' });
  const client = application.database?.client;
  const { timeZone, locale } = useValueFormat();
  const person = usePerson(application)?.id;
  return useMemo(() => {
    if (client === undefined) throw new Error('There is no database to read records from.');
    return { ...recordSourceOf(client, loaded), timeZone, locale, person };
  }, [client, loaded, timeZone, locale, person]);
}

/** Returns the source of records without the person, whom only filters by day and by person need. */
export function recordSourceOf(
  client: DataClient,
  { specification, around }: EntitySpecification,
): RecordSource {
  return {
    client,
    specification,
    entities: specification.entities,
    others: around,
    href: recordAddress,
  };
}

/** Returns the source of the screen's records. */
export function useRecordSource(): RecordSource {
  return useSourceOf(useScreen().loaded);
}
