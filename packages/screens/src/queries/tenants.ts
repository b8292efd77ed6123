import { DataError } from '@ninefold/data/client';
import {
  listRecords,
  readKey,
  readRecord,
  type RecordRow,
  initialListState,
  writeKey,
} from '@ninefold/data/records';
import { type Entity, findEntity } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../application/index.ts';
import { declarationOf } from './declaration.ts';
import { entitySpecificationQuery, specificationKey } from './specification.ts';

/** A record of the entity that the team declares to hold tenants. Only its records are shown. */
export interface Tenant {
  readonly id: string;
  readonly label: string;
}

/** The tenants that a person can see, or those that a search finds. */
export interface Tenants {
  readonly entity: Entity;
  readonly found: readonly Tenant[];
}

/** More than a person reads before typing another letter. */
const tenantsAtOnce = 20;

/** The tenant that the address names; null where it names none that the person may see. */
export function tenantQuery(application: Application) {
  const { tenant } = application.place;
  return queryOptions({
    queryKey: [...specificationKey(application), 'tenant'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Tenant | null> => {
      const tenants = await sourceOfTenants(application);
      if (tenants === null || tenant === undefined) return null;
      try {
        const { source, entity } = tenants;
        return tenantOf(await readRecord(source, entity, writeKey([tenant]), { signal }));
      } catch (error) {
        if (error instanceof DataError && isNoTenant.has(error.failure.kind)) return null;
        throw error;
      }
    },
  });
}

/** An address can hold anything, even what isn't an ID. */
const isNoTenant: ReadonlySet<string> = new Set(['not found', 'invalid', 'denied']);

/** Tenants to choose from, found by what they are called; null where the team declares none. */
export function tenantsQuery(application: Application, search: string) {
  return queryOptions({
    // A change of records may be one of a tenant.
    queryKey: ['records', 'tenants', specificationKey(application), search],
    queryFn: async ({ signal }): Promise<Tenants | null> => {
      const tenants = await sourceOfTenants(application);
      if (tenants === null) return null;
      const { source, entity } = tenants;
      const order = (entity.display.value ?? []).map(
        (field) => ({ field, direction: 'ascending' }) as const,
      );
      const state = { ...initialListState, search, order, limit: tenantsAtOnce };
      const { rows } = await listRecords(source, entity, state, { fields: [], signal });
      return { entity, found: rows.map(tenantOf) };
    },
  });
}

async function sourceOfTenants(application: Application) {
  const { declaration } = await declarationOf(application);
  const { database, queries } = application;
  const id = declaration.access?.tenant?.entity;
  if (id === undefined || database === null) return null;
  const { specification, around } = await queries.ensureQueryData(
    entitySpecificationQuery(application, [id]),
  );
  const entity = findEntity(specification, id);
  // More than one value does not fit in an address, nor in a condition.
  if (entity?.key.length !== 1 || !entity.grants.select) return null;
  const { entities } = specification;
  return { entity, source: { client: database.client, specification, entities, others: around } };
}

function tenantOf({ id, title }: RecordRow): Tenant {
  return { id: readKey(id)[0] ?? id, label: title };
}
