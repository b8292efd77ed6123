import { pathOf } from '../../key-path/index.ts';
import { type Entity, entityId, findEntity, tenantField } from '../../model/index.ts';
import type { AccessDeclaration } from '../declaration.ts';
import type { ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

const at = (...keys: readonly string[]) => pathOf('access', ...keys);

/** Reports unknown tables and fields of memberships and tenants, and unknown functions and arguments of helpers. */
export function checkAccess(context: ValidationContext, access: AccessDeclaration): void {
  checkMemberships(context, access);
  checkTenant(context, access);
  checkHelpers(context, access);
}

function checkMemberships(context: ValidationContext, { memberships }: AccessDeclaration): void {
  if (memberships === undefined) return;
  const entity = knownEntity(context, 'memberships', memberships.entity);
  if (entity === undefined) return;
  const names = new Set(entity.fields.map(({ name }) => name));
  for (const key of ['person', 'role', 'tenant'] as const) {
    context.problems.isKnown(at('memberships', key), 'field', memberships[key], names);
  }
}

function checkTenant(context: ValidationContext, access: AccessDeclaration): void {
  const { specification, problems } = context;
  const { tenant } = access;
  if (tenant === undefined) {
    for (const key of ['memberships', 'function'] as const) {
      if (access[key]?.tenant !== undefined) {
        problems.add(at(key, 'tenant'), fullDeclarationMessages.noTenant);
      }
    }
    return;
  }
  const entity = knownEntity(context, 'tenant', tenant.entity);
  if (entity === undefined) return;
  if (entity.key.length !== 1) {
    problems.add(
      at('tenant', 'entity'),
      fullDeclarationMessages.tenantKey({ entity: tenant.entity, fields: entity.key.length }),
    );
  } else if (specification.entities.every((each) => tenantField(each, tenant) === undefined)) {
    const { field } = tenant;
    if (field === undefined) {
      problems.add(
        at('tenant'),
        fullDeclarationMessages.noTenantReference({ entity: tenant.entity }),
      );
    } else {
      const names = specification.entities.flatMap(({ fields }) => fields.map(({ name }) => name));
      problems.unknown(at('tenant', 'field'), 'field', field, new Set(names));
    }
  }
}

function checkHelpers({ specification, problems }: ValidationContext, access: AccessDeclaration) {
  const { policyFunctions = [] } = specification.permissions;
  const known = new Map(policyFunctions.map((each) => [entityId(each), each]));
  for (const [name, { tenant, roles }] of Object.entries(access.helpers ?? {})) {
    const called = known.get(name);
    if (called === undefined) {
      problems.add(at('helpers', name), fullDeclarationMessages.noHelper({ name }));
      continue;
    }
    const wanted = { tenant, ...(typeof roles === 'string' && { roles }) };
    for (const [key, argument] of Object.entries(wanted)) {
      if (argument === undefined) continue;
      if (called.arguments.some((each) => each.name === argument)) continue;
      const message = fullDeclarationMessages.noArgument({ name, argument });
      problems.add(at('helpers', name, key), message);
    }
  }
}

function knownEntity(
  { specification, problems }: ValidationContext,
  key: 'memberships' | 'tenant',
  id: string,
): Entity | undefined {
  problems.isKnown(at(key, 'entity'), 'entity', id, specification.entities.map(entityId));
  return findEntity(specification, id);
}
