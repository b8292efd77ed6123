import { entityId } from '../../model/paths.ts';
import { fieldOf, findEntity } from '../../model/queries.ts';
import type { Limit } from '../../model/specification.ts';
import type { LimitDeclaration, RoleDeclaration } from '../declaration.ts';
import { ownEntry } from '../../model/own-entry.ts';
import { pathOf, textOfValue } from '../problems.ts';
import type { Surroundings } from './surroundings.ts';

/** Point 9: to the limits that the team declares, what they hold for; never more than the database's. */
export function applyLimits(
  surroundings: Surroundings,
  declared: { readonly [name: string]: string | number | LimitDeclaration | undefined },
): readonly Limit[] {
  return surroundings.specification.limits.flatMap((limit) => {
    const of = limit.source.from === 'declared' ? ownEntry(declared, limit.name) : undefined;
    if (typeof of !== 'object') return limit;
    const full = withFacts(surroundings, limit, of);
    return exceeds(surroundings, full) ? [] : full;
  });
}

/** Quotas are limits that hold for a role. */
export function applyQuotas(declared: {
  readonly [role: string]: RoleDeclaration | undefined;
}): readonly Limit[] {
  return Object.entries(declared).flatMap(([role, of]) =>
    Object.entries(of?.quotas ?? {}).map(([name, value]) => ({
      name,
      value: textOfValue(value),
      role,
      ...(typeof value === 'number' ? { amount: value } : {}),
      source: { from: 'declared' as const, at: pathOf('roles', role, 'quotas', name) },
    })),
  );
}

function withFacts(
  { specification, problems }: Surroundings,
  limit: Limit,
  { value, unit, entity, field, role }: LimitDeclaration,
): Limit {
  const at = pathOf('limits', limit.name);
  const found = entity === undefined ? undefined : findEntity(specification, entity);
  const ids = specification.entities.map(entityId);
  if (entity !== undefined && found === undefined) {
    problems.unknown(`${at}.entity`, 'entity', entity, ids);
  }
  const names = (found?.fields ?? []).map(({ name }) => name);
  const isField = field !== undefined && names.includes(field);
  if (found !== undefined && field !== undefined && !isField) {
    problems.unknown(`${at}.field`, 'field', field, names);
  }
  const roles = specification.permissions.roles.map(({ name }) => name);
  if (role !== undefined && !roles.includes(role)) {
    problems.unknown(`${at}.role`, 'role', role, roles);
  }
  return {
    ...limit,
    value:
      typeof value === 'number' && unit !== undefined ? `${value} ${unit}` : textOfValue(value),
    ...(found === undefined || entity === undefined ? {} : { entity }),
    ...(isField ? { field } : {}),
    ...(role !== undefined && roles.includes(role) ? { role } : {}),
    ...(typeof value === 'number'
      ? { amount: value, ...(unit === undefined ? {} : { unit }) }
      : {}),
  };
}

/** Whether the database allows less: a longer text than the column takes, more rows than one answer has. */
function exceeds({ specification, problems }: Surroundings, limit: Limit): boolean {
  const { amount, unit, entity, field, name } = limit;
  if (amount === undefined || unit === undefined) return false;
  const of = entity === undefined ? undefined : findEntity(specification, entity);
  const column = of && field !== undefined ? fieldOf(of, field) : undefined;
  const lengths: readonly Limit[] =
    column?.maxLength === undefined
      ? []
      : [
          {
            name: '',
            value: `${column.maxLength} characters`,
            amount: column.maxLength,
            unit: 'characters',
            source: column.source,
          },
        ];
  const others = specification.limits.filter(
    (other) =>
      other.source.from === 'database' &&
      other.field === undefined &&
      (other.role === undefined || other.role === limit.role) &&
      other.bucket === undefined,
  );
  const lower = [...lengths, ...(field === undefined ? others : [])].find(
    (other) => other.unit === unit && other.amount !== undefined && other.amount < amount,
  );
  if (lower === undefined) return false;
  problems.add(
    pathOf('limits', name),
    `${limit.value} is more than the database allows (${lower.value}). Raise it there, or lower it here.`,
    lower.source,
  );
  return true;
}
