import type { Filter } from '@ninefold/data/records';
import {
  type Declaration,
  type Entity,
  entityId,
  findEntity,
  tenantField,
} from '@ninefold/specification';
import type { Application } from '../application/index.ts';
import { entitySpecificationQuery } from './specification.ts';
import type { Tenant } from './tenants.ts';

/** A tenant, and what follows from it for the records of an entity. */
export interface TenantScope extends Tenant {
  /** The condition that a record belongs to the tenant; none where it cannot be told from a record. */
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
