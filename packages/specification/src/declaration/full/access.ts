import { entityId } from '../../model/paths.ts';
import { findEntity } from '../../model/queries.ts';
import type { Entity } from '../../model/specification.ts';
import { tenantField } from '../../model/tenant.ts';
import type { AccessDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import type { Surroundings } from './surroundings.ts';

const at = (...keys: readonly string[]) => pathOf('access', ...keys);

/** Reports tables of memberships and of tenants, and fields of them, that there are not. */
export function checkAccess(surroundings: Surroundings, access: AccessDeclaration): void {
  checkMemberships(surroundings, access);
  checkTenant(surroundings, access);
}

function checkMemberships(surroundings: Surroundings, { memberships }: AccessDeclaration): void {
  if (memberships === undefined) return;
  const entity = knownEntity(surroundings, 'memberships', memberships.entity);
  if (entity === undefined) return;
  const names = new Set(entity.fields.map(({ name }) => name));
  for (const key of ['person', 'role', 'tenant'] as const) {
    const name = memberships[key];
    if (name !== undefined && !names.has(name)) {
      surroundings.problems.unknown(at('memberships', key), 'field', name, names);
    }
  }
}

function checkTenant(surroundings: Surroundings, access: AccessDeclaration): void {
  const { specification, problems } = surroundings;
  const { tenant } = access;
  if (tenant === undefined) {
    for (const key of ['memberships', 'function'] as const) {
      if (access[key]?.tenant !== undefined) {
        problems.add(
          at(key, 'tenant'),
          'This has no effect. Say under access.tenant which entity holds the tenants.',
        );
      }
    }
    return;
  }
  const entity = knownEntity(surroundings, 'tenant', tenant.entity);
  if (entity === undefined) return;
  if (entity.key.length !== 1) {
    problems.add(
      at('tenant', 'entity'),
      `A tenant is chosen by a key of one field. "${tenant.entity}" has ${entity.key.length === 0 ? 'no key' : `a key of ${entity.key.length} fields`}.`,
    );
  } else if (specification.entities.every((each) => tenantField(each, tenant) === undefined)) {
    const { field } = tenant;
    if (field === undefined) {
      problems.add(at('tenant'), `No entity refers to "${tenant.entity}" by one field alone.`);
    } else {
      const names = specification.entities.flatMap(({ fields }) => fields.map(({ name }) => name));
      problems.unknown(at('tenant', 'field'), 'field', field, new Set(names));
    }
  }
}

function knownEntity(
  { specification, problems }: Surroundings,
  key: 'memberships' | 'tenant',
  id: string,
): Entity | undefined {
  const entity = findEntity(specification, id);
  if (entity === undefined) {
    problems.unknown(at(key, 'entity'), 'entity', id, specification.entities.map(entityId));
  }
  return entity;
}
