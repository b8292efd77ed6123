import { DataError } from '@ninefold/data/client';
import {
  type Filter,
  listRecords,
  readKey,
  readRecord,
  type RecordRow,
  initialListState,
  writeKey,
} from '@ninefold/data/records';
import {
  type Declaration,
  type Entity,
  entityId,
  findEntity,
  tenantField,
} from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';
import { declarationOf } from './declaration.ts';
import { entitySpecificationQuery, specificationKey } from './specification.ts';

/** A record of the entity that the team declares to hold tenants. Only its records are shown. */
export interface Tenant {
  readonly id: string;
  readonly label: string;
}

/** A tenant, and what follows from it for the records of an entity. */
export interface TenantScope extends Tenant {
  /** The condition that a record belongs to the tenant. Undefined where the record doesn't tell. */
  readonly narrow: (entity: Entity) => readonly Filter[];
  /**
   * The same as in the address of a list, for an entity that is known in outline.
   *
   * @param among Those of which it is asked: they are read at once.
   */
  readonly conditions: (
    application: Application,
    entity: EntityName,
    among: readonly EntityName[],
  ) => Promise<Readonly<Record<string, string>>>;
}

type EntityName = Pick<Entity, 'schema' | 'name'>;

export function tenantScope(tenant: Tenant, { access }: Declaration): TenantScope {
  const declared = access?.tenant;
  const fieldOf = (entity: Entity) => declared && tenantField(entity, declared);
  return {
    ...tenant,
    narrow(entity) {
      const field = fieldOf(entity);
      return field === undefined ? [] : [{ field, operator: 'eq', values: [tenant.id] }];
    },
    async conditions(application, outline, among) {
      const asked = entitySpecificationQuery(application, among.map(entityId));
      const { specification } = await application.queries.ensureQueryData(asked);
      const entity = findEntity(specification, entityId(outline));
      const field = entity && fieldOf(entity);
      return field === undefined ? {} : { [field]: `eq.${tenant.id}` };
    },
  };
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

/**
 * The tenants that a person can see, or those that a search finds by what they are called; null where the
 * team declares none.
 */
export function tenantsQuery(application: Application, search: string) {
  return queryOptions({
    // A change of records may be one of a tenant.
    queryKey: ['records', 'tenants', specificationKey(application), search],
    queryFn: async ({ signal }) => {
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
