import { entityId } from '../../paths.ts';
import { findEntity } from '../../queries.ts';
import type { AccessDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import type { Surroundings } from './surroundings.ts';

const at = (key: string) => pathOf('access', 'memberships', key);

/** Reports a table of memberships, or a field of it, that there is not. */
export function checkAccess(
  { specification, problems }: Surroundings,
  { memberships }: AccessDeclaration,
): void {
  if (memberships === undefined) return;
  const entity = findEntity(specification, memberships.entity);
  if (entity === undefined) {
    const ids = specification.entities.map(entityId);
    problems.unknown(at('entity'), 'entity', memberships.entity, ids);
    return;
  }
  const names = new Set(entity.fields.map(({ name }) => name));
  for (const key of ['person', 'role'] as const) {
    const name = memberships[key];
    if (!names.has(name)) problems.unknown(at(key), 'field', name, names);
  }
}
